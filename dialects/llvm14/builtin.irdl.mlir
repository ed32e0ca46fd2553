irdl.dialect @builtin attributes {
  varve.set = "llvm14",
  varve.base = "llvm16"
} {
  irdl.operation @func attributes {
    varve.syntax = "hook:builtin.func",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "CallableOpInterface", "FunctionOpInterface", "IsolatedFromAbove", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @module attributes {
    varve.format = "($sym_name^)? attr-dict-with-keyword $body",
    varve.traits = ["AffineScope", "IsolatedFromAbove", "NoRegionArguments", "SymbolTable", "Symbol", "OpAsmOpInterface", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"],
    varve.default_dialect = "builtin"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_name", "sym_visibility"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @unrealized_conversion_cast attributes {
    varve.format = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict",
    varve.traits = ["Pure"]
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
  }
}
