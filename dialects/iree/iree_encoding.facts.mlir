// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values, and aliases.
irdl.dialect @iree_encoding attributes {varve.llvm = "24"} {
  // An unknown size is the least integer.
  irdl.attribute @"#encoding" attributes {
    varve.alias = "encoding",
    varve.format = [
      "`<` struct($operand_index, $op_type, $element_types, $original_element_type, $user_indexing_maps,",
      "iteration_sizes = `[` each($iteration_sizes by `,`: one(`?` let($iteration_sizes = -9223372036854775808) | $iteration_sizes)) `]`) `>`"
    ]
  } {
    %integer = irdl.any {varve.rule = "APIntAttr"}
    %operation = irdl.base "#iree_encoding.optype"
    %array = irdl.any {varve.rule = "ArrayAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %sizes = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(operand_index: %integer, op_type: %operation, element_types: %array, original_element_type: %type, user_indexing_maps: %array, iteration_sizes: %sizes)
      {varve.optional = ["original_element_type", "user_indexing_maps", "iteration_sizes"]}
  }
  irdl.attribute @"#layout" attributes {varve.alias = "encoding"} {
  }
  irdl.attribute @"#testing" attributes {varve.alias = "encoding"} {
  }
  irdl.attribute @"#unknown" attributes {varve.alias = "encoding"} {
  }
}
