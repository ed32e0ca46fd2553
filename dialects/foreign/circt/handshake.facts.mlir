// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @handshake attributes {varve.llvm = "24"} {
  irdl.operation @func attributes {varve.default_dialect = "handshake"} {
  }
}
