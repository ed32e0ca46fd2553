irdl.dialect @tensor attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "operation tensor.empty",
    "operation tensor.gather",
    "operation tensor.pack",
    "operation tensor.scatter",
    "operation tensor.unpack"],
  varve.depends = ["arith", "complex"]
} {
  irdl.operation @cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["CastOpInterface", "Pure"]
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
    varve.traits = ["Pure"]
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
  irdl.operation @dim attributes {
    varve.format = "attr-dict $source `,` $index `:` type($source)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($index) = index",
      "type($result) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %index = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      source: %source,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @expand_shape attributes {
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
    varve.traits = ["Pure"]
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
  irdl.operation @extract attributes {
    varve.format = "$tensor `[` $indices `]` attr-dict `:` type($tensor)",
    varve.traits = ["Pure", "TypesMatchWith<tensor,result>"],
    varve.let = [
      "type($result) = elem(type($tensor))",
      "type($indices) = index"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      tensor: %tensor,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @extract_slice attributes {
    varve.format = "$source `` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["Pure", "ReifyRankedShapedTypeOpInterface", "OffsetSizeAndStrideOpInterface"],
    varve.let = [
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %static_offsets = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %static_sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %static_strides = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
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
    varve.traits = ["Pure", "TypesMatchWith<result,elements>"],
    varve.let = [
      "type($elements) = repeat(elem(type($result)), product(shape(type($result))))"]
  } {
    %elements = irdl.any
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, StaticShape>"}
    irdl.operands(
      elements: variadic %elements)
    irdl.results(
      result: %result)
  }
  irdl.operation @generate attributes {
    varve.format = "$dynamicExtents $body attr-dict `:` type($result)",
    varve.traits = ["RecursiveMemoryEffects", "ReifyRankedShapedTypeOpInterface"],
    varve.let = [
      "type($dynamicExtents) = index"],
    varve.terminator = "tensor.yield"
  } {
    %dynamicExtents = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    varve.traits = ["Pure", "TypesMatchWith<dest,result>", "TypesMatchWith<dest,scalar>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($scalar) = elem(type($dest))",
      "type($indices) = index"]
  } {
    %scalar = irdl.any
    %dest = irdl.any {varve.rule = "AnyTensor"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      scalar: %scalar,
      dest: %dest,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @insert_slice attributes {
    varve.format = "$source `into` $dest `` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)",
    varve.traits = ["Pure", "OffsetSizeAndStrideOpInterface", "ReifyRankedShapedTypeOpInterface", "TypesMatchWith<dest,result>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dest = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %static_offsets = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %static_sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %static_strides = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
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
    varve.format = "$source (`nofold` $nofold^)? `low` `` custom<OperandsOrIntegersSizesList>($low, $static_low) `high` `` custom<OperandsOrIntegersSizesList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($low) = index",
      "type($high) = index"],
    varve.terminator = "tensor.yield"
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %low = irdl.any {varve.rule = "Index"}
    %high = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %static_low = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %static_high = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
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
    varve.format = "$source `into` $dest `` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)",
    varve.traits = ["OffsetSizeAndStrideOpInterface"],
    varve.let = [
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dest = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %static_offsets = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %static_sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %static_strides = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
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
    varve.traits = ["Pure"],
    varve.let = [
      "type($result0) = index"]
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
    varve.traits = ["Pure"]
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %shape = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      source: %source,
      shape: %shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @splat attributes {
    varve.format = "$input attr-dict `:` type($aggregate)",
    varve.traits = ["Pure", "TypesMatchWith<aggregate,input>"],
    varve.let = [
      "type($input) = elem(type($aggregate))"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, AnyFloat>"}
    %aggregate = irdl.any {varve.rule = "AllOf<AnyTensor, StaticShape>"}
    irdl.operands(
      input: %input)
    irdl.results(
      aggregate: %aggregate)
  }
}
