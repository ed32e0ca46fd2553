irdl.dialect @math attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.removes = [
    "operation math.erfc",
    "operation math.isfinite",
    "operation math.isinf",
    "operation math.isnan",
    "operation math.isnormal"],
  varve.depends = ["arith"]
} {
}
