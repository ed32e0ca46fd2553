irdl.dialect @iree_codegen attributes {
  varve.set = "iree",
  varve.depends = ["linalg", "smt"],
  varve.discardable = [
    ["specialization_ranges", "MultiIntAssumptionArrayAttr"]],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "DenormalFpMath",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["preserve-sign", 1 : i32],
      ["positive-zero", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "UKernelArgumentKind",
    storage = i64,
    cases = [
      ["tensor", 0 : i64],
      ["memref", 1 : i64],
      ["bitcode", 2 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WorkgroupId",
    storage = i64,
    cases = [
      ["x", 0 : i64],
      ["y", 1 : i64],
      ["z", 2 : i64]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `\\n` ` ` `knobs` `=` $x `\\n`",
    sym_name = "KnobsDictionary",
    takes = ["$x"]
  } : () -> ()
  irdl.type @"!null_pointer" {
  }
  irdl.attribute @"#compilation_info" attributes {
    varve.format = "`<` `lowering_config` `=` $loweringConfig `,` `translation_info` `=` $translationInfo `>`",
    varve.alias = "compilation"
  } {
    %loweringConfig = irdl.any {varve.rule = "attribute"}
    %translationInfo = irdl.base "#iree_codegen.translation_info"
    irdl.parameters(
      loweringConfig: %loweringConfig,
      translationInfo: %translationInfo)
  }
  irdl.attribute @"#denormal_fp_math" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@DenormalFpMath>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#export_config" attributes {
    varve.format = "`<` `workgroup_size` `=` `[` $workgroup_size `]` `>`"
  } {
    %workgroup_size = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      workgroup_size: %workgroup_size)
  }
  irdl.attribute @"#local_mapping" attributes {
    varve.format = "`<` $dim `>`",
    varve.traits = ["DeviceMappingAttrInterface"]
  } {
    %dim = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      dim: %dim)
  }
  irdl.attribute @"#lowering_config" attributes {
    varve.format = "`<` `tile_sizes` `=` $tilingLevels `>`",
    varve.traits = ["LoweringConfigAttrInterface"],
    varve.alias = "config"
  } {
    %tilingLevels = irdl.base "#iree_codegen.lowering_config_levels"
    irdl.parameters(
      tilingLevels: %tilingLevels)
  }
  irdl.attribute @"#lowering_config_level" attributes {
    varve.format = ["one( `[` each($sizes by `,`: one(`[` $sizes.size `]` let($sizes.scalable = true) | $sizes.size let($sizes.scalable = false))) `]`", "   | `{` `sizes` `=` `[` each($sizes by `,`: one(`[` $sizes.size `]` let($sizes.scalable = true) | $sizes.size let($sizes.scalable = false))) `]`", "     `,` `interchange` `=` list($interchange) `}` )"]
  } {
    %sizes = irdl.any {varve.rule = "array<record<size: i64, scalable: bool>>"}
    %interchange = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      sizes: %sizes,
      interchange: %interchange) {
      varve.defaults = {
        interchange = []}
    }
  }
  irdl.attribute @"#lowering_config_levels" attributes {
    varve.format = "`[` (`]`) : ($value^ `]`)?"
  } {
    %value = irdl.any {varve.rule = "array<#iree_codegen.lowering_config_level>"}
    irdl.parameters(
      value: %value) {
      varve.defaults = {
        value = []}
    }
  }
  irdl.attribute @"#no_pipeline" attributes {
    varve.format = "",
    varve.traits = ["PipelineAttrInterface"]
  } {
  }
  irdl.attribute @"#pass_pipeline" attributes {
    varve.format = "`<` $pipeline `>`",
    varve.traits = ["PipelineAttrInterface"]
  } {
    %pipeline = irdl.any {varve.rule = "string"}
    irdl.parameters(
      pipeline: %pipeline)
  }
  irdl.attribute @"#root_op" attributes {
    varve.format = "`<` `set` `=` $set `>`"
  } {
    %set = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      set: %set)
  }
  irdl.attribute @"#rotate_rows" attributes {
    varve.format = "`<` $row_width `,` $access_width `>`",
    varve.traits = ["SwizzleAttrInterface"]
  } {
    %row_width = irdl.any {varve.rule = "i64"}
    %access_width = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      row_width: %row_width,
      access_width: %access_width)
  }
  irdl.attribute @"#simple_target" attributes {
    varve.format = "`<` (`max_workgroup_count` `=` `[` $max_workgroup_count^ `]` )? `>`",
    varve.traits = ["TargetInfoAttrInterface"]
  } {
    %max_workgroup_count = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      max_workgroup_count: %max_workgroup_count) {
      varve.defaults = {
        max_workgroup_count = []}
    }
  }
  irdl.attribute @"#smt.int_knob" attributes {
    varve.format = "`<` $name `>`"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      name: %name)
  }
  irdl.attribute @"#smt.one_of_knob" attributes {
    varve.format = "`<` $name `,` $options `>`"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %options = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      name: %name,
      options: %options)
  }
  irdl.attribute @"#symbolic_ukernel_provider" attributes {
    varve.format = "",
    varve.traits = ["UKernelProviderInterface"]
  } {
  }
  irdl.attribute @"#transform_dialect_codegen" attributes {
    varve.format = "",
    varve.traits = ["PipelineAttrInterface"]
  } {
  }
  irdl.attribute @"#translation_info" attributes {
    varve.format = "`<` `pipeline` `=` $passPipeline (`codegen_spec` `=` $codegenSpec^)? (`workgroup_size` `=` `[` $workgroupSize^ `]`)? (`subgroup_size` `=` $subgroupSize^)? (`,` $configuration^)? `>`",
    varve.alias = "translation"
  } {
    %passPipeline = irdl.any {varve.rule = "attribute"}
    %codegenSpec = irdl.any {varve.rule = "SymbolRefAttr"}
    %workgroupSize = irdl.any {varve.rule = "array<i64>"}
    %subgroupSize = irdl.any {varve.rule = "i64"}
    %configuration = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      passPipeline: %passPipeline,
      codegenSpec: %codegenSpec,
      workgroupSize: %workgroupSize,
      subgroupSize: %subgroupSize,
      configuration: %configuration) {
      varve.optional = ["codegenSpec", "configuration"],
      varve.defaults = {
        workgroupSize = [],
        subgroupSize = 0 : i64}
    }
  }
  irdl.attribute @"#ukernel_descriptor" attributes {
    varve.format = "`<` $ukernel_name `,` $kind `>`"
  } {
    %ukernel_name = irdl.any {varve.rule = "string"}
    %kind = irdl.any {varve.rule = "enum<@UKernelArgumentKind>"}
    irdl.parameters(
      ukernel_name: %ukernel_name,
      kind: %kind)
  }
  irdl.attribute @"#vmvx_pipeline" attributes {
    varve.format = "",
    varve.traits = ["PipelineAttrInterface"]
  } {
  }
  irdl.attribute @"#workgroup_local" attributes {
    varve.format = ""
  } {
  }
  irdl.attribute @"#workgroup_mapping" attributes {
    varve.format = "`<` $id (`` `:` `` $delinearizedDim^)? `>`",
    varve.traits = ["DeviceMappingAttrInterface"]
  } {
    %id = irdl.any {varve.rule = "enum<@WorkgroupId>"}
    %delinearizedDim = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      id: %id,
      delinearizedDim: %delinearizedDim) {
      varve.defaults = {
        delinearizedDim = 0 : i64}
    }
  }
  irdl.attribute @"#workgroup_scope" attributes {
    varve.syntax = "hook:iree_codegen.workgroup_scope"
  } {
    %linearize = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      linearize: %linearize)
  }
  irdl.attribute @"#xor_shuffle" attributes {
    varve.format = "`<` $row_width `,` $access_width (`,` $row_stride^)? (`,` $per_phase^)? `>`",
    varve.traits = ["SwizzleAttrInterface"]
  } {
    %row_width = irdl.any {varve.rule = "i64"}
    %access_width = irdl.any {varve.rule = "i64"}
    %row_stride = irdl.any {varve.rule = "i64"}
    %per_phase = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      row_width: %row_width,
      access_width: %access_width,
      row_stride: %row_stride,
      per_phase: %per_phase) {
      varve.defaults = {
        row_stride = 0 : i64,
        per_phase = 0 : i64}
    }
  }
  irdl.operation @dispatch_config attributes {
    varve.format = "$function_ref (`workgroup_size` `=` $workgroup_size^)? (`subgroup_size` `=` $subgroup_size^)? (`workgroup_local_memory` `=` $workgroup_local_memory^)? $body attr-dict",
    varve.traits = ["IsolatedFromAbove", "SingleBlock"],
    varve.terminator = "iree_codegen.yield"
  } {
    %function_ref = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %workgroup_size = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %subgroup_size = irdl.any {varve.rule = "I64Attr"}
    %workgroup_local_memory = irdl.any {varve.rule = "IndexAttr"}
    irdl.attributes {
      "function_ref" = %function_ref,
      "workgroup_size" = %workgroup_size,
      "subgroup_size" = %subgroup_size,
      "workgroup_local_memory" = %workgroup_local_memory
    } {
      varve.optional = ["workgroup_size", "subgroup_size", "workgroup_local_memory"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @extract_strided_metadata attributes {
    varve.format = "$source `:` type($source) `->` type(results) attr-dict",
    varve.traits = ["OpAsmOpInterface", "Pure", "SameVariadicResultSize", "ViewLikeOpInterface", "InferTypeOpAdaptor"],
    varve.let = [
      "type($offset) = index",
      "type($sizes) = index",
      "type($strides) = index"],
    varve.names = "base_buffer, offset, sizes, strides"
  } {
    %source = irdl.any {varve.rule = "AnyStridedMemRef"}
    %base_buffer = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<0>>"}
    %offset = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    irdl.operands(
      source: %source)
    irdl.results(
      base_buffer: %base_buffer,
      offset: %offset,
      sizes: variadic %sizes,
      strides: variadic %strides)
  }
  irdl.operation @fusion_barrier attributes {
    varve.format = "attr-dict $source `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Pure"],
    varve.let = [
      "type($result) = type($source)"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
  }
  irdl.operation @index_hint attributes {
    varve.format = "$input `(` $hint `)` attr-dict `:` type($input)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = index",
      "type($result) = index"]
  } {
    %input = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    %hint = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "hint" = %hint
    }
  }
  irdl.operation @inner_tiled attributes {
    varve.format = "`ins` `(` $inputs `)` `outs` `(` $outputs `)` attr-dict `:` type($inputs) `into` type($outputs)",
    varve.traits = ["Pure", "InferTypeOpAdaptor", "DestinationStyleOpInterface", "ValueBoundsOpInterface", "VectorUnrollOpInterface", "TilingInterface"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<AnyVectorOfNonZeroRank, AllOf<AnyTensor, Ranked>>"}
    %outputs = irdl.any {varve.rule = "AnyOf<AnyVectorOfNonZeroRank, AllOf<AnyTensor, Ranked>>"}
    %results = irdl.any {varve.rule = "AnyOf<AnyVectorOfNonZeroRank, AllOf<AnyTensor, Ranked>>"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    %iterator_types = irdl.any {varve.rule = "ArrayOf<#linalg.iterator_type>"}
    %kind = irdl.any {varve.rule = "Implements<\22InnerTileDescAttrInterface\22>"}
    %semantics = irdl.any {varve.rule = "Implements<\22InnerTiledSemanticsAttrInterface\22>"}
    %permutations = irdl.any {varve.rule = "ArrayOf<DenseI64ArrayAttr>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "indexing_maps" = %indexing_maps,
      "iterator_types" = %iterator_types,
      "kind" = %kind,
      "semantics" = %semantics,
      "permutations" = %permutations
    } {
      varve.optional = ["permutations"]
    }
  }
  irdl.operation @load_from_buffer attributes {
    varve.format = "$buffer attr-dict `:` type($buffer) `->` type($tensor)",
    varve.traits = ["MemoryEffectsOpInterface", "ReifyRankedShapedTypeOpInterface"]
  } {
    %buffer = irdl.any {varve.rule = "AnyStridedMemRef"}
    %tensor = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      buffer: %buffer)
    irdl.results(
      tensor: %tensor)
  }
  irdl.operation @null_pointer attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !iree_codegen.null_pointer"]
  } {
    %result = irdl.base "!iree_codegen.null_pointer"
    irdl.results(
      result: %result)
  }
  irdl.operation @query_tile_sizes attributes {
    varve.format = "attr-dict $tensor_type `->` type($results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($results) = index"]
  } {
    %results = irdl.any {varve.rule = "Index"}
    %tensor_type = irdl.any {varve.rule = "TypeAttrOf<AnyTensor>"}
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "tensor_type" = %tensor_type
    }
  }
  irdl.operation @smt.assert attributes {
    varve.format = "$condition `,` $msg (`,` $printArgs^)? `:` type($condition) (`,` type($printArgs)^)? attr-dict",
    varve.traits = ["HasParent<iree_codegen.smt.constraints>"],
    varve.let = [
      "type($condition) = !smt.bool",
      "type($printArgs) = !smt.int"]
  } {
    %condition = irdl.base "!smt.bool"
    %printArgs = irdl.base "!smt.int"
    %msg = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      condition: %condition,
      printArgs: variadic %printArgs)
    irdl.attributes {
      "msg" = %msg
    }
  }
  irdl.operation @smt.constraints attributes {
    varve.format = "`target` `=` $target `,` `pipeline` `=` $pipeline `,` custom<KnobsDictionary>($knobs) `dims` `(` $problem_dims `)` attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "NoTerminator"],
    varve.let = [
      "type($problem_dims) = index"]
  } {
    %problem_dims = irdl.any {varve.rule = "Index"}
    %target = irdl.base "#iree_codegen.root_op"
    %pipeline = irdl.any {varve.rule = "Implements<\22PipelineAttrInterface\22>"}
    %knobs = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.operands(
      problem_dims: variadic %problem_dims)
    irdl.attributes {
      "target" = %target,
      "pipeline" = %pipeline,
      "knobs" = %knobs
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @smt.knob attributes {
    varve.format = "$name attr-dict `:` type($result)",
    varve.traits = ["Pure", "HasParent<iree_codegen.smt.constraints>"],
    varve.let = [
      "type($result) = !smt.int"]
  } {
    %result = irdl.base "!smt.int"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @smt.lookup attributes {
    varve.format = "$index $keys `->` $values attr-dict `:` type($result)",
    varve.traits = ["Pure", "HasParent<iree_codegen.smt.constraints>"],
    varve.let = [
      "type($index) = !smt.int",
      "type($result) = !smt.int"]
  } {
    %index = irdl.base "!smt.int"
    %result = irdl.base "!smt.int"
    %keys = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %values = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      index: %index)
    irdl.results(
      result: %result)
    irdl.attributes {
      "keys" = %keys,
      "values" = %values
    }
  }
  irdl.operation @store_to_buffer attributes {
    varve.format = "$tensor `,` $buffer attr-dict `:` type($tensor) `into` type($buffer)",
    varve.traits = ["MemoryEffectsOpInterface"]
  } {
    %tensor = irdl.any {varve.rule = "AnyRankedTensor"}
    %buffer = irdl.any {varve.rule = "AnyStridedMemRef"}
    irdl.operands(
      tensor: %tensor,
      buffer: %buffer)
  }
  irdl.operation @swizzle_hint attributes {
    varve.format = "$operand `[` $swizzle attr-dict `]` `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Pure"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %swizzle = irdl.any {varve.rule = "Implements<\22SwizzleAttrInterface\22>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "swizzle" = %swizzle
    }
  }
  irdl.operation @ukernel.generic attributes {
    varve.format = "attr-dict $u_kernel_fn_name (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)? (`(` $other_operands^ `:` type($other_operands) `)`)? ( `fn_def_attrs` $fn_def_attrs^ )? (`strided_dims` `(` $strided_dims^ `)`)? (`->` type($results)^)?",
    varve.traits = ["UKernelOpInterface", "DestinationStyleOpInterface", "MemoryEffectsOpInterface"]
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %other_operands = irdl.any
    %results = irdl.any
    %u_kernel_fn_name = irdl.any {varve.rule = "StrAttr"}
    %fn_def_attrs = irdl.any {varve.rule = "DictionaryAttr"}
    %strided_dims = irdl.any {varve.rule = "ArrayOf<ArrayOf<I64Attr>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs,
      other_operands: variadic %other_operands) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "u_kernel_fn_name" = %u_kernel_fn_name,
      "fn_def_attrs" = %fn_def_attrs,
      "strided_dims" = %strided_dims
    } {
      varve.optional = ["fn_def_attrs", "strided_dims"]
    }
  }
  irdl.operation @workgroup_count_hint attributes {
    varve.printer = "code",
    varve.format = "`` `(` each($static_sizes $sizes by `,`: one( $sizes let($static_sizes = -9223372036854775808) | $static_sizes )) `)` attr-dict",
    varve.let = ["type($sizes) = index"]
  } {
    %sizes = irdl.any {varve.rule = "Index"}
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      sizes: variadic %sizes)
    irdl.attributes {
      "static_sizes" = %static_sizes
    }
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
