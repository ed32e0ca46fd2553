#matvec = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>]
func @kinds(%v: vector<4xf32>, %i: vector<4xi32>, %u: vector<4xui32>, %f: f32, %m: vector<4x8xf32>, %w: vector<8xf32>, %n: vector<4x8xi32>) {
  %0 = vector.reduction "min", %v : vector<4xf32> into f32
  %1 = vector.reduction "max", %v : vector<4xf32> into f32
  %2 = vector.reduction "add", %i : vector<4xi32> into i32
  %3 = vector.outerproduct %v, %w, %m {kind = #vector.kind<max>} : vector<4xf32>, vector<8xf32>
  %4 = vector.contract {indexing_maps = #matvec, iterator_types = ["parallel", "reduction"], kind = #vector.kind<min>} %m, %w, %v : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  %5 = vector.multi_reduction #vector.kind<add>, %m [1] : vector<4x8xf32> to vector<4xf32>
  %6 = vector.multi_reduction #vector.kind<mul>, %m [1] : vector<4x8xf32> to vector<4xf32>
  %7 = vector.multi_reduction #vector.kind<min>, %m [0] : vector<4x8xf32> to vector<8xf32>
  %8 = vector.multi_reduction #vector.kind<max>, %m [0] : vector<4x8xf32> to vector<8xf32>
  %9 = vector.multi_reduction #vector.kind<min>, %n [1] : vector<4x8xi32> to vector<4xi32>
  %10 = vector.multi_reduction #vector.kind<max>, %n [1] : vector<4x8xi32> to vector<4xi32>
  %12 = vector.multi_reduction #vector.kind<and>, %n [1] : vector<4x8xi32> to vector<4xi32>
  %13 = vector.multi_reduction #vector.kind<mul>, %n [1] : vector<4x8xi32> to vector<4xi32>
  %14 = vector.multi_reduction #vector.kind<xor>, %n [1] : vector<4x8xi32> to vector<4xi32>
  return
}
func @transfers(%m: memref<?x?xf32>, %t: tensor<8x16xf32>, %i: index, %f: f32, %v: vector<4xf32>, %w: vector<4x8xf32>, %k: vector<4xi1>, %x: memref<?x?xvector<4xf32>>, %y: vector<1x1x4xf32>) -> tensor<8x16xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
  %2 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(i, j) -> (0, i)>, in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %k {permutation_map = affine_map<(i, j) -> (i)>} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %y, %x[%i, %i] : vector<1x1x4xf32>, memref<?x?xvector<4xf32>>
  %3 = vector.transfer_write %w, %t[%i, %i] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<8x16xf32>
  return %3 : tensor<8x16xf32>
}
func @elements(%v: vector<4xf32>, %i: i32, %n: index, %f: f32, %m: vector<4x8xf32>) -> f32 {
  %0 = vector.extractelement %v[%i : i32] : vector<4xf32>
  %1 = vector.insertelement %f, %v[%i : i32] : vector<4xf32>
  %2 = vector.extract %m[1] : vector<4x8xf32>
  %3 = vector.insert %f, %m[1, 2] : f32 into vector<4x8xf32>
  %4 = vector.transpose %m, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
  %5 = vector.extract_strided_slice %m {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8xf32> to vector<2x4xf32>
  %6 = vector.broadcast %f : f32 to vector<4xf32>
  return %0 : f32
}
func @matrices(%a: vector<64xf64>, %b: vector<48xf64>) -> vector<12xf64> {
  %0 = vector.matrix_multiply %a, %b {lhs_rows = 4 : i32, lhs_columns = 16 : i32, rhs_columns = 3 : i32} : (vector<64xf64>, vector<48xf64>) -> vector<12xf64>
  %1 = vector.flat_transpose %a {rows = 4 : i32, columns = 16 : i32} : vector<64xf64> -> vector<64xf64>
  return %0 : vector<12xf64>
}
