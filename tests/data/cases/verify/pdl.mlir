// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
pdl.pattern : benefit(1) {
  %0 = operation "foo.op"
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %1 = operation "bar.op"
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %0 = operation "foo.op"
  // expected-error@+1 {{'pdl.apply_native_constraint' op expected at least one argument}}
  "pdl.apply_native_constraint"() {name = "foo"} : () -> ()
  rewrite %0 with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    // expected-error@+1 {{'pdl.apply_native_rewrite' op expected at least one argument or result}}
    "pdl.apply_native_rewrite"() {name = "foo"} : () -> ()
  }
}
// -----
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.type' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %type = type
  %attr = attribute
  %op = operation "foo.op"
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.type' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %type = type
  %op = operation "foo.op"
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.types' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %types = types
  %op = operation "foo.op"
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.attribute' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %attr = attribute
  %op = operation "foo.op"
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %type = type
    // expected-error@+1 {{'pdl.attribute' op expected constant value when specified within a `pdl.rewrite`}}
    %a = attribute : %type
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    // expected-error@+1 {{'pdl.attribute' op expected constant value when specified within a `pdl.rewrite`}}
    %a = attribute
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error@+1 {{'pdl.operand' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %t = operand
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  %a = operand
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %b = operation "foo.op"(%a : !pdl.value)
  rewrite %op {
    "pdl.replace"(%op, %op, %a) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error@+1 {{'pdl.replace' op expects parent op 'pdl.rewrite'}}
  "pdl.replace"(%op) {operandSegmentSizes = array<i32: 1, 0, 0>} : (!pdl.operation) -> ()
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error@+1 {{'pdl.results' op expected `pdl.range<value>` result type when no index is specified, but got: '!pdl.value'}}
  %r = "pdl.results"(%op) : (!pdl.operation) -> !pdl.value
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error@+1 {{'pdl.rewrite' op expected rewrite region to be non-empty if external name is not specified}}
  rewrite %op
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error@+1 {{'pdl.rewrite' op expected rewrite region to be non-empty if external name is not specified}}
  rewrite %op {
  }
}
// -----
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %op = operation "foo.op"
  rewrite with "r"
}
// -----
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-error@+1 {{'pdl.rewrite' op expected no external arguments when the rewrite is specified inline}}
  "pdl.rewrite"(%op, %op) ({
    erase %op
  }) {operandSegmentSizes = array<i32: 1,1>} : (!pdl.operation, !pdl.operation) -> ()
}
// -----
// expected-error@+1 {{'pdl.pattern' op expected only `pdl` operations within the pattern body}}
pdl.pattern : benefit(1) {
  %op = operation "foo.op"
  // expected-note@+1 {{see non-`pdl` operation defined here}}
  "test.op"() : () -> ()
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  %t = type
  // expected-error@+1 {{'pdl.attribute' op expected only one of [`type`, `value`] to be set}}
  %a = "pdl.attribute"(%t) {value = 1 : i32} : (!pdl.type) -> !pdl.attribute
  %op = operation "foo.op" {"x" = %a} -> (%t : !pdl.type)
  rewrite %op with "r"
}
// -----
pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operation' op expected the same number of attribute values and attribute names, got 1 names and 0 values}}
  %op = "pdl.operation"() {attributeValueNames = ["a"], operandSegmentSizes = array<i32: 0, 0, 0>} : () -> !pdl.operation
  rewrite %op with "r"
}
// -----
func.func @f(%a: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.switch_operand_count' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_operand_count of %a to dense<[0, 1]> : vector<2xi32>(^b) -> ^b
^b:
  return
}
// -----
func.func @f(%a: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.switch_operation_name' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_operation_name of %a to ["a", "b"](^b) -> ^b
^b:
  return
}
// -----
func.func @f(%a: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.switch_result_count' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_result_count of %a to dense<[0, 1]> : vector<2xi32>(^b) -> ^b
^b:
  return
}
// -----
func.func @f(%a: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.switch_type' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_type %a to [i32, i64](^b) -> ^b
^b:
  return
}
// -----
func.func @f(%a: !pdl.range<type>) {
  // expected-error@+1 {{'pdl_interp.switch_types' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_types %a to [[i32], [i64]](^b) -> ^b
^b:
  return
}
// -----
func.func @f(%a: !pdl.attribute) {
  // expected-error@+1 {{'pdl_interp.switch_attribute' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_attribute %a to [10, true](^b) -> ^b
^b:
  return
}
// -----
func.func @f(%a: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.create_operation' op with inferred results cannot also have explicit result types}}
  %0 = "pdl_interp.create_operation"(%a) {name = "foo.x", inferredResultTypes, inputAttributeNames = [], operandSegmentSizes = array<i32: 0,0,1>} : (!pdl.type) -> !pdl.operation
  return
}
// -----
// mlir-opt takes a neighbour for what a group of one operand does not have.
pdl.pattern @groups : benefit(1) {
  %0 = operation
  rewrite %0 {
    %1 = operation "a.b"
    "pdl.replace"(%0, %1, %1) <{operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.operation, !pdl.operation, !pdl.operation) -> ()
  }
}
