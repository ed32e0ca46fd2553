// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#blocked = #ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [4, 8], warpsPerCTA = [4, 1], order = [1, 0]}>
#blocked1 = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#mma = #ttg.nvidia_mma<{versionMajor = 2, versionMinor = 0, warpsPerCTA = [4, 1], instrShape = [16, 8]}>
#shared = #ttg.swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 4, order = [1, 0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32, ttg.shared = 1024 : i32, ttg.target = "cuda:90", "ttg.total-num-warps" = 4 : i32} {
  func.func @convert(%arg0: tensor<128x128xf16, #blocked>, %arg1: tensor<128x128x!tt.ptr<f16>, #blocked>, %arg2: tensor<64xf32, #ttg.slice<{dim = 1, parent = #blocked}>>) -> tensor<128x128xf32, #mma> {
    %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #mma>
    %0 = "ttg.convert_layout"(%arg0) : (tensor<128x128xf16, #blocked>) -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>
    %1 = "ttg.local_alloc"(%arg0) : (tensor<128x128xf16, #blocked>) -> !ttg.memdesc<128x128xf16, #shared, #smem, mutable>
    %2 = "ttg.local_load"(%1) : (!ttg.memdesc<128x128xf16, #shared, #smem, mutable>) -> tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>
    %3 = "tt.dot"(%0, %2, %cst) {inputPrecision = 0 : i32, maxNumImpreciseAcc = 0 : i32} : (tensor<128x128xf16, #ttg.dot_op<{opIdx = 0, parent = #mma, kWidth = 2}>>, tensor<128x128xf16, #ttg.dot_op<{opIdx = 1, parent = #mma, kWidth = 2}>>, tensor<128x128xf32, #mma>) -> tensor<128x128xf32, #mma>
    %4 = "ttg.async_copy_global_to_local"(%arg1, %1) {cache = 1 : i32, evict = 1 : i32, isVolatile = false, operandSegmentSizes = array<i32: 1, 1, 0, 0>} : (tensor<128x128x!tt.ptr<f16>, #blocked>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>) -> !ttg.async.token
    %5 = "ttg.async_commit_group"(%4) : (!ttg.async.token) -> !ttg.async.token
    %6 = "ttg.async_wait"(%5) {num = 0 : i32} : (!ttg.async.token) -> !ttg.async.token
    "ttg.local_dealloc"(%1) : (!ttg.memdesc<128x128xf16, #shared, #smem, mutable>) -> ()
    "ttg.local_store"(%arg0, %1) : (tensor<128x128xf16, #blocked>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>) -> ()
    "ttng.fence_async_shared"() {bCluster = false} : () -> ()
    %7 = "ttng.warp_group_dot"(%1, %1, %3) {inputPrecision = 0 : i32, isAsync = true} : (!ttg.memdesc<128x128xf16, #shared, #smem, mutable>, !ttg.memdesc<128x128xf16, #shared, #smem, mutable>, tensor<128x128xf32, #mma>) -> tensor<128x128xf32, #mma>
    "ttng.init_barrier"(%1) {count = 1 : i32} : (!ttg.memdesc<128x128xf16, #shared, #smem, mutable>) -> ()
    "ttng.wait_barrier"(%1) : (!ttg.memdesc<128x128xf16, #shared, #smem, mutable>) -> ()
    "gpu.barrier"() : () -> ()
    return %7 : tensor<128x128xf32, #mma>
  }
}
