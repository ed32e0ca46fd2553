// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect.
irdl.dialect @gpu attributes {
  varve.facts_of = {
    "llvm15/gpu" = ["module"],
    "llvm22/gpu" = ["!mma_matrix"]}} {
}
