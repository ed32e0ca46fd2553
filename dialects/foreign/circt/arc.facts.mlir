// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @arc attributes {varve.llvm = "24"} {
  irdl.operation @root_input attributes {varve.names = "in_{$name}"} {
  }
  irdl.operation @root_output attributes {varve.names = "out_{$name}"} {
  }
}
