// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @accepted(%n: index, %f: f32, %b: i1, %k: index) -> f32 {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %f) -> (f32) {
    scf.yield %x : f32
  }
  %1 = scf.if %b -> (f32) {
    scf.yield %f : f32
  } else {
    scf.yield %0 : f32
  }
  %2 = scf.while (%x = %f) : (f32) -> f32 {
    scf.condition(%b) %x : f32
  } do {
  ^bb0(%y: f32):
    scf.yield %y : f32
  }
  %3 = scf.index_switch %k -> f32
  case 1 {
    scf.yield %f : f32
  }
  default {
    scf.yield %2 : f32
  }
  %4 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return %4 : f32
}
// -----
func.func @loop_without_values(%n: index, %f: f32) {
  // expected-error@+1 {{mismatch in number of loop-carried values and defined values}}
  "scf.for"(%n, %n, %n, %f) ({
  ^bb0(%i: index, %x: f32):
    scf.yield
  }) : (index, index, index, f32) -> ()
  return
}
// -----
func.func @loop_arguments(%n: index) {
  // expected-error@+1 {{different number of inits and region iter_args: 0 != 1}}
  "scf.for"(%n, %n, %n) ({
  ^bb0(%i: index, %x: index):
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @induction_variable(%n: index) {
  // expected-error@+1 {{expected induction variable to be same type as bounds and step}}
  "scf.for"(%n, %n, %n) ({
  ^bb0(%i: i32):
    scf.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @no_else(%b: i1, %f: f32) {
  // expected-error@+1 {{must have an else block if defining values}}
  %0 = "scf.if"(%b) ({
    scf.yield %f : f32
  }, {
  }) : (i1) -> f32
  return
}
// -----
func.func @empty_region() {
  // expected-error@+1 {{region needs to have at least one block}}
  scf.execute_region {
  }
  return
}
// -----
func.func @cases(%k: index) {
  // expected-error@+1 {{has 1 case regions but 2 case values}}
  "scf.index_switch"(%k) <{cases = array<i64: 1, 2>}> ({
    scf.yield
  }, {
    scf.yield
  }) : (index) -> ()
  return
}
// -----
func.func @parallel_variables(%n: index) {
  // expected-error@+1 {{expects the same number of induction variables: 2 as bound and step values: 1}}
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index, %j: index):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @parallel_index(%n: index) {
  // expected-error@+1 {{expects arguments for the induction variable to be of index type}}
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: i64):
    scf.reduce
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @reduction_arguments(%n: index, %f: f32) {
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%f) -> f32 {
    // expected-error@+1 {{expected two block arguments with type 'f32' in the 0-th reduction region}}
    scf.reduce(%f : f32) {
    ^bb0(%l: f64, %r: f64):
      scf.reduce.return %l : f64
    }
  }
  return
}
// -----
func.func @condition(%f: f32) {
  // expected-error@+1 {{expects the 'before' region to terminate with 'scf.condition'}}
  %0 = "scf.while"(%f) ({
  ^bb0(%x: f32):
    // expected-note@+1 {{terminator here}}
    scf.yield %x : f32
  }, {
  ^bb0(%y: f32):
    scf.yield %y : f32
  }) : (f32) -> f32
  return
}

// -----

func.func @produces(%n: index, %t: tensor<4xf32>) {
  // expected-error @below {{'scf.forall' op}}
  %0 = "scf.forall"(%n, %t) <{staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>, operandSegmentSizes = array<i32: 0, 1, 0, 1>}> ({
  ^bb0(%i: index, %u: tensor<5xf32>):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @arguments(%n: index, %t: tensor<4xf32>) {
  // expected-error @below {{region expects}}
  %0 = "scf.forall"(%n, %t) <{staticLowerBound = array<i64: 0>, staticUpperBound = array<i64: -9223372036854775808>, staticStep = array<i64: 1>, operandSegmentSizes = array<i32: 0, 1, 0, 1>}> ({
  ^bb0(%i: index):
    "scf.forall.in_parallel"() ({
    ^bb0:
    }) : () -> ()
  }) : (index, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @parallel_reductions(%n: index, %x: f32) {
  // expected-error @below {{'scf.parallel' op}}
  %0 = "scf.parallel"(%n, %n, %n, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index, f32) -> f32
  return
}
