// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms that the C++ of the operations writes: those of functions.
irdl.dialect @gradient {
  irdl.operation @forward attributes {varve.format = "function"} {
  }
  irdl.operation @reverse attributes {varve.format = "function"} {
  }
}
