irdl.dialect @tensor attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.removes = [
    "operation tensor.concat"],
  varve.state = "iree-compiler 20231113.707"
} {
  irdl.operation @expand_shape attributes {
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.names = "expanded"
  } {
    %src = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.any {varve.rule = "AnyTensor"}
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
