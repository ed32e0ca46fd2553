// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Read by tests/oracle/operation-forms.sh.
%v0:1 = "test.v"() : () -> (index)
"affine.delinearize_index"(%v0#0) <{static_basis = array<i64: 1, 2>}> : (index) -> ()
"affine.yield"() : () -> ()
%v2:3 = "test.v"() : () -> (index, index, index)
%r2:2 = "affine.delinearize_index"(%v2#0, %v2#1, %v2#2) <{static_basis = array<i64: 1, 2>}> : (index, index, index) -> (index, index)
%v3:2 = "test.v"() : () -> (i32, i32)
"affine.yield"(%v3#0, %v3#1) : (i32, i32) -> ()
