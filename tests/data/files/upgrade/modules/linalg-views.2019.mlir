#id = (i, j) -> (i, j)
#row = (i, j) -> (i)
func @views(%m: memref<?x?xf32>, %v: memref<?xf32>, %x: f32) {
  linalg.fill(%m, %x) : memref<?x?xf32>, f32
  "linalg.generic"(%m, %v) ( {
  }) {n_views = [1, 1], fun = @f, indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} : (memref<?x?xf32>, memref<?xf32>) -> ()
  return
}
func @f(f32, f32) -> f32
