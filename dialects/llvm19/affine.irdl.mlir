irdl.dialect @affine attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "operation affine.linearize_index"],
  varve.depends = ["arith", "ub"]
} {
  "varve.enum"() {
    sym_name = "AtomicRMWKind",
    storage = i64,
    cases = [
      ["addf", 0 : i64],
      ["addi", 1 : i64],
      ["assign", 2 : i64],
      ["maximumf", 3 : i64],
      ["maxs", 4 : i64],
      ["maxu", 5 : i64],
      ["minimumf", 6 : i64],
      ["mins", 7 : i64],
      ["minu", 8 : i64],
      ["mulf", 9 : i64],
      ["muli", 10 : i64],
      ["ori", 11 : i64],
      ["andi", 12 : i64],
      ["maxnumf", 13 : i64],
      ["minnumf", 14 : i64]
    ]
  } : () -> ()
  irdl.operation @delinearize_index attributes {
    varve.format = "$linear_index `into` ` ` `(` $basis `)` attr-dict `:` type($multi_index)",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.let = [
      "type($linear_index) = index",
      "type($basis) = index",
      "type($multi_index) = index"]
  } {
    %linear_index = irdl.any {varve.rule = "Index"}
    %basis = irdl.any {varve.rule = "Index"}
    %multi_index = irdl.any {varve.rule = "Index"}
    irdl.operands(
      linear_index: %linear_index,
      basis: variadic %basis)
    irdl.results(
      multi_index: variadic %multi_index)
  }
  irdl.operation @if attributes {
    varve.syntax = "hook:affine.if",
    varve.traits = ["SingleBlock", "RecursivelySpeculatable", "RecursiveMemoryEffects", "NoRegionArguments", "RegionBranchOpInterface"],
    varve.terminator = "affine.yield"
  } {
    %operand0 = irdl.any
    %results = irdl.any
    irdl.operands(
      operand0: variadic %operand0)
    irdl.results(
      results: variadic %results)
    %thenRegion = irdl.region with size 1
    %elseRegion = irdl.region
    irdl.regions(
      thenRegion: %thenRegion,
      elseRegion: %elseRegion)
  }
}
