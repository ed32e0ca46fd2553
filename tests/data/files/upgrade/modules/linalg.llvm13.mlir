func @contractions(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %c: tensor<4x5xf32>, %v: tensor<8xf32>, %w: tensor<4xf32>, %d: tensor<f32>) -> tensor<4x5xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>) outs(%c : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.matvec ins(%a, %v : tensor<4x8xf32>, tensor<8xf32>) outs(%w : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.dot ins(%v, %v : tensor<8xf32>, tensor<8xf32>) outs(%d : tensor<f32>) -> tensor<f32>
  return %0 : tensor<4x5xf32>
}
func @integers(%a: memref<4x8xi8>, %b: memref<8x5xi8>, %c: memref<4x5xi32>, %d: memref<2x4x8xi16>, %e: memref<2x8x5xi16>, %f: memref<2x4x5xi32>) {
  linalg.matmul_i8_i8_i32 ins(%a, %b : memref<4x8xi8>, memref<8x5xi8>) outs(%c : memref<4x5xi32>)
  linalg.batch_matmul_i16_i16_i32 ins(%d, %e : memref<2x4x8xi16>, memref<2x8x5xi16>) outs(%f : memref<2x4x5xi32>)
  return
}
func @copies(%m: memref<?x4xf32>, %n: memref<?x4xf32>, %t: memref<4x?xf32>, %x: f32) {
  linalg.copy(%m, %n) : memref<?x4xf32>, memref<?x4xf32>
  linalg.copy(%m, %t) {inputPermutation = affine_map<(i, j) -> (i, j)>, outputPermutation = affine_map<(i, j) -> (j, i)>} : memref<?x4xf32>, memref<4x?xf32>
  linalg.fill(%x, %m) : f32, memref<?x4xf32>
  return
}
func @pads(%t: tensor<?x4xf32>, %x: f32, %i: index) -> tensor<?x8xf32> {
  %0 = linalg.pad_tensor %t low[1, %i] high[%i, 2] {
  ^bb0(%a: index, %b: index):
    linalg.yield %x : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  %1 = linalg.pad_tensor %t low[0, 2] high[0, 2] {
  ^bb0(%a: index, %b: index):
    linalg.yield %x : f32
  } : tensor<?x4xf32> to tensor<?x8xf32>
  %2 = linalg.init_tensor [%i, 8] : tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}
func @convolutions(%i: tensor<1x16x16x3xf32>, %k: tensor<3x3x3x8xf32>, %o: tensor<1x14x14x8xf32>, %z: tensor<1x3x16x16xf32>, %y: tensor<8x3x3x3xf32>, %p: tensor<1x8x14x14xf32>, %w: tensor<3x3x3xf32>, %d: tensor<1x14x14x3xf32>) -> tensor<1x14x14x8xf32> {
  %0 = linalg.conv_2d_input_nhwc_filter_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %k : tensor<1x16x16x3xf32>, tensor<3x3x3x8xf32>) outs(%o : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  %1 = linalg.conv_2d_nchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%z, %y : tensor<1x3x16x16xf32>, tensor<8x3x3x3xf32>) outs(%p : tensor<1x8x14x14xf32>) -> tensor<1x8x14x14xf32>
  %2 = linalg.depthwise_conv_2d_input_nhwc_filter_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %w : tensor<1x16x16x3xf32>, tensor<3x3x3xf32>) outs(%d : tensor<1x14x14x3xf32>) -> tensor<1x14x14x3xf32>
  return %0 : tensor<1x14x14x8xf32>
}
// The maps tell what an operation does that has no name today.
func @maps(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %s: memref<8x4xf32>, %t: memref<5x8xf32>, %u: memref<5x4xf32>) {
  "linalg.matmul"(%a, %b, %c) ( {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "std.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "std.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) {linalg.memoized_indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], operand_segment_sizes = dense<[2, 1]> : vector<2xi32>} : (memref<4x8xf32>, memref<8x5xf32>, memref<4x5xf32>) -> ()
  "linalg.matmul_column_major"(%s, %t, %u) ( {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = "std.mulf"(%x, %y) : (f32, f32) -> f32
    %1 = "std.addf"(%z, %0) : (f32, f32) -> f32
    "linalg.yield"(%1) : (f32) -> ()
  }) {linalg.memoized_indexing_maps = [affine_map<(i, j, k) -> (k, i)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (j, i)>], operand_segment_sizes = dense<[2, 1]> : vector<2xi32>} : (memref<8x4xf32>, memref<5x8xf32>, memref<5x4xf32>) -> ()
  return
}
