irdl.dialect @shape attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
  varve.llvm = "24",
  varve.depends = ["arith", "tensor"],
  varve.unknown = ["operations"]
} {
  irdl.operation @broadcast attributes {
    varve.format = "$shapes (`error` `=` $error^)? attr-dict `:` type($shapes) `->` type($result)",
    varve.traits = ["Commutative", "Pure"]
  } {
    %shapes = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.shape, AllOf<RankedTensorOf<Index>, RankIs<1>>>"}
    %error = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      shapes: variadic %shapes)
    irdl.results(
      result: %result)
    irdl.attributes {
      "error" = %error
    } {
      varve.optional = ["error"]
    }
  }
}
