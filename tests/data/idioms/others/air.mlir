// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  "air.channel"() {size = [1, 1], sym_name = "channel_0"} : () -> ()
  func.func @copy(%arg0: memref<256x1024xi32>, %c: index) {
    %0 = "air.launch"(%c, %c, %arg0) ({
    ^bb0(%x: index, %y: index, %sx: index, %sy: index, %m: memref<256x1024xi32>):
      "air.segment"() ({
        "air.segment_terminator"() : () -> ()
      }) {operandSegmentSizes = array<i32: 0, 0, 0>, sym_name = "seg"} : () -> ()
      "air.channel.put"(%m) {chan_name = @channel_0, operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0>} : (memref<256x1024xi32>) -> ()
      "air.launch_terminator"() : () -> ()
    }) {operandSegmentSizes = array<i32: 0, 2, 1>} : (index, index, memref<256x1024xi32>) -> !air.async.token
    %1 = "air.dma_memcpy_nd"(%arg0, %c) {operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 1, 0, 0, 0>} : (memref<256x1024xi32>, index) -> !air.async.token
    %2, %3 = "air.execute"() ({
      %alloc = memref.alloc() : memref<32xi32, 2>
      "air.execute_terminator"(%alloc) : (memref<32xi32, 2>) -> ()
    }) {id = 1 : i32} : () -> (!air.async.token, memref<32xi32, 2>)
    %4 = "air.wait_all"(%1, %2) : (!air.async.token, !air.async.token) -> !air.async.token
    return
  }
}
