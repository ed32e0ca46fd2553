irdl.dialect @affine attributes {
  varve.set = "llvm22",
  varve.depends = ["arith", "ub"]
} {
  "varve.enum"() {
    sym_name = "AtomicRMWKind",
    storage = i64,
    cases = [
      ["addf", 0 : i64],
      ["addi", 1 : i64],
      ["andi", 2 : i64],
      ["assign", 3 : i64],
      ["maximumf", 4 : i64],
      ["maxnumf", 5 : i64],
      ["maxs", 6 : i64],
      ["maxu", 7 : i64],
      ["minimumf", 8 : i64],
      ["minnumf", 9 : i64],
      ["mins", 10 : i64],
      ["minu", 11 : i64],
      ["mulf", 12 : i64],
      ["muli", 13 : i64],
      ["ori", 14 : i64],
      ["xori", 15 : i64]
    ]
  } : () -> ()
  irdl.operation @apply attributes {
    varve.syntax = "hook:affine.apply",
    varve.traits = ["Pure", "InferIntRangeInterface"],
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
  irdl.operation @delinearize_index attributes {
    varve.format = "$linear_index `into` custom<DynamicIndexList>($dynamic_basis, $static_basis, \22{}\22, \22::mlir::AsmParser::Delimiter::Paren\22) attr-dict `:` type($multi_index)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($linear_index) = index",
      "type($dynamic_basis) = index",
      "type($multi_index) = index"]
  } {
    %linear_index = irdl.any {varve.rule = "Index"}
    %dynamic_basis = irdl.any {varve.rule = "Index"}
    %multi_index = irdl.any {varve.rule = "Index"}
    %static_basis = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      linear_index: %linear_index,
      dynamic_basis: variadic %dynamic_basis)
    irdl.results(
      multi_index: variadic %multi_index)
    irdl.attributes {
      "static_basis" = %static_basis
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
    varve.traits = ["AutomaticAllocationScope", "SingleBlock", "ConditionallySpeculatable", "RecursiveMemoryEffects", "LoopLikeOpInterface", "RegionBranchOpInterface"],
    varve.let = [
      "type($lowerBoundOperands) = index",
      "type($upperBoundOperands) = index"],
    varve.terminator = "affine.yield"
  } {
    %lowerBoundOperands = irdl.any {varve.rule = "Index"}
    %upperBoundOperands = irdl.any {varve.rule = "Index"}
    %inits = irdl.any
    %results = irdl.any
    %lowerBoundMap = irdl.any {varve.rule = "AffineMapAttr"}
    %upperBoundMap = irdl.any {varve.rule = "AffineMapAttr"}
    %step = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      lowerBoundOperands: variadic %lowerBoundOperands,
      upperBoundOperands: variadic %upperBoundOperands,
      inits: variadic %inits) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "lowerBoundMap" = %lowerBoundMap,
      "upperBoundMap" = %upperBoundMap,
      "step" = %step
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @if attributes {
    varve.syntax = "hook:affine.if",
    varve.traits = ["SingleBlock", "RecursivelySpeculatable", "RecursiveMemoryEffects", "NoRegionArguments", "RegionBranchOpInterface"],
    varve.terminator = "affine.yield"
  } {
    %operand0 = irdl.any
    %results = irdl.any
    %condition = irdl.any {varve.rule = "IntegerSetAttr"}
    irdl.operands(
      operand0: variadic %operand0)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "condition" = %condition
    }
    %thenRegion = irdl.region with size 1
    %elseRegion = irdl.region
    irdl.regions(
      thenRegion: %thenRegion,
      elseRegion: %elseRegion)
  }
  irdl.operation @linearize_index attributes {
    varve.format = "(`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by` custom<DynamicIndexList>($dynamic_basis, $static_basis, \22{}\22, \22::mlir::AsmParser::Delimiter::Paren\22) attr-dict `:` type($linear_index)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($multi_index) = index",
      "type($dynamic_basis) = index",
      "type($linear_index) = index"]
  } {
    %multi_index = irdl.any {varve.rule = "Index"}
    %dynamic_basis = irdl.any {varve.rule = "Index"}
    %linear_index = irdl.any {varve.rule = "Index"}
    %static_basis = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %disjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      multi_index: variadic %multi_index,
      dynamic_basis: variadic %dynamic_basis) {
      varve.segments
    }
    irdl.results(
      linear_index: %linear_index)
    irdl.attributes {
      "static_basis" = %static_basis,
      "disjoint" = %disjoint
    } {
      varve.native = {
        disjoint = "unit"}
    }
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
    %map = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "map" = %map
    }
  }
  irdl.operation @max attributes {
    varve.syntax = "hook:affine.max",
    varve.traits = ["Pure"],
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
    varve.traits = ["Pure"],
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
    varve.traits = ["AutomaticAllocationScope", "SingleBlock", "RecursivelySpeculatable", "RecursiveMemoryEffects", "LoopLikeOpInterface", "MemRefsNormalizable"],
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
    varve.traits = ["AffineMapAccessInterface", "MemRefsNormalizable"],
    varve.let = [
      "type($indices) = index"]
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %isWrite = irdl.any {varve.rule = "BoolAttr"}
    %localityHint = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<0>, IntMaxValue<3>>"}
    %isDataCache = irdl.any {varve.rule = "BoolAttr"}
    %map = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices)
    irdl.attributes {
      "isWrite" = %isWrite,
      "localityHint" = %localityHint,
      "isDataCache" = %isDataCache,
      "map" = %map
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
    %map = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices)
    irdl.attributes {
      "map" = %map
    }
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
    %map = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "map" = %map
    }
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
    %map = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices)
    irdl.attributes {
      "map" = %map
    }
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "Terminator", "ReturnLike", "MemRefsNormalizable"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
