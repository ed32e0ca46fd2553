// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @emitc attributes {
  varve.facts_of = {
    "llvm16/emitc" = ["!opaque", "#opaque"]}} {
}
