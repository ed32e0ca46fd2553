// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @std attributes {
  varve.facts_of = {
    "llvm14/std" = ["constant"]}} {
  irdl.operation @generic_atomic_rmw attributes {
    varve.format = "$memref `[` $indices `]` `:` type($memref) region($body, end) attr-dict"
  } {
  }
}
