func.func @l(%t: tensor<8x16xf32>, %p: tensor<4x8x2x2xf32>, %f: f32, %i: index, %dp: tensor<?x?x?x2xf32>, %dt: tensor<?x?xf32>, %x: tensor<2x16x32xf32>, %w: tensor<3x3x5x5xf32>) {
  %0 = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<8x16xf32> -> tensor<4x8x2x2xf32>
  %1 = linalg.pack %dt padding_value(%f : f32) outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [%i, 2] into %dp {a} : tensor<?x?xf32> -> tensor<?x?x?x2xf32>
  %2 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %t : tensor<4x8x2x2xf32> -> tensor<8x16xf32>
  %3 = linalg.softmax dimension(2) ins(%x : tensor<2x16x32xf32>) outs(%x : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%dt : tensor<?x?xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 1 : index
    linalg.yield %o : f32
  } -> tensor<?x?xf32>
  return
}
func.func @w(%in: tensor<2x6x6x5xf32>, %o: tensor<6x6x1x1x2x5xf32>, %fl: tensor<2x3x3x5xf32>, %fo: tensor<6x6x5x2xf32>, %r: tensor<6x6x1x1x2x2xf32>, %ro: tensor<2x4x4x2xf32>) {
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%fl : tensor<2x3x3x5xf32>) outs(%fo : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%in : tensor<2x6x6x5xf32>) outs(%o : tensor<6x6x1x1x2x5xf32>) -> tensor<6x6x1x1x2x5xf32>
  %2 = linalg.winograd_output_transform fmr(F_4_3) ins(%r : tensor<6x6x1x1x2x2xf32>) outs(%ro : tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32>
  return
}
