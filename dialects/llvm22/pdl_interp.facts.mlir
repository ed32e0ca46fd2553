// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @pdl_interp {
  "varve.directive"() {
    sym_name = "CreateOperationOpAttributes", takes = ["$values", "$names"],
    format = "one( when(count($values) = 0) let($names = []) | ` ` `{` some($names $values by `,`: $names `=` $values) `}` )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "RangeType", takes = ["ref type $arguments", "type $range"],
    format = "` ` if(count($arguments) > 0: let(type($range) = if(isa(types($arguments)[0], '!pdl.range'), types($arguments)[0], pdl_range_of(types($arguments)[0]))) | `:` qualified(type($range)))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "CreateOperationOpResults", takes = ["$types", "type $types", "$inferred"],
    format = "` ` one( | ` ` `->` one( `<` `inferred` `>` let($inferred = unit) | `(` $types `:` type($types) `)` ) )"
  } : () -> ()
  irdl.operation @foreach attributes {
    varve.format = "%value `:` type(%value) `in` $values $region attr-dict `->` $successor let(type($values) = pdl_range_of(type(%value)))",
    varve.arguments = {region = [["%value", "1"]]}
  } {
  }
}
