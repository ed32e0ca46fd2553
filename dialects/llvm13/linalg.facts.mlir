// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @linalg {
  irdl.operation @tensor_collapse_shape attributes {varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"} {
  }
  irdl.operation @tensor_expand_shape attributes {varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"} {
  }
  irdl.type @range {
    irdl.parameters()
  }
}
