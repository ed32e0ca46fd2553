// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @pdl_interp {
  "varve.directive"() {
    format = "one( ` ` when(count($values) = 0) let($names = []) | ` ` ` ` `{` some($names $values by `,`: $names `=` $values) `}` )",
    sym_name = "CreateOperationOpAttributes",
    takes = ["$values", "$names"]
  } : () -> ()
}
