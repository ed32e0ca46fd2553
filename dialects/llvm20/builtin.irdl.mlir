irdl.dialect @builtin attributes {
  varve.set = "llvm20",
  varve.base = "llvm22"
} {
}
