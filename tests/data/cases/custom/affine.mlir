// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of affine, every optional part present and absent.
#map0 = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0, d1)[s0] -> (d0, d1 + s0)>
#set0 = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
func.func @simple(%i: index, %j: index, %n: index) {
  %0 = affine.apply affine_map<() -> (42)>()
  %1 = affine.apply #map0(%i)
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n] {test.a}
  %3 = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%n]
  %4 = affine.apply #map0(%i)[]
  %5 = affine.min #map1(%i, %j)[%n]
  %6 = affine.max #map1(%i, %j)[%n] {test.a}
  %7 = affine.min affine_map<(d0) -> (d0, 4)>(%i)
  return
}
func.func @accesses(%m: memref<8x8xf32>, %s: memref<f32>, %i: index, %n: index, %x: f32, %v: vector<4xf32>) {
  %0 = affine.load %m[%i, %n] : memref<8x8xf32>
  %1 = affine.load %s[] : memref<f32>
  %2 = affine.load %m[%i + 1, symbol(%n)] {test.a} : memref<8x8xf32>
  %3 = affine.load %m[%i + %i * 2, %i floordiv 4 + symbol(%n) mod 3] : memref<8x8xf32>
  %4 = affine.load %m[symbol(%n), %n] : memref<8x8xf32>
  %5 = affine.load %m[%n, symbol(%n)] : memref<8x8xf32>
  %6 = affine.load %m[-%i + 7, (%i + %n) ceildiv 2] : memref<8x8xf32>
  %7 = affine.load %m[0, 7 - symbol(%n) * 2] : memref<8x8xf32>
  affine.store %x, %m[%i, 3] : memref<8x8xf32>
  affine.store %x, %s[] {test.a} : memref<f32>
  affine.prefetch %m[%i, %n + 5], read, locality<3>, data : memref<8x8xf32>
  affine.prefetch %m[%i, 0], write, locality<0>, instr {test.a} : memref<8x8xf32>
  %8 = affine.vector_load %m[%i, %n] : memref<8x8xf32>, vector<4xf32>
  %9 = affine.vector_load %m[%i, symbol(%n) + 1] {test.a} : memref<8x8xf32>, vector<4xf32>
  affine.vector_store %v, %m[%i, %n] : memref<8x8xf32>, vector<4xf32>
  affine.vector_store %v, %m[0, 0] {test.a} : memref<8x8xf32>, vector<4xf32>
  return
}
func.func @loops(%n: index, %m: index, %x: f32) {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = -4 to %n step 3 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to #map0(%i) {
      "test.use"(%i, %j) : (index, index) -> ()
    }
    affine.yield
  } {test.a}
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0)>(%n)[%m] to min affine_map<(d0) -> (d0, 100)>(%n) {
  }
  affine.for %i = max affine_map<(d0) -> (d0)>(%n) to affine_map<() -> (12)>() {
  }
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to affine_map<()[s0] -> (s0)>()[%m] {
  }
  affine.for %i = affine_map<()[s0] -> (s0 + 1)>()[%m] to affine_map<()[s0] -> (s0 + 7)>()[%m] step 1 {
  }
  %0 = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    affine.yield %a : f32
  }
  %1:2 = affine.for %i = 0 to 10 step 2 iter_args(%a = %x, %b = %n) -> (f32, index) {
    affine.yield %a, %b : f32, index
  } {test.b}
  return
}
func.func @conditions(%i: index, %n: index, %x: f32) {
  affine.if #set0(%i)[%n] {
  }
  affine.if affine_set<(d0) : (d0 == 0)>(%i) {
    affine.yield
  } else {
    "test.use"(%x) : (f32) -> ()
  }
  affine.if affine_set<() : (1 == 0)>() {
  } {test.a}
  affine.if #set0(%i)[%n] {
  } else {
  } {test.a}
  %0 = affine.if #set0(%i)[%n] -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %x : f32
  }
  %1:2 = affine.if #set0(%i)[%n] -> (f32, f32) {
    affine.yield %x, %x : f32, f32
  } else {
    affine.yield %x, %x : f32, f32
  }
  return
}
func.func @parallels(%n: index, %m: index, %x: f32) {
  affine.parallel (%i) = (0) to (10) {
  }
  affine.parallel (%i, %j) = (0, %n) to (100, %m + 4) step (2, 3) {
    "test.use"(%i, %j) : (index, index) -> ()
  } {test.a}
  affine.parallel (%i, %j) = (max(0, %n), symbol(%n)) to (min(100, %m, %n * 2), min(%m, symbol(%m))) step (1, 1) {
  }
  affine.parallel (%i, %j) = (max(%n, %m), %m) to (min(%m), %n + symbol(%n)) step (1, 5) {
  }
  affine.parallel () = () to () {
  }
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> f32 {
    affine.yield %x : f32
  }
  %1:2 = affine.parallel (%i) = (0) to (10) step (5) reduce ("maximumf", "addf") -> (f32, f32) {
    affine.yield %x, %x : f32, f32
  } {test.b}
  return
}
func.func @dma(%a: memref<8xf32>, %b: memref<8xf32, 2>, %t: memref<1xi32>, %i: index, %n: index) {
  affine.dma_start %a[%i + 1], %b[%i], %t[0], %n : memref<8xf32>, memref<8xf32, 2>, memref<1xi32>
  affine.dma_start %a[%i], %b[symbol(%n)], %t[%i], %n, %n, %i : memref<8xf32>, memref<8xf32, 2>, memref<1xi32>
  affine.dma_wait %t[0], %n : memref<1xi32>
  return
}
func.func @indices(%i: index, %j: index, %n: index) {
  %0:3 = affine.delinearize_index %i into (16, 224, 224) : index, index, index
  %1:2 = affine.delinearize_index %i into (%n, 5) {test.a} : index, index
  %2:3 = affine.delinearize_index %i into (%n, 5) : index, index, index
  %3 = affine.linearize_index [%i, %j] by (2, %n) : index
  %4 = affine.linearize_index disjoint [%i, %j] by (2, 5) {test.a} : index
  %5 = affine.linearize_index [%i, %j] by (5) : index
  return
}
