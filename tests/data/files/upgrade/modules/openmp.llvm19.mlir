module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: memref<i32>, %arg3: memref<i32>, %arg4: index) {
    omp.parallel if(%arg0) num_threads(%arg1 : i32) allocate(%arg2 : memref<i32> -> %arg2 : memref<i32>) proc_bind(close) {
      omp.terminator
    }
    omp.task if(%arg0) final(%arg0) untied priority(%arg1 : i32) {
      omp.terminator
    }
    omp.sections allocate(%arg2 : memref<i32> -> %arg2 : memref<i32>) nowait {
      omp.terminator
    }
    omp.single allocate(%arg2 : memref<i32> -> %arg2 : memref<i32>) {
      omp.terminator
    }
    omp.taskloop if(%arg0) final(%arg0) grain_size(%arg1 : i32) {
      omp.loop_nest (%arg5) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.yield
      }
      omp.terminator
    }
    omp.simd if(%arg0) safelen(4) {
      omp.loop_nest (%arg5) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.yield
      }
      omp.terminator
    }
    omp.wsloop schedule(static = %arg1 : i32) ordered(0) {
      omp.loop_nest (%arg5) : index = (%arg4) to (%arg4) step (%arg4) {
        omp.yield
      }
      omp.terminator
    }
    omp.target if(%arg0) device(%arg1 : i32) thread_limit(%arg1 : i32) nowait {
      omp.terminator
    }
    omp.teams num_teams(%arg1 : i32 to %arg1 : i32) if(%arg0) thread_limit(%arg1 : i32) {
      omp.terminator
    }
    omp.atomic.read %arg2 = %arg3 memory_order(acquire) hint(contended) : memref<i32>, i32
    return
  }
}

