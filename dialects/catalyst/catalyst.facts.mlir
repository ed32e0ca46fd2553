// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the operations writes: those of functions.
irdl.dialect @catalyst {
  irdl.operation @callback attributes {varve.format = "function"} {
  }
}
