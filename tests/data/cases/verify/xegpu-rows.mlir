// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require in xegpu: pieces that make each true and false.

%0:2 = "test.op"() : () -> (!xegpu.tensor_desc<8x16xf32>, vector<8x16xf32>)
"xegpu.store_nd"(%0#1, %0#0) <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<cached>}> : (vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>) -> ()
// -----
%0:2 = "test.op"() : () -> (vector<8x16xf16>, vector<16x16xf16>)
%1 = "xegpu.dpas"(%0#0, %0#1) : (vector<8x16xf16>, vector<16x16xf16>) -> vector<8x16xf32>
// -----
%0:3 = "test.op"() : () -> (memref<64xf32>, vector<16xindex>, vector<1xi1>)
// expected-error@+1 {{'xegpu.load' op Mask should match value except the chunk size dim.}}
%1 = "xegpu.load"(%0#0, %0#1, %0#2) <{}> : (memref<64xf32>, vector<16xindex>, vector<1xi1>) -> vector<16xf32>
// -----
%0:1 = "test.op"() : () -> (!xegpu.mem_desc<64x128xf32>)
// expected-error@+1 {{data shape must not exceed mem_desc shape.}}
%1 = "xegpu.load_matrix"(%0#0) <{const_offsets = array<i64: 0, 0>}> : (!xegpu.mem_desc<64x128xf32>) -> vector<64x129xf32>
// -----
%0:1 = "test.op"() : () -> (memref<8x16xf32>)
%1 = "xegpu.create_nd_tdesc"(%0#0) <{const_offsets = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<8x16xf32>) -> !xegpu.tensor_desc<8x16xf32>
// -----
%0:1 = "test.op"() : () -> (!xegpu.tensor_desc<8x16xf32>)
// expected-error@+1 {{'xegpu.prefetch_nd' op invalid l1_hint: #xegpu.cache_hint<write_back>}}
"xegpu.prefetch_nd"(%0#0) <{l1_hint = #xegpu.cache_hint<write_back>, l2_hint = #xegpu.cache_hint<cached>}> : (!xegpu.tensor_desc<8x16xf32>) -> ()
// -----
%0:1 = "test.op"() : () -> (!xegpu.tensor_desc<8x16xf32>)
// expected-error@+1 {{'xegpu.prefetch_nd' op Mismatched ranks between offsets and tensor descriptor}}
"xegpu.prefetch_nd"(%0#0) <{const_offsets = array<i64: 0, 0, 1>}> : (!xegpu.tensor_desc<8x16xf32>) -> ()
// -----
%0:1 = "test.op"() : () -> (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>)
// expected-error@+1 {{'xegpu.prefetch_nd' op Expects a non-scattered TensorDesc.}}
"xegpu.prefetch_nd"(%0#0) <{}> : (!xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>) -> ()
// -----
%0:2 = "test.op"() : () -> (vector<8x16xf32>, !xegpu.mem_desc<64x128xf32>)
"xegpu.store_matrix"(%0#0, %0#1) <{const_offsets = array<i64: 0, 0>}> : (vector<8x16xf32>, !xegpu.mem_desc<64x128xf32>) -> ()
// -----
%0:2 = "test.op"() : () -> (vector<8x16xf16>, !xegpu.mem_desc<64x128xf32>)
// expected-error@+1 {{'xegpu.store_matrix' op failed to verify that all of {mem_desc, data} have same element type}}
"xegpu.store_matrix"(%0#0, %0#1) <{const_offsets = array<i64: 0, 0>}> : (vector<8x16xf16>, !xegpu.mem_desc<64x128xf32>) -> ()
// -----
%0:1 = "test.op"() : () -> (!xegpu.tensor_desc<8x16xf32>)
"xegpu.prefetch_nd"(%0#0) <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<cached>}> : (!xegpu.tensor_desc<8x16xf32>) -> ()
// -----
%0:2 = "test.op"() : () -> (!xegpu.tensor_desc<8x16xf32>, vector<8x16xf32>)
// expected-error@+1 {{'xegpu.store_nd' op invalid l1_hint: #xegpu.cache_hint<streaming>}}
"xegpu.store_nd"(%0#1, %0#0) <{l1_hint = #xegpu.cache_hint<streaming>, l2_hint = #xegpu.cache_hint<cached>}> : (vector<8x16xf32>, !xegpu.tensor_desc<8x16xf32>) -> ()
// -----
%0:1 = "test.op"() : () -> (!xegpu.tensor_desc<8x16xf32>)
// expected-error@+1 {{'xegpu.update_nd_offset' op Invalid number of offsets.}}
%1 = "xegpu.update_nd_offset"(%0#0) <{const_offsets = array<i64>}> : (!xegpu.tensor_desc<8x16xf32>) -> !xegpu.tensor_desc<8x16xf32>
// -----
%0:1 = "test.op"() : () -> (!xegpu.tensor_desc<8x16xf32>)
%1 = "xegpu.load_nd"(%0#0) <{}> : (!xegpu.tensor_desc<8x16xf32>) -> vector<8x16xf32>
// -----
%0:1 = "test.op"() : () -> (!xegpu.tensor_desc<8x16xf32>)
%1 = "xegpu.update_nd_offset"(%0#0) <{const_offsets = array<i64: 0, 0>}> : (!xegpu.tensor_desc<8x16xf32>) -> !xegpu.tensor_desc<8x16xf32>
// -----
%0:1 = "test.op"() : () -> (memref<8x16xf16>)
// expected-error@+1 {{'xegpu.create_nd_tdesc' op TensorDesc should have the same element type with the source if it is a memref.}}
%1 = "xegpu.create_nd_tdesc"(%0#0) <{const_offsets = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<8x16xf16>) -> !xegpu.tensor_desc<8x16xf32>
// -----
%0:2 = "test.op"() : () -> (ui64, vector<16xindex>)
%1 = "xegpu.create_tdesc"(%0#0, %0#1) : (ui64, vector<16xindex>) -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
// -----
%0:2 = "test.op"() : () -> (vector<8x16xf16>, vector<16x16xf16>)
// expected-error@+1 {{'xegpu.dpas' op expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.}}
%1 = "xegpu.dpas"(%0#0, %0#1) : (vector<8x16xf16>, vector<16x16xf16>) -> vector<8xf32>
// -----
%0:2 = "test.op"() : () -> (vector<8x16xf16>, vector<16x16xf16>)
// expected-error@+1 {{'xegpu.dpas' op M-dimension mismatch.}}
%1 = "xegpu.dpas"(%0#0, %0#1) : (vector<8x16xf16>, vector<16x16xf16>) -> vector<4x16xf32>
// -----
%0:2 = "test.op"() : () -> (vector<8x16xf16>, vector<16x8xf16>)
// expected-error@+1 {{'xegpu.dpas' op N-dimension mismatch.}}
%1 = "xegpu.dpas"(%0#0, %0#1) : (vector<8x16xf16>, vector<16x8xf16>) -> vector<8x16xf32>
// -----
%0:3 = "test.op"() : () -> (vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf32>)
// expected-error@+1 {{'xegpu.dpas' op Expecting the acc type to be the same as result.}}
%1 = "xegpu.dpas"(%0#0, %0#1, %0#2) : (vector<8x16xf16>, vector<16x16xf16>, vector<8x16xf32>) -> vector<8xf32>
// -----
%0:3 = "test.op"() : () -> (memref<64xf32>, vector<16xindex>, vector<16xi1>)
%1 = "xegpu.load"(%0#0, %0#1, %0#2) <{}> : (memref<64xf32>, vector<16xindex>, vector<16xi1>) -> vector<16xf32>
// -----
%0 = "test.op"() : () -> memref<16xf32>
// expected-error@+1 {{'xegpu.create_nd_tdesc' op Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref source.}}
%1 = "xegpu.create_nd_tdesc"(%0) <{const_offsets = array<i64: 0>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<16xf32>) -> !xegpu.tensor_desc<8x16xf32>
// -----
%0:2 = "test.op"() : () -> (memref<64xf32>, vector<16xi1>)
%2 = "test.op"() : () -> (vector<16xindex>)
// expected-error@+1 {{'xegpu.load' op value elements must match chunk size 2}}
%1 = "xegpu.load"(%0#0, %2, %0#1) <{chunk_size = 2}> : (memref<64xf32>, vector<16xindex>, vector<16xi1>) -> vector<16xf32>
// -----
%0:2 = "test.op"() : () -> (memref<64xf32>, vector<8xi1>)
%2 = "test.op"() : () -> (vector<8xindex>)
// expected-error@+1 {{'xegpu.load' op Mask should match value except the chunk size dim.}}
%1 = "xegpu.load"(%0#0, %2, %0#1) <{chunk_size = 2}> : (memref<64xf32>, vector<8xindex>, vector<8xi1>) -> vector<16x2xf32>
// -----
%0:2 = "test.op"() : () -> (memref<64xf32>, vector<16xi1>)
%2 = "test.op"() : () -> (vector<16xindex>)
%1 = "xegpu.load"(%0#0, %2, %0#1) <{chunk_size = 2}> : (memref<64xf32>, vector<16xindex>, vector<16xi1>) -> vector<16x2xf32>
// -----
%0:2 = "test.op"() : () -> (vector<8x16xf16>, vector<8x16xf16>)
// expected-error@+1 {{'xegpu.dpas' op K-dimension mismatch.}}
%1 = "xegpu.dpas"(%0#0, %0#1) : (vector<8x16xf16>, vector<8x16xf16>) -> vector<8x16xf32>
// -----
%0 = "test.op"() : () -> !xegpu.tensor_desc<8x16xf32>
// expected-error@+1 {{'xegpu.prefetch_nd' op invalid l2_hint: #xegpu.cache_hint<write_back>}}
"xegpu.prefetch_nd"(%0) <{l2_hint = #xegpu.cache_hint<write_back>}> : (!xegpu.tensor_desc<8x16xf32>) -> ()
// -----
%0 = "test.op"() : () -> !xegpu.tensor_desc<8x16xf32>
// expected-error@+1 {{'xegpu.prefetch_nd' op invalid l3_hint: #xegpu.cache_hint<write_back>}}
"xegpu.prefetch_nd"(%0) <{l3_hint = #xegpu.cache_hint<write_back>}> : (!xegpu.tensor_desc<8x16xf32>) -> ()
// -----
%0 = "test.op"() : () -> !xegpu.tensor_desc<8x16xf32>
"xegpu.prefetch_nd"(%0) <{l3_hint = #xegpu.cache_hint<cached>}> : (!xegpu.tensor_desc<8x16xf32>) -> ()
// -----
%0 = "test.op"() : () -> memref<8x16xf32, 3>
// expected-error@+1 {{'xegpu.create_nd_tdesc' op Memory space mismatch. Source: 3, TensorDesc: 0}}
%1 = "xegpu.create_nd_tdesc"(%0) <{const_offsets = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<8x16xf32, 3>) -> !xegpu.tensor_desc<8x16xf32>
// -----
%0:2 = "test.op"() : () -> (ui64, vector<8xindex>)
// expected-error@+1 {{'xegpu.create_tdesc' op Incorrect TensorDesc shape. Expected is [8]}}
%1 = "xegpu.create_tdesc"(%0#0, %0#1) : (ui64, vector<8xindex>) -> !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>
// -----
%0 = "test.op"() : () -> !xegpu.tensor_desc<8x16xf32>
// expected-error@+1 {{'xegpu.load_nd' op Result shape [16, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf32>'}}
%1 = "xegpu.load_nd"(%0) : (!xegpu.tensor_desc<8x16xf32>) -> vector<16x8xf32>
// -----
%0:2 = "test.op"() : () -> (!xegpu.tensor_desc<8x16xf32>, vector<16x8xf32>)
// expected-error@+1 {{'xegpu.store_nd' op Value shape [16, 8] is not consistent with tensor descriptor '!xegpu.tensor_desc<8x16xf32>'}}
"xegpu.store_nd"(%0#1, %0#0) : (vector<16x8xf32>, !xegpu.tensor_desc<8x16xf32>) -> ()
