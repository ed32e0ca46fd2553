// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "hw.module"() ({
  ^bb0(%a: i8, %b: i8, %c: i1):
    %0 = "hw.constant"() {value = 42 : i8} : () -> i8
    %1 = "comb.add"(%a, %b) {twoState} : (i8, i8) -> i8
    %2 = "comb.sub"(%1, %0) : (i8, i8) -> i8
    %3 = "comb.mul"(%2, %0) : (i8, i8) -> i8
    %4 = "comb.and"(%3, %a) {twoState} : (i8, i8) -> i8
    %5 = "comb.or"(%4, %b) : (i8, i8) -> i8
    %6 = "comb.xor"(%5, %0) : (i8, i8) -> i8
    %7 = "comb.icmp"(%6, %0) {predicate = 6 : i64} : (i8, i8) -> i1
    %8 = "comb.mux"(%7, %6, %0) : (i1, i8, i8) -> i8
    %9 = "comb.extract"(%8) {lowBit = 3 : i32} : (i8) -> i3
    %10 = "comb.concat"(%9, %c) : (i3, i1) -> i4
    %11 = "comb.replicate"(%c) : (i1) -> i8
    %12 = "comb.shl"(%a, %b) : (i8, i8) -> i8
    %13 = "comb.shru"(%a, %b) : (i8, i8) -> i8
    %14 = "comb.shrs"(%a, %b) : (i8, i8) -> i8
    %15 = "comb.divu"(%a, %b) : (i8, i8) -> i8
    %16 = "comb.parity"(%a) : (i8) -> i1
    %17 = "hw.array_create"(%a, %b) : (i8, i8) -> !hw.array<2xi8>
    %18 = "hw.array_get"(%17, %c) : (!hw.array<2xi8>, i1) -> i8
    %19 = "hw.struct_create"(%a, %c) : (i8, i1) -> !hw.struct<x: i8, y: i1>
    %20 = "hw.struct_extract"(%19) {fieldIndex = 0 : i32} : (!hw.struct<x: i8, y: i1>) -> i8
    %21 = "hw.wire"(%20) {name = "w"} : (i8) -> i8
    %22 = "hw.bitcast"(%17) : (!hw.array<2xi8>) -> i16
    %23 = "hw.instance"(%a) {argNames = ["in"], instanceName = "sub1", moduleName = @sub, parameters = [], resultNames = ["out"]} : (i8) -> i8
    "hw.output"(%23) : (i8) -> ()
  }) {module_type = !hw.modty<input a : i8, input b : i8, input c : i1, output out : i8>, parameters = [], sym_name = "top"} : () -> ()
  "hw.module.extern"() ({
  }) {module_type = !hw.modty<input in : i8, output out : i8>, parameters = [#hw.param.decl<"WIDTH": i32>], sym_name = "sub", verilogName = "sub_ext"} : () -> ()
}

// -----

module {
  "hw.module"() ({
  ^bb0(%clk: i1, %rst: i1):
    %c1_i4 = "hw.constant"() {value = 1 : i4} : () -> i4
    %c0_i4 = "hw.constant"() {value = 0 : i4} : () -> i4
    %0 = "comb.add"(%1, %c1_i4) : (i4, i4) -> i4
    %1 = "seq.compreg"(%0, %clk, %rst, %c0_i4) {operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, sym_name = "count"} : (i4, i1, i1, i4) -> i4
    "hw.output"(%1) : (i4) -> ()
  }) {argNames = ["clk", "rst"], comment = "", function_type = (i1, i1) -> i4, module_type = !hw.modty<input clk : i1, input rst : i1, output count : i4>, parameters = [], per_port_attrs = [], port_locs = [], resultNames = ["count"], sym_name = "counter"} : () -> ()
}
