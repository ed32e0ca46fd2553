// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @transform {
  irdl.operation @sequence attributes {varve.default_dialect = "transform"} {
  }
  irdl.operation @with_pdl_patterns attributes {varve.default_dialect = "transform"} {
  }
}
