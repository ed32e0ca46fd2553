irdl.dialect @tensor attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.depends = ["affine", "arith", "complex"]
} {
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
