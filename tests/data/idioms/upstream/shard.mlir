// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  shard.grid @grid_1d(shape = 4)
  shard.grid @grid0(shape = 2x4)
  shard.grid @grid_dyn(shape = ?x?)
  func.func @sharding(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %sharding = shard.sharding @grid0 split_axes = [[0]] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding : tensor<4x8xf32>
    %sharding_annotated_0 = shard.shard %sharding_annotated to %sharding annotate_for_users : tensor<4x8xf32>
    %sharding_1 = shard.sharding @grid0 split_axes = [[0], [1]] : !shard.sharding
    %sharding_annotated_2 = shard.shard %sharding_annotated_0 to %sharding_1 : tensor<4x8xf32>
    return %sharding_annotated_2 : tensor<4x8xf32>
  }
  func.func @collectives(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %all_reduce = shard.all_reduce %arg0 on @grid0 grid_axes = [0] : tensor<3x4xf32> -> tensor<3x4xf32>
    return %all_reduce : tensor<3x4xf32>
  }
}

// -----

shard.grid @grid_1d(shape = 4)
shard.grid @grid0(shape = 2x4)
shard.grid @grid_dyn(shape = ?x?)
func.func @sharding(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %s = shard.sharding @grid0 split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %arg0 to %s : tensor<4x8xf32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<4x8xf32>
  %s1 = shard.sharding @grid0 split_axes = [[0], [1]] : !shard.sharding
  %2 = shard.shard %1 to %s1 : tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

func.func @collectives(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = shard.all_reduce %arg0 on @grid0 grid_axes = [0] reduction = sum : tensor<3x4xf32> -> tensor<3x4xf32>
  %1 = shard.all_gather %0 on @grid0 grid_axes = [1] gather_axis = 1 : tensor<3x4xf32> -> tensor<3x16xf32>
  %2 = shard.process_multi_index on @grid0 axes = [0] : index
  %3:2 = shard.grid_shape @grid0 : index, index
  return %0 : tensor<3x4xf32>
}
