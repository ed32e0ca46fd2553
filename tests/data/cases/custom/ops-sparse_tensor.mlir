// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of sparse_tensor that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: tensor<bf16>) {
  %0 = sparse_tensor.convert %arg0 : tensor<bf16> to tensor<bf16>
  return
}
func.func @f1(%arg0: tensor<1x4x4x2xf8E8M0FNU>) {
  %0 = sparse_tensor.convert %arg0 : tensor<1x4x4x2xf8E8M0FNU> to tensor<1x4x4x2xf8E8M0FNU>
  return
}
func.func @f2() {
  %0 = sparse_tensor.has_runtime_library
  return
}
func.func @f3(%arg0: index, %arg1: memref<?xi2>, %arg2: i2) {
  %outBuffer, %newSize = sparse_tensor.push_back %arg0, %arg1, %arg2 : index, memref<?xi2>, i2
  return
}
func.func @f4(%arg0: index, %arg1: memref<4xf8E5M2, #gpu.address_space<workgroup>>, %arg2: f8E5M2, %arg3: index) {
  %outBuffer, %newSize = sparse_tensor.push_back inbounds %arg0, %arg1, %arg2, %arg3 : index, memref<4xf8E5M2, #gpu.address_space<workgroup>>, f8E5M2, index
  return
}
