// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module @tutorial {
  "aie.device"() ({
    %0 = "aie.tile"() {col = 1 : i32, row = 4 : i32} : () -> index
    %1 = "aie.tile"() {col = 0 : i32, row = 0 : i32} : () -> index
    %2 = "aie.buffer"(%0) {sym_name = "a14"} : (index) -> memref<256xi32>
    %3 = "aie.lock"(%0) {init = 1 : i32, lockID = 0 : i32, sym_name = "lock_a14_0"} : (index) -> index
    "aie.objectfifo"(%1, %0) {disable_synchronization = false, dimensionsFromStreamPerConsumer = #aie<bd_dim_layout_array_array[[]]>, dimensionsToStream = #aie<bd_dim_layout_array[]>, elemNumber = 2 : i32, elemType = !aie.objectfifo<memref<16xi32>>, sym_name = "in", via_DMA = false} : (index, index) -> ()
    %4 = "aie.core"(%0) ({
      "aie.use_lock"(%3) {action = 1 : i32, value = 1 : i32} : (index) -> ()
      %5 = "aie.objectfifo.acquire"() {objFifo_name = @in, port = 1 : i32, size = 1 : i32} : () -> !aie.objectfifosubview<memref<16xi32>>
      %6 = "aie.objectfifo.subview.access"(%5) {index = 0 : i32} : (!aie.objectfifosubview<memref<16xi32>>) -> memref<16xi32>
      "aie.objectfifo.release"() {objFifo_name = @in, port = 1 : i32, size = 1 : i32} : () -> ()
      "aie.end"() : () -> ()
    }) {link_with = "kernel.o", stack_size = 1024 : i32} : (index) -> index
    %7 = "aie.mem"(%0) ({
      %8 = "aie.dma_start"() [^bb1, ^bb2] {channel_dir = 0 : i32, channel_index = 0 : i32, repeat_count = 0 : i32} : () -> i1
    ^bb1:
      "aie.dma_bd"(%2) {len = 256 : i32, offset = 0 : i32} : (memref<256xi32>) -> ()
      "aie.next_bd"() [^bb2] : () -> ()
    ^bb2:
      "aie.end"() : () -> ()
    }) : (index) -> index
    "aie.flow"(%1, %0) {dest_bundle = 1 : i32, dest_channel = 0 : i32, source_bundle = 1 : i32, source_channel = 0 : i32} : (index, index) -> ()
    "aiex.runtime_sequence"() ({
    ^bb0(%arg0: memref<64xi32>):
      "aiex.npu.dma_memcpy_nd"(%arg0) {id = 0 : i64, issue_token = true, metadata = @in, static_offsets = array<i64: 0, 0, 0, 0>, static_sizes = array<i64: 1, 1, 1, 64>, static_strides = array<i64: 0, 0, 0, 1>} : (memref<64xi32>) -> ()
      "aiex.npu.sync"() {channel = 0 : i32, column = 0 : i32, column_num = 1 : i32, direction = 0 : i32, row = 0 : i32, row_num = 1 : i32} : () -> ()
    }) {sym_name = "seq"} : () -> ()
    "aie.end"() : () -> ()
  }) {device = 4 : i32, sym_name = "main"} : () -> ()
}
