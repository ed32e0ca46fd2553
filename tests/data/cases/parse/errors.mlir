#zz = affine_map(d0)

// -----

#zz = affine_map<(d0, d0) -> (d0)>

// -----

#zz = affine_map<(1) -> ()>

// -----

#zz = affine_map<(d0) -> (d1)>

// -----

#zz = affine_map<(d0) -> (d0 +)>

// -----

#zz = affine_map<(d0) -> (d0 * d0)>

// -----

#zz = affine_map<(d0) -> (1 floordiv d0)>

// -----

#zz = affine_map<(d0) -> (1 mod d0)>

// -----

#zz = affine_map<(d0) -> ((d0)>

// -----

#zz = affine_map<(d0) -> d0>

// -----

#zz = affine_map<(d0) -> (9223372036854775808)>

// -----

#zz = affine_set<(d0) : (d0)>

// -----

#zz = affine_set<(d0) : (d0 > 0)>

// -----

#zz = affine_set<(d0) -> (d0)>

// -----

#zz =

// -----

#zz = foo

// -----

#zz = [1,

// -----

#zz = [1 2]

// -----

#zz = {a = 1, a = 2}

// -----

#zz = {a = 1 b}

// -----

#zz = {1 = 2}

// -----

#zz = {"" = 2}

// -----

#zz = @a::b

// -----

#zz = - x

// -----

#zz = -0 : i8

// -----

#zz = 256 : i8

// -----

#zz = -129 : i8

// -----

#zz = 128 : si8

// -----

#zz = -1 : ui8

// -----

#zz = 1 : i0

// -----

#zz = 9223372036854775808 : index

// -----

#zz = 18446744073709551616 : i64

// -----

#zz = 1 : f32

// -----

#zz = -0x1 : f32

// -----

#zz = 0x1FFFF : f16

// -----

#zz = 1.0 : i32

// -----

#zz = 1 : tensor<i8>

// -----

#zz = strided<1>

// -----

#zz = strided<[1], 2>

// -----

#zz = strided<[9223372036854775808]>

// -----

#zz = distinct[x]<>

// -----

#zz = distinct[18446744073709551616]<>

// -----

#zz = loc(x)

// -----

#zz = loc(unknown

// -----

#zz = "a" :

// -----

#zz = #a

// -----

#zz = #a <b>

// -----

#zz = #a.b<

// -----

#zz = #a.b<[>

// -----

#zz = #a.b<"x"

// -----

#zz = #a.b<"x>

// -----

#zz = #-a.b

// -----

#a = 1
#a = 2

// -----

!t = i1
!t = i2

// -----

#a.b = 1

// -----

#a 1

// -----

!t = foo

// -----

#a = [#a]

// -----

#zz = dense 1

// -----

#zz = dense<[[1,2],[3]]> : tensor<2x2xi32>

// -----

#zz = dense<[1,[3]]> : tensor<2x2xi32>

// -----

#zz = dense<[[1],3]> : tensor<2x2xi32>

// -----

#zz = dense<[1 2]> : tensor<2xi32>

// -----

#zz = dense<[x]> : tensor<2xi32>

// -----

#zz = dense<1>

// -----

#zz = dense<1> : i32

// -----

#zz = dense<1> : tensor<?xi32>

// -----

#zz = dense<1> : tensor<*xi32>

// -----

#zz = dense<[1]> : tensor<2xi32>

// -----

#zz = dense<[]> : tensor<0x4xi32>

// -----

#zz = dense<> : tensor<4xi32>

// -----

#zz = dense<[1, 300]> : tensor<2xi8>

// -----

#zz = dense<[1, 2.0]> : tensor<2xi8>

// -----

#zz = dense<[1.0, 2]> : tensor<2xf32>

// -----

#zz = dense<true> : tensor<2xi8>

// -----

#zz = dense<"0xzz"> : tensor<2xi8>

// -----

#zz = dense<"0x010203"> : tensor<2xi8>

// -----

#zz = dense<1> : tensor<2xcomplex<i8>>

// -----

#zz = dense<[(1, 2), 3]> : tensor<2xcomplex<i8>>

// -----

#zz = dense<[1]> : tensor<1x!a.s>

// -----

#zz = array<i7>

// -----

#zz = array<i8: >

// -----

#zz = array<i8: 300>

// -----

#zz = array<i1: 1>

// -----

#zz = dense_resource<1> : tensor<2xi8>

// -----

#zz = dense_resource<a> : i8

// -----

#zz = sparse<[[0, 2]], [5]> : tensor<2x2xi8>

// -----

#zz = sparse<[[0, 1]], [5, 6]> : tensor<2x2xi8>

// -----

#zz = dense<[1, 2]> : tensor<4294967296x4294967296xi8>

// -----

#zz = loc()

// -----

#zz = loc("f":x)

// -----

#zz = loc("f":1:x)

// -----

#zz = loc("f":4294967296:1)

// -----

#zz = loc("f":1:2 to x)

// -----

#zz = loc("f"("g")

// -----

#zz = loc(callsite("a"))

// -----

#zz = loc(fused<1["a"])

// -----

#zz = loc(fused "a")

// -----

#zz = loc(fused["a" "b"])

// -----

#zz = loc(#a)

// -----

"a"() : () -> () loc(#l)

// -----

"a"() : () -> () loc(#l)
#l = 1 : i8

// -----

"a"() : () -> () loc(fused[#l])
#l = loc("x")

// -----

42

// -----

i32

// -----

}

// -----

%a "b"() : () -> ()

// -----

%a:x = "b"() : () -> ()

// -----

%a:0 = "b"() : () -> ()

// -----

%a = "b"() : () -> ()

// -----

%a:2 = "b"() : () -> i1

// -----

""() : () -> ()

// -----

"a\00"() : () -> ()

// -----

"a" : () -> ()

// -----

"a"(%) : () -> ()

// -----

"a"(%x#y) : (i1) -> ()

// -----

"a"() : i1

// -----

"a"() : (i1) -> ()

// -----

"a"(%x) : (i1) -> ()

// -----

"a"(%x, %x) : (i1, i2) -> ()

// -----

"a"(%x) : (i1) -> ()
%x = "b"() : () -> i2

// -----

%x = "b"() : () -> i1
%x = "b"() : () -> i1

// -----

%x = "b"() : () -> i1
"a"(%x#1) : (i1) -> ()

// -----

%x = "b"() : () -> i1
"a"() ({ %x = "b"() : () -> i1 }) : () -> ()

// -----

"a"() ({ "j"()[^x] : () -> () }) : () -> ()

// -----

"a"() ({ ^x: ^x: }) : () -> ()

// -----

"a"() ({ ^x(%a: i1, %a: i1): }) : () -> ()

// -----

"a"() ({ ^x(%a): }) : () -> ()

// -----

"a"() ({ ^x }) : () -> ()

// -----

"a"()[^x] : () -> ()

// -----

"a"() ({ "j"()[] : () -> () }) : () -> ()

// -----

"a"() ({

// -----

"a"() <{} : () -> ()

// -----

"builtin.module"() <unit> ({}) : () -> ()

// -----

module @a

// -----

unrealized_conversion_cast %a : i1, i2 to i3

// -----

func.func f()

// -----

stablehlo.add %a

// -----

frobnicate

// -----

"r"() ({ %y = "d"() : () -> i1 }) : () -> () "u"(%y) : (i1) -> ()

// -----

"r"() ({ ^x: "j"()[^y] : () -> () }, { ^y: }) : () -> ()

// -----

{-#

// -----

{-# 1 #-}

// -----

{-# key #-}

// -----

{-# key: {} #-}

// -----

{-# dialect_resources: 1 #-}

// -----

{-# dialect_resources: {1: {}} #-}

// -----

{-# dialect_resources: {builtin: {b: "x"}} #-}

// -----

"a"() ({ {-# #-} }) : () -> ()

// -----

!zz =

// -----

!zz = foo

// -----

!zz = i32 i32

// -----

!zz = i16777216

// -----

!zz = i99999999999999999999

// -----

!zz = tensor<4xi32

// -----

!zz = tensor 4

// -----

!zz = tensor<4 i32>

// -----

!zz = tensor<4.5xi32>

// -----

!zz = tensor<4x4.5xi32>

// -----

!zz = tensor<9223372036854775808xi8>

// -----

!zz = tensor<2xtuple<>>

// -----

!zz = tensor<*xi8, 1>

// -----

!zz = vector<?xi32>

// -----

!zz = vector<0xi32>

// -----

!zz = vector<[4xi32>

// -----

!zz = vector<2xtensor<i8>>

// -----

!zz = complex<index>

// -----

!zz = tuple<i8,>

// -----

!zz = (i8, i8

// -----

!zz = (i8) i8

// -----

!zz = memref<2xtensor<i8>>

// -----

!zz = memref<2xi8, 1, 2>

// -----

!zz = memref<2xi8, 1, affine_map<(d0) -> (d0)>>

// -----

!zz = memref<*xi8, affine_map<(d0) -> (d0)>>

// -----

!zz = memref<2x2xi8, affine_map<(d0) -> (d0)>>

// -----

!zz = memref<2xi8, strided<[1, 1]>>

// -----

!zz = memref<2xi8, @a>

// -----

"a"()  // comment
  // more

 1

// -----

"a"()

// -----

// only
  1

// -----

   1
