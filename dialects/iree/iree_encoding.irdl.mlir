irdl.dialect @iree_encoding attributes {
  varve.set = "iree",
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "EncodingOpType",
    storage = i32,
    cases = [
      ["matmul", 0 : i32],
      ["scaled_matmul", 1 : i32],
      ["conv", 2 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#encoding" attributes {
    varve.traits = ["SerializableAttr", "ContractionEncodingAttrInterface"],
    varve.alias = "encoding",
    varve.format = ["`<` struct($operand_index, $op_type, $element_types, $original_element_type, $user_indexing_maps,", "iteration_sizes = `[` each($iteration_sizes by `,`: one(`?` let($iteration_sizes = -9223372036854775808) | $iteration_sizes)) `]`) `>`"]
  } {
    %operand_index = irdl.any {varve.rule = "APIntAttr"}
    %op_type = irdl.base "#iree_encoding.optype"
    %element_types = irdl.any {varve.rule = "ArrayAttr"}
    %original_element_type = irdl.any {varve.rule = "TypeAttr"}
    %user_indexing_maps = irdl.any {varve.rule = "ArrayAttr"}
    %iteration_sizes = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      operand_index: %operand_index,
      op_type: %op_type,
      element_types: %element_types,
      original_element_type: %original_element_type,
      user_indexing_maps: %user_indexing_maps,
      iteration_sizes: %iteration_sizes) {
      varve.optional = ["original_element_type", "user_indexing_maps", "iteration_sizes"]
    }
  }
  irdl.attribute @"#identity" attributes {
    varve.traits = ["SerializableAttr"]
  } {
  }
  irdl.attribute @"#identity_resolver" attributes {
    varve.traits = ["LayoutResolverAttr", "LayoutMaterializerAttr"]
  } {
  }
  irdl.attribute @"#layout" attributes {
    varve.format = "`<` $layouts `>`",
    varve.traits = ["SerializableAttr", "VerifiableTensorEncoding"],
    varve.alias = "encoding"
  } {
    %layouts = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      layouts: %layouts)
  }
  irdl.attribute @"#optype" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@EncodingOpType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#packed_storage" attributes {
    varve.traits = ["SerializableAttr", "VerifiableTensorEncoding"]
  } {
  }
  irdl.attribute @"#padding" attributes {
    varve.format = "`<` custom<Padding>($padding) `>`",
    varve.traits = ["SerializableAttr"]
  } {
    %padding = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.parameters(
      padding: %padding)
  }
  irdl.attribute @"#specialization_resolver" attributes {
    varve.format = "`<` $seed `>`",
    varve.traits = ["LayoutResolverAttr"]
  } {
    %seed = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      seed: %seed)
  }
  irdl.attribute @"#specialized" attributes {
    varve.format = "`<` $seed (`,` $type^)? `>`",
    varve.traits = ["SerializableAttr"]
  } {
    %seed = irdl.any {varve.rule = "i32"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.parameters(
      seed: %seed,
      type: %type) {
      varve.optional = ["type"]
    }
  }
  irdl.attribute @"#testing" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["SerializableAttr"],
    varve.alias = "encoding"
  } {
    %layouts = irdl.any {varve.rule = "ArrayAttr"}
    %original_element_type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      layouts: %layouts,
      original_element_type: %original_element_type) {
      varve.optional = ["layouts", "original_element_type"]
    }
  }
  irdl.attribute @"#unknown" attributes {
    varve.alias = "encoding"
  } {
  }
  irdl.attribute @"#unsupported_resolver" attributes {
    varve.traits = ["LayoutResolverAttr"]
  } {
  }
  irdl.operation @set_encoding attributes {
    varve.format = "attr-dict $source (`encoding_dims` `{` $encoding_dims^ `}`)? `:` type($source) `->` type($result)",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "Pure"],
    varve.let = [
      "type($encoding_dims) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %encoding_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      source: %source,
      encoding_dims: variadic %encoding_dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @unset_encoding attributes {
    varve.format = "attr-dict $source (`encoding_dims` `{` $encoding_dims^ `}`)? `:` type($source) `->` type($result) (`` `{` $result_dims^ `}`)?",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "Pure"],
    varve.let = [
      "type($result_dims) = index",
      "type($encoding_dims) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %result_dims = irdl.any {varve.rule = "Index"}
    %encoding_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      source: %source,
      result_dims: variadic %result_dims,
      encoding_dims: variadic %encoding_dims) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
}
