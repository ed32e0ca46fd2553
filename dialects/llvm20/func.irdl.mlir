irdl.dialect @func attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0"
} {
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    varve.traits = ["CallOpInterface", "MemRefsNormalizable", "SymbolUserOpInterface"]
  } {
    %operands = irdl.any
    %result0 = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %no_inline = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee,
      "no_inline" = %no_inline
    } {
      varve.optional = ["no_inline"]
    }
  }
  irdl.operation @call_indirect attributes {
    varve.format = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)",
    varve.traits = ["CallOpInterface", "TypesMatchWith<callee,callee_operands>", "TypesMatchWith<callee,results>"],
    varve.let = [
      "type($callee_operands) = type($callee).inputs",
      "type($results) = type($callee).results"]
  } {
    %callee = irdl.any {varve.rule = "FunctionType"}
    %callee_operands = irdl.any
    %results = irdl.any
    irdl.operands(
      callee: %callee,
      callee_operands: variadic %callee_operands)
    irdl.results(
      results: variadic %results)
  }
}
