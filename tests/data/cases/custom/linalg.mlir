"func.func"() <{function_type = (tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f64>>, tensor<4xi32>, tensor<4xf32>, tensor<4xf16>, tensor<4xbf16>, tensor<4xindex>, tensor<4x4xf32>, tensor<4x4xi8>, tensor<4x4xi32>, tensor<2x4x4xf32>, memref<4xf32>, tensor<f32>, memref<f32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<4xi1>, %c: tensor<4xcomplex<f32>>, %c64: tensor<4xcomplex<f64>>, %i: tensor<4xi32>, %f: tensor<4xf32>, %h: tensor<4xf16>, %bf: tensor<4xbf16>, %x: tensor<4xindex>, %mm: tensor<4x4xf32>, %m8: tensor<4x4xi8>, %m32: tensor<4x4xi32>, %bm: tensor<2x4x4xf32>, %m: memref<4xf32>, %z: tensor<f32>, %mz: memref<f32>):
  %0 = linalg.add ins(%a, %a : tensor<4xi1>, tensor<4xi1>) outs(%a : tensor<4xi1>) -> tensor<4xi1>
  %1 = linalg.copy ins(%f : tensor<4xf32>) outs(%c : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %2 = linalg.copy ins(%i : tensor<4xi32>) outs(%c : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %3 = linalg.copy ins(%c64 : tensor<4xcomplex<f64>>) outs(%c : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %4 = linalg.copy ins(%f : tensor<4xf32>) outs(%c64 : tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %5 = linalg.copy ins(%x : tensor<4xindex>) outs(%i : tensor<4xi32>) -> tensor<4xi32>
  %6 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%i : tensor<4xi32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %7 = linalg.copy ins(%f : tensor<4xf32>) outs(%i : tensor<4xi32>) -> tensor<4xi32>
  %8 = linalg.mul ins(%c, %c : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) outs(%c : tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %9 = linalg.reciprocal ins(%f : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %11 = linalg.square ins(%f : tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %12 = linalg.max ins(%a, %a : tensor<4xi1>, tensor<4xi1>) outs(%a : tensor<4xi1>) -> tensor<4xi1>
  %13 = linalg.select ins(%a, %f, %f : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %15 = linalg.mul ins(%a, %a : tensor<4xi1>, tensor<4xi1>) outs(%a : tensor<4xi1>) -> tensor<4xi1>
  %16 = linalg.copy ins(%c : tensor<4xcomplex<f32>>) outs(%c64 : tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %17 = linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%i : tensor<4xi32>) outs(%c64 : tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %18 = linalg.matmul ins(%mm, %mm : tensor<4x4xf32>, tensor<4x4xf32>) outs(%mm : tensor<4x4xf32>) -> tensor<4x4xf32>
  %19 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%m8, %m8 : tensor<4x4xi8>, tensor<4x4xi8>) outs(%m32 : tensor<4x4xi32>) -> tensor<4x4xi32>
  %20 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] {foo = 1 : i32} ins(%mm, %mm : tensor<4x4xf32>, tensor<4x4xf32>) outs(%mm : tensor<4x4xf32>) {bar} -> tensor<4x4xf32>
  %21 = linalg.batch_matmul ins(%bm, %bm : tensor<2x4x4xf32>, tensor<2x4x4xf32>) outs(%bm : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %22 = linalg.batch_reduce_matmul ins(%bm, %bm : tensor<2x4x4xf32>, tensor<2x4x4xf32>) outs(%mm : tensor<4x4xf32>) -> tensor<4x4xf32>
  %23 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%mm, %mm : tensor<4x4xf32>, tensor<4x4xf32>) outs(%mm : tensor<4x4xf32>) -> tensor<4x4xf32>
  %24 = linalg.elementwise kind=#linalg.elementwise_kind<add> {foo} ins(%f, %f: tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %25 = linalg.elementwise kind=#linalg.elementwise_kind<select> indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>] ins(%a, %f, %f: tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %26 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%f: tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %30 = linalg.map { arith.addf {foo} } ins(%f, %f: tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<4xf32>) {a}
  %31 = linalg.map ins(%f, %f: tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<4xf32>) (%p: f32, %q: f32, %r: f32) { %s = "arith.addf"(%q, %p) : (f32, f32) -> f32 linalg.yield %s : f32 }
  linalg.map outs(%m : memref<4xf32>) (%p: f32) { linalg.yield %p : f32 }
  linalg.map { arith.negf } ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
  %33 = linalg.reduce { arith.addf } ins(%f : tensor<4xf32>) outs(%z : tensor<f32>) dimensions = [0] {b}
  %34:2 = linalg.reduce ins(%f, %i : tensor<4xf32>, tensor<4xi32>) outs(%z, %z : tensor<f32>, tensor<f32>) dimensions = [0] (%p: f32, %o: i32, %q: f32, %r: f32) { linalg.yield %p, %r {x} : f32, f32 }
  %35 = linalg.broadcast ins(%z : tensor<f32>) outs(%f : tensor<4xf32>) dimensions = [0] {c}
  %36 = linalg.transpose ins(%mm : tensor<4x4xf32>) outs(%mm : tensor<4x4xf32>) permutation = [1, 0]
  linalg.transpose ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) permutation = [0] {d}
  linalg.add <{}> ins(%m, %m : memref<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%m : memref<4xf32>) { ^bb0(%p: f32): linalg.yield %p : f32 }
  %37 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], doc = "x", library_call = "y"} ins(%f : tensor<4xf32>) outs(%z : tensor<f32>) attrs = {foo, bar = 1 : i8} { ^bb0(%p: f32, %q: f32): %s = "arith.addf"(%q, %p) : (f32, f32) -> f32 linalg.yield %s : f32 } -> tensor<f32>
  linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%mz : memref<f32>) { ^bb0(%p: f32): linalg.yield %p : f32 }
  "func.return"() : () -> ()
}) : () -> ()
