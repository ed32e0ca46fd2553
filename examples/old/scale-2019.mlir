func @scale(%x: memref<?xf32>, %factor: f32) {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %size = dim %x, 0 : memref<?xf32>
  loop.for %i = %c0 to %size step %c1 {
    %0 = load %x[%i] : memref<?xf32>
    %1 = mulf %0, %factor : f32
    store %1, %x[%i] : memref<?xf32>
  }
  return
}
