#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func @indices(%m: memref<?x?xf32>, %v: memref<?xf32>) {
  linalg.indexed_generic {args_in = 1 : i64, args_out = 1 : i64, indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} %m, %v {
  ^bb0(%i: index, %j: index, %a: f32, %b: f32):
    %k = addi %i, %j : index
    %n = index_cast %k : index to i64
    %f = sitofp %n : i64 to f32
    %0 = addf %f, %b : f32
    linalg.yield %0 : f32
  } : memref<?x?xf32>, memref<?xf32>
  return
}
func @calls(%m: memref<?x?xf32>, %v: memref<?xf32>) {
  "linalg.generic"(%m, %v) ( {
  }) {args_in = 1 : i64, args_out = 1 : i64, fun = @f, indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} : (memref<?x?xf32>, memref<?xf32>) -> ()
  "linalg.indexed_generic"(%m, %v) ( {
  }) {args_in = 1 : i64, args_out = 1 : i64, fun = @g, indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} : (memref<?x?xf32>, memref<?xf32>) -> ()
  return
}
func @f(f32, f32) -> f32
func @g(index, index, f32, f32) -> f32
