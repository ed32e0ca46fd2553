irdl.dialect @emitc attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
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
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` (`arg_attrs` `=` $arg_attrs^)? (`res_attrs` `=` $res_attrs^)? attr-dict `:` functional-type($operands, results)",
    varve.traits = ["CallOpInterface", "CExpressionInterface", "SymbolUserOpInterface"]
  } {
    %operands = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @cast attributes {
    varve.format = "$source (`pure` $pure^)? attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["CExpressionInterface", "CastOpInterface"]
  } {
    %source = irdl.any {varve.rule = "EmitCType"}
    %dest = irdl.any {varve.rule = "EmitCType"}
    %pure = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
    irdl.attributes {
      "pure" = %pure
    } {
      varve.optional = ["pure"]
    }
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:emitc.func",
    varve.traits = ["AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove", "OpAsmOpInterface"],
    varve.default_dialect = "emitc"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %specifiers = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "specifiers" = %specifiers,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility", "specifiers", "arg_attrs", "res_attrs"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
}
