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
