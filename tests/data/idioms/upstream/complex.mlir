// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @complex_ops(%re: f32, %im: f32, %c: complex<f32>) -> complex<f32> {
  %0 = complex.create %re, %im : complex<f32>
  %1 = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
  %2 = complex.add %0, %c : complex<f32>
  %3 = complex.sub %2, %1 : complex<f32>
  %4 = complex.mul %3, %c : complex<f32>
  %5 = complex.div %4, %c : complex<f32>
  %6 = complex.re %5 : complex<f32>
  %7 = complex.im %5 : complex<f32>
  %8 = complex.abs %5 : complex<f32>
  %9 = complex.exp %5 : complex<f32>
  %10 = complex.log %9 : complex<f32>
  %11 = complex.sqrt %10 fastmath<nnan,contract> : complex<f32>
  %12 = complex.conj %11 : complex<f32>
  %13 = complex.neg %12 : complex<f32>
  %14 = complex.eq %13, %c : complex<f32>
  %15 = complex.neq %13, %c : complex<f32>
  %16 = complex.angle %13 : complex<f32>
  %17 = complex.pow %13, %c : complex<f32>
  return %17 : complex<f32>
}

// -----

func.func @rest(%c: complex<f64>, %t: tensor<4xcomplex<f32>>) -> complex<f64> {
  %0 = complex.sin %c : complex<f64>
  %1 = complex.cos %0 : complex<f64>
  %2 = complex.tanh %1 : complex<f64>
  %3 = complex.log1p %2 : complex<f64>
  %4 = complex.expm1 %3 : complex<f64>
  %5 = complex.rsqrt %4 : complex<f64>
  %6 = complex.sign %5 : complex<f64>
  %7 = complex.atan2 %6, %c : complex<f64>
  %8 = complex.bitcast %7 : complex<f64> to i128
  %c0 = arith.constant 0 : index
  %9 = tensor.extract %t[%c0] : tensor<4xcomplex<f32>>
  %10 = complex.mul %9, %9 : complex<f32>
  return %7 : complex<f64>
}

// -----

module {
  func.func private @ctanh(complex<f64>) -> complex<f64>
  func.func private @ccos(complex<f64>) -> complex<f64>
  func.func private @csin(complex<f64>) -> complex<f64>
  func.func @rest(%arg0: complex<f64>, %arg1: tensor<4xcomplex<f32>>) -> complex<f64> {
    %0 = call @csin(%arg0) : (complex<f64>) -> complex<f64>
    %1 = call @ccos(%0) : (complex<f64>) -> complex<f64>
    %2 = call @ctanh(%1) : (complex<f64>) -> complex<f64>
    %3 = complex.log1p %2 : complex<f64>
    %4 = complex.expm1 %3 : complex<f64>
    %5 = complex.rsqrt %4 : complex<f64>
    %6 = complex.sign %5 : complex<f64>
    %7 = complex.atan2 %6, %arg0 : complex<f64>
    %8 = complex.bitcast %7 : complex<f64> to i128
    %c0 = arith.constant 0 : index
    %extracted = tensor.extract %arg1[%c0] : tensor<4xcomplex<f32>>
    %9 = complex.mul %extracted, %extracted : complex<f32>
    return %7 : complex<f64>
  }
}
