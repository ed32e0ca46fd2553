irdl.dialect @affine attributes {
  varve.set = "llvm13"
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
      ["muli", 10 : i64]
    ]
  } : () -> ()
  irdl.operation @apply attributes {
    varve.syntax = "hook:affine.apply",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($mapOperands) = index",
      "type($result0) = index"]
  } {
    %mapOperands = irdl.any {varve.rule = "Index"}
    %result0 = irdl.any {varve.rule = "Index"}
    %map = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      mapOperands: variadic %mapOperands)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "map" = %map
    }
  }
  irdl.operation @dma_start attributes {
    varve.syntax = "hook:affine.dma_start"
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @dma_wait attributes {
    varve.syntax = "hook:affine.dma_wait"
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @for attributes {
    varve.syntax = "hook:affine.for",
    varve.traits = ["RecursiveSideEffects"],
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
    varve.traits = ["RecursiveSideEffects", "NoRegionArguments"],
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
    varve.traits = ["MemRefsNormalizable"],
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
  irdl.operation @max attributes {
    varve.syntax = "hook:affine.max",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($operands) = index",
      "type($result0) = index"]
  } {
    %operands = irdl.any {varve.rule = "Index"}
    %result0 = irdl.any {varve.rule = "Index"}
    %map = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "map" = %map
    }
  }
  irdl.operation @min attributes {
    varve.syntax = "hook:affine.min",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($operands) = index",
      "type($result0) = index"]
  } {
    %operands = irdl.any {varve.rule = "Index"}
    %result0 = irdl.any {varve.rule = "Index"}
    %map = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "map" = %map
    }
  }
  irdl.operation @parallel attributes {
    varve.syntax = "hook:affine.parallel",
    varve.traits = ["RecursiveSideEffects", "MemRefsNormalizable"],
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
    varve.traits = ["MemRefsNormalizable"],
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
    varve.traits = ["MemRefsNormalizable"],
    varve.let = [
      "type($indices) = index"]
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @vector_store attributes {
    varve.syntax = "hook:affine.vector_store",
    varve.traits = ["MemRefsNormalizable"],
    varve.let = [
      "type($indices) = index"]
  } {
    %value = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["NoSideEffect", "Terminator", "ReturnLike", "MemRefsNormalizable"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
