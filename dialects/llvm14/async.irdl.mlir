irdl.dialect @async attributes {
  varve.set = "llvm14",
  varve.base = "llvm15"
} {
  irdl.operation @runtime.num_worker_threads attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    irdl.results(
      result: %result)
  }
}
