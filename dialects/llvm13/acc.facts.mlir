// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @acc attributes {
  varve.facts_of = {
    "llvm16/acc" = ["Operand", "Operands", "loop", "parallel"]}} {
}
