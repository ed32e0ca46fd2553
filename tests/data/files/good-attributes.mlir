#distinct = distinct[0]<"d">
#map = affine_map<(d0, d1)[s0] -> (d0 + s0 floordiv 4, (-d1) mod 3, d0 ceildiv 2 - 7)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 * 2 == 0)>
"builtin.module"() ({
  "t.strings"() {a = "plain", b = "quote\22 and \\ and \00", c = "typed" : i32, d = @symbol, e = @outer::@"in ner"::@x, "odd key" = ""} : () -> ()
  "t.integers"() {a = 0 : i64, b = -1 : i64, c = 127 : i8, d = -2 : i3, e = true, f = false, g = -1 : i32, h = 5 : index, i = -1 : i128, j = -9 : si16, k = 65535 : ui16, l = 1 : i65, m = 31 : i64} : () -> ()
  "t.floats"() {a = 1.000000e+00 : f64, b = 1.500000e+00 : f32, c = 0x7FC00000 : f32, d = 3.14159274 : f32, e = 1.000000e-300 : f64, f = 9.997550e-02 : f16, g = 2.500000e+00 : bf16, h = 1.000000e+00 : f80, i = 1.000000e+00 : f128, j = 1.000000e+00 : tf32, k = 5.000000e-01 : f8E5M2, l = 5.000000e-01 : f8E4M3FN, m = 5.000000e-01 : f4E2M1FN, n = 0xFFF0000000000000 : f64, o = 5.000000e-01 : f8E8M0FNU, p = 5.000000e-01 : f6E2M3FN, q = 5.000000e-01 : f6E3M2FN, r = 5.000000e-01 : f8E4M3, s = 5.000000e-01 : f8E3M4, t = 5.000000e-01 : f8E5M2FNUZ, u = 5.000000e-01 : f8E4M3FNUZ, v = 5.000000e-01 : f8E4M3B11FNUZ} : () -> ()
  "t.collections"() {a = [], b = [1, "x", [unit]], c = {}, d = {x, y = {z = 1 : i64}}, e, f = i32, g = (i32) -> f32, h = #distinct, i = #distinct, j = distinct[1]<>} : () -> ()
  "t.dense"() {a = dense<1> : tensor<4xi32>, b = dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>, c = dense<true> : tensor<3xi1>, d = dense<[true, false, true, true, false, true, false, true, true]> : tensor<9xi1>, e = dense<1.500000e+00> : vector<2xf32>, f = dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>, g = dense<> : tensor<0xi32>, h = dense<["a", "b\0A"]> : tensor<2x!t.string>, i = dense<"s"> : tensor<2x!t.string>, j = dense<[1, 2, -3]> : tensor<3xindex>, k = dense<-2> : tensor<2xi12>, l = dense<[(1,2), (3,4)]> : tensor<2xcomplex<i8>>, m = dense<0.000000e+00> : tensor<f64>, n = dense<[0.000000e+00, -1.000000e+00, 1.500000e+00]> : tensor<3xf32>} : () -> ()
  "t.arrays"() {a = array<i32: 1, -2>, b = array<i1: true, false>, c = array<f64: 5.000000e-01, 1.500000e+00>, d = array<i8>, e = array<i64: 9>} : () -> ()
  "t.sparse"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<> : tensor<2xf32>, c = sparse<0, 1> : tensor<1xi64>} : () -> ()
  "t.affine"() {a = #map, b = #set, c = #map1, d = #map2, e = strided<[?, 1], offset: 3>, f = strided<[]>} : () -> ()
  "t.opaque"() {a = #t.simple, b = #t<"quoted">, c = #t.body<{a = 1, "x"} -> [!u.v]>, d = #u<x y>} : () -> ()
  "t.props"() <{p = 1 : i32, q = "x"}> {d = 2 : i64} : () -> ()
}) : () -> ()

