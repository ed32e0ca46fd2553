// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @accepted(%m: memref<4x4xf32>, %v: vector<4xf32>, %i: index, %f: f32, %k: vector<4xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true]} : memref<4x4xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<4xf32>, memref<4x4xf32>
  %1 = vector.load %m[%i, %i] : memref<4x4xf32>, vector<4xf32>
  vector.store %1, %m[%i, %i] : memref<4x4xf32>, vector<4xf32>
  %2 = vector.maskedload %m[%i, %i], %k, %v : memref<4x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.shuffle %v, %v [0, 5, 2] : vector<4xf32>, vector<4xf32>
  %4 = vector.extract %v[1] : f32 from vector<4xf32>
  %5 = vector.insert %f, %v[1] : f32 into vector<4xf32>
  %6 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %7 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %8 = vector.transpose %7, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %9 = vector.create_mask %i, %i : vector<4x3xi1>
  %10 = vector.constant_mask [2, 3] : vector<4x3xi1>
  %11 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %12 = vector.insert_strided_slice %11, %v {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %13 = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
  %14 = vector.reduction <add>, %v : vector<4xf32> into f32
  %15 = vector.multi_reduction <add>, %7, %v [0] : vector<2x4xf32> to vector<4xf32>
  return
}
// -----
func.func @indices_of_a_read(%m: memref<4x4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{requires 2 indices}}
  %0 = "vector.transfer_read"(%m, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<4x4xf32>, index, f32) -> vector<4xf32>
  return
}
// -----
func.func @map_with_a_sum(%m: memref<4x4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<4x4xf32>, vector<4xf32>
  return
}
// -----
func.func @dimension_twice(%m: memref<4x4xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<4x4xf32>, vector<4x4xf32>
  return
}
// -----
func.func @padding(%m: memref<4x4xf32>, %i: index, %f: f64) {
  // expected-error@+1 {{requires formal padding and source of the same elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %i, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<4x4xf32>, index, index, f64) -> vector<4xf32>
  return
}
// -----
func.func @broadcast_write(%m: memref<4x4xf32>, %v: vector<4xf32>, %i: index) {
  // expected-error@+1 {{should not have broadcast dimensions}}
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0)>} : vector<4xf32>, memref<4x4xf32>
  return
}
// -----
func.func @load_of_other_elements(%m: memref<4x4xf64>, %i: index) {
  // expected-error@+1 {{base and result element types should match}}
  %0 = vector.load %m[%i, %i] : memref<4x4xf64>, vector<4xf32>
  return
}
// -----
func.func @store_indices(%m: memref<4x4xf32>, %v: vector<4xf32>, %i: index) {
  // expected-error@+1 {{requires 2 indices}}
  vector.store %v, %m[%i] : memref<4x4xf32>, vector<4xf32>
  return
}
// -----
func.func @pass_thru(%m: memref<?xf32>, %k: vector<4xi1>, %v: vector<8xf32>, %i: index) {
  // expected-error@+1 {{expected pass_thru of same type as result type}}
  %0 = "vector.maskedload"(%m, %i, %k, %v) : (memref<?xf32>, index, vector<4xi1>, vector<8xf32>) -> vector<4xf32>
  return
}
// -----
func.func @shuffle_rank(%a: vector<2xf32>, %b: vector<4x2xf32>) {
  // expected-error@+1 {{rank mismatch}}
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 3, 2>}> : (vector<2xf32>, vector<4x2xf32>) -> vector<2x2xf32>
  return
}
// -----
func.func @shuffle_index(%a: vector<2xf32>) {
  // expected-error@+1 {{mask index #2 out of range}}
  %0 = "vector.shuffle"(%a, %a) <{mask = array<i64: 0, 4>}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  return
}
// -----
func.func @shuffle_length(%a: vector<2xf32>) {
  // expected-error@+1 {{mask length mismatch}}
  %0 = "vector.shuffle"(%a, %a) <{mask = array<i64: 0>}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
  return
}
// -----
func.func @extract_rank(%v: vector<4x8xf32>) {
  // expected-error@+1 {{expected position attribute of rank no greater than vector rank}}
  %0 = "vector.extract"(%v) <{static_position = array<i64: 0, 0, 0>}> : (vector<4x8xf32>) -> f32
  return
}
// -----
func.func @extract_position(%v: vector<4x8xf32>) {
  // expected-error@+1 {{expected position attribute #2 to be a non-negative integer smaller than the corresponding vector dimension}}
  %0 = "vector.extract"(%v) <{static_position = array<i64: 0, 8>}> : (vector<4x8xf32>) -> f32
  return
}
// -----
func.func @insert_rank(%v: vector<4x8xf32>, %s: vector<4xf32>) {
  // expected-error@+1 {{expected position attribute rank + source rank to match dest vector rank}}
  %0 = "vector.insert"(%s, %v) <{static_position = array<i64: 0, 1>}> : (vector<4xf32>, vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @insert_scalar(%v: vector<4x8xf32>, %s: f32) {
  // expected-error@+1 {{expected position attribute rank to match the dest vector rank}}
  %0 = "vector.insert"(%s, %v) <{static_position = array<i64: 0>}> : (f32, vector<4x8xf32>) -> vector<4x8xf32>
  return
}
// -----
func.func @bitcast(%v: vector<5x3xf32>) {
  // expected-error@+1 {{source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %v : vector<5x3xf32> to vector<5x6xi32>
  return
}
// -----
func.func @broadcast_size(%v: vector<4x8xf32>) {
  // expected-error@+1 {{dimension mismatch}}
  %0 = vector.broadcast %v : vector<4x8xf32> to vector<1x8xf32>
  return
}
// -----
func.func @create_mask(%i: index) {
  // expected-error@+1 {{must specify an operand for each result vector dimension}}
  %0 = vector.create_mask %i, %i : vector<4x3x7xi1>
  return
}
// -----
func.func @constant_mask() {
  // expected-error@+1 {{array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [3, 4] : vector<4x3xi1>
  return
}
// -----
func.func @transpose(%v: vector<4x16x11xf32>) {
  // expected-error@+1 {{dimension size mismatch}}
  %0 = vector.transpose %v, [2, 0, 1] : vector<4x16x11xf32> to vector<11x16x4xf32>
  return
}
// -----
func.func @strided_slice(%v: vector<4x8x16xf32>) {
  // expected-error@+1 {{expected offsets, sizes and strides attributes of same size}}
  %0 = vector.extract_strided_slice %v {offsets = [100], sizes = [2, 2], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x2x16xf32>
  return
}
// -----
func.func @multi_reduction(%v: vector<4x16xf32>, %a: vector<16xf32>) {
  // expected-error@+1 {{destination type 'vector<16xf32>' is incompatible with source type 'vector<4x16xf32>'}}
  %0 = vector.multi_reduction <mul>, %v, %a [1] : vector<4x16xf32> to vector<16xf32>
  return
}
// -----
func.func @reduction_rank(%v: vector<4x16xf32>) {
  // expected-error@+1 {{unsupported reduction rank: 2}}
  %0 = vector.reduction <add>, %v : vector<4x16xf32> into f32
  return
}
// -----
func.func @f(%v: vector<3xf32>) {
  // expected-error@+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %0, %1 = vector.deinterleave %v : vector<3xf32> -> vector<2xf32>
  return
}
// -----
func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = vector.interleave %v, %v : vector<4xf32> -> vector<7xf32>
  return
}

// -----

func.func @transposed(%v: vector<4x8xf32>) {
  // expected-error @below {{transposition length mismatch}}
  %0 = vector.transpose %v, [0] : vector<4x8xf32> to vector<8x4xf32>
  return
}

// -----

func.func @transposed_beyond(%v: vector<4x8xf32>) {
  // expected-error @below {{transposition index out of range: 2}}
  %0 = vector.transpose %v, [2, 0] : vector<4x8xf32> to vector<8x4xf32>
  return
}

// -----

func.func @transposed_twice(%v: vector<4x8xf32>) {
  // expected-error @below {{'vector.transpose' op}}
  %0 = vector.transpose %v, [0, 0] : vector<4x8xf32> to vector<8x4xf32>
  return
}

// -----

func.func @cast_elements(%v: vector<4x8xf32>) {
  // expected-error @below {{'vector.shape_cast' op has different}}
  %0 = "vector.shape_cast"(%v) : (vector<4x8xf32>) -> vector<5xf32>
  return
}

// -----

func.func @cast_types(%v: vector<4x8xf32>) {
  // expected-error @below {{has different source and result element types}}
  %0 = "vector.shape_cast"(%v) : (vector<4x8xf32>) -> vector<32xi32>
  return
}

// -----

func.func @masks() {
  // expected-error @below {{must specify array attr of size equal vector result rank}}
  %0 = vector.constant_mask [2] : vector<4x8xi1>
  return
}

// -----

func.func @mask_of_nothing() {
  // expected-error @below {{expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [0, 2] : vector<4x8xi1>
  return
}

// -----

func.func @slice_beyond(%v: vector<4x8xf32>) {
  // expected-error @below {{expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.extract_strided_slice %v {offsets = [4], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  return
}

// -----

func.func @slice_too_long(%v: vector<4x8xf32>) {
  // expected-error @below {{to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [3], strides = [1]} : vector<4x8xf32> to vector<3x8xf32>
  return
}

// -----

func.func @slice_ranks(%v: vector<4x8xf32>) {
  // expected-error @below {{of rank no greater than vector rank}}
  %0 = vector.extract_strided_slice %v {offsets = [0, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<4x8xf32> to vector<1x1xf32>
  return
}

// -----

func.func @inserted_slice(%v: vector<2x2xf32>, %w: vector<4x8xf32>) {
  // expected-error @below {{of same size as destination vector rank}}
  %0 = vector.insert_strided_slice %v, %w {offsets = [0], strides = [1, 1]} : vector<2x2xf32> into vector<4x8xf32>
  return
}

// -----

func.func @inserted_strides(%v: vector<2x2xf32>, %w: vector<4x8xf32>) {
  // expected-error @below {{of same size as source vector rank}}
  %0 = vector.insert_strided_slice %v, %w {offsets = [0, 0], strides = [1]} : vector<2x2xf32> into vector<4x8xf32>
  return
}

// -----

func.func @scanned(%v: vector<4x8xi32>, %w: vector<4xi32>) {
  // expected-error @below {{reduction dimension 5 has to be less than 2}}
  %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 5 : i64} : vector<4x8xi32>, vector<4xi32>
  return
}

// -----

func.func @scanned_shapes(%v: vector<4x8xi32>, %w: vector<5xi32>) {
  // expected-error @below {{incompatible input/initial value shapes}}
  %0:2 = vector.scan <add>, %v, %w {inclusive = true, reduction_dim = 0 : i64} : vector<4x8xi32>, vector<5xi32>
  return
}

// -----

func.func @read_with_symbols(%m: memref<?x?xf32>, %i: index, %x: f32) {
  // expected-error @below {{requires permutation_map without symbols}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1)[s0] -> (d0)>, in_bounds = [false]} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @read_of_another_rank(%m: memref<?x?xf32>, %i: index, %x: f32) {
  // expected-error @below {{requires a permutation_map with input dims of the same rank as the source type}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0) -> (d0)>, in_bounds = [false]} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @read_in_other_bounds(%m: memref<?x?xf32>, %i: index, %x: f32) {
  // expected-error @below {{expects the in_bounds attr of same rank as permutation_map results}}
  %0 = vector.transfer_read %m[%i, %i], %x {permutation_map = affine_map<(d0, d1) -> (d0)>, in_bounds = [false, false]} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @products(%v: vector<4xf32>, %w: vector<8xf32>, %a: vector<4x9xf32>) {
  // expected-error @below {{expected #2 operand dim to match result dim #2}}
  %0 = "vector.outerproduct"(%v, %w, %a) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<8xf32>, vector<4x9xf32>) -> vector<4x9xf32>
  return
}

// -----

func.func @contracted(%a: vector<4x8xf32>, %b: vector<8x5xf32>, %c: vector<4x5xf32>) {
  // expected-error @below {{expected an indexing map for each vector operand}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32>
  return
}

// -----

func.func @contracted_nothing(%a: vector<4xf32>, %b: vector<5xf32>, %c: vector<4x5xf32>) {
  // expected-error @below {{expected at least one contracting dimension pair}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<4xf32>, vector<5xf32> into vector<4x5xf32>
  return
}

// -----

func.func @reduced(%v: vector<4x8xf32>) {
  // expected-error @below {{vector.deinterleave}}
  %0, %1 = "vector.deinterleave"(%v) : (vector<4x8xf32>) -> (vector<4x3xf32>, vector<4x3xf32>)
  return
}
// -----
func.func @insert_0d(%a: f32, %b: vector<f32>) {
  // expected-error @below {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %1 = vector.insert %a, %b[0] : f32 into vector<f32>
  func.return
}
// -----
func.func @slice_too_long(%v: vector<4x8xf32>) {
  // expected-error @below {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.extract_strided_slice %v {offsets = [2], sizes = [3], strides = [-1]} : vector<4x8xf32> to vector<3x8xf32>
  return
}
// -----
func.func @bitcast(%v: vector<5x3xf32>) {
  // expected-error @below {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %0 = vector.bitcast %v : vector<5x3xf32> to vector<2xi32>
  return
}
// -----
"builtin.module"() ({
"func.func"() <{function_type = (vector<[4]xf32>) -> (), sym_name = "f"}> ({
^b0(%v0: vector<[4]xf32>):
// expected-error @below {{'vector.scalable.extract' op failed to verify that position is a multiple of the result length.}}
%v1 = "vector.scalable.extract"(%v0) <{pos = 4 : i64}> : (vector<[4]xf32>) -> (vector<8xf32>)
"func.return"() : () -> ()
}) : () -> ()
}) : () -> ()
// -----
%a = "test.op"() : () -> (vector<2xf32>)
// expected-error @below {{'vector.shuffle' op invalid mask length}}
%0 = vector.shuffle %a, %a [] : vector<2xf32>, vector<2xf32>
// -----
"builtin.module"() ({
%v0 = "test.op"() : () -> vector<4x4xf32>
%v1 = "test.op"() : () -> index
// expected-error @below {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position)}}
%v2 = "vector.extract"(%v0, %v1) <{static_position = array<i64: 0, 2>}> : (vector<4x4xf32>, index) -> (f32)
}) : () -> ()
// -----
func.func @broadcast_size(%v: vector<4x8xf32>) {
  // expected-error @below {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = vector.broadcast %v : vector<4x8xf32> to vector<1xf32>
  return
}
