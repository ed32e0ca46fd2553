irdl.dialect @complex attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "attribute number"],
  varve.depends = ["arith"]
} {
}
