irdl.dialect @spirv attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removed
} {
}
