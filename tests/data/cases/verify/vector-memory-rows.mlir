// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require in vector: pieces that make each true and false.

%0:6 = "test.op"() : () -> (memref<8x16xf32, strided<[16, 2]>>, index, index, vector<4xi32>, vector<2x2x2xi1>, vector<4xf32>)
// expected-error@+1 {{'vector.scatter' op expected valueToStore dim to match mask dim}}
"vector.scatter"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (memref<8x16xf32, strided<[16, 2]>>, index, index, vector<4xi32>, vector<2x2x2xi1>, vector<4xf32>) -> ()
// -----
%0:5 = "test.op"() : () -> (memref<8x16xf32>, index, index, vector<8xi1>, vector<2x4xf32>)
// expected-error@+1 {{'vector.compressstore' op expected valueToStore dim to match mask dim}}
"vector.compressstore"(%0#0, %0#1, %0#2, %0#3, %0#4) : (memref<8x16xf32>, index, index, vector<8xi1>, vector<2x4xf32>) -> ()
// -----
%0:6 = "test.op"() : () -> (memref<8x16xf32>, index, index, vector<2x4xindex>, vector<[4]xi1>, vector<4xf32>)
// expected-error@+1 {{'vector.gather' op expected result dim to match mask dim}}
%1 = "vector.gather"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (memref<8x16xf32>, index, index, vector<2x4xindex>, vector<[4]xi1>, vector<4xf32>) -> (vector<2x4xf32>)
// -----
%0:3 = "test.op"() : () -> (memref<8xvector<4xf32>>, vector<[4]xi1>, vector<2x4xf32>)
// expected-error@+1 {{'vector.maskedstore' op base and valueToStore element type should match}}
"vector.maskedstore"(%0#0, %0#1, %0#2) : (memref<8xvector<4xf32>>, vector<[4]xi1>, vector<2x4xf32>) -> ()
// -----
%0:2 = "test.op"() : () -> (vector<4xindex>, index)
%1 = "vector.outerproduct"(%0#0, %0#1) <{kind = #vector.kind<minsi>}> : (vector<4xindex>, index) -> (vector<4xindex>)
// -----
%0:2 = "test.op"() : () -> (vector<2x4xsi8>, vector<4xsi8>)
%1:2 = "vector.scan"(%0#0, %0#1) <{kind = #vector.kind<maxui>, reduction_dim = 0 : i64, inclusive = true}> : (vector<2x4xsi8>, vector<4xsi8>) -> (vector<2x4xsi8>, vector<4xsi8>)
// -----
%0:5 = "test.op"() : () -> (memref<?x?xi32>, index, index, vector<4xi1>, vector<4xi32>)
%1 = "vector.expandload"(%0#0, %0#1, %0#2, %0#3, %0#4) : (memref<?x?xi32>, index, index, vector<4xi1>, vector<4xi32>) -> (vector<4xi32>)
// -----
%0:2 = "test.op"() : () -> (vector<2x4xf32>, memref<8x?xf32, strided<[?, ?]>>)
// expected-error@+1 {{'vector.store' op most minor memref dim must have unit stride}}
"vector.store"(%0#0, %0#1) : (vector<2x4xf32>, memref<8x?xf32, strided<[?, ?]>>) -> ()
// -----
%0:2 = "test.op"() : () -> (vector<2x4xindex>, vector<2xindex>)
// expected-error@+1 {{'vector.outerproduct' op expected 1-d vector for operand #1}}
%1 = "vector.outerproduct"(%0#0, %0#1) <{kind = #vector.kind<maxnumf>}> : (vector<2x4xindex>, vector<2xindex>) -> (vector<2x2xindex>)
// -----
%0:3 = "test.op"() : () -> (vector<[4]xsi8>, vector<2xsi8>, vector<4x2xsi8>)
// expected-error@+1 {{'vector.outerproduct' op expected either both or only #2 operand dim to be scalable}}
%1 = "vector.outerproduct"(%0#0, %0#1, %0#2) <{kind = #vector.kind<and>}> : (vector<[4]xsi8>, vector<2xsi8>, vector<4x2xsi8>) -> (vector<4x2xsi8>)
// -----
%0:5 = "test.op"() : () -> (memref<8xvector<4xf32>>, index, index, vector<8xi1>, vector<4xf32>)
// expected-error@+1 {{'vector.expandload' op base and result element type should match}}
%1 = "vector.expandload"(%0#0, %0#1, %0#2, %0#3, %0#4) : (memref<8xvector<4xf32>>, index, index, vector<8xi1>, vector<4xf32>) -> (vector<8xf32>)
// -----
%0:6 = "test.op"() : () -> (memref<8xvector<4xf32>>, index, index, vector<8xi32>, vector<8xi1>, vector<2x4xf32>)
// expected-error@+1 {{'vector.scatter' op base and valueToStore element type should match}}
"vector.scatter"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (memref<8xvector<4xf32>>, index, index, vector<8xi32>, vector<8xi1>, vector<2x4xf32>) -> ()
// -----
%0:6 = "test.op"() : () -> (memref<8x16xf32, affine_map<(d0, d1) -> (d1, d0)>>, index, index, vector<8xi32>, vector<2x2x2xi1>, vector<4xf32>)
// expected-error@+1 {{'vector.gather' op expected result dim to match indices dim}}
%1 = "vector.gather"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (memref<8x16xf32, affine_map<(d0, d1) -> (d1, d0)>>, index, index, vector<8xi32>, vector<2x2x2xi1>, vector<4xf32>) -> (vector<2x2x2xf32>)
// -----
%0:5 = "test.op"() : () -> (memref<8x16xf32, strided<[16, 2]>>, index, index, vector<8xi1>, vector<[4]xf32>)
// expected-error@+1 {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
"vector.maskedstore"(%0#0, %0#1, %0#2, %0#3, %0#4) : (memref<8x16xf32, strided<[16, 2]>>, index, index, vector<8xi1>, vector<[4]xf32>) -> ()
// -----
%0:5 = "test.op"() : () -> (memref<?x?xi32>, index, vector<8xi32>, vector<2x4xi1>, vector<2x2x2xf32>)
// expected-error@+1 {{'vector.gather' op base and result element type should match}}
%1 = "vector.gather"(%0#0, %0#1, %0#2, %0#3, %0#4) : (memref<?x?xi32>, index, vector<8xi32>, vector<2x4xi1>, vector<2x2x2xf32>) -> (vector<2x2x2xf32>)
// -----
%0:6 = "test.op"() : () -> (memref<8x16xf32>, index, index, vector<2x4xindex>, vector<2x4xi1>, vector<8xf32>)
// expected-error@+1 {{'vector.scatter' op expected valueToStore dim to match indices dim}}
"vector.scatter"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (memref<8x16xf32>, index, index, vector<2x4xindex>, vector<2x4xi1>, vector<8xf32>) -> ()
// -----
%0:2 = "test.op"() : () -> (vector<[4]xi32>, vector<2x2xi32>)
// expected-error@+1 {{'vector.outerproduct' op expected 1-d vector for operand #2}}
%1 = "vector.outerproduct"(%0#0, %0#1) <{kind = #vector.kind<maximumf>}> : (vector<[4]xi32>, vector<2x2xi32>) -> (vector<4x2xi32>)
// -----
%0:4 = "test.op"() : () -> (memref<16xf32>, index, vector<4xi1>, vector<4xf32>)
// expected-error@+1 {{'vector.expandload' op expected result dim to match mask dim}}
%1 = "vector.expandload"(%0#0, %0#1, %0#2, %0#3) : (memref<16xf32>, index, vector<4xi1>, vector<4xf32>) -> (vector<8xf32>)
// -----
%0:2 = "test.op"() : () -> (vector<[4]xindex>, vector<2xindex>)
// expected-error@+1 {{'vector.outerproduct' op expected 2-d vector result}}
%1 = "vector.outerproduct"(%0#0, %0#1) <{kind = #vector.kind<maxsi>}> : (vector<[4]xindex>, vector<2xindex>) -> (vector<4xindex>)
// -----
%0:3 = "test.op"() : () -> (memref<f32>, index, index)
// expected-error@+1 {{'vector.load' op destination memref has lower rank than the result vector}}
%1 = "vector.load"(%0#0, %0#1, %0#2) : (memref<f32>, index, index) -> (vector<2x4xf32>)
// -----
%0:3 = "test.op"() : () -> (vector<4xsi8>, si8, vector<4x2xsi8>)
// expected-error@+1 {{'vector.outerproduct' op expected 1-d vector result}}
%1 = "vector.outerproduct"(%0#0, %0#1, %0#2) <{kind = #vector.kind<maxsi>}> : (vector<4xsi8>, si8, vector<4x2xsi8>) -> (vector<4x2xsi8>)
// -----
%0:2 = "test.op"() : () -> (vector<2x4xindex>, vector<4xindex>)
// expected-error@+1 {{'vector.scan' op unsupported reduction type 'index' for kind 'minimumf'}}
%1:2 = "vector.scan"(%0#0, %0#1) <{kind = #vector.kind<minimumf>, reduction_dim = 0 : i64, inclusive = true}> : (vector<2x4xindex>, vector<4xindex>) -> (vector<2x4xindex>, vector<4xindex>)
// -----
%0:6 = "test.op"() : () -> (memref<8x?xf32, strided<[?, ?]>>, index, index, vector<4xi32>, vector<4xi1>, vector<[4]xf32>)
"vector.scatter"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (memref<8x?xf32, strided<[?, ?]>>, index, index, vector<4xi32>, vector<4xi1>, vector<[4]xf32>) -> ()
// -----
%0:4 = "test.op"() : () -> (memref<16xf32>, index, vector<2x4xi1>, vector<4xf32>)
// expected-error@+1 {{'vector.maskedload' op expected result shape to match mask shape}}
%1 = "vector.maskedload"(%0#0, %0#1, %0#2, %0#3) : (memref<16xf32>, index, vector<2x4xi1>, vector<4xf32>) -> (vector<4xf32>)
// -----
%0:6 = "test.op"() : () -> (memref<8x16xf32, affine_map<(d0, d1) -> (d1, d0)>>, index, index, vector<8xi32>, vector<8xi1>, vector<4xf32>)
// expected-error@+1 {{'vector.gather' op expected pass_thru of same type as result type}}
%1 = "vector.gather"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (memref<8x16xf32, affine_map<(d0, d1) -> (d1, d0)>>, index, index, vector<8xi32>, vector<8xi1>, vector<4xf32>) -> (vector<8xf32>)
// -----
%0:3 = "test.op"() : () -> (vector<4xf32>, memref<8xvector<4xf32>>, index)
"vector.store"(%0#0, %0#1, %0#2) : (vector<4xf32>, memref<8xvector<4xf32>>, index) -> ()
// -----
%0:5 = "test.op"() : () -> (memref<8x?xf32, strided<[?, ?]>>, index, index, vector<[4]xi1>, vector<[4]xf32>)
"vector.maskedstore"(%0#0, %0#1, %0#2, %0#3, %0#4) : (memref<8x?xf32, strided<[?, ?]>>, index, index, vector<[4]xi1>, vector<[4]xf32>) -> ()
// -----
%0:3 = "test.op"() : () -> (vector<4xf32>, f32, vector<4x2xf32>)
// expected-error@+1 {{'vector.outerproduct' op expected operand #3 of same type as result type}}
%1 = "vector.outerproduct"(%0#0, %0#1, %0#2) <{kind = #vector.kind<minimumf>}> : (vector<4xf32>, f32, vector<4x2xf32>) -> (vector<4xf32>)
// -----
%0:4 = "test.op"() : () -> (memref<16xf32>, index, vector<8xi1>, vector<8xf32>)
"vector.compressstore"(%0#0, %0#1, %0#2, %0#3) : (memref<16xf32>, index, vector<8xi1>, vector<8xf32>) -> ()
// -----
%0 = "test.op"() : () -> memref<8xvector<4xf32>>
%i = "test.op"() : () -> index
// expected-error@+1 {{'vector.load' op base memref and result vector types should match}}
%1 = "vector.load"(%0, %i) : (memref<8xvector<4xf32>>, index) -> vector<8xf32>
// -----
%0 = "test.op"() : () -> memref<8xvector<4xf32>>
%i, %v = "test.op"() : () -> (index, vector<8xf32>)
// expected-error@+1 {{'vector.store' op base memref and valueToStore vector types should match}}
"vector.store"(%v, %0, %i) : (vector<8xf32>, memref<8xvector<4xf32>>, index) -> ()
