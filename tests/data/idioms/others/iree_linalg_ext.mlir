// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#map = affine_map<(d0, d1) -> (d0, d1)>
module {
  func.func @ext(%arg0: tensor<128x256xf32>, %arg1: tensor<16x8x8x32xf32>, %arg2: tensor<4x1xi32>, %arg3: tensor<1024xi32>) -> tensor<16x8x8x32xf32> {
    %0 = "iree_linalg_ext.pack"(%arg0, %arg1) {inner_dims_pos = [0, 1], static_inner_tiles = array<i64: 8, 32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>} : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<16x8x8x32xf32>
    %1 = "iree_linalg_ext.unpack"(%0, %arg0) {inner_dims_pos = [0, 1], static_inner_tiles = array<i64: 8, 32>} : (tensor<16x8x8x32xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %2 = "iree_linalg_ext.sort"(%arg3) ({
    ^bb0(%a: i32, %b: i32):
      %5 = arith.cmpi sgt, %a, %b : i32
      "iree_linalg_ext.yield"(%5) : (i1) -> ()
    }) {dimension = 0 : i64} : (tensor<1024xi32>) -> tensor<1024xi32>
    %3 = "iree_linalg_ext.scatter"(%arg0, %arg2, %1) ({
    ^bb0(%a: f32, %b: f32):
      "iree_linalg_ext.yield"(%a) : (f32) -> ()
    }) {dimension_map = array<i64: 0>, unique_indices = true, operandSegmentSizes = array<i32: 2, 1>} : (tensor<128x256xf32>, tensor<4x1xi32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    %4 = "iree_encoding.set_encoding"(%3) : (tensor<128x256xf32>) -> tensor<128x256xf32, #iree_encoding.encoding<operand_index = 0 : index, op_type = matmul, element_types = [f32, f32, f32], user_indexing_maps = [#map, #map, #map]>>
    %6 = "iree_linalg_ext.attention"(%arg0, %arg0, %arg0, %arg0) {indexing_maps = [#map, #map, #map, #map]} : (tensor<128x256xf32>, tensor<128x256xf32>, tensor<128x256xf32>, tensor<128x256xf32>) -> tensor<128x256xf32>
    return %0 : tensor<16x8x8x32xf32>
  }
}
