irdl.dialect @transform attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.removes = [
    "operation transform.apply_conversion_patterns.func.func_to_llvm",
    "operation transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm",
    "operation transform.apply_conversion_patterns.scf.scf_to_control_flow",
    "operation transform.apply_patterns.tensor.decompose_concat",
    "operation transform.apply_patterns.vector.elementwise_to_vector",
    "operation transform.apply_patterns.vector.interleave_to_shuffle",
    "operation transform.apply_patterns.vector.lower_bitcast",
    "operation transform.apply_patterns.vector.lower_interleave",
    "operation transform.collect_matching",
    "operation transform.debug.emit_param_as_remark",
    "operation transform.debug.emit_remark_at",
    "operation transform.func.cast_and_call",
    "operation transform.get_operand",
    "operation transform.irdl.collect_matching",
    "operation transform.loop.forall_to_parallel",
    "operation transform.loop.unroll_and_jam",
    "operation transform.num_associations",
    "operation transform.nvgpu.create_async_groups",
    "operation transform.nvgpu.pipeline_shared_memory_copies",
    "operation transform.nvgpu.rewrite_copy_as_tma",
    "operation transform.nvgpu.rewrite_matmul_as_mma_sync",
    "operation transform.pdl_match",
    "operation transform.sparse_tensor.match.sparse_inout",
    "operation transform.structured.continuous_tile_sizes",
    "operation transform.structured.convert_to_loops",
    "operation transform.structured.flatten_elementwise",
    "operation transform.structured.hoist_redundant_vector_broadcasts",
    "operation transform.structured.transpose_conv2d",
    "operation transform.structured.transpose_matmul",
    "operation transform.structured.winograd_conv2d",
    "operation transform.type_conversion.tensor.cast_shape_dynamic_dims",
    "operation transform.with_pdl_patterns"],
  varve.state = "iree-compiler 20231113.707"
} {
  irdl.operation @apply_conversion_patterns attributes {
    varve.format = "`to` $target $patterns (`with` `type_converter` $default_type_converter_region^)? attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %legal_ops = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %illegal_ops = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %legal_dialects = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %illegal_dialects = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %partial_conversion = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "legal_ops" = %legal_ops,
      "illegal_ops" = %illegal_ops,
      "legal_dialects" = %legal_dialects,
      "illegal_dialects" = %illegal_dialects,
      "partial_conversion" = %partial_conversion
    } {
      varve.optional = ["legal_ops", "illegal_ops", "legal_dialects", "illegal_dialects", "partial_conversion"]
    }
    %patterns = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    %default_type_converter_region = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      patterns: %patterns,
      default_type_converter_region: %default_type_converter_region) {
      varve.variadic = ["default_type_converter_region"]
    }
  }
  irdl.operation @apply_patterns attributes {
    varve.format = "`to` $target $patterns attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "TransformEachOpTrait", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %apply_cse = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "apply_cse" = %apply_cse
    } {
      varve.optional = ["apply_cse"],
      varve.defaults = {}
    }
    %patterns = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      patterns: %patterns)
  }
  irdl.operation @bufferization.one_shot_bufferize attributes {
    varve.format = "(`layout` `{` $function_boundary_type_conversion^ `}`)? $target attr-dict `:` functional-type($target, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %function_boundary_type_conversion = irdl.any {varve.rule = "enum<@LayoutMapOption>"}
    %allow_return_allocs_from_loops = irdl.any {varve.rule = "BoolAttr"}
    %allow_unknown_ops = irdl.any {varve.rule = "BoolAttr"}
    %bufferize_function_boundaries = irdl.any {varve.rule = "BoolAttr"}
    %dump_alias_sets = irdl.any {varve.rule = "BoolAttr"}
    %test_analysis_only = irdl.any {varve.rule = "BoolAttr"}
    %print_conflicts = irdl.any {varve.rule = "BoolAttr"}
    %memcpy_op = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "function_boundary_type_conversion" = %function_boundary_type_conversion,
      "allow_return_allocs_from_loops" = %allow_return_allocs_from_loops,
      "allow_unknown_ops" = %allow_unknown_ops,
      "bufferize_function_boundaries" = %bufferize_function_boundaries,
      "dump_alias_sets" = %dump_alias_sets,
      "test_analysis_only" = %test_analysis_only,
      "print_conflicts" = %print_conflicts,
      "memcpy_op" = %memcpy_op
    } {
      varve.optional = ["function_boundary_type_conversion"],
      varve.defaults = {
        allow_return_allocs_from_loops = false,
        allow_unknown_ops = false,
        bufferize_function_boundaries = false,
        dump_alias_sets = false,
        test_analysis_only = false,
        print_conflicts = false,
        memcpy_op = "memref.copy"}
    }
  }
  irdl.operation @foreach attributes {
    varve.format = "$target `:` type($target) (`->` type($results)^)? $body attr-dict",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "RegionBranchOpInterface"],
    varve.terminator = "transform.yield"
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %results = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      results: variadic %results)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @loop.peel attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22scf.for\22>>"}
    %peeled_loop = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %remainder_loop = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %fail_if_already_divisible = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      peeled_loop: %peeled_loop,
      remainder_loop: %remainder_loop)
    irdl.attributes {
      "fail_if_already_divisible" = %fail_if_already_divisible
    } {
      varve.defaults = {
        fail_if_already_divisible = false}
    }
  }
  irdl.operation @match.structured.body attributes {
    varve.format = "$operand_handle attr-dict `:` type($operand_handle)",
    varve.traits = ["SingleOpMatcher", "StructuredPredicate", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %reduction_position = irdl.any {varve.rule = "I64Attr"}
    %passthrough = irdl.any {varve.rule = "UnitAttr"}
    %contraction = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.attributes {
      "reduction_position" = %reduction_position,
      "passthrough" = %passthrough,
      "contraction" = %contraction
    } {
      varve.optional = ["reduction_position", "passthrough", "contraction"]
    }
  }
  irdl.operation @structured.split attributes {
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface"],
    varve.format = "$target `after` one( $static_split_point | $dynamic_split_point let($static_split_point = -4294967296 * 2147483648) ) ` ` attr-dict ` ` `:` type($target) if(count($dynamic_split_point) > 0: `,` type($dynamic_split_point)) let(type($first) = type($target); type($second) = type($target))"
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %dynamic_split_point = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, !transform.param>"}
    %first = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %second = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    %static_split_point = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target,
      dynamic_split_point: optional %dynamic_split_point)
    irdl.results(
      first: %first,
      second: %second)
    irdl.attributes {
      "dimension" = %dimension,
      "static_split_point" = %static_split_point
    }
  }
}
