irdl.dialect @transform attributes {
  varve.set = "llvm24b",
  varve.base = "llvm24",
  varve.llvm = "24"
} {
  irdl.operation @"apply_patterns.linalg.erase_unused_operands_and_results" {
  }
  irdl.operation @"apply_patterns.linalg.swap_extract_slice_with_fill" {
  }
  irdl.operation @"loop.unroll_full" {
    %any = irdl.any
    irdl.operands(
      target: %any)
  }
}
