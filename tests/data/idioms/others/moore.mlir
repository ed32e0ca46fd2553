// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "moore.module"() ({
  ^bb0(%clk: !moore.l1):
    %0 = "moore.constant"() {value = #moore.fvint<42 : 32>} : () -> !moore.i32
    %x = "moore.variable"(%0) {name = "x"} : (!moore.i32) -> !moore.ref<i32>
    %1 = "moore.read"(%x) : (!moore.ref<i32>) -> !moore.i32
    %2 = "moore.add"(%1, %0) : (!moore.i32, !moore.i32) -> !moore.i32
    "moore.blocking_assign"(%x, %2) : (!moore.ref<i32>, !moore.i32) -> ()
    "moore.procedure"() ({
      "moore.return"() : () -> ()
    }) {kind = 2 : i32} : () -> ()
    "moore.output"() : () -> ()
  }) {module_type = !hw.modty<input clk : !moore.l1>, sym_name = "M"} : () -> ()
  %t = "llhd.constant_time"() {value = #llhd.time<1ns, 0d, 0e>} : () -> !llhd.time
  %s = "test.op"() : () -> !llhd.ref<i32>
  %p = "llhd.prb"(%s) : (!llhd.ref<i32>) -> i32
  "llhd.drv"(%s, %p, %t) : (!llhd.ref<i32>, i32, !llhd.time) -> ()
  "arc.define"() ({
  ^bb0(%a: i4):
    "arc.output"(%a) : (i4) -> ()
  }) {function_type = (i4) -> i4, sym_name = "Foo"} : () -> ()
  %st = "test.op"() : () -> !arc.state<i4>
  %rd = "arc.state_read"(%st) : (!arc.state<i4>) -> i4
  %om = "om.constant"() {value = #om.integer<1 : i8>} : () -> !om.integer
}
