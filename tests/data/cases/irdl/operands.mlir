// accepted
"d.none"() : () -> ()
"d.none"() {x, d.y = 3 : i8} : () -> ()
// -----
// refused: op expects exactly 0 operands, but got 1
%0 = "u.x"() : () -> i32
"d.none"(%0) : (i32) -> ()
// -----
// refused: op expects exactly 0 results, but got 1
%0 = "d.none"() : () -> i32
// -----
// refused: found in dialect ('d') that does not allow unknown operations
"d.unknown"() : () -> ()
// -----
// accepted
%0 = "u.x"() : () -> i32
"d.one"(%0) : (i32) -> ()
// -----
// refused: expected 'i32' but got 'i64'
%0 = "u.x"() : () -> i64
"d.one"(%0) : (i64) -> ()
// -----
// refused: op expects exactly 1 operands, but got 0
"d.one"() : () -> ()
// -----
// refused: op expects exactly 1 operands, but got 2
%0 = "u.x"() : () -> i32
"d.one"(%0, %0) : (i32, i32) -> ()
// -----
// accepted
%0 = "d.result"() : () -> i32
// -----
// refused: op expects exactly 1 results, but got 0
"d.result"() : () -> ()
// -----
// refused: expected 'i32' but got 'vector<2xi32>'
%0 = "d.result"() : () -> vector<2xi32>
// -----
// accepted
%0 = "u.x"() : () -> tensor<?xf32>
%1 = "d.same"(%0, %0) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// -----
// refused: expected 'i32' but got 'i64'
%0 = "u.x"() : () -> i32
%1 = "d.same"(%0, %0) : (i32, i32) -> i64
// -----
// refused: expected 'i32' but got 'i64'
%0:2 = "u.x"() : () -> (i32, i64)
%1 = "d.same"(%0#0, %0#1) : (i32, i64) -> i32
// -----
// accepted
%0:2 = "u.x"() : () -> (i32, i64)
"d.variadic"(%0#0) : (i32) -> ()
"d.variadic"(%0#0, %0#1, %0#1) : (i32, i64, i64) -> ()
// -----
// refused: op expects at least 1 operands, but got 0
"d.variadic"() : () -> ()
// -----
// refused: expected 'i64' but got 'i32'
%0:2 = "u.x"() : () -> (i32, i64)
"d.variadic"(%0#0, %0#1, %0#0) : (i32, i64, i32) -> ()
// -----
// accepted
"d.optional"() : () -> ()
%0 = "d.optional"() : () -> i8
%1 = "d.optional"(%0) : (i8) -> i8
// -----
// refused: op expects at most 1 operands, but got 2
%0 = "u.x"() : () -> i32
"d.optional"(%0, %0) : (i32, i32) -> ()
// -----
// refused: op expects at most 1 results, but got 2
%0:2 = "d.optional"() : () -> (i32, i32)
// -----
// accepted
%0:2 = "u.x"() : () -> (i32, i64)
"d.segments"(%0#0, %0#0, %0#0, %0#1) {operandSegmentSizes = array<i32: 1, 2, 1>} : (i32, i32, i32, i64) -> ()
"d.segments"(%0#0) {operandSegmentSizes = array<i32: 1, 0, 0>, x} : (i32) -> ()
// -----
// refused: 'operandSegmentSizes' attribute is expected but not provided
%0 = "u.x"() : () -> i32
"d.segments"(%0) : (i32) -> ()
// -----
// refused: element 0 in 'operandSegmentSizes' attribute must be equal to 1
%0 = "u.x"() : () -> i32
"d.segments"(%0) {operandSegmentSizes = array<i32: 0, 1, 0>} : (i32) -> ()
// -----
// refused: 'operandSegmentSizes' attribute for specifying operand segments must have 3 elements, but got 2
%0 = "u.x"() : () -> i32
"d.segments"(%0) {operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()
// -----
// refused: 'operandSegmentSizes' attribute is expected to be a dense i32 array
%0 = "u.x"() : () -> i32
"d.segments"(%0) {operandSegmentSizes = array<i64: 1, 0, 0>} : (i32) -> ()
// -----
// refused: 'operandSegmentSizes' attribute is expected to be a dense i32 array
%0 = "u.x"() : () -> i32
"d.segments"(%0) {operandSegmentSizes = [1, 0, 0]} : (i32) -> ()
// -----
// refused: 'operandSegmentSizes' attribute for specifying operand segments must have non-negative values
%0 = "u.x"() : () -> i32
"d.segments"(%0) {operandSegmentSizes = array<i32: 1, -1, 1>} : (i32) -> ()
// -----
// refused: element 2 in 'operandSegmentSizes' attribute must be equal to 0 or 1
%0 = "u.x"() : () -> i32
"d.segments"(%0, %0, %0) {operandSegmentSizes = array<i32: 1, 0, 2>} : (i32, i32, i32) -> ()
// -----
// refused: sum of elements in 'operandSegmentSizes' attribute must be equal to the number of operands
%0 = "u.x"() : () -> i32
"d.segments"(%0, %0, %0) {operandSegmentSizes = array<i32: 1, 3, 0>} : (i32, i32, i32) -> ()
// -----
// refused
%0 = "u.x"() : () -> i32
"d.segments"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
// -----
// accepted
%0:2 = "d.result_segments"() {resultSegmentSizes = array<i32: 1, 0, 1>} : () -> (i32, i64)
// -----
// refused: 'resultSegmentSizes' attribute is expected but not provided
%0 = "d.result_segments"() : () -> i32
// -----
// refused: sum of elements in 'resultSegmentSizes' attribute must be equal to the number of results
%0 = "d.result_segments"() {resultSegmentSizes = array<i32: 1, 0, 1>} : () -> i32
// -----
// refused: expected 'i32' but got 'i64'
%0:2 = "d.result_segments"() {resultSegmentSizes = array<i32: 1, 1, 0>} : () -> (i32, i64)
// -----
// refused
d.none
