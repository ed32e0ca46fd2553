irdl.dialect @affine attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24",
  varve.depends = ["arith", "ub"]
} {
  irdl.operation @dma_start attributes {
    varve.syntax = "hook:affine.dma_start"
  } {
    %operands = irdl.any
    %src_map = irdl.any {varve.rule = "AffineMapAttr"}
    %dst_map = irdl.any {varve.rule = "AffineMapAttr"}
    %tag_map = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.attributes {
      "src_map" = %src_map,
      "dst_map" = %dst_map,
      "tag_map" = %tag_map
    }
  }
  irdl.operation @dma_wait attributes {
    varve.syntax = "hook:affine.dma_wait"
  } {
    %operands = irdl.any
    %tag_map = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.attributes {
      "tag_map" = %tag_map
    }
  }
}
