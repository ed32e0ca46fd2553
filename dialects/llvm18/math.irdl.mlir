irdl.dialect @math attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.removes = [
    "operation math.acos",
    "operation math.acosh",
    "operation math.asin",
    "operation math.asinh",
    "operation math.atanh",
    "operation math.cosh",
    "operation math.sinh"],
  varve.state = "iree-compiler 20231113.707"
} {
}
