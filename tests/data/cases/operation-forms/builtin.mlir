// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Read by tests/oracle/operation-forms.sh.
"builtin.module"() ({  "test.term"() : () -> ()}) : () -> ()
"builtin.unrealized_conversion_cast"() : () -> ()
"builtin.module"() <{sym_name = "sym", sym_visibility = "abc"}> ({  "test.term"() : () -> ()}) : () -> ()
%v3:2 = "test.v"() : () -> (i32, i32)
%r3:2 = "builtin.unrealized_conversion_cast"(%v3#0, %v3#1) : (i32, i32) -> (i32, i32)
