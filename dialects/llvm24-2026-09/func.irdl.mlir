irdl.dialect @func attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
  varve.llvm = "24"
} {
  irdl.operation @call_indirect attributes {
    varve.format = "$callee `(` $callee_operands `)` (`arg_attrs` `=` $arg_attrs^)? (`res_attrs` `=` $res_attrs^)? attr-dict `:` type($callee)",
    varve.traits = ["CallOpInterface", "TypesMatchWith<callee,callee_operands>", "TypesMatchWith<callee,results>"],
    varve.let = [
      "type($callee_operands) = type($callee).inputs",
      "type($results) = type($callee).results"]
  } {
    %callee = irdl.any {varve.rule = "FunctionType"}
    %callee_operands = irdl.any
    %results = irdl.any
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      callee: %callee,
      callee_operands: variadic %callee_operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
}
