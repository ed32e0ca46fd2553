// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations print the type with its name.
irdl.dialect @pcf attributes {varve.llvm = "24"} {
  irdl.type @"!sref" attributes {varve.qualified} {
  }
}
