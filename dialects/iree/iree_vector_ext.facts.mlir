// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values, and aliases.
irdl.dialect @iree_vector_ext attributes {varve.llvm = "24"} {
  irdl.attribute @"#nested_layout" attributes {varve.alias = "nested"} {
  }
}
