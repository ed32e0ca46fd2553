irdl.dialect @async attributes {
  varve.set = "llvm19",
  varve.base = "llvm22"
} {
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface"]
  } {
    %operands = irdl.any
    %result0 = irdl.any {varve.rule = "AnyOf<!async.value, !async.token>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
    }
  }
}
