// accepted
"d.two"() {x = 3, y = i32} : () -> ()
"d.two"() {z = [1], y = i32, x} : () -> ()
// -----
// refused: is expected but not provided
"d.two"() : () -> ()
// -----
// refused: 'd.two' op attribute "y" is expected but not provided
"d.two"() {x = 3} : () -> ()
// -----
// refused: expected 'i32' but got 'i64'
"d.two"() {x = 3, y = i64} : () -> ()
// -----
// refused: expected 'i32' but got '3 : i32'
"d.two"() {x = 3, y = 3 : i32} : () -> ()
// -----
// refused
"d.two"() <{x = 3, y = i32}> : () -> ()
// -----
// accepted
"d.same"() {x = 3, "a b" = 3} : () -> ()
// -----
// refused: ' but got '3 : i
"d.same"() {x = 3, "a b" = 3 : i32} : () -> ()
// -----
// accepted
"d.empty"() {x} : () -> ()
// -----
// accepted
"d.bases"() {x = "s", y = #d.a1<i32>} : () -> ()
// -----
// refused: expected base attribute 'builtin.string' but got 'builtin.integer'
"d.bases"() {x = 3, y = #d.a1<i32>} : () -> ()
// -----
// refused: expected base attribute 'd.a1' but got 'd.a0'
"d.bases"() {x = "s", y = #d.a0} : () -> ()
// -----
// refused: expected base attribute 'd.a1' but got 'builtin.type'
"d.bases"() {x = "s", y = !d.t0} : () -> ()
// -----
// accepted
"d.type"() {x = si7} : () -> ()
// -----
// refused: expected base type 'builtin.integer' but got 'builtin.index'
"d.type"() {x = index} : () -> ()
// -----
// refused: expected type, got attribute '3 : i64
"d.type"() {x = 3} : () -> ()
// -----
// accepted
"d.type_attribute"() {x = tensor<*xf32>} : () -> ()
// -----
// refused: expected base attribute 'builtin.type' but got 'builtin.unit'
"d.type_attribute"() {x} : () -> ()
// -----
// accepted
"d.own_type"() {x = !d.t0} : () -> ()
// -----
// refused: expected base type 'd.t0' but got 'builtin.tuple'
"d.own_type"() {x = tuple<i32>} : () -> ()
// -----
// accepted
"d.parametric"() {x = #d.a1<"s">} : () -> ()
// -----
// refused: expected '"s"' but got '"t"'
"d.parametric"() {x = #d.a1<"t">} : () -> ()
// -----
// refused: but got '"s"'
"d.parametric"() {x = "s"} : () -> ()
// -----
// accepted
%0 = "u.x"() : () -> i8
"d.mixed"(%0) {x = i8} : (i8) -> ()
// -----
// refused: expected 'i16' but got 'i8'
%0 = "u.x"() : () -> i8
"d.mixed"(%0) {x = i16} : (i8) -> ()
