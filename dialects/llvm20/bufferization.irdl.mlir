irdl.dialect @bufferization attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.removes = [
    "operation bufferization.to_buffer"],
  varve.depends = ["affine", "arith", "memref", "tensor"]
} {
  irdl.operation @to_memref attributes {
    varve.format = "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($memref)",
    varve.traits = ["BufferizableOpInterface", "SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %memref = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    %read_only = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      memref: %memref)
    irdl.attributes {
      "read_only" = %read_only
    } {
      varve.optional = ["read_only"]
    }
  }
}
