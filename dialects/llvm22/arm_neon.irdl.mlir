irdl.dialect @arm_neon attributes {
  varve.set = "llvm22"
} {
  irdl.operation @"2d.sdot" attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<b,c>", "AllTypesMatch<a,res>", "VectorRank<A,1>", "VectorRank<B,2>", "VectorDim<B,1,4>", "SameVectorDim<B,0,A,0>"],
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
  irdl.operation @intr.bfmmla attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,res>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "AllOf<ShapeIs<4>, FixedVectorOfAnyRank<F32>>"}
    %src1 = irdl.any {varve.rule = "AllOf<ShapeIs<8>, FixedVectorOfAnyRank<BF16>>"}
    %src2 = irdl.any {varve.rule = "AllOf<ShapeIs<8>, FixedVectorOfAnyRank<BF16>>"}
    %res = irdl.any {varve.rule = "AllOf<ShapeIs<4>, FixedVectorOfAnyRank<F32>>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sdot attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<b,c>", "AllTypesMatch<a,res>", "TypesMatchWith<b,res>"],
    varve.let = [
      "type($c) = type($b)",
      "type($res) = type($a)",
      "type($res) = vector([shape(type($b))[0] / 4], i32)"]
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
  irdl.operation @intr.smmla attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,res>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "AllOf<ShapeIs<4>, FixedVectorOfAnyRank<I32>>"}
    %src1 = irdl.any {varve.rule = "AllOf<ShapeIs<16>, FixedVectorOfAnyRank<I8>>"}
    %src2 = irdl.any {varve.rule = "AllOf<ShapeIs<16>, FixedVectorOfAnyRank<I8>>"}
    %res = irdl.any {varve.rule = "AllOf<ShapeIs<4>, FixedVectorOfAnyRank<I32>>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.smull attributes {
    varve.format = "$a `,` $b attr-dict `:` type($a) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<a,b>", "TypesMatchWith<a,res>"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = vector_wider_element(type($a))"]
  } {
    %a = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I8, I16, I32>>, LengthIs<8, 4, 2>>"}
    %b = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I8, I16, I32>>, LengthIs<8, 4, 2>>"}
    %res = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<I16, I32, I64>>, LengthIs<8, 4, 2>>"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ummla attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,res>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "AllOf<ShapeIs<4>, FixedVectorOfAnyRank<I32>>"}
    %src1 = irdl.any {varve.rule = "AllOf<ShapeIs<16>, FixedVectorOfAnyRank<I8>>"}
    %src2 = irdl.any {varve.rule = "AllOf<ShapeIs<16>, FixedVectorOfAnyRank<I8>>"}
    %res = irdl.any {varve.rule = "AllOf<ShapeIs<4>, FixedVectorOfAnyRank<I32>>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.usmmla attributes {
    varve.format = "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<src1,src2>", "AllTypesMatch<acc,res>"],
    varve.let = [
      "type($src2) = type($src1)",
      "type($res) = type($acc)"]
  } {
    %acc = irdl.any {varve.rule = "AllOf<ShapeIs<4>, FixedVectorOfAnyRank<I32>>"}
    %src1 = irdl.any {varve.rule = "AllOf<ShapeIs<16>, FixedVectorOfAnyRank<I8>>"}
    %src2 = irdl.any {varve.rule = "AllOf<ShapeIs<16>, FixedVectorOfAnyRank<I8>>"}
    %res = irdl.any {varve.rule = "AllOf<ShapeIs<4>, FixedVectorOfAnyRank<I32>>"}
    irdl.operands(
      acc: %acc,
      src1: %src1,
      src2: %src2)
    irdl.results(
      res: %res)
  }
}
