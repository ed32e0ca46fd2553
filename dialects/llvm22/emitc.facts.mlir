// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @emitc {
  irdl.type @"!array" attributes {varve.format = "`<` shaped($shape, $elementType) `>`"} {
  }
}
