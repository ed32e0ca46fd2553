irdl.dialect @transform attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.state = "iree-compiler 20231113.707"
} {
  irdl.operation @apply_patterns attributes {
    varve.format = "`to` $target $patterns attr-dict `:` type($target)",
    varve.traits = ["TransformOpInterface", "TransformEachOpTrait", "MemoryEffectsOpInterface", "ReportTrackingListenerFailuresOpTrait", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %target = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %apply_cse = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      target: %target)
    irdl.attributes {
      "apply_cse" = %apply_cse
    } {
      varve.optional = ["apply_cse"],
      varve.defaults = {}
    }
    %patterns = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      patterns: %patterns)
  }
  irdl.operation @loop.peel attributes {
    varve.format = "$target attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FunctionalStyleTransformOpTrait", "MemoryEffectsOpInterface", "TransformOpInterface", "TransformEachOpTrait"]
  } {
    %target = irdl.any {varve.rule = "AllOf<!transform.op, OperationName<\22scf.for\22>>"}
    %peeled_loop = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %remainder_loop = irdl.any {varve.rule = "Implements<\22TransformHandleTypeInterface\22>"}
    %fail_if_already_divisible = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      target: %target)
    irdl.results(
      peeled_loop: %peeled_loop,
      remainder_loop: %remainder_loop)
    irdl.attributes {
      "fail_if_already_divisible" = %fail_if_already_divisible
    } {
      varve.defaults = {
        fail_if_already_divisible = false}
    }
  }
}
