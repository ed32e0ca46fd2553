irdl.dialect @arm_sme attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.depends = ["memref", "scf", "vector"]
} {
  irdl.operation @intr.cntsb attributes {
    varve.traits = ["TypeIs<res,I64>"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.cntsh attributes {
    varve.traits = ["TypeIs<res,I64>"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.cntsw attributes {
    varve.traits = ["TypeIs<res,I64>"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
}
