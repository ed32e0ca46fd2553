irdl.dialect @arm_neon attributes {
  varve.set = "llvm14",
  varve.base = "llvm16"
} {
  irdl.operation @"2d.sdot" attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<b,c>", "AllTypesMatch<a,res>"],
    varve.let = [
      "type($c) = type($b)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 2>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<16, 8>>"}
    %c = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<16, 8>>"}
    %res = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 2>>"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
}
