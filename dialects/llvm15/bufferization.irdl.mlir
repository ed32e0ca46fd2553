irdl.dialect @bufferization attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.depends = ["memref", "tensor"]
} {
  irdl.operation @alloc_tensor attributes {
    varve.traits = ["BufferizableOpInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.let = [
      "type($dynamic_sizes) = index"],
    varve.format = "`(` $dynamic_sizes `)` one( | `copy` `(` $copy `)` ) attr-dict `:` type($result) let(type($copy) = type($result))"
  } {
    %dynamic_sizes = irdl.any {varve.rule = "Index"}
    %copy = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %memory_space = irdl.any {varve.rule = "UI64Attr"}
    irdl.operands(
      dynamic_sizes: variadic %dynamic_sizes,
      copy: optional %copy) {
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
}
