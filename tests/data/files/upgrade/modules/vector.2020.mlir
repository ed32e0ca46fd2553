func @transfers(%m: memref<?x?xf32>, %t: tensor<8x16xf32>, %i: index, %f: f32, %v: vector<4xf32>, %w: vector<4x8xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(i, j) -> (j)>, masked = [false]} : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(i, j) -> (0, j)>} : memref<?x?xf32>, vector<4x8xf32>
  %2 = "vector.transfer_read"(%m, %i, %i, %f) {permutation_map = affine_map<(i, j) -> (i, j)>, masked = [true, false]} : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
  "vector.transfer_write"(%w, %m, %i, %i) {permutation_map = affine_map<(i, j) -> (i, j)>} : (vector<4x8xf32>, memref<?x?xf32>, index, index) -> ()
  return
}
