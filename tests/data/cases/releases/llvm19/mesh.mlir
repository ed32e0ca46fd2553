module {
  mesh.mesh @mesh0(shape = 2x2x4)
  mesh.mesh @mesh4(shape = 2x2x2x2)
  mesh.mesh @mesh1(shape = 4x?)
  func.func @f(%arg0: tensor<4x8xf32>, %arg1: tensor<4x?xf16>, %arg2: index, %arg3: tensor<?xi8>) {
    %sharding_annotated = mesh.shard %arg0 to <@mesh0, [[]]> : tensor<4x8xf32>
    %sharding_annotated_0 = mesh.shard %arg0 to <@mesh0, [[0], [1, 2]]> : tensor<4x8xf32>
    %sharding_annotated_1 = mesh.shard %arg0 to <@mesh0, [[0], []], partial = max[1]> annotate_for_users : tensor<4x8xf32>
    %all_gather = mesh.all_gather %arg0 on @mesh0 mesh_axes = [2] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x32xf32>
    %all_reduce = mesh.all_reduce %arg0 on @mesh0 mesh_axes = [1, 0] reduction = <max> : tensor<4x8xf32> -> tensor<4x8xf64>
    %all_slice = mesh.all_slice %arg0 on @mesh0 mesh_axes = [1] slice_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf32>
    %all_to_all = mesh.all_to_all %arg0 on @mesh0 mesh_axes = [0] split_axis = 0 concat_axis = 0 : tensor<4x8xf32> -> tensor<4x8xf32>
    %broadcast = mesh.broadcast %arg0 on @mesh0 mesh_axes = [0] root = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %gather = mesh.gather %arg0 on @mesh0 mesh_axes = [0] gather_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<8x8xf32>
    %mesh_shape:3 = mesh.mesh_shape @mesh0 : index, index, index
    %mesh_shape_2 = mesh.mesh_shape @mesh0 axes = [1] : index
    %proc_linear_idx = mesh.process_linear_index on @mesh0 : index
    %proc_linear_idx_3:2 = mesh.process_multi_index on @mesh0 axes = [0, 1] : index, index
    %recv = mesh.recv %arg0 on @mesh0 mesh_axes = [0] source = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %reduce = mesh.reduce %arg0 on @mesh0 mesh_axes = [0] root = [0] : (tensor<4x8xf32>) -> tensor<4x8xf64>
    %reduce_scatter = mesh.reduce_scatter %arg0 on @mesh0 mesh_axes = [0] reduction = <max> scatter_axis = 0 : tensor<4x8xf32> -> tensor<2x8xf64>
    %scatter = mesh.scatter %arg0 on @mesh0 mesh_axes = [0] scatter_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<2x8xf32>
    %send = mesh.send %arg0 on @mesh0 mesh_axes = [0] destination = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %shift = mesh.shift %arg0 on @mesh0 mesh_axes = [0] shift_axis = 0 offset = 2 rotate : tensor<4x8xf32> -> tensor<4x8xf32>
    return
  }
  module attributes {a.b = #mesh.shard<@mesh0, [[0], [1, 2]], partial = sum[3]>} {
  }
}

