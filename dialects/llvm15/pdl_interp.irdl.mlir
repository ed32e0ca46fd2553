irdl.dialect @pdl_interp attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "operation pdl_interp.create_range"],
  varve.depends = ["pdl"]
} {
  irdl.operation @func attributes {
    varve.syntax = "hook:pdl_interp.func",
    varve.traits = ["FunctionOpInterface", "IsolatedFromAbove", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type
    }
    %body = irdl.region {varve.rule = "MinSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
}
