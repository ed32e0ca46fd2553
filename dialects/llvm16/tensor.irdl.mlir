irdl.dialect @tensor attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "operation tensor.bitcast",
    "operation tensor.concat"],
  varve.depends = ["arith", "complex"]
} {
  irdl.operation @dim attributes {
    varve.format = "attr-dict $source `,` $index `:` type($source)",
    varve.traits = ["OpAsmOpInterface", "ConditionallySpeculatable", "NoMemoryEffect", "ShapedDimOpInterface"],
    varve.let = [
      "type($index) = index",
      "type($result) = index"],
    varve.names = "dim"
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
  irdl.operation @empty attributes {
    varve.format = "`(`$dynamicSizes`)` attr-dict `:` type($result)",
    varve.traits = ["Pure", "ReifyRankedShapedTypeOpInterface"],
    varve.let = [
      "type($dynamicSizes) = index"]
  } {
    %dynamicSizes = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    irdl.operands(
      dynamicSizes: variadic %dynamicSizes)
    irdl.results(
      result: %result)
  }
  irdl.operation @expand_shape attributes {
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.names = "expanded"
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
    varve.traits = ["OpAsmOpInterface", "Pure", "TypesMatchWith<tensor,result>"],
    varve.let = [
      "type($result) = elem(type($tensor))",
      "type($indices) = index"],
    varve.names = "extracted"
  } {
    %tensor = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    %source = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, StaticShape>"}
    irdl.operands(
      elements: variadic %elements)
    irdl.results(
      result: %result)
  }
  irdl.operation @gather attributes {
    varve.format = "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.names = "gather"
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %indices = irdl.any {varve.rule = "AllOf<TensorOf<AnySignlessIntegerOrIndex>, Ranked>"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    varve.traits = ["OpAsmOpInterface", "RecursiveMemoryEffects", "ReifyRankedShapedTypeOpInterface"],
    varve.let = [
      "type($dynamicExtents) = index"],
    varve.terminator = "tensor.yield",
    varve.names = "generated"
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
    varve.traits = ["OpAsmOpInterface", "DestinationStyleOpInterface", "Pure", "TypesMatchWith<dest,result>", "TypesMatchWith<dest,scalar>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($scalar) = elem(type($dest))",
      "type($indices) = index"],
    varve.names = "inserted"
  } {
    %scalar = irdl.any
    %dest = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    %source = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dest = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @pack attributes {
    varve.format = "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)",
    varve.traits = ["OpAsmOpInterface", "DestinationStyleOpInterface", "ConditionallySpeculatable", "NoMemoryEffect", "ReifyRankedShapedTypeOpInterface", "TypesMatchWith<dest,result>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($inner_tiles) = index"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dest = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %padding_value = irdl.any
    %inner_tiles = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %outer_dims_perm = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %inner_dims_pos = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_inner_tiles = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      dest: %dest,
      padding_value: optional %padding_value,
      inner_tiles: variadic %inner_tiles) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "outer_dims_perm" = %outer_dims_perm,
      "inner_dims_pos" = %inner_dims_pos,
      "static_inner_tiles" = %static_inner_tiles
    } {
      varve.optional = ["outer_dims_perm"],
      varve.defaults = {
        outer_dims_perm = array<i64>}
    }
  }
  irdl.operation @pad attributes {
    varve.format = "$source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low) `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($low) = index",
      "type($high) = index"],
    varve.terminator = "tensor.yield",
    varve.names = "padded"
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %low = irdl.any {varve.rule = "Index"}
    %high = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyTensor"}
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
  irdl.operation @reshape attributes {
    varve.format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.names = "reshape"
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
  irdl.operation @scatter attributes {
    varve.format = "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.names = "scatter"
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dest = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %indices = irdl.any {varve.rule = "AllOf<TensorOf<AnySignlessIntegerOrIndex>, Ranked>"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    varve.format = "$input attr-dict `:` type($aggregate)",
    varve.traits = ["OpAsmOpInterface", "Pure", "TypesMatchWith<aggregate,input>"],
    varve.let = [
      "type($input) = elem(type($aggregate))"],
    varve.names = "splat"
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, AnyFloat>"}
    %aggregate = irdl.any {varve.rule = "AllOf<AnyTensor, StaticShape>"}
    irdl.operands(
      input: %input)
    irdl.results(
      aggregate: %aggregate)
  }
  irdl.operation @unpack attributes {
    varve.format = "$source (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)",
    varve.traits = ["OpAsmOpInterface", "DestinationStyleOpInterface", "ConditionallySpeculatable", "NoMemoryEffect", "ReifyRankedShapedTypeOpInterface", "TypesMatchWith<dest,result>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($inner_tiles) = index"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dest = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %inner_tiles = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %outer_dims_perm = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %inner_dims_pos = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_inner_tiles = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      dest: %dest,
      inner_tiles: variadic %inner_tiles)
    irdl.results(
      result: %result)
    irdl.attributes {
      "outer_dims_perm" = %outer_dims_perm,
      "inner_dims_pos" = %inner_dims_pos,
      "static_inner_tiles" = %static_inner_tiles
    } {
      varve.optional = ["outer_dims_perm"],
      varve.defaults = {
        outer_dims_perm = array<i64>}
    }
  }
}
