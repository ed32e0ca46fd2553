irdl.dialect @vector attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24",
  varve.depends = ["arith", "ub"]
} {
  irdl.operation @scan attributes {
    varve.format = "$kind `,` $source `,` $initial_value `reduction_dim` `=` $reduction_dim `,` `inclusive` `=` $inclusive attr-dict `:` type($source) `,` type($initial_value)",
    varve.traits = ["Pure", "AllTypesMatch<source,dest>", "AllTypesMatch<initial_value,accumulated_value>"],
    varve.let = [
      "type($dest) = type($source)",
      "type($accumulated_value) = type($initial_value)"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %initial_value = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %dest = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %accumulated_value = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %kind = irdl.base "#vector.kind"
    %reduction_dim = irdl.any {varve.rule = "I64Attr"}
    %inclusive = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      source: %source,
      initial_value: %initial_value)
    irdl.results(
      dest: %dest,
      accumulated_value: %accumulated_value)
    irdl.attributes {
      "kind" = %kind,
      "reduction_dim" = %reduction_dim,
      "inclusive" = %inclusive
    }
  }
}
