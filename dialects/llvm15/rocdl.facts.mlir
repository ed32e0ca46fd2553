// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect.
irdl.dialect @rocdl attributes {
  varve.unknown = ["operations"],
  varve.facts_of = {
    "llvm16/rocdl" = ["buffer.load", "buffer.store"]}} {
}
