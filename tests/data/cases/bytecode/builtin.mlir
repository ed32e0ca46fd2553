// Attributes and types of builtin and quant in all their codes and as text.
#d = distinct[0]<1 : i32>
#d1 = distinct[1]<1 : i32>
#d2 = distinct[2]<>
"t.a"() {a = #d, b = #d1, c = #d, d = [#d2, #d2], e = distinct[3]<#d>} : () -> ()
"t.a"() {b = 5 : i3, c = -2 : i12, d = -1 : i64, e = -1 : i128, f = 170141183460469231731687303715884105727 : i128,
        g = 0 : i0, h = 123456789012345678901234567890 : i200, i = -5 : index, j = -1 : si8, k = 255 : ui8,
        l = true} : () -> ()
"t.a"() {a = 1.0 : f32, b = 0x7FC00001 : f32, c = -0.0 : f64, d = 1.5 : bf16, e = 0x7C01 : f16, f = 1.0 : f80,
        g = 1.0 : f128, h = 1.0 : tf32, i = 1.0 : f8E5M2, j = 1.0 : f8E4M3FN, k = 1.0 : f4E2M1FN, l = 1.0 : f6E2M3FN,
        m = 1.0 : f8E8M0FNU, n = 1.0 : f8E3M4} : () -> ()
"t.a"() {a = dense<[1, 2, 3]> : tensor<3xi32>, b = dense<1> : tensor<3xi32>,
        c = dense<[true, false, true]> : tensor<3xi1>, d = dense<true> : vector<4xi1>, e = dense<> : tensor<0xi32>,
        f = dense<[[1, 2], [3, 4]]> : tensor<2x2xi12>, g = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>,
        h = dense<["a", "bb"]> : tensor<2x!t.str>, i = dense<"z"> : tensor<3x!t.str>,
        j = dense<(1, 2)> : tensor<2xcomplex<i5>>, k = dense<5> : tensor<i65>,
        l = dense<[1.0, 1.0]> : tensor<2xf80>, m = dense<"0x0102"> : tensor<2xi8>,
        n = dense<3> : tensor<index>} : () -> ()
"t.a"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<0, 1.0> : tensor<1xf32>,
        d = sparse<[[0]], [1]> : tensor<3xi1>} : () -> ()
"t.a"() {a = array<i32: 1, 2, 3>, b = array<i1: true, false>, c = array<i8>, d = array<f64: 1.0>, e = array<i64: -1>,
        g = array<bf16: 1.0>} : () -> ()
"t.a"() {a = @x, b = @x::@y::@z, c = @"a b"::@x, d = affine_map<(d0, d1)[s0] -> (d0 floordiv 2 + s0, d1 mod 3)>,
        e = affine_set<(d0) : (d0 >= 0, d0 - 5 == 0)>, f = strided<[?, 1], offset: 3>,
        g = affine_map<() -> ()>} : () -> ()
"t.a"() {a = memref<3xf32, strided<[1]>>, b = memref<?x3xf32, affine_map<(d0, d1) -> (d1, d0)>, 1>, c = memref<*xf32>,
        d = memref<*xf32, 3>, e = memref<f32>, f = memref<2xi8, #gpu.address_space<workgroup>>, g = memref<2xi8, 0>,
        h = memref<*xi8, "s">} : () -> ()
"t.a"() {a = vector<4xf32>, b = vector<[4]xf32>, c = vector<2x[4]xf32>, d = vector<f32>, e = tensor<?x?xf32, #t.enc>,
        f = tensor<*xf32>, g = tuple<>, h = tuple<i32, tuple<f32>>, i = complex<f32>, j = none, k = () -> (),
        l = (i32) -> (f32, i8), m = si8, n = ui16, o = i16777215, p = f4E2M1FN, q = tf32, r = index} : () -> ()
"t.a"() {a = unit, b = [], c = {}, d = [[], {}], f = #t<x>, g = !t<y>, h = #t.x,
        i = !t.y<"a", [1]>, j = {a = {b = {c}}}} : () -> ()
"t.q"() {a = !quant.any<i8<-8:7>:f32>, b = !quant.any<u8>, c = !quant.calibrated<f32<-0.5:1.5>>,
        d = !quant.uniform<i8:f32, 0.5:3>, e = !quant.uniform<u8:f32:1, {0.1:1, 0.2}>,
        f = !quant.uniform<i8<-127:127>:f32, 1.0>,
        g = !quant.uniform<i8:f32:{0:1, 1:2}, {{1.0, 2.0:1}, {3.0, 4.0}}>} : () -> ()
