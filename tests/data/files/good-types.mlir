#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0) -> (d0 * 2)>
"builtin.module"() ({
  %0:10 = "t.scalars"() : () -> (i1, i32, si8, ui64, i1000, index, none, f16, bf16, f32)
  %1:14 = "t.floats"() : () -> (f64, f80, f128, tf32, f8E5M2, f8E4M3FN, f8E4M3, f8E5M2FNUZ, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E3M4, f8E8M0FNU, f6E2M3FN, f4E2M1FN)
  %2:6 = "t.compound"() : () -> (tuple<>, tuple<i32, tuple<f32>>, complex<f32>, complex<i8>, () -> (), (i32, f32) -> (i1, () -> i2))
  %3:6 = "t.vectors"() : () -> (vector<4xf32>, vector<[4]xf32>, vector<2x[8]x3xi1>, vector<f32>, vector<1x1xindex>, vector<2xi4>)
  %4:7 = "t.tensors"() : () -> (tensor<f32>, tensor<4x?xf32>, tensor<0x3xi8>, tensor<*xf32>, tensor<4xf32, "enc">, tensor<2x!t.x<1>>, tensor<?x?xcomplex<f64>, #t.layout<a>>)
  %5:9 = "t.memrefs"() : () -> (memref<f32>, memref<4x?xf32>, memref<4xf32, 3>, memref<2x3xf32, strided<[?, 1], offset: ?>>, memref<4x4xf32, #map>, memref<*xf32>, memref<*xi8, 2>, memref<4xf32, #map1, "space">, memref<2xmemref<3xf32>>)
  %6:4 = "t.dialect"() : () -> (!t.a, !t<"q q">, !t.b<x, [1, 2]>, !u.long.name<"s">)
}) : () -> ()

