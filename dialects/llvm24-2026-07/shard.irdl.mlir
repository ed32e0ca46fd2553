irdl.dialect @shard attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24",
  varve.depends = ["arith"]
} {
  irdl.operation @reduce_scatter attributes {
    varve.format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? (`reduction` `=` $reduction^)? `scatter_dim` `=` $scatter_dim attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultRank", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.names = "reduce_scatter"
  } {
    %input = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %grid = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %grid_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    %reduction = irdl.base "#shard.partial"
    %scatter_dim = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "grid" = %grid,
      "grid_axes" = %grid_axes,
      "reduction" = %reduction,
      "scatter_dim" = %scatter_dim
    } {
      varve.defaults = {
        grid_axes = array<i16>,
        reduction = #shard<partial sum>}
    }
  }
  irdl.operation @scatter attributes {
    varve.format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `scatter_dim` `=` $scatter_dim `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllRanksMatch<input,result>", "AllElementTypesMatch<input,result>", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($root_dynamic) = index"],
    varve.names = "scatter"
  } {
    %input = irdl.any {varve.rule = "AnyNon0RankedTensor"}
    %root_dynamic = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %grid = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %grid_axes = irdl.any {varve.rule = "DenseI16ArrayAttr"}
    %scatter_dim = irdl.any {varve.rule = "IndexAttr"}
    %root = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input: %input,
      root_dynamic: variadic %root_dynamic)
    irdl.results(
      result: %result)
    irdl.attributes {
      "grid" = %grid,
      "grid_axes" = %grid_axes,
      "scatter_dim" = %scatter_dim,
      "root" = %root
    } {
      varve.defaults = {
        grid_axes = array<i16>}
    }
  }
}
