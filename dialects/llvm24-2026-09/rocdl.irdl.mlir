irdl.dialect @rocdl attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
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
  "varve.enum"() {
    sym_name = "MatrixFormat",
    storage = i32,
    cases = [
      ["fp8_e4m3", 0 : i32],
      ["fp8_e5m2", 1 : i32],
      ["fp6_e2m3", 2 : i32],
      ["fp6_e3m2", 3 : i32],
      ["fp4_e2m1", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MFMAPermB",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["bcast_first_32", 1 : i32],
      ["bcast_second_32", 2 : i32],
      ["rotate_16_right", 3 : i32],
      ["bcast_first_16", 4 : i32],
      ["bcast_second_16", 5 : i32],
      ["bcast_third_16", 6 : i32],
      ["bcast_fourth_16", 7 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WMMACModifier",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["neg", 1 : i32],
      ["abs", 2 : i32],
      ["neg_abs", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WMMAMatrixScale",
    storage = i32,
    cases = [
      ["row0", 0 : i32],
      ["row1", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WMMAMatrixScaleFormat",
    storage = i32,
    cases = [
      ["e8", 0 : i32],
      ["e5m3", 1 : i32],
      ["e4m3", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MFMANegModifier",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["neg_a", 1 : i32],
      ["neg_b", 2 : i32],
      ["neg_c", 4 : i32]
    ],
    bits,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "SchedGroupMask",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["non_mem_non_sideeffect", 1 : i32],
      ["valu", 2 : i32],
      ["salu", 4 : i32],
      ["mfma_wmma", 8 : i32],
      ["all_vmem", 16 : i32],
      ["vmem_read", 32 : i32],
      ["vmem_write", 64 : i32],
      ["all_ds", 128 : i32],
      ["ds_read", 256 : i32],
      ["ds_write", 512 : i32],
      ["transcendental", 1024 : i32],
      ["ldsdma", 2048 : i32]
    ],
    bits,
    separator = "|"
  } : () -> ()
  irdl.attribute @"#matrix_format" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MatrixFormat>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mfma_neg_modifier" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MFMANegModifier>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mfma_perm_b" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@MFMAPermB>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#sched_group_mask" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@SchedGroupMask>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#wmma_c_modifier" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@WMMACModifier>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#wmma_matrix_scale" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@WMMAMatrixScale>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#wmma_matrix_scale_format" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@WMMAMatrixScaleFormat>"}
    irdl.parameters(
      value: %value)
  }
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
