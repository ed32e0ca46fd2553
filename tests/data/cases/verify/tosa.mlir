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
// -----
func.func @accepted_windows(%a: tensor<1x8x8x4xf32>, %w: tensor<6x3x3x4xf32>, %b: tensor<6xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  %1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  %2 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  %3 = tosa.const_shape {values = dense<[0, 0, 1, 1, 0, 0, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %5 = tosa.pad %a, %3, %4 : (tensor<1x8x8x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x10x8x4xf32>
  %6 = tosa.const_shape {values = dense<[-1, 64]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %7 = tosa.reshape %a, %6 : (tensor<1x8x8x4xf32>, !tosa.shape<2>) -> tensor<4x64xf32>
  return
}
// -----
func.func @bias_type(%a: tensor<1x8x8x4xf32>, %w: tensor<6x3x3x4xf32>, %b: tensor<6xf16>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expect both bias and result to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @weight_type(%a: tensor<1x8x8x4xf32>, %w: tensor<6x3x3x4xi8>, %b: tensor<6xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expect both input and weight to be float or not together, got 'f32' and 'i8'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xi8>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @eight_bits(%a: tensor<1x8x8x4xf8E5M2>, %w: tensor<6x3x3x4xf8E4M3FN>, %b: tensor<6xf16>, %z: tensor<1xf8E5M2>) {
  // expected-error@+1 {{expect both input and weight to have same element type, got 'f8E5M2' and 'f8E4M3FN'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f16, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf8E5M2>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x8x8x6xf16>
  return
}
// -----
func.func @zero_point_type(%a: tensor<1x8x8x4xi8>, %w: tensor<6x3x3x4xi8>, %b: tensor<6xi32>, %z: tensor<1xi8>, %y: tensor<1xi16>) {
  // expected-error@+1 {{expect both weight and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = tosa.conv2d %a, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x8x8x6xi32>
  return
}
// -----
func.func @zero_point(%a: tensor<1x8x8x4xi16>, %w: tensor<6x3x3x4xi8>, %b: tensor<6xi48>, %y: tensor<1xi8>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{input zero point must be zero for non-int8 integer types}}
  %0 = tosa.conv2d %a, %w, %b, %z, %y {acc_type = i48, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi16>, tensor<6x3x3x4xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x8x8x6xi48>
  return
}
// -----
func.func @accumulator(%a: tensor<1x8x8x4xi8>, %w: tensor<6x3x3x4xi8>, %b: tensor<6xi32>, %z: tensor<1xi8>) {
  // expected-error@+1 {{accumulator type for i8 tensor is not i32}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f16, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x8x8x6xi32>
  return
}
// -----
func.func @half_accumulator(%a: tensor<1x8x8x4xbf16>, %z: tensor<1xbf16>) {
  // expected-error@+1 {{accumulator type for bf16 tensor is not f32}}
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x4x4x4xbf16>
  return
}
// -----
func.func @negative_pad(%a: tensor<1x8x8x4xf32>, %w: tensor<6x3x3x4xf32>, %b: tensor<6xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expect all padding values to be >= 0, got }}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: -1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @no_stride(%a: tensor<1x8x8x4xf32>, %w: tensor<6x3x3x4xf32>, %b: tensor<6xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expect all stride values to be >= 1, got }}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 0>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @no_dilation(%a: tensor<1x8x8x4xf32>, %w: tensor<6x3x3x4xf32>, %b: tensor<6xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expect all dilation values to be >= 1, got }}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 0, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @indivisible(%a: tensor<1x8x8x4xf32>, %w: tensor<6x3x3x4xf32>, %b: tensor<6xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{to be wholly divisible by stride_}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 2, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @width(%a: tensor<1x8x8x4xf32>, %w: tensor<6x3x3x4xf32>, %b: tensor<6xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{calculated output width did not match expected: calculated=8, expected=9}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x9x6xf32>
  return
}
// -----
func.func @depth(%a: tensor<1x5x8x8x4xf32>, %w: tensor<6x1x3x3x4xf32>, %b: tensor<6xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{calculated output depth did not match expected: calculated=5, expected=6}}
  %0 = tosa.conv3d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 1, 1, 1, 1>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x5x8x8x4xf32>, tensor<6x1x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8x8x6xf32>
  return
}
// -----
func.func @kernel_first(%a: tensor<1x8x8x4xf32>, %w: tensor<3x3x4x2xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{calculated output height did not match expected: calculated=8, expected=6}}
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8x8xf32>
  return
}
// -----
func.func @channels(%a: tensor<1x8x8x4xf32>, %w: tensor<6x3x3x4xf32>, %b: tensor<5xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{bias channels expected to be equal to output channels (6) or 1, got 5}}
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @out_pad(%a: tensor<1x8x8x4xf32>, %w: tensor<6x3x3x4xf32>, %b: tensor<6xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{, but got: }}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: -3, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x6xf32>
  return
}
// -----
func.func @transposed_height(%a: tensor<1x8x8x4xf32>, %w: tensor<6x3x3x4xf32>, %b: tensor<6xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{dimension mismatch: expected }}
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x11x10x6xf32>
  return
}
// -----
func.func @empty_kernel(%a: tensor<1x8x8x4xf32>) {
  // expected-error@+1 {{expect all kernel values to be >= 1, got }}
  %1 = tosa.max_pool2d %a {kernel = array<i64: 0, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return
}
// -----
func.func @pad_of_kernel(%a: tensor<1x8x8x4xf32>) {
  // expected-error@+1 {{expected top/bottom padding to be less than the height of the kernel}}
  %1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 2, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return
}
// -----
func.func @pooled_type(%a: tensor<1x8x8x4xf32>) {
  // expected-error@+1 {{expect input and output to have same element type, got 'f32' and 'f16'}}
  %1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf16>
  return
}
// -----
func.func @pooled_height(%a: tensor<1x8x8x4xf32>) {
  // expected-error@+1 {{calculated output height did not match expected: calculated=4, expected=5}}
  %1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x5x4x4xf32>
  return
}
// -----
func.func @negated(%a: tensor<4xf32>, %z: tensor<1xf32>) {
  // expected-error@+1 {{requires the same shape for input1 and output}}
  %0 = tosa.negate %a, %z, %z : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5xf32>
  return
}
// -----
func.func @multiplied(%a: tensor<1x2x3xf32>, %b: tensor<1x3x4xf16>, %z: tensor<1xf32>) {
  // expected-error@+1 {{expect input b and b_zp have the same element type, got 'f16' and 'f32'}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x2x3xf32>, tensor<1x3x4xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4xf32>
  return
}
// -----
func.func @rescaled(%a: tensor<4xi8>, %m: tensor<1xi16>, %s: tensor<1xi8>, %z: tensor<1xi8>) {
  // expected-error@+1 {{element type for multiplier for scale32=true, got 'i16'}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @scales(%a: tensor<4xi8>, %m: tensor<3xi32>, %s: tensor<4xi8>, %z: tensor<1xi8>) {
  // expected-error@+1 {{expect shape of { 4 } for multiplier input, got { 3 }}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<3xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @rescaled_zero_point(%a: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %z: tensor<1xi16>) {
  // expected-error@+1 {{to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
  %0 = tosa.rescale %a, %m, %s, %z, %z {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi8>
  return
}
// -----
"builtin.module"() ({
"func.func"() <{function_type = (tensor<2x3xf32>) -> (), sym_name = "f"}> ({
^b0(%v0: tensor<2x3xf32>):
%v1 = "tosa.const_shape"() <{values = dense<[2, 0]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @below {{'tosa.tile' op expect element of 'multiples' to be positive integer or -1.}}
%v2 = "tosa.tile"(%v0, %v1) : (tensor<2x3xf32>, !tosa.shape<2>) -> (tensor<4x9xf32>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
func.func @test_rescale(%arg0: tensor<13x21x3xi32>, %multiplier: tensor<1xi32>, %shift: tensor<1xi8>, %input_zp: tensor<1xi32>, %output_zp: tensor<1xi32>) -> tensor<13x21x3xi32> {
    // expected-error @below {{'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'}}
    %0 = tosa.rescale %arg0, %multiplier, %shift, %input_zp, %output_zp {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<13x21x3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<13x21x3xi32>
    return %0 : tensor<13x21x3xi32>
}
// -----
"builtin.module"() ({
"func.func"() <{function_type = (tensor<6xf32>) -> (), sym_name = "f"}> ({
^b0(%v0: tensor<6xf32>):
%v1 = "tosa.const_shape"() <{values = dense<1> : tensor<1xindex>}> : () -> !tosa.shape<1>
%v2 = "tosa.const_shape"() <{values = dense<4> : tensor<1xindex>}> : () -> !tosa.shape<1>
// expected-error @below {{'tosa.slice' op expect input1 and output to have the same ranks, got 1 and 5}}
%v3 = "tosa.slice"(%v0, %v1, %v2) : (tensor<6xf32>, !tosa.shape<1>, !tosa.shape<1>) -> (tensor<1x2x6x6x6xf32>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (tensor<4x32xf32>) -> (), sym_name = "f"}> ({
^b0(%v0: tensor<4x32xf32>):
// expected-error @below {{'tosa.cast_to_block_scaled' op expect last dimension of output_scale (8) to be equal to last dimension of output_data / block_size (1)}}
%v1:2 = "tosa.cast_to_block_scaled"(%v0) <{block_size = #tosa.block_size<BLOCK_SIZE_32 >}> : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<4x8xf8E8M0FNU>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> tensor<4x5xi1>
// expected-error @below {{'tosa.reduce_any' op expect output tensor rank to be equal to input tensor rank}}
%v1 = "tosa.reduce_any"(%v0) <{axis = 0 : i32}> : (tensor<4x5xi1>) -> (tensor<1x1x1x40xi1>)
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = (tensor<2x3xf32>) -> (), sym_name = "f"}> ({
^b0(%v0: tensor<2x3xf32>):
%v1 = "tosa.const_shape"() <{values = dense<[2, 3]> : tensor<2xindex>}> : () -> !tosa.shape<2>
// expected-error @below {{'tosa.tile' op expect same input and output tensor rank.}}
%v2 = "tosa.tile"(%v0, %v1) : (tensor<2x3xf32>, !tosa.shape<2>) -> (tensor<1x19x28xf32>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
func.func @f(%a: tensor<4x2xf32>) {
  // expected-error @below {{'tosa.transpose' op expected input tensor rank to equal result tensor rank}}
  %0 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<4x2xf32>) -> tensor<6x3x3x4xf32>
  return
}
// -----
func.func @pooled_height(%a: tensor<1x8x8x4xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expected left/right padding to be less than the width of the kernel}}
  %1 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 2>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x5x4x4xf32>
  return
}
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> tensor<13x8x16xf32>
// expected-error @below {{'tosa.rfft2d' op expected output shapes to match, got 'tensor<13x8x8xf32>', 'tensor<13x8x9xf32>'}}
%v1:2 = "tosa.rfft2d"(%v0) : (tensor<13x8x16xf32>) -> (tensor<13x8x8xf32>, tensor<13x8x9xf32>)
}) : () -> ()
// -----
"builtin.module"() ({
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// expected-error @below {{'tosa.const' op expected same attr/result element types}}
%v0 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> (tensor<4xf32>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
func.func @f(%a: tensor<4x2xf32>) {
  %s = tosa.const_shape {values = dense<[3, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.reshape' op new shape does not match result rank}}
  %0 = tosa.reshape %a, %s : (tensor<4x2xf32>, !tosa.shape<2>) -> tensor<1x32x40x128xf32>
  return
}
// -----
"builtin.module"() ({
"func.func"() <{function_type = (tensor<4x32xf32>) -> (), sym_name = "f"}> ({
^b0(%v0: tensor<4x32xf32>):
// expected-error @below {{'tosa.cast_to_block_scaled' op require compatible shapes for output_data ('tensor<4x32xf8E5M2>') and output_scale ('tensor<2x1xf8E8M0FNU>') except for the last dimension}}
%v1:2 = "tosa.cast_to_block_scaled"(%v0) <{block_size = #tosa.block_size<BLOCK_SIZE_32 >}> : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<2x1xf8E8M0FNU>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> tensor<1x2x3xi32>
%v1 = "test.op"() : () -> tensor<*xi32>
%v2 = "test.op"() : () -> tensor<1x2x3xi32>
// expected-error @below {{'tosa.scatter' op requires values_out dimension 0 to have size 1, got 2}}
%v3 = "tosa.scatter"(%v0, %v1, %v2) : (tensor<1x2x3xi32>, tensor<*xi32>, tensor<1x2x3xi32>) -> (tensor<2x2x3xi32>)
}) : () -> ()
