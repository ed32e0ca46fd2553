// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func public @main(%arg0: !mpmd.mesh_tensor<"mesh1", tensor<4x8xf32>>, %arg1: !mpmd.mesh_tensor<"mesh1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {?}]>>) -> !mpmd.mesh_tensor<"mesh2", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"mesh1" : <["x"=2]>>, <"mesh2" : <["x"=2]>>>} {
    %0 = "mpmd.fragment"(%arg0, %arg1) ({
    ^bb0(%arg2: tensor<4x8xf32>, %arg3: tensor<4x8xf32>):
      %3 = "stablehlo.add"(%arg2, %arg3) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
      "mpmd.return"(%3) : (tensor<4x8xf32>) -> ()
    }) {mesh_name = "mesh1", origin = [#mpmd.user_origin<"stage1"(1)>], stage_id = 0 : i64} : (!mpmd.mesh_tensor<"mesh1", tensor<4x8xf32>>, !mpmd.mesh_tensor<"mesh1", tensor<4x8xf32>, sharding=<@mesh, [{"x"}, {?}]>>) -> !mpmd.mesh_tensor<"mesh1", tensor<4x8xf32>>
    %1 = "mpmd.transfer"(%0) : (!mpmd.mesh_tensor<"mesh1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"mesh2", tensor<4x8xf32>>
    %2 = "mpmd.fragment_call"(%1) {callee = @fragment, mesh_name = "mesh2", origin = []} : (!mpmd.mesh_tensor<"mesh2", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"mesh2", tensor<4x8xf32>>
    return %2 : !mpmd.mesh_tensor<"mesh2", tensor<4x8xf32>>
  }
  func.func @named(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = "mpmd.named_computation"(%arg0) ({
    ^bb0(%arg1: tensor<4x8xf32>):
      "mpmd.return"(%arg1) : (tensor<4x8xf32>) -> ()
    }) {origin = #mpmd.user_origin<"f">} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "mpmd.named_tensor"(%0) {name = "activation"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "mpmd.broadcast"(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %3 = "mpmd.assign"(%2) : (tensor<4x8xf32>) -> !mpmd.mesh_tensor<"mesh1", tensor<4x8xf32>>
    %4 = "mpmd.unassign"(%3) : (!mpmd.mesh_tensor<"mesh1", tensor<4x8xf32>>) -> tensor<4x8xf32>
    return %4 : tensor<4x8xf32>
  }
}
