// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
module {
  func.func @parallel(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = llvm.mlir.constant(1 : i64) : i64
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%arg3, %arg4) : index = (%c0, %c0) to (%arg0, %arg1) step (%c1, %c1) collapse(2) {
          memref.alloca_scope  {
            %1 = memref.load %arg2[%arg3, %arg4] : memref<?x?xf32>
            %2 = arith.addf %1, %1 : f32
            memref.store %2, %arg2[%arg3, %arg4] : memref<?x?xf32>
          }
          omp.yield
        }
      }
      omp.terminator
    }
    return
  }
  omp.declare_reduction @__scf_reduction : f32 init {
  ^bb0(%arg0: f32):
    %0 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    omp.yield(%0 : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  } atomic {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg1 : !llvm.ptr -> f32
    %1 = llvm.atomicrmw fadd %arg0, %0 monotonic : !llvm.ptr, f32
    omp.yield
  }
  func.func @parallel_reduce(%arg0: memref<128xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c128 = arith.constant 128 : index
    %cst = arith.constant 0.000000e+00 : f32
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.alloca %0 x f32 : (i64) -> !llvm.ptr
    llvm.store %cst, %1 : f32, !llvm.ptr
    omp.parallel {
      omp.wsloop reduction(@__scf_reduction %1 -> %arg1 : !llvm.ptr) {
        omp.loop_nest (%arg2) : index = (%c0) to (%c128) step (%c1) {
          memref.alloca_scope  {
            %3 = memref.load %arg0[%arg2] : memref<128xf32>
            %4 = llvm.load %arg1 : !llvm.ptr -> f32
            %5 = arith.addf %4, %3 : f32
            llvm.store %5, %arg1 : f32, !llvm.ptr
          }
          omp.yield
        }
      }
      omp.terminator
    }
    %2 = llvm.load %1 : !llvm.ptr -> f32
    return %2 : f32
  }
}

// -----

omp.declare_mapper @mapper : !llvm.struct<"t", (i32)> {
^bb0(%arg: !llvm.ptr):
  %0 = omp.map.info var_ptr(%arg : !llvm.ptr, !llvm.struct<"t", (i32)>) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "var"}
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}

llvm.mlir.global internal @tp(0 : i32) : i32

llvm.func @more(%x: !llvm.ptr, %lb: i64, %ub: i64, %st: i64, %c: i1) {
  %0 = llvm.mlir.addressof @tp : !llvm.ptr
  %1 = omp.threadprivate %0 : !llvm.ptr -> !llvm.ptr
  omp.flush
  omp.flush(%x : !llvm.ptr)
  omp.parallel {
    omp.cancel cancellation_construct_type(parallel)
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  omp.wsloop ordered(0) {
    omp.loop_nest (%i) : i64 = (%lb) to (%ub) step (%st) {
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  %2 = omp.map.bounds lower_bound(%lb : i64) upper_bound(%ub : i64) extent(%ub : i64) stride(%st : i64) start_idx(%lb : i64)
  %3 = omp.map.info var_ptr(%x : !llvm.ptr, !llvm.array<10 x f32>) map_clauses(to) capture(ByRef) bounds(%2) -> !llvm.ptr {name = "a"}
  omp.target_enter_data map_entries(%3 : !llvm.ptr)
  %4 = omp.map.info var_ptr(%x : !llvm.ptr, !llvm.array<10 x f32>) map_clauses(from) capture(ByRef) bounds(%2) -> !llvm.ptr {name = "a"}
  omp.target_exit_data map_entries(%4 : !llvm.ptr)
  omp.distribute {
    omp.loop_nest (%i) : i64 = (%lb) to (%ub) step (%st) {
      omp.yield
    }
  }
  omp.masked {
    omp.terminator
  }
  llvm.return
}

// -----

func.func @omp(%lb: index, %ub: index, %step: index, %A: memref<?xf32>, %n: i32, %c: i1) {
  omp.parallel {
    "test.payload"() : () -> ()
    omp.terminator
  }
  omp.parallel num_threads(%n : i32) if(%c) proc_bind(close) {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%lb) to (%ub) step (%step) {
        %0 = memref.load %A[%i] : memref<?xf32>
        %1 = arith.addf %0, %0 : f32
        memref.store %1, %A[%i] : memref<?xf32>
        omp.yield
      }
    }
    omp.terminator
  }
  omp.barrier
  omp.master {
    omp.terminator
  }
  omp.single {
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @add_reduction_f32 : f32
init {
^bb0(%arg: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield (%0 : f32)
}
combiner {
^bb1(%arg0: f32, %arg1: f32):
  %1 = llvm.fadd %arg0, %arg1 : f32
  omp.yield (%1 : f32)
}

omp.private {type = private} @x.privatizer : i32

llvm.func @reduction(%lb: i64, %ub: i64, %step: i64, %x: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c1 x f32 : (i32) -> !llvm.ptr
  omp.parallel private(@x.privatizer %x -> %p : !llvm.ptr) {
    omp.wsloop reduction(@add_reduction_f32 %0 -> %prv : !llvm.ptr) {
      omp.loop_nest (%iv) : i64 = (%lb) to (%ub) step (%step) {
        %1 = llvm.mlir.constant(2.0 : f32) : f32
        %2 = llvm.load %prv : !llvm.ptr -> f32
        %3 = llvm.fadd %1, %2 : f32
        llvm.store %3, %prv : f32, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

func.func @simd(%lb: index, %ub: index, %step: index, %A: memref<?xf32>) {
  omp.simd {
    omp.loop_nest (%i) : index = (%lb) to (%ub) step (%step) {
      %0 = memref.load %A[%i] : memref<?xf32>
      memref.store %0, %A[%i] : memref<?xf32>
      omp.yield
    }
  }
  omp.simd simdlen(4) safelen(8) {
    omp.loop_nest (%i) : index = (%lb) to (%ub) step (%step) {
      omp.yield
    }
  }
  omp.taskloop grainsize(%step : index) {
    omp.loop_nest (%i) : index = (%lb) to (%ub) step (%step) {
      omp.yield
    }
  }
  return
}

// -----

module attributes {omp.is_target_device = false, omp.is_gpu = false, omp.version = #omp.version<version = 52>} {
  llvm.func @target(%arg0: !llvm.ptr) {
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "x"}
    omp.target map_entries(%0 -> %arg1 : !llvm.ptr) {
      %1 = llvm.mlir.constant(1 : i32) : i32
      llvm.store %1, %arg1 : i32, !llvm.ptr
      omp.terminator
    }
    %2 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
    omp.target_data map_entries(%2 : !llvm.ptr) {
      omp.terminator
    }
    omp.teams {
      omp.terminator
    }
    llvm.return
  }
}

// -----

func.func @tasks(%c: i1, %x: memref<i32>, %v: memref<i32>, %e: i32) {
  omp.task if(%c) {
    "test.op"() : () -> ()
    omp.terminator
  }
  omp.taskwait
  omp.taskyield
  omp.taskgroup {
    omp.terminator
  }
  omp.atomic.read %v = %x memory_order(acquire) : memref<i32>, memref<i32>, i32
  omp.atomic.write %x = %e memory_order(release) : memref<i32>, i32
  omp.atomic.update %x : memref<i32> {
  ^bb0(%xval: i32):
    %0 = arith.addi %xval, %e : i32
    omp.yield(%0 : i32)
  }
  omp.critical(@mutex) {
    omp.terminator
  }
  omp.sections {
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  return
}

omp.critical.declare @mutex hint(contended, speculative)

// -----

llvm.func @wsloop(%arg0: !llvm.ptr, %arg1: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2.000000e+00 : f32) : f32
  omp.parallel {
    omp.wsloop schedule(static) nowait {
      omp.loop_nest (%arg2) : i32 = (%0) to (%arg1) inclusive step (%1) {
        %3 = llvm.getelementptr %arg0[%arg2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
        llvm.store %2, %3 : f32, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  omp.wsloop schedule(dynamic = %1 : i32, nonmonotonic) ordered(0) {
    omp.loop_nest (%iv, %jv) : i32 = (%0, %0) to (%arg1, %arg1) step (%1, %1) {
      omp.yield
    }
  }
  llvm.return
}
