irdl.dialect @arm_sve attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "operation arm_sve.dupq_lane",
    "operation arm_sve.intr.bfmmla",
    "operation arm_sve.intr.dupq_lane",
    "operation arm_sve.intr.usmmla",
    "operation arm_sve.usmmla"],
  varve.depends = ["vector"]
} {
}
