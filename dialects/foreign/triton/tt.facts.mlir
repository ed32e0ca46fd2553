// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton's C++ says.
irdl.dialect @tt {
  irdl.operation @func attributes {varve.format = "function"} {
  }
}
