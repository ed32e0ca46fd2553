irdl.dialect @vcix attributes {
  varve.set = "llvm16",
  varve.base = "llvm22",
  varve.removed
} {
}
