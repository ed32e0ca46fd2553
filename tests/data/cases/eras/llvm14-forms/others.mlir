// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func @f(%arg0: index, %arg1: tensor<?xf32>, %arg2: memref<?xf32>, %arg3: vector<4x8xf32>, %arg4: f32, %arg5: i64) {
    linalg.tiled_loop (%arg6) = (%arg0) to (%arg0) step (%arg0) {
      linalg.yield
    }
    %0 = linalg.tiled_loop (%arg6, %arg7) = (%arg0, %arg0) to (%arg0, %arg0) step (%arg0, %arg0) ins (%arg8 = %arg1: tensor<?xf32>) outs (%arg9 = %arg1: tensor<?xf32>, %arg10 = %arg2: memref<?xf32>) iterators["parallel", "reduction"] distribution["block_x", "block_y"] {
      linalg.yield %arg9 : tensor<?xf32>
    } {tag = 1 : i64}
    %1 = linalg.fill(%arg4, %arg1) : f32, tensor<?xf32> -> tensor<?xf32> 
    %2 = vector.extract %arg3[1] : vector<4x8xf32>
    %3 = vector.extract %arg3[1, 2] {tag} : vector<4x8xf32>
    %4 = vector.extract %arg3[] : vector<4x8xf32>
    %5 = vector.shuffle %arg3, %arg3 [0, 5] : vector<4x8xf32>, vector<4x8xf32>
    acc.loop gang(num=%arg5: i64, static=%arg5: i64) worker(%arg5: i64) vector {
      acc.yield
    }
    acc.parallel async(%arg5: i64) copy(%arg2: memref<?xf32>) {
      acc.yield
    }
    return
  }
}
