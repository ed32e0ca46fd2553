irdl.dialect @transform attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
  varve.llvm = "24"
} {
  irdl.operation @apply_conversion_patterns.gpu.gpu_to_nvvm attributes {
    varve.format = "(`benefit` `=` $benefit^)? attr-dict",
    varve.traits = ["ConversionPatternDescriptorOpInterface"]
  } {
    %benefit = irdl.any {varve.rule = "I16Attr"}
    irdl.attributes {
      "benefit" = %benefit
    } {
      varve.defaults = {
        benefit = 1 : i16}
    }
  }
  irdl.operation @apply_conversion_patterns.memref.memref_to_llvm_type_converter attributes {
    varve.format = "(`use_aligned_alloc` `=` $use_aligned_alloc^)? (`index_bitwidth` `=` $index_bitwidth^)? (`use_generic_functions` `=` $use_generic_functions^)? (`use_bare_ptr_call_conv` `=` $use_bare_ptr_call_conv^)? (`data_layout` `=` $data_layout^)? attr-dict",
    varve.traits = ["TypeConverterBuilderOpInterface"]
  } {
    %use_aligned_alloc = irdl.any {varve.rule = "BoolAttr"}
    %index_bitwidth = irdl.any {varve.rule = "I64Attr"}
    %use_generic_functions = irdl.any {varve.rule = "BoolAttr"}
    %use_bare_ptr_call_conv = irdl.any {varve.rule = "BoolAttr"}
    %data_layout = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "use_aligned_alloc" = %use_aligned_alloc,
      "index_bitwidth" = %index_bitwidth,
      "use_generic_functions" = %use_generic_functions,
      "use_bare_ptr_call_conv" = %use_bare_ptr_call_conv,
      "data_layout" = %data_layout
    } {
      varve.optional = ["use_aligned_alloc", "index_bitwidth", "use_generic_functions", "use_bare_ptr_call_conv", "data_layout"],
      varve.defaults = {
        index_bitwidth = 64 : i64}
    }
  }
  irdl.operation @apply_conversion_patterns.vector.vector_to_llvm attributes {
    varve.format = "(`reassociate_fp_reductions` `=` $reassociate_fp_reductions^)? (`force_32bit_vector_indices` `=` $force_32bit_vector_indices^)? (`use_vector_alignment` `=` $use_vector_alignment^)? attr-dict",
    varve.traits = ["ConversionPatternDescriptorOpInterface"]
  } {
    %reassociate_fp_reductions = irdl.any {varve.rule = "BoolAttr"}
    %force_32bit_vector_indices = irdl.any {varve.rule = "BoolAttr"}
    %use_vector_alignment = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "reassociate_fp_reductions" = %reassociate_fp_reductions,
      "force_32bit_vector_indices" = %force_32bit_vector_indices,
      "use_vector_alignment" = %use_vector_alignment
    } {
      varve.defaults = {
        reassociate_fp_reductions = false,
        force_32bit_vector_indices = true,
        use_vector_alignment = false}
    }
  }
  irdl.operation @apply_patterns attributes {
    varve.format = "`to` $target $patterns (`apply_cse` $apply_cse^)? (`max_iterations` `=` $max_iterations^)? (`max_num_rewrites` `=` $max_num_rewrites^)? attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "TransformEachOpTrait", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %apply_cse = irdl.any {varve.rule = "UnitAttr"}
    %max_iterations = irdl.any {varve.rule = "I64Attr"}
    %max_num_rewrites = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "apply_cse" = %apply_cse,
      "max_iterations" = %max_iterations,
      "max_num_rewrites" = %max_num_rewrites
    } {
      varve.optional = ["apply_cse"],
      varve.defaults = {
        max_iterations = -1 : i64,
        max_num_rewrites = -1 : i64}
    }
    %patterns = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      patterns: %patterns)
  }
  irdl.operation @apply_patterns.linalg.fold_pack_unpack_into_empty attributes {
    varve.format = "(`fold_single_use_only` `=` $fold_single_use_only^)? attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
    %fold_single_use_only = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "fold_single_use_only" = %fold_single_use_only
    } {
      varve.defaults = {
        fold_single_use_only = false}
    }
  }
  irdl.operation @apply_patterns.tensor.fold_tensor_empty attributes {
    varve.format = "(`fold_single_use_only` `=` $fold_single_use_only^)? attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
    %fold_single_use_only = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "fold_single_use_only" = %fold_single_use_only
    } {
      varve.defaults = {
        fold_single_use_only = false}
    }
  }
  irdl.operation @func.replace_func_signature attributes {
    varve.format = "$function_name `args_interchange` `=` $args_interchange `results_interchange` `=` $results_interchange `at` $module (`adjust_func_calls` $adjust_func_calls^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %module = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed_module = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed_function = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %function_name = irdl.any {varve.rule = "SymbolRefAttr"}
    %args_interchange = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %results_interchange = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %adjust_func_calls = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      module: %module)
    irdl.results(
      transformed_module: %transformed_module,
      transformed_function: %transformed_function)
    irdl.attributes {
      "function_name" = %function_name,
      "args_interchange" = %args_interchange,
      "results_interchange" = %results_interchange,
      "adjust_func_calls" = %adjust_func_calls
    } {
      varve.optional = ["adjust_func_calls"]
    }
  }
  irdl.operation @include attributes {
    varve.format = "$target `failures` `(` $failure_propagation_mode `)``(` $operands `)` (`arg_attrs` `=` $arg_attrs^)? (`res_attrs` `=` $res_attrs^)? attr-dict `:` functional-type($operands, $results)",
    varve.traits = ["CallOpInterface", "MatchOpInterface", "MemoryEffectsOpInterface", "SymbolUserOpInterface", "TransformOpInterface"]
  } {
    %operands = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %results = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %target = irdl.any {varve.rule = "SymbolRefAttr"}
    %failure_propagation_mode = irdl.any {varve.rule = "enum<@FailurePropagationMode>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "target" = %target,
      "failure_propagation_mode" = %failure_propagation_mode,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @loop.outline attributes {
    varve.format = "$target `func_name` `=` $func_name attr-dict `:` functional-type(operands, results)",
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
  irdl.operation @loop.peel attributes {
    varve.format = "$target (`peel_front` `=` $peel_front^)? (`fail_if_already_divisible` `=` $fail_if_already_divisible^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22scf.for\22>>"}
    %peeled_loop = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %remainder_loop = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %peel_front = irdl.any {varve.rule = "BoolAttr"}
    %fail_if_already_divisible = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      peeled_loop: %peeled_loop,
      remainder_loop: %remainder_loop)
    irdl.attributes {
      "peel_front" = %peel_front,
      "fail_if_already_divisible" = %fail_if_already_divisible
    } {
      varve.defaults = {
        peel_front = false,
        fail_if_already_divisible = false}
    }
  }
  irdl.operation @loop.pipeline attributes {
    varve.format = "$target (`iteration_interval` `=` $iteration_interval^)? (`read_latency` `=` $read_latency^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22scf.for\22>>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %iteration_interval = irdl.any {varve.rule = "I64Attr"}
    %read_latency = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "iteration_interval" = %iteration_interval,
      "read_latency" = %read_latency
    } {
      varve.defaults = {
        iteration_interval = 1 : i64,
        read_latency = 10 : i64}
    }
  }
  irdl.operation @loop.unroll attributes {
    varve.format = "$target `factor` `=` $factor attr-dict `:` type($target)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %factor = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "factor" = %factor
    }
  }
  irdl.operation @loop.unroll_and_jam attributes {
    varve.format = "$target `factor` `=` $factor attr-dict `:` type($target)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %factor = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "factor" = %factor
    }
  }
  irdl.operation @match.structured.body attributes {
    varve.format = "$operand_handle (`reduction_position` `=` $reduction_position^)? (`passthrough` $passthrough^)? (`elementwise` $elementwise^)? (`contraction` `=` $contraction^)? attr-dict `:` type($operand_handle)",
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
    varve.format = "$operand_handle `[`custom<TransformMatchDims>($raw_dim_list, $is_inverted, $is_all)`]` (`parallel` $parallel^)? (`reduction` $reduction^)? attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))",
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
  irdl.operation @match.structured.init attributes {
    varve.format = "$operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` (`permutation` $permutation^)? (`projected_permutation` $projected_permutation^)? attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))",
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
    varve.format = "$operand_handle `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` (`permutation` $permutation^)? (`projected_permutation` $projected_permutation^)? attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($result))",
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
  irdl.operation @memref.make_loop_independent attributes {
    varve.format = "$target `num_loops` `=` $num_loops attr-dict `:` functional-type($target, $transformed)",
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
  irdl.operation @print attributes {
    varve.format = "$target (`name` `=` $name^)? (`assume_verified` $assume_verified^)? (`use_local_scope` $use_local_scope^)? (`skip_regions` $skip_regions^)? attr-dict (`:` type($target)^)?",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "MatchOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %assume_verified = irdl.any {varve.rule = "UnitAttr"}
    %use_local_scope = irdl.any {varve.rule = "UnitAttr"}
    %skip_regions = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: optional %target)
    irdl.attributes {
      "name" = %name,
      "assume_verified" = %assume_verified,
      "use_local_scope" = %use_local_scope,
      "skip_regions" = %skip_regions
    } {
      varve.optional = ["name", "assume_verified", "use_local_scope", "skip_regions"]
    }
  }
  irdl.operation @split_handle attributes {
    varve.format = "$handle (`pass_through_empty_handle` `=` $pass_through_empty_handle^)? (`fail_on_payload_too_small` `=` $fail_on_payload_too_small^)? (`overflow_result` `=` $overflow_result^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %handle = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %results = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
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
  irdl.operation @structured.continuous_tile_sizes attributes {
    varve.format = "$target `dimension` `=` $dimension `target_size` `=` $target_size attr-dict `:` custom<ContinuousTileSizeTypes>(type($target), type($tile_sizes), type($chunk_sizes))",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %tile_sizes = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %chunk_sizes = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %dimension = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    %target_size = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    irdl.operands(
      target: %target)
    irdl.results(
      tile_sizes: %tile_sizes,
      chunk_sizes: %chunk_sizes)
    irdl.attributes {
      "dimension" = %dimension,
      "target_size" = %target_size
    }
  }
  irdl.operation @structured.hoist_redundant_vector_transfers attributes {
    varve.format = "$target (`verify_non_zero_trip` $verify_non_zero_trip^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %verify_non_zero_trip = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "verify_non_zero_trip" = %verify_non_zero_trip
    } {
      varve.optional = ["verify_non_zero_trip"]
    }
  }
  irdl.operation @structured.lower_pack attributes {
    varve.format = "$target (`lowerPadLikeWithInsertSlice` `=` $lowerPadLikeWithInsertSlice^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22linalg.pack\22>>"}
    %pad_op = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22tensor.pad\22>>"}
    %expand_shape_op = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22tensor.expand_shape\22>>"}
    %transpose_op = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22linalg.transpose\22>>"}
    %lowerPadLikeWithInsertSlice = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      pad_op: %pad_op,
      expand_shape_op: %expand_shape_op,
      transpose_op: %transpose_op)
    irdl.attributes {
      "lowerPadLikeWithInsertSlice" = %lowerPadLikeWithInsertSlice
    } {
      varve.defaults = {
        lowerPadLikeWithInsertSlice = true}
    }
  }
  irdl.operation @structured.lower_unpack attributes {
    varve.format = "$target (`lowerUnpadLikeWithExtractSlice` `=` $lowerUnpadLikeWithExtractSlice^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22linalg.unpack\22>>"}
    %empty_op = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22tensor.empty\22>>"}
    %transpose_op = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22linalg.transpose\22>>"}
    %collapse_shape_op = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22tensor.collapse_shape\22>>"}
    %extract_slice_op = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22tensor.extract_slice\22>>"}
    %lowerUnpadLikeWithExtractSlice = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      empty_op: %empty_op,
      transpose_op: %transpose_op,
      collapse_shape_op: %collapse_shape_op,
      extract_slice_op: %extract_slice_op)
    irdl.attributes {
      "lowerUnpadLikeWithExtractSlice" = %lowerUnpadLikeWithExtractSlice
    } {
      varve.defaults = {
        lowerUnpadLikeWithExtractSlice = true}
    }
  }
  irdl.operation @structured.multitile_sizes attributes {
    varve.format = "$target `dimension` `=` $dimension `target_size` `=` $target_size (`divisor` `=` $divisor^)? attr-dict `:` custom<MultitileSizesTypes>(type($target), type($low_size), type($high_size), type($split_point))",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %low_size = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %high_size = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %split_point = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    %target_size = irdl.any {varve.rule = "I64Attr"}
    %divisor = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.results(
      low_size: %low_size,
      high_size: %high_size,
      split_point: %split_point)
    irdl.attributes {
      "dimension" = %dimension,
      "target_size" = %target_size,
      "divisor" = %divisor
    } {
      varve.defaults = {
        divisor = 1 : i64}
    }
  }
  irdl.operation @structured.specialize attributes {
    varve.format = "$target (`emit_category` `=` $emit_category^)? attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \22false\22)",
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
      varve.defaults = {
        emit_category = false}
    }
  }
  irdl.operation @structured.vectorize attributes {
    varve.format = "$target oilist( `vector_sizes` custom<DynamicIndexList>( $vector_sizes, $static_vector_sizes, $scalable_sizes)) (`vectorize_nd_extract` $vectorize_nd_extract^)? (`assume_dynamic_dims_match_vec_sizes` $assume_dynamic_dims_match_vec_sizes^)? (`create_named_contraction` $create_named_contraction^)? attr-dict `:` type($target)(`,`type($vector_sizes)^)?",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %vector_sizes = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %static_vector_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %vectorize_nd_extract = irdl.any {varve.rule = "UnitAttr"}
    %assume_dynamic_dims_match_vec_sizes = irdl.any {varve.rule = "UnitAttr"}
    %create_named_contraction = irdl.any {varve.rule = "UnitAttr"}
    %scalable_sizes = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    irdl.operands(
      target: %target,
      vector_sizes: variadic %vector_sizes)
    irdl.attributes {
      "static_vector_sizes" = %static_vector_sizes,
      "vectorize_nd_extract" = %vectorize_nd_extract,
      "assume_dynamic_dims_match_vec_sizes" = %assume_dynamic_dims_match_vec_sizes,
      "create_named_contraction" = %create_named_contraction,
      "scalable_sizes" = %scalable_sizes
    } {
      varve.optional = ["static_vector_sizes", "vectorize_nd_extract", "assume_dynamic_dims_match_vec_sizes", "create_named_contraction", "scalable_sizes"],
      varve.defaults = {
        static_vector_sizes = array<i64>,
        scalable_sizes = array<i1>}
    }
  }
  irdl.operation @structured.winograd_conv2d attributes {
    varve.format = "$target `fmr` `(` $fmr `)` attr-dict `:` functional-type($target, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %fmr = irdl.any {varve.rule = "enum<@WinogradConv2DFmr>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "fmr" = %fmr
    }
  }
  irdl.operation @tensor.make_loop_independent attributes {
    varve.format = "$target `num_loops` `=` $num_loops attr-dict `:` functional-type($target, $transformed)",
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
}
