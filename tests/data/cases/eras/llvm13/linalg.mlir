// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#acc = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>]
#trait = {indexing_maps = #acc, iterator_types = ["parallel", "parallel"], library_call = "f", doc = "d"}
func @lin(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %t: tensor<4x8xf32>, %u: tensor<8x4xf32>, %f: f32, %i: index, %ia: tensor<4x8xi8>, %ib: tensor<8x16xi8>, %ic: tensor<4x16xi32>, %v8: memref<8xf32>, %v4: memref<4xf32>, %bm: tensor<2x4x8xf32>, %bn: tensor<2x8x3xf32>, %bo: tensor<2x4x3xf32>, %sc: memref<f32>, %c2: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
  %0 = linalg.matmul {tag} ins(%ia, %ib : tensor<4x8xi8>, tensor<8x16xi8>) outs(%ic : tensor<4x16xi32>) -> tensor<4x16xi32>
  %1 = linalg.generic #trait ins(%t : tensor<4x8xf32>) outs(%u : tensor<8x4xf32>) attrs = {x = 1 : i32} {
  ^bb0(%x: f32, %y: f32):
    %2 = linalg.index 0 : index
    %3 = addf %x, %y : f32
    linalg.yield %3 : f32
  } -> tensor<8x4xf32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%v8 : memref<8xf32>) {
  ^bb0(%y: f32):
    linalg.yield %f : f32
  }
  linalg.fill(%f, %a) : f32, memref<4x8xf32>
  %4 = linalg.fill(%f, %t) : f32, tensor<4x8xf32> -> tensor<4x8xf32>
  linalg.copy(%a, %a) : memref<4x8xf32>, memref<4x8xf32>
  linalg.copy(%c2, %c2) {inputPermutation = affine_map<(d0, d1) -> (d1, d0)>} : memref<4x4xf32>, memref<4x4xf32>
  %5 = linalg.init_tensor [4, %i] : tensor<4x?xf32>
  %6 = linalg.pad_tensor %t low[0, %i] high[1, 2] {
  ^bb0(%p: index, %q: index):
    linalg.yield %f : f32
  } : tensor<4x8xf32> to tensor<5x?xf32>
  %7 = linalg.tensor_collapse_shape %t [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %8 = linalg.tensor_expand_shape %7 [[0, 1]] : tensor<32xf32> into tensor<4x8xf32>
  %9 = linalg.range %i : %i : %i : !linalg.range
  linalg.matvec ins(%a, %v8 : memref<4x8xf32>, memref<8xf32>) outs(%v4 : memref<4xf32>)
  linalg.dot ins(%v8, %v8 : memref<8xf32>, memref<8xf32>) outs(%sc : memref<f32>)
  %10 = linalg.batch_matmul ins(%bm, %bn : tensor<2x4x8xf32>, tensor<2x8x3xf32>) outs(%bo : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return
}
