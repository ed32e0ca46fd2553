func.func @f(%f: tensor<4xf32>, %m: memref<4xf32>, %z: tensor<f32>, %i: index, %mm: memref<4x4xf32>, %t: memref<1xi32>) {
  %37 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], doc = "x", library_call = "y"} ins(%f : tensor<4xf32>) outs(%z : tensor<f32>) attrs = {foo, bar = 1 : i8} { ^bb0(%p: f32, %q: f32): linalg.yield %q : f32 } -> tensor<f32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) { ^bb0(%p: f32): linalg.yield %p : f32 }
  memref.dma_start %m[%i], %m[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32>, memref<1xi32>
  memref.dma_start %mm[%i, %i], %mm[%i, %i], %i, %t[%i], %i, %i : memref<4x4xf32>, memref<4x4xf32>, memref<1xi32>
  memref.prefetch %mm[%i, %i], read, locality<3>, data : memref<4x4xf32>
  "memref.prefetch"(%mm, %i, %i) <{isDataCache = false, isWrite = true, localityHint = 1 : i32}> {foo} : (memref<4x4xf32>, index, index) -> ()
  %a = memref.generic_atomic_rmw %mm[%i, %i] : memref<4x4xf32> { ^bb0(%c: f32): memref.atomic_yield %c : f32 } {foo}
  %tt = memref.transpose %mm (i, j) -> (j, i) {foo} : memref<4x4xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>
  memref.alloca_scope { memref.alloca_scope.return } {foo}
  memref.alloca_scope { }
  %s = memref.alloca_scope -> (index) { memref.alloca_scope.return %i : index }
  "memref.dma_start"(%m, %i, %m, %i, %i, %t, %i) {foo} : (memref<4xf32>, index, memref<4xf32>, index, index, memref<1xi32>, index) -> ()
  return
}
memref.global @a : memref<2xf32>
memref.global "private" constant @b : memref<2xf32> = dense<1.0>
memref.global @c : memref<2xf32> = uninitialized
memref.global @d : memref<2xf32> = dense_resource<foo>  {alignment = 64 : i64}
