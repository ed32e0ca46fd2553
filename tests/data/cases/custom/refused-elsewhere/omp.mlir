// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @case_9(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel reduction(mod: foo, @x %p -> %arg0 : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @case_13(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@x %p -> %arg0 : !llvm.ptr, !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @case_17(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop { omp.loop_nest (%iv) : index = (%k, %k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @case_19(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop schedule(auto, foo) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @case_20(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop schedule(auto, monotonic, foo) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @case_21(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop schedule(foo) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @case_22(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop schedule(static, simd, monotonic) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @case_23(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop schedule(static, monotonic, monotonic) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @case_24(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop schedule(static, simd, simd) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @case_28(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop private(@x %p -> %arg0 : !llvm.ptr) reduction(mod: default, byref @x %p -> %arg1 : !llvm.ptr) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @case_33(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.taskloop grainsize(foo, %j: i32) nogroup { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @unknown_capture(%p: memref<4xi32>) {
  %0 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(to) capture(Other) -> memref<4xi32>
}
// -----
func.func @fewer_types_of_parameters(%d: i32) {
  %0 = omp.target_allocmem %d : i32, i64(%d, %d : i32)
}
