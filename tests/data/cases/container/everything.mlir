// Whatever a module can hold that a container must bring back.
#map = affine_map<(d0, d1)[s0] -> (d0 + s0 floordiv 4, (-d1) mod 3, d0 ceildiv 2 - 7, 9223372036854775807)>
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 * 2 == 0)>
#distinct = distinct[0]<"d">
#distinct1 = distinct[1]<"d">
module @m attributes {a.b = [[[[[[[[1 : i1]]]]]]]]} {
  "t.elements"() {"odd \00 \FF key" = {},
    i1 = dense<[true, false, true, true, false, true, false, true, true]> : tensor<9xi1>, splat1 = dense<true> : tensor<4xi1>,
    i4 = dense<[1, -2, 3, -8]> : tensor<4xi4>, i8 = dense<[[1, 2], [3, -4]]> : tensor<2x2xi8>,
    i16 = dense<[1, -2]> : tensor<2xi16>, i24 = dense<[1, -2, 8388607]> : tensor<3xi24>,
    i32 = dense<[1, -2, 3, 1000000, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]> : tensor<20xi32>,
    i48 = dense<[1, -2]> : tensor<2xi48>, i64 = dense<[1, -9223372036854775808]> : vector<2xi64>, i65 = dense<[1, -2]> : tensor<2xi65>,
    i1000 = dense<[1, -2]> : tensor<2xi1000>, ui8 = dense<[1, 255]> : tensor<2xui8>, si3 = dense<[1, -4]> : tensor<2xsi3>,
    index = dense<[1, 2]> : tensor<2xindex>,
    f16 = dense<[1.0, 0x7C01]> : tensor<2xf16>, bf16 = dense<[1.0, 0x7FC1]> : tensor<2xbf16>, f32 = dense<[1.5, 0x7FC00001, 0xFF800000]> : tensor<3xf32>,
    f64 = dense<[1.5, 0x7FF0000000000001]> : tensor<2xf64>, f80 = dense<[1.5, 2.0]> : tensor<2xf80>, f128 = dense<[1.5, 2.0]> : tensor<2xf128>,
    tf32 = dense<[1.5, 2.0]> : tensor<2xtf32>, f8 = dense<[1.5, 2.0]> : tensor<2xf8E4M3FN>, f4 = dense<[1.5, 2.0]> : tensor<2xf4E2M1FN>,
    c32 = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>, ci1 = dense<[(true, false)]> : tensor<1xcomplex<i1>>,
    ci8 = dense<[(1, -2), (3, 4)]> : tensor<2xcomplex<i8>>, scalar = dense<7> : tensor<i32>, none = dense<> : tensor<0x4xi32>,
    strings = dense<["a", "b\00c", "\FF"]> : tensor<3x!t.string>, one_string = dense<"a"> : tensor<4x!t.string>,
    sparse = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, no_sparse = sparse<> : tensor<2xf32>,
    resource = dense_resource<blob> : tensor<4xi8>, absent = dense_resource<no_data> : tensor<4xi8>
  } : () -> ()
  "t.arrays"() {a = array<i1: true, false>, b = array<i8: 1, -128>, c = array<i16: 1, -2>, d = array<i32: 1, -2>, e = array<i64: 9223372036854775807, -9223372036854775808>,
    f = array<f32: 0x7FC00001, 1.5>, g = array<f64>, h = array<i128: 1, -2>, i = array<ui8: 255>} : () -> ()
  "t.numbers"() {a = -1 : i128, b = 1 : i65, c = -1 : i1000, d = 0xFFC00001 : f32, e = 0x7FF0000000000001 : f64, f = -0.0 : f16, g = 0x7FFF8000000000000001 : f80,
    h = -9223372036854775808 : i64, i = 255 : ui8, j = -3 : si3, k = true, l = 5 : index, m = 0 : i0, n = 1.0 : f6E2M3FN} : () -> ()
  "t.names"() {a = "x\00y\01z\02", b = "\FF\FE", c = "typed" : i32, d = @s, e = @outer::@"in ner"::@x, f = unit, g = (i32) -> (), h = #map, i = #set, j = affine_map<() -> ()>,
    k = strided<[?, 1], offset: 3>, l = strided<[-1]>, m = #distinct, n = #distinct1, o = #t<"quoted>">, p = #t.body<{a = 1, "x"} -> [!u.v]>, q = loc("in":1:2), r = affine_set<() : (0 == 0)>} : () -> ()
  %0:11 = "t.types"() : () -> (memref<2x3xf32, strided<[?, 1], offset: ?>, 2 : i32>, memref<*xi8, 2>, tensor<4xf32, "enc">, tensor<*xf32>, vector<2x[8]x3xi1>, tuple<>,
    tuple<i32, tuple<f32>>, complex<i8>, (i32, f32) -> (i1, () -> i2), !t<"q q">, memref<4x4xf32, #map>)
  "t.properties"() <{p = 1 : i32, q = "x"}> {p = 2 : i64} : () -> ()
  "t.other_properties"() <[1 : i32]> : () -> ()
  "t.none"() <{}> {} : () -> ()
  // Uses before definitions.
  "t.graph"() ({
    %b = "t.use"(%c, %a, %c, %d#1) : (i32, i32, i32, f32) -> i32
    %a = "t.use"(%b) : (i32) -> i32
    %c = "t.use"(%a, %b) : (i32, i32) -> i32
    %d:2 = "t.two"(%d#0) : (f32) -> (f32, f32)
  }, {
  }, {
  ^bb0:
  }, {
  ^bb0(%arg0: i32 loc("arg"), %arg1: f32 loc(unknown), %arg2: i1 loc("f":14:48)):
    "t.branch"(%arg0)[^bb2, ^bb1, ^bb2] : (i32) -> ()
  ^bb1(%x: i32):
    "t.last"()[^bb1] : () -> ()
  ^bb2:
    "t.last"(%arg2, %x)[^bb1] : (i1, i32) -> ()
  ^unreachable(%y: i64):
    "t.last"(%y) : (i64) -> ()
  ^empty:
  }) : () -> ()
  func.func private @f(%arg0: i32 {t.a}, %arg1: tensor<?xf32>) -> (i32, tensor<?xf32> {t.b = 1}) attributes {t.c}
  func.func @g(%arg0: i32, %arg1: i32) -> i32 {
    %cond = "t.condition"() : () -> i1
    %c = arith.constant 4 : i32
    %1 = arith.addi %arg0, %c overflow<nsw> : i32
    %2 = scf.if %cond -> (i32) {
      scf.yield %1 : i32
    } else {
      scf.yield %arg1 : i32
    }
    return %2 : i32
  }
  "t.l1"() : () -> () loc(unknown)
  "t.l2"() : () -> () loc("f":0:0)
  "t.l3"() : () -> () loc("f":4294967295:4294967295)
  "t.l4"() : () -> () loc("name")
  "t.l5"() : () -> () loc("name"("f":3:4))
  "t.l6"() : () -> () loc(callsite("callee" at "f":5:6))
  "t.l7"() : () -> () loc(fused["f":1:2, "x"])
  "t.l8"() : () -> () loc(fused<"meta">["f":1:2])
  "t.l9"() : () -> () loc("f":1:2 to :5)
  "t.l10"() : () -> () loc("f":1:2 to 3:4)
  "t.l11"() : () -> () loc("":7:8)
  "t.l12"() : () -> () loc(#d.place<"f", [1]>)
  "t.l13"() {a = #d.place<"f", [1]>} : () -> () loc(fused<#d.place>[#d.place<"f", [1]>, "n"(#d.place)])
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x0400000001020304"
    }
  },
  external_resources: {
    other: {
      a: true,
      b: "text\00",
      c: "0x08000000"
    },
    none: {
    }
  }
#-}
