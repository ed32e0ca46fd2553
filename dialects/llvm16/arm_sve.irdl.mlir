irdl.dialect @arm_sve attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "operation arm_sve.convert_from_svbool",
    "operation arm_sve.convert_to_svbool",
    "operation arm_sve.intr.convert.from.svbool",
    "operation arm_sve.intr.convert.to.svbool",
    "operation arm_sve.intr.psel",
    "operation arm_sve.intr.whilelt",
    "operation arm_sve.intr.zip.x2",
    "operation arm_sve.intr.zip.x4",
    "operation arm_sve.psel",
    "operation arm_sve.zip.x2",
    "operation arm_sve.zip.x4"]
} {
}
