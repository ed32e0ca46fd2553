irdl.dialect @ub attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "operation ub.unreachable"]
} {
}
