// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @sparse_tensor {
  irdl.attribute @"#encoding" attributes {varve.alias = "sparse"} {
  }
}
