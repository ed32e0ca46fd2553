irdl.dialect @linalg attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.removes = [
    "operation linalg.contract",
    "operation linalg.elementwise",
    "operation linalg.pack",
    "operation linalg.unpack"],
  varve.depends = ["affine", "arith", "math", "memref", "tensor"]
} {
  irdl.operation @batch_matmul attributes {
    varve.syntax = "hook:linalg.batch_matmul",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @batch_reduce_matmul attributes {
    varve.syntax = "hook:linalg.batch_reduce_matmul",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
}
