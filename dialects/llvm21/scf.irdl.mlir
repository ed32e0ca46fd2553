irdl.dialect @scf attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.depends = ["arith"]
} {
  irdl.operation @execute_region attributes {
    varve.syntax = "hook:scf.execute_region",
    varve.traits = ["RegionBranchOpInterface"]
  } {
    %result0 = irdl.any
    irdl.results(
      result0: variadic %result0)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
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
