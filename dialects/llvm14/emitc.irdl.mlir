irdl.dialect @emitc attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "operation emitc.cast",
    "operation emitc.variable",
    "type ptr"]
} {
}
