irdl.dialect @builtin attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.state = "iree-compiler 20231113.707"
} {
}
