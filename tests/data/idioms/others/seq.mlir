// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "hw.module"() ({
  ^bb0(%clk: !seq.clock, %rst: i1, %d: i8, %en: i1):
    %0 = "hw.constant"() {value = 0 : i8} : () -> i8
    %1 = "seq.compreg"(%d, %clk) {name = "r0", operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>} : (i8, !seq.clock) -> i8
    %2 = "seq.compreg.ce"(%1, %clk, %en) {name = "r1", operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>} : (i8, !seq.clock, i1) -> i8
    %3 = "seq.firreg"(%d, %clk, %rst, %0) {inner_sym = #hw<innerSym@reg>, isAsync, name = "r2", preset = 0 : i8} : (i8, !seq.clock, i1, i8) -> i8
    %4 = "seq.from_clock"(%clk) : (!seq.clock) -> i1
    %5 = "seq.to_clock"(%4) : (i1) -> !seq.clock
    %6 = "seq.clock_gate"(%clk, %en) : (!seq.clock, i1) -> !seq.clock
    %7 = "seq.hlmem"(%clk, %rst) {name = "mem"} : (!seq.clock, i1) -> !seq.hlmem<4xi32>
    %8 = "seq.read"(%7, %d) {latency = 1 : i64} : (!seq.hlmem<4xi32>, i8) -> i32
    %9 = "sv.reg"() {name = "state"} : () -> !hw.inout<i8>
    %10 = "sv.read_inout"(%9) : (!hw.inout<i8>) -> i8
    "sv.alwaysff"(%4) ({
      "sv.passign"(%9, %d) : (!hw.inout<i8>, i8) -> ()
    }, {
    }) {clockEdge = 0 : i32, resetStyle = 0 : i32} : (i1) -> ()
    "sv.always"(%4) ({
      "sv.if"(%en) ({
        "sv.bpassign"(%9, %0) : (!hw.inout<i8>, i8) -> ()
      }, {
      }) : (i1) -> ()
      "sv.fwrite"(%0) {format_string = "%d\0A"} : (i8) -> ()
    }) {events = [0 : i32]} : (i1) -> ()
    %11 = "sv.wire"() {hw.verilogName = "w", name = "w"} : () -> !hw.inout<i8>
    "sv.assign"(%11, %10) : (!hw.inout<i8>, i8) -> ()
    "sv.verbatim"(%10) {format_string = "assert({{0}});", symbols = []} : (i8) -> ()
    "sv.ifdef"() ({
    }, {
    }) {cond = #sv<macro.ident @SYNTHESIS>} : () -> ()
    "sv.initial"() ({
      "sv.fatal"() {verbosity = 1 : i8} : () -> ()
    }) : () -> ()
    %12 = "sv.constantX"() : () -> i8
    "hw.output"(%10) : (i8) -> ()
  }) {module_type = !hw.modty<input clk : !seq.clock, input rst : i1, input d : i8, input en : i1, output q : i8>, parameters = [], sym_name = "reg", sv.attributes = [#sv.attribute<"keep" = "true">]} : () -> ()
}
