// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect.
irdl.dialect @pdl {
  irdl.type @"!range" attributes {varve.format = "`<` short($elementType) `>`"} {
  }
  irdl.operation @pattern attributes {varve.default_dialect = "pdl"} {
  }
  irdl.operation @rewrite attributes {varve.default_dialect = "pdl"} {
  }
}
