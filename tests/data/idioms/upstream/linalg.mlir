// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @attention(%arg0: memref<8x128x64xf32, strided<[?, ?, ?], offset: ?>>, %arg1: memref<8x64x128xf32, strided<[?, ?, ?], offset: ?>>, %arg2: memref<8x128x64xf32, strided<[?, ?, ?], offset: ?>>) -> memref<8x128x64xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.250000e-01 : f32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<8x128x128xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<8x128x128xf32>)
    linalg.batch_matmul ins(%arg0, %arg1 : memref<8x128x64xf32, strided<[?, ?, ?], offset: ?>>, memref<8x64x128xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc : memref<8x128x128xf32>)
    %alloc_1 = memref.alloc() {alignment = 64 : i64} : memref<8x128x128xf32>
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%alloc : memref<8x128x128xf32>) outs(%alloc_1 : memref<8x128x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.mulf %in, %cst_0 : f32
      linalg.yield %0 : f32
    }
    linalg.softmax dimension(2) ins(%alloc_1 : memref<8x128x128xf32>) outs(%alloc : memref<8x128x128xf32>)
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<8x128x64xf32>
    linalg.fill ins(%cst : f32) outs(%alloc_2 : memref<8x128x64xf32>)
    linalg.batch_matmul ins(%alloc, %arg2 : memref<8x128x128xf32>, memref<8x128x64xf32, strided<[?, ?, ?], offset: ?>>) outs(%alloc_2 : memref<8x128x64xf32>)
    %cast = memref.cast %alloc_2 : memref<8x128x64xf32> to memref<8x128x64xf32, strided<[?, ?, ?], offset: ?>>
    return %alloc_2 : memref<8x128x64xf32>
  }
}

// -----

func.func @batch_matmul(%arg0: tensor<4x16x32xf32>, %arg1: tensor<4x32x64xf32>, %arg2: tensor<4x16x64xf32>) -> tensor<4x16x64xf32> {
  %0 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<4x16x32xf32>, tensor<4x32x64xf32>) outs(%arg2 : tensor<4x16x64xf32>) -> tensor<4x16x64xf32>
  return %0 : tensor<4x16x64xf32>
}

func.func @vecmat(%arg0: tensor<32xf32>, %arg1: tensor<32x64xf32>, %arg2: tensor<64xf32>) -> tensor<64xf32> {
  %0 = linalg.vecmat ins(%arg0, %arg1 : tensor<32xf32>, tensor<32x64xf32>) outs(%arg2 : tensor<64xf32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}

func.func @mixed(%arg0: tensor<?x?xi8>, %arg1: tensor<?x?xi8>, %arg2: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%arg0, %arg1 : tensor<?x?xi8>, tensor<?x?xi8>) outs(%arg2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

func.func @conv_2d_nhwc_hwcf(%input: tensor<1x225x225x3xf32>, %filter: tensor<3x3x3x32xf32>) -> tensor<1x112x112x32xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %0 = tensor.empty() : tensor<1x112x112x32xf32>
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<1x112x112x32xf32>) -> tensor<1x112x112x32xf32>
  %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%input, %filter : tensor<1x225x225x3xf32>, tensor<3x3x3x32xf32>) outs(%1 : tensor<1x112x112x32xf32>) -> tensor<1x112x112x32xf32>
  return %2 : tensor<1x112x112x32xf32>
}

func.func @conv_2d_nchw_fchw(%input: tensor<?x?x?x?xf32>, %filter: tensor<?x?x?x?xf32>, %init: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
     ins(%input, %filter : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%init : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}

func.func @conv_1d(%in: memref<?xf32>, %filter: memref<?xf32>, %out: memref<?xf32>) {
  linalg.conv_1d ins(%in, %filter : memref<?xf32>, memref<?xf32>) outs(%out : memref<?xf32>)
  return
}

// -----

func.func @depthwise(%input: tensor<1x113x113x96xf32>, %filter: tensor<3x3x96xf32>, %init: tensor<1x56x56x96xf32>) -> tensor<1x56x56x96xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
    ins(%input, %filter : tensor<1x113x113x96xf32>, tensor<3x3x96xf32>) outs(%init : tensor<1x56x56x96xf32>) -> tensor<1x56x56x96xf32>
  return %0 : tensor<1x56x56x96xf32>
}

func.func @max_pool(%input: tensor<1x4x4x1xf32>) -> tensor<1x2x2x1xf32> {
  %window = tensor.empty() : tensor<3x3xf32>
  %init = tensor.empty() : tensor<1x2x2x1xf32>
  %cst = arith.constant 0xFF800000 : f32
  %fill = linalg.fill ins(%cst : f32) outs(%init : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  %res = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%input, %window : tensor<1x4x4x1xf32>, tensor<3x3xf32>) outs(%fill : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return %res : tensor<1x2x2x1xf32>
}

func.func @sum_pool(%input: memref<1x4x4x1xf32>, %window: memref<3x3xf32>, %output: memref<1x2x2x1xf32>) {
  linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%input, %window : memref<1x4x4x1xf32>, memref<3x3xf32>) outs(%output : memref<1x2x2x1xf32>)
  return
}

// -----

func.func @elementwise(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %init: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.add ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.sub ins(%0, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = linalg.mul ins(%1, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = linalg.div ins(%2, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = linalg.exp ins(%3 : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = linalg.max ins(%4, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%5, %a : tensor<4x8xf32>, tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  %7 = linalg.tanh ins(%6 : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %7 : tensor<4x8xf32>
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @tensor_arith(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %cst = arith.constant dense<2.000000e+00> : tensor<4x8xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.addf %in, %in_0 : f32
      linalg.yield %6 : f32
    } -> tensor<4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0, %cst : tensor<4x8xf32>, tensor<4x8xf32>) outs(%0 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.mulf %in, %in_0 : f32
      linalg.yield %6 : f32
    } -> tensor<4x8xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%1, %arg0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%1 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %6 = arith.subf %in, %in_0 : f32
      linalg.yield %6 : f32
    } -> tensor<4x8xf32>
    %3 = tensor.empty() : tensor<4x8xi1>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %arg1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%3 : tensor<4x8xi1>) {
    ^bb0(%in: f32, %in_0: f32, %out: i1):
      %6 = arith.cmpf ogt, %in, %in_0 : f32
      linalg.yield %6 : i1
    } -> tensor<4x8xi1>
    %5 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %2, %arg1 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%2 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %6 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %6 : f32
    } -> tensor<4x8xf32>
    return %5 : tensor<4x8xf32>
  }
}

// -----

module @model {
  func.func @main(%arg0: tensor<1x784xf32>) -> tensor<1x10xf32> {
    %0 = "tosa.const"() <{values = dense<1.000000e-01> : tensor<1x784x10xf32>}> : () -> tensor<1x784x10xf32>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x10xf32>}> : () -> tensor<1x10xf32>
    %2 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %3 = tosa.const_shape  {values = dense<[1, 1, 784]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2]] output_shape [1, 1, 784] : tensor<1x784xf32> into tensor<1x1x784xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %4 = tensor.empty() : tensor<1x1x10xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<1x1x10xf32>) -> tensor<1x1x10xf32>
    %6 = linalg.batch_matmul ins(%expanded, %0 : tensor<1x1x784xf32>, tensor<1x784x10xf32>) outs(%5 : tensor<1x1x10xf32>) -> tensor<1x1x10xf32>
    %7 = tosa.const_shape  {values = dense<[1, 10]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %collapsed = tensor.collapse_shape %6 [[0, 1], [2]] : tensor<1x1x10xf32> into tensor<1x10xf32>
    return %collapsed : tensor<1x10xf32>
  }
}

// -----

#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @elementwise(%arg0: tensor<13x21x3xf32>, %arg1: tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
    %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %1 = tensor.empty() : tensor<13x21x3xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %arg1 : tensor<13x21x3xf32>, tensor<13x21x3xf32>) outs(%1 : tensor<13x21x3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %27 = arith.addf %in, %in_0 : f32
      linalg.yield %27 : f32
    } -> tensor<13x21x3xf32>
    %3 = tensor.empty() : tensor<13x21x3xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %arg1 : tensor<13x21x3xf32>, tensor<13x21x3xf32>) outs(%3 : tensor<13x21x3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %27 = arith.subf %in, %in_0 : f32
      linalg.yield %27 : f32
    } -> tensor<13x21x3xf32>
    %5 = tensor.empty() : tensor<13x21x3xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %arg1 : tensor<13x21x3xf32>, tensor<13x21x3xf32>) outs(%5 : tensor<13x21x3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %27 = arith.mulf %in, %in_0 : f32
      linalg.yield %27 : f32
    } -> tensor<13x21x3xf32>
    %7 = tensor.empty() : tensor<13x21x3xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %arg1 : tensor<13x21x3xf32>, tensor<13x21x3xf32>) outs(%7 : tensor<13x21x3xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %27 = arith.maximumf %in, %in_0 : f32
      linalg.yield %27 : f32
    } -> tensor<13x21x3xf32>
    %9 = tensor.empty() : tensor<13x21x3xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<13x21x3xf32>) outs(%9 : tensor<13x21x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.exp %in : f32
      linalg.yield %27 : f32
    } -> tensor<13x21x3xf32>
    %11 = tensor.empty() : tensor<13x21x3xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10 : tensor<13x21x3xf32>) outs(%11 : tensor<13x21x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.tanh %in : f32
      linalg.yield %27 : f32
    } -> tensor<13x21x3xf32>
    %13 = tensor.empty() : tensor<13x21x3xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<13x21x3xf32>) outs(%13 : tensor<13x21x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %27 = arith.negf %in : f32
      %28 = math.exp %27 : f32
      %29 = arith.addf %28, %cst : f32
      %30 = arith.divf %cst, %29 : f32
      linalg.yield %30 : f32
    } -> tensor<13x21x3xf32>
    %15 = tensor.empty() : tensor<13x21x3xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<13x21x3xf32>) outs(%15 : tensor<13x21x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 0.000000e+00 : f32
      %cst_0 = arith.constant 6.000000e+00 : f32
      %27 = arith.minimumf %in, %cst_0 : f32
      %28 = arith.maximumf %27, %cst : f32
      linalg.yield %28 : f32
    } -> tensor<13x21x3xf32>
    %17 = tensor.empty() : tensor<13x21x3xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<13x21x3xf32>) outs(%17 : tensor<13x21x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.absf %in : f32
      linalg.yield %27 : f32
    } -> tensor<13x21x3xf32>
    %19 = tensor.empty() : tensor<13x21x3xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<13x21x3xf32>) outs(%19 : tensor<13x21x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %cst = arith.constant 1.000000e+00 : f32
      %27 = arith.divf %cst, %in : f32
      linalg.yield %27 : f32
    } -> tensor<13x21x3xf32>
    %21 = tensor.empty() : tensor<13x21x3xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<13x21x3xf32>) outs(%21 : tensor<13x21x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %27 = math.rsqrt %in : f32
      linalg.yield %27 : f32
    } -> tensor<13x21x3xf32>
    %23 = tensor.empty() : tensor<13x21x3xi1>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %arg0 : tensor<13x21x3xf32>, tensor<13x21x3xf32>) outs(%23 : tensor<13x21x3xi1>) {
    ^bb0(%in: f32, %in_0: f32, %out: i1):
      %27 = arith.cmpf ogt, %in, %in_0 : f32
      linalg.yield %27 : i1
    } -> tensor<13x21x3xi1>
    %25 = tensor.empty() : tensor<13x21x3xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %22, %arg0 : tensor<13x21x3xi1>, tensor<13x21x3xf32>, tensor<13x21x3xf32>) outs(%25 : tensor<13x21x3xf32>) {
    ^bb0(%in: i1, %in_0: f32, %in_1: f32, %out: f32):
      %27 = arith.select %in, %in_0, %in_1 : f32
      linalg.yield %27 : f32
    } -> tensor<13x21x3xf32>
    return %26 : tensor<13x21x3xf32>
  }
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @fuse_elementwise(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>, %arg3: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg3, %c0 : tensor<?x?xf32>
    %dim_0 = tensor.dim %arg3, %c1 : tensor<?x?xf32>
    %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1, %arg2 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_1: f32, %in_2: f32, %out: f32):
      %2 = arith.addf %in, %in_1 : f32
      %3 = arith.mulf %2, %in_2 : f32
      linalg.yield %3 : f32
    } -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
  }
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @fuse_elementwise(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>, %init: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.addf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<?x?xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0, %arg2 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %2 = arith.mulf %in, %in_0 : f32
      linalg.yield %2 : f32
    } -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
  }
}

// -----

#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @matmul(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %1 = arith.mulf %in, %in_0 : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  func.func @matmul_static(%arg0: tensor<64x128xf32>, %arg1: tensor<128x256xf32>) -> tensor<64x256xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<64x256xf32>
    %1 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst : f32) outs(%0 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x256xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : tensor<64x128xf32>, tensor<128x256xf32>) outs(%1 : tensor<64x256xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %3 = arith.mulf %in, %in_0 : f32
      %4 = arith.addf %out, %3 : f32
      linalg.yield %4 : f32
    } -> tensor<64x256xf32>
    return %2 : tensor<64x256xf32>
  }
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
func.func @add(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
  %dim_0 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
  %0 = tensor.empty(%dim, %dim_0) : tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) {
  ^bb0(%in: f32, %in_1: f32, %out: f32):
    %2 = arith.addf %in, %in_1 : f32
    linalg.yield %2 : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @matmul(%arg0: memref<8x16xf32>, %arg1: memref<16x32xf32>, %arg2: memref<8x32xf32>) {
  linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0, %arg1 : memref<8x16xf32>, memref<16x32xf32>) outs(%arg2 : memref<8x32xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %c, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0) -> ()>
func.func @row_sum(%arg0: tensor<?x?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<?x?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%in: f32, %acc: f32):
    %1 = arith.addf %in, %acc : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @full(%arg0: tensor<1024xf32>) -> tensor<f32> {
  %cst = arith.constant 0.000000e+00 : f32
  %0 = tensor.empty() : tensor<f32>
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
  %2 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction"]} ins(%arg0 : tensor<1024xf32>) outs(%1 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %3 = arith.mulf %in, %in : f32
    %4 = arith.addf %out, %3 : f32
    linalg.yield %4 : f32
  } -> tensor<f32>
  return %2 : tensor<f32>
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
func.func @bias_relu(%arg0: tensor<128x256xf32>, %bias: tensor<256xf32>) -> tensor<128x256xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %0 = tensor.empty() : tensor<128x256xf32>
  %1 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %bias : tensor<128x256xf32>, tensor<256xf32>) outs(%0 : tensor<128x256xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %2 = arith.addf %in, %in_0 : f32
    %3 = arith.maximumf %2, %cst : f32
    linalg.yield %3 : f32
  } -> tensor<128x256xf32>
  return %1 : tensor<128x256xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#bcast = affine_map<(d0, d1) -> (0, d1)>
#scalar = affine_map<(d0, d1) -> ()>
func.func @iota() -> tensor<4x8xi32> {
  %0 = tensor.empty() : tensor<4x8xi32>
  %1 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%0 : tensor<4x8xi32>) {
  ^bb0(%out: i32):
    %2 = linalg.index 0 : index
    %3 = linalg.index 1 : index
    %4 = arith.addi %2, %3 : index
    %5 = arith.index_cast %4 : index to i32
    linalg.yield %5 : i32
  } -> tensor<4x8xi32>
  return %1 : tensor<4x8xi32>
}

func.func @bcast(%arg0: tensor<1x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %0 = tensor.empty() : tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#bcast, #scalar, #id], iterator_types = ["parallel", "parallel"]} ins(%arg0, %s : tensor<1x8xf32>, f32) outs(%0 : tensor<4x8xf32>) {
  ^bb0(%in: f32, %in_0: f32, %out: f32):
    %2 = arith.mulf %in, %in_0 : f32
    linalg.yield %2 : f32
  } -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @layer_norm(%arg0: tensor<32x768xf32>, %arg1: tensor<768xf32>, %arg2: tensor<768xf32>) -> tensor<32x768xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 7.680000e+02 : f32
    %cst_1 = arith.constant 9.99999974E-6 : f32
    %0 = tensor.empty() : tensor<32xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<32xf32>) -> tensor<32xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<32x768xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %6 = arith.divf %in, %cst_0 : f32
      %7 = arith.addf %6, %out : f32
      linalg.yield %7 : f32
    } -> tensor<32xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0, %2 : tensor<32x768xf32>, tensor<32xf32>) outs(%1 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_2: f32, %out: f32):
      %6 = arith.subf %in, %in_2 : f32
      %7 = arith.mulf %6, %6 : f32
      %8 = arith.divf %7, %cst_0 : f32
      %9 = arith.addf %8, %out : f32
      linalg.yield %9 : f32
    } -> tensor<32xf32>
    %4 = tensor.empty() : tensor<32x768xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1, #map1, #map2, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %2, %3, %arg1, %arg2 : tensor<32x768xf32>, tensor<32xf32>, tensor<32xf32>, tensor<768xf32>, tensor<768xf32>) outs(%4 : tensor<32x768xf32>) {
    ^bb0(%in: f32, %in_2: f32, %in_3: f32, %in_4: f32, %in_5: f32, %out: f32):
      %6 = arith.subf %in, %in_2 : f32
      %7 = arith.addf %in_3, %cst_1 : f32
      %8 = math.rsqrt %7 : f32
      %9 = arith.mulf %6, %8 : f32
      %10 = arith.mulf %9, %in_4 : f32
      %11 = arith.addf %10, %in_5 : f32
      linalg.yield %11 : f32
    } -> tensor<32x768xf32>
    return %5 : tensor<32x768xf32>
  }
}

// -----

func.func @map(%lhs: tensor<64xf32>, %rhs: tensor<64xf32>, %init: tensor<64xf32>) -> tensor<64xf32> {
  %add = linalg.map { arith.addf } ins(%lhs, %rhs : tensor<64xf32>, tensor<64xf32>) outs(%init : tensor<64xf32>)
  return %add : tensor<64xf32>
}

func.func @reduce(%input: tensor<16x32x64xf32>, %init: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %reduce = linalg.reduce ins(%input : tensor<16x32x64xf32>) outs(%init : tensor<16x64xf32>) dimensions = [1]
    (%in: f32, %out: f32) {
      %0 = arith.addf %out, %in : f32
      linalg.yield %0 : f32
    }
  return %reduce : tensor<16x64xf32>
}

func.func @reduce_short(%input: tensor<16x32xf32>, %init: tensor<16xf32>) -> tensor<16xf32> {
  %0 = linalg.reduce { arith.maximumf } ins(%input : tensor<16x32xf32>) outs(%init : tensor<16xf32>) dimensions = [1]
  return %0 : tensor<16xf32>
}

func.func @transpose(%input: tensor<16x32x64xf32>, %init: tensor<32x64x16xf32>) -> tensor<32x64x16xf32> {
  %transpose = linalg.transpose ins(%input : tensor<16x32x64xf32>) outs(%init : tensor<32x64x16xf32>) permutation = [1, 2, 0]
  return %transpose : tensor<32x64x16xf32>
}

func.func @broadcast(%input: tensor<8x32xf32>, %init: tensor<8x16x32xf32>) -> tensor<8x16x32xf32> {
  %bcast = linalg.broadcast ins(%input : tensor<8x32xf32>) outs(%init : tensor<8x16x32xf32>) dimensions = [1]
  return %bcast : tensor<8x16x32xf32>
}

// -----

func.func @matmul(%A: memref<?x?xf32, strided<[?, 1], offset: ?>>, %B: memref<?x?xf32, strided<[?, 1], offset: ?>>, %C: memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  linalg.matmul ins(%A, %B : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>)
               outs(%C : memref<?x?xf32, strided<[?, 1], offset: ?>>)
  return
}

func.func @others(%A: memref<4x8xf32>, %B: memref<8x16xf32>, %C: memref<4x16xf32>, %x: memref<8xf32>, %y: memref<4xf32>, %s: memref<f32>) {
  %cst = arith.constant 0.0 : f32
  linalg.fill ins(%cst : f32) outs(%C : memref<4x16xf32>)
  linalg.matmul ins(%A, %B : memref<4x8xf32>, memref<8x16xf32>) outs(%C : memref<4x16xf32>)
  linalg.matvec ins(%A, %x : memref<4x8xf32>, memref<8xf32>) outs(%y : memref<4xf32>)
  linalg.dot ins(%x, %x : memref<8xf32>, memref<8xf32>) outs(%s : memref<f32>)
  linalg.copy ins(%C : memref<4x16xf32>) outs(%C : memref<4x16xf32>)
  return
}

// -----

func.func @matmul(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%arg0, %arg1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%arg2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @matmul_static(%A: tensor<64x128xf32>, %B: tensor<128x256xf32>) -> tensor<64x256xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %0 = tensor.empty() : tensor<64x256xf32>
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<64x256xf32>) -> tensor<64x256xf32>
  %2 = linalg.matmul ins(%A, %B : tensor<64x128xf32>, tensor<128x256xf32>) outs(%1 : tensor<64x256xf32>) -> tensor<64x256xf32>
  return %2 : tensor<64x256xf32>
}

// -----

#mapA = affine_map<(d0, d1, d2) -> (d2, d0)>
#mapB = affine_map<(d0, d1, d2) -> (d2, d1)>
#mapC = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @matmul_transpose_a(%arg0: tensor<5x3xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
  %0 = linalg.matmul indexing_maps = [#mapA, #mapB, #mapC] ins(%arg0, %arg1 : tensor<5x3xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
  return %0 : tensor<3x7xf32>
}

func.func @contract(%arg0: tensor<3x5xf32>, %arg1: tensor<5x7xf32>, %arg2: tensor<3x7xf32>) -> tensor<3x7xf32> {
  %0 = linalg.contract
      indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
      ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<5x7xf32>) outs(%arg2 : tensor<3x7xf32>) -> tensor<3x7xf32>
  return %0 : tensor<3x7xf32>
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1, d0)>
func.func @transpose(%arg0: memref<32x64xf32>, %arg1: memref<64x32xf32>) {
  linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<32x64xf32>) outs(%arg1 : memref<64x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

func.func @copy_strided(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>>) outs(%arg1 : memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
module @mlp {
  func.func @forward(%arg0: tensor<8x784xf32>, %w0: tensor<784x128xf32>, %b0: tensor<128xf32>, %w1: tensor<128x10xf32>) -> tensor<8x10xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x128xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x128xf32>) -> tensor<8x128xf32>
    %2 = linalg.matmul ins(%arg0, %w0 : tensor<8x784xf32>, tensor<784x128xf32>) outs(%1 : tensor<8x128xf32>) -> tensor<8x128xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %b0 : tensor<8x128xf32>, tensor<128xf32>) outs(%0 : tensor<8x128xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %7 = arith.addf %in, %in_0 : f32
      %8 = arith.cmpf ugt, %7, %cst : f32
      %9 = arith.select %8, %7, %cst : f32
      linalg.yield %9 : f32
    } -> tensor<8x128xf32>
    %4 = tensor.empty() : tensor<8x10xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %6 = linalg.matmul ins(%3, %w1 : tensor<8x128xf32>, tensor<128x10xf32>) outs(%5 : tensor<8x10xf32>) -> tensor<8x10xf32>
    return %6 : tensor<8x10xf32>
  }
}

// -----

func.func @conv_fhwc(%i: tensor<1x14x14x64xf32>, %f: tensor<128x3x3x64xf32>, %o: tensor<1x12x12x128xf32>) -> tensor<1x12x12x128xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f : tensor<1x14x14x64xf32>, tensor<128x3x3x64xf32>) outs(%o : tensor<1x12x12x128xf32>) -> tensor<1x12x12x128xf32>
  return %0 : tensor<1x12x12x128xf32>
}

func.func @conv_1d_nwc(%i: memref<4x6x3xf32>, %f: memref<1x3x8xf32>, %o: memref<4x6x8xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>} ins(%i, %f : memref<4x6x3xf32>, memref<1x3x8xf32>) outs(%o : memref<4x6x8xf32>)
  return
}

func.func @conv_2d(%i: memref<?x?xf32>, %f: memref<3x3xf32>, %o: memref<?x?xf32>) {
  linalg.conv_2d ins(%i, %f : memref<?x?xf32>, memref<3x3xf32>) outs(%o : memref<?x?xf32>)
  return
}

func.func @conv_3d(%i: tensor<1x8x8x8x3xf32>, %f: tensor<2x2x2x3x4xf32>, %o: tensor<1x7x7x7x4xf32>) -> tensor<1x7x7x7x4xf32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%i, %f : tensor<1x8x8x8x3xf32>, tensor<2x2x2x3x4xf32>) outs(%o : tensor<1x7x7x7x4xf32>) -> tensor<1x7x7x7x4xf32>
  return %0 : tensor<1x7x7x7x4xf32>
}

func.func @depthwise_nchw(%i: tensor<1x96x16x16xf32>, %f: tensor<96x3x3xf32>, %o: tensor<1x96x14x14xf32>) -> tensor<1x96x14x14xf32> {
  %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f : tensor<1x96x16x16xf32>, tensor<96x3x3xf32>) outs(%o : tensor<1x96x14x14xf32>) -> tensor<1x96x14x14xf32>
  return %0 : tensor<1x96x14x14xf32>
}

// -----

func.func @batch(%a: tensor<4x16x32xf32>, %v: tensor<4x32xf32>, %o: tensor<4x16xf32>, %b: tensor<4x32x8xf32>, %r: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %0 = linalg.batch_matvec ins(%a, %v : tensor<4x16x32xf32>, tensor<4x32xf32>) outs(%o : tensor<4x16xf32>) -> tensor<4x16xf32>
  %1 = linalg.batch_reduce_matmul ins(%a, %b : tensor<4x16x32xf32>, tensor<4x32x8xf32>) outs(%r : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %1 : tensor<16x8xf32>
}

func.func @unary(%x: tensor<?x?xf32>, %init: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.abs ins(%x : tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.sqrt ins(%0 : tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = linalg.rsqrt ins(%1 : tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  %3 = linalg.log ins(%2 : tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  %4 = linalg.negf ins(%3 : tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  %5 = linalg.square ins(%4 : tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  %6 = linalg.erf ins(%5 : tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  %7 = linalg.floor ins(%6 : tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  %8 = linalg.powf ins(%7, %x : tensor<?x?xf32>, tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  %9 = linalg.min ins(%8, %x : tensor<?x?xf32>, tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %9 : tensor<?x?xf32>
}

func.func @pool_nchw(%i: tensor<1x8x16x16xf32>, %w: tensor<2x2xf32>, %o: tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32> {
  %0 = linalg.pooling_nchw_max {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%i, %w : tensor<1x8x16x16xf32>, tensor<2x2xf32>) outs(%o : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  return %0 : tensor<1x8x8x8xf32>
}

// -----

#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
func.func @argmax(%arg0: tensor<?xf32>, %v: tensor<f32>, %i: tensor<i32>) -> (tensor<f32>, tensor<i32>) {
  %0:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%arg0 : tensor<?xf32>) outs(%v, %i : tensor<f32>, tensor<i32>) {
  ^bb0(%in: f32, %out: f32, %out_0: i32):
    %1 = linalg.index 0 : index
    %2 = arith.index_cast %1 : index to i32
    %3 = arith.cmpf ogt, %in, %out : f32
    %4 = arith.select %3, %in, %out : f32
    %5 = arith.select %3, %2, %out_0 : i32
    linalg.yield %4, %5 : f32, i32
  } -> (tensor<f32>, tensor<i32>)
  return %0#0, %0#1 : tensor<f32>, tensor<i32>
}

// -----

func.func @pack(%source: tensor<128x256xf32>, %dest: tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32> {
  %pack = linalg.pack %source inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %dest : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return %pack : tensor<16x8x8x32xf32>
}

func.func @unpack(%source: tensor<16x8x8x32xf32>) -> tensor<128x256xf32> {
  %0 = tensor.empty() : tensor<128x256xf32>
  %unpack = linalg.unpack %source inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %0 : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return %unpack : tensor<128x256xf32>
}

func.func @pack_pad(%source: tensor<?x?xf32>, %dest: tensor<?x?x16x1xf32>, %pad: f32) -> tensor<?x?x16x1xf32> {
  %0 = linalg.pack %source padding_value(%pad : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [16, 1] into %dest : tensor<?x?xf32> -> tensor<?x?x16x1xf32>
  return %0 : tensor<?x?x16x1xf32>
}

// -----

func.func @quantized_matmul(%arg0: tensor<3x4xi8>, %arg1: tensor<4x2xi8>, %zpA: i32, %zpB: i32, %init: tensor<3x2xi32>) -> tensor<3x2xi32> {
  %0 = linalg.quantized_matmul ins(%arg0, %arg1, %zpA, %zpB : tensor<3x4xi8>, tensor<4x2xi8>, i32, i32) outs(%init : tensor<3x2xi32>) -> tensor<3x2xi32>
  return %0 : tensor<3x2xi32>
}

func.func @mmt4d(%A: tensor<?x?x8x1xf32>, %B: tensor<?x?x8x1xf32>, %C: tensor<?x?x8x8xf32>) -> tensor<?x?x8x8xf32> {
  %0 = linalg.mmt4d ins(%A, %B : tensor<?x?x8x1xf32>, tensor<?x?x8x1xf32>) outs(%C : tensor<?x?x8x8xf32>) -> tensor<?x?x8x8xf32>
  return %0 : tensor<?x?x8x8xf32>
}

// -----

#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
func.func @softmax(%arg0: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %cst_0 = arith.constant 0xFF800000 : f32
  %0 = tensor.empty() : tensor<16xf32>
  %1 = tensor.empty() : tensor<16x64xf32>
  %2 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
  %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<16x64xf32>) outs(%2 : tensor<16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %8 = arith.maximumf %in, %out : f32
    linalg.yield %8 : f32
  } -> tensor<16xf32>
  %4 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0, %3 : tensor<16x64xf32>, tensor<16xf32>) outs(%1 : tensor<16x64xf32>) {
  ^bb0(%in: f32, %in_1: f32, %out: f32):
    %8 = arith.subf %in, %in_1 : f32
    %9 = math.exp %8 : f32
    linalg.yield %9 : f32
  } -> tensor<16x64xf32>
  %5 = linalg.fill ins(%cst : f32) outs(%0 : tensor<16xf32>) -> tensor<16xf32>
  %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%4 : tensor<16x64xf32>) outs(%5 : tensor<16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %8 = arith.addf %in, %out : f32
    linalg.yield %8 : f32
  } -> tensor<16xf32>
  %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%4, %6 : tensor<16x64xf32>, tensor<16xf32>) outs(%1 : tensor<16x64xf32>) {
  ^bb0(%in: f32, %in_1: f32, %out: f32):
    %8 = arith.divf %in, %in_1 : f32
    linalg.yield %8 : f32
  } -> tensor<16x64xf32>
  return %7 : tensor<16x64xf32>
}

// -----

func.func @softmax(%arg0: tensor<2x16x32xf32>, %dst: tensor<2x16x32xf32>) -> tensor<2x16x32xf32> {
  %1 = linalg.softmax dimension(2) ins(%arg0 : tensor<2x16x32xf32>) outs(%dst : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
  return %1 : tensor<2x16x32xf32>
}

// -----

#accesses = [
  affine_map<(m, n, k) -> (m, k)>,
  affine_map<(m, n, k) -> (k, n)>,
  affine_map<(m, n, k) -> (m, n)>
]
#trait = {
  doc = "C(m, n) += A(m, k) * B(k, n)",
  indexing_maps = #accesses,
  library_call = "some_external_fn",
  iterator_types = ["parallel", "parallel", "reduction"]
}
func.func @generic(%A: memref<?x?xvector<4xf32>>, %B: memref<?x?xvector<4xf32>>, %C: memref<?x?xvector<4xf32>>) {
  linalg.generic #trait ins(%A, %B : memref<?x?xvector<4xf32>>, memref<?x?xvector<4xf32>>) outs(%C : memref<?x?xvector<4xf32>>) attrs = {foo = 1} {
    ^bb(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>):
      %d = arith.mulf %a, %b : vector<4xf32>
      %e = arith.addf %c, %d : vector<4xf32>
      linalg.yield %e : vector<4xf32>
  }
  return
}
