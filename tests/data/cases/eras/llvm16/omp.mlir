// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @f(%a: i64, %b: i32, %c: i1, %m: memref<10xf32>, %i: index, %s: f32, %p: !llvm.ptr<f32>) {
  omp.wsloop for (%i1) : index = (%i) to (%i) step (%i) { omp.yield }
  omp.wsloop reduction(@red -> %p : !llvm.ptr<f32>) for (%i1, %i2) : index = (%i, %i) to (%i, %i) inclusive step (%i, %i) { omp.yield }
  return
}
omp.reduction.declare @red : f32
init {
^bb0(%arg: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield (%0 : f32)
}
combiner {
^bb1(%arg0: f32, %arg1: f32):
  %1 = arith.addf %arg0, %arg1 : f32
  omp.yield (%1 : f32)
}
atomic {
^bb2(%arg2: !llvm.ptr<f32>, %arg3: !llvm.ptr<f32>):
  omp.yield
}
