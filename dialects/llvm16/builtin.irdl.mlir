irdl.dialect @builtin attributes {
  varve.set = "llvm16"
} {
  irdl.operation @module attributes {
    varve.format = "($sym_name^)? attr-dict-with-keyword $bodyRegion",
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
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @unrealized_conversion_cast attributes {
    varve.format = "($inputs^ `:` type($inputs))? `to` type($outputs) attr-dict",
    varve.traits = ["CastOpInterface", "Pure"]
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
  }
}
