// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error@+1 {{}}
  %0 = gpu.subgroup_mma_compute %b, %a, %c : !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
func.func @f(%a: !gpu.mma_matrix<16x32xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error@+1 {{}}
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x32xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
// -----
func.func @f(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %m: memref<32x32xf16>, %i: index) {
  // expected-error@+1 {{}}
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<32x32xf16>
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{}}
  %0 = gpu.all_reduce %a uniform {
  ^bb0(%x: f32):
    gpu.yield %x : f32
  } : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{}}
  %0 = gpu.all_reduce %a uniform {
  ^bb0(%x: f32, %y: i32):
    gpu.yield %x : f32
  } : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{}}
  %0 = gpu.all_reduce %a uniform {
  ^bb0(%x: f32, %y: f32):
    gpu.yield %x, %y : f32, f32
  } : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{}}
  %0 = gpu.subgroup_reduce add %a cluster(size = 3) : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{}}
  %0 = gpu.subgroup_reduce add %a cluster(size = 4, stride = 3) : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  // expected-error@+1 {{}}
  %0, %1 = gpu.rotate %a, 16, 16 : f32
  return
}
// -----
func.func @f(%x: i32) {
  // expected-error@+1 {{}}
  %0 = emitc.expression %x : (i32) -> i32 {
    emitc.yield %x : i32
  }
  return
}
// -----
func.func @f(%x: i32) {
  // expected-error@+1 {{}}
  %0 = emitc.expression %x : (i32) -> i32 {
    %1 = emitc.add %x, %x : (i32, i32) -> i32
    %2 = emitc.sub %x, %x : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return
}
// -----
func.func @f(%x: i32) {
  // expected-error@+1 {{}}
  %0 = emitc.expression %x : (i32) -> i32 {
    %2 = arith.addi %x, %x : i32
    %1 = emitc.add %2, %x : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return
}
// -----
// expected-error@+1 {{}}
emitc.func @f(%a: !emitc.lvalue<i32>) { emitc.return }
// -----
// expected-error@+1 {{}}
emitc.func @f(%a: !emitc.array<4xi32>) -> !emitc.array<4xi32> { emitc.return %a : !emitc.array<4xi32> }
// -----
// expected-error@+1 {{}}
emitc.global @g : memref<4xi32>
// -----
// expected-error@+1 {{}}
emitc.field @g : i32
// -----
emitc.class @c {
  emitc.field @g : i32
  emitc.func @f() { 
    // expected-error@+1 {{}}
    %0 = emitc.get_field @g : f32
    emitc.return 
  }
}
// -----
emitc.class @c {
  emitc.field @g : i32
  emitc.func @f() { 
    // expected-error@+1 {{}}
    %0 = emitc.get_field @h : i32
    emitc.return 
  }
}
// -----
emitc.func @f() {
  // expected-error@+1 {{}}
  %0 = emitc.get_field @h : i32
  emitc.return
}
// -----
emitc.func @f(%x: i32) {
  // expected-error@+1 {{}}
  emitc.do {
  } while {
    %1 = emitc.cmp lt, %x, %x : (i32, i32) -> i1
    emitc.yield %1 : i1
  }
  emitc.return
}
// -----
emitc.func @f(%x: i32) {
  // expected-error@+1 {{}}
  emitc.do {
  } while {
    %r = emitc.expression %x : (i32) -> i32 {
      %1 = emitc.add %x, %x : (i32, i32) -> i32
      emitc.yield %1 : i32
    }
    emitc.yield %r : i32
  }
  emitc.return
}
// -----
func.func @f(%a: !smt.bv<4>) {
  // expected-error@+1 {{}}
  %0 = smt.bv.extract %a from 2 : (!smt.bv<4>) -> !smt.bv<3>
  return
}
// -----
func.func @f(%a: !smt.bv<4>) {
  // expected-error@+1 {{}}
  %0 = "smt.bv.repeat"(%a) : (!smt.bv<4>) -> !smt.bv<6>
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{}}
  %0 = smt.solver () : () -> (i32) {
    %1 = arith.constant 1 : i1
    smt.yield %1 : i1
  }
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{}}
  smt.solver (%a) : (i32) -> () {
  ^bb0(%b: i64):
    smt.yield
  }
  return
}
// -----
func.func @f(%a: i32) {
  smt.solver () : () -> () {
    // expected-error@+1 {{}}
    %0 = smt.check sat {
      %1 = arith.constant 1 : i32
      smt.yield %1 : i32
    } unknown {
      smt.yield
    } unsat {
      %1 = arith.constant 1 : i32
      smt.yield %1 : i32
    } -> i32
  }
  return
}
// -----
func.func @f(%a: i32) {
  smt.solver () : () -> () {
    // expected-error@+1 {{}}
    %0 = smt.forall ["a", "b"] {
    ^bb0(%x: !smt.int):
      %1 = smt.eq %x, %x : !smt.int
      smt.yield %1 : !smt.bool
    }
  }
  return
}
// -----
func.func @f(%a: i32) {
  smt.solver () : () -> () {
    // expected-error@+1 {{}}
    %0 = smt.forall ["a"] {
    ^bb0(%x: !smt.int):
      smt.yield %x : !smt.int
    }
  }
  return
}
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
  %c = wasmssa.const 5 : i64
  // expected-error@+1 {{}}
  wasmssa.local_set %a : ref to i32 to %c : i64
  %0 = wasmssa.local_get %a : ref to i32
  wasmssa.return %0 : i32
}
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 {
  %c = wasmssa.const 5 : i64
  // expected-error@+1 {{}}
  %0 = wasmssa.local_tee %a : ref to i32 to %c : i64
  wasmssa.return %0 : i32
}
