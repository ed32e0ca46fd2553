// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structured loops: dialect loop, which became scf in May 2020.
irdl.dialect @scf attributes {varve.set = "std2019"} {
  irdl.operation @condition attributes {
    varve.format = "`(` $condition `)` attr-dict ($args^ `:` type($args))?",
    varve.traits = ["HasParent<scf.while>", "Terminator"],
    varve.let = ["type($condition) = i1"],
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "I1"}
    %any = irdl.any
    irdl.operands(condition: %0, args: variadic %any)
  }
  irdl.operation @for attributes {
    varve.syntax = "hook:scf.for",
    varve.terminator = "scf.yield",
    varve.since = "2020"
  } {
    %0 = irdl.any {varve.rule = "Index"}
    %any = irdl.any
    irdl.operands(lowerBound: %0, upperBound: %0, step: %0, initArgs: variadic %any)
    irdl.results(results: variadic %any)
    %r0 = irdl.region with size 1
    irdl.regions(region: %r0)
  }
  irdl.operation @if attributes {
    varve.syntax = "hook:scf.if",
    varve.terminator = "scf.yield",
    varve.since = "2020"
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
    varve.syntax = "hook:scf.parallel",
    varve.terminator = "scf.yield",
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
    varve.traits = ["HasParent<scf.parallel>"],
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    %r0 = irdl.region with size 1
    irdl.regions(reductionOperator: %r0)
  }
  irdl.operation @reduce.return attributes {
    varve.format = "$result attr-dict `:` type($result)",
    varve.traits = ["HasParent<scf.reduce>", "Terminator"],
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(result: %any)
  }
  irdl.operation @while attributes {
    varve.syntax = "hook:scf.while",
    varve.since = "2020"
  } {
    %any = irdl.any
    irdl.operands(inits: variadic %any)
    irdl.results(results: variadic %any)
    %r0 = irdl.region with size 1
    irdl.regions(before: %r0, after: %r0)
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
