// all_gather
func.func @f(%a: tensor<8x2xf32>) -> tensor<8x8xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}> : (tensor<8x2xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// all_gather: channel
func.func @f(%a: tensor<8x2xf32>) -> tensor<8x8xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 3, type = 0>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> : (tensor<8x2xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// all_gather: channel, again
func.func @f(%a: tensor<8x2xf32>) -> tensor<8x8xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}> : (tensor<8x2xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// all_gather: two operands
func.func @f(%a: tensor<8x2xf32>, %b: tensor<8x3xi32>) -> (tensor<8x8xf32>, tensor<8x12xi32>) {
  %0:2 = "stablehlo.all_gather"(%a, %b) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}> : (tensor<8x2xf32>, tensor<8x3xi32>) -> (tensor<8x8xf32>, tensor<8x12xi32>)
  return %0#0, %0#1 : tensor<8x8xf32>, tensor<8x12xi32>
}

// -----

// all_gather: no channel number
func.func @f(%a: tensor<8x2xf32>) -> tensor<8x8xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}> : (tensor<8x2xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// all_reduce
func.func @f(%a: tensor<10xf32>) -> tensor<10xf32> {
  %0 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
  ^bb0(%b: tensor<f32>, %c: tensor<f32>):
    %1 = stablehlo.maximum %b, %c : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<10xf32>) -> tensor<10xf32>
  return %0 : tensor<10xf32>
}

// -----

// all_reduce: again
func.func @f(%a: tensor<?xi8>) -> tensor<?xi8> {
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%b: tensor<i8>, %c: tensor<i8>):
    %1 = stablehlo.add %b, %c : tensor<i8>
    stablehlo.return %1 : tensor<i8>
  }) : (tensor<?xi8>) -> tensor<?xi8>
  return %0 : tensor<?xi8>
}

// -----

// all_reduce: two operands
func.func @f(%a: tensor<8xf32>, %b: tensor<f32>) -> (tensor<8xf32>, tensor<f32>) {
  %0:2 = "stablehlo.all_reduce"(%a, %b) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> ({
  ^bb0(%c: tensor<f32>, %d: tensor<f32>):
    %1 = stablehlo.add %c, %d : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<8xf32>, tensor<f32>) -> (tensor<8xf32>, tensor<f32>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<f32>
}

// -----

// all_reduce: results of a wider type
func.func @f(%a: tensor<10xf32>) -> tensor<10xf64> {
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}> ({
  ^bb0(%b: tensor<f64>, %c: tensor<f64>):
    %1 = stablehlo.maximum %b, %c : tensor<f64>
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<10xf32>) -> tensor<10xf64>
  return %0 : tensor<10xf64>
}

// -----

// all_to_all
func.func @f(%a: tensor<4x16xf32>) -> tensor<16x4xf32> {
  %0 = "stablehlo.all_to_all"(%a) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x16xf32>) -> tensor<16x4xf32>
  return %0 : tensor<16x4xf32>
}

// -----

// all_to_all: again
func.func @f(%a: tensor<4x16xf32>) -> tensor<16x4xf32> {
  %0 = "stablehlo.all_to_all"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x16xf32>) -> tensor<16x4xf32>
  return %0 : tensor<16x4xf32>
}

// -----

// all_to_all: two operands
func.func @f(%a: tensor<4x16xf32>, %b: tensor<5x16xi32>) -> (tensor<16x4xf32>, tensor<20x4xi32>) {
  %0:2 = "stablehlo.all_to_all"(%a, %b) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 1 : i64}> : (tensor<4x16xf32>, tensor<5x16xi32>) -> (tensor<16x4xf32>, tensor<20x4xi32>)
  return %0#0, %0#1 : tensor<16x4xf32>, tensor<20x4xi32>
}

// -----

// collective_broadcast
func.func @f(%a: tensor<1x2xi64>) -> tensor<1x2xi64> {
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<1x2xi64>) -> tensor<1x2xi64>
  return %0 : tensor<1x2xi64>
}

// -----

// collective_broadcast: again
func.func @f(%a: tensor<1x2xi64>) -> tensor<1x2xi64> {
  %0 = "stablehlo.collective_broadcast"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 7, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<1x2xi64>) -> tensor<1x2xi64>
  return %0 : tensor<1x2xi64>
}

// -----

// collective_permute
func.func @f(%a: tensor<128x32xf32>) -> tensor<128x32xf32> {
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [1, 2], [2, 3]]> : tensor<3x2xi64>}> : (tensor<128x32xf32>) -> tensor<128x32xf32>
  return %0 : tensor<128x32xf32>
}

// -----

// collective_permute: again
func.func @f(%a: tensor<2xi1>) -> tensor<2xi1> {
  %0 = "stablehlo.collective_permute"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<2xi1>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}

// -----

// reduce_scatter
func.func @f(%a: tensor<4x16xf32>) -> tensor<4x4xf32> {
  %0 = "stablehlo.reduce_scatter"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 1 : i64, use_global_device_ids}> ({
  ^bb0(%b: tensor<f32>, %c: tensor<f32>):
    %1 = stablehlo.add %b, %c : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x16xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// reduce_scatter: again
func.func @f(%a: tensor<4x16xf32>) -> tensor<4x4xf32> {
  %0 = "stablehlo.reduce_scatter"(%a) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%b: tensor<f32>, %c: tensor<f32>):
    %1 = stablehlo.add %b, %c : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x16xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

// reduce_scatter: results of a wider type
func.func @f(%a: tensor<4x16xf32>) -> tensor<4x4xf64> {
  %0 = "stablehlo.reduce_scatter"(%a) <{replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%b: tensor<f64>, %c: tensor<f64>):
    %1 = stablehlo.add %b, %c : tensor<f64>
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<4x16xf32>) -> tensor<4x4xf64>
  return %0 : tensor<4x4xf64>
}

// -----

// replica groups by axes of a mesh that a symbol names
module {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.all_reduce"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>, use_global_device_ids}> ({
    ^bb0(%b: tensor<f32>, %c: tensor<f32>):
      %1 = stablehlo.add %b, %c : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// replica groups by axes of a mesh
func.func @f(%a: tensor<8x2xf32>) -> tensor<8x8xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 4>, #stablehlo.mesh_axis<name = "y", size = 2>]>, axes = [#stablehlo.axis_ref<name = "x">]>, use_global_device_ids}> : (tensor<8x2xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// replica groups by axes of a mesh with devices
func.func @f(%a: tensor<8x2xf32>) -> tensor<8x8xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 4>, #stablehlo.mesh_axis<name = "y", size = 2>], device_ids = dense<[7, 6, 5, 4, 3, 2, 1, 0]> : tensor<8xi64>>, axes = [#stablehlo.axis_ref<name = "x">]>, use_global_device_ids}> : (tensor<8x2xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

// partition_id and replica_id
func.func @f() -> (tensor<ui32>, tensor<ui32>) {
  %0 = "stablehlo.partition_id"() : () -> tensor<ui32>
  %1 = stablehlo.replica_id : tensor<ui32>
  return %0, %1 : tensor<ui32>, tensor<ui32>
}

// -----

// partition_id
func.func @f() -> tensor<ui32> {
  %0 = stablehlo.partition_id : tensor<ui32>
  return %0 : tensor<ui32>
}

// -----

// replica_id
func.func @f() -> tensor<ui32> {
  %0 = "stablehlo.replica_id"() : () -> tensor<ui32>
  return %0 : tensor<ui32>
}

// -----

// after_all and create_token
func.func @f(%a: !stablehlo.token, %b: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.after_all"(%a, %b) : (!stablehlo.token, !stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}

// -----

// after_all and create_token: again
func.func @f() -> !stablehlo.token {
  %0 = stablehlo.after_all : !stablehlo.token
  return %0 : !stablehlo.token
}

// -----

// create_token
func.func @f() -> !stablehlo.token {
  %0 = "stablehlo.create_token"() : () -> !stablehlo.token
  return %0 : !stablehlo.token
}

// -----

// create_token: again
func.func @f() -> !stablehlo.token {
  %0 = stablehlo.create_token : !stablehlo.token
  %1 = stablehlo.after_all %0 : !stablehlo.token
  return %1 : !stablehlo.token
}

// -----

// infeed
func.func @f(%a: !stablehlo.token) -> (tensor<3xi32>, tensor<i1>, !stablehlo.token) {
  %0:3 = "stablehlo.infeed"(%a) <{infeed_config = "foobar", layout = [[0], []]}> : (!stablehlo.token) -> (tensor<3xi32>, tensor<i1>, !stablehlo.token)
  return %0#0, %0#1, %0#2 : tensor<3xi32>, tensor<i1>, !stablehlo.token
}

// -----

// infeed: again
func.func @f(%a: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.infeed"(%a) : (!stablehlo.token) -> !stablehlo.token
  %1 = "stablehlo.infeed"(%0) <{infeed_config = "", layout = []}> : (!stablehlo.token) -> !stablehlo.token
  return %1 : !stablehlo.token
}

// -----

// outfeed
func.func @f(%a: tensor<3xi32>, %b: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.outfeed"(%a, %b) <{outfeed_config = "config"}> : (tensor<3xi32>, !stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}

// -----

// outfeed: again
func.func @f(%b: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.outfeed"(%b) : (!stablehlo.token) -> !stablehlo.token
  %1 = "stablehlo.outfeed"(%0) <{outfeed_config = ""}> : (!stablehlo.token) -> !stablehlo.token
  return %1 : !stablehlo.token
}

// -----

// send
func.func @f(%a: tensor<3x4xi32>, %b: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%a, %b) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<3x4xi32>, !stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}

// -----

// send: again
func.func @f(%a: tensor<3x4xi32>, %b: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%a, %b) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>}> : (tensor<3x4xi32>, !stablehlo.token) -> !stablehlo.token
  %1 = "stablehlo.send"(%a, %0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = false, source_target_pairs = dense<> : tensor<0x0xi64>}> : (tensor<3x4xi32>, !stablehlo.token) -> !stablehlo.token
  return %1 : !stablehlo.token
}

// -----

// send: pairs
func.func @f(%a: tensor<3x4xi32>, %b: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%a, %b) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<3x4xi32>, !stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}

// -----

// recv
func.func @f(%a: !stablehlo.token) -> (tensor<3x4xi32>, !stablehlo.token) {
  %0:2 = "stablehlo.recv"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<3x4xi32>, !stablehlo.token)
  return %0#0, %0#1 : tensor<3x4xi32>, !stablehlo.token
}

// -----

// recv: again
func.func @f(%a: !stablehlo.token) -> (tensor<3x4xi32>, !stablehlo.token) {
  %0:2 = "stablehlo.recv"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>}> : (!stablehlo.token) -> (tensor<3x4xi32>, !stablehlo.token)
  return %0#0, %0#1 : tensor<3x4xi32>, !stablehlo.token
}

// -----

// recv: pairs
func.func @f(%a: !stablehlo.token) -> (tensor<3x4xi32>, !stablehlo.token) {
  %0:2 = "stablehlo.recv"(%a) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> (tensor<3x4xi32>, !stablehlo.token)
  return %0#0, %0#1 : tensor<3x4xi32>, !stablehlo.token
}

// -----

// async_start and async_done
func.func @f(%a: tensor<128x32xf32>) -> tensor<128x32xf32> {
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%b: tensor<128x32xf32>):
    %2 = "stablehlo.collective_permute"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3]]> : tensor<3x2xi64>}> : (tensor<128x32xf32>) -> tensor<128x32xf32>
    stablehlo.return %2 : tensor<128x32xf32>
  }) : (tensor<128x32xf32>) -> !stablehlo.future<tensor<128x32xf32>>
  %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<128x32xf32>>) -> tensor<128x32xf32>
  return %1 : tensor<128x32xf32>
}

// -----

// async_done
func.func @f(%a: !stablehlo.future<tensor<2xf8E3M4>>) -> tensor<2xf8E3M4> {
  %0 = "stablehlo.async_done"(%a) : (!stablehlo.future<tensor<2xf8E3M4>>) -> tensor<2xf8E3M4>
  return %0 : tensor<2xf8E3M4>
}

// -----

// async_done: again
func.func @f(%a: !stablehlo.future<tensor<2xf32>, tensor<i1>>) -> !stablehlo.future<tensor<i1>> {
  %0 = "stablehlo.custom_call"(%a) <{call_target_name = "foo"}> : (!stablehlo.future<tensor<2xf32>, tensor<i1>>) -> !stablehlo.future<tensor<i1>>
  return %0 : !stablehlo.future<tensor<i1>>
}

// -----

// async_start
func.func @f(%a: tensor<8x2xf32>) -> !stablehlo.future<tensor<8x8xf32>> {
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%b: tensor<8x2xf32>):
    %1 = "stablehlo.all_gather"(%b) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>}> : (tensor<8x2xf32>) -> tensor<8x8xf32>
    stablehlo.return %1 : tensor<8x8xf32>
  }) : (tensor<8x2xf32>) -> !stablehlo.future<tensor<8x8xf32>>
  return %0 : !stablehlo.future<tensor<8x8xf32>>
}

// -----

// cross-replica-sum
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.cross-replica-sum"(%a) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
