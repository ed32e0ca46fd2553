func @slices(%m: memref<?x?xf32, offset: ?, strides: [?, 1]>, %a: index, %b: index, %c: index) {
  %r = linalg.range %a:%b:%c : !linalg.range
  %0 = linalg.slice %m[%r, %r] : memref<?x?xf32, offset: ?, strides: [?, 1]>, !linalg.range, !linalg.range, memref<?x?xf32, offset: ?, strides: [?, 1]>
  %1 = linalg.slice %m[%a, %r] : memref<?x?xf32, offset: ?, strides: [?, 1]>, index, !linalg.range, memref<?xf32, offset: ?, strides: [1]>
  %2 = linalg.slice %m[%a, %b] : memref<?x?xf32, offset: ?, strides: [?, 1]>, index, index, memref<f32>
  return
}
func @convolutions(%f: memref<3x2x6xf32>, %i: memref<4x?x2xf32>, %o: memref<4x?x6xf32>, %f2: memref<?x?x?x?xi32>) {
  linalg.conv(%f, %i, %o) {strides = [2], dilations = [3]} : memref<3x2x6xf32>, memref<4x?x2xf32>, memref<4x?x6xf32>
  linalg.conv(%f2, %f2, %f2) : memref<?x?x?x?xi32>, memref<?x?x?x?xi32>, memref<?x?x?x?xi32>
  return
}
func @reshapes(%m: memref<3x4x5xf32>) {
  %0 = linalg.reshape %m [(i, j, k) -> (i, j), (i, j, k) -> (k)] : memref<3x4x5xf32> into memref<12x5xf32>
  %1 = linalg.reshape %0 [(i, j, k) -> (i, j), (i, j, k) -> (k)] : memref<12x5xf32> into memref<3x4x5xf32>
  return
}
func @transposes(%m: memref<?x?xf32, offset: ?, strides: [?, 1]>) {
  %0 = linalg.transpose %m (i, j) -> (j, i) : memref<?x?xf32, offset: ?, strides: [?, 1]>
  return
}
