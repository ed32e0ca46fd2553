// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{grid axis duplicated}}
  %0 = shard.sharding @g split_axes = [[0], [0]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{grid axis is expected to be non-negative}}
  %0 = shard.sharding @g split_axes = [[-1]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{halo sizes must be specified for all split axes.}}
  %0 = shard.sharding @g split_axes = [[0],[1]] halo_sizes = [1,2,3] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = ?x4)
func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{sharded dims offsets are not allowed for device grids with dynamic shape.}}
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0,2,4] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{sharded dims offsets has wrong size.}}
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0,2] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{sharded dims offsets must be non-decreasing.}}
  %0 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0,4,3] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{0-based grid axis index 2 is out of bounds. The referenced grid "g" is of rank 2.}}
  %0 = shard.grid_shape @g axes = [0, 2] : index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{Unexpected number of results 2. Expected 1.}}
  %0:2 = shard.grid_shape @g axes = [0] : index, index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{Unexpected number of results 3. Expected 2.}}
  %0:3 = shard.process_multi_index on @g : index, index, index
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{Grid axes contains duplicate elements.}}
  %0 = shard.all_reduce %a on @g grid_axes = [0, 0] reduction = max : tensor<4x4xf32> -> tensor<4x4xf64>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{Gather axis 2 is out of bounds [0, 2).}}
  %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 2 : tensor<4x4xf32> -> tensor<8x4xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 8, but got 9.}}
  %0 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 0 : tensor<4x4xf32> -> tensor<9x4xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 2, but got 3.}}
  %0 = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0 : tensor<4x4xf32> -> tensor<3x4xf32>
  return
}
// -----
shard.grid @g(shape = 3x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{Operand dimension size 4 is not divisible by collective device group size 3 for tensor axis 0.}}
  %0 = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0 : tensor<4x4xf32> -> tensor<1x4xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 1. Expected 8, but got 9.}}
  %0 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x4xf32> -> tensor<2x9xf32>
  return
}
// -----
shard.grid @g(shape = 3x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected dynamic, but got 1.}}
  %0 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x4xf32> -> tensor<1x12xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 4, but got 1.}}
  %0 = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<4x4xf32> -> tensor<1x4xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{In-group device "root" has unexpected multi-index size 2. Expected 1.}}
  %0 = shard.broadcast %a on @g grid_axes = [0] root = [0, 1] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{Out of bounds coordinate 0 for in-group device "root". Got 2, but expected value in the range [0, 1].}}
  %0 = shard.broadcast %a on @g grid_axes = [0] root = [2] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{Out of bounds coordinate 0 for in-group device "source". Got 5, but expected value in the range [0, 1].}}
  %0 = shard.recv %a on @g grid_axes = [0] source = [5] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{Out of bounds coordinate 0 for in-group device "destination". Got 5, but expected value in the range [0, 1].}}
  %0 = shard.send %a on @g grid_axes = [0] destination = [5] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{Out of bounds coordinate 0 for in-group device "root". Got 5, but expected value in the range [0, 1].}}
  %0 = shard.scatter %a on @g grid_axes = [0] scatter_axis = 0 root = [5] : (tensor<4x4xf32>) -> tensor<2x4xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{Invalid shift axis 1. It must be one of the grouping grid axes.}}
  %0 = shard.shift %a on @g grid_axes = [0] shift_axis = 1 offset = -2 rotate : tensor<4x4xf32> -> tensor<4x4xf32>
  return
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<4x4xf32>) {
  // expected-error@+1 {{Dimension size mismatch for result axis 0. Expected 2, but got 4.}}
  %0 = shard.reduce_scatter %a on @g grid_axes = [0] reduction = max scatter_axis = 0 : tensor<4x4xf32> -> tensor<4x4xf64>
  return
}
