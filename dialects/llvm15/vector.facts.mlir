// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect.
irdl.dialect @vector {
  irdl.attribute @"#kind" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@CombiningKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @extract attributes {varve.syntax = "hook:vector.extract"} {
  }
  irdl.operation @reduction attributes {varve.format = "$kind `,` $vector (`,` $acc^)? attr-dict `:` type($vector) `into` type($dest)", varve.let = ["type($acc) = type($dest)"]} {
  }
  irdl.operation @shuffle attributes {varve.syntax = "hook:vector.shuffle"} {
  }
}
