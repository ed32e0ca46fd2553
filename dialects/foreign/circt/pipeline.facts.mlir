// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @pipeline attributes {varve.llvm = "24"} {
  irdl.operation @scheduled attributes {varve.names = "{$outputNames}, done"} {
  }
  irdl.operation @unscheduled attributes {varve.names = "{$outputNames}, done"} {
  }
}
