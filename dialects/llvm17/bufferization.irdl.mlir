irdl.dialect @bufferization attributes {
  varve.set = "llvm17",
  varve.base = "llvm16",
  varve.state = "iree-compiler 20230524.529"
} {
  irdl.operation @to_tensor attributes {
    varve.format = "$memref (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($memref)",
    varve.traits = ["BufferizableOpInterface", "SameOperandsAndResultShape", "SameOperandsAndResultElementType", "TypesMatchWith<memref,result>"],
    varve.let = [
      "type($result) = tensor(shape(type($memref)), elem(type($memref)))"]
  } {
    %memref = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %restrict = irdl.any {varve.rule = "UnitAttr"}
    %writable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      memref: %memref)
    irdl.results(
      result: %result)
    irdl.attributes {
      "restrict" = %restrict,
      "writable" = %writable
    } {
      varve.optional = ["restrict", "writable"]
    }
  }
}
