// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Read by tests/oracle/operation-forms.sh.
%v0:1 = "test.v"() : () -> (i1)
"scf.condition"(%v0#0) : (i1) -> ()
"scf.reduce"() ({  "test.term"() : () -> ()}) : () -> ()
%v2:1 = "test.v"() : () -> (i32)
"scf.reduce.return"(%v2#0) : (i32) -> ()
"scf.yield"() : () -> ()
%v4:3 = "test.v"() : () -> (i1, i32, i32)
"scf.condition"(%v4#0, %v4#1, %v4#2) : (i1, i32, i32) -> ()
%v5:2 = "test.v"() : () -> (i32, i32)
"scf.reduce"(%v5#0, %v5#1) ({  "test.term"() : () -> ()}) : (i32, i32) -> ()
%v6:2 = "test.v"() : () -> (i32, i32)
"scf.yield"(%v6#0, %v6#1) : (i32, i32) -> ()
