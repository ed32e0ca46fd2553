irdl.dialect @tensor attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "operation tensor.parallel_insert_slice",
    "operation tensor.splat"],
  varve.depends = ["arith", "complex"]
} {
  irdl.operation @cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["Pure"]
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %dest = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
}
