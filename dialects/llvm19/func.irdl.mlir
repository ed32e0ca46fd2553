irdl.dialect @func attributes {
  varve.set = "llvm19",
  varve.base = "llvm22"
} {
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    varve.traits = ["CallOpInterface", "MemRefsNormalizable", "SymbolUserOpInterface"]
  } {
    %operands = irdl.any
    %result0 = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
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
  irdl.operation @func attributes {
    varve.syntax = "hook:func.func",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove", "OpAsmOpInterface"],
    varve.default_dialect = "func"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "sym_visibility" = %sym_visibility,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["sym_visibility", "arg_attrs", "res_attrs"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
}
