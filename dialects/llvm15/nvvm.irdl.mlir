irdl.dialect @nvvm attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "attribute redux_kind",
    "enum ReduxKind",
    "operation nvvm.bar.warp.sync",
    "operation nvvm.redux.sync"],
  varve.depends = ["llvm"],
  varve.unknown = ["operations"]
} {
  irdl.operation @wmma.store attributes {
    varve.format = "$ptr `,` $stride `,` $args attr-dict `:` type($ptr) `,` type($args)",
    varve.let = [
      "type($stride) = i32"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %stride = irdl.any {varve.rule = "I32"}
    %m = irdl.any {varve.rule = "I32Attr"}
    %n = irdl.any {varve.rule = "I32Attr"}
    %k = irdl.any {varve.rule = "I32Attr"}
    %layout = irdl.base "#nvvm.mma_layout"
    %eltype = irdl.base "#nvvm.mma_type"
    irdl.operands(
      ptr: %ptr,
      args: variadic %args,
      stride: %stride)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "layout" = %layout,
      "eltype" = %eltype
    }
  }
}
