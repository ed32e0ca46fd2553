// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect.
irdl.dialect @emitc {
  irdl.type @"!opaque" attributes {varve.format = "`<` $value `>`"} {
  }
  irdl.attribute @"#opaque" attributes {varve.format = "`<` $value `>`"} {
  }
}
