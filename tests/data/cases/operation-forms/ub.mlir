// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Read by tests/oracle/operation-forms.sh.
%r0:1 = "ub.poison"() : () -> (i32)
"ub.unreachable"() : () -> ()
