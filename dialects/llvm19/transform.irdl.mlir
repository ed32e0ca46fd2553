irdl.dialect @transform attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "attribute param_operand",
    "enum WinogradConv2DFmr",
    "operation transform.affine.simplify_min_max_affine_ops",
    "operation transform.apply_conversion_patterns.gpu.gpu_to_rocdl",
    "operation transform.apply_patterns.arm_neon.vector_contract_to_bfmmla",
    "operation transform.apply_patterns.arm_neon.vector_contract_to_i8mm",
    "operation transform.apply_patterns.arm_sve.vector_contract_to_bfmmla",
    "operation transform.apply_patterns.arm_sve.vector_contract_to_i8mm",
    "operation transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu",
    "operation transform.apply_patterns.linalg.decompose_pack_unpack",
    "operation transform.apply_patterns.linalg.decompose_pad",
    "operation transform.apply_patterns.linalg.fold_add_into_dest",
    "operation transform.apply_patterns.linalg.fold_pack_unpack_into_empty",
    "operation transform.apply_patterns.linalg.pad_vectorization",
    "operation transform.apply_patterns.tensor.bubble_up_extract_slice",
    "operation transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops",
    "operation transform.apply_patterns.vector.drop_unit_dims_with_shape_cast",
    "operation transform.apply_patterns.vector.sink_mem_ops",
    "operation transform.apply_patterns.vector.sink_ops",
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
    "operation transform.structured.decompose_winograd_op",
    "operation transform.structured.linalg_copy_to_memref",
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
  irdl.operation @apply_conversion_patterns.gpu.gpu_to_nvvm attributes {
    varve.format = "attr-dict",
    varve.traits = ["ConversionPatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_conversion_patterns.vector.vector_to_llvm attributes {
    varve.format = "attr-dict",
    varve.traits = ["ConversionPatternDescriptorOpInterface"]
  } {
    %reassociate_fp_reductions = irdl.any {varve.rule = "BoolAttr"}
    %force_32bit_vector_indices = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "reassociate_fp_reductions" = %reassociate_fp_reductions,
      "force_32bit_vector_indices" = %force_32bit_vector_indices
    } {
      varve.defaults = {
        reassociate_fp_reductions = false,
        force_32bit_vector_indices = true}
    }
  }
  irdl.operation @apply_registered_pass attributes {
    varve.format = "$pass_name `to` $target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "TransformEachOpTrait", "FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %pass_name = irdl.any {varve.rule = "StrAttr"}
    %options = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
    irdl.attributes {
      "pass_name" = %pass_name,
      "options" = %options
    } {
      varve.defaults = {
        options = ""}
    }
  }
  irdl.operation @include attributes {
    varve.format = "$target `failures` `(` $failure_propagation_mode `)``(` $operands `)` attr-dict `:` functional-type($operands, $results)",
    varve.traits = ["CallOpInterface", "MatchOpInterface", "MemoryEffectsOpInterface", "SymbolUserOpInterface", "TransformOpInterface"]
  } {
    %operands = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %results = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %target = irdl.any {varve.rule = "SymbolRefAttr"}
    %failure_propagation_mode = irdl.any {varve.rule = "enum<@FailurePropagationMode>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "target" = %target,
      "failure_propagation_mode" = %failure_propagation_mode
    }
  }
  irdl.operation @match.structured.rank attributes {
    varve.format = "$operand_handle attr-dict `:`custom<SemiFunctionType>(type($operand_handle), type($rank))",
    varve.traits = ["StructuredPredicate", "SingleOpMatcher", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %rank = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      rank: %rank)
  }
  irdl.operation @sparse_tensor.match.sparse_inout attributes {
    varve.format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result))",
    varve.traits = ["MatchOpInterface", "SingleOpMatcher", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
  }
  irdl.operation @split_handle attributes {
    varve.format = "$handle attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %results = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %pass_through_empty_handle = irdl.any {varve.rule = "BoolAttr"}
    %fail_on_payload_too_small = irdl.any {varve.rule = "BoolAttr"}
    %overflow_result = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      handle: %handle)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "pass_through_empty_handle" = %pass_through_empty_handle,
      "fail_on_payload_too_small" = %fail_on_payload_too_small,
      "overflow_result" = %overflow_result
    } {
      varve.optional = ["overflow_result"],
      varve.defaults = {
        pass_through_empty_handle = true,
        fail_on_payload_too_small = true}
    }
  }
  irdl.operation @structured.fuse attributes {
    varve.format = "$target ($tile_sizes^)? (`interchange` $tile_interchange^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %loops = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %tile_sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %tile_interchange = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed,
      loops: variadic %loops)
    irdl.attributes {
      "tile_sizes" = %tile_sizes,
      "tile_interchange" = %tile_interchange
    } {
      varve.defaults = {
        tile_sizes = [],
        tile_interchange = []}
    }
  }
  irdl.operation @structured.generalize attributes {
    varve.format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
  }
  irdl.operation @structured.hoist_redundant_vector_transfers attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
  }
  irdl.operation @structured.interchange attributes {
    varve.format = "$target (`iterator_interchange` `=` $iterator_interchange^)? attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %iterator_interchange = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayNonNegative>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "iterator_interchange" = %iterator_interchange
    } {
      varve.optional = ["iterator_interchange"],
      varve.defaults = {
        iterator_interchange = array<i64>}
    }
  }
  irdl.operation @structured.lower_pack attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22tensor.pack\22>>"}
    %pad_op = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22tensor.pad\22>>"}
    %expand_shape_op = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22tensor.expand_shape\22>>"}
    %transpose_op = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22linalg.transpose\22>>"}
    irdl.operands(
      target: %target)
    irdl.results(
      pad_op: %pad_op,
      expand_shape_op: %expand_shape_op,
      transpose_op: %transpose_op)
  }
  irdl.operation @structured.lower_unpack attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22tensor.unpack\22>>"}
    %empty_op = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22tensor.empty\22>>"}
    %transpose_op = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22linalg.transpose\22>>"}
    %collapse_shape_op = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22tensor.collapse_shape\22>>"}
    %extract_slice_op = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22tensor.extract_slice\22>>"}
    irdl.operands(
      target: %target)
    irdl.results(
      empty_op: %empty_op,
      transpose_op: %transpose_op,
      collapse_shape_op: %collapse_shape_op,
      extract_slice_op: %extract_slice_op)
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
    %pack_paddings = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
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
      "pack_paddings" = %pack_paddings,
      "transpose_paddings" = %transpose_paddings,
      "copy_back_op" = %copy_back_op
    } {
      varve.optional = ["static_pad_to_multiple_of"],
      varve.defaults = {
        padding_values = [],
        padding_dimensions = [],
        static_pad_to_multiple_of = array<i64>,
        pack_paddings = [],
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
  irdl.operation @structured.replace attributes {
    varve.format = "$target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement))",
    varve.traits = ["IsolatedFromAbove", "TransformOpInterface", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %replacement = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      replacement: %replacement)
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @structured.scalarize attributes {
    varve.format = "$target attr-dict `:`custom<SemiFunctionType>(type($target), type($result))",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
  }
  irdl.operation @structured.specialize attributes {
    varve.format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed))",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
  }
  irdl.operation @structured.split attributes {
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"],
    varve.format = "$target `after` one( $static_chunk_sizes | $dynamic_chunk_sizes let($static_chunk_sizes = -4294967296 * 2147483648) ) ` ` attr-dict ` ` `:` type($target) if(count($dynamic_chunk_sizes) > 0: `,` type($dynamic_chunk_sizes)) let(type($first) = type($target); type($second) = type($target))"
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %dynamic_chunk_sizes = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %first = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %second = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    %static_chunk_sizes = irdl.any {varve.rule = "I64Attr"}
    %multiway = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target,
      dynamic_chunk_sizes: optional %dynamic_chunk_sizes)
    irdl.results(
      first: %first,
      second: %second)
    irdl.attributes {
      "dimension" = %dimension,
      "static_chunk_sizes" = %static_chunk_sizes,
      "multiway" = %multiway
    } {
      varve.optional = ["multiway"]
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
  irdl.operation @structured.tile_using_forall attributes {
    varve.format = "$target oilist( `num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads, $static_num_threads) | `tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes, $static_tile_sizes)) (`(` `mapping` `=` $mapping^ `)`)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %num_threads = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %tile_sizes = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %packed_num_threads = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %packed_tile_sizes = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %tiled_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %forall_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %static_num_threads = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_tile_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %mapping = irdl.any {varve.rule = "ArrayOf<Implements<\22DeviceMappingAttrInterface\22>>"}
    irdl.operands(
      target: %target,
      num_threads: variadic %num_threads,
      tile_sizes: variadic %tile_sizes,
      packed_num_threads: optional %packed_num_threads,
      packed_tile_sizes: optional %packed_tile_sizes) {
      varve.segments
    }
    irdl.results(
      tiled_op: %tiled_op,
      forall_op: %forall_op)
    irdl.attributes {
      "static_num_threads" = %static_num_threads,
      "static_tile_sizes" = %static_tile_sizes,
      "mapping" = %mapping
    } {
      varve.optional = ["static_num_threads", "static_tile_sizes", "mapping"],
      varve.defaults = {
        static_num_threads = array<i64>,
        static_tile_sizes = array<i64>}
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
