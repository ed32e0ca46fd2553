// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of arith that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: f16, %arg1: f16) {
  %0 = arith.addf %arg0, %arg1 : f16
  return
}
func.func @f1(%arg0: vector<1x[8]xf8E4M3FNUZ>, %arg1: vector<1x[8]xf8E4M3FNUZ>) {
  %0 = arith.addf %arg0, %arg1 fastmath<reassoc> : vector<1x[8]xf8E4M3FNUZ>
  return
}
func.func @f2(%arg0: i1, %arg1: i1) {
  %0 = arith.addi %arg0, %arg1 : i1
  return
}
func.func @f3(%arg0: vector<32xi16>, %arg1: vector<32xi16>) {
  %0 = arith.addi %arg0, %arg1 overflow<nuw> : vector<32xi16>
  return
}
func.func @f4(%arg0: i8, %arg1: i8) {
  %sum, %overflow = arith.addui_extended %arg0, %arg1 : i8, i1
  return
}
func.func @f5(%arg0: vector<1x[16]xi32>, %arg1: vector<1x[16]xi32>) {
  %sum, %overflow = arith.addui_extended %arg0, %arg1 : vector<1x[16]xi32>, vector<1x[16]xi1>
  return
}
func.func @f6(%arg0: i4, %arg1: i4) {
  %0 = arith.andi %arg0, %arg1 : i4
  return
}
func.func @f7(%arg0: tensor<1x2x3xi64>, %arg1: tensor<1x2x3xi64>) {
  %0 = arith.andi %arg0, %arg1 : tensor<1x2x3xi64>
  return
}
func.func @f8(%arg0: i8) {
  %0 = arith.bitcast %arg0 : i8 to i8
  return
}
func.func @f9(%arg0: vector<[4]x[4]xf8E4M3FNUZ>) {
  %0 = arith.bitcast %arg0 : vector<[4]x[4]xf8E4M3FNUZ> to vector<[4]x[4]xf8E4M3FNUZ>
  return
}
func.func @f10(%arg0: i8, %arg1: i8) {
  %0 = arith.ceildivsi %arg0, %arg1 : i8
  return
}
func.func @f11(%arg0: vector<2x3x4xindex>, %arg1: vector<2x3x4xindex>) {
  %0 = arith.ceildivsi %arg0, %arg1 : vector<2x3x4xindex>
  return
}
func.func @f12(%arg0: i8, %arg1: i8) {
  %0 = arith.ceildivui %arg0, %arg1 : i8
  return
}
func.func @f13(%arg0: tensor<1x4x4x2xi2>, %arg1: tensor<1x4x4x2xi2>) {
  %0 = arith.ceildivui %arg0, %arg1 : tensor<1x4x4x2xi2>
  return
}
func.func @f14(%arg0: f64, %arg1: f64) {
  %0 = arith.cmpf uno, %arg0, %arg1 : f64
  return
}
func.func @f15(%arg0: vector<1x2xf6E2M3FN>, %arg1: vector<1x2xf6E2M3FN>) {
  %0 = arith.cmpf ugt, %arg0, %arg1 fastmath<contract> : vector<1x2xf6E2M3FN>
  return
}
func.func @f16(%arg0: i8, %arg1: i8) {
  %0 = arith.cmpi eq, %arg0, %arg1 : i8
  return
}
func.func @f17(%arg0: vector<4x2xindex>, %arg1: vector<4x2xindex>) {
  %0 = arith.cmpi uge, %arg0, %arg1 : vector<4x2xindex>
  return
}
func.func @f18() {
  %true = arith.constant true
  return
}
func.func @f19() {
  %cst = arith.constant dense<1.500000e+00> : vector<[16]x[16]xf8E4M3FNUZ>
  return
}
func.func @f20(%arg0: f32, %arg1: f32) {
  %0 = arith.divf %arg0, %arg1 : f32
  return
}
func.func @f21(%arg0: vector<2x2xf6E2M3FN>, %arg1: vector<2x2xf6E2M3FN>) {
  %0 = arith.divf %arg0, %arg1 fastmath<arcp> : vector<2x2xf6E2M3FN>
  return
}
func.func @f22(%arg0: i4, %arg1: i4) {
  %0 = arith.divsi %arg0, %arg1 : i4
  return
}
func.func @f23(%arg0: vector<[16]x[16]xindex>, %arg1: vector<[16]x[16]xindex>) {
  %0 = arith.divsi %arg0, %arg1 : vector<[16]x[16]xindex>
  return
}
func.func @f24(%arg0: i4, %arg1: i4) {
  %0 = arith.divui %arg0, %arg1 : i4
  return
}
func.func @f25(%arg0: vector<1x[16]xi1>, %arg1: vector<1x[16]xi1>) {
  %0 = arith.divui %arg0, %arg1 exact : vector<1x[16]xi1>
  return
}
func.func @f26(%arg0: i4) {
  %0 = arith.extsi %arg0 : i4 to i5
  return
}
func.func @f27(%arg0: i8) {
  %0 = arith.extui %arg0 : i8 to i16
  return
}
func.func @f28(%arg0: i4, %arg1: i4) {
  %0 = arith.floordivsi %arg0, %arg1 : i4
  return
}
func.func @f29(%arg0: tensor<1x2x3x4x5xi1>, %arg1: tensor<1x2x3x4x5xi1>) {
  %0 = arith.floordivsi %arg0, %arg1 : tensor<1x2x3x4x5xi1>
  return
}
func.func @f30(%arg0: f32) {
  %0 = arith.fptosi %arg0 : f32 to i4
  return
}
func.func @f31(%arg0: tensor<1x4x4x2xf8E5M2FNUZ>) {
  %0 = arith.fptosi %arg0 : tensor<1x4x4x2xf8E5M2FNUZ> to tensor<1x4x4x2xi16>
  return
}
func.func @f32(%arg0: f32) {
  %0 = arith.fptoui %arg0 : f32 to i1
  return
}
func.func @f33(%arg0: vector<4x4xf8E8M0FNU>) {
  %0 = arith.fptoui %arg0 : vector<4x4xf8E8M0FNU> to vector<4x4xi1>
  return
}
func.func @f34(%arg0: f32, %arg1: f32) {
  %0 = arith.maximumf %arg0, %arg1 : f32
  return
}
func.func @f35(%arg0: vector<2x2xf8E5M2FNUZ>, %arg1: vector<2x2xf8E5M2FNUZ>) {
  %0 = arith.maximumf %arg0, %arg1 fastmath<nsz> : vector<2x2xf8E5M2FNUZ>
  return
}
func.func @f36(%arg0: f16, %arg1: f16) {
  %0 = arith.maxnumf %arg0, %arg1 : f16
  return
}
func.func @f37(%arg0: vector<[16]x[16]xf8E8M0FNU>, %arg1: vector<[16]x[16]xf8E8M0FNU>) {
  %0 = arith.maxnumf %arg0, %arg1 fastmath<reassoc> : vector<[16]x[16]xf8E8M0FNU>
  return
}
func.func @f38(%arg0: i2, %arg1: i2) {
  %0 = arith.maxsi %arg0, %arg1 : i2
  return
}
func.func @f39(%arg0: tensor<1x2x3xindex>, %arg1: tensor<1x2x3xindex>) {
  %0 = arith.maxsi %arg0, %arg1 : tensor<1x2x3xindex>
  return
}
func.func @f40(%arg0: i1, %arg1: i1) {
  %0 = arith.maxui %arg0, %arg1 : i1
  return
}
func.func @f41(%arg0: vector<1x[16]xindex>, %arg1: vector<1x[16]xindex>) {
  %0 = arith.maxui %arg0, %arg1 : vector<1x[16]xindex>
  return
}
func.func @f42(%arg0: f32, %arg1: f32) {
  %0 = arith.minimumf %arg0, %arg1 : f32
  return
}
func.func @f43(%arg0: vector<[8]x[8]xf8E4M3FNUZ>, %arg1: vector<[8]x[8]xf8E4M3FNUZ>) {
  %0 = arith.minimumf %arg0, %arg1 : vector<[8]x[8]xf8E4M3FNUZ>
  return
}
func.func @f44(%arg0: f16, %arg1: f16) {
  %0 = arith.minnumf %arg0, %arg1 : f16
  return
}
func.func @f45(%arg0: vector<3xf8E5M2FNUZ>, %arg1: vector<3xf8E5M2FNUZ>) {
  %0 = arith.minnumf %arg0, %arg1 fastmath<nnan> : vector<3xf8E5M2FNUZ>
  return
}
func.func @f46(%arg0: i4, %arg1: i4) {
  %0 = arith.minsi %arg0, %arg1 : i4
  return
}
func.func @f47(%arg0: vector<1x2xindex>, %arg1: vector<1x2xindex>) {
  %0 = arith.minsi %arg0, %arg1 : vector<1x2xindex>
  return
}
func.func @f48(%arg0: i2, %arg1: i2) {
  %0 = arith.minui %arg0, %arg1 : i2
  return
}
func.func @f49(%arg0: vector<[8]x[8]xi16>, %arg1: vector<[8]x[8]xi16>) {
  %0 = arith.minui %arg0, %arg1 : vector<[8]x[8]xi16>
  return
}
func.func @f50(%arg0: f16, %arg1: f16) {
  %0 = arith.mulf %arg0, %arg1 : f16
  return
}
func.func @f51(%arg0: tensor<2x3xf8E4M3FN>, %arg1: tensor<2x3xf8E4M3FN>) {
  %0 = arith.mulf %arg0, %arg1 : tensor<2x3xf8E4M3FN>
  return
}
func.func @f52(%arg0: i4, %arg1: i4) {
  %0 = arith.muli %arg0, %arg1 : i4
  return
}
func.func @f53(%arg0: vector<4x4xindex>, %arg1: vector<4x4xindex>) {
  %0 = arith.muli %arg0, %arg1 overflow<nuw> : vector<4x4xindex>
  return
}
func.func @f54(%arg0: i2, %arg1: i2) {
  %low, %high = arith.mulsi_extended %arg0, %arg1 : i2
  return
}
func.func @f55(%arg0: vector<[16]x[16]xindex>, %arg1: vector<[16]x[16]xindex>) {
  %low, %high = arith.mulsi_extended %arg0, %arg1 : vector<[16]x[16]xindex>
  return
}
func.func @f56(%arg0: i1, %arg1: i1) {
  %low, %high = arith.mului_extended %arg0, %arg1 : i1
  return
}
func.func @f57(%arg0: tensor<1x4x4x2xi8>, %arg1: tensor<1x4x4x2xi8>) {
  %low, %high = arith.mului_extended %arg0, %arg1 : tensor<1x4x4x2xi8>
  return
}
func.func @f58(%arg0: f64) {
  %0 = arith.negf %arg0 : f64
  return
}
func.func @f59(%arg0: vector<[8]xf8E5M2FNUZ>) {
  %0 = arith.negf %arg0 fastmath<afn> : vector<[8]xf8E5M2FNUZ>
  return
}
func.func @f60(%arg0: i5, %arg1: i5) {
  %0 = arith.ori %arg0, %arg1 : i5
  return
}
func.func @f61(%arg0: tensor<1x4x4x2xi8>, %arg1: tensor<1x4x4x2xi8>) {
  %0 = arith.ori %arg0, %arg1 : tensor<1x4x4x2xi8>
  return
}
func.func @f62(%arg0: f32, %arg1: f32) {
  %0 = arith.remf %arg0, %arg1 : f32
  return
}
func.func @f63(%arg0: tensor<6xf8E8M0FNU>, %arg1: tensor<6xf8E8M0FNU>) {
  %0 = arith.remf %arg0, %arg1 fastmath<reassoc> : tensor<6xf8E8M0FNU>
  return
}
func.func @f64(%arg0: i5, %arg1: i5) {
  %0 = arith.remsi %arg0, %arg1 : i5
  return
}
func.func @f65(%arg0: tensor<1x4x4x2xi64>, %arg1: tensor<1x4x4x2xi64>) {
  %0 = arith.remsi %arg0, %arg1 : tensor<1x4x4x2xi64>
  return
}
func.func @f66(%arg0: i1, %arg1: i1) {
  %0 = arith.remui %arg0, %arg1 : i1
  return
}
func.func @f67(%arg0: vector<4x4xindex>, %arg1: vector<4x4xindex>) {
  %0 = arith.remui %arg0, %arg1 : vector<4x4xindex>
  return
}
func.func @f68(%arg0: f32, %arg1: f32) {
  %0 = arith.scaling_truncf %arg0, %arg1 : f32, f32 to f8E4M3FN
  return
}
func.func @f69(%arg0: i5, %arg1: i5) {
  %0 = arith.shli %arg0, %arg1 : i5
  return
}
func.func @f70(%arg0: vector<2x[4]xi1>, %arg1: vector<2x[4]xi1>) {
  %0 = arith.shli %arg0, %arg1 overflow<nsw> : vector<2x[4]xi1>
  return
}
func.func @f71(%arg0: i4, %arg1: i4) {
  %0 = arith.shrsi %arg0, %arg1 : i4
  return
}
func.func @f72(%arg0: vector<[2]x[2]xi16>, %arg1: vector<[2]x[2]xi16>) {
  %0 = arith.shrsi %arg0, %arg1 exact : vector<[2]x[2]xi16>
  return
}
func.func @f73(%arg0: i1, %arg1: i1) {
  %0 = arith.shrui %arg0, %arg1 : i1
  return
}
func.func @f74(%arg0: vector<[16]x[16]xi2>, %arg1: vector<[16]x[16]xi2>) {
  %0 = arith.shrui %arg0, %arg1 exact : vector<[16]x[16]xi2>
  return
}
func.func @f75(%arg0: i1) {
  %0 = arith.sitofp %arg0 : i1 to f32
  return
}
func.func @f76(%arg0: tensor<1x2x3x4x5xi32>) {
  %0 = arith.sitofp %arg0 : tensor<1x2x3x4x5xi32> to tensor<1x2x3x4x5xf6E3M2FN>
  return
}
func.func @f77(%arg0: f32, %arg1: f32) {
  %0 = arith.subf %arg0, %arg1 : f32
  return
}
func.func @f78(%arg0: tensor<?xf8E4M3FNUZ>, %arg1: tensor<?xf8E4M3FNUZ>) {
  %0 = arith.subf %arg0, %arg1 fastmath<fast> : tensor<?xf8E4M3FNUZ>
  return
}
func.func @f79(%arg0: i4, %arg1: i4) {
  %0 = arith.subi %arg0, %arg1 : i4
  return
}
func.func @f80(%arg0: vector<[4]x[4]xi16>, %arg1: vector<[4]x[4]xi16>) {
  %0 = arith.subi %arg0, %arg1 overflow<nuw> : vector<[4]x[4]xi16>
  return
}
func.func @f81(%arg0: i32) {
  %0 = arith.trunci %arg0 overflow<nsw> : i32 to i2
  return
}
func.func @f82(%arg0: i4) {
  %0 = arith.uitofp %arg0 : i4 to f16
  return
}
func.func @f83(%arg0: vector<[1]x[1]xi2>) {
  %0 = arith.uitofp %arg0 : vector<[1]x[1]xi2> to vector<[1]x[1]xf6E2M3FN>
  return
}
func.func @f84(%arg0: i2, %arg1: i2) {
  %0 = arith.xori %arg0, %arg1 : i2
  return
}
func.func @f85(%arg0: vector<[16]x[16]xindex>, %arg1: vector<[16]x[16]xindex>) {
  %0 = arith.xori %arg0, %arg1 : vector<[16]x[16]xindex>
  return
}
