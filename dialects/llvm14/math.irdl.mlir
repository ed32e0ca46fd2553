irdl.dialect @math attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "operation math.round",
    "operation math.tan"]
} {
}
