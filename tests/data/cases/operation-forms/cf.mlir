// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Read by tests/oracle/operation-forms.sh.
%v0:1 = "test.v"() : () -> (i1)
"cf.assert"(%v0#0) <{msg = "abc"}> : (i1) -> ()
