// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @ml_program {
  irdl.operation @global_load attributes {varve.names = "{$global}"} {
  }
  irdl.operation @global_load_const attributes {varve.names = "{$global}"} {
  }
  "varve.directive"() {
    sym_name = "SymbolVisibility", takes = ["$visibility"],
    format = "one( `public` let($visibility = 'public') | `private` let($visibility = 'private') | `nested` let($visibility = 'nested') | printed `public` )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "TokenOrdering", takes = ["$consumed", "type $produced"],
    format = "` ` `ordering` `(` one( `(` `)` | $consumed ) `->` qualified(type($produced)) `)`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "TypedInitialValue", takes = ["$type", "$value"],
    format = "one( `(` $value `)` | ` ` ) `:` $type"
  } : () -> ()
}
