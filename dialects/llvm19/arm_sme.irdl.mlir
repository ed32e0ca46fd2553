irdl.dialect @arm_sme attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "operation arm_sme.extract_tile_slice",
    "operation arm_sme.insert_tile_slice"],
  varve.depends = ["memref", "scf", "vector"]
} {
  irdl.operation @intr.cntsb attributes {
    varve.traits = ["TypeIs<res,I64>"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.cntsh attributes {
    varve.traits = ["TypeIs<res,I64>"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.cntsw attributes {
    varve.traits = ["TypeIs<res,I64>"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @load_tile_slice attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $tile `,` $tile_slice_index (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($mask) `,` type($result)",
    varve.traits = ["ArmSMETileOpInterface", "AllTypesMatch<tile,result>", "TileSliceMaskConstraint<result,mask>"],
    varve.let = [
      "type($result) = type($tile)",
      "type($mask) = vector_of_i1_without_first_dim(type($result))",
      "type($indices) = index",
      "type($tile_slice_index) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %mask = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %tile = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    %indices = irdl.any {varve.rule = "Index"}
    %tile_slice_index = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    %layout = irdl.base "#arm_sme.layout"
    irdl.operands(
      base: %base,
      mask: %mask,
      tile: %tile,
      indices: variadic %indices,
      tile_slice_index: %tile_slice_index)
    irdl.results(
      result: %result)
    irdl.attributes {
      "layout" = %layout
    } {
      varve.defaults = {
        layout = #arm_sme.layout<horizontal>}
    }
  }
  irdl.operation @move_tile_slice_to_vector attributes {
    varve.format = "$tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict `:` type($result) `from` type($tile)",
    varve.traits = ["ArmSMETileOpInterface", "Pure", "TypesMatchWith<tile,result>"],
    varve.let = [
      "type($result) = vector_without_first_dim(type($tile))",
      "type($tile_slice_index) = index"]
  } {
    %tile = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    %tile_slice_index = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64, I128, F16, BF16, F32, F64>>, LengthIs<16, 8, 4, 2, 1>>"}
    %layout = irdl.base "#arm_sme.layout"
    irdl.operands(
      tile: %tile,
      tile_slice_index: %tile_slice_index)
    irdl.results(
      result: %result)
    irdl.attributes {
      "layout" = %layout
    } {
      varve.defaults = {
        layout = #arm_sme.layout<horizontal>}
    }
  }
  irdl.operation @move_vector_to_tile_slice attributes {
    varve.format = "$vector `,` $tile `,` $tile_slice_index (`layout` `` $layout^)? attr-dict `:` type($vector) `into` type($result)",
    varve.traits = ["ArmSMETileOpInterface", "Pure", "AllTypesMatch<tile,result>", "TypesMatchWith<tile,vector>"],
    varve.let = [
      "type($result) = type($tile)",
      "type($vector) = scalable_vector_without_first_dim(type($tile))",
      "type($tile_slice_index) = index"]
  } {
    %vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64, I128, F16, BF16, F32, F64>>, LengthIs<16, 8, 4, 2, 1>>"}
    %tile = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    %tile_slice_index = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    %layout = irdl.base "#arm_sme.layout"
    irdl.operands(
      vector: %vector,
      tile: %tile,
      tile_slice_index: %tile_slice_index)
    irdl.results(
      result: %result)
    irdl.attributes {
      "layout" = %layout
    } {
      varve.defaults = {
        layout = #arm_sme.layout<horizontal>}
    }
  }
  irdl.operation @store_tile_slice attributes {
    varve.format = "$tile `,` $tile_slice_index `,` $mask `,` $base `[` $indices `]` (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($mask) `,` type($tile)",
    varve.traits = ["ArmSMETileOpInterface", "TileSliceMaskConstraint<tile,mask>"],
    varve.let = [
      "type($mask) = vector_of_i1_without_first_dim(type($tile))",
      "type($tile_slice_index) = index",
      "type($indices) = index"]
  } {
    %tile = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    %tile_slice_index = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %layout = irdl.base "#arm_sme.layout"
    irdl.operands(
      tile: %tile,
      tile_slice_index: %tile_slice_index,
      mask: %mask,
      base: %base,
      indices: variadic %indices)
    irdl.attributes {
      "layout" = %layout
    } {
      varve.defaults = {
        layout = #arm_sme.layout<horizontal>}
    }
  }
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
