// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  %0, %1, %2, %acc = "test.op"() : () -> (!riscv.reg, !riscv.reg, !riscv.reg, !riscv.freg)
  %3 = "riscv_scf.for"(%0, %1, %2, %acc) ({
  ^bb0(%i : !riscv.reg, %c : !riscv.freg):
    %4 = "riscv.fadd.d"(%c, %c) : (!riscv.freg, !riscv.freg) -> !riscv.freg
    "riscv_scf.yield"(%4) : (!riscv.freg) -> ()
  }) : (!riscv.reg, !riscv.reg, !riscv.reg, !riscv.freg) -> !riscv.freg
  "riscv_scf.rof"(%0, %1, %2) ({
  ^bb0(%i : !riscv.reg):
    "test.op"(%i) : (!riscv.reg) -> ()
    "riscv_scf.yield"() : () -> ()
  }) : (!riscv.reg, !riscv.reg, !riscv.reg) -> ()
  %5:2 = "riscv_scf.while"(%0, %1) ({
  ^bb0(%a : !riscv.reg, %b : !riscv.reg):
    %cond = "riscv.slt"(%a, %b) : (!riscv.reg, !riscv.reg) -> !riscv.reg
    "riscv_scf.condition"(%cond, %a, %b) : (!riscv.reg, !riscv.reg, !riscv.reg) -> ()
  }, {
  ^bb0(%a : !riscv.reg, %b : !riscv.reg):
    "riscv_scf.yield"(%a, %b) : (!riscv.reg, !riscv.reg) -> ()
  }) : (!riscv.reg, !riscv.reg) -> (!riscv.reg, !riscv.reg)
}
