irdl.dialect @scf attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "operation scf.foreach_thread",
    "operation scf.foreach_thread.perform_concurrently"],
  varve.depends = ["arith"]
} {
}
