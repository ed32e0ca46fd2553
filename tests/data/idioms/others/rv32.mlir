// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  %0 = "rv32.li"() {immediate = 1 : i32} : () -> !riscv.reg
  %1 = "rv64.li"() {immediate = 1 : i64} : () -> !riscv.reg<a1>
  %2 = "rv32.slli"(%0) {immediate = 3 : ui5} : (!riscv.reg) -> !riscv.reg
  %3 = "rv32.srai"(%2) {immediate = 3 : ui5} : (!riscv.reg) -> !riscv.reg
  %4 = "rv64.slli"(%1) {immediate = 3 : ui6} : (!riscv.reg<a1>) -> !riscv.reg
  %5 = "rv32.get_register"() : () -> !riscv.reg<s0>
  %6 = "riscv_debug.printf"(%4) {format_str = "{}"} : (!riscv.reg) -> !riscv.reg
  %7 = "riscv.parallel_mov"(%3, %4) {input_widths = array<i32: 32, 32>} : (!riscv.reg, !riscv.reg) -> !riscv.reg<t0>
}
