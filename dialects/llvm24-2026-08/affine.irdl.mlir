irdl.dialect @affine attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24",
  varve.depends = ["arith", "ub"]
} {
  irdl.operation @load attributes {
    varve.syntax = "hook:affine.load",
    varve.traits = ["AffineReadOpInterface", "AffineMapAccessInterface", "MemRefsNormalizable"],
    varve.let = [
      "type($indices) = index"]
  } {
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
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
      "map" = %map,
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @store attributes {
    varve.syntax = "hook:affine.store",
    varve.traits = ["AffineWriteOpInterface", "AffineMapAccessInterface", "MemRefsNormalizable"],
    varve.let = [
      "type($indices) = index"]
  } {
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    %value = irdl.any
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %map = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices)
    irdl.attributes {
      "map" = %map,
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @vector_load attributes {
    varve.syntax = "hook:affine.vector_load",
    varve.traits = ["AffineReadOpInterface", "AffineMapAccessInterface", "MemRefsNormalizable"],
    varve.let = [
      "type($indices) = index"]
  } {
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
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
      "map" = %map,
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @vector_store attributes {
    varve.syntax = "hook:affine.vector_store",
    varve.traits = ["AffineWriteOpInterface", "AffineMapAccessInterface", "MemRefsNormalizable"],
    varve.let = [
      "type($indices) = index"]
  } {
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    %value = irdl.any {varve.rule = "AnyVectorOfNonZeroRank"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %map = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices)
    irdl.attributes {
      "map" = %map,
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
}
