irdl.dialect @arm_sve attributes {
  varve.set = "llvm20",
  varve.base = "llvm21",
  varve.state = "iree-base-compiler 3.2.0",
  varve.removes = [
    "operation arm_sve.dupq_lane",
    "operation arm_sve.intr.dupq_lane",
    "operation arm_sve.intr.usmmla",
    "operation arm_sve.usmmla"],
  varve.depends = ["vector"]
} {
}
