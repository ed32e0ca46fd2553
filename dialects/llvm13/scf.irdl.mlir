irdl.dialect @scf attributes {
  varve.set = "llvm13"
} {
  irdl.operation @condition attributes {
    varve.format = "`(` $condition `)` attr-dict ($args^ `:` type($args))?",
    varve.traits = ["HasParent<scf.while>", "NoSideEffect", "Terminator"],
    varve.let = [
      "type($condition) = i1"]
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %args = irdl.any
    irdl.operands(
      condition: %condition,
      args: variadic %args)
  }
  irdl.operation @execute_region attributes {
    varve.syntax = "hook:scf.execute_region"
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
    varve.traits = ["RecursiveSideEffects"],
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
  irdl.operation @if attributes {
    varve.syntax = "hook:scf.if",
    varve.traits = ["RecursiveSideEffects", "NoRegionArguments"],
    varve.let = [
      "type($condition) = i1"],
    varve.terminator = "scf.yield"
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %results = irdl.any
    irdl.operands(
      condition: %condition)
    irdl.results(
      results: variadic %results)
    %thenRegion = irdl.region with size 1
    %elseRegion = irdl.region
    irdl.regions(
      thenRegion: %thenRegion,
      elseRegion: %elseRegion)
  }
  irdl.operation @parallel attributes {
    varve.syntax = "hook:scf.parallel",
    varve.traits = ["RecursiveSideEffects"],
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
    varve.printer = "code",
    varve.traits = ["HasParent<scf.parallel>"],
    varve.format = "`` `(` $operand `)` ` ` ` ` `:` type($operand) `` $reductionOperator attr-dict(none)"
  } {
    %operand = irdl.any
    irdl.operands(
      operand: %operand)
    %reductionOperator = irdl.region with size 1
    irdl.regions(
      reductionOperator: %reductionOperator)
  }
  irdl.operation @reduce.return attributes {
    varve.format = "$result attr-dict `:` type($result)",
    varve.traits = ["HasParent<scf.reduce>", "NoSideEffect", "Terminator"]
  } {
    %result = irdl.any
    irdl.operands(
      result: %result)
  }
  irdl.operation @while attributes {
    varve.syntax = "hook:scf.while",
    varve.traits = ["RecursiveSideEffects"]
  } {
    %inits = irdl.any
    %results = irdl.any
    irdl.operands(
      inits: variadic %inits)
    irdl.results(
      results: variadic %results)
    %before = irdl.region with size 1
    %after = irdl.region with size 1
    irdl.regions(
      before: %before,
      after: %after)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($results^ `:` type($results))?",
    varve.traits = ["NoSideEffect", "ReturnLike", "Terminator", "HasParent<scf.execute_region,scf.for,scf.if,scf.parallel,scf.while>"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
}
