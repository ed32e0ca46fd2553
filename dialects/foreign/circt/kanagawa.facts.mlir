// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @kanagawa attributes {varve.llvm = "24"} {
  irdl.operation @method attributes {varve.block_names = "{$argNames}"} {
  }
}
