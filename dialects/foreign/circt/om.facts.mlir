// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @om attributes {varve.llvm = "24"} {
  irdl.operation @class attributes {varve.block_names = "{$formalParamNames}"} {
  }
  irdl.operation @class.extern attributes {varve.block_names = "{$formalParamNames}"} {
  }
}
