irdl.dialect @arm_sve attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation arm_sve.intr.bfmmla"],
  varve.depends = ["vector"]
} {
}
