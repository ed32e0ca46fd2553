irdl.dialect @arith attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24"
} {
  irdl.operation @maximumnumf {
    %any = irdl.any
    %a_fastmath = irdl.any
    irdl.operands(
      lhs: %any,
      rhs: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "fastmath" = %a_fastmath
    } {
      varve.optional = ["fastmath"]
    }
  }
  irdl.operation @minimumnumf {
    %any = irdl.any
    %a_fastmath = irdl.any
    irdl.operands(
      lhs: %any,
      rhs: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "fastmath" = %a_fastmath
    } {
      varve.optional = ["fastmath"]
    }
  }
}
