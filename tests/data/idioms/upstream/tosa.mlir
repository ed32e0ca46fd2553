// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @cond_if(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i1>) -> tensor<f32> {
  %0 = tosa.cond_if %arg2 (%arg3 = %arg0, %arg4 = %arg1) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = tosa.add %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  } else {
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
    %1 = tosa.sub %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  }
  return %0 : tensor<f32>
}

func.func @rescale(%arg0: tensor<13x21x3xi8>) -> tensor<13x21x3xi32> {
  %mult = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
  %shift = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %in_zp = "tosa.const"() <{values = dense<-1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %out_zp = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.rescale %arg0, %mult, %shift, %in_zp, %out_zp {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<13x21x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<13x21x3xi32>
  return %0 : tensor<13x21x3xi32>
}

// -----

func.func @conv2d(%input: tensor<1x4x4x4xf32>, %weight: tensor<8x1x1x4xf32>, %bias: tensor<8xf32>) -> tensor<1x4x4x8xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.conv2d %input, %weight, %bias, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return %0 : tensor<1x4x4x8xf32>
}

func.func @pool(%arg0: tensor<1x32x32x8xf32>) -> tensor<1x16x16x8xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.max_pool2d %arg0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x32x32x8xf32>) -> tensor<1x16x16x8xf32>
  %1 = tosa.avg_pool2d %arg0, %zp, %zp {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x32x32x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x16x16x8xf32>
  return %1 : tensor<1x16x16x8xf32>
}

func.func @matmul(%a: tensor<1x14x19xf32>, %b: tensor<1x19x28xf32>) -> tensor<1x14x28xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.matmul %a, %b, %zp, %zp : (tensor<1x14x19xf32>, tensor<1x19x28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x14x28xf32>
  return %0 : tensor<1x14x28xf32>
}

// -----

func.func @elementwise(%arg0: tensor<13x21x3xf32>, %arg1: tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
  %0 = tosa.add %arg0, %arg1 : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %1 = tosa.sub %0, %arg1 : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %2 = tosa.mul %1, %arg1, %shift : (tensor<13x21x3xf32>, tensor<13x21x3xf32>, tensor<1xi8>) -> tensor<13x21x3xf32>
  %3 = tosa.maximum %2, %arg1 : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %4 = tosa.exp %3 : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %5 = tosa.tanh %4 : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %6 = tosa.sigmoid %5 : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %7 = tosa.clamp %6 {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %8 = tosa.abs %7 : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %9 = tosa.reciprocal %8 : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %10 = tosa.rsqrt %9 : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %11 = tosa.greater %10, %arg0 : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xi1>
  %12 = tosa.select %11, %10, %arg0 : (tensor<13x21x3xi1>, tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return %12 : tensor<13x21x3xf32>
}

// -----

func.func @integer(%a: tensor<13x21x3xi32>, %b: tensor<13x21x3xi32>, %p: tensor<4xi1>, %q: tensor<4xi1>) -> tensor<13x21x3xi32> {
  %0 = tosa.bitwise_and %a, %b : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  %1 = tosa.bitwise_or %0, %b : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  %2 = tosa.bitwise_not %1 : (tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  %3 = tosa.logical_left_shift %2, %b : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  %4 = tosa.arithmetic_right_shift %3, %b {round = false} : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  %5 = tosa.intdiv %4, %b : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  %6 = tosa.minimum %5, %b : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  %7 = tosa.logical_and %p, %q : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %8 = tosa.logical_not %7 : (tensor<4xi1>) -> tensor<4xi1>
  %9 = tosa.equal %a, %b : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi1>
  %10 = tosa.greater_equal %a, %b : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi1>
  %11 = tosa.reduce_all %9 {axis = 0 : i32} : (tensor<13x21x3xi1>) -> tensor<1x21x3xi1>
  return %6 : tensor<13x21x3xi32>
}

func.func @float(%a: tensor<1x8xf32>, %b: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %0 = tosa.pow %a, %b : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
  %1 = tosa.log %0 : (tensor<1x8xf32>) -> tensor<1x8xf32>
  %2 = tosa.floor %1 : (tensor<1x8xf32>) -> tensor<1x8xf32>
  %3 = tosa.ceil %2 : (tensor<1x8xf32>) -> tensor<1x8xf32>
  %4 = tosa.erf %3 : (tensor<1x8xf32>) -> tensor<1x8xf32>
  %5 = tosa.sin %4 : (tensor<1x8xf32>) -> tensor<1x8xf32>
  %6 = tosa.reduce_min %5 {axis = 1 : i32} : (tensor<1x8xf32>) -> tensor<1x1xf32>
  %7 = tosa.reduce_product %5 {axis = 1 : i32} : (tensor<1x8xf32>) -> tensor<1x1xf32>
  return %5 : tensor<1x8xf32>
}

// -----

#map = affine_map<(d0, d1, d2, d3) -> (d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
module {
  func.func @conv2d(%arg0: tensor<1x4x4x4xf32>, %arg1: tensor<8x1x1x4xf32>, %arg2: tensor<8xf32>) -> tensor<1x4x4x8xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %1 = tensor.empty() : tensor<1x4x4x8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<8xf32>) outs(%1 : tensor<1x4x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x4x8xf32>
    %3 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>) outs(%2 : tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
    return %3 : tensor<1x4x4x8xf32>
  }
  func.func @pool(%arg0: tensor<1x32x32x8xf32>) -> tensor<1x16x16x8xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %cst = arith.constant -3.40282347E+38 : f32
    %1 = tensor.empty() : tensor<1x16x16x8xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32>
    %3 = tensor.empty() : tensor<2x2xf32>
    %4 = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %3 : tensor<1x32x32x8xf32>, tensor<2x2xf32>) outs(%2 : tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %5 = tensor.empty() : tensor<1x16x16x8xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32>
    %7 = tensor.empty() : tensor<2x2xf32>
    %8 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%arg0, %7 : tensor<1x32x32x8xf32>, tensor<2x2xf32>) outs(%6 : tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32>
    %c1 = arith.constant 1 : index
    %dim = tensor.dim %8, %c1 : tensor<1x16x16x8xf32>
    %c2 = arith.constant 2 : index
    %dim_1 = tensor.dim %8, %c2 : tensor<1x16x16x8xf32>
    %c1_2 = arith.constant 1 : index
    %9 = arith.subi %dim, %c1_2 : index
    %10 = arith.subi %dim_1, %c1_2 : index
    %11 = tensor.empty() : tensor<1x16x16x8xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<1x16x16x8xf32>) outs(%11 : tensor<1x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %c0 = arith.constant 0 : index
      %c2_3 = arith.constant 2 : index
      %c2_4 = arith.constant 2 : index
      %13 = linalg.index 1 : index
      %14 = arith.subi %9, %13 : index
      %15 = arith.muli %13, %c2_3 : index
      %16 = arith.muli %14, %c2_3 : index
      %17 = arith.maxsi %c1_2, %c2_4 : index
      %c2_5 = arith.constant 2 : index
      %c2_6 = arith.constant 2 : index
      %18 = linalg.index 2 : index
      %19 = arith.subi %10, %18 : index
      %20 = arith.muli %18, %c2_5 : index
      %21 = arith.muli %19, %c2_5 : index
      %22 = arith.maxsi %c1_2, %c2_6 : index
      %23 = arith.muli %17, %22 : index
      %24 = arith.index_cast %23 : index to i32
      %25 = arith.sitofp %24 : i32 to f32
      %26 = arith.divf %in, %25 : f32
      linalg.yield %26 : f32
    } -> tensor<1x16x16x8xf32>
    return %12 : tensor<1x16x16x8xf32>
  }
  func.func @matmul(%arg0: tensor<1x14x19xf32>, %arg1: tensor<1x19x28xf32>) -> tensor<1x14x28xf32> {
    %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = tensor.empty() : tensor<1x14x28xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<1x14x28xf32>) -> tensor<1x14x28xf32>
    %3 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<1x14x19xf32>, tensor<1x19x28xf32>) outs(%2 : tensor<1x14x28xf32>) -> tensor<1x14x28xf32>
    return %3 : tensor<1x14x28xf32>
  }
}

// -----

module @model {
  func.func @main(%arg0: tensor<1x784xf32>) -> tensor<1x10xf32> {
    %0 = "tosa.const"() <{values = dense<1.000000e-01> : tensor<1x784x10xf32>}> : () -> tensor<1x784x10xf32>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x10xf32>}> : () -> tensor<1x10xf32>
    %2 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %3 = tosa.const_shape {values = dense<[1, 1, 784]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = tosa.reshape %arg0, %3 : (tensor<1x784xf32>, !tosa.shape<3>) -> tensor<1x1x784xf32>
    %5 = tosa.matmul %4, %0, %2, %2 : (tensor<1x1x784xf32>, tensor<1x784x10xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x10xf32>
    %6 = tosa.const_shape {values = dense<[1, 10]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %7 = tosa.reshape %5, %6 : (tensor<1x1x10xf32>, !tosa.shape<2>) -> tensor<1x10xf32>
    %8 = tosa.add %7, %1 : (tensor<1x10xf32>, tensor<1x10xf32>) -> tensor<1x10xf32>
    return %8 : tensor<1x10xf32>
  }
}

// -----

func.func @gather(%values: tensor<13x21x3xf32>, %indices: tensor<13x26xi32>) -> tensor<13x26x3xf32> {
  %0 = tosa.gather %values, %indices : (tensor<13x21x3xf32>, tensor<13x26xi32>) -> tensor<13x26x3xf32>
  return %0 : tensor<13x26x3xf32>
}

func.func @depthwise(%i: tensor<1x4x4x4xf32>, %w: tensor<1x1x4x2xf32>, %b: tensor<8xf32>) -> tensor<1x4x4x8xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %i, %w, %b, %zp, %zp {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return %0 : tensor<1x4x4x8xf32>
}

func.func @negate_table(%a: tensor<64xf32>) -> tensor<64xf32> {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.negate %a, %zp, %zp : (tensor<64xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

func.func @resize(%a: tensor<1x32x32x8xf32>) -> tensor<1x64x64x8xf32> {
  %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %scale, %offset, %border {mode = BILINEAR} : (tensor<1x32x32x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x64x64x8xf32>
  return %0 : tensor<1x64x64x8xf32>
}

// -----

func.func @shape(%arg0: tensor<13x21x3xf32>) -> tensor<1x819xf32> {
  %0 = tosa.const_shape {values = dense<[1, 819]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.reshape %arg0, %0 : (tensor<13x21x3xf32>, !tosa.shape<2>) -> tensor<1x819xf32>
  %2 = tosa.transpose %arg0 {perms = array<i32: 2, 0, 1>} : (tensor<13x21x3xf32>) -> tensor<3x13x21xf32>
  %3 = tosa.concat %arg0, %arg0 {axis = 0 : i32} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<26x21x3xf32>
  %4 = tosa.const_shape {values = dense<[4, 11, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %5 = tosa.const_shape {values = dense<[6, 8, 0]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %6 = tosa.slice %arg0, %5, %4 : (tensor<13x21x3xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<4x11x1xf32>
  %7 = tosa.reduce_sum %arg0 {axis = 0 : i32} : (tensor<13x21x3xf32>) -> tensor<1x21x3xf32>
  %8 = tosa.reduce_max %arg0 {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x1x3xf32>
  %9 = tosa.argmax %arg0 {axis = 2 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21xi32>
  %10 = tosa.reverse %arg0 {axis = 0 : i32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %11 = tosa.tile %arg0, %4 : (tensor<13x21x3xf32>, !tosa.shape<3>) -> tensor<52x231x3xf32>
  %12 = tosa.cast %arg0 : (tensor<13x21x3xf32>) -> tensor<13x21x3xi32>
  %13 = tosa.identity %arg0 : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  return %1 : tensor<1x819xf32>
}

func.func @pad(%arg0: tensor<2x3xf32>) -> tensor<4x9xf32> {
  %pad = tosa.const_shape {values = dense<[1, 1, 3, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %cst = "tosa.const"() <{values = dense<3.14> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = tosa.pad %arg0, %pad, %cst : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x9xf32>
  return %0 : tensor<4x9xf32>
}

// -----

func.func @while_loop(%arg0: tensor<10xi32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %1 = tosa.while_loop (%arg2 = %0) : (tensor<i32>) -> tensor<i32> {
    %2 = tosa.greater_equal %arg2, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = tosa.logical_not %2 : (tensor<i1>) -> tensor<i1>
    tosa.yield %3 : tensor<i1>
  } do {
  ^bb0(%arg2: tensor<i32>):
    %2 = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %3 = tosa.add %arg2, %2 : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %3 : tensor<i32>
  }
  return %1 : tensor<i32>
}
