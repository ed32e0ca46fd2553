irdl.dialect @vector attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "attribute punctuation",
    "enum PrintPunctuation",
    "operation vector.deinterleave",
    "operation vector.from_elements",
    "operation vector.interleave",
    "operation vector.step"],
  varve.depends = ["arith"]
} {
  "varve.enum"() {
    sym_name = "CombiningKind",
    storage = i32,
    cases = [
      ["add", 1 : i32],
      ["mul", 2 : i32],
      ["minui", 4 : i32],
      ["minsi", 8 : i32],
      ["minf", 16 : i32],
      ["maxui", 32 : i32],
      ["maxsi", 64 : i32],
      ["maxf", 128 : i32],
      ["and", 256 : i32],
      ["or", 512 : i32],
      ["xor", 1024 : i32]
    ],
    bits,
    separator = "|"
  } : () -> ()
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
    %iterator_types = irdl.any {varve.rule = "ArrayOf<#vector.iterator_type>"}
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
      varve.defaults = {
        kind = #vector.kind<add>}
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
  irdl.operation @gather attributes {
    varve.format = "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` type($pass_thru) `into` type($result)",
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyShaped"}
    %indices = irdl.any {varve.rule = "Index"}
    %index_vec = irdl.any {varve.rule = "VectorOfNonZeroRankOf<AnyOf<AnyInteger, Index>>"}
    %mask = irdl.any {varve.rule = "VectorOfNonZeroRankOf<I1>"}
    %pass_thru = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      index_vec: %index_vec,
      mask: %mask,
      pass_thru: %pass_thru)
    irdl.results(
      result: %result)
  }
  irdl.operation @insert attributes {
    varve.format = "$source `,` $dest $position attr-dict `:` type($source) `into` type($dest)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "AllTypesMatch<dest,res>"],
    varve.let = [
      "type($res) = type($dest)"]
  } {
    %source = irdl.any
    %dest = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %res = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %position = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      source: %source,
      dest: %dest)
    irdl.results(
      res: %res)
    irdl.attributes {
      "position" = %position
    }
  }
  irdl.operation @load attributes {
    varve.format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)",
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    irdl.operands(
      base: %base,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @mask attributes {
    varve.syntax = "hook:vector.mask",
    varve.traits = ["MaskingOpInterface", "RecursiveMemoryEffects", "NoRegionArguments"],
    varve.terminator = "vector.yield"
  } {
    %mask = irdl.any {varve.rule = "VectorOfNonZeroRankOf<I1>"}
    %passthru = irdl.any
    %results = irdl.any
    irdl.operands(
      mask: %mask,
      passthru: optional %passthru)
    irdl.results(
      results: variadic %results)
    %maskRegion = irdl.region with size 1
    irdl.regions(
      maskRegion: %maskRegion)
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
      varve.defaults = {
        kind = #vector.kind<add>}
    }
  }
  irdl.operation @print attributes {
    varve.format = "$source attr-dict `:` type($source)"
  } {
    %source = irdl.any
    irdl.operands(
      source: %source)
  }
  irdl.operation @reduction attributes {
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "MaskableOpInterface", "VectorUnrollOpInterface"],
    varve.format = "$kind `,` $vector (`,` $acc^)? attr-dict `:` type($vector) `into` type($dest)",
    varve.let = ["type($acc) = type($dest)"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
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
  irdl.operation @shape_cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @shuffle attributes {
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "SameElementType<Result0,Operand1>", "InferTypeOpInterface"],
    varve.format = ["$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2)", "let(type($vector) = vector(concat([count($mask)], drop(shape(type($v1)), 1)), elem(type($v1))))"]
  } {
    %v1 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %v2 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
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
  irdl.operation @store attributes {
    varve.format = "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)",
    varve.let = [
      "type($indices) = index"]
  } {
    %valueToStore = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    irdl.operands(
      valueToStore: %valueToStore,
      base: %base,
      indices: variadic %indices)
  }
  irdl.operation @transfer_read attributes {
    varve.syntax = "hook:vector.transfer_read",
    varve.traits = ["VectorTransferOpInterface", "VectorUnrollOpInterface", "MaskableOpInterface", "MemoryEffectsOpInterface"],
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
    varve.traits = ["VectorTransferOpInterface", "VectorUnrollOpInterface", "MaskableOpInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface"],
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
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %transp = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      vector: %vector)
    irdl.results(
      result: %result)
    irdl.attributes {
      "transp" = %transp
    }
  }
  irdl.operation @vscale attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($res) = index"]
  } {
    %res = irdl.any {varve.rule = "Index"}
    irdl.results(
      res: %res)
  }
  irdl.operation @warp_execute_on_lane_0 attributes {
    varve.syntax = "hook:vector.warp_execute_on_lane_0",
    varve.traits = ["RegionBranchOpInterface", "RecursiveMemoryEffects"],
    varve.let = [
      "type($laneid) = index"],
    varve.terminator = "vector.yield"
  } {
    %laneid = irdl.any {varve.rule = "Index"}
    %args = irdl.any
    %results = irdl.any
    %warp_size = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      laneid: %laneid,
      args: variadic %args)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "warp_size" = %warp_size
    }
    %warpRegion = irdl.region with size 1
    irdl.regions(
      warpRegion: %warpRegion)
  }
}
