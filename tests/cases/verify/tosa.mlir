// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @f(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  // expected-error@+1 {{'tosa.add' op operands don't have broadcast-compatible shapes}}
  %0 = tosa.add %a, %b : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.add' op result type '5' not broadcast compatible with broadcasted operands's shapes '4'}}
  %0 = tosa.add %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = tosa.argmax %a {axis = 2 : i32} : (tensor<4x2xf32>) -> tensor<4xi32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect reduced dimension size to be 1, got 2}}
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect input tensor rank (2) to be larger than reduce axis (5)}}
  %0 = tosa.reduce_sum %a {axis = 5 : i32} : (tensor<4x2xf32>) -> tensor<4x1xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected valid permutation indices}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 1>} : (tensor<4x2xf32>) -> tensor<2x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected input1 and output to have same numbers of elements, got 8 and 16}}
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<4x2xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>, %b: tensor<4x3xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 3 vs 2 at index 1 on operands 0 and 1}}
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<8x2xf32>
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
  %0 = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<5xi32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (3)}}
  %0 = tosa.reverse %a {axis = 3 : i32} : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  %s = tosa.const_shape {values = dense<[3, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op cannot reshape 8 elements into 9}}
  %0 = tosa.reshape %a, %s : (tensor<4x2xf32>, !tosa.shape<2>) -> tensor<3x3xf32>
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{'tosa.const_shape' op expect number of elements in attribute values (2) to be equal to the rank (3) for the result shape type}}
  %s = tosa.const_shape {values = dense<[3, 3]> : tensor<2xindex>} : () -> !tosa.shape<3>
  return
}
// -----
func.func @f(%a: tensor<4xi8>) {
  // expected-error@+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=5 : i8, max_val=1 : i8}}
  %0 = tosa.clamp %a {min_val = 5 : i8, max_val = 1 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @f(%a: tensor<1x4x4x2xf32>) {
  %s = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.pad' op padding tensor must have 4 * 2 = 8 elements, but got 2}}
  %0 = tosa.pad %a, %s, %z : (tensor<1x4x4x2xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<1x4x4x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.abs' op requires the same element type for all operands and results}}
  %0 = tosa.abs %a : (tensor<4xf32>) -> tensor<4xi32>
  return
}
// -----
func.func @f(%c: tensor<i1>, %a: tensor<f32>) {
  // expected-error@+1 {{'tosa.cond_if' op require same element type for 'then_graph' results ('i1') and 'output_list' ('f32')}}
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
    tosa.yield %c : tensor<i1>
  } else {
    tosa.yield %a : tensor<f32>
  }
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.argmax' op result tensor is not of integer type}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x2xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.reduce_max' op reduce axis must not be negative}}
  %0 = tosa.reduce_max %a {axis = -1 : i32} : (tensor<4x2xf32>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 2}}
  %0 = tosa.concat %a, %a {axis = 2 : i32} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 8 and 7}}
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<7x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>, %s: !tosa.shape<2>) {
  // expected-error@+1 {{'tosa.reshape' op shape operand is not compile time resolvable}}
  %0 = tosa.reshape %a, %s : (tensor<4x2xf32>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xi8>) {
  // expected-error@+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a {min_val = 5 : i16, max_val = 6 : i16} : (tensor<4xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected output tensor dim 0 to match input dim 0 with value of 4}}
  %0 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<4x2xf32>) -> tensor<2x4xf32>
  return
}
