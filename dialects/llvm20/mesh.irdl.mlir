irdl.dialect @mesh attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.removes = [
    "operation mesh.get_sharding"],
  varve.depends = ["arith"]
} {
}
