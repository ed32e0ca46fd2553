// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect.
irdl.dialect @scf attributes {
  varve.facts_of = {
    "llvm16/scf" = ["reduce"]}} {
}
