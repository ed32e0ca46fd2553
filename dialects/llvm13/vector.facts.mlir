// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @vector attributes {
  varve.facts_of = {
    "llvm16/vector" = ["extract", "shuffle"]}} {
  irdl.attribute @kind attributes {varve.format = "`<` $value `>`", varve.qualified} {
    %value = irdl.any {varve.rule = "enum<@CombiningKind>"}
    irdl.parameters(value: %value)
  }
  irdl.operation @reduction attributes {
    varve.format = "$kind `,` $vector (`,` $acc^)? attr-dict(none) `:` type($vector) `into` type($dest)",
    varve.let = ["type($acc) = type($dest)"]
  } {
  }
}
