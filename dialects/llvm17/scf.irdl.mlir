irdl.dialect @scf attributes {
  varve.set = "llvm17",
  varve.base = "llvm16",
  varve.removes = [
    "operation scf.foreach_thread",
    "operation scf.foreach_thread.perform_concurrently"],
  varve.state = "iree-compiler 20230524.529"
} {
  irdl.operation @for attributes {
    varve.syntax = "hook:scf.for",
    varve.traits = ["AutomaticAllocationScope", "LoopLikeOpInterface", "AllTypesMatch<lowerBound,upperBound,step>", "ConditionallySpeculatable", "RegionBranchOpInterface", "SingleBlock", "RecursiveMemoryEffects"],
    varve.let = [
      "type($upperBound) = type($lowerBound)",
      "type($step) = type($lowerBound)"],
    varve.terminator = "scf.yield"
  } {
    %lowerBound = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %upperBound = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %step = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %initArgs = irdl.any
    %results = irdl.any
    irdl.operands(
      lowerBound: %lowerBound,
      upperBound: %upperBound,
      step: %step,
      initArgs: variadic %initArgs)
    irdl.results(
      results: variadic %results)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @forall attributes {
    varve.syntax = "hook:scf.forall",
    varve.traits = ["AutomaticAllocationScope", "LoopLikeOpInterface", "RecursiveMemoryEffects", "SingleBlock", "RegionBranchOpInterface", "DestinationStyleOpInterface", "HasParallelRegion"],
    varve.let = [
      "type($dynamicLowerBound) = index",
      "type($dynamicUpperBound) = index",
      "type($dynamicStep) = index"],
    varve.terminator = "scf.forall.in_parallel"
  } {
    %dynamicLowerBound = irdl.any {varve.rule = "Index"}
    %dynamicUpperBound = irdl.any {varve.rule = "Index"}
    %dynamicStep = irdl.any {varve.rule = "Index"}
    %outputs = irdl.any {varve.rule = "AnyRankedTensor"}
    %results = irdl.any
    %staticLowerBound = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %staticUpperBound = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %staticStep = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %mapping = irdl.any {varve.rule = "ArrayOf<Implements<\22DeviceMappingAttrInterface\22>>"}
    irdl.operands(
      dynamicLowerBound: variadic %dynamicLowerBound,
      dynamicUpperBound: variadic %dynamicUpperBound,
      dynamicStep: variadic %dynamicStep,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "staticLowerBound" = %staticLowerBound,
      "staticUpperBound" = %staticUpperBound,
      "staticStep" = %staticStep,
      "mapping" = %mapping
    } {
      varve.optional = ["mapping"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @forall.in_parallel attributes {
    varve.syntax = "hook:scf.forall.in_parallel",
    varve.traits = ["Pure", "Terminator", "ParallelCombiningOpInterface", "HasParent<scf.forall>", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
}
