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
