// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @spirv attributes {varve.unknown = ["operations"]} {
  irdl.operation @Constant attributes {varve.names = "rule:spirv_constant"} {
  }
  irdl.operation @mlir.addressof attributes {varve.names = "{variable}_addr"} {
  }
}
