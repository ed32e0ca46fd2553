// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @s(%x: index) {
  gpu.wait async
  return
}
// -----
gpu.module @t {
  gpu.func @f(i32) {
    gpu.return
  }
}
// -----
func.func @u(%x: f32) {
  %0 = gpu.all_reduce foo %x {} : (f32) -> (f32)
  return
}
