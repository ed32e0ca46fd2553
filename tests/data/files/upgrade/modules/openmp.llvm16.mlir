module {
  llvm.func @body(i64)
  func.func @f(%arg0: i1, %arg1: i32, %arg2: memref<i32>, %arg3: memref<i32>, %arg4: index, %arg5: i64) {
    omp.parallel   if(%arg0 : i1) num_threads(%arg1 : i32) allocate(%arg2 : memref<i32> -> %arg2 : memref<i32>) proc_bind(close) {
      omp.terminator
    }
    omp.wsloop   schedule(static = %arg1 : i32) ordered(0) for  (%arg6) : i64 = (%arg5) to (%arg5) step (%arg5) {
      llvm.call @body(%arg6) : (i64) -> ()
      omp.yield
    }
    omp.simdloop   if(%arg0) for  (%arg6) : i64 = (%arg5) to (%arg5) step (%arg5) {
      omp.yield
    }
    omp.single   allocate(%arg2 : memref<i32> -> %arg2 : memref<i32>) nowait {
      omp.terminator
    }
    omp.atomic.read %arg2 = %arg3   memory_order(acquire) hint(contended) : memref<i32>
    omp.atomic.write %arg2 = %arg1   hint(contended) : memref<i32>, i32
    omp.task   if(%arg0) final(%arg0) priority(%arg1) {
      omp.terminator
    }
    return
  }
}

