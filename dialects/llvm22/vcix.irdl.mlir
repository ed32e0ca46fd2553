irdl.dialect @vcix attributes {
  varve.set = "llvm22",
  varve.depends = ["llvm"]
} {
  irdl.operation @v.iv {
    %vs2 = irdl.any {varve.rule = "LLVM_AnyVector"}
    %vl = irdl.any {varve.rule = "AnyOf<I64, I32>"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %opcode = irdl.any {varve.rule = "AnyOf<I32Attr, I64Attr>"}
    %imm = irdl.any {varve.rule = "AnyOf<I32Attr, I64Attr>"}
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
    %op = irdl.any {varve.rule = "AnyOf<LLVM_AnyVector, I64, I32, F16, F32, F64>"}
    %vl = irdl.any {varve.rule = "AnyOf<I64, I32>"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %opcode = irdl.any {varve.rule = "AnyOf<I32Attr, I64Attr>"}
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
