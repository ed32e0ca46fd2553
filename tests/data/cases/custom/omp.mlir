// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of omp, clauses present and absent.
omp.private {type = private} @p : memref<i32>
omp.private {type = firstprivate} @fp : memref<i32> copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.declare_reduction @add : memref<i32> init {
^bb0(%a: memref<i32>):
  omp.yield(%a : memref<i32>)
} combiner {
^bb1(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
}
omp.critical.declare @mutex hint(contended, speculative)
func.func private @copyfn(%a: memref<i32>, %b: memref<i32>) {
  return
}
func.func @f(%i : i32, %l: i64, %p: memref<i32>, %x: index, %c: i1, %m: memref<i32>) {
  omp.parallel if(%c) num_threads(%i : i32) proc_bind(close) {
    omp.terminator
  }
  omp.parallel allocate(%p : memref<i32> -> %m : memref<i32>) private(@p %m -> %pv, @fp %m -> %pw : memref<i32>, memref<i32>) reduction(@add %p -> %arg : memref<i32>) {
    omp.terminator
  }
  omp.parallel reduction(mod: defaultmod, byref @add %p -> %a0, @add %m -> %a1 : memref<i32>, memref<i32>) {
    omp.terminator
  }
  omp.wsloop schedule(dynamic = %i : i32, monotonic, simd) nowait ordered(1) linear(%p = %i : memref<i32>) order(reproducible:concurrent) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  } {linear_var_types = [i32]}
  omp.wsloop schedule(static) reduction(mod: task, @add %p -> %a0 : memref<i32>) {
    omp.loop_nest (%iv, %iw) : i32 = (%i, %i) to (%i, %i) inclusive step (%i, %i) collapse(2) {
      omp.yield
    }
  }
  omp.simd aligned(%p : memref<i32> -> 32 : i64, %m : memref<i32> -> 128 : i64) safelen(4) nontemporal(%p : memref<i32>) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.sections {
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  omp.single copyprivate(%p -> @copyfn : memref<i32>) {
    omp.terminator
  }
  omp.task depend(taskdependin -> %p : memref<i32>, taskdependinout -> %m : memref<i32>) in_reduction(@add %p -> %a : memref<i32>) {
    omp.terminator
  }
  omp.taskgroup task_reduction(@add %p -> %a : memref<i32>) {
    omp.terminator
  }
  omp.taskloop grainsize(strict, %i: i32) {
    omp.loop_nest (%iv) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  omp.atomic.read %p = %m memory_order(acquire) hint(uncontended) : memref<i32>, memref<i32>, i32
  omp.critical(@mutex) {
    omp.terminator
  }
  return
}
func.func @map_flags(%p: memref<4xi32>, %q: memref<?xi32>, %lp: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(tofrom) capture(ByRef) -> memref<4xi32>
  %1 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(always, to) capture(ByRef) -> memref<4xi32> {name="a"}
  %2 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(to, from, to) capture(ByRef) -> memref<4xi32> {name="a"}
  %3 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(storage) capture(ByCopy) -> memref<4xi32> {name="a"}
  %4 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(exit_release_or_enter_alloc) capture(ByRef) -> memref<4xi32> {name="a"}
  %5 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(always, implicit, ompx_hold, close, present, delete, return_param, priv, private, literal, attach, attach_always, attach_none, attach_auto, ref_ptr, ref_ptee, ref_ptr_ptee, is_device_ptr, storage, tofrom) capture(ByRef) -> memref<4xi32> {name="a"}
  %6 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(none) capture(ByRef) -> memref<4xi32> {name="a"}
  %7 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(unknown) capture(ByRef) -> memref<4xi32> {name="a"}
  return
}
func.func @members_and_allocations(%p: memref<4xi32>, %q: memref<?xi32>, %lp: !llvm.ptr, %dev: i32, %n: i64, %ix: index) {
  %0 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(tofrom) capture(ByRef) -> memref<4xi32>
  %1 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(tofrom) capture(ByRef) members(%0 : [0] : memref<4xi32>) -> memref<4xi32>
  %2 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(tofrom) capture(ByRef) members(%0, %1 : [0], [1, -1, 2] : memref<4xi32>, memref<4xi32>) -> memref<4xi32>
  %3 = omp.map.info var_ptr(%p : memref<4xi32>, tensor<4xi32>) map_clauses(tofrom) capture(ByRef) members(%0, %1 : [0] : memref<4xi32>, memref<4xi32>) -> memref<4xi32>
  %4 = omp.target_allocmem %dev : i32, i64
  %5 = omp.target_allocmem %dev : i32, vector<16x16xf32> {bindc_name="bindc", uniq_name="uniq"}
  %6 = omp.target_allocmem %dev : i32, vector<16x16xf32>(%n, %n : i64, i64), %ix, %ix {name="bindc", uniq_name="uniq"}
  %7 = omp.target_allocmem %dev : i32, vector<16x16xf32>, %ix
  %8 = omp.target_allocmem %dev : i32, i64, {a}
  return
}
func.func @tiles(%tc : i32, %ts : i32) {
  %g = omp.new_cli
  %c = omp.new_cli
  omp.canonical_loop(%c) %iv : i32 in range(%tc) {
    omp.terminator
  }
  omp.tile <- (%c) sizes(%ts : i32) {a}
  return
}
func.func @tiles_of_nothing(%tc : i32, %ts : i32) {
  %g = omp.new_cli
  %c = omp.new_cli
  omp.canonical_loop(%c) %iv : i32 in range(%tc) {
    omp.terminator
  }
  omp.tile () <- (%c) sizes(%ts : i32) {a}
  return
}
func.func @tiles_of_two(%tc : i32, %ts : i32) {
  %g1 = omp.new_cli
  %g2 = omp.new_cli
  %g3 = omp.new_cli
  %g4 = omp.new_cli
  %c1 = omp.new_cli
  %c2 = omp.new_cli
  omp.canonical_loop(%c1) %iv : i32 in range(%tc) {
    omp.canonical_loop(%c2) %iv2 : i32 in range(%tc) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile (%g1, %g2, %g3, %g4) <- (%c1, %c2) sizes(%ts, %tc : i32, i32)
  return
}
