// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @accepted(%m: memref<4x8xf32>, %i: index, %u: memref<*xf32>, %b: memref<64xi8>) {
  %0 = memref.load %m[%i, %i] : memref<4x8xf32>
  memref.store %0, %m[%i, %i] : memref<4x8xf32>
  %1 = memref.alloc(%i) : memref<?x4xf32>
  %2 = memref.subview %m[1, 2] [2, 2] [1, 2] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 2], offset: 10>>
  %3 = memref.subview %m[%i, 0] [1, 8] [1, 1] : memref<4x8xf32> to memref<8xf32, strided<[1], offset: ?>>
  %4 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %5 = memref.cast %u : memref<*xf32> to memref<4xf32>
  %6 = memref.view %b[%i][] : memref<64xi8> to memref<4x4xf32>
  %7 = memref.reinterpret_cast %m to offset: [0], sizes: [8, 4], strides: [4, 1] : memref<4x8xf32> to memref<8x4xf32>
  %8 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %9 = memref.expand_shape %8 [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  return
}
// -----
func.func @load_indices(%m: memref<4x8xf32>, %i: index) {
  // expected-error@+1 {{incorrect number of indices for load, expected 2 but got 1}}
  %0 = "memref.load"(%m, %i) : (memref<4x8xf32>, index) -> f32
  return
}
// -----
func.func @store_indices(%m: memref<4x8xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{store index operand count not equal to memref rank}}
  "memref.store"(%f, %m, %i) : (f32, memref<4x8xf32>, index) -> ()
  return
}
// -----
func.func @dynamic_sizes(%i: index) {
  // expected-error@+1 {{has 1, expected 0}}
  %0 = memref.alloc(%i) : memref<4xf32>
  return
}
// -----
func.func @subview_layout(%m: memref<10xi32>) {
  // expected-error@+1 {{expected result type to be}}
  %0 = memref.subview %m[5] [5] [1] : memref<10xi32> to memref<5xi32>
  return
}
// -----
func.func @subview_bounds(%m: memref<10xi32>) {
  // expected-error@+1 {{runs out-of-bounds}}
  %0 = memref.subview %m[5] [6] [1] : memref<10xi32> to memref<6xi32, strided<[1], offset: 5>>
  return
}
// -----
func.func @casts(%m: memref<4xf32>) {
  // expected-error@+1 {{are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32> to memref<5xf32>
  return
}
// -----
func.func @view_space(%b: memref<64xi8>, %i: index) {
  // expected-error@+1 {{different memory spaces specified}}
  %0 = memref.view %b[%i][] : memref<64xi8> to memref<4x4xf32, 1>
  return
}
// -----
func.func @reinterpreted(%m: memref<4x8xf32>) {
  // expected-error@+1 {{expected result type with size = 8 instead of 9 in dim = 0}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [8, 4], strides: [4, 1] : memref<4x8xf32> to memref<9x4xf32>
  return
}
// -----
func.func @collapsed(%m: memref<4x8xf32>) {
  // expected-error@+1 {{collapsed}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<33xf32>
  return
}
// -----
// expected-error@+1 {{attribute 'alignment' failed to satisfy constraint}}
memref.global "private" @g : memref<4xf32> {alignment = 63}
// -----
func.func @reshape(%m: memref<4xf32>, %s: memref<2xindex>) {
  // expected-error@+1 {{length of shape operand differs from the result's memref rank}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (d0, d1) -> (d0, d0) : memref<4x4xf32> to memref<4x4xf32>
  return
}

// -----

memref.global @g : memref<4xf32>
func.func @global() {
  // expected-error @below {{does not match type 'memref<4xf32>' of the global memref @g}}
  %0 = memref.get_global @g : memref<5xf32>
  return
}

// -----

func.func @collapsed(%m: memref<4x4x4xf32>) {
  // expected-error @below {{'memref.collapse_shape' op}}
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0, 1, 2]]}> : (memref<4x4x4xf32>) -> memref<16x4xf32>
  return
}

// -----

func.func @collapsed_with_gaps(%m: memref<4x4x4xf32>) {
  // expected-error @below {{contiguous}}
  %0 = "memref.collapse_shape"(%m) <{reassociation = [[0], [2]]}> : (memref<4x4x4xf32>) -> memref<4x4xf32>
  return
}

// -----

func.func @expanded(%m: memref<?xf32>) {
  // expected-error @below {{mismatch in dynamic dims in output_shape and static_output_shape}}
  %0 = "memref.expand_shape"(%m) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (memref<?xf32>) -> memref<?x4xf32>
  return
}

// -----

func.func @expanded_shape(%m: memref<8xf32>) {
  // expected-error @below {{'memref.expand_shape' op}}
  %0 = "memref.expand_shape"(%m) <{reassociation = [[0, 1]], static_output_shape = array<i64: 3, 4>}> : (memref<8xf32>) -> memref<2x4xf32>
  return
}

// -----

func.func @view(%m: memref<8x16xf32>, %i: index) {
  // expected-error @below {{expected the number of 'offsets' to match the number of dynamic entries in 'static_offsets'}}
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<2x2xf32, strided<[16, 1], offset: ?>>
  return
}

// -----

func.func @view_beyond(%m: memref<8x16xf32>) {
  // expected-error @below {{offset 0 is out-of-bounds: 8 >= 8}}
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 8, 0>, static_sizes = array<i64: 2, 2>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<2x2xf32, strided<[16, 1], offset: 128>>
  return
}

// -----

func.func @view_of_negative(%m: memref<8x16xf32>) {
  // expected-error @below {{expected sizes to be non-negative, but got -2}}
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -2, 2>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>) -> memref<2x2xf32, strided<[16, 1]>>
  return
}

// -----

func.func @reshaped(%m: memref<4xf32>, %s: memref<2xi32>) {
  // expected-error @below {{element types of source and destination memref types should be the same}}
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xi32>) -> memref<2x2xi32>
  return
}
// -----
func.func @kind_of_atomic(%m: memref<4xf32>, %i: index, %f: f32) {
  %0 = memref.atomic_rmw assign %f, %m[%i] : (f32, memref<4xf32>) -> f32
  // expected-error@+1 {{expects an integer type}}
  %1 = memref.atomic_rmw maxu %f, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @yield_of_atomic(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    %c = arith.constant 1 : i32
    // expected-error@+1 {{types mismatch between yield op: 'i32' and its parent: 'f32'}}
    memref.atomic_yield %c : i32
  }
  return
}
// -----
func.func @transfer(%m: memref<4xf32>, %t: memref<1xi32>, %i: index, %s: si8) {
  "memref.dma_start"(%m, %i, %m, %i, %i, %t, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<1xi32>, index) -> ()
  // expected-error@+1 {{expected source indices to be of index type}}
  "memref.dma_start"(%m, %s, %m, %i, %i, %t, %i) : (memref<4xf32>, si8, memref<4xf32>, index, index, memref<1xi32>, index) -> ()
  return
}
// -----
func.func @transfer_ends(%m: memref<4xf32>, %t: memref<1xi32>, %i: index) {
  // expected-error@+1 {{incorrect number of operands}}
  "memref.dma_start"(%m, %i, %m, %i, %i, %t, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<1xi32>, index, index) -> ()
  return
}
// -----
func.func @wait(%t: memref<1xi32>, %i: index) {
  // expected-error@+1 {{tagMemRef rank, expected 1, but got 2}}
  "memref.dma_wait"(%t, %i, %i, %i) : (memref<1xi32>, index, index, index) -> ()
  return
}
// -----
func.func @collapsed(%m: memref<2x3x4xf32, strided<[12, 4, 1], offset: 3>>) {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32, strided<[12, 4, 1], offset: 3>>
      into memref<6x4xf32, strided<[4, 1], offset: 3>>
  // expected-error@+1 {{expected collapsed type to be}}
  %1 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32, strided<[12, 4, 1], offset: 3>>
      into memref<6x4xf32, strided<[4, 1]>>
  return
}
// -----
func.func @apart(%m: memref<2x3x4xf32, strided<[100, 4, 1]>>) {
  // expected-error@+1 {{collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32, strided<[100, 4, 1]>>
      into memref<6x4xf32, strided<[4, 1]>>
  return
}
// -----
func.func @expanded(%m: memref<6x4xf32, strided<[8, 2]>>) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32, strided<[8, 2]>>
      into memref<2x3x4xf32, strided<[24, 8, 2]>>
  // expected-error@+1 {{expected expanded type to be}}
  %1 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32, strided<[8, 2]>>
      into memref<2x3x4xf32>
  return
}
// -----
func.func @transposed(%m: memref<4x5xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x5xf32> to memref<5x4xf32, strided<[1, 5]>>
  // expected-error@+1 {{is not equivalent to the canonical transposed input type}}
  %1 = memref.transpose %m (i, j) -> (j, i) : memref<4x5xf32> to memref<5x4xf32, strided<[5, 1]>>
  return
}
// -----
func.func @dynamic_strides(%i: index) {
  %0 = memref.alloc()[%i] : memref<16xf32, strided<[?], offset: 0>>
  // expected-error@+1 {{expected 2, got 0}}
  %1 = memref.alloc() : memref<16xf32, strided<[?], offset: ?>>
  return
}
// -----
func.func @reduced_view(%m: memref<8x16x4xf32>) {
  %0 = memref.subview %m[0, 0, 0][1, 16, 1][1, 1, 1] : memref<8x16x4xf32> to memref<16xf32, strided<[4]>>
  // expected-error@+1 {{mismatch of result layout}}
  %1 = memref.subview %m[0, 0, 0][1, 16, 1][1, 1, 1] : memref<8x16x4xf32> to memref<16x1xf32, strided<[4, 64]>>
  return
}
// -----
func.func @strides_of_map(%m: memref<8x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1 + 3)>>) {
  %0 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1 + 3)>>
      to memref<4x4xf32, strided<[16, 1], offset: 3>>
  // expected-error@+1 {{mismatch of result layout}}
  %1 = memref.subview %m[0, 0][4, 4][1, 1] : memref<8x16xf32, affine_map<(d0, d1) -> (d0 * 16 + d1 + 3)>>
      to memref<4x4xf32, strided<[16, 1]>>
  return
}
// -----
func.func @no_strides(%m: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) {
  // expected-error@+1 {{are cast incompatible}}
  %0 = memref.cast %m : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>> to memref<4xf32>
  return
}
// -----
func.func @base_of_view(%m: memref<2048xi8, strided<[2]>>, %i: index) {
  // expected-error@+1 {{unsupported map for base memref type}}
  %0 = memref.view %m[%i][] : memref<2048xi8, strided<[2]>> to memref<4xf32>
  return
}
// -----
func.func @other_space(%m: memref<?xf32>) {
  // expected-error@+1 {{different memory spaces specified}}
  %0 = memref.realloc %m : memref<?xf32> to memref<4xf32, 1>
  return
}
// -----
func.func @reshaped(%m: memref<4xf32, strided<[2]>>, %n: memref<2xindex>) {
  // expected-error@+1 {{source memref type should have identity affine map}}
  %0 = memref.reshape %m(%n) : (memref<4xf32, strided<[2]>>, memref<2xindex>) -> memref<2x2xf32>
  return
}
// -----
func.func @metadata(%m: memref<4xf32>) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  // expected-error@+2 {{are incompatible with return type(s) of operation}}
  // expected-error@+1 {{failed to infer returned types}}
  %c, %p, %u:2, %w:2 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index, index, index
  return
}
// -----
func.func @empty_view(%m: memref<8xf32>) {
  // expected-error@+1 {{offset 0 is out-of-bounds: 8 >= 8}}
  %0 = memref.subview %m[8][0][1] : memref<8xf32> to memref<0xf32, strided<[1], offset: 8>>
  return
}
// -----
func.func @effects(%m: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    %c = arith.addf %x, %x : f32
    // expected-error@+1 {{should contain only operations with no side effects}}
    %y = memref.load %m[%i] : memref<4xf32>
    memref.atomic_yield %c : f32
  }
  return
}
// -----
// expected-error@+1 {{initial value should be a unit or elements attribute, but got #vector.punctuation<newline>}}
"memref.global"() <{initial_value = #vector.punctuation<newline>, sym_name = "gv", sym_visibility = "private", type = memref<4x4xf32>}> : () -> ()
