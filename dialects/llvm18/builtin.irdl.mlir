irdl.dialect @builtin attributes {
  varve.set = "llvm18",
  varve.base = "llvm19"
} {
}
