// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 14's ODS does not say of this dialect.
irdl.dialect @memref {
  irdl.operation @collapse_shape attributes {
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
  } {
  }
  irdl.operation @expand_shape attributes {
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
  } {
  }
  irdl.operation @view attributes {
    varve.format = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)",
    varve.let = ["type($byte_shift) = index", "type($sizes) = index"]
  } {
  }
}
