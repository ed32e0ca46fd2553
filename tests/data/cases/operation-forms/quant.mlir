// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Read by tests/oracle/operation-forms.sh.
%v0:1 = "test.v"() : () -> (i32)
%r0:1 = "quant.dcast"(%v0#0) : (i32) -> (f32)
%v1:1 = "test.v"() : () -> (f32)
%r1:1 = "quant.qcast"(%v1#0) : (f32) -> (i32)
%v2:1 = "test.v"() : () -> (i32)
%r2:1 = "quant.scast"(%v2#0) : (i32) -> (i32)
