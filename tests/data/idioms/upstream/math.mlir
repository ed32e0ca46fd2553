// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @binary(%a: f32, %b: f32, %c: f32, %i: i32, %t: tensor<8xf64>) -> f32 {
  %0 = math.powf %a, %b : f32
  %1 = math.fma %a, %b, %c : f32
  %2 = math.atan2 %0, %1 : f32
  %3 = math.copysign %2, %a : f32
  %4 = math.fpowi %3, %i : f32, i32
  %5 = math.ipowi %i, %i : i32
  %6 = math.absi %5 : i32
  %7 = math.ctlz %6 : i32
  %8 = math.cttz %7 : i32
  %9 = math.ctpop %8 : i32
  %10 = math.powf %t, %t : tensor<8xf64>
  %11 = math.isnan %4 : f32
  %12 = math.isinf %4 : f32
  return %4 : f32
}

func.func @gelu(%arg0: f32) -> f32 {
  %cst = arith.constant 5.000000e-01 : f32
  %cst_0 = arith.constant 1.000000e+00 : f32
  %cst_1 = arith.constant 0.707106769 : f32
  %0 = arith.mulf %arg0, %cst_1 : f32
  %1 = math.erf %0 : f32
  %2 = arith.addf %1, %cst_0 : f32
  %3 = arith.mulf %arg0, %cst : f32
  %4 = arith.mulf %3, %2 : f32
  return %4 : f32
}

// -----

func.func @rest(%f: f32, %v: vector<8xf32>, %t: tensor<4x4xf64>) -> f32 {
  %0 = math.acos %f : f32
  %1 = math.asin %0 : f32
  %2 = math.sinh %1 : f32
  %3 = math.cosh %2 : f32
  %4 = math.atanh %3 : f32
  %5 = math.asinh %4 fastmath<nnan, ninf> : f32
  %6 = math.sqrt %v fastmath<fast> : vector<8xf32>
  %7 = math.rsqrt %t : tensor<4x4xf64>
  %8 = math.erfc %5 : f32
  %9 = math.isfinite %8 : f32
  %10 = math.absf %v : vector<8xf32>
  %11 = math.fma %v, %6, %10 : vector<8xf32>
  return %8 : f32
}

func.func @libm(%arg0: f32, %arg1: f64) -> (f32, f64) {
  %0 = call @tanhf(%arg0) : (f32) -> f32
  %1 = call @tanh(%arg1) : (f64) -> f64
  return %0, %1 : f32, f64
}
func.func private @tanhf(f32) -> f32 attributes {llvm.readnone}
func.func private @tanh(f64) -> f64 attributes {llvm.readnone}

// -----

func.func @math(%f: f32, %v: vector<4xf32>) -> f32 {
  %0 = math.exp %f : f32
  %1 = math.exp2 %0 : f32
  %2 = math.log %1 : f32
  %3 = math.log2 %2 : f32
  %4 = math.log10 %3 : f32
  %5 = math.log1p %4 : f32
  %6 = math.sqrt %5 : f32
  %7 = math.rsqrt %6 : f32
  %8 = math.sin %7 : f32
  %9 = math.cos %8 : f32
  %10 = math.tan %9 : f32
  %11 = math.tanh %10 : f32
  %12 = math.erf %11 : f32
  %13 = math.absf %12 : f32
  %14 = math.floor %13 : f32
  %15 = math.ceil %14 : f32
  %16 = math.round %15 : f32
  %17 = math.roundeven %16 : f32
  %18 = math.trunc %17 : f32
  %19 = math.expm1 %18 fastmath<fast> : f32
  %20 = math.atan %19 : f32
  %21 = math.cbrt %20 : f32
  %22 = math.exp %v : vector<4xf32>
  %23 = math.tanh %22 : vector<4xf32>
  return %21 : f32
}
