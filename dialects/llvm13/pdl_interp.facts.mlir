// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @pdl_interp attributes {
  varve.facts_of = {
    "llvm14/pdl_interp" = ["CreateOperationOpAttributes"]}} {
}
