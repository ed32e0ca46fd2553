irdl.dialect @transform attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24"
} {
  irdl.operation @"apply_patterns.linalg.erase_unused_operands_and_results" {
  }
  irdl.operation @"apply_patterns.linalg.swap_extract_slice_with_fill" {
  }
  irdl.operation @"loop.unroll_full" {
    %any = irdl.any
    irdl.operands(
      target: %any)
  }
  irdl.operation @structured.tile_using_for attributes {
    varve.format = [
      "$target one( `tile_sizes` one( `*` `` `(` $packed_tile_sizes `)` let($static_sizes = []; $scalable_sizes = []) | custom<DynamicIndexList>($dynamic_sizes, $static_sizes, $scalable_sizes) ) | let($static_sizes = []; $scalable_sizes = []) )",
      "one( | `interchange` `=` one( `*` `` `(` $packed_interchange `)` let($static_interchange = []) | printed `*` `` `(` $packed_interchange `)` | custom<DynamicIndexList>($interchange, $static_interchange) ) )",
      "one( | `inner_tile_alignments` `=` `[` each($inner_tile_alignments by `,`: one( `Unknown` let($inner_tile_alignments = 0) | `Multiple` let($inner_tile_alignments = 1) | `Equal` let($inner_tile_alignments = 2) )) `]` )",
      "attr-dict `:` functional-type(operands, results)"],
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %dynamic_sizes = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %tiled_linalg_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %loops = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_interchange = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %scalable_sizes = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %inner_tile_alignments = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target,
      dynamic_sizes: variadic %dynamic_sizes,
      interchange: variadic %dynamic_sizes,
      packed_tile_sizes: optional %dynamic_sizes,
      packed_interchange: optional %dynamic_sizes) {
      varve.segments
    }
    irdl.results(
      tiled_linalg_op: %tiled_linalg_op,
      loops: variadic %loops)
    irdl.attributes {
      "static_sizes" = %static_sizes,
      "static_interchange" = %static_interchange,
      "scalable_sizes" = %scalable_sizes,
      "inner_tile_alignments" = %inner_tile_alignments
    } {
      varve.optional = ["static_sizes", "static_interchange", "scalable_sizes", "inner_tile_alignments"],
      varve.defaults = {
        static_sizes = array<i64>,
        static_interchange = array<i64>,
        scalable_sizes = array<i1>}
    }
  }
}
