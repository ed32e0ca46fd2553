// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// bufferization.alloc_tensor, every optional part present and absent.
func.func @alloc_tensor(%n: index, %t: tensor<?x4xf32>, %s: tensor<4xf32>) {
  %0 = bufferization.alloc_tensor() : tensor<4xf32>
  %1 = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  %2 = bufferization.alloc_tensor(%n, %n) {memory_space = 1 : i64} : tensor<?x?xf32>
  %3 = bufferization.alloc_tensor() copy(%t) : tensor<?x4xf32>
  %4 = bufferization.alloc_tensor(%n) size_hint=%n : tensor<?x4xf32>
  %5 = bufferization.alloc_tensor() copy(%s) size_hint=%n {test.a} : tensor<4xf32>
  return
}
