// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @cancel() {
  // expected-error@+1 {{Orphaned cancel}}
  omp.cancel cancellation_construct_type(parallel)
  return
}
// -----
func.func @cancel_elsewhere() {
  omp.sections {
    // expected-error@+1 {{must appear inside a}}
    omp.cancel cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}
// -----
func.func @point() {
  omp.parallel {
    // expected-error@+1 {{'omp.cancellation_point' op}}
    omp.cancellation_point cancellation_construct_type(sections)
    omp.terminator
  }
  return
}
// -----
func.func @ordered() {
  // expected-error@+1 {{must be nested inside of a loop}}
  omp.ordered
  return
}
// -----
func.func @ordered_region(%a: index) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
      // expected-error@+1 {{the enclosing loop's ordered clause must not have a parameter present}}
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}
// -----
// expected-error@+1 {{expects reduction region to yield a value of the reduction type}}
omp.declare_reduction @add : f32
init {
^bb0(%x: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield (%0 : f32)
}
combiner {
^bb1(%x: f32, %y: f32):
  %1 = arith.constant 0.0 : f64
  omp.yield (%1 : f64)
}
// -----
// expected-error@+1 {{expects one argument to the initializer region when no}}
omp.declare_reduction @add : f32
init {
^bb0(%x: f32, %z: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield (%0 : f32)
}
combiner {
^bb1(%x: f32, %y: f32):
  omp.yield (%x : f32)
}
// -----
// expected-error@+1 {{`private` clauses do not require a `copy` region}}
omp.private {type = private} @x : f32 copy {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
// -----
// expected-error@+1 {{`firstprivate` clauses require at least a `copy` region}}
omp.private {type = firstprivate} @x : f32
// -----
omp.private {type = private} @x : f32 init {
^bb0(%a: f32, %b: f32):
  // expected-error@+1 {{nvalid yielded value}}
  omp.yield
}
// -----
func.func @privatizer(%a: !llvm.ptr) {
  // expected-error@+1 {{failed to lookup privatizer op with symbol: '@none'}}
  omp.parallel private(@none %a -> %b : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
func.func @reduction(%a: !llvm.ptr) {
  // expected-error@+1 {{expected symbol reference @none to point to a reduction declaration}}
  omp.parallel reduction(@none %a -> %b : !llvm.ptr) {
    omp.terminator
  }
  return
}
// -----
func.func @composite(%a: index) {
  // expected-error@+1 {{'omp.composite' attribute missing from composite wrapper}}
  omp.wsloop {
    omp.simd {
      omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}
// -----
func.func @standalone(%a: index) {
  omp.distribute {
    // expected-error@+1 {{expected to be a standalone loop wrapper}}
    omp.loop {
      omp.loop_nest (%i) : index = (%a) to (%a) step (%a) {
        omp.yield
      }
    }
  } {omp.composite}
  return
}
// -----
func.func @sections() {
  // expected-error@+1 {{expected omp.section op or terminator op inside region}}
  omp.sections {
    omp.barrier
    omp.terminator
  }
  return
}
// -----
func.func @teams() {
  omp.parallel {
    // expected-error@+1 {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @copies(%a: memref<i32>) {
  // expected-error@+1 {{expected symbol reference @copy to point to a copy function}}
  omp.single copyprivate(%a -> @copy : memref<i32>) {
    omp.terminator
  }
  return
}
// -----
func.func @mapper(%a: !llvm.ptr) {
  // expected-error@+1 {{invalid mapper id}}
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(to) capture(ByRef) mapper(@none) -> !llvm.ptr
  return
}
// -----
func.func @scan(%a: !llvm.ptr) {
  // expected-error@+1 {{INSCAN}}
  omp.scan inclusive(%a : !llvm.ptr)
  return
}
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> i32
%v1 = "test.op"() : () -> i32
%v2 = "test.op"() : () -> i32
"omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// expected-error @below {{'omp.loop_nest' op collapse value is larger than the number of loops}}
"omp.loop_nest"(%v0, %v1, %v2) <{collapse_num_loops = 2 : i64}> ({
^b0(%v3: i32):
"omp.yield"() : () -> ()
}) : (i32, i32, i32) -> ()
}) : () -> ()
}) : () -> ()
