irdl.dialect @pdl attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24"
} {
  irdl.operation @pattern attributes {
    varve.format = "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion",
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
  irdl.operation @apply_native_constraint attributes {
    varve.format = "$name `(` $args `:` type($args) `)` one( let($isNegated = false) | `is_negated` `=` $isNegated ) (`:` type($results)^)? attr-dict",
    varve.traits = ["HasParent<pdl.pattern>"]
  } {
    %args = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %results = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %isNegated = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "name" = %name,
      "isNegated" = %isNegated
    } {
      varve.defaults = {
        isNegated = false}
    }
  }
}
