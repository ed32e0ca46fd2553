func.func @two_types(%m: memref<4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p : memref<4xf32>
  return
}
// -----
func.func @shaped(%m: f32, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p : f32, vector<4xf32>
  return
}
// -----
func.func @vector(%m: memref<4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p : memref<4xf32>, f32
  return
}
// -----
func.func @padding(%m: memref<4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i] : memref<4xf32>, vector<4xf32>
  return
}
// -----
func.func @ranks(%m: memref<4xf32>, %i: index, %p: f32) {
  %0 = vector.transfer_read %m[%i], %p : memref<4xf32>, vector<4x4xf32>
  return
}
// -----
func.func @write(%m: memref<4xf32>, %i: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i] : memref<4xf32>, vector<4xf32>
  return
}
// -----
func.func @contract_types(%v: vector<4xf32>, %p: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} %v, %v, %p : vector<4xf32>, vector<4xf32> to f32
  return
}
// -----
func.func @contract_iterators(%v: vector<4xf32>, %p: f32) {
  %0 = vector.contract {indexing_maps = []} %v, %v, %p : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
func.func @product_type(%v: vector<4xf32>) {
  %0 = vector.outerproduct %v, %v : vector<4xf32>
  return
}
// -----
func.func @product_operands(%v: vector<4xf32>) {
  %0 = vector.outerproduct %v : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @product_of_scalars(%v: f32) {
  %0 = vector.outerproduct %v, %v : f32, f32
  return
}
// -----
func.func @mask(%m: vector<4xi1>, %v: vector<4xf32>) {
  vector.mask %m, %v { } : vector<4xi1>
  return
}
