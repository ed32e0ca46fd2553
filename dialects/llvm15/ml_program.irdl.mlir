irdl.dialect @ml_program attributes {
  varve.set = "llvm15",
  varve.base = "llvm16"
} {
  irdl.attribute @"#extern" attributes {
    varve.format = ""
  } {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      type: %type) {
      varve.self_type = ["type"]
    }
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:ml_program.func",
    varve.traits = ["CallableOpInterface", "FunctionOpInterface", "IsolatedFromAbove", "RegionKindInterface", "Symbol"]
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
  irdl.operation @subgraph attributes {
    varve.syntax = "hook:ml_program.subgraph",
    varve.traits = ["CallableOpInterface", "FunctionOpInterface", "HasOnlyGraphRegion", "IsolatedFromAbove", "RegionKindInterface", "SingleBlock", "Symbol"]
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
