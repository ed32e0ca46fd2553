irdl.dialect @async attributes {
  varve.set = "llvm16",
  varve.base = "llvm19"
} {
  irdl.operation @execute attributes {
    varve.traits = ["RegionBranchOpInterface", "AutomaticAllocationScope"],
    varve.let = [
      "type($dependencies) = !async.token",
      "type($token) = !async.token"],
    varve.terminator = "async.yield",
    varve.arguments = {bodyRegion = [["%operand", "count($bodyOperands)"]]},
    varve.format = "one( | ` ` `[` $dependencies `]` ) one( | ` ` `(` each(%operand $bodyOperands by `,`: $bodyOperands `as` %operand `` `:` type($bodyOperands) let(type(%operand) = type($bodyOperands).valueType)) `)` ) result-types($bodyResults) attr-dict-with-keyword region($bodyRegion, end)"
  } {
    %dependencies = irdl.base "!async.token"
    %bodyOperands = irdl.any {varve.rule = "AnyOf<!async.value, !async.token>"}
    %token = irdl.base "!async.token"
    %bodyResults = irdl.base "!async.value"
    irdl.operands(
      dependencies: variadic %dependencies,
      bodyOperands: variadic %bodyOperands) {
      varve.segments
    }
    irdl.results(
      token: %token,
      bodyResults: variadic %bodyResults)
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
}
