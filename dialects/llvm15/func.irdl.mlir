irdl.dialect @func attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.depends = ["cf"]
} {
  irdl.operation @func attributes {
    varve.syntax = "hook:func.func",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "CallableOpInterface", "FunctionOpInterface", "IsolatedFromAbove", "OpAsmOpInterface", "Symbol"],
    varve.default_dialect = "func"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
}
