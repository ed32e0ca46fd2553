irdl.dialect @iree_linalg_ext attributes {
  varve.set = "iree",
  varve.depends = ["linalg"]
} {
  "varve.enum"() {
    sym_name = "IteratorType",
    storage = i32,
    cases = [
      ["parallel", 0 : i32],
      ["reduction", 1 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#iterator_type" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@IteratorType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#split_reduction_mapping" attributes {
    varve.format = "`<` $dimension `>`",
    varve.traits = ["DeviceMappingAttrInterface"]
  } {
    %dimension = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      dimension: %dimension)
  }
  irdl.operation @arg_compare attributes {
    varve.format = "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input_value (`,` $input_index^)? `:` type($input_value) (`,` type($input_index)^)? `)` `outs` `(` $output_value `,` $output_index `:` type($output_value) `,` type($output_index) `)` (`index_base` `(` $index_base^ `:` type($index_base) `)`)? $region (`->` type($results)^)?",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "LinalgFusionInterface", "IndexingMapOpInterface", "LinalgExtInterface", "TilingInterface", "PartialReductionOpInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "SingleBlock"],
    varve.let = [
      "type($index_base) = index"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %input_value = irdl.any {varve.rule = "AnyShaped"}
    %input_index = irdl.any {varve.rule = "AnyShaped"}
    %output_value = irdl.any {varve.rule = "AnyShaped"}
    %output_index = irdl.any {varve.rule = "AnyShaped"}
    %index_base = irdl.any {varve.rule = "Index"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input_value: %input_value,
      input_index: optional %input_index,
      output_value: %output_value,
      output_index: %output_index,
      index_base: optional %index_base) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dimension" = %dimension
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @attention attributes {
    varve.format = "attr-dict `ins` `(` $query `,` $key `,` $value `,` $scale (`,` $mask^)? `:` type($query) `,` type($key) `,` type($value) `,` type($scale) (`,` type($mask)^ )?`)` `outs` `(` $output `:` type($output) `)` $region (`->` type($results)^)?",
    varve.traits = ["LinalgFusionInterface", "IndexingMapOpInterface", "ReifyRankedShapedTypeOpInterface", "AggregatedOpInterface", "TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %query = irdl.any {varve.rule = "AnyShaped"}
    %key = irdl.any {varve.rule = "AnyShaped"}
    %value = irdl.any {varve.rule = "AnyShaped"}
    %scale = irdl.any {varve.rule = "AnyFloat"}
    %mask = irdl.any {varve.rule = "AnyShaped"}
    %output = irdl.any {varve.rule = "AnyShaped"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    %decomposition_config = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.operands(
      query: %query,
      key: %key,
      value: %value,
      scale: %scale,
      mask: optional %mask,
      output: %output)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "indexing_maps" = %indexing_maps,
      "decomposition_config" = %decomposition_config
    } {
      varve.optional = ["decomposition_config"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @custom_op attributes {
    varve.format = "`{` `indexing_maps` `=` $indexing_maps `,` `iterator_types` `=` $iterator_types `}` attr-dict-with-keyword (`ins` `(` $inputs^ `:` type($inputs) `)`)? (`outs` `(` $outputs^ `:` type($outputs) `)`)? $region (`->` type($results)^)?",
    varve.traits = ["AggregatedOpInterface", "LinalgFusionInterface", "ReifyRankedShapedTypeOpInterface", "TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<AnySignlessIntegerOrIndex, AnyFloat>>, AnySignlessIntegerOrIndex, AnyFloat>"}
    %outputs = irdl.any {varve.rule = "AnyRankedTensor"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    %iterator_types = irdl.any {varve.rule = "ArrayOf<#iree_linalg_ext.iterator_type>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "indexing_maps" = %indexing_maps,
      "iterator_types" = %iterator_types
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @exp_reduction attributes {
    varve.format = "`{` `indexing_maps` `=` $indexing_maps `,` `iterator_types` `=` $iterator_types `,` `exp_reduced_operands` `=` $exp_reduced_operands `}` attr-dict `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?",
    varve.traits = ["AggregatedOpInterface", "IndexingMapOpInterface", "TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %inputs = irdl.any {varve.rule = "AnyRankedTensor"}
    %outputs = irdl.any {varve.rule = "AnyRankedTensor"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    %iterator_types = irdl.any {varve.rule = "ArrayOf<#iree_linalg_ext.iterator_type>"}
    %exp_reduced_operands = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "indexing_maps" = %indexing_maps,
      "iterator_types" = %iterator_types,
      "exp_reduced_operands" = %exp_reduced_operands
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @fft attributes {
    varve.format = "attr-dict `ins` `(` $stage (`,` $real_coeff^ `,` $imag_coeff)? `:` type($stage) (`,` type($real_coeff)^ `,` type($imag_coeff))? `)` `outs` `(` $real `,` $imag `:` type($real) `,` type($imag) `)` (`:` type($results)^)?",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %stage = irdl.any
    %real_coeff = irdl.any {varve.rule = "AnyShaped"}
    %imag_coeff = irdl.any {varve.rule = "AnyShaped"}
    %real = irdl.any {varve.rule = "AnyShaped"}
    %imag = irdl.any {varve.rule = "AnyShaped"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      stage: %stage,
      real_coeff: optional %real_coeff,
      imag_coeff: optional %imag_coeff,
      real: %real,
      imag: %imag) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @gather attributes {
    varve.format = "attr-dict `dimension_map` `=` $dimension_map `ins` `(` $source `,` $indices (`,` $mask^)? `:` type($source) `,` type($indices) (`,` type($mask)^)? `)` `outs` `(` $output `:` type($output) `)` (`->` type($results)^)?",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "LinalgFusionInterface", "TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %indices = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %mask = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %output = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %dimension_map = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      indices: %indices,
      mask: optional %mask,
      output: %output)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dimension_map" = %dimension_map
    }
  }
  irdl.operation @im2col attributes {
    varve.format = "attr-dict `strides` `=` $strides `dilations` `=` $dilations `kernel_size` `=` custom<DynamicIndexList>($kernel_size, $static_kernel_size) `offsets` `=` custom<DynamicIndexList>($offsets, $static_offsets) `output_sizes` `=` custom<NestedDynamicIndexList>($output_sizes, $static_output_sizes) `batch_pos` `=` $batch_pos `m_pos` `=` $m_pos `k_pos` `=` $k_pos `input_k_perm` `=` $input_k_perm `output_perm` `=` $output_perm (`input_pad_low` `=` custom<DynamicIndexList>($input_pad_low, $static_input_pad_low) `input_pad_high` `=` custom<DynamicIndexList>($input_pad_high, $static_input_pad_high)^)? (`output_pad_low` `=` custom<DynamicIndexList>($output_pad_low, $static_output_pad_low) `output_pad_high` `=` custom<DynamicIndexList>($output_pad_high, $static_output_pad_high)^)? (`pad_value` `(` $pad_value^ `:` type($pad_value) `)`)? `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` (`->` type($results)^)?",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "AggregatedOpInterface", "TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.let = [
      "type($kernel_size) = index",
      "type($offsets) = index",
      "type($output_sizes) = index",
      "type($input_pad_low) = index",
      "type($input_pad_high) = index",
      "type($output_pad_low) = index",
      "type($output_pad_high) = index"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %input = irdl.any {varve.rule = "AnyShaped"}
    %output = irdl.any {varve.rule = "AnyShaped"}
    %kernel_size = irdl.any {varve.rule = "Index"}
    %offsets = irdl.any {varve.rule = "Index"}
    %output_sizes = irdl.any {varve.rule = "Index"}
    %input_pad_low = irdl.any {varve.rule = "Index"}
    %input_pad_high = irdl.any {varve.rule = "Index"}
    %output_pad_low = irdl.any {varve.rule = "Index"}
    %output_pad_high = irdl.any {varve.rule = "Index"}
    %pad_value = irdl.any
    %results = irdl.any {varve.rule = "AnyShaped"}
    %strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %dilations = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_kernel_size = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_output_sizes = irdl.any {varve.rule = "ArrayAttr"}
    %batch_pos = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %m_pos = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %k_pos = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %input_k_perm = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %output_perm = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_input_pad_low = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_input_pad_high = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_output_pad_low = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_output_pad_high = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input: %input,
      output: %output,
      kernel_size: variadic %kernel_size,
      offsets: variadic %offsets,
      output_sizes: variadic %output_sizes,
      input_pad_low: variadic %input_pad_low,
      input_pad_high: variadic %input_pad_high,
      output_pad_low: variadic %output_pad_low,
      output_pad_high: variadic %output_pad_high,
      pad_value: optional %pad_value) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations,
      "static_kernel_size" = %static_kernel_size,
      "static_offsets" = %static_offsets,
      "static_output_sizes" = %static_output_sizes,
      "batch_pos" = %batch_pos,
      "m_pos" = %m_pos,
      "k_pos" = %k_pos,
      "input_k_perm" = %input_k_perm,
      "output_perm" = %output_perm,
      "static_input_pad_low" = %static_input_pad_low,
      "static_input_pad_high" = %static_input_pad_high,
      "static_output_pad_low" = %static_output_pad_low,
      "static_output_pad_high" = %static_output_pad_high
    } {
      varve.defaults = {
        static_input_pad_low = array<i64>,
        static_input_pad_high = array<i64>,
        static_output_pad_low = array<i64>,
        static_output_pad_high = array<i64>}
    }
  }
  irdl.operation @index attributes {
    varve.format = "$dim attr-dict `:` type($result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    %dim = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "dim" = %dim
    }
  }
  irdl.operation @map_load attributes {
    varve.format = "attr-dict $source `into` $output $transformation_region `:` type($source) `into` type($output) (`->` type($results)^)?",
    varve.traits = ["TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %source = irdl.any {varve.rule = "AnyShaped"}
    %output = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      source: %source,
      output: %output)
    irdl.results(
      results: variadic %results)
    %transformation_region = irdl.region
    irdl.regions(
      transformation_region: %transformation_region)
  }
  irdl.operation @map_store attributes {
    varve.format = "attr-dict $input `into` $output $transformation_region `:` type($input) `into` type($output) (`->` type($results)^)?",
    varve.traits = ["TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %input = irdl.any {varve.rule = "AnyShaped"}
    %output = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      input: %input,
      output: %output)
    irdl.results(
      results: variadic %results)
    %transformation_region = irdl.region
    irdl.regions(
      transformation_region: %transformation_region)
  }
  irdl.operation @online_attention attributes {
    varve.format = "attr-dict `ins` `(` $query `,` $key `,` $value `,` $scale (`,` $mask^)? `:` type($query) `,` type($key) `,` type($value) `,` type($scale) (`,` type($mask)^ )?`)` `outs` `(` $output `,` $max `,` $sum `:` type($output) `,` type($max) `,` type($sum) `)` $region (`->` type($results)^)?",
    varve.traits = ["LinalgFusionInterface", "IndexingMapOpInterface", "ReifyRankedShapedTypeOpInterface", "AggregatedOpInterface", "TilingInterface", "PartialReductionOpInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %query = irdl.any {varve.rule = "AnyShaped"}
    %key = irdl.any {varve.rule = "AnyShaped"}
    %value = irdl.any {varve.rule = "AnyShaped"}
    %scale = irdl.any {varve.rule = "AnyFloat"}
    %mask = irdl.any {varve.rule = "AnyShaped"}
    %output = irdl.any {varve.rule = "AnyShaped"}
    %max = irdl.any {varve.rule = "AnyShaped"}
    %sum = irdl.any {varve.rule = "AnyShaped"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    %decomposition_config = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.operands(
      query: %query,
      key: %key,
      value: %value,
      scale: %scale,
      mask: optional %mask,
      output: %output,
      max: %max,
      sum: %sum)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "indexing_maps" = %indexing_maps,
      "decomposition_config" = %decomposition_config
    } {
      varve.optional = ["decomposition_config"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @scan attributes {
    varve.format = "attr-dict `dimension` `(` $dimension `)` `inclusive` `(` $inclusive `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `,` $accumulator `:` type($output) `,` type($accumulator) `)` $region (`->` type($results)^)?",
    varve.traits = ["IndexingMapOpInterface", "ReifyRankedShapedTypeOpInterface", "TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %input = irdl.any {varve.rule = "AnyShaped"}
    %output = irdl.any {varve.rule = "AnyShaped"}
    %accumulator = irdl.any {varve.rule = "AnyShaped"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    %inclusive = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input: %input,
      output: %output,
      accumulator: %accumulator)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dimension" = %dimension,
      "inclusive" = %inclusive
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @scatter attributes {
    varve.format = "attr-dict `dimension_map` `=` $dimension_map `unique_indices` `(` $unique_indices `)` `ins` `(` $updates `,` $indices (`,` $mask^)? `:` type($updates) `,` type($indices) (`,` type($mask)^)? `)` `outs` `(` $original `:` type($original) `)` $region (`->` type($results)^)?",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "LinalgFusionInterface", "TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %updates = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %indices = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %mask = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %original = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %dimension_map = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %unique_indices = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      updates: %updates,
      indices: %indices,
      mask: optional %mask,
      original: %original)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dimension_map" = %dimension_map,
      "unique_indices" = %unique_indices
    } {
      varve.defaults = {
        unique_indices = true}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @sort attributes {
    varve.format = "attr-dict `dimension` `(` $dimension `)` (`ins` `(` $inputs^ `:` type($inputs) `)`)? `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dimension" = %dimension
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @topk attributes {
    varve.format = "attr-dict `dimension` `(` $dimension `)` `ins` `(` $values (`,` $indices^)? `:` type($values) (`,` type($indices)^)? `)` `outs` `(` $output_values `,` $output_indices `:` type($output_values) `,` type($output_indices) `)` $region (`->` type($results)^)?",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "LinalgExtInterface", "TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %values = irdl.any {varve.rule = "AnyShaped"}
    %indices = irdl.any {varve.rule = "AnyShaped"}
    %output_values = irdl.any {varve.rule = "AnyShaped"}
    %output_indices = irdl.any {varve.rule = "AnyShaped"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      values: %values,
      indices: optional %indices,
      output_values: %output_values,
      output_indices: %output_indices)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dimension" = %dimension
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @topk_v2 attributes {
    varve.format = "attr-dict `dimension` `(` $dimension `)` (`is_sorted` $is_sorted^)? `ins` `(` $values (`,` $input_indices^)? `:` type($values) (`,` type($input_indices)^)? `)` `outs` `(` $output_values (`,` $output_indices^)? `:` type($output_values) (`,` type($output_indices)^)? `)` $region (`->` type($results)^)?",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "LinalgExtInterface", "TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %values = irdl.any {varve.rule = "AnyShaped"}
    %input_indices = irdl.any {varve.rule = "AnyShaped"}
    %output_values = irdl.any {varve.rule = "AnyShaped"}
    %output_indices = irdl.any {varve.rule = "AnyShaped"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    %is_sorted = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      values: %values,
      input_indices: optional %input_indices,
      output_values: %output_values,
      output_indices: optional %output_indices) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dimension" = %dimension,
      "is_sorted" = %is_sorted
    } {
      varve.optional = ["is_sorted"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @winograd.filter_transform attributes {
    varve.format = "attr-dict `output_tile_size` `(` $output_tile_size `)` `kernel_size` `(` $kernel_size `)` `kernel_dimensions` `(` $kernel_dimensions `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` (`->` type($result)^)?",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %input = irdl.any {varve.rule = "AnyShaped"}
    %output = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %output_tile_size = irdl.any {varve.rule = "I64Attr"}
    %kernel_size = irdl.any {varve.rule = "I64Attr"}
    %kernel_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input: %input,
      output: %output)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "output_tile_size" = %output_tile_size,
      "kernel_size" = %kernel_size,
      "kernel_dimensions" = %kernel_dimensions
    }
  }
  irdl.operation @winograd.input_transform attributes {
    varve.format = "attr-dict `output_tile_size` `(` $output_tile_size `)` `kernel_size` `(` $kernel_size `)` `image_dimensions` `(` $image_dimensions `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` (`->` type($result)^)?",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %input = irdl.any {varve.rule = "AnyShaped"}
    %output = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %output_tile_size = irdl.any {varve.rule = "I64Attr"}
    %kernel_size = irdl.any {varve.rule = "I64Attr"}
    %image_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input: %input,
      output: %output)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "output_tile_size" = %output_tile_size,
      "kernel_size" = %kernel_size,
      "image_dimensions" = %image_dimensions
    }
  }
  irdl.operation @winograd.output_transform attributes {
    varve.format = "attr-dict `output_tile_size` `(` $output_tile_size `)` `kernel_size` `(` $kernel_size `)` `image_dimensions` `(` $image_dimensions `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` (`->` type($result)^)?",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "TilingInterface", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgExtInterface", "SingleBlock"],
    varve.terminator = "iree_linalg_ext.yield"
  } {
    %input = irdl.any {varve.rule = "AnyShaped"}
    %output = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %output_tile_size = irdl.any {varve.rule = "I64Attr"}
    %kernel_size = irdl.any {varve.rule = "I64Attr"}
    %image_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input: %input,
      output: %output)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "output_tile_size" = %output_tile_size,
      "kernel_size" = %kernel_size,
      "image_dimensions" = %image_dimensions
    }
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
