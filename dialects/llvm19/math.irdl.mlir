irdl.dialect @math attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "operation math.clampf",
    "operation math.erfc",
    "operation math.isfinite",
    "operation math.isinf",
    "operation math.isnan",
    "operation math.isnormal",
    "operation math.sincos"],
  varve.depends = ["arith"]
} {
}
