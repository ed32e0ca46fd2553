func.func @f(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.int, %arg2: !torch.int) {
  torch.bind_symbolic_shape %arg0, [%arg1, %arg2], affine_map<()[s0,s1] -> (s0, s1*2)> : !torch.vtensor<[?,?],f32>
  torch.bind_symbolic_shape %arg0, [], affine_map<() -> (1)> {a} : !torch.vtensor<[?,?],f32>
  "a.b"() {m = affine_map<() -> (1)>} : () -> ()
  return
}
// -----
#map = affine_map<() -> (1)>
module {
  func.func @f(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.int, %arg2: !torch.int) {
    torch.bind_symbolic_shape %arg0, [%arg1, %arg2], affine_map<()[s0, s1] -> (s0, s1 * 2)> : !torch.vtensor<[?,?],f32>
    torch.bind_symbolic_shape %arg0, [], affine_map<() -> (1)> {a} : !torch.vtensor<[?,?],f32>
    "a.b"() {m = #map} : () -> ()
    return
  }
}
