// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of shard that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: tensor<f32>) {
  %0 = shard.get_sharding %arg0 : tensor<f32> -> !shard.sharding
  return
}
func.func @f1(%arg0: tensor<1x2x3x4x5xi16>) {
  %0 = shard.get_sharding %arg0 : tensor<1x2x3x4x5xi16> -> !shard.sharding
  return
}
func.func @f2(%arg0: tensor<f32>, %arg1: !shard.sharding) {
  %sharding_annotated = shard.shard %arg0 to %arg1 : tensor<f32>
  return
}
func.func @f3(%arg0: tensor<?x?xf8E4M3FNUZ>, %arg1: !shard.sharding) {
  %sharding_annotated = shard.shard %arg0 to %arg1 annotate_for_users : tensor<?x?xf8E4M3FNUZ>
  return
}
func.func @f4(%arg0: !shard.sharding, %arg1: index, %arg2: index, %arg3: index) {
  %shard_shape = shard.shard_shape dims = [0, 1] sharding = %arg0 device = [4] : index
  return
}
func.func @f5(%arg0: index, %arg1: index, %arg2: index, %arg3: !shard.sharding, %arg4: index, %arg5: index) {
  %shard_shape:3 = shard.shard_shape dims = [0] sharding = %arg3 device = [0] : index, index, index
  return
}
