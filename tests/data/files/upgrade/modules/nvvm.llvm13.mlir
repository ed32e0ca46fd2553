llvm.func @warps(%a: i32, %b: i1, %f: f32) -> i32 {
  %0 = nvvm.shfl.sync.bfly %a, %a, %a, %a : i32
  %1 = nvvm.shfl.sync.bfly %a, %f, %a, %a : f32
  %2 = nvvm.shfl.sync.bfly %a, %f, %a, %a {return_value_and_is_valid} : !llvm.struct<(f32, i1)>
  %3 = nvvm.vote.ballot.sync %a, %b : i32
  llvm.return %3 : i32
}
llvm.func @products(%a: vector<2xf16>, %c: f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> {
  %0 = nvvm.mma.sync %a, %a, %a, %a, %c, %c, %c, %c, %c, %c, %c, %c {alayout="row", blayout="col"} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return %0 : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
}
