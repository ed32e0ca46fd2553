// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of scf, every optional part present and absent.
func.func @loops(%lb: index, %ub: index, %step: index, %x: f32, %l32: i32, %c: i1) {
  scf.for %i = %lb to %ub step %step {
  }
  scf.for %i = %lb to %ub step %step {
    scf.yield
  } {test.a}
  scf.for unsigned %i = %l32 to %l32 step %l32 : i32 {
    "test.use"(%i) : (i32) -> ()
  }
  %0 = scf.for %i = %lb to %ub step %step iter_args(%a = %x) -> f32 {
    scf.yield %a : f32
  }
  %1:2 = scf.for %i = %l32 to %l32 step %l32 iter_args(%a = %x, %b = %c) -> (f32, i1) : i32 {
    scf.yield %a, %b : f32, i1
  } {test.b = 1 : i32}
  scf.for %i = %lb to %ub step %step {
    scf.for %j = %i to %ub step %step iter_args() -> () {
    }
  }
  return
}
func.func @conditions(%c: i1, %x: f32) {
  scf.if %c {
  }
  scf.if %c {
    "test.use"(%x) : (f32) -> ()
  } else {
    scf.yield
  }
  scf.if %c {
  } else {
  } {test.a}
  scf.if %c {
  } {test.a}
  scf.if %c -> () {
  }
  %0 = scf.if %c -> f32 {
    scf.yield %x : f32
  } else {
    %n = arith.negf %x : f32
    scf.yield %n : f32
  }
  %1:2 = scf.if %c -> (f32, i1) {
    scf.yield %x, %c : f32, i1
  } else {
    scf.yield %x, %c : f32, i1
  }
  return
}
func.func @whiles(%c: i1, %x: f32) {
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%b: f32):
    scf.yield %b : f32
  } attributes {test.a}
  %1:2 = scf.while (%a = %x, %b = %c) : (f32, i1) -> (i1, f32) {
    scf.condition(%b) {test.c} %b, %a : i1, f32
  } do {
  ^bb0(%d: i1, %e: f32):
    scf.yield %e, %d : f32, i1
  }
  return
}
func.func @regions(%c: i1, %x: f32) {
  scf.execute_region {
    scf.yield
  }
  %0 = scf.execute_region -> f32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %x : f32
  ^bb2:
    scf.yield %x : f32
  } {test.a}
  %1:2 = scf.execute_region -> (f32, i1) no_inline {
    scf.yield %x, %c : f32, i1
  }
  return
}
