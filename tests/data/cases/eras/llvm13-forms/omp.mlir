// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module  {
  func @f(%arg0: i1, %arg1: si32, %arg2: memref<i32>, %arg3: i32, %arg4: memref<i64>, %arg5: index, %arg6: !llvm.ptr<f32>) {
    omp.parallel if(%arg0 : i1) num_threads(%arg3 : i32) private(%arg2 : memref<i32>, %arg2 : memref<i32>) firstprivate(%arg2 : memref<i32>, %arg2 : memref<i32>) shared(%arg2 : memref<i32>, %arg2 : memref<i32>) copyin(%arg2 : memref<i32>, %arg2 : memref<i32>) allocate(%arg4 : memref<i64> -> %arg2 : memref<i32>, %arg2 : memref<i32> -> %arg2 : memref<i32>) default(shared) proc_bind(close) {
      omp.terminator
    }
    omp.parallel default(none) {
      omp.terminator
    }
    omp.wsloop (%arg7) : index = (%arg5) to (%arg5) step (%arg5) private(%arg2 : memref<i32>) firstprivate(%arg2 : memref<i32>) lastprivate(%arg2 : memref<i32>) linear(%arg2 = %arg3 : memref<i32>) schedule(dynamic = %arg3) collapse(2) nowait ordered(1) inclusive {
      omp.yield
    }
    omp.wsloop (%arg7, %arg8) : index = (%arg5, %arg5) to (%arg5, %arg5) step (%arg5, %arg5) schedule(static) {
      omp.yield
    }
    omp.wsloop (%arg7) : index = (%arg5) to (%arg5) step (%arg5) reduction(@add -> %arg6 : !llvm.ptr<f32>) {
      %cst = constant 2.000000e+00 : f32
      omp.reduction %cst, %arg6 : !llvm.ptr<f32>
      omp.yield
    }
    omp.master  {
      omp.terminator
    }
    omp.flush(%arg2 : memref<i32>)
    omp.flush
    omp.barrier
    omp.taskwait
    omp.taskyield
    "omp.target"(%arg0, %arg3, %arg3) ( {
      omp.terminator
    }) {nowait, operand_segment_sizes = dense<1> : vector<3xi32>} : (i1, i32, i32) -> ()
    return
  }
  omp.reduction.declare @add : f32 init  {
  ^bb0(%arg0: f32):  // no predecessors
    %cst = constant 0.000000e+00 : f32
    omp.yield(%cst : f32)
  } combiner  {
  ^bb0(%arg0: f32, %arg1: f32):  // no predecessors
    %0 = addf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  } 
  omp.reduction.declare @add2 : f32 init  {
  ^bb0(%arg0: f32):  // no predecessors
    %cst = constant 0.000000e+00 : f32
    omp.yield(%cst : f32)
  } combiner  {
  ^bb0(%arg0: f32, %arg1: f32):  // no predecessors
    %0 = addf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  } atomic  {
  ^bb0(%arg0: !llvm.ptr<f32>, %arg1: !llvm.ptr<f32>):  // no predecessors
    %0 = llvm.load %arg1 : !llvm.ptr<f32>
    %1 = llvm.atomicrmw fadd %arg0, %0 monotonic  : f32
    omp.yield
  }
}
