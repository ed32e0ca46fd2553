irdl.dialect @arm_neon attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "operation arm_neon.intr.bfmmla"]
} {
}
