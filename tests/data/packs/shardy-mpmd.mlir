func.func @f(%a: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>>} {
  %0 = mpmd.fragment_call <mesh = "m1", origin = ["f" (0), "g"(1)]> @part(%a) {note} : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  %1 = mpmd.fragment_call<mesh="m1", origin=[]> @part(%0) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>)
  return %1 : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
}
func.func @part(%a: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} {
  return %a : tensor<4x8xf32>
}
// -----
module {
  func.func @f(%arg0: !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>> attributes {topology = #mpmd.topology<<"m1" : <["x"=2]>>>} {
    %0 = mpmd.fragment_call<mesh="m1", origin=["f", "g"(1)]> @part(%arg0) {note} : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
    %1 = mpmd.fragment_call<mesh="m1", origin=[]> @part(%0) : (!mpmd.mesh_tensor<"m1", tensor<4x8xf32>>) -> !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
    return %1 : !mpmd.mesh_tensor<"m1", tensor<4x8xf32>>
  }
  func.func @part(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {mesh_shape = #sdy.mesh<["x"=2]>} {
    return %arg0 : tensor<4x8xf32>
  }
}
