irdl.dialect @arm_sme attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removed
} {
}
