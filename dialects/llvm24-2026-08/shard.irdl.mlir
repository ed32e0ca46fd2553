irdl.dialect @shard attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24",
  varve.depends = ["arith"]
} {
  irdl.operation @grid attributes {
    varve.format = "$sym_name `(` `shape` `=` custom<DimensionList>($shape) `)` attr-dict",
    varve.traits = ["Symbol", "Pure"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %shape = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "shape" = %shape,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
  }
}
