irdl.dialect @vector attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "operation vector.splat",
    "operation vector.warp_execute_on_lane_0",
    "operation vector.yield"],
  varve.depends = ["arith"]
} {
  irdl.operation @contract attributes {
    varve.syntax = "hook:vector.contract",
    varve.traits = ["Pure", "TypeIs<Operand0,AnyShaped>", "TypeIs<Operand1,AnyShaped>", "SameElementType<Operand0,Operand1>", "SameElementType<Result0,Operand2>"]
  } {
    %lhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any
    %masks = irdl.any {varve.rule = "VectorOfNonZeroRankOf<I1>"}
    %result0 = irdl.any
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
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
    varve.printer = "code",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>"],
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
  irdl.operation @multi_reduction attributes {
    varve.format = "$kind `,` $source attr-dict $reduction_dims `:` type($source) `to` type($dest)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %dest = irdl.any
    %kind = irdl.base "#vector.kind"
    %reduction_dims = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
    irdl.attributes {
      "kind" = %kind,
      "reduction_dims" = %reduction_dims
    }
  }
  irdl.operation @reduction attributes {
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>"],
    varve.format = "$kind `,` $vector (`,` $acc^)? attr-dict `:` type($vector) `into` type($dest)",
    varve.let = ["type($acc) = type($dest)"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any
    %dest = irdl.any
    %kind = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      vector: %vector,
      acc: variadic %acc)
    irdl.results(
      dest: %dest)
    irdl.attributes {
      "kind" = %kind
    }
  }
  irdl.operation @shuffle attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "SameElementType<Result0,Operand1>"],
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
}
