func.func @kinds(%m: memref<?xf32>, %n: memref<?xi32>, %f: f32, %i: i32, %x: index) -> (f32, i32) {
  %0 = memref.atomic_rmw addf %f, %m[%x] : (f32, memref<?xf32>) -> f32
  %1 = memref.atomic_rmw maxf %f, %m[%x] : (f32, memref<?xf32>) -> f32
  %2 = memref.atomic_rmw minf %f, %m[%x] : (f32, memref<?xf32>) -> f32
  %3 = memref.atomic_rmw mulf %f, %m[%x] : (f32, memref<?xf32>) -> f32
  %4 = memref.atomic_rmw assign %f, %m[%x] : (f32, memref<?xf32>) -> f32
  %5 = memref.atomic_rmw addi %i, %n[%x] : (i32, memref<?xi32>) -> i32
  %6 = memref.atomic_rmw maxs %i, %n[%x] : (i32, memref<?xi32>) -> i32
  %7 = memref.atomic_rmw maxu %i, %n[%x] : (i32, memref<?xi32>) -> i32
  %8 = memref.atomic_rmw mins %i, %n[%x] : (i32, memref<?xi32>) -> i32
  %9 = memref.atomic_rmw minu %i, %n[%x] : (i32, memref<?xi32>) -> i32
  %10 = memref.atomic_rmw muli %i, %n[%x] : (i32, memref<?xi32>) -> i32
  %11 = memref.atomic_rmw ori %i, %n[%x] : (i32, memref<?xi32>) -> i32
  %12 = memref.atomic_rmw andi %i, %n[%x] : (i32, memref<?xi32>) -> i32
  %13:2 = affine.parallel (%a) = (0) to (10) reduce ("maxf", "muli") -> (f32, i32) {
    %14 = affine.load %m[%a] : memref<?xf32>
    %15 = affine.load %n[%a] : memref<?xi32>
    affine.yield %14, %15 : f32, i32
  }
  return %13#0, %13#1 : f32, i32
}
