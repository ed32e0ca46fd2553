// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @f(%a: !shape.shape) {
  // expected-error@+1 {{'shape.rank' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.rank %a : !shape.shape -> index
  return
}
// -----
func.func @f(%a: tensor<?xindex>, %b: !shape.shape) {
  // expected-error@+1 {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.broadcast %a, %b : tensor<?xindex>, !shape.shape -> tensor<?xindex>
  return
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // expected-error@+1 {{expected terminator to have as many operands as the parent op has results}}
    transform.yield %a : !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
    // expected-error@+1 {{'transform.include' op does not reference a named transform sequence}}
    transform.include @g failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}
// -----
// expected-error@+1 {{'transform.sequence' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
transform.sequence failures(propagate) {
^bb0(%a: i32):
  transform.yield
}
// -----
pdl.pattern : benefit(1) {
  // expected-error@+1 {{pdl.operation}}
  %0 = operation "x"
}
// -----
pdl.pattern : benefit(1) {
  %t = type
  %0 = operation "x"
  rewrite {
    // expected-error@+1 {{'pdl.replace' op operand #1 must be variadic of}}
    replace %0 with (%t : !pdl.type)
  }
}
// -----
// expected-error@+1 {{'pdl.pattern' op attribute 'benefit' failed to satisfy constraint:}}
pdl.pattern : benefit(-1) {
  %0 = operation "x"
  rewrite %0 {
  }
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation "x"
  %1 = result 0 of %0
  // expected-error@+1 {{'pdl.rewrite' op expected rewrite region to be empty when rewrite is external}}
  rewrite %0 with "f" {
    erase %0
  }
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'transform.get_parent_op' op operand #0 must be}}
  %0 = "transform.get_parent_op"(%a) : (tensor<4xf32>) -> !transform.any_op
  return
}
// -----
func.func @f(%a: !transform.any_value) {
  // expected-error@+1 {{'transform.get_parent_op' op operand #0 must be}}
  %0 = "transform.get_parent_op"(%a) : (!transform.any_value) -> !transform.any_op
  return
}
// -----
func.func @f(%a: !async.token) {
  // expected-error@+1 {{'arith.addi' op operand #0 must be}}
  %0 = arith.addi %a, %a : !async.token
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<*xf32>) {
  %0 = shape.shape_of %a : tensor<2x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %a : tensor<2x3xf32> -> tensor<?xindex>
  %2 = shape.shape_of %a : tensor<2x3xf32> -> !shape.shape
  %3 = shape.shape_of %b : tensor<*xf32> -> tensor<3xindex>
  return
}
// -----
func.func @f(%a: !shape.shape) {
  // expected-error@+1 {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = "shape.cstr_broadcastable"(%a) : (!shape.shape) -> !shape.witness
  return
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op) {
    transform.sequence failures(propagate) {
    ^bb0(%b: !transform.any_op):
    }
    transform.yield
  }
}
// -----
// expected-error@+1 {{'transform.sequence' op expects the types of the terminator operands to match the types of the result}}
%0 = "transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op):
  // expected-note@+1 {{terminator}}
  "transform.yield"() : () -> ()
}) : () -> (!transform.any_op)
// -----
// expected-error@+1 {{'transform.sequence' op expected children ops to implement TransformOpInterface}}
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_op):
  // expected-note@+1 {{op without interface}}
  %c = arith.constant 1 : i32
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
// expected-error@+1 {{'transform.sequence' op expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, TransformValueHandleTypeInterface or TransformParamTypeInterface}}
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
// expected-note@-1 {{argument #1 does not}}
^bb0(%a: !transform.any_op, %b: i32):
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
// expected-error@+1 {{'transform.sequence' op expects the entry block to have at least one argument}}
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0:
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
// expected-error@+1 {{'transform.sequence' op expects the first entry block argument to be of type implementing TransformHandleTypeInterface}}
"transform.sequence"() <{failure_propagation_mode = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> ({
^bb0(%a: !transform.any_param):
  "transform.yield"() : () -> ()
}) : () -> ()
// -----
transform.sequence failures(propagate) {
^bb0(%a: !transform.any_op):
  transform.sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%b: !transform.any_op):
    transform.match.operation_name %b ["scf.for"] : !transform.any_op
    transform.debug.emit_remark_at %b, "x" : !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @split(%a: !transform.any_op, %b: !transform.any_param) {
    %0:2 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.op<"a.b">)
    // expected-error@+1 {{'transform.split_handle' op expects result types to implement the same transform interface as the operand type}}
    %1:2 = transform.split_handle %b : (!transform.any_param) -> (!transform.any_param, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @split(%a: !transform.any_op) {
    // expected-error@+1 {{'transform.split_handle' op overflow_result is not a valid result index}}
    %0:2 = transform.split_handle %a {overflow_result = 2} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
