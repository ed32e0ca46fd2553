// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structured loops: dialect loop, which became scf in May 2020.
irdl.dialect @loop attributes {varve.set = "std2019"} {
  irdl.operation @for attributes {
    varve.syntax = "hook:loop.for",
    varve.terminator = "loop.terminator"
  } {
    %0 = irdl.any {varve.rule = "Index"}
    %any = irdl.any
    irdl.operands(lowerBound: %0, upperBound: %0, step: %0, initArgs: variadic %any)
    irdl.results(results: variadic %any)
    %r0 = irdl.region with size 1
    irdl.regions(region: %r0)
  }
  irdl.operation @if attributes {
    varve.syntax = "hook:loop.if",
    varve.terminator = "loop.terminator"
  } {
    %0 = irdl.any {varve.rule = "I1"}
    %any = irdl.any
    irdl.operands(condition: %0)
    irdl.results(results: variadic %any)
    %r0 = irdl.region with size 1
    %r1 = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(thenRegion: %r0, elseRegion: %r1)
  }
  irdl.operation @parallel attributes {
    varve.syntax = "hook:loop.parallel",
    varve.terminator = "loop.yield",
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "Index"}
    %any = irdl.any
    irdl.operands(lowerBound: variadic %0, upperBound: variadic %0, step: variadic %0, initVals: variadic %any) {
      varve.segments
    }
    irdl.results(results: variadic %any)
    %r0 = irdl.region with size 1
    irdl.regions(region: %r0)
  }
  irdl.operation @reduce attributes {
    varve.format = "`` `(` $operand `)` ` ` ` ` `:` type($operand) $reductionOperator attr-dict(none)",
    varve.traits = ["HasParent<loop.parallel>"],
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    %r0 = irdl.region with size 1
    irdl.regions(reductionOperator: %r0)
  }
  irdl.operation @reduce.return attributes {
    varve.format = "$result attr-dict `:` type($result)",
    varve.traits = ["HasParent<loop.reduce>", "Terminator"],
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(result: %any)
  }
  irdl.operation @terminator attributes {varve.traits = ["Terminator"]} {
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($results^ `:` type($results))?",
    varve.traits = ["Terminator"],
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(results: variadic %any)
  }
}
