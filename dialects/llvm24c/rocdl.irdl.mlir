irdl.dialect @rocdl attributes {
  varve.set = "llvm24c",
  varve.base = "llvm24b",
  varve.llvm = "24",
  varve.depends = ["llvm"],
  varve.discardable = [
    ["kernel", "UnitAttr"],
    ["reqd_work_group_size", "DenseI32ArrayAttr"],
    ["flat_work_group_size", "StringAttr"],
    ["max_flat_work_group_size", "IntegerAttr"],
    ["waves_per_eu", "IntegerAttr"],
    ["unsafe_fp_atomics", "BoolAttr"],
    ["last_use", "UnitAttr"],
    ["no_remote_memory", "UnitAttr"],
    ["no_fine_grained_memory", "UnitAttr"],
    ["ignore_denormal_mode", "UnitAttr"]],
  varve.unknown = ["operations"]
} {
  irdl.operation @make.buffer.rsrc attributes {
    varve.format = "operands attr-dict `:` type($base) `,` type($numRecords) `to` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($stride) = i16",
      "type($flags) = i32"]
  } {
    %base = irdl.base "!llvm.ptr"
    %stride = irdl.any {varve.rule = "I16"}
    %numRecords = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %flags = irdl.any {varve.rule = "I32"}
    %res = irdl.base "!llvm.ptr"
    irdl.operands(
      base: %base,
      stride: %stride,
      numRecords: %numRecords,
      flags: %flags)
    irdl.results(
      res: %res)
  }
}
