// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @tensor {
  // A part has the dimensions of the indices except the last one, then those of the whole; the indexed ones have size 1 or
  // are missing.
  "varve.rule"() {sym_name = "indexed", takes = ["$part", "$whole", "$dims", "$list", "$noun"], require = [
    ["count($dims) > 0", "dimensions must be non-empty"],
    ["each place at i in $dims",
      ["place >= 0 and place < rank(type($whole))", "dimensions must be smaller than the rank"],
      ["i = 0 or place > $dims[i - 1]", "dimensions must be strictly increasing"]],
    ["let indices = shape(type($indices)), whole = shape(type($whole)), first = slice(indices, 0, count(indices) - 1)",
      ["count(indices) > 0 and indices[-1] = count($dims)", "{$list} length must match the size of last dimension of indices"],
      ["elem(type($part)) = elem(type($whole)) and shape(type($part)) in [concat(first, map(i in indices(whole): if(i in $dims, 1, whole[i]))), concat(first, map(i in filter(i in indices(whole): not i in $dims): whole[i]))]",
       "{$noun} type mismatch: '{type($part)}' is not what indices and '{type($whole)}' tell"]]]} : () -> ()
  irdl.operation @cast attributes {varve.names = "cast"} {
  }
  irdl.operation @collapse_shape attributes {varve.names = "collapsed"} {
  }
  irdl.operation @concat attributes {
    varve.names = "concat",
    varve.require = [
      ["count($inputs) > 0", "requires at least one input"],
      ["let to = shape(type($result)), types = type($inputs)",
        ["all(t in types: rank(t) = count(to))", "rank of concatenated inputs must match result rank"],
        ["$dim >= 0 and $dim < count(to)", "concatenation dim must be less than the tensor rank"],
        ["all(t in types: elem(t) = elem(type($result)))", "inputs and result element type must match"],
        ["each own at place in to",
          ["let known = filter(n in map(t in types: shape(t)[place]): n >= 0)",
            ["place = $dim or all(n in known: n = known[0])", "static concatenation size mismatch along non-concatenated dimension {place}"]]],
        ["let all = map(i in indices(to): map(t in types: shape(t)[i])), sizes = map(i in indices(to): if(i != $dim, max(all[i]), if(min(all[i]) < 0, min(all[i]), sum(all[i]))))",
          ["all(i in indices(to): to[i] < 0 or sizes[i] < 0 or to[i] = sizes[i])", "result type '{type($result)}'does not match inferred shape '{tensor(sizes, elem(type($result)))}' static sizes"]]]]
  } {
  }
  irdl.operation @dim attributes {varve.names = "dim"} {
  }
  irdl.operation @expand_shape attributes {varve.names = "expanded"} {
  }
  irdl.operation @extract attributes {
    varve.names = "extracted",
    varve.require = [["count($indices) = rank(type($tensor))", "incorrect number of indices for extract_element"]]
  } {
  }
  irdl.operation @extract_slice attributes {varve.names = "extracted_slice"} {
  }
  irdl.operation @from_elements attributes {varve.names = "from_elements"} {
  }
  irdl.operation @gather attributes {
    varve.names = "gather",
    varve.require = [["use indexed($result, $source, $gather_dims, 'gather_dims', 'result')"]]
  } {
  }
  irdl.operation @generate attributes {varve.names = "generated"} {
  }
  irdl.operation @insert attributes {
    varve.names = "inserted",
    varve.require = [["count($indices) = rank(type($dest))", "incorrect number of indices"]]
  } {
  }
  irdl.operation @insert_slice attributes {varve.names = "inserted_slice"} {
  }
  irdl.operation @pad attributes {varve.names = "padded"} {
  }
  irdl.operation @rank attributes {varve.names = "rank"} {
  }
  irdl.operation @reshape attributes {varve.names = "reshape"} {
  }
  irdl.operation @scatter attributes {
    varve.names = "scatter",
    varve.require = [
      ["has($unique)", "requires 'unique' attribute to be set"],
      ["use indexed($source, $dest, $scatter_dims, 'scatter_dims', 'source')"]]
  } {
  }
  irdl.operation @splat attributes {varve.names = "splat"} {
  }
}
