// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"builtin.module"() ({
  "shard.grid"() <{shape = array<i64: 2, 2, 4>, sym_name = "grid0"}> : () -> ()
  "func.func"() <{function_type = (tensor<8x?xf32>, index, !shard.sharding) -> (), sym_name = "a"}> ({
  ^bb0(%arg0: tensor<8x?xf32>, %arg1: index, %arg2: !shard.sharding):
    %0 = "shard.process_linear_index"() <{grid = @grid0}> : () -> index
    %1:3 = "shard.process_multi_index"() <{axes = array<i16>, grid = @grid0}> : () -> (index, index, index)
    %2 = "shard.sharding"() <{grid = @grid0, operandSegmentSizes = array<i32: 0, 0>, split_axes = #shard<axisarray[[0], [1]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64>}> : () -> !shard.sharding
    %3 = "shard.shard"(%arg0, %2) : (tensor<8x?xf32>, !shard.sharding) -> tensor<8x?xf32>
    %4:3 = "shard.grid_shape"() <{axes = array<i16>, grid = @grid0}> : () -> (index, index, index)
    %5 = "shard.all_gather"(%arg0) <{gather_axis = 1 : index, grid = @grid0, grid_axes = array<i16: 0>}> : (tensor<8x?xf32>) -> tensor<8x?xf32>
    %6 = "shard.all_reduce"(%arg0) <{grid = @grid0, grid_axes = array<i16: 0>, reduction = #shard<partial sum>}> : (tensor<8x?xf32>) -> tensor<8x?xf32>
    %7 = "shard.process_multi_index"() <{axes = array<i16: 1>, grid = @grid0}> : () -> index
    %8:2 = "shard.neighbors_linear_indices"(%arg1, %arg1, %arg1) <{grid = @grid0, split_axes = array<i16: 1>}> : (index, index, index) -> (index, index)
    %9 = "shard.all_slice"(%arg0) <{grid = @grid0, grid_axes = array<i16: 0>, slice_axis = 1 : index}> : (tensor<8x?xf32>) -> tensor<8x?xf32>
    %10 = "shard.all_to_all"(%arg0) <{concat_axis = 1 : index, grid = @grid0, grid_axes = array<i16: 0>, split_axis = 1 : index}> : (tensor<8x?xf32>) -> tensor<8x?xf32>
    %11 = "shard.broadcast"(%arg0, %arg1) <{grid = @grid0, grid_axes = array<i16: 0>, root = array<i64: 1>}> : (tensor<8x?xf32>, index) -> tensor<8x?xf32>
    %12 = "shard.gather"(%arg0, %arg1) <{gather_axis = 1 : index, grid = @grid0, grid_axes = array<i16: 0>, root = array<i64: 1>}> : (tensor<8x?xf32>, index) -> tensor<8x?xf32>
    %13 = "shard.recv"(%arg0) <{grid = @grid0, grid_axes = array<i16: 0>}> : (tensor<8x?xf32>) -> tensor<8x?xf32>
    %14 = "shard.reduce"(%arg0) <{grid = @grid0, grid_axes = array<i16: 0>, reduction = #shard<partial sum>, root = array<i64: 1>}> : (tensor<8x?xf32>) -> tensor<8x?xf32>
    %15 = "shard.reduce_scatter"(%arg0) <{grid = @grid0, grid_axes = array<i16: 0>, reduction = #shard<partial sum>, scatter_axis = 1 : index}> : (tensor<8x?xf32>) -> tensor<8x?xf32>
    %16 = "shard.scatter"(%arg0) <{grid = @grid0, grid_axes = array<i16: 0>, root = array<i64: 1>, scatter_axis = 1 : index}> : (tensor<8x?xf32>) -> tensor<8x?xf32>
    %17 = "shard.send"(%arg0) <{destination = array<i64: 1>, grid = @grid0, grid_axes = array<i16: 0>}> : (tensor<8x?xf32>) -> tensor<8x?xf32>
    %18 = "shard.shift"(%arg0) <{grid = @grid0, grid_axes = array<i16: 0>, offset = 1 : i64, shift_axis = 0 : index}> : (tensor<8x?xf32>) -> tensor<8x?xf32>
    %19 = "arith.constant"() <{value = 1 : index}> : () -> index
    %20:2 = "shard.shard_shape"(%19, %arg2, %19) <{device = array<i64: -9223372036854775808, 2, 2>, dims = array<i64: -9223372036854775808, 4>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (index, !shard.sharding, index) -> (index, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
