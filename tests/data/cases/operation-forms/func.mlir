// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Read by tests/oracle/operation-forms.sh.
"func.call"() <{callee = @foo}> : () -> ()
%v1:1 = "test.v"() : () -> (i32)
"func.call_indirect"(%v1#0) : (i32) -> ()
%r2:1 = "func.constant"() <{value = @foo}> : () -> (i32)
"func.return"() : () -> ()
%v4:2 = "test.v"() : () -> (i32, i32)
%r4:2 = "func.call"(%v4#0, %v4#1) <{callee = @foo, arg_attrs = [{a}], res_attrs = [{a}], no_inline = unit}> : (i32, i32) -> (i32, i32)
%v5:3 = "test.v"() : () -> (i32, i32, i32)
%r5:2 = "func.call_indirect"(%v5#0, %v5#1, %v5#2) <{arg_attrs = [{a}], res_attrs = [{a}]}> : (i32, i32, i32) -> (i32, i32)
%v6:2 = "test.v"() : () -> (i32, i32)
"func.return"(%v6#0, %v6#1) : (i32, i32) -> ()
