// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to arguments and blocks.
irdl.dialect @secret attributes {varve.llvm = "24"} {
  irdl.operation @generic attributes {varve.block_names = "input{indices(operands)}", varve.entry_block = "body"} {
  }
}
