irdl.dialect @bufferization attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "operation bufferization.alloc_tensor",
    "operation bufferization.dealloc_tensor"],
  varve.depends = ["memref", "tensor"]
} {
  irdl.operation @clone attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($output)",
    varve.traits = ["CopyOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    %output = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
}
