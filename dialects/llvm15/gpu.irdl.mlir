irdl.dialect @gpu attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "attribute address_space",
    "attribute block",
    "attribute thread",
    "enum AddressSpace",
    "enum Blocks",
    "enum Threads",
    "operation gpu.subgroup_reduce"],
  varve.depends = ["arith"]
} {
  "varve.enum"() {
    sym_name = "MMAElementwiseOp",
    storage = i32,
    cases = [
      ["addf", 0 : i32],
      ["mulf", 1 : i32],
      ["maxf", 2 : i32],
      ["minf", 3 : i32],
      ["divf", 4 : i32]
    ]
  } : () -> ()
  irdl.operation @all_reduce attributes {
    varve.format = "custom<AllReduceOperation>($op) $value $body attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultType", "IsolatedFromAbove"],
    varve.let = [
      "type($result0) = type($value)"]
  } {
    %value = irdl.any
    %result0 = irdl.any
    %op = irdl.base "#gpu.all_reduce_op"
    irdl.operands(
      value: %value)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "op" = %op
    } {
      varve.optional = ["op"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @alloc attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) ` ` `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
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
    irdl.operands(
      asyncDependencies: variadic %asyncDependencies,
      dynamicSizes: variadic %dynamicSizes,
      symbolOperands: variadic %symbolOperands) {
      varve.segments
    }
    irdl.results(
      memref: %memref,
      asyncToken: optional %asyncToken)
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:gpu.func",
    varve.traits = ["HasParent<gpu.module>", "AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove", "Symbol"]
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    irdl.attributes {
      "function_type" = %function_type
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @launch_func attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $kernel `blocks` `in` ` ` `(`$gridSizeX`,` $gridSizeY`,` $gridSizeZ`)` `threads` `in` ` ` `(`$blockSizeX`,` $blockSizeY`,` $blockSizeZ`)` (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)? custom<LaunchFuncOperands>($operands, type($operands)) attr-dict",
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
    %operands = irdl.any
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
      operands: variadic %operands) {
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
    varve.format = "symbol($sym_name) attr-dict-with-keyword $body",
    varve.discardable = ["sym_name"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @shuffle attributes {
    varve.format = "$mode $value `,` $offset `,` $width attr-dict `:` type($value)",
    varve.traits = ["Pure", "AllTypesMatch<value,result>"],
    varve.let = [
      "type($result) = type($value)",
      "type($offset) = i32",
      "type($width) = i32",
      "type($valid) = i1"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<I32, F32>"}
    %offset = irdl.any {varve.rule = "I32"}
    %width = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "AnyOf<I32, F32>"}
    %valid = irdl.any {varve.rule = "I1"}
    %mode = irdl.base "#gpu.shuffle_mode"
    irdl.operands(
      value: %value,
      offset: %offset,
      width: %width)
    irdl.results(
      result: %result,
      valid: %valid)
    irdl.attributes {
      "mode" = %mode
    }
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
    irdl.operands(
      opA: %opA,
      opB: %opB,
      opC: %opC)
    irdl.results(
      res: %res)
  }
  irdl.operation @subgroup_mma_elementwise attributes {
    varve.format = "$operation $args attr-dict `:` functional-type($args, $res)",
    varve.traits = ["Pure", "AllTypesMatch<args>"]
  } {
    %args = irdl.base "!gpu.mma_matrix"
    %res = irdl.base "!gpu.mma_matrix"
    %operation = irdl.base "#gpu.mma_element_wise"
    irdl.operands(
      args: variadic %args)
    irdl.results(
      res: %res)
    irdl.attributes {
      "operation" = %operation
    }
  }
  irdl.operation @subgroup_mma_load_matrix attributes {
    varve.format = "$srcMemref`[`$indices`]` attr-dict `:` type($srcMemref) `->` type($res)",
    varve.traits = ["MemoryEffects<Read>"],
    varve.let = [
      "type($indices) = index"]
  } {
    %srcMemref = irdl.any {varve.rule = "MemRefOf<AnyOf<F16, F32>>"}
    %indices = irdl.any {varve.rule = "Index"}
    %res = irdl.base "!gpu.mma_matrix"
    %leadDimension = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      srcMemref: %srcMemref,
      indices: variadic %indices)
    irdl.results(
      res: %res)
    irdl.attributes {
      "leadDimension" = %leadDimension
    }
  }
  irdl.operation @subgroup_mma_store_matrix attributes {
    varve.format = "$src`,` $dstMemref`[`$indices`]` attr-dict `:` type($src)`,` type($dstMemref)",
    varve.traits = ["MemoryEffects<Write>"],
    varve.let = [
      "type($indices) = index"]
  } {
    %src = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<AnyOf<F16, F32>>>"}
    %dstMemref = irdl.any {varve.rule = "MemRefOf<AnyOf<F16, F32>>"}
    %indices = irdl.any {varve.rule = "Index"}
    %leadDimension = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      src: %src,
      dstMemref: %dstMemref,
      indices: variadic %indices)
    irdl.attributes {
      "leadDimension" = %leadDimension
    }
  }
}
