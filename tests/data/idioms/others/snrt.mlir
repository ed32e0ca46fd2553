// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  func.func @cluster() {
    %0 = "snrt.cluster_num"() : () -> i32
    %1 = "snrt.is_dm_core"() : () -> i1
    %2 = "snrt.is_compute_core"() : () -> i1
    %3 = "snrt.cluster_core_id"() : () -> i32
    "snrt.cluster_hw_barrier"() : () -> ()
    "snrt.global_barrier"() : () -> ()
    %dst, %src, %size = "test.op"() : () -> (i64, i64, index)
    %tx = "snrt.dma_start_1d_wideptr"(%dst, %src, %size) : (i64, i64, index) -> i32
    "snrt.dma_wait"(%tx) : (i32) -> ()
    "snrt.dma_wait_all"() : () -> ()
    "snrt.ssr_loop_1d"(%0, %0, %0) : (i32, i32, i32) -> ()
    "snrt.ssr_read"(%0) {dm = 0 : i32, dim = 0 : i32} : (i32) -> ()
    func.return
  }
}
