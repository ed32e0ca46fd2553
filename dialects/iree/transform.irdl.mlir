irdl.dialect @transform attributes {
  varve.set = "iree",
  varve.extends
} {
  irdl.operation @apply_patterns.iree.bubble_collapse attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
  }
  irdl.operation @apply_patterns.iree.bubble_expand attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
  }
  irdl.operation @apply_patterns.iree.bubble_pack_unpack attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
  }
  irdl.operation @apply_patterns.iree.collapse_forall_dest attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
  }
  irdl.operation @apply_patterns.iree.drop_inner_tiled_unit_dims attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
  }
  irdl.operation @apply_patterns.iree.fold_fill_into_pad attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
  }
  irdl.operation @apply_patterns.iree.fold_reshape_into_tensor_hal_interface attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
  }
  irdl.operation @apply_patterns.iree.fold_tensor_slice_into_transfer attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.iree.hoist_forall_from_for attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.iree.linalg_elementwise_greedy_fusion attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
  }
  irdl.operation @apply_patterns.iree.lower_barrier_region attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
  }
  irdl.operation @apply_patterns.iree.lower_inner_tiled attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
  }
  irdl.operation @apply_patterns.iree.lower_value_barrier attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
  }
  irdl.operation @apply_patterns.iree.prepare_vector_to_mma attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %useNvGpu = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "useNvGpu" = %useNvGpu
    } {
      varve.defaults = {
        useNvGpu = true}
    }
  }
  irdl.operation @apply_patterns.iree.unroll_multi_mma attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
  }
  irdl.operation @apply_patterns.iree.unroll_vectors_gpu_mma_sync attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
  }
  irdl.operation @apply_patterns.iree.unroll_vectors_gpu_wmma_sync attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
  }
  irdl.operation @iree.amdgpu_distribute_vectors attributes {
    varve.format = "$target (`test_conversion` $test_conversion^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %test_conversion = irdl.any {varve.rule = "UnitAttr"}
    %workgroup_size = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %subgroup_size = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
    irdl.attributes {
      "test_conversion" = %test_conversion,
      "workgroup_size" = %workgroup_size,
      "subgroup_size" = %subgroup_size
    } {
      varve.optional = ["test_conversion", "subgroup_size"],
      varve.defaults = {
        workgroup_size = array<i64>,
        subgroup_size = 64 : i64}
    }
  }
  irdl.operation @iree.apply_licm attributes {
    varve.format = "$target attr-dict `:` type($target)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @iree.bufferize attributes {
    varve.format = "attr-dict $target `:` functional-type($target, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %target_gpu = irdl.any {varve.rule = "UnitAttr"}
    %test_analysis_only = irdl.any {varve.rule = "UnitAttr"}
    %print_conflicts = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
    irdl.attributes {
      "target_gpu" = %target_gpu,
      "test_analysis_only" = %test_analysis_only,
      "print_conflicts" = %print_conflicts
    } {
      varve.optional = ["target_gpu", "test_analysis_only", "print_conflicts"]
    }
  }
  irdl.operation @iree.convert_to_multi_mma attributes {
    varve.format = "$target `,` `kind` `(` $intrinsic_kind `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformEachOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %intrinsic_kind = irdl.any {varve.rule = "Implements<\22MmaInterfaceAttr\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
    irdl.attributes {
      "intrinsic_kind" = %intrinsic_kind
    }
  }
  irdl.operation @iree.convert_to_online_attention attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @iree.copy_tensor_operand attributes {
    varve.format = "$target `[` $operand_index `]` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "FunctionalStyleTransformOpTrait", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %operand_index = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
    irdl.attributes {
      "operand_index" = %operand_index
    }
  }
  irdl.operation @iree.create_async_groups attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %use_mma_sync = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "use_mma_sync" = %use_mma_sync
    } {
      varve.optional = ["use_mma_sync"]
    }
  }
  irdl.operation @iree.create_matmul_mfma_tile_sizes attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "ParamProducerTransformOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %workgroup_tile_sizes = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %problem_specific_sizes = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      workgroup_tile_sizes: %workgroup_tile_sizes,
      problem_specific_sizes: %problem_specific_sizes)
  }
  irdl.operation @iree.decompose_aggregate_op attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %tile_size = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "tile_size" = %tile_size
    } {
      varve.optional = ["tile_size"]
    }
  }
  irdl.operation @iree.distribute_inner_tiled attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformEachOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
  }
  irdl.operation @iree.eliminate_empty_tensors attributes {
    varve.format = "attr-dict $target `:` functional-type($target, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @iree.eliminate_gpu_barriers attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
  }
  irdl.operation @iree.flatten_forall_mapping attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformEachOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
  }
  irdl.operation @iree.forall_to_flow attributes {
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
  irdl.operation @iree.forall_to_lanes attributes {
    varve.format = "$target attr-dict `:` functional-type($target, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @iree.forall_to_workgroup attributes {
    varve.format = "$target attr-dict `:` functional-type($target, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @iree.fuse_collapse_shape_into_forall attributes {
    varve.format = "$consumer `into` $producer attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %producer = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %consumer = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      producer: %producer,
      consumer: %consumer)
    irdl.results(
      result: %result)
  }
  irdl.operation @iree.fuse_consumer attributes {
    varve.format = "$target `in` `(` $loops `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %loops = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %consumer = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %fused_consumer = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target,
      loops: variadic %loops)
    irdl.results(
      consumer: %consumer,
      fused_consumer: %fused_consumer)
  }
  irdl.operation @iree.fuse_extract_slice_into_forall attributes {
    varve.format = "$consumer `into` $producer attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %producer = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %consumer = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      producer: %producer,
      consumer: %consumer)
    irdl.results(
      result: %result)
  }
  irdl.operation @iree.fuse_forall attributes {
    varve.format = "$producer `into` $consumer attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %producer = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %consumer = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %address_space = irdl.any
    irdl.operands(
      producer: %producer,
      consumer: %consumer)
    irdl.results(
      result: %result)
    irdl.attributes {
      "address_space" = %address_space
    } {
      varve.optional = ["address_space"]
    }
  }
  irdl.operation @iree.gpu_distribute_shared_memory_copy attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @iree.hoist_static_alloc attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @iree.map_nested_forall_to_gpu_threads attributes {
    varve.format = "$target `workgroup_dims` `=` $workgroup_dims (`subgroup_size` `=` $subgroup_size^)? (`sync_after_distribution` `=` $sync_after_distribution^)? attr-dict `:` functional-type($target, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %workgroup_dims = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %subgroup_size = irdl.any {varve.rule = "I64Attr"}
    %sync_after_distribution = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "workgroup_dims" = %workgroup_dims,
      "subgroup_size" = %subgroup_size,
      "sync_after_distribution" = %sync_after_distribution
    } {
      varve.optional = ["subgroup_size", "sync_after_distribution"],
      varve.defaults = {
        workgroup_dims = array<i64>,
        subgroup_size = 32 : i64,
        sync_after_distribution = true}
    }
  }
  irdl.operation @iree.match.attention attributes {
    varve.format = "$operand_handle `,` `query_type` `=` $query_type `,` `key_type` `=` $key_type `,` `value_type` `=` $value_type `,` `output_type` `=` $output_type `,` `indexing_maps` `=` $indexing_maps attr-dict `:` type($operand_handle) `->` type($batch_dims)",
    varve.traits = ["MatchOpInterface", "SingleOpMatcher", "MemoryEffectsOpInterface", "AllTypesMatch<batch_dims,m_dims,n_dims,k1_dims,k2_dims>"],
    varve.let = [
      "type($m_dims) = type($batch_dims)",
      "type($n_dims) = type($batch_dims)",
      "type($k1_dims) = type($batch_dims)",
      "type($k2_dims) = type($batch_dims)"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %batch_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %m_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %n_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %k1_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %k2_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %query_type = irdl.any {varve.rule = "TypeAttr"}
    %key_type = irdl.any {varve.rule = "TypeAttr"}
    %value_type = irdl.any {varve.rule = "TypeAttr"}
    %output_type = irdl.any {varve.rule = "TypeAttr"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      batch_dims: %batch_dims,
      m_dims: %m_dims,
      n_dims: %n_dims,
      k1_dims: %k1_dims,
      k2_dims: %k2_dims)
    irdl.attributes {
      "query_type" = %query_type,
      "key_type" = %key_type,
      "value_type" = %value_type,
      "output_type" = %output_type,
      "indexing_maps" = %indexing_maps
    }
  }
  irdl.operation @iree.match.cast_compatible_dag_from_root attributes {
    varve.format = "$operand_handle attr-dict-with-keyword regions `:` functional-type(operands, results)",
    varve.traits = ["IsolatedFromAbove", "MatchOpInterface", "SingleOpMatcher", "SingleBlock", "MemoryEffectsOpInterface"],
    varve.terminator = "transform.yield"
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %inputs = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %outputs = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      inputs: %inputs,
      outputs: %outputs)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @iree.match.cast_compatible_type attributes {
    varve.format = "$operand_handle `=` $target_type attr-dict `:` type($operand_handle)",
    varve.traits = ["IsolatedFromAbove", "MatchOpInterface", "SingleValueMatcher", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %target_type = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.attributes {
      "target_type" = %target_type
    }
  }
  irdl.operation @iree.match.contraction attributes {
    varve.format = "$operand_handle `,` `lhs_type` `=` $lhs_type `,` `rhs_type` `=` $rhs_type `,` `output_type` `=` $output_type (`,` `indexing_maps` `=` $indexing_maps^)? attr-dict `:` type($operand_handle) `->` type($batch_dims)",
    varve.traits = ["MatchOpInterface", "SingleOpMatcher", "MemoryEffectsOpInterface", "AllTypesMatch<batch_dims,m_dims,n_dims,k_dims>"],
    varve.let = [
      "type($m_dims) = type($batch_dims)",
      "type($n_dims) = type($batch_dims)",
      "type($k_dims) = type($batch_dims)"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %batch_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %m_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %n_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %k_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %lhs_type = irdl.any {varve.rule = "TypeAttr"}
    %rhs_type = irdl.any {varve.rule = "TypeAttr"}
    %output_type = irdl.any {varve.rule = "TypeAttr"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      batch_dims: %batch_dims,
      m_dims: %m_dims,
      n_dims: %n_dims,
      k_dims: %k_dims)
    irdl.attributes {
      "lhs_type" = %lhs_type,
      "rhs_type" = %rhs_type,
      "output_type" = %output_type,
      "indexing_maps" = %indexing_maps
    } {
      varve.optional = ["indexing_maps"]
    }
  }
  irdl.operation @iree.match.convolution attributes {
    varve.format = "$operand_handle `,` `lhs_type` `=` $lhs_type `,` `rhs_type` `=` $rhs_type `,` `output_type` `=` $output_type (`,` `indexing_maps` `=` $indexing_maps^)? attr-dict `:` type($operand_handle) `->` type($batch_dims)",
    varve.traits = ["MatchOpInterface", "SingleOpMatcher", "MemoryEffectsOpInterface", "AllTypesMatch<batch_dims,output_image_dims,output_channel_dims,filter_dims,input_channel_dims,depth_dims,strides,dilations>"],
    varve.let = [
      "type($output_image_dims) = type($batch_dims)",
      "type($output_channel_dims) = type($batch_dims)",
      "type($filter_dims) = type($batch_dims)",
      "type($input_channel_dims) = type($batch_dims)",
      "type($depth_dims) = type($batch_dims)",
      "type($strides) = type($batch_dims)",
      "type($dilations) = type($batch_dims)"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %batch_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %output_image_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %output_channel_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %filter_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %input_channel_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %depth_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %strides = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %dilations = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %lhs_type = irdl.any {varve.rule = "TypeAttr"}
    %rhs_type = irdl.any {varve.rule = "TypeAttr"}
    %output_type = irdl.any {varve.rule = "TypeAttr"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      batch_dims: %batch_dims,
      output_image_dims: %output_image_dims,
      output_channel_dims: %output_channel_dims,
      filter_dims: %filter_dims,
      input_channel_dims: %input_channel_dims,
      depth_dims: %depth_dims,
      strides: %strides,
      dilations: %dilations)
    irdl.attributes {
      "lhs_type" = %lhs_type,
      "rhs_type" = %rhs_type,
      "output_type" = %output_type,
      "indexing_maps" = %indexing_maps
    } {
      varve.optional = ["indexing_maps"]
    }
  }
  irdl.operation @iree.match.dim_bounds attributes {
    varve.format = "$operand_handle `[` $dim `]` `,` (`umin` `=` $lower_bound^):(`none`)? `,` (`umax` `=` $upper_bound^):(`none`)? attr-dict `:` type($operand_handle)",
    varve.traits = ["IsolatedFromAbove", "MatchOpInterface", "SingleValueMatcher", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %dim = irdl.any {varve.rule = "I64Attr"}
    %lower_bound = irdl.any {varve.rule = "I64Attr"}
    %upper_bound = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.attributes {
      "dim" = %dim,
      "lower_bound" = %lower_bound,
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["lower_bound", "upper_bound"]
    }
  }
  irdl.operation @iree.match.dim_is_multiple_of attributes {
    varve.format = "$operand_handle `[` $dim `]` `,` $size attr-dict `:` type($operand_handle)",
    varve.traits = ["IsolatedFromAbove", "MatchOpInterface", "SingleValueMatcher", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %dim = irdl.any {varve.rule = "I64Attr"}
    %size = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.attributes {
      "dim" = %dim,
      "size" = %size
    }
  }
  irdl.operation @iree.match.dims_equal attributes {
    varve.format = "$dimension_sizes `,` $expected_values attr-dict `:` type($dimension_sizes)",
    varve.traits = ["TransformOpInterface", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %dimension_sizes = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %expected_values = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      dimension_sizes: %dimension_sizes)
    irdl.attributes {
      "expected_values" = %expected_values
    }
  }
  irdl.operation @iree.match.has_no_lowering_config attributes {
    varve.format = "$operand_handle attr-dict `:` type($operand_handle)",
    varve.traits = ["MatchOpInterface", "SingleOpMatcher", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      operand_handle: %operand_handle)
  }
  irdl.operation @iree.match.online_attention attributes {
    varve.format = "$operand_handle `,` `query_type` `=` $query_type `,` `key_type` `=` $key_type `,` `value_type` `=` $value_type `,` `scale_type` `=` $scale_type `,` `output_type` `=` $output_type `,` `max_type` `=` $max_type `,` `sum_type` `=` $sum_type `,` `indexing_maps` `=` $indexing_maps attr-dict `:` type($operand_handle) `->` type($batch_dims)",
    varve.traits = ["MatchOpInterface", "SingleOpMatcher", "MemoryEffectsOpInterface", "AllTypesMatch<batch_dims,m_dims,n_dims,k1_dims,k2_dims>"],
    varve.let = [
      "type($m_dims) = type($batch_dims)",
      "type($n_dims) = type($batch_dims)",
      "type($k1_dims) = type($batch_dims)",
      "type($k2_dims) = type($batch_dims)"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %batch_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %m_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %n_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %k1_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %k2_dims = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %query_type = irdl.any {varve.rule = "TypeAttr"}
    %key_type = irdl.any {varve.rule = "TypeAttr"}
    %value_type = irdl.any {varve.rule = "TypeAttr"}
    %scale_type = irdl.any {varve.rule = "TypeAttr"}
    %output_type = irdl.any {varve.rule = "TypeAttr"}
    %max_type = irdl.any {varve.rule = "TypeAttr"}
    %sum_type = irdl.any {varve.rule = "TypeAttr"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      batch_dims: %batch_dims,
      m_dims: %m_dims,
      n_dims: %n_dims,
      k1_dims: %k1_dims,
      k2_dims: %k2_dims)
    irdl.attributes {
      "query_type" = %query_type,
      "key_type" = %key_type,
      "value_type" = %value_type,
      "scale_type" = %scale_type,
      "output_type" = %output_type,
      "max_type" = %max_type,
      "sum_type" = %sum_type,
      "indexing_maps" = %indexing_maps
    }
  }
  irdl.operation @iree.match.regions attributes {
    varve.format = "$operand_handle attr-dict `:` type($operand_handle) regions",
    varve.traits = ["IsolatedFromAbove", "MatchOpInterface", "SingleOpMatcher", "SingleBlock", "MemoryEffectsOpInterface"],
    varve.terminator = "transform.yield"
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      operand_handle: %operand_handle)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @iree.pack_shared_memory_alloc attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @iree.pipeline_shared_memory_copies attributes {
    varve.format = "$for_op attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %for_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %depth = irdl.any {varve.rule = "I64Attr"}
    %peel_epilogue = irdl.any {varve.rule = "UnitAttr"}
    %use_mma_sync = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      for_op: %for_op)
    irdl.results(
      result: %result)
    irdl.attributes {
      "depth" = %depth,
      "peel_epilogue" = %peel_epilogue,
      "use_mma_sync" = %use_mma_sync
    } {
      varve.optional = ["peel_epilogue", "use_mma_sync"]
    }
  }
  irdl.operation @iree.populate_workgroup_count_region_using_num_threads_slice attributes {
    varve.format = "attr-dict $for_all_op `:` functional-type($for_all_op, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %for_all_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      for_all_op: %for_all_op)
  }
  irdl.operation @iree.prefetch_shared_memory_copies attributes {
    varve.format = "$for_op attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %for_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      for_op: %for_op)
    irdl.results(
      result: %result)
  }
  irdl.operation @iree.promote_operands attributes {
    varve.format = "$target $indices attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "indices" = %indices
    } {
      varve.defaults = {
        indices = array<i64>}
    }
  }
  irdl.operation @iree.reduce_shared_memory_bank_conflicts attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %padding_size_bits = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "padding_size_bits" = %padding_size_bits
    } {
      varve.optional = ["padding_size_bits"],
      varve.defaults = {
        padding_size_bits = 64 : i64}
    }
  }
  irdl.operation @iree.region_to_workgroups attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
  }
  irdl.operation @iree.reorder_transpose attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @iree.share_forall_operands attributes {
    varve.format = "$forall_op (`share_operands` `=` $share_operands^ )? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %forall_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %share_operands = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      forall_op: %forall_op)
    irdl.results(
      result: %result)
    irdl.attributes {
      "share_operands" = %share_operands
    } {
      varve.optional = ["share_operands"],
      varve.defaults = {
        share_operands = array<i64>}
    }
  }
  irdl.operation @iree.synchronize_loop attributes {
    varve.format = "$for_op attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %for_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      for_op: %for_op)
  }
  irdl.operation @iree.test_gpu_vector_distribution attributes {
    varve.format = "$target attr-dict `:` type($target)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %experimental = irdl.any {varve.rule = "BoolAttr"}
    %workgroup_size = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %subgroup_size = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "experimental" = %experimental,
      "workgroup_size" = %workgroup_size,
      "subgroup_size" = %subgroup_size
    } {
      varve.optional = ["experimental", "subgroup_size"],
      varve.defaults = {
        experimental = false,
        workgroup_size = array<i64>,
        subgroup_size = 64 : i64}
    }
  }
  irdl.operation @iree.vector.to_warp_execute_on_lane_0 attributes {
    varve.format = "$target attr-dict `:` functional-type($target, $result)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %warp_size = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
    irdl.attributes {
      "warp_size" = %warp_size
    } {
      varve.defaults = {
        warp_size = 0 : i64}
    }
  }
  irdl.operation @iree.vector.vector_to_mma_conversion attributes {
    varve.format = "$target attr-dict `:` functional-type($target, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %use_mma_sync = irdl.any {varve.rule = "UnitAttr"}
    %use_wmma = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "use_mma_sync" = %use_mma_sync,
      "use_wmma" = %use_wmma
    } {
      varve.optional = ["use_mma_sync", "use_wmma"]
    }
  }
  irdl.operation @iree.vector.warp_distribute attributes {
    varve.format = "$target attr-dict `:` functional-type($target, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @util.cast_and_call attributes {
    varve.format = "(`inline_call` $inline_call^)? ($function_name^)? ($function^)? ( `(` $inputs^ `)` )? ( `->` $outputs^ )? (`after` $insert_after^):(`before`)? $insertion_point ($conversions^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %insertion_point = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %inputs = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %outputs = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %function = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %insert_after = irdl.any {varve.rule = "UnitAttr"}
    %inline_call = irdl.any {varve.rule = "UnitAttr"}
    %function_name = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      insertion_point: %insertion_point,
      inputs: optional %inputs,
      outputs: optional %outputs,
      function: optional %function) {
      varve.segments
    }
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "insert_after" = %insert_after,
      "inline_call" = %inline_call,
      "function_name" = %function_name
    } {
      varve.optional = ["insert_after", "inline_call", "function_name"]
    }
    %conversions = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      conversions: %conversions)
  }
  irdl.operation @util.create_serialized_module attributes {
    varve.format = "attr-dict-with-keyword regions `->` type($result)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "FunctionalStyleTransformOpTrait", "ReportTrackingListenerFailuresOpTrait", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %result = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    irdl.results(
      result: %result)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @util.deserialize_module attributes {
    varve.format = "$module `into` $container attr-dict `:` type($module) `,` type($container)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %module = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %container = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      module: %module,
      container: %container)
  }
  irdl.operation @util.eliminate_hoistable_conversions attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "FunctionalStyleTransformOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
  }
  irdl.operation @util.get_nearest_symbol_table attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
  }
  irdl.operation @util.import_symbol attributes {
    varve.format = "(`force` $force_import^)? $symbol `into` $symbol_table (`if` `undefined` $if_undefined^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %symbol_table = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %cloned_symbol = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %symbol = irdl.any {varve.rule = "SymbolRefAttr"}
    %if_undefined = irdl.any {varve.rule = "UnitAttr"}
    %force_import = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      symbol_table: %symbol_table)
    irdl.results(
      cloned_symbol: %cloned_symbol)
    irdl.attributes {
      "symbol" = %symbol,
      "if_undefined" = %if_undefined,
      "force_import" = %force_import
    } {
      varve.optional = ["if_undefined", "force_import"]
    }
  }
  irdl.operation @util.lookup_nearest_symbol_from_self attributes {
    varve.format = "$symbol attr-dict `:` type($target_symbol)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target_symbol = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %symbol = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.results(
      target_symbol: %target_symbol)
    irdl.attributes {
      "symbol" = %symbol
    }
  }
}
