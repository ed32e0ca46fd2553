func @conv(%arg0: tensor<1x4x4x4xf32>, %arg1: tensor<8x1x1x4xf32>, %arg2: tensor<8xf32>) -> tensor<1x4x4x8xf32> {
  %0 = "tosa.conv2d"(%arg0, %arg1, %arg2) {dilation = [1, 1], pad = [0, 0, 0, 0], stride = [1, 1]} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>) -> tensor<1x4x4x8xf32>
  return %0 : tensor<1x4x4x8xf32>
}
func @convq(%arg0: tensor<1x4x4x4xi8>, %arg1: tensor<8x1x1x4xi8>, %arg2: tensor<8xi32>) -> tensor<1x4x4x8xi32> {
  %0 = "tosa.conv2d"(%arg0, %arg1, %arg2) {dilation = [1, 1], pad = [0, 0, 0, 0], stride = [1, 1], quantization_info = {input_zp = -3 : i32, weight_zp = 2 : i32}} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>) -> tensor<1x4x4x8xi32>
  return %0 : tensor<1x4x4x8xi32>
}
func @convqq(%arg0: tensor<1x4x4x4x!quant.uniform<i8:f32, 2.0:3>>, %arg1: tensor<8x1x1x4x!quant.uniform<i8:f32, 2.0:3>>, %arg2: tensor<8xi32>) -> tensor<1x4x4x8xi32> {
  %0 = "tosa.conv2d"(%arg0, %arg1, %arg2) {dilation = [1, 1], pad = [0, 0, 0, 0], stride = [1, 1], quantization_info = {input_zp = 3 : i32, weight_zp = 3 : i32}} : (tensor<1x4x4x4x!quant.uniform<i8:f32, 2.0:3>>, tensor<8x1x1x4x!quant.uniform<i8:f32, 2.0:3>>, tensor<8xi32>) -> tensor<1x4x4x8xi32>
  return %0 : tensor<1x4x4x8xi32>
}
func @dw(%arg0: tensor<1x4x4x4xf32>, %arg1: tensor<1x1x4x2xf32>, %arg2: tensor<8xf32>) -> tensor<1x4x4x8xf32> {
  %0 = "tosa.depthwise_conv2d"(%arg0, %arg1, %arg2) {dilation = [1, 1], pad = [0, 0, 0, 0], stride = [1, 1]} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>) -> tensor<1x4x4x8xf32>
  return %0 : tensor<1x4x4x8xf32>
}
func @tc(%arg0: tensor<1x32x32x8xf32>, %arg1: tensor<16x1x1x8xf32>, %arg2: tensor<16xf32>) -> tensor<1x32x32x16xf32> {
  %0 = "tosa.transpose_conv2d"(%arg0, %arg1, %arg2) {dilation = [1, 1], out_pad = [0, 0], out_shape = [1, 32, 32, 16], stride = [1, 1]} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>) -> tensor<1x32x32x16xf32>
  return %0 : tensor<1x32x32x16xf32>
}
func @fc(%arg0: tensor<14x19xf32>, %arg1: tensor<28x19xf32>, %arg2: tensor<28xf32>) -> tensor<14x28xf32> {
  %0 = "tosa.fully_connected"(%arg0, %arg1, %arg2) : (tensor<14x19xf32>, tensor<28x19xf32>, tensor<28xf32>) -> tensor<14x28xf32>
  return %0 : tensor<14x28xf32>
}
func @fcq(%arg0: tensor<14x19xi8>, %arg1: tensor<28x19xi8>, %arg2: tensor<28xi32>) -> tensor<14x28xi32> {
  %0 = "tosa.fully_connected"(%arg0, %arg1, %arg2) {quantization_info = {input_zp = 1 : i32, weight_zp = 0 : i32}} : (tensor<14x19xi8>, tensor<28x19xi8>, tensor<28xi32>) -> tensor<14x28xi32>
  return %0 : tensor<14x28xi32>
}
func @pool(%arg0: tensor<1x32x32x8xf32>, %b: tensor<1x32x32x8xi8>) {
  %0 = "tosa.avg_pool2d"(%arg0) {kernel = [2, 2], pad = [0, 1, 0, 1], stride = [1, 1]} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  %1 = "tosa.max_pool2d"(%arg0) {kernel = [1, 1], pad = [0, 0, 0, 0], stride = [1, 1]} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  %2 = "tosa.avg_pool2d"(%b) {kernel = [2, 2], pad = [0, 1, 0, 1], stride = [1, 1], quantization_info = {input_zp = -128 : i32, output_zp = -128 : i32}} : (tensor<1x32x32x8xi8>) -> tensor<1x32x32x8xi8>
  return
}
func @misc(%arg0: tensor<13x21x3xf32>, %i: tensor<13x21x3xi32>, %i8: tensor<13x21x3xi8>, %q: tensor<13x21x3x!quant.uniform<u8:f32, 0.5:128>>, %v: tensor<3xf32>, %ranked: tensor<1x1x3xf32>) {
  %0 = "tosa.argmax"(%arg0) {axis = 1 : i64} : (tensor<13x21x3xf32>) -> tensor<13x3xi32>
  %1 = "tosa.clamp"(%arg0) {min_int = 0 : i64, max_int = 1 : i64, min_fp = 0.0 : f32, max_fp = 1.0 : f32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %2 = "tosa.clamp"(%i8) {min_int = -4000 : i64, max_int = 1 : i64, min_fp = 0.0 : f32, max_fp = 1.0 : f32} : (tensor<13x21x3xi8>) -> tensor<13x21x3xi8>
  %3 = "tosa.reluN"(%arg0) {max_int = 0 : i64, max_fp = 6.0 : f32} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %4 = "tosa.add"(%arg0, %v) : (tensor<13x21x3xf32>, tensor<3xf32>) -> tensor<13x21x3xf32>
  %5 = "tosa.mul"(%i, %i) {shift = 2 : i32} : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  %6 = "tosa.mul"(%arg0, %v) {shift = 0 : i32} : (tensor<13x21x3xf32>, tensor<3xf32>) -> tensor<13x21x3xf32>
  %7 = "tosa.div"(%i, %i) : (tensor<13x21x3xi32>, tensor<13x21x3xi32>) -> tensor<13x21x3xi32>
  %8 = "tosa.negate"(%arg0) : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %9 = "tosa.reduce_prod"(%arg0) {axis = 0 : i64} : (tensor<13x21x3xf32>) -> tensor<1x21x3xf32>
  %10 = "tosa.reduce_sum"(%arg0) {axis = 1 : i64} : (tensor<13x21x3xf32>) -> tensor<13x1x3xf32>
  %11 = "tosa.reshape"(%arg0) {new_shape = [1, 819]} : (tensor<13x21x3xf32>) -> tensor<1x819xf32>
  %12 = "tosa.slice"(%arg0) {size = [4, 11, 1], start = [6, 8, 0]} : (tensor<13x21x3xf32>) -> tensor<4x11x1xf32>
  %13 = "tosa.tile"(%arg0) {multiples = [3, 1, 2]} : (tensor<13x21x3xf32>) -> tensor<39x21x6xf32>
  %p = "tosa.const"() {value = dense<[2, 0, 1]> : tensor<3xi32>} : () -> tensor<3xi32>
  %14 = "tosa.transpose"(%arg0, %p) : (tensor<13x21x3xf32>, tensor<3xi32>) -> tensor<3x13x21xf32>
  %pp = "tosa.const"() {value = dense<[[0, 0], [0, 1], [1, 0]]> : tensor<3x2xi32>} : () -> tensor<3x2xi32>
  %15 = "tosa.pad"(%arg0, %pp) : (tensor<13x21x3xf32>, tensor<3x2xi32>) -> tensor<13x22x4xf32>
  %16 = "tosa.pad"(%i8, %pp) {quantization_info = {input_zp = -5 : i32}} : (tensor<13x21x3xi8>, tensor<3x2xi32>) -> tensor<13x22x4xi8>
  %17 = "tosa.concat"(%arg0, %arg0) {axis = 0 : i64} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<26x21x3xf32>
  %18 = "tosa.rescale"(%q) {double_round = false, input_zp = 127 : i32, multiplier = [1073741824 : i32], output_zp = -1 : i32, per_channel = false, scale32 = true, shift = [30 : i32]} : (tensor<13x21x3x!quant.uniform<u8:f32, 0.5:128>>) -> tensor<13x21x3x!quant.uniform<i8:f32, 0.5:-1>>
  %19 = "tosa.rescale"(%i8) {double_round = true, input_zp = 12 : i32, multiplier = [1073741824 : i32], output_zp = 0 : i32, per_channel = false, scale32 = true, shift = [30 : i32]} : (tensor<13x21x3xi8>) -> tensor<13x21x3xi32>
  %20 = "tosa.reverse"(%arg0) {axis = 0 : i64} : (tensor<13x21x3xf32>) -> tensor<13x21x3xf32>
  %b = "tosa.const"() {value = dense<1.0> : tensor<13x3x28xf32>} : () -> tensor<13x3x28xf32>
  %21 = "tosa.matmul"(%arg0, %b) : (tensor<13x21x3xf32>, tensor<13x3x28xf32>) -> tensor<13x21x28xf32>
  return
}
func @resize(%arg0: tensor<1x32x32x8xi8>, %f: tensor<1x32x32x8xf32>) {
  %1 = "tosa.resize"(%arg0) {mode = "BILINEAR", offset = [0, 0], offset_fp = [0.0 : f32, 0.0 : f32], output_size = [64, 64], shift = 10 : i32, stride = [512, 512], stride_fp = [0.0 : f32, 0.0 : f32]} : (tensor<1x32x32x8xi8>) -> tensor<1x64x64x8xi32>
  %2 = "tosa.resize"(%f) {mode = "NEAREST_NEIGHBOR", offset = [0, 0], offset_fp = [0.25 : f32, 0.25 : f32], output_size = [64, 64], shift = 0 : i32, stride = [0, 0], stride_fp = [0.5 : f32, 0.5 : f32]} : (tensor<1x32x32x8xf32>) -> tensor<1x64x64x8xf32>
  return
}
