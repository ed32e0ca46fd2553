irdl.dialect @vector attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
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
  irdl.operation @extract_strided_slice attributes {
    varve.format = "$source `offsets` `=` $offsets `,` `sizes` `=` $sizes `,` `strides` `=` $strides attr-dict `:` type($source) `to` type(results)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>"],
    varve.require = [["count($offsets) = count($sizes) and count($offsets) = count($strides)", "expected offsets, sizes and strides attributes of same size"], ["let from = shape(type($source))", ["count($offsets) <= count(from)", "expected offsets attribute of rank no greater than vector rank"], ["use slice(from, $sizes)"], ["each size at i in $sizes", ["use part($offsets[i], size, from[i], i, 'sizes')"]], ["let shape = concat($sizes, drop(from, count($sizes)))", ["elem(type($source)) = elem(type($result0)) and shape(type($result0)) = shape", "expected result type to be '{vector(shape, elem(type($source)))}'"]]]]
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
  irdl.operation @insert_strided_slice attributes {
    varve.format = "$valueToStore `,` $dest `offsets` `=` $offsets `,` `strides` `=` $strides attr-dict `:` type($valueToStore) `into` type($dest)",
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "AllTypesMatch<dest,result>"],
    varve.let = [
      "type($result) = type($dest)"],
    varve.require = [["let from = shape(type($valueToStore)), to = shape(type($dest)), first = count(to) - count(from)", ["count($offsets) = count(to)", "expected offsets of same size as destination vector rank"], ["count($strides) = count(from)", "expected strides of same size as source vector rank"], ["first >= 0", "expected source rank to be no greater than destination rank"], ["use slice(to, [])"], ["each size at i in from", ["use part($offsets[first + i], size, to[first + i], first + i, 'source vector shape')"]]]]
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
}
