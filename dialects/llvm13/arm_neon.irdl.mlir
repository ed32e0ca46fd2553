irdl.dialect @arm_neon attributes {
  varve.set = "llvm13"
} {
  irdl.operation @"2d.sdot" attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<b,c>", "AllTypesMatch<a,res>"],
    varve.let = [
      "type($c) = type($b)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<I32>, LengthIs<4, 2>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<I8>, LengthIs<16, 8>>"}
    %c = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<I8>, LengthIs<16, 8>>"}
    %res = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<I32>, LengthIs<4, 2>>"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sdot attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<b,c>", "AllTypesMatch<a,res>", "TypesMatchWith<b,res>"],
    varve.let = [
      "type($c) = type($b)",
      "type($res) = type($a)",
      "type($res) = vector([shape(type($b))[0] / 4], i32)"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<I32>, LengthIs<4, 2>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<I8>, LengthIs<16, 8>>"}
    %c = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<I8>, LengthIs<16, 8>>"}
    %res = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<I32>, LengthIs<4, 2>>"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.smull attributes {
    varve.format = "$a `,` $b attr-dict `:` type($a) `to` type($res)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<a,b>", "TypesMatchWith<a,res>"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = vector_wider_element(type($a))"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<I8, I16, I32>>, LengthIs<8, 4, 2>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<I8, I16, I32>>, LengthIs<8, 4, 2>>"}
    %res = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<I16, I32, I64>>, LengthIs<8, 4, 2>>"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
}
