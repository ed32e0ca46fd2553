// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @accepted(%m: memref<?xf32>, %n: index) {
  %c = arith.constant 0 : index
  %d = memref.dim %m, %c : memref<?xf32>
  affine.for %i = 0 to %d {
    %k = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    %s = arith.addi %n, %d : index
    %x = gpu.thread_id x
    %0 = affine.load %m[%k] : memref<?xf32>
    %1 = affine.load %m[%i + symbol(%s)] : memref<?xf32>
    %2 = affine.load %m[%x] : memref<?xf32>
    affine.parallel (%j) = (%i) to (%k) {
      affine.store %0, %m[%j] : memref<?xf32>
    }
  }
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %j = arith.addi %i, %n : index
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %m[%j] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%n: index) {
  %j = arith.addi %n, %n : index
  affine.for %i = 0 to %j {
  }
  affine.for %k = 0 to 4 {
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to affine_map<()[s0] -> (s0)>()[%k] {
    }
  }
  return
}
// -----
func.func @f(%m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%i]
    %1 = affine.load %m[symbol(%i)] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%i: index) {
  scf.for %k = %i to %i step %i {
    // expected-error@+1 {{'affine.if' op operand cannot be used as a dimension id}}
    affine.if affine_set<(d0) : (d0 >= 0)>(%k) {
    }
  }
  return
}
// -----
func.func @f(%m: memref<?xf32>, %a: index) {
  %r = affine.for %i = 0 to 10 iter_args(%q = %a) -> index {
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %m[%q] : memref<?xf32>
    affine.yield %q : index
  }
  return
}
// -----
func.func @f(%m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %k = affine.apply affine_map<(d0) -> (d0)>(%i)
    // expected-error@+1 {{'affine.load' op operand cannot be used as a symbol}}
    %0 = affine.load %m[symbol(%k)] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %k = arith.addi %i, %i : index
    // expected-error@+1 {{'affine.parallel' op operand cannot be used as a dimension id}}
    affine.parallel (%j) = (0) to (%k) {
    }
  }
  return
}

// -----

// A reduction of integers that say no sign is neither signed nor unsigned.
func.func @reductions(%m: memref<?xf32>, %n: memref<?xsi32>) {
  %0:3 = affine.parallel (%i) = (0) to (10) reduce ("maximumf", "maxs", "assign") -> (f32, si32, f32) {
    %1 = affine.load %m[%i] : memref<?xf32>
    %2 = affine.load %n[%i] : memref<?xsi32>
    affine.yield %1, %2, %1 : f32, si32, f32
  }
  return
}

// -----

func.func @reduction_of_no_sign(%n: memref<?xi32>) {
  // expected-error @below {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("maxs") -> (i32) {
    %1 = affine.load %n[%i] : memref<?xi32>
    affine.yield %1 : i32
  }
  return
}

// -----

func.func @carried(%m: memref<?xf32>, %x: f32) {
  // expected-error @below {{'affine.for' op}}
  "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (f32) -> ()
  return
}

// -----

func.func @carried_arguments(%m: memref<?xf32>, %x: f32) {
  // expected-error @below {{'affine.for' op}}
  %0 = "affine.for"(%x) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index):
    "affine.yield"(%x) : (f32) -> ()
  }) : (f32) -> f32
  return
}

// -----

func.func @induction() {
  // expected-error @below {{expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: i32):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @subscripts(%m: memref<?xf32>) {
  // expected-error @below {{expects as many subscripts as affine map inputs}}
  %0 = "affine.load"(%m) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>) -> f32
  return
}

// -----

func.func @condition(%i: index) {
  // expected-error @below {{integer set dimension and symbol count must match}}
  "affine.if"(%i) <{condition = affine_set<(d0, d1) : (d0 - d1 >= 0)>}> ({
    "affine.yield"() : () -> ()
  }, {
  }) : (index) -> ()
  return
}

// -----

func.func @outputs() {
  // expected-error @below {{a reduction must be specified for each output}}
  %0 = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (3)>}> ({
  ^bb0(%i: index):
    %1 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    "affine.yield"(%1) : (f32) -> ()
  }) : () -> f32
  return
}

// -----

func.func @groups() {
  // expected-error @below {{must all match}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (3)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @yields(%x: f32) {
  // expected-error @below {{only terminates affine.if/for/parallel regions}}
  "affine.yield"() : () -> ()
}
// -----
// expected-error@+1 {{expected lower bounds map to have 2147483648 results}}
"affine.parallel"() <{lowerBoundsGroups = dense<-2147483648> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (1)>}> ({^bb0(%i: index): "affine.yield"() : () -> ()}) : () -> ()
// -----
// expected-error@+1 {{expected upper bound map to have at least one result}}
"affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<0> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (1)>}> ({^bb0(%i: index): "affine.yield"() : () -> ()}) : () -> ()
