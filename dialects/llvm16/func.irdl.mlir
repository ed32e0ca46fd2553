irdl.dialect @func attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.depends = ["cf"]
} {
}
