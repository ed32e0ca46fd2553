irdl.dialect @gpu attributes {
  varve.set = "llvm13"
} {
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
  irdl.operation @all_reduce attributes {
    varve.traits = ["SameOperandsAndResultType", "IsolatedFromAbove"],
    varve.let = [
      "type($result0) = type($value)"]
  } {
    %value = irdl.any
    %result0 = irdl.any
    %op = irdl.any {varve.rule = "StrAttr"}
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
  irdl.operation @barrier attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @block_dim attributes {
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result0) = index"]
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @block_id attributes {
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result0) = index"]
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.any {varve.rule = "StrAttr"}
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
    varve.traits = ["HasParent<gpu.module>", "AutomaticAllocationScope", "FunctionLike", "IsolatedFromAbove", "Symbol"]
  } {
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @grid_dim attributes {
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result0) = index"]
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.any {varve.rule = "StrAttr"}
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
  irdl.operation @launch attributes {
    varve.syntax = "hook:gpu.launch",
    varve.let = [
      "type($gridSizeX) = index",
      "type($gridSizeY) = index",
      "type($gridSizeZ) = index",
      "type($blockSizeX) = index",
      "type($blockSizeY) = index",
      "type($blockSizeZ) = index"]
  } {
    %gridSizeX = irdl.any {varve.rule = "Index"}
    %gridSizeY = irdl.any {varve.rule = "Index"}
    %gridSizeZ = irdl.any {varve.rule = "Index"}
    %blockSizeX = irdl.any {varve.rule = "Index"}
    %blockSizeY = irdl.any {varve.rule = "Index"}
    %blockSizeZ = irdl.any {varve.rule = "Index"}
    irdl.operands(
      gridSizeX: %gridSizeX,
      gridSizeY: %gridSizeY,
      gridSizeZ: %gridSizeZ,
      blockSizeX: %blockSizeX,
      blockSizeY: %blockSizeY,
      blockSizeZ: %blockSizeZ)
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @launch_func attributes {
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $kernel `blocks` `in` ` ` `(`$gridSizeX`,` $gridSizeY`,` $gridSizeZ`)` `threads` `in` ` ` `(`$blockSizeX`,` $blockSizeY`,` $blockSizeZ`)` custom<LaunchFuncOperands>($operands, type($operands)) attr-dict",
    varve.traits = ["GPU_AsyncOpInterface"],
    varve.let = [
      "type($asyncDependencies) = !gpu.async.token",
      "type($gridSizeX) = index",
      "type($gridSizeY) = index",
      "type($gridSizeZ) = index",
      "type($blockSizeX) = index",
      "type($blockSizeY) = index",
      "type($blockSizeZ) = index",
      "type($asyncToken) = !gpu.async.token"]
  } {
    %asyncDependencies = irdl.base "!gpu.async.token"
    %gridSizeX = irdl.any {varve.rule = "Index"}
    %gridSizeY = irdl.any {varve.rule = "Index"}
    %gridSizeZ = irdl.any {varve.rule = "Index"}
    %blockSizeX = irdl.any {varve.rule = "Index"}
    %blockSizeY = irdl.any {varve.rule = "Index"}
    %blockSizeZ = irdl.any {varve.rule = "Index"}
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
      operands: variadic %operands) {
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
  irdl.operation @module attributes {
    varve.printer = "code",
    varve.traits = ["DataLayoutOpInterface", "HasDefaultDLTIDataLayout", "IsolatedFromAbove", "SymbolTable", "Symbol"],
    varve.terminator = "gpu.module_end",
    varve.discardable = ["sym_name"],
    varve.format = "symbol($sym_name) attr-dict-with-keyword `` $body"
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @module_end attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator", "HasParent<gpu.module>"]
  } {
  }
  irdl.operation @num_subgroups attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    irdl.results(
      result: %result)
  }
  irdl.operation @return attributes {
    varve.syntax = "hook:gpu.return",
    varve.traits = ["HasParent<gpu.func>", "NoSideEffect", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @shuffle attributes {
    varve.printer = "code",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($offset) = i32",
      "type($width) = i32",
      "type($valid) = i1"],
    varve.format = ["$value `,` $offset `,` $width name($mode) attr-dict `:` type($value)", "let(type($result) = type($value); type($offset) = i32; type($width) = i32; type($valid) = i1)"]
  } {
    %value = irdl.any
    %offset = irdl.any {varve.rule = "I32"}
    %width = irdl.any {varve.rule = "I32"}
    %result = irdl.any
    %valid = irdl.any {varve.rule = "I1"}
    %mode = irdl.any {varve.rule = "StrAttr"}
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
  irdl.operation @subgroup_id attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    irdl.results(
      result: %result)
  }
  irdl.operation @subgroup_mma_compute attributes {
    varve.format = "$opA`,` $opB`,` $opC attr-dict `:` type($opA)`,` type($opB) `->` type($res)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<opC,res>"],
    varve.let = [
      "type($res) = type($opC)"]
  } {
    %opA = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<F16>>"}
    %opB = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<F16>>"}
    %opC = irdl.any {varve.rule = "AllOf<!gpu.mma_matrix, ElementType<AnyOf<F16, F32>>>"}
    %res = irdl.base "!gpu.mma_matrix"
    irdl.operands(
      opA: %opA,
      opB: %opB,
      opC: %opC)
    irdl.results(
      res: %res)
  }
  irdl.operation @subgroup_mma_constant_matrix attributes {
    varve.format = "$value attr-dict `:` type($res)",
    varve.traits = ["NoSideEffect", "TypesMatchWith<res,value>"],
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
    %srcMemref = irdl.any {varve.rule = "AllOf<MemRefOf<AnyOf<F16, F32>>, RankIs<2>>"}
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
    %dstMemref = irdl.any {varve.rule = "AllOf<MemRefOf<AnyOf<F16, F32>>, RankIs<2>>"}
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
  irdl.operation @subgroup_size attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    irdl.results(
      result: %result)
  }
  irdl.operation @terminator attributes {
    varve.format = "attr-dict",
    varve.traits = ["HasParent<gpu.launch>", "NoSideEffect", "Terminator"]
  } {
  }
  irdl.operation @thread_id attributes {
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result0) = index"]
  } {
    %result0 = irdl.any {varve.rule = "Index"}
    %dimension = irdl.any {varve.rule = "StrAttr"}
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
    varve.traits = ["NoSideEffect", "Terminator"]
  } {
    %values = irdl.any
    irdl.operands(
      values: variadic %values)
  }
}
