// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#nvmma = #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, elementBitWidth = 16}>
#linear = #ttg.linear<{register = [[0, 1], [0, 2]], lane = [[1, 0], [2, 0]], warp = [[4, 0]], block = []}>
#amd = #ttg.amd_mfma<{versionMajor = 3, versionMinor = 0, warpsPerCTA = [2, 2], instrShape = [32, 32], isTransposed = true}>
#tmem = #ttng.tensor_memory_encoding<blockM = 128, blockN = 128, unpacked = true>
module attributes {"ttg.num-warps" = 8 : i32, ttg.target = "hip:gfx942"} {
  func.func @f(%d: !tt.tensordesc<tensor<128x64xf16, #nvmma>>, %x: i32, %p: i1, %t: tensor<4x4xf16, #linear>, %m: tensor<32x32xf32, #amd>) {
    %0 = "ttg.local_alloc"() : () -> !ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>
    "ttng.async_tma_copy_global_to_local"(%d, %x, %x, %0, %p) {cache = 1 : i32, evict = 1 : i32, isVolatile = false} : (!tt.tensordesc<tensor<128x64xf16, #nvmma>>, i32, i32, !ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>, i1) -> ()
    "ttng.barrier_expect"(%0, %p) {size = 16384 : i32} : (!ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>, i1) -> ()
    %1 = "ttng.tmem_alloc"() : () -> !ttg.memdesc<128x128xf32, #tmem, #ttng.tensor_memory, mutable>
    %2 = "amdgpu_triton.buffer_load"(%x) : (i32) -> tensor<32x32xf32, #amd>
    return
  }
}
