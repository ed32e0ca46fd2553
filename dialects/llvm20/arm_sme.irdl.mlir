irdl.dialect @arm_sme attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.depends = ["memref", "scf", "vector"]
} {
  irdl.operation @tile_load attributes {
    varve.format = "$base `[` $indices `]` (`,` $padding `,` $mask^)? (`layout` `` $layout^)?attr-dict `:` type($base) `,` type($result)",
    varve.traits = ["ArmSMETileOpInterface", "OptionalTypesMatchWith<result,padding>", "HasMatchingMaskTypeConstraint<result,mask>", "BothOrNone<Padding,Mask>"],
    varve.let = [
      "type($padding) = elem(type($result))",
      "type($mask) = over(type($result), e: i1)",
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %padding = irdl.any
    %mask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    %layout = irdl.base "#arm_sme.layout"
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      padding: optional %padding,
      mask: optional %mask) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "layout" = %layout
    } {
      varve.defaults = {
        layout = #arm_sme.layout<horizontal>}
    }
  }
  irdl.operation @tile_store attributes {
    varve.format = "$valueToStore `,` $base `[` $indices `]` (`,` $mask^)? (`layout` `` $layout^)?attr-dict `:` type($base) `,` type($valueToStore)",
    varve.traits = ["ArmSMETileOpInterface", "HasMatchingMaskTypeConstraint<valueToStore,mask>"],
    varve.let = [
      "type($mask) = over(type($valueToStore), e: i1)",
      "type($indices) = index"]
  } {
    %valueToStore = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %layout = irdl.base "#arm_sme.layout"
    irdl.operands(
      valueToStore: %valueToStore,
      base: %base,
      indices: variadic %indices,
      mask: optional %mask) {
      varve.segments
    }
    irdl.attributes {
      "layout" = %layout
    } {
      varve.defaults = {
        layout = #arm_sme.layout<horizontal>}
    }
  }
}
