// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
builtin.module {
  "test.matcher"() ({
  ^bb0(%op : !pdl.operation):
    %0 = "eqsat_pdl_interp.get_operand"(%op) {index = 0 : i32} : (!pdl.operation) -> !pdl.value
    %1 = "eqsat_pdl_interp.get_defining_op"(%0) : (!pdl.value) -> !pdl.operation
    %2 = "ematch.get_class_result"(%0) : (!pdl.value) -> !pdl.value
    %3 = "ematch.union"(%2, %0) : (!pdl.value, !pdl.value) -> !pdl.value
    "eqsat_pdl_interp.finalize"() : () -> ()
  }) {sym_name = "matcher"} : () -> ()
}
