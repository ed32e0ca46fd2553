// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @vector {
  irdl.operation @extract attributes {varve.syntax = "hook:vector.extract"} {
  }
  irdl.operation @reduction attributes {varve.format = "$kind `,` $vector (`,` $acc^)? attr-dict `:` type($vector) `into` type($dest)", varve.let = ["type($acc) = type($dest)"]} {
  }
  irdl.operation @shuffle attributes {varve.syntax = "hook:vector.shuffle"} {
  }
}
