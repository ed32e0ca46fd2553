// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect, and LLVM 22's facts do not either.
irdl.dialect @irdl {
  "varve.directive"() {
    sym_name = "ValuesWithVariadicity", takes = ["$args", "$variadicity"],
    format = "`(` each($args $variadicity.value by `,`: one( let($variadicity.value = #irdl.variadicity('single')) | `single` let($variadicity.value = #irdl.variadicity('single')) | `optional` let($variadicity.value = #irdl.variadicity('optional')) | `variadic` let($variadicity.value = #irdl.variadicity('variadic')) ) $args) `)`"
  } : () -> ()
}
