// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of complex that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: complex<f32>) {
  %0 = complex.abs %arg0 : complex<f32>
  return
}
func.func @f1(%arg0: complex<f64>) {
  %0 = complex.abs %arg0 fastmath<contract> : complex<f64>
  return
}
func.func @f2(%arg0: complex<f32>, %arg1: complex<f32>) {
  %0 = complex.add %arg0, %arg1 : complex<f32>
  return
}
func.func @f3(%arg0: complex<f64>, %arg1: complex<f64>) {
  %0 = complex.add %arg0, %arg1 fastmath<arcp> : complex<f64>
  return
}
func.func @f4(%arg0: complex<f64>) {
  %0 = complex.angle %arg0 : complex<f64>
  return
}
func.func @f5(%arg0: complex<f32>) {
  %0 = complex.angle %arg0 fastmath<nnan> : complex<f32>
  return
}
func.func @f6(%arg0: complex<f32>, %arg1: complex<f32>) {
  %0 = complex.atan2 %arg0, %arg1 : complex<f32>
  return
}
func.func @f7(%arg0: complex<f64>, %arg1: complex<f64>) {
  %0 = complex.atan2 %arg0, %arg1 fastmath<reassoc> : complex<f64>
  return
}
func.func @f8(%arg0: i1) {
  %0 = complex.bitcast %arg0 : i1 to i1
  return
}
func.func @f9(%arg0: !gpu.mma_matrix<16x16xf32, "COp">) {
  %0 = complex.bitcast %arg0 : !gpu.mma_matrix<16x16xf32, "COp"> to !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f10(%arg0: complex<f64>) {
  %0 = complex.conj %arg0 : complex<f64>
  return
}
func.func @f11(%arg0: complex<f64>) {
  %0 = complex.conj %arg0 fastmath<nnan> : complex<f64>
  return
}
func.func @f12(%arg0: complex<f32>) {
  %0 = complex.cos %arg0 : complex<f32>
  return
}
func.func @f13(%arg0: complex<f64>) {
  %0 = complex.cos %arg0 fastmath<contract> : complex<f64>
  return
}
func.func @f14(%arg0: f32, %arg1: f32) {
  %0 = complex.create %arg0, %arg1 : complex<f32>
  return
}
func.func @f15(%arg0: f64, %arg1: f64) {
  %0 = complex.create %arg0, %arg1 : complex<f64>
  return
}
func.func @f16(%arg0: complex<f64>, %arg1: complex<f64>) {
  %0 = complex.div %arg0, %arg1 : complex<f64>
  return
}
func.func @f17(%arg0: complex<f64>, %arg1: complex<f64>) {
  %0 = complex.div %arg0, %arg1 fastmath<ninf> : complex<f64>
  return
}
func.func @f18(%arg0: complex<f64>, %arg1: complex<f64>) {
  %0 = complex.eq %arg0, %arg1 : complex<f64>
  return
}
func.func @f19(%arg0: complex<f32>, %arg1: complex<f32>) {
  %0 = complex.eq %arg0, %arg1 : complex<f32>
  return
}
func.func @f20(%arg0: complex<f32>) {
  %0 = complex.exp %arg0 : complex<f32>
  return
}
func.func @f21(%arg0: complex<f32>) {
  %0 = complex.exp %arg0 fastmath<contract> : complex<f32>
  return
}
func.func @f22(%arg0: complex<f32>) {
  %0 = complex.expm1 %arg0 : complex<f32>
  return
}
func.func @f23(%arg0: complex<f32>) {
  %0 = complex.expm1 %arg0 fastmath<contract> : complex<f32>
  return
}
func.func @f24(%arg0: complex<f64>) {
  %0 = complex.im %arg0 : complex<f64>
  return
}
func.func @f25(%arg0: complex<f64>) {
  %0 = complex.im %arg0 fastmath<fast> : complex<f64>
  return
}
func.func @f26(%arg0: complex<f64>) {
  %0 = complex.log %arg0 : complex<f64>
  return
}
func.func @f27(%arg0: complex<f64>) {
  %0 = complex.log %arg0 fastmath<contract> : complex<f64>
  return
}
func.func @f28(%arg0: complex<f64>) {
  %0 = complex.log1p %arg0 : complex<f64>
  return
}
func.func @f29(%arg0: complex<f32>) {
  %0 = complex.log1p %arg0 fastmath<contract> : complex<f32>
  return
}
func.func @f30(%arg0: complex<f32>, %arg1: complex<f32>) {
  %0 = complex.mul %arg0, %arg1 : complex<f32>
  return
}
func.func @f31(%arg0: complex<f64>, %arg1: complex<f64>) {
  %0 = complex.mul %arg0, %arg1 fastmath<reassoc> : complex<f64>
  return
}
func.func @f32(%arg0: complex<f32>) {
  %0 = complex.neg %arg0 : complex<f32>
  return
}
func.func @f33(%arg0: complex<f32>) {
  %0 = complex.neg %arg0 fastmath<reassoc> : complex<f32>
  return
}
func.func @f34(%arg0: complex<f64>, %arg1: complex<f64>) {
  %0 = complex.neq %arg0, %arg1 : complex<f64>
  return
}
func.func @f35(%arg0: complex<f32>, %arg1: complex<f32>) {
  %0 = complex.neq %arg0, %arg1 : complex<f32>
  return
}
func.func @f36(%arg0: complex<f32>, %arg1: complex<f32>) {
  %0 = complex.pow %arg0, %arg1 : complex<f32>
  return
}
func.func @f37(%arg0: complex<f64>, %arg1: complex<f64>) {
  %0 = complex.pow %arg0, %arg1 fastmath<reassoc> : complex<f64>
  return
}
func.func @f38(%arg0: complex<f32>, %arg1: i8) {
  %0 = complex.powi %arg0, %arg1 : complex<f32>, i8
  return
}
func.func @f39(%arg0: complex<f64>, %arg1: i1) {
  %0 = complex.powi %arg0, %arg1 fastmath<contract> : complex<f64>, i1
  return
}
func.func @f40(%arg0: complex<f64>) {
  %0 = complex.re %arg0 : complex<f64>
  return
}
func.func @f41(%arg0: complex<f32>) {
  %0 = complex.re %arg0 fastmath<contract> : complex<f32>
  return
}
func.func @f42(%arg0: complex<f32>) {
  %0 = complex.rsqrt %arg0 : complex<f32>
  return
}
func.func @f43(%arg0: complex<f64>) {
  %0 = complex.rsqrt %arg0 fastmath<contract> : complex<f64>
  return
}
func.func @f44(%arg0: complex<f64>) {
  %0 = complex.sign %arg0 : complex<f64>
  return
}
func.func @f45(%arg0: complex<f32>) {
  %0 = complex.sign %arg0 fastmath<contract> : complex<f32>
  return
}
func.func @f46(%arg0: complex<f64>) {
  %0 = complex.sin %arg0 : complex<f64>
  return
}
func.func @f47(%arg0: complex<f64>) {
  %0 = complex.sin %arg0 fastmath<contract> : complex<f64>
  return
}
func.func @f48(%arg0: complex<f64>) {
  %0 = complex.sqrt %arg0 : complex<f64>
  return
}
func.func @f49(%arg0: complex<f64>) {
  %0 = complex.sqrt %arg0 fastmath<contract> : complex<f64>
  return
}
func.func @f50(%arg0: complex<f32>, %arg1: complex<f32>) {
  %0 = complex.sub %arg0, %arg1 : complex<f32>
  return
}
func.func @f51(%arg0: complex<f32>, %arg1: complex<f32>) {
  %0 = complex.sub %arg0, %arg1 fastmath<nnan> : complex<f32>
  return
}
func.func @f52(%arg0: complex<f64>) {
  %0 = complex.tan %arg0 : complex<f64>
  return
}
func.func @f53(%arg0: complex<f32>) {
  %0 = complex.tan %arg0 fastmath<reassoc> : complex<f32>
  return
}
func.func @f54(%arg0: complex<f64>) {
  %0 = complex.tanh %arg0 : complex<f64>
  return
}
func.func @f55(%arg0: complex<f64>) {
  %0 = complex.tanh %arg0 fastmath<contract> : complex<f64>
  return
}
