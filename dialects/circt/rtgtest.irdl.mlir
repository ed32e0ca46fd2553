irdl.dialect @rtgtest attributes {
  varve.set = "circt",
  varve.depends = ["rtg"],
  varve.llvm = "24"
} {
  irdl.type @"!cpu" attributes {
    varve.format = "",
    varve.traits = ["ContextResourceTypeInterface"]
  } {
  }
  irdl.type @"!freg" attributes {
    varve.format = "",
    varve.traits = ["RegisterTypeInterface"]
  } {
  }
  irdl.type @"!ireg" attributes {
    varve.format = "",
    varve.traits = ["RegisterTypeInterface", "ValidationTypeInterface"]
  } {
  }
  irdl.attribute @"#a0" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#a1" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#a2" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#a3" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#a4" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#a5" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#a6" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#a7" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#cpu" attributes {
    varve.format = "`<` $id `>`",
    varve.traits = ["ContextResourceAttrInterface"],
    varve.type = "!rtgtest.cpu"
  } {
    %id = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      id: %id)
  }
  irdl.attribute @"#f0" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.freg"
  } {
  }
  irdl.attribute @"#gp" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#ra" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#s0" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#s1" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#s10" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#s11" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#s2" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#s3" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#s4" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#s5" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#s6" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#s7" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#s8" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#s9" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#sp" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#t0" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#t1" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#t2" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#t3" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#t4" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#t5" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#t6" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#tp" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.attribute @"#zero" attributes {
    varve.traits = ["RegisterAttrInterface"],
    varve.type = "!rtgtest.ireg"
  } {
  }
  irdl.operation @add attributes {
    varve.format = "$rd `,` $rs1 `,` $rs2 attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    irdl.operands(
      rd: %rd,
      rs1: %rs1,
      rs2: %rs2)
  }
  irdl.operation @addi attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
  irdl.operation @and attributes {
    varve.format = "$rd `,` $rs1 `,` $rs2 attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    irdl.operands(
      rd: %rd,
      rs1: %rs1,
      rs2: %rs2)
  }
  irdl.operation @andi attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
  irdl.operation @auipc attributes {
    varve.format = "$rd `,` $imm `:` type($imm) attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "AnyOf<I32, !rtg.isa.label>"}
    irdl.operands(
      rd: %rd,
      imm: %imm)
  }
  irdl.operation @beq attributes {
    varve.format = "$rs1 `,` $rs2 `,` $imm `:` qualified(type($imm)) attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "AnyOf<I<13>, !rtg.isa.label>"}
    irdl.operands(
      rs1: %rs1,
      rs2: %rs2,
      imm: %imm)
  }
  irdl.operation @bge attributes {
    varve.format = "$rs1 `,` $rs2 `,` $imm `:` qualified(type($imm)) attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "AnyOf<I<13>, !rtg.isa.label>"}
    irdl.operands(
      rs1: %rs1,
      rs2: %rs2,
      imm: %imm)
  }
  irdl.operation @bgeu attributes {
    varve.format = "$rs1 `,` $rs2 `,` $imm `:` qualified(type($imm)) attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "AnyOf<I<13>, !rtg.isa.label>"}
    irdl.operands(
      rs1: %rs1,
      rs2: %rs2,
      imm: %imm)
  }
  irdl.operation @blt attributes {
    varve.format = "$rs1 `,` $rs2 `,` $imm `:` qualified(type($imm)) attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "AnyOf<I<13>, !rtg.isa.label>"}
    irdl.operands(
      rs1: %rs1,
      rs2: %rs2,
      imm: %imm)
  }
  irdl.operation @bltu attributes {
    varve.format = "$rs1 `,` $rs2 `,` $imm `:` qualified(type($imm)) attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "AnyOf<I<13>, !rtg.isa.label>"}
    irdl.operands(
      rs1: %rs1,
      rs2: %rs2,
      imm: %imm)
  }
  irdl.operation @bne attributes {
    varve.format = "$rs1 `,` $rs2 `,` $imm `:` qualified(type($imm)) attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "AnyOf<I<13>, !rtg.isa.label>"}
    irdl.operands(
      rs1: %rs1,
      rs2: %rs2,
      imm: %imm)
  }
  irdl.operation @constant_test attributes {
    varve.format = "type($result) attr-dict",
    varve.traits = ["Pure", "ConstantLike"]
  } {
    %result = irdl.any
    %value = irdl.any
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @ebreak attributes {
    varve.format = "attr-dict",
    varve.traits = ["InstructionOpAdaptor"]
  } {
  }
  irdl.operation @ecall attributes {
    varve.format = "attr-dict",
    varve.traits = ["InstructionOpAdaptor"]
  } {
  }
  irdl.operation @get_hartid attributes {
    varve.format = "$cpu attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($cpu) = !rtgtest.cpu",
      "type($hartid) = index"]
  } {
    %cpu = irdl.base "!rtgtest.cpu"
    %hartid = irdl.any {varve.rule = "Index"}
    irdl.operands(
      cpu: %cpu)
    irdl.results(
      hartid: %hartid)
  }
  irdl.operation @implicit_constraint_op attributes {
    varve.format = "(`implicit_constraint` $implicitConstraint^)? attr-dict",
    varve.traits = ["ImplicitConstraintOpInterface"]
  } {
    %implicitConstraint = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "implicitConstraint" = %implicitConstraint
    } {
      varve.optional = ["implicitConstraint"]
    }
  }
  irdl.operation @jal attributes {
    varve.format = "$rd `,` $imm `:` type($imm) attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "AnyOf<I<21>, !rtg.isa.label>"}
    irdl.operands(
      rd: %rd,
      imm: %imm)
  }
  irdl.operation @jalr attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
  irdl.operation @la attributes {
    varve.format = "$rd `,` $mem `:` type($mem) attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %mem = irdl.any {varve.rule = "AnyOf<!rtg.isa.memory, I32, !rtg.isa.label>"}
    irdl.operands(
      rd: %rd,
      mem: %mem)
  }
  irdl.operation @lb attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
  irdl.operation @lbu attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
  irdl.operation @lh attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
  irdl.operation @lhu attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
  irdl.operation @lui attributes {
    varve.format = "$rd `,` $imm `:` type($imm) attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "AnyOf<I32, !rtg.isa.label>"}
    irdl.operands(
      rd: %rd,
      imm: %imm)
  }
  irdl.operation @lw attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
  irdl.operation @or attributes {
    varve.format = "$rd `,` $rs1 `,` $rs2 attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    irdl.operands(
      rd: %rd,
      rs1: %rs1,
      rs2: %rs2)
  }
  irdl.operation @ori attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
  irdl.operation @sb attributes {
    varve.format = "$rs1 `,` $rs2 `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rs1: %rs1,
      rs2: %rs2,
      imm: %imm)
  }
  irdl.operation @sh attributes {
    varve.format = "$rs1 `,` $rs2 `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rs1: %rs1,
      rs2: %rs2,
      imm: %imm)
  }
  irdl.operation @sll attributes {
    varve.format = "$rd `,` $rs1 `,` $rs2 attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    irdl.operands(
      rd: %rd,
      rs1: %rs1,
      rs2: %rs2)
  }
  irdl.operation @slli attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i5"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<5>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
  irdl.operation @slt attributes {
    varve.format = "$rd `,` $rs1 `,` $rs2 attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    irdl.operands(
      rd: %rd,
      rs1: %rs1,
      rs2: %rs2)
  }
  irdl.operation @slti attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
  irdl.operation @sltiu attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
  irdl.operation @sltu attributes {
    varve.format = "$rd `,` $rs1 `,` $rs2 attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    irdl.operands(
      rd: %rd,
      rs1: %rs1,
      rs2: %rs2)
  }
  irdl.operation @sra attributes {
    varve.format = "$rd `,` $rs1 `,` $rs2 attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    irdl.operands(
      rd: %rd,
      rs1: %rs1,
      rs2: %rs2)
  }
  irdl.operation @srai attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i5"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<5>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
  irdl.operation @srl attributes {
    varve.format = "$rd `,` $rs1 `,` $rs2 attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    irdl.operands(
      rd: %rd,
      rs1: %rs1,
      rs2: %rs2)
  }
  irdl.operation @srli attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i5"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<5>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
  irdl.operation @sub attributes {
    varve.format = "$rd `,` $rs1 `,` $rs2 attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    irdl.operands(
      rd: %rd,
      rs1: %rs1,
      rs2: %rs2)
  }
  irdl.operation @sw attributes {
    varve.format = "$rs1 `,` $rs2 `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rs1: %rs1,
      rs2: %rs2,
      imm: %imm)
  }
  irdl.operation @xor attributes {
    varve.format = "$rd `,` $rs1 `,` $rs2 attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs1) = !rtgtest.ireg",
      "type($rs2) = !rtgtest.ireg"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs1 = irdl.base "!rtgtest.ireg"
    %rs2 = irdl.base "!rtgtest.ireg"
    irdl.operands(
      rd: %rd,
      rs1: %rs1,
      rs2: %rs2)
  }
  irdl.operation @xori attributes {
    varve.format = "$rd `,` $rs `,` $imm attr-dict",
    varve.traits = ["InstructionOpAdaptor"],
    varve.let = [
      "type($rd) = !rtgtest.ireg",
      "type($rs) = !rtgtest.ireg",
      "type($imm) = i12"]
  } {
    %rd = irdl.base "!rtgtest.ireg"
    %rs = irdl.base "!rtgtest.ireg"
    %imm = irdl.any {varve.rule = "I<12>"}
    irdl.operands(
      rd: %rd,
      rs: %rs,
      imm: %imm)
  }
}
