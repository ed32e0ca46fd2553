// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require in vector: one piece for each message, and operations that come close to one.

func.func @bitcast_rank(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %0 = "vector.bitcast"(%a) : (vector<4x8xf32>) -> vector<64xi16>
  return
}
// -----
func.func @bitcast_size(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.bitcast' op dimension size mismatch at: 0}}
  %0 = "vector.bitcast"(%a) : (vector<4x8xf32>) -> vector<2x16xi16>
  return
}
// -----
func.func @bitcast_scalar(%a: vector<f32>) {
  // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = "vector.bitcast"(%a) : (vector<f32>) -> vector<i16>
  return
}
// -----
func.func @bitcast_bits(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = "vector.bitcast"(%a) : (vector<4x8xf32>) -> vector<4x8xi16>
  return
}
// -----
func.func @accepted_bitcast(%a: vector<4x8xf32>) {
  %0 = "vector.bitcast"(%a) : (vector<4x8xf32>) -> vector<4x16xi16>
  return
}
// -----
func.func @broadcast_rank(%a: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = "vector.broadcast"(%a) : (vector<2x4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @broadcast_size(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch (4 vs. 8)}}
  %0 = "vector.broadcast"(%a) : (vector<4xf32>) -> vector<2x8xf32>
  return
}
// -----
func.func @broadcast_scalable(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch (4 vs. [4])}}
  %0 = "vector.broadcast"(%a) : (vector<4xf32>) -> vector<2x[4]xf32>
  return
}
// -----
func.func @broadcast_scalable_one(%a: vector<[1]xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch ([1] vs. 4)}}
  %0 = "vector.broadcast"(%a) : (vector<[1]xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @accepted_broadcast(%a: vector<1x4xf32>) {
  %0 = "vector.broadcast"(%a) : (vector<1x4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @mask_rank() {
  // expected-error@+1 {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 2>}> : () -> vector<4xi1>
  return
}
// -----
func.func @mask_size() {
  // expected-error@+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 5>}> : () -> vector<4xi1>
  return
}
// -----
func.func @mask_negative() {
  // expected-error@+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: -1>}> : () -> vector<4xi1>
  return
}
// -----
func.func @mask_zero() {
  // expected-error@+1 {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0, 1>}> : () -> vector<2x4xi1>
  return
}
// -----
func.func @mask_scalable() {
  // expected-error@+1 {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2>}> : () -> vector<[4]xi1>
  return
}
// -----
func.func @mask_scalar_count() {
  // expected-error@+1 {{array attr must have length 1 for 0-D vectors}}
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 1>}> : () -> vector<i1>
  return
}
// -----
func.func @mask_scalar() {
  // expected-error@+1 {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2>}> : () -> vector<i1>
  return
}
// -----
func.func @accepted_mask() {
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 4>}> : () -> vector<[4]xi1>
  return
}
// -----
func.func @accepted_scalar_mask() {
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> vector<i1>
  return
}
// -----
func.func @made_scalar_mask(%a: index) {
  // expected-error@+1 {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %0 = "vector.create_mask"(%a, %a) : (index, index) -> vector<i1>
  return
}
// -----
func.func @made_mask(%a: index) {
  // expected-error@+1 {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %0 = "vector.create_mask"(%a) : (index) -> vector<4x2xi1>
  return
}
// -----
func.func @accepted_made_mask(%a: index) {
  %0 = "vector.create_mask"(%a, %a) : (index, index) -> vector<4x2xi1>
  return
}
// -----
func.func @odd(%a: vector<3xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %0:2 = "vector.deinterleave"(%a) : (vector<3xf32>) -> (vector<1xf32>, vector<1xf32>)
  return
}
// -----
func.func @half(%a: vector<8xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %0:2 = "vector.deinterleave"(%a) : (vector<8xf32>) -> (vector<2xf32>, vector<2xf32>)
  return
}
// -----
func.func @half_type(%a: vector<8xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %0:2 = "vector.deinterleave"(%a) : (vector<8xf32>) -> (vector<4xf16>, vector<4xf16>)
  return
}
// -----
func.func @accepted_half(%a: vector<2x8xf32>) {
  %0:2 = "vector.deinterleave"(%a) : (vector<2x8xf32>) -> (vector<2x4xf32>, vector<2x4xf32>)
  return
}
// -----
func.func @extracted_vector(%a: vector<4xf32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = "vector.extract"(%a) <{static_position = array<i64: 0>}> : (vector<4xf32>) -> vector<f32>
  return
}
// -----
func.func @extracted_rank(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = "vector.extract"(%a) <{static_position = array<i64: 0, 0>}> : (vector<4xf32>) -> f32
  return
}
// -----
func.func @extracted_place(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = "vector.extract"(%a) <{static_position = array<i64: 4>}> : (vector<4xf32>) -> f32
  return
}
// -----
func.func @extracted_negative(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = "vector.extract"(%a) <{static_position = array<i64: -2>}> : (vector<4xf32>) -> f32
  return
}
// -----
func.func @extracted_dynamic(%a: vector<4xf32>, %b: index) {
  // expected-error@+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%a, %b) <{static_position = array<i64: 0>}> : (vector<4xf32>, index) -> f32
  return
}
// -----
func.func @extracted_dynamic_place(%a: vector<4x8xf32>, %b: index) {
  // expected-error@+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%a, %b) <{static_position = array<i64: 4>}> : (vector<4x8xf32>, index) -> vector<8xf32>
  return
}
// -----
func.func @extracted_type(%a: vector<4x8xf32>) {
  // expected-error@+2 {{'vector.extract' op inferred type(s) 'vector<8xf32>' are incompatible with return type(s) of operation 'vector<4xf32>'}}
  // expected-error@+1 {{'vector.extract' op failed to infer returned types}}
  %0 = "vector.extract"(%a) <{static_position = array<i64: 0>}> : (vector<4x8xf32>) -> vector<4xf32>
  return
}
// -----
func.func @accepted_extract(%a: vector<4x8xf32>) {
  %0 = "vector.extract"(%a) <{static_position = array<i64: -1>}> : (vector<4x8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @accepted_dynamic(%a: vector<4x8xf32>, %b: index) {
  %0 = "vector.extract"(%a, %b) <{static_position = array<i64: -9223372036854775808>}> : (vector<4x8xf32>, index) -> vector<8xf32>
  return
}
// -----
func.func @slice_sizes(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %0 = "vector.extract_strided_slice"(%a) <{offsets = [2], sizes = [2, 2], strides = [1]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}
// -----
func.func @slice_rank(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %0 = "vector.extract_strided_slice"(%a) <{offsets = [2, 0], sizes = [2, 2], strides = [1, 1]}> : (vector<4xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @slice_offset(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = "vector.extract_strided_slice"(%a) <{offsets = [4], sizes = [1], strides = [1]}> : (vector<4x8xf32>) -> vector<1x8xf32>
  return
}
// -----
func.func @slice_stride(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = "vector.extract_strided_slice"(%a) <{offsets = [2], sizes = [2], strides = [2]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}
// -----
func.func @slice_sum(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %0 = "vector.extract_strided_slice"(%a) <{offsets = [2], sizes = [3], strides = [1]}> : (vector<4x8xf32>) -> vector<3x8xf32>
  return
}
// -----
func.func @slice_size(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = "vector.extract_strided_slice"(%a) <{offsets = [2], sizes = [0], strides = [1]}> : (vector<4x8xf32>) -> vector<1x8xf32>
  return
}
// -----
func.func @slice_result(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<2x8xf32>'}}
  %0 = "vector.extract_strided_slice"(%a) <{offsets = [2], sizes = [2], strides = [1]}> : (vector<4x8xf32>) -> vector<3x8xf32>
  return
}
// -----
func.func @accepted_slice(%a: vector<4x8xf32>) {
  %0 = "vector.extract_strided_slice"(%a) <{offsets = [2], sizes = [2], strides = [1]}> : (vector<4x8xf32>) -> vector<2x8xf32>
  return
}
// -----
func.func @inserted_vector(%a: vector<f32>, %b: vector<4xf32>) {
  // expected-error@+1 {{expected a scalar instead of a 0-d vector as the source operand}}
  %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (vector<f32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @inserted_rank(%a: f32, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 0, 0>}> : (f32, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @inserted_sum(%a: vector<8xf32>, %b: vector<2x4x8xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (vector<8xf32>, vector<2x4x8xf32>) -> vector<2x4x8xf32>
  return
}
// -----
func.func @inserted_scalar(%a: f32, %b: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 0>}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @inserted_place(%a: f32, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 4>}> : (f32, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @inserted_poison(%a: f32, %b: vector<4xf32>) {
  %0 = "vector.insert"(%a, %b) <{static_position = array<i64: -1>}> : (f32, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @inserted_negative(%a: f32, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = "vector.insert"(%a, %b) <{static_position = array<i64: -2>}> : (f32, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @broadcast_scalable_ones(%a: vector<[1]xf32>) {
  %0 = "vector.broadcast"(%a) : (vector<[1]xf32>) -> vector<2x[1]xf32>
  return
}
// -----
func.func @broadcast_scalable_four(%a: vector<[1]xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch ([1] vs. [4])}}
  %0 = "vector.broadcast"(%a) : (vector<[1]xf32>) -> vector<2x[4]xf32>
  return
}
// -----
func.func @broadcast_fixed_one(%a: vector<1xf32>) {
  %0 = "vector.broadcast"(%a) : (vector<1xf32>) -> vector<2x[4]xf32>
  return
}
// -----
func.func @broadcast_scalable_fixed_one(%a: vector<[1]xf32>) {
  // expected-error@+1 {{'vector.broadcast' op dimension mismatch ([1] vs. 1)}}
  %0 = "vector.broadcast"(%a) : (vector<[1]xf32>) -> vector<2x1xf32>
  return
}
// -----
func.func @accepted_insert(%a: vector<8xf32>, %b: vector<4x8xf32>) {
  %0 = "vector.insert"(%a, %b) <{static_position = array<i64: 3>}> : (vector<8xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @into_offsets(%a: vector<2x4xf32>, %b: vector<16x4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %0 = "vector.insert_strided_slice"(%a, %b) <{offsets = [2, 2], strides = [1, 1]}> : (vector<2x4xf32>, vector<16x4x8xf32>) -> vector<16x4x8xf32>
  return
}
// -----
func.func @into_strides(%a: vector<2x4xf32>, %b: vector<16x4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %0 = "vector.insert_strided_slice"(%a, %b) <{offsets = [2, 2, 2], strides = [1]}> : (vector<2x4xf32>, vector<16x4x8xf32>) -> vector<16x4x8xf32>
  return
}
// -----
func.func @into_rank(%a: vector<2x4x4xf32>, %b: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
  %0 = "vector.insert_strided_slice"(%a, %b) <{offsets = [2, 2], strides = [1, 1, 1]}> : (vector<2x4x4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @into_offset(%a: vector<2x4xf32>, %b: vector<16x4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 16)}}
  %0 = "vector.insert_strided_slice"(%a, %b) <{offsets = [16, 0, 0], strides = [1, 1]}> : (vector<2x4xf32>, vector<16x4x8xf32>) -> vector<16x4x8xf32>
  return
}
// -----
func.func @into_stride(%a: vector<2x4xf32>, %b: vector<16x4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = "vector.insert_strided_slice"(%a, %b) <{offsets = [0, 0, 0], strides = [1, 2]}> : (vector<2x4xf32>, vector<16x4x8xf32>) -> vector<16x4x8xf32>
  return
}
// -----
func.func @into_sum(%a: vector<2x4xf32>, %b: vector<16x4x8xf32>) {
  // expected-error@+1 {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 2 to be confined to [1, 9)}}
  %0 = "vector.insert_strided_slice"(%a, %b) <{offsets = [0, 0, 5], strides = [1, 1]}> : (vector<2x4xf32>, vector<16x4x8xf32>) -> vector<16x4x8xf32>
  return
}
// -----
func.func @accepted_into(%a: vector<2x4xf32>, %b: vector<16x4x8xf32>) {
  %0 = "vector.insert_strided_slice"(%a, %b) <{offsets = [0, 2, 4], strides = [1, 1]}> : (vector<2x4xf32>, vector<16x4x8xf32>) -> vector<16x4x8xf32>
  return
}
// -----
func.func @interleaved(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = "vector.interleave"(%a, %a) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @accepted_interleaved(%a: vector<2x4xf32>) {
  %0 = "vector.interleave"(%a, %a) : (vector<2x4xf32>, vector<2x4xf32>) -> vector<2x8xf32>
  return
}
// -----
func.func @reduced_type(%a: vector<4x8xf32>, %b: vector<8xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op destination type 'vector<8xf32>' is incompatible with source type 'vector<4x8xf32>'}}
  %0 = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1>}> : (vector<4x8xf32>, vector<8xf32>) -> vector<8xf32>
  return
}
// -----
func.func @reduced_all(%a: vector<4x8xf32>, %b: vector<4xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x8xf32>'}}
  %0 = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0, 1>}> : (vector<4x8xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @accepted_reduced(%a: vector<4x8xf32>, %b: f32) {
  %0 = "vector.multi_reduction"(%a, %b) <{kind = #vector.kind<add>, reduction_dims = array<i64: 0, 1>}> : (vector<4x8xf32>, f32) -> f32
  return
}
// -----
func.func @scalable_place(%a: vector<[8]xf32>) {
  // expected-error@+1 {{'vector.scalable.extract' op failed to verify that position is a multiple of the result length.}}
  %0 = "vector.scalable.extract"(%a) <{pos = 3 : i64}> : (vector<[8]xf32>) -> vector<4xf32>
  return
}
// -----
func.func @accepted_scalable(%a: vector<[8]xf32>) {
  %0 = "vector.scalable.extract"(%a) <{pos = 4 : i64}> : (vector<[8]xf32>) -> vector<4xf32>
  return
}
// -----
func.func @scalable_inserted(%a: vector<4xf32>, %b: vector<[8]xf32>) {
  // expected-error@+1 {{'vector.scalable.insert' op failed to verify that position is a multiple of the source length.}}
  %0 = "vector.scalable.insert"(%a, %b) <{pos = 3 : i64}> : (vector<4xf32>, vector<[8]xf32>) -> vector<[8]xf32>
  return
}
// -----
func.func @accepted_scalable_inserted(%a: vector<4xf32>, %b: vector<[8]xf32>) {
  %0 = "vector.scalable.insert"(%a, %b) <{pos = 4 : i64}> : (vector<4xf32>, vector<[8]xf32>) -> vector<[8]xf32>
  return
}
// -----
func.func @cast_element(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different source and result element types}}
  %0 = "vector.shape_cast"(%a) : (vector<4xf32>) -> vector<4xi32>
  return
}
// -----
func.func @cast_size(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different number of elements at source (4) and result (8)}}
  %0 = "vector.shape_cast"(%a) : (vector<4xf32>) -> vector<2x4xf32>
  return
}
// -----
func.func @cast_scalable(%a: vector<4x[8]xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %0 = "vector.shape_cast"(%a) : (vector<4x[8]xf32>) -> vector<32xf32>
  return
}
// -----
func.func @cast_two_scalable(%a: vector<[4]x[8]xf32>) {
  // expected-error@+1 {{'vector.shape_cast' op has different number of scalable dims at source (2) and result (1)}}
  %0 = "vector.shape_cast"(%a) : (vector<[4]x[8]xf32>) -> vector<[32]xf32>
  return
}
// -----
func.func @accepted_cast(%a: vector<4x[8]xf32>) {
  %0 = "vector.shape_cast"(%a) : (vector<4x[8]xf32>) -> vector<2x2x[8]xf32>
  return
}
// -----
func.func @shuffled_rank(%a: vector<4xf32>, %b: vector<2x4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op rank mismatch}}
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<2x4xf32>) -> vector<1xf32>
  return
}
// -----
func.func @shuffled_size(%a: vector<2x4xf32>, %b: vector<2x5xf32>) {
  // expected-error@+1 {{'vector.shuffle' op dimension mismatch}}
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0>}> : (vector<2x4xf32>, vector<2x5xf32>) -> vector<1x4xf32>
  return
}
// -----
func.func @shuffled_nothing(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op invalid mask length}}
  %0 = "vector.shuffle"(%a, %a) <{mask = array<i64>}> : (vector<4xf32>, vector<4xf32>) -> vector<1xf32>
  return
}
// -----
func.func @shuffled_length(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask length mismatch}}
  %0 = "vector.shuffle"(%a, %a) <{mask = array<i64: 0, 1>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
  return
}
// -----
func.func @shuffled_index(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index #1 out of range}}
  %0 = "vector.shuffle"(%a, %a) <{mask = array<i64: 8>}> : (vector<4xf32>, vector<4xf32>) -> vector<1xf32>
  return
}
// -----
func.func @shuffled_negative(%a: vector<4xf32>) {
  // expected-error@+1 {{'vector.shuffle' op mask index #2 out of range}}
  %0 = "vector.shuffle"(%a, %a) <{mask = array<i64: 0, -2>}> : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
  return
}
// -----
func.func @accepted_shuffled(%a: vector<f32>) {
  %0 = "vector.shuffle"(%a, %a) <{mask = array<i64: 1, 0, -1>}> : (vector<f32>, vector<f32>) -> vector<3xf32>
  return
}
// -----
func.func @transposed_rank(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.transpose' op vector result rank mismatch: 3}}
  %0 = "vector.transpose"(%a) <{permutation = array<i64: 0, 1>}> : (vector<4x8xf32>) -> vector<4x8x1xf32>
  return
}
// -----
func.func @transposed_length(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition length mismatch: 1}}
  %0 = "vector.transpose"(%a) <{permutation = array<i64: 0>}> : (vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @transposed_index(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.transpose' op transposition index out of range: 2}}
  %0 = "vector.transpose"(%a) <{permutation = array<i64: 0, 2>}> : (vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @transposed_twice(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.transpose' op duplicate position index: 0}}
  %0 = "vector.transpose"(%a) <{permutation = array<i64: 0, 0>}> : (vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @transposed_size(%a: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.transpose' op dimension size mismatch at: 1}}
  %0 = "vector.transpose"(%a) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @accepted_transposed(%a: vector<4x8xf32>) {
  %0 = "vector.transpose"(%a) <{permutation = array<i64: 1, 0>}> : (vector<4x8xf32>) -> vector<8x4xf32>
  return
}
