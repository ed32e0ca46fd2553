func.func @forward(%arg0: !torch.vtensor<[2,?],f32>, %arg1: !torch.vtensor<[4,?],f32>) -> !torch.vtensor<[2,4],f32> attributes {torch.onnx_meta.opset_version = 20 : si64} {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %true = torch.constant.bool true
  %0 = torch.aten.transpose.int %arg1, %int0, %int1 : !torch.vtensor<[4,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,4],f32>
  %1 = torch.aten.mm %arg0, %0 : !torch.vtensor<[2,?],f32>, !torch.vtensor<[?,4],f32> -> !torch.vtensor<[2,4],f32>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %3 = torch.aten.sum.dim_IntList %1, %2, %true, %none : !torch.vtensor<[2,4],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,1],f32>
  %4 = torch.aten.add.Tensor %1, %3, %int1 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,1],f32>, !torch.int -> !torch.vtensor<[2,4],f32>
  return %4 : !torch.vtensor<[2,4],f32>
}
