// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
omp.private {type = foo} @x : i32
// -----
omp.private @x : i32
// -----
omp.critical.declare @m hint(foo)
// -----
omp.critical.declare @m hint(contended nonspeculative)
// -----
omp.groupprivate @x
// -----
func.func @case_6(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel num_threads(%j, %i : i32, i64) { omp.terminator }
  return
}
// -----
func.func @case_7(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel if(%ifc) if(%ifc) { omp.terminator }
  return
}
// -----
func.func @case_8(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@x %p -> %arg0 [map_idx=0] : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @case_10(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel reduction(@x %p -> %arg0 : !llvm.ptr) private(@x %p -> %arg1 : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @case_11(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@x %p : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @case_12(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(%p -> %arg0 : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @case_14(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@x %p -> %arg0) { omp.terminator }
  return
}
// -----
func.func @case_15(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private() { omp.terminator }
  return
}
// -----
func.func @case_16(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.parallel private(@x %p -> %arg0 : i32) { omp.terminator }
  return
}
// -----
func.func @case_18(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop { omp.loop_nest (%iv) : i32 = (%k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @case_25(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop order(foo:concurrent) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @case_26(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop order(concurrent:reproducible) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @case_27(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.wsloop reduction(@x %p -> %arg0 : !llvm.ptr) private(@x %p -> %arg1 : !llvm.ptr) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @case_29(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.simd aligned(%m : memref<i32>) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @case_30(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.task in_reduction(byref @x %p -> %arg0 : !llvm.ptr) event_handle(%p : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @case_31(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.task depend(taskdependin %m : memref<i32>) { omp.terminator }
  return
}
// -----
func.func @case_32(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.taskloop grainsize(strict %j: i32) nogroup { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  return
}
// -----
func.func @case_34(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.target private(@x %p -> %arg4 [map_idx=a] : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @case_35(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.target private(@x %p -> %arg4 [foo=0] : !llvm.ptr) { omp.terminator }
  return
}
// -----
func.func @case_36(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.target depend(taskdependin -> %m : memref<i32>) kernel_type(generic) { omp.terminator }
  return
}
// -----
func.func @case_37(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.target kernel_type(spmd) { omp.terminator }
  return
}
// -----
func.func @case_38(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  %1 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) bounds(%k) -> !llvm.ptr
  return
}
// -----
func.func @case_39(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.read %m = %m2 memory_order(xxx) : memref<i32>, memref<i32>, i32
  return
}
// -----
func.func @case_40(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.cancellation_point cancellation_construct_type(foo)
  return
}
// -----
func.func @case_41(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.allocate_dir (%p : !llvm.ptr) align(8) allocator(%j : i32)
  return
}
// -----
func.func @case_42(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.target_freemem %j : i32
  return
}
// -----
func.func @case_43(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.canonical_loop %x : i32 in range(%k) { omp.terminator }
  return
}
// -----
func.func @case_44(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.canonical_loop %x in range(%j) { omp.terminator }
  return
}
// -----
func.func @case_45(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.canonical_loop %x : i32 on range(%j) { omp.terminator }
  return
}
// -----
func.func @case_46(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.canonical_loop %x : i32 in rang(%j) { omp.terminator }
  return
}
// -----
func.func @case_47(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.canonical_loop() %x : i32 in range(%j) { omp.terminator }
  return
}
// -----
func.func @case_48(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.unroll_heuristic %k
  return
}
// -----
func.func @case_49(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.fuse (%k) <- (%k)
  return
}
