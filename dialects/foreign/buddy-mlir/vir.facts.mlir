// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The types and attributes of VIR that its C++ parses.
irdl.dialect @vir {
  // The ratio and the number are one word. In a vector, the attribute may be this word only.
  irdl.attribute @"#sf" attributes {varve.format = "one( `<` name($factor) `>` | name($factor) )"} {
    %factor = irdl.any {varve.rule = "string"}
    irdl.parameters(factor: %factor)
  }
  irdl.type @"!vec" attributes {varve.format = "`<` shaped($shape, $elementType) (`,` qualified($scalingFactor)^)? `>`"} {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %element = irdl.any {varve.rule = "type"}
    %factor = irdl.base "#vir.sf"
    irdl.parameters(shape: %shape, elementType: %element, scalingFactor: %factor) {varve.optional = ["scalingFactor"]}
  }
}
