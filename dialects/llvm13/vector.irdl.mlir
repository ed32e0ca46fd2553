irdl.dialect @vector attributes {
  varve.set = "llvm13"
} {
  "varve.enum"() {
    sym_name = "CombiningKind",
    storage = i32,
    cases = [
      ["add", 1 : i32],
      ["mul", 2 : i32],
      ["min", 4 : i32],
      ["max", 8 : i32],
      ["and", 16 : i32],
      ["or", 32 : i32],
      ["xor", 64 : i32]
    ],
    bits,
    separator = "|"
  } : () -> ()
  irdl.attribute @"#kind" attributes {
    varve.format = "`<` $value `>`",
    varve.qualified = unit
  } {
    %value = irdl.any {varve.rule = "enum<@CombiningKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @bitcast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["NoSideEffect", "AllRanksMatch<source,result>"]
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
    varve.traits = ["NoSideEffect", "SameElementType<Result0,Operand0>"]
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
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<I1>, RankIs<1>>"}
    %valueToStore = irdl.any {varve.rule = "AllOf<AnyVectorOfAnyRank, RankIs<1>>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      mask: %mask,
      valueToStore: %valueToStore)
  }
  irdl.operation @constant_mask attributes {
    varve.format = "$mask_dim_sizes attr-dict `:` type(results)",
    varve.traits = ["NoSideEffect"]
  } {
    %result0 = irdl.any {varve.rule = "VectorOfAnyRankOf<I1>"}
    %mask_dim_sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "mask_dim_sizes" = %mask_dim_sizes
    }
  }
  irdl.operation @contract attributes {
    varve.syntax = "hook:vector.contract",
    varve.traits = ["NoSideEffect", "TypeIs<Operand0,AnyShaped>", "TypeIs<Operand1,AnyShaped>", "SameElementType<Operand0,Operand1>", "SameElementType<Result0,Operand2>"]
  } {
    %lhs = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %acc = irdl.any
    %masks = irdl.any {varve.rule = "VectorOfAnyRankOf<I1>"}
    %result0 = irdl.any
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    %iterator_types = irdl.any {varve.rule = "ArrayAttr"}
    %kind = irdl.any
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
  irdl.operation @create_mask attributes {
    varve.format = "$operands attr-dict `:` type(results)",
    varve.traits = ["NoSideEffect"],
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
  irdl.operation @expandload attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<I1>, RankIs<1>>"}
    %pass_thru = irdl.any {varve.rule = "AllOf<AnyVectorOfAnyRank, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AllOf<AnyVectorOfAnyRank, RankIs<1>>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      mask: %mask,
      pass_thru: %pass_thru)
    irdl.results(
      result: %result)
  }
  irdl.operation @extract attributes {
    varve.printer = "code",
    varve.traits = ["NoSideEffect", "SameElementType<Result0,Operand0>"],
    varve.format = ["$vector `` $position attr-dict `:` type($vector)", "let(type($result0) = if(count($position) < rank(type($vector)), vector(drop(shape(type($vector)), count($position)), elem(type($vector))), [elem(type($vector))][count($position) - rank(type($vector))]))"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
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
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($ids) = index"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %ids = irdl.any {varve.rule = "Index"}
    %result0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(
      vector: %vector,
      ids: variadic %ids)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @extract_strided_slice attributes {
    varve.format = "$vector attr-dict `:` type($vector) `to` type(results)",
    varve.traits = ["NoSideEffect", "SameElementType<Result0,Operand0>"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %result0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
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
    varve.format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.traits = ["NoSideEffect", "TypesMatchWith<vector,result>"],
    varve.let = [
      "type($result) = elem(type($vector))"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %position = irdl.any {varve.rule = "AnySignlessInteger"}
    %result = irdl.any
    irdl.operands(
      vector: %vector,
      position: %position)
    irdl.results(
      result: %result)
  }
  irdl.operation @flat_transpose attributes {
    varve.format = "$matrix attr-dict `:` type($matrix) `->` type($res)",
    varve.traits = ["NoSideEffect", "SameElementType<Result0,Operand0>"]
  } {
    %matrix = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<AnySignlessInteger, AnySignedInteger, Index, AnyFloat>>, RankIs<1>>"}
    %res = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<AnySignlessInteger, AnySignedInteger, Index, AnyFloat>>, RankIs<1>>"}
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
  irdl.operation @fma attributes {
    varve.format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<lhs,rhs,acc,result>", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($acc) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %rhs = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %acc = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
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
    %index_vec = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<AnyInteger, Index>>, RankIs<1>>"}
    %mask = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<I1>, RankIs<1>>"}
    %pass_thru = irdl.any {varve.rule = "AllOf<AnyVectorOfAnyRank, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AllOf<AnyVectorOfAnyRank, RankIs<1>>"}
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
    varve.traits = ["NoSideEffect", "SameElementType<Result0,Operand0>", "AllTypesMatch<dest,res>"],
    varve.let = [
      "type($res) = type($dest)"]
  } {
    %source = irdl.any
    %dest = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
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
  irdl.operation @insert_map attributes {
    varve.format = "$vector `,` $dest `[` $ids `]` attr-dict `:` type($vector) `into` type($result)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<dest,result>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($ids) = index"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %dest = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %ids = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(
      vector: %vector,
      dest: %dest,
      ids: variadic %ids)
    irdl.results(
      result: %result)
  }
  irdl.operation @insert_strided_slice attributes {
    varve.format = "$source `,` $dest attr-dict `:` type($source) `into` type($dest)",
    varve.traits = ["NoSideEffect", "SameElementType<Result0,Operand0>", "AllTypesMatch<dest,res>"],
    varve.let = [
      "type($res) = type($dest)"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %dest = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %res = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
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
    varve.format = "$source `,` $dest `[` $position `:` type($position) `]` attr-dict `:` type($result)",
    varve.traits = ["NoSideEffect", "TypesMatchWith<result,source>", "AllTypesMatch<dest,result>"],
    varve.let = [
      "type($source) = elem(type($result))",
      "type($result) = type($dest)"]
  } {
    %source = irdl.any
    %dest = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %position = irdl.any {varve.rule = "AnySignlessInteger"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(
      source: %source,
      dest: %dest,
      position: %position)
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
    irdl.operands(
      base: %base,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @maskedload attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %mask = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<I1>, RankIs<1>>"}
    %pass_thru = irdl.any {varve.rule = "AllOf<AnyVectorOfAnyRank, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AllOf<AnyVectorOfAnyRank, RankIs<1>>"}
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
    %mask = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<I1>, RankIs<1>>"}
    %valueToStore = irdl.any {varve.rule = "AllOf<AnyVectorOfAnyRank, RankIs<1>>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      mask: %mask,
      valueToStore: %valueToStore)
  }
  irdl.operation @matrix_multiply attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)",
    varve.traits = ["NoSideEffect", "SameElementType<Result0,Operand0>", "SameElementType<Result0,Operand1>"]
  } {
    %lhs = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<AnySignlessInteger, AnySignedInteger, Index, AnyFloat>>, RankIs<1>>"}
    %rhs = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<AnySignlessInteger, AnySignedInteger, Index, AnyFloat>>, RankIs<1>>"}
    %res = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<AnySignlessInteger, AnySignedInteger, Index, AnyFloat>>, RankIs<1>>"}
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
    varve.format = "$kind `,` $source attr-dict $reduction_dims `:` type($source) `to` type($dest)",
    varve.traits = ["NoSideEffect", "SameElementType<Result0,Operand0>"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %dest = irdl.any
    %kind = irdl.any
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
  irdl.operation @outerproduct attributes {
    varve.syntax = "hook:vector.outerproduct",
    varve.traits = ["NoSideEffect", "SameElementType<Result0,Operand0>", "SameElementType<Result0,Operand1>"]
  } {
    %lhs = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %rhs = irdl.any
    %acc = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %result0 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %kind = irdl.any
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
  irdl.operation @print attributes {
    varve.format = "$source attr-dict `:` type($source)"
  } {
    %source = irdl.any
    irdl.operands(
      source: %source)
  }
  irdl.operation @reduction attributes {
    varve.printer = "code",
    varve.traits = ["NoSideEffect", "SameElementType<Result0,Operand0>"],
    varve.format = "$kind `,` $vector (`,` $acc^)? attr-dict(none) `:` type($vector) `into` type($dest)",
    varve.let = ["type($acc) = type($dest)"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
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
  irdl.operation @reshape attributes {
    varve.format = "$vector `,` `[` $input_shape `]` `,` `[` $output_shape `]` `,` $fixed_vector_sizes attr-dict `:` type($vector) `to` type($result)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($input_shape) = index",
      "type($output_shape) = index"]
  } {
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %input_shape = irdl.any {varve.rule = "Index"}
    %output_shape = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
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
  irdl.operation @scatter attributes {
    varve.format = "$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($index_vec) `,` type($mask) `,` type($valueToStore)",
    varve.let = [
      "type($indices) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %index_vec = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<AnyOf<AnyInteger, Index>>, RankIs<1>>"}
    %mask = irdl.any {varve.rule = "AllOf<VectorOfAnyRankOf<I1>, RankIs<1>>"}
    %valueToStore = irdl.any {varve.rule = "AllOf<AnyVectorOfAnyRank, RankIs<1>>"}
    irdl.operands(
      base: %base,
      indices: variadic %indices,
      index_vec: %index_vec,
      mask: %mask,
      valueToStore: %valueToStore)
  }
  irdl.operation @shape_cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["NoSideEffect"]
  } {
    %source = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @shuffle attributes {
    varve.printer = "code",
    varve.traits = ["NoSideEffect", "SameElementType<Result0,Operand0>", "SameElementType<Result0,Operand1>"],
    varve.format = ["$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2)", "let(type($vector) = vector(concat([count($mask)], drop(shape(type($v1)), 1)), elem(type($v1))))"]
  } {
    %v1 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %v2 = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
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
    %valueToStore = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    irdl.operands(
      valueToStore: %valueToStore,
      base: %base,
      indices: variadic %indices)
  }
  irdl.operation @transfer_read attributes {
    varve.syntax = "hook:vector.transfer_read",
    varve.let = [
      "type($indices) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyShaped"}
    %indices = irdl.any {varve.rule = "Index"}
    %padding = irdl.any
    %mask = irdl.any {varve.rule = "VectorOfAnyRankOf<I1>"}
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
    %mask = irdl.any {varve.rule = "VectorOfAnyRankOf<I1>"}
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
    varve.traits = ["NoSideEffect", "SameElementType<Result0,Operand0>"]
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
  irdl.operation @type_cast attributes {
    varve.format = "$memref attr-dict `:` type($memref) `to` type($result)",
    varve.traits = ["NoSideEffect", "ViewLikeOpInterface"]
  } {
    %memref = irdl.any {varve.rule = "AnyStaticShapeMemRef"}
    %result = irdl.any {varve.rule = "AnyMemRef"}
    irdl.operands(
      memref: %memref)
    irdl.results(
      result: %result)
  }
}
