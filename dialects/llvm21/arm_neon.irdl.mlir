irdl.dialect @arm_neon attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation arm_neon.intr.bfmmla"]
} {
}
