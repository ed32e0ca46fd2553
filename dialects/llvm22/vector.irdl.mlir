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
  "varve.rule"() {
    require = [["count($indices) = rank(type($base))", "requires {rank(type($base))} indices"]],
    sym_name = "indices",
    takes = ["$indices"]
  } : () -> ()
  "varve.rule"() {
    require = [["let mask = shape(type($mask)), value = shape(type($vector))", ["(count(mask) = 0 or count(value) = 0 or mask[0] = value[0]) and (count(mask) * count(value) != 0 or count(mask) = count(value))", "expected {$name} dim to match mask dim"]]],
    sym_name = "length_of",
    takes = ["$vector", "$name"]
  } : () -> ()
  "varve.rule"() {
    require = [["elem(type($base)) = elem(type($vector))", "base and {$elements} element type should match"], ["use indices($indices)"]],
    sym_name = "masked",
    takes = ["$vector", "$indices", "$elements"]
  } : () -> ()
  "varve.rule"() {
    require = [["$offset + $size <= $whole", "expected sum(offsets, {$what}) dimension {$place} to be confined to [1, {$whole + 1})"]],
    sym_name = "part",
    takes = ["$offset", "$size", "$whole", "$place", "$what"]
  } : () -> ()
  "varve.rule"() {
    require = [["each position at i in $static_position", ["position - 1 >= -2 and position < shape($vector)[i]", "expected position attribute #{i + 1} to be a non-negative integer smaller than the corresponding {$what}"]]],
    sym_name = "positions",
    takes = ["$vector", "$what"]
  } : () -> ()
  "varve.rule"() {
    require = [["type($pass_thru) = type($result)", "expected pass_thru of same type as result type"]],
    sym_name = "rest",
    takes = []
  } : () -> ()
  "varve.rule"() {
    require = [["shape(type($mask)) = shape(type($vector))", "expected {$fault}"]],
    sym_name = "shape_of",
    takes = ["$mask", "$vector", "$fault"]
  } : () -> ()
  "varve.rule"() {
    require = [["each offset at i in $offsets", ["offset >= 0 and offset < $whole[i]", "expected offsets dimension {i} to be confined to [0, {$whole[i]})"]], ["each size at i in $sizes", ["size >= 1 and size <= $whole[i]", "expected sizes dimension {i} to be confined to [1, {$whole[i] + 1})"]], ["each stride in $strides", ["stride = 1", "expected strides to be confined to [1, 2)"]]],
    sym_name = "slice",
    takes = ["$whole", "$sizes"]
  } : () -> ()
  "varve.rule"() {
    require = [["rank(type($base)) >= rank(type($vector)) or isa(elem(type($base)), 'AnyVectorOfAnyRank')", "{$lower}"], ["strides(type($base))[-1] = 1", "most minor memref dim must have unit stride"], ["if isa(elem(type($base)), 'AnyVectorOfAnyRank')", ["elem(type($base)) = type($vector)", "base memref and {$name} vector types should match"]], ["if not isa(elem(type($base)), 'AnyVectorOfAnyRank')", ["elem(type($base)) = elem(type($vector))", "{$elements}"]], ["use indices($indices)"]],
    sym_name = "whole",
    takes = ["$vector", "$lower", "$elements", "$name"]
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
    varve.traits = ["Pure", "AllRanksMatch<source,result>"],
    varve.require = [["let from = shape(type($source)), to = shape(type($result)), bits = width(elem(type($source))), new = width(elem(type($result)))", ["each size at i in slice(from, 0, max(count(from) - 1, 0))", ["size = to[i]", "dimension size mismatch at: {i}"]], ["count(from) != 0 or bits = new", "source/result bitwidth of the 0-D vector element types must be equal"], ["bits * from[-1] = new * to[-1]", "source/result bitwidth of the minor 1-D vectors must be equal"]]]
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
    varve.traits = ["Pure", "VectorUnrollOpInterface", "InferIntRangeInterface", "SameElementType<Result0,Operand0>"],
    varve.require = [["let from = shape(type($source)), to = shape(type($vector))", ["count(from) <= count(to)", "source rank higher than destination rank"], ["each size at i in from", ["let place = count(to) - count(from) + i, other = to[place], scales = scalable(type($source))[i], other_scales = scalable(type($vector))[place]", ["if(size = 1, not scales or other = 1 and other_scales, size = other and scales = other_scales)", "dimension mismatch ({if(scales, concat('[', size, ']'), size)} vs. {if(other_scales, concat('[', other, ']'), other)})"]]]]]
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
      "type($indices) = index"],
    varve.require = [["use masked($valueToStore, $indices, 'valueToStore')"], ["use length_of($valueToStore, 'valueToStore')"]]
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
    varve.traits = ["Pure", "VectorUnrollOpInterface"],
    varve.require = [["let shape = shape(type($result0)), rank = count(shape)", ["if rank != 0", ["count($mask_dim_sizes) = rank", "must specify array attr of size equal vector result rank"], ["all(i in indices(shape): $mask_dim_sizes[i] >= 0 and $mask_dim_sizes[i] <= shape[i])", "array attr of size out of bounds of vector result dimension size"], ["not 0 in $mask_dim_sizes or all(size in $mask_dim_sizes: size = 0)", "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim"], ["all(i in indices(shape): not scalable(type($result0))[i] or $mask_dim_sizes[i] in [0, shape[i]])", "only supports 'none set' or 'all set' scalable dimensions"]], ["if rank = 0", ["count($mask_dim_sizes) = 1", "!array attr must have length 1 for 0-D vectors"], ["$mask_dim_sizes[0] in [0, 1]", "!mask dim size must be either 0 or 1 for 0-D vectors"]]]]
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
      "type($operands) = index"],
    varve.require = [["rank(type($result0)) != 0 or count(operands) = 1", "must specify exactly one operand for 0-D create_mask"], ["rank(type($result0)) in [0, count(operands)]", "must specify an operand for each result vector dimension"]]
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
      "type($res2) = type($res1)"],
    varve.require = [["rank(type($source)) != 0 and shape(type($source))[-1] % 2 = 0", "failed to verify that the trailing dimension of the source vector has an even number of elements"], ["elem(type($res1)) = elem(type($source)) and shape(type($source)) = if(rank(type($res1)) = 0, [2], concat(slice(shape(type($res1)), 0, rank(type($res1)) - 1), [2 * shape(type($res1))[-1]]))", "failed to verify that the trailing dimension of the results is half the width of source trailing dimension"]]
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
      "type($indices) = index"],
    varve.require = [["use masked($result, $indices, 'result')"], ["use length_of($result, 'result')"], ["use rest()"]]
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
      "type($dynamic_position) = index"],
    varve.require = [["rank(type($result)) != 0", "!expected a scalar instead of a 0-d vector as the result type"], ["count($static_position) <= rank(type($source))", "expected position attribute of rank no greater than vector rank"], ["count(position in $static_position: position < -1000000000000000000) = count($dynamic_position)", "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite"], ["use positions(type($source), 'vector dimension or poison (-1)')"], ["let rest = drop(shape(type($source)), count($static_position)), result = type($result)", ["if(isa(result, 'AnyVectorOfAnyRank'), count(rest) = 0 or elem(result) = elem(type($source)) and shape(result) = rest, count(rest) = 0 and result = elem(type($source)))", "inferred type(s) '{if(count(rest) = 0, elem(type($source)), vector(rest, elem(type($source))))}' are incompatible with return type(s) of operation '{result}'", "failed to infer returned types"]]]
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
      "type($offsets) = index"],
    varve.require = [["use masked($result, $offsets, 'result')"], ["use shape_of($indices, $result, 'result dim to match indices dim')"], ["use shape_of($mask, $result, 'result dim to match mask dim')"], ["use rest()"]]
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
      "type($dynamic_position) = index"],
    varve.require = [["let rank = rank(type($dest)), count = count($static_position), from = rank(type($valueToStore))", ["from != 0", "!expected a scalar instead of a 0-d vector as the source operand"], ["count <= rank", "expected position attribute of rank no greater than dest vector rank"], ["from + count = rank", "expected position attribute rank + source rank to match dest vector rank"], ["isa(type($valueToStore), 'AnyVectorOfAnyRank') or count = rank", "expected position attribute rank to match the dest vector rank"]], ["use positions(type($dest), 'dest vector dimension')"]]
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
  irdl.operation @interleave attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs>", "ResultIsDoubleSourceVectorType"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = vector_last_dim_times_2(type($lhs))"],
    varve.require = [["elem(type($lhs)) = elem(type($result)) and shape(type($result)) = if(rank(type($lhs)) = 0, [2], concat(slice(shape(type($lhs)), 0, rank(type($lhs)) - 1), [2 * shape(type($lhs))[-1]]))", "failed to verify that type of 'result' is double the width of the inputs"]]
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
      "type($indices) = index"],
    varve.require = [["use whole($result, 'destination memref has lower rank than the result vector', 'base and result element types should match', 'result')"]]
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
      "type($indices) = index"],
    varve.require = [["use masked($result, $indices, 'result')"], ["use shape_of($mask, $result, 'result shape to match mask shape')"], ["use rest()"]]
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
      "type($indices) = index"],
    varve.require = [["use masked($valueToStore, $indices, 'valueToStore')"], ["use shape_of($mask, $valueToStore, 'valueToStore shape to match mask shape')"]]
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
      "type($acc) = type($dest)"],
    varve.require = [["let from = shape(type($source))", ["if(isa(type($dest), 'AnyVectorOfAnyRank'), shape(type($dest)), []) = map(i in filter(i in indices(from): not i in $reduction_dims): from[i])", "destination type '{type($dest)}' is incompatible with source type '{type($source)}'"]]]
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
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "SameElementType<Result0,Operand1>", "MaskableOpInterface"],
    varve.require = [["let left = shape(type($lhs)), right = shape(type($rhs)), result = shape(type($result0))", ["count(left) = 1", "expected 1-d vector for operand #1"], ["if isa(type($rhs), 'AnyVectorOfAnyRank')", ["count(right) = 1", "expected 1-d vector for operand #2"], ["count(result) = 2", "expected 2-d vector result"]], ["if not isa(type($rhs), 'AnyVectorOfAnyRank')", ["count(result) = 1", "expected 1-d vector result"]], ["left[0] = result[0]", "expected #1 operand dim to match result dim #1"], ["if isa(type($rhs), 'AnyVectorOfAnyRank')", ["right[0] = result[1]", "expected #2 operand dim to match result dim #2"], ["not scalable(type($lhs))[0] or scalable(type($rhs))[0]", "expected either both or only #2 operand dim to be scalable"]], ["not has($acc) or type($acc) = type($result0)", "expected operand #3 of same type as result type"], ["word($kind) in ['add', 'mul'] and isa(elem(type($result0)), 'AnyOf<AnyFloat, AnyInteger, Index>') or word($kind) in ['maximumf', 'maxnumf', 'minimumf', 'minnumf'] and isa(elem(type($result0)), 'AnyFloat') or not word($kind) in ['add', 'mul', 'maximumf', 'maxnumf', 'minimumf', 'minnumf'] and not isa(elem(type($result0)), 'AnyFloat')", "unsupported outerproduct type"]]]
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
      "type($acc) = type($dest)"],
    varve.require = [["rank(type($vector)) <= 1", "unsupported reduction rank: {rank(type($vector))}"], ["word($kind) in ['add', 'mul'] and isa(elem(type($dest)), 'AnyOf<AnyFloat, AnyInteger, Index>') or word($kind) in ['maximumf', 'maxnumf', 'minimumf', 'minnumf'] and isa(elem(type($dest)), 'AnyFloat') or not word($kind) in ['add', 'mul', 'maximumf', 'maxnumf', 'minimumf', 'minnumf'] and not isa(elem(type($dest)), 'AnyFloat')", "unsupported reduction type ''{type($dest)}'' for kind '{word($kind)}'"]]
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
    varve.traits = ["Pure", "AllElementTypesMatch<source,result>", "PositionAligned<ResultVectorType>"],
    varve.require = [["shape(type($result))[0] <= 0 or $pos % shape(type($result))[0] = 0", "failed to verify that position is a multiple of the result length."]]
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
      "type($result) = type($dest)"],
    varve.require = [["shape(type($valueToStore))[0] <= 0 or $pos % shape(type($valueToStore))[0] = 0", "failed to verify that position is a multiple of the source length."]]
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
      "type($accumulated_value) = type($initial_value)"],
    varve.require = [["let from = shape(type($source)), to = shape(type($initial_value)), place = $reduction_dim + 0", ["place >= 0 and place < count(from)", "reduction dimension {place} has to be less than {count(from)}"], ["count(to) = count(from) - 1", "initial value rank {count(to)} has to be equal to {count(from) - 1}"], ["to = map(i in filter(i in indices(from): i != place): from[i])", "incompatible input/initial value shapes"], ["word($kind) in ['add', 'mul'] and isa(elem(type($initial_value)), 'AnyOf<AnyFloat, AnyInteger, Index>') or word($kind) in ['maximumf', 'maxnumf', 'minimumf', 'minnumf'] and isa(elem(type($initial_value)), 'AnyFloat') or not word($kind) in ['add', 'mul', 'maximumf', 'maxnumf', 'minimumf', 'minnumf'] and not isa(elem(type($initial_value)), 'AnyFloat')", "unsupported reduction type '{elem(type($initial_value))}' for kind '{word($kind)}'"]]]
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
      "type($offsets) = index"],
    varve.require = [["use masked($valueToStore, $offsets, 'valueToStore')"], ["use shape_of($indices, $valueToStore, 'valueToStore dim to match indices dim')"], ["use shape_of($mask, $valueToStore, 'valueToStore dim to match mask dim')"]]
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
    varve.traits = ["Pure", "VectorUnrollOpInterface", "InferIntRangeInterface"],
    varve.require = [["elem(type($source)) = elem(type($result))", "has different source and result element types"], ["let from = product(shape(type($source))), to = product(shape(type($result)))", ["from = to", "has different number of elements at source ({from}) and result ({to})"]], ["let from = count(x in scalable(type($source)): x), to = count(x in scalable(type($result)): x)", ["from = to", "has different number of scalable dims at source ({from}) and result ({to})"]]]
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
    varve.traits = ["Pure", "SameElementType<Result0,Operand0>", "SameElementType<Result0,Operand1>", "InferTypeOpAdaptor"],
    varve.require = [["let first = shape(type($v1)), second = shape(type($v2)), to = shape(type($vector))", ["count(first) = count(second) and (count(first) = count(to) or count(first) = 0 and count(to) = 1)", "rank mismatch"], ["count(first) = 0 or drop(first, 1) = drop(to, 1) and drop(second, 1) = drop(to, 1)", "dimension mismatch"], ["count($mask) != 0", "invalid mask length"], ["count($mask) = known(to[0], 1)", "mask length mismatch"], ["each index at i in $mask", ["index = -1 or index >= 0 and index < known(first[0], 1) + known(second[0], 1)", "mask index #{i + 1} out of range"]]]]
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
      "type($indices) = index"],
    varve.require = [["use whole($valueToStore, 'source memref has lower rank than the vector to store', 'base and valueToStore element type should match', 'valueToStore')"]]
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
    varve.traits = ["Pure", "InferIntRangeInterface", "VectorUnrollOpInterface", "SameElementType<Result0,Operand0>"],
    varve.require = [["let from = shape(type($vector)), to = shape(type($result))", ["count(from) = count(to)", "vector result rank mismatch: {count(to)}"], ["count($permutation) = count(from)", "transposition length mismatch: {count($permutation)}"], ["each place at i in $permutation", ["place in indices(from)", "transposition index out of range: {place}"], ["not place in slice($permutation, 0, i)", "duplicate position index: {place}"], ["to[i] = from[place]", "dimension size mismatch at: {place}"]]]]
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
