// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @vector {
  "varve.rule"() {
    sym_name = "positions",
    takes = ["$vector", "$what"],
    require = [
      // The least number is for a position that is an operand; the number before it is unknown.
      ["each position at i in $static_position",
        ["position - 1 >= -2 and position < shape($vector)[i]",
         "expected position attribute #{i + 1} to be a non-negative integer smaller than the corresponding {$what}"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "slice",
    takes = ["$whole", "$sizes"],
    require = [
      ["each offset at i in $offsets",
        ["offset >= 0 and offset < $whole[i]", "expected offsets dimension {i} to be confined to [0, {$whole[i]})"]],
      ["each size at i in $sizes",
        ["size >= 1 and size <= $whole[i]", "expected sizes dimension {i} to be confined to [1, {$whole[i] + 1})"]],
      ["each stride in $strides", ["stride = 1", "expected strides to be confined to [1, 2)"]]]
  } : () -> ()
  "varve.rule"() {
    sym_name = "part",
    takes = ["$offset", "$size", "$whole", "$place", "$what"],
    require = [
      ["$offset + $size <= $whole",
       "expected sum(offsets, {$what}) dimension {$place} to be confined to [1, {$whole + 1})"]]
  } : () -> ()
  irdl.operation @from_elements attributes {varve.let = ["type($elements) = repeat(elem(type($dest)), product(shape(type($dest))))"]} {
  }
  irdl.operation @to_elements attributes {varve.let = ["type($elements) = repeat(elem(type($source)), product(shape(type($source))))"]} {
  }
  irdl.operation @vscale attributes {varve.names = "vscale"} {
  }
  irdl.operation @bitcast attributes {
    varve.require = [
      ["let from = shape(type($source)), to = shape(type($result)), bits = width(elem(type($source))), new = width(elem(type($result)))",
        ["each size at i in slice(from, 0, max(count(from) - 1, 0))", ["size = to[i]", "dimension size mismatch at: {i}"]],
        ["count(from) != 0 or bits = new", "source/result bitwidth of the 0-D vector element types must be equal"],
        ["bits * from[-1] = new * to[-1]", "source/result bitwidth of the minor 1-D vectors must be equal"]]]
  } {
  }
  irdl.operation @broadcast attributes {
    varve.require = [
      ["let from = shape(type($source)), to = shape(type($vector))",
        ["count(from) <= count(to)", "source rank higher than destination rank"],
        ["each size at i in from",
          ["let place = count(to) - count(from) + i, other = to[place], scales = scalable(type($source))[i], other_scales = scalable(type($vector))[place]",
            ["if(size = 1, not scales or other = 1 and other_scales, size = other and scales = other_scales)",
             "dimension mismatch ({if(scales, concat('[', size, ']'), size)} vs. {if(other_scales, concat('[', other, ']'), other)})"]]]]]
  } {
  }
  irdl.operation @constant_mask attributes {
    varve.require = [
      ["let shape = shape(type($result0)), rank = count(shape)",
        ["if rank != 0",
          ["count($mask_dim_sizes) = rank", "must specify array attr of size equal vector result rank"],
          ["all(i in indices(shape): $mask_dim_sizes[i] >= 0 and $mask_dim_sizes[i] <= shape[i])",
           "array attr of size out of bounds of vector result dimension size"],
          ["not 0 in $mask_dim_sizes or all(size in $mask_dim_sizes: size = 0)",
           "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim"],
          ["all(i in indices(shape): not scalable(type($result0))[i] or $mask_dim_sizes[i] in [0, shape[i]])",
           "only supports 'none set' or 'all set' scalable dimensions"]],
        ["if rank = 0",
          ["count($mask_dim_sizes) = 1", "!array attr must have length 1 for 0-D vectors"],
          ["$mask_dim_sizes[0] in [0, 1]", "!mask dim size must be either 0 or 1 for 0-D vectors"]]]]
  } {
  }
  irdl.operation @create_mask attributes {
    varve.require = [
      ["rank(type($result0)) != 0 or count(operands) = 1", "must specify exactly one operand for 0-D create_mask"],
      ["rank(type($result0)) in [0, count(operands)]", "must specify an operand for each result vector dimension"]]
  } {
  }
  irdl.operation @deinterleave attributes {
    varve.require = [
      ["rank(type($source)) != 0 and shape(type($source))[-1] % 2 = 0",
       "failed to verify that the trailing dimension of the source vector has an even number of elements"],
      ["elem(type($res1)) = elem(type($source)) and shape(type($source)) = if(rank(type($res1)) = 0, [2], concat(slice(shape(type($res1)), 0, rank(type($res1)) - 1), [2 * shape(type($res1))[-1]]))",
       "failed to verify that the trailing dimension of the results is half the width of source trailing dimension"]]
  } {
  }
  irdl.operation @extract attributes {
    varve.require = [
      ["rank(type($result)) != 0", "!expected a scalar instead of a 0-d vector as the result type"],
      ["count($static_position) <= rank(type($source))",
       "expected position attribute of rank no greater than vector rank"],
      ["count(position in $static_position: position < -1000000000000000000) = count($dynamic_position)",
       "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite"],
      ["use positions(type($source), 'vector dimension or poison (-1)')"],
      ["let rest = drop(shape(type($source)), count($static_position)), result = type($result)",
        // A vector of one stands for its element.
        ["if(isa(result, 'AnyVectorOfAnyRank'), count(rest) = 0 or elem(result) = elem(type($source)) and shape(result) = rest, count(rest) = 0 and result = elem(type($source)))",
         "inferred type(s) '{if(count(rest) = 0, elem(type($source)), vector(rest, elem(type($source))))}' are incompatible with return type(s) of operation '{result}'",
         "failed to infer returned types"]]]
  } {
  }
  irdl.operation @extract_strided_slice attributes {
    varve.require = [
      ["count($offsets) = count($sizes) and count($offsets) = count($strides)",
       "expected offsets, sizes and strides attributes of same size"],
      ["let from = shape(type($source))",
        ["count($offsets) <= count(from)", "expected offsets attribute of rank no greater than vector rank"],
        ["use slice(from, $sizes)"],
        ["each size at i in $sizes", ["use part($offsets[i], size, from[i], i, 'sizes')"]],
        ["let shape = concat($sizes, drop(from, count($sizes)))",
          ["elem(type($source)) = elem(type($result0)) and shape(type($result0)) = shape",
           "expected result type to be '{vector(shape, elem(type($source)))}'"]]]]
  } {
  }
  irdl.operation @insert attributes {
    varve.require = [
      ["let rank = rank(type($dest)), count = count($static_position), from = rank(type($valueToStore))",
        ["from != 0", "!expected a scalar instead of a 0-d vector as the source operand"],
        ["count <= rank", "expected position attribute of rank no greater than dest vector rank"],
        ["from + count = rank", "expected position attribute rank + source rank to match dest vector rank"],
        ["isa(type($valueToStore), 'AnyVectorOfAnyRank') or count = rank",
         "expected position attribute rank to match the dest vector rank"]],
      ["use positions(type($dest), 'dest vector dimension')"]]
  } {
  }
  irdl.operation @insert_strided_slice attributes {
    varve.require = [
      ["let from = shape(type($valueToStore)), to = shape(type($dest)), first = count(to) - count(from)",
        ["count($offsets) = count(to)", "expected offsets of same size as destination vector rank"],
        ["count($strides) = count(from)", "expected strides of same size as source vector rank"],
        ["first >= 0", "expected source rank to be no greater than destination rank"],
        ["use slice(to, [])"],
        ["each size at i in from",
          ["use part($offsets[first + i], size, to[first + i], first + i, 'source vector shape')"]]]]
  } {
  }
  irdl.operation @interleave attributes {
    varve.require = [
      ["elem(type($lhs)) = elem(type($result)) and shape(type($result)) = if(rank(type($lhs)) = 0, [2], concat(slice(shape(type($lhs)), 0, rank(type($lhs)) - 1), [2 * shape(type($lhs))[-1]]))",
       "failed to verify that type of 'result' is double the width of the inputs"]]
  } {
  }
  irdl.operation @multi_reduction attributes {
    varve.require = [
      ["let from = shape(type($source))",
        ["if(isa(type($dest), 'AnyVectorOfAnyRank'), shape(type($dest)), []) = map(i in filter(i in indices(from): not i in $reduction_dims): from[i])",
         "destination type '{type($dest)}' is incompatible with source type '{type($source)}'"]]]
  } {
  }
  irdl.operation @scalable.extract attributes {
    varve.require = [
      ["shape(type($result))[0] <= 0 or $pos % shape(type($result))[0] = 0",
       "failed to verify that position is a multiple of the result length."]]
  } {
  }
  irdl.operation @scalable.insert attributes {
    varve.require = [
      ["shape(type($valueToStore))[0] <= 0 or $pos % shape(type($valueToStore))[0] = 0",
       "failed to verify that position is a multiple of the source length."]]
  } {
  }
  irdl.operation @shape_cast attributes {
    varve.require = [
      ["elem(type($source)) = elem(type($result))", "has different source and result element types"],
      ["let from = product(shape(type($source))), to = product(shape(type($result)))",
        ["from = to", "has different number of elements at source ({from}) and result ({to})"]],
      ["let from = count(x in scalable(type($source)): x), to = count(x in scalable(type($result)): x)",
        ["from = to", "has different number of scalable dims at source ({from}) and result ({to})"]]]
  } {
  }
  irdl.operation @shuffle attributes {
    varve.require = [
      ["let first = shape(type($v1)), second = shape(type($v2)), to = shape(type($vector))",
        ["count(first) = count(second) and (count(first) = count(to) or count(first) = 0 and count(to) = 1)", "rank mismatch"],
        ["count(first) = 0 or drop(first, 1) = drop(to, 1) and drop(second, 1) = drop(to, 1)", "dimension mismatch"],
        ["count($mask) != 0", "invalid mask length"],
        ["count($mask) = known(to[0], 1)", "mask length mismatch"],
        ["each index at i in $mask",
          ["index = -1 or index >= 0 and index < known(first[0], 1) + known(second[0], 1)",
           "mask index #{i + 1} out of range"]]]]
  } {
  }
  irdl.operation @transpose attributes {
    varve.require = [
      ["let from = shape(type($vector)), to = shape(type($result))",
        ["count(from) = count(to)", "vector result rank mismatch: {count(to)}"],
        ["count($permutation) = count(from)", "transposition length mismatch: {count($permutation)}"],
        ["each place at i in $permutation",
          ["place in indices(from)", "transposition index out of range: {place}"],
          ["not place in slice($permutation, 0, i)", "duplicate position index: {place}"],
          ["to[i] = from[place]", "dimension size mismatch at: {place}"]]]]
  } {
  }
  // Loads and stores. A memref may have elements that are vectors.
  "varve.rule"() {sym_name = "indices", takes = ["$indices"], require = [
    ["count($indices) = rank(type($base))", "requires {rank(type($base))} indices"]]} : () -> ()
  "varve.rule"() {sym_name = "whole", takes = ["$vector", "$lower", "$elements", "$name"], require = [
    ["rank(type($base)) >= rank(type($vector)) or isa(elem(type($base)), 'AnyVectorOfAnyRank')", "{$lower}"],
    ["strides(type($base))[-1] = 1", "most minor memref dim must have unit stride"],
    ["if isa(elem(type($base)), 'AnyVectorOfAnyRank')",
      ["elem(type($base)) = type($vector)", "base memref and {$name} vector types should match"]],
    ["if not isa(elem(type($base)), 'AnyVectorOfAnyRank')",
      ["elem(type($base)) = elem(type($vector))", "{$elements}"]],
    ["use indices($indices)"]]} : () -> ()
  "varve.rule"() {sym_name = "masked", takes = ["$vector", "$indices", "$elements"], require = [
    ["elem(type($base)) = elem(type($vector))", "base and {$elements} element type should match"],
    ["use indices($indices)"]]} : () -> ()
  "varve.rule"() {sym_name = "shape_of", takes = ["$mask", "$vector", "$fault"], require = [
    ["shape(type($mask)) = shape(type($vector))", "expected {$fault}"]]} : () -> ()
  "varve.rule"() {sym_name = "length_of", takes = ["$vector", "$name"], require = [
    ["let mask = shape(type($mask)), value = shape(type($vector))",
      ["(count(mask) = 0 or count(value) = 0 or mask[0] = value[0]) and (count(mask) * count(value) != 0 or count(mask) = count(value))", "expected {$name} dim to match mask dim"]]]} : () -> ()
  "varve.rule"() {sym_name = "rest", takes = [], require = [
    ["type($pass_thru) = type($result)", "expected pass_thru of same type as result type"]]} : () -> ()
  irdl.operation @load attributes {varve.require = [
    ["use whole($result, 'destination memref has lower rank than the result vector', 'base and result element types should match', 'result')"]]} {
  }
  irdl.operation @store attributes {varve.require = [
    ["use whole($valueToStore, 'source memref has lower rank than the vector to store', 'base and valueToStore element type should match', 'valueToStore')"]]} {
  }
  irdl.operation @maskedload attributes {varve.require = [
    ["use masked($result, $indices, 'result')"],
    ["use shape_of($mask, $result, 'result shape to match mask shape')"],
    ["use rest()"]]} {
  }
  irdl.operation @maskedstore attributes {varve.require = [
    ["use masked($valueToStore, $indices, 'valueToStore')"],
    ["use shape_of($mask, $valueToStore, 'valueToStore shape to match mask shape')"]]} {
  }
  irdl.operation @expandload attributes {varve.require = [
    ["use masked($result, $indices, 'result')"], ["use length_of($result, 'result')"], ["use rest()"]]} {
  }
  irdl.operation @compressstore attributes {varve.require = [
    ["use masked($valueToStore, $indices, 'valueToStore')"], ["use length_of($valueToStore, 'valueToStore')"]]} {
  }
  irdl.operation @gather attributes {varve.require = [
    ["use masked($result, $offsets, 'result')"],
    ["use shape_of($indices, $result, 'result dim to match indices dim')"],
    ["use shape_of($mask, $result, 'result dim to match mask dim')"],
    ["use rest()"]]} {
  }
  irdl.operation @scatter attributes {varve.require = [
    ["use masked($valueToStore, $offsets, 'valueToStore')"],
    ["use shape_of($indices, $valueToStore, 'valueToStore dim to match indices dim')"],
    ["use shape_of($mask, $valueToStore, 'valueToStore dim to match mask dim')"]]} {
  }
  irdl.operation @reduction attributes {varve.require = [
    ["rank(type($vector)) <= 1", "unsupported reduction rank: {rank(type($vector))}"],
    ["word($kind) in ['add', 'mul'] and isa(elem(type($dest)), 'AnyOf<AnyFloat, AnyInteger, Index>') or word($kind) in ['maximumf', 'maxnumf', 'minimumf', 'minnumf'] and isa(elem(type($dest)), 'AnyFloat') or not word($kind) in ['add', 'mul', 'maximumf', 'maxnumf', 'minimumf', 'minnumf'] and not isa(elem(type($dest)), 'AnyFloat')", "unsupported reduction type ''{type($dest)}'' for kind '{word($kind)}'"]]} {
  }
  irdl.operation @scan attributes {varve.require = [
    ["let from = shape(type($source)), to = shape(type($initial_value)), place = $reduction_dim + 0",
      ["place >= 0 and place < count(from)", "reduction dimension {place} has to be less than {count(from)}"],
      ["count(to) = count(from) - 1", "initial value rank {count(to)} has to be equal to {count(from) - 1}"],
      ["to = map(i in filter(i in indices(from): i != place): from[i])", "incompatible input/initial value shapes"],
      ["word($kind) in ['add', 'mul'] and isa(elem(type($initial_value)), 'AnyOf<AnyFloat, AnyInteger, Index>') or word($kind) in ['maximumf', 'maxnumf', 'minimumf', 'minnumf'] and isa(elem(type($initial_value)), 'AnyFloat') or not word($kind) in ['add', 'mul', 'maximumf', 'maxnumf', 'minimumf', 'minnumf'] and not isa(elem(type($initial_value)), 'AnyFloat')", "unsupported reduction type '{elem(type($initial_value))}' for kind '{word($kind)}'"]]]} {
  }
  irdl.operation @outerproduct attributes {varve.require = [
    ["let left = shape(type($lhs)), right = shape(type($rhs)), result = shape(type($result0))",
      ["count(left) = 1", "expected 1-d vector for operand #1"],
      ["if isa(type($rhs), 'AnyVectorOfAnyRank')",
        ["count(right) = 1", "expected 1-d vector for operand #2"],
        ["count(result) = 2", "expected 2-d vector result"]],
      ["if not isa(type($rhs), 'AnyVectorOfAnyRank')", ["count(result) = 1", "expected 1-d vector result"]],
      ["left[0] = result[0]", "expected #1 operand dim to match result dim #1"],
      ["if isa(type($rhs), 'AnyVectorOfAnyRank')",
        ["right[0] = result[1]", "expected #2 operand dim to match result dim #2"],
        ["not scalable(type($lhs))[0] or scalable(type($rhs))[0]", "expected either both or only #2 operand dim to be scalable"]],
      ["not has($acc) or type($acc) = type($result0)", "expected operand #3 of same type as result type"],
      ["word($kind) in ['add', 'mul'] and isa(elem(type($result0)), 'AnyOf<AnyFloat, AnyInteger, Index>') or word($kind) in ['maximumf', 'maxnumf', 'minimumf', 'minnumf'] and isa(elem(type($result0)), 'AnyFloat') or not word($kind) in ['add', 'mul', 'maximumf', 'maxnumf', 'minimumf', 'minnumf'] and not isa(elem(type($result0)), 'AnyFloat')", "unsupported outerproduct type"]]]} {
  }
}
