// ceil
func.func @f(%a: tensor<4xf16>, %b: tensor<4xbf16>, %c: tensor<4xf32>, %d: tensor<4xf64>, %e: tensor<4xf8E4M3FN>, %f: tensor<4xf8E5M2>) {
  %0 = stablehlo.ceil %a : tensor<4xf16>
  %1 = stablehlo.ceil %b : tensor<4xbf16>
  %2 = stablehlo.ceil %c : tensor<4xf32>
  %3 = stablehlo.ceil %d : tensor<4xf64>
  %4 = stablehlo.ceil %e : tensor<4xf8E4M3FN>
  %5 = stablehlo.ceil %f : tensor<4xf8E5M2>
  return
}

// -----

// floor
func.func @f(%a: tensor<4xf16>, %b: tensor<4xbf16>, %c: tensor<4xf32>, %d: tensor<4xf64>, %e: tensor<4xf8E4M3FN>, %f: tensor<4xf8E5M2>) {
  %0 = stablehlo.floor %a : tensor<4xf16>
  %1 = stablehlo.floor %b : tensor<4xbf16>
  %2 = stablehlo.floor %c : tensor<4xf32>
  %3 = stablehlo.floor %d : tensor<4xf64>
  %4 = stablehlo.floor %e : tensor<4xf8E4M3FN>
  %5 = stablehlo.floor %f : tensor<4xf8E5M2>
  return
}

// -----

// round_nearest_afz
func.func @f(%a: tensor<4xf16>, %b: tensor<4xbf16>, %c: tensor<4xf32>, %d: tensor<4xf64>, %e: tensor<4xf8E4M3FN>, %f: tensor<4xf8E5M2>) {
  %0 = stablehlo.round_nearest_afz %a : tensor<4xf16>
  %1 = stablehlo.round_nearest_afz %b : tensor<4xbf16>
  %2 = stablehlo.round_nearest_afz %c : tensor<4xf32>
  %3 = stablehlo.round_nearest_afz %d : tensor<4xf64>
  %4 = stablehlo.round_nearest_afz %e : tensor<4xf8E4M3FN>
  %5 = stablehlo.round_nearest_afz %f : tensor<4xf8E5M2>
  return
}

// -----

// round_nearest_even
func.func @f(%a: tensor<4xf16>, %b: tensor<4xbf16>, %c: tensor<4xf32>, %d: tensor<4xf64>, %e: tensor<4xf8E4M3FN>, %f: tensor<4xf8E5M2>) {
  %0 = stablehlo.round_nearest_even %a : tensor<4xf16>
  %1 = stablehlo.round_nearest_even %b : tensor<4xbf16>
  %2 = stablehlo.round_nearest_even %c : tensor<4xf32>
  %3 = stablehlo.round_nearest_even %d : tensor<4xf64>
  %4 = stablehlo.round_nearest_even %e : tensor<4xf8E4M3FN>
  %5 = stablehlo.round_nearest_even %f : tensor<4xf8E5M2>
  return
}

// -----

// cbrt
func.func @f(%a: tensor<4xf32>, %b: tensor<4xbf16>) {
  %0 = stablehlo.cbrt %a : tensor<4xf32>
  %1 = stablehlo.cbrt %b : tensor<4xbf16>
  %2 = stablehlo.cbrt %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return
}

// -----

// cbrt: accuracy
func.func @f(%a: tensor<f64>) {
  %0 = stablehlo.cbrt %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f64>
  %1 = stablehlo.cbrt %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  %2 = stablehlo.cbrt %a {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  return
}

// -----

// cosine
func.func @f(%a: tensor<4xf32>, %b: tensor<4xbf16>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.cosine %a : tensor<4xf32>
  %1 = stablehlo.cosine %b : tensor<4xbf16>
  %2 = stablehlo.cosine %c : tensor<4xcomplex<f32>>
  %3 = stablehlo.cosine %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return
}

// -----

// cosine: accuracy
func.func @f(%a: tensor<f64>) {
  %0 = stablehlo.cosine %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f64>
  %1 = stablehlo.cosine %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  %2 = stablehlo.cosine %a {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  return
}

// -----

// exponential
func.func @f(%a: tensor<4xf32>, %b: tensor<4xbf16>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.exponential %a : tensor<4xf32>
  %1 = stablehlo.exponential %b : tensor<4xbf16>
  %2 = stablehlo.exponential %c : tensor<4xcomplex<f32>>
  %3 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return
}

// -----

// exponential: accuracy
func.func @f(%a: tensor<f64>) {
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f64>
  %1 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  %2 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  return
}

// -----

// exponential_minus_one
func.func @f(%a: tensor<4xf32>, %b: tensor<4xbf16>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.exponential_minus_one %a : tensor<4xf32>
  %1 = stablehlo.exponential_minus_one %b : tensor<4xbf16>
  %2 = stablehlo.exponential_minus_one %c : tensor<4xcomplex<f32>>
  %3 = stablehlo.exponential_minus_one %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return
}

// -----

// exponential_minus_one: accuracy
func.func @f(%a: tensor<f64>) {
  %0 = stablehlo.exponential_minus_one %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f64>
  %1 = stablehlo.exponential_minus_one %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  %2 = stablehlo.exponential_minus_one %a {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  return
}

// -----

// log
func.func @f(%a: tensor<4xf32>, %b: tensor<4xbf16>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.log %a : tensor<4xf32>
  %1 = stablehlo.log %b : tensor<4xbf16>
  %2 = stablehlo.log %c : tensor<4xcomplex<f32>>
  %3 = stablehlo.log %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return
}

// -----

// log: accuracy
func.func @f(%a: tensor<f64>) {
  %0 = stablehlo.log %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f64>
  %1 = stablehlo.log %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  %2 = stablehlo.log %a {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  return
}

// -----

// log_plus_one
func.func @f(%a: tensor<4xf32>, %b: tensor<4xbf16>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.log_plus_one %a : tensor<4xf32>
  %1 = stablehlo.log_plus_one %b : tensor<4xbf16>
  %2 = stablehlo.log_plus_one %c : tensor<4xcomplex<f32>>
  %3 = stablehlo.log_plus_one %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return
}

// -----

// log_plus_one: accuracy
func.func @f(%a: tensor<f64>) {
  %0 = stablehlo.log_plus_one %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f64>
  %1 = stablehlo.log_plus_one %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  %2 = stablehlo.log_plus_one %a {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  return
}

// -----

// logistic
func.func @f(%a: tensor<4xf32>, %b: tensor<4xbf16>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.logistic %a : tensor<4xf32>
  %1 = stablehlo.logistic %b : tensor<4xbf16>
  %2 = stablehlo.logistic %c : tensor<4xcomplex<f32>>
  %3 = stablehlo.logistic %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return
}

// -----

// logistic: accuracy
func.func @f(%a: tensor<f64>) {
  %0 = stablehlo.logistic %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f64>
  %1 = stablehlo.logistic %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  %2 = stablehlo.logistic %a {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  return
}

// -----

// rsqrt
func.func @f(%a: tensor<4xf32>, %b: tensor<4xbf16>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.rsqrt %a : tensor<4xf32>
  %1 = stablehlo.rsqrt %b : tensor<4xbf16>
  %2 = stablehlo.rsqrt %c : tensor<4xcomplex<f32>>
  %3 = stablehlo.rsqrt %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return
}

// -----

// rsqrt: accuracy
func.func @f(%a: tensor<f64>) {
  %0 = stablehlo.rsqrt %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f64>
  %1 = stablehlo.rsqrt %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  %2 = stablehlo.rsqrt %a {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  return
}

// -----

// sine
func.func @f(%a: tensor<4xf32>, %b: tensor<4xbf16>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.sine %a : tensor<4xf32>
  %1 = stablehlo.sine %b : tensor<4xbf16>
  %2 = stablehlo.sine %c : tensor<4xcomplex<f32>>
  %3 = stablehlo.sine %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return
}

// -----

// sine: accuracy
func.func @f(%a: tensor<f64>) {
  %0 = stablehlo.sine %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f64>
  %1 = stablehlo.sine %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  %2 = stablehlo.sine %a {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  return
}

// -----

// sqrt
func.func @f(%a: tensor<4xf32>, %b: tensor<4xbf16>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.sqrt %a : tensor<4xf32>
  %1 = stablehlo.sqrt %b : tensor<4xbf16>
  %2 = stablehlo.sqrt %c : tensor<4xcomplex<f32>>
  %3 = stablehlo.sqrt %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return
}

// -----

// sqrt: accuracy
func.func @f(%a: tensor<f64>) {
  %0 = stablehlo.sqrt %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f64>
  %1 = stablehlo.sqrt %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  %2 = stablehlo.sqrt %a {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  return
}

// -----

// tan
func.func @f(%a: tensor<4xf32>, %b: tensor<4xbf16>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.tan %a : tensor<4xf32>
  %1 = stablehlo.tan %b : tensor<4xbf16>
  %2 = stablehlo.tan %c : tensor<4xcomplex<f32>>
  %3 = stablehlo.tan %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return
}

// -----

// tan: accuracy
func.func @f(%a: tensor<f64>) {
  %0 = stablehlo.tan %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f64>
  %1 = stablehlo.tan %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  %2 = stablehlo.tan %a {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  return
}

// -----

// tanh
func.func @f(%a: tensor<4xf32>, %b: tensor<4xbf16>, %c: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.tanh %a : tensor<4xf32>
  %1 = stablehlo.tanh %b : tensor<4xbf16>
  %2 = stablehlo.tanh %c : tensor<4xcomplex<f32>>
  %3 = stablehlo.tanh %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>} : tensor<4xf32>
  return
}

// -----

// tanh: accuracy
func.func @f(%a: tensor<f64>) {
  %0 = stablehlo.tanh %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<f64>
  %1 = stablehlo.tanh %a {result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-05, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  %2 = stablehlo.tanh %a {result_accuracy = #stablehlo.result_accuracy<rtol = 0.5, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f64>
  return
}

// -----

// abs
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi4>, %c: tensor<4xi8>, %d: tensor<4xi16>, %e: tensor<4xi32>, %f: tensor<4xi64>) {
  %0 = stablehlo.abs %a : tensor<4xf32>
  %1 = stablehlo.abs %b : tensor<4xi4>
  %2 = stablehlo.abs %c : tensor<4xi8>
  %3 = stablehlo.abs %d : tensor<4xi16>
  %4 = stablehlo.abs %e : tensor<4xi32>
  %5 = stablehlo.abs %f : tensor<4xi64>
  return
}

// -----

// negate
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi4>, %c: tensor<4xi8>, %d: tensor<4xi16>, %e: tensor<4xi32>, %f: tensor<4xi64>, %g: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.negate %a : tensor<4xf32>
  %1 = stablehlo.negate %b : tensor<4xi4>
  %2 = stablehlo.negate %c : tensor<4xi8>
  %3 = stablehlo.negate %d : tensor<4xi16>
  %4 = stablehlo.negate %e : tensor<4xi32>
  %5 = stablehlo.negate %f : tensor<4xi64>
  %6 = stablehlo.negate %g : tensor<4xcomplex<f32>>
  return
}

// -----

// sign
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi4>, %c: tensor<4xi8>, %d: tensor<4xi16>, %e: tensor<4xi32>, %f: tensor<4xi64>, %g: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.sign %a : tensor<4xf32>
  %1 = stablehlo.sign %b : tensor<4xi4>
  %2 = stablehlo.sign %c : tensor<4xi8>
  %3 = stablehlo.sign %d : tensor<4xi16>
  %4 = stablehlo.sign %e : tensor<4xi32>
  %5 = stablehlo.sign %f : tensor<4xi64>
  %6 = stablehlo.sign %g : tensor<4xcomplex<f32>>
  return
}

// -----

// abs: complex numbers
func.func @f(%a: tensor<2xcomplex<f64>>) {
  %0 = stablehlo.abs %a : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  return
}

// -----

// count_leading_zeros
func.func @f(%a: tensor<4xi4>, %b: tensor<4xi8>, %c: tensor<4xi16>, %d: tensor<4xi32>, %e: tensor<4xi64>, %f: tensor<4xui4>, %g: tensor<4xui8>, %h: tensor<4xui16>, %i: tensor<4xui32>, %j: tensor<4xui64>) {
  %0 = stablehlo.count_leading_zeros %a : tensor<4xi4>
  %1 = stablehlo.count_leading_zeros %b : tensor<4xi8>
  %2 = stablehlo.count_leading_zeros %c : tensor<4xi16>
  %3 = stablehlo.count_leading_zeros %d : tensor<4xi32>
  %4 = stablehlo.count_leading_zeros %e : tensor<4xi64>
  %5 = stablehlo.count_leading_zeros %f : tensor<4xui4>
  %6 = stablehlo.count_leading_zeros %g : tensor<4xui8>
  %7 = stablehlo.count_leading_zeros %h : tensor<4xui16>
  %8 = stablehlo.count_leading_zeros %i : tensor<4xui32>
  %9 = stablehlo.count_leading_zeros %j : tensor<4xui64>
  return
}

// -----

// popcnt
func.func @f(%a: tensor<4xi4>, %b: tensor<4xi8>, %c: tensor<4xi16>, %d: tensor<4xi32>, %e: tensor<4xi64>, %f: tensor<4xui4>, %g: tensor<4xui8>, %h: tensor<4xui16>, %i: tensor<4xui32>, %j: tensor<4xui64>) {
  %0 = stablehlo.popcnt %a : tensor<4xi4>
  %1 = stablehlo.popcnt %b : tensor<4xi8>
  %2 = stablehlo.popcnt %c : tensor<4xi16>
  %3 = stablehlo.popcnt %d : tensor<4xi32>
  %4 = stablehlo.popcnt %e : tensor<4xi64>
  %5 = stablehlo.popcnt %f : tensor<4xui4>
  %6 = stablehlo.popcnt %g : tensor<4xui8>
  %7 = stablehlo.popcnt %h : tensor<4xui16>
  %8 = stablehlo.popcnt %i : tensor<4xui32>
  %9 = stablehlo.popcnt %j : tensor<4xui64>
  return
}

// -----

// not
func.func @f(%a: tensor<4xi4>, %b: tensor<4xi8>, %c: tensor<4xi16>, %d: tensor<4xi32>, %e: tensor<4xi64>, %f: tensor<4xui4>, %g: tensor<4xui8>, %h: tensor<4xui16>, %i: tensor<4xui32>, %j: tensor<4xui64>, %k: tensor<4xi1>) {
  %0 = stablehlo.not %a : tensor<4xi4>
  %1 = stablehlo.not %b : tensor<4xi8>
  %2 = stablehlo.not %c : tensor<4xi16>
  %3 = stablehlo.not %d : tensor<4xi32>
  %4 = stablehlo.not %e : tensor<4xi64>
  %5 = stablehlo.not %f : tensor<4xui4>
  %6 = stablehlo.not %g : tensor<4xui8>
  %7 = stablehlo.not %h : tensor<4xui16>
  %8 = stablehlo.not %i : tensor<4xui32>
  %9 = stablehlo.not %j : tensor<4xui64>
  %10 = stablehlo.not %k : tensor<4xi1>
  return
}

// -----

// real
func.func @f(%a: tensor<2xcomplex<f32>>, %b: tensor<?xf32>) {
  %0 = stablehlo.real %a : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %1 = stablehlo.real %b : tensor<?xf32>
  return
}

// -----

// imag
func.func @f(%a: tensor<2xcomplex<f32>>, %b: tensor<?xf32>) {
  %0 = stablehlo.imag %a : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %1 = stablehlo.imag %b : tensor<?xf32>
  return
}

// -----

// is_finite
func.func @f(%a: tensor<4xf32>, %b: tensor<f8E5M2>) {
  %0 = stablehlo.is_finite %a : (tensor<4xf32>) -> tensor<4xi1>
  %1 = stablehlo.is_finite %b : (tensor<f8E5M2>) -> tensor<i1>
  return
}

// -----

// multiply
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi1>, %c: tensor<4xcomplex<f64>>, %d: tensor<4xi32>, %e: tensor<4xui8>) {
  %0 = stablehlo.multiply %a, %a : tensor<4xf32>
  %1 = stablehlo.multiply %b, %b : tensor<4xi1>
  %2 = stablehlo.multiply %c, %c : tensor<4xcomplex<f64>>
  %3 = stablehlo.multiply %d, %d : tensor<4xi32>
  %4 = stablehlo.multiply %e, %e : tensor<4xui8>
  return
}

// -----

// maximum
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi1>, %c: tensor<4xcomplex<f64>>, %d: tensor<4xi32>, %e: tensor<4xui8>) {
  %0 = stablehlo.maximum %a, %a : tensor<4xf32>
  %1 = stablehlo.maximum %b, %b : tensor<4xi1>
  %2 = stablehlo.maximum %c, %c : tensor<4xcomplex<f64>>
  %3 = stablehlo.maximum %d, %d : tensor<4xi32>
  %4 = stablehlo.maximum %e, %e : tensor<4xui8>
  return
}

// -----

// minimum
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi1>, %c: tensor<4xcomplex<f64>>, %d: tensor<4xi32>, %e: tensor<4xui8>) {
  %0 = stablehlo.minimum %a, %a : tensor<4xf32>
  %1 = stablehlo.minimum %b, %b : tensor<4xi1>
  %2 = stablehlo.minimum %c, %c : tensor<4xcomplex<f64>>
  %3 = stablehlo.minimum %d, %d : tensor<4xi32>
  %4 = stablehlo.minimum %e, %e : tensor<4xui8>
  return
}

// -----

// subtract
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi8>, %c: tensor<4xui16>, %d: tensor<4xcomplex<f64>>) {
  %0 = stablehlo.subtract %a, %a : tensor<4xf32>
  %1 = stablehlo.subtract %b, %b : tensor<4xi8>
  %2 = stablehlo.subtract %c, %c : tensor<4xui16>
  %3 = stablehlo.subtract %d, %d : tensor<4xcomplex<f64>>
  return
}

// -----

// divide
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi8>, %c: tensor<4xui16>, %d: tensor<4xcomplex<f64>>) {
  %0 = stablehlo.divide %a, %a : tensor<4xf32>
  %1 = stablehlo.divide %b, %b : tensor<4xi8>
  %2 = stablehlo.divide %c, %c : tensor<4xui16>
  %3 = stablehlo.divide %d, %d : tensor<4xcomplex<f64>>
  return
}

// -----

// remainder
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi8>, %c: tensor<4xui16>, %d: tensor<4xcomplex<f64>>) {
  %0 = stablehlo.remainder %a, %a : tensor<4xf32>
  %1 = stablehlo.remainder %b, %b : tensor<4xi8>
  %2 = stablehlo.remainder %c, %c : tensor<4xui16>
  %3 = stablehlo.remainder %d, %d : tensor<4xcomplex<f64>>
  return
}

// -----

// power
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi8>, %c: tensor<4xui16>, %d: tensor<4xcomplex<f64>>) {
  %0 = stablehlo.power %a, %a : tensor<4xf32>
  %1 = stablehlo.power %b, %b : tensor<4xi8>
  %2 = stablehlo.power %c, %c : tensor<4xui16>
  %3 = stablehlo.power %d, %d : tensor<4xcomplex<f64>>
  return
}

// -----

// atan2
func.func @f(%a: tensor<4xf32>, %b: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.atan2 %a, %a : tensor<4xf32>
  %1 = stablehlo.atan2 %b, %b : tensor<4xcomplex<f32>>
  return
}

// -----

// and
func.func @f(%a: tensor<4xi1>, %b: tensor<4xi32>, %c: tensor<4xui8>) {
  %0 = stablehlo.and %a, %a : tensor<4xi1>
  %1 = stablehlo.and %b, %b : tensor<4xi32>
  %2 = stablehlo.and %c, %c : tensor<4xui8>
  return
}

// -----

// or
func.func @f(%a: tensor<4xi1>, %b: tensor<4xi32>, %c: tensor<4xui8>) {
  %0 = stablehlo.or %a, %a : tensor<4xi1>
  %1 = stablehlo.or %b, %b : tensor<4xi32>
  %2 = stablehlo.or %c, %c : tensor<4xui8>
  return
}

// -----

// xor
func.func @f(%a: tensor<4xi1>, %b: tensor<4xi32>, %c: tensor<4xui8>) {
  %0 = stablehlo.xor %a, %a : tensor<4xi1>
  %1 = stablehlo.xor %b, %b : tensor<4xi32>
  %2 = stablehlo.xor %c, %c : tensor<4xui8>
  return
}

// -----

// shift_left
func.func @f(%a: tensor<4xi32>, %b: tensor<4xui8>, %c: tensor<4xi4>) {
  %0 = stablehlo.shift_left %a, %a : tensor<4xi32>
  %1 = stablehlo.shift_left %b, %b : tensor<4xui8>
  %2 = stablehlo.shift_left %c, %c : tensor<4xi4>
  return
}

// -----

// shift_right_arithmetic
func.func @f(%a: tensor<4xi32>, %b: tensor<4xui8>, %c: tensor<4xi4>) {
  %0 = stablehlo.shift_right_arithmetic %a, %a : tensor<4xi32>
  %1 = stablehlo.shift_right_arithmetic %b, %b : tensor<4xui8>
  %2 = stablehlo.shift_right_arithmetic %c, %c : tensor<4xi4>
  return
}

// -----

// shift_right_logical
func.func @f(%a: tensor<4xi32>, %b: tensor<4xui8>, %c: tensor<4xi4>) {
  %0 = stablehlo.shift_right_logical %a, %a : tensor<4xi32>
  %1 = stablehlo.shift_right_logical %b, %b : tensor<4xui8>
  %2 = stablehlo.shift_right_logical %c, %c : tensor<4xi4>
  return
}

// -----

// complex
func.func @f(%a: tensor<4xf32>, %b: tensor<f64>) {
  %0 = stablehlo.complex %a, %a : tensor<4xcomplex<f32>>
  %1 = stablehlo.complex %b, %b : tensor<complex<f64>>
  return
}

// -----

// add: types of 0.9.0
func.func @f(%a: tensor<4xf16>, %b: tensor<4xbf16>, %c: tensor<4xf32>, %d: tensor<4xf64>, %e: tensor<4xf8E4M3FN>, %f: tensor<4xf8E5M2>, %g: tensor<4xi4>, %h: tensor<4xi8>, %i: tensor<4xi16>, %j: tensor<4xi32>, %k: tensor<4xi64>, %l: tensor<4xui4>, %m: tensor<4xui8>, %n: tensor<4xui16>, %o: tensor<4xui32>, %p: tensor<4xui64>, %q: tensor<4xi1>, %r: tensor<4xcomplex<f32>>, %s: tensor<4xcomplex<f64>>) {
  %0 = stablehlo.add %a, %a : tensor<4xf16>
  %1 = stablehlo.add %b, %b : tensor<4xbf16>
  %2 = stablehlo.add %c, %c : tensor<4xf32>
  %3 = stablehlo.add %d, %d : tensor<4xf64>
  %4 = stablehlo.add %e, %e : tensor<4xf8E4M3FN>
  %5 = stablehlo.add %f, %f : tensor<4xf8E5M2>
  %6 = stablehlo.add %g, %g : tensor<4xi4>
  %7 = stablehlo.add %h, %h : tensor<4xi8>
  %8 = stablehlo.add %i, %i : tensor<4xi16>
  %9 = stablehlo.add %j, %j : tensor<4xi32>
  %10 = stablehlo.add %k, %k : tensor<4xi64>
  %11 = stablehlo.add %l, %l : tensor<4xui4>
  %12 = stablehlo.add %m, %m : tensor<4xui8>
  %13 = stablehlo.add %n, %n : tensor<4xui16>
  %14 = stablehlo.add %o, %o : tensor<4xui32>
  %15 = stablehlo.add %p, %p : tensor<4xui64>
  %16 = stablehlo.add %q, %q : tensor<4xi1>
  %17 = stablehlo.add %r, %r : tensor<4xcomplex<f32>>
  %18 = stablehlo.add %s, %s : tensor<4xcomplex<f64>>
  return
}

// -----

// add: f8E4M3FNUZ
func.func @f(%a: tensor<4xf8E4M3FNUZ>) {
  %0 = stablehlo.add %a, %a : tensor<4xf8E4M3FNUZ>
  return
}

// -----

// add: f8E5M2FNUZ
func.func @f(%a: tensor<4xf8E5M2FNUZ>) {
  %0 = stablehlo.add %a, %a : tensor<4xf8E5M2FNUZ>
  return
}

// -----

// add: f8E4M3B11FNUZ
func.func @f(%a: tensor<4xf8E4M3B11FNUZ>) {
  %0 = stablehlo.add %a, %a : tensor<4xf8E4M3B11FNUZ>
  return
}

// -----

// add: i2
func.func @f(%a: tensor<4xi2>) {
  %0 = stablehlo.add %a, %a : tensor<4xi2>
  return
}

// -----

// add: ui2
func.func @f(%a: tensor<4xui2>) {
  %0 = stablehlo.add %a, %a : tensor<4xui2>
  return
}

// -----

// add: f8E4M3
func.func @f(%a: tensor<4xf8E4M3>) {
  %0 = stablehlo.add %a, %a : tensor<4xf8E4M3>
  return
}

// -----

// add: f8E3M4
func.func @f(%a: tensor<4xf8E3M4>) {
  %0 = stablehlo.add %a, %a : tensor<4xf8E3M4>
  return
}

// -----

// add: f4E2M1FN
func.func @f(%a: tensor<4xf4E2M1FN>) {
  %0 = stablehlo.add %a, %a : tensor<4xf4E2M1FN>
  return
}

// -----

// add: f6E2M3FN
func.func @f(%a: tensor<4xf6E2M3FN>) {
  %0 = stablehlo.add %a, %a : tensor<4xf6E2M3FN>
  return
}

// -----

// add: f6E3M2FN
func.func @f(%a: tensor<4xf6E3M2FN>) {
  %0 = stablehlo.add %a, %a : tensor<4xf6E3M2FN>
  return
}

// -----

// add: f8E8M0FNU
func.func @f(%a: tensor<4xf8E8M0FNU>) {
  %0 = stablehlo.add %a, %a : tensor<4xf8E8M0FNU>
  return
}

// -----

// add: shapes
func.func @f(%a: tensor<f32>, %b: tensor<0xf32>, %c: tensor<2x3x4x5xf32>, %d: tensor<?xf32>, %e: tensor<2x?x3x?xf32>) {
  %0 = stablehlo.add %a, %a : tensor<f32>
  %1 = stablehlo.add %b, %b : tensor<0xf32>
  %2 = stablehlo.add %c, %c : tensor<2x3x4x5xf32>
  %3 = stablehlo.add %d, %d : tensor<?xf32>
  %4 = stablehlo.add %e, %e : tensor<2x?x3x?xf32>
  return
}

// -----

// add: bounds
func.func @f(%a: tensor<?x4xf32, #stablehlo.bounds<8, ?>>, %b: tensor<?x4xf32, #stablehlo.type_extensions<bounds = [8, ?]>>) {
  %0 = stablehlo.add %a, %a : tensor<?x4xf32, #stablehlo.bounds<8, ?>>
  %1 = stablehlo.add %b, %b : tensor<?x4xf32, #stablehlo.type_extensions<bounds = [8, ?]>>
  return
}

// -----

// add: quantized
func.func @f(%a: tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>, %b: tensor<4x!quant.uniform<i8:f32, 0.5:3>>, %c: tensor<4x!quant.uniform<u8:f32, 3.400000e+01:16>>, %d: tensor<4x!quant.uniform<i8<-8:7>:f32, 2.0:-1>>, %e: tensor<4x!quant.uniform<i4:f32, 1.5>>, %f: tensor<4x!quant.uniform<i16:f64, 1.0e-300>>, %g: tensor<4x!quant.uniform<u4<1:12>:bf16, 1.0e-3:4>>, %h: tensor<4x!quant.uniform<i32:f32, 1.0e-3:5>>) {
  %0 = stablehlo.add %a, %a : tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
  %1 = stablehlo.add %b, %b : tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %2 = stablehlo.add %c, %c : tensor<4x!quant.uniform<u8:f32, 3.400000e+01:16>>
  %3 = stablehlo.add %d, %d : tensor<4x!quant.uniform<i8<-8:7>:f32, 2.0:-1>>
  %4 = stablehlo.add %e, %e : tensor<4x!quant.uniform<i4:f32, 1.5>>
  %5 = stablehlo.add %f, %f : tensor<4x!quant.uniform<i16:f64, 1.0e-300>>
  %6 = stablehlo.add %g, %g : tensor<4x!quant.uniform<u4<1:12>:bf16, 1.0e-3:4>>
  %7 = stablehlo.add %h, %h : tensor<4x!quant.uniform<i32:f32, 1.0e-3:5>>
  return
}

// -----

// add: quantized, i2
func.func @f(%a: tensor<4x!quant.uniform<i2:f32, 0.5>>) {
  %0 = stablehlo.add %a, %a : tensor<4x!quant.uniform<i2:f32, 0.5>>
  return
}

// -----

// reshape: quantized per axis
func.func @f(%a: tensor<2x3x!quant.uniform<i8:f32:1, {1.0, 2.0:3, 0.5:-4}>>, %b: tensor<2x3x!quant.uniform<u8<1:250>:f32:0, {0.1:1, 0.2:2}>>) {
  %0 = stablehlo.reshape %a : (tensor<2x3x!quant.uniform<i8:f32:1, {1.0, 2.0:3, 0.5:-4}>>) -> tensor<2x3x!quant.uniform<i8:f32:1, {1.0, 2.0:3, 0.5:-4}>>
  %1 = stablehlo.reshape %b : (tensor<2x3x!quant.uniform<u8<1:250>:f32:0, {0.1:1, 0.2:2}>>) -> tensor<2x3x!quant.uniform<u8<1:250>:f32:0, {0.1:1, 0.2:2}>>
  return
}

// -----

// reshape: quantized per axis, i2
func.func @f(%a: tensor<2x3x!quant.uniform<i2:f32:0, {0.1, 0.2}>>) {
  %0 = stablehlo.reshape %a : (tensor<2x3x!quant.uniform<i2:f32:0, {0.1, 0.2}>>) -> tensor<2x3x!quant.uniform<i2:f32:0, {0.1, 0.2}>>
  return
}

// -----

// uniform_quantize
func.func @f(%a: tensor<4xf32>, %b: tensor<4x!quant.uniform<i8:f32, 0.5:3>>) {
  %0 = stablehlo.uniform_quantize %a : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %1 = stablehlo.uniform_quantize %b : (tensor<4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x!quant.uniform<i8:f32, 1.000000e-01>>
  return
}

// -----

// uniform_quantize: per axis
func.func @f(%a: tensor<2x3xf32>) {
  %0 = stablehlo.uniform_quantize %a : (tensor<2x3xf32>) -> tensor<2x3x!quant.uniform<i8:f32:1, {1.0, 2.0:3, 0.5:-4}>>
  return
}

// -----

// uniform_dequantize
func.func @f(%a: tensor<4x!quant.uniform<i8:f32, 0.5:3>>) {
  %0 = stablehlo.uniform_dequantize %a : (tensor<4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4xf32>
  return
}

// -----

// uniform_dequantize: per axis
func.func @f(%a: tensor<2x3x!quant.uniform<i8:f32:1, {1.0, 2.0:3, 0.5:-4}>>) {
  %0 = stablehlo.uniform_dequantize %a : (tensor<2x3x!quant.uniform<i8:f32:1, {1.0, 2.0:3, 0.5:-4}>>) -> tensor<2x3xf32>
  return
}

// -----

// compare: directions
func.func @f(%a: tensor<4xf32>) {
  %0 = stablehlo.compare EQ, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = stablehlo.compare NE, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %2 = stablehlo.compare GE, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %3 = stablehlo.compare GT, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %4 = stablehlo.compare LE, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %5 = stablehlo.compare LT, %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return
}

// -----

// compare: types
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>, %d: tensor<4xi32>, %e: tensor<4xui32>, %f: tensor<4xi1>, %g: tensor<4xcomplex<f32>>) {
  %0 = stablehlo.compare EQ, %a, %a, NOTYPE : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %1 = stablehlo.compare EQ, %b, %b, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %2 = stablehlo.compare EQ, %c, %c, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %3 = stablehlo.compare EQ, %d, %d, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %4 = stablehlo.compare EQ, %e, %e, UNSIGNED : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi1>
  %5 = stablehlo.compare EQ, %f, %f, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %6 = stablehlo.compare EQ, %g, %g, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
  return
}

// -----

// convert
func.func @f(%a: tensor<4xf32>, %b: tensor<4xi1>, %c: tensor<4xui4>, %d: tensor<4xf16>, %e: tensor<4xi32>) {
  %0 = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xi8>
  %1 = stablehlo.convert %b : (tensor<4xi1>) -> tensor<4xf64>
  %2 = stablehlo.convert %c : (tensor<4xui4>) -> tensor<4xi64>
  %3 = stablehlo.convert %d : (tensor<4xf16>) -> tensor<4xbf16>
  %4 = stablehlo.convert %e : (tensor<4xi32>) -> tensor<4xcomplex<f32>>
  return
}

// -----

// convert: f32 to i2
func.func @f(%a: tensor<4xf32>) {
  %0 = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xi2>
  return
}

// -----

// convert: f32 to f8E4M3
func.func @f(%a: tensor<4xf32>) {
  %0 = stablehlo.convert %a : (tensor<4xf32>) -> tensor<4xf8E4M3>
  return
}

// -----

// convert: ui2 to f4E2M1FN
func.func @f(%a: tensor<4xui2>) {
  %0 = stablehlo.convert %a : (tensor<4xui2>) -> tensor<4xf4E2M1FN>
  return
}

// -----

// bitcast_convert
func.func @f(%a: tensor<4xf32>, %b: tensor<2xi64>) {
  %0 = stablehlo.bitcast_convert %a : (tensor<4xf32>) -> tensor<4x4xui8>
  %1 = stablehlo.bitcast_convert %b : (tensor<2xi64>) -> tensor<2xf64>
  return
}

// -----

// select
func.func @f(%a: tensor<4xi1>, %b: tensor<4xf32>, %c: tensor<i1>) {
  %0 = stablehlo.select %a, %b, %b : tensor<4xi1>, tensor<4xf32>
  %1 = stablehlo.select %c, %b, %b : tensor<i1>, tensor<4xf32>
  return
}

// -----

// clamp
func.func @f(%a: tensor<f32>, %b: tensor<4xf32>, %c: tensor<4xi8>) {
  %0 = stablehlo.clamp %a, %b, %a : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.clamp %c, %c, %c : tensor<4xi8>
  return
}

// -----

// map
func.func @f(%a: tensor<4x5xf32>, %b: tensor<f32>) {
  %0 = "stablehlo.map"(%a, %a) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%c: tensor<f32>, %d: tensor<f32>):
    %2 = stablehlo.multiply %c, %d : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = "stablehlo.map"(%b) <{dimensions = array<i64>}> ({
  ^bb0(%c: tensor<f32>):
    %2 = stablehlo.constant dense<3> : tensor<i32>
    stablehlo.return %2 : tensor<i32>
  }) : (tensor<f32>) -> tensor<i32>
  return
}

// -----

// reduce_precision
func.func @f(%a: tensor<4xf32>, %b: tensor<f64>) {
  %0 = stablehlo.reduce_precision %a, format = e5m10 : tensor<4xf32>
  %1 = stablehlo.reduce_precision %b, format = e8m0 : tensor<f64>
  return
}

// -----

// dynamic shapes: one operand
func.func @f(%a: tensor<?x3xf32>, %b: tensor<2x?xi16>, %c: tensor<?xcomplex<f64>>) {
  %0 = stablehlo.ceil %a : tensor<?x3xf32>
  %1 = stablehlo.floor %a : tensor<?x3xf32>
  %2 = stablehlo.round_nearest_afz %a : tensor<?x3xf32>
  %3 = stablehlo.round_nearest_even %a : tensor<?x3xf32>
  %4 = stablehlo.abs %a : tensor<?x3xf32>
  %5 = stablehlo.negate %a : tensor<?x3xf32>
  %6 = stablehlo.sign %a : tensor<?x3xf32>
  %7 = stablehlo.count_leading_zeros %b : tensor<2x?xi16>
  %8 = stablehlo.popcnt %b : tensor<2x?xi16>
  %9 = stablehlo.not %b : tensor<2x?xi16>
  %10 = stablehlo.imag %c : (tensor<?xcomplex<f64>>) -> tensor<?xf64>
  %11 = stablehlo.real %c : (tensor<?xcomplex<f64>>) -> tensor<?xf64>
  %12 = stablehlo.is_finite %a : (tensor<?x3xf32>) -> tensor<?x3xi1>
  %13 = stablehlo.convert %a : (tensor<?x3xf32>) -> tensor<?x3xui16>
  %14 = stablehlo.reduce_precision %a, format = e4m3 : tensor<?x3xf32>
  %15 = stablehlo.bitcast_convert %b : (tensor<2x?xi16>) -> tensor<2x?xf16>
  return
}

// -----

// dynamic shapes: several operands
func.func @f(%a: tensor<?x3xf32>, %b: tensor<2x?xi16>, %c: tensor<?x3xi1>) {
  %0 = stablehlo.add %a, %a : tensor<?x3xf32>
  %1 = stablehlo.atan2 %a, %a : tensor<?x3xf32>
  %2 = stablehlo.divide %a, %a : tensor<?x3xf32>
  %3 = stablehlo.maximum %a, %a : tensor<?x3xf32>
  %4 = stablehlo.minimum %a, %a : tensor<?x3xf32>
  %5 = stablehlo.multiply %a, %a : tensor<?x3xf32>
  %6 = stablehlo.power %a, %a : tensor<?x3xf32>
  %7 = stablehlo.remainder %a, %a : tensor<?x3xf32>
  %8 = stablehlo.subtract %a, %a : tensor<?x3xf32>
  %9 = stablehlo.and %b, %b : tensor<2x?xi16>
  %10 = stablehlo.or %b, %b : tensor<2x?xi16>
  %11 = stablehlo.xor %b, %b : tensor<2x?xi16>
  %12 = stablehlo.shift_left %b, %b : tensor<2x?xi16>
  %13 = stablehlo.shift_right_arithmetic %b, %b : tensor<2x?xi16>
  %14 = stablehlo.shift_right_logical %b, %b : tensor<2x?xi16>
  %15 = stablehlo.complex %a, %a : tensor<?x3xcomplex<f32>>
  %16 = stablehlo.select %c, %a, %a : tensor<?x3xi1>, tensor<?x3xf32>
  %17 = stablehlo.clamp %a, %a, %a : tensor<?x3xf32>
  return
}
