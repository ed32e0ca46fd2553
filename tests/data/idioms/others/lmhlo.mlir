// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @fusion(%arg0: memref<6x6xf32>, %arg1: memref<6x6xf32>, %arg2: memref<6x6xf32>) {
    "lmhlo.fusion"() ({
      %0 = bufferization.to_tensor %arg0 : memref<6x6xf32> to tensor<6x6xf32>
      %1 = "mhlo.add"(%0, %0) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
      "lmhlo.terminator"() : () -> ()
    }) : () -> ()
    "lmhlo.add"(%arg0, %arg1, %arg2) : (memref<6x6xf32>, memref<6x6xf32>, memref<6x6xf32>) -> ()
    "lmhlo.multiply"(%arg0, %arg1, %arg2) : (memref<6x6xf32>, memref<6x6xf32>, memref<6x6xf32>) -> ()
    "lmhlo.copy"(%arg0, %arg2) : (memref<6x6xf32>, memref<6x6xf32>) -> ()
    "lmhlo.exponential"(%arg0, %arg2) : (memref<6x6xf32>, memref<6x6xf32>) -> ()
    "lmhlo.constant"(%arg2) {value = dense<0.000000e+00> : tensor<f32>} : (memref<6x6xf32>) -> ()
    "lmhlo.terminator"() : () -> ()
  }
}
