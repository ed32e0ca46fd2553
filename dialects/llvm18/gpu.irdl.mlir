irdl.dialect @gpu attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.removes = [
    "operation gpu.cluster_block_id",
    "operation gpu.cluster_dim",
    "operation gpu.cluster_dim_blocks",
    "operation gpu.cluster_id",
    "operation gpu.dynamic_shared_memory"],
  varve.state = "iree-compiler 20231113.707"
} {
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
    varve.format = "custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (`<` $asyncObject^ `:` type($asyncObject) `>`)? $kernel `blocks` `in` ` ` `(` $gridSizeX `,` $gridSizeY `,` $gridSizeZ `)` `threads` `in` ` ` `(` $blockSizeX `,` $blockSizeY `,` $blockSizeZ `)` custom<LaunchDimType>(type($gridSizeX)) (`dynamic_shared_memory_size` $dynamicSharedMemorySize^)? custom<LaunchFuncOperands>($kernelOperands, type($kernelOperands)) attr-dict",
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
  irdl.operation @module attributes {
    varve.traits = ["DataLayoutOpInterface", "HasDefaultDLTIDataLayout", "IsolatedFromAbove", "SymbolTable", "Symbol", "SingleBlock"],
    varve.terminator = "gpu.module_end",
    varve.discardable = ["sym_name"],
    varve.format = "symbol($sym_name) attr-dict-with-keyword $bodyRegion"
  } {
    %targets = irdl.any {varve.rule = "AllOf<ArrayOf<Implements<\22TargetAttrInterface\22>>, ArrayMinCount<1>>"}
    irdl.attributes {
      "targets" = %targets
    } {
      varve.optional = ["targets"]
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @module_end attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator", "HasParent<gpu.module>"]
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
  irdl.operation @yield attributes {
    varve.traits = ["Pure", "Terminator"]
  } {
    %values = irdl.any
    irdl.operands(
      values: variadic %values)
  }
}
