// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of bufferization that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: memref<f32>) {
  %0 = bufferization.clone %arg0 : memref<f32> to memref<f32>
  return
}
func.func @f1(%arg0: memref<4xf32, #gpu.address_space<workgroup>>) {
  %0 = bufferization.clone %arg0 : memref<4xf32, #gpu.address_space<workgroup>> to memref<4xf32, #gpu.address_space<workgroup>>
  return
}
func.func @f2(%arg0: tensor<i64>) {
  bufferization.dealloc_tensor %arg0 : tensor<i64>
  return
}
func.func @f3(%arg0: tensor<1x2x3x4x5xf32>) {
  bufferization.dealloc_tensor %arg0 : tensor<1x2x3x4x5xf32>
  return
}
