irdl.dialect @async attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "operation async.call",
    "operation async.func",
    "operation async.return"]
} {
  irdl.operation @execute attributes {
    varve.traits = ["RegionBranchOpInterface", "AutomaticAllocationScope"],
    varve.let = [
      "type($dependencies) = !async.token",
      "type($token) = !async.token"],
    varve.terminator = "async.yield",
    varve.format = "one( | ` ` `[` $dependencies `]` ) one( | ` ` `(` each(%operand $operands by `,`: $operands `as` %operand `` `:` type($operands) let(type(%operand) = type($operands).valueType)) `)` ) result-types($results) attr-dict-with-keyword region($body, end)",
    varve.arguments = {body = [["%operand", "count($operands)"]]}
  } {
    %dependencies = irdl.base "!async.token"
    %operands = irdl.any {varve.rule = "AnyOf<!async.value, !async.token>"}
    %token = irdl.base "!async.token"
    %results = irdl.base "!async.value"
    irdl.operands(
      dependencies: variadic %dependencies,
      operands: variadic %operands) {
      varve.segments
    }
    irdl.results(
      token: %token,
      results: variadic %results)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
}
