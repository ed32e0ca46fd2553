irdl.dialect @affine attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.depends = ["arith"]
} {
  "varve.enum"() {
    sym_name = "AtomicRMWKind",
    storage = i64,
    cases = [
      ["addf", 0 : i64],
      ["addi", 1 : i64],
      ["assign", 2 : i64],
      ["maxf", 3 : i64],
      ["maxs", 4 : i64],
      ["maxu", 5 : i64],
      ["minf", 6 : i64],
      ["mins", 7 : i64],
      ["minu", 8 : i64],
      ["mulf", 9 : i64],
      ["muli", 10 : i64],
      ["ori", 11 : i64],
      ["andi", 12 : i64]
    ]
  } : () -> ()
  irdl.operation @delinearize_index attributes {
    varve.format = "$linear_index `into` ` ` `(` $basis `)` attr-dict `:` type($multi_index)",
    varve.traits = ["Pure"],
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
  irdl.operation @for attributes {
    varve.syntax = "hook:affine.for",
    varve.traits = ["AutomaticAllocationScope", "ConditionallySpeculatable", "RecursiveMemoryEffects", "LoopLikeOpInterface", "RegionBranchOpInterface"],
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
  irdl.operation @if attributes {
    varve.syntax = "hook:affine.if",
    varve.traits = ["RecursivelySpeculatable", "RecursiveMemoryEffects", "NoRegionArguments", "RegionBranchOpInterface"],
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
  irdl.operation @load attributes {
    varve.syntax = "hook:affine.load",
    varve.traits = ["AffineReadOpInterface", "AffineMapAccessInterface", "MemRefsNormalizable"],
    varve.let = [
      "type($indices) = index"]
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      memref: %memref,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @parallel attributes {
    varve.syntax = "hook:affine.parallel",
    varve.traits = ["AutomaticAllocationScope", "RecursivelySpeculatable", "RecursiveMemoryEffects", "LoopLikeOpInterface", "MemRefsNormalizable"],
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
  irdl.operation @prefetch attributes {
    varve.syntax = "hook:affine.prefetch",
    varve.traits = ["AffineMapAccessInterface"],
    varve.let = [
      "type($indices) = index"]
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %isWrite = irdl.any {varve.rule = "BoolAttr"}
    %localityHint = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<0>, IntMaxValue<3>>"}
    %isDataCache = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices)
    irdl.attributes {
      "isWrite" = %isWrite,
      "localityHint" = %localityHint,
      "isDataCache" = %isDataCache
    }
  }
  irdl.operation @store attributes {
    varve.syntax = "hook:affine.store",
    varve.traits = ["AffineWriteOpInterface", "AffineMapAccessInterface", "MemRefsNormalizable"],
    varve.let = [
      "type($indices) = index"]
  } {
    %value = irdl.any
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices)
  }
  irdl.operation @vector_load attributes {
    varve.syntax = "hook:affine.vector_load",
    varve.traits = ["AffineReadOpInterface", "AffineMapAccessInterface", "MemRefsNormalizable"],
    varve.let = [
      "type($indices) = index"]
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @vector_store attributes {
    varve.syntax = "hook:affine.vector_store",
    varve.traits = ["AffineWriteOpInterface", "AffineMapAccessInterface", "MemRefsNormalizable"],
    varve.let = [
      "type($indices) = index"]
  } {
    %value = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices)
  }
}
