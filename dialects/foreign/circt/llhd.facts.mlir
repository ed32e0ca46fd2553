// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of the project gives to values.
irdl.dialect @llhd attributes {varve.llvm = "24"} {
  irdl.operation @sig attributes {varve.names = "{$name}"} {
  }
}
