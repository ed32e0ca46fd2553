// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @handshake {
  irdl.operation @func attributes {varve.default_dialect = "handshake"} {
  }
}
