irdl.dialect @gpu attributes {
  varve.set = "llvm16",
  varve.depends = ["arith"]
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
      ["negates", 12 : i32]
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
    sym_name = "Threads",
    storage = i64,
    cases = [
      ["x", 0 : i64],
      ["y", 1 : i64],
      ["z", 2 : i64]
    ]
  } : () -> ()
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
    %block = irdl.any {varve.rule = "enum<@Blocks>"}
    irdl.parameters(
      block: %block)
  }
  irdl.attribute @"#dim" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@Dimension>"}
    irdl.parameters(
      value: %value)
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
  irdl.attribute @"#mma_element_wise" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@MMAElementwiseOp>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#shuffle_mode" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ShuffleMode>"}
    irdl.parameters(
      value: %value)
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
  irdl.operation @alloc attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (` ` `host_shared` $hostShared^)? ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($dynamicSizes) = index",
      "type($symbolOperands) = index",
      "type($asyncToken) = !gpu.async.token"]
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
  irdl.operation @host_register attributes {
    varve.format = "$value attr-dict `:` type($value)"
  } {
    %value = irdl.any {varve.rule = "AnyUnrankedMemRef"}
    irdl.operands(
      value: %value)
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
  irdl.operation @memcpy attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst`,` $src `:` type($dst)`,` type($src) attr-dict",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($asyncToken) = !gpu.async.token"]
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
    varve.syntax = "hook:gpu.module",
    varve.traits = ["DataLayoutOpInterface", "HasDefaultDLTIDataLayout", "IsolatedFromAbove", "SymbolTable", "Symbol"],
    varve.terminator = "gpu.module_end"
  } {
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @module_end attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator", "HasParent<gpu.module>"]
  } {
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
  irdl.operation @printf attributes {
    varve.format = "$format attr-dict ($args^ `:` type($args))?",
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
    varve.traits = ["HasParent<gpu.func>", "Pure", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
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
  irdl.operation @terminator attributes {
    varve.format = "attr-dict",
    varve.traits = ["HasParent<gpu.launch>", "Pure", "Terminator"]
  } {
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
  irdl.operation @yield attributes {
    varve.traits = ["Pure", "Terminator"]
  } {
    %values = irdl.any
    irdl.operands(
      values: variadic %values)
  }
}
