irdl.dialect @transform attributes {
  varve.set = "llvm24-2026-07",
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
  irdl.operation @"apply_patterns.linalg.data_layout_propagation" {
    %a_poison_padding = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "poison_padding" = %a_poison_padding
    } {
      varve.optional = ["poison_padding"]
    }
  }
  irdl.operation @"apply_patterns.linalg.extract_slice_sinking" {
  }
  irdl.operation @"apply_patterns.vector.flatten_vector_transfer_ops" {
    %a_target_vector_bitwidth = irdl.any {varve.rule = "UI32Attr"}
    irdl.attributes {
      "target_vector_bitwidth" = %a_target_vector_bitwidth
    } {
      varve.optional = ["target_vector_bitwidth"]
    }
  }
  irdl.operation @"apply_patterns.vector.interleave_and_deinterleave_to_shuffle" {
  }
  irdl.operation @"apply_patterns.vector.lower_step" {
    %a_index_bitwidth = irdl.any {varve.rule = "I64Attr"}
    irdl.attributes {
      "index_bitwidth" = %a_index_bitwidth
    }
  }
  irdl.operation @"apply_patterns.vector.multi_reduction_flattening" {
    %a_lowering_strategy = irdl.any
    irdl.attributes {
      "lowering_strategy" = %a_lowering_strategy
    } {
      varve.optional = ["lowering_strategy"]
    }
  }
  irdl.operation @"apply_patterns.vector.multi_reduction_unrolling" {
    %a_lowering_strategy = irdl.any
    irdl.attributes {
      "lowering_strategy" = %a_lowering_strategy
    } {
      varve.optional = ["lowering_strategy"]
    }
  }
  irdl.operation @"apply_patterns.vector.reorder_multi_reduction_dims" {
    %a_lowering_strategy = irdl.any
    irdl.attributes {
      "lowering_strategy" = %a_lowering_strategy
    } {
      varve.optional = ["lowering_strategy"]
    }
  }
  irdl.operation @"apply_patterns.x86.move_accumulator_for_contract_loop" {
  }
  irdl.operation @"apply_patterns.x86.shuffle_vector_fma_ops" {
  }
  irdl.operation @"apply_patterns.x86.sink_vector_producer_ops" {
  }
  irdl.operation @"apply_patterns.x86.vector_contract_bf16_to_fma" {
  }
  irdl.operation @"apply_patterns.x86.vector_contract_to_amx_dot_product" {
  }
  irdl.operation @"apply_patterns.x86.vector_contract_to_fma" {
  }
  irdl.operation @"apply_patterns.x86.vector_contract_to_packed_type_dot_product" {
  }
  irdl.operation @"loop.coalesce_nested" {
    %any = irdl.any
    irdl.operands(
      target: %any)
    irdl.results(
      transformed: %any)
  }
  irdl.operation @"xegpu.get_load_op" {
    %any = irdl.any
    irdl.operands(
      target: %any)
    irdl.results(
      loadNdHandle: %any)
  }
  irdl.operation @"xegpu.set_anchor_layout" {
    %any = irdl.any
    %a_index = irdl.any {varve.rule = "I64Attr"}
    %a_static_sg_layout = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %a_static_sg_data = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %a_static_inst_data = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %a_order = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %a_slice_dims = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %any,
      sg_layout: variadic %any,
      sg_data: variadic %any,
      inst_data: variadic %any) {
      varve.segments
    }
    irdl.attributes {
      "index" = %a_index,
      "static_sg_layout" = %a_static_sg_layout,
      "static_sg_data" = %a_static_sg_data,
      "static_inst_data" = %a_static_inst_data,
      "order" = %a_order,
      "slice_dims" = %a_slice_dims
    } {
      varve.optional = ["index", "static_sg_layout", "static_sg_data", "static_inst_data", "order", "slice_dims"]
    }
  }
}
