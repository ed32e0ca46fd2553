irdl.dialect @bufferization attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "operation bufferization.to_buffer"],
  varve.depends = ["affine", "arith", "memref", "tensor"]
} {
  irdl.operation @to_memref attributes {
    varve.format = "$tensor (`read_only` $read_only^)? attr-dict `:` type($memref)",
    varve.traits = ["BufferizableOpInterface", "SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure", "TypesMatchWith<memref,tensor>"],
    varve.let = [
      "type($tensor) = tensor(shape(type($memref)), elem(type($memref)))"]
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
