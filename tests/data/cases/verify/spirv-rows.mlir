// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require in spirv: pieces that make each true and false.

%0:1 = "test.op"() : () -> (!spirv.matrix<3 x vector<2xf32>>)
%1 = "spirv.Transpose"(%0#0) : (!spirv.matrix<3 x vector<2xf32>>) -> (!spirv.matrix<2 x vector<3xf32>>)
// -----
%0:1 = "test.op"() : () -> (vector<2xf32>)
// expected-error@+1 {{member one of the resulting struct type must have the same number of components as the operand type}}
%1 = "spirv.GL.FrexpStruct"(%0#0) : (vector<2xf32>) -> (!spirv.struct<(vector<2xf32>, vector<3xi32>)>)
// -----
%0:2 = "test.op"() : () -> (i32, i32)
%1 = "spirv.SUDot"(%0#0, %0#1) <{format = #spirv.packed_vector_format<PackedVectorFormat4x8Bit>}> : (i32, i32) -> (i32)
// -----
%0:2 = "test.op"() : () -> (vector<2xf32>, vector<2xi32>)
%1 = "spirv.GL.Ldexp"(%0#0, %0#1) : (vector<2xf32>, vector<2xi32>) -> (vector<2xf32>)
// -----
%0:2 = "test.op"() : () -> (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>>)
// expected-error@+1 {{left and result matrices must have equal rows' count}}
%1 = "spirv.MatrixTimesMatrix"(%0#0, %0#1) : (!spirv.matrix<3 x vector<3xf32>>, !spirv.matrix<3 x vector<3xf32>>) -> (!spirv.matrix<3 x vector<2xf32>>)
// -----
%0:2 = "test.op"() : () -> (vector<2xf32>, f32)
%1 = "spirv.VectorTimesScalar"(%0#0, %0#1) : (vector<2xf32>, f32) -> (vector<2xf32>)
// -----
%0:2 = "test.op"() : () -> (vector<2xf32>, f32)
// expected-error@+1 {{'spirv.VectorTimesScalar' op vector operand and result type mismatch}}
%1 = "spirv.VectorTimesScalar"(%0#0, %0#1) : (vector<2xf32>, f32) -> (vector<4xf32>)
// -----
%0:3 = "test.op"() : () -> (vector<3xi1>, vector<3xf32>, vector<3xf32>)
%1 = "spirv.Select"(%0#0, %0#1, %0#2) : (vector<3xi1>, vector<3xf32>, vector<3xf32>) -> (vector<3xf32>)
// -----
%0:2 = "test.op"() : () -> (i32, i32)
%1 = "spirv.SMulExtended"(%0#0, %0#1) : (i32, i32) -> (!spirv.struct<(i32, i32)>)
// -----
%0:2 = "test.op"() : () -> (vector<2xf32>, !spirv.matrix<3 x vector<2xf32>>)
%1 = "spirv.VectorTimesMatrix"(%0#0, %0#1) : (vector<2xf32>, !spirv.matrix<3 x vector<2xf32>>) -> (vector<3xf32>)
// -----
%0:1 = "test.op"() : () -> (!spirv.matrix<4 x vector<2xf16>>)
// expected-error@+1 {{input matrix columns count must be equal to output matrix rows count}}
%1 = "spirv.Transpose"(%0#0) : (!spirv.matrix<4 x vector<2xf16>>) -> (!spirv.matrix<2 x vector<3xf32>>)
// -----
%0:2 = "test.op"() : () -> (vector<2xf32>, vector<3xi32>)
// expected-error@+1 {{'spirv.GL.Ldexp' op operands must have the same number of elements}}
%1 = "spirv.GL.Ldexp"(%0#0, %0#1) : (vector<2xf32>, vector<3xi32>) -> (vector<2xf32>)
// -----
%0:1 = "test.op"() : () -> (f32)
%1 = "spirv.GL.FrexpStruct"(%0#0) : (f32) -> (!spirv.struct<(f32, i32)>)
// -----
%0:2 = "test.op"() : () -> (vector<2xf32>, !spirv.matrix<3 x vector<2xf16>>)
// expected-error@+1 {{'spirv.VectorTimesMatrix' op matrix must be a matrix with the same component type as the component type in result}}
%1 = "spirv.VectorTimesMatrix"(%0#0, %0#1) : (vector<2xf32>, !spirv.matrix<3 x vector<2xf16>>) -> vector<3xf32>
// -----
%0:2 = "test.op"() : () -> (vector<2xf32>, !spirv.matrix<3 x vector<2xf32>>)
// expected-error@+1 {{'spirv.VectorTimesMatrix' op failed to verify that all of {vector, result} have same element type}}
%1 = "spirv.VectorTimesMatrix"(%0#0, %0#1) : (vector<2xf32>, !spirv.matrix<3 x vector<2xf32>>) -> vector<3xf16>
// -----
%0:2 = "test.op"() : () -> (!spirv.matrix<3 x vector<2xf32>>, vector<3xf16>)
// expected-error@+1 {{'spirv.MatrixTimesVector' op failed to verify that all of {vector, result} have same element type}}
%1 = "spirv.MatrixTimesVector"(%0#0, %0#1) : (!spirv.matrix<3 x vector<2xf32>>, vector<3xf16>) -> vector<2xf32>
// -----
%0:2 = "test.op"() : () -> (!spirv.matrix<3 x vector<2xf32>>, vector<3xf16>)
// expected-error@+1 {{'spirv.MatrixTimesVector' op matrix and result element types must match}}
%1 = "spirv.MatrixTimesVector"(%0#0, %0#1) : (!spirv.matrix<3 x vector<2xf32>>, vector<3xf16>) -> vector<2xf16>
// -----
%0 = "test.op"() : () -> !spirv.matrix<2 x vector<3xf32>>
// expected-error@+1 {{input and output matrices must have the same component type}}
%1 = "spirv.Transpose"(%0) : (!spirv.matrix<2 x vector<3xf32>>) -> !spirv.matrix<3 x vector<2xf16>>
// -----
%0:2 = "test.op"() : () -> (!spirv.matrix<2 x vector<3xf16>>, !spirv.matrix<2 x vector<2xf32>>)
// expected-error@+1 {{left and result matrices' component type must be the same}}
%1 = "spirv.MatrixTimesMatrix"(%0#0, %0#1) : (!spirv.matrix<2 x vector<3xf16>>, !spirv.matrix<2 x vector<2xf32>>) -> !spirv.matrix<2 x vector<3xf32>>
// -----
%0:2 = "test.op"() : () -> (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<2 x vector<2xf16>>)
// expected-error@+1 {{right and result matrices' component type must be the same}}
%1 = "spirv.MatrixTimesMatrix"(%0#0, %0#1) : (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<2 x vector<2xf16>>) -> !spirv.matrix<2 x vector<3xf32>>
// -----
%0:2 = "test.op"() : () -> (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<2 x vector<2xf32>>)
// expected-error@+1 {{left and result matrices must have equal rows' count}}
%1 = "spirv.MatrixTimesMatrix"(%0#0, %0#1) : (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<2 x vector<2xf32>>) -> !spirv.matrix<2 x vector<4xf32>>
// -----
%0:2 = "test.op"() : () -> (!spirv.matrix<3 x vector<2xf32>>, vector<2xf32>)
// expected-error@+1 {{'spirv.MatrixTimesVector' op matrix columns (3) must match vector operand size (2)}}
%1 = "spirv.MatrixTimesVector"(%0#0, %0#1) : (!spirv.matrix<3 x vector<2xf32>>, vector<2xf32>) -> vector<2xf32>
// -----
%0:2 = "test.op"() : () -> (!spirv.matrix<3 x vector<2xf32>>, vector<3xf32>)
// expected-error@+1 {{'spirv.MatrixTimesVector' op result size (3) must match the matrix rows (2)}}
%1 = "spirv.MatrixTimesVector"(%0#0, %0#1) : (!spirv.matrix<3 x vector<2xf32>>, vector<3xf32>) -> vector<3xf32>
// -----
%0:2 = "test.op"() : () -> (!spirv.matrix<3 x vector<2xf32>>, vector<3xf32>)
%1 = "spirv.MatrixTimesVector"(%0#0, %0#1) : (!spirv.matrix<3 x vector<2xf32>>, vector<3xf32>) -> vector<2xf32>
// -----
%0:2 = "test.op"() : () -> (vector<3xf32>, !spirv.matrix<3 x vector<2xf32>>)
// expected-error@+1 {{'spirv.VectorTimesMatrix' op number of components in vector must equal the number of components in each column in matrix}}
%1 = "spirv.VectorTimesMatrix"(%0#0, %0#1) : (vector<3xf32>, !spirv.matrix<3 x vector<2xf32>>) -> vector<3xf32>
// -----
%0:2 = "test.op"() : () -> (vector<2xf32>, !spirv.matrix<3 x vector<2xf32>>)
// expected-error@+1 {{'spirv.VectorTimesMatrix' op number of columns in matrix must equal the number of components in result}}
%1 = "spirv.VectorTimesMatrix"(%0#0, %0#1) : (vector<2xf32>, !spirv.matrix<3 x vector<2xf32>>) -> vector<2xf32>
// -----
%0:2 = "test.op"() : () -> (vector<2xf32>, !spirv.matrix<3 x vector<2xf32>>)
%1 = "spirv.VectorTimesMatrix"(%0#0, %0#1) : (vector<2xf32>, !spirv.matrix<3 x vector<2xf32>>) -> vector<3xf32>
// -----
%0 = "test.op"() : () -> !spirv.matrix<2 x vector<3xf32>>
// expected-error@+1 {{left matrix columns' count must be equal to the right matrix rows' count}}
%1 = "spirv.MatrixTimesMatrix"(%0, %0) : (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<2 x vector<3xf32>>) -> !spirv.matrix<2 x vector<3xf32>>
// -----
%0:2 = "test.op"() : () -> (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<2 x vector<2xf32>>)
%1 = "spirv.MatrixTimesMatrix"(%0#0, %0#1) : (!spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<2 x vector<2xf32>>) -> !spirv.matrix<2 x vector<3xf32>>
