irdl.dialect @emitc attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.removes = [
    "operation emitc.file"]
} {
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    varve.traits = ["CallOpInterface", "CExpressionInterface", "SymbolUserOpInterface"]
  } {
    %operands = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @verbatim attributes {
    varve.format = "$value attr-dict"
  } {
    %value = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "value" = %value
    }
  }
}
