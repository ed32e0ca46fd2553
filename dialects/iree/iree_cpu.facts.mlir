// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values, and aliases.
irdl.dialect @iree_cpu attributes {varve.llvm = "24"} {
  irdl.attribute @"#lowering_config" attributes {varve.alias = "config"} {
  }
}
