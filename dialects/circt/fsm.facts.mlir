// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of the project gives to values.
irdl.dialect @fsm attributes {varve.llvm = "24"} {
  irdl.operation @instance attributes {varve.names = "{$name}"} {
  }
  irdl.operation @variable attributes {varve.names = "{$name}"} {
  }
  irdl.operation @machine attributes {varve.format = "function"} {
  }
}
