// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @"Tuple{typeof(Main.gauss), Int64}"(%arg0: !jlir<"typeof(Main.gauss)">, %arg1: !jlir.Int64) -> !jlir.Int64 attributes {llvm.emit_c_interface} {
    %0 = "jlir.constant"() {value = #jlir<"0">} : () -> !jlir.Int64
    %1 = "jlir.constant"() {value = #jlir<"typeof(Core.===)()">} : () -> !jlir<"typeof(===)">
    %2 = "jlir.==="(%arg1, %0) : (!jlir.Int64, !jlir.Int64) -> !jlir.Bool
    "jlir.gotoifnot"(%2, %arg1) [^bb2, ^bb1] {operand_segment_sizes = dense<[1, 1, 0]> : vector<3xi32>} : (!jlir.Bool, !jlir.Int64) -> ()
  ^bb1:
    "jlir.goto"(%0) [^bb2] : (!jlir.Int64) -> ()
  ^bb2(%3: !jlir.Int64):
    %4 = "jlir.add_int"(%3, %arg1) : (!jlir.Int64, !jlir.Int64) -> !jlir.Int64
    %5 = "jlir.call"(%1, %4) : (!jlir<"typeof(===)">, !jlir.Int64) -> !jlir.Any
    %6 = "jlir.sle_int"(%4, %arg1) : (!jlir.Int64, !jlir.Int64) -> !jlir.Bool
    "jlir.return"(%4) : (!jlir.Int64) -> ()
  }
}
