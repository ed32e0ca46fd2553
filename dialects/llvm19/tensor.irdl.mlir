irdl.dialect @tensor attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.depends = ["affine", "arith", "complex"]
} {
  irdl.operation @bitcast attributes {
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
  irdl.operation @pack attributes {
    varve.format = "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)",
    varve.traits = ["OpAsmOpInterface", "DestinationStyleOpInterface", "ConditionallySpeculatable", "NoMemoryEffect", "ReifyRankedShapedTypeOpInterface", "TypesMatchWith<dest,result>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($inner_tiles) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %dest = irdl.any {varve.rule = "AnyRankedTensor"}
    %padding_value = irdl.any
    %inner_tiles = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
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
  irdl.operation @parallel_insert_slice attributes {
    varve.format = "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)",
    varve.traits = ["OffsetSizeAndStrideOpInterface"],
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
  irdl.operation @splat attributes {
    varve.format = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)",
    varve.traits = ["OpAsmOpInterface", "ReifyRankedShapedTypeOpInterface", "Pure", "TypesMatchWith<aggregate,input>"],
    varve.let = [
      "type($input) = elem(type($aggregate))",
      "type($dynamicSizes) = index"],
    varve.names = "splat"
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, AnyFloat>"}
    %dynamicSizes = irdl.any {varve.rule = "Index"}
    %aggregate = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      input: %input,
      dynamicSizes: variadic %dynamicSizes)
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
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %dest = irdl.any {varve.rule = "AnyRankedTensor"}
    %inner_tiles = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
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
