irdl.dialect @scf attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "operation scf.foreach_thread",
    "operation scf.foreach_thread.perform_concurrently"],
  varve.depends = ["arith"]
} {
  irdl.operation @for attributes {
    varve.syntax = "hook:scf.for",
    varve.traits = ["RecursiveMemoryEffects"],
    varve.let = [
      "type($lowerBound) = index",
      "type($upperBound) = index",
      "type($step) = index"],
    varve.terminator = "scf.yield"
  } {
    %lowerBound = irdl.any {varve.rule = "Index"}
    %upperBound = irdl.any {varve.rule = "Index"}
    %step = irdl.any {varve.rule = "Index"}
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
  irdl.operation @parallel attributes {
    varve.syntax = "hook:scf.parallel",
    varve.traits = ["RecursiveMemoryEffects"],
    varve.let = [
      "type($lowerBound) = index",
      "type($upperBound) = index",
      "type($step) = index"],
    varve.terminator = "scf.yield"
  } {
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
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
}
