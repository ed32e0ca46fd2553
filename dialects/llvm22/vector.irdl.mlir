irdl.dialect @vector attributes {
  varve.set = "llvm22",
  varve.depends = ["arith", "ub"]
} {
  "varve.enum"() {
    sym_name = "CombiningKind",
    storage = i32,
    cases = [
      ["add", 0 : i32],
      ["mul", 1 : i32],
      ["minui", 2 : i32],
      ["minsi", 3 : i32],
      ["minnumf", 4 : i32],
      ["maxui", 5 : i32],
      ["maxsi", 6 : i32],
      ["maxnumf", 7 : i32],
      ["and", 8 : i32],
      ["or", 9 : i32],
      ["xor", 10 : i32],
      ["maximumf", 12 : i32],
      ["minimumf", 11 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "IteratorType",
    storage = i32,
    cases = [
      ["parallel", 0 : i32],
      ["reduction", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "PrintPunctuation",
    storage = i32,
    cases = [
      ["no_punctuation", 0 : i32],
      ["newline", 1 : i32],
      ["comma", 2 : i32],
      ["open", 3 : i32],
      ["close", 4 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#iterator_type" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@IteratorType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#kind" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@CombiningKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#punctuation" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@PrintPunctuation>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @bitcast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["Pure", "AllRanksMatch<source,result>"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @broadcast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($vector)",
    varve.traits = ["Pure", "VectorUnrollOpInterface", "InferIntRangeInterface", "SameElementType<Result0,Operand0>"]
  } {
    %source = irdl.any
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(
      source: %source)
    irdl.results(
      vector: %vector)
  }
  irdl.operation @compressstore attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)",
    varve.traits = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "FixedVectorOfNonZeroRankOf<I1>"}
    %valueToStore = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      mask: %mask,
      valueToStore: %valueToStore)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @constant_mask attributes {
    varve.format = "$mask_dim_sizes attr-dict `:` type(results)",
    varve.traits = ["Pure", "VectorUnrollOpInterface"]
  } {
    %result0 = irdl.any {varve.rule = "VectorOfAnyRankOf<I1>"}
    %mask_dim_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "mask_dim_sizes" = %mask_dim_sizes
    }
  }
  irdl.operation @contract attributes {
    varve.syntax = "hook:vector.contract",
    varve.traits = ["IndexingMapOpInterface", "Pure", "TypeIs<Operand0,AnyShaped>", "TypeIs<Operand1,AnyShaped>", "SameElementType<Operand0,Operand1>", "SameElementType<Result0,Operand2>", "MaskableOpInterface", "VectorUnrollOpInterface"]
  } {
    %lhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %acc = irdl.any
    %result0 = irdl.any
    %indexing_maps = irdl.any {varve.rule = "ArrayAttr"}
    %iterator_types = irdl.any {varve.rule = "ArrayOf<#vector.iterator_type>"}
    %kind = irdl.base "#vector.kind"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: %acc)
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
  irdl.operation @create_mask attributes {
    varve.format = "$operands attr-dict `:` type(results)",
    varve.traits = ["Pure", "VectorUnrollOpInterface"],
    varve.let = [
      "type($operands) = index"]
  } {
    %operands = irdl.any {varve.rule = "Index"}
    %result0 = irdl.any {varve.rule = "VectorOfAnyRankOf<I1>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @deinterleave attributes {
    varve.format = "$source attr-dict `:` type($source) `->` type($res1)",
    varve.traits = ["Pure", "SourceVectorEvenElementCount", "ResultIsHalfSourceVectorType<source,res1>", "AllTypesMatch<res1,res2>"],
    varve.let = [
      "type($res1) = with(type($source), shape = concat(slice(shape(type($source)), 0, rank(type($source)) - 1), [shape(type($source))[rank(type($source)) - 1] / 2]))",
      "type($res2) = type($res1)"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %res1 = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %res2 = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    irdl.operands(
      source: %source)
    irdl.results(
      res1: %res1,
      res2: %res2)
  }
  irdl.operation @expandload attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
    varve.traits = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "FixedVectorOfNonZeroRankOf<I1>"}
    %pass_thru = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      mask: %mask,
      pass_thru: %pass_thru)
    irdl.results(
      result: %result)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @extract attributes {
    varve.format = "$source `` custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($result) `from` type($source)",
    varve.traits = ["Pure", "InferIntRangeInterface", "SameElementType<Result0,Operand0>", "InferTypeOpAdaptorWithIsCompatible"],
    varve.let = [
      "type($dynamic_position) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %dynamic_position = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    %static_position = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      dynamic_position: variadic %dynamic_position)
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_position" = %static_position
    }
  }
  irdl.operation @extract_strided_slice attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type(results)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result0 = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %offsets = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %strides = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      source: %source)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "offsets" = %offsets,
      "sizes" = %sizes,
      "strides" = %strides
    }
  }
  irdl.operation @fma attributes {
    varve.format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs,acc,result>", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($acc) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "VectorOfAnyRankOf<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "VectorOfAnyRankOf<AnyFloat>"}
    %acc = irdl.any {varve.rule = "VectorOfAnyRankOf<AnyFloat>"}
    %result = irdl.any {varve.rule = "VectorOfAnyRankOf<AnyFloat>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: %acc)
    irdl.results(
      result: %result)
  }
  irdl.operation @from_elements attributes {
    varve.format = "$elements attr-dict `:` type($dest)",
    varve.traits = ["Pure", "ShapedTypeMatchesElementCountAndTypes"],
    varve.let = ["type($elements) = repeat(elem(type($dest)), product(shape(type($dest))))"]
  } {
    %elements = irdl.any
    %dest = irdl.any {varve.rule = "AnyFixedVectorOfAnyRank"}
    irdl.operands(
      elements: variadic %elements)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @gather attributes {
    varve.format = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)",
    varve.traits = ["MaskableOpInterface", "MemorySpaceCastConsumerOpInterface", "VectorUnrollOpInterface", "AlignmentAttrOpInterface"],
    varve.let = [
      "type($offsets) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<AnyTensor, AnyMemRef>"}
    %offsets = irdl.any {varve.rule = "Index"}
    %indices = irdl.any {varve.rule = "VectorOfNonZeroRankOf<AnyOf<AnyInteger, Index>>"}
    %mask = irdl.any {varve.rule = "VectorOfNonZeroRankOf<I1>"}
    %pass_thru = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      base: %base,
      offsets: variadic %offsets,
      indices: %indices,
      mask: %mask,
      pass_thru: %pass_thru)
    irdl.results(
      result: %result)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @insert attributes {
    varve.format = "$valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position) attr-dict `:` type($valueToStore) `into` type($dest)",
    varve.traits = ["Pure", "InferIntRangeInterface", "SameElementType<Result0,Operand0>", "AllTypesMatch<dest,result>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($dynamic_position) = index"]
  } {
    %valueToStore = irdl.any
    %dest = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %dynamic_position = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %static_position = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      valueToStore: %valueToStore,
      dest: %dest,
      dynamic_position: variadic %dynamic_position)
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_position" = %static_position
    }
  }
  irdl.operation @insert_strided_slice attributes {
    varve.format = "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "AllTypesMatch<dest,result>"],
    varve.let = [
      "type($result) = type($dest)"]
  } {
    %valueToStore = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %dest = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %offsets = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %strides = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      valueToStore: %valueToStore,
      dest: %dest)
    irdl.results(
      result: %result)
    irdl.attributes {
      "offsets" = %offsets,
      "strides" = %strides
    }
  }
  irdl.operation @interleave attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs>", "ResultIsDoubleSourceVectorType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = vector_last_dim_times_2(type($lhs))"]
  } {
    %lhs = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @load attributes {
    varve.format = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)",
    varve.traits = ["VectorUnrollOpInterface", "MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %nontemporal = irdl.any {varve.rule = "BoolAttr"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "nontemporal" = %nontemporal,
      "alignment" = %alignment
    } {
      varve.optional = ["nontemporal", "alignment"],
      varve.defaults = {
        nontemporal = false}
    }
  }
  irdl.operation @mask attributes {
    varve.syntax = "hook:vector.mask",
    varve.traits = ["SingleBlock", "MaskingOpInterface", "RecursiveMemoryEffects", "NoRegionArguments"],
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
  irdl.operation @maskedload attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
    varve.traits = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "VectorOfNonZeroRankOf<I1>"}
    %pass_thru = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      mask: %mask,
      pass_thru: %pass_thru)
    irdl.results(
      result: %result)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @maskedstore attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)",
    varve.traits = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "VectorOfNonZeroRankOf<I1>"}
    %valueToStore = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      mask: %mask,
      valueToStore: %valueToStore)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
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
    %reduction_dims = irdl.any {varve.rule = "DenseI64ArrayAttr"}
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
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "SameElementType<Result0,Operand1>", "MaskableOpInterface"]
  } {
    %lhs = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %rhs = irdl.any
    %acc = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result0 = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %kind = irdl.base "#vector.kind"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      acc: optional %acc)
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
    varve.format = "($source^ `:` type($source))? oilist( `str` $stringLiteral | `punctuation` $punctuation) attr-dict",
    varve.traits = ["MemoryEffects<Write>", "LiteralStandsAlone"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyVectorOfAnyRank, AnyInteger, Index, AnyFloat>"}
    %punctuation = irdl.base "#vector.punctuation"
    %stringLiteral = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      source: optional %source)
    irdl.attributes {
      "punctuation" = %punctuation,
      "stringLiteral" = %stringLiteral
    } {
      varve.optional = ["stringLiteral"],
      varve.defaults = {
        punctuation = #vector.punctuation<newline>}
    }
  }
  irdl.operation @reduction attributes {
    varve.format = "$kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "OptionalTypesMatchWith<dest,acc>", "ArithFastMathInterface", "MaskableOpInterface", "VectorUnrollOpInterface"],
    varve.let = [
      "type($acc) = type($dest)"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %acc = irdl.any
    %dest = irdl.any
    %kind = irdl.base "#vector.kind"
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      vector: %vector,
      acc: optional %acc)
    irdl.results(
      dest: %dest)
    irdl.attributes {
      "kind" = %kind,
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @scalable.extract attributes {
    varve.format = "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)",
    varve.traits = ["Pure", "AllElementTypesMatch<source,result>", "PositionAligned<ResultVectorType>"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyScalableVectorOfAnyRank, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>"}
    %pos = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
    irdl.attributes {
      "pos" = %pos
    }
  }
  irdl.operation @scalable.insert attributes {
    varve.format = "$valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)",
    varve.traits = ["Pure", "AllElementTypesMatch<valueToStore,dest>", "AllTypesMatch<dest,result>", "PositionAligned<SourceVectorType>"],
    varve.let = [
      "type($result) = type($dest)"]
  } {
    %valueToStore = irdl.any {varve.rule = "AllOf<AnyVectorOfNonZeroRank, RankIs<1>>"}
    %dest = irdl.any {varve.rule = "AllOf<AnyScalableVectorOfAnyRank, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AllOf<AnyScalableVectorOfAnyRank, RankIs<1>>"}
    %pos = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      valueToStore: %valueToStore,
      dest: %dest)
    irdl.results(
      result: %result)
    irdl.attributes {
      "pos" = %pos
    }
  }
  irdl.operation @scan attributes {
    varve.format = "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)",
    varve.traits = ["Pure", "AllTypesMatch<source,dest>", "AllTypesMatch<initial_value,accumulated_value>"],
    varve.let = [
      "type($dest) = type($source)",
      "type($accumulated_value) = type($initial_value)"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %initial_value = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %dest = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %accumulated_value = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %kind = irdl.base "#vector.kind"
    %reduction_dim = irdl.any {varve.rule = "I64Attr"}
    %inclusive = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      source: %source,
      initial_value: %initial_value)
    irdl.results(
      dest: %dest,
      accumulated_value: %accumulated_value)
    irdl.attributes {
      "kind" = %kind,
      "reduction_dim" = %reduction_dim,
      "inclusive" = %inclusive
    }
  }
  irdl.operation @scatter attributes {
    varve.format = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)?",
    varve.traits = ["MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    varve.let = [
      "type($offsets) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<AnyTensor, AnyMemRef>"}
    %offsets = irdl.any {varve.rule = "Index"}
    %indices = irdl.any {varve.rule = "VectorOfNonZeroRankOf<AnyOf<AnyInteger, Index>>"}
    %mask = irdl.any {varve.rule = "VectorOfNonZeroRankOf<I1>"}
    %valueToStore = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      base: %base,
      offsets: variadic %offsets,
      indices: %indices,
      mask: %mask,
      valueToStore: %valueToStore)
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @shape_cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["Pure", "VectorUnrollOpInterface", "InferIntRangeInterface"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @shuffle attributes {
    varve.format = "operands $mask attr-dict `:` type(operands)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "SameElementType<Result0,Operand1>", "InferTypeOpAdaptor"]
  } {
    %v1 = irdl.any {varve.rule = "AnyFixedVectorOfAnyRank"}
    %v2 = irdl.any {varve.rule = "AnyFixedVectorOfAnyRank"}
    %vector = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %mask = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      v1: %v1,
      v2: %v2)
    irdl.results(
      vector: %vector)
    irdl.attributes {
      "mask" = %mask
    }
  }
  irdl.operation @step attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["Pure", "VectorUnrollOpInterface", "InferIntRangeInterface"]
  } {
    %result = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<Index>, RankIs<1>>"}
    irdl.results(
      result: %result)
  }
  irdl.operation @store attributes {
    varve.format = "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)",
    varve.traits = ["VectorUnrollOpInterface", "MemorySpaceCastConsumerOpInterface", "AlignmentAttrOpInterface"],
    varve.let = [
      "type($indices) = index"]
  } {
    %valueToStore = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %nontemporal = irdl.any {varve.rule = "BoolAttr"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      valueToStore: %valueToStore,
      base: %base,
      indices: variadic %indices)
    irdl.attributes {
      "nontemporal" = %nontemporal,
      "alignment" = %alignment
    } {
      varve.optional = ["nontemporal", "alignment"],
      varve.defaults = {
        nontemporal = false}
    }
  }
  irdl.operation @to_elements attributes {
    varve.format = "$source attr-dict `:` type($source)",
    varve.traits = ["InferTypeOpAdaptor", "Pure", "ShapedTypeMatchesElementCountAndTypes"],
    varve.let = ["type($elements) = repeat(elem(type($source)), product(shape(type($source))))"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %elements = irdl.any
    irdl.operands(
      source: %source)
    irdl.results(
      elements: variadic %elements)
  }
  irdl.operation @transfer_read attributes {
    varve.syntax = "hook:vector.transfer_read",
    varve.traits = ["VectorTransferOpInterface", "VectorUnrollOpInterface", "MaskableOpInterface", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "MemorySpaceCastConsumerOpInterface", "DestinationStyleOpInterface"],
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyShaped"}
    %indices = irdl.any {varve.rule = "Index"}
    %padding = irdl.any
    %mask = irdl.any {varve.rule = "VectorOfNonZeroRankOf<I1>"}
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %permutation_map = irdl.any {varve.rule = "AffineMapAttr"}
    %in_bounds = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    irdl.operands(
      base: %base,
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
    varve.traits = ["VectorTransferOpInterface", "VectorUnrollOpInterface", "MaskableOpInterface", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "MemorySpaceCastConsumerOpInterface", "DestinationStyleOpInterface"],
    varve.let = [
      "type($indices) = index"]
  } {
    %valueToStore = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %base = irdl.any {varve.rule = "AnyShaped"}
    %indices = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "VectorOfNonZeroRankOf<I1>"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %permutation_map = irdl.any {varve.rule = "AffineMapAttr"}
    %in_bounds = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    irdl.operands(
      valueToStore: %valueToStore,
      base: %base,
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
  irdl.operation @transpose attributes {
    varve.format = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface", "VectorUnrollOpInterface", "SameElementType<Result0,Operand0>"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %permutation = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      vector: %vector)
    irdl.results(
      result: %result)
    irdl.attributes {
      "permutation" = %permutation
    }
  }
  irdl.operation @type_cast attributes {
    varve.format = "$memref attr-dict `:` type($memref) `to` type($result)",
    varve.traits = ["Pure", "ViewLikeOpInterface"]
  } {
    %memref = irdl.any {varve.rule = "AnyStaticShapeMemRef"}
    %result = irdl.any {varve.rule = "AnyMemRef"}
    irdl.operands(
      memref: %memref)
    irdl.results(
      result: %result)
  }
  irdl.operation @vscale attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure", "OpAsmOpInterface"],
    varve.let = [
      "type($res) = index"],
    varve.names = "vscale"
  } {
    %res = irdl.any {varve.rule = "Index"}
    irdl.results(
      res: %res)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
