irdl.dialect @transform attributes {
  varve.set = "llvm22"
} {
  "varve.enum"() {
    sym_name = "FailurePropagationMode",
    storage = i32,
    cases = [
      ["propagate", 1 : i32],
      ["suppress", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "LayoutMapOption",
    storage = i32,
    cases = [
      ["InferLayoutMap", 0 : i32],
      ["IdentityLayoutMap", 1 : i32],
      ["FullyDynamicLayoutMap", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MatchCmpIPredicate",
    storage = i32,
    cases = [
      ["eq", 0 : i32],
      ["ne", 1 : i32],
      ["lt", 2 : i32],
      ["le", 3 : i32],
      ["gt", 4 : i32],
      ["ge", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MatchInterfaceEnum",
    storage = i32,
    cases = [
      ["LinalgOp", 0 : i32],
      ["TilingInterface", 1 : i32],
      ["LoopLikeInterface", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TransposeMatmulInput",
    storage = i32,
    cases = [
      ["lhs", 0 : i32],
      ["rhs", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "VectorContractLowering",
    storage = i32,
    cases = [
      ["dot", 0 : i32],
      ["llvmintr", 1 : i32],
      ["outerproduct", 2 : i32],
      ["parallelarith", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "VectorMultiReductionLowering",
    storage = i32,
    cases = [
      ["innerparallel", 0 : i32],
      ["innerreduction", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "VectorTransferSplit",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["vector-transfer", 1 : i32],
      ["linalg-copy", 2 : i32],
      ["force-in-bounds", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "VectorTransposeLowering",
    storage = i32,
    cases = [
      ["eltwise", 0 : i32],
      ["llvmintr", 1 : i32],
      ["shuffle_1d", 2 : i32],
      ["shuffle_16x16", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WinogradConv2DFmr",
    storage = i32,
    cases = [
      ["F_2_3", 0 : i32],
      ["F_4_3", 1 : i32],
      ["F_2_5", 2 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "functional-type($target, $first) let(type($others) = type($first))",
    sym_name = "ContinuousTileSizeTypes",
    takes = ["type $target", "type $first", "type $others..."]
  } : () -> ()
  "varve.directive"() {
    format = "` ` some($matchers $actions by `,`: `\\n` ` ` ` ` ` ` $matchers `->` $actions)",
    sym_name = "ForeachMatchSymbols",
    takes = ["$matchers", "$actions"]
  } : () -> ()
  "varve.directive"() {
    format = "functional-type($target, $first) let(type($others) = type($first))",
    sym_name = "MultitileSizesTypes",
    takes = ["type $target", "type $first", "type $others..."]
  } : () -> ()
  "varve.directive"() {
    format = "one( ` ` when(count($root) = 0) | $root one( | `,` $others ) `:` one( when(count($others) > 0) `(` type($root) if(count($others) > 0: `,` type($others)) `)` | type($root) if(count($others) > 0: `,` type($others)) ) )",
    sym_name = "SequenceOpOperands",
    takes = ["$root", "type $root", "$others", "type $others"]
  } : () -> ()
  "varve.directive"() {
    format = "one( `all` let($all = unit; $numbers = []) | `except` `(` some($numbers by `,`: $numbers) `)` let($inverted = unit) | some($numbers by `,`: $numbers) )",
    sym_name = "TransformMatchDims",
    takes = ["$numbers", "$inverted", "$all"]
  } : () -> ()
  irdl.type @"!affine_map" attributes {
    varve.format = "",
    varve.traits = ["TransformParamTypeInterface"]
  } {
  }
  irdl.type @"!any_op" attributes {
    varve.format = "",
    varve.traits = ["TransformHandleTypeInterface"]
  } {
  }
  irdl.type @"!any_param" attributes {
    varve.format = "",
    varve.traits = ["TransformParamTypeInterface"]
  } {
  }
  irdl.type @"!any_value" attributes {
    varve.format = "",
    varve.traits = ["TransformValueHandleTypeInterface"]
  } {
  }
  irdl.type @"!op" attributes {
    varve.format = "`<` $operation_name `>`",
    varve.traits = ["TransformHandleTypeInterface"]
  } {
    %operation_name = irdl.any {varve.rule = "string"}
    irdl.parameters(
      operation_name: %operation_name)
  }
  irdl.type @"!param" attributes {
    varve.format = "`<` $type `>`",
    varve.traits = ["TransformParamTypeInterface"]
  } {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      type: %type)
  }
  irdl.type @"!type" attributes {
    varve.format = "",
    varve.traits = ["TransformParamTypeInterface"]
  } {
  }
  irdl.attribute @"#param_operand" attributes {
    varve.format = "`<` `index` `=` $index `>`"
  } {
    %index = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      index: %index)
  }
  irdl.operation @affine.simplify_bounded_affine_ops attributes {
    varve.format = "$target `with` `[` ($bounded_values^ `:` type($bounded_values))? `]` `within` $lower_bounds `and` $upper_bounds attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %bounded_values = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %lower_bounds = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %upper_bounds = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target,
      bounded_values: variadic %bounded_values)
    irdl.attributes {
      "lower_bounds" = %lower_bounds,
      "upper_bounds" = %upper_bounds
    }
  }
  irdl.operation @affine.simplify_min_max_affine_ops attributes {
    varve.format = "$target attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @alternatives attributes {
    varve.format = "($scope^ `:` type($scope))? (`->` type($results)^)? attr-dict-with-keyword regions",
    varve.traits = ["RegionBranchOpInterface", "TransformOpInterface", "MemoryEffectsOpInterface", "IsolatedFromAbove", "PossibleTopLevelTransformOpTrait", "SingleBlock"],
    varve.terminator = "transform.yield"
  } {
    %scope = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %results = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      scope: optional %scope)
    irdl.results(
      results: variadic %results)
    %alternatives = irdl.region with size 1
    irdl.regions(
      alternatives: %alternatives) {
      varve.variadic = ["alternatives"]
    }
  }
  irdl.operation @annotate attributes {
    varve.format = "$target $name attr-dict (`=` $param^)?`:` type($target) (`,` type($param)^)?",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %param = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      target: %target,
      param: optional %param)
    irdl.attributes {
      "name" = %name
    }
  }
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
    %preserve_handles = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "legal_ops" = %legal_ops,
      "illegal_ops" = %illegal_ops,
      "legal_dialects" = %legal_dialects,
      "illegal_dialects" = %illegal_dialects,
      "partial_conversion" = %partial_conversion,
      "preserve_handles" = %preserve_handles
    } {
      varve.optional = ["legal_ops", "illegal_ops", "legal_dialects", "illegal_dialects", "partial_conversion", "preserve_handles"]
    }
    %patterns = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    %default_type_converter_region = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      patterns: %patterns,
      default_type_converter_region: %default_type_converter_region) {
      varve.variadic = ["default_type_converter_region"]
    }
  }
  irdl.operation @apply_conversion_patterns.dialect_to_llvm attributes {
    varve.format = "$dialect_name attr-dict",
    varve.traits = ["ConversionPatternDescriptorOpInterface"]
  } {
    %dialect_name = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "dialect_name" = %dialect_name
    }
  }
  irdl.operation @apply_conversion_patterns.func.func_to_llvm attributes {
    varve.format = "attr-dict",
    varve.traits = ["ConversionPatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm attributes {
    varve.format = "attr-dict",
    varve.traits = ["ConversionPatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_conversion_patterns.gpu.gpu_to_nvvm attributes {
    varve.format = "attr-dict",
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
  irdl.operation @apply_conversion_patterns.gpu.gpu_to_rocdl attributes {
    varve.format = "`chipset` `=` $chipset attr-dict",
    varve.traits = ["ConversionPatternDescriptorOpInterface"]
  } {
    %chipset = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "chipset" = %chipset
    }
  }
  irdl.operation @apply_conversion_patterns.gpu.gpu_wmma_to_nvvm attributes {
    varve.format = "attr-dict",
    varve.traits = ["ConversionPatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_conversion_patterns.memref.memref_to_llvm_type_converter attributes {
    varve.format = "attr-dict",
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
        use_aligned_alloc = false,
        index_bitwidth = 64 : i64,
        use_generic_functions = false,
        use_bare_ptr_call_conv = false}
    }
  }
  irdl.operation @apply_conversion_patterns.nvgpu.nvgpu_to_nvvm attributes {
    varve.format = "attr-dict",
    varve.traits = ["ConversionPatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_conversion_patterns.scf.scf_to_control_flow attributes {
    varve.format = "attr-dict",
    varve.traits = ["ConversionPatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_conversion_patterns.scf.structural_conversions attributes {
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
  irdl.operation @apply_cse attributes {
    varve.format = "`to` $target attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "TransformEachOpTrait", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @apply_dce attributes {
    varve.format = "`to` $target attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "TransformEachOpTrait", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @apply_licm attributes {
    varve.format = "`to` $target attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "TransformEachOpTrait", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @apply_patterns attributes {
    varve.format = "`to` $target $patterns attr-dict `:` type($target)",
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
  irdl.operation @apply_patterns.arm_neon.vector_contract_to_bfmmla attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.arm_neon.vector_contract_to_i8mm attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.arm_sve.vector_contract_to_bfmmla attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.arm_sve.vector_contract_to_i8mm attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.canonicalization attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.gpu.eliminate_barriers attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.gpu.gpu_rewrite_patterns attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.gpu.gpu_shuffle_to_amdgpu attributes {
    varve.format = "(`chipset` `=` $chipset^)? attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
    %chipset = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "chipset" = %chipset
    } {
      varve.optional = ["chipset"]
    }
  }
  irdl.operation @apply_patterns.gpu.unroll_vectors_subgroup_mma attributes {
    varve.format = "`[` $m `,` $n `,` $k `]` attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
    %m = irdl.any {varve.rule = "I64Attr"}
    %n = irdl.any {varve.rule = "I64Attr"}
    %k = irdl.any {varve.rule = "I64Attr"}
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k
    }
  }
  irdl.operation @apply_patterns.linalg.decompose_pack_unpack attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.linalg.decompose_pad attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.linalg.erase_unnecessary_inputs attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.linalg.fold_add_into_dest attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.linalg.fold_pack_unpack_into_empty attributes {
    varve.format = "attr-dict",
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
  irdl.operation @apply_patterns.linalg.fold_unit_extent_dims_via_reshapes attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.linalg.fold_unit_extent_dims_via_slices attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.linalg.pad_vectorization attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.linalg.tiling_canonicalization attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.memref.alloc_to_alloca attributes {
    varve.format = "(`size_limit` `(` $size_limit^ `)`)? attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
    %size_limit = irdl.any {varve.rule = "I64Attr"}
    irdl.attributes {
      "size_limit" = %size_limit
    } {
      varve.optional = ["size_limit"]
    }
  }
  irdl.operation @apply_patterns.memref.expand_ops attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.memref.expand_strided_metadata attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.memref.extract_address_computations attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.memref.fold_memref_alias_ops attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.memref.resolve_ranked_shaped_type_result_dims attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.scf.for_loop_canonicalization attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.tensor.bubble_up_extract_slice attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.tensor.decompose_concat attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.tensor.fold_into_pack_and_unpack attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.tensor.fold_tensor_empty attributes {
    varve.format = "attr-dict",
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
  irdl.operation @apply_patterns.tensor.fold_tensor_subset_ops attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.tensor.merge_consecutive_insert_extract_slice attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.tensor.reassociative_reshape_folding attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.tensor.rewrite_as_constant attributes {
    varve.format = "(`aggressive` $aggressive^)? attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
    %aggressive = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "aggressive" = %aggressive
    } {
      varve.optional = ["aggressive"]
    }
  }
  irdl.operation @apply_patterns.vector.cast_away_vector_leading_one_dim attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.drop_unit_dims_with_shape_cast attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.elementwise_to_vector attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.fold_arith_extension attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.interleave_to_shuffle attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.lower_bitcast attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.lower_broadcast attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.lower_contraction attributes {
    varve.format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
    %lowering_strategy = irdl.any {varve.rule = "enum<@VectorContractLowering>"}
    irdl.attributes {
      "lowering_strategy" = %lowering_strategy
    } {
      varve.defaults = {
        lowering_strategy = 2 : i32}
    }
  }
  irdl.operation @apply_patterns.vector.lower_create_mask attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.lower_gather attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.lower_interleave attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.lower_masked_transfers attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.lower_masks attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.lower_multi_reduction attributes {
    varve.format = "(`lowering_strategy` `=` $lowering_strategy^)? attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
    %lowering_strategy = irdl.any {varve.rule = "enum<@VectorMultiReductionLowering>"}
    irdl.attributes {
      "lowering_strategy" = %lowering_strategy
    } {
      varve.defaults = {
        lowering_strategy = 0 : i32}
    }
  }
  irdl.operation @apply_patterns.vector.lower_outerproduct attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.lower_scan attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.lower_shape_cast attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.lower_transfer attributes {
    varve.format = "(`max_transfer_rank` `=` $max_transfer_rank^)? attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
    %max_transfer_rank = irdl.any {varve.rule = "I64Attr"}
    irdl.attributes {
      "max_transfer_rank" = %max_transfer_rank
    } {
      varve.defaults = {
        max_transfer_rank = 1 : i64}
    }
  }
  irdl.operation @apply_patterns.vector.lower_transpose attributes {
    varve.format = "oilist ( `lowering_strategy` `=` $lowering_strategy | `avx2_lowering_strategy` `=` $avx2_lowering_strategy ) attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
    %lowering_strategy = irdl.any {varve.rule = "enum<@VectorTransposeLowering>"}
    %avx2_lowering_strategy = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "lowering_strategy" = %lowering_strategy,
      "avx2_lowering_strategy" = %avx2_lowering_strategy
    } {
      varve.defaults = {
        lowering_strategy = 0 : i32,
        avx2_lowering_strategy = false}
    }
  }
  irdl.operation @apply_patterns.vector.materialize_masks attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.rank_reducing_subview_patterns attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.reduction_to_contract attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.rewrite_narrow_types attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.sink_mem_ops attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.sink_ops attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.split_transfer_full_partial attributes {
    varve.format = "(`split_transfer_strategy` `=` $split_transfer_strategy^)? attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
    %split_transfer_strategy = irdl.any {varve.rule = "enum<@VectorTransferSplit>"}
    irdl.attributes {
      "split_transfer_strategy" = %split_transfer_strategy
    } {
      varve.defaults = {
        split_transfer_strategy = 2 : i32}
    }
  }
  irdl.operation @apply_patterns.vector.transfer_permutation_patterns attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.transfer_to_scf attributes {
    varve.format = "oilist ( `max_transfer_rank` `=` $max_transfer_rank | `full_unroll` `=` $full_unroll ) attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
    %max_transfer_rank = irdl.any {varve.rule = "I64Attr"}
    %full_unroll = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "max_transfer_rank" = %max_transfer_rank,
      "full_unroll" = %full_unroll
    } {
      varve.defaults = {
        max_transfer_rank = 1 : i64,
        full_unroll = false}
    }
  }
  irdl.operation @apply_patterns.vector.unroll_from_elements attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.vector.unroll_to_elements attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.x86vector.sink_vector_producer_ops attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.x86vector.vector_contract_bf16_to_fma attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.x86vector.vector_contract_to_fma attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_patterns.x86vector.vector_contract_to_packed_type_dot_product attributes {
    varve.format = "attr-dict",
    varve.traits = ["PatternDescriptorOpInterface"]
  } {
  }
  irdl.operation @apply_registered_pass attributes {
    varve.format = "$pass_name (`with` `options` `=` custom<ApplyRegisteredPassOptions>($options, $dynamic_options)^)? `to` $target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %dynamic_options = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %pass_name = irdl.any {varve.rule = "StrAttr"}
    %options = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.operands(
      target: %target,
      dynamic_options: variadic %dynamic_options)
    irdl.results(
      result: %result)
    irdl.attributes {
      "pass_name" = %pass_name,
      "options" = %options
    } {
      varve.defaults = {
        options = {}}
    }
  }
  irdl.operation @bufferization.buffer_loop_hoisting attributes {
    varve.format = "$target attr-dict `:` type($target)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @bufferization.eliminate_empty_tensors attributes {
    varve.format = "$target attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @bufferization.empty_tensor_to_alloc_tensor attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22tensor.empty\22>>"}
    %transformed = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22bufferization.alloc_tensor\22>>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
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
  irdl.operation @cast attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($output)",
    varve.traits = ["TransformOpInterface", "TransformEachOpTrait", "CastOpInterface", "MemoryEffectsOpInterface"]
  } {
    %input = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %output = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @collect_matching attributes {
    varve.format = "$matcher `in` $root attr-dict `:` functional-type($root, $results)",
    varve.traits = ["MemoryEffectsOpInterface", "SymbolUserOpInterface", "TransformOpInterface"]
  } {
    %root = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %results = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %matcher = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      root: %root)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "matcher" = %matcher
    }
  }
  irdl.operation @debug.emit_param_as_remark attributes {
    varve.format = "$param (`,` $message^)? (`at` $anchor^)?attr-dict `:` type($param) (`,` type($anchor)^)?",
    varve.traits = ["MatchOpInterface", "TransformOpInterface", "MemoryEffectsOpInterface", "NavigationTransformOpTrait"]
  } {
    %param = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %anchor = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      param: %param,
      anchor: optional %anchor)
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @debug.emit_remark_at attributes {
    varve.format = "$at `,` $message attr-dict `:` type($at)",
    varve.traits = ["MatchOpInterface", "TransformOpInterface", "MemoryEffectsOpInterface", "NavigationTransformOpTrait"]
  } {
    %at = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      at: %at)
    irdl.attributes {
      "message" = %message
    }
  }
  irdl.operation @dlti.query attributes {
    varve.format = "$keys `at` $target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "TransformEachOpTrait", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %associated_attr = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %keys = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      associated_attr: %associated_attr)
    irdl.attributes {
      "keys" = %keys
    }
  }
  irdl.operation @foreach attributes {
    varve.format = "$targets oilist(`with_zip_shortest` $with_zip_shortest) `:` type($targets) (`->` type($results)^)? $body attr-dict",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "RegionBranchOpInterface", "SingleBlock"],
    varve.terminator = "transform.yield"
  } {
    %targets = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %results = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %with_zip_shortest = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      targets: variadic %targets)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "with_zip_shortest" = %with_zip_shortest
    } {
      varve.optional = ["with_zip_shortest"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
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
  irdl.operation @func.cast_and_call attributes {
    varve.format = "($function_name^)? ($function^)? ( `(` $inputs^ `)` )? ( `->` $outputs^ )? (`after` $insert_after^):(`before`)? $insertion_point ($conversions^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %insertion_point = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %inputs = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %outputs = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %function = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %insert_after = irdl.any {varve.rule = "UnitAttr"}
    %function_name = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      insertion_point: %insertion_point,
      inputs: optional %inputs,
      outputs: optional %outputs,
      function: optional %function) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "insert_after" = %insert_after,
      "function_name" = %function_name
    } {
      varve.optional = ["insert_after", "function_name"]
    }
    %conversions = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      conversions: %conversions)
  }
  irdl.operation @func.deduplicate_func_args attributes {
    varve.format = "$function_name `at` $module attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %module = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed_module = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed_function = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %function_name = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      module: %module)
    irdl.results(
      transformed_module: %transformed_module,
      transformed_function: %transformed_function)
    irdl.attributes {
      "function_name" = %function_name
    }
  }
  irdl.operation @func.replace_func_signature attributes {
    varve.format = "$function_name `args_interchange` `=` $args_interchange `results_interchange` `=` $results_interchange `at` $module attr-dict `:` functional-type(operands, results)",
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
  irdl.operation @get_consumers_of_result attributes {
    varve.format = "$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "NavigationTransformOpTrait", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %consumers = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result_number = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.results(
      consumers: %consumers)
    irdl.attributes {
      "result_number" = %result_number
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
  irdl.operation @get_operand attributes {
    varve.format = "$target `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "NavigationTransformOpTrait", "MatchOpInterface", "MemoryEffectsOpInterface"]
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
  irdl.operation @get_parent_op attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MatchOpInterface", "NavigationTransformOpTrait", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %parent = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %isolated_from_above = irdl.any {varve.rule = "UnitAttr"}
    %allow_empty_results = irdl.any {varve.rule = "UnitAttr"}
    %op_name = irdl.any {varve.rule = "StrAttr"}
    %deduplicate = irdl.any {varve.rule = "UnitAttr"}
    %nth_parent = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    irdl.operands(
      target: %target)
    irdl.results(
      parent: %parent)
    irdl.attributes {
      "isolated_from_above" = %isolated_from_above,
      "allow_empty_results" = %allow_empty_results,
      "op_name" = %op_name,
      "deduplicate" = %deduplicate,
      "nth_parent" = %nth_parent
    } {
      varve.optional = ["isolated_from_above", "allow_empty_results", "op_name", "deduplicate"],
      varve.defaults = {
        nth_parent = 1 : i64}
    }
  }
  irdl.operation @get_producer_of_operand attributes {
    varve.format = "$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "NavigationTransformOpTrait", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %producer = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %operand_number = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.results(
      producer: %producer)
    irdl.attributes {
      "operand_number" = %operand_number
    }
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
  irdl.operation @get_type attributes {
    varve.format = "(`elemental` $elemental^)? $value attr-dict `:`functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %value = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %type_param = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %elemental = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      value: %value)
    irdl.results(
      type_param: %type_param)
    irdl.attributes {
      "elemental" = %elemental
    } {
      varve.optional = ["elemental"]
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
  irdl.operation @irdl.collect_matching attributes {
    varve.format = "`in` $root `:` functional-type(operands, results) attr-dict-with-keyword regions",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "SymbolTable", "NoTerminator"]
  } {
    %root = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %matched = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      root: %root)
    irdl.results(
      matched: %matched)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @loop.coalesce attributes {
    varve.format = "$target attr-dict `:` functional-type($target, $transformed)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
  }
  irdl.operation @loop.forall_to_for attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: variadic %transformed)
  }
  irdl.operation @loop.forall_to_parallel attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: variadic %transformed)
  }
  irdl.operation @loop.fuse_sibling attributes {
    varve.format = "$target `into` $source attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %source = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %fused_loop = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target,
      source: %source)
    irdl.results(
      fused_loop: %fused_loop)
  }
  irdl.operation @loop.hoist_loop_invariant_subsets attributes {
    varve.format = "$target attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "TransformEachOpTrait", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
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
  irdl.operation @loop.parallel_for_to_nested_fors attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: variadic %transformed)
  }
  irdl.operation @loop.peel attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
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
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
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
  irdl.operation @loop.promote_if_one_iteration attributes {
    varve.format = "$target attr-dict `:` type($target)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @loop.unroll attributes {
    varve.format = "$target attr-dict `:` type($target)",
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
    varve.format = "$target attr-dict `:` type($target)",
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
  irdl.operation @match.operation_empty attributes {
    varve.format = "$operand_handle attr-dict `:` type($operand_handle)",
    varve.traits = ["AtMostOneOpMatcher", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      operand_handle: %operand_handle)
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
  irdl.operation @match.structured.classify_contraction_dims attributes {
    varve.format = "$operand_handle attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SingleOpMatcher", "StructuredPredicate", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %batch = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %m = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %n = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %k = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      batch: %batch,
      m: %m,
      n: %n,
      k: %k)
  }
  irdl.operation @match.structured.classify_convolution_dims attributes {
    varve.format = "$operand_handle attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SingleOpMatcher", "StructuredPredicate", "MatchOpInterface", "MemoryEffectsOpInterface"]
  } {
    %operand_handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %batch = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %output_image = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %output_channel = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %filter_loop = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %input_channel = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %depth = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %strides = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %dilations = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    irdl.operands(
      operand_handle: %operand_handle)
    irdl.results(
      batch: %batch,
      output_image: %output_image,
      output_channel: %output_channel,
      filter_loop: %filter_loop,
      input_channel: %input_channel,
      depth: %depth,
      strides: %strides,
      dilations: %dilations)
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
    varve.format = "$operand_handle attr-dict `:` custom<SemiFunctionType>(type($operand_handle), type($rank), \22false\22)",
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
  irdl.operation @memref.alloca_to_global attributes {
    varve.format = "$alloca attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %alloca = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22memref.alloca\22>>"}
    %getGlobal = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %global = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      alloca: %alloca)
    irdl.results(
      getGlobal: %getGlobal,
      global: %global)
  }
  irdl.operation @memref.erase_dead_alloc_and_stores attributes {
    varve.format = "$target attr-dict `:` functional-type($target, results)",
    varve.traits = ["TransformEachOpTrait", "TransformOpInterface", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
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
  irdl.operation @memref.multibuffer attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22memref.alloc\22>>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %factor = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    %skip_analysis = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "factor" = %factor,
      "skip_analysis" = %skip_analysis
    } {
      varve.optional = ["skip_analysis"]
    }
  }
  irdl.operation @merge_handles attributes {
    varve.format = "(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "MatchOpInterface", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($handles)"]
  } {
    %handles = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %result = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %deduplicate = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      handles: variadic %handles)
    irdl.results(
      result: %result)
    irdl.attributes {
      "deduplicate" = %deduplicate
    } {
      varve.optional = ["deduplicate"]
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
  irdl.operation @num_associations attributes {
    varve.format = "$handle attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "ParamProducerTransformOpTrait", "TransformOpInterface", "MatchOpInterface"]
  } {
    %handle = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %num = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    irdl.operands(
      handle: %handle)
    irdl.results(
      num: %num)
  }
  irdl.operation @nvgpu.create_async_groups attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %bypass_l1 = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
    irdl.attributes {
      "bypass_l1" = %bypass_l1
    } {
      varve.optional = ["bypass_l1"]
    }
  }
  irdl.operation @nvgpu.pipeline_shared_memory_copies attributes {
    varve.format = "`failures` `(` $failure_propagation_mode `)` $for_op attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %for_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %depth = irdl.any {varve.rule = "I64Attr"}
    %peel_epilogue = irdl.any {varve.rule = "UnitAttr"}
    %failure_propagation_mode = irdl.any {varve.rule = "enum<@FailurePropagationMode>"}
    irdl.operands(
      for_op: %for_op)
    irdl.results(
      result: %result)
    irdl.attributes {
      "depth" = %depth,
      "peel_epilogue" = %peel_epilogue,
      "failure_propagation_mode" = %failure_propagation_mode
    } {
      varve.optional = ["peel_epilogue"],
      varve.defaults = {
        failure_propagation_mode = 2 : i32}
    }
  }
  irdl.operation @nvgpu.rewrite_copy_as_tma attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @nvgpu.rewrite_matmul_as_mma_sync attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
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
  irdl.operation @pdl_match attributes {
    varve.format = "$pattern_name `in` $root attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %root = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %matched = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %pattern_name = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      root: %root)
    irdl.results(
      matched: %matched)
    irdl.attributes {
      "pattern_name" = %pattern_name
    }
  }
  irdl.operation @print attributes {
    varve.format = "$target attr-dict (`:` type($target)^)?",
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
  irdl.operation @replicate attributes {
    varve.format = "`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "AllTypesMatch<handles,replicated>"],
    varve.let = [
      "type($replicated) = type($handles)"]
  } {
    %pattern = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %handles = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %replicated = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    irdl.operands(
      pattern: %pattern,
      handles: variadic %handles)
    irdl.results(
      replicated: variadic %replicated)
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
  irdl.operation @select attributes {
    varve.format = "$op_name `in` $target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "NavigationTransformOpTrait", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %op_name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
    irdl.attributes {
      "op_name" = %op_name
    }
  }
  irdl.operation @sequence attributes {
    varve.format = "custom<SequenceOpOperands>($root, type($root), $extra_bindings, type($extra_bindings)) (`->` type($results)^)? `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions",
    varve.traits = ["RegionBranchOpInterface", "MatchOpInterface", "TransformOpInterface", "MemoryEffectsOpInterface", "OpAsmOpInterface", "PossibleTopLevelTransformOpTrait", "SingleBlock"],
    varve.terminator = "transform.yield",
    varve.default_dialect = "transform"
  } {
    %root = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %extra_bindings = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %results = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %failure_propagation_mode = irdl.any {varve.rule = "enum<@FailurePropagationMode>"}
    irdl.operands(
      root: optional %root,
      extra_bindings: variadic %extra_bindings) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "failure_propagation_mode" = %failure_propagation_mode
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @smt.constrain_params attributes {
    varve.format = "`(` $params `)` attr-dict `:` functional-type(operands, results) $body",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "SingleBlock"],
    varve.terminator = "smt.yield"
  } {
    %params = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %results = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    irdl.operands(
      params: variadic %params)
    irdl.results(
      results: variadic %results)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @sparse_tensor.match.sparse_inout attributes {
    varve.format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), \22false\22)",
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
  irdl.operation @structured.continuous_tile_sizes attributes {
    varve.format = "$target attr-dict `:` custom<ContinuousTileSizeTypes>(type($target), type($tile_sizes), type($chunk_sizes))",
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
  irdl.operation @structured.convert_to_loops attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
  }
  irdl.operation @structured.decompose attributes {
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
  irdl.operation @structured.decompose_interface attributes {
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
  irdl.operation @structured.decompose_winograd_op attributes {
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
  irdl.operation @structured.eliminate_empty_tensors attributes {
    varve.format = "$target attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @structured.flatten_elementwise attributes {
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
  irdl.operation @structured.fuse attributes {
    varve.format = "$target oilist( `tile_sizes` custom<DynamicIndexList>($tile_sizes, $static_tile_sizes) | `interchange` custom<DynamicIndexList>($tile_interchange, $static_tile_interchange) ) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %tile_sizes = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %tile_interchange = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %loops = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %static_tile_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_tile_interchange = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %apply_cleanup = irdl.any {varve.rule = "UnitAttr"}
    %use_forall = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target,
      tile_sizes: variadic %tile_sizes,
      tile_interchange: variadic %tile_interchange) {
      varve.segments
    }
    irdl.results(
      transformed: %transformed,
      loops: variadic %loops)
    irdl.attributes {
      "static_tile_sizes" = %static_tile_sizes,
      "static_tile_interchange" = %static_tile_interchange,
      "apply_cleanup" = %apply_cleanup,
      "use_forall" = %use_forall
    } {
      varve.optional = ["static_tile_sizes", "static_tile_interchange", "apply_cleanup", "use_forall"],
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
    irdl.operands(
      producer_op: %producer_op,
      containing_op: %containing_op)
    irdl.results(
      fused_op: %fused_op,
      new_containing_op: %new_containing_op)
  }
  irdl.operation @structured.generalize attributes {
    varve.format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \22false\22)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
  }
  irdl.operation @structured.gpu.map_copy_to_threads attributes {
    varve.format = "$target `total_num_threads` `=` $total_num_threads `desired_bit_alignment` `=` $desired_bit_alignment attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %forall_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %tiled_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %total_num_threads = irdl.any {varve.rule = "I64Attr"}
    %desired_bit_alignment = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.results(
      forall_op: %forall_op,
      tiled_op: %tiled_op)
    irdl.attributes {
      "total_num_threads" = %total_num_threads,
      "desired_bit_alignment" = %desired_bit_alignment
    }
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
  irdl.operation @structured.hoist_redundant_vector_broadcasts attributes {
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
  irdl.operation @structured.hoist_redundant_vector_transfers attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
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
  irdl.operation @structured.interchange attributes {
    varve.format = "$target (`iterator_interchange` `=` $iterator_interchange^)? attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \22false\22)",
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
  irdl.operation @structured.linalg_copy_to_memref attributes {
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
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
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
  irdl.operation @structured.multitile_sizes attributes {
    varve.format = "$target attr-dict `:` custom<MultitileSizesTypes>(type($target), type($low_size), type($high_size), type($split_point))",
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
  irdl.operation @structured.pack attributes {
    varve.format = "$target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, $static_packed_sizes) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %packed_sizes = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %packed_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %static_packed_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target,
      packed_sizes: variadic %packed_sizes)
    irdl.results(
      packed_op: %packed_op)
    irdl.attributes {
      "static_packed_sizes" = %static_packed_sizes
    } {
      varve.defaults = {
        static_packed_sizes = array<i64>}
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
  irdl.operation @structured.pack_transpose attributes {
    varve.format = "$target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)` (`outer_perm` `=` $outer_perm^ )? (`inner_perm` `=` $inner_perm^ )? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target_pack_or_un_pack_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %target_linalg_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %packed_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %pack_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %un_pack_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %outer_perm = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %inner_perm = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target_pack_or_un_pack_op: %target_pack_or_un_pack_op,
      target_linalg_op: %target_linalg_op)
    irdl.results(
      packed_op: %packed_op,
      pack_op: %pack_op,
      un_pack_op: %un_pack_op)
    irdl.attributes {
      "outer_perm" = %outer_perm,
      "inner_perm" = %inner_perm
    } {
      varve.optional = ["outer_perm", "inner_perm"],
      varve.defaults = {
        outer_perm = array<i64>,
        inner_perm = array<i64>}
    }
  }
  irdl.operation @structured.pad attributes {
    varve.format = "$target (`pad_to_multiple_of` custom<DynamicIndexList>($pad_to_multiple_of, $static_pad_to_multiple_of)^)? (`use_prescribed_tensor_shapes` $use_prescribed_tensor_shapes^)? attr-dict `:` functional-type(operands, results)",
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
    %use_prescribed_tensor_shapes = irdl.any {varve.rule = "UnitAttr"}
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
      "copy_back_op" = %copy_back_op,
      "use_prescribed_tensor_shapes" = %use_prescribed_tensor_shapes
    } {
      varve.optional = ["static_pad_to_multiple_of", "use_prescribed_tensor_shapes"],
      varve.defaults = {
        padding_values = [],
        padding_dimensions = [],
        static_pad_to_multiple_of = array<i64>,
        nofold_flags = [],
        transpose_paddings = [],
        copy_back_op = "bufferization.materialize_in_destination"}
    }
  }
  irdl.operation @structured.pad_tiling_interface attributes {
    varve.format = "$target `to` (`padding_sizes` custom<DynamicIndexList>($padding_sizes, $static_padding_sizes)^)? (`pad_to_multiple_of` $pad_to_multiple_of^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %padding_sizes = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %padded = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %pad = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %padding_values = irdl.any {varve.rule = "ArrayAttr"}
    %static_padding_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %pad_to_multiple_of = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target,
      padding_sizes: variadic %padding_sizes)
    irdl.results(
      padded: %padded,
      pad: %pad)
    irdl.attributes {
      "padding_values" = %padding_values,
      "static_padding_sizes" = %static_padding_sizes,
      "pad_to_multiple_of" = %pad_to_multiple_of
    } {
      varve.optional = ["static_padding_sizes", "pad_to_multiple_of"],
      varve.defaults = {
        padding_values = [],
        static_padding_sizes = array<i64>}
    }
  }
  irdl.operation @structured.promote attributes {
    varve.format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \22false\22)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %operands_to_promote = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %use_full_tile_buffers = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    %use_full_tiles_by_default = irdl.any {varve.rule = "UnitAttr"}
    %use_original_subview_size = irdl.any {varve.rule = "UnitAttr"}
    %use_alloca = irdl.any {varve.rule = "UnitAttr"}
    %memory_space = irdl.any
    %mapping = irdl.any {varve.rule = "ArrayOf<AnyOf<Implements<\22DeviceMappingAttrInterface\22>, Implements<\22DeviceMaskingAttrInterface\22>>>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "operands_to_promote" = %operands_to_promote,
      "use_full_tile_buffers" = %use_full_tile_buffers,
      "use_full_tiles_by_default" = %use_full_tiles_by_default,
      "use_original_subview_size" = %use_original_subview_size,
      "use_alloca" = %use_alloca,
      "memory_space" = %memory_space,
      "mapping" = %mapping,
      "alignment" = %alignment
    } {
      varve.optional = ["use_full_tiles_by_default", "use_original_subview_size", "use_alloca", "memory_space", "mapping", "alignment"],
      varve.defaults = {
        operands_to_promote = [],
        use_full_tile_buffers = []}
    }
  }
  irdl.operation @structured.promote_tensor attributes {
    varve.format = "(`to` $memory_space^)? $tensor attr-dict `:` type($tensor)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "SameOperandsAndResultType"],
    varve.let = [
      "type($promoted) = type($tensor)"]
  } {
    %tensor = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %promoted = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %memory_space = irdl.any
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      promoted: %promoted)
    irdl.attributes {
      "memory_space" = %memory_space
    } {
      varve.optional = ["memory_space"]
    }
  }
  irdl.operation @structured.replace attributes {
    varve.format = "$target attr-dict-with-keyword regions `:` custom<SemiFunctionType>(type($target), type($replacement), \22false\22)",
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
  irdl.operation @structured.scalarize attributes {
    varve.format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($result), \22false\22)",
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
    varve.format = "$target attr-dict `:` custom<SemiFunctionType>(type($target), type($transformed), \22false\22)",
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
    varve.printer = "code",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"],
    varve.format = "$target `after` one( $static_chunk_sizes | $dynamic_chunk_sizes let($static_chunk_sizes = -4294967296 * 2147483648) ) ` ` attr-dict ` ` `:` type($target) if(count($dynamic_chunk_sizes) > 0: `,` type($dynamic_chunk_sizes)) let(type($split_list) = type($target))"
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %dynamic_chunk_sizes = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %split_list = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    %static_chunk_sizes = irdl.any {varve.rule = "I64Attr"}
    %multiway = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target,
      dynamic_chunk_sizes: optional %dynamic_chunk_sizes)
    irdl.results(
      split_list: %split_list)
    irdl.attributes {
      "dimension" = %dimension,
      "static_chunk_sizes" = %static_chunk_sizes,
      "multiway" = %multiway
    } {
      varve.optional = ["multiway"]
    }
  }
  irdl.operation @structured.split_reduction attributes {
    varve.format = "$target attr-dict `:`functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %init_or_alloc_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %fill_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %split_linalg_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %combining_linalg_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %split_factor = irdl.any {varve.rule = "I64Attr"}
    %insert_split_dimension = irdl.any {varve.rule = "I64Attr"}
    %inner_parallel = irdl.any {varve.rule = "UnitAttr"}
    %use_scaling_algorithm = irdl.any {varve.rule = "UnitAttr"}
    %use_alloc = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      init_or_alloc_op: %init_or_alloc_op,
      fill_op: %fill_op,
      split_linalg_op: %split_linalg_op,
      combining_linalg_op: %combining_linalg_op)
    irdl.attributes {
      "split_factor" = %split_factor,
      "insert_split_dimension" = %insert_split_dimension,
      "inner_parallel" = %inner_parallel,
      "use_scaling_algorithm" = %use_scaling_algorithm,
      "use_alloc" = %use_alloc
    } {
      varve.optional = ["inner_parallel", "use_scaling_algorithm", "use_alloc"],
      varve.defaults = {
        split_factor = 0 : i64,
        insert_split_dimension = 0 : i64}
    }
  }
  irdl.operation @structured.tile_reduction_using_for attributes {
    varve.format = "$target (`reduction_dims` `=` $reduction_dims^)? `by` `tile_sizes` `=` $tile_sizes attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %fill_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %split_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %combining_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %for_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %reduction_dims = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %tile_sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      target: %target)
    irdl.results(
      fill_op: variadic %fill_op,
      split_op: %split_op,
      combining_op: %combining_op,
      for_op: %for_op)
    irdl.attributes {
      "reduction_dims" = %reduction_dims,
      "tile_sizes" = %tile_sizes
    } {
      varve.defaults = {
        reduction_dims = [],
        tile_sizes = []}
    }
  }
  irdl.operation @structured.tile_reduction_using_forall attributes {
    varve.format = "$target (`reduction_dims` `=` $reduction_dims^)? `by` (`num_threads` `=` $num_threads^)? (`tile_sizes` `=` $tile_sizes^)? (`mapping` `=` $mapping^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %fill_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %split_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %combining_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %forall_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %reduction_dims = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %num_threads = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %tile_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %mapping = irdl.any {varve.rule = "ArrayOf<AnyOf<Implements<\22DeviceMappingAttrInterface\22>, Implements<\22DeviceMaskingAttrInterface\22>>>"}
    irdl.operands(
      target: %target)
    irdl.results(
      fill_op: variadic %fill_op,
      split_op: %split_op,
      combining_op: %combining_op,
      forall_op: %forall_op)
    irdl.attributes {
      "reduction_dims" = %reduction_dims,
      "num_threads" = %num_threads,
      "tile_sizes" = %tile_sizes,
      "mapping" = %mapping
    } {
      varve.optional = ["mapping"],
      varve.defaults = {
        reduction_dims = [],
        num_threads = array<i64>,
        tile_sizes = array<i64>}
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
    irdl.operands(
      target: %target,
      dynamic_sizes: variadic %dynamic_sizes)
    irdl.results(
      tiled_linalg_op: %tiled_linalg_op,
      loops: variadic %loops)
    irdl.attributes {
      "static_sizes" = %static_sizes,
      "interchange" = %interchange,
      "scalable_sizes" = %scalable_sizes
    } {
      varve.optional = ["static_sizes", "interchange", "scalable_sizes"],
      varve.defaults = {
        static_sizes = array<i64>,
        interchange = array<i64>,
        scalable_sizes = array<i1>}
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
    %mapping = irdl.any {varve.rule = "ArrayOf<AnyOf<Implements<\22DeviceMappingAttrInterface\22>, Implements<\22DeviceMaskingAttrInterface\22>>>"}
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
  irdl.operation @structured.transpose_conv2d attributes {
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
  irdl.operation @structured.transpose_matmul attributes {
    varve.format = "$target (`<` $inputToTranspose^ `>`)? attr-dict `:` functional-type($target, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %inputToTranspose = irdl.any {varve.rule = "enum<@TransposeMatmulInput>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "inputToTranspose" = %inputToTranspose
    } {
      varve.defaults = {
        inputToTranspose = 0 : i32}
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
  irdl.operation @structured.vectorize_children_and_apply_patterns attributes {
    varve.format = "$target attr-dict `:`functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %fold_type_extensions_into_contract = irdl.any {varve.rule = "UnitAttr"}
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
      "fold_type_extensions_into_contract" = %fold_type_extensions_into_contract,
      "vectorize_padding" = %vectorize_padding,
      "vectorize_nd_extract" = %vectorize_nd_extract,
      "flatten_1d_depthwise_conv" = %flatten_1d_depthwise_conv,
      "disable_multi_reduction_to_contract_patterns" = %disable_multi_reduction_to_contract_patterns,
      "disable_transfer_permutation_map_lowering_patterns" = %disable_transfer_permutation_map_lowering_patterns
    } {
      varve.optional = ["fold_type_extensions_into_contract", "vectorize_padding", "vectorize_nd_extract", "flatten_1d_depthwise_conv", "disable_multi_reduction_to_contract_patterns", "disable_transfer_permutation_map_lowering_patterns"]
    }
  }
  irdl.operation @structured.winograd_conv2d attributes {
    varve.format = "$target attr-dict `:` functional-type($target, results)",
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
  irdl.operation @tune.alternatives attributes {
    varve.format = "`<` $name `>` (`selected_region` `=` custom<AlternativesOpSelectedRegion>( $selected_region_attr, $selected_region_param)^)? attr-dict-with-keyword (`:` type($selected_region_param)^)? (`->` type($results)^)? regions",
    varve.traits = ["RegionBranchOpInterface", "TransformOpInterface", "MemoryEffectsOpInterface", "SingleBlock", "NoRegionArguments"],
    varve.terminator = "transform.yield"
  } {
    %selected_region_param = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %results = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %selected_region_attr = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      selected_region_param: optional %selected_region_param)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "name" = %name,
      "selected_region_attr" = %selected_region_attr
    } {
      varve.optional = ["selected_region_attr"]
    }
    %alternatives = irdl.region with size 1
    irdl.regions(
      alternatives: %alternatives) {
      varve.variadic = ["alternatives"]
    }
  }
  irdl.operation @tune.knob attributes {
    varve.format = "`<` $name `>` (`=` $selected^ `from`)? `options` `=` $options attr-dict `->` type(results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %result = irdl.any {varve.rule = "Implements<\22TransformParamTypeInterface\22>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %options = irdl.any
    %selected = irdl.any
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name,
      "options" = %options,
      "selected" = %selected
    } {
      varve.optional = ["selected"]
    }
  }
  irdl.operation @type_conversion.tensor.cast_shape_dynamic_dims attributes {
    varve.format = "(`ignore_dynamic_info` $ignore_dynamic_info^)? attr-dict",
    varve.traits = ["TypeConverterBuilderOpInterface"]
  } {
    %ignore_dynamic_info = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "ignore_dynamic_info" = %ignore_dynamic_info
    } {
      varve.optional = ["ignore_dynamic_info"]
    }
  }
  irdl.operation @verify attributes {
    varve.format = "$target attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "TransformEachOpTrait", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
  }
  irdl.operation @with_pdl_patterns attributes {
    varve.format = "($root^ `:` type($root))? attr-dict-with-keyword regions",
    varve.traits = ["TransformOpInterface", "NoTerminator", "OpAsmOpInterface", "PossibleTopLevelTransformOpTrait", "MemoryEffectsOpInterface", "SymbolTable"],
    varve.default_dialect = "transform"
  } {
    %root = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      root: optional %root)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @xegpu.convert_layout attributes {
    varve.format = "$target `input_sg_layout` `=` custom<DynamicIndexList>($input_sg_layout, $static_input_sg_layout) `input_sg_data` `=` custom<DynamicIndexList>($input_sg_data, $static_input_sg_data) (`input_inst_data` `=` custom<DynamicIndexList>($input_inst_data, $static_input_inst_data)^)? `target_sg_layout` `=` custom<DynamicIndexList>($target_sg_layout, $static_target_sg_layout) `target_sg_data` `=` custom<DynamicIndexList>($target_sg_data, $static_target_sg_data) (`target_inst_data` `=` custom<DynamicIndexList>($target_inst_data, $static_target_inst_data)^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %input_sg_layout = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %input_sg_data = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %input_inst_data = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %target_sg_layout = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %target_sg_data = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %target_inst_data = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %newConvertOp = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %static_input_sg_layout = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_input_sg_data = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_input_inst_data = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_target_sg_layout = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_target_sg_data = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_target_inst_data = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target,
      input_sg_layout: variadic %input_sg_layout,
      input_sg_data: variadic %input_sg_data,
      input_inst_data: variadic %input_inst_data,
      target_sg_layout: variadic %target_sg_layout,
      target_sg_data: variadic %target_sg_data,
      target_inst_data: variadic %target_inst_data) {
      varve.segments
    }
    irdl.results(
      newConvertOp: %newConvertOp)
    irdl.attributes {
      "static_input_sg_layout" = %static_input_sg_layout,
      "static_input_sg_data" = %static_input_sg_data,
      "static_input_inst_data" = %static_input_inst_data,
      "static_target_sg_layout" = %static_target_sg_layout,
      "static_target_sg_data" = %static_target_sg_data,
      "static_target_inst_data" = %static_target_inst_data
    } {
      varve.optional = ["static_input_sg_layout", "static_input_sg_data", "static_input_inst_data", "static_target_sg_layout", "static_target_sg_data", "static_target_inst_data"],
      varve.defaults = {
        static_input_sg_layout = array<i64>,
        static_input_sg_data = array<i64>,
        static_input_inst_data = array<i64>,
        static_target_sg_layout = array<i64>,
        static_target_sg_data = array<i64>,
        static_target_inst_data = array<i64>}
    }
  }
  irdl.operation @xegpu.get_desc_op attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "NavigationTransformOpTrait", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %descHandle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      descHandle: %descHandle)
  }
  irdl.operation @xegpu.insert_prefetch attributes {
    varve.format = "$target `nb_prefetch` `=` ($dynamic_nb_prefetch^):($static_nb_prefetch)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformValueHandleTypeInterface\22>"}
    %dynamic_nb_prefetch = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %desc_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %static_nb_prefetch = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      target: %target,
      dynamic_nb_prefetch: optional %dynamic_nb_prefetch)
    irdl.results(
      desc_op: %desc_op)
    irdl.attributes {
      "static_nb_prefetch" = %static_nb_prefetch
    } {
      varve.optional = ["static_nb_prefetch"],
      varve.defaults = {
        static_nb_prefetch = 1 : i64}
    }
  }
  irdl.operation @xegpu.set_desc_layout attributes {
    varve.format = "$target `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout) `sg_data` `=` custom<DynamicIndexList>($sg_data, $static_sg_data) (`inst_data` `=` custom<DynamicIndexList>($inst_data, $static_inst_data)^)? (`slice_dims` `=` $slice_dims^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %sg_layout = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %sg_data = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %inst_data = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %static_sg_layout = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_sg_data = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_inst_data = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %slice_dims = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target,
      sg_layout: variadic %sg_layout,
      sg_data: variadic %sg_data,
      inst_data: variadic %inst_data) {
      varve.segments
    }
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "static_sg_layout" = %static_sg_layout,
      "static_sg_data" = %static_sg_data,
      "static_inst_data" = %static_inst_data,
      "slice_dims" = %slice_dims
    } {
      varve.optional = ["static_sg_layout", "static_sg_data", "static_inst_data", "slice_dims"],
      varve.defaults = {
        static_sg_layout = array<i64>,
        static_sg_data = array<i64>,
        static_inst_data = array<i64>,
        slice_dims = array<i64>}
    }
  }
  irdl.operation @xegpu.set_gpu_launch_threads attributes {
    varve.format = "$target `threads` `=` custom<DynamicIndexList>($threads, $static_threads) attr-dict `:` qualified(type(operands))",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %threads = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %static_threads = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target,
      threads: variadic %threads)
    irdl.attributes {
      "static_threads" = %static_threads
    } {
      varve.optional = ["static_threads"],
      varve.defaults = {
        static_threads = array<i64>}
    }
  }
  irdl.operation @xegpu.set_op_layout_attr attributes {
    varve.format = "$target (`result` $result^)? (`index` `=` $index^)? `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout) `sg_data` `=` custom<DynamicIndexList>($sg_data, $static_sg_data) (`inst_data` `=` custom<DynamicIndexList>($inst_data, $static_inst_data)^)? (`slice_dims` `=` $slice_dims^)? attr-dict `:` qualified(type(operands))",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %sg_layout = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %sg_data = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %inst_data = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformParamTypeInterface\22>>"}
    %index = irdl.any {varve.rule = "I64Attr"}
    %static_sg_layout = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_sg_data = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_inst_data = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %slice_dims = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %result = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target,
      sg_layout: variadic %sg_layout,
      sg_data: variadic %sg_data,
      inst_data: variadic %inst_data) {
      varve.segments
    }
    irdl.attributes {
      "index" = %index,
      "static_sg_layout" = %static_sg_layout,
      "static_sg_data" = %static_sg_data,
      "static_inst_data" = %static_inst_data,
      "slice_dims" = %slice_dims,
      "result" = %result
    } {
      varve.optional = ["index", "static_sg_layout", "static_sg_data", "static_inst_data", "slice_dims", "result"],
      varve.defaults = {
        index = 0 : i64,
        static_sg_layout = array<i64>,
        static_sg_data = array<i64>,
        static_inst_data = array<i64>,
        slice_dims = array<i64>}
    }
  }
  irdl.operation @yield attributes {
    varve.format = "operands attr-dict (`:` type($operands)^)?",
    varve.traits = ["Terminator", "MemoryEffectsOpInterface"]
  } {
    %operands = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    irdl.operands(
      operands: variadic %operands)
  }
}
