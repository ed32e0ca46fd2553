irdl.dialect @gpu attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.removes = [
    "operation gpu.subgroup_mma_extract_thread_local",
    "operation gpu.subgroup_mma_insert_thread_local"],
  varve.depends = ["arith"]
} {
}
