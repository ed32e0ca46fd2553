// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @async attributes {
  varve.facts_of = {
    "llvm22/async" = ["!value"]}} {
  irdl.operation @func attributes {varve.default_dialect = "async"} {
  }
}
