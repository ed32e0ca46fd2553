irdl.dialect @transform attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation transform.affine.simplify_min_max_affine_ops",
    "operation transform.apply_conversion_patterns.gpu.gpu_to_rocdl",
    "operation transform.apply_patterns.arm_neon.vector_contract_to_bfmmla",
    "operation transform.apply_patterns.arm_neon.vector_contract_to_i8mm",
    "operation transform.apply_patterns.arm_sve.vector_contract_to_bfmmla",
    "operation transform.apply_patterns.arm_sve.vector_contract_to_i8mm",
    "operation transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops",
    "operation transform.apply_patterns.vector.unroll_from_elements",
    "operation transform.apply_patterns.vector.unroll_to_elements",
    "operation transform.apply_patterns.x86vector.sink_vector_producer_ops",
    "operation transform.apply_patterns.x86vector.vector_contract_bf16_to_fma",
    "operation transform.apply_patterns.x86vector.vector_contract_to_fma",
    "operation transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product",
    "operation transform.dlti.query",
    "operation transform.func.deduplicate_func_args",
    "operation transform.func.replace_func_signature",
    "operation transform.loop.parallel_for_to_nested_fors",
    "operation transform.smt.constrain_params",
    "operation transform.sparse_tensor.match.sparse_inout",
    "operation transform.structured.pad_tiling_interface",
    "operation transform.structured.promote_tensor",
    "operation transform.tune.alternatives",
    "operation transform.tune.knob",
    "operation transform.xegpu.convert_layout",
    "operation transform.xegpu.get_desc_op",
    "operation transform.xegpu.insert_prefetch",
    "operation transform.xegpu.set_desc_layout",
    "operation transform.xegpu.set_gpu_launch_threads",
    "operation transform.xegpu.set_op_layout_attr"]
} {
  "varve.enum"() {
    sym_name = "VectorContractLowering",
    storage = i32,
    cases = [
      ["dot", 0 : i32],
      ["matmulintrinsics", 1 : i32],
      ["outerproduct", 2 : i32],
      ["parallelarith", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "VectorTransposeLowering",
    storage = i32,
    cases = [
      ["eltwise", 0 : i32],
      ["flat_transpose", 1 : i32],
      ["shuffle_1d", 2 : i32],
      ["shuffle_16x16", 3 : i32]
    ]
  } : () -> ()
  irdl.operation @apply_patterns.gpu.gpu_shuffle_to_amdgpu attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @structured.fuse attributes {
    varve.format = "$target ($tile_sizes^)? (`interchange` $tile_interchange^)? (`apply_cleanup` `=` $apply_cleanup^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %loops = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %apply_cleanup = irdl.any {varve.rule = "BoolAttr"}
    %tile_sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %tile_interchange = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed,
      loops: variadic %loops)
    irdl.attributes {
      "apply_cleanup" = %apply_cleanup,
      "tile_sizes" = %tile_sizes,
      "tile_interchange" = %tile_interchange
    } {
      varve.defaults = {
        apply_cleanup = false,
        tile_sizes = [],
        tile_interchange = []}
    }
  }
  irdl.operation @structured.pad attributes {
    varve.format = "$target (`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of, $static_pad_to_multiple_of)^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %pad_to_multiple_of = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %padded = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %pad = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %copy = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %padding_values = irdl.any {varve.rule = "ArrayAttr"}
    %padding_dimensions = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %static_pad_to_multiple_of = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %nofold_flags = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %transpose_paddings = irdl.any {varve.rule = "ArrayOf<ArrayOf<I64Attr>>"}
    %copy_back_op = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      target: %target,
      pad_to_multiple_of: variadic %pad_to_multiple_of)
    irdl.results(
      padded: %padded,
      pad: %pad,
      copy: %copy)
    irdl.attributes {
      "padding_values" = %padding_values,
      "padding_dimensions" = %padding_dimensions,
      "static_pad_to_multiple_of" = %static_pad_to_multiple_of,
      "nofold_flags" = %nofold_flags,
      "transpose_paddings" = %transpose_paddings,
      "copy_back_op" = %copy_back_op
    } {
      varve.optional = ["static_pad_to_multiple_of"],
      varve.defaults = {
        padding_values = [],
        padding_dimensions = [],
        static_pad_to_multiple_of = array<i64>,
        nofold_flags = [],
        transpose_paddings = [],
        copy_back_op = "bufferization.materialize_in_destination"}
    }
  }
  irdl.operation @structured.promote attributes {
    varve.format = "$target attr-dict `:`custom<SemiFunctionType>(type($target), type($transformed))",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %operands_to_promote = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %use_full_tile_buffers = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    %use_full_tiles_by_default = irdl.any {varve.rule = "UnitAttr"}
    %use_alloca = irdl.any {varve.rule = "UnitAttr"}
    %memory_space = irdl.any
    %mapping = irdl.any {varve.rule = "ArrayOf<Implements<\22DeviceMappingAttrInterface\22>>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "operands_to_promote" = %operands_to_promote,
      "use_full_tile_buffers" = %use_full_tile_buffers,
      "use_full_tiles_by_default" = %use_full_tiles_by_default,
      "use_alloca" = %use_alloca,
      "memory_space" = %memory_space,
      "mapping" = %mapping,
      "alignment" = %alignment
    } {
      varve.optional = ["use_full_tiles_by_default", "use_alloca", "memory_space", "mapping", "alignment"],
      varve.defaults = {
        operands_to_promote = [],
        use_full_tile_buffers = []}
    }
  }
  irdl.operation @structured.tile_reduction_using_for attributes {
    varve.format = "$target `by` `tile_sizes` `=` $tile_sizes attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %fill_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %split_linalg_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %combining_linalg_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %for_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %tile_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      fill_op: variadic %fill_op,
      split_linalg_op: %split_linalg_op,
      combining_linalg_op: %combining_linalg_op,
      for_op: %for_op)
    irdl.attributes {
      "tile_sizes" = %tile_sizes
    } {
      varve.defaults = {
        tile_sizes = array<i64>}
    }
  }
  irdl.operation @structured.tile_reduction_using_forall attributes {
    varve.format = "$target `by` (`num_threads` `=` $num_threads^)? (`,` `tile_sizes` `=` $tile_sizes^)? (`,` `mapping` `=` $mapping^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %fill_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %split_linalg_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %combining_linalg_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %forall_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %num_threads = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %tile_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %mapping = irdl.any {varve.rule = "ArrayOf<Implements<\22DeviceMappingAttrInterface\22>>"}
    irdl.operands(
      target: %target)
    irdl.results(
      fill_op: variadic %fill_op,
      split_linalg_op: %split_linalg_op,
      combining_linalg_op: %combining_linalg_op,
      forall_op: %forall_op)
    irdl.attributes {
      "num_threads" = %num_threads,
      "tile_sizes" = %tile_sizes,
      "mapping" = %mapping
    } {
      varve.optional = ["mapping"],
      varve.defaults = {
        num_threads = array<i64>,
        tile_sizes = array<i64>}
    }
  }
  irdl.operation @structured.vectorize attributes {
    varve.format = "$target oilist( `vector_sizes` custom<DynamicIndexList>( $vector_sizes, $static_vector_sizes, $scalable_sizes)) attr-dict `:` type($target)(`,`type($vector_sizes)^)?",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %vector_sizes = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %static_vector_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %vectorize_nd_extract = irdl.any {varve.rule = "UnitAttr"}
    %scalable_sizes = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    irdl.operands(
      target: %target,
      vector_sizes: variadic %vector_sizes)
    irdl.attributes {
      "static_vector_sizes" = %static_vector_sizes,
      "vectorize_nd_extract" = %vectorize_nd_extract,
      "scalable_sizes" = %scalable_sizes
    } {
      varve.optional = ["static_vector_sizes", "vectorize_nd_extract", "scalable_sizes"],
      varve.defaults = {
        static_vector_sizes = array<i64>,
        scalable_sizes = array<i1>}
    }
  }
  irdl.operation @structured.vectorize_children_and_apply_patterns attributes {
    varve.format = "$target attr-dict `:`functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %vectorize_padding = irdl.any {varve.rule = "UnitAttr"}
    %vectorize_nd_extract = irdl.any {varve.rule = "UnitAttr"}
    %flatten_1d_depthwise_conv = irdl.any {varve.rule = "UnitAttr"}
    %disable_multi_reduction_to_contract_patterns = irdl.any {varve.rule = "UnitAttr"}
    %disable_transfer_permutation_map_lowering_patterns = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "vectorize_padding" = %vectorize_padding,
      "vectorize_nd_extract" = %vectorize_nd_extract,
      "flatten_1d_depthwise_conv" = %flatten_1d_depthwise_conv,
      "disable_multi_reduction_to_contract_patterns" = %disable_multi_reduction_to_contract_patterns,
      "disable_transfer_permutation_map_lowering_patterns" = %disable_transfer_permutation_map_lowering_patterns
    } {
      varve.optional = ["vectorize_padding", "vectorize_nd_extract", "flatten_1d_depthwise_conv", "disable_multi_reduction_to_contract_patterns", "disable_transfer_permutation_map_lowering_patterns"]
    }
  }
  irdl.operation @structured.winograd_conv2d attributes {
    varve.format = "$target attr-dict `:` functional-type($target, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %m = irdl.any {varve.rule = "I64Attr"}
    %r = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "m" = %m,
      "r" = %r
    }
  }
}
