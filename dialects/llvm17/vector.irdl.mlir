irdl.dialect @vector attributes {
  varve.set = "llvm17",
  varve.base = "llvm16",
  varve.properties = "llvm18",
  varve.state = "iree-compiler 20230524.529"
} {
}
