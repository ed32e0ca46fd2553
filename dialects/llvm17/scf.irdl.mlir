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
}
