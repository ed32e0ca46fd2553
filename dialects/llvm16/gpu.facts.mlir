// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @gpu {
  irdl.type @"!mma_matrix" attributes {varve.format = "`<` shaped($shape, $element) `,` $operand `>`", varve.qualified} {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %type = irdl.any {varve.rule = "type"}
    %operand = irdl.any {varve.rule = "string"}
    irdl.parameters(shape: %shape, element: %type, operand: %operand)
  }
  irdl.operation @module attributes {
    varve.discardable = ["sym_name"],
    varve.format = "symbol($sym_name) attr-dict-with-keyword $bodyRegion"
  } {
  }
}
