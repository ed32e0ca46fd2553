irdl.dialect @bufferization attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "operation bufferization.dealloc",
    "operation bufferization.materialize_in_destination"],
  varve.depends = ["memref", "tensor"]
} {
  irdl.operation @clone attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($output)",
    varve.traits = ["CopyOpInterface", "MemoryEffectsOpInterface", "AllocationOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    %output = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @to_memref attributes {
    varve.format = "$tensor attr-dict `:` type($memref)",
    varve.traits = ["BufferizableOpInterface", "SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure", "TypesMatchWith<memref,tensor>"],
    varve.let = [
      "type($tensor) = tensor(shape(type($memref)), elem(type($memref)))"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %memref = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      memref: %memref)
  }
  irdl.operation @to_tensor attributes {
    varve.format = "$memref attr-dict `:` type($memref)",
    varve.traits = ["BufferizableOpInterface", "SameOperandsAndResultShape", "SameOperandsAndResultElementType", "TypesMatchWith<memref,result>"],
    varve.let = [
      "type($result) = tensor(shape(type($memref)), elem(type($memref)))"]
  } {
    %memref = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      memref: %memref)
    irdl.results(
      result: %result)
  }
}
