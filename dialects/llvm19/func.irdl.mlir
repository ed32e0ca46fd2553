irdl.dialect @func attributes {
  varve.set = "llvm19",
  varve.base = "llvm22"
} {
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
