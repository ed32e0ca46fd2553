// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @pdl {
  irdl.type @"!range" attributes {varve.format = "`<` short($elementType) `>`"} {
  }
}
