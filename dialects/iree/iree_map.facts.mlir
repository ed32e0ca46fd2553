// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values, and aliases.
irdl.dialect @iree_map attributes {varve.llvm = "24"} {
  irdl.attribute @"#pack_layout" attributes {varve.alias = "pack_layout"} {
  }
  irdl.attribute @"#pack_map" attributes {varve.alias = "pack_map"} {
  }
}
