irdl.dialect @transform attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "enum MatchCmpIPredicate",
    "enum TransposeMatmulInput",
    "operation transform.annotate",
    "operation transform.apply_conversion_patterns",
    "operation transform.apply_conversion_patterns.dialect_to_llvm",
    "operation transform.apply_conversion_patterns.func.func_to_llvm",
    "operation transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm",
    "operation transform.apply_conversion_patterns.gpu.gpu_to_nvvm",
    "operation transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm",
    "operation transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter",
    "operation transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm",
    "operation transform.apply_conversion_patterns.scf.scf_to_control_flow",
    "operation transform.apply_conversion_patterns.scf.structural_conversions",
    "operation transform.apply_conversion_patterns.vector.vector_to_llvm",
    "operation transform.apply_cse",
    "operation transform.apply_dce",
    "operation transform.apply_licm",
    "operation transform.apply_patterns",
    "operation transform.apply_patterns.canonicalization",
    "operation transform.apply_patterns.gpu.eliminate_barriers",
    "operation transform.apply_patterns.gpu.gpu_rewrite_patterns",
    "operation transform.apply_patterns.gpu.unroll_vectors_subgroup_mma",
    "operation transform.apply_patterns.linalg.erase_unnecessary_inputs",
    "operation transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes",
    "operation transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices",
    "operation transform.apply_patterns.linalg.tiling_canonicalization",
    "operation transform.apply_patterns.memref.alloc_to_alloca",
    "operation transform.apply_patterns.memref.expand_ops",
    "operation transform.apply_patterns.memref.expand_strided_metadata",
    "operation transform.apply_patterns.memref.extract_address_computations",
    "operation transform.apply_patterns.memref.fold_memref_alias_ops",
    "operation transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims",
    "operation transform.apply_patterns.scf.for_loop_canonicalization",
    "operation transform.apply_patterns.tensor.decompose_concat",
    "operation transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion",
    "operation transform.apply_patterns.tensor.fold_into_pack_and_unpack",
    "operation transform.apply_patterns.tensor.fold_tensor_empty",
    "operation transform.apply_patterns.tensor.fold_tensor_subset_ops",
    "operation transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers",
    "operation transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice",
    "operation transform.apply_patterns.tensor.reassociative_reshape_folding",
    "operation transform.apply_patterns.tensor.rewrite_as_constant",
    "operation transform.apply_patterns.vector.cast_away_vector_leading_one_dim",
    "operation transform.apply_patterns.vector.elementwise_to_vector",
    "operation transform.apply_patterns.vector.fold_arith_extension",
    "operation transform.apply_patterns.vector.interleave_to_shuffle",
    "operation transform.apply_patterns.vector.lower_bitcast",
    "operation transform.apply_patterns.vector.lower_broadcast",
    "operation transform.apply_patterns.vector.lower_contraction",
    "operation transform.apply_patterns.vector.lower_create_mask",
    "operation transform.apply_patterns.vector.lower_gather",
    "operation transform.apply_patterns.vector.lower_interleave",
    "operation transform.apply_patterns.vector.lower_masked_transfers",
    "operation transform.apply_patterns.vector.lower_masks",
    "operation transform.apply_patterns.vector.lower_multi_reduction",
    "operation transform.apply_patterns.vector.lower_outerproduct",
    "operation transform.apply_patterns.vector.lower_scan",
    "operation transform.apply_patterns.vector.lower_shape_cast",
    "operation transform.apply_patterns.vector.lower_transfer",
    "operation transform.apply_patterns.vector.lower_transpose",
    "operation transform.apply_patterns.vector.materialize_masks",
    "operation transform.apply_patterns.vector.rank_reducing_subview_patterns",
    "operation transform.apply_patterns.vector.reduction_to_contract",
    "operation transform.apply_patterns.vector.rewrite_narrow_types",
    "operation transform.apply_patterns.vector.split_transfer_full_partial",
    "operation transform.apply_patterns.vector.transfer_permutation_patterns",
    "operation transform.apply_patterns.vector.transfer_to_scf",
    "operation transform.apply_registered_pass",
    "operation transform.bufferization.buffer_loop_hoisting",
    "operation transform.bufferization.eliminate_empty_tensors",
    "operation transform.collect_matching",
    "operation transform.debug.emit_param_as_remark",
    "operation transform.debug.emit_remark_at",
    "operation transform.foreach_match",
    "operation transform.func.cast_and_call",
    "operation transform.get_defining_op",
    "operation transform.get_operand",
    "operation transform.get_parent_op",
    "operation transform.get_result",
    "operation transform.get_type",
    "operation transform.gpu.map_forall_to_blocks",
    "operation transform.gpu.map_nested_forall_to_threads",
    "operation transform.include",
    "operation transform.irdl.collect_matching",
    "operation transform.loop.forall_to_for",
    "operation transform.loop.forall_to_parallel",
    "operation transform.loop.fuse_sibling",
    "operation transform.loop.hoist_loop_invariant_subsets",
    "operation transform.loop.promote_if_one_iteration",
    "operation transform.loop.unroll_and_jam",
    "operation transform.match.operation_empty",
    "operation transform.match.operation_name",
    "operation transform.match.param.cmpi",
    "operation transform.match.structured",
    "operation transform.match.structured.body",
    "operation transform.match.structured.classify_contraction_dims",
    "operation transform.match.structured.classify_convolution_dims",
    "operation transform.match.structured.dim",
    "operation transform.match.structured.elemental_bitwidth",
    "operation transform.match.structured.init",
    "operation transform.match.structured.input",
    "operation transform.match.structured.num_inits",
    "operation transform.match.structured.num_inputs",
    "operation transform.match.structured.rank",
    "operation transform.match.structured.result",
    "operation transform.match.structured.yield",
    "operation transform.memref.alloca_to_global",
    "operation transform.memref.erase_dead_alloc_and_stores",
    "operation transform.memref.make_loop_independent",
    "operation transform.named_sequence",
    "operation transform.num_associations",
    "operation transform.nvgpu.create_async_groups",
    "operation transform.nvgpu.pipeline_shared_memory_copies",
    "operation transform.nvgpu.rewrite_copy_as_tma",
    "operation transform.nvgpu.rewrite_matmul_as_mma_sync",
    "operation transform.param.constant",
    "operation transform.scf.take_assumed_branch",
    "operation transform.select",
    "operation transform.sparse_tensor.match.sparse_inout",
    "operation transform.split_handle",
    "operation transform.structured.bufferize_to_allocation",
    "operation transform.structured.continuous_tile_sizes",
    "operation transform.structured.convert_conv2d_to_img2col",
    "operation transform.structured.convert_to_loops",
    "operation transform.structured.decompose_interface",
    "operation transform.structured.eliminate_empty_tensors",
    "operation transform.structured.flatten_elementwise",
    "operation transform.structured.gpu.map_copy_to_threads",
    "operation transform.structured.hoist_pad",
    "operation transform.structured.hoist_pad.build_packing_loop_nest",
    "operation transform.structured.hoist_redundant_vector_broadcasts",
    "operation transform.structured.hoist_redundant_vector_transfers",
    "operation transform.structured.insert_slice_to_copy",
    "operation transform.structured.lower_pack",
    "operation transform.structured.lower_unpack",
    "operation transform.structured.pack_greedily",
    "operation transform.structured.rewrite_in_destination_passing_style",
    "operation transform.structured.specialize",
    "operation transform.structured.tile_reduction_using_for",
    "operation transform.structured.tile_reduction_using_forall",
    "operation transform.structured.tile_using_for",
    "operation transform.structured.tile_using_forall",
    "operation transform.structured.transpose_conv2d",
    "operation transform.structured.transpose_matmul",
    "operation transform.structured.vectorize_children_and_apply_patterns",
    "operation transform.structured.winograd_conv2d",
    "operation transform.tensor.make_loop_independent",
    "operation transform.type_conversion.tensor.cast_shape_dynamic_dims",
    "operation transform.verify",
    "type affine_map",
    "type any_param",
    "type any_value",
    "type type"],
  varve.depends = ["pdl"]
} {
  "varve.enum"() {
    sym_name = "MatchInterfaceEnum",
    storage = i32,
    cases = [
      ["LinalgOp", 0 : i32],
      ["TilingInterface", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "VectorTransposeLowering",
    storage = i32,
    cases = [
      ["eltwise", 0 : i32],
      ["flat_transpose", 1 : i32],
      ["shuffle", 2 : i32]
    ]
  } : () -> ()
  irdl.type @"!op" attributes {
    varve.format = "`<` $operation_name `>`",
    varve.traits = ["TransformHandleTypeInterface"]
  } {
    %operation_name = irdl.any {varve.rule = "opaque"}
    irdl.parameters(
      operation_name: %operation_name)
  }
  irdl.type @"!test_dialect_op" {
  }
  irdl.type @"!test_dialect_param" {
  }
  irdl.operation @affine.simplify_bounded_affine_ops attributes {
    varve.format = "$target `with` `[` $bounded_values `]` `within` $lower_bounds `and` $upper_bounds attr-dict",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($bounded_values) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %bounded_values = irdl.base "!pdl.operation"
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
  irdl.operation @alternatives attributes {
    varve.format = "($scope^ `:` type($scope))? (`->` type($results)^)? attr-dict-with-keyword regions",
    varve.traits = ["RegionBranchOpInterface", "TransformOpInterface", "MemoryEffectsOpInterface", "IsolatedFromAbove", "PossibleTopLevelTransformOpTrait"],
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
  irdl.operation @bufferization.one_shot_bufferize attributes {
    varve.format = "(`layout` `{` $function_boundary_type_conversion^ `}`)? $target attr-dict",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %function_boundary_type_conversion = irdl.any {varve.rule = "enum<@LayoutMapOption>"}
    %allow_return_allocs = irdl.any {varve.rule = "BoolAttr"}
    %allow_unknown_ops = irdl.any {varve.rule = "BoolAttr"}
    %bufferize_function_boundaries = irdl.any {varve.rule = "BoolAttr"}
    %create_deallocs = irdl.any {varve.rule = "BoolAttr"}
    %target_is_module = irdl.any {varve.rule = "BoolAttr"}
    %test_analysis_only = irdl.any {varve.rule = "BoolAttr"}
    %print_conflicts = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "function_boundary_type_conversion" = %function_boundary_type_conversion,
      "allow_return_allocs" = %allow_return_allocs,
      "allow_unknown_ops" = %allow_unknown_ops,
      "bufferize_function_boundaries" = %bufferize_function_boundaries,
      "create_deallocs" = %create_deallocs,
      "target_is_module" = %target_is_module,
      "test_analysis_only" = %test_analysis_only,
      "print_conflicts" = %print_conflicts
    } {
      varve.optional = ["function_boundary_type_conversion"],
      varve.defaults = {
        allow_return_allocs = false,
        allow_unknown_ops = false,
        bufferize_function_boundaries = false,
        create_deallocs = true,
        target_is_module = true,
        test_analysis_only = false,
        print_conflicts = false}
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
  irdl.operation @get_closest_isolated_parent attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TransformOpInterface", "NavigationTransformOpTrait", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %parent = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      target: %target)
    irdl.results(
      parent: %parent)
  }
  irdl.operation @gpu.map_foreach_to_blocks attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($result) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %result = irdl.base "!pdl.operation"
    %gridDim = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %generate_gpu_launch = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
    irdl.attributes {
      "gridDim" = %gridDim,
      "generate_gpu_launch" = %generate_gpu_launch
    } {
      varve.optional = ["generate_gpu_launch"],
      varve.defaults = {
        gridDim = []}
    }
  }
  irdl.operation @gpu.map_nested_foreach_to_threads attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($result) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %result = irdl.base "!pdl.operation"
    %blockDim = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %syncAfterDistribute = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
    irdl.attributes {
      "blockDim" = %blockDim,
      "syncAfterDistribute" = %syncAfterDistribute
    } {
      varve.defaults = {
        blockDim = [],
        syncAfterDistribute = true}
    }
  }
  irdl.operation @loop.get_parent_for attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["NavigationTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %parent = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %num_loops = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    %affine = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      parent: %parent)
    irdl.attributes {
      "num_loops" = %num_loops,
      "affine" = %affine
    } {
      varve.defaults = {
        num_loops = 1 : i64,
        affine = false}
    }
  }
  irdl.operation @loop.outline attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %func_name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "func_name" = %func_name
    }
  }
  irdl.operation @loop.peel attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22scf.for\22>>"}
    %transformed = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %fail_if_already_divisible = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "fail_if_already_divisible" = %fail_if_already_divisible
    } {
      varve.defaults = {
        fail_if_already_divisible = false}
    }
  }
  irdl.operation @memref.multibuffer attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($transformed) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %transformed = irdl.base "!pdl.operation"
    %factor = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "factor" = %factor
    }
  }
  irdl.operation @merge_handles attributes {
    varve.format = "($deduplicate^)? $handles attr-dict `:` type($result)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($handles)"]
  } {
    %handles = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %result = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
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
  irdl.operation @print attributes {
    varve.format = "$target attr-dict (`:` type($target)^)?",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      target: optional %target)
    irdl.attributes {
      "name" = %name
    } {
      varve.optional = ["name"]
    }
  }
  irdl.operation @replicate attributes {
    varve.format = "`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "AllTypesMatch<handles,replicated>"],
    varve.let = [
      "type($replicated) = type($handles)"]
  } {
    %pattern = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %handles = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>>"}
    %replicated = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>>"}
    irdl.operands(
      pattern: %pattern,
      handles: variadic %handles)
    irdl.results(
      replicated: variadic %replicated)
  }
  irdl.operation @sequence attributes {
    varve.format = "($root^ `:` type($root))? (`->` type($results)^)? `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions",
    varve.traits = ["RegionBranchOpInterface", "TransformOpInterface", "MemoryEffectsOpInterface", "OpAsmOpInterface", "PossibleTopLevelTransformOpTrait"],
    varve.terminator = "transform.yield",
    varve.default_dialect = "transform"
  } {
    %root = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %results = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %failure_propagation_mode = irdl.any {varve.rule = "enum<@FailurePropagationMode>"}
    irdl.operands(
      root: optional %root)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "failure_propagation_mode" = %failure_propagation_mode
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @split_handles attributes {
    varve.format = "$handle `in` `[` $num_result_handles `]` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "TransformOpInterface", "MemoryEffectsOpInterface"]
  } {
    %handle = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %results = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %num_result_handles = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      handle: %handle)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "num_result_handles" = %num_result_handles
    }
  }
  irdl.operation @structured.decompose attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($transformed) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %transformed = irdl.base "!pdl.operation"
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
  }
  irdl.operation @structured.fuse attributes {
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface"],
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation", "type($transformed) = !pdl.operation", "type($loops) = repeat(!pdl.operation, count(x in $tile_sizes: x != 0))"]
  } {
    %target = irdl.base "!pdl.operation"
    %transformed = irdl.base "!pdl.operation"
    %loops = irdl.base "!pdl.operation"
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
  irdl.operation @structured.fuse_into_containing_op attributes {
    varve.format = "$producer_op `into` $containing_op attr-dict",
    varve.traits = ["TransformOpInterface"],
    varve.let = [
      "type($producer_op) = !pdl.operation",
      "type($containing_op) = !pdl.operation",
      "type($fused_op) = !pdl.operation"]
  } {
    %producer_op = irdl.base "!pdl.operation"
    %containing_op = irdl.base "!pdl.operation"
    %fused_op = irdl.base "!pdl.operation"
    irdl.operands(
      producer_op: %producer_op,
      containing_op: %containing_op)
    irdl.results(
      fused_op: %fused_op)
  }
  irdl.operation @structured.generalize attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($transformed) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %transformed = irdl.base "!pdl.operation"
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
  }
  irdl.operation @structured.interchange attributes {
    varve.format = "$target (`iterator_interchange` `=` $iterator_interchange^)? attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($transformed) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %transformed = irdl.base "!pdl.operation"
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
  irdl.operation @structured.masked_vectorize attributes {
    varve.format = "$target `vector_sizes` custom<DynamicIndexList>($vector_sizes, $static_vector_sizes) attr-dict",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($vector_sizes) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %vector_sizes = irdl.base "!pdl.operation"
    %static_vector_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target,
      vector_sizes: variadic %vector_sizes)
    irdl.attributes {
      "static_vector_sizes" = %static_vector_sizes
    } {
      varve.optional = ["static_vector_sizes"],
      varve.defaults = {
        static_vector_sizes = array<i64>}
    }
  }
  irdl.operation @structured.match attributes {
    varve.format = "(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attributes` $op_attrs^)? (`filter_result_type` `=` $filter_result_type^)? `in` $target attr-dict",
    varve.traits = ["MemoryEffectsOpInterface", "NavigationTransformOpTrait", "TransformOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($results) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %results = irdl.base "!pdl.operation"
    %ops = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %interface = irdl.any {varve.rule = "enum<@MatchInterfaceEnum>"}
    %op_attrs = irdl.any {varve.rule = "DictionaryAttr"}
    %filter_result_type = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      results: %results)
    irdl.attributes {
      "ops" = %ops,
      "interface" = %interface,
      "op_attrs" = %op_attrs,
      "filter_result_type" = %filter_result_type
    } {
      varve.optional = ["ops", "interface", "op_attrs", "filter_result_type"]
    }
  }
  irdl.operation @structured.multitile_sizes attributes {
    varve.format = "$target attr-dict `:` custom<MultitileSizesTypes>(type($target), type($low_size), type($high_size), type($split_point))",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %low_size = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, !transform.param>"}
    %high_size = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, !transform.param>"}
    %split_point = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, !transform.param>"}
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
    varve.format = "$target `packed_sizes` `=` custom<DynamicIndexList>($packed_sizes, $static_packed_sizes) attr-dict `:` functional-type($target, results)",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($packed_sizes) = !pdl.operation"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %packed_sizes = irdl.base "!pdl.operation"
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
    %hoist_paddings = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %transpose_paddings = irdl.any {varve.rule = "ArrayOf<ArrayOf<I64Attr>>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "padding_values" = %padding_values,
      "padding_dimensions" = %padding_dimensions,
      "pack_paddings" = %pack_paddings,
      "hoist_paddings" = %hoist_paddings,
      "transpose_paddings" = %transpose_paddings
    } {
      varve.defaults = {
        padding_values = [],
        padding_dimensions = [],
        pack_paddings = [],
        hoist_paddings = [],
        transpose_paddings = []}
    }
  }
  irdl.operation @structured.promote attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($transformed) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %transformed = irdl.base "!pdl.operation"
    %operands_to_promote = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %use_full_tile_buffers = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    %use_full_tiles_by_default = irdl.any {varve.rule = "UnitAttr"}
    %use_alloca = irdl.any {varve.rule = "UnitAttr"}
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
      "alignment" = %alignment
    } {
      varve.optional = ["use_full_tiles_by_default", "use_alloca", "alignment"],
      varve.defaults = {
        operands_to_promote = [],
        use_full_tile_buffers = []}
    }
  }
  irdl.operation @structured.replace attributes {
    varve.format = "$target attr-dict-with-keyword regions",
    varve.traits = ["IsolatedFromAbove", "TransformOpInterface", "MemoryEffectsOpInterface", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($replacement) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %replacement = irdl.base "!pdl.operation"
    irdl.operands(
      target: %target)
    irdl.results(
      replacement: %replacement)
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @structured.scalarize attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($result) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %result = irdl.base "!pdl.operation"
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
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
  irdl.operation @structured.split_reduction attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($init_or_alloc_op) = !pdl.operation",
      "type($fill_op) = !pdl.operation",
      "type($split_linalg_op) = !pdl.operation",
      "type($combining_linalg_op) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %init_or_alloc_op = irdl.base "!pdl.operation"
    %fill_op = irdl.base "!pdl.operation"
    %split_linalg_op = irdl.base "!pdl.operation"
    %combining_linalg_op = irdl.base "!pdl.operation"
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
  irdl.operation @structured.tile attributes {
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"],
    varve.format = "$target `` custom<DynamicIndexList>($dynamic_sizes, $static_sizes) (` ` `{` `interchange` `=` $interchange^ `}`)? attr-dict `:` functional-type(operands, results)"
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %dynamic_sizes = irdl.any {varve.rule = "AnyOf<Implements<\22TransformHandleTypeInterface\22>, !transform.param>"}
    %tiled_linalg_op = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %loops = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %interchange = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target,
      dynamic_sizes: variadic %dynamic_sizes)
    irdl.results(
      tiled_linalg_op: %tiled_linalg_op,
      loops: variadic %loops)
    irdl.attributes {
      "static_sizes" = %static_sizes,
      "interchange" = %interchange
    } {
      varve.optional = ["static_sizes", "interchange"],
      varve.defaults = {
        static_sizes = array<i64>,
        interchange = array<i64>}
    }
  }
  irdl.operation @structured.tile_reduction_using_foreach_thread attributes {
    varve.format = "$target `by` (`num_threads` `=` $num_threads^)? (`,` `tile_sizes` `=` $tile_sizes^)? (`,` `mapping` `=` $mapping^)? attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($foreach_thread_op) = !pdl.operation",
      "type($fill_op) = !pdl.operation",
      "type($split_linalg_op) = !pdl.operation",
      "type($combining_linalg_op) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %foreach_thread_op = irdl.base "!pdl.operation"
    %fill_op = irdl.base "!pdl.operation"
    %split_linalg_op = irdl.base "!pdl.operation"
    %combining_linalg_op = irdl.base "!pdl.operation"
    %num_threads = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %tile_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %mapping = irdl.any {varve.rule = "ArrayOf<Implements<\22DeviceMappingAttrInterface\22>>"}
    irdl.operands(
      target: %target)
    irdl.results(
      foreach_thread_op: %foreach_thread_op,
      fill_op: %fill_op,
      split_linalg_op: %split_linalg_op,
      combining_linalg_op: %combining_linalg_op)
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
  irdl.operation @structured.tile_reduction_using_scf attributes {
    varve.format = "$target `by` `tile_sizes` `=` $tile_sizes attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($for_op) = !pdl.operation",
      "type($fill_op) = !pdl.operation",
      "type($split_linalg_op) = !pdl.operation",
      "type($combining_linalg_op) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %for_op = irdl.base "!pdl.operation"
    %fill_op = irdl.base "!pdl.operation"
    %split_linalg_op = irdl.base "!pdl.operation"
    %combining_linalg_op = irdl.base "!pdl.operation"
    %tile_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      for_op: %for_op,
      fill_op: %fill_op,
      split_linalg_op: %split_linalg_op,
      combining_linalg_op: %combining_linalg_op)
    irdl.attributes {
      "tile_sizes" = %tile_sizes
    } {
      varve.defaults = {
        tile_sizes = array<i64>}
    }
  }
  irdl.operation @structured.tile_to_foreach_thread_op attributes {
    varve.format = "$target oilist( `num_threads` custom<PackedOrDynamicIndexList>($packed_num_threads, $num_threads, $static_num_threads) | `tile_sizes` custom<PackedOrDynamicIndexList>($packed_tile_sizes, $tile_sizes, $static_tile_sizes)) (`(` `mapping` `=` $mapping^ `)`)? attr-dict",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($num_threads) = !pdl.operation",
      "type($tile_sizes) = !pdl.operation",
      "type($packed_num_threads) = !pdl.operation",
      "type($packed_tile_sizes) = !pdl.operation",
      "type($foreach_thread_op) = !pdl.operation",
      "type($tiled_op) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %num_threads = irdl.base "!pdl.operation"
    %tile_sizes = irdl.base "!pdl.operation"
    %packed_num_threads = irdl.base "!pdl.operation"
    %packed_tile_sizes = irdl.base "!pdl.operation"
    %foreach_thread_op = irdl.base "!pdl.operation"
    %tiled_op = irdl.base "!pdl.operation"
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
      foreach_thread_op: %foreach_thread_op,
      tiled_op: %tiled_op)
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
  irdl.operation @structured.tile_to_scf_for attributes {
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"],
    varve.format = "$target `` custom<DynamicIndexList>($dynamic_sizes, $static_sizes) (` ` `{` `interchange` `=` $interchange^ `}`)? attr-dict",
    varve.let = ["type($target) = !pdl.operation", "type($tiled_linalg_op) = !pdl.operation", "type($loops) = repeat(!pdl.operation, count(x in $static_sizes: x != 0))", "type($dynamic_sizes) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %dynamic_sizes = irdl.base "!pdl.operation"
    %tiled_linalg_op = irdl.base "!pdl.operation"
    %loops = irdl.base "!pdl.operation"
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %interchange = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      target: %target,
      dynamic_sizes: variadic %dynamic_sizes)
    irdl.results(
      tiled_linalg_op: %tiled_linalg_op,
      loops: variadic %loops)
    irdl.attributes {
      "static_sizes" = %static_sizes,
      "interchange" = %interchange
    } {
      varve.optional = ["static_sizes", "interchange"],
      varve.defaults = {
        static_sizes = array<i64>,
        interchange = array<i64>}
    }
  }
  irdl.operation @structured.vectorize attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($transformed) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %transformed = irdl.base "!pdl.operation"
    %vectorize_padding = irdl.any {varve.rule = "UnitAttr"}
    %vectorize_nd_extract = irdl.any {varve.rule = "UnitAttr"}
    %disable_multi_reduction_to_contract_patterns = irdl.any {varve.rule = "UnitAttr"}
    %disable_transfer_permutation_map_lowering_patterns = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "vectorize_padding" = %vectorize_padding,
      "vectorize_nd_extract" = %vectorize_nd_extract,
      "disable_multi_reduction_to_contract_patterns" = %disable_multi_reduction_to_contract_patterns,
      "disable_transfer_permutation_map_lowering_patterns" = %disable_transfer_permutation_map_lowering_patterns
    } {
      varve.optional = ["vectorize_padding", "vectorize_nd_extract", "disable_multi_reduction_to_contract_patterns", "disable_transfer_permutation_map_lowering_patterns"]
    }
  }
  irdl.operation @test_add_test_extension attributes {
    varve.format = "$message attr-dict"
  } {
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "message" = %message
    }
  }
  irdl.operation @test_add_to_param attributes {
    varve.format = "($param^ `,`)? $addendum attr-dict",
    varve.let = ["type($param) = !transform.test_dialect_param", "type($result) = !transform.test_dialect_param"]
  } {
    %param = irdl.base "!transform.test_dialect_param"
    %result = irdl.base "!transform.test_dialect_param"
    %addendum = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      param: optional %param)
    irdl.results(
      result: %result)
    irdl.attributes {
      "addendum" = %addendum
    }
  }
  irdl.operation @test_check_if_test_extension_present attributes {
    varve.format = "$operand attr-dict",
    varve.let = ["type($operand) = !pdl.operation"]
  } {
    %operand = irdl.base "!pdl.operation"
    irdl.operands(
      operand: %operand)
  }
  irdl.operation @test_consume_operand attributes {
    varve.format = "$operand attr-dict",
    varve.let = ["type($operand) = !pdl.operation"]
  } {
    %operand = irdl.base "!pdl.operation"
    irdl.operands(
      operand: %operand)
  }
  irdl.operation @test_consume_operand_if_matches_param_or_fail attributes {
    varve.format = "$operand `[` $parameter `]` attr-dict",
    varve.let = ["type($operand) = !pdl.operation"]
  } {
    %operand = irdl.base "!pdl.operation"
    %parameter = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      operand: %operand)
    irdl.attributes {
      "parameter" = %parameter
    }
  }
  irdl.operation @test_copy_payload attributes {
    varve.format = "$handle attr-dict",
    varve.let = ["type($handle) = !pdl.operation", "type($copy) = !pdl.operation"]
  } {
    %handle = irdl.base "!pdl.operation"
    %copy = irdl.base "!pdl.operation"
    irdl.operands(
      handle: %handle)
    irdl.results(
      copy: %copy)
  }
  irdl.operation @test_correct_number_of_multi_results attributes {
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation", "type($result1) = !pdl.operation", "type($result2) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %result1 = irdl.base "!pdl.operation"
    %result2 = irdl.base "!pdl.operation"
    irdl.operands(
      target: %target)
    irdl.results(
      result1: %result1,
      result2: %result2)
  }
  irdl.operation @test_emit_remark_and_erase_operand attributes {
    varve.format = "$target `,` $remark attr-dict",
    varve.let = ["type($target) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %remark = irdl.any {varve.rule = "StrAttr"}
    %fail_after_erase = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "remark" = %remark,
      "fail_after_erase" = %fail_after_erase
    } {
      varve.optional = ["fail_after_erase"]
    }
  }
  irdl.operation @test_mixed_null_and_non_null_results attributes {
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation", "type($null) = !pdl.operation", "type($non_null) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %null = irdl.base "!pdl.operation"
    %non_null = irdl.base "!pdl.operation"
    irdl.operands(
      target: %target)
    irdl.results(
      null: %null,
      non_null: %non_null)
  }
  irdl.operation @test_mixed_sucess_and_silenceable attributes {
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    irdl.operands(
      target: %target)
  }
  irdl.operation @test_print_number_of_associated_payload_ir_ops attributes {
    varve.format = "$handle attr-dict",
    varve.let = ["type($handle) = !pdl.operation"]
  } {
    %handle = irdl.base "!pdl.operation"
    irdl.operands(
      handle: %handle)
  }
  irdl.operation @test_print_param attributes {
    varve.format = "$param attr-dict `:` type($param)"
  } {
    %param = irdl.any
    irdl.operands(
      param: %param)
  }
  irdl.operation @test_print_remark_at_operand attributes {
    varve.format = "$operand `,` $message attr-dict `:` type($operand)"
  } {
    %operand = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operand: %operand)
    irdl.attributes {
      "message" = %message
    }
  }
  irdl.operation @test_produce_integer_param_with_type attributes {
    varve.format = "$type attr-dict `:` type($result)"
  } {
    %result = irdl.any
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "type" = %type
    }
  }
  irdl.operation @test_produce_null_param attributes {
    varve.format = "attr-dict `:` type($out)"
  } {
    %out = irdl.any
    irdl.results(
      out: %out)
  }
  irdl.operation @test_produce_null_payload attributes {
    varve.format = "attr-dict `:` type($out)"
  } {
    %out = irdl.any
    irdl.results(
      out: %out)
  }
  irdl.operation @test_produce_param_or_forward_operand attributes {
    varve.format = "(`from` $operand^)? ($parameter^)? attr-dict",
    varve.let = ["type($operand) = !pdl.operation", "type($res) = !pdl.operation"]
  } {
    %operand = irdl.base "!pdl.operation"
    %res = irdl.base "!pdl.operation"
    %parameter = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      operand: optional %operand)
    irdl.results(
      res: %res)
    irdl.attributes {
      "parameter" = %parameter
    } {
      varve.optional = ["parameter"]
    }
  }
  irdl.operation @test_produce_param_with_number_of_test_ops attributes {
    varve.format = "$handle attr-dict `:` type($handle)",
    varve.let = ["type($result) = !transform.test_dialect_param"]
  } {
    %handle = irdl.any
    %result = irdl.base "!transform.test_dialect_param"
    irdl.operands(
      handle: %handle)
    irdl.results(
      result: %result)
  }
  irdl.operation @test_produce_transform_param_or_forward_operand attributes {
    varve.format = "$in attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.any
    %out = irdl.any
    %param = irdl.any
    %first_result_is_param = irdl.any {varve.rule = "UnitAttr"}
    %first_result_is_null = irdl.any {varve.rule = "UnitAttr"}
    %second_result_is_handle = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out,
      param: %param)
    irdl.attributes {
      "first_result_is_param" = %first_result_is_param,
      "first_result_is_null" = %first_result_is_null,
      "second_result_is_handle" = %second_result_is_handle
    } {
      varve.optional = ["first_result_is_param", "first_result_is_null", "second_result_is_handle"]
    }
  }
  irdl.operation @test_remap_operand_to_self attributes {
    varve.format = "$operand attr-dict",
    varve.let = ["type($operand) = !pdl.operation"]
  } {
    %operand = irdl.base "!pdl.operation"
    irdl.operands(
      operand: %operand)
  }
  irdl.operation @test_remove_test_extension attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @test_report_number_of_tracked_handles_nested_under attributes {
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    irdl.operands(
      target: %target)
  }
  irdl.operation @test_required_memory_effects attributes {
    varve.format = "$in attr-dict `:` functional-type(operands, results)"
  } {
    %in = irdl.any
    %out = irdl.any
    %has_operand_effect = irdl.any {varve.rule = "UnitAttr"}
    %has_result_effect = irdl.any {varve.rule = "UnitAttr"}
    %modifies_payload = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
    irdl.attributes {
      "has_operand_effect" = %has_operand_effect,
      "has_result_effect" = %has_result_effect,
      "modifies_payload" = %modifies_payload
    } {
      varve.optional = ["has_operand_effect", "has_result_effect", "modifies_payload"]
    }
  }
  irdl.operation @test_reverse_payload_ops attributes {
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation", "type($result) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %result = irdl.base "!pdl.operation"
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
  }
  irdl.operation @test_transform_op attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @test_wrong_number_of_multi_results attributes {
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation", "type($result) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %result = irdl.base "!pdl.operation"
    irdl.operands(
      target: %target)
    irdl.results(
      result: %result)
  }
  irdl.operation @test_wrong_number_of_results attributes {
    varve.format = "$target attr-dict",
    varve.let = ["type($target) = !pdl.operation", "type($a) = !pdl.operation", "type($b) = !pdl.operation", "type($c) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %a = irdl.base "!pdl.operation"
    %b = irdl.base "!pdl.operation"
    %c = irdl.base "!pdl.operation"
    irdl.operands(
      target: %target)
    irdl.results(
      a: %a,
      b: %b,
      c: %c)
  }
  irdl.operation @vector.lower_vectors attributes {
    varve.format = "$target oilist ( `contraction_lowering` `=` $contraction_lowering | `multireduction_lowering` `=` $multireduction_lowering | `split_transfers` `=` $split_transfers | `transpose_lowering` `=` $transpose_lowering ) attr-dict",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($results) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %results = irdl.base "!pdl.operation"
    %contraction_lowering = irdl.any {varve.rule = "enum<@VectorContractLowering>"}
    %multireduction_lowering = irdl.any {varve.rule = "enum<@VectorMultiReductionLowering>"}
    %split_transfers = irdl.any {varve.rule = "enum<@VectorTransferSplit>"}
    %transpose_lowering = irdl.any {varve.rule = "enum<@VectorTransposeLowering>"}
    %transpose_avx2_lowering = irdl.any {varve.rule = "BoolAttr"}
    %unroll_vector_transfers = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      results: %results)
    irdl.attributes {
      "contraction_lowering" = %contraction_lowering,
      "multireduction_lowering" = %multireduction_lowering,
      "split_transfers" = %split_transfers,
      "transpose_lowering" = %transpose_lowering,
      "transpose_avx2_lowering" = %transpose_avx2_lowering,
      "unroll_vector_transfers" = %unroll_vector_transfers
    } {
      varve.defaults = {
        contraction_lowering = 2 : i32,
        multireduction_lowering = 0 : i32,
        split_transfers = 2 : i32,
        transpose_lowering = 0 : i32,
        transpose_avx2_lowering = false,
        unroll_vector_transfers = true}
    }
  }
  irdl.operation @with_pdl_patterns attributes {
    varve.format = "($root^ `:` type($root))? attr-dict-with-keyword regions",
    varve.traits = ["TransformOpInterface", "NoTerminator", "OpAsmOpInterface", "PossibleTopLevelTransformOpTrait", "RecursiveMemoryEffects", "SymbolTable"],
    varve.default_dialect = "transform"
  } {
    %root = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      root: optional %root)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @yield attributes {
    varve.format = "operands attr-dict (`:` type($operands)^)?",
    varve.traits = ["Terminator"]
  } {
    %operands = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    irdl.operands(
      operands: variadic %operands)
  }
}
