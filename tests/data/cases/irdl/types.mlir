// accepted
%0 = "u.x"() {a = !d.t0, b = !d.none, c = #d.a0} : () -> !other.t
// -----
// accepted
"u.x"() {a = !d.t0<>, b = #d.a0<>, c = !d<t0>, d = !d<t1<i32>>, e = #d<a1<3 : i8>>} : () -> ()
// -----
// accepted
"u.x"() {a = !d.t1<i32>, b = !d.t1<[1, 2]>, c = !d.t1<{a = 3}>, d = !d.t1<3 : i8>, e = !d.t1<1.0>} : () -> ()
// -----
// accepted
"u.x"() {a = !d.t1<unit>, b = !d.t1<"a\22b">, c = !d.t1<() -> ()>, d = !d.t1<@a::@b>, e = #d.a1<unit>} : () -> ()
// -----
// accepted
"u.x"() {a = !d.t1<dense<1> : tensor<2xi32>>, b = !d.t1<array<i32: 1>>, c = !d.t1<true>, d = !d.t1<-3>} : () -> ()
// -----
// accepted
"u.x"() {a = !d.t1<!d.t1<!d.t0>>, b = !d.t1<#d.a1<7>>, c = tuple<!d.t2<i32, !d.t0>>} : () -> ()
// -----
// accepted
!t = !d.t1<i32>
#a = #d.a1<5 : i5>
"u.x"() {a = !t, b = !d.t1<!t>, c = !d.t1<#a>, d = [#a, #a]} : () -> ()
// -----
// accepted
"u.x"() {a = !d.t2<i32,5>, b = !d.t2<  i32  ,  "x" >, c = !d.same<5, 5>} : () -> ()
// -----
// accepted
"u.x"() {a = #d.a1<3> : i64, b = #d.a0 : i64} : () -> ()
// -----
// accepted
"u.x"() {a = !d.t1<#foo.bar>, b = !d.t1<!foo.bar<1, 2>>, c = #foo.bar<!d.t0>} : () -> ()
// -----
// accepted
"u.x"() {a = !d.t1<affine_map<(d0) -> (d0 + 1)>>, b = !d.t1<loc("x":1:2)>} : () -> ()
// -----
// accepted
"u.x"() {a = !d.nested<!d.t1<i32>, i32>} : () -> ()
// -----
// accepted
"builtin.module"() ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> !d.t0
  "func.func"() <{function_type = (!d.t0) -> !d.t0, sym_name = "f"}> ({
  ^bb0(%arg0: !d.t0):
    "func.return"(%arg0) : (!d.t0) -> ()
  }) : () -> ()
}) : () -> ()
// -----
// refused: expected '!d.t1<i32>' but got
"u.x"() {a = !d.same<!d.t1<i32>, !d.t1<i64>>} : () -> ()
// -----
// refused: expected 'i32' but got 'i64'
"u.x"() {a = !d.nested<!d.t1<i32>, i64>} : () -> ()
// -----
// refused: expected base type 'd.t1' but got '!d.t0'
"u.x"() {a = !d.nested<!d.t0, i64>} : () -> ()
// -----
// refused: expected 0 type arguments, but had 1
"u.x"() {a = !d.t0<3>} : () -> ()
// -----
// refused: expected 1 type arguments, but had 0
"u.x"() {a = !d.t1} : () -> ()
// -----
// refused: expected 1 type arguments, but had 0
"u.x"() {a = !d.t1<>} : () -> ()
// -----
// refused: expected 1 type arguments, but had 2
"u.x"() {a = !d.t1<i32, i32>} : () -> ()
// -----
// refused: expected 1 type arguments, but had 0
"u.x"() {a = #d.a1} : () -> ()
// -----
// refused
"u.x"() {a = !d.t1<i32,>} : () -> ()
// -----
// refused
"u.x"() {a = !d<"t1<i32>">} : () -> ()
// -----
// refused: expected 'i32' but got 'i64'
"u.x"() {a = !d.t2<i64, 5>} : () -> ()
// -----
// refused: expected '5 : i64' but got '6 : i64'
"u.x"() {a = !d.same<5, 6>} : () -> ()
// -----
// refused: '"s"' does not satisfy the constraint
"u.x"() {a = #d.a1<"s">} : () -> ()
// -----
// refused: expected dynamic type
"u.x"() {a = !d.unknown} : () -> ()
// -----
// refused: expected dynamic attribute
"u.x"() {a = #d.unknown<3>} : () -> ()
// -----
// refused: expected dynamic attribute
"u.x"() {a = #d.t0} : () -> ()
// -----
// refused: expected location attribute, but got
"u.x"() : () -> () loc(fused["x":2:1, #d.a1<5 : i32>])
// -----
// refused: expected dynamic type
"u.x"() {a = !d.a0} : () -> ()
// -----
// refused: expected dynamic type
"u.x"() {a = !d.t0.x} : () -> ()
