irdl.dialect @affine attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.depends = ["arith"]
} {
  irdl.operation @for attributes {
    varve.syntax = "hook:affine.for",
    varve.traits = ["RecursiveMemoryEffects"],
    varve.terminator = "affine.yield"
  } {
    %operand0 = irdl.any
    %results = irdl.any
    irdl.operands(
      operand0: variadic %operand0)
    irdl.results(
      results: variadic %results)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @parallel attributes {
    varve.syntax = "hook:affine.parallel",
    varve.traits = ["RecursiveMemoryEffects", "MemRefsNormalizable"],
    varve.let = [
      "type($mapOperands) = index"],
    varve.terminator = "affine.yield"
  } {
    %mapOperands = irdl.any {varve.rule = "Index"}
    %results = irdl.any
    %reductions = irdl.any {varve.rule = "ArrayOf<enum<@AtomicRMWKind>>"}
    %lowerBoundsMap = irdl.any {varve.rule = "AffineMapAttr"}
    %lowerBoundsGroups = irdl.any {varve.rule = "I32ElementsAttr"}
    %upperBoundsMap = irdl.any {varve.rule = "AffineMapAttr"}
    %upperBoundsGroups = irdl.any {varve.rule = "I32ElementsAttr"}
    %steps = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      mapOperands: variadic %mapOperands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "reductions" = %reductions,
      "lowerBoundsMap" = %lowerBoundsMap,
      "lowerBoundsGroups" = %lowerBoundsGroups,
      "upperBoundsMap" = %upperBoundsMap,
      "upperBoundsGroups" = %upperBoundsGroups,
      "steps" = %steps
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
}
