// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @ssp attributes {varve.llvm = "24"} {
  irdl.operation @graph attributes {varve.default_dialect = "ssp"} {
  }
  irdl.operation @instance attributes {varve.default_dialect = "ssp"} {
  }
  irdl.operation @library attributes {varve.default_dialect = "ssp"} {
  }
  irdl.operation @resource attributes {varve.default_dialect = "ssp"} {
  }
}
