irdl.dialect @vector attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "attribute iterator_type",
    "enum IteratorType",
    "operation vector.mask",
    "operation vector.scalable.extract",
    "operation vector.scalable.insert"],
  varve.depends = ["arith"]
} {
  irdl.operation @contract attributes {
    varve.syntax = "hook:vector.contract",
    varve.traits = ["Pure", "TypeIs<Operand0,AnyShaped>", "TypeIs<Operand1,AnyShaped>", "SameElementType<Operand0,Operand1>", "SameElementType<Result0,Operand2>", "VectorUnrollOpInterface"]
  } {
    %lhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any
    %masks = irdl.any {varve.rule = "VectorOfNonZeroRankOf<I1>"}
    %result0 = irdl.any
    %indexing_maps = irdl.any {varve.rule = "ArrayAttr"}
    %iterator_types = irdl.any {varve.rule = "ArrayAttr"}
    %kind = irdl.base "#vector.kind"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: %acc,
      masks: variadic %masks)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "indexing_maps" = %indexing_maps,
      "iterator_types" = %iterator_types,
      "kind" = %kind
    } {
      varve.optional = ["kind"]
    }
  }
  irdl.operation @extract attributes {
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "InferTypeOpInterface"],
    varve.format = ["$vector `` $position attr-dict `:` type($vector)", "let(type($result0) = if(count($position) < rank(type($vector)), vector(drop(shape(type($vector)), count($position)), elem(type($vector))), [elem(type($vector))][count($position) - rank(type($vector))]))"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result0 = irdl.any
    %position = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      vector: %vector)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "position" = %position
    }
  }
  irdl.operation @extract_map attributes {
    varve.format = "$vector `[` $ids `]` attr-dict `:` type($vector) `to` type(results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($ids) = index"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %ids = irdl.any {varve.rule = "Index"}
    %result0 = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    irdl.operands(
      vector: %vector,
      ids: variadic %ids)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @fma attributes {
    varve.format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,acc,result>", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($acc) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: %acc)
    irdl.results(
      result: %result)
  }
  irdl.operation @gather attributes {
    varve.format = "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` type($pass_thru) `into` type($result)",
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %index_vec = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<AnyInteger, Index>>, RankIs<1>>"}
    %mask = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I1>, RankIs<1>>"}
    %pass_thru = irdl.any {varve.rule = "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      index_vec: %index_vec,
      mask: %mask,
      pass_thru: %pass_thru)
    irdl.results(
      result: %result)
  }
  irdl.operation @insert_map attributes {
    varve.format = "$vector `,` $dest `[` $ids `]` attr-dict `:` type($vector) `into` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<dest,result>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($ids) = index"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %dest = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %ids = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    irdl.operands(
      vector: %vector,
      dest: %dest,
      ids: variadic %ids)
    irdl.results(
      result: %result)
  }
  irdl.operation @multi_reduction attributes {
    varve.format = "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)",
    varve.traits = ["Pure", "AllTypesMatch<dest,acc>", "SameElementType<Result0,Operand0>", "InferTypeOpInterface", "VectorUnrollOpInterface"],
    varve.let = [
      "type($acc) = type($dest)"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any
    %dest = irdl.any
    %kind = irdl.base "#vector.kind"
    %reduction_dims = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      source: %source,
      acc: %acc)
    irdl.results(
      dest: %dest)
    irdl.attributes {
      "kind" = %kind,
      "reduction_dims" = %reduction_dims
    }
  }
  irdl.operation @outerproduct attributes {
    varve.syntax = "hook:vector.outerproduct",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "SameElementType<Result0,Operand1>"]
  } {
    %lhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhs = irdl.any
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result0 = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %kind = irdl.base "#vector.kind"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: variadic %acc)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "kind" = %kind
    } {
      varve.optional = ["kind"]
    }
  }
  irdl.operation @reduction attributes {
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "VectorUnrollOpInterface"],
    varve.format = "$kind `,` $vector (`,` $acc^)? attr-dict `:` type($vector) `into` type($dest)",
    varve.let = ["type($acc) = type($dest)"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any
    %dest = irdl.any
    %kind = irdl.base "#vector.kind"
    irdl.operands(
      vector: %vector,
      acc: optional %acc)
    irdl.results(
      dest: %dest)
    irdl.attributes {
      "kind" = %kind
    }
  }
  irdl.operation @shuffle attributes {
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "SameElementType<Result0,Operand1>", "InferTypeOpInterface"],
    varve.format = ["$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2)", "let(type($vector) = vector(concat([count($mask)], drop(shape(type($v1)), 1)), elem(type($v1))))"]
  } {
    %v1 = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %v2 = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %vector = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %mask = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      v1: %v1,
      v2: %v2)
    irdl.results(
      vector: %vector)
    irdl.attributes {
      "mask" = %mask
    }
  }
  irdl.operation @transfer_read attributes {
    varve.syntax = "hook:vector.transfer_read",
    varve.traits = ["VectorTransferOpInterface", "VectorUnrollOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($indices) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyShaped"}
    %indices = irdl.any {varve.rule = "Index"}
    %padding = irdl.any
    %mask = irdl.any {varve.rule = "VectorOfNonZeroRankOf<I1>"}
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %permutation_map = irdl.any {varve.rule = "AffineMapAttr"}
    %in_bounds = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    irdl.operands(
      source: %source,
      indices: variadic %indices,
      padding: %padding,
      mask: optional %mask) {
      varve.segments
    }
    irdl.results(
      vector: %vector)
    irdl.attributes {
      "permutation_map" = %permutation_map,
      "in_bounds" = %in_bounds
    } {
      varve.optional = ["in_bounds"]
    }
  }
  irdl.operation @transfer_write attributes {
    varve.syntax = "hook:vector.transfer_write",
    varve.traits = ["VectorTransferOpInterface", "VectorUnrollOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($indices) = index"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %source = irdl.any {varve.rule = "AnyShaped"}
    %indices = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "VectorOfNonZeroRankOf<I1>"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %permutation_map = irdl.any {varve.rule = "AffineMapAttr"}
    %in_bounds = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    irdl.operands(
      vector: %vector,
      source: %source,
      indices: variadic %indices,
      mask: optional %mask) {
      varve.segments
    }
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "permutation_map" = %permutation_map,
      "in_bounds" = %in_bounds
    } {
      varve.optional = ["in_bounds"]
    }
  }
  irdl.operation @transpose attributes {
    varve.format = "$vector `,` $transp attr-dict `:` type($vector) `to` type($result)",
    varve.traits = ["Pure", "VectorUnrollOpInterface", "SameElementType<Result0,Operand0>"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %transp = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      vector: %vector)
    irdl.results(
      result: %result)
    irdl.attributes {
      "transp" = %transp
    }
  }
}
