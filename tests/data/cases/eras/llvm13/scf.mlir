// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#set = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 == 0)>
#m2 = affine_map<(d0)[s0] -> (d0, d0 + s0)>
func @scf(%lb: index, %ub: index, %c: i1, %f: f32, %m: memref<?xf32>) {
  scf.for %i = %lb to %ub step %lb {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  %0 = scf.for %i = %lb to %ub step %lb iter_args(%acc = %f) -> (f32) {
    %x = addf %acc, %f : f32
    scf.yield %x : f32
  }
  %1:2 = scf.for %i = %lb to %ub step %lb iter_args(%a = %f, %b = %lb) -> (f32, index) {
    scf.yield %a, %b : f32, index
  } {tag = "x"}
  scf.if %c {
    scf.yield
  }
  scf.if %c {
    memref.store %f, %m[%lb] : memref<?xf32>
  } else {
    memref.store %f, %m[%ub] : memref<?xf32>
  }
  %2 = scf.if %c -> (f32) {
    scf.yield %f : f32
  } else {
    scf.yield %0 : f32
  }
  %3:2 = scf.if %c -> (f32, index) {
    scf.yield %f, %lb : f32, index
  } else {
    scf.yield %0, %ub : f32, index
  } {attr}
  scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%lb, %lb) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  %4 = scf.parallel (%i) = (%lb) to (%ub) step (%lb) init (%f) -> f32 {
    scf.reduce(%f) : f32 {
    ^bb0(%l: f32, %r: f32):
      %s = addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  %5:2 = scf.parallel (%i) = (%lb) to (%ub) step (%lb) init (%f, %lb) -> (f32, index) {
    scf.reduce(%f) : f32 {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }
    scf.reduce(%i) : index {
    ^bb0(%l: index, %r: index):
      scf.reduce.return %r : index
    }
  } {mapping = [1]}
  %6 = scf.while (%a = %f) : (f32) -> i32 {
    %k = constant 1 : i32
    scf.condition(%c) %k : i32
  } do {
  ^bb0(%z: i32):
    scf.yield %f : f32
  }
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  } attributes {foo = "bar"}
  %7 = scf.execute_region -> i64 {
    %x = constant 1 : i64
    scf.yield %x : i64
  }
  scf.execute_region {
    br ^bb1
  ^bb1:
    scf.yield
  }
  return
}
func @affine(%n: index, %m: memref<100x100xf32>, %f: f32, %p: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n step 2 {
      %0 = affine.load %m[%i + 1, %j * 2 + symbol(%n)] : memref<100x100xf32>
      affine.store %0, %m[%i, %j] : memref<100x100xf32>
    } {tag}
  }
  affine.for %i = max affine_map<(d0) -> (d0, 5)>(%n) to min #m2(%n)[%n] {
  }
  affine.for %i = affine_map<(d0) -> (d0 + 2)>(%n) to affine_map<()[s0] -> (s0)>()[%n] {
  }
  affine.for %i = %n to %n {
  }
  %1 = affine.for %i = 0 to 4 iter_args(%a = %f) -> (f32) {
    affine.yield %a : f32
  }
  affine.if #set(%n)[%n] {
    "t.a"() : () -> ()
  }
  %2 = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> f32 {
    affine.yield %f : f32
  } else {
    affine.yield %f : f32
  }
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%n)[%n]
  %4 = affine.min affine_map<(d0) -> (d0, 3)>(%n)
  %5 = affine.max #m2(%n)[%n]
  affine.prefetch %m[%n, %n], read, locality<2>, data : memref<100x100xf32>
  affine.parallel (%i, %j) = (0, 0) to (10, 20) step (1, 2) {
    %6 = affine.vector_load %m[%i, %j] : memref<100x100xf32>, vector<8xf32>
    affine.vector_store %6, %m[%i, %j] : memref<100x100xf32>, vector<8xf32>
  }
  affine.parallel (%i) = (0) to (%n) {
  }
  %7 = affine.parallel (%i) = (max(0, symbol(%n))) to (min(%n, 4)) reduce ("addf") -> (f32) {
    affine.yield %f : f32
  }
  %8 = memref.alloc() : memref<1xi32>
  %9 = constant 0 : index
  affine.dma_start %m[%9, %9], %m[%9, %9], %8[%9], %n : memref<100x100xf32>, memref<100x100xf32>, memref<1xi32>
  affine.dma_wait %8[%9], %n : memref<1xi32>
  return
}
