// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the operations writes: those of functions; and what pennylane-catalyst 0.15.0 lacks.
irdl.dialect @catalyst {
  irdl.operation @custom_call attributes {varve.removes = ["attribute backend_config"]} {
  }
  irdl.operation @callback attributes {varve.format = "function"} {
  }
}
