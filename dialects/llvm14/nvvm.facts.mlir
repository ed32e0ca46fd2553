// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect.
irdl.dialect @nvvm attributes {
  varve.unknown = ["operations"],
  varve.facts_of = {
    "llvm19/nvvm" = ["vote.ballot.sync"]}} {
}
