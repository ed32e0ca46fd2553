// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "handshake.func"() ({
  ^bb0(%a: !handshake.channel<i32>, %start: !handshake.control<>):
    %0:3 = "handshake.fork"(%a) {handshake.bb = 0 : ui32, handshake.name = "fork0"} : (!handshake.channel<i32>) -> (!handshake.channel<i32>, !handshake.channel<i32>, !handshake.channel<i32>)
    %1 = "handshake.addi"(%0#0, %0#1) {handshake.name = "addi0"} : (!handshake.channel<i32>, !handshake.channel<i32>) -> !handshake.channel<i32>
    %2 = "handshake.buffer"(%1) {handshake.name = "buffer0", hw.parameters = {BUFFER_TYPE = "ONE_SLOT_BREAK_DV", NUM_SLOTS = 1 : ui32}} : (!handshake.channel<i32>) -> !handshake.channel<i32>
    "handshake.end"(%2, %start) {handshake.name = "end0"} : (!handshake.channel<i32>, !handshake.control<>) -> ()
  }) {argNames = ["a", "start"], cfg.edges = "[0,1]", function_type = (!handshake.channel<i32>, !handshake.control<>) -> !handshake.channel<i32>, resNames = ["out0"], sym_name = "fir"} : () -> ()
}
