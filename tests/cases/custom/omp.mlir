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
