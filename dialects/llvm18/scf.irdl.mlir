irdl.dialect @scf attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.state = "iree-compiler 20231113.707"
} {
  irdl.operation @parallel attributes {
    varve.syntax = "hook:scf.parallel",
    varve.traits = ["AutomaticAllocationScope", "LoopLikeOpInterface", "RecursiveMemoryEffects"],
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
  irdl.operation @reduce attributes {
    varve.format = "`` `(` $operand `)` ` ` ` ` `:` type($operand) $reductionOperator attr-dict(none)",
    varve.traits = ["HasParent<scf.parallel>"]
  } {
    %operand = irdl.any
    irdl.operands(
      operand: %operand)
    %reductionOperator = irdl.region with size 1
    irdl.regions(
      reductionOperator: %reductionOperator)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($results^ `:` type($results))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<scf.execute_region,scf.for,scf.if,scf.index_switch,scf.parallel,scf.while>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
}
