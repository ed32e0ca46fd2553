irdl.dialect @arm_neon attributes {
  varve.set = "llvm13"
} {
  irdl.operation @"2d.sdot" attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<b,c>", "AllTypesMatch<a,res>"],
    varve.infer = [
      ["c", "same", "b"],
      ["res", "same", "a"]]
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
    varve.infer = [
      ["c", "same", "b"],
      ["res", "same", "a"],
      ["res", "vector_quarter_of_i32", "b"]]
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
    varve.infer = [
      ["b", "same", "a"],
      ["res", "vector_wider_element", "a"]]
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
