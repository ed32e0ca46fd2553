// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @gpu attributes {
  varve.facts_of = {
    "llvm22/gpu" = ["!mma_matrix"]}} {
  irdl.operation @module attributes {
    varve.discardable = ["sym_name"],
    varve.format = "symbol($sym_name) attr-dict-with-keyword $bodyRegion"
  } {
  }
}
