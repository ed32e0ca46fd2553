irdl.dialect @memref attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.depends = ["arith", "ub"]
} {
  irdl.operation @assume_alignment attributes {
    varve.format = "$memref `,` $alignment attr-dict `:` type($memref)",
    varve.names = "assume_align"
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %alignment = irdl.any {varve.rule = "AllOf<I32Attr, IntPositive>"}
    irdl.operands(
      memref: %memref)
    irdl.attributes {
      "alignment" = %alignment
    }
  }
}
