// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require in tosa: one piece for each message, and operations that come close to one.

func.func @reduced_negative(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op reduce axis must not be negative}}
  %0 = "tosa.reduce_sum"(%a) <{axis = -1 : i32}> : (tensor<4x2xf32>) -> tensor<1x2xf32>
  return
}
// -----
func.func @reduced_axis(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect input tensor rank (2) to be larger than reduce axis (2)}}
  %0 = "tosa.reduce_sum"(%a) <{axis = 2 : i32}> : (tensor<4x2xf32>) -> tensor<4x1xf32>
  return
}
// -----
func.func @reduced_type(%a: tensor<4x2xf32>) {
  // expected-error@+2 {{'tosa.reduce_sum' op inferred type(s) 'tensor<1x2xf32>' are incompatible with return type(s) of operation 'tensor<1x2xi32>'}}
  // expected-error@+1 {{'tosa.reduce_sum' op failed to infer returned types}}
  %0 = "tosa.reduce_sum"(%a) <{axis = 0 : i32}> : (tensor<4x2xf32>) -> tensor<1x2xi32>
  return
}
// -----
func.func @reduced_size_and_type(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect reduced dimension size to be 1, got 2}}
  %0 = "tosa.reduce_sum"(%a) <{axis = 0 : i32}> : (tensor<4x2xf32>) -> tensor<2x2xi32>
  return
}
// -----
func.func @reduced_rank(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect output tensor rank to be equal to input tensor rank}}
  %0 = "tosa.reduce_sum"(%a) <{axis = 0 : i32}> : (tensor<4x2xf32>) -> tensor<1xf32>
  return
}
// -----
func.func @reduced_output(%a: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.reduce_sum' op expect output tensor rank (2) to be larger than reduce axis (2)}}
  %0 = "tosa.reduce_sum"(%a) <{axis = 2 : i32}> : (tensor<*xf32>) -> tensor<4x1xf32>
  return
}
// -----
func.func @reduced_size(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.reduce_max' op expect reduced dimension size to be 1, got 2}}
  %0 = "tosa.reduce_max"(%a) <{axis = 0 : i32}> : (tensor<4x2xf32>) -> tensor<2x2xf32>
  return
}
// -----
func.func @reduced_shape(%a: tensor<4x2xf32>) {
  // expected-error@+2 {{'tosa.reduce_min' op inferred type(s) 'tensor<1x2xf32>' are incompatible with return type(s) of operation 'tensor<1x3xf32>'}}
  // expected-error@+1 {{'tosa.reduce_min' op failed to infer returned types}}
  %0 = "tosa.reduce_min"(%a) <{axis = 0 : i32}> : (tensor<4x2xf32>) -> tensor<1x3xf32>
  return
}
// -----
func.func @accepted_reduced(%a: tensor<4x2xf32>) {
  %0 = "tosa.reduce_product"(%a) <{axis = 1 : i32}> : (tensor<4x2xf32>) -> tensor<4x1xf32>
  return
}
// -----
func.func @axis_type(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.argmax' op result tensor is not of integer type}}
  %0 = "tosa.argmax"(%a) <{axis = 1 : i32}> : (tensor<4x2xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @axis_rank(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %0 = "tosa.argmax"(%a) <{axis = 2 : i32}> : (tensor<4x2xf32>) -> tensor<4xi32>
  return
}
// -----
func.func @axis_shape(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.argmax' op expected output shape '4', got '2'}}
  %0 = "tosa.argmax"(%a) <{axis = 1 : i32}> : (tensor<4x2xf32>) -> tensor<2xi32>
  return
}
// -----
func.func @axis_output_rank(%a: tensor<4x2x3xf32>) {
  // expected-error@+1 {{'tosa.argmax' op expected output shape '4, 3', got '4'}}
  %0 = "tosa.argmax"(%a) <{axis = 1 : i32}> : (tensor<4x2x3xf32>) -> tensor<4xi32>
  return
}
// -----
func.func @accepted_axis(%a: tensor<4x2xf32>) {
  %0 = "tosa.argmax"(%a) <{axis = 1 : i32}> : (tensor<4x2xf32>) -> tensor<4xi32>
  return
}
// -----
func.func @pooled_kernel(%a: tensor<1x8x8x4xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expect all kernel values to be >= 1, got 0, 2}}
  %0 = "tosa.max_pool2d"(%a) <{kernel = array<i64: 0, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return
}
// -----
func.func @pooled_stride(%a: tensor<1x8x8x4xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expect all stride values to be >= 1, got 0, 2}}
  %0 = "tosa.max_pool2d"(%a) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 2>}> : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return
}
// -----
func.func @pooled_pad(%a: tensor<1x8x8x4xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expect all padding values to be >= 0, got -1, 0, 0, 0}}
  %0 = "tosa.max_pool2d"(%a) <{kernel = array<i64: 2, 2>, pad = array<i64: -1, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return
}
// -----
func.func @pooled_width_pad(%a: tensor<1x8x8x4xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expected left/right padding to be less than the width of the kernel, got pad_left=0, pad_right=2, kernel_x=2}}
  %0 = "tosa.max_pool2d"(%a) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 2>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return
}
// -----
func.func @pooled_height_pad(%a: tensor<1x8x8x4xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=0, pad_bottom=2, kernel_y=2}}
  %0 = "tosa.max_pool2d"(%a) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 2, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return
}
// -----
func.func @pooled_height(%a: tensor<1x8x8x4xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op calculated output height did not match expected: calculated=4, expected=5}}
  %0 = "tosa.max_pool2d"(%a) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>) -> tensor<1x5x4x4xf32>
  return
}
// -----
func.func @pooled_width(%a: tensor<1x8x8x4xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op calculated output width did not match expected: calculated=4, expected=5}}
  %0 = "tosa.max_pool2d"(%a) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>) -> tensor<1x4x5x4xf32>
  return
}
// -----
func.func @pooled_step(%a: tensor<1x8x8x4xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expected input_width + pad_left + pad_right - kernel_x to be wholly divisible by stride_x, got (8 + 0 + 0 - 3) / 4}}
  %0 = "tosa.max_pool2d"(%a) <{kernel = array<i64: 2, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 4>}> : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return
}
// -----
func.func @pooled_step_height(%a: tensor<1x8x8x4xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (8 + 0 + 0 - 3) / 4}}
  %0 = "tosa.max_pool2d"(%a) <{kernel = array<i64: 3, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 4, 2>}> : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return
}
// -----
func.func @pooled_type(%a: tensor<1x8x8x4xf32>) {
  // expected-error@+1 {{'tosa.max_pool2d' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = "tosa.max_pool2d"(%a) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf16>
  return
}
// -----
func.func @accepted_pool(%a: tensor<1x8x8x4xf32>) {
  %0 = "tosa.max_pool2d"(%a) <{kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return
}
// -----
func.func @averaged_accumulator(%a: tensor<1x8x8x4xi8>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.avg_pool2d' op accumulator type for integer tensor is not i32}}
  %0 = "tosa.avg_pool2d"(%a, %z, %y) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x4xi8>
  return
}
// -----
func.func @averaged_bytes(%a: tensor<1x8x8x4xf8E5M2>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
  %0 = "tosa.avg_pool2d"(%a, %z, %y) <{acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x4x4x4xf8E5M2>
  return
}
// -----
func.func @averaged_halves(%a: tensor<1x8x8x4xf16>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  // expected-error@+1 {{'tosa.avg_pool2d' op accumulator type for f16 tensor is not f16/f32}}
  %0 = "tosa.avg_pool2d"(%a, %z, %y) <{acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x4xf16>
  return
}
// -----
func.func @averaged_brains(%a: tensor<1x8x8x4xbf16>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  // expected-error@+1 {{'tosa.avg_pool2d' op accumulator type for bf16 tensor is not f32}}
  %0 = "tosa.avg_pool2d"(%a, %z, %y) <{acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x4x4x4xbf16>
  return
}
// -----
func.func @averaged_floats(%a: tensor<1x8x8x4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32}}
  %0 = "tosa.avg_pool2d"(%a, %z, %y) <{acc_type = f16, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
  return
}
// -----
func.func @averaged_input_zero_type(%a: tensor<1x8x8x4xi8>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.avg_pool2d' op expect both input and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = "tosa.avg_pool2d"(%a, %z, %y) <{acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x4x4x4xi8>
  return
}
// -----
func.func @averaged_output_zero_type(%a: tensor<1x8x8x4xi8>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.avg_pool2d' op expect both output and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = "tosa.avg_pool2d"(%a, %z, %y) <{acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x4x4x4xi8>
  return
}
// -----
func.func @averaged_zero(%a: tensor<1x8x8x4xi16>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.avg_pool2d' op input zero point must be zero for non-int8 integer types}}
  %0 = "tosa.avg_pool2d"(%a, %z, %y) <{acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x4x4x4xi16>
  return
}
// -----
func.func @accepted_average(%a: tensor<1x8x8x4xi8>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = "tosa.avg_pool2d"(%a, %z, %y) <{acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>}> : (tensor<1x8x8x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x4xi8>
  return
}
// -----
func.func @bias_type(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf16>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv2d' op expect both bias and result to have same element type, got 'f16' and 'f32'}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf16>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @weight_type(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xi8>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.conv2d' op expect both input and weight to be float or not together, got 'f32' and 'i8'}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xi8>, tensor<6xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @small_weight_type(%a: tensor<1x8x8x4xf8E5M2>, %b: tensor<6x3x3x4xf8E4M3FN>, %c: tensor<6xf16>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
  // expected-error@+1 {{'tosa.conv2d' op expect both input and weight to have same element type, got 'f8E5M2' and 'f8E4M3FN'}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f16, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf8E5M2>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E4M3FN>) -> tensor<1x8x8x6xf16>
  return
}
// -----
func.func @input_zero_type(%a: tensor<1x8x8x4xi8>, %b: tensor<6x3x3x4xi8>, %c: tensor<6xi32>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.conv2d' op expect both input and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = i32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x8x8x6xi32>
  return
}
// -----
func.func @weight_zero_type(%a: tensor<1x8x8x4xi8>, %b: tensor<6x3x3x4xi8>, %c: tensor<6xi32>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.conv2d' op expect both weight and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = i32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x8x8x6xi32>
  return
}
// -----
func.func @input_zero(%a: tensor<1x8x8x4xi16>, %b: tensor<6x3x3x4xi8>, %c: tensor<6xi48>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.conv2d' op input zero point must be zero for non-int8 integer types}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = i48, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xi16>, tensor<6x3x3x4xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x8x8x6xi48>
  return
}
// -----
func.func @byte_accumulator(%a: tensor<1x8x8x4xi8>, %b: tensor<6x3x3x4xi8>, %c: tensor<6xi32>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.conv2d' op accumulator type for i8 tensor is not i32}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f16, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xi8>, tensor<6x3x3x4xi8>, tensor<6xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x8x8x6xi32>
  return
}
// -----
func.func @short_accumulator(%a: tensor<1x8x8x4xi16>, %b: tensor<6x3x3x4xi8>, %c: tensor<6xi48>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.conv2d' op accumulator type for i16 tensor is not i48}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = i32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xi16>, tensor<6x3x3x4xi8>, tensor<6xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x8x8x6xi48>
  return
}
// -----
func.func @eight_accumulator(%a: tensor<1x8x8x4xf8E5M2>, %b: tensor<6x3x3x4xf8E5M2>, %c: tensor<6xf16>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
  // expected-error@+1 {{'tosa.conv2d' op accumulator type for f8 tensor is not f16}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf8E5M2>, tensor<6x3x3x4xf8E5M2>, tensor<6xf16>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x8x8x6xf16>
  return
}
// -----
func.func @eight_accumulator_fn(%a: tensor<1x8x8x4xf8E4M3FN>, %b: tensor<6x3x3x4xf8E4M3FN>, %c: tensor<6xf16>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E4M3FN>}> : () -> tensor<1xf8E4M3FN>
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf8E4M3FN>, tensor<6x3x3x4xf8E4M3FN>, tensor<6xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x8x8x6xf16>
  return
}
// -----
func.func @half_accumulator(%a: tensor<1x8x8x4xf16>, %b: tensor<6x3x3x4xf16>, %c: tensor<6xf16>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  // expected-error@+1 {{'tosa.conv2d' op accumulator type for f16 tensor is not f16/f32}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = i32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf16>, tensor<6x3x3x4xf16>, tensor<6xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x8x8x6xf16>
  return
}
// -----
func.func @brain_accumulator(%a: tensor<1x8x8x4xbf16>, %b: tensor<6x3x3x4xbf16>, %c: tensor<6xbf16>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  // expected-error@+1 {{'tosa.conv2d' op accumulator type for bf16 tensor is not f32}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f16, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xbf16>, tensor<6x3x3x4xbf16>, tensor<6xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x8x8x6xbf16>
  return
}
// -----
func.func @float_accumulator(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv2d' op accumulator type for f32 tensor is not f32}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f16, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @negative_pad(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv2d' op expect all padding values to be >= 0, got -1, 1, 1, 1}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: -1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @no_stride(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv2d' op expect all stride values to be >= 1, got 1, 0}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 0>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @no_dilation(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv2d' op expect all dilation values to be >= 1, got 0, 1}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 0, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @indivisible_height(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv2d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (8 - 1 + 1 + 1 - (3 - 1) * 1) / 2}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 2, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @indivisible_width(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv2d' op expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got (8 - 1 + 1 + 1 - (3 - 1) * 1) / 2}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 2>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @height(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv2d' op calculated output height did not match expected: calculated=8, expected=9}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x8x6xf32>
  return
}
// -----
func.func @width(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv2d' op calculated output width did not match expected: calculated=8, expected=9}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x9x6xf32>
  return
}
// -----
func.func @channels(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<5xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv2d' op bias channels expected to be equal to output channels (6) or 1, got 5}}
  %0 = "tosa.conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x6xf32>
  return
}
// -----
func.func @volume_depth(%a: tensor<1x5x8x8x4xf32>, %b: tensor<6x3x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv3d' op calculated output depth did not match expected: calculated=5, expected=6}}
  %0 = "tosa.conv3d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1, 1, 1>, dilation = array<i64: 1, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<1x5x8x8x4xf32>, tensor<6x3x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8x8x6xf32>
  return
}
// -----
func.func @volume_step(%a: tensor<1x5x8x8x4xf32>, %b: tensor<6x3x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv3d' op expected input_depth - 1 + pad_front + pad_back - (kernel_depth - 1) * dilation_d to be wholly divisible by stride_d, got (5 - 1 + 1 + 1 - (3 - 1) * 1) / 3}}
  %0 = "tosa.conv3d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1, 1, 1>, dilation = array<i64: 1, 1, 1>, stride = array<i64: 3, 1, 1>}> : (tensor<1x5x8x8x4xf32>, tensor<6x3x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x8x8x6xf32>
  return
}
// -----
func.func @volume_height_step(%a: tensor<1x5x8x8x4xf32>, %b: tensor<6x3x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv3d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (8 - 1 + 1 + 1 - (3 - 1) * 1) / 2}}
  %0 = "tosa.conv3d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1, 1, 1>, dilation = array<i64: 1, 1, 1>, stride = array<i64: 1, 2, 1>}> : (tensor<1x5x8x8x4xf32>, tensor<6x3x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x8x8x6xf32>
  return
}
// -----
func.func @volume_width(%a: tensor<1x5x8x8x4xf32>, %b: tensor<6x3x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.conv3d' op calculated output width did not match expected: calculated=8, expected=9}}
  %0 = "tosa.conv3d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1, 1, 1>, dilation = array<i64: 1, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<1x5x8x8x4xf32>, tensor<6x3x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x8x9x6xf32>
  return
}
// -----
func.func @accepted_volume(%a: tensor<1x5x8x8x4xf32>, %b: tensor<6x3x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = "tosa.conv3d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1, 1, 1>, dilation = array<i64: 1, 1, 1>, stride = array<i64: 1, 1, 1>}> : (tensor<1x5x8x8x4xf32>, tensor<6x3x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x8x8x6xf32>
  return
}
// -----
func.func @depth_height(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x2xf32>, %c: tensor<8xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.depthwise_conv2d' op calculated output height did not match expected: calculated=8, expected=6}}
  %0 = "tosa.depthwise_conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x8x8xf32>
  return
}
// -----
func.func @depth_step(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x2xf32>, %c: tensor<8xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.depthwise_conv2d' op expected input_width - 1 + pad_left + pad_right - (kernel_width - 1) * dilation_x to be wholly divisible by stride_x, got (8 - 1 + 1 + 1 - (3 - 1) * 1) / 2}}
  %0 = "tosa.depthwise_conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 2>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x8xf32>
  return
}
// -----
func.func @depth_channels(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x2xf32>, %c: tensor<7xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.depthwise_conv2d' op bias channels expected to be equal to output channels (8) or 1, got 7}}
  %0 = "tosa.depthwise_conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x8xf32>
  return
}
// -----
func.func @accepted_depth(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x2xf32>, %c: tensor<8xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = "tosa.depthwise_conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, pad = array<i64: 1, 1, 1, 1>, dilation = array<i64: 1, 1>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x8xf32>
  return
}
// -----
func.func @out_top(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.transpose_conv2d' op expected out_pad_top > -KH, but got: out_pad_top=-3 and KH=3}}
  %0 = "tosa.transpose_conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, out_pad = array<i64: -3, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x6xf32>
  return
}
// -----
func.func @out_bottom(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.transpose_conv2d' op expected out_pad_bottom > -KH, but got: out_pad_bottom=-3 and KH=3}}
  %0 = "tosa.transpose_conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, out_pad = array<i64: 0, -3, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x6xf32>
  return
}
// -----
func.func @out_left(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x5x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.transpose_conv2d' op expected out_pad_left > -KW, but got: out_pad_left=-5 and KW=5}}
  %0 = "tosa.transpose_conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, out_pad = array<i64: 0, 0, -5, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x5x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x6xf32>
  return
}
// -----
func.func @out_right(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x5x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.transpose_conv2d' op expected out_pad_right > -KW, but got: out_pad_right=-5 and KW=5}}
  %0 = "tosa.transpose_conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, -5>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x5x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x6xf32>
  return
}
// -----
func.func @out_stride(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.transpose_conv2d' op expect all stride values to be >= 1, got [0, 1]}}
  %0 = "tosa.transpose_conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x6xf32>
  return
}
// -----
func.func @out_height(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.transpose_conv2d' op dimension mismatch: expected OH == (IH - 1) * stride_y + out_pad_top + out_pad_bottom + KH, but got 11 != (8 - 1) * 1 + 0 + 0 + 3}}
  %0 = "tosa.transpose_conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x11x10x6xf32>
  return
}
// -----
func.func @out_width(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.transpose_conv2d' op dimension mismatch: expected OW == (IW - 1) * stride_x + out_pad_left + out_pad_right + KW, but got 11 != (8 - 1) * 1 + 0 + 0 + 3}}
  %0 = "tosa.transpose_conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x11x6xf32>
  return
}
// -----
func.func @out_channels(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<5xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.transpose_conv2d' op bias channels expected to be equal to output channels (6) or 1, got 5}}
  %0 = "tosa.transpose_conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xf32>
  return
}
// -----
func.func @accepted_out(%a: tensor<1x8x8x4xf32>, %b: tensor<6x3x3x4xf32>, %c: tensor<6xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = "tosa.transpose_conv2d"(%a, %b, %c, %z, %y) <{acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x8x8x4xf32>, tensor<6x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x6xf32>
  return
}
// -----
func.func @unscaled_shape(%a: tensor<4x32xf8E5M2>, %b: tensor<4x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf8E5M2>') and output_data ('tensor<4x64xf32>')}}
  %0 = "tosa.cast_from_block_scaled"(%a, %b) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x64xf32>
  return
}
// -----
func.func @unscaled_block(%a: tensor<4x33xf8E5M2>, %b: tensor<4x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_data (33) to be divisible by block_size (32)}}
  %0 = "tosa.cast_from_block_scaled"(%a, %b) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x33xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x33xf32>
  return
}
// -----
func.func @unscaled_scale(%a: tensor<4x32xf8E5M2>, %b: tensor<3x1xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf8E5M2>') and input_scale ('tensor<3x1xf8E8M0FNU>') except for the last dimension}}
  %0 = "tosa.cast_from_block_scaled"(%a, %b) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf8E5M2>, tensor<3x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}
// -----
func.func @unscaled_last(%a: tensor<4x32xf8E5M2>, %b: tensor<4x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.cast_from_block_scaled' op expect last dimension of input_scale (2) to be equal to last dimension of input_data / block_size (1)}}
  %0 = "tosa.cast_from_block_scaled"(%a, %b) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf8E5M2>, tensor<4x2xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}
// -----
func.func @accepted_unscaled(%a: tensor<4x32xf8E5M2>, %b: tensor<4x1xf8E8M0FNU>) {
  %0 = "tosa.cast_from_block_scaled"(%a, %b) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  return
}
// -----
func.func @scaled_shape(%a: tensor<4x32xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for input_data ('tensor<4x32xf32>') and output_data ('tensor<4x64xf8E5M2>')}}
  %0:2 = "tosa.cast_to_block_scaled"(%a) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf32>) -> (tensor<4x64xf8E5M2>, tensor<4x2xf8E8M0FNU>)
  return
}
// -----
func.func @scaled_block(%a: tensor<4x33xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op expect last dimension of input_data (33) to be divisible by block_size (32)}}
  %0:2 = "tosa.cast_to_block_scaled"(%a) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x33xf32>) -> (tensor<4x33xf8E5M2>, tensor<4x1xf8E8M0FNU>)
  return
}
// -----
func.func @scaled_scale(%a: tensor<4x32xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op require compatible shapes for output_data ('tensor<4x32xf8E5M2>') and output_scale ('tensor<3x1xf8E8M0FNU>') except for the last dimension}}
  %0:2 = "tosa.cast_to_block_scaled"(%a) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<3x1xf8E8M0FNU>)
  return
}
// -----
func.func @scaled_last(%a: tensor<4x32xf32>) {
  // expected-error@+1 {{'tosa.cast_to_block_scaled' op expect last dimension of output_scale (8) to be equal to last dimension of output_data / block_size (1)}}
  %0:2 = "tosa.cast_to_block_scaled"(%a) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<4x8xf8E8M0FNU>)
  return
}
// -----
func.func @accepted_scaled(%a: tensor<4x32xf32>) {
  %0:2 = "tosa.cast_to_block_scaled"(%a) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>)
  return
}
// -----
func.func @clamped_type(%a: tensor<4xi8>) {
  // expected-error@+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = "tosa.clamp"(%a) <{min_val = 5 : i16, max_val = 6 : i16}> : (tensor<4xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @clamped_order(%a: tensor<4xi8>) {
  // expected-error@+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=5 : i8, max_val=1 : i8}}
  %0 = "tosa.clamp"(%a) <{min_val = 5 : i8, max_val = 1 : i8}> : (tensor<4xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @clamped_floats(%a: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=5.000000e+00 : f32, max_val=1.000000e+00 : f32}}
  %0 = "tosa.clamp"(%a) <{min_val = 5.0 : f32, max_val = 1.0 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @accepted_integers(%a: tensor<4xi8>) {
  %0 = "tosa.clamp"(%a) <{min_val = -5 : i8, max_val = 1 : i8}> : (tensor<4xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @accepted_clamp(%a: tensor<4xf32>) {
  %0 = "tosa.clamp"(%a) <{min_val = -1.0 : f32, max_val = 1.0 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @joined_nothing() {
  // expected-error@+1 {{'tosa.concat' op expect at least one input}}
  %0 = "tosa.concat"() <{axis = 0 : i32}> : () -> tensor<4xf32>
  return
}
// -----
func.func @joined_types(%a: tensor<4xf32>, %b: tensor<4xf16>) {
  // expected-error@+1 {{'tosa.concat' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = "tosa.concat"(%a, %b) <{axis = 0 : i32}> : (tensor<4xf32>, tensor<4xf16>) -> tensor<8xf32>
  return
}
// -----
func.func @joined_axis(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 2}}
  %0 = "tosa.concat"(%a, %a) <{axis = 2 : i32}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  return
}
// -----
func.func @joined_ranks(%a: tensor<4x2xf32>, %b: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect all operands to have the same rank, but got 2 vs 1 on operands 0 and 1}}
  %0 = "tosa.concat"(%a, %b) <{axis = 0 : i32}> : (tensor<4x2xf32>, tensor<4xf32>) -> tensor<8x2xf32>
  return
}
// -----
func.func @joined_sizes(%a: tensor<4x2xf32>, %b: tensor<4x3xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 3 vs 2 at index 1 on operands 0 and 1}}
  %0 = "tosa.concat"(%a, %b) <{axis = 0 : i32}> : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<8x2xf32>
  return
}
// -----
func.func @joined_result_rank(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.concat' op expect output rank to match inputs rank, got 3 vs 2}}
  %0 = "tosa.concat"(%a, %a) <{axis = 0 : i32}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<8x2x1xf32>
  return
}
// -----
func.func @joined_result(%a: tensor<4x2xf32>) {
  // expected-error@+2 {{'tosa.concat' op inferred type(s) 'tensor<8x2xf32>' are incompatible with return type(s) of operation 'tensor<8x3xf32>'}}
  // expected-error@+1 {{'tosa.concat' op failed to infer returned types}}
  %0 = "tosa.concat"(%a, %a) <{axis = 0 : i32}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<8x3xf32>
  return
}
// -----
func.func @joined_unknown(%a: tensor<?x2xf32>, %b: tensor<4x2xf32>) {
  // expected-error@+2 {{'tosa.concat' op inferred type(s) 'tensor<?x2xf32>' are incompatible with return type(s) of operation 'tensor<8x3xf32>'}}
  // expected-error@+1 {{'tosa.concat' op failed to infer returned types}}
  %0 = "tosa.concat"(%a, %b) <{axis = 0 : i32}> : (tensor<?x2xf32>, tensor<4x2xf32>) -> tensor<8x3xf32>
  return
}
// -----
func.func @joined_sum_and_size(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 4 and 3}}
  %0 = "tosa.concat"(%a, %a) <{axis = 1 : i32}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<8x3xf32>
  return
}
// -----
func.func @joined_sum(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 8 and 7}}
  %0 = "tosa.concat"(%a, %a) <{axis = 0 : i32}> : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<7x2xf32>
  return
}
// -----
func.func @accepted_joined(%a: tensor<4x2xf32>, %b: tensor<3x2xf32>) {
  %0 = "tosa.concat"(%a, %b) <{axis = 0 : i32}> : (tensor<4x2xf32>, tensor<3x2xf32>) -> tensor<7x2xf32>
  return
}
// -----
func.func @constant_type() {
  // expected-error@+1 {{'tosa.const' op expected same attr/result element types}}
  %0 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xf32>
  return
}
// -----
func.func @shape_rank() {
  // expected-error@+1 {{'tosa.const_shape' op expect elements in attribute values with rank 1}}
  %0 = "tosa.const_shape"() <{values = dense<1> : tensor<2x1xindex>}> : () -> !tosa.shape<2>
  return
}
// -----
func.func @shape_count() {
  // expected-error@+1 {{'tosa.const_shape' op expect number of elements in attribute values (2) to be equal to the rank (3) for the result shape type}}
  %0 = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<3>
  return
}
// -----
func.func @accepted_shape() {
  %0 = "tosa.const_shape"() <{values = dense<1> : tensor<2xindex>}> : () -> !tosa.shape<2>
  return
}
// -----
func.func @fourier_height(%a: tensor<2x6x8xf32>) {
  // expected-error@+1 {{'tosa.fft2d' op expected height to be a power of two, got 6}}
  %0:2 = "tosa.fft2d"(%a, %a) <{inverse = false}> : (tensor<2x6x8xf32>, tensor<2x6x8xf32>) -> (tensor<2x6x8xf32>, tensor<2x6x8xf32>)
  return
}
// -----
func.func @fourier_width(%a: tensor<2x8x6xf32>) {
  // expected-error@+1 {{'tosa.fft2d' op expected width to be a power of two, got 6}}
  %0:2 = "tosa.fft2d"(%a, %a) <{inverse = false}> : (tensor<2x8x6xf32>, tensor<2x8x6xf32>) -> (tensor<2x8x6xf32>, tensor<2x8x6xf32>)
  return
}
// -----
func.func @accepted_fourier(%a: tensor<2x8x8xf32>) {
  %0:2 = "tosa.fft2d"(%a, %a) <{inverse = false}> : (tensor<2x8x8xf32>, tensor<2x8x8xf32>) -> (tensor<2x8x8xf32>, tensor<2x8x8xf32>)
  return
}
// -----
func.func @real_outputs(%a: tensor<2x8x16xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected output shapes to match, got 'tensor<2x8x8xf32>', 'tensor<2x8x9xf32>'}}
  %0:2 = "tosa.rfft2d"(%a) : (tensor<2x8x16xf32>) -> (tensor<2x8x8xf32>, tensor<2x8x9xf32>)
  return
}
// -----
func.func @real_height(%a: tensor<2x6x16xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected height to be a power of two, got 6}}
  %0:2 = "tosa.rfft2d"(%a) : (tensor<2x6x16xf32>) -> (tensor<2x6x9xf32>, tensor<2x6x9xf32>)
  return
}
// -----
func.func @real_width(%a: tensor<2x8x6xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected width to be a power of two, got 6}}
  %0:2 = "tosa.rfft2d"(%a) : (tensor<2x8x6xf32>) -> (tensor<2x8x4xf32>, tensor<2x8x4xf32>)
  return
}
// -----
func.func @real_batch(%a: tensor<2x8x16xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected batch and height dimensions of input/output to match, got input='tensor<2x8x16xf32>' output='tensor<3x8x9xf32>'}}
  %0:2 = "tosa.rfft2d"(%a) : (tensor<2x8x16xf32>) -> (tensor<3x8x9xf32>, tensor<3x8x9xf32>)
  return
}
// -----
func.func @real_output(%a: tensor<2x8x16xf32>) {
  // expected-error@+1 {{'tosa.rfft2d' op expected output width to be equal to input_width / 2 + 1, got 8}}
  %0:2 = "tosa.rfft2d"(%a) : (tensor<2x8x16xf32>) -> (tensor<2x8x8xf32>, tensor<2x8x8xf32>)
  return
}
// -----
func.func @accepted_real(%a: tensor<2x8x16xf32>) {
  %0:2 = "tosa.rfft2d"(%a) : (tensor<2x8x16xf32>) -> (tensor<2x8x9xf32>, tensor<2x8x9xf32>)
  return
}
// -----
func.func @gathered_type(%a: tensor<2x8x4xf32>, %b: tensor<2x6xi32>) {
  // expected-error@+1 {{'tosa.gather' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = "tosa.gather"(%a, %b) : (tensor<2x8x4xf32>, tensor<2x6xi32>) -> tensor<2x6x4xf16>
  return
}
// -----
func.func @gathered_indices(%a: tensor<2x8x4xf32>, %b: tensor<3x6xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires indices dimension 0 to have size 2, got 3}}
  %0 = "tosa.gather"(%a, %b) : (tensor<2x8x4xf32>, tensor<3x6xi32>) -> tensor<2x6x4xf32>
  return
}
// -----
func.func @gathered_batch(%a: tensor<2x8x4xf32>, %b: tensor<2x6xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires output dimension 0 to have size 2, got 3}}
  %0 = "tosa.gather"(%a, %b) : (tensor<2x8x4xf32>, tensor<2x6xi32>) -> tensor<3x6x4xf32>
  return
}
// -----
func.func @gathered_size(%a: tensor<2x8x4xf32>, %b: tensor<2x6xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires output dimension 1 to have size 6, got 5}}
  %0 = "tosa.gather"(%a, %b) : (tensor<2x8x4xf32>, tensor<2x6xi32>) -> tensor<2x5x4xf32>
  return
}
// -----
func.func @gathered_channels(%a: tensor<2x8x4xf32>, %b: tensor<2x6xi32>) {
  // expected-error@+1 {{'tosa.gather' op requires output dimension 2 to have size 4, got 5}}
  %0 = "tosa.gather"(%a, %b) : (tensor<2x8x4xf32>, tensor<2x6xi32>) -> tensor<2x6x5xf32>
  return
}
// -----
func.func @accepted_gather(%a: tensor<2x8x4xf32>, %b: tensor<2x6xi32>) {
  %0 = "tosa.gather"(%a, %b) : (tensor<2x8x4xf32>, tensor<2x6xi32>) -> tensor<2x6x4xf32>
  return
}
// -----
func.func @mixed_factors(%a: tensor<1x2x3x!quant.uniform<i8:f32, 1.0>>, %b: tensor<1x3x4xi8>, %z: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.matmul' op expect operands to be both quantized or both not quantized, got '!quant.uniform<i8:f32, 1.000000e+00>' and 'i8'}}
  %0 = "tosa.matmul"(%a, %b, %z, %z) : (tensor<1x2x3x!quant.uniform<i8:f32, 1.0>>, tensor<1x3x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return
}
// -----
func.func @factor_zero_type(%a: tensor<1x2x3xf32>, %b: tensor<1x3x4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.matmul' op expect input a and a_zp have the same element type, got 'f32' and 'f16'}}
  %0 = "tosa.matmul"(%a, %b, %z, %y) : (tensor<1x2x3xf32>, tensor<1x3x4xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<1x2x4xf32>
  return
}
// -----
func.func @second_factor_zero_type(%a: tensor<1x2x3xf32>, %b: tensor<1x3x4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  // expected-error@+1 {{'tosa.matmul' op expect input b and b_zp have the same element type, got 'f32' and 'f16'}}
  %0 = "tosa.matmul"(%a, %b, %z, %y) : (tensor<1x2x3xf32>, tensor<1x3x4xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<1x2x4xf32>
  return
}
// -----
func.func @factor_zero(%a: tensor<1x2x3xi16>, %b: tensor<1x3x4xi16>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.matmul' op a zero point must be zero for non-int8 integer types}}
  %0 = "tosa.matmul"(%a, %b, %z, %y) : (tensor<1x2x3xi16>, tensor<1x3x4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x2x4xi48>
  return
}
// -----
func.func @accepted_factors(%a: tensor<1x2x3xi8>, %b: tensor<1x3x4xi8>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = "tosa.matmul"(%a, %b, %z, %y) : (tensor<1x2x3xi8>, tensor<1x3x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return
}
// -----
func.func @blocks_type(%a: tensor<2x4x64xf8E5M2>, %b: tensor<2x4x2xf8E8M0FNU>, %c: tensor<2x8x64xf8E4M3FN>, %d: tensor<2x8x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect A_data and B_data to have same element type, got 'f8E5M2' and 'f8E4M3FN'}}
  %0 = "tosa.matmul_t_block_scaled"(%a, %b, %c, %d) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E5M2>, tensor<2x4x2xf8E8M0FNU>, tensor<2x8x64xf8E4M3FN>, tensor<2x8x2xf8E8M0FNU>) -> tensor<2x4x8xf32>
  return
}
// -----
func.func @blocks_scale_batch(%a: tensor<2x4x64xf8E5M2>, %b: tensor<3x4x2xf8E8M0FNU>, %c: tensor<2x8x64xf8E5M2>, %d: tensor<2x8x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected batch of a_scale to match size 2, got 3}}
  %0 = "tosa.matmul_t_block_scaled"(%a, %b, %c, %d) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E5M2>, tensor<3x4x2xf8E8M0FNU>, tensor<2x8x64xf8E5M2>, tensor<2x8x2xf8E8M0FNU>) -> tensor<2x4x8xf32>
  return
}
// -----
func.func @blocks_scale_rows(%a: tensor<2x4x64xf8E5M2>, %b: tensor<2x5x2xf8E8M0FNU>, %c: tensor<2x8x64xf8E5M2>, %d: tensor<2x8x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected height of a_scale to match size 4, got 5}}
  %0 = "tosa.matmul_t_block_scaled"(%a, %b, %c, %d) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E5M2>, tensor<2x5x2xf8E8M0FNU>, tensor<2x8x64xf8E5M2>, tensor<2x8x2xf8E8M0FNU>) -> tensor<2x4x8xf32>
  return
}
// -----
func.func @blocks_depth(%a: tensor<2x4x64xf8E5M2>, %b: tensor<2x4x2xf8E8M0FNU>, %c: tensor<2x8x32xf8E5M2>, %d: tensor<2x8x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected channels of b_data to match size 64, got 32}}
  %0 = "tosa.matmul_t_block_scaled"(%a, %b, %c, %d) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E5M2>, tensor<2x4x2xf8E8M0FNU>, tensor<2x8x32xf8E5M2>, tensor<2x8x2xf8E8M0FNU>) -> tensor<2x4x8xf32>
  return
}
// -----
func.func @blocks_right_scale_batch(%a: tensor<2x4x64xf8E5M2>, %b: tensor<2x4x2xf8E8M0FNU>, %c: tensor<2x8x64xf8E5M2>, %d: tensor<3x8x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected batch of b_scale to match size 2, got 3}}
  %0 = "tosa.matmul_t_block_scaled"(%a, %b, %c, %d) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E5M2>, tensor<2x4x2xf8E8M0FNU>, tensor<2x8x64xf8E5M2>, tensor<3x8x2xf8E8M0FNU>) -> tensor<2x4x8xf32>
  return
}
// -----
func.func @blocks_right_scale_rows(%a: tensor<2x4x64xf8E5M2>, %b: tensor<2x4x2xf8E8M0FNU>, %c: tensor<2x8x64xf8E5M2>, %d: tensor<2x9x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected width of b_scale to match size 8, got 9}}
  %0 = "tosa.matmul_t_block_scaled"(%a, %b, %c, %d) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E5M2>, tensor<2x4x2xf8E8M0FNU>, tensor<2x8x64xf8E5M2>, tensor<2x9x2xf8E8M0FNU>) -> tensor<2x4x8xf32>
  return
}
// -----
func.func @blocks_scales(%a: tensor<2x4x64xf8E5M2>, %b: tensor<2x4x2xf8E8M0FNU>, %c: tensor<2x8x64xf8E5M2>, %d: tensor<2x8x3xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected C/block_size of b_scale to match size 2, got 3}}
  %0 = "tosa.matmul_t_block_scaled"(%a, %b, %c, %d) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E5M2>, tensor<2x4x2xf8E8M0FNU>, tensor<2x8x64xf8E5M2>, tensor<2x8x3xf8E8M0FNU>) -> tensor<2x4x8xf32>
  return
}
// -----
func.func @blocks_batch(%a: tensor<2x4x64xf8E5M2>, %b: tensor<2x4x2xf8E8M0FNU>, %c: tensor<3x8x64xf8E5M2>, %d: tensor<3x8x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect B matrix batch size to be broadcast compatible with A, got D=3 vs N=2}}
  %0 = "tosa.matmul_t_block_scaled"(%a, %b, %c, %d) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E5M2>, tensor<2x4x2xf8E8M0FNU>, tensor<3x8x64xf8E5M2>, tensor<3x8x2xf8E8M0FNU>) -> tensor<2x4x8xf32>
  return
}
// -----
func.func @blocks_multiple(%a: tensor<2x4x48xf8E5M2>, %b: tensor<2x4x2xf8E8M0FNU>, %c: tensor<2x8x48xf8E5M2>, %d: tensor<2x8x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect C to be a multiple of block size, got C=48, block_size=32}}
  %0 = "tosa.matmul_t_block_scaled"(%a, %b, %c, %d) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x48xf8E5M2>, tensor<2x4x2xf8E8M0FNU>, tensor<2x8x48xf8E5M2>, tensor<2x8x2xf8E8M0FNU>) -> tensor<2x4x8xf32>
  return
}
// -----
func.func @blocks_count(%a: tensor<2x4x64xf8E5M2>, %b: tensor<2x4x3xf8E8M0FNU>, %c: tensor<2x8x64xf8E5M2>, %d: tensor<2x8x3xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expect scale operands dimension 2 to equal C/block_size (64/32), got 3}}
  %0 = "tosa.matmul_t_block_scaled"(%a, %b, %c, %d) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E5M2>, tensor<2x4x3xf8E8M0FNU>, tensor<2x8x64xf8E5M2>, tensor<2x8x3xf8E8M0FNU>) -> tensor<2x4x8xf32>
  return
}
// -----
func.func @blocks_result_batch(%a: tensor<2x4x64xf8E5M2>, %b: tensor<2x4x2xf8E8M0FNU>, %c: tensor<2x8x64xf8E5M2>, %d: tensor<2x8x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected output shape 3, 4, 8 to be compatible with expected output shape 2, 4, 8}}
  %0 = "tosa.matmul_t_block_scaled"(%a, %b, %c, %d) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E5M2>, tensor<2x4x2xf8E8M0FNU>, tensor<2x8x64xf8E5M2>, tensor<2x8x2xf8E8M0FNU>) -> tensor<3x4x8xf32>
  return
}
// -----
func.func @blocks_result_rows(%a: tensor<2x4x64xf8E5M2>, %b: tensor<2x4x2xf8E8M0FNU>, %c: tensor<2x8x64xf8E5M2>, %d: tensor<2x8x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected output shape 2, 5, 8 to be compatible with expected output shape 2, 4, 8}}
  %0 = "tosa.matmul_t_block_scaled"(%a, %b, %c, %d) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E5M2>, tensor<2x4x2xf8E8M0FNU>, tensor<2x8x64xf8E5M2>, tensor<2x8x2xf8E8M0FNU>) -> tensor<2x5x8xf32>
  return
}
// -----
func.func @blocks_result_columns(%a: tensor<2x4x64xf8E5M2>, %b: tensor<2x4x2xf8E8M0FNU>, %c: tensor<2x8x64xf8E5M2>, %d: tensor<2x8x2xf8E8M0FNU>) {
  // expected-error@+1 {{'tosa.matmul_t_block_scaled' op expected output shape 2, 4, 9 to be compatible with expected output shape 2, 4, 8}}
  %0 = "tosa.matmul_t_block_scaled"(%a, %b, %c, %d) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E5M2>, tensor<2x4x2xf8E8M0FNU>, tensor<2x8x64xf8E5M2>, tensor<2x8x2xf8E8M0FNU>) -> tensor<2x4x9xf32>
  return
}
// -----
func.func @accepted_blocks(%a: tensor<2x4x64xf8E5M2>, %b: tensor<2x4x2xf8E8M0FNU>, %c: tensor<1x8x64xf8E5M2>, %d: tensor<1x8x2xf8E8M0FNU>) {
  %0 = "tosa.matmul_t_block_scaled"(%a, %b, %c, %d) <{block_size = #tosa.block_size<BLOCK_SIZE_32>}> : (tensor<2x4x64xf8E5M2>, tensor<2x4x2xf8E8M0FNU>, tensor<1x8x64xf8E5M2>, tensor<1x8x2xf8E8M0FNU>) -> tensor<2x4x8xf32>
  return
}
// -----
func.func @integer_factors(%a: tensor<4xi8>, %b: tensor<4xi16>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.mul' op requires the same element type for all operands}}
  %0 = "tosa.mul"(%a, %b, %s) : (tensor<4xi8>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi32>
  return
}
// -----
func.func @wide_factors(%a: tensor<4xi32>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.mul' op invalid data type size for operands or result}}
  %0 = "tosa.mul"(%a, %a, %s) : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @float_factors(%a: tensor<4xf32>, %b: tensor<4xf16>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = "tosa.mul"(%a, %b, %s) : (tensor<4xf32>, tensor<4xf16>, tensor<1xi8>) -> tensor<4xf32>
  return
}
// -----
func.func @shifted_floats(%a: tensor<4xf32>) {
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.mul' op require shift to be 0 for float type}}
  %0 = "tosa.mul"(%a, %a, %s) : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}
// -----
func.func @factor_ranks(%a: tensor<4x4xf32>, %b: tensor<4xf32>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.mul' op a and b operands don't have matching ranks, got 2 and 1}}
  %0 = "tosa.mul"(%a, %b, %s) : (tensor<4x4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4x4xf32>
  return
}
// -----
func.func @factor_shapes(%a: tensor<4xf32>, %b: tensor<5xf32>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.mul' op a and b operands don't have broadcast-compatible shapes, got 'tensor<4xf32>' and 'tensor<5xf32>'}}
  %0 = "tosa.mul"(%a, %b, %s) : (tensor<4xf32>, tensor<5xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}
// -----
func.func @product_rank(%a: tensor<4xf32>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.mul' op result type has different rank than a, got 2 vs 1}}
  %0 = "tosa.mul"(%a, %a, %s) : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4x4xf32>
  return
}
// -----
func.func @product_of_unranked(%a: tensor<*xf32>, %b: tensor<4xf32>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.mul' op result type has different rank than b, got 2 vs 1}}
  %0 = "tosa.mul"(%a, %b, %s) : (tensor<*xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4x4xf32>
  return
}
// -----
func.func @accepted_integer_product(%a: tensor<4xi16>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = "tosa.mul"(%a, %a, %s) : (tensor<4xi16>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi32>
  return
}
// -----
func.func @accepted_product(%a: tensor<4x1xf32>, %b: tensor<1x4xf32>) {
  %s = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = "tosa.mul"(%a, %b, %s) : (tensor<4x1xf32>, tensor<1x4xf32>, tensor<1xi8>) -> tensor<4x4xf32>
  return
}
// -----
func.func @negated_type(%a: tensor<4xi8>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.negate' op expect input and output to have same element type, got 'i8' and 'i16'}}
  %0 = "tosa.negate"(%a, %z, %y) : (tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi16>
  return
}
// -----
func.func @negated_shape(%a: tensor<4xf32>) {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %y = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.negate' op requires the same shape for input1 and output}}
  %0 = "tosa.negate"(%a, %z, %y) : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<5xf32>
  return
}
// -----
func.func @negated_zero_type(%a: tensor<4xi8>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.negate' op expect both input1 and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = "tosa.negate"(%a, %z, %y) : (tensor<4xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @negated_output_zero_type(%a: tensor<4xi8>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.negate' op expect both output and its zero point are the same element type, got 'i8' and 'i16'}}
  %0 = "tosa.negate"(%a, %z, %y) : (tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi8>
  return
}
// -----
func.func @negated_zero(%a: tensor<4xi16>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
  %0 = "tosa.negate"(%a, %z, %y) : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return
}
// -----
func.func @accepted_negated(%a: tensor<4xi8>) {
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = "tosa.negate"(%a, %z, %y) : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @padded_type(%a: tensor<4xf32>) {
  %p = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.pad' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = "tosa.pad"(%a, %p, %c) : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<6xf16>
  return
}
// -----
func.func @padding_type(%a: tensor<4xf32>) {
  %p = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<0.0> : tensor<1xf16>}> : () -> tensor<1xf16>
  // expected-error@+1 {{'tosa.pad' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = "tosa.pad"(%a, %p, %c) : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf16>) -> tensor<6xf32>
  return
}
// -----
func.func @padded_rank(%a: tensor<4xf32>) {
  %p = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.pad' op expect same input and output tensor rank, but got inputRank: 1, outputRank: 2}}
  %0 = "tosa.pad"(%a, %p, %c) : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<6x1xf32>
  return
}
// -----
func.func @padding_count(%a: tensor<4xf32>) {
  %p = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.pad' op padding tensor must have 1 * 2 = 2 elements, but got 4}}
  %0 = "tosa.pad"(%a, %p, %c) : (tensor<4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<6xf32>
  return
}
// -----
func.func @padding_negative(%a: tensor<4xf32>) {
  %p = tosa.const_shape {values = dense<[-2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.pad' op invalid padding values at dimension 0: values must be non-negative or -1 for dynamic padding, got [-2, 1]}}
  %0 = "tosa.pad"(%a, %p, %c) : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<6xf32>
  return
}
// -----
func.func @padded_size(%a: tensor<4xf32>) {
  %p = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  // expected-error@+1 {{'tosa.pad' op mismatch in output shape at dimension 0: expected 4 + 1 + 1 = 6, but got 7}}
  %0 = "tosa.pad"(%a, %p, %c) : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<7xf32>
  return
}
// -----
func.func @accepted_padded(%a: tensor<4xf32>) {
  %p = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %0 = "tosa.pad"(%a, %p, %c) : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<6xf32>
  return
}
// -----
func.func @rescaled_zero_type(%a: tensor<4xi8>) {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op expected input and input_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
  %0 = "tosa.rescale"(%a, %m, %s, %z, %y) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @rescaled_output_zero_type(%a: tensor<4xi8>) {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.rescale' op expected output and output_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i16'}}
  %0 = "tosa.rescale"(%a, %m, %s, %z, %y) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi8>
  return
}
// -----
func.func @rescaled_zero(%a: tensor<4xi16>) {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op expect input_zp of 0, got 1}}
  %0 = "tosa.rescale"(%a, %m, %s, %z, %y) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @rescaled_output_zero(%a: tensor<4xi8>) {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<2> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.rescale' op expect output_zp of 0, got 2}}
  %0 = "tosa.rescale"(%a, %m, %s, %z, %y) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi16>
  return
}
// -----
func.func @rescaled_unsigned_zero(%a: tensor<4xi16>) {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op expect input_zp of 0 or 32768 for unsigned int16 input, got 1}}
  %0 = "tosa.rescale"(%a, %m, %s, %z, %y) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true, per_channel = false, input_unsigned = true, output_unsigned = false}> : (tensor<4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @rescaled_multiplier(%a: tensor<4xi8>) {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'}}
  %0 = "tosa.rescale"(%a, %m, %s, %z, %y) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @rescaled_short_multiplier(%a: tensor<4xi8>) {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op expect i16 element type for multiplier for scale32=false, got 'i32'}}
  %0 = "tosa.rescale"(%a, %m, %s, %z, %y) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = false, per_channel = false, input_unsigned = false, output_unsigned = false}> : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @rescaled_scalar(%a: tensor<i8>) {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op requires input to be at least rank 1 when per_channel is true, but got rank 0}}
  %0 = "tosa.rescale"(%a, %m, %s, %z, %y) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false}> : (tensor<i8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<i8>
  return
}
// -----
func.func @rescaled_multipliers(%a: tensor<4xi8>) {
  %m = "tosa.const"() <{values = dense<1> : tensor<3xi32>}> : () -> tensor<3xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<4xi8>}> : () -> tensor<4xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op expect shape of { 4 } for multiplier input, got { 3 }}}
  %0 = "tosa.rescale"(%a, %m, %s, %z, %y) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false}> : (tensor<4xi8>, tensor<3xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @rescaled_shifts(%a: tensor<4xi8>) {
  %m = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<3xi8>}> : () -> tensor<3xi8>
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.rescale' op expect shape of { 4 } for shift input, got { 3 }}}
  %0 = "tosa.rescale"(%a, %m, %s, %z, %y) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false}> : (tensor<4xi8>, tensor<4xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @accepted_rescaled(%a: tensor<4xi8>) {
  %m = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<4xi8>}> : () -> tensor<4xi8>
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = "tosa.rescale"(%a, %m, %s, %z, %y) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false}> : (tensor<4xi8>, tensor<4xi32>, tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @accepted_unsigned(%a: tensor<4xi16>) {
  %m = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z = "tosa.const"() <{values = dense<-32768> : tensor<1xi16>}> : () -> tensor<1xi16>
  %y = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = "tosa.rescale"(%a, %m, %s, %z, %y) <{rounding_mode = #tosa.rounding_mode<SINGLE_ROUND>, scale32 = true, per_channel = false, input_unsigned = true, output_unsigned = false}> : (tensor<4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}
// -----
func.func @reshaped_type(%a: tensor<4x2xf32>) {
  %s = tosa.const_shape {values = dense<[8]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.reshape' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = "tosa.reshape"(%a, %s) : (tensor<4x2xf32>, !tosa.shape<1>) -> tensor<8xf16>
  return
}
// -----
func.func @reshaped_unknown(%a: tensor<4x2xf32>) {
  %s = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op expected at most one target dimension to be -1}}
  %0 = "tosa.reshape"(%a, %s) : (tensor<4x2xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}
// -----
func.func @reshaped_rank(%a: tensor<4x2xf32>) {
  %s = tosa.const_shape {values = dense<[8]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.reshape' op new shape does not match result rank}}
  %0 = "tosa.reshape"(%a, %s) : (tensor<4x2xf32>, !tosa.shape<1>) -> tensor<8x1xf32>
  return
}
// -----
func.func @reshaped_size(%a: tensor<4x2xf32>) {
  %s = tosa.const_shape {values = dense<[2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op new shape is inconsistent with result shape}}
  %0 = "tosa.reshape"(%a, %s) : (tensor<4x2xf32>, !tosa.shape<2>) -> tensor<4x2xf32>
  return
}
// -----
func.func @reshaped_negative(%a: tensor<4x2xf32>) {
  %s = tosa.const_shape {values = dense<[-2, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op new shape has invalid tensor dimension size -2}}
  %0 = "tosa.reshape"(%a, %s) : (tensor<4x2xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
  return
}
// -----
func.func @reshaped_elements(%a: tensor<4x2xf32>) {
  %s = tosa.const_shape {values = dense<[3, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op cannot reshape 8 elements into 9}}
  %0 = "tosa.reshape"(%a, %s) : (tensor<4x2xf32>, !tosa.shape<2>) -> tensor<3x3xf32>
  return
}
// -----
func.func @reshaped_known(%a: tensor<4x2xf32>) {
  %s = tosa.const_shape {values = dense<[3, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op cannot reshape 8 elements into 9}}
  %0 = "tosa.reshape"(%a, %s) : (tensor<4x2xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}
// -----
func.func @reshaped_least(%a: tensor<4x2xf32>) {
  %s = tosa.const_shape {values = dense<[16, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.reshape' op cannot reshape 8 elements into 16}}
  %0 = "tosa.reshape"(%a, %s) : (tensor<4x2xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return
}
// -----
func.func @accepted_reshaped(%a: tensor<4x2xf32>) {
  %s = tosa.const_shape {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = "tosa.reshape"(%a, %s) : (tensor<4x2xf32>, !tosa.shape<2>) -> tensor<2x4xf32>
  return
}
// -----
func.func @resized_scale(%a: tensor<1x4x4x2xf32>) {
  %s = tosa.const_shape {values = dense<[4, 0, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.resize' op expect all scale values to be > 0, got 4, 0, 4, 2}}
  %0 = "tosa.resize"(%a, %s, %o, %b) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}> : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x2xf32>
  return
}
// -----
func.func @resized_height(%a: tensor<1x4x4x2xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.resize' op expected (input_height - 1) * scale_y_n - offset_y + border_y to be wholly divisible by scale_y_d, got ((4 - 1) * 4 - 1 + 0) / 2}}
  %0 = "tosa.resize"(%a, %s, %o, %b) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}> : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x2xf32>
  return
}
// -----
func.func @resized_width(%a: tensor<1x4x4x2xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.resize' op expected (input_width - 1) * scale_x_n - offset_x + border_x to be wholly divisible by scale_x_d, got ((4 - 1) * 4 - 1 + 0) / 2}}
  %0 = "tosa.resize"(%a, %s, %o, %b) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}> : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x2xf32>
  return
}
// -----
func.func @resized_output_height(%a: tensor<1x4x4x2xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.resize' op calculated output height did not match expected: calculated=7, expected=8}}
  %0 = "tosa.resize"(%a, %s, %o, %b) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}> : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8x7x2xf32>
  return
}
// -----
func.func @resized_output_width(%a: tensor<1x4x4x2xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.resize' op calculated output width did not match expected: calculated=7, expected=8}}
  %0 = "tosa.resize"(%a, %s, %o, %b) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}> : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x8x2xf32>
  return
}
// -----
func.func @accepted_resized(%a: tensor<1x4x4x2xf32>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = "tosa.resize"(%a, %s, %o, %b) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}> : (tensor<1x4x4x2xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x7x7x2xf32>
  return
}
// -----
func.func @reversed_type(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = "tosa.reverse"(%a) <{axis = 0 : i32}> : (tensor<4x2xf32>) -> tensor<4x2xf16>
  return
}
// -----
func.func @reversed_negative(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expected non-negative reverse axis}}
  %0 = "tosa.reverse"(%a) <{axis = -1 : i32}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @reversed_axis(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (2)}}
  %0 = "tosa.reverse"(%a) <{axis = 2 : i32}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @reversed_rank(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect output tensor rank to be equal to input tensor rank}}
  %0 = "tosa.reverse"(%a) <{axis = 0 : i32}> : (tensor<4x2xf32>) -> tensor<4x2x1xf32>
  return
}
// -----
func.func @reversed_output(%a: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.reverse' op expect output tensor rank (2) to be larger than reverse axis (2)}}
  %0 = "tosa.reverse"(%a) <{axis = 2 : i32}> : (tensor<*xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @accepted_reversed(%a: tensor<4x2xf32>) {
  %0 = "tosa.reverse"(%a) <{axis = 1 : i32}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @scattered_type(%a: tensor<2x8x4xf32>, %b: tensor<2x6xi32>, %c: tensor<2x6x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = "tosa.scatter"(%a, %b, %c) : (tensor<2x8x4xf32>, tensor<2x6xi32>, tensor<2x6x4xf32>) -> tensor<2x8x4xf16>
  return
}
// -----
func.func @scattered_input_type(%a: tensor<2x8x4xf32>, %b: tensor<2x6xi32>, %c: tensor<2x6x4xf16>) {
  // expected-error@+1 {{'tosa.scatter' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = "tosa.scatter"(%a, %b, %c) : (tensor<2x8x4xf32>, tensor<2x6xi32>, tensor<2x6x4xf16>) -> tensor<2x8x4xf32>
  return
}
// -----
func.func @scattered_indices(%a: tensor<2x8x4xf32>, %b: tensor<3x6xi32>, %c: tensor<2x6x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires indices dimension 0 to have size 2, got 3}}
  %0 = "tosa.scatter"(%a, %b, %c) : (tensor<2x8x4xf32>, tensor<3x6xi32>, tensor<2x6x4xf32>) -> tensor<2x8x4xf32>
  return
}
// -----
func.func @scattered_batch(%a: tensor<2x8x4xf32>, %b: tensor<2x6xi32>, %c: tensor<3x6x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires input dimension 0 to have size 2, got 3}}
  %0 = "tosa.scatter"(%a, %b, %c) : (tensor<2x8x4xf32>, tensor<2x6xi32>, tensor<3x6x4xf32>) -> tensor<2x8x4xf32>
  return
}
// -----
func.func @scattered_count(%a: tensor<2x8x4xf32>, %b: tensor<2x6xi32>, %c: tensor<2x5x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires input dimension 1 to have size 6, got 5}}
  %0 = "tosa.scatter"(%a, %b, %c) : (tensor<2x8x4xf32>, tensor<2x6xi32>, tensor<2x5x4xf32>) -> tensor<2x8x4xf32>
  return
}
// -----
func.func @scattered_channels(%a: tensor<2x8x4xf32>, %b: tensor<2x6xi32>, %c: tensor<2x6x5xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires input dimension 2 to have size 4, got 5}}
  %0 = "tosa.scatter"(%a, %b, %c) : (tensor<2x8x4xf32>, tensor<2x6xi32>, tensor<2x6x5xf32>) -> tensor<2x8x4xf32>
  return
}
// -----
func.func @scattered_output_batch(%a: tensor<2x8x4xf32>, %b: tensor<2x6xi32>, %c: tensor<2x6x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires values_out dimension 0 to have size 2, got 3}}
  %0 = "tosa.scatter"(%a, %b, %c) : (tensor<2x8x4xf32>, tensor<2x6xi32>, tensor<2x6x4xf32>) -> tensor<3x8x4xf32>
  return
}
// -----
func.func @scattered_output(%a: tensor<2x8x4xf32>, %b: tensor<2x6xi32>, %c: tensor<2x6x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires values_out dimension 1 to have size 8, got 9}}
  %0 = "tosa.scatter"(%a, %b, %c) : (tensor<2x8x4xf32>, tensor<2x6xi32>, tensor<2x6x4xf32>) -> tensor<2x9x4xf32>
  return
}
// -----
func.func @scattered_output_channels(%a: tensor<2x8x4xf32>, %b: tensor<2x6xi32>, %c: tensor<2x6x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires values_out dimension 2 to have size 4, got 5}}
  %0 = "tosa.scatter"(%a, %b, %c) : (tensor<2x8x4xf32>, tensor<2x6xi32>, tensor<2x6x4xf32>) -> tensor<2x8x5xf32>
  return
}
// -----
func.func @scattered_many(%a: tensor<2x4x4xf32>, %b: tensor<2x6xi32>, %c: tensor<2x6x4xf32>) {
  // expected-error@+1 {{'tosa.scatter' op requires dimensions K >= W, got K=4 and W=6}}
  %0 = "tosa.scatter"(%a, %b, %c) : (tensor<2x4x4xf32>, tensor<2x6xi32>, tensor<2x6x4xf32>) -> tensor<2x4x4xf32>
  return
}
// -----
func.func @accepted_scatter(%a: tensor<2x8x4xf32>, %b: tensor<2x6xi32>, %c: tensor<2x6x4xf32>) {
  %0 = "tosa.scatter"(%a, %b, %c) : (tensor<2x8x4xf32>, tensor<2x6xi32>, tensor<2x6x4xf32>) -> tensor<2x8x4xf32>
  return
}
// -----
func.func @selected_type(%a: tensor<4xi1>, %b: tensor<4xf16>, %c: tensor<4xf32>) {
  // expected-error@+1 {{'tosa.select' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = "tosa.select"(%a, %b, %c) : (tensor<4xi1>, tensor<4xf16>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @selected_other_type(%a: tensor<4xi1>, %b: tensor<4xf32>, %c: tensor<4xf16>) {
  // expected-error@+1 {{'tosa.select' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = "tosa.select"(%a, %b, %c) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf16>) -> tensor<4xf32>
  return
}
// -----
func.func @accepted_select(%a: tensor<4xi1>, %b: tensor<4xf32>) {
  %0 = "tosa.select"(%a, %b, %b) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @sliced_type(%a: tensor<6x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = "tosa.slice"(%a, %s, %z) : (tensor<6x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf16>
  return
}
// -----
func.func @sliced_rank(%a: tensor<6x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op expect input1 and output to have the same ranks, got 2 and 3}}
  %0 = "tosa.slice"(%a, %s, %z) : (tensor<6x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2x1xf32>
  return
}
// -----
func.func @sliced_start(%a: tensor<6x6xf32>) {
  %s = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %z = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.slice' op length of start is not equal to rank of input shape}}
  %0 = "tosa.slice"(%a, %s, %z) : (tensor<6x6xf32>, !tosa.shape<1>, !tosa.shape<2>) -> tensor<2x2xf32>
  return
}
// -----
func.func @sliced_size(%a: tensor<6x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.slice' op length of size is not equal to rank of input shape}}
  %0 = "tosa.slice"(%a, %s, %z) : (tensor<6x6xf32>, !tosa.shape<2>, !tosa.shape<1>) -> tensor<2x2xf32>
  return
}
// -----
func.func @accepted_slice(%a: tensor<6x6xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = "tosa.slice"(%a, %s, %z) : (tensor<6x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
  return
}
// -----
func.func @looked_up_dynamic(%a: tensor<4x?xi8>, %b: tensor<256xi8>) {
  // expected-error@+1 {{'tosa.table' op dim(result, 1) = 3 doesn't match dim(input, 1) = -9223372036854775808}}
  %0 = "tosa.table"(%a, %b) : (tensor<4x?xi8>, tensor<256xi8>) -> tensor<4x3xi8>
  return
}
// -----
func.func @looked_up_rank(%a: tensor<4x2xi8>, %b: tensor<256xi8>) {
  // expected-error@+1 {{'tosa.table' op expected input tensor rank to equal result tensor rank}}
  %0 = "tosa.table"(%a, %b) : (tensor<4x2xi8>, tensor<256xi8>) -> tensor<8xi8>
  return
}
// -----
func.func @looked_up_size(%a: tensor<4x2xi8>, %b: tensor<256xi8>) {
  // expected-error@+1 {{'tosa.table' op dim(result, 1) = 3 doesn't match dim(input, 1) = 2}}
  %0 = "tosa.table"(%a, %b) : (tensor<4x2xi8>, tensor<256xi8>) -> tensor<4x3xi8>
  return
}
// -----
func.func @accepted_table(%a: tensor<4x2xi8>, %b: tensor<256xi8>) {
  %0 = "tosa.table"(%a, %b) : (tensor<4x2xi8>, tensor<256xi8>) -> tensor<4x2xi8>
  return
}
// -----
func.func @tiled_type(%a: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.tile' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = "tosa.tile"(%a, %m) : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x6xf16>
  return
}
// -----
func.func @tiled_multiples(%a: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.tile' op expect 'multiples' to have rank 2 but got 1.}}
  %0 = "tosa.tile"(%a, %m) : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<4x6xf32>
  return
}
// -----
func.func @tiled_rank(%a: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.tile' op expect same input and output tensor rank.}}
  %0 = "tosa.tile"(%a, %m) : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x6x1xf32>
  return
}
// -----
func.func @tiled_output_rank(%a: tensor<*xf32>) {
  %m = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.tile' op expect 'multiples' array to have length 2 but got 1.}}
  %0 = "tosa.tile"(%a, %m) : (tensor<*xf32>, !tosa.shape<1>) -> tensor<4x6xf32>
  return
}
// -----
func.func @tiled_zero(%a: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.tile' op expect element of 'multiples' to be positive integer or -1.}}
  %0 = "tosa.tile"(%a, %m) : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x6xf32>
  return
}
// -----
func.func @accepted_tile(%a: tensor<2x3xf32>) {
  %m = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = "tosa.tile"(%a, %m) : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<4x6xf32>
  return
}
// -----
func.func @turned_count(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected perms attribute to have size 2 (input rank) but got size 1}}
  %0 = "tosa.transpose"(%a) <{perms = array<i32: 0>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @turned_rank(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected input tensor rank to equal result tensor rank}}
  %0 = "tosa.transpose"(%a) <{perms = array<i32: 0, 1>}> : (tensor<4x2xf32>) -> tensor<4x2x1xf32>
  return
}
// -----
func.func @turned_output_count(%a: tensor<*xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected perms attribute to have size 2 (output rank) but got size 1}}
  %0 = "tosa.transpose"(%a) <{perms = array<i32: 0>}> : (tensor<*xf32>) -> tensor<4x2xf32>
  return
}
// -----
func.func @turned_places(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected valid permutation indices}}
  %0 = "tosa.transpose"(%a) <{perms = array<i32: 1, 1>}> : (tensor<4x2xf32>) -> tensor<2x4xf32>
  return
}
// -----
func.func @turned_elements(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected input1 and output to have same numbers of elements, got 8 and 16}}
  %0 = "tosa.transpose"(%a) <{perms = array<i32: 1, 0>}> : (tensor<4x2xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @turned_size(%a: tensor<4x2xf32>) {
  // expected-error@+1 {{'tosa.transpose' op expected output tensor dim 0 to match input dim 0 with value of 4}}
  %0 = "tosa.transpose"(%a) <{perms = array<i32: 0, 1>}> : (tensor<4x2xf32>) -> tensor<2x4xf32>
  return
}
// -----
func.func @accepted_turned(%a: tensor<4x2xf32>) {
  %0 = "tosa.transpose"(%a) <{perms = array<i32: 1, 0>}> : (tensor<4x2xf32>) -> tensor<2x4xf32>
  return
}
