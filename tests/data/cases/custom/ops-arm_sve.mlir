// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of arm_sve that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: vector<[16]xi1>) {
  %0 = arm_sve.convert_from_svbool %arg0 : vector<[8]xi1>
  return
}
func.func @f1(%arg0: vector<1x[16]xi1>) {
  %0 = arm_sve.convert_from_svbool %arg0 : vector<1x[16]xi1>
  return
}
func.func @f2(%arg0: vector<[2]xi1>) {
  %0 = arm_sve.convert_to_svbool %arg0 : vector<[2]xi1>
  return
}
func.func @f3(%arg0: vector<1x[16]xi1>) {
  %0 = arm_sve.convert_to_svbool %arg0 : vector<1x[16]xi1>
  return
}
func.func @f4(%arg0: vector<[4]xf32>) {
  %0 = arm_sve.dupq_lane %arg0[1] : vector<[4]xf32>
  return
}
func.func @f5(%arg0: vector<[8]xbf16>) {
  %0 = arm_sve.dupq_lane %arg0[3] : vector<[8]xbf16>
  return
}
func.func @f6(%arg0: vector<[4]xf32>, %arg1: vector<[8]xbf16>, %arg2: vector<[8]xbf16>) {
  %0 = arm_sve.intr.bfmmla %arg0, %arg1, %arg2 : vector<[8]xbf16> to vector<[4]xf32>
  return
}
func.func @f7(%arg0: vector<[2]x[2]xf32>, %arg1: vector<2x[4]xbf16>, %arg2: vector<2x[4]xbf16>) {
  %0 = arm_sve.intr.bfmmla %arg0, %arg1, %arg2 : vector<2x[4]xbf16> to vector<[2]x[2]xf32>
  return
}
func.func @f8(%arg0: vector<[8]xi1>, %arg1: vector<[8]xf16>, %arg2: vector<[8]xf16>) {
  %0 = arm_sve.masked.addf %arg0, %arg1, %arg2 : vector<[8]xi1>, vector<[8]xf16>
  return
}
func.func @f9(%arg0: vector<[1]x[1]xi1>, %arg1: vector<[1]x[1]xf8E4M3FNUZ>, %arg2: vector<[1]x[1]xf8E4M3FNUZ>) {
  %0 = arm_sve.masked.addf %arg0, %arg1, %arg2 : vector<[1]x[1]xi1>, vector<[1]x[1]xf8E4M3FNUZ>
  return
}
func.func @f10(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi8>, %arg2: vector<[4]xi8>) {
  %0 = arm_sve.masked.addi %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi8>
  return
}
func.func @f11(%arg0: vector<[8]x[8]xi1>, %arg1: vector<[8]x[8]xi32>, %arg2: vector<[8]x[8]xi32>) {
  %0 = arm_sve.masked.addi %arg0, %arg1, %arg2 : vector<[8]x[8]xi1>, vector<[8]x[8]xi32>
  return
}
func.func @f12(%arg0: vector<[8]xi1>, %arg1: vector<[8]xf32>, %arg2: vector<[8]xf32>) {
  %0 = arm_sve.masked.divf %arg0, %arg1, %arg2 : vector<[8]xi1>, vector<[8]xf32>
  return
}
func.func @f13(%arg0: vector<[16]x[16]xi1>, %arg1: vector<[16]x[16]xf6E3M2FN>, %arg2: vector<[16]x[16]xf6E3M2FN>) {
  %0 = arm_sve.masked.divf %arg0, %arg1, %arg2 : vector<[16]x[16]xi1>, vector<[16]x[16]xf6E3M2FN>
  return
}
func.func @f14(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi16>, %arg2: vector<[4]xi16>) {
  %0 = arm_sve.masked.divi_signed %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi16>
  return
}
func.func @f15(%arg0: vector<[16]x[16]xi1>, %arg1: vector<[16]x[16]xi64>, %arg2: vector<[16]x[16]xi64>) {
  %0 = arm_sve.masked.divi_signed %arg0, %arg1, %arg2 : vector<[16]x[16]xi1>, vector<[16]x[16]xi64>
  return
}
func.func @f16(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi8>, %arg2: vector<[8]xi8>) {
  %0 = arm_sve.masked.divi_unsigned %arg0, %arg1, %arg2 : vector<[8]xi1>, vector<[8]xi8>
  return
}
func.func @f17(%arg0: vector<[16]x[16]xi1>, %arg1: vector<[16]x[16]xi32>, %arg2: vector<[16]x[16]xi32>) {
  %0 = arm_sve.masked.divi_unsigned %arg0, %arg1, %arg2 : vector<[16]x[16]xi1>, vector<[16]x[16]xi32>
  return
}
func.func @f18(%arg0: vector<[1]xi1>, %arg1: vector<[1]xf32>, %arg2: vector<[1]xf32>) {
  %0 = arm_sve.masked.mulf %arg0, %arg1, %arg2 : vector<[1]xi1>, vector<[1]xf32>
  return
}
func.func @f19(%arg0: vector<[4]x[4]xi1>, %arg1: vector<[4]x[4]xf4E2M1FN>, %arg2: vector<[4]x[4]xf4E2M1FN>) {
  %0 = arm_sve.masked.mulf %arg0, %arg1, %arg2 : vector<[4]x[4]xi1>, vector<[4]x[4]xf4E2M1FN>
  return
}
func.func @f20(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = arm_sve.masked.muli %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi32>
  return
}
func.func @f21(%arg0: vector<[16]x[16]xi1>, %arg1: vector<[16]x[16]xi16>, %arg2: vector<[16]x[16]xi16>) {
  %0 = arm_sve.masked.muli %arg0, %arg1, %arg2 : vector<[16]x[16]xi1>, vector<[16]x[16]xi16>
  return
}
func.func @f22(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf16>, %arg2: vector<[4]xf16>) {
  %0 = arm_sve.masked.subf %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xf16>
  return
}
func.func @f23(%arg0: vector<[2]x[2]xi1>, %arg1: vector<[2]x[2]xf8E4M3FNUZ>, %arg2: vector<[2]x[2]xf8E4M3FNUZ>) {
  %0 = arm_sve.masked.subf %arg0, %arg1, %arg2 : vector<[2]x[2]xi1>, vector<[2]x[2]xf8E4M3FNUZ>
  return
}
func.func @f24(%arg0: vector<[1]xi1>, %arg1: vector<[1]xi32>, %arg2: vector<[1]xi32>) {
  %0 = arm_sve.masked.subi %arg0, %arg1, %arg2 : vector<[1]xi1>, vector<[1]xi32>
  return
}
func.func @f25(%arg0: vector<[8]x[8]xi1>, %arg1: vector<[8]x[8]xi32>, %arg2: vector<[8]x[8]xi32>) {
  %0 = arm_sve.masked.subi %arg0, %arg1, %arg2 : vector<[8]x[8]xi1>, vector<[8]x[8]xi32>
  return
}
func.func @f26(%arg0: vector<[1]xi1>, %arg1: vector<[2]xi1>, %arg2: index) {
  %0 = arm_sve.psel %arg0, %arg1[%arg2] : vector<[1]xi1>, vector<[2]xi1>
  return
}
func.func @f27(%arg0: vector<[16]xi1>, %arg1: vector<[16]xi1>, %arg2: index) {
  %0 = arm_sve.psel %arg0, %arg1[%arg2] : vector<[16]xi1>, vector<[16]xi1>
  return
}
func.func @f28(%arg0: vector<[2]xi64>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) {
  %0 = arm_sve.sdot %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[2]xi64>
  return
}
func.func @f29(%arg0: vector<[2]x[2]xi64>, %arg1: vector<[4]x[4]xi16>, %arg2: vector<[4]x[4]xi16>) {
  %0 = arm_sve.sdot %arg0, %arg1, %arg2 : vector<[4]x[4]xi16> to vector<[2]x[2]xi64>
  return
}
func.func @f30(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) {
  %0 = arm_sve.smmla %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  return
}
func.func @f31(%arg0: vector<[2]x[2]xi32>, %arg1: vector<[4]x[4]xi8>, %arg2: vector<[4]x[4]xi8>) {
  %0 = arm_sve.smmla %arg0, %arg1, %arg2 : vector<[4]x[4]xi8> to vector<[2]x[2]xi32>
  return
}
func.func @f32(%arg0: vector<[4]xi64>, %arg1: vector<[8]xi8>, %arg2: vector<[8]xi8>) {
  %0 = arm_sve.udot %arg0, %arg1, %arg2 : vector<[8]xi8> to vector<[4]xi64>
  return
}
func.func @f33(%arg0: vector<[2]x[2]xi64>, %arg1: vector<[4]x[4]xi16>, %arg2: vector<[4]x[4]xi16>) {
  %0 = arm_sve.udot %arg0, %arg1, %arg2 : vector<[4]x[4]xi16> to vector<[2]x[2]xi64>
  return
}
func.func @f34(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) {
  %0 = arm_sve.ummla %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  return
}
func.func @f35(%arg0: vector<[2]x[2]xi32>, %arg1: vector<[4]x[4]xi8>, %arg2: vector<[4]x[4]xi8>) {
  %0 = arm_sve.ummla %arg0, %arg1, %arg2 : vector<[4]x[4]xi8> to vector<[2]x[2]xi32>
  return
}
func.func @f36(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) {
  %0 = arm_sve.usmmla %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  return
}
func.func @f37(%arg0: vector<[2]x[2]xi32>, %arg1: vector<[4]x[4]xi8>, %arg2: vector<[4]x[4]xi8>) {
  %0 = arm_sve.usmmla %arg0, %arg1, %arg2 : vector<[4]x[4]xi8> to vector<[2]x[2]xi32>
  return
}
func.func @f38(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>) {
  %resultV1, %resultV2 = arm_sve.zip.x2 %arg0, %arg1 : vector<[4]xi32>
  return
}
func.func @f39(%arg0: vector<[8]xbf16>, %arg1: vector<[8]xbf16>) {
  %resultV1, %resultV2 = arm_sve.zip.x2 %arg0, %arg1 : vector<[8]xbf16>
  return
}
func.func @f40(%arg0: vector<[8]xf16>, %arg1: vector<[8]xf16>, %arg2: vector<[8]xf16>, %arg3: vector<[8]xf16>) {
  %resultV1, %resultV2, %resultV3, %resultV4 = arm_sve.zip.x4 %arg0, %arg1, %arg2, %arg3 : vector<[8]xf16>
  return
}
func.func @f41(%arg0: vector<[8]xbf16>, %arg1: vector<[8]xbf16>, %arg2: vector<[8]xbf16>, %arg3: vector<[8]xbf16>) {
  %resultV1, %resultV2, %resultV3, %resultV4 = arm_sve.zip.x4 %arg0, %arg1, %arg2, %arg3 : vector<[8]xbf16>
  return
}
