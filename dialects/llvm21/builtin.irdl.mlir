irdl.dialect @builtin attributes {
  varve.set = "llvm21",
  varve.base = "llvm22"
} {
}
