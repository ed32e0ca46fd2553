func.func @f(%s: !torch.str, %n: !torch.none) -> !torch.int {
  torch.prim.RaiseException %s, %n : !torch.str, !torch.none
  torch.prim.RaiseException %s, %n {a} : !torch.str, !torch.none
  %0 = torch.prim.Uninitialized : !torch.int
  %1 = torch.prim.Uninitialized {a} : !torch.int
  %2 = torch.aten.len.str %s : !torch.str -> !torch.int
  return %0 : !torch.int
}
// -----
module {
  func.func @f(%arg0: !torch.str, %arg1: !torch.none) -> !torch.int {
    torch.prim.RaiseException %arg0, %arg1 : !torch.str, !torch.none
    torch.prim.RaiseException %arg0, %arg1 {a} : !torch.str, !torch.none
    %0 = torch.prim.Uninitialized : !torch.int
    %1 = torch.prim.Uninitialized {a} : !torch.int
    %2 = torch.aten.len.str %arg0 : !torch.str -> !torch.int
    return %0 : !torch.int
  }
}
