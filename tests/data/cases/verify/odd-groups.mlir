// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mlir-opt 22 accepts groups that do not fit their definition, and keeps every operand. It compares the types of all groups.
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
  }
  func.func @two_values_for_one_operand(%i: index) {
    "gpu.launch_func"(%i, %i, %i, %i, %i, %i) <{kernel = @m::@k, operandSegmentSizes = array<i32: 0, 0, 2, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, index) -> ()
    return
  }
}
// -----
func.func @four_values_for_three_equal_groups(%a: i32) {
  omp.wsloop {
    "omp.loop_nest"(%a, %a, %a, %a) <{loop_inclusive}> ({
    ^bb0(%i: i32):
      omp.yield
    }) : (i32, i32, i32, i32) -> ()
  }
  return
}
// -----
pdl.pattern @no_value_where_one_is_required : benefit(1) {
  %op = operation "foo.op"
  rewrite %op {
    %new = operation "bar.op"
    // expected-error@+1 {{'pdl.replace' op operand #1 must be variadic of}}
    "pdl.replace"(%op, %new) <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (!pdl.operation, !pdl.operation) -> ()
  }
}
// -----
func.func @rest_of_another_type(%a: i32, %b: f32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op operand #1 must be variadic of}}
    "omp.loop_nest"(%a, %b, %a, %a) <{loop_inclusive}> ({
    ^bb0(%i: i32):
      omp.yield
    }) : (i32, f32, i32, i32) -> ()
  }
  return
}
// -----
func.func @one_input_more_than_inits(%a: memref<4x8xf32>) {
  "linalg.reduce"(%a, %a, %a) <{dimensions = array<i64>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) : (memref<4x8xf32>, memref<4x8xf32>, memref<4x8xf32>) -> ()
  return
}
// -----
func.func @inputs_of_two_shapes(%a: memref<4x8xf32>, %b: memref<8xf32>) {
  // expected-error@+1 {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
  "linalg.reduce"(%a, %b, %b) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (memref<4x8xf32>, memref<8xf32>, memref<8xf32>) -> ()
  return
}
// -----
func.func @no_init(%a: memref<4x8xf32>) {
  // expected-error@+1 {{'linalg.reduce' op number of dimensions after reduction 1 doesn't match the init rank 2}}
  "linalg.reduce"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }) : (memref<4x8xf32>) -> ()
  return
}
// -----
func.func @two_paddings(%a: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires 2 indices}}
  %0 = "vector.transfer_read"(%a, %i, %p, %p) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<?x?xf32>, index, f32, f32) -> vector<3x7xf32>
  return
}
// -----
func.func @two_sources(%v: vector<4x3xindex>, %a: memref<?x?xf32>, %i: index, %p: f32) {
  // expected-error@+1 {{'vector.transfer_read' op requires source to be a memref or ranked tensor type}}
  %0 = "vector.transfer_read"(%v, %a, %i, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 2, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<4x3xindex>, memref<?x?xf32>, index, index, f32) -> vector<128xf32>
  return
}
// -----
func.func @two_vectors(%v: vector<4xf32>, %a: memref<?xf32>, %i: index) {
  "vector.transfer_write"(%v, %v, %a, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 2, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, vector<4xf32>, memref<?xf32>, index) -> ()
  return
}
