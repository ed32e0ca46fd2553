// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  %X, %Y, %Z, %v, %rep = "test.op"() : () -> (!riscv.reg, !riscv.reg, !riscv.reg, !riscv.freg, !riscv.reg)
  "snitch_stream.streaming_region"(%X, %Y, %Z) ({
  ^bb0(%x : !stream.readable<!riscv.freg<ft0>>, %y : !stream.readable<!riscv.freg<ft1>>, %z : !stream.writable<!riscv.freg<ft2>>):
    %c = "riscv_snitch.frep_outer"(%rep, %v) ({
    ^bb1(%acc : !riscv.freg):
      %a = "riscv_snitch.read"(%x) : (!stream.readable<!riscv.freg<ft0>>) -> !riscv.freg<ft0>
      %b = "riscv_snitch.read"(%y) : (!stream.readable<!riscv.freg<ft1>>) -> !riscv.freg<ft1>
      %s = "riscv.fmadd.d"(%a, %b, %acc) : (!riscv.freg<ft0>, !riscv.freg<ft1>, !riscv.freg) -> !riscv.freg
      "riscv_snitch.frep_yield"(%s) : (!riscv.freg) -> ()
    }) {stagger_mask = 0 : index, stagger_count = 0 : index} : (!riscv.reg, !riscv.freg) -> !riscv.freg
    %w = "riscv.fmv.d"(%c) : (!riscv.freg) -> !riscv.freg<ft2>
    "riscv_snitch.write"(%w, %z) : (!riscv.freg<ft2>, !stream.writable<!riscv.freg<ft2>>) -> ()
  }) {stride_patterns = [#snitch_stream.stride_pattern<ub = [8, 16], strides = [128, 8]>], operandSegmentSizes = array<i32: 2, 1>} : (!riscv.reg, !riscv.reg, !riscv.reg) -> ()
  %d = "riscv_snitch.dmcpyi"(%X, %Y) {config = 2 : ui5} : (!riscv.reg, !riscv.reg) -> !riscv.reg
  "riscv_snitch.scfgwi"(%X) {immediate = 42 : si12} : (!riscv.reg) -> ()
  "riscv_snitch.dmsrc"(%X, %Y) : (!riscv.reg, !riscv.reg) -> ()
  "riscv_snitch.dmdst"(%X, %Y) : (!riscv.reg, !riscv.reg) -> ()
  "snitch.ssr_enable"() : () -> ()
  "snitch.ssr_disable"() : () -> ()
  "snitch.ssr_set_dimension_bound"(%X, %Y) {dimension = 0 : i64} : (!riscv.reg, !riscv.reg) -> ()
}
