irdl.dialect @tensor attributes {
  varve.set = "llvm22",
  varve.depends = ["affine", "arith", "complex"]
} {
  "varve.rule"() {
    require = [["count($dims) > 0", "dimensions must be non-empty"], ["each place at i in $dims", ["place >= 0 and place < rank(type($whole))", "dimensions must be smaller than the rank"], ["i = 0 or place > $dims[i - 1]", "dimensions must be strictly increasing"]], ["let indices = shape(type($indices)), whole = shape(type($whole)), first = slice(indices, 0, count(indices) - 1)", ["count(indices) > 0 and indices[-1] = count($dims)", "{$list} length must match the size of last dimension of indices"], ["elem(type($part)) = elem(type($whole)) and shape(type($part)) in [concat(first, map(i in indices(whole): if(i in $dims, 1, whole[i]))), concat(first, map(i in filter(i in indices(whole): not i in $dims): whole[i]))]", "{$noun} type mismatch: '{type($part)}' is not what indices and '{type($whole)}' tell"]]],
    sym_name = "indexed",
    takes = ["$part", "$whole", "$dims", "$list", "$noun"]
  } : () -> ()
  irdl.operation @bitcast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["CastOpInterface", "Pure"]
  } {
    %source = irdl.any {varve.rule = "TensorOf<AnyOf<AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat>>"}
    %dest = irdl.any {varve.rule = "TensorOf<AnyOf<AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["CastOpInterface", "OpAsmOpInterface", "Pure"],
    varve.names = "cast"
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %dest = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @collapse_shape attributes {
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.names = "collapsed"
  } {
    %src = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %reassociation = irdl.any {varve.rule = "ArrayOf<ArrayOf<I64Attr>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "reassociation" = %reassociation
    }
  }
  irdl.operation @concat attributes {
    varve.format = "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.names = "concat",
    varve.require = [["count($inputs) > 0", "requires at least one input"], ["let to = shape(type($result)), types = type($inputs)", ["all(t in types: rank(t) = count(to))", "rank of concatenated inputs must match result rank"], ["$dim >= 0 and $dim < count(to)", "concatenation dim must be less than the tensor rank"], ["all(t in types: elem(t) = elem(type($result)))", "inputs and result element type must match"], ["each own at place in to", ["let known = filter(n in map(t in types: shape(t)[place]): n >= 0)", ["place = $dim or all(n in known: n = known[0])", "static concatenation size mismatch along non-concatenated dimension {place}"]]], ["let all = map(i in indices(to): map(t in types: shape(t)[i])), sizes = map(i in indices(to): if(i != $dim, max(all[i]), if(min(all[i]) < 0, min(all[i]), sum(all[i]))))", ["all(i in indices(to): to[i] < 0 or sizes[i] < 0 or to[i] = sizes[i])", "result type '{type($result)}'does not match inferred shape '{tensor(sizes, elem(type($result)))}' static sizes"]]]]
  } {
    %inputs = irdl.any {varve.rule = "AnyRankedTensor"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %dim = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "dim" = %dim
    }
  }
  irdl.operation @dim attributes {
    varve.format = "attr-dict $source `,` $index `:` type($source)",
    varve.traits = ["OpAsmOpInterface", "ConditionallySpeculatable", "NoMemoryEffect", "ShapedDimOpInterface", "InferIntRangeInterface"],
    varve.let = [
      "type($index) = index",
      "type($result) = index"],
    varve.names = "dim"
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyUnrankedTensor, AnyNon0RankedTensor>"}
    %index = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      source: %source,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @empty attributes {
    varve.format = "`(`$dynamicSizes`)` attr-dict `:` type($result)",
    varve.traits = ["Pure", "ReifyRankedShapedTypeOpInterface"],
    varve.let = [
      "type($dynamicSizes) = index"]
  } {
    %dynamicSizes = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      dynamicSizes: variadic %dynamicSizes)
    irdl.results(
      result: %result)
  }
  irdl.operation @expand_shape attributes {
    varve.format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` type($src) `into` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($output_shape) = index"],
    varve.names = "expanded"
  } {
    %src = irdl.any {varve.rule = "AnyTensor"}
    %output_shape = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %reassociation = irdl.any {varve.rule = "ArrayOf<ArrayOf<I64Attr>>"}
    %static_output_shape = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      src: %src,
      output_shape: variadic %output_shape)
    irdl.results(
      result: %result)
    irdl.attributes {
      "reassociation" = %reassociation,
      "static_output_shape" = %static_output_shape
    }
  }
  irdl.operation @extract attributes {
    varve.format = "$tensor `[` $indices `]` attr-dict `:` type($tensor)",
    varve.traits = ["OpAsmOpInterface", "Pure", "TypesMatchWith<tensor,result>"],
    varve.let = [
      "type($result) = elem(type($tensor))",
      "type($indices) = index"],
    varve.names = "extracted",
    varve.require = [["count($indices) = rank(type($tensor))", "incorrect number of indices for extract_element"]]
  } {
    %tensor = irdl.any {varve.rule = "AnyRankedTensor"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      tensor: %tensor,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @extract_slice attributes {
    varve.format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface", "Pure", "OffsetSizeAndStrideOpInterface"],
    varve.let = [
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"],
    varve.names = "extracted_slice"
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %static_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      offsets: variadic %offsets,
      sizes: variadic %sizes,
      strides: variadic %strides) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_offsets" = %static_offsets,
      "static_sizes" = %static_sizes,
      "static_strides" = %static_strides
    }
  }
  irdl.operation @from_elements attributes {
    varve.format = "$elements attr-dict `:` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure", "TypesMatchWith<result,elements>"],
    varve.let = [
      "type($elements) = repeat(elem(type($result)), product(shape(type($result))))"],
    varve.names = "from_elements"
  } {
    %elements = irdl.any
    %result = irdl.any {varve.rule = "AnyStaticShapeTensor"}
    irdl.operands(
      elements: variadic %elements)
    irdl.results(
      result: %result)
  }
  irdl.operation @gather attributes {
    varve.format = "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.names = "gather",
    varve.require = [["use indexed($result, $source, $gather_dims, 'gather_dims', 'result')"]]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %indices = irdl.any {varve.rule = "RankedTensorOf<AnySignlessIntegerOrIndex>"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %gather_dims = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %unique = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      source: %source,
      indices: %indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "gather_dims" = %gather_dims,
      "unique" = %unique
    } {
      varve.optional = ["unique"]
    }
  }
  irdl.operation @generate attributes {
    varve.format = "$dynamicExtents $body attr-dict `:` type($result)",
    varve.traits = ["OpAsmOpInterface", "RecursiveMemoryEffects", "ReifyRankedShapedTypeOpInterface", "SingleBlock"],
    varve.let = [
      "type($dynamicExtents) = index"],
    varve.terminator = "tensor.yield",
    varve.names = "generated"
  } {
    %dynamicExtents = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      dynamicExtents: variadic %dynamicExtents)
    irdl.results(
      result: %result)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @insert attributes {
    varve.format = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)",
    varve.traits = ["OpAsmOpInterface", "DestinationStyleOpInterface", "Pure", "TypesMatchWith<dest,result>", "TypesMatchWith<dest,scalar>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($scalar) = elem(type($dest))",
      "type($indices) = index"],
    varve.names = "inserted",
    varve.require = [["count($indices) = rank(type($dest))", "incorrect number of indices"]]
  } {
    %scalar = irdl.any
    %dest = irdl.any {varve.rule = "AnyRankedTensor"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      scalar: %scalar,
      dest: %dest,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @insert_slice attributes {
    varve.format = "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)",
    varve.traits = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface", "DestinationStyleOpInterface", "Pure", "OffsetSizeAndStrideOpInterface", "TypesMatchWith<dest,result>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"],
    varve.names = "inserted_slice"
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %dest = irdl.any {varve.rule = "AnyRankedTensor"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %static_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      dest: %dest,
      offsets: variadic %offsets,
      sizes: variadic %sizes,
      strides: variadic %strides) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_offsets" = %static_offsets,
      "static_sizes" = %static_sizes,
      "static_strides" = %static_strides
    }
  }
  irdl.operation @pad attributes {
    varve.format = "$source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low) `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface", "Pure", "SingleBlock"],
    varve.let = [
      "type($low) = index",
      "type($high) = index"],
    varve.terminator = "tensor.yield",
    varve.names = "padded"
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %low = irdl.any {varve.rule = "Index"}
    %high = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %static_low = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_high = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %nofold = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      source: %source,
      low: variadic %low,
      high: variadic %high) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_low" = %static_low,
      "static_high" = %static_high,
      "nofold" = %nofold
    } {
      varve.optional = ["nofold"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @parallel_insert_slice attributes {
    varve.format = "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)",
    varve.traits = ["OffsetSizeAndStrideOpInterface", "ParallelCombiningOpInterface"],
    varve.let = [
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %dest = irdl.any {varve.rule = "AnyRankedTensor"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %static_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      dest: %dest,
      offsets: variadic %offsets,
      sizes: variadic %sizes,
      strides: variadic %strides) {
      varve.segments
    }
    irdl.attributes {
      "static_offsets" = %static_offsets,
      "static_sizes" = %static_sizes,
      "static_strides" = %static_strides
    }
  }
  irdl.operation @rank attributes {
    varve.format = "$tensor attr-dict `:` type($tensor)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result0) = index"],
    varve.names = "rank"
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %result0 = irdl.any {varve.rule = "Index"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @reshape attributes {
    varve.format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.names = "reshape"
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %shape = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      source: %source,
      shape: %shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @scatter attributes {
    varve.format = "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.names = "scatter",
    varve.require = [["has($unique)", "requires 'unique' attribute to be set"], ["use indexed($source, $dest, $scatter_dims, 'scatter_dims', 'source')"]]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %dest = irdl.any {varve.rule = "AnyRankedTensor"}
    %indices = irdl.any {varve.rule = "RankedTensorOf<AnySignlessIntegerOrIndex>"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %scatter_dims = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %unique = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      source: %source,
      dest: %dest,
      indices: %indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "scatter_dims" = %scatter_dims,
      "unique" = %unique
    } {
      varve.optional = ["unique"]
    }
  }
  irdl.operation @splat attributes {
    varve.format = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)",
    varve.traits = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface", "Pure", "TypesMatchWith<aggregate,input>"],
    varve.let = [
      "type($input) = elem(type($aggregate))",
      "type($dynamicSizes) = index"],
    varve.names = "splat"
  } {
    %input = irdl.any
    %dynamicSizes = irdl.any {varve.rule = "Index"}
    %aggregate = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      input: %input,
      dynamicSizes: variadic %dynamicSizes)
    irdl.results(
      aggregate: %aggregate)
  }
  irdl.operation @yield attributes {
    varve.format = "$value attr-dict `:` type($value)",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<tensor.generate,tensor.pad>"]
  } {
    %value = irdl.any
    irdl.operands(
      value: %value)
  }
}
