irdl.dialect @iree_vector_ext attributes {
  varve.set = "iree",
  varve.llvm = "24"
} {
  irdl.attribute @"#nested_layout" attributes {
    varve.format = "`<` `subgroup_tile` `=` `[` (`]`) : ($subgroupTile^ `]`)? `,` `batch_tile` `=` `[` (`]`) : ($batchTile^ `]`)? `,` `outer_tile` `=` `[` (`]`) : ($outerTile^ `]`)? `,` `thread_tile` `=` `[` (`]`) : ($threadTile^ `]`)? `,` `element_tile` `=` `[` (`]`) : ($elementTile^ `]`)? `,` `subgroup_strides` `=` `[` (`]`) : ($subgroupStrides^ `]`)? `,` `thread_strides` `=` `[` (`]`) : ($threadStrides^ `]`)? `>`",
    varve.traits = ["VectorLayoutInterface"],
    varve.alias = "nested",
    varve.read_as = "#iree_vector_ext.nested_layout($subgroupTile, $batchTile, $outerTile, $threadTile, $elementTile, map(i in indices($subgroupStrides): if($subgroupTile[i] = 1, 0, $subgroupStrides[i])), map(i in indices($threadStrides): if($threadTile[i] = 1, 0, $threadStrides[i])))"
  } {
    %subgroupTile = irdl.any {varve.rule = "array<i64>"}
    %batchTile = irdl.any {varve.rule = "array<i64>"}
    %outerTile = irdl.any {varve.rule = "array<i64>"}
    %threadTile = irdl.any {varve.rule = "array<i64>"}
    %elementTile = irdl.any {varve.rule = "array<i64>"}
    %subgroupStrides = irdl.any {varve.rule = "array<i64>"}
    %threadStrides = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      subgroupTile: %subgroupTile,
      batchTile: %batchTile,
      outerTile: %outerTile,
      threadTile: %threadTile,
      elementTile: %elementTile,
      subgroupStrides: %subgroupStrides,
      threadStrides: %threadStrides) {
      varve.defaults = {
        subgroupTile = [],
        batchTile = [],
        outerTile = [],
        threadTile = [],
        elementTile = [],
        subgroupStrides = [],
        threadStrides = []}
    }
  }
  irdl.operation @arg_compare attributes {
    varve.format = "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input_value (`,` $input_index^)? `:` type($input_value) (`,` type($input_index)^)? `)` `inits` `(` $init_value `,` $init_index `:` type($init_value) `,` type($init_index) `)` (`index_base` `(` $index_base^ `:` type($index_base) `)`)? $region `->` type($result_value) `,` type($result_index)",
    varve.traits = ["Pure", "SingleBlock", "AllElementTypesMatch<input_value,init_value>", "AllTypesMatch<init_value,result_value>", "AllTypesMatch<init_index,result_index>"],
    varve.let = [
      "type($result_value) = type($init_value)",
      "type($result_index) = type($init_index)",
      "type($index_base) = index"],
    varve.terminator = "iree_vector_ext.yield"
  } {
    %input_value = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %input_index = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %init_value = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %init_index = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %index_base = irdl.any {varve.rule = "Index"}
    %result_value = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %result_index = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input_value: %input_value,
      input_index: optional %input_index,
      init_value: %init_value,
      init_index: %init_index,
      index_base: optional %index_base) {
      varve.segments
    }
    irdl.results(
      result_value: %result_value,
      result_index: %result_index)
    irdl.attributes {
      "dimension" = %dimension
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @to_layout attributes {
    varve.format = "$input `to` `layout` `(` $layout `)` attr-dict `:` type($input)",
    varve.traits = ["Pure", "AllTypesMatch<input,output>", "ValueBoundsOpInterface"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any {varve.rule = "AnyShaped"}
    %output = irdl.any {varve.rule = "AnyShaped"}
    %layout = irdl.any {varve.rule = "Implements<\22VectorLayoutInterface\22>"}
    %shared_memory_conversion = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "layout" = %layout,
      "shared_memory_conversion" = %shared_memory_conversion
    } {
      varve.optional = ["shared_memory_conversion"]
    }
  }
  irdl.operation @to_simd attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["SameOperandsAndResultElementType", "Pure"]
  } {
    %input = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %output = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @to_simt attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["SameOperandsAndResultElementType", "Pure"]
  } {
    %input = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %output = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @transfer_gather attributes {
    varve.format = "$base `[` $offsets `]` (`[` $index_vecs^ `:` type($index_vecs) `]`)? `,` $padding (`,` $mask^)? attr-dict `:` type($base) `,` type($vector) (`,` type($mask)^)?",
    varve.traits = ["MemoryEffectsOpInterface", "ConditionallySpeculatable", "IndexedVectorOpInterface", "TypesMatchWith<base,padding>"],
    varve.let = [
      "type($padding) = elem(type($base))",
      "type($offsets) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyShaped"}
    %offsets = irdl.any {varve.rule = "Index"}
    %index_vecs = irdl.any {varve.rule = "AnyOf<Index, VectorOfAnyRankOf<Index>>"}
    %padding = irdl.any
    %mask = irdl.any {varve.rule = "VectorOfAnyRankOf<I1>"}
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    irdl.operands(
      base: %base,
      offsets: variadic %offsets,
      index_vecs: variadic %index_vecs,
      padding: %padding,
      mask: optional %mask) {
      varve.segments
    }
    irdl.results(
      vector: %vector)
    irdl.attributes {
      "indexing_maps" = %indexing_maps
    }
  }
  irdl.operation @transfer_scatter attributes {
    varve.format = "$vector `into` $base `[` $offsets `]` (`[` $index_vecs^ `:` type($index_vecs) `]`)? (`,` $mask^)? attr-dict `:` type($vector) `,` type($base) (`,` type($mask)^)? (`->` type($result)^)?",
    varve.traits = ["MemoryEffectsOpInterface", "ConditionallySpeculatable", "IndexedVectorOpInterface", "AllElementTypesMatch<base,vector>"],
    varve.let = [
      "type($offsets) = index"]
  } {
    %base = irdl.any {varve.rule = "AnyShaped"}
    %vector = irdl.any {varve.rule = "AnyVectorOfAnyRank"}
    %offsets = irdl.any {varve.rule = "Index"}
    %index_vecs = irdl.any {varve.rule = "AnyOf<Index, VectorOfAnyRankOf<Index>>"}
    %mask = irdl.any {varve.rule = "VectorOfAnyRankOf<I1>"}
    %result = irdl.any {varve.rule = "AnyShaped"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    irdl.operands(
      base: %base,
      vector: %vector,
      offsets: variadic %offsets,
      index_vecs: variadic %index_vecs,
      mask: optional %mask) {
      varve.segments
    }
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "indexing_maps" = %indexing_maps
    }
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($values^ `:` type($values))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<iree_vector_ext.arg_compare>"]
  } {
    %values = irdl.any
    irdl.operands(
      values: variadic %values)
  }
}
