// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The attribute that the C++ of the dialect parses.
irdl.dialect @zhigh attributes {varve.llvm = "23"} {
  irdl.attribute @"#layout" attributes {
    varve.format = "`<` `{` struct(dataLayout = $dataLayout, quantizedType = $quantizedType) `}` `>`"
  } {
    %text = irdl.any {varve.rule = "string"}
    irdl.parameters(dataLayout: %text, quantizedType: %text) {varve.defaults = {dataLayout = "UNDEFINED", quantizedType = "UNDEFINED"}}
  }
}
