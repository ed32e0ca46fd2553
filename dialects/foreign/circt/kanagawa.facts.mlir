// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @kanagawa {
  irdl.operation @method attributes {varve.block_names = "{$argNames}"} {
  }
}
