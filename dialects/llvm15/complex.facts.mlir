// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect.
irdl.dialect @complex attributes {
  varve.facts_of = {
    "llvm22/complex" = ["constant"]}} {
}
