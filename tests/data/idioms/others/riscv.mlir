// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  %0 = "riscv.li"() {immediate = 0 : si32} : () -> !riscv.reg
  %1 = "riscv.mv"(%0) : (!riscv.reg) -> !riscv.reg<a0>
  %2 = "riscv.mv"(%0) : (!riscv.reg) -> !riscv.reg<a1>
  %3 = "riscv.addi"(%1) {immediate = #riscv.label<"sym">} : (!riscv.reg<a0>) -> !riscv.reg
  %4, %5 = "builtin.unrealized_conversion_cast"(%2, %3) : (!riscv.reg<a1>, !riscv.reg) -> (i32, index)
  "test.op"(%4, %5) : (i32, index) -> ()
}

// -----

builtin.module {
  %r = "riscv.get_register"() : () -> !riscv.reg<a0>
  %0 = "riscv.get_float_register"() : () -> !riscv.freg<fa0>
  %1 = "riscv.get_float_register"() : () -> !riscv.freg<fa1>
  %2 = "riscv.fadd.s"(%0, %1) {fastmath = #riscv.fastmath<none>} : (!riscv.freg<fa0>, !riscv.freg<fa1>) -> !riscv.freg
  %3 = "riscv.fmul.d"(%0, %1) {fastmath = #riscv.fastmath<fast>} : (!riscv.freg<fa0>, !riscv.freg<fa1>) -> !riscv.freg
  %4 = "riscv.fmadd.d"(%0, %1, %3) : (!riscv.freg<fa0>, !riscv.freg<fa1>, !riscv.freg) -> !riscv.freg
  %5 = "riscv.fsub.d"(%0, %1) : (!riscv.freg<fa0>, !riscv.freg<fa1>) -> !riscv.freg
  %6 = "riscv.fmv.d"(%5) : (!riscv.freg) -> !riscv.freg<ft0>
  %7 = "riscv.fcvt.d.w"(%r) : (!riscv.reg<a0>) -> !riscv.freg
  %8 = "riscv.fld"(%r) {immediate = 8 : i12, comment = "load double from memref of shape (2, 3)"} : (!riscv.reg<a0>) -> !riscv.freg
  "riscv.fsd"(%r, %8) {immediate = 0 : i12} : (!riscv.reg<a0>, !riscv.freg) -> ()
  %9 = "riscv.fmax.d"(%8, %7) : (!riscv.freg, !riscv.freg) -> !riscv.freg
  %10 = "riscv.vfadd.s"(%8, %7) : (!riscv.freg, !riscv.freg) -> !riscv.freg
  %11 = "riscv.fcvt.s.w"(%r) : (!riscv.reg<a0>) -> !riscv.freg
  "riscv.fsw"(%r, %11) {immediate = 4 : i12} : (!riscv.reg<a0>, !riscv.freg) -> ()
}

// -----

builtin.module {
  "riscv_func.func"() ({
  ^bb0(%0 : !riscv.reg<a0>, %1 : !riscv.reg<a1>):
    %2 = "riscv.mv"(%0) : (!riscv.reg<a0>) -> !riscv.reg
    "riscv_cf.blt"(%0, %1, %2, %2) [^bb1, ^bb2] {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (!riscv.reg<a0>, !riscv.reg<a1>, !riscv.reg, !riscv.reg) -> ()
  ^bb1(%3 : !riscv.reg):
    "riscv.label"() {label = #riscv.label<"scf_body_0">} : () -> ()
    "riscv_cf.j"(%3) [^bb2] : (!riscv.reg) -> ()
  ^bb2(%4 : !riscv.reg):
    %5 = "riscv_func.call"(%4) {callee = @ext} : (!riscv.reg) -> !riscv.reg<a0>
    "riscv_func.return"(%5) : (!riscv.reg<a0>) -> ()
  }) {sym_name = "main", function_type = (!riscv.reg<a0>, !riscv.reg<a1>) -> !riscv.reg<a0>, p2align = 2 : i8} : () -> ()
  "riscv_func.func"() ({
  }) {sym_name = "ext", function_type = (!riscv.reg<a0>) -> !riscv.reg<a0>, sym_visibility = "private"} : () -> ()
  "riscv_func.syscall"() {syscall_num = 93 : i32} : () -> ()
  "riscv.assembly_section"() ({
    "riscv.directive"() {directive = ".globl", value = "main"} : () -> ()
  }) {directive = ".text"} : () -> ()
}

// -----

"builtin.module"() ({
  %0, %1 = "test.op"() : () -> (!riscv.reg, !riscv.reg)
  %2 = "riscv.li"() {immediate = 5 : i32} : () -> !riscv.reg
  %add = "riscv.add"(%0, %1) : (!riscv.reg, !riscv.reg) -> !riscv.reg
  %sub = "riscv.sub"(%0, %1) : (!riscv.reg, !riscv.reg) -> !riscv.reg
  %mul = "riscv.mul"(%0, %1) : (!riscv.reg, !riscv.reg) -> !riscv.reg
  %div = "riscv.div"(%0, %1) : (!riscv.reg, !riscv.reg) -> !riscv.reg
  %rem = "riscv.rem"(%0, %1) : (!riscv.reg, !riscv.reg) -> !riscv.reg
  %and = "riscv.and"(%0, %1) : (!riscv.reg, !riscv.reg) -> !riscv.reg
  %or = "riscv.or"(%0, %1) : (!riscv.reg, !riscv.reg) -> !riscv.reg
  %xor = "riscv.xor"(%0, %1) : (!riscv.reg, !riscv.reg) -> !riscv.reg
  %sll = "riscv.sll"(%0, %1) : (!riscv.reg, !riscv.reg) -> !riscv.reg
  %sra = "riscv.sra"(%0, %1) : (!riscv.reg, !riscv.reg) -> !riscv.reg
  %slt = "riscv.slt"(%0, %1) : (!riscv.reg, !riscv.reg) -> !riscv.reg
  %addi = "riscv.addi"(%0) {immediate = 1 : si12} : (!riscv.reg) -> !riscv.reg
  %slli = "riscv.slli"(%0) {immediate = 2 : ui5} : (!riscv.reg) -> !riscv.reg
  %xori = "riscv.xori"(%0) {immediate = 1 : si12} : (!riscv.reg) -> !riscv.reg
  %lui = "riscv.lui"() {immediate = 1 : ui20} : () -> !riscv.reg
  %mv = "riscv.mv"(%0) : (!riscv.reg) -> !riscv.reg<a0>
  %lw = "riscv.lw"(%0) {immediate = 4 : si12} : (!riscv.reg) -> !riscv.reg
  "riscv.sw"(%0, %1) {immediate = 4 : si12} : (!riscv.reg, !riscv.reg) -> ()
  "riscv.nop"() : () -> ()
  "riscv.ecall"() : () -> ()
  "riscv.comment"() {comment = "load words"} : () -> ()
  %reg = "riscv.get_register"() : () -> !riscv.reg<zero>
  "riscv.label"() ({
  }) {label = #riscv.label<"main">} : () -> ()
}) : () -> ()

// -----

builtin.module {
  "riscv_func.func"() ({
    %0 = "riscv.li"() {immediate = 6 : i32} : () -> !riscv.reg<j_0>
    %1 = "riscv.li"() {immediate = 7 : i32} : () -> !riscv.reg<j_1>
    %2 = "riscv.mul"(%0, %1) : (!riscv.reg<j_0>, !riscv.reg<j_1>) -> !riscv.reg<t0>
    "riscv.custom_assembly_instruction"(%2) {instruction_name = "print"} : (!riscv.reg<t0>) -> ()
    "riscv_func.return"() : () -> ()
  }) {function_type = () -> (), sym_name = "main"} : () -> ()
}
