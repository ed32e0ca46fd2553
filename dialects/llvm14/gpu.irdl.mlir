irdl.dialect @gpu attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "attribute loop_dim_map",
    "enum Processor",
    "operation gpu.global_id",
    "operation gpu.lane_id",
    "operation gpu.set_default_device"],
  varve.depends = ["arith"]
} {
  irdl.operation @func attributes {
    varve.syntax = "hook:gpu.func",
    varve.traits = ["HasParent<gpu.module>", "AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove", "Symbol"]
  } {
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @launch attributes {
    varve.syntax = "hook:gpu.launch",
    varve.let = [
      "type($gridSizeX) = index",
      "type($gridSizeY) = index",
      "type($gridSizeZ) = index",
      "type($blockSizeX) = index",
      "type($blockSizeY) = index",
      "type($blockSizeZ) = index",
      "type($dynamicSharedMemorySize) = i32"]
  } {
    %gridSizeX = irdl.any {varve.rule = "Index"}
    %gridSizeY = irdl.any {varve.rule = "Index"}
    %gridSizeZ = irdl.any {varve.rule = "Index"}
    %blockSizeX = irdl.any {varve.rule = "Index"}
    %blockSizeY = irdl.any {varve.rule = "Index"}
    %blockSizeZ = irdl.any {varve.rule = "Index"}
    %dynamicSharedMemorySize = irdl.any {varve.rule = "I32"}
    irdl.operands(
      gridSizeX: %gridSizeX,
      gridSizeY: %gridSizeY,
      gridSizeZ: %gridSizeZ,
      blockSizeX: %blockSizeX,
      blockSizeY: %blockSizeY,
      blockSizeZ: %blockSizeZ,
      dynamicSharedMemorySize: optional %dynamicSharedMemorySize)
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
}
