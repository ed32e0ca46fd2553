// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect.
irdl.dialect @vector attributes {
  varve.facts_of = {
    "llvm15/vector" = ["#kind"],
    "llvm16/vector" = ["extract", "reduction", "shuffle"]}} {
}
