irdl.dialect @emitc attributes {
  varve.set = "llvm24c",
  varve.base = "llvm24b",
  varve.llvm = "24"
} {
  irdl.operation @call_opaque attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %operands = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    %callee = irdl.any {varve.rule = "StrAttr"}
    %args = irdl.any {varve.rule = "ArrayAttr"}
    %template_args = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee,
      "args" = %args,
      "template_args" = %template_args
    } {
      varve.optional = ["args", "template_args"]
    }
  }
}
