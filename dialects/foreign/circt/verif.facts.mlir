// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @verif attributes {varve.llvm = "24"} {
  irdl.operation @simulation attributes {varve.block_names = "{['clock', 'init']}"} {
  }
  irdl.operation @symbolic_value attributes {varve.names = "{$name}"} {
  }
}
