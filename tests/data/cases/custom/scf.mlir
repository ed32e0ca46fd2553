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
func.func @parallels(%lb: index, %ub: index, %step: index, %x: f32) {
  scf.parallel (%i) = (%lb) to (%ub) step (%step) {
  }
  scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%step, %step) {
    "test.use"(%i, %j) : (index, index) -> ()
    scf.reduce
  } {test.a}
  %0 = scf.parallel (%i) = (%lb) to (%ub) step (%step) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  %1:2 = scf.parallel (%i) = (%lb) to (%ub) step (%step) init (%x, %x) -> (f32, f32) {
    scf.reduce(%x, %x : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %b : f32
    }
  } {test.b}
  return
}
func.func @foralls(%n: index, %t: tensor<8xf32>) {
  scf.forall (%i) in (%n) {
  }
  scf.forall (%i, %j) in (8, %n) {
    "test.use"(%i, %j) : (index, index) -> ()
    scf.forall.in_parallel {
    }
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  scf.forall (%i, %j) = (0, %n) to (8, 9) step (1, %n) {
  } {test.a}
  scf.forall (%i) = (0) to (%n) step (1) {
  }
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %t into %o[0] [8] [1] : tensor<8xf32> into tensor<8xf32>
    } {test.b}
  }
  %1:2 = scf.forall (%i) = (%n) to (4) step (2) shared_outs(%o = %t, %p = %t) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.forall.in_parallel {
    }
  } {test.c}
  return
}
func.func @switches(%n: index, %x: f32) {
  scf.index_switch %n
  default {
  }
  %0 = scf.index_switch %n {test.a} -> f32
  case 2 {
    scf.yield %x : f32
  }
  case -5 {
    scf.yield %x : f32
  }
  default {
    scf.yield %x : f32
  }
  %1:2 = scf.index_switch %n -> f32, index
  case 0 {
    scf.yield %x, %n : f32, index
  }
  default {
    scf.yield %x, %n : f32, index
  }
  return
}
