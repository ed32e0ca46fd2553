// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect, and the facts of later releases do not either.
irdl.dialect @omp {
  "varve.directive"() {
    sym_name = "ReductionVarList", takes = ["$vars", "type $vars", "$symbols"],
    format = "some($vars $symbols by `,`: $symbols `->` $vars `:` type($vars))"
  } : () -> ()
}
