irdl.dialect @vector attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation vector.to_elements"],
  varve.depends = ["arith", "ub"]
} {
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
}
