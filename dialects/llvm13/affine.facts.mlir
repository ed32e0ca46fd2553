// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect: two operations are written in C++ only.
irdl.dialect @affine attributes {
  varve.facts_of = {
    "llvm22/affine" = ["dma_start", "dma_wait"]}} {
}
