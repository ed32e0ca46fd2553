// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#blocked = #triton_gpu.blocked<{sizePerThread = [4], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"triton_gpu.num-ctas" = 1 : i32, "triton_gpu.num-warps" = 4 : i32, "triton_gpu.threads-per-warp" = 32 : i32} {
  func.func @kernel(%arg0: tensor<1024xf32, #blocked>) {
    %0 = "triton_gpu.convert_layout"(%arg0) : (tensor<1024xf32, #blocked>) -> tensor<1024xf32, #triton_gpu.shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0], hasLeadingOffset = false}>>
    %1 = "triton_gpu.alloc_tensor"() : () -> tensor<16x16xf16, #triton_gpu.shared<{vec = 2, perPhase = 2, maxPhase = 4, order = [1, 0]}>>
    return
  }
}
