// accepted
%0:2 = "u.x"() : () -> (i32, f32)
"d.any_of"(%0#0, %0#0) : (i32, i32) -> ()
"d.any_of"(%0#1, %0#0) : (f32, i32) -> ()
// -----
// refused: 'f64' does not satisfy the constraint
%0 = "u.x"() : () -> f64
"d.any_of"(%0, %0) : (f64, f64) -> ()
// -----
// accepted
%0:2 = "u.x"() : () -> (i32, f32)
%1 = "d.any_of_shared"(%0#0, %0#0) : (i32, i32) -> i32
%2 = "d.any_of_shared"(%0#1, %0#1) : (f32, f32) -> i32
// -----
// refused: expected 'i32' but got 'f32'
%0:2 = "u.x"() : () -> (i32, f32)
%1 = "d.any_of_shared"(%0#0, %0#1) : (i32, f32) -> i32
// -----
// accepted
%0:2 = "u.x"() : () -> (!d.p<i8>, i8)
"d.any_of_greedy"(%0#0, %0#1) : (!d.p<i8>, i8) -> ()
// -----
// accepted
%0:2 = "u.x"() : () -> (i32, i8)
"d.any_of_greedy"(%0#0, %0#1) : (i32, i8) -> ()
// -----
// refused: expected 'i8' but got 'i9'
%0:2 = "u.x"() : () -> (!d.p<i8>, i9)
"d.any_of_greedy"(%0#0, %0#1) : (!d.p<i8>, i9) -> ()
// -----
// accepted
%0:3 = "u.x"() : () -> (!d.p<i1>, !d.p<i2>, !d.q)
"d.any_of_nested"(%0#0) : (!d.p<i1>) -> ()
"d.any_of_nested"(%0#1) : (!d.p<i2>) -> ()
"d.any_of_nested"(%0#2) : (!d.q) -> ()
// -----
// refused: '!d.p<i3>' does not satisfy the constraint
%0 = "u.x"() : () -> !d.p<i3>
"d.any_of_nested"(%0) : (!d.p<i3>) -> ()
// -----
// accepted
%0 = "u.x"() : () -> vector<2xi32>
"d.all_of"(%0, %0) : (vector<2xi32>, vector<2xi32>) -> ()
// -----
// refused: expected base type 'builtin.vector' but got 'builtin.tensor'
%0 = "u.x"() : () -> tensor<2xi32>
"d.all_of"(%0, %0) : (tensor<2xi32>, tensor<2xi32>) -> ()
// -----
// refused: expected 'vector<2xi32>' but got 'vector<3xi32>'
%0:2 = "u.x"() : () -> (vector<2xi32>, vector<3xi32>)
"d.all_of"(%0#0, %0#1) : (vector<2xi32>, vector<3xi32>) -> ()
// -----
// accepted
"d.contradiction"() : () -> ()
// -----
// refused: expected 'i64' but got 'i32'
%0 = "u.x"() : () -> i32
"d.contradiction"(%0) : (i32) -> ()
// -----
// accepted
%0 = "u.x"() : () -> !d.p<index>
%1 = "d.parametric"(%0) : (!d.p<index>) -> index
// -----
// refused: expected 'index' but got 'i64'
%0 = "u.x"() : () -> !d.p<index>
%1 = "d.parametric"(%0) : (!d.p<index>) -> i64
// -----
// refused: expected '3 : i64' but got 'i64'
%0 = "u.x"() : () -> !d.p<3>
%1 = "d.parametric"(%0) : (!d.p<3>) -> i64
// -----
// refused: expected base type 'd.p' but got 'i32'
%0 = "u.x"() : () -> i32
%1 = "d.parametric"(%0) : (i32) -> i64
// -----
// accepted
%0:3 = "u.x"() : () -> (!d.p<!d.p<f16>>, !d.p<f16>, f16)
"d.twice"(%0#0, %0#1, %0#2) : (!d.p<!d.p<f16>>, !d.p<f16>, f16) -> ()
// -----
// refused: expected '!d.p<f16>' but got '!d.p<f32>'
%0:3 = "u.x"() : () -> (!d.p<!d.p<f16>>, !d.p<f32>, f16)
"d.twice"(%0#0, %0#1, %0#2) : (!d.p<!d.p<f16>>, !d.p<f32>, f16) -> ()
// -----
// refused: attribute 'd.p' expects 1 parameters but got 2
%0 = "u.x"() : () -> !d.p<i32>
"d.too_many"(%0) : (!d.p<i32>) -> ()
// -----
// accepted
%0 = "u.x"() : () -> !d.q
"d.own"(%0) : (!d.q) -> ()
// -----
// refused: expected base type 'd.q' but got '!d.p<i32>'
%0 = "u.x"() : () -> !d.p<i32>
"d.own"(%0) : (!d.p<i32>) -> ()
// -----
// accepted
%0 = "u.x"() : () -> !d.p<"s">
"d.base"(%0) : (!d.p<"s">) -> ()
// -----
// refused: expected base type 'd.p' but got 'd.q'
%0 = "u.x"() : () -> !d.q
"d.base"(%0) : (!d.q) -> ()
// -----
// refused: expected base type 'd.p' but got 'builtin.f64'
%0 = "u.x"() : () -> f64
"d.base"(%0) : (f64) -> ()
