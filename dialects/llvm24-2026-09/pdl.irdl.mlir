irdl.dialect @pdl attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
  varve.llvm = "24"
} {
  irdl.operation @pattern attributes {
    varve.format = "($sym_visibility^)? ($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol", "OpAsmOpInterface"],
    varve.default_dialect = "pdl"
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %benefit = irdl.any {varve.rule = "AllOf<I16Attr, IntNonNegative>"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "benefit" = %benefit,
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_name", "sym_visibility"]
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
}
