irdl.dialect @gpu attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation gpu.rotate",
    "operation gpu.subgroup_broadcast"],
  varve.depends = ["arith"]
} {
  irdl.operation @func attributes {
    varve.syntax = "hook:gpu.func",
    varve.traits = ["HasParent<gpu.module>", "AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove"]
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %workgroup_attrib_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %private_attrib_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %known_block_size = irdl.any {varve.rule = "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>"}
    %known_grid_size = irdl.any {varve.rule = "AllOf<DenseI32ArrayAttr, DenseArrayCount<3>>"}
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "workgroup_attrib_attrs" = %workgroup_attrib_attrs,
      "private_attrib_attrs" = %private_attrib_attrs,
      "known_block_size" = %known_block_size,
      "known_grid_size" = %known_grid_size
    } {
      varve.optional = ["arg_attrs", "res_attrs", "workgroup_attrib_attrs", "private_attrib_attrs", "known_block_size", "known_grid_size"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @launch attributes {
    varve.syntax = "hook:gpu.launch",
    varve.traits = ["AutomaticAllocationScope", "GPU_AsyncOpInterface", "InferIntRangeInterface", "RecursiveMemoryEffects"],
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
    %kernelFunc = irdl.any {varve.rule = "SymbolRefAttr"}
    %kernelModule = irdl.any {varve.rule = "SymbolRefAttr"}
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
      "kernelFunc" = %kernelFunc,
      "kernelModule" = %kernelModule
    } {
      varve.optional = ["kernelFunc", "kernelModule"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
}
