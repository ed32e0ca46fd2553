// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
func.func @accepted(%t: tensor<4x8xf32>, %i: index, %d: tensor<?x?xf32>, %f: f32, %s: tensor<1xindex>) {
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x8xf32>
  %1 = tensor.extract %t[%i, %i] : tensor<4x8xf32>
  %2 = tensor.insert %f into %t[%i, %i] : tensor<4x8xf32>
  %3 = tensor.empty(%i) : tensor<?x4xf32>
  %4 = tensor.extract_slice %t[0, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
  %5 = tensor.insert_slice %4 into %t[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
  %6 = tensor.collapse_shape %t [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %7 = tensor.expand_shape %6 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
  %8 = tensor.concat dim(1) %t, %t : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32>
  %9 = tensor.reshape %t(%s) : (tensor<4x8xf32>, tensor<1xindex>) -> tensor<32xf32>
  %10 = tensor.pad %t low[1, 1] high[%i, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x8xf32> to tensor<?x9xf32>
  return
}
// -----
func.func @casts(%t: tensor<1x?xf32>) {
  // expected-error@+1 {{operand type 'tensor<1x?xf32>' and result type 'tensor<2x?xf32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<1x?xf32> to tensor<2x?xf32>
  return
}
// -----
func.func @extract(%t: tensor<4x8xf32>, %i: index) {
  // expected-error@+1 {{incorrect number of indices}}
  %0 = "tensor.extract"(%t, %i) : (tensor<4x8xf32>, index) -> f32
  return
}
// -----
func.func @empty(%i: index) {
  // expected-error@+1 {{incorrect number of dynamic sizes, has 1, expected 2}}
  %0 = tensor.empty(%i) : tensor<?x?xf32>
  return
}
// -----
func.func @slice(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{expected type to be}}
  %0 = tensor.extract_slice %t[0, 0] [2, 8] [1, 1] : tensor<4x8xf32> to tensor<3x8xf32>
  return
}
// -----
func.func @bounds(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{offset 0 is out-of-bounds: 5 >= 4}}
  %0 = tensor.extract_slice %t[5, 0] [2, 8] [1, 1] : tensor<4x8xf32> to tensor<2x8xf32>
  return
}
// -----
func.func @collapsed(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{expected dimension 0 of collapsed type to be static value of 32}}
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x8xf32> into tensor<33xf32>
  return
}
// -----
func.func @maps(%t: tensor<?x?xf32>) {
  // expected-error@+1 {{expected reassociation map #0 to have size equal to the expanded rank (2), but it is  3.}}
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x?xf32> into tensor<4x1xf32>
  return
}
// -----
func.func @concat(%t: tensor<4x8xf32>) {
  // expected-error@+1 {{concatenation dim must be less than the tensor rank}}
  %0 = tensor.concat dim(2) %t, %t : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @reshape(%t: tensor<4x8xf32>, %s: tensor<1xindex>) {
  // expected-error@+1 {{source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %t(%s) : (tensor<4x8xf32>, tensor<1xindex>) -> tensor<31xf32>
  return
}
// -----
func.func @pad(%t: tensor<4x8xf32>, %f: f32) {
  // expected-error@+1 {{expected the block to have 2 arguments}}
  %0 = tensor.pad %t low[1, 1] high[0, 0] {
  ^bb0(%a: index):
    tensor.yield %f : f32
  } : tensor<4x8xf32> to tensor<5x9xf32>
  return
}
// -----
func.func @padded(%t: tensor<4x8xf32>, %f: f32) {
  // expected-error@+1 {{does not match the inferred type}}
  %0 = tensor.pad %t low[1, 1] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } : tensor<4x8xf32> to tensor<5x10xf32>
  return
}
// -----
func.func @f(%t: tensor<4x8xf32>, %i: tensor<3x1xindex>) {
  // expected-error@+1 {{must be smaller than}}
  %0 = tensor.gather %t[%i] gather_dims([2]) : (tensor<4x8xf32>, tensor<3x1xindex>) -> tensor<3x4xf32>
  return
}
// -----
func.func @f(%t: tensor<4x8xf32>, %i: tensor<3x2xindex>) {
  // expected-error@+1 {{s must be strictly increasing}}
  %0 = tensor.gather %t[%i] gather_dims([1, 0]) : (tensor<4x8xf32>, tensor<3x2xindex>) -> tensor<3x1x1xf32>
  return
}
// -----
func.func @f(%t: tensor<4x8xf32>, %i: tensor<3x1xindex>) {
  // expected-error@+1 {{'tensor.gather' op result type mismatch:}}
  %0 = tensor.gather %t[%i] gather_dims([0]) : (tensor<4x8xf32>, tensor<3x1xindex>) -> tensor<3x1x9xf32>
  return
}
// -----
func.func @f(%t: tensor<4x8xf32>, %i: tensor<3x2xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %0 = tensor.gather %t[%i] gather_dims([0]) : (tensor<4x8xf32>, tensor<3x2xindex>) -> tensor<3x1x8xf32>
  return
}
// -----
func.func @f(%t: tensor<4x8xf32>, %i: tensor<3x1xindex>, %s: tensor<3x1x8xf32>) {
  // expected-error@+1 {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %0 = tensor.scatter %s into %t[%i] scatter_dims([0]) : (tensor<3x1x8xf32>, tensor<4x8xf32>, tensor<3x1xindex>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%t: tensor<4x8xf32>, %i: tensor<3x1xindex>, %s: tensor<3x2x8xf32>) {
  // expected-error@+1 {{'tensor.scatter' op source type mismatch:}}
  %0 = tensor.scatter %s into %t[%i] scatter_dims([0]) unique : (tensor<3x2x8xf32>, tensor<4x8xf32>, tensor<3x1xindex>) -> tensor<4x8xf32>
  return
}
// -----
func.func @f(%t: tensor<4x8xf32>, %i: tensor<3x1xindex>, %s: tensor<3x1x8xf32>) {
  // expected-error@+1 {{'tensor.scatter' op}}
  %0 = tensor.scatter %s into %t[%i] scatter_dims([]) unique : (tensor<3x1x8xf32>, tensor<4x8xf32>, tensor<3x1xindex>) -> tensor<4x8xf32>
  return
}

// -----

func.func @concatenated(%a: tensor<2x3xf32>, %b: tensor<2x4xf32>) {
  // expected-error @below {{static concatenation size mismatch along non-concatenated dimension 1}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @concatenated_ranks(%a: tensor<2x3xf32>, %b: tensor<2xf32>) {
  // expected-error @below {{rank of concatenated inputs must match result rank}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @concatenated_elements(%a: tensor<2x3xf32>, %b: tensor<2x3xi32>) {
  // expected-error @below {{inputs and result element type must match}}
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @extracted(%a: tensor<2x3xf32>, %i: index) {
  // expected-error @below {{incorrect number of indices for extract_element}}
  %0 = "tensor.extract"(%a, %i) : (tensor<2x3xf32>, index) -> f32
  return
}

// -----

func.func @generated(%n: index) {
  // expected-error @below {{'tensor.generate' op}}
  %0 = "tensor.generate"(%n) ({
  ^bb0(%i: index, %j: index):
    %x = arith.constant 1.0 : f32
    tensor.yield %x : f32
  }) : (index) -> tensor<?x?xf32>
  return
}

// -----

func.func @generated_arguments(%n: index) {
  // expected-error @below {{must have one body argument per input dimension}}
  %0 = "tensor.generate"(%n) ({
  ^bb0(%i: index):
    %x = arith.constant 1.0 : f32
    tensor.yield %x : f32
  }) : (index) -> tensor<?x4xf32>
  return
}

// -----

func.func @generated_numbers(%n: index) {
  // expected-error @below {{all body arguments must be index}}
  %0 = "tensor.generate"(%n) ({
  ^bb0(%i: i32):
    %x = arith.constant 1.0 : f32
    tensor.yield %x : f32
  }) : (index) -> tensor<?xf32>
  return
}

// -----

func.func @gathered(%a: tensor<4x4x4xf32>, %i: tensor<1x2x3xindex>) {
  // expected-error @below {{must be strictly increasing}}
  %0 = tensor.gather %a[%i] gather_dims([1, 0, 2]) : (tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
  return
}

// -----

func.func @gathered_beyond(%a: tensor<4x4x4xf32>, %i: tensor<1x2x3xindex>) {
  // expected-error @below {{must be smaller than}}
  %0 = tensor.gather %a[%i] gather_dims([0, 1, 3]) : (tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
  return
}

// -----

func.func @gathered_from_nothing(%a: tensor<4x4x4xf32>, %i: tensor<1x2x3xindex>) {
  // expected-error @below {{must be non-empty}}
  %0 = tensor.gather %a[%i] gather_dims([]) : (tensor<4x4x4xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
  return
}

// -----

func.func @padded(%a: tensor<?x2xf32>, %x: f32) {
  // expected-error @below {{specified type 'tensor<?x9xf32>' does not match the inferred type}}
  %0 = tensor.pad %a low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x2xf32> to tensor<?x9xf32>
  return
}

// -----

func.func @out_of_bounds(%a: tensor<4x4xf32>) {
  // expected-error @below {{slice along dimension 0 runs out-of-bounds: 5 >= 4}}
  %0 = tensor.extract_slice %a[2, 0] [4, 4] [1, 1] : tensor<4x4xf32> to tensor<4x4xf32>
  return
}

// -----

func.func @sliced(%a: tensor<4x4xf32>) {
  // expected-error @below {{or a rank-reduced version}}
  %0 = tensor.extract_slice %a[0, 0] [2, 2] [1, 1] : tensor<4x4xf32> to tensor<2x3xf32>
  return
}

// -----

func.func @reshaped(%a: tensor<?xf32>, %s: tensor<?xi32>) {
  // expected-error @below {{cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<?xi32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @reshaped_elements(%a: tensor<4xf32>, %s: tensor<2xi32>) {
  // expected-error @below {{element types of source and destination tensor types should be the same}}
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<2xi32>) -> tensor<2x2xi32>
  return
}
// -----
func.func @to_a_scalar(%t: tensor<2x4xf32>) {
  %0 = tensor.collapse_shape %t [] : tensor<2x4xf32> into tensor<f32>
  return
}
// -----
func.func @empty_group(%t: tensor<2x4xf32>) {
  // expected-error@+1 {{reassociation indices must not be empty}}
  %0 = tensor.collapse_shape %t [[0, 1], []] : tensor<2x4xf32> into tensor<8x1xf32>
  return
}
// -----
func.func @insertion_elsewhere(%s: tensor<1xf32>, %t: tensor<4xf32>) {
  // expected-error@+1 {{expected InParallelOpInterface parent}}
  tensor.parallel_insert_slice %s into %t[0][1][1] : tensor<1xf32> into tensor<4xf32>
  return
}
// -----
func.func @allocated(%t: tensor<?xf32>, %i: index) {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  // expected-error@+1 {{dynamic sizes not needed when copying a tensor}}
  %1 = bufferization.alloc_tensor(%i) copy(%t) : tensor<?xf32>
  return
}
// -----
func.func @sizes(%i: index) {
  // expected-error@+1 {{incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = bufferization.alloc_tensor(%i) : tensor<4xf32>
  return
}
// -----
func.func @conditions(%m: memref<4xf32>, %c: i1) {
  // expected-error@+1 {{must have the same number of conditions as memrefs}}
  bufferization.dealloc (%m : memref<4xf32>) if (%c, %c)
  return
}
// -----
func.func @written(%t: tensor<4xf32>, %m: memref<4xf32>) {
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  // expected-error@+1 {{'writable' must be specified if and only if}}
  bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @destination(%t: tensor<4xf32>, %d: tensor<5xf32>) {
  // expected-error@+1 {{source/destination shapes are incompatible}}
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
  return
}
// -----
func.func @buffer(%t: tensor<4xf32>) {
  // expected-error@+2 {{shapes do not match}}
  // expected-error@+1 {{specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<?xf32>
  return
}
