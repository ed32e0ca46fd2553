irdl.dialect @tensor attributes {
  varve.set = "llvm17",
  varve.base = "llvm16",
  varve.state = "iree-compiler 20230524.529"
} {
  irdl.operation @bitcast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["CastOpInterface", "Pure"]
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %dest = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
}
