irdl.dialect @bufferization attributes {
  varve.set = "llvm16",
  varve.depends = ["memref", "tensor"]
} {
  irdl.operation @alloc_tensor attributes {
    varve.syntax = "hook:bufferization.alloc_tensor",
    varve.traits = ["BufferizableOpInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.let = [
      "type($dynamic_sizes) = index",
      "type($size_hint) = index"]
  } {
    %dynamic_sizes = irdl.any {varve.rule = "Index"}
    %copy = irdl.any {varve.rule = "AnyTensor"}
    %size_hint = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %memory_space = irdl.any
    irdl.operands(
      dynamic_sizes: variadic %dynamic_sizes,
      copy: optional %copy,
      size_hint: optional %size_hint) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "memory_space" = %memory_space
    } {
      varve.optional = ["memory_space"]
    }
  }
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
  irdl.operation @dealloc_tensor attributes {
    varve.format = "$tensor attr-dict `:` type($tensor)",
    varve.traits = ["BufferizableOpInterface"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      tensor: %tensor)
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
