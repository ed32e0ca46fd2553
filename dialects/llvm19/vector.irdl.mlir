irdl.dialect @vector attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "operation vector.to_elements"],
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
      ["minnumf", 16 : i32],
      ["maxui", 32 : i32],
      ["maxsi", 64 : i32],
      ["maxnumf", 128 : i32],
      ["and", 256 : i32],
      ["or", 512 : i32],
      ["xor", 1024 : i32],
      ["maximumf", 4096 : i32],
      ["minimumf", 2048 : i32]
    ],
    bits,
    separator = "|"
  } : () -> ()
  irdl.operation @compressstore attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)",
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I1>, RankIs<1>>"}
    %valueToStore = irdl.any {varve.rule = "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      mask: %mask,
      valueToStore: %valueToStore)
  }
  irdl.operation @constant_mask attributes {
    varve.format = "$mask_dim_sizes attr-dict `:` type(results)",
    varve.traits = ["Pure"]
  } {
    %result0 = irdl.any {varve.rule = "VectorOfAnyRankOf<I1>"}
    %mask_dim_sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "mask_dim_sizes" = %mask_dim_sizes
    }
  }
  irdl.operation @expandload attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I1>, RankIs<1>>"}
    %pass_thru = irdl.any {varve.rule = "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      mask: %mask,
      pass_thru: %pass_thru)
    irdl.results(
      result: %result)
  }
  irdl.operation @extract attributes {
    varve.format = "$vector `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result) `from` type($vector)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "InferTypeOpAdaptorWithIsCompatible"],
    varve.let = [
      "type($dynamic_position) = index"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %dynamic_position = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    %static_position = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      vector: %vector,
      dynamic_position: variadic %dynamic_position)
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_position" = %static_position
    }
  }
  irdl.operation @extract_strided_slice attributes {
    varve.format = "$vector attr-dict `:` type($vector) `to` type(results)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result0 = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %offsets = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %strides = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      vector: %vector)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "offsets" = %offsets,
      "sizes" = %sizes,
      "strides" = %strides
    }
  }
  irdl.operation @extractelement attributes {
    varve.format = "$vector `[` ($position^ `:` type($position))? `]` attr-dict `:` type($vector)",
    varve.traits = ["Pure", "TypesMatchWith<vector,result>"],
    varve.let = [
      "type($result) = elem(type($vector))"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %position = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %result = irdl.any
    irdl.operands(
      vector: %vector,
      position: optional %position)
    irdl.results(
      result: %result)
  }
  irdl.operation @flat_transpose attributes {
    varve.format = "$matrix attr-dict `:` type($matrix) `->` type($res)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>"]
  } {
    %matrix = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnySignedInteger, Index, AnyFloat>>, RankIs<1>>"}
    %res = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnySignedInteger, Index, AnyFloat>>, RankIs<1>>"}
    %rows = irdl.any {varve.rule = "I32Attr"}
    %columns = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      matrix: %matrix)
    irdl.results(
      res: %res)
    irdl.attributes {
      "rows" = %rows,
      "columns" = %columns
    }
  }
  irdl.operation @from_elements attributes {
    varve.format = "$elements attr-dict `:` type($result)",
    varve.traits = ["Pure", "TypesMatchWith<result,elements>"],
    varve.let = ["type($elements) = repeat(elem(type($result)), product(shape(type($result))))"]
  } {
    %elements = irdl.any
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(
      elements: variadic %elements)
    irdl.results(
      result: %result)
  }
  irdl.operation @gather attributes {
    varve.format = "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` type($pass_thru) `into` type($result)",
    varve.traits = ["MaskableOpInterface", "VectorUnrollOpInterface"],
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
    varve.format = "$source `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($source) `into` type($dest)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "AllTypesMatch<dest,result>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($dynamic_position) = index"]
  } {
    %source = irdl.any
    %dest = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %dynamic_position = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %static_position = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      dest: %dest,
      dynamic_position: variadic %dynamic_position)
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_position" = %static_position
    }
  }
  irdl.operation @insert_strided_slice attributes {
    varve.format = "$source `,` $dest attr-dict `:` type($source) `into` type($dest)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "AllTypesMatch<dest,res>"],
    varve.let = [
      "type($res) = type($dest)"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %dest = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %res = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %offsets = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %strides = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      source: %source,
      dest: %dest)
    irdl.results(
      res: %res)
    irdl.attributes {
      "offsets" = %offsets,
      "strides" = %strides
    }
  }
  irdl.operation @insertelement attributes {
    varve.format = "$source `,` $dest `[` ($position^ `:` type($position))? `]` attr-dict `:` type($result)",
    varve.traits = ["Pure", "TypesMatchWith<result,source>", "AllTypesMatch<dest,result>"],
    varve.let = [
      "type($source) = elem(type($result))",
      "type($result) = type($dest)"]
  } {
    %source = irdl.any
    %dest = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %position = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(
      source: %source,
      dest: %dest,
      position: optional %position)
    irdl.results(
      result: %result)
  }
  irdl.operation @load attributes {
    varve.format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)",
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %nontemporal = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      base: %base,
      indices: variadic %indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "nontemporal" = %nontemporal
    } {
      varve.optional = ["nontemporal"],
      varve.defaults = {
        nontemporal = false}
    }
  }
  irdl.operation @maskedload attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I1>, RankIs<1>>"}
    %pass_thru = irdl.any {varve.rule = "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      mask: %mask,
      pass_thru: %pass_thru)
    irdl.results(
      result: %result)
  }
  irdl.operation @maskedstore attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)",
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I1>, RankIs<1>>"}
    %valueToStore = irdl.any {varve.rule = "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      mask: %mask,
      valueToStore: %valueToStore)
  }
  irdl.operation @matrix_multiply attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "SameElementType<Result0,Operand1>"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnySignedInteger, Index, AnyFloat>>, RankIs<1>>"}
    %rhs = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnySignedInteger, Index, AnyFloat>>, RankIs<1>>"}
    %res = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnySignedInteger, Index, AnyFloat>>, RankIs<1>>"}
    %lhs_rows = irdl.any {varve.rule = "I32Attr"}
    %lhs_columns = irdl.any {varve.rule = "I32Attr"}
    %rhs_columns = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "lhs_rows" = %lhs_rows,
      "lhs_columns" = %lhs_columns,
      "rhs_columns" = %rhs_columns
    }
  }
  irdl.operation @multi_reduction attributes {
    varve.format = "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)",
    varve.traits = ["Pure", "AllTypesMatch<dest,acc>", "SameElementType<Result0,Operand0>", "InferTypeOpInterface", "MaskableOpInterface", "VectorUnrollOpInterface"],
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
  irdl.operation @reshape attributes {
    varve.format = "$vector `,` `[` $input_shape `]` `,` `[` $output_shape `]` `,` $fixed_vector_sizes attr-dict `:` type($vector) `to` type($result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input_shape) = index",
      "type($output_shape) = index"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %input_shape = irdl.any {varve.rule = "Index"}
    %output_shape = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %fixed_vector_sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      vector: %vector,
      input_shape: variadic %input_shape,
      output_shape: variadic %output_shape) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "fixed_vector_sizes" = %fixed_vector_sizes
    }
  }
  irdl.operation @scalable.extract attributes {
    varve.format = "$source `[` $pos `]` attr-dict `:` type($res) `from` type($source)",
    varve.traits = ["Pure", "AllElementTypesMatch<source,res>", "PositionAligned<ResultVectorType>"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyScalableVectorOfAnyRank, RankIs<1>>"}
    %res = irdl.any {varve.rule = "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>"}
    %pos = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      source: %source)
    irdl.results(
      res: %res)
    irdl.attributes {
      "pos" = %pos
    }
  }
  irdl.operation @scalable.insert attributes {
    varve.format = "$source `,` $dest `[` $pos `]` attr-dict `:` type($source) `into` type($dest)",
    varve.traits = ["Pure", "AllElementTypesMatch<source,dest>", "AllTypesMatch<dest,res>", "PositionAligned<SourceVectorType>"],
    varve.let = [
      "type($res) = type($dest)"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>"}
    %dest = irdl.any {varve.rule = "AllOf<AnyScalableVectorOfAnyRank, RankIs<1>>"}
    %res = irdl.any {varve.rule = "AllOf<AnyScalableVectorOfAnyRank, RankIs<1>>"}
    %pos = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      source: %source,
      dest: %dest)
    irdl.results(
      res: %res)
    irdl.attributes {
      "pos" = %pos
    }
  }
  irdl.operation @scatter attributes {
    varve.format = "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` type($valueToStore)",
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %index_vec = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<AnyInteger, Index>>, RankIs<1>>"}
    %mask = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<I1>, RankIs<1>>"}
    %valueToStore = irdl.any {varve.rule = "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      index_vec: %index_vec,
      mask: %mask,
      valueToStore: %valueToStore)
  }
  irdl.operation @shuffle attributes {
    varve.format = "operands $mask attr-dict `:` type(operands)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "SameElementType<Result0,Operand1>", "InferTypeOpAdaptor"]
  } {
    %v1 = irdl.any {varve.rule = "AnyFixedVectorOfAnyRank"}
    %v2 = irdl.any {varve.rule = "AnyFixedVectorOfAnyRank"}
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
  irdl.operation @splat attributes {
    varve.format = "$input attr-dict `:` type($aggregate)",
    varve.traits = ["Pure", "TypesMatchWith<aggregate,input>"],
    varve.let = [
      "type($input) = elem(type($aggregate))"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, AnyFloat>"}
    %aggregate = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(
      input: %input)
    irdl.results(
      aggregate: %aggregate)
  }
  irdl.operation @store attributes {
    varve.format = "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)",
    varve.let = [
      "type($indices) = index"]
  } {
    %valueToStore = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %nontemporal = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      valueToStore: %valueToStore,
      base: %base,
      indices: variadic %indices)
    irdl.attributes {
      "nontemporal" = %nontemporal
    } {
      varve.optional = ["nontemporal"],
      varve.defaults = {
        nontemporal = false}
    }
  }
  irdl.operation @transfer_read attributes {
    varve.syntax = "hook:vector.transfer_read",
    varve.traits = ["VectorTransferOpInterface", "VectorUnrollOpInterface", "MaskableOpInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface"],
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
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
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
    }
  }
  irdl.operation @warp_execute_on_lane_0 attributes {
    varve.syntax = "hook:vector.warp_execute_on_lane_0",
    varve.traits = ["RegionBranchOpInterface", "SingleBlock", "RecursiveMemoryEffects"],
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
