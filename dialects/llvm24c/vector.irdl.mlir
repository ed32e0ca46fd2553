irdl.dialect @vector attributes {
  varve.set = "llvm24c",
  varve.base = "llvm24b",
  varve.llvm = "24",
  varve.depends = ["arith", "ub"]
} {
  irdl.operation @load attributes {
    varve.format = "$base `[` $indices `]` (`alignment` `=` $alignment^)? (`nontemporal` `=` $nontemporal^)? attr-dict `:` type($base) `,` type($result)",
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
  irdl.operation @store attributes {
    varve.format = "$valueToStore `,` $base `[` $indices `]` (`alignment` `=` $alignment^)? (`nontemporal` `=` $nontemporal^)? attr-dict `:` type($base) `,` type($valueToStore)",
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
  irdl.operation @maskedload attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $pass_thru (`alignment` `=` $alignment^)? attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
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
    varve.format = "$base `[` $indices `]` `,` $mask `,` $valueToStore (`alignment` `=` $alignment^)? attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)",
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
  irdl.operation @gather attributes {
    varve.format = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru (`alignment` `=` $alignment^)? attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)",
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
  irdl.operation @scatter attributes {
    varve.format = "$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore (`alignment` `=` $alignment^)? attr-dict `:` type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)?",
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
  irdl.operation @expandload attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $pass_thru (`alignment` `=` $alignment^)? attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
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
  irdl.operation @compressstore attributes {
    varve.format = "$base `[` $indices `]` `,` $mask `,` $valueToStore (`alignment` `=` $alignment^)? attr-dict `:` type($base) `,` type($mask) `,` type($valueToStore)",
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
}
