irdl.dialect @complex attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "enum ComplexRangeFlags",
    "operation complex.powi"],
  varve.depends = ["arith"]
} {
}
