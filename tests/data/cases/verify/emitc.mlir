// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @f(%a: !emitc.array<4x8xf32>, %i: index) {
  // expected-error@+1 {{'emitc.subscript' op on array operand requires number of indices (1) to match the rank of the array type (2)}}
  %0 = emitc.subscript %a[%i] : (!emitc.array<4x8xf32>, index) -> !emitc.lvalue<f32>
  return
}
// -----
func.func @f(%a: !emitc.array<4x8xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{'emitc.subscript' op on array operand requires index operand 1 to be integer-like, but got 'f32'}}
  %0 = emitc.subscript %a[%i, %f] : (!emitc.array<4x8xf32>, index, f32) -> !emitc.lvalue<f32>
  return
}
// -----
func.func @f(%a: !emitc.array<4x8xf32>, %i: index) {
  // expected-error@+1 {{'emitc.subscript' op on array operand requires element type ('f32') and result type ('i32') to match}}
  %0 = emitc.subscript %a[%i, %i] : (!emitc.array<4x8xf32>, index, index) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @f(%a: !emitc.ptr<f32>, %i: index) {
  // expected-error@+1 {{'emitc.subscript' op on pointer operand requires one index operand, but got 2}}
  %0 = emitc.subscript %a[%i, %i] : (!emitc.ptr<f32>, index, index) -> !emitc.lvalue<f32>
  return
}
// -----
func.func @f(%a: !emitc.ptr<f32>, %i: f32) {
  // expected-error@+1 {{'emitc.subscript' op on pointer operand requires index operand to be integer-like, but got 'f32'}}
  %0 = emitc.subscript %a[%i] : (!emitc.ptr<f32>, f32) -> !emitc.lvalue<f32>
  return
}
// -----
func.func @f(%a: !emitc.ptr<f32>, %i: index) {
  // expected-error@+1 {{'emitc.subscript' op on pointer operand requires pointee type ('f32') and result type ('i32') to match}}
  %0 = emitc.subscript %a[%i] : (!emitc.ptr<f32>, index) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @f(%a: !emitc.lvalue<f32>, %b: i32) {
  // expected-error@+1 {{'emitc.assign' op cannot assign to block argument}}
  "emitc.assign"(%a, %b) : (!emitc.lvalue<f32>, i32) -> ()
  return
}
// -----
func.func @f(%a: !emitc.lvalue<i32>) {
  // expected-error@+1 {{'emitc.load' op failed to verify that}}
  %0 = "emitc.load"(%a) : (!emitc.lvalue<i32>) -> f32
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
  emitc.verbatim "x {} {}" args %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op requires operands for each placeholder in the format string}}
  emitc.verbatim "x" args %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  // expected-error@+1 {{'emitc.verbatim' op expected '}' after unescaped '{' at end of string}}
  emitc.verbatim "x {" args %a : i32
  return
}
// -----
emitc.global @g : i32
func.func @f() {
  // expected-error@+1 {{'emitc.get_global' op on non-array type expects result inner type 'f32' to match type 'i32' of the global @g}}
  %0 = emitc.get_global @g : !emitc.lvalue<f32>
  return
}
// -----
emitc.global @g : !emitc.array<4xi32>
func.func @f() {
  // expected-error@+1 {{'emitc.get_global' op on array type expects result type '!emitc.lvalue<i32>' to match type '!emitc.array<4xi32>' of the global @g}}
  %0 = emitc.get_global @g : !emitc.lvalue<i32>
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{'emitc.get_global' op 'g' does not reference a valid emitc.global}}
  %0 = emitc.get_global @g : !emitc.lvalue<i32>
  return
}
// -----
emitc.global @g : i32
func.func @f() {
  // expected-error@+1 {{'emitc.get_global' op on non-array type expects result type to be an lvalue type for the global @g}}
  %0 = emitc.get_global @g : !emitc.array<4xi32>
  return
}
// -----
// expected-error@+1 {{'emitc.global' op cannot have both static and extern specifiers}}
emitc.global extern static @g : i32
// -----
func.func @f(%i: index) {
  // expected-error@+1 {{'emitc.for' op expected induction variable to be same type as bounds and step}}
  "emitc.for"(%i, %i, %i) ({
  ^bb0(%a: i32):
    emitc.yield
  }) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'emitc.expression' op requires yielded type to match return type}}
  %0 = emitc.expression %i : (i32) -> f32 {
    %1 = add %i, %i : (i32, i32) -> i32
    yield %1 : i32
  }
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'emitc.switch' op has duplicate case value: 1}}
  emitc.switch %i : i32
  case 1 {
    emitc.yield
  }
  case 1 {
    emitc.yield
  }
  default {
  }
  return
}
// -----
func.func @f(%a: !emitc.opaque<"x">) {
  // expected-error@+1 {{'emitc.cast' op operand type '!emitc.opaque<"x">' and result type 'tensor<4xf32>' are cast incompatible}}
  %0 = emitc.cast %a : !emitc.opaque<"x"> to tensor<4xf32>
  return
}

// -----

func.func @two_pointers(%p: !emitc.ptr<f32>, %q: !emitc.ptr<f32>) {
  // expected-error @below {{requires that at most one operand is a pointer}}
  %0 = "emitc.add"(%p, %q) : (!emitc.ptr<f32>, !emitc.ptr<f32>) -> !emitc.ptr<f32>
  return
}

// -----

func.func @pointer_and_float(%p: !emitc.ptr<f32>, %x: f32) {
  // expected-error @below {{requires that one operand is an integer or of opaque type if the other is a pointer}}
  %0 = "emitc.add"(%p, %x) : (!emitc.ptr<f32>, f32) -> !emitc.ptr<f32>
  return
}

// -----

func.func @number_less_pointer(%p: !emitc.ptr<f32>, %x: i32) {
  // expected-error @below {{rhs can only be a pointer if lhs is a pointer}}
  %0 = "emitc.sub"(%x, %p) : (i32, !emitc.ptr<f32>) -> !emitc.ptr<f32>
  return
}

// -----

func.func @pointer_less_float(%p: !emitc.ptr<f32>, %x: f32) {
  // expected-error @below {{requires that rhs is an integer, pointer or of opaque type if lhs is a pointer}}
  %0 = "emitc.sub"(%p, %x) : (!emitc.ptr<f32>, f32) -> !emitc.ptr<f32>
  return
}

// -----

func.func @difference(%p: !emitc.ptr<f32>) {
  // expected-error @below {{requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers}}
  %0 = "emitc.sub"(%p, %p) : (!emitc.ptr<f32>, !emitc.ptr<f32>) -> f32
  return
}

// -----

func.func @operator(%p: !emitc.ptr<f32>) {
  // expected-error @below {{applicable operator must not be empty}}
  %0 = emitc.apply ""(%p) : (!emitc.ptr<f32>) -> f32
  return
}

// -----

func.func @other_operator(%p: !emitc.ptr<f32>) {
  // expected-error @below {{applicable operator is illegal}}
  %0 = emitc.apply "+"(%p) : (!emitc.ptr<f32>) -> f32
  return
}

// -----

func.func @address_of_value(%p: i32) {
  // expected-error @below {{operand type must be an lvalue when applying `&`}}
  %0 = emitc.apply "&"(%p) : (i32) -> !emitc.ptr<i32>
  return
}

// -----

func.func @address_that_is_none(%p: !emitc.lvalue<i32>) {
  // expected-error @below {{result type must be a pointer when applying `&`}}
  %0 = emitc.apply "&"(%p) : (!emitc.lvalue<i32>) -> i32
  return
}

// -----

func.func @dereferenced(%p: i32) {
  // expected-error @below {{operand type must be a pointer when applying `*`}}
  %0 = emitc.apply "*"(%p) : (i32) -> i32
  return
}

// -----

func.func @callee() {
  // expected-error @below {{callee must not be empty}}
  emitc.call_opaque ""() : () -> ()
  return
}

// -----

func.func @argument(%x: i32) {
  // expected-error @below {{index argument is out of range}}
  emitc.call_opaque "f"(%x) {args = [1 : index]} : (i32) -> ()
  return
}

// -----

func.func @untyped(%x: i32) {
  // expected-error @below {{array argument has no type}}
  emitc.call_opaque "f"(%x) {args = [[0 : i32]]} : (i32) -> ()
  return
}

// -----

func.func @template() {
  // expected-error @below {{template argument has invalid type}}
  emitc.call_opaque "f"() {template_args = [unit]} : () -> ()
  return
}

// -----

func.func @arrays() {
  // expected-error @below {{cannot return array type}}
  %0 = emitc.call_opaque "f"() : () -> !emitc.array<4xi32>
  return
}

// -----

func.func @string() {
  // expected-error @below {{string attributes are not supported, use #emitc.opaque instead}}
  %0 = "emitc.constant"() <{value = "x"}> : () -> i32
  return
}
