irdl.dialect @scf attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24",
  varve.depends = ["arith"]
} {
  irdl.operation @parallel attributes {
    varve.syntax = "hook:scf.parallel",
    varve.traits = ["AutomaticAllocationScope", "LoopLikeOpInterface", "RecursiveMemoryEffects", "RegionBranchOpInterface", "SingleBlock", "HasParallelRegion"],
    varve.let = [
      "type($lowerBound) = index",
      "type($upperBound) = index",
      "type($step) = index"],
    varve.terminator = "scf.reduce"
  } {
    %unsignedCmp = irdl.any {varve.rule = "UnitAttr"}
    %lowerBound = irdl.any {varve.rule = "Index"}
    %upperBound = irdl.any {varve.rule = "Index"}
    %step = irdl.any {varve.rule = "Index"}
    %initVals = irdl.any
    %results = irdl.any
    irdl.operands(
      lowerBound: variadic %lowerBound,
      upperBound: variadic %upperBound,
      step: variadic %step,
      initVals: variadic %initVals) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "unsignedCmp" = %unsignedCmp
    } {
      varve.optional = ["unsignedCmp"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
}
