// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of varve.require in memref: pieces that make each true and false.

%0:2 = "test.op"() : () -> (memref<4x4xf32>, index)
"memref.prefetch"(%0#0, %0#1, %0#1) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<4x4xf32>, index, index) -> ()
// -----
%0:2 = "test.op"() : () -> (memref<4x4xf32>, index)
// expected-error@+1 {{'memref.prefetch' op too few indices}}
"memref.prefetch"(%0#0, %0#1) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<4x4xf32>, index) -> ()
// -----
%0 = "test.op"() : () -> memref<4xf32>
%1 = "memref.assume_alignment"(%0) <{alignment = 16 : i32}> : (memref<4xf32>) -> memref<4xf32>
// -----
%0 = "test.op"() : () -> memref<4xf32>
// expected-error@+1 {{'memref.assume_alignment' op alignment must be power of 2}}
%1 = "memref.assume_alignment"(%0) <{alignment = 12 : i32}> : (memref<4xf32>) -> memref<4xf32>
