// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @pdl attributes {
  varve.facts_of = {
    "llvm22/pdl" = ["!range"]}} {
  "varve.directive"() {
    format = "` ` one( when(count($values) = 0) let($names = []) | ` ` `{` some($names $values by `,`: $names `=` $values) `}` )",
    sym_name = "OperationOpAttributes",
    takes = ["$values", "$names"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` if(has($index): ` ` `->` qualified(type($value)) | let(type($value) = !pdl.range<value>))",
    sym_name = "ResultsValueType",
    takes = ["ref $index", "type $value"]
  } : () -> ()
}
