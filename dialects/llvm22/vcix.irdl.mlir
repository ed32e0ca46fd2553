irdl.dialect @vcix attributes {
  varve.set = "llvm22",
  varve.depends = ["llvm"]
} {
  irdl.operation @v.iv {
    %vs2 = irdl.any {varve.rule = "LLVM_AnyVector"}
    %vl = irdl.any {varve.rule = "VCIX_VL"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %opcode = irdl.any {varve.rule = "VCIX_OpcodeAttr"}
    %imm = irdl.any {varve.rule = "VCIX_ImmAttr"}
    irdl.operands(
      vs2: %vs2,
      vl: optional %vl)
    irdl.results(
      res: %res)
    irdl.attributes {
      "opcode" = %opcode,
      "imm" = %imm
    }
  }
  irdl.operation @v.sv {
    %vs2 = irdl.any {varve.rule = "LLVM_AnyVector"}
    %op = irdl.any {varve.rule = "VCIX_VectorOrScalar"}
    %vl = irdl.any {varve.rule = "VCIX_VL"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %opcode = irdl.any {varve.rule = "VCIX_OpcodeAttr"}
    irdl.operands(
      vs2: %vs2,
      op: %op,
      vl: optional %vl)
    irdl.results(
      res: %res)
    irdl.attributes {
      "opcode" = %opcode
    }
  }
}
