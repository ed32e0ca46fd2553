// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module attributes {tfl.description = "MLIR Converted.", tfl.schema_version = 3 : i32} {
  func.func @main(%arg0: tensor<1x8x8x3xf32>, %arg1: tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32> attributes {tf.entry_function = {inputs = "input0,input1", outputs = "output"}} {
    %0 = "tfl.pseudo_const"() {value = dense<[1.0, 2.0, 3.0]> : tensor<3xf32>} : () -> tensor<3xf32>
    %1 = "tfl.add"(%arg0, %0) {fused_activation_function = "NONE"} : (tensor<1x8x8x3xf32>, tensor<3xf32>) -> tensor<1x8x8x3xf32>
    %2 = "tfl.sub"(%1, %arg1) {fused_activation_function = "RELU6"} : (tensor<1x8x8x3xf32>, tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %3 = "tfl.mul"(%2, %arg1) {fused_activation_function = "RELU"} : (tensor<1x8x8x3xf32>, tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %4 = "tfl.div"(%3, %arg1) {fused_activation_function = "NONE"} : (tensor<1x8x8x3xf32>, tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %5 = "tfl.maximum"(%4, %arg1) : (tensor<1x8x8x3xf32>, tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %6 = "tfl.minimum"(%5, %arg1) : (tensor<1x8x8x3xf32>, tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %7 = "tfl.exp"(%6) : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %8 = "tfl.logistic"(%7) : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %9 = "tfl.tanh"(%8) : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %10 = "tfl.relu"(%9) : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %11 = "tfl.relu6"(%10) : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %12 = "tfl.rsqrt"(%11) : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %13 = "tfl.square"(%12) : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %14 = "tfl.softmax"(%13) {beta = 1.000000e+00 : f32} : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %15 = "tfl.leaky_relu"(%14) {alpha = 2.000000e-01 : f32} : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %16 = "tfl.hard_swish"(%15) : (tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %17 = "tfl.squared_difference"(%16, %arg1) : (tensor<1x8x8x3xf32>, tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    %18 = "tfl.greater"(%17, %arg1) : (tensor<1x8x8x3xf32>, tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xi1>
    %19 = "tfl.select_v2"(%18, %17, %arg1) : (tensor<1x8x8x3xi1>, tensor<1x8x8x3xf32>, tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
    func.return %19 : tensor<1x8x8x3xf32>
  }
}

// -----

module {
  func.func @conv(%arg0: tensor<1x224x224x3x!quant.uniform<u8:f32, 7.812500e-03:128>>, %arg1: tensor<32x3x3x3x!quant.uniform<u8<1:255>:f32, 2.182800e-02:151>>, %arg2: tensor<32x!quant.uniform<i32:f32, 1.705300e-04>>) -> tensor<1x112x112x32x!quant.uniform<u8:f32, 2.352700e-02>> {
    %0 = "tfl.conv_2d"(%arg0, %arg1, %arg2) {dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "RELU6", padding = "SAME", stride_h = 2 : i32, stride_w = 2 : i32} : (tensor<1x224x224x3x!quant.uniform<u8:f32, 7.812500e-03:128>>, tensor<32x3x3x3x!quant.uniform<u8<1:255>:f32, 2.182800e-02:151>>, tensor<32x!quant.uniform<i32:f32, 1.705300e-04>>) -> tensor<1x112x112x32x!quant.uniform<u8:f32, 2.352700e-02>>
    func.return %0 : tensor<1x112x112x32x!quant.uniform<u8:f32, 2.352700e-02>>
  }
  func.func @float(%arg0: tensor<1x112x112x2xf32>, %arg1: tensor<1x3x3x2xf32>, %arg2: tensor<2xf32>) -> tensor<*xf32> {
    %cst = "tfl.no_value"() {value} : () -> none
    %0 = "tfl.depthwise_conv_2d"(%arg0, %arg1, %arg2) {depth_multiplier = 1 : i32, dilation_h_factor = 1 : i32, dilation_w_factor = 1 : i32, fused_activation_function = "NONE", padding = "VALID", stride_h = 1 : i32, stride_w = 1 : i32} : (tensor<1x112x112x2xf32>, tensor<1x3x3x2xf32>, tensor<2xf32>) -> tensor<1x110x110x2xf32>
    %1 = "tfl.average_pool_2d"(%0) {filter_height = 2 : i32, filter_width = 2 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 2 : i32, stride_w = 2 : i32} : (tensor<1x110x110x2xf32>) -> tensor<1x55x55x2xf32>
    %2 = "tfl.max_pool_2d"(%1) {filter_height = 2 : i32, filter_width = 2 : i32, fused_activation_function = "NONE", padding = "SAME", stride_h = 2 : i32, stride_w = 2 : i32} : (tensor<1x55x55x2xf32>) -> tensor<*xf32>
    %3 = "tfl.fully_connected"(%2, %arg2, %cst) {asymmetric_quantize_inputs = false, fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<*xf32>, tensor<2xf32>, none) -> tensor<*xf32>
    %4 = "tfl.quantize"(%3) {qtype = tensor<2x!quant.uniform<u8:f32, 1.000000e+00>>} : (tensor<*xf32>) -> tensor<2x!quant.uniform<u8:f32, 1.000000e+00>>
    %5 = "tfl.dequantize"(%4) : (tensor<2x!quant.uniform<u8:f32, 1.000000e+00>>) -> tensor<2xf32>
    %6 = "tfl.pseudo_qconst"() {qtype = tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>, value = dense<-76> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
    %7 = "tfl.batch_matmul"(%3, %3) {adj_x = false, adj_y = true} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    func.return %7 : tensor<*xf32>
  }
}

// -----

func.func @fuseAdd(%arg0: tensor<1x4xf32>, %arg1: tensor<2x4xf32>) -> tensor<1x2xf32> {
  %none = "tfl.no_value"() {value} : () -> none
  %cst = arith.constant dense<1.500000e+00> : tensor<2xf32>
  %0 = "tfl.fully_connected"(%arg0, %arg1, %none) {fused_activation_function = "NONE", keep_num_dims = false, weights_format = "DEFAULT"} : (tensor<1x4xf32>, tensor<2x4xf32>, none) -> tensor<1x2xf32>
  %1 = "tfl.add"(%0, %cst) {fused_activation_function = "NONE"} : (tensor<1x2xf32>, tensor<2xf32>) -> tensor<1x2xf32>
  func.return %1 : tensor<1x2xf32>
}

// -----

func.func @stats(%arg0: tensor<8x4x3xf32>) -> tensor<8x4x3xf32> {
  %0 = "quantfork.stats"(%arg0) {axis = 2 : i64, axisStats = dense<[[-1.0, 1.0], [-8.0, 8.0], [-0.5, 0.5]]> : tensor<3x2xf32>, layerStats = dense<[-1.0, 1.0]> : tensor<2xf32>} : (tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
  %1 = "quantfork.qcast"(%0) : (tensor<8x4x3xf32>) -> tensor<8x4x3x!quant.uniform<i8:f32, 7.874010e-03>>
  %2 = "quantfork.dcast"(%1) : (tensor<8x4x3x!quant.uniform<i8:f32, 7.874010e-03>>) -> tensor<8x4x3xf32>
  %3 = "tf.FakeQuantWithMinMaxVars"(%2, %2, %2) {narrow_range = false, num_bits = 8 : i64} : (tensor<8x4x3xf32>, tensor<8x4x3xf32>, tensor<8x4x3xf32>) -> tensor<8x4x3xf32>
  return %3 : tensor<8x4x3xf32>
}

// -----

module {
  func.func @main(%arg0: tensor<1x64x84x32xf32>, %arg1: tensor<2xi32>) -> tensor<*xf32> {
    %cst = arith.constant dense<[0, 2, 1, 3]> : tensor<4xi32>
    %0 = "tfl.reshape"(%arg0, %arg1) : (tensor<1x64x84x32xf32>, tensor<2xi32>) -> tensor<*xf32>
    %1 = "tfl.transpose"(%0, %cst) : (tensor<*xf32>, tensor<4xi32>) -> tensor<*xf32>
    %2 = "tfl.concatenation"(%1, %1) {axis = 0 : i32, fused_activation_function = "NONE"} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %3 = "tfl.pack"(%2, %2) {axis = 0 : i32, values_count = 2 : i32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
    %4:2 = "tfl.unpack"(%3) {axis = 0 : i32, num = 2 : i32} : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
    %5 = "tfl.strided_slice"(%4#0, %arg1, %arg1, %arg1) {begin_mask = 0 : i32, ellipsis_mask = 0 : i32, end_mask = 0 : i32, new_axis_mask = 0 : i32, offset = false, shrink_axis_mask = 0 : i32} : (tensor<*xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<*xf32>
    %6 = "tfl.gather"(%5, %arg1) {axis = 0 : i32, batch_dims = 0 : i32} : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
    %7 = "tfl.pad"(%6, %arg1) : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
    %8 = "tfl.mean"(%7, %arg1) {keep_dims = true} : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
    %9 = "tfl.sum"(%8, %arg1) {keep_dims = false} : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
    %10 = "tfl.reduce_max"(%9, %arg1) {keep_dims = false} : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
    %11 = "tfl.squeeze"(%10) {squeeze_dims = [0]} : (tensor<*xf32>) -> tensor<*xf32>
    %12 = "tfl.expand_dims"(%11, %arg1) : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
    %13 = "tfl.resize_bilinear"(%12, %arg1) {align_corners = false, half_pixel_centers = false} : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
    %14 = "tfl.cast"(%13) : (tensor<*xf32>) -> tensor<*xi32>
    %15 = "tfl.shape"(%13) : (tensor<*xf32>) -> tensor<4xi32>
    %16 = "tfl.custom"(%13) {custom_code = "CustomOp", custom_option = #tfl<const_bytes : "0x00">} : (tensor<*xf32>) -> tensor<*xf32>
    %17:2 = "tfl.split"(%arg1, %16) {num_splits = 2 : i32} : (tensor<2xi32>, tensor<*xf32>) -> (tensor<*xf32>, tensor<*xf32>)
    %18 = "tfl.while"(%17#0) ({
    ^bb0(%arg2: tensor<*xf32>):
      %19 = "tfl.less"(%arg2, %13) : (tensor<*xf32>, tensor<*xf32>) -> tensor<i1>
      "tfl.yield"(%19) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg2: tensor<*xf32>):
      "tfl.yield"(%arg2) : (tensor<*xf32>) -> ()
    }) {is_stateless = false} : (tensor<*xf32>) -> tensor<*xf32>
    func.return %18 : tensor<*xf32>
  }
}
