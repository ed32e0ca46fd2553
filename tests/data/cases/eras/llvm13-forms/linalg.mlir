// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module  {
  func private @foo(tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  func @t(%arg0: tensor<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>, %arg3: memref<?x?xf32>, %arg4: index, %arg5: index) -> tensor<?x?xf32> {
    %c0 = constant 0 : index
    %0 = linalg.tiled_loop (%arg6, %arg7) = (%c0, %c0) to (%arg4, %arg5) step (%arg4, %arg4) ins (%arg8 = %arg0: tensor<?x?xf32>, %arg9 = %arg1: tensor<?x?xf32>) outs (%arg10 = %arg2: tensor<?x?xf32>) iterators["parallel", "reduction"] {
      %2 = call @foo(%arg8, %arg10) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
      linalg.yield %2 : tensor<?x?xf32>
    }
    linalg.tiled_loop (%arg6, %arg7) = (%c0, %c0) to (%arg4, %arg5) step (%arg4, %arg4) ins (%arg8 = %arg0: tensor<?x?xf32>) outs (%arg9 = %arg3: memref<?x?xf32>) {
      linalg.yield
    }
    %1:2 = linalg.tiled_loop (%arg6) = (%c0) to (%arg4) step (%arg4) outs (%arg7 = %arg2: tensor<?x?xf32>, %arg8 = %arg3: memref<?x?xf32>, %arg9 = %arg1: tensor<?x?xf32>) iterators["window"] distribution["block_x"] {
      linalg.yield %arg7, %arg9 : tensor<?x?xf32>, tensor<?x?xf32>
    }
    linalg.tiled_loop (%arg6) = (%c0) to (%arg4) step (%arg4) outs (%arg7 = %arg3: memref<?x?xf32>) {
      linalg.yield
    }
    return %0 : tensor<?x?xf32>
  }
}
