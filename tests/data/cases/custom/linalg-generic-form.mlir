// Structured operations in generic form: the maps that mlir-opt remembers of them are added.
func.func @matvec(%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "linalg.matvec"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) {mark, zeal = 1 : i64} : (tensor<2x3xf32>, tensor<3xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @strides(%a: tensor<1x4x17x17xf32>, %b: tensor<4x3x3xf32>, %c: tensor<1x4x7x5xf32>) -> tensor<1x4x7x5xf32> {
  %0 = "linalg.depthwise_conv_2d_nchw_chw"(%a, %b, %c) <{dilations = dense<[1, 2]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.mulf %x, %y : f32
    %2 = arith.addf %z, %1 : f32
    linalg.yield %2 : f32
  }) : (tensor<1x4x17x17xf32>, tensor<4x3x3xf32>, tensor<1x4x7x5xf32>) -> tensor<1x4x7x5xf32>
  return %0 : tensor<1x4x7x5xf32>
}
