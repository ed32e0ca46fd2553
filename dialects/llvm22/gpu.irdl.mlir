irdl.dialect @gpu attributes {
  varve.set = "llvm22",
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
      ["private", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "AllReduceOperation",
    storage = i32,
    cases = [
      ["add", 0 : i32],
      ["mul", 1 : i32],
      ["minui", 2 : i32],
      ["minsi", 3 : i32],
      ["minnumf", 4 : i32],
      ["maxui", 5 : i32],
      ["maxsi", 6 : i32],
      ["maxnumf", 7 : i32],
      ["and", 8 : i32],
      ["or", 9 : i32],
      ["xor", 10 : i32],
      ["minimumf", 11 : i32],
      ["maximumf", 12 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "BroadcastType",
    storage = i32,
    cases = [
      ["first_active_lane", 0 : i32],
      ["specific_lane", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CompilationTarget",
    storage = i32,
    cases = [
      ["offload", 1 : i32],
      ["assembly", 2 : i32],
      ["bin", 3 : i32],
      ["fatbin", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Dimension",
    storage = i32,
    cases = [
      ["x", 0 : i32],
      ["y", 1 : i32],
      ["z", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MMAElementwiseOp",
    storage = i32,
    cases = [
      ["addf", 0 : i32],
      ["mulf", 1 : i32],
      ["subf", 2 : i32],
      ["maxf", 3 : i32],
      ["minf", 4 : i32],
      ["divf", 5 : i32],
      ["addi", 6 : i32],
      ["muli", 7 : i32],
      ["subi", 8 : i32],
      ["divs", 9 : i32],
      ["divu", 10 : i32],
      ["negatef", 11 : i32],
      ["negates", 12 : i32],
      ["extf", 13 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MappingId",
    storage = i64,
    cases = [
      ["x", 0 : i64],
      ["y", 1 : i64],
      ["z", 2 : i64],
      ["linear_dim_0", 3 : i64],
      ["linear_dim_1", 4 : i64],
      ["linear_dim_2", 5 : i64],
      ["linear_dim_3", 6 : i64],
      ["linear_dim_4", 7 : i64],
      ["linear_dim_5", 8 : i64],
      ["linear_dim_6", 9 : i64],
      ["linear_dim_7", 10 : i64],
      ["linear_dim_8", 11 : i64],
      ["linear_dim_9", 12 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Processor",
    storage = i64,
    cases = [
      ["block_x", 0 : i64],
      ["block_y", 1 : i64],
      ["block_z", 2 : i64],
      ["thread_x", 3 : i64],
      ["thread_y", 4 : i64],
      ["thread_z", 5 : i64],
      ["sequential", 6 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Prune2To4SpMatFlag",
    storage = i32,
    cases = [
      ["NONE", 0 : i32],
      ["PRUNE_ONLY", 1 : i32],
      ["PRUNE_AND_CHECK", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ShuffleMode",
    storage = i32,
    cases = [
      ["xor", 0 : i32],
      ["up", 2 : i32],
      ["down", 1 : i32],
      ["idx", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "SpGEMMWorkEstimationOrComputeKind",
    storage = i32,
    cases = [
      ["WORK_ESTIMATION", 0 : i32],
      ["COMPUTE", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TransposeMode",
    storage = i32,
    cases = [
      ["NON_TRANSPOSE", 0 : i32],
      ["TRANSPOSE", 1 : i32],
      ["CONJUGATE_TRANSPOSE", 2 : i32]
    ]
  } : () -> ()
  "varve.rule"() {
    require = [["word($op) in ['add', 'mul'] or isa(elem(type($value)), 'AnyFloat') = (word($op) in ['minnumf', 'maxnumf', 'minimumf', 'maximumf'])", "!`{word($op)}` reduction operation is not compatible with type '{type($value)}'"]],
    sym_name = "reduction",
    takes = []
  } : () -> ()
  irdl.type @"!mma_matrix" attributes {
    varve.format = "`<` shaped($shape, $element) `,` $operand `>`",
    varve.qualified = unit
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %element = irdl.any {varve.rule = "type"}
    %operand = irdl.any {varve.rule = "string"}
    irdl.parameters(
      shape: %shape,
      element: %element,
      operand: %operand)
  }
  irdl.attribute @"#address_space" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@AddressSpace>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#all_reduce_op" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@AllReduceOperation>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#block" attributes {
    varve.format = "`<` params `>`",
    varve.traits = ["DeviceMappingAttrInterface"]
  } {
    %block = irdl.any {varve.rule = "enum<@MappingId>"}
    irdl.parameters(
      block: %block)
  }
  irdl.attribute @"#broadcast" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@BroadcastType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#dim" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@Dimension>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#kernel_metadata" attributes {
    varve.format = "`<` $name `,` $function_type (`,` struct($arg_attrs, $metadata)^)? `>`"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %function_type = irdl.any {varve.rule = "type"}
    %arg_attrs = irdl.any {varve.rule = "ArrayAttr"}
    %metadata = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      name: %name,
      function_type: %function_type,
      arg_attrs: %arg_attrs,
      metadata: %metadata) {
      varve.optional = ["arg_attrs", "metadata"]
    }
  }
  irdl.attribute @"#kernel_table" attributes {
    varve.format = "`<` (`[` qualified($kernel_table)^ `]`)? `>`"
  } {
    %kernel_table = irdl.any {varve.rule = "array<#gpu.kernel_metadata>"}
    irdl.parameters(
      kernel_table: %kernel_table) {
      varve.defaults = {
        kernel_table = []}
    }
  }
  irdl.attribute @"#lane" attributes {
    varve.format = "`<` params `>`",
    varve.traits = ["DeviceMappingAttrInterface"]
  } {
    %lane = irdl.any {varve.rule = "enum<@MappingId>"}
    irdl.parameters(
      lane: %lane)
  }
  irdl.attribute @"#loop_dim_map" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %processor = irdl.any {varve.rule = "enum<@Processor>"}
    %map = irdl.any {varve.rule = "affine_map"}
    %bound = irdl.any {varve.rule = "affine_map"}
    irdl.parameters(
      processor: %processor,
      map: %map,
      bound: %bound)
  }
  irdl.attribute @"#mask" attributes {
    varve.format = "`<` params `>`",
    varve.traits = ["DeviceMaskingAttrInterface"]
  } {
    %mask = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      mask: %mask)
  }
  irdl.attribute @"#mat_transpose_mode" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@TransposeMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#memory_space" attributes {
    varve.format = "`<` params `>`",
    varve.traits = ["DeviceMappingAttrInterface"]
  } {
    %address_space = irdl.any {varve.rule = "enum<@AddressSpace>"}
    irdl.parameters(
      address_space: %address_space)
  }
  irdl.attribute @"#mma_element_wise" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@MMAElementwiseOp>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#object" attributes {
    varve.format = ["`<` $target `,` (`properties` `=` $properties^ `,`)? (`kernels` `=` $kernels^ `,`)?", "one(let($format = .fatbin) | `offload` `=` let($format = .offload) | `assembly` `=` let($format = .assembly) | `bin` `=` let($format = .bin) | `fatbin` `=` let($format = .fatbin)) $object `>`"]
  } {
    %target = irdl.any {varve.rule = "attribute"}
    %format = irdl.any {varve.rule = "enum<@CompilationTarget>"}
    %object = irdl.any {varve.rule = "StrAttr"}
    %properties = irdl.any {varve.rule = "DictionaryAttr"}
    %kernels = irdl.base "#gpu.kernel_table"
    irdl.parameters(
      target: %target,
      format: %format,
      object: %object,
      properties: %properties,
      kernels: %kernels) {
      varve.optional = ["properties", "kernels"],
      varve.defaults = {
        format = 4 : i32}
    }
  }
  irdl.attribute @"#prune_2to4_spmat_flag" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@Prune2To4SpMatFlag>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#select_object" attributes {
    varve.format = "(`<` $target^ `>`)?",
    varve.traits = ["OffloadingTranslationAttrTrait"]
  } {
    %target = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      target: %target) {
      varve.optional = ["target"]
    }
  }
  irdl.attribute @"#shuffle_mode" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ShuffleMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#spgemm_work_estimation_or_compute_kind" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@SpGEMMWorkEstimationOrComputeKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#thread" attributes {
    varve.format = "`<` params `>`",
    varve.traits = ["DeviceMappingAttrInterface"]
  } {
    %thread = irdl.any {varve.rule = "enum<@MappingId>"}
    irdl.parameters(
      thread: %thread)
  }
  irdl.attribute @"#warp" attributes {
    varve.format = "`<` params `>`",
    varve.traits = ["DeviceMappingAttrInterface"]
  } {
    %warp = irdl.any {varve.rule = "enum<@MappingId>"}
    irdl.parameters(
      warp: %warp)
  }
  irdl.attribute @"#warpgroup" attributes {
    varve.format = "`<` params `>`",
    varve.traits = ["DeviceMappingAttrInterface"]
  } {
    %warpgroup = irdl.any {varve.rule = "enum<@MappingId>"}
    irdl.parameters(
      warpgroup: %warpgroup)
  }
  irdl.operation @all_reduce attributes {
    varve.format = "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultType", "IsolatedFromAbove"],
    varve.let = [
      "type($result) = type($value)"],
    varve.require = [["use reduction()"]]
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
  irdl.operation @alloc attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (` ` `host_shared` $hostShared^)? ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($dynamicSizes) = index",
      "type($symbolOperands) = index",
      "type($asyncToken) = !gpu.async.token"],
    varve.require = [["count($dynamicSizes) = dynamic(type($memref))", "incorrect number of dynamic sizes, has {count($dynamicSizes)}, expected {dynamic(type($memref))}"]]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %dynamicSizes = irdl.any {varve.rule = "Index"}
    %symbolOperands = irdl.any {varve.rule = "Index"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %asyncToken = irdl.base "!gpu.async.token"
    %hostShared = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      dynamicSizes: variadic %dynamicSizes,
      symbolOperands: variadic %symbolOperands) {
      varve.segments
    }
    irdl.results(
      memref: %memref,
      asyncToken: optional %asyncToken)
    irdl.attributes {
      "hostShared" = %hostShared
    } {
      varve.optional = ["hostShared"]
    }
  }
  irdl.operation @barrier attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @binary attributes {
    varve.format = "$sym_name custom<OffloadingHandler>($offloadingHandler) attr-dict $objects",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %offloadingHandler = irdl.any {varve.rule = "HasTrait<\22OffloadingTranslationAttrTrait\22>"}
    %objects = irdl.any {varve.rule = "AllOf<ArrayOf<#gpu.object>, ArrayMinCount<1>>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "offloadingHandler" = %offloadingHandler,
      "objects" = %objects
    } {
      varve.optional = ["offloadingHandler"]
    }
  }
  irdl.operation @block_dim attributes {
    varve.format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
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
    varve.format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
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
    varve.format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
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
    varve.format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
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
    varve.format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
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
    varve.format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
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
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $pruneFlag `}` $rows `,` $cols `,` $memref attr-dict `:` type($memref)",
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
        pruneFlag = #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>}
    }
  }
  irdl.operation @create_bsr attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $brows `,` $bcols `,` $bnnz `,` $rBlockSize `,` $cBlockSize `,` $bRowPos `,` $bColIdxs `,` $values attr-dict `:` type($bRowPos) `,` type($bColIdxs) `,` type($values)",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($brows) = index",
      "type($bcols) = index",
      "type($bnnz) = index",
      "type($rBlockSize) = index",
      "type($cBlockSize) = index",
      "type($spmat) = !gpu.sparse.spmat_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %brows = irdl.any {varve.rule = "Index"}
    %bcols = irdl.any {varve.rule = "Index"}
    %bnnz = irdl.any {varve.rule = "Index"}
    %rBlockSize = irdl.any {varve.rule = "Index"}
    %cBlockSize = irdl.any {varve.rule = "Index"}
    %bRowPos = irdl.any {varve.rule = "AnyMemRef"}
    %bColIdxs = irdl.any {varve.rule = "AnyMemRef"}
    %values = irdl.any {varve.rule = "AnyMemRef"}
    %spmat = irdl.base "!gpu.sparse.spmat_handle"
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      brows: %brows,
      bcols: %bcols,
      bnnz: %bnnz,
      rBlockSize: %rBlockSize,
      cBlockSize: %cBlockSize,
      bRowPos: %bRowPos,
      bColIdxs: %bColIdxs,
      values: %values)
    irdl.results(
      spmat: %spmat,
      asyncToken: optional %asyncToken)
  }
  irdl.operation @create_coo attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $rowIdxs `,` $colIdxs `,` $values attr-dict `:` type($rowIdxs) `,` type($colIdxs) `,` type($values)",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($rows) = index",
      "type($cols) = index",
      "type($nnz) = index",
      "type($spmat) = !gpu.sparse.spmat_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %rows = irdl.any {varve.rule = "Index"}
    %cols = irdl.any {varve.rule = "Index"}
    %nnz = irdl.any {varve.rule = "Index"}
    %rowIdxs = irdl.any {varve.rule = "AnyMemRef"}
    %colIdxs = irdl.any {varve.rule = "AnyMemRef"}
    %values = irdl.any {varve.rule = "AnyMemRef"}
    %spmat = irdl.base "!gpu.sparse.spmat_handle"
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      rows: %rows,
      cols: %cols,
      nnz: %nnz,
      rowIdxs: %rowIdxs,
      colIdxs: %colIdxs,
      values: %values)
    irdl.results(
      spmat: %spmat,
      asyncToken: optional %asyncToken)
  }
  irdl.operation @create_coo_aos attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $idxs `,` $values attr-dict `:` type($idxs) `,` type($values)",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($rows) = index",
      "type($cols) = index",
      "type($nnz) = index",
      "type($spmat) = !gpu.sparse.spmat_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %rows = irdl.any {varve.rule = "Index"}
    %cols = irdl.any {varve.rule = "Index"}
    %nnz = irdl.any {varve.rule = "Index"}
    %idxs = irdl.any {varve.rule = "AnyMemRef"}
    %values = irdl.any {varve.rule = "AnyMemRef"}
    %spmat = irdl.base "!gpu.sparse.spmat_handle"
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      rows: %rows,
      cols: %cols,
      nnz: %nnz,
      idxs: %idxs,
      values: %values)
    irdl.results(
      spmat: %spmat,
      asyncToken: optional %asyncToken)
  }
  irdl.operation @create_csc attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $colPos `,` $rowIdxs `,` $values attr-dict `:` type($colPos) `,` type($rowIdxs) `,` type($values)",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($rows) = index",
      "type($cols) = index",
      "type($nnz) = index",
      "type($spmat) = !gpu.sparse.spmat_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %rows = irdl.any {varve.rule = "Index"}
    %cols = irdl.any {varve.rule = "Index"}
    %nnz = irdl.any {varve.rule = "Index"}
    %colPos = irdl.any {varve.rule = "AnyMemRef"}
    %rowIdxs = irdl.any {varve.rule = "AnyMemRef"}
    %values = irdl.any {varve.rule = "AnyMemRef"}
    %spmat = irdl.base "!gpu.sparse.spmat_handle"
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      rows: %rows,
      cols: %cols,
      nnz: %nnz,
      colPos: %colPos,
      rowIdxs: %rowIdxs,
      values: %values)
    irdl.results(
      spmat: %spmat,
      asyncToken: optional %asyncToken)
  }
  irdl.operation @create_csr attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $rows `,` $cols `,` $nnz `,` $rowPos `,` $colIdxs `,` $values attr-dict `:` type($rowPos) `,` type($colIdxs) `,` type($values)",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($rows) = index",
      "type($cols) = index",
      "type($nnz) = index",
      "type($spmat) = !gpu.sparse.spmat_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %rows = irdl.any {varve.rule = "Index"}
    %cols = irdl.any {varve.rule = "Index"}
    %nnz = irdl.any {varve.rule = "Index"}
    %rowPos = irdl.any {varve.rule = "AnyMemRef"}
    %colIdxs = irdl.any {varve.rule = "AnyMemRef"}
    %values = irdl.any {varve.rule = "AnyMemRef"}
    %spmat = irdl.base "!gpu.sparse.spmat_handle"
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      rows: %rows,
      cols: %cols,
      nnz: %nnz,
      rowPos: %rowPos,
      colIdxs: %colIdxs,
      values: %values)
    irdl.results(
      spmat: %spmat,
      asyncToken: optional %asyncToken)
  }
  irdl.operation @create_dn_tensor attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref `,` $dims attr-dict `:` type($dims) `into` type($memref)",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($dims) = index",
      "type($dnTensor) = !gpu.sparse.dntensor_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %dims = irdl.any {varve.rule = "Index"}
    %dnTensor = irdl.base "!gpu.sparse.dntensor_handle"
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      memref: %memref,
      dims: variadic %dims) {
      varve.segments
    }
    irdl.results(
      dnTensor: %dnTensor,
      asyncToken: optional %asyncToken)
  }
  irdl.operation @dealloc attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict `:` type($memref)",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      memref: %memref)
    irdl.results(
      asyncToken: optional %asyncToken)
  }
  irdl.operation @destroy_dn_tensor attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnTensor attr-dict",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($dnTensor) = !gpu.sparse.dntensor_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %dnTensor = irdl.base "!gpu.sparse.dntensor_handle"
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      dnTensor: %dnTensor)
    irdl.results(
      asyncToken: optional %asyncToken)
  }
  irdl.operation @destroy_sp_mat attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat attr-dict",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($spmat) = !gpu.sparse.spmat_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %spmat = irdl.base "!gpu.sparse.spmat_handle"
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      spmat: %spmat)
    irdl.results(
      asyncToken: optional %asyncToken)
  }
  irdl.operation @dynamic_shared_memory attributes {
    varve.format = "attr-dict `:` type($resultMemref)",
    varve.traits = ["Pure"]
  } {
    %resultMemref = irdl.any {varve.rule = "AllOf<MemRefOf<I8>, RankIs<1>>"}
    irdl.results(
      resultMemref: %resultMemref)
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:gpu.func",
    varve.traits = ["HasParent<gpu.module>", "AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove", "AffineScope"],
    varve.require = [["not has(attribute('gpu.kernel')) or count(typeof($function_type).results) = 0", "expected void return type for kernel function"]]
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %workgroup_attrib_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %private_attrib_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %known_block_size = irdl.any {varve.rule = "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>"}
    %known_grid_size = irdl.any {varve.rule = "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>"}
    %known_cluster_size = irdl.any {varve.rule = "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>"}
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "workgroup_attrib_attrs" = %workgroup_attrib_attrs,
      "private_attrib_attrs" = %private_attrib_attrs,
      "known_block_size" = %known_block_size,
      "known_grid_size" = %known_grid_size,
      "known_cluster_size" = %known_cluster_size
    } {
      varve.optional = ["arg_attrs", "res_attrs", "workgroup_attrib_attrs", "private_attrib_attrs", "known_block_size", "known_grid_size", "known_cluster_size"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @global_id attributes {
    varve.format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
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
    varve.format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
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
  irdl.operation @host_register attributes {
    varve.format = "$value attr-dict `:` type($value)"
  } {
    %value = irdl.any {varve.rule = "AnyUnrankedMemRef"}
    irdl.operands(
      value: %value)
  }
  irdl.operation @host_unregister attributes {
    varve.format = "$value attr-dict `:` type($value)"
  } {
    %value = irdl.any {varve.rule = "AnyUnrankedMemRef"}
    irdl.operands(
      value: %value)
  }
  irdl.operation @lane_id attributes {
    varve.format = "(`upper_bound` $upper_bound^)? attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface"],
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @launch attributes {
    varve.syntax = "hook:gpu.launch",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "InferIntRangeInterface", "GPU_AsyncOpInterface", "RecursiveMemoryEffects"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($gridSizeX) = index",
      "type($gridSizeY) = index",
      "type($gridSizeZ) = index",
      "type($blockSizeX) = index",
      "type($blockSizeY) = index",
      "type($blockSizeZ) = index",
      "type($clusterSizeX) = index",
      "type($clusterSizeY) = index",
      "type($clusterSizeZ) = index",
      "type($dynamicSharedMemorySize) = i32",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %gridSizeX = irdl.any {varve.rule = "Index"}
    %gridSizeY = irdl.any {varve.rule = "Index"}
    %gridSizeZ = irdl.any {varve.rule = "Index"}
    %blockSizeX = irdl.any {varve.rule = "Index"}
    %blockSizeY = irdl.any {varve.rule = "Index"}
    %blockSizeZ = irdl.any {varve.rule = "Index"}
    %clusterSizeX = irdl.any {varve.rule = "Index"}
    %clusterSizeY = irdl.any {varve.rule = "Index"}
    %clusterSizeZ = irdl.any {varve.rule = "Index"}
    %dynamicSharedMemorySize = irdl.any {varve.rule = "I32"}
    %asyncToken = irdl.base "!gpu.async.token"
    %module = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %function = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      gridSizeX: %gridSizeX,
      gridSizeY: %gridSizeY,
      gridSizeZ: %gridSizeZ,
      blockSizeX: %blockSizeX,
      blockSizeY: %blockSizeY,
      blockSizeZ: %blockSizeZ,
      clusterSizeX: optional %clusterSizeX,
      clusterSizeY: optional %clusterSizeY,
      clusterSizeZ: optional %clusterSizeZ,
      dynamicSharedMemorySize: optional %dynamicSharedMemorySize) {
      varve.segments
    }
    irdl.results(
      asyncToken: optional %asyncToken)
    irdl.attributes {
      "module" = %module,
      "function" = %function
    } {
      varve.optional = ["module", "function"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @launch_func attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (`<` $asyncObject^ `:` type($asyncObject) `>`)? $kernel ( `clusters` `in` ` ` `(` $clusterSizeX^ `,` $clusterSizeY `,` $clusterSizeZ `)` )? `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)` `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)` custom<LaunchDimType>(type($gridSizeX), ref($clusterSizeX), type($clusterSizeX), type($clusterSizeY), type($clusterSizeZ)) (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)? custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict",
    varve.traits = ["GPU_AsyncOpInterface", "AllTypesMatch<gridSizeX,gridSizeY,gridSizeZ,blockSizeX,blockSizeY,blockSizeZ>"],
    varve.let = [
      "type($gridSizeY) = type($gridSizeX)",
      "type($gridSizeZ) = type($gridSizeX)",
      "type($blockSizeX) = type($gridSizeX)",
      "type($blockSizeY) = type($gridSizeX)",
      "type($blockSizeZ) = type($gridSizeX)",
      "type($asyncDependencies) = !gpu.async.token",
      "type($dynamicSharedMemorySize) = i32",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %gridSizeX = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %gridSizeY = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %gridSizeZ = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %blockSizeX = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %blockSizeY = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %blockSizeZ = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %clusterSizeX = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %clusterSizeY = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %clusterSizeZ = irdl.any {varve.rule = "AnyOf<Index, I32, I64>"}
    %dynamicSharedMemorySize = irdl.any {varve.rule = "I32"}
    %kernelOperands = irdl.any
    %asyncObject = irdl.any
    %asyncToken = irdl.base "!gpu.async.token"
    %kernel = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      gridSizeX: %gridSizeX,
      gridSizeY: %gridSizeY,
      gridSizeZ: %gridSizeZ,
      blockSizeX: %blockSizeX,
      blockSizeY: %blockSizeY,
      blockSizeZ: %blockSizeZ,
      clusterSizeX: optional %clusterSizeX,
      clusterSizeY: optional %clusterSizeY,
      clusterSizeZ: optional %clusterSizeZ,
      dynamicSharedMemorySize: optional %dynamicSharedMemorySize,
      kernelOperands: variadic %kernelOperands,
      asyncObject: optional %asyncObject) {
      varve.segments
    }
    irdl.results(
      asyncToken: optional %asyncToken)
    irdl.attributes {
      "kernel" = %kernel
    }
  }
  irdl.operation @memcpy attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $src `:` type($dst)`,` type($src) attr-dict",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($asyncToken) = !gpu.async.token"],
    varve.require = [["elem(type($src)) = elem(type($dst))", "arguments have incompatible element type"], ["sizes(type($src)) = sizes(type($dst))", "arguments have incompatible shape"]]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %dst = irdl.any {varve.rule = "AnyMemRef"}
    %src = irdl.any {varve.rule = "AnyMemRef"}
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      dst: %dst,
      src: %src)
    irdl.results(
      asyncToken: optional %asyncToken)
  }
  irdl.operation @memset attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $value `:` type($dst)`,` type($value) attr-dict",
    varve.traits = ["GPU_AsyncOpInterface", "AllElementTypesMatch<dst,value>"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %dst = irdl.any {varve.rule = "AnyMemRef"}
    %value = irdl.any
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      dst: %dst,
      value: %value)
    irdl.results(
      asyncToken: optional %asyncToken)
  }
  irdl.operation @module attributes {
    varve.format = "$sym_name (`<` $offloadingHandler^ `>`)? ($targets^)? attr-dict-with-keyword $bodyRegion",
    varve.traits = ["IsolatedFromAbove", "DataLayoutOpInterface", "HasDefaultDLTIDataLayout", "NoRegionArguments", "SymbolTable", "Symbol", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %targets = irdl.any {varve.rule = "AllOf<ArrayOf<Implements<\22TargetAttrInterface\22>>, ArrayMinCount<1>>"}
    %offloadingHandler = irdl.any {varve.rule = "HasTrait<\22OffloadingTranslationAttrTrait\22>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "targets" = %targets,
      "offloadingHandler" = %offloadingHandler
    } {
      varve.optional = ["targets", "offloadingHandler"]
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @num_subgroups attributes {
    varve.format = "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface"],
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @printf attributes {
    varve.format = "$format attr-dict (`,` $args^ `:` type($args))?",
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %args = irdl.any {varve.rule = "AnyOf<AnyInteger, Index, AnyFloat>"}
    %format = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.attributes {
      "format" = %format
    }
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["HasParent<gpu.func>", "Pure", "Terminator"],
    varve.require = [["let types = typeof(outer('function_type')).results", ["count($operands) = count(types)", "expected {count(types)} result operands"], ["each type at i in types", ["type($operands)[i] = type", "unexpected type `'{type($operands)[i]}'' for operand #{i}"]]]]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @rotate attributes {
    varve.format = "$value `,` $offset `,` $width attr-dict `:` type($value)",
    varve.traits = ["Pure", "AllTypesMatch<value,rotateResult>"],
    varve.let = [
      "type($rotateResult) = type($value)",
      "type($valid) = i1"],
    varve.require = [["$offset < $width", "offset must be in the range [0, {$width + 0})"]]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, AllOf<FixedVectorOfAnyRank<AnyOf<AnySignlessInteger, AnyFloat>>, AnyVectorOfNonZeroRank, RankIs<1>>>"}
    %rotateResult = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat, AllOf<FixedVectorOfAnyRank<AnyOf<AnySignlessInteger, AnyFloat>>, AnyVectorOfNonZeroRank, RankIs<1>>>"}
    %valid = irdl.any {varve.rule = "I1"}
    %offset = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<0>>"}
    %width = irdl.any {varve.rule = "AllOf<I32Attr, IntPowerOf2>"}
    irdl.operands(
      value: %value)
    irdl.results(
      rotateResult: %rotateResult,
      valid: %valid)
    irdl.attributes {
      "offset" = %offset,
      "width" = %width
    }
  }
  irdl.operation @sddmm attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $buffer attr-dict `:` type($buffer) `into` $computeType",
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
        modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>,
        modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}
    }
  }
  irdl.operation @sddmm_buffer_size attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dnmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $spmatC attr-dict `into` $computeType",
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
        modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>,
        modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}
    }
  }
  irdl.operation @set_csr_pointers attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat `,` $positions `,` $coordinates `,` $values attr-dict `:` type($positions) `,` type($coordinates) `,` type($values)",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($spmat) = !gpu.sparse.spmat_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %spmat = irdl.base "!gpu.sparse.spmat_handle"
    %positions = irdl.any {varve.rule = "AnyMemRef"}
    %coordinates = irdl.any {varve.rule = "AnyMemRef"}
    %values = irdl.any {varve.rule = "AnyMemRef"}
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      spmat: %spmat,
      positions: %positions,
      coordinates: %coordinates,
      values: %values)
    irdl.results(
      asyncToken: optional %asyncToken)
  }
  irdl.operation @set_default_device attributes {
    varve.format = "attr-dict $devIndex",
    varve.traits = ["MemoryEffects<Write>"],
    varve.let = [
      "type($devIndex) = i32"]
  } {
    %devIndex = irdl.any {varve.rule = "I32"}
    irdl.operands(
      devIndex: %devIndex)
  }
  irdl.operation @shuffle attributes {
    varve.format = "$mode $value `,` $offset `,` $width attr-dict `:` type($value)",
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
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc attr-dict `:` $computeType",
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
        modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>,
        modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}
    }
  }
  irdl.operation @spgemm_create_descr attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($desc) = !gpu.sparse.spgemmop_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %desc = irdl.base "!gpu.sparse.spgemmop_handle"
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies)
    irdl.results(
      desc: %desc,
      asyncToken: optional %asyncToken)
  }
  irdl.operation @spgemm_destroy_descr attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $desc attr-dict",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($desc) = !gpu.sparse.spgemmop_handle",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %desc = irdl.base "!gpu.sparse.spgemmop_handle"
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      desc: %desc)
    irdl.results(
      asyncToken: optional %asyncToken)
  }
  irdl.operation @spgemm_work_estimation_or_compute attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) `{` $kind `}` $spmatA (`{` $modeA^ `}`)? `,` $spmatB (`{` $modeB^ `}`)? `,` $spmatC `,` $desc `,` $bufferSz `,` $buffer attr-dict `:` $computeType `into` type($buffer)",
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
        modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>,
        modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}
    }
  }
  irdl.operation @spmat_get_size attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmat attr-dict",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($spmat) = !gpu.sparse.spmat_handle",
      "type($rows) = index",
      "type($cols) = index",
      "type($nnz) = index",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %spmat = irdl.base "!gpu.sparse.spmat_handle"
    %rows = irdl.any {varve.rule = "Index"}
    %cols = irdl.any {varve.rule = "Index"}
    %nnz = irdl.any {varve.rule = "Index"}
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      spmat: %spmat)
    irdl.results(
      rows: %rows,
      cols: %cols,
      nnz: %nnz,
      asyncToken: optional %asyncToken)
  }
  irdl.operation @spmm attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC `,` $buffers attr-dict `:` type($buffers) `into` $computeType",
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
        modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>,
        modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}
    }
  }
  irdl.operation @spmm_buffer_size attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $dnmatB (`{` $modeB^ `}`)? `,` $dnmatC attr-dict `:` type($bufferSzs) `into` $computeType",
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
        modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>,
        modeB = #gpu<mat_transpose_mode NON_TRANSPOSE>}
    }
  }
  irdl.operation @spmv attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY `,` $buffer attr-dict `:` type($buffer) `into` $computeType",
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
        modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}
    }
  }
  irdl.operation @spmv_buffer_size attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $spmatA (`{` $modeA^ `}`)? `,` $dnX `,` $dnY attr-dict `into` $computeType",
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
        modeA = #gpu<mat_transpose_mode NON_TRANSPOSE>}
    }
  }
  irdl.operation @subgroup_broadcast attributes {
    varve.format = "$src `,` $broadcast_type ($lane^)? attr-dict `:` type($result)",
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
  irdl.operation @subgroup_id attributes {
    varve.format = "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface"],
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @subgroup_mma_compute attributes {
    varve.format = "$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<opC,res>"],
    varve.let = [
      "type($res) = type($opC)"],
    varve.require = [["let a = type($opA), b = type($opB), c = type($opC)", ["a.operand = 'AOp' and b.operand = 'BOp' and c.operand = 'COp'", "!operands must be in the order AOp, BOp, COp"], ["a.shape[1] = b.shape[0] and a.shape[0] = c.shape[0] and b.shape[1] = c.shape[1]", "!operand shapes do not satisfy matmul constraints"]]]
  } {
    %opA = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<AnyOf<SI<8>, UI<8>, F16, F32, F64>>>"}
    %opB = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<AnyOf<SI<8>, UI<8>, F16, F32, F64>>>"}
    %opC = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<AnyOf<I32, F16, F32, F64>>>"}
    %res = irdl.base "!gpu.mma_matrix"
    %a_transpose = irdl.any {varve.rule = "UnitAttr"}
    %b_transpose = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      opA: %opA,
      opB: %opB,
      opC: %opC)
    irdl.results(
      res: %res)
    irdl.attributes {
      "a_transpose" = %a_transpose,
      "b_transpose" = %b_transpose
    } {
      varve.optional = ["a_transpose", "b_transpose"]
    }
  }
  irdl.operation @subgroup_mma_constant_matrix attributes {
    varve.format = "$value attr-dict `:` type($res)",
    varve.traits = ["Pure", "TypesMatchWith<res,value>"],
    varve.let = [
      "type($value) = elem(type($res))"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<SI<8>, UI<8>, I32, F16, F32>"}
    %res = irdl.base "!gpu.mma_matrix"
    irdl.operands(
      value: %value)
    irdl.results(
      res: %res)
  }
  irdl.operation @subgroup_mma_elementwise attributes {
    varve.format = "$opType $args attr-dict `:` functional-type($args, $res)",
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
  irdl.operation @subgroup_mma_extract_thread_local attributes {
    varve.format = "$matrix`[`$indices`]` attr-dict `:` type($matrix) `->` type($res)",
    varve.traits = ["Pure", "TypesMatchWith<matrix,res>"],
    varve.let = [
      "type($res) = elem(type($matrix))",
      "type($indices) = index"]
  } {
    %matrix = irdl.base "!gpu.mma_matrix"
    %indices = irdl.any {varve.rule = "Index"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat>"}
    irdl.operands(
      matrix: %matrix,
      indices: variadic %indices)
    irdl.results(
      res: %res)
  }
  irdl.operation @subgroup_mma_insert_thread_local attributes {
    varve.format = "$value`,` $matrix`[`$indices`]` attr-dict `:` type($value)`,` type($matrix) `->` type($res)",
    varve.traits = ["Pure", "TypesMatchWith<matrix,value>"],
    varve.let = [
      "type($value) = elem(type($matrix))",
      "type($indices) = index"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat>"}
    %matrix = irdl.base "!gpu.mma_matrix"
    %indices = irdl.any {varve.rule = "Index"}
    %res = irdl.base "!gpu.mma_matrix"
    irdl.operands(
      value: %value,
      matrix: %matrix,
      indices: variadic %indices)
    irdl.results(
      res: %res)
  }
  irdl.operation @subgroup_mma_load_matrix attributes {
    varve.format = "$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)",
    varve.traits = ["MemoryEffects<Read>"],
    varve.let = [
      "type($indices) = index"]
  } {
    %srcMemref = irdl.any {varve.rule = "MemRefOf<AnyOf<I8, I32, F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, I32, F16, F32, F64>>, RankIs<1>>>>"}
    %indices = irdl.any {varve.rule = "Index"}
    %res = irdl.base "!gpu.mma_matrix"
    %leadDimension = irdl.any {varve.rule = "IndexAttr"}
    %transpose = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      srcMemref: %srcMemref,
      indices: variadic %indices)
    irdl.results(
      res: %res)
    irdl.attributes {
      "leadDimension" = %leadDimension,
      "transpose" = %transpose
    } {
      varve.optional = ["transpose"]
    }
  }
  irdl.operation @subgroup_mma_store_matrix attributes {
    varve.format = "$src`,` $dstMemref`[`$indices`]` attr-dict `:` type($src)`,` type($dstMemref)",
    varve.traits = ["MemoryEffects<Write>"],
    varve.let = [
      "type($indices) = index"],
    varve.require = [["type($src).operand = 'COp'", "!expected the operand matrix being stored to have 'COp' operand type"]]
  } {
    %src = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<AnyOf<SI<8>, UI<8>, I32, F16, F32, F64>>>"}
    %dstMemref = irdl.any {varve.rule = "MemRefOf<AnyOf<I8, I32, F16, F32, F64, AllOf<VectorOfNonZeroRankOf<AnyOf<I8, I32, F16, F32, F64>>, RankIs<1>>>>"}
    %indices = irdl.any {varve.rule = "Index"}
    %leadDimension = irdl.any {varve.rule = "IndexAttr"}
    %transpose = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      src: %src,
      dstMemref: %dstMemref,
      indices: variadic %indices)
    irdl.attributes {
      "leadDimension" = %leadDimension,
      "transpose" = %transpose
    } {
      varve.optional = ["transpose"]
    }
  }
  irdl.operation @subgroup_reduce attributes {
    varve.format = "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)"],
    varve.require = [["use reduction()"], ["let size = if($cluster_size < 0, $cluster_size + 4294967296, $cluster_size + 0)", ["isa(integer(size, i64), 'IntPowerOf2')", "cluster size {size} is not a power of two"]], ["let stride = if($cluster_stride < 0, $cluster_stride + 4294967296, $cluster_stride + 0)", ["stride = 1 or has($cluster_size)", "cluster stride can only be specified if cluster size is specified"], ["isa(integer(stride, i64), 'IntPowerOf2')", "cluster stride {stride} is not a power of two"]]]
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
  irdl.operation @subgroup_size attributes {
    varve.format = "(`upper_bound` $upper_bound^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface"],
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @terminator attributes {
    varve.format = "attr-dict",
    varve.traits = ["HasParent<gpu.launch>", "Pure", "Terminator"]
  } {
  }
  irdl.operation @thread_id attributes {
    varve.format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
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
  irdl.operation @wait attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) attr-dict",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies)
    irdl.results(
      asyncToken: optional %asyncToken)
  }
  irdl.operation @warp_execute_on_lane_0 attributes {
    varve.syntax = "hook:gpu.warp_execute_on_lane_0",
    varve.traits = ["RegionBranchOpInterface", "SingleBlock", "RecursiveMemoryEffects"],
    varve.let = [
      "type($laneid) = index"],
    varve.terminator = "gpu.yield"
  } {
    %laneid = irdl.any {varve.rule = "Index"}
    %args = irdl.any
    %results = irdl.any
    %warp_size = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      laneid: %laneid,
      args: variadic %args)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "warp_size" = %warp_size
    }
    %warpRegion = irdl.region with size 1
    irdl.regions(
      warpRegion: %warpRegion)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($values^ `:` type($values))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator"]
  } {
    %values = irdl.any
    irdl.operands(
      values: variadic %values)
  }
}
