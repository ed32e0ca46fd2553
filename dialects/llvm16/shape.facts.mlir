// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @shape attributes {
  varve.unknown = ["operations"],
  varve.facts_of = {
    "llvm22/shape" = ["const_size"]}} {
  irdl.operation @func attributes {varve.default_dialect = "shape"} {
  }
  irdl.operation @function_library attributes {varve.default_dialect = "shape"} {
  }
}
