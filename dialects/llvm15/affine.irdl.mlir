irdl.dialect @affine attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "operation affine.delinearize_index"],
  varve.depends = ["arith"]
} {
}
