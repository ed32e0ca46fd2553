// Operations that their parser makes, and what they have of the locations around them.
#map = affine_map<(d0, d1) -> (d0, d1)>
module @m {
  func.func @f(%a: i32 loc("a"), %m: memref<4x4xf32> {llvm.x}, %c: i1, %n: index,
      %t: tensor<4x4xf32> loc(unknown)) -> (i32, index) attributes {k = 1} {
    scf.if %c { "t.x"() : () -> () } loc("if")
    scf.for %i = %n to %n step %n { "t.x"() : () -> () loc("inner") } loc(fused["a", "b"])
    affine.for %i = 0 to 4 { affine.if affine_set<(d0) : (d0 >= 0)>(%i) { } else { } loc("aif") } loc("afor")
    affine.parallel (%i, %j) = (0, 0) to (4, 4) { } loc("apar")
    scf.forall (%i) in (4) { } loc("forall")
    scf.parallel (%i) = (%n) to (%n) step (%n) { } loc("par")
    scf.execute_region { scf.yield } loc("exec")
    %e = tensor.empty() : tensor<4x4xf32> loc("empty")
    %mm = linalg.matmul ins(%t, %t : tensor<4x4xf32>,
        tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32> loc("mm")
    %cp = linalg.copy ins(%mm : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32> loc("cp")
    %mp = linalg.map { arith.addf } ins(%mm, %cp : tensor<4x4xf32>,
        tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) loc("map")
    %g = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel",
        "parallel"]} ins(%t : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
    ^bb0(%in: f32 loc("in"), %out: f32):
      linalg.yield %in : f32 loc("ly")
    } -> tensor<4x4xf32> loc("gen")
    return %a, %n : i32, index loc("ret")
  } loc("f")
} loc("mod")
