irdl.dialect @transform attributes {
  varve.set = "llvm17",
  varve.base = "llvm16",
  varve.removes = [
    "operation transform.gpu.map_foreach_to_blocks",
    "operation transform.gpu.map_nested_foreach_to_threads",
    "operation transform.split_handles",
    "operation transform.structured.tile_reduction_using_foreach_thread",
    "operation transform.structured.tile_to_foreach_thread_op",
    "operation transform.test_add_test_extension",
    "operation transform.test_add_to_param",
    "operation transform.test_check_if_test_extension_present",
    "operation transform.test_consume_operand",
    "operation transform.test_consume_operand_if_matches_param_or_fail",
    "operation transform.test_copy_payload",
    "operation transform.test_correct_number_of_multi_results",
    "operation transform.test_emit_remark_and_erase_operand",
    "operation transform.test_mixed_null_and_non_null_results",
    "operation transform.test_mixed_sucess_and_silenceable",
    "operation transform.test_print_number_of_associated_payload_ir_ops",
    "operation transform.test_print_param",
    "operation transform.test_print_remark_at_operand",
    "operation transform.test_produce_integer_param_with_type",
    "operation transform.test_produce_null_param",
    "operation transform.test_produce_null_payload",
    "operation transform.test_produce_param_or_forward_operand",
    "operation transform.test_produce_param_with_number_of_test_ops",
    "operation transform.test_produce_transform_param_or_forward_operand",
    "operation transform.test_remap_operand_to_self",
    "operation transform.test_remove_test_extension",
    "operation transform.test_report_number_of_tracked_handles_nested_under",
    "operation transform.test_required_memory_effects",
    "operation transform.test_reverse_payload_ops",
    "operation transform.test_transform_op",
    "operation transform.test_wrong_number_of_multi_results",
    "operation transform.test_wrong_number_of_results",
    "operation transform.vector.lower_vectors"],
  varve.properties = "llvm18",
  varve.state = "iree-compiler 20230524.529"
} {
  irdl.operation @bufferization.eliminate_empty_tensors attributes {
    varve.format = "$target attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
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
    %check_parallel_regions = irdl.any {varve.rule = "BoolAttr"}
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
      "check_parallel_regions" = %check_parallel_regions,
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
        check_parallel_regions = true,
        memcpy_op = "memref.copy"}
    }
  }
  irdl.operation @foreach_match attributes {
    varve.format = "oilist( `restrict_root` $restrict_root | `flatten_results` $flatten_results ) `in` $root (`,` $forwarded_inputs^)? custom<ForeachMatchSymbols>($matchers, $actions) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "SymbolUserOpInterface", "TransformOpInterface", "OpAsmOpInterface"],
    varve.names = "updated_root, yielded..."
  } {
    %root = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %forwarded_inputs = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %updated = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %forwarded_outputs = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %restrict_root = irdl.any {varve.rule = "UnitAttr"}
    %flatten_results = irdl.any {varve.rule = "UnitAttr"}
    %matchers = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %actions = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    irdl.operands(
      root: %root,
      forwarded_inputs: variadic %forwarded_inputs)
    irdl.results(
      updated: %updated,
      forwarded_outputs: variadic %forwarded_outputs)
    irdl.attributes {
      "restrict_root" = %restrict_root,
      "flatten_results" = %flatten_results,
      "matchers" = %matchers,
      "actions" = %actions
    } {
      varve.optional = ["restrict_root", "flatten_results"]
    }
  }
  irdl.operation @get_defining_op attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MatchOpInterface", "NavigationTransformOpTrait", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
  }
  irdl.operation @get_result attributes {
    varve.format = "$target `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "NavigationTransformOpTrait", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %raw_position_list = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %is_inverted = irdl.any {varve.rule = "UnitAttr"}
    %is_all = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
    irdl.attributes {
      "raw_position_list" = %raw_position_list,
      "is_inverted" = %is_inverted,
      "is_all" = %is_all
    } {
      varve.optional = ["is_inverted", "is_all"]
    }
  }
  irdl.operation @gpu.map_forall_to_blocks attributes {
    varve.format = "$target (`generate_gpu_launch` $generate_gpu_launch^)? (`grid_dims` `=` $grid_dims^)? attr-dict `:` functional-type($target, $result)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %grid_dims = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %generate_gpu_launch = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
    irdl.attributes {
      "grid_dims" = %grid_dims,
      "generate_gpu_launch" = %generate_gpu_launch
    } {
      varve.optional = ["grid_dims", "generate_gpu_launch"],
      varve.defaults = {
        grid_dims = array<i64>}
    }
  }
  irdl.operation @gpu.map_nested_forall_to_threads attributes {
    varve.format = "$target `block_dims` `=` $block_dims (`sync_after_distribute` `=` $sync_after_distribute^)? (`warp_size` `=` $warp_size^)? attr-dict `:` functional-type($target, $result)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %block_dims = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %sync_after_distribute = irdl.any {varve.rule = "BoolAttr"}
    %warp_size = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
    irdl.attributes {
      "block_dims" = %block_dims,
      "sync_after_distribute" = %sync_after_distribute,
      "warp_size" = %warp_size
    } {
      varve.defaults = {
        block_dims = array<i64>,
        sync_after_distribute = true,
        warp_size = 32 : i64}
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
  irdl.operation @loop.outline attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %function = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %call = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %func_name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      function: %function,
      call: %call)
    irdl.attributes {
      "func_name" = %func_name
    }
  }
  irdl.operation @match.operation_name attributes {
    varve.format = "$operand_handle $op_names attr-dict `:` type($operand_handle)",
    varve.traits = ["SingleOpMatcher", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %op_names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.attributes {
      "op_names" = %op_names
    }
  }
  irdl.operation @match.param.cmpi attributes {
    varve.format = "$predicate $param `,` $reference attr-dict `:` type($param)",
    varve.traits = ["TransformOpInterface", "MatchOpInterface", "MemoryEffectsOpInterface", "SameTypeOperands"],
    varve.let = [
      "type($reference) = type($param)"]
  } {
    %param = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %reference = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %predicate = irdl.any {varve.rule = "enum<@MatchCmpIPredicate>"}
    irdl.operands(
      param: %param,
      reference: %reference)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @match.structured attributes {
    varve.format = "(`failures` `(` $failure_propagation_mode^ `)`)?$current `:` custom<SemiFunctionType>(type($current), type($outputs))attr-dict-with-keyword regions",
    varve.traits = ["MatchOpInterface", "MemoryEffectsOpInterface", "SingleOpMatcher", "SingleBlock"],
    varve.terminator = "transform.match.structured.yield"
  } {
    %current = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %outputs = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %failure_propagation_mode = irdl.any {varve.rule = "enum<@FailurePropagationMode>"}
    irdl.operands(
      current: %current)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "failure_propagation_mode" = %failure_propagation_mode
    } {
      varve.optional = ["failure_propagation_mode"]
    }
    %body_region = irdl.region with size 1
    irdl.regions(
      body_region: %body_region)
  }
  irdl.operation @match.structured.body attributes {
    varve.format = "$operand_handle attr-dict `:` type($operand_handle)",
    varve.traits = ["SingleOpMatcher", "StructuredPredicate", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %reduction_position = irdl.any {varve.rule = "I64Attr"}
    %passthrough = irdl.any {varve.rule = "UnitAttr"}
    %elementwise = irdl.any {varve.rule = "UnitAttr"}
    %contraction = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.attributes {
      "reduction_position" = %reduction_position,
      "passthrough" = %passthrough,
      "elementwise" = %elementwise,
      "contraction" = %contraction
    } {
      varve.optional = ["reduction_position", "passthrough", "elementwise", "contraction"]
    }
  }
  irdl.operation @match.structured.dim attributes {
    varve.format = "$operand_handle `[`custom<TransformMatchDims>($raw_dim_list, $is_inverted, $is_all)`]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))",
    varve.traits = ["StructuredPredicate", "SingleOpMatcher", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %raw_dim_list = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %is_inverted = irdl.any {varve.rule = "UnitAttr"}
    %is_all = irdl.any {varve.rule = "UnitAttr"}
    %parallel = irdl.any {varve.rule = "UnitAttr"}
    %reduction = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "raw_dim_list" = %raw_dim_list,
      "is_inverted" = %is_inverted,
      "is_all" = %is_all,
      "parallel" = %parallel,
      "reduction" = %reduction
    } {
      varve.optional = ["is_inverted", "is_all", "parallel", "reduction"]
    }
  }
  irdl.operation @match.structured.elemental_bitwidth attributes {
    varve.format = "$operand_handle attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SingleValueMatcher", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      result: %result)
  }
  irdl.operation @match.structured.init attributes {
    varve.format = "$operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))",
    varve.traits = ["StructuredPredicate", "SingleOpMatcher", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>, !transform.affine_map>"}
    %raw_position_list = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %is_inverted = irdl.any {varve.rule = "UnitAttr"}
    %is_all = irdl.any {varve.rule = "UnitAttr"}
    %permutation = irdl.any {varve.rule = "UnitAttr"}
    %projected_permutation = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "raw_position_list" = %raw_position_list,
      "is_inverted" = %is_inverted,
      "is_all" = %is_all,
      "permutation" = %permutation,
      "projected_permutation" = %projected_permutation
    } {
      varve.optional = ["is_inverted", "is_all", "permutation", "projected_permutation"]
    }
  }
  irdl.operation @match.structured.input attributes {
    varve.format = "$operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))",
    varve.traits = ["StructuredPredicate", "SingleOpMatcher", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>, !transform.affine_map>"}
    %raw_position_list = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %is_inverted = irdl.any {varve.rule = "UnitAttr"}
    %is_all = irdl.any {varve.rule = "UnitAttr"}
    %permutation = irdl.any {varve.rule = "UnitAttr"}
    %projected_permutation = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "raw_position_list" = %raw_position_list,
      "is_inverted" = %is_inverted,
      "is_all" = %is_all,
      "permutation" = %permutation,
      "projected_permutation" = %projected_permutation
    } {
      varve.optional = ["is_inverted", "is_all", "permutation", "projected_permutation"]
    }
  }
  irdl.operation @match.structured.num_inits attributes {
    varve.format = "$operand_handle attr-dict `:` functional-type(operands, results)",
    varve.traits = ["StructuredPredicate", "SingleOpMatcher", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      result: %result)
  }
  irdl.operation @match.structured.num_inputs attributes {
    varve.format = "$operand_handle attr-dict `:` functional-type(operands, results)",
    varve.traits = ["StructuredPredicate", "SingleOpMatcher", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      result: %result)
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
  irdl.operation @match.structured.result attributes {
    varve.format = "$operand_handle `[` $position `]` (`any` $any^)? (`single` $single^)?attr-dict `:` functional-type(operands, results)",
    varve.traits = ["StructuredPredicate", "SingleOpMatcher", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %position = irdl.any {varve.rule = "I64Attr"}
    %any = irdl.any {varve.rule = "UnitAttr"}
    %single = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      result: %result)
    irdl.attributes {
      "position" = %position,
      "any" = %any,
      "single" = %single
    } {
      varve.optional = ["any", "single"]
    }
  }
  irdl.operation @match.structured.yield attributes {
    varve.format = "$handles attr-dict (`:` type($handles)^)?",
    varve.traits = ["MemoryEffectsOpInterface", "Terminator"]
  } {
    %handles = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    irdl.operands(
      handles: variadic %handles)
  }
  irdl.operation @memref.make_loop_independent attributes {
    varve.format = "$target attr-dict `:` functional-type($target, $transformed)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %num_loops = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "num_loops" = %num_loops
    }
  }
  irdl.operation @named_sequence attributes {
    varve.syntax = "hook:transform.named_sequence",
    varve.traits = ["FunctionOpInterface", "IsolatedFromAbove", "MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "sym_visibility" = %sym_visibility,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["sym_visibility", "arg_attrs", "res_attrs"]
    }
    %body = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
  irdl.operation @param.constant attributes {
    varve.format = "$value attr-dict `->` type($param)",
    varve.traits = ["MatchOpInterface", "TransformOpInterface", "MemoryEffectsOpInterface", "ParamProducerTransformOpTrait"]
  } {
    %param = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %value = irdl.any
    irdl.results(
      param: %param)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @scf.take_assumed_branch attributes {
    varve.format = "$target (`take_else_branch` $take_else_branch^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %take_else_branch = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "take_else_branch" = %take_else_branch
    } {
      varve.optional = ["take_else_branch"]
    }
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
  irdl.operation @structured.bufferize_to_allocation attributes {
    varve.format = "$target attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait"],
    varve.let = [
      "type($allocated_buffer) = !transform.any_value",
      "type($new_ops) = !transform.any_op"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %allocated_buffer = irdl.base "!transform.any_value"
    %new_ops = irdl.base "!transform.any_op"
    %memory_space = irdl.any
    %memcpy_op = irdl.any {varve.rule = "StrAttr"}
    %alloc_op = irdl.any {varve.rule = "StrAttr"}
    %bufferize_destination_only = irdl.any {varve.rule = "UnitAttr"}
    %emit_dealloc = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      allocated_buffer: %allocated_buffer,
      new_ops: %new_ops)
    irdl.attributes {
      "memory_space" = %memory_space,
      "memcpy_op" = %memcpy_op,
      "alloc_op" = %alloc_op,
      "bufferize_destination_only" = %bufferize_destination_only,
      "emit_dealloc" = %emit_dealloc
    } {
      varve.optional = ["memory_space", "bufferize_destination_only", "emit_dealloc"],
      varve.defaults = {
        memcpy_op = "bufferization.materialize_in_destination",
        alloc_op = "memref.alloc"}
    }
  }
  irdl.operation @structured.convert_conv2d_to_img2col attributes {
    varve.format = "$target attr-dict `:` functional-type($target, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %img2col_tensor = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      img2col_tensor: %img2col_tensor,
      transformed: %transformed)
  }
  irdl.operation @structured.hoist_pad attributes {
    varve.format = "$target `by` $num_loops `loops` (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %num_loops = irdl.any {varve.rule = "I64Attr"}
    %transpose = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "num_loops" = %num_loops,
      "transpose" = %transpose
    } {
      varve.defaults = {
        transpose = array<i64>}
    }
  }
  irdl.operation @structured.hoist_pad.build_packing_loop_nest attributes {
    varve.format = "$target `above` $loop (`,` `transpose` `by` $transpose^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %loop = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %packing_loop = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transpose = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target,
      loop: %loop)
    irdl.results(
      packing_loop: %packing_loop)
    irdl.attributes {
      "transpose" = %transpose
    } {
      varve.defaults = {
        transpose = array<i64>}
    }
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
  irdl.operation @structured.insert_slice_to_copy attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
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
  irdl.operation @structured.match attributes {
    varve.format = "(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` $op_attrs^)? (`filter_result_type` `=` $filter_result_type^)? (`filter_operand_types` `=` $filter_operand_types^)? `in` $target attr-dict `:` functional-type($target, results)",
    varve.traits = ["MemoryEffectsOpInterface", "NavigationTransformOpTrait", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %results = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %ops = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %interface = irdl.any {varve.rule = "enum<@MatchInterfaceEnum>"}
    %op_attrs = irdl.any {varve.rule = "DictionaryAttr"}
    %filter_result_type = irdl.any {varve.rule = "TypeAttr"}
    %filter_operand_types = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    irdl.operands(
      target: %target)
    irdl.results(
      results: %results)
    irdl.attributes {
      "ops" = %ops,
      "interface" = %interface,
      "op_attrs" = %op_attrs,
      "filter_result_type" = %filter_result_type,
      "filter_operand_types" = %filter_operand_types
    } {
      varve.optional = ["ops", "interface", "op_attrs", "filter_result_type", "filter_operand_types"]
    }
  }
  irdl.operation @structured.pack_greedily attributes {
    varve.format = "$target oilist( `matmul_packed_sizes` `=` custom<DynamicIndexList>($matmul_packed_sizes, $static_matmul_packed_sizes) (`matmul_padded_sizes_next_multiple_of` `=` $matmul_padded_sizes_next_multiple_of^)? `matmul_inner_dims_order` `=` $matmul_inner_dims_order ) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %matmul_packed_sizes = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %packed_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %static_matmul_packed_sizes = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<3>>"}
    %matmul_padded_sizes_next_multiple_of = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, AnyOf<DenseArrayCount<0>, DenseArrayCount<3>>>"}
    %matmul_inner_dims_order = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<3>>"}
    irdl.operands(
      target: %target,
      matmul_packed_sizes: variadic %matmul_packed_sizes)
    irdl.results(
      packed_op: %packed_op)
    irdl.attributes {
      "static_matmul_packed_sizes" = %static_matmul_packed_sizes,
      "matmul_padded_sizes_next_multiple_of" = %matmul_padded_sizes_next_multiple_of,
      "matmul_inner_dims_order" = %matmul_inner_dims_order
    } {
      varve.defaults = {
        static_matmul_packed_sizes = array<i64>,
        matmul_padded_sizes_next_multiple_of = array<i64>,
        matmul_inner_dims_order = array<i64>}
    }
  }
  irdl.operation @structured.pad attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($transformed) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %transformed = irdl.base "!pdl.operation"
    %padding_values = irdl.any {varve.rule = "ArrayAttr"}
    %padding_dimensions = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %pack_paddings = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %transpose_paddings = irdl.any {varve.rule = "ArrayOf<ArrayOf<I64Attr>>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "padding_values" = %padding_values,
      "padding_dimensions" = %padding_dimensions,
      "pack_paddings" = %pack_paddings,
      "transpose_paddings" = %transpose_paddings
    } {
      varve.defaults = {
        padding_values = [],
        padding_dimensions = [],
        pack_paddings = [],
        transpose_paddings = []}
    }
  }
  irdl.operation @structured.rewrite_in_destination_passing_style attributes {
    varve.format = "$target attr-dict `:` functional-type($target, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
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
}
