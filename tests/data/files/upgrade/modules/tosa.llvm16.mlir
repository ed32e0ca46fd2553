func.func @f(%arg0: tensor<1x4x4x4xi8>, %arg1: tensor<8x1x1x4xi8>, %arg2: tensor<8xi32>, %t: tensor<2x6xf32>) {
  %0 = "tosa.conv2d"(%arg0, %arg1, %arg2) {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, quantization_info = #tosa.conv_quant<input_zp = -3, weight_zp = 2>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>) -> tensor<1x4x4x8xi32>
  %1 = "tosa.reshape"(%t) {new_shape = array<i64: 3, 4>} : (tensor<2x6xf32>) -> tensor<3x4xf32>
  %2 = "tosa.clamp"(%t) {min_int = 0 : i64, max_int = 1 : i64, min_fp = 0.0 : f32, max_fp = 1.0 : f32} : (tensor<2x6xf32>) -> tensor<2x6xf32>
  %3 = "tosa.mul"(%t, %t) {shift = 0 : i32} : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
  return
}
llvm.func @g(%p: !llvm.ptr<i32>) -> i32 {
  %0 = llvm.load %p : !llvm.ptr<i32>
  llvm.return %0 : i32
}
func.func @v(%v: vector<4x8xf32>, %i: i32) -> f32 {
  %0 = vector.extract %v[3, 2] : vector<4x8xf32>
  return %0 : f32
}
