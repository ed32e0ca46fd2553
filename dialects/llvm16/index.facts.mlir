// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @index {
  irdl.operation @bool.constant attributes {varve.names = "{$value}"} {
  }
  irdl.operation @constant attributes {varve.names = "idx{$value}"} {
  }
}
