// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values, and aliases.
irdl.dialect @iree_encoding attributes {varve.llvm = "24"} {
  irdl.attribute @"#encoding" attributes {varve.alias = "encoding"} {
  }
  irdl.attribute @"#layout" attributes {varve.alias = "encoding"} {
  }
  irdl.attribute @"#testing" attributes {varve.alias = "encoding"} {
  }
  irdl.attribute @"#unknown" attributes {varve.alias = "encoding"} {
  }
}
