irdl.dialect @linalg attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.removes = [
    "operation linalg.conv_2d_ngchw_gfchw",
    "operation linalg.conv_2d_ngchw_gfchw_q",
    "operation linalg.erf",
    "operation linalg.min",
    "operation linalg.powf",
    "operation linalg.reciprocal",
    "operation linalg.round",
    "operation linalg.rsqrt",
    "operation linalg.select",
    "operation linalg.sqrt",
    "operation linalg.square",
    "operation linalg.tanh",
    "operation linalg.winograd_filter_transform",
    "operation linalg.winograd_input_transform",
    "operation linalg.winograd_output_transform"],
  varve.state = "iree-compiler 20231113.707"
} {
  irdl.operation @matmul_unsigned attributes {
    varve.syntax = "hook:linalg.matmul_unsigned",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_unsigned(2) 1 cast_unsigned(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d2, d1), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
