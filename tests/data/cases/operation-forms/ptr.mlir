// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Read by tests/oracle/operation-forms.sh.
%r0:1 = "ptr.constant"() <{value = 5 : i32}> : () -> (!ptr.ptr<#ptr.generic_space>)
%v1:1 = "test.v"() : () -> (!ptr.ptr<#ptr.generic_space>)
%r1:1 = "ptr.from_ptr"(%v1#0) : (!ptr.ptr<#ptr.generic_space>) -> (i32)
%v2:1 = "test.v"() : () -> (i32)
%r2:1 = "ptr.to_ptr"(%v2#0) : (i32) -> (!ptr.ptr<#ptr.generic_space>)
%r3:1 = "ptr.type_offset"() <{elementType = i32}> : () -> (i32)
