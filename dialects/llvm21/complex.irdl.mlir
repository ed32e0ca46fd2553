irdl.dialect @complex attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation complex.powi"],
  varve.depends = ["arith"]
} {
}
