// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @ml_program {
  irdl.operation @global_load attributes {varve.names = "{$global}"} {
  }
  irdl.operation @global_load_const attributes {varve.names = "{$global}"} {
  }
}
