// accepted
"d.three"() ({}, {^bb0: "u.x"() : () -> ()}, {^bb0(%a: i32): "u.x"() : () -> ()}) : () -> ()
// -----
// refused: 'd.three' op unexpected number of regions: expected 3 but got 0
"d.three"() : () -> ()
// -----
// refused: expected region 1 to have 1 block(s) but got 0
"d.three"() ({}, {}, {}) : () -> ()
// -----
// refused: expected region 1 to have 0 arguments but got 1
"d.three"() ({}, {
  ^bb0(%a: i32):
    "u.x"() : () -> ()
}, {^bb0(%a: i32): "u.x"() : () -> ()}) : () -> ()
// -----
// refused: expected region 2 to have 1 arguments but got 0
"d.three"() ({}, {"u.x"() : () -> ()}, {"u.x"() : () -> ()}) : () -> ()
// -----
// refused: expected 'i32' but got 'i64'
"d.three"() ({}, {"u.x"() : () -> ()}, {
  ^bb0(%a: i64):
    "u.x"() : () -> ()
}) : () -> ()
// -----
// refused: empty block: expect at least a terminator
"d.three"() ({}, {^bb0:}, {^bb0(%a: i32):}) : () -> ()
// -----
// refused: block with no terminator, has "d.none"
"d.three"() ({}, {"u.x"() : () -> ()}, {
  ^bb0(%a: i32):
    "d.none"() : () -> ()
}) : () -> ()
// -----
// accepted
"d.none"() : () -> ()
// -----
// refused: 'd.none' op unexpected number of regions: expected 0 but got 1
"d.none"() ({}) : () -> ()
// -----
// accepted
%0 = "u.x"() : () -> i8
"d.shared"(%0) ({^bb0(%a: i8, %b: i8): "u.x"() : () -> ()}) : (i8) -> ()
// -----
// refused: expected 'i8' but got 'i9'
%0 = "u.x"() : () -> i8
"d.shared"(%0) ({
  ^bb0(%a: i8, %b: i9):
    "u.x"() : () -> ()
}) : (i8) -> ()
// -----
// refused: op expects exactly 1 operands, but got 0
"d.shared"() ({}) : () -> ()
// -----
// accepted
"d.two_blocks"() ({
  "u.x"()[^bb1] : () -> ()
^bb1:
  "u.x"() : () -> ()
}) : () -> ()
// -----
// refused: expected region 0 to have 2 block(s) but got 1
"d.two_blocks"() ({
  "u.x"() : () -> ()
}) : () -> ()
// -----
// refused: block with no terminator, has "d.none"
"d.two_blocks"() ({
  "u.x"()[^bb1] : () -> ()
^bb1:
  "d.none"() : () -> ()
}) : () -> ()
// -----
// accepted
"u.x"() ({
  "d.none"() : () -> ()
}) : () -> ()
// -----
// refused: block with no terminator, has "d.none"
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "d.none"() : () -> ()
}) : () -> ()
// -----
// refused: successors in non-terminator
"u.x"() ({
  "d.none"()[^bb1] : () -> ()
^bb1:
  "u.x"() : () -> ()
}) : () -> ()
