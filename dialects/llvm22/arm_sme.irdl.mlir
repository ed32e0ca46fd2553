irdl.dialect @arm_sme attributes {
  varve.set = "llvm22",
  varve.depends = ["memref", "scf", "vector"]
} {
  "varve.enum"() {
    sym_name = "CombiningKind",
    storage = i32,
    cases = [
      ["add", 0 : i32],
      ["sub", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TileSliceLayout",
    storage = i32,
    cases = [
      ["horizontal", 0 : i32],
      ["vertical", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TypeSize",
    storage = i32,
    cases = [
      ["byte", 0 : i32],
      ["half", 1 : i32],
      ["word", 2 : i32],
      ["double", 3 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#kind" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@CombiningKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#layout" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@TileSliceLayout>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#type_size" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@TypeSize>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @copy_tile attributes {
    varve.format = "$tile attr-dict `:` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<tile,result>"],
    varve.let = [
      "type($result) = type($tile)"]
  } {
    %tile = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    irdl.operands(
      tile: %tile)
    irdl.results(
      result: %result)
  }
  irdl.operation @extract_tile_slice attributes {
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
  irdl.operation @fmopa_2way attributes {
    varve.format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OptionalTypesMatchWith<result,acc>", "TileElementWidthTimes<2>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($acc) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<F16, BF16>>, LengthIs<8>>"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %lhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @fmops_2way attributes {
    varve.format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OptionalTypesMatchWith<result,acc>", "TileElementWidthTimes<2>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($acc) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<F16, BF16>>, LengthIs<8>>"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %lhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @get_tile attributes {
    varve.format = "attr-dict `:` type($tile)",
    varve.traits = ["ArmSMETileOpInterface", "Pure"]
  } {
    %tile = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    irdl.results(
      tile: %tile)
  }
  irdl.operation @insert_tile_slice attributes {
    varve.format = "$vector `,` $tile `[` $tile_slice_index `]` (`layout` `` $layout^)? attr-dict `:` type($vector) `into` type($result)",
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
  irdl.operation @intr.cntsd attributes {
    varve.traits = ["TypeIs<res,I64>"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ld1b.horiz attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %load_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      load_address: %load_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.ld1b.vert attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %load_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      load_address: %load_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.ld1d.horiz attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %load_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      load_address: %load_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.ld1d.vert attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %load_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      load_address: %load_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.ld1h.horiz attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %load_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      load_address: %load_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.ld1h.vert attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %load_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      load_address: %load_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.ld1q.horiz attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %load_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      load_address: %load_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.ld1q.vert attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %load_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      load_address: %load_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.ld1w.horiz attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %load_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      load_address: %load_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.ld1w.vert attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %load_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      load_address: %load_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.mopa {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.mopa.wide {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.mops {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.mops.wide {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.read.horiz attributes {
    varve.traits = ["AllShapesMatch<vector,predicate,res>", "AllElementTypesMatch<vector,res>"],
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64, I128, F16, BF16, F32, F64>>, LengthIs<16, 8, 4, 2, 1>>"}
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      vector: %vector,
      predicate: %predicate,
      tile_slice_index: %tile_slice_index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.read.vert attributes {
    varve.traits = ["AllShapesMatch<vector,predicate,res>", "AllElementTypesMatch<vector,res>"],
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64, I128, F16, BF16, F32, F64>>, LengthIs<16, 8, 4, 2, 1>>"}
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      vector: %vector,
      predicate: %predicate,
      tile_slice_index: %tile_slice_index)
    irdl.results(
      res: %res)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.smopa.wide {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.smopa.za32 {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.smops.wide {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.smops.za32 {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.st1b.horiz attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %store_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      store_address: %store_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.st1b.vert attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %store_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      store_address: %store_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.st1d.horiz attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %store_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      store_address: %store_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.st1d.vert attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %store_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      store_address: %store_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.st1h.horiz attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %store_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      store_address: %store_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.st1h.vert attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %store_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      store_address: %store_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.st1q.horiz attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %store_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      store_address: %store_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.st1q.vert attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %store_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      store_address: %store_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.st1w.horiz attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %store_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      store_address: %store_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.st1w.vert attributes {
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %store_address = irdl.base "!llvm.ptr"
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      predicate: %predicate,
      store_address: %store_address,
      tile_slice_index: %tile_slice_index)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.str attributes {
    varve.let = [
      "type($index) = i32",
      "type($offset) = i32"]
  } {
    %index = irdl.any {varve.rule = "I32"}
    %store_address = irdl.base "!llvm.ptr"
    %offset = irdl.any {varve.rule = "I32"}
    irdl.operands(
      index: %index,
      store_address: %store_address,
      offset: %offset)
  }
  irdl.operation @intr.sumopa.wide {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.sumops.wide {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.umopa.wide {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.umopa.za32 {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.umops.wide {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.umops.za32 {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.usmopa.wide {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.usmops.wide {
    %lhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %rhs_predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2>>"}
    %lhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %rhs_vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, BF16, F16, F32, F64>>, LengthIs<16, 8, 4, 2>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs_predicate: %lhs_predicate,
      rhs_predicate: %rhs_predicate,
      lhs_vector: %lhs_vector,
      rhs_vector: %rhs_vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.write.horiz attributes {
    varve.traits = ["AllShapesMatch<predicate,vector>"],
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64, I128, F16, BF16, F32, F64>>, LengthIs<16, 8, 4, 2, 1>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      tile_slice_index: %tile_slice_index,
      predicate: %predicate,
      vector: %vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.write.vert attributes {
    varve.traits = ["AllShapesMatch<predicate,vector>"],
    varve.let = [
      "type($tile_slice_index) = i32"]
  } {
    %tile_slice_index = irdl.any {varve.rule = "I32"}
    %predicate = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %vector = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64, I128, F16, BF16, F32, F64>>, LengthIs<16, 8, 4, 2, 1>>"}
    %tile_id = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      tile_slice_index: %tile_slice_index,
      predicate: %predicate,
      vector: %vector)
    irdl.attributes {
      "tile_id" = %tile_id
    }
  }
  irdl.operation @intr.zero {
    %tile_mask = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "tile_mask" = %tile_mask
    }
  }
  irdl.operation @load_tile_slice attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $tile `,` $tile_slice_index (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($mask) `,` type($result)",
    varve.traits = ["ArmSMETileOpInterface", "AllElementTypesMatch<tile,base>", "AllTypesMatch<tile,result>", "TileSliceMaskConstraint<result,mask>"],
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
  irdl.operation @outerproduct attributes {
    varve.format = "$lhs `,` $rhs oilist( `kind` `` $kind | `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OuterProductResultTileTypeConstraint<lhs,result>", "OuterProductResultTileTypeConstraint<lhs,acc>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($result) = square_scalable_vector(type($lhs))",
      "type($acc) = square_scalable_vector(type($lhs))"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64, I128, F16, BF16, F32, F64>>, LengthIs<16, 8, 4, 2, 1>>"}
    %rhs = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<AnyOf<I8, I16, I32, I64, I128, F16, BF16, F32, F64>>, LengthIs<16, 8, 4, 2, 1>>"}
    %lhsMask = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %rhsMask = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I1>, LengthIs<16, 8, 4, 2, 1>>"}
    %acc = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    %kind = irdl.base "#arm_sme.kind"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "kind" = %kind
    } {
      varve.defaults = {
        kind = #arm_sme.kind<add>}
    }
  }
  irdl.operation @smopa_2way attributes {
    varve.format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OptionalTypesMatchWith<result,acc>", "TileElementWidthTimes<2>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($acc) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %lhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @smopa_4way attributes {
    varve.format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OptionalTypesMatchWith<result,acc>", "TileElementWidthTimes<4>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($acc) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AllOf<RankIs<1>, ScalableVectorOfAnyRank<I8>, LengthIs<16>>, AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>>"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %lhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @smops_2way attributes {
    varve.format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OptionalTypesMatchWith<result,acc>", "TileElementWidthTimes<2>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($acc) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %lhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @smops_4way attributes {
    varve.format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OptionalTypesMatchWith<result,acc>", "TileElementWidthTimes<4>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($acc) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AllOf<RankIs<1>, ScalableVectorOfAnyRank<I8>, LengthIs<16>>, AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>>"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %lhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @store_tile_slice attributes {
    varve.format = "$tile `,` $tile_slice_index `,` $mask `,` $base `[` $indices `]` (`layout` `` $layout^)? attr-dict `:` type($base) `,` type($mask) `,` type($tile)",
    varve.traits = ["ArmSMETileOpInterface", "AllElementTypesMatch<tile,base>", "TileSliceMaskConstraint<tile,mask>"],
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
  irdl.operation @streaming_vl attributes {
    varve.format = "$type_size attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result0) = index"]
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %type_size = irdl.base "#arm_sme.type_size"
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "type_size" = %type_size
    }
  }
  irdl.operation @sumopa_4way attributes {
    varve.format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OptionalTypesMatchWith<result,acc>", "TileElementWidthTimes<4>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($acc) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AllOf<RankIs<1>, ScalableVectorOfAnyRank<I8>, LengthIs<16>>, AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>>"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %lhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @sumops_4way attributes {
    varve.format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OptionalTypesMatchWith<result,acc>", "TileElementWidthTimes<4>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($acc) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AllOf<RankIs<1>, ScalableVectorOfAnyRank<I8>, LengthIs<16>>, AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>>"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %lhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @tile_load attributes {
    varve.format = "$base `[` $indices `]` (`,` $padding `,` $mask^)? (`layout` `` $layout^)?attr-dict `:` type($base) `,` type($result)",
    varve.traits = ["ArmSMETileOpInterface", "AllElementTypesMatch<result,base>", "OptionalTypesMatchWith<result,padding>", "HasMatchingMaskTypeConstraint<result,mask>", "BothOrNone<Padding,Mask>"],
    varve.let = [
      "type($padding) = elem(type($result))",
      "type($mask) = over(type($result), e: i1)",
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AllOf<AnyMemRef, RankIs<2>>"}
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
    varve.traits = ["ArmSMETileOpInterface", "AllElementTypesMatch<valueToStore,base>", "HasMatchingMaskTypeConstraint<valueToStore,mask>"],
    varve.let = [
      "type($mask) = over(type($valueToStore), e: i1)",
      "type($indices) = index"]
  } {
    %valueToStore = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    %base = irdl.any {varve.rule = "AllOf<AnyMemRef, RankIs<2>>"}
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
  irdl.operation @umopa_2way attributes {
    varve.format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OptionalTypesMatchWith<result,acc>", "TileElementWidthTimes<2>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($acc) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %lhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @umopa_4way attributes {
    varve.format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OptionalTypesMatchWith<result,acc>", "TileElementWidthTimes<4>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($acc) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AllOf<RankIs<1>, ScalableVectorOfAnyRank<I8>, LengthIs<16>>, AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>>"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %lhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @umops_2way attributes {
    varve.format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OptionalTypesMatchWith<result,acc>", "TileElementWidthTimes<2>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($acc) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %lhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @umops_4way attributes {
    varve.format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OptionalTypesMatchWith<result,acc>", "TileElementWidthTimes<4>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($acc) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AllOf<RankIs<1>, ScalableVectorOfAnyRank<I8>, LengthIs<16>>, AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>>"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %lhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @usmopa_4way attributes {
    varve.format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OptionalTypesMatchWith<result,acc>", "TileElementWidthTimes<4>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($acc) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AllOf<RankIs<1>, ScalableVectorOfAnyRank<I8>, LengthIs<16>>, AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>>"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %lhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @usmops_4way attributes {
    varve.format = "$lhs `,` $rhs oilist( `acc` `` `(` $acc `)` | `masks` `` `(` $lhsMask `,` $rhsMask `)` ) attr-dict `:` type($lhs) `,` type($rhs) `into` type($result)",
    varve.traits = ["Pure", "ArmSMETileOpInterface", "AllTypesMatch<lhs,rhs>", "HasMatchingMaskTypeConstraint<lhs,lhsMask>", "HasMatchingMaskTypeConstraint<rhs,rhsMask>", "BothOrNone<LhsMask,RhsMask>", "OptionalTypesMatchWith<result,acc>", "TileElementWidthTimes<4>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($lhsMask) = over(type($lhs), e: i1)",
      "type($rhsMask) = over(type($rhs), e: i1)",
      "type($acc) = type($result)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AllOf<RankIs<1>, ScalableVectorOfAnyRank<I8>, LengthIs<16>>, AllOf<RankIs<1>, ScalableVectorOfAnyRank<I16>, LengthIs<8>>>"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %lhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhsMask = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      lhsMask: optional %lhsMask,
      rhsMask: optional %rhsMask,
      acc: optional %acc) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @zero attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["ArmSMETileOpInterface", "Pure"]
  } {
    %res = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<I8>, RankIs<2>, AllDimsScalable, ShapeIs<16, 16>>, AllOf<VectorOfNonZeroRankOf<I16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<I32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<I64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>, AllOf<VectorOfNonZeroRankOf<I128>, RankIs<2>, AllDimsScalable, ShapeIs<1, 1>>, AllOf<VectorOfNonZeroRankOf<F16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<BF16>, RankIs<2>, AllDimsScalable, ShapeIs<8, 8>>, AllOf<VectorOfNonZeroRankOf<F32>, RankIs<2>, AllDimsScalable, ShapeIs<4, 4>>, AllOf<VectorOfNonZeroRankOf<F64>, RankIs<2>, AllDimsScalable, ShapeIs<2, 2>>>"}
    irdl.results(
      res: %res)
  }
}
