// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.cbrt"(%0) : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.ceil"(%1) : (tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.cosine"(%2) : (tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.exponential"(%3) : (tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.exponential_minus_one"(%4) : (tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.floor"(%5) : (tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.log"(%6) : (tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.log_plus_one"(%7) : (tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.logistic"(%8) : (tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.negate"(%9) : (tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.round_nearest_afz"(%10) : (tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.round_nearest_even"(%11) : (tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.rsqrt"(%12) : (tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.sign"(%13) : (tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.sine"(%14) : (tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.sqrt"(%15) : (tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.tan"(%16) : (tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.tanh"(%17) : (tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.add"(%18, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.atan2"(%19, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.divide"(%20, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.maximum"(%21, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.minimum"(%22, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.multiply"(%23, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.power"(%24, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.remainder"(%25, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.subtract"(%26, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %27 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.abs"(%arg0) : (tensor<16xf32>) -> tensor<16xf32>
    %1 = "stablehlo.cbrt"(%0) : (tensor<16xf32>) -> tensor<16xf32>
    %2 = "stablehlo.ceil"(%1) : (tensor<16xf32>) -> tensor<16xf32>
    %3 = "stablehlo.cosine"(%2) : (tensor<16xf32>) -> tensor<16xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<16xf32>) -> tensor<16xf32>
    %5 = "stablehlo.exponential_minus_one"(%4) : (tensor<16xf32>) -> tensor<16xf32>
    %6 = "stablehlo.floor"(%5) : (tensor<16xf32>) -> tensor<16xf32>
    %7 = "stablehlo.log"(%6) : (tensor<16xf32>) -> tensor<16xf32>
    %8 = "stablehlo.log_plus_one"(%7) : (tensor<16xf32>) -> tensor<16xf32>
    %9 = "stablehlo.logistic"(%8) : (tensor<16xf32>) -> tensor<16xf32>
    %10 = "stablehlo.negate"(%9) : (tensor<16xf32>) -> tensor<16xf32>
    %11 = "stablehlo.round_nearest_afz"(%10) : (tensor<16xf32>) -> tensor<16xf32>
    %12 = "stablehlo.round_nearest_even"(%11) : (tensor<16xf32>) -> tensor<16xf32>
    %13 = "stablehlo.rsqrt"(%12) : (tensor<16xf32>) -> tensor<16xf32>
    %14 = "stablehlo.sign"(%13) : (tensor<16xf32>) -> tensor<16xf32>
    %15 = "stablehlo.sine"(%14) : (tensor<16xf32>) -> tensor<16xf32>
    %16 = "stablehlo.sqrt"(%15) : (tensor<16xf32>) -> tensor<16xf32>
    %17 = "stablehlo.tan"(%16) : (tensor<16xf32>) -> tensor<16xf32>
    %18 = "stablehlo.tanh"(%17) : (tensor<16xf32>) -> tensor<16xf32>
    %19 = "stablehlo.add"(%18, %arg1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %20 = "stablehlo.atan2"(%19, %arg1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %21 = "stablehlo.divide"(%20, %arg1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %22 = "stablehlo.maximum"(%21, %arg1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %23 = "stablehlo.minimum"(%22, %arg1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %24 = "stablehlo.multiply"(%23, %arg1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %25 = "stablehlo.power"(%24, %arg1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %26 = "stablehlo.remainder"(%25, %arg1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %27 = "stablehlo.subtract"(%26, %arg1) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    return %27 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = "stablehlo.abs"(%arg0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = "stablehlo.cbrt"(%0) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = "stablehlo.ceil"(%1) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %3 = "stablehlo.cosine"(%2) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %5 = "stablehlo.exponential_minus_one"(%4) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %6 = "stablehlo.floor"(%5) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %7 = "stablehlo.log"(%6) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %8 = "stablehlo.log_plus_one"(%7) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %9 = "stablehlo.logistic"(%8) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %10 = "stablehlo.negate"(%9) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %11 = "stablehlo.round_nearest_afz"(%10) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %12 = "stablehlo.round_nearest_even"(%11) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %13 = "stablehlo.rsqrt"(%12) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %14 = "stablehlo.sign"(%13) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %15 = "stablehlo.sine"(%14) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %16 = "stablehlo.sqrt"(%15) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %17 = "stablehlo.tan"(%16) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %18 = "stablehlo.tanh"(%17) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %19 = "stablehlo.add"(%18, %arg1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %20 = "stablehlo.atan2"(%19, %arg1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %21 = "stablehlo.divide"(%20, %arg1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %22 = "stablehlo.maximum"(%21, %arg1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %23 = "stablehlo.minimum"(%22, %arg1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %24 = "stablehlo.multiply"(%23, %arg1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %25 = "stablehlo.power"(%24, %arg1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %26 = "stablehlo.remainder"(%25, %arg1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %27 = "stablehlo.subtract"(%26, %arg1) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    return %27 : tensor<?x?xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = "stablehlo.not"(%arg0) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.popcnt"(%0) : (tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.count_leading_zeros"(%1) : (tensor<i32>) -> tensor<i32>
    %3 = "stablehlo.sign"(%2) : (tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.and"(%3, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.or"(%4, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %6 = "stablehlo.xor"(%5, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.shift_left"(%6, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.shift_right_arithmetic"(%7, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.shift_right_logical"(%8, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    return %9 : tensor<i32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<i1>) -> tensor<i1> {
    %0 = "stablehlo.not"(%arg0) : (tensor<i1>) -> tensor<i1>
    %1 = "stablehlo.and"(%0, %arg1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %2 = "stablehlo.or"(%1, %arg1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %3 = "stablehlo.xor"(%2, %arg1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    return %3 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<i1>) -> tensor<i1> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i2>, %arg1: tensor<i2>) -> tensor<i2> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<i2>, tensor<i2>) -> tensor<i2>
    return %0 : tensor<i2>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i4>, %arg1: tensor<i4>) -> tensor<i4> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<i4>, tensor<i4>) -> tensor<i4>
    return %0 : tensor<i4>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i8>, %arg1: tensor<i8>) -> tensor<i8> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    return %0 : tensor<i8>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i16>, %arg1: tensor<i16>) -> tensor<i16> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<i16>, tensor<i16>) -> tensor<i16>
    return %0 : tensor<i16>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    return %0 : tensor<i64>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<ui2>, %arg1: tensor<ui2>) -> tensor<ui2> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<ui2>, tensor<ui2>) -> tensor<ui2>
    return %0 : tensor<ui2>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<ui4>, %arg1: tensor<ui4>) -> tensor<ui4> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<ui4>, tensor<ui4>) -> tensor<ui4>
    return %0 : tensor<ui4>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<ui8>, %arg1: tensor<ui8>) -> tensor<ui8> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
    return %0 : tensor<ui8>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<ui16>, %arg1: tensor<ui16>) -> tensor<ui16> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
    return %0 : tensor<ui16>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<ui32>, %arg1: tensor<ui32>) -> tensor<ui32> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    return %0 : tensor<ui32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<ui64>, %arg1: tensor<ui64>) -> tensor<ui64> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
    return %0 : tensor<ui64>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f4E2M1FN>, %arg1: tensor<f4E2M1FN>) -> tensor<f4E2M1FN> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
    return %0 : tensor<f4E2M1FN>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f6E2M3FN>, %arg1: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
    return %0 : tensor<f6E2M3FN>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f6E3M2FN>, %arg1: tensor<f6E3M2FN>) -> tensor<f6E3M2FN> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
    return %0 : tensor<f6E3M2FN>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f8E3M4>, %arg1: tensor<f8E3M4>) -> tensor<f8E3M4> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<f8E3M4>
    return %0 : tensor<f8E3M4>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f8E4M3>, %arg1: tensor<f8E4M3>) -> tensor<f8E4M3> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
    return %0 : tensor<f8E4M3>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f8E4M3FN>, %arg1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    return %0 : tensor<f8E4M3FN>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f8E4M3FNUZ>, %arg1: tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<f8E4M3FNUZ>
    return %0 : tensor<f8E4M3FNUZ>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f8E4M3B11FNUZ>, %arg1: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
    return %0 : tensor<f8E4M3B11FNUZ>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f8E5M2>, %arg1: tensor<f8E5M2>) -> tensor<f8E5M2> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
    return %0 : tensor<f8E5M2>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f8E5M2FNUZ>, %arg1: tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ>
    return %0 : tensor<f8E5M2FNUZ>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f8E8M0FNU>, %arg1: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
    return %0 : tensor<f8E8M0FNU>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<bf16>, %arg1: tensor<bf16>) -> tensor<bf16> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    return %0 : tensor<bf16>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f16>, %arg1: tensor<f16>) -> tensor<f16> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    return %0 : tensor<f16>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<tf32>, %arg1: tensor<tf32>) -> tensor<tf32> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<tf32>, tensor<tf32>) -> tensor<tf32>
    return %0 : tensor<tf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    return %0 : tensor<f64>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<complex<f32>>, %arg1: tensor<complex<f32>>) -> tensor<complex<f32>> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    return %0 : tensor<complex<f32>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<complex<f64>>, %arg1: tensor<complex<f64>>) -> tensor<complex<f64>> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
    return %0 : tensor<complex<f64>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<index>, %arg1: tensor<index>) -> tensor<index> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<index>, tensor<index>) -> tensor<index>
    return %0 : tensor<index>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x!quant.uniform<i8:f32, 1.000000e+00:17>>, %arg1: tensor<2x!quant.uniform<i8:f32, 1.000000e+00:17>>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00:17>> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00:17>>, tensor<2x!quant.uniform<i8:f32, 1.000000e+00:17>>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00:17>>
    return %0 : tensor<2x!quant.uniform<i8:f32, 1.000000e+00:17>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00:17>> {
    %0 = "stablehlo.uniform_quantize"(%arg0) : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00:17>>
    return %0 : tensor<2x!quant.uniform<i8:f32, 1.000000e+00:17>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x!quant.uniform<i8:f32, 1.000000e+00:17>>) -> tensor<2xf32> {
    %0 = "stablehlo.uniform_dequantize"(%arg0) : (tensor<2x!quant.uniform<i8:f32, 1.000000e+00:17>>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x!quant.uniform<u8:f32, 5.000000e-01>>, %arg1: tensor<2x!quant.uniform<u8:f32, 5.000000e-01>>) -> tensor<2x!quant.uniform<u8:f32, 5.000000e-01>> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<2x!quant.uniform<u8:f32, 5.000000e-01>>, tensor<2x!quant.uniform<u8:f32, 5.000000e-01>>) -> tensor<2x!quant.uniform<u8:f32, 5.000000e-01>>
    return %0 : tensor<2x!quant.uniform<u8:f32, 5.000000e-01>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2x!quant.uniform<u8:f32, 5.000000e-01>> {
    %0 = "stablehlo.uniform_quantize"(%arg0) : (tensor<2xf32>) -> tensor<2x!quant.uniform<u8:f32, 5.000000e-01>>
    return %0 : tensor<2x!quant.uniform<u8:f32, 5.000000e-01>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x!quant.uniform<u8:f32, 5.000000e-01>>) -> tensor<2xf32> {
    %0 = "stablehlo.uniform_dequantize"(%arg0) : (tensor<2x!quant.uniform<u8:f32, 5.000000e-01>>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x!quant.uniform<i8<-127:127>:f32:0, {1.000000e-01,2.000000e-01}>>, %arg1: tensor<2x!quant.uniform<i8<-127:127>:f32:0, {1.000000e-01,2.000000e-01}>>) -> tensor<2x!quant.uniform<i8<-127:127>:f32:0, {1.000000e-01,2.000000e-01}>> {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<2x!quant.uniform<i8<-127:127>:f32:0, {1.000000e-01,2.000000e-01}>>, tensor<2x!quant.uniform<i8<-127:127>:f32:0, {1.000000e-01,2.000000e-01}>>) -> tensor<2x!quant.uniform<i8<-127:127>:f32:0, {1.000000e-01,2.000000e-01}>>
    return %0 : tensor<2x!quant.uniform<i8<-127:127>:f32:0, {1.000000e-01,2.000000e-01}>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2x!quant.uniform<i8<-127:127>:f32:0, {1.000000e-01,2.000000e-01}>> {
    %0 = "stablehlo.uniform_quantize"(%arg0) : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8<-127:127>:f32:0, {1.000000e-01,2.000000e-01}>>
    return %0 : tensor<2x!quant.uniform<i8<-127:127>:f32:0, {1.000000e-01,2.000000e-01}>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x!quant.uniform<i8<-127:127>:f32:0, {1.000000e-01,2.000000e-01}>>) -> tensor<2xf32> {
    %0 = "stablehlo.uniform_dequantize"(%arg0) : (tensor<2x!quant.uniform<i8<-127:127>:f32:0, {1.000000e-01,2.000000e-01}>>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<!quant.uniform<i8:f32, 1.000000e+00:17>> {
    %0 = "stablehlo.uniform_quantize"(%arg0) : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 1.000000e+00:17>>
    return %0 : tensor<!quant.uniform<i8:f32, 1.000000e+00:17>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<!quant.uniform<i8:f32, 1.000000e+00:17>>) -> tensor<f32> {
    %0 = "stablehlo.uniform_dequantize"(%arg0) : (tensor<!quant.uniform<i8:f32, 1.000000e+00:17>>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<i1> {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<i2> {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f32>) -> tensor<i2>
    return %0 : tensor<i2>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<i4> {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f32>) -> tensor<i4>
    return %0 : tensor<i4>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<i8> {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f32>) -> tensor<i8>
    return %0 : tensor<i8>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<i32> {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<i64> {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f32>) -> tensor<i64>
    return %0 : tensor<i64>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<ui8> {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f32>) -> tensor<ui8>
    return %0 : tensor<ui8>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<ui32> {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f32>) -> tensor<ui32>
    return %0 : tensor<ui32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<bf16> {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f32>) -> tensor<bf16>
    return %0 : tensor<bf16>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f16> {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f32>) -> tensor<f16>
    return %0 : tensor<f16>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f64> {
    %0 = "stablehlo.convert"(%arg0) : (tensor<f32>) -> tensor<f64>
    return %0 : tensor<f64>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<complex<f32>> {
    %0 = "stablehlo.complex"(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
    return %0 : tensor<complex<f32>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<complex<f32>>) -> tensor<f32> {
    %0 = "stablehlo.real"(%arg0) : (tensor<complex<f32>>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<complex<f32>>) -> tensor<f32> {
    %0 = "stablehlo.imag"(%arg0) : (tensor<complex<f32>>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<i1> {
    %0 = "stablehlo.is_finite"(%arg0) : (tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<i32> {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<f32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<i1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xi1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
    return %0 : tensor<?x?xi1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<i1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xi1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
    return %0 : tensor<?x?xi1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<i1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xi1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
    return %0 : tensor<?x?xi1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<i1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xi1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
    return %0 : tensor<?x?xi1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<i1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xi1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
    return %0 : tensor<?x?xi1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<i1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xi1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
    return %0 : tensor<?x?xi1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<i1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {compare_type = #stablehlo<comparison_type NOTYPE>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<i1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<i1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<ui32>, %arg1: tensor<ui32>) -> tensor<i1> {
    %0 = "stablehlo.compare"(%arg0, %arg1) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x8xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.all_gather"(%arg0) {all_gather_dim = 1 : i64, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>} : (tensor<16x8xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.all_reduce"(%arg0) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<8xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, scatter_dimension = 0 : i64} : (tensor<16xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x8xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.all_gather"(%arg0) {all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>} : (tensor<16x8xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.all_reduce"(%arg0) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<8xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, scatter_dimension = 0 : i64} : (tensor<16xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x8xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.all_gather"(%arg0) {all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, use_global_device_ids} : (tensor<16x8xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.all_reduce"(%arg0) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, use_global_device_ids} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<8xf32> {
    %0 = "stablehlo.reduce_scatter"(%arg0) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, scatter_dimension = 0 : i64, use_global_device_ids} : (tensor<16xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x8xf32>) -> tensor<32x4xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) {concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64} : (tensor<16x8xf32>) -> tensor<32x4xf32>
    return %0 : tensor<32x4xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = "stablehlo.collective_broadcast"(%arg0) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    return %0 : tensor<16x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = "stablehlo.collective_permute"(%arg0) {source_target_pairs = dense<[[0, 1], [1, 2], [2, 3]]> : tensor<3x2xi64>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    return %0 : tensor<16x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x8xf32>) -> tensor<32x4xf32> {
    %0 = "stablehlo.all_to_all"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64} : (tensor<16x8xf32>) -> tensor<32x4xf32>
    return %0 : tensor<32x4xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = "stablehlo.collective_broadcast"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    return %0 : tensor<16x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = "stablehlo.collective_permute"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3]]> : tensor<3x2xi64>} : (tensor<16x8xf32>) -> tensor<16x8xf32>
    return %0 : tensor<16x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) {replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.after_all"(%arg0, %arg1) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.after_all"(%arg0) : (!stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main() -> !stablehlo.token {
    %0 = "stablehlo.create_token"() : () -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<4x16x16x16xf32>) -> (tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>) {
    %0:3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) {epsilon = 1.000000e-03 : f32, feature_index = 0 : i64} : (tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x16x16x16xf32>) -> (tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>)
    return %0#0, %0#1, %0#2 : tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16xf32>) -> tensor<4x16x16x16xf32> {
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) {epsilon = 1.000000e-03 : f32, feature_index = 0 : i64} : (tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4x16x16x16xf32>
    return %0 : tensor<4x16x16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> (tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>) {
    %0:3 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) {epsilon = 1.000000e-03 : f32, feature_index = 0 : i64} : (tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>)
    return %0#0, %0#1, %0#2 : tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<4x16x16x16xf32>) -> (tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>) {
    %0:3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) {epsilon = 1.000000e-05 : f32, feature_index = 3 : i64} : (tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x16x16x16xf32>) -> (tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>)
    return %0#0, %0#1, %0#2 : tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>, %arg3: tensor<16xf32>, %arg4: tensor<16xf32>) -> tensor<4x16x16x16xf32> {
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) {epsilon = 1.000000e-05 : f32, feature_index = 3 : i64} : (tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<4x16x16x16xf32>
    return %0 : tensor<4x16x16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> (tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>) {
    %0:3 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) {epsilon = 1.000000e-05 : f32, feature_index = 3 : i64} : (tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>)
    return %0#0, %0#1, %0#2 : tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.broadcast"(%arg0) {broadcast_sizes = array<i64: 16>} : (tensor<16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<1x2x16xf32> {
    %0 = "stablehlo.broadcast"(%arg0) {broadcast_sizes = array<i64: 1, 2>} : (tensor<16xf32>) -> tensor<1x2x16xf32>
    return %0 : tensor<1x2x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<16xf32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0>} : (tensor<16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>) -> tensor<16x16x16xf32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    return %0 : tensor<16x16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x2x3xf32>) -> tensor<4x2x3xf32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
    return %0 : tensor<4x2x3xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    return %0 : tensor<4x16x16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<2xindex>) -> tensor<?x?xf32> {
    %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<2xindex>) -> tensor<?x?xf32> {
    %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) {broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>} : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<i64>) -> tensor<4xf32> {
    %0 = "stablehlo.dynamic_slice"(%arg0, %arg1) {slice_sizes = array<i64: 4>} : (tensor<16xf32>, tensor<i64>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1x16xf32> {
    %0 = "stablehlo.dynamic_slice"(%arg0, %arg1, %arg2) {slice_sizes = array<i64: 1, 16>} : (tensor<16x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    return %0 : tensor<1x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>> {
    %0 = "stablehlo.fft"(%arg0) {fft_length = array<i64: 16>, fft_type = #stablehlo<fft_type FFT>} : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>> {
    %0 = "stablehlo.fft"(%arg0) {fft_length = array<i64: 16>, fft_type = #stablehlo<fft_type IFFT>} : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<9xcomplex<f32>> {
    %0 = "stablehlo.fft"(%arg0) {fft_length = array<i64: 16>, fft_type = #stablehlo<fft_type RFFT>} : (tensor<16xf32>) -> tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<9xcomplex<f32>>) -> tensor<16xf32> {
    %0 = "stablehlo.fft"(%arg0) {fft_length = array<i64: 16>, fft_type = #stablehlo<fft_type IRFFT>} : (tensor<9xcomplex<f32>>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.map"(%arg0) ({
          ^bb0(%a: tensor<f32>):
            %r = "stablehlo.abs"(%a) : (tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {dimensions = array<i64: 0>} : (tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<f32>) -> tensor<17xf32> {
    %0 = "stablehlo.pad"(%arg0, %arg1) {edge_padding_high = array<i64: 1>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<16xf32>, tensor<f32>) -> tensor<17xf32>
    return %0 : tensor<17xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<f32>) -> tensor<9x10xf32> {
    %0 = "stablehlo.pad"(%arg0, %arg1) {edge_padding_high = array<i64: 1, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<9x10xf32>
    return %0 : tensor<9x10xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>, %arg1: tensor<f32>) -> tensor<16xf32> {
    %0 = "stablehlo.reduce"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {dimensions = array<i64: 1>} : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>, %arg1: tensor<f32>) -> tensor<16xf32> {
    %0 = "stablehlo.reduce"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {dimensions = array<i64: 1>} : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.reduce"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {dimensions = array<i64: 0>} : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16xf32>, %arg1: tensor<f32>) -> tensor<16xf32> {
    %0 = "stablehlo.reduce"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {dimensions = array<i64: 0, 1>} : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<f32>) -> tensor<15xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {window_dimensions = array<i64: 2>} : (tensor<16xf32>, tensor<f32>) -> tensor<15xf32>
    return %0 : tensor<15xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<f32>) -> tensor<15xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {base_dilations = array<i64: 1>, padding = dense<0> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>} : (tensor<16xf32>, tensor<f32>) -> tensor<15xf32>
    return %0 : tensor<15xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<8xf32>, %arg2: tensor<f32>) -> tensor<16xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) ({
          ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
            %r = "stablehlo.compare"(%a0, %a1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
            "stablehlo.return"(%r) : (tensor<i1>) -> ()
          }, {
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) : (tensor<16xf32>, tensor<8xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<8xf32>, %arg2: tensor<f32>) -> tensor<16xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) ({
          ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
            %r = "stablehlo.compare"(%a0, %a1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
            "stablehlo.return"(%r) : (tensor<i1>) -> ()
          }, {
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {padding = dense<0> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>} : (tensor<16xf32>, tensor<8xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16x16xf32>, %arg1: tensor<f32>) -> tensor<4x8x8x16xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {window_dimensions = array<i64: 1, 2, 2, 1>} : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<4x8x8x16xf32>
    return %0 : tensor<4x8x8x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16x16xf32>, %arg1: tensor<f32>) -> tensor<4x8x8x16xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>} : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<4x8x8x16xf32>
    return %0 : tensor<4x8x8x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16x16xf32>, %arg1: tensor<4x8x8x16xf32>, %arg2: tensor<f32>) -> tensor<4x16x16x16xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) ({
          ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
            %r = "stablehlo.compare"(%a0, %a1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
            "stablehlo.return"(%r) : (tensor<i1>) -> ()
          }, {
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) : (tensor<4x16x16x16xf32>, tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<4x16x16x16xf32>
    return %0 : tensor<4x16x16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16x16xf32>, %arg1: tensor<4x8x8x16xf32>, %arg2: tensor<f32>) -> tensor<4x16x16x16xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) ({
          ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
            %r = "stablehlo.compare"(%a0, %a1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
            "stablehlo.return"(%r) : (tensor<i1>) -> ()
          }, {
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>} : (tensor<4x16x16x16xf32>, tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<4x16x16x16xf32>
    return %0 : tensor<4x16x16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.reverse"(%arg0) {dimensions = array<i64: 0>} : (tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.reverse"(%arg0) {dimensions = array<i64: 0, 1>} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<16xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>) -> tensor<1x16xf32> {
    %0 = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 1, 16>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<16x16xf32>) -> tensor<1x16xf32>
    return %0 : tensor<1x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x8xf32>) -> tensor<8x16xf32> {
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<16x8xf32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x2x3xf32>) -> tensor<1x3x2xf32> {
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 0, 2, 1>} : (tensor<1x2x3xf32>) -> tensor<1x3x2xf32>
    return %0 : tensor<1x3x2xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x2x3x4xf32>) -> tensor<1x3x2x4xf32> {
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 0, 2, 1, 3>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x2x4xf32>
    return %0 : tensor<1x3x2x4xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x8x8x207xf32>, %arg1: tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32>
    return %0 : tensor<1x8x8x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x8x8x207xf32>, %arg1: tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32>
    return %0 : tensor<1x8x8x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x8x8x207xf32>, %arg1: tensor<3x3x207x16xf32>, %arg2: tensor<2x2xi64>) -> tensor<1x8x8x16xf32> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>, tensor<2x2xi64>) -> tensor<1x8x8x16xf32>
    return %0 : tensor<1x8x8x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x8x8x207xf32>, %arg1: tensor<3x3x207x16xf32>, %arg2: tensor<2x2xi64>) -> tensor<1x8x8x16xf32> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>, tensor<2x2xi64>) -> tensor<1x8x8x16xf32>
    return %0 : tensor<1x8x8x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x8x8x207xf32>, %arg1: tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 1>, window_strides = array<i64: 2, 2>} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32>
    return %0 : tensor<1x8x8x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x4x9xi32>, %arg1: tensor<1x5x2xi32>) -> tensor<1x5x8xi32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 8>} : (tensor<2x4x9xi32>, tensor<1x5x2xi32>) -> tensor<1x5x8xi32>
    return %0 : tensor<1x5x8xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x4x9xi32>, %arg1: tensor<1x5x2xi32>) -> tensor<1x5x8xi32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 8>} : (tensor<2x4x9xi32>, tensor<1x5x2xi32>) -> tensor<1x5x8xi32>
    return %0 : tensor<1x5x8xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x4x9xf32>, %arg1: tensor<1x5x2xi32>) -> tensor<1x5x8xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 8>} : (tensor<2x4x9xf32>, tensor<1x5x2xi32>) -> tensor<1x5x8xf32>
    return %0 : tensor<1x5x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.broadcast"(%arg0) {broadcast_sizes = dense<16> : tensor<1xi64>} : (tensor<16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<1x2x16xf32> {
    %0 = "stablehlo.broadcast"(%arg0) {broadcast_sizes = dense<[1, 2]> : tensor<2xi64>} : (tensor<16xf32>) -> tensor<1x2x16xf32>
    return %0 : tensor<1x2x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<16xf32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = dense<> : tensor<0xi64>} : (tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = dense<0> : tensor<1xi64>} : (tensor<16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = dense<1> : tensor<1xi64>} : (tensor<16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>) -> tensor<16x16x16xf32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>} : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    return %0 : tensor<16x16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>} : (tensor<1x16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x2x3xf32>) -> tensor<4x2x3xf32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = dense<[0, 1, 2]> : tensor<3xi64>} : (tensor<1x2x3xf32>) -> tensor<4x2x3xf32>
    return %0 : tensor<4x2x3xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = dense<[0, 1, 2, 3]> : tensor<4xi64>} : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    return %0 : tensor<4x16x16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<2xindex>) -> tensor<?x?xf32> {
    %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) {broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>} : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<2xindex>) -> tensor<?x?xf32> {
    %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) {broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>, known_expanding_dimensions = dense<0> : tensor<1xi64>, known_nonexpanding_dimensions = dense<1> : tensor<1xi64>} : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<i64>) -> tensor<4xf32> {
    %0 = "stablehlo.dynamic_slice"(%arg0, %arg1) {slice_sizes = dense<4> : tensor<1xi64>} : (tensor<16xf32>, tensor<i64>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<1x16xf32> {
    %0 = "stablehlo.dynamic_slice"(%arg0, %arg1, %arg2) {slice_sizes = dense<[1, 16]> : tensor<2xi64>} : (tensor<16x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    return %0 : tensor<1x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>> {
    %0 = "stablehlo.fft"(%arg0) {fft_length = dense<16> : tensor<1xi64>, fft_type = #stablehlo<fft_type FFT>} : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>> {
    %0 = "stablehlo.fft"(%arg0) {fft_length = dense<16> : tensor<1xi64>, fft_type = #stablehlo<fft_type IFFT>} : (tensor<16xcomplex<f32>>) -> tensor<16xcomplex<f32>>
    return %0 : tensor<16xcomplex<f32>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<9xcomplex<f32>> {
    %0 = "stablehlo.fft"(%arg0) {fft_length = dense<16> : tensor<1xi64>, fft_type = #stablehlo<fft_type RFFT>} : (tensor<16xf32>) -> tensor<9xcomplex<f32>>
    return %0 : tensor<9xcomplex<f32>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<9xcomplex<f32>>) -> tensor<16xf32> {
    %0 = "stablehlo.fft"(%arg0) {fft_length = dense<16> : tensor<1xi64>, fft_type = #stablehlo<fft_type IRFFT>} : (tensor<9xcomplex<f32>>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.map"(%arg0) ({
          ^bb0(%a: tensor<f32>):
            %r = "stablehlo.abs"(%a) : (tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {dimensions = dense<0> : tensor<1xi64>} : (tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<f32>) -> tensor<17xf32> {
    %0 = "stablehlo.pad"(%arg0, %arg1) {edge_padding_high = dense<1> : tensor<1xi64>, edge_padding_low = dense<0> : tensor<1xi64>, interior_padding = dense<0> : tensor<1xi64>} : (tensor<16xf32>, tensor<f32>) -> tensor<17xf32>
    return %0 : tensor<17xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<f32>) -> tensor<9x10xf32> {
    %0 = "stablehlo.pad"(%arg0, %arg1) {edge_padding_high = dense<1> : tensor<2xi64>, edge_padding_low = dense<[0, 1]> : tensor<2xi64>, interior_padding = dense<0> : tensor<2xi64>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<9x10xf32>
    return %0 : tensor<9x10xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>, %arg1: tensor<f32>) -> tensor<16xf32> {
    %0 = "stablehlo.reduce"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>, %arg1: tensor<f32>) -> tensor<16xf32> {
    %0 = "stablehlo.reduce"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.reduce"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {dimensions = dense<0> : tensor<1xi64>} : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16xf32>, %arg1: tensor<f32>) -> tensor<16xf32> {
    %0 = "stablehlo.reduce"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {dimensions = dense<[0, 1]> : tensor<2xi64>} : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<f32>) -> tensor<15xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {window_dimensions = dense<2> : tensor<1xi64>} : (tensor<16xf32>, tensor<f32>) -> tensor<15xf32>
    return %0 : tensor<15xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<f32>) -> tensor<15xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {base_dilations = dense<1> : tensor<1xi64>, padding = dense<0> : tensor<1x2xi64>, window_dilations = dense<1> : tensor<1xi64>, window_dimensions = dense<2> : tensor<1xi64>, window_strides = dense<2> : tensor<1xi64>} : (tensor<16xf32>, tensor<f32>) -> tensor<15xf32>
    return %0 : tensor<15xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<8xf32>, %arg2: tensor<f32>) -> tensor<16xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) ({
          ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
            %r = "stablehlo.compare"(%a0, %a1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
            "stablehlo.return"(%r) : (tensor<i1>) -> ()
          }, {
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {padding = dense<0> : tensor<1x2xi64>, window_dimensions = dense<2> : tensor<1xi64>, window_strides = dense<2> : tensor<1xi64>} : (tensor<16xf32>, tensor<8xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16x16xf32>, %arg1: tensor<f32>) -> tensor<4x8x8x16xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {window_dimensions = dense<[1, 2, 2, 1]> : tensor<4xi64>} : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<4x8x8x16xf32>
    return %0 : tensor<4x8x8x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16x16xf32>, %arg1: tensor<f32>) -> tensor<4x8x8x16xf32> {
    %0 = "stablehlo.reduce_window"(%arg0, %arg1) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {base_dilations = dense<1> : tensor<4xi64>, padding = dense<0> : tensor<4x2xi64>, window_dilations = dense<1> : tensor<4xi64>, window_dimensions = dense<[1, 2, 2, 1]> : tensor<4xi64>, window_strides = dense<[1, 2, 2, 1]> : tensor<4xi64>} : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<4x8x8x16xf32>
    return %0 : tensor<4x8x8x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<4x16x16x16xf32>, %arg1: tensor<4x8x8x16xf32>, %arg2: tensor<f32>) -> tensor<4x16x16x16xf32> {
    %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) ({
          ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
            %r = "stablehlo.compare"(%a0, %a1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
            "stablehlo.return"(%r) : (tensor<i1>) -> ()
          }, {
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {padding = dense<0> : tensor<4x2xi64>, window_dimensions = dense<[1, 2, 2, 1]> : tensor<4xi64>, window_strides = dense<[1, 2, 2, 1]> : tensor<4xi64>} : (tensor<4x16x16x16xf32>, tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<4x16x16x16xf32>
    return %0 : tensor<4x16x16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.reverse"(%arg0) {dimensions = dense<0> : tensor<1xi64>} : (tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.reverse"(%arg0) {dimensions = dense<[0, 1]> : tensor<2xi64>} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.slice"(%arg0) {limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} : (tensor<16xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>) -> tensor<1x16xf32> {
    %0 = "stablehlo.slice"(%arg0) {limit_indices = dense<[1, 16]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} : (tensor<16x16xf32>) -> tensor<1x16xf32>
    return %0 : tensor<1x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x8xf32>) -> tensor<8x16xf32> {
    %0 = "stablehlo.transpose"(%arg0) {permutation = dense<[1, 0]> : tensor<2xi64>} : (tensor<16x8xf32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x2x3xf32>) -> tensor<1x3x2xf32> {
    %0 = "stablehlo.transpose"(%arg0) {permutation = dense<[0, 2, 1]> : tensor<3xi64>} : (tensor<1x2x3xf32>) -> tensor<1x3x2xf32>
    return %0 : tensor<1x3x2xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x2x3x4xf32>) -> tensor<1x3x2x4xf32> {
    %0 = "stablehlo.transpose"(%arg0) {permutation = dense<[0, 2, 1, 3]> : tensor<4xi64>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x2x4xf32>
    return %0 : tensor<1x3x2x4xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x8x8x207xf32>, %arg1: tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = dense<1> : tensor<2xi64>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, window_strides = dense<1> : tensor<2xi64>} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32>
    return %0 : tensor<1x8x8x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x8x8x207xf32>, %arg1: tensor<3x3x207x16xf32>, %arg2: tensor<2x2xi64>) -> tensor<1x8x8x16xf32> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = dense<1> : tensor<2xi64>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = dense<1> : tensor<2xi64>, window_reversal = dense<false> : tensor<2xi1>, window_strides = dense<1> : tensor<2xi64>} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>, tensor<2x2xi64>) -> tensor<1x8x8x16xf32>
    return %0 : tensor<1x8x8x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1x8x8x207xf32>, %arg1: tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = dense<1> : tensor<2xi64>, padding = dense<1> : tensor<2x2xi64>, rhs_dilation = dense<1> : tensor<2xi64>, window_strides = dense<2> : tensor<2xi64>} : (tensor<1x8x8x207xf32>, tensor<3x3x207x16xf32>) -> tensor<1x8x8x16xf32>
    return %0 : tensor<1x8x8x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x4x9xi32>, %arg1: tensor<1x5x2xi32>) -> tensor<1x5x8xi32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = dense<[1, 1, 8]> : tensor<3xi64>} : (tensor<2x4x9xi32>, tensor<1x5x2xi32>) -> tensor<1x5x8xi32>
    return %0 : tensor<1x5x8xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x4x9xi32>, %arg1: tensor<1x5x2xi32>) -> tensor<1x5x8xi32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = dense<[1, 1, 8]> : tensor<3xi64>} : (tensor<2x4x9xi32>, tensor<1x5x2xi32>) -> tensor<1x5x8xi32>
    return %0 : tensor<1x5x8xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x4x9xf32>, %arg1: tensor<1x5x2xi32>) -> tensor<1x5x8xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = dense<[1, 1, 8]> : tensor<3xi64>} : (tensor<2x4x9xf32>, tensor<1x5x2xi32>) -> tensor<1x5x8xf32>
    return %0 : tensor<1x5x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x4x9xf32>, %arg1: tensor<1x5x2xi32>, %arg2: tensor<3xi32>) -> tensor<1x5x8xf32> {
    %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>} : (tensor<2x4x9xf32>, tensor<1x5x2xi32>, tensor<3xi32>) -> tensor<1x5x8xf32>
    return %0 : tensor<1x5x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x4x9xf32>, %arg1: tensor<1x5x2xi32>, %arg2: tensor<3xi32>) -> tensor<1x5x8xf32> {
    %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = true} : (tensor<2x4x9xf32>, tensor<1x5x2xi32>, tensor<3xi32>) -> tensor<1x5x8xf32>
    return %0 : tensor<1x5x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2x4x9xf32>, %arg1: tensor<1x5x2xi32>, %arg2: tensor<3xi32>) -> tensor<1x5x8xf32> {
    %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false} : (tensor<2x4x9xf32>, tensor<1x5x2xi32>, tensor<3xi32>) -> tensor<1x5x8xf32>
    return %0 : tensor<1x5x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<200x100x300xf32>, %arg1: tensor<10x2xi32>, %arg2: tensor<10x300xf32>) -> tensor<200x100x300xf32> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<200x100x300xf32>, tensor<10x2xi32>, tensor<10x300xf32>) -> tensor<200x100x300xf32>
    return %0 : tensor<200x100x300xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<200x100x300xf32>, %arg1: tensor<10x2xi32>, %arg2: tensor<10x300xf32>) -> tensor<200x100x300xf32> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = true} : (tensor<200x100x300xf32>, tensor<10x2xi32>, tensor<10x300xf32>) -> tensor<200x100x300xf32>
    return %0 : tensor<200x100x300xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<200x100x300xf32>, %arg1: tensor<10x2xi32>, %arg2: tensor<10x300xf32>) -> tensor<200x100x300xf32> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) ({
          ^bb0(%a: tensor<f32>, %b: tensor<f32>):
            %r = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
            "stablehlo.return"(%r) : (tensor<f32>) -> ()
          }) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false} : (tensor<200x100x300xf32>, tensor<10x2xi32>, tensor<10x300xf32>) -> tensor<200x100x300xf32>
    return %0 : tensor<200x100x300xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.if"(%arg0) ({
            "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
          }, {
            "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
          }) : (tensor<i1>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.case"(%arg0) ({
            "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
          }) : (tensor<i32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.case"(%arg0) ({
            "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
          }, {
            "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
          }) : (tensor<i32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.case"(%arg0) ({
            "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
          }, {
            "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
          }, {
            "stablehlo.return"(%arg1) : (tensor<f32>) -> ()
          }) : (tensor<i32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i32>) -> tensor<i32> {
    %0 = "stablehlo.while"(%arg0) ({
          ^bb0(%a: tensor<i32>):
            %c = "stablehlo.compare"(%a, %arg0) {comparison_direction = #stablehlo<comparison_direction Ltensor<i32>>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
            "stablehlo.return"(%c) : (tensor<i1>) -> ()
          }, {
          ^bb0(%a: tensor<i32>):
            %c = "stablehlo.add"(%a, %a) : (tensor<i32>, tensor<i32>) -> tensor<i32>
            "stablehlo.return"(%c) : (tensor<i32>) -> ()
          }) : (tensor<i32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i64>) -> tensor<i64> {
    %0 = "stablehlo.while"(%arg0) ({
          ^bb0(%a: tensor<i64>):
            %c = "stablehlo.compare"(%a, %arg0) {comparison_direction = #stablehlo<comparison_direction Ltensor<i64>>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
            "stablehlo.return"(%c) : (tensor<i1>) -> ()
          }, {
          ^bb0(%a: tensor<i64>):
            %c = "stablehlo.add"(%a, %a) : (tensor<i64>, tensor<i64>) -> tensor<i64>
            "stablehlo.return"(%c) : (tensor<i64>) -> ()
          }) : (tensor<i64>) -> tensor<i64>
    return %0 : tensor<i64>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i1>) -> tensor<i1> {
    %0 = "stablehlo.while"(%arg0) ({
          ^bb0(%a: tensor<i1>):
            "stablehlo.return"(%a) : (tensor<i1>) -> ()
          }, {
          ^bb0(%a: tensor<i1>):
            "stablehlo.return"(%a) : (tensor<i1>) -> ()
          }) : (tensor<i1>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.cholesky"(%arg0) : (tensor<16x16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.cholesky"(%arg0) {lower = true} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.cholesky"(%arg0) {lower = false} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.clamp"(%arg0, %arg1, %arg2) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<16xf32>, %arg2: tensor<f32>) -> tensor<16xf32> {
    %0 = "stablehlo.clamp"(%arg0, %arg1, %arg2) : (tensor<f32>, tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.clamp"(%arg0, %arg1, %arg2) : (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.concatenate"(%arg0, %arg1) {dimension = 0 : i64} : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x1xf32>, %arg1: tensor<8x2xf32>, %arg2: tensor<8x5xf32>) -> tensor<8x8xf32> {
    %0 = "stablehlo.concatenate"(%arg0, %arg1, %arg2) {dimension = 1 : i64} : (tensor<8x1xf32>, tensor<8x2xf32>, tensor<8x5xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

module {
  func.func @main() -> tensor<f32> {
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>} : () -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main() -> tensor<f32> {
    %0 = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>} : () -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main() -> tensor<f32> {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main() -> tensor<i32> {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module {
  func.func @main() -> tensor<i32> {
    %0 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module {
  func.func @main() -> tensor<i64> {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    return %0 : tensor<i64>
  }
}

// -----

module {
  func.func @main() -> tensor<i64> {
    %0 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    return %0 : tensor<i64>
  }
}

// -----

module {
  func.func @main() -> tensor<i1> {
    %0 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main() -> tensor<i1> {
    %0 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----

module {
  func.func @main() -> tensor<index> {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<index>} : () -> tensor<index>
    return %0 : tensor<index>
  }
}

// -----

module {
  func.func @main() -> tensor<16xf32> {
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<16xf32>} : () -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main() -> tensor<2xi64> {
    %0 = "stablehlo.constant"() {value = dense<[1, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
    return %0 : tensor<2xi64>
  }
}

// -----

module {
  func.func @main() -> tensor<2xi32> {
    %0 = "stablehlo.constant"() {value = dense<[1, 2]> : tensor<2xi32>} : () -> tensor<2xi32>
    return %0 : tensor<2xi32>
  }
}

// -----

module {
  func.func @main() -> tensor<complex<f32>> {
    %0 = "stablehlo.constant"() {value = dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
    return %0 : tensor<complex<f32>>
  }
}

// -----

module {
  func.func @main() -> tensor<f64> {
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f64>} : () -> tensor<f64>
    return %0 : tensor<f64>
  }
}

// -----

module {
  func.func @main() -> tensor<bf16> {
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<bf16>} : () -> tensor<bf16>
    return %0 : tensor<bf16>
  }
}

// -----

module {
  func.func @main() -> tensor<f16> {
    %0 = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f16>} : () -> tensor<f16>
    return %0 : tensor<f16>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.custom_call"(%arg0) {api_version = 0 : i32, backend_config = "", call_target_name = "foo", has_side_effect = false} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.custom_call"(%arg0) {api_version = 1 : i32, backend_config = "", call_target_name = "foo", has_side_effect = false} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.custom_call"(%arg0) {api_version = 2 : i32, backend_config = "", call_target_name = "foo", has_side_effect = false} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.custom_call"(%arg0) {api_version = 3 : i32, backend_config = "", call_target_name = "foo", has_side_effect = false} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.custom_call"(%arg0) {api_version = 4 : i32, backend_config = "", call_target_name = "foo", has_side_effect = false} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.custom_call"(%arg0) {call_target_name = "foo"} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.custom_call"(%arg0, %arg1) {call_target_name = "foo"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.custom_call"(%arg0) {backend_config = "", call_target_name = "foo"} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.custom_call"(%arg0) {call_target_name = "foo", has_side_effect = true} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.custom_call"(%arg0) {api_version = 4 : i32, backend_config = {}, call_target_name = "foo", has_side_effect = false, operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.custom_call"(%arg0) {call_target_name = "foo", mhlo.backend_config = {}} : (tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.custom_call"(%arg0) {api_version = 1 : i32, backend_config = "", call_target_name = "foo", called_computations = [@foo], has_side_effect = true, operand_layouts = [dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<> : tensor<0xindex>]} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @foo(tensor<f32>) -> tensor<f32>
}

// -----

module {
  func.func @main(%arg0: tensor<8x16xf32>, %arg1: tensor<16x8xf32>) -> tensor<8x8xf32> {
    %0 = "stablehlo.dot"(%arg0, %arg1) {precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
    return %0 : tensor<8x8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
    return %0 : tensor<8x8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
    return %0 : tensor<8x8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
    return %0 : tensor<8x8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x16xf32>, %arg1: tensor<16x8xf32>) -> tensor<8x8xf32> {
    %0 = "stablehlo.dot"(%arg0, %arg1) {precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
    return %0 : tensor<8x8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
    return %0 : tensor<8x8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
    return %0 : tensor<8x8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
    return %0 : tensor<8x8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x16xf32>, %arg1: tensor<16x8xf32>) -> tensor<8x8xf32> {
    %0 = "stablehlo.dot"(%arg0, %arg1) {precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
    return %0 : tensor<8x8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
    return %0 : tensor<8x8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
    return %0 : tensor<8x8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
    return %0 : tensor<8x8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x16xf32>, %arg1: tensor<16x8xf32>) -> tensor<8x8xf32> {
    %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x8x16xf32>, %arg1: tensor<8x16x8xf32>) -> tensor<8x8x8xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>} : (tensor<8x8x16xf32>, tensor<8x16x8xf32>) -> tensor<8x8x8xf32>
    return %0 : tensor<8x8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1xi64>) -> tensor<?xf32> {
    %0 = "stablehlo.dynamic_iota"(%arg0) {iota_dimension = 0 : i64} : (tensor<1xi64>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<1xi64>) -> tensor<?x?xf32> {
    %0 = "stablehlo.dynamic_reshape"(%arg0, %arg1) : (tensor<?xf32>, tensor<1xi64>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2xindex>) -> tensor<?xf32> {
    %0 = "stablehlo.dynamic_iota"(%arg0) {iota_dimension = 0 : i64} : (tensor<2xindex>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<2xindex>) -> tensor<?x?xf32> {
    %0 = "stablehlo.dynamic_reshape"(%arg0, %arg1) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<f32>, %arg2: tensor<1xi64>, %arg3: tensor<1xi64>, %arg4: tensor<1xi64>) -> tensor<?xf32> {
    %0 = "stablehlo.dynamic_pad"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<?xf32>, tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<1xi64>, %arg2: tensor<1xi64>, %arg3: tensor<1xi64>) -> tensor<?xf32> {
    %0 = "stablehlo.real_dynamic_slice"(%arg0, %arg1, %arg2, %arg3) : (tensor<?xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<f32>, %arg2: tensor<1xindex>, %arg3: tensor<1xindex>, %arg4: tensor<1xindex>) -> tensor<?xf32> {
    %0 = "stablehlo.dynamic_pad"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<?xf32>, tensor<f32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?xf32>, %arg1: tensor<1xindex>, %arg2: tensor<1xindex>, %arg3: tensor<1xindex>) -> tensor<?xf32> {
    %0 = "stablehlo.real_dynamic_slice"(%arg0, %arg1, %arg2, %arg3) : (tensor<?xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i64>) -> tensor<16xf32> {
    %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %arg2) : (tensor<16xf32>, tensor<4xf32>, tensor<i64>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>, %arg1: tensor<1x16xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %arg2, %arg3) : (tensor<16x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x16xf32>, %arg1: tensor<16x8xf32>) -> tensor<8x8xf32> {
    %0 = "stablehlo.einsum"(%arg0, %arg1) {einsum_config = "ab,bc->ac"} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x16xf32>) -> tensor<8xf32> {
    %0 = "stablehlo.unary_einsum"(%arg0) {einsum_config = "ab->a"} : (tensor<8x16xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>) -> tensor<i32> {
    %0 = "stablehlo.get_dimension_size"(%arg0) {dimension = 0 : i64} : (tensor<?x?xf32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<i32>) -> tensor<?x?xf32> {
    %0 = "stablehlo.set_dimension_size"(%arg0, %arg1) {dimension = 0 : i64} : (tensor<?x?xf32>, tensor<i32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----

module {
  func.func @main() -> tensor<16x16xi32> {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16x16xi32>
    return %0 : tensor<16x16xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>) -> tensor<i32> {
    %0 = "stablehlo.get_dimension_size"(%arg0) {dimension = 1 : i64} : (tensor<?x?xf32>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?x?xf32>, %arg1: tensor<i32>) -> tensor<?x?xf32> {
    %0 = "stablehlo.set_dimension_size"(%arg0, %arg1) {dimension = 1 : i64} : (tensor<?x?xf32>, tensor<i32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
}

// -----

module {
  func.func @main() -> tensor<16x16xi32> {
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<16x16xi32>
    return %0 : tensor<16x16xi32>
  }
}

// -----

module {
  func.func @main() -> tensor<16xi32> {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16xi32>
    return %0 : tensor<16xi32>
  }
}

// -----

module {
  func.func @main() -> tensor<16xf32> {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tuple<tensor<f32>, tensor<i32>>) -> tensor<f32> {
    %0 = "stablehlo.get_tuple_element"(%arg0) {index = 0 : i32} : (tuple<tensor<f32>, tensor<i32>>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tuple<tensor<f32>, tensor<i32>>) -> tensor<i32> {
    %0 = "stablehlo.get_tuple_element"(%arg0) {index = 1 : i32} : (tuple<tensor<f32>, tensor<i32>>) -> tensor<i32>
    return %0 : tensor<i32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<i32>) -> tuple<tensor<f32>, tensor<i32>> {
    %0 = "stablehlo.tuple"(%arg0, %arg1) : (tensor<f32>, tensor<i32>) -> tuple<tensor<f32>, tensor<i32>>
    return %0 : tuple<tensor<f32>, tensor<i32>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tuple<tensor<f32>> {
    %0 = "stablehlo.tuple"(%arg0) : (tensor<f32>) -> tuple<tensor<f32>>
    return %0 : tuple<tensor<f32>>
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<16xf32>, !stablehlo.token) {
    %0:2 = "stablehlo.infeed"(%arg0) : (!stablehlo.token) -> (tensor<16xf32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<16xf32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<16xf32>, !stablehlo.token) {
    %0:2 = "stablehlo.infeed"(%arg0) {infeed_config = ""} : (!stablehlo.token) -> (tensor<16xf32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<16xf32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<16xf32>, !stablehlo.token) {
    %0:2 = "stablehlo.infeed"(%arg0) {infeed_config = "", layout = []} : (!stablehlo.token) -> (tensor<16xf32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<16xf32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<16xf32>, !stablehlo.token) {
    %0:2 = "stablehlo.infeed"(%arg0) {infeed_config = "", layout = [[0]]} : (!stablehlo.token) -> (tensor<16xf32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<16xf32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.outfeed"(%arg0, %arg1) : (tensor<16xf32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.outfeed"(%arg0, %arg1) {outfeed_config = ""} : (tensor<16xf32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.optimization_barrier"(%arg0) : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0:2 = "stablehlo.optimization_barrier"(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    return %0#0, %0#1 : tensor<f32>, tensor<f32>
  }
}

// -----

module {
  func.func @main() -> tensor<ui32> {
    %0 = "stablehlo.partition_id"() : () -> tensor<ui32>
    return %0 : tensor<ui32>
  }
}

// -----

module {
  func.func @main() -> tensor<ui32> {
    %0 = "stablehlo.replica_id"() : () -> tensor<ui32>
    return %0 : tensor<ui32>
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<f32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<f32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, is_host_transfer = true} : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, is_host_transfer = false} : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<f32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>, is_host_transfer = false} : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>} : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<f32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>} : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<f32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = true} : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false} : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<f32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, is_host_transfer = false} : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 2>} : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<f32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 2>} : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 2>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<f32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 2>, is_host_transfer = true} : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 2>, is_host_transfer = false} : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<f32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 2>, is_host_transfer = false} : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>} : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<f32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>} : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<f32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>, is_host_transfer = true} : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> (tensor<f32>, !stablehlo.token) {
    %0:2 = "stablehlo.recv"(%arg0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>, is_host_transfer = false} : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
    return %0#0, %0#1 : tensor<f32>, !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: !stablehlo.token) -> !stablehlo.token {
    %0 = "stablehlo.send"(%arg0, %arg1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>, is_host_transfer = false} : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.reduce_precision"(%arg0) {exponent_bits = 8 : i32, mantissa_bits = 10 : i32} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.reduce_precision"(%arg0) {exponent_bits = 5 : i32, mantissa_bits = 10 : i32} : (tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<4x4xf32> {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<16xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<1xf32> {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<f32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<1xf32>) -> tensor<f32> {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<1xi64>) -> tensor<16xf32> {
    %0 = "stablehlo.rng"(%arg0, %arg1, %arg2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<0xi64>) -> tensor<16xf32> {
    %0 = "stablehlo.rng"(%arg0, %arg1, %arg2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<1xindex>) -> tensor<16xf32> {
    %0 = "stablehlo.rng"(%arg0, %arg1, %arg2) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<f32>, tensor<f32>, tensor<1xindex>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<1xi64>) -> tensor<16xf32> {
    %0 = "stablehlo.rng"(%arg0, %arg1, %arg2) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<0xi64>) -> tensor<16xf32> {
    %0 = "stablehlo.rng"(%arg0, %arg1, %arg2) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<1xindex>) -> tensor<16xf32> {
    %0 = "stablehlo.rng"(%arg0, %arg1, %arg2) {rng_distribution = #stablehlo<rng_distribution NORMAL>} : (tensor<f32>, tensor<f32>, tensor<1xindex>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) {
    %0:2 = "stablehlo.rng_bit_generator"(%arg0) {rng_algorithm = #stablehlo<rng_algorithm DEFAULT>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    return %0#0, %0#1 : tensor<2xui64>, tensor<ui32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) {
    %0:2 = "stablehlo.rng_bit_generator"(%arg0) {rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    return %0#0, %0#1 : tensor<2xui64>, tensor<ui32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>) {
    %0:2 = "stablehlo.rng_bit_generator"(%arg0) {rng_algorithm = #stablehlo<rng_algorithm PHILOX>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
    return %0#0, %0#1 : tensor<2xui64>, tensor<ui32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xi1>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<i1>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.sort"(%arg0) ({
          ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
            %r = "stablehlo.compare"(%a0, %a1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
            "stablehlo.return"(%r) : (tensor<i1>) -> ()
          }) : (tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>) {
    %0:2 = "stablehlo.sort"(%arg0, %arg1) ({
          ^bb0(%a0: tensor<f32>, %a1: tensor<f32>, %b0: tensor<i32>, %b1: tensor<i32>):
            %r = "stablehlo.compare"(%a0, %a1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
            "stablehlo.return"(%r) : (tensor<i1>) -> ()
          }) : (tensor<16xf32>, tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>)
    return %0#0, %0#1 : tensor<16xf32>, tensor<16xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.sort"(%arg0) ({
          ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
            %r = "stablehlo.compare"(%a0, %a1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
            "stablehlo.return"(%r) : (tensor<i1>) -> ()
          }) {dimension = 0 : i64, is_stable = true} : (tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>) {
    %0:2 = "stablehlo.sort"(%arg0, %arg1) ({
          ^bb0(%a0: tensor<f32>, %a1: tensor<f32>, %b0: tensor<i32>, %b1: tensor<i32>):
            %r = "stablehlo.compare"(%a0, %a1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
            "stablehlo.return"(%r) : (tensor<i1>) -> ()
          }) {dimension = 0 : i64, is_stable = true} : (tensor<16xf32>, tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>)
    return %0#0, %0#1 : tensor<16xf32>, tensor<16xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.sort"(%arg0) ({
          ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
            %r = "stablehlo.compare"(%a0, %a1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
            "stablehlo.return"(%r) : (tensor<i1>) -> ()
          }) {dimension = 0 : i64, is_stable = false} : (tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>) {
    %0:2 = "stablehlo.sort"(%arg0, %arg1) ({
          ^bb0(%a0: tensor<f32>, %a1: tensor<f32>, %b0: tensor<i32>, %b1: tensor<i32>):
            %r = "stablehlo.compare"(%a0, %a1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
            "stablehlo.return"(%r) : (tensor<i1>) -> ()
          }) {dimension = 0 : i64, is_stable = false} : (tensor<16xf32>, tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>)
    return %0#0, %0#1 : tensor<16xf32>, tensor<16xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %0 = "stablehlo.sort"(%arg0) ({
          ^bb0(%a0: tensor<f32>, %a1: tensor<f32>):
            %r = "stablehlo.compare"(%a0, %a1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
            "stablehlo.return"(%r) : (tensor<i1>) -> ()
          }) {dimension = -1 : i64, is_stable = false} : (tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32>, %arg1: tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>) {
    %0:2 = "stablehlo.sort"(%arg0, %arg1) ({
          ^bb0(%a0: tensor<f32>, %a1: tensor<f32>, %b0: tensor<i32>, %b1: tensor<i32>):
            %r = "stablehlo.compare"(%a0, %a1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
            "stablehlo.return"(%r) : (tensor<i1>) -> ()
          }) {dimension = -1 : i64, is_stable = false} : (tensor<16xf32>, tensor<16xi32>) -> (tensor<16xf32>, tensor<16xi32>)
    return %0#0, %0#1 : tensor<16xf32>, tensor<16xi32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x16xf32>, %arg1: tensor<i32>) -> tensor<4x16xf32> {
    %0 = "stablehlo.torch_index_select"(%arg0, %arg1) {batch_dims = 0 : i64, dim = 0 : i64} : (tensor<8x16xf32>, tensor<i32>) -> tensor<4x16xf32>
    return %0 : tensor<4x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<8x16xf32>, %arg1: tensor<4xi32>) -> tensor<4x16xf32> {
    %0 = "stablehlo.torch_index_select"(%arg0, %arg1) {batch_dims = 0 : i64, dim = 0 : i64} : (tensor<8x16xf32>, tensor<4xi32>) -> tensor<4x16xf32>
    return %0 : tensor<4x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) {left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>, unit_diagonal = false} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) {left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) {left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>) -> tensor<16x16xf32> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) {left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = false} : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.composite"(%arg0) {composite_attributes = {}, decomposition = @foo, name = "chlo.foo", version = 1 : i32} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @foo(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?xf32, #stablehlo.type_extensions<bounds = [16]>>) -> tensor<?xf32, #stablehlo.type_extensions<bounds = [16]>> {
    %0 = "stablehlo.abs"(%arg0) : (tensor<?xf32, #stablehlo.type_extensions<bounds = [16]>>) -> tensor<?xf32, #stablehlo.type_extensions<bounds = [16]>>
    return %0 : tensor<?xf32, #stablehlo.type_extensions<bounds = [16]>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?xf32, #stablehlo.bounds<16>>) -> tensor<?xf32, #stablehlo.bounds<16>> {
    %0 = "stablehlo.abs"(%arg0) : (tensor<?xf32, #stablehlo.bounds<16>>) -> tensor<?xf32, #stablehlo.bounds<16>>
    return %0 : tensor<?xf32, #stablehlo.bounds<16>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<16xf32, #stablehlo.type_extensions<bounds = [?]>>) -> tensor<16xf32, #stablehlo.type_extensions<bounds = [?]>> {
    %0 = "stablehlo.abs"(%arg0) : (tensor<16xf32, #stablehlo.type_extensions<bounds = [?]>>) -> tensor<16xf32, #stablehlo.type_extensions<bounds = [?]>>
    return %0 : tensor<16xf32, #stablehlo.type_extensions<bounds = [?]>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<?xf32, #stablehlo.bounds<?>>) -> tensor<?xf32, #stablehlo.bounds<?>> {
    %0 = "stablehlo.abs"(%arg0) : (tensor<?xf32, #stablehlo.bounds<?>>) -> tensor<?xf32, #stablehlo.bounds<?>>
    return %0 : tensor<?xf32, #stablehlo.bounds<?>>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.exponential"(%arg0) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.tanh"(%arg0) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.sqrt"(%arg0) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.rsqrt"(%arg0) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.log"(%arg0) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.cosine"(%arg0) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.sine"(%arg0) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.logistic"(%arg0) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.cbrt"(%arg0) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.tan"(%arg0) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.exponential_minus_one"(%arg0) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.log_plus_one"(%arg0) {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = "stablehlo.tanh"(%arg0) {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, ulps = 10, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----

module {
  func.func @main() {
    return
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    return %arg0, %arg1 : tensor<f32>, tensor<f32>
  }
}

// -----

module {
  func.func @main(%arg0: !stablehlo.token) -> !stablehlo.token {
    return %arg0 : !stablehlo.token
  }
}

// -----

module {
  func.func @main(%arg0: tuple<tensor<f32>, tensor<i32>>) -> tuple<tensor<f32>, tensor<i32>> {
    return %arg0 : tuple<tensor<f32>, tensor<i32>>
  }
}

// -----

module @jit_f attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<f32> {jax.buffer_donor = true, mhlo.layout_mode = "default", mhlo.sharding = "{replicated}"}, %arg1: tensor<f32> {tf.aliasing_output = 0 : i32}) -> (tensor<f32> {jax.result_info = "result", mhlo.layout_mode = "default", mhlo.memory_kind = "device"}) {
    %0 = call @f(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @f(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
}
