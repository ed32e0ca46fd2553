irdl.dialect @transform attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "enum FailurePropagationMode",
    "enum LayoutMapOption",
    "enum VectorContractLowering",
    "enum VectorMultiReductionLowering",
    "enum VectorTransferSplit",
    "enum VectorTransposeLowering",
    "operation transform.affine.simplify_bounded_affine_ops",
    "operation transform.bufferization.empty_tensor_to_alloc_tensor",
    "operation transform.cast",
    "operation transform.get_consumers_of_result",
    "operation transform.get_producer_of_operand",
    "operation transform.gpu.map_foreach_to_blocks",
    "operation transform.gpu.map_nested_foreach_to_threads",
    "operation transform.loop.coalesce",
    "operation transform.memref.multibuffer",
    "operation transform.print",
    "operation transform.split_handles",
    "operation transform.structured.masked_vectorize",
    "operation transform.structured.pack",
    "operation transform.structured.pack_transpose",
    "operation transform.structured.replace",
    "operation transform.structured.tile_reduction_using_foreach_thread",
    "operation transform.structured.tile_reduction_using_scf",
    "operation transform.structured.tile_to_scf_for",
    "operation transform.test_add_to_param",
    "operation transform.test_copy_payload",
    "operation transform.test_print_param",
    "operation transform.test_produce_integer_param_with_type",
    "operation transform.test_produce_null_param",
    "operation transform.test_produce_null_payload",
    "operation transform.test_produce_param_with_number_of_test_ops",
    "operation transform.test_produce_transform_param_or_forward_operand",
    "operation transform.test_report_number_of_tracked_handles_nested_under",
    "operation transform.test_required_memory_effects",
    "operation transform.vector.lower_vectors",
    "type any_op",
    "type op",
    "type param",
    "type test_dialect_op",
    "type test_dialect_param"],
  varve.depends = ["pdl"]
} {
  irdl.operation @alternatives attributes {
    varve.format = "($scope^)? (`->` type($results)^)? attr-dict-with-keyword regions",
    varve.traits = ["RegionBranchOpInterface", "TransformOpInterface", "FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "IsolatedFromAbove", "PossibleTopLevelTransformOpTrait"],
    varve.let = [
      "type($scope) = !pdl.operation"],
    varve.terminator = "transform.yield"
  } {
    %scope = irdl.base "!pdl.operation"
    %results = irdl.any
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
    varve.format = "$target attr-dict",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
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
      "allow_return_allocs" = %allow_return_allocs,
      "allow_unknown_ops" = %allow_unknown_ops,
      "bufferize_function_boundaries" = %bufferize_function_boundaries,
      "create_deallocs" = %create_deallocs,
      "target_is_module" = %target_is_module,
      "test_analysis_only" = %test_analysis_only,
      "print_conflicts" = %print_conflicts
    } {
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
    varve.format = "$target $body attr-dict",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface", "RegionBranchOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation"],
    varve.terminator = "transform.yield"
  } {
    %target = irdl.base "!pdl.operation"
    irdl.operands(
      target: %target)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @get_closest_isolated_parent attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["TransformOpInterface", "NavigationTransformOpTrait", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($parent) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %parent = irdl.base "!pdl.operation"
    irdl.operands(
      target: %target)
    irdl.results(
      parent: %parent)
  }
  irdl.operation @loop.get_parent_for attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["NavigationTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($parent) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %parent = irdl.base "!pdl.operation"
    %num_loops = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    irdl.operands(
      target: %target)
    irdl.results(
      parent: %parent)
    irdl.attributes {
      "num_loops" = %num_loops
    } {
      varve.defaults = {
        num_loops = 1 : i64}
    }
  }
  irdl.operation @loop.outline attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($transformed) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %transformed = irdl.base "!pdl.operation"
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
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($transformed) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %transformed = irdl.base "!pdl.operation"
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
  irdl.operation @loop.pipeline attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($transformed) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %transformed = irdl.base "!pdl.operation"
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
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"],
    varve.let = [
      "type($target) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %factor = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "factor" = %factor
    }
  }
  irdl.operation @merge_handles attributes {
    varve.format = "($deduplicate^)? $handles attr-dict",
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($handles) = !pdl.operation",
      "type($result) = !pdl.operation"]
  } {
    %handles = irdl.base "!pdl.operation"
    %result = irdl.base "!pdl.operation"
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
  irdl.operation @pdl_match attributes {
    varve.format = "$pattern_name `in` $root attr-dict",
    varve.traits = ["TransformOpInterface"],
    varve.let = [
      "type($root) = !pdl.operation",
      "type($matched) = !pdl.operation"]
  } {
    %root = irdl.base "!pdl.operation"
    %matched = irdl.base "!pdl.operation"
    %pattern_name = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      root: %root)
    irdl.results(
      matched: %matched)
    irdl.attributes {
      "pattern_name" = %pattern_name
    }
  }
  irdl.operation @replicate attributes {
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"],
    varve.format = "`num` `(` $pattern `)` $handles attr-dict",
    varve.let = ["type($pattern) = !pdl.operation", "type($handles) = !pdl.operation", "type($replicated) = repeat(!pdl.operation, count($handles))"]
  } {
    %pattern = irdl.base "!pdl.operation"
    %handles = irdl.base "!pdl.operation"
    %replicated = irdl.base "!pdl.operation"
    irdl.operands(
      pattern: %pattern,
      handles: variadic %handles)
    irdl.results(
      replicated: variadic %replicated)
  }
  irdl.operation @sequence attributes {
    varve.format = "($root^)? attr-dict-with-keyword regions (`:` type($results)^)?",
    varve.traits = ["RegionBranchOpInterface", "TransformOpInterface", "MemoryEffectsOpInterface", "OpAsmOpInterface", "PossibleTopLevelTransformOpTrait"],
    varve.let = [
      "type($root) = !pdl.operation"],
    varve.terminator = "transform.yield",
    varve.default_dialect = "transform"
  } {
    %root = irdl.base "!pdl.operation"
    %results = irdl.any
    irdl.operands(
      root: optional %root)
    irdl.results(
      results: variadic %results)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @structured.interchange attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($transformed) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %transformed = irdl.base "!pdl.operation"
    %iterator_interchange = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "iterator_interchange" = %iterator_interchange
    } {
      varve.defaults = {
        iterator_interchange = []}
    }
  }
  irdl.operation @structured.match attributes {
    varve.format = "(`ops` `{` $ops^ `}`)? (`interface` `{` $interface^ `}`)? (`attribute` `{` $attribute^ `}`)? `in` $target attr-dict",
    varve.traits = ["MemoryEffectsOpInterface", "NavigationTransformOpTrait", "TransformOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($results) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %results = irdl.base "!pdl.operation"
    %ops = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %interface = irdl.any {varve.rule = "enum<@MatchInterfaceEnum>"}
    %attribute = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      results: %results)
    irdl.attributes {
      "ops" = %ops,
      "interface" = %interface,
      "attribute" = %attribute
    } {
      varve.optional = ["ops", "interface", "attribute"]
    }
  }
  irdl.operation @structured.multitile_sizes attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($low_size) = !pdl.operation",
      "type($high_size) = !pdl.operation",
      "type($split_point) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %low_size = irdl.base "!pdl.operation"
    %high_size = irdl.base "!pdl.operation"
    %split_point = irdl.base "!pdl.operation"
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
  irdl.operation @structured.split attributes {
    varve.traits = ["MemoryEffectsOpInterface", "TransformOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($dynamic_split_point) = !pdl.operation",
      "type($first) = !pdl.operation",
      "type($second) = !pdl.operation"],
    varve.format = "$target `after` one( $static_split_point | $dynamic_split_point let($static_split_point = -4294967296 * 2147483648) ) ` ` attr-dict"
  } {
    %target = irdl.base "!pdl.operation"
    %dynamic_split_point = irdl.base "!pdl.operation"
    %first = irdl.base "!pdl.operation"
    %second = irdl.base "!pdl.operation"
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
      "use_scaling_algorithm" = %use_scaling_algorithm,
      "use_alloc" = %use_alloc
    } {
      varve.optional = ["use_scaling_algorithm", "use_alloc"],
      varve.defaults = {
        split_factor = 0 : i64,
        insert_split_dimension = 0 : i64}
    }
  }
  irdl.operation @structured.tile attributes {
    varve.traits = ["TransformOpInterface", "MemoryEffectsOpInterface"],
    varve.format = "$target `` custom<OperandsOrIntegersSizesList>($dynamic_sizes, $static_sizes) attr-dict",
    varve.let = ["type($target) = !pdl.operation", "type($tiled_linalg_op) = !pdl.operation", "type($loops) = repeat(!pdl.operation, count(x in $static_sizes: x != 0))", "type($dynamic_sizes) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %dynamic_sizes = irdl.base "!pdl.operation"
    %tiled_linalg_op = irdl.base "!pdl.operation"
    %loops = irdl.base "!pdl.operation"
    %static_sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %interchange = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
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
      varve.defaults = {
        static_sizes = [],
        interchange = []}
    }
  }
  irdl.operation @structured.tile_to_foreach_thread_op attributes {
    varve.format = "$target (`num_threads` $num_threads^) : (`tile_sizes` $tile_sizes)? (`(` `mapped` `to` `dims` $thread_dim_mapping^ `)`)? attr-dict",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformEachOpTrait", "TransformOpInterface"],
    varve.let = [
      "type($target) = !pdl.operation",
      "type($foreach_thread_op) = !pdl.operation",
      "type($tiled_op) = !pdl.operation"]
  } {
    %target = irdl.base "!pdl.operation"
    %foreach_thread_op = irdl.base "!pdl.operation"
    %tiled_op = irdl.base "!pdl.operation"
    %num_threads = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %tile_sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %thread_dim_mapping = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      target: %target)
    irdl.results(
      foreach_thread_op: %foreach_thread_op,
      tiled_op: %tiled_op)
    irdl.attributes {
      "num_threads" = %num_threads,
      "tile_sizes" = %tile_sizes,
      "thread_dim_mapping" = %thread_dim_mapping
    } {
      varve.optional = ["num_threads", "tile_sizes", "thread_dim_mapping"]
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
    %vectorize_padding = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      transformed: %transformed)
    irdl.attributes {
      "vectorize_padding" = %vectorize_padding
    } {
      varve.defaults = {
        vectorize_padding = false}
    }
  }
  irdl.operation @test_print_remark_at_operand attributes {
    varve.format = "$operand `,` $message attr-dict",
    varve.let = ["type($operand) = !pdl.operation"]
  } {
    %operand = irdl.base "!pdl.operation"
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operand: %operand)
    irdl.attributes {
      "message" = %message
    }
  }
  irdl.operation @with_pdl_patterns attributes {
    varve.format = "($root^)? attr-dict-with-keyword regions",
    varve.traits = ["TransformOpInterface", "NoTerminator", "OpAsmOpInterface", "PossibleTopLevelTransformOpTrait", "RecursiveMemoryEffects", "SymbolTable"],
    varve.let = [
      "type($root) = !pdl.operation"],
    varve.default_dialect = "transform"
  } {
    %root = irdl.base "!pdl.operation"
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
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
