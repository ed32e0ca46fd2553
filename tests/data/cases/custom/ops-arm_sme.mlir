// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of arm_sme that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: vector<[2]x[2]xi64>) {
  %0 = arm_sme.copy_tile %arg0 : vector<[2]x[2]xi64>
  return
}
func.func @f1(%arg0: vector<[16]x[16]xi8>) {
  %0 = arm_sme.copy_tile %arg0 : vector<[16]x[16]xi8>
  return
}
func.func @f2(%arg0: vector<[8]x[8]xf16>, %arg1: index) {
  %0 = arm_sme.extract_tile_slice %arg0[%arg1] : vector<[8]xf16> from vector<[8]x[8]xf16>
  return
}
func.func @f3(%arg0: vector<[8]x[8]xbf16>, %arg1: index) {
  %0 = arm_sme.extract_tile_slice %arg0[%arg1] : vector<[8]xbf16> from vector<[8]x[8]xbf16>
  return
}
func.func @f4(%arg0: vector<[8]xf16>, %arg1: vector<[8]xf16>) {
  %0 = arm_sme.fmopa_2way %arg0, %arg1 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}
func.func @f5(%arg0: vector<[8]xbf16>, %arg1: vector<[8]xbf16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xf32>) {
  %0 = arm_sme.fmopa_2way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  return
}
func.func @f6(%arg0: vector<[8]xf16>, %arg1: vector<[8]xf16>) {
  %0 = arm_sme.fmops_2way %arg0, %arg1 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  return
}
func.func @f7(%arg0: vector<[8]xbf16>, %arg1: vector<[8]xbf16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xf32>) {
  %0 = arm_sme.fmops_2way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  return
}
func.func @f8() {
  %0 = arm_sme.get_tile : vector<[8]x[8]xi16>
  return
}
func.func @f9() {
  %0 = arm_sme.get_tile : vector<[16]x[16]xi8>
  return
}
func.func @f10(%arg0: vector<[8]xi16>, %arg1: vector<[8]x[8]xi16>, %arg2: index) {
  %0 = arm_sme.insert_tile_slice %arg0, %arg1[%arg2] : vector<[8]xi16> into vector<[8]x[8]xi16>
  return
}
func.func @f11(%arg0: vector<[4]xi32>, %arg1: vector<[4]x[4]xi32>, %arg2: index) {
  %0 = arm_sme.insert_tile_slice %arg0, %arg1[%arg2] layout<vertical> : vector<[4]xi32> into vector<[4]x[4]xi32>
  return
}
func.func @f12(%arg0: memref<4xf32>, %arg1: vector<[4]xi1>, %arg2: vector<[4]x[4]xf32>, %arg3: index, %arg4: index) {
  %0 = arm_sme.load_tile_slice %arg0[%arg3], %arg1, %arg2, %arg4 : memref<4xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  return
}
func.func @f13(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>) {
  %0 = arm_sme.outerproduct %arg0, %arg1 : vector<[4]xf32>, vector<[4]xf32>
  return
}
func.func @f14(%arg0: vector<[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xi1>, %arg3: vector<[4]xi1>, %arg4: vector<[4]x[4]xf32>) {
  %0 = arm_sme.outerproduct %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[4]xf32>, vector<[4]xf32>
  return
}
func.func @f15(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>) {
  %0 = arm_sme.smopa_2way %arg0, %arg1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
func.func @f16(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.smopa_2way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
func.func @f17(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>) {
  %0 = arm_sme.smopa_4way %arg0, %arg1 : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}
func.func @f18(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[2]x[2]xi64>) {
  %0 = arm_sme.smopa_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}
func.func @f19(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>) {
  %0 = arm_sme.smops_2way %arg0, %arg1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
func.func @f20(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.smops_2way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
func.func @f21(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>) {
  %0 = arm_sme.smops_4way %arg0, %arg1 : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}
func.func @f22(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: vector<[16]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.smops_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
func.func @f23(%arg0: vector<[4]x[4]xf32>, %arg1: index, %arg2: vector<[4]xi1>, %arg3: memref<4xf32>, %arg4: index) {
  arm_sme.store_tile_slice %arg0, %arg1, %arg2, %arg3[%arg4] : memref<4xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  return
}
func.func @f24(%arg0: vector<[4]x[4]xf32>, %arg1: index, %arg2: vector<[4]xi1>, %arg3: memref<2x3xf32>, %arg4: index, %arg5: index) {
  arm_sme.store_tile_slice %arg0, %arg1, %arg2, %arg3[%arg4, %arg5] : memref<2x3xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  return
}
func.func @f25() {
  %0 = arm_sme.streaming_vl <byte>
  return
}
func.func @f26() {
  %0 = arm_sme.streaming_vl <double>
  return
}
func.func @f27(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>) {
  %0 = arm_sme.sumopa_4way %arg0, %arg1 : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}
func.func @f28(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: vector<[16]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.sumopa_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
func.func @f29(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>) {
  %0 = arm_sme.sumops_4way %arg0, %arg1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
func.func @f30(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[2]x[2]xi64>) {
  %0 = arm_sme.sumops_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}
func.func @f31(%arg0: memref<2x3xf32>, %arg1: index, %arg2: index) {
  %0 = arm_sme.tile_load %arg0[%arg1, %arg2] : memref<2x3xf32>, vector<[4]x[4]xf32>
  return
}
func.func @f32(%arg0: memref<16x16xf32>, %arg1: index, %arg2: index) {
  %0 = arm_sme.tile_load %arg0[%arg1, %arg2] : memref<16x16xf32>, vector<[4]x[4]xf32>
  return
}
func.func @f33(%arg0: vector<[4]x[4]xf32>, %arg1: memref<2x3xf32>) {
  arm_sme.tile_store %arg0, %arg1[] : memref<2x3xf32>, vector<[4]x[4]xf32>
  return
}
func.func @f34(%arg0: vector<[4]x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: vector<[4]x[4]xi1>) {
  arm_sme.tile_store %arg0, %arg1[%arg2, %arg3], %arg4 layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
func.func @f35(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>) {
  %0 = arm_sme.umopa_2way %arg0, %arg1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
func.func @f36(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.umopa_2way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
func.func @f37(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>) {
  %0 = arm_sme.umopa_4way %arg0, %arg1 : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}
func.func @f38(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[2]x[2]xi64>) {
  %0 = arm_sme.umopa_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}
func.func @f39(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>) {
  %0 = arm_sme.umops_2way %arg0, %arg1 : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
func.func @f40(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.umops_2way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
func.func @f41(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>) {
  %0 = arm_sme.umops_4way %arg0, %arg1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
func.func @f42(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>, %arg2: vector<[8]xi1>, %arg3: vector<[8]xi1>, %arg4: vector<[2]x[2]xi64>) {
  %0 = arm_sme.umops_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}
func.func @f43(%arg0: vector<[8]xi16>, %arg1: vector<[8]xi16>) {
  %0 = arm_sme.usmopa_4way %arg0, %arg1 : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
  return
}
func.func @f44(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: vector<[16]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.usmopa_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
func.func @f45(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>) {
  %0 = arm_sme.usmops_4way %arg0, %arg1 : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
func.func @f46(%arg0: vector<[16]xi8>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi1>, %arg3: vector<[16]xi1>, %arg4: vector<[4]x[4]xi32>) {
  %0 = arm_sme.usmops_4way %arg0, %arg1 acc(%arg4) masks(%arg2, %arg3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  return
}
func.func @f47() {
  %0 = arm_sme.zero : vector<[8]x[8]xi16>
  return
}
func.func @f48() {
  %0 = arm_sme.zero : vector<[8]x[8]xbf16>
  return
}
