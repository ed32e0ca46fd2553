irdl.dialect @memref attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.state = "iree-compiler 20231113.707"
} {
  irdl.operation @expand_shape attributes {
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure", "ViewLikeOpInterface"],
    varve.names = "expand_shape"
  } {
    %src = irdl.any {varve.rule = "AnyStridedMemRef"}
    %result = irdl.any {varve.rule = "AnyStridedMemRef"}
    %reassociation = irdl.any {varve.rule = "ArrayOf<ArrayOf<I64Attr>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "reassociation" = %reassociation
    }
  }
}
