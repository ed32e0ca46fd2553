// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @irdl {
  "varve.directive"() {
    sym_name = "NamedValueList", takes = ["$values", "$names"],
    format = "`(` each($names $values by `,`: name($names) `` `:` $values) `)`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "NamedValueListWithVariadicity", takes = ["$values", "$names", "$variadicity"],
    format = "`(` each($names $values $variadicity.value by `,`: name($names) `` `:` one( let($variadicity.value = #irdl.variadicity('single')) | `single` let($variadicity.value = #irdl.variadicity('single')) | `optional` let($variadicity.value = #irdl.variadicity('optional')) | `variadic` let($variadicity.value = #irdl.variadicity('variadic')) ) $values) `)`"
  } : () -> ()
  irdl.operation @attributes attributes {
    varve.format = "` ` one( when(count($attributeValues) = 0) let($attributeValueNames = []) attr-dict(none) | `{` some($attributeValueNames $attributeValues by `,`: $attributeValueNames `=` $attributeValues) `}` attr-dict )"
  } {
  }
}
