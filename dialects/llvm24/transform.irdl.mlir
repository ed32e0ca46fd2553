irdl.dialect @transform attributes {
  varve.set = "llvm24",
  varve.base = "llvm22",
  varve.llvm = "24"
} {
  irdl.operation @structured.fuse attributes {
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %tile_sizes = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %tile_interchange = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %packed_tile_sizes = irdl.any
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %loops = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %static_tile_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_tile_interchange = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %inner_tile_alignments = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %apply_cleanup = irdl.any {varve.rule = "UnitAttr"}
    %use_forall = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target,
      tile_sizes: variadic %tile_sizes,
      tile_interchange: variadic %tile_interchange,
      packed_tile_sizes: optional %packed_tile_sizes) {
      varve.segments
    }
    irdl.results(
      transformed: %transformed,
      loops: variadic %loops)
    irdl.attributes {
      "static_tile_sizes" = %static_tile_sizes,
      "static_tile_interchange" = %static_tile_interchange,
      "inner_tile_alignments" = %inner_tile_alignments,
      "apply_cleanup" = %apply_cleanup,
      "use_forall" = %use_forall
    } {
      varve.optional = ["static_tile_sizes", "static_tile_interchange", "inner_tile_alignments", "apply_cleanup", "use_forall"],
      varve.defaults = {
        static_tile_sizes = array<i64>,
        static_tile_interchange = array<i64>}
    }
  }
  irdl.operation @structured.fuse_into_containing_op attributes {
    varve.format = "$producer_op `into` $containing_op attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %producer_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %containing_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %fused_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %new_containing_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %inner_tile_alignments = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      producer_op: %producer_op,
      containing_op: %containing_op)
    irdl.results(
      fused_op: %fused_op,
      new_containing_op: %new_containing_op)
    irdl.attributes {
      "inner_tile_alignments" = %inner_tile_alignments
    } {
      varve.optional = ["inner_tile_alignments"]
    }
  }
  irdl.operation @structured.specialize attributes {
    varve.format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \22false\22)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %emit_category = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "emit_category" = %emit_category
    } {
      varve.optional = ["emit_category"]
    }
  }
  irdl.operation @structured.tile_using_for attributes {
    varve.format = "$target `tile_sizes` custom<DynamicIndexList>( $dynamic_sizes, $static_sizes, $scalable_sizes) (`interchange` `=` $interchange^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %dynamic_sizes = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %tiled_linalg_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %loops = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %interchange = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %scalable_sizes = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %inner_tile_alignments = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target,
      dynamic_sizes: variadic %dynamic_sizes)
    irdl.results(
      tiled_linalg_op: %tiled_linalg_op,
      loops: variadic %loops)
    irdl.attributes {
      "static_sizes" = %static_sizes,
      "interchange" = %interchange,
      "scalable_sizes" = %scalable_sizes,
      "inner_tile_alignments" = %inner_tile_alignments
    } {
      varve.optional = ["static_sizes", "interchange", "scalable_sizes", "inner_tile_alignments"],
      varve.defaults = {
        static_sizes = array<i64>,
        interchange = array<i64>,
        scalable_sizes = array<i1>}
    }
  }
}
