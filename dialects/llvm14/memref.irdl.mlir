irdl.dialect @memref attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.depends = ["arith"]
} {
  irdl.operation @cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "ViewLikeOpInterface", "MemRefsNormalizable"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    %dest = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
}
