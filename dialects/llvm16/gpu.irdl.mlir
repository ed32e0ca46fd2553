irdl.dialect @gpu attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "attribute mat_transpose_mode",
    "attribute memory_space",
    "attribute object",
    "attribute prune_2to4_spmat_flag",
    "attribute select_object",
    "attribute spgemm_work_estimation_or_compute_kind",
    "attribute warp",
    "attribute warpgroup",
    "enum CompilationTarget",
    "enum MappingId",
    "enum Prune2To4SpMatFlag",
    "enum SpGEMMWorkEstimationOrComputeKind",
    "enum TransposeMode",
    "operation gpu.binary",
    "operation gpu.cluster_block_id",
    "operation gpu.cluster_dim",
    "operation gpu.cluster_dim_blocks",
    "operation gpu.cluster_id",
    "operation gpu.create_2to4_spmat",
    "operation gpu.create_bsr",
    "operation gpu.create_coo",
    "operation gpu.create_coo_aos",
    "operation gpu.create_csc",
    "operation gpu.create_csr",
    "operation gpu.create_dn_tensor",
    "operation gpu.destroy_dn_tensor",
    "operation gpu.destroy_sp_mat",
    "operation gpu.dynamic_shared_memory",
    "operation gpu.host_unregister",
    "operation gpu.sddmm",
    "operation gpu.sddmm_buffer_size",
    "operation gpu.set_csr_pointers",
    "operation gpu.spgemm_copy",
    "operation gpu.spgemm_create_descr",
    "operation gpu.spgemm_destroy_descr",
    "operation gpu.spgemm_work_estimation_or_compute",
    "operation gpu.spmat_get_size",
    "operation gpu.spmm",
    "operation gpu.spmm_buffer_size",
    "operation gpu.spmv",
    "operation gpu.spmv_buffer_size"],
  varve.depends = ["arith"]
} {
  "varve.enum"() {
    sym_name = "AllReduceOperation",
    storage = i32,
    cases = [
      ["add", 0 : i32],
      ["and", 1 : i32],
      ["max", 2 : i32],
      ["min", 3 : i32],
      ["mul", 4 : i32],
      ["or", 5 : i32],
      ["xor", 6 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Blocks",
    storage = i64,
    cases = [
      ["x", 0 : i64],
      ["y", 1 : i64],
      ["z", 2 : i64]
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
      ["negates", 12 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Threads",
    storage = i64,
    cases = [
      ["x", 0 : i64],
      ["y", 1 : i64],
      ["z", 2 : i64]
    ]
  } : () -> ()
  irdl.attribute @"#block" attributes {
    varve.format = "`<` params `>`",
    varve.traits = ["DeviceMappingAttrInterface"]
  } {
    %block = irdl.any {varve.rule = "enum<@Blocks>"}
    irdl.parameters(
      block: %block)
  }
  irdl.attribute @"#thread" attributes {
    varve.format = "`<` params `>`",
    varve.traits = ["DeviceMappingAttrInterface"]
  } {
    %thread = irdl.any {varve.rule = "enum<@Threads>"}
    irdl.parameters(
      thread: %thread)
  }
  irdl.operation @all_reduce attributes {
    varve.format = "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? $body attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultType", "IsolatedFromAbove"],
    varve.let = [
      "type($result0) = type($value)"]
  } {
    %value = irdl.any
    %result0 = irdl.any
    %op = irdl.base "#gpu.all_reduce_op"
    %uniform = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result0: %result0)
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
  irdl.operation @block_dim attributes {
    varve.format = "$dimension attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface"],
    varve.let = [
      "type($result0) = index"]
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.base "#gpu.dim"
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @block_id attributes {
    varve.format = "$dimension attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface"],
    varve.let = [
      "type($result0) = index"]
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.base "#gpu.dim"
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:gpu.func",
    varve.traits = ["HasParent<gpu.module>", "AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove"]
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @global_id attributes {
    varve.format = "$dimension attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface"],
    varve.let = [
      "type($result0) = index"]
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.base "#gpu.dim"
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @grid_dim attributes {
    varve.format = "$dimension attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface"],
    varve.let = [
      "type($result0) = index"]
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.base "#gpu.dim"
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @lane_id attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface"],
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    irdl.results(
      result: %result)
  }
  irdl.operation @launch attributes {
    varve.syntax = "hook:gpu.launch",
    varve.traits = ["AutomaticAllocationScope", "GPU_AsyncOpInterface", "InferIntRangeInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($gridSizeX) = index",
      "type($gridSizeY) = index",
      "type($gridSizeZ) = index",
      "type($blockSizeX) = index",
      "type($blockSizeY) = index",
      "type($blockSizeZ) = index",
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
    %dynamicSharedMemorySize = irdl.any {varve.rule = "I32"}
    %asyncToken = irdl.base "!gpu.async.token"
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      gridSizeX: %gridSizeX,
      gridSizeY: %gridSizeY,
      gridSizeZ: %gridSizeZ,
      blockSizeX: %blockSizeX,
      blockSizeY: %blockSizeY,
      blockSizeZ: %blockSizeZ,
      dynamicSharedMemorySize: optional %dynamicSharedMemorySize) {
      varve.segments
    }
    irdl.results(
      asyncToken: optional %asyncToken)
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @launch_func attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $kernel `blocks` `in` ` ` `(`$gridSizeX`,` $gridSizeY`,` $gridSizeZ`)` `threads` `in` ` ` `(`$blockSizeX`,` $blockSizeY`,` $blockSizeZ`)` (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)? custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($gridSizeX) = index",
      "type($gridSizeY) = index",
      "type($gridSizeZ) = index",
      "type($blockSizeX) = index",
      "type($blockSizeY) = index",
      "type($blockSizeZ) = index",
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
    %dynamicSharedMemorySize = irdl.any {varve.rule = "I32"}
    %kernelOperands = irdl.any
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
      dynamicSharedMemorySize: optional %dynamicSharedMemorySize,
      kernelOperands: variadic %kernelOperands) {
      varve.segments
    }
    irdl.results(
      asyncToken: optional %asyncToken)
    irdl.attributes {
      "kernel" = %kernel
    }
  }
  irdl.operation @module attributes {
    varve.printer = "code",
    varve.traits = ["DataLayoutOpInterface", "HasDefaultDLTIDataLayout", "IsolatedFromAbove", "SymbolTable", "Symbol"],
    varve.terminator = "gpu.module_end",
    varve.format = "symbol($sym_name) attr-dict-with-keyword $bodyRegion",
    varve.discardable = ["sym_name"]
  } {
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @num_subgroups attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface"],
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    irdl.results(
      result: %result)
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
    %value = irdl.any {varve.rule = "AnyOf<I32, F32>"}
    %offset = irdl.any {varve.rule = "I32"}
    %width = irdl.any {varve.rule = "I32"}
    %shuffleResult = irdl.any {varve.rule = "AnyOf<I32, F32>"}
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
  irdl.operation @subgroup_id attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface"],
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    irdl.results(
      result: %result)
  }
  irdl.operation @subgroup_mma_compute attributes {
    varve.format = "$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<opC,res>"],
    varve.let = [
      "type($res) = type($opC)"]
  } {
    %opA = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<AnyOf<F16, F32>>>"}
    %opB = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<AnyOf<F16, F32>>>"}
    %opC = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<AnyOf<F16, F32>>>"}
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
    %value = irdl.any {varve.rule = "AnyOf<F16, F32>"}
    %res = irdl.base "!gpu.mma_matrix"
    irdl.operands(
      value: %value)
    irdl.results(
      res: %res)
  }
  irdl.operation @subgroup_mma_load_matrix attributes {
    varve.format = "$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)",
    varve.traits = ["MemoryEffects<Read>"],
    varve.let = [
      "type($indices) = index"]
  } {
    %srcMemref = irdl.any {varve.rule = "MemRefOf<AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, RankIs<1>>>>"}
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
      "type($indices) = index"]
  } {
    %src = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<AnyOf<F16, F32>>>"}
    %dstMemref = irdl.any {varve.rule = "MemRefOf<AnyOf<F16, F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, F32>>, RankIs<1>>>>"}
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
    varve.format = "custom<AllReduceOperation>($op) $value (`uniform` $uniform^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result0) = type($value)"]
  } {
    %value = irdl.any
    %result0 = irdl.any
    %op = irdl.base "#gpu.all_reduce_op"
    %uniform = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "op" = %op,
      "uniform" = %uniform
    } {
      varve.optional = ["uniform"]
    }
  }
  irdl.operation @subgroup_size attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface"],
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    irdl.results(
      result: %result)
  }
  irdl.operation @thread_id attributes {
    varve.format = "$dimension attr-dict",
    varve.traits = ["Pure", "InferIntRangeInterface"],
    varve.let = [
      "type($result0) = index"]
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.base "#gpu.dim"
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @yield attributes {
    varve.traits = ["Pure", "Terminator"]
  } {
    %values = irdl.any
    irdl.operands(
      values: variadic %values)
  }
}
