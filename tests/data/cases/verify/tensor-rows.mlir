// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require in tensor and bufferization: pieces that make each true and false.

%0:2 = "test.op"() : () -> (memref<4xf32>, memref<4xf32>)
// expected-error@+1 {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
%1 = "bufferization.dealloc"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 0, 0, 2>}> : (memref<4xf32>, memref<4xf32>) -> (i1)
// -----
%0:1 = "test.op"() : () -> (memref<2x3xf32, strided<[?, 1]>>)
%1 = "bufferization.to_tensor"(%0#0) : (memref<2x3xf32, strided<[?, 1]>>) -> (tensor<2x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<*xf32>, tensor<?x3xf32>)
// expected-error@+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
"bufferization.materialize_in_destination"(%0#0, %0#1) <{writable}> : (tensor<*xf32>, tensor<?x3xf32>) -> ()
// -----
%0:2 = "test.op"() : () -> (tensor<3xf32>, vector<2x3xf32>)
// expected-error@+1 {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
%1 = "bufferization.materialize_in_destination"(%0#0, %0#1) : (tensor<3xf32>, vector<2x3xf32>) -> (tensor<3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<?x3xf32>, memref<*xf32>)
// expected-error@+1 {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
%1 = "bufferization.materialize_in_destination"(%0#0, %0#1) <{restrict, writable}> : (tensor<?x3xf32>, memref<*xf32>) -> (tensor<?x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3xf32>, tensor<*xf32>)
// expected-error@+1 {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
%1 = "bufferization.materialize_in_destination"(%0#0, %0#1) : (tensor<2x3xf32>, tensor<*xf32>) -> (tensor<2x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<*xf32>, memref<*xf32>)
"bufferization.materialize_in_destination"(%0#0, %0#1) <{restrict, writable}> : (tensor<*xf32>, memref<*xf32>) -> ()
// -----
%0:2 = "test.op"() : () -> (tensor<3xf32>, tensor<2x3xf32>)
// expected-error@+1 {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
%1 = "bufferization.materialize_in_destination"(%0#0, %0#1) <{restrict, writable}> : (tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
// expected-error@+1 {{'tensor.concat' op requires at least one input}}
%1 = "tensor.concat"() <{dim = 0 : i64}> : () -> (tensor<6x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<4x5x6xf32>, tensor<1x2x1xindex>)
%1 = "tensor.gather"(%0#0, %0#1) <{gather_dims = array<i64: 0>}> : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> (tensor<1x2x5x6xf32>)
// -----
%0:1 = "test.op"() : () -> (tensor<3xf32>)
%1 = "bufferization.to_buffer"(%0#0) : (tensor<3xf32>) -> (memref<3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<*xf32>, tensor<?x3xf32>)
// expected-error@+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
%1 = "bufferization.materialize_in_destination"(%0#0, %0#1) : (tensor<*xf32>, tensor<?x3xf32>) -> (tensor<?x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<3xf32>, memref<*xf32>)
// expected-error@+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
"bufferization.materialize_in_destination"(%0#0, %0#1) <{writable}> : (tensor<3xf32>, memref<*xf32>) -> ()
// -----
%0:2 = "test.op"() : () -> (f32, tensor<2x3xf32>)
// expected-error@+1 {{'tensor.insert' op incorrect number of indices}}
%1 = "tensor.insert"(%0#0, %0#1) : (f32, tensor<2x3xf32>) -> (tensor<2x3xf32>)
// -----
"bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
// -----
%0:1 = "test.op"() : () -> (memref<2x3xf32>)
// expected-error@+2 {{shapes do not match}}
// expected-error@+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
%1 = "bufferization.to_tensor"(%0#0) : (memref<2x3xf32>) -> (tensor<?x3xf32>)
// -----
%0:2 = "test.op"() : () -> (tensor<2x3xf32>, tensor<2x3xf32>)
// expected-error@+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
%1 = "bufferization.materialize_in_destination"(%0#0, %0#1) <{writable}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// -----
%0:2 = "test.op"() : () -> (tensor<?x3xf32>, tensor<2x3xf32>)
// expected-error@+1 {{'tensor.concat' op result type 'tensor<4x2xf32>'does not match inferred shape 'tensor<?x3xf32>' static sizes}}
%1 = "tensor.concat"(%0#0, %0#1) <{dim = 0 : i64}> : (tensor<?x3xf32>, tensor<2x3xf32>) -> tensor<4x2xf32>
// -----
%0:2 = "test.op"() : () -> (tensor<1x?xf32>, tensor<2x3xf32>)
// expected-error@+1 {{'tensor.concat' op result type 'tensor<4x?xf32>'does not match inferred shape 'tensor<3x3xf32>' static sizes}}
%1 = "tensor.concat"(%0#0, %0#1) <{dim = 0 : i64}> : (tensor<1x?xf32>, tensor<2x3xf32>) -> tensor<4x?xf32>
// -----
%0:2 = "test.op"() : () -> (tensor<1x?xf32>, tensor<2x3xf32>)
%1 = "tensor.concat"(%0#0, %0#1) <{dim = 0 : i64}> : (tensor<1x?xf32>, tensor<2x3xf32>) -> tensor<3x?xf32>
