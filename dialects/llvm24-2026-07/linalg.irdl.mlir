irdl.dialect @linalg attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24",
  varve.depends = ["affine", "arith", "math", "memref", "tensor"]
} {
  irdl.operation @pack attributes {
    varve.format = "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)",
    varve.traits = ["OpAsmOpInterface", "DestinationStyleOpInterface", "LinalgRelayoutOpInterface", "ConditionallySpeculatable", "NoMemoryEffect", "ReifyRankedShapedTypeOpInterface", "TypesMatchWith<dest,result>"],
    varve.let = [
      "types($result) = if(isa(type($dest), 'AnyMemRef'), [], [type($dest)])",
      "type($inner_tiles) = index"],
    varve.names = "pack"
  } {
    %source = irdl.any {varve.rule = "AnyShaped"}
    %dest = irdl.any {varve.rule = "AnyShaped"}
    %padding_value = irdl.any
    %inner_tiles = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyShaped"}
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
      result: optional %result)
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
    varve.format = "$source (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest let($sizes = [1, 1, 0, count($inner_tiles)]) attr-dict(let($operandSegmentSizes = $sizes)) `:` type($source) `->` type($dest)",
    varve.discardable = ["operandSegmentSizes"],
    varve.locals = {sizes = ["DenseI32ArrayAttr", "[1, 1, 0, count($inner_tiles)]"]},
    varve.traits = ["OpAsmOpInterface", "DestinationStyleOpInterface", "LinalgRelayoutOpInterface", "ConditionallySpeculatable", "NoMemoryEffect", "ReifyRankedShapedTypeOpInterface", "TypesMatchWith<dest,result>"],
    varve.let = [
      "types($result) = if(isa(type($dest), 'AnyMemRef'), [], [type($dest)])",
      "type($inner_tiles) = index"],
    varve.names = "unpack"
  } {
    %source = irdl.any {varve.rule = "AnyShaped"}
    %dest = irdl.any {varve.rule = "AnyShaped"}
    %inner_tiles = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyShaped"}
    %outer_dims_perm = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %inner_dims_pos = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_inner_tiles = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      dest: %dest,
      inner_tiles: variadic %inner_tiles)
    irdl.results(
      result: optional %result)
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
