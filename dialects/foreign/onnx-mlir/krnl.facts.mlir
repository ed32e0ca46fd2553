// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The types and forms that the C++ of the dialect parses.
irdl.dialect @krnl attributes {varve.llvm = "23"} {
  irdl.type @"!loop" {
  }
  irdl.type @"!string" {
  }
}
