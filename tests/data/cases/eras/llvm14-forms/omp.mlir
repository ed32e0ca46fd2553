// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func @f(%arg0: i1, %arg1: memref<i32>, %arg2: i32, %arg3: index, %arg4: !llvm.ptr<f32>) {
    omp.wsloop (%arg5) : index = (%arg3) to (%arg3) step (%arg3)  {
      omp.yield
    }
    omp.wsloop (%arg5) : index = (%arg3) to (%arg3) inclusive step (%arg3)   private(%arg1 : memref<i32>) nowait reduction(@a -> %arg4 : !llvm.ptr<f32>) {
      omp.yield
    }
    omp.wsloop (%arg5) : index = (%arg3) to (%arg3) step (%arg3)   linear(%arg1 = %arg2 : memref<i32>) schedule(static = %arg2, monotonic) collapse(2) ordered(1) order(concurrent) {
      omp.yield
    }
    omp.wsloop (%arg5) : index = (%arg3) to (%arg3) step (%arg3)   lastprivate(%arg1 : memref<i32>, %arg1 : memref<i32>) schedule(dynamic, none, simd) {
      omp.yield
    }
    return
  }
}
