// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the C++ of CIRCT's dialect of hardware arithmetic says.
irdl.dialect @hwarith attributes {varve.llvm = "24"} {
  irdl.operation @constant attributes {varve.format = "$rawValue attr-dict let(type($result) = typeof($rawValue))"} {
  }
}
