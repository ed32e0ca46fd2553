// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @gemm(%a: memref<2x3xf32>, %b: memref<3x4xf32>, %c: memref<2x4xf32>) {
  "lmhlo_gpu.gemm"(%a, %b, %c) {algorithm = -1 : i64, alpha_imag = 0.000000e+00 : f64, alpha_real = 1.000000e+00 : f64, beta = 0.000000e+00 : f64, dot_dimension_numbers = #mhlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [0 : i32]} : (memref<2x3xf32>, memref<3x4xf32>, memref<2x4xf32>) -> ()
  "lmhlo.reduce_window"(%a, %b, %c) ({
  ^bb0(%l: memref<f32>, %r: memref<f32>, %o: memref<f32>):
    "lmhlo.maximum"(%l, %r, %o) : (memref<f32>, memref<f32>, memref<f32>) -> ()
    "lmhlo.terminator"() : () -> ()
  }) {window_dimensions = dense<[1, 2]> : tensor<2xi64>} : (memref<2x3xf32>, memref<3x4xf32>, memref<2x4xf32>) -> ()
  "lmhlo.terminator"() : () -> ()
}
