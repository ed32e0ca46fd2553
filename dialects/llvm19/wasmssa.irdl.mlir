irdl.dialect @wasmssa attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removed
} {
}
