irdl.dialect @bufferization attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
  varve.llvm = "24",
  varve.depends = ["affine", "arith", "memref", "tensor"]
} {
  irdl.operation @alloc_tensor attributes {
    varve.printer = "code",
    varve.traits = ["BufferizableOpInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.let = [
      "type($dynamic_sizes) = index",
      "type($size_hint) = index"],
    varve.format = "`(` $dynamic_sizes `)` one( | `copy` `(` $copy `)` ) one( | `size_hint` `` `=` `` $size_hint ) one( | `<` `` `{` `` `memory_space` `=` $memory_space `` `}` `` `>` ) attr-dict `:` type($result) let(type($copy) = type($result))"
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
}
