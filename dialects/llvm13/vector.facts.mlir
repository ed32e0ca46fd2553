// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect.
irdl.dialect @vector {
  irdl.attribute @kind attributes {varve.format = "`<` $value `>`", varve.qualified} {
    %value = irdl.any {varve.rule = "enum<@CombiningKind>"}
    irdl.parameters(value: %value)
  }
}
