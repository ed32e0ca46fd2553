irdl.dialect @arm_neon attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.removes = [
    "operation arm_neon.intr.smmla",
    "operation arm_neon.intr.ummla",
    "operation arm_neon.intr.usmmla"],
  varve.state = "iree-compiler 20231113.707"
} {
}
