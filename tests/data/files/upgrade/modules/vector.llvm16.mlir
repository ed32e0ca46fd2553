#matvec = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>]
func.func @kinds(%v: vector<4xf32>, %f: f32, %m: vector<4x8xf32>, %w: vector<8xf32>, %n: vector<4x8xi32>, %a: vector<8xi32>, %b: vector<4xi32>) {
  %0 = vector.reduction <minf>, %v : vector<4xf32> into f32
  %1 = vector.reduction <maxf>, %v, %f : vector<4xf32> into f32
  %2 = vector.multi_reduction <maxf>, %m, %v [1] : vector<4x8xf32> to vector<4xf32>
  %3 = vector.multi_reduction <minui>, %n, %a [0] : vector<4x8xi32> to vector<8xi32>
  %4 = vector.contract {indexing_maps = #matvec, iterator_types = ["parallel", "reduction"], kind = #vector.kind<minf>} %m, %w, %v : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  %5:2 = vector.scan <maxf>, %m, %w {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xf32>, vector<8xf32>
  %6 = vector.splat %f : vector<4xf32>
  %7 = vector.outerproduct %v, %w, %m {kind = #vector.kind<maxf>} : vector<4xf32>, vector<8xf32>
  return
}
func.func @elements(%v: vector<4xf32>, %i: i32, %z: vector<f32>, %f: f32) {
  %0 = vector.extractelement %v[%i : i32] : vector<4xf32>
  %1 = vector.extractelement %z[] : vector<f32>
  %2 = vector.insertelement %f, %z[] : vector<f32>
  %3 = vector.insertelement %f, %v[%i : i32] : vector<4xf32>
  return
}
func.func @transfers(%m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<8x4xi1>, %u: memref<?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f, %k {permutation_map = affine_map<(i, j) -> (j, i)>} : memref<?x?xf32>, vector<4x8xf32>
  %1 = vector.transfer_read %u[%i], %f {permutation_map = affine_map<(i) -> (i, 0)>, in_bounds = [false, true]} : memref<?xf32>, vector<4x8xf32>
  vector.transfer_write %1, %m[%i, %i] {in_bounds = [true, false]} : vector<4x8xf32>, memref<?x?xf32>
  return
}
