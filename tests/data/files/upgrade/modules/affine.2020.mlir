// What is no longer a dimension or a symbol makes scf, memref and arith of affine: values that are loaded in a loop.
#set = affine_set<(i)[s] : (i - s >= 0, -i + 100 >= 0)>
#equal = affine_set<(i) : (i mod 2 == 0)>
func @accesses(%m: memref<?x?xf32>, %g: memref<10xindex>, %f: f32) {
  affine.for %i = 0 to 10 {
    %k = load %g[%i] : memref<10xindex>
    %0 = affine.load %m[%k, %k mod 4 + %k floordiv 2 - %k ceildiv 3] : memref<?x?xf32>
    affine.store %f, %m[%k, %k * 2] : memref<?x?xf32>
    affine.prefetch %m[%k, %i + 5], read, locality<3>, data : memref<?x?xf32>
    %1 = affine.vector_load %m[%k, 0] : memref<?x?xf32>, vector<4xf32>
    affine.vector_store %1, %m[%i, %k] : memref<?x?xf32>, vector<4xf32>
  }
  return
}
func @loops(%m: memref<?xf32>, %g: memref<10xindex>, %f: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%x = %f) -> (f32) {
    %k = load %g[%i] : memref<10xindex>
    %n = load %g[%k] : memref<10xindex>
    %s = affine.for %j = max affine_map<(d0) -> (d0, 3)>(%k) to min affine_map<(d0)[s0] -> (d0 + 10, s0, 64)>(%k)[%n] step 2 iter_args(%y = %x) -> (f32) {
      %0 = affine.load %m[%j] : memref<?xf32>
      %1 = addf %y, %0 : f32
      affine.yield %1 : f32
    }
    affine.yield %s : f32
  }
  return %r : f32
}
func @conditions(%m: memref<?xf32>, %g: memref<10xindex>, %f: f32) {
  affine.for %i = 0 to 10 {
    %k = load %g[%i] : memref<10xindex>
    affine.if #set(%i)[%k] {
      affine.store %f, %m[%i] : memref<?xf32>
    } else {
      affine.store %f, %m[%i + 1] : memref<?xf32>
    }
    affine.if #equal(%k) {
      affine.store %f, %m[%i] : memref<?xf32>
    }
  }
  return
}
func @kept(%m: memref<?x?xf32>, %n: index) {
  %c0 = constant 0 : index
  %d = dim %m, %c0 : memref<?x?xf32>
  affine.for %i = 0 to %d step 4 {
    %a = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    %0 = affine.load %m[%a, %i] : memref<?x?xf32>
    affine.store %0, %m[%i, symbol(%n)] : memref<?x?xf32>
  }
  return
}
