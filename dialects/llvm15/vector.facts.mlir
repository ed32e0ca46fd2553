// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect.
irdl.dialect @vector attributes {
  varve.facts_of = {
    "llvm16/vector" = ["extract", "reduction", "shuffle"]}} {
  irdl.attribute @"#kind" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@CombiningKind>"}
    irdl.parameters(
      value: %value)
  }
}
