irdl.dialect @func attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removed
} {
}
