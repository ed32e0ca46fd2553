// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect.
irdl.dialect @shape attributes {
  varve.unknown = ["operations"],
  varve.facts_of = {
    "llvm16/shape" = ["func", "function_library"],
    "llvm22/shape" = ["const_size"]}} {
}
