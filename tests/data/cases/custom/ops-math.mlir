// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of math that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: f16) {
  %0 = math.absf %arg0 : f16
  return
}
func.func @f1(%arg0: tensor<2x3xf8E4M3FNUZ>) {
  %0 = math.absf %arg0 fastmath<arcp> : tensor<2x3xf8E4M3FNUZ>
  return
}
func.func @f2(%arg0: i8) {
  %0 = math.absi %arg0 : i8
  return
}
func.func @f3(%arg0: vector<[1]x[1]xi16>) {
  %0 = math.absi %arg0 : vector<[1]x[1]xi16>
  return
}
func.func @f4(%arg0: f32) {
  %0 = math.acos %arg0 : f32
  return
}
func.func @f5(%arg0: vector<2x8xf6E3M2FN>) {
  %0 = math.acos %arg0 fastmath<ninf> : vector<2x8xf6E3M2FN>
  return
}
func.func @f6(%arg0: f32) {
  %0 = math.acosh %arg0 : f32
  return
}
func.func @f7(%arg0: vector<[4]x[4]xf6E3M2FN>) {
  %0 = math.acosh %arg0 fastmath<reassoc> : vector<[4]x[4]xf6E3M2FN>
  return
}
func.func @f8(%arg0: f32) {
  %0 = math.asin %arg0 : f32
  return
}
func.func @f9(%arg0: vector<1x[8]xf8E4M3FNUZ>) {
  %0 = math.asin %arg0 fastmath<contract> : vector<1x[8]xf8E4M3FNUZ>
  return
}
func.func @f10(%arg0: f16) {
  %0 = math.asinh %arg0 : f16
  return
}
func.func @f11(%arg0: vector<32xf4E2M1FN>) {
  %0 = math.asinh %arg0 fastmath<arcp> : vector<32xf4E2M1FN>
  return
}
func.func @f12(%arg0: f16) {
  %0 = math.atan %arg0 : f16
  return
}
func.func @f13(%arg0: vector<[1]x[1]xf8E4M3FN>) {
  %0 = math.atan %arg0 fastmath<contract> : vector<[1]x[1]xf8E4M3FN>
  return
}
func.func @f14(%arg0: f32, %arg1: f32) {
  %0 = math.atan2 %arg0, %arg1 : f32
  return
}
func.func @f15(%arg0: vector<[8]x[8]xf4E2M1FN>, %arg1: vector<[8]x[8]xf4E2M1FN>) {
  %0 = math.atan2 %arg0, %arg1 fastmath<afn> : vector<[8]x[8]xf4E2M1FN>
  return
}
func.func @f16(%arg0: f32) {
  %0 = math.atanh %arg0 : f32
  return
}
func.func @f17(%arg0: vector<[4]xf8E4M3FN>) {
  %0 = math.atanh %arg0 fastmath<fast> : vector<[4]xf8E4M3FN>
  return
}
func.func @f18(%arg0: f64) {
  %0 = math.cbrt %arg0 : f64
  return
}
func.func @f19(%arg0: vector<[8]x[8]xf8E5M2FNUZ>) {
  %0 = math.cbrt %arg0 fastmath<nsz> : vector<[8]x[8]xf8E5M2FNUZ>
  return
}
func.func @f20(%arg0: f64) {
  %0 = math.ceil %arg0 : f64
  return
}
func.func @f21(%arg0: vector<1x2xf6E3M2FN>) {
  %0 = math.ceil %arg0 fastmath<ninf> : vector<1x2xf6E3M2FN>
  return
}
func.func @f22(%arg0: f16, %arg1: f16, %arg2: f16) {
  %0 = math.clampf %arg0 to [%arg1, %arg2] : f16
  return
}
func.func @f23(%arg0: vector<[2]x[2]xf64>, %arg1: vector<[2]x[2]xf64>, %arg2: vector<[2]x[2]xf64>) {
  %0 = math.clampf %arg0 to [%arg1, %arg2] fastmath<nnan> : vector<[2]x[2]xf64>
  return
}
func.func @f24(%arg0: f16, %arg1: f16) {
  %0 = math.copysign %arg0, %arg1 : f16
  return
}
func.func @f25(%arg0: vector<1xf8E4M3FNUZ>, %arg1: vector<1xf8E4M3FNUZ>) {
  %0 = math.copysign %arg0, %arg1 fastmath<arcp> : vector<1xf8E4M3FNUZ>
  return
}
func.func @f26(%arg0: f16) {
  %0 = math.cos %arg0 : f16
  return
}
func.func @f27(%arg0: vector<2x3x4xf8E4M3FN>) {
  %0 = math.cos %arg0 fastmath<nsz> : vector<2x3x4xf8E4M3FN>
  return
}
func.func @f28(%arg0: f32) {
  %0 = math.cosh %arg0 : f32
  return
}
func.func @f29(%arg0: vector<2xf8E4M3FNUZ>) {
  %0 = math.cosh %arg0 fastmath<ninf> : vector<2xf8E4M3FNUZ>
  return
}
func.func @f30(%arg0: i1) {
  %0 = math.ctlz %arg0 : i1
  return
}
func.func @f31(%arg0: vector<[8]x[8]xindex>) {
  %0 = math.ctlz %arg0 : vector<[8]x[8]xindex>
  return
}
func.func @f32(%arg0: i8) {
  %0 = math.ctpop %arg0 : i8
  return
}
func.func @f33(%arg0: vector<[8]xindex>) {
  %0 = math.ctpop %arg0 : vector<[8]xindex>
  return
}
func.func @f34(%arg0: i2) {
  %0 = math.cttz %arg0 : i2
  return
}
func.func @f35(%arg0: tensor<1x2x3x4x5xi2>) {
  %0 = math.cttz %arg0 : tensor<1x2x3x4x5xi2>
  return
}
func.func @f36(%arg0: f32) {
  %0 = math.erf %arg0 : f32
  return
}
func.func @f37(%arg0: vector<[2]x[2]xf8E8M0FNU>) {
  %0 = math.erf %arg0 fastmath<arcp> : vector<[2]x[2]xf8E8M0FNU>
  return
}
func.func @f38(%arg0: f16) {
  %0 = math.erfc %arg0 : f16
  return
}
func.func @f39(%arg0: vector<2x4xf8E4M3FNUZ>) {
  %0 = math.erfc %arg0 fastmath<afn> : vector<2x4xf8E4M3FNUZ>
  return
}
func.func @f40(%arg0: f32) {
  %0 = math.exp %arg0 : f32
  return
}
func.func @f41(%arg0: vector<2x8xf8E4M3FN>) {
  %0 = math.exp %arg0 fastmath<nsz> : vector<2x8xf8E4M3FN>
  return
}
func.func @f42(%arg0: f16) {
  %0 = math.exp2 %arg0 : f16
  return
}
func.func @f43(%arg0: tensor<1x2x3x4x5xf8E8M0FNU>) {
  %0 = math.exp2 %arg0 fastmath<reassoc> : tensor<1x2x3x4x5xf8E8M0FNU>
  return
}
func.func @f44(%arg0: f16) {
  %0 = math.expm1 %arg0 : f16
  return
}
func.func @f45(%arg0: vector<[4]xf6E3M2FN>) {
  %0 = math.expm1 %arg0 fastmath<fast> : vector<[4]xf6E3M2FN>
  return
}
func.func @f46(%arg0: f32) {
  %0 = math.floor %arg0 : f32
  return
}
func.func @f47(%arg0: vector<2x2xf8E4M3FNUZ>) {
  %0 = math.floor %arg0 fastmath<afn> : vector<2x2xf8E4M3FNUZ>
  return
}
func.func @f48(%arg0: f64, %arg1: f64, %arg2: f64) {
  %0 = math.fma %arg0, %arg1, %arg2 : f64
  return
}
func.func @f49(%arg0: vector<[4]x[4]xf8E8M0FNU>, %arg1: vector<[4]x[4]xf8E8M0FNU>, %arg2: vector<[4]x[4]xf8E8M0FNU>) {
  %0 = math.fma %arg0, %arg1, %arg2 fastmath<ninf> : vector<[4]x[4]xf8E8M0FNU>
  return
}
func.func @f50(%arg0: tf32, %arg1: i8) {
  %0 = math.fpowi %arg0, %arg1 : tf32, i8
  return
}
func.func @f51(%arg0: vector<[8]x[8]xf64>, %arg1: vector<[8]x[8]xi8>) {
  %0 = math.fpowi %arg0, %arg1 : vector<[8]x[8]xf64>, vector<[8]x[8]xi8>
  return
}
func.func @f52(%arg0: i1, %arg1: i1) {
  %0 = math.ipowi %arg0, %arg1 : i1
  return
}
func.func @f53(%arg0: vector<[32]xindex>, %arg1: vector<[32]xindex>) {
  %0 = math.ipowi %arg0, %arg1 : vector<[32]xindex>
  return
}
func.func @f54(%arg0: f16) {
  %0 = math.isfinite %arg0 : f16
  return
}
func.func @f55(%arg0: vector<16x4xf8E8M0FNU>) {
  %0 = math.isfinite %arg0 {fastmath = #arith.fastmath<ninf>} : vector<16x4xf8E8M0FNU>
  return
}
func.func @f56(%arg0: f64) {
  %0 = math.isinf %arg0 : f64
  return
}
func.func @f57(%arg0: vector<[4]xf4E2M1FN>) {
  %0 = math.isinf %arg0 {fastmath = #arith.fastmath<ninf>} : vector<[4]xf4E2M1FN>
  return
}
func.func @f58(%arg0: f64) {
  %0 = math.isnan %arg0 : f64
  return
}
func.func @f59(%arg0: vector<[16]x[16]xf32>) {
  %0 = math.isnan %arg0 {fastmath = #arith.fastmath<afn>} : vector<[16]x[16]xf32>
  return
}
func.func @f60(%arg0: f16) {
  %0 = math.isnormal %arg0 : f16
  return
}
func.func @f61(%arg0: vector<32xf8E5M2FNUZ>) {
  %0 = math.isnormal %arg0 {fastmath = #arith.fastmath<ninf>} : vector<32xf8E5M2FNUZ>
  return
}
func.func @f62(%arg0: f32) {
  %0 = math.log %arg0 : f32
  return
}
func.func @f63(%arg0: vector<[2]x[2]xf8E4M3FN>) {
  %0 = math.log %arg0 fastmath<contract> : vector<[2]x[2]xf8E4M3FN>
  return
}
func.func @f64(%arg0: f64) {
  %0 = math.log10 %arg0 : f64
  return
}
func.func @f65(%arg0: tensor<f8E4M3FNUZ>) {
  %0 = math.log10 %arg0 fastmath<ninf> : tensor<f8E4M3FNUZ>
  return
}
func.func @f66(%arg0: f64) {
  %0 = math.log1p %arg0 : f64
  return
}
func.func @f67(%arg0: vector<[32]xf8E8M0FNU>) {
  %0 = math.log1p %arg0 fastmath<arcp> : vector<[32]xf8E8M0FNU>
  return
}
func.func @f68(%arg0: f64) {
  %0 = math.log2 %arg0 : f64
  return
}
func.func @f69(%arg0: vector<[16]xf8E4M3FN>) {
  %0 = math.log2 %arg0 fastmath<reassoc> : vector<[16]xf8E4M3FN>
  return
}
func.func @f70(%arg0: f16, %arg1: f16) {
  %0 = math.powf %arg0, %arg1 : f16
  return
}
func.func @f71(%arg0: vector<2x3x4xf8E4M3FNUZ>, %arg1: vector<2x3x4xf8E4M3FNUZ>) {
  %0 = math.powf %arg0, %arg1 fastmath<contract> : vector<2x3x4xf8E4M3FNUZ>
  return
}
func.func @f72(%arg0: f64) {
  %0 = math.round %arg0 : f64
  return
}
func.func @f73(%arg0: vector<[2]x[2]xf32>) {
  %0 = math.round %arg0 fastmath<contract> : vector<[2]x[2]xf32>
  return
}
func.func @f74(%arg0: f16) {
  %0 = math.roundeven %arg0 : f16
  return
}
func.func @f75(%arg0: vector<[16]x[16]xf8E8M0FNU>) {
  %0 = math.roundeven %arg0 : vector<[16]x[16]xf8E8M0FNU>
  return
}
func.func @f76(%arg0: f16) {
  %0 = math.rsqrt %arg0 : f16
  return
}
func.func @f77(%arg0: vector<16x4xf6E2M3FN>) {
  %0 = math.rsqrt %arg0 fastmath<ninf> : vector<16x4xf6E2M3FN>
  return
}
func.func @f78(%arg0: f64) {
  %0 = math.sin %arg0 : f64
  return
}
func.func @f79(%arg0: tensor<1x2x3xf8E4M3FN>) {
  %0 = math.sin %arg0 fastmath<nsz> : tensor<1x2x3xf8E4M3FN>
  return
}
func.func @f80(%arg0: f64) {
  %sin, %cos = math.sincos %arg0 : f64
  return
}
func.func @f81(%arg0: vector<[16]xf8E4M3FNUZ>) {
  %sin, %cos = math.sincos %arg0 fastmath<contract> : vector<[16]xf8E4M3FNUZ>
  return
}
func.func @f82(%arg0: f32) {
  %0 = math.sinh %arg0 : f32
  return
}
func.func @f83(%arg0: vector<[2]xf8E4M3FNUZ>) {
  %0 = math.sinh %arg0 : vector<[2]xf8E4M3FNUZ>
  return
}
func.func @f84(%arg0: f80) {
  %0 = math.sqrt %arg0 : f80
  return
}
func.func @f85(%arg0: vector<2x3x4xf8E8M0FNU>) {
  %0 = math.sqrt %arg0 fastmath<ninf> : vector<2x3x4xf8E8M0FNU>
  return
}
func.func @f86(%arg0: f16) {
  %0 = math.tan %arg0 : f16
  return
}
func.func @f87(%arg0: vector<[4]x[4]xf8E4M3FN>) {
  %0 = math.tan %arg0 fastmath<ninf> : vector<[4]x[4]xf8E4M3FN>
  return
}
func.func @f88(%arg0: f32) {
  %0 = math.tanh %arg0 : f32
  return
}
func.func @f89(%arg0: vector<[2]x[2]xf8E4M3FNUZ>) {
  %0 = math.tanh %arg0 fastmath<ninf> : vector<[2]x[2]xf8E4M3FNUZ>
  return
}
func.func @f90(%arg0: f32) {
  %0 = math.trunc %arg0 : f32
  return
}
func.func @f91(%arg0: tensor<*xf8E4M3FN>) {
  %0 = math.trunc %arg0 fastmath<ninf> : tensor<*xf8E4M3FN>
  return
}
