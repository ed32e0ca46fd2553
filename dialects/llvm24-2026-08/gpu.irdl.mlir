irdl.dialect @gpu attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24",
  varve.depends = ["arith"],
  varve.discardable = [
    ["known_block_size", "DenseI32ArrayAttr"],
    ["known_grid_size", "DenseI32ArrayAttr"],
    ["known_cluster_size", "DenseI32ArrayAttr"]]
} {
  "varve.enum"() {
    sym_name = "AddressSpace",
    storage = i32,
    cases = [
      ["global", 1 : i32],
      ["workgroup", 2 : i32],
      ["private", 3 : i32],
      ["constant", 4 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#address_space" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@AddressSpace>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @binary attributes {
    varve.format = "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects",
    varve.traits = ["Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %offloadingHandler = irdl.any {varve.rule = "HasTrait<\22OffloadingTranslationAttrTrait\22>"}
    %objects = irdl.any {varve.rule = "AllOf<ArrayOf<#gpu.object>, ArrayMinCount<1>>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "offloadingHandler" = %offloadingHandler,
      "objects" = %objects,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["offloadingHandler", "sym_visibility"]
    }
  }
  irdl.operation @func attributes {
    varve.format = [
      "symbol($sym_name) `(` each($function_type.inputs %a $arg_attrs default {} by `,`: %a `` `:` $function_type.inputs let(type(%a) = $function_type.inputs) dict($arg_attrs)) `)`",
      "one( let($function_type.results = []) | `->` one( when(count($function_type.results) = 1 and count($res_attrs) = 0 and not isa($function_type.results[0], 'FunctionType')) each($function_type.results: $function_type.results) | `(` each($function_type.results $res_attrs default {} by `,`: $function_type.results dict($res_attrs)) `)` ) )",
      "one( | `workgroup` `(` each(%w $workgroup_attrib_attrs default {} by `,`: %w `:` type(%w) dict($workgroup_attrib_attrs)) `)` let($workgroup_attributions = integer(count(%w), i64)) )",
      "one( | `private` `(` each(%p $private_attrib_attrs default {} by `,`: %p `:` type(%p) dict($private_attrib_attrs)) `)` )",
      "(`kernel` $kernel^)? attr-dict-with-keyword(apart) region($body, end)"],
    varve.arguments = {body = [["%a", "count($function_type.inputs)"], ["%w", "if(has($workgroup_attributions), $workgroup_attributions, 0)"], ["%p", "*"]]},
    varve.traits = ["HasParent<gpu.module>", "AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove", "AffineScope"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %workgroup_attrib_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %private_attrib_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %known_block_size = irdl.any {varve.rule = "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>"}
    %known_grid_size = irdl.any {varve.rule = "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>"}
    %known_cluster_size = irdl.any {varve.rule = "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>"}
    %workgroup_attributions = irdl.any {varve.rule = "I64Attr"}
    %kernel = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "workgroup_attrib_attrs" = %workgroup_attrib_attrs,
      "private_attrib_attrs" = %private_attrib_attrs,
      "known_block_size" = %known_block_size,
      "known_grid_size" = %known_grid_size,
      "known_cluster_size" = %known_cluster_size,
      "workgroup_attributions" = %workgroup_attributions,
      "kernel" = %kernel,
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name
    } {
      varve.optional = ["arg_attrs", "res_attrs", "workgroup_attrib_attrs", "private_attrib_attrs", "known_block_size", "known_grid_size", "known_cluster_size", "workgroup_attributions", "kernel", "sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @module attributes {
    varve.format = "$sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion",
    varve.traits = ["IsolatedFromAbove", "DataLayoutOpInterface", "HasDefaultDLTIDataLayout", "NoRegionArguments", "SymbolTable", "Symbol", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %targets = irdl.any {varve.rule = "AllOf<ArrayOf<Implements<\22TargetAttrInterface\22>>, ArrayMinCount<1>>"}
    %offloadingHandler = irdl.any {varve.rule = "HasTrait<\22OffloadingTranslationAttrTrait\22>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "targets" = %targets,
      "offloadingHandler" = %offloadingHandler,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["targets", "offloadingHandler", "sym_visibility"]
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.attribute @"#all_reduce_op" attributes {
    varve.format = "one( `<` $value `>` | $value )"
  } {
    %value = irdl.any {varve.rule = "enum<@AllReduceOperation>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#broadcast" attributes {
    varve.format = "one( `<` $value `>` | $value )"
  } {
    %value = irdl.any {varve.rule = "enum<@BroadcastType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#dim" attributes {
    varve.format = "one( `<` $value `>` | $value )"
  } {
    %value = irdl.any {varve.rule = "enum<@Dimension>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mat_transpose_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@TransposeMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mma_element_wise" attributes {
    varve.format = "one( `<` $value `>` | $value )"
  } {
    %value = irdl.any {varve.rule = "enum<@MMAElementwiseOp>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#prune_2to4_spmat_flag" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Prune2To4SpMatFlag>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#shuffle_mode" attributes {
    varve.format = "one( `<` $value `>` | $value )"
  } {
    %value = irdl.any {varve.rule = "enum<@ShuffleMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#spgemm_work_estimation_or_compute_kind" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@SpGEMMWorkEstimationOrComputeKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @block_dim attributes {
    varve.format = "$dimension.value (`upper_bound` $upper_bound^)? attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($result0) = index"],
    varve.names = "block_dim_{$dimension}"
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.base "#gpu.dim"
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension,
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @block_id attributes {
    varve.format = "$dimension.value (`upper_bound` $upper_bound^)? attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($result0) = index"],
    varve.names = "block_id_{$dimension}"
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.base "#gpu.dim"
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension,
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @cluster_block_id attributes {
    varve.format = "$dimension.value (`upper_bound` $upper_bound^)? attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($result0) = index"],
    varve.names = "cluster_block_id_{$dimension}"
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.base "#gpu.dim"
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension,
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @cluster_dim attributes {
    varve.format = "$dimension.value (`upper_bound` $upper_bound^)? attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($result0) = index"],
    varve.names = "cluster_dim_{$dimension}"
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.base "#gpu.dim"
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension,
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @cluster_dim_blocks attributes {
    varve.format = "$dimension.value (`upper_bound` $upper_bound^)? attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($result0) = index"],
    varve.names = "cluster_dim_blocks_{$dimension}"
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.base "#gpu.dim"
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension,
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @cluster_id attributes {
    varve.format = "$dimension.value (`upper_bound` $upper_bound^)? attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($result0) = index"],
    varve.names = "cluster_id_{$dimension}"
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.base "#gpu.dim"
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension,
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @create_2to4_spmat attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` inside($pruneFlag) `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($rows) = index",
      "type($cols) = index",
      "type($spMat) = !gpu.sparse.spmat_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %rows = irdl.any {varve.rule = "Index"}
    %cols = irdl.any {varve.rule = "Index"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %spMat = irdl.base "!gpu.sparse.spmat_handle"
    %asyncToken = irdl.base "!gpu.async.token"
    %pruneFlag = irdl.base "#gpu.prune_2to4_spmat_flag"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      rows: %rows,
      cols: %cols,
      memref: %memref)
    irdl.results(
      spMat: %spMat,
      asyncToken: optional %asyncToken)
    irdl.attributes {
      "pruneFlag" = %pruneFlag
    } {
      varve.defaults = {
        pruneFlag = #gpu<prune_2to4_spmat_flag<PRUNE_AND_CHECK>>}
    }
  }
  irdl.operation @global_id attributes {
    varve.format = "$dimension.value (`upper_bound` $upper_bound^)? attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($result0) = index"],
    varve.names = "global_id_{$dimension}"
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.base "#gpu.dim"
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension,
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @grid_dim attributes {
    varve.format = "$dimension.value (`upper_bound` $upper_bound^)? attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($result0) = index"],
    varve.names = "grid_dim_{$dimension}"
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.base "#gpu.dim"
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension,
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @sddmm attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` inside($modeA)^ `}`)? `,` $dnmatB (`{` inside($modeB)^ `}`)? `,` $spmatC `,` $buffer attr-dict `:` type($buffer) `into` $computeType",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($dnmatA) = !gpu.sparse.dntensor_handle",
      "type($dnmatB) = !gpu.sparse.dntensor_handle",
      "type($spmatC) = !gpu.sparse.spmat_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %dnmatA = irdl.base "!gpu.sparse.dntensor_handle"
    %dnmatB = irdl.base "!gpu.sparse.dntensor_handle"
    %spmatC = irdl.base "!gpu.sparse.spmat_handle"
    %buffer = irdl.any {varve.rule = "AnyMemRef"}
    %asyncToken = irdl.base "!gpu.async.token"
    %modeA = irdl.base "#gpu.mat_transpose_mode"
    %modeB = irdl.base "#gpu.mat_transpose_mode"
    %computeType = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      dnmatA: %dnmatA,
      dnmatB: %dnmatB,
      spmatC: %spmatC,
      buffer: %buffer)
    irdl.results(
      asyncToken: optional %asyncToken)
    irdl.attributes {
      "modeA" = %modeA,
      "modeB" = %modeB,
      "computeType" = %computeType
    } {
      varve.defaults = {
        modeA = #gpu<mat_transpose_mode<NON_TRANSPOSE>>,
        modeB = #gpu<mat_transpose_mode<NON_TRANSPOSE>>}
    }
  }
  irdl.operation @sddmm_buffer_size attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` inside($modeA)^ `}`)? `,` $dnmatB (`{` inside($modeB)^ `}`)? `,` $spmatC attr-dict `into` $computeType",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($dnmatA) = !gpu.sparse.dntensor_handle",
      "type($dnmatB) = !gpu.sparse.dntensor_handle",
      "type($spmatC) = !gpu.sparse.spmat_handle",
      "type($bufferSz) = index",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %dnmatA = irdl.base "!gpu.sparse.dntensor_handle"
    %dnmatB = irdl.base "!gpu.sparse.dntensor_handle"
    %spmatC = irdl.base "!gpu.sparse.spmat_handle"
    %bufferSz = irdl.any {varve.rule = "Index"}
    %asyncToken = irdl.base "!gpu.async.token"
    %modeA = irdl.base "#gpu.mat_transpose_mode"
    %modeB = irdl.base "#gpu.mat_transpose_mode"
    %computeType = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      dnmatA: %dnmatA,
      dnmatB: %dnmatB,
      spmatC: %spmatC)
    irdl.results(
      bufferSz: %bufferSz,
      asyncToken: optional %asyncToken)
    irdl.attributes {
      "modeA" = %modeA,
      "modeB" = %modeB,
      "computeType" = %computeType
    } {
      varve.defaults = {
        modeA = #gpu<mat_transpose_mode<NON_TRANSPOSE>>,
        modeB = #gpu<mat_transpose_mode<NON_TRANSPOSE>>}
    }
  }
  irdl.operation @shuffle attributes {
    varve.format = "$mode.value $value `,` $offset `,` $width attr-dict `:` type($value)",
    varve.traits = ["Pure", "AllTypesMatch<value,shuffleResult>"],
    varve.let = [
      "type($shuffleResult) = type($value)",
      "type($offset) = i32",
      "type($width) = i32",
      "type($valid) = i1"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, AllOf<FixedVectorOfAnyRank<AnyOf<AnySignlessInteger, AnyFloat>>, AnyVectorOfNonZeroRank, RankIs<1>>>"}
    %offset = irdl.any {varve.rule = "I32"}
    %width = irdl.any {varve.rule = "I32"}
    %shuffleResult = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, AllOf<FixedVectorOfAnyRank<AnyOf<AnySignlessInteger, AnyFloat>>, AnyVectorOfNonZeroRank, RankIs<1>>>"}
    %valid = irdl.any {varve.rule = "I1"}
    %mode = irdl.base "#gpu.shuffle_mode"
    irdl.operands(
      value: %value,
      offset: %offset,
      width: %width)
    irdl.results(
      shuffleResult: %shuffleResult,
      valid: %valid)
    irdl.attributes {
      "mode" = %mode
    }
  }
  irdl.operation @spgemm_copy attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` inside($modeA)^ `}`)? `,` $spmatB (`{` inside($modeB)^ `}`)? `,` $spmatC `,` $desc attr-dict `:` $computeType",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($desc) = !gpu.sparse.spgemmop_handle",
      "type($spmatA) = !gpu.sparse.spmat_handle",
      "type($spmatB) = !gpu.sparse.spmat_handle",
      "type($spmatC) = !gpu.sparse.spmat_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %desc = irdl.base "!gpu.sparse.spgemmop_handle"
    %spmatA = irdl.base "!gpu.sparse.spmat_handle"
    %spmatB = irdl.base "!gpu.sparse.spmat_handle"
    %spmatC = irdl.base "!gpu.sparse.spmat_handle"
    %asyncToken = irdl.base "!gpu.async.token"
    %modeA = irdl.base "#gpu.mat_transpose_mode"
    %modeB = irdl.base "#gpu.mat_transpose_mode"
    %computeType = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      desc: %desc,
      spmatA: %spmatA,
      spmatB: %spmatB,
      spmatC: %spmatC)
    irdl.results(
      asyncToken: optional %asyncToken)
    irdl.attributes {
      "modeA" = %modeA,
      "modeB" = %modeB,
      "computeType" = %computeType
    } {
      varve.defaults = {
        modeA = #gpu<mat_transpose_mode<NON_TRANSPOSE>>,
        modeB = #gpu<mat_transpose_mode<NON_TRANSPOSE>>}
    }
  }
  irdl.operation @spgemm_work_estimation_or_compute attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` inside($kind) `}` $spmatA (`{` inside($modeA)^ `}`)? `,` $spmatB (`{` inside($modeB)^ `}`)? `,` $spmatC `,` $desc `,` $bufferSz `,` $buffer attr-dict `:` $computeType `into` type($buffer)",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($desc) = !gpu.sparse.spgemmop_handle",
      "type($spmatA) = !gpu.sparse.spmat_handle",
      "type($spmatB) = !gpu.sparse.spmat_handle",
      "type($spmatC) = !gpu.sparse.spmat_handle",
      "type($bufferSz) = index",
      "type($bufferSzNew) = index",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %desc = irdl.base "!gpu.sparse.spgemmop_handle"
    %spmatA = irdl.base "!gpu.sparse.spmat_handle"
    %spmatB = irdl.base "!gpu.sparse.spmat_handle"
    %spmatC = irdl.base "!gpu.sparse.spmat_handle"
    %bufferSz = irdl.any {varve.rule = "Index"}
    %buffer = irdl.any {varve.rule = "AnyMemRef"}
    %bufferSzNew = irdl.any {varve.rule = "Index"}
    %asyncToken = irdl.base "!gpu.async.token"
    %modeA = irdl.base "#gpu.mat_transpose_mode"
    %modeB = irdl.base "#gpu.mat_transpose_mode"
    %computeType = irdl.any {varve.rule = "TypeAttr"}
    %kind = irdl.base "#gpu.spgemm_work_estimation_or_compute_kind"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      desc: %desc,
      spmatA: %spmatA,
      spmatB: %spmatB,
      spmatC: %spmatC,
      bufferSz: %bufferSz,
      buffer: %buffer)
    irdl.results(
      bufferSzNew: %bufferSzNew,
      asyncToken: optional %asyncToken)
    irdl.attributes {
      "modeA" = %modeA,
      "modeB" = %modeB,
      "computeType" = %computeType,
      "kind" = %kind
    } {
      varve.defaults = {
        modeA = #gpu<mat_transpose_mode<NON_TRANSPOSE>>,
        modeB = #gpu<mat_transpose_mode<NON_TRANSPOSE>>}
    }
  }
  irdl.operation @spmm attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` inside($modeA)^ `}`)? `,` $dnmatB (`{` inside($modeB)^ `}`)? `,` $dnmatC `,` $buffers attr-dict `:` type($buffers) `into` $computeType",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($spmatA) = !gpu.sparse.spmat_handle",
      "type($dnmatB) = !gpu.sparse.dntensor_handle",
      "type($dnmatC) = !gpu.sparse.dntensor_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %spmatA = irdl.base "!gpu.sparse.spmat_handle"
    %dnmatB = irdl.base "!gpu.sparse.dntensor_handle"
    %dnmatC = irdl.base "!gpu.sparse.dntensor_handle"
    %buffers = irdl.any {varve.rule = "AnyMemRef"}
    %asyncToken = irdl.base "!gpu.async.token"
    %modeA = irdl.base "#gpu.mat_transpose_mode"
    %modeB = irdl.base "#gpu.mat_transpose_mode"
    %computeType = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      spmatA: %spmatA,
      dnmatB: %dnmatB,
      dnmatC: %dnmatC,
      buffers: variadic %buffers) {
      varve.segments
    }
    irdl.results(
      asyncToken: optional %asyncToken)
    irdl.attributes {
      "modeA" = %modeA,
      "modeB" = %modeB,
      "computeType" = %computeType
    } {
      varve.defaults = {
        modeA = #gpu<mat_transpose_mode<NON_TRANSPOSE>>,
        modeB = #gpu<mat_transpose_mode<NON_TRANSPOSE>>}
    }
  }
  irdl.operation @spmm_buffer_size attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` inside($modeA)^ `}`)? `,` $dnmatB (`{` inside($modeB)^ `}`)? `,` $dnmatC attr-dict `:` type($bufferSzs) `into` $computeType",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($spmatA) = !gpu.sparse.spmat_handle",
      "type($dnmatB) = !gpu.sparse.dntensor_handle",
      "type($dnmatC) = !gpu.sparse.dntensor_handle",
      "type($bufferSzs) = index",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %spmatA = irdl.base "!gpu.sparse.spmat_handle"
    %dnmatB = irdl.base "!gpu.sparse.dntensor_handle"
    %dnmatC = irdl.base "!gpu.sparse.dntensor_handle"
    %bufferSzs = irdl.any {varve.rule = "Index"}
    %asyncToken = irdl.base "!gpu.async.token"
    %modeA = irdl.base "#gpu.mat_transpose_mode"
    %modeB = irdl.base "#gpu.mat_transpose_mode"
    %computeType = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      spmatA: %spmatA,
      dnmatB: %dnmatB,
      dnmatC: %dnmatC)
    irdl.results(
      bufferSzs: variadic %bufferSzs,
      asyncToken: optional %asyncToken) {
      varve.segments
    }
    irdl.attributes {
      "modeA" = %modeA,
      "modeB" = %modeB,
      "computeType" = %computeType
    } {
      varve.defaults = {
        modeA = #gpu<mat_transpose_mode<NON_TRANSPOSE>>,
        modeB = #gpu<mat_transpose_mode<NON_TRANSPOSE>>}
    }
  }
  irdl.operation @spmv attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` inside($modeA)^ `}`)? `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer) `into` $computeType",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($spmatA) = !gpu.sparse.spmat_handle",
      "type($dnX) = !gpu.sparse.dntensor_handle",
      "type($dnY) = !gpu.sparse.dntensor_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %spmatA = irdl.base "!gpu.sparse.spmat_handle"
    %dnX = irdl.base "!gpu.sparse.dntensor_handle"
    %dnY = irdl.base "!gpu.sparse.dntensor_handle"
    %buffer = irdl.any {varve.rule = "AnyMemRef"}
    %asyncToken = irdl.base "!gpu.async.token"
    %modeA = irdl.base "#gpu.mat_transpose_mode"
    %computeType = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      spmatA: %spmatA,
      dnX: %dnX,
      dnY: %dnY,
      buffer: %buffer)
    irdl.results(
      asyncToken: optional %asyncToken)
    irdl.attributes {
      "modeA" = %modeA,
      "computeType" = %computeType
    } {
      varve.defaults = {
        modeA = #gpu<mat_transpose_mode<NON_TRANSPOSE>>}
    }
  }
  irdl.operation @spmv_buffer_size attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` inside($modeA)^ `}`)? `,` $dnX `,` $dnY attr-dict `into` $computeType",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($spmatA) = !gpu.sparse.spmat_handle",
      "type($dnX) = !gpu.sparse.dntensor_handle",
      "type($dnY) = !gpu.sparse.dntensor_handle",
      "type($bufferSz) = index",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %spmatA = irdl.base "!gpu.sparse.spmat_handle"
    %dnX = irdl.base "!gpu.sparse.dntensor_handle"
    %dnY = irdl.base "!gpu.sparse.dntensor_handle"
    %bufferSz = irdl.any {varve.rule = "Index"}
    %asyncToken = irdl.base "!gpu.async.token"
    %modeA = irdl.base "#gpu.mat_transpose_mode"
    %computeType = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      spmatA: %spmatA,
      dnX: %dnX,
      dnY: %dnY)
    irdl.results(
      bufferSz: %bufferSz,
      asyncToken: optional %asyncToken)
    irdl.attributes {
      "modeA" = %modeA,
      "computeType" = %computeType
    } {
      varve.defaults = {
        modeA = #gpu<mat_transpose_mode<NON_TRANSPOSE>>}
    }
  }
  irdl.operation @subgroup_broadcast attributes {
    varve.format = "$src `,` $broadcast_type.value ($lane^)? attr-dict `:` type($result)",
    varve.traits = ["NoMemoryEffect", "AllTypesMatch<result,src>", "InferIntRangeInterface", "ConditionallySpeculatable", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($src) = type($result)",
      "type($lane) = i32"]
  } {
    %src = irdl.any
    %lane = irdl.any {varve.rule = "I32"}
    %result = irdl.any
    %broadcast_type = irdl.base "#gpu.broadcast"
    irdl.operands(
      src: %src,
      lane: optional %lane)
    irdl.results(
      result: %result)
    irdl.attributes {
      "broadcast_type" = %broadcast_type
    }
  }
  irdl.operation @subgroup_mma_elementwise attributes {
    varve.format = "$opType.value $args attr-dict `:` functional-type($args, $res)",
    varve.traits = ["Pure", "AllTypesMatch<args>"]
  } {
    %args = irdl.base "!gpu.mma_matrix"
    %res = irdl.base "!gpu.mma_matrix"
    %opType = irdl.base "#gpu.mma_element_wise"
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
    irdl.attributes {
      "opType" = %opType
    }
  }
  irdl.operation @thread_id attributes {
    varve.format = "$dimension.value (`upper_bound` $upper_bound^)? attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($result0) = index"],
    varve.names = "thread_id_{$dimension}"
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.base "#gpu.dim"
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension,
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @all_reduce attributes {
    varve.format = "one( | $op.value ) $value (`uniform` $uniform^)? $body attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultType", "IsolatedFromAbove"],
    varve.let = [
      "type($result) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat>"}
    %op = irdl.base "#gpu.all_reduce_op"
    %uniform = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "op" = %op,
      "uniform" = %uniform
    } {
      varve.optional = ["op", "uniform"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @subgroup_reduce attributes {
    varve.format = "$op.value $value (`uniform` $uniform^)? (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, AllOf<FixedVectorOfAnyRank<AnyOf<AnySignlessInteger, AnyFloat>>, AnyVectorOfNonZeroRank, RankIs<1>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, AllOf<FixedVectorOfAnyRank<AnyOf<AnySignlessInteger, AnyFloat>>, AnyVectorOfNonZeroRank, RankIs<1>>>"}
    %op = irdl.base "#gpu.all_reduce_op"
    %uniform = irdl.any {varve.rule = "UnitAttr"}
    %cluster_size = irdl.any {varve.rule = "I32Attr"}
    %cluster_stride = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "op" = %op,
      "uniform" = %uniform,
      "cluster_size" = %cluster_size,
      "cluster_stride" = %cluster_stride
    } {
      varve.optional = ["uniform", "cluster_size"],
      varve.defaults = {
        cluster_stride = 1 : i32}
    }
  }
}
