func.func @strides(%m: memref<4xf32>, %i: index, %t: memref<1xi32>) {
  memref.dma_start %m[%i], %m[%i], %i, %t[%i], %i : memref<4xf32>, memref<4xf32>, memref<1xi32>
  return
}
// -----
func.func @types(%m: memref<4xf32>, %i: index, %t: memref<1xi32>) {
  memref.dma_start %m[%i], %m[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @indices(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m, read, locality<3>, data : memref<4xf32>
  return
}
// -----
func.func @locality(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], read, data : memref<4xf32>
  return
}
// -----
func.func @atomic_type(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] {
  ^bb0(%a: f32):
    memref.atomic_yield %a : f32
  }
  return
}
// -----
func.func @transpose_map(%m: memref<4x4xf32>) {
  %0 = memref.transpose %m : memref<4x4xf32> to memref<4x4xf32>
  return
}
// -----
func.func @list(%m: memref<4x4xf32>) {
  %0 = memref.subview %m[0, 0][2, f][1, 1] : memref<4x4xf32> to memref<2x2xf32>
  return
}
// -----
func.func @list_end(%m: memref<4x4xf32>) {
  %0 = memref.subview %m[0, 0 [2, 2][1, 1] : memref<4x4xf32> to memref<2x2xf32>
  return
}
// -----
memref.global @dynamic : memref<?xf32>
// -----
memref.global @value : memref<2xf32> = 1.0
// -----
memref.global @no_type : f32
