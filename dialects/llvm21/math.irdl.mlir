irdl.dialect @math attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation math.clampf",
    "operation math.sincos"],
  varve.depends = ["arith"]
} {
}
