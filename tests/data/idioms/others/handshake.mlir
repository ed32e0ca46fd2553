// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "handshake.func"() ({
  ^bb0(%arg0: i32, %arg1: none):
    %0:2 = "handshake.fork"(%arg0) : (i32) -> (i32, i32)
    %1 = "handshake.constant"(%arg1) {value = 1 : i32} : (none) -> i32
    %2 = arith.addi %0#0, %1 : i32
    %3 = "handshake.buffer"(%2) {bufferType = 0 : i32, slots = 2 : i64} : (i32) -> i32
    %4 = arith.cmpi eq, %3, %0#1 : i32
    %5, %6 = "handshake.cond_br"(%4, %3) : (i1, i32) -> (i32, i32)
    %7, %8 = "handshake.control_merge"(%5, %6) : (i32, i32) -> (i32, index)
    %9 = "handshake.mux"(%8, %7, %7) : (index, i32, i32) -> i32
    %10 = "handshake.merge"(%9, %7) : (i32, i32) -> i32
    %11 = "handshake.join"(%arg1, %10) : (none, i32) -> none
    "handshake.sink"(%10) : (i32) -> ()
    %12 = "handshake.source"() : () -> none
    %13:2 = "handshake.memory"(%8) {id = 0 : i32, ldCount = 1 : i32, lsq = false, stCount = 0 : i32, memRefType = memref<16xi32>} : (index) -> (i32, none)
    "handshake.return"(%10, %arg1) : (i32, none) -> ()
  }) {argNames = ["in0", "ctrl"], function_type = (i32, none) -> (i32, none), resNames = ["out0", "outCtrl"], sym_name = "main"} : () -> ()
}
