// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Clauses of omp.
module {
omp.private {type = private} @x : i32
}
module {
omp.private {type = private} @x : memref<?xf32> init { ^bb0(%a: memref<?xf32>, %b: memref<?xf32>): omp.yield(%b : memref<?xf32>) }
}
module {
omp.private {type = firstprivate} @x : i32 copy { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }
}
module {
omp.private {type = firstprivate} @x : i32 init { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } copy { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } dealloc { ^bb0(%a: i32): omp.yield }
}
module {
omp.private {type = firstprivate} @x : i32 copy { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } dealloc { ^bb0(%a: i32): omp.yield }
}
module {
omp.declare_reduction @r : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }
}
module {
omp.declare_reduction @r : f32 init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield } cleanup { ^bb0(%a: f32): omp.yield }
}
module {
omp.declare_reduction @r : !llvm.ptr attributes {byref_element_type = i32} alloc { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) } data_ptr_ptr { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) }
}
module {
omp.declare_mapper @m : i32 { ^bb0(%a: !llvm.ptr): omp.declare_mapper.info }
}
module {
omp.declare_mapper @m : !llvm.struct<"a", (i32)> { ^bb0(%a: !llvm.ptr): %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr omp.declare_mapper.info map_entries(%0 : !llvm.ptr) }
}
module {
omp.critical.declare @m
}
module {
omp.critical.declare @m hint(uncontended)
}
module {
omp.critical.declare @m hint(uncontended, speculative)
}
module {
omp.critical.declare @m hint(contended, nonspeculative)
}
func.func @plain_1(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.barrier
  omp.taskwait
  omp.taskyield
  omp.taskwait depend(taskdependin -> %m : memref<i32>)
  omp.taskwait depend(taskdependin -> %m : memref<i32>, taskdependout -> %m2 : memref<i32>) nowait
  omp.flush
  omp.flush(%m : memref<i32>)
  omp.flush(%m, %m2 : memref<i32>, memref<i32>)
  omp.master { omp.terminator }
  omp.masked { omp.terminator }
  omp.masked filter(%j : i32) { omp.terminator }
  omp.parallel { omp.terminator }
  omp.parallel if(%ifc) { omp.terminator }
  omp.parallel num_threads(%j : i32) { omp.terminator }
  omp.parallel allocate(%m : memref<i32> -> %m2 : memref<i32>) { omp.terminator }
  omp.parallel allocate(%m : memref<i32> -> %m2 : memref<i32>, %i : i64 -> %j : i32) { omp.terminator }
  omp.parallel proc_bind(close) { omp.terminator }
  omp.parallel proc_bind(spread) if(%ifc) num_threads(%j : i32) { omp.terminator }
  omp.parallel { omp.terminator } {a}
  omp.teams { omp.terminator }
  omp.teams num_teams(%j : i32 to %j : i32) if(%ifc) thread_limit(%j : i32) { omp.terminator }
  omp.teams num_teams( to %j : i32) { omp.terminator }
  omp.teams num_teams(to %j : i32) { omp.terminator }
  omp.teams allocate(%m : memref<i32> -> %m2 : memref<i32>) { omp.terminator }
  omp.sections { omp.terminator }
  omp.sections nowait { omp.section { omp.terminator } omp.terminator }
  omp.single { omp.terminator }
  omp.single allocate(%m : memref<i32> -> %m2 : memref<i32>) nowait { omp.terminator }
  omp.workshare { omp.terminator }
  omp.workshare nowait { omp.terminator }
  omp.workshare { omp.workshare.loop_wrapper { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } } omp.terminator }
  omp.wsloop { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.wsloop { omp.loop_nest (%iv, %iv2) : index = (%k, %k) to (%k, %k) inclusive step (%k, %k) { omp.yield } }
  omp.wsloop { omp.loop_nest (%iv, %iv2) : index = (%k, %k) to (%k, %k) step (%k, %k) collapse(2) { omp.yield } }
  omp.wsloop { omp.loop_nest (%iv, %iv2) : index = (%k, %k) to (%k, %k) step (%k, %k) collapse(2) tiles(3, 4) { omp.yield } }
  omp.wsloop { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) collapse(1) { omp.yield } }
  omp.wsloop schedule(static) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.wsloop schedule(dynamic = %j : i32) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.wsloop schedule(static = %j : i32, monotonic) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.wsloop schedule(guided, nonmonotonic, simd) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.wsloop schedule(auto, simd) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.wsloop schedule(auto, none, simd) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.wsloop schedule(auto, none) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.wsloop schedule(runtime) ordered(1) nowait { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.wsloop ordered(0) order(concurrent) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.wsloop order(reproducible:concurrent) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.wsloop order(unconstrained:concurrent) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.wsloop allocate(%m : memref<i32> -> %m2 : memref<i32>) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.wsloop { omp.simd { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } } {omp.composite} } {omp.composite}
  omp.simd { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.simd aligned(%m : memref<i32> -> 32 : i64) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.simd aligned(%m : memref<i32> -> 32 : i64, %m2 : memref<i32> -> 128 : i64) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.simd if(%ifc) nontemporal(%m, %m2 : memref<i32>, memref<i32>) order(concurrent) simdlen(2) safelen(4) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.simd reduction(@x %p -> %arg0 : !llvm.ptr) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.loop bind(parallel) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.distribute { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%j : i32) order(concurrent) allocate(%m : memref<i32> -> %m2 : memref<i32>) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.task { omp.terminator }
  omp.task if(%ifc) final(%ifc) untied mergeable depend(taskdependinout -> %m : memref<i32>, taskdependmutexinoutset -> %m2 : memref<i32>, taskdependinoutset -> %m2 : memref<i32>) priority(%j : i32) allocate(%m : memref<i32> -> %m2 : memref<i32>) { omp.terminator }
  omp.taskloop { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.taskloop grainsize(%j: i32) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.taskloop grainsize(strict, %j: i32) nogroup { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.taskloop num_tasks(%j: i32) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.taskloop num_tasks(strict, %j: i32) if(%ifc) final(%ifc) untied mergeable priority(%j : i32) { omp.loop_nest (%iv) : index = (%k) to (%k) step (%k) { omp.yield } }
  omp.taskgroup { omp.terminator }
  omp.target { omp.terminator }
  omp.target device(%j : i32) if(%ifc) nowait thread_limit(%j : i32) is_device_ptr(%p : !llvm.ptr) { omp.terminator }
  omp.target host_eval(%j -> %arg0 : i32) { omp.terminator }
  omp.target private(@x %p -> %arg4 [map_idx=0], @y %p -> %arg5 : !llvm.ptr, !llvm.ptr) private_barrier { omp.terminator }
  omp.critical { omp.terminator }
  omp.ordered.region { omp.terminator }
  omp.ordered.region par_level_simd { omp.terminator }
  omp.atomic.read %m = %m2 : memref<i32>, memref<i32>, i32
  omp.atomic.read %m = %m2 memory_order(acquire) hint(uncontended) : memref<i32>, memref<i32>, i32
  omp.atomic.write %m = %j : memref<i32>, i32
  omp.atomic.write %m = %j hint(contended, speculative) memory_order(release) : memref<i32>, i32
  omp.atomic.update %m : memref<i32> { ^bb0(%x: i32): omp.yield(%x : i32) }
  omp.atomic.update hint(uncontended, nonspeculative) %m : memref<i32> { ^bb0(%x: i32): omp.yield(%x : i32) }
  omp.atomic.capture { omp.atomic.read %m = %m2 : memref<i32>, memref<i32>, i32 omp.atomic.write %m2 = %j : memref<i32>, i32 }
  omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
  omp.allocate_dir (%p : !llvm.ptr)
  omp.target_freemem %j, %i : i32, i64
  omp.parallel { %0 = omp.new_cli omp.terminator }
  return
}
func.func @values_2(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = omp.map.bounds lower_bound(%i : i64) upper_bound(%i : i64) stride(%i : i64) start_idx(%i : i64)
  return
}
func.func @values_3(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = omp.map.bounds extent(%i : i64) {stride_in_bytes = true}
  return
}
func.func @values_4(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = omp.threadprivate %p : !llvm.ptr -> !llvm.ptr
  return
}
func.func @values_5(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = omp.new_cli
  return
}
func.func @values_6(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = omp.new_cli omp.canonical_loop %x : i32 in range(%j) { omp.terminator }
  return
}
func.func @values_7(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = omp.new_cli omp.canonical_loop(%0) %x : i32 in range(%j) { omp.terminator } omp.unroll_heuristic(%0)
  return
}
func.func @values_8(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = omp.new_cli omp.canonical_loop(%0) %x : i32 in range(%j) { omp.terminator } omp.unroll_heuristic(%0) {a}
  return
}
func.func @values_9(%a: memref<10xf32>, %b: memref<10xf32>, %m: memref<i32>, %m2 : memref<i32>, %i: i64, %j: i32, %k: index, %ifc: i1, %p: !llvm.ptr, %q: !llvm.ptr) {
  %0 = omp.new_cli omp.canonical_loop(%0) %x : i32 in range(%j) { omp.terminator } {a}
  return
}
