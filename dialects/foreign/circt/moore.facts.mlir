// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @moore {
  irdl.operation @assigned_variable attributes {varve.names = "{$name}"} {
  }
  irdl.operation @instance attributes {varve.names = "{$instanceName}.{$outputNames}"} {
  }
  irdl.operation @net attributes {varve.names = "{$name}"} {
  }
  irdl.operation @variable attributes {varve.names = "{$name}"} {
  }
}
