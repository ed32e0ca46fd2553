// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @f(%arg0: i32, %arg1: i1, %arg2: index, %arg3: memref<1xf32>) {
    omp.wsloop   for  (%arg4) : index = (%arg2) to (%arg2) step (%arg2) {
      omp.yield
    }
    omp.wsloop   schedule(static) ordered(1) reduction(@red -> %arg3 : memref<1xf32>) for  (%arg4, %arg5) : index = (%arg2, %arg2) to (%arg2, %arg2) inclusive step (%arg2, %arg2) {
      omp.yield
    }
    omp.simdloop   if(%arg1) for  (%arg4, %arg5) : index = (%arg2, %arg2) to (%arg2, %arg2) inclusive step (%arg2, %arg2) {
      "use"(%arg4, %arg5) : (index, index) -> ()
      omp.yield
    }
    omp.simdloop   for  (%arg4) : i32 = (%arg0) to (%arg0) step (%arg0) {
      omp.yield
    } {tag}
    omp.taskloop   if(%arg1) nogroup for  (%arg4, %arg5) : i32 = (%arg0, %arg0) to (%arg0, %arg0) step (%arg0, %arg0) {
      omp.terminator
    }
    return
  }
  omp.reduction.declare @red : f32 init {
  ^bb0(%arg0: f32):
    %cst = arith.constant 0.000000e+00 : f32
    omp.yield(%cst : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  }
}
