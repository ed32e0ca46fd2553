irdl.dialect @linalg attributes {
  varve.set = "llvm22",
  varve.depends = ["affine", "arith", "math", "memref", "tensor"]
} {
  "varve.enum"() {
    sym_name = "BinaryFn",
    storage = i32,
    cases = [
      ["add", 0 : i32],
      ["sub", 1 : i32],
      ["mul", 2 : i32],
      ["div", 3 : i32],
      ["div_unsigned", 4 : i32],
      ["max_signed", 5 : i32],
      ["min_signed", 6 : i32],
      ["max_unsigned", 7 : i32],
      ["min_unsigned", 8 : i32],
      ["powf", 9 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ElementwiseArityGroup",
    storage = i32,
    cases = [
      ["Unary", 1 : i32],
      ["Binary", 2 : i32],
      ["Ternary", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ElementwiseCaseLimits",
    storage = i32,
    cases = [
      ["LastUnary", 13 : i32],
      ["LastBinary", 23 : i32],
      ["LastTernary", 24 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ElementwiseKind",
    storage = i32,
    cases = [
      ["exp", 0 : i32],
      ["log", 1 : i32],
      ["abs", 2 : i32],
      ["ceil", 3 : i32],
      ["floor", 4 : i32],
      ["negf", 5 : i32],
      ["reciprocal", 6 : i32],
      ["round", 7 : i32],
      ["sqrt", 8 : i32],
      ["rsqrt", 9 : i32],
      ["square", 10 : i32],
      ["tanh", 11 : i32],
      ["erf", 12 : i32],
      ["add", 13 : i32],
      ["sub", 14 : i32],
      ["mul", 15 : i32],
      ["div", 16 : i32],
      ["div_unsigned", 17 : i32],
      ["max_signed", 18 : i32],
      ["min_signed", 19 : i32],
      ["max_unsigned", 20 : i32],
      ["min_unsigned", 21 : i32],
      ["powf", 22 : i32],
      ["select", 23 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "IteratorType",
    storage = i32,
    cases = [
      ["parallel", 0 : i32],
      ["reduction", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TernaryFn",
    storage = i32,
    cases = [
      ["select", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TypeFn",
    storage = i32,
    cases = [
      ["cast_signed", 0 : i32],
      ["cast_unsigned", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "UnaryFn",
    storage = i32,
    cases = [
      ["exp", 0 : i32],
      ["log", 1 : i32],
      ["abs", 2 : i32],
      ["ceil", 3 : i32],
      ["floor", 4 : i32],
      ["negf", 5 : i32],
      ["reciprocal", 6 : i32],
      ["round", 7 : i32],
      ["sqrt", 8 : i32],
      ["rsqrt", 9 : i32],
      ["square", 10 : i32],
      ["tanh", 11 : i32],
      ["erf", 12 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "WinogradConv2DFmr",
    storage = i32,
    cases = [
      ["F_2_3", 0 : i32],
      ["F_4_3", 1 : i32],
      ["F_2_5", 2 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#binary_fn" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@BinaryFn>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#elementwise_kind" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ElementwiseKind>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#iterator_type" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@IteratorType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#ternary_fn" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@TernaryFn>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#type_fn" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@TypeFn>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#unary_fn" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@UnaryFn>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @abs attributes {
    varve.syntax = "hook:linalg.abs",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 abs"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @add attributes {
    varve.syntax = "hook:linalg.add",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 0 1 add"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @batch_matmul attributes {
    varve.syntax = "hook:linalg.batch_matmul",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast(2) 1 cast(2) mul add"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    %cast = irdl.base "#linalg.type_fn"
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "indexing_maps" = %indexing_maps,
      "cast" = %cast
    } {
      varve.optional = ["indexing_maps", "cast"],
      varve.defaults = {
        indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>],
        cast = #linalg.type_fn<cast_signed>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @batch_matvec attributes {
    varve.syntax = "hook:linalg.batch_matvec",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d1, d2), (d0, d2), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @batch_mmt4d attributes {
    varve.syntax = "hook:linalg.batch_mmt4d",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6), (d0, d2, d3, d5, d6), (d0, d1, d2, d4, d5)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @batch_reduce_matmul attributes {
    varve.syntax = "hook:linalg.batch_reduce_matmul",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast(2) 1 cast(2) mul add"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    %cast = irdl.base "#linalg.type_fn"
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "indexing_maps" = %indexing_maps,
      "cast" = %cast
    } {
      varve.optional = ["indexing_maps", "cast"],
      varve.defaults = {
        indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d1, d2)>],
        cast = #linalg.type_fn<cast_signed>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @batch_vecmat attributes {
    varve.syntax = "hook:linalg.batch_vecmat",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d0, d2, d1), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @broadcast attributes {
    varve.syntax = "hook:linalg.broadcast",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface"],
    varve.terminator = "linalg.yield",
    varve.names = "broadcasted"
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnyMemRef, AnyRankedTensor>"}
    %init = irdl.any {varve.rule = "AnyOf<AnyMemRef, AnyRankedTensor>"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input: %input,
      init: %init)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "dimensions" = %dimensions
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @ceil attributes {
    varve.syntax = "hook:linalg.ceil",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 ceil"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @contract attributes {
    varve.syntax = "hook:linalg.contract",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast(2) 1 cast(2) mul add"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyShaped"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    %cast = irdl.base "#linalg.type_fn"
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "indexing_maps" = %indexing_maps,
      "cast" = %cast
    } {
      varve.optional = ["cast"],
      varve.defaults = {
        cast = #linalg.type_fn<cast_signed>}
    }
    %combiner = irdl.region with size 1
    irdl.regions(
      combiner: %combiner)
  }
  irdl.operation @conv_1d attributes {
    varve.syntax = "hook:linalg.conv_1d",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1) -> (d0 + d1), (d1), (d0)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_1d_ncw_fcw attributes {
    varve.syntax = "hook:linalg.conv_1d_ncw_fcw",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4) -> (d0, d3, d2 * $strides[0] + d4 * $dilations[0]), (d1, d3, d4), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<1xi64>,
        dilations = dense<1> : tensor<1xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_1d_nwc_wcf attributes {
    varve.syntax = "hook:linalg.conv_1d_nwc_wcf",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d4), (d3, d4, d2), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<1xi64>,
        dilations = dense<1> : tensor<1xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d attributes {
    varve.syntax = "hook:linalg.conv_2d",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0 + d2, d1 + d3), (d2, d3), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_nchw_fchw attributes {
    varve.syntax = "hook:linalg.conv_2d_nchw_fchw",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * $strides[0] + d5 * $dilations[0], d3 * $strides[1] + d6 * $dilations[1]), (d1, d4, d5, d6), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_nchw_fchw_q attributes {
    varve.syntax = "hook:linalg.conv_2d_nchw_fchw_q",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * $strides[0] + d5 * $dilations[0], d3 * $strides[1] + d6 * $dilations[1]), (d1, d4, d5, d6), (), (), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_ngchw_fgchw attributes {
    varve.syntax = "hook:linalg.conv_2d_ngchw_fgchw",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * $strides[0] + d6 * $dilations[0], d4 * $strides[1] + d7 * $dilations[1]), (d2, d1, d5, d6, d7), (d0, d1, d2, d3, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_ngchw_gfchw attributes {
    varve.syntax = "hook:linalg.conv_2d_ngchw_gfchw",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * $strides[0] + d6 * $dilations[0], d4 * $strides[1] + d7 * $dilations[1]), (d1, d2, d5, d6, d7), (d0, d1, d2, d3, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_ngchw_gfchw_q attributes {
    varve.syntax = "hook:linalg.conv_2d_ngchw_gfchw_q",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * $strides[0] + d6 * $dilations[0], d4 * $strides[1] + d7 * $dilations[1]), (d1, d2, d5, d6, d7), (), (), (d0, d1, d2, d3, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_nhwc_fhwc attributes {
    varve.syntax = "hook:linalg.conv_2d_nhwc_fhwc",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d3, d4, d5, d6), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_nhwc_fhwc_q attributes {
    varve.syntax = "hook:linalg.conv_2d_nhwc_fhwc_q",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d3, d4, d5, d6), (), (), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_nhwc_hwcf attributes {
    varve.syntax = "hook:linalg.conv_2d_nhwc_hwcf",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d4, d5, d6, d3), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_nhwc_hwcf_q attributes {
    varve.syntax = "hook:linalg.conv_2d_nhwc_hwcf_q",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d4, d5, d6, d3), (), (), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_nhwgc_gfhwc attributes {
    varve.syntax = "hook:linalg.conv_2d_nhwgc_gfhwc",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3, d7), (d3, d4, d5, d6, d7), (d0, d1, d2, d3, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_nhwgc_gfhwc_q attributes {
    varve.syntax = "hook:linalg.conv_2d_nhwgc_gfhwc_q",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3, d7), (d3, d4, d5, d6, d7), (), (), (d0, d1, d2, d3, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_3d attributes {
    varve.syntax = "hook:linalg.conv_3d",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5), (d3, d4, d5), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_3d_ncdhw_fcdhw attributes {
    varve.syntax = "hook:linalg.conv_3d_ncdhw_fcdhw",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 * $strides[0] + d6 * $dilations[0], d3 * $strides[1] + d7 * $dilations[1], d4 * $strides[2] + d8 * $dilations[2]), (d1, d5, d6, d7, d8), (d0, d1, d2, d3, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<3xi64>,
        dilations = dense<1> : tensor<3xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_3d_ndhwc_dhwcf attributes {
    varve.syntax = "hook:linalg.conv_3d_ndhwc_dhwcf",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (d0, d1, d2, d3, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<3xi64>,
        dilations = dense<1> : tensor<3xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_3d_ndhwc_dhwcf_q attributes {
    varve.syntax = "hook:linalg.conv_3d_ndhwc_dhwcf_q",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (), (), (d0, d1, d2, d3, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<3xi64>,
        dilations = dense<1> : tensor<3xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @copy attributes {
    varve.syntax = "hook:linalg.copy",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 cast(1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %cast = irdl.base "#linalg.type_fn"
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "cast" = %cast
    } {
      varve.optional = ["cast"],
      varve.defaults = {
        cast = #linalg.type_fn<cast_signed>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_1d_ncw_cw attributes {
    varve.syntax = "hook:linalg.depthwise_conv_1d_ncw_cw",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d2, d1 * $strides[0] + d3 * $dilations[0]), (d2, d3), (d0, d2, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<1xi64>,
        dilations = dense<1> : tensor<1xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_1d_nwc_wc attributes {
    varve.syntax = "hook:linalg.depthwise_conv_1d_nwc_wc",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3, d2), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<1xi64>,
        dilations = dense<1> : tensor<1xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_1d_nwc_wcm attributes {
    varve.syntax = "hook:linalg.depthwise_conv_1d_nwc_wcm",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2), (d4, d2, d3), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<1xi64>,
        dilations = dense<1> : tensor<1xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_2d_nchw_chw attributes {
    varve.syntax = "hook:linalg.depthwise_conv_2d_nchw_chw",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1]), (d3, d4, d5), (d0, d3, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwc attributes {
    varve.syntax = "hook:linalg.depthwise_conv_2d_nhwc_hwc",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5, d3), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwc_q attributes {
    varve.syntax = "hook:linalg.depthwise_conv_2d_nhwc_hwc_q",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5, d3), (), (), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwcm attributes {
    varve.syntax = "hook:linalg.depthwise_conv_2d_nhwc_hwcm",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3), (d5, d6, d3, d4), (d0, d1, d2, d3, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwcm_q attributes {
    varve.syntax = "hook:linalg.depthwise_conv_2d_nhwc_hwcm_q",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3), (d5, d6, d3, d4), (), (), (d0, d1, d2, d3, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_3d_ncdhw_cdhw attributes {
    varve.syntax = "hook:linalg.depthwise_conv_3d_ncdhw_cdhw",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2]), (d7, d4, d5, d6), (d0, d7, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<3xi64>,
        dilations = dense<1> : tensor<3xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_3d_ndhwc_dhwc attributes {
    varve.syntax = "hook:linalg.depthwise_conv_3d_ndhwc_dhwc",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2], d7), (d4, d5, d6, d7), (d0, d1, d2, d3, d7)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<3xi64>,
        dilations = dense<1> : tensor<3xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_3d_ndhwc_dhwcm attributes {
    varve.syntax = "hook:linalg.depthwise_conv_3d_ndhwc_dhwcm",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (d0, d1, d2, d3, d8, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<3xi64>,
        dilations = dense<1> : tensor<3xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @div attributes {
    varve.syntax = "hook:linalg.div",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 0 1 div"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @div_unsigned attributes {
    varve.syntax = "hook:linalg.div_unsigned",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 0 1 div_unsigned"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @dot attributes {
    varve.syntax = "hook:linalg.dot",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0) -> (d0), (d0), ()"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @elementwise attributes {
    varve.syntax = "hook:linalg.elementwise",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %kind = irdl.base "#linalg.elementwise_kind"
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "kind" = %kind,
      "indexing_maps" = %indexing_maps
    } {
      varve.optional = ["indexing_maps"],
      varve.defaults = {
        indexing_maps = []}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @erf attributes {
    varve.syntax = "hook:linalg.erf",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 erf"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @exp attributes {
    varve.syntax = "hook:linalg.exp",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 exp"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @fill attributes {
    varve.syntax = "hook:linalg.fill",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgFillOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @fill_rng_2d attributes {
    varve.syntax = "hook:linalg.fill_rng_2d",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "4: i64(2147483647) cast_signed(f64) index(1) cast_signed(i32) index(0) cast_signed(i32) 2 add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add cast_signed(f64) add 1 0 sub f64(2.3283063999999999E-10) cast_signed(f64) mul mul 0 add cast_signed(3)",
    varve.maps = "(d0, d1) -> (), (), (), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @floor attributes {
    varve.syntax = "hook:linalg.floor",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 floor"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @generic attributes {
    varve.syntax = "hook:linalg.generic",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface"],
    varve.terminator = "linalg.yield",
    varve.block_names = "in: inputs, out"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    %iterator_types = irdl.any {varve.rule = "ArrayOf<#linalg.iterator_type>"}
    %doc = irdl.any {varve.rule = "StrAttr"}
    %library_call = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "indexing_maps" = %indexing_maps,
      "iterator_types" = %iterator_types,
      "doc" = %doc,
      "library_call" = %library_call
    } {
      varve.optional = ["doc", "library_call"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
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
  irdl.operation @log attributes {
    varve.syntax = "hook:linalg.log",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 log"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @map attributes {
    varve.syntax = "hook:linalg.map",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface"],
    varve.terminator = "linalg.yield",
    varve.block_names = "in: inputs, init",
    varve.names = "mapped"
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<AnyMemRef, AnyRankedTensor>"}
    %init = irdl.any {varve.rule = "AnyOf<AnyMemRef, AnyRankedTensor>"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      init: %init)
    irdl.results(
      result: variadic %result)
    %mapper = irdl.region with size 1
    irdl.regions(
      mapper: %mapper)
  }
  irdl.operation @matmul attributes {
    varve.syntax = "hook:linalg.matmul",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast(2) 1 cast(2) mul add"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    %cast = irdl.base "#linalg.type_fn"
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "indexing_maps" = %indexing_maps,
      "cast" = %cast
    } {
      varve.optional = ["indexing_maps", "cast"],
      varve.defaults = {
        indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>],
        cast = #linalg.type_fn<cast_signed>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @matvec attributes {
    varve.syntax = "hook:linalg.matvec",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1) -> (d0, d1), (d1), (d0)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @max attributes {
    varve.syntax = "hook:linalg.max",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 0 1 max_signed"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @min attributes {
    varve.syntax = "hook:linalg.min",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 0 1 min_signed"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @mmt4d attributes {
    varve.syntax = "hook:linalg.mmt4d",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5), (d1, d2, d4, d5), (d0, d1, d3, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @mul attributes {
    varve.syntax = "hook:linalg.mul",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 0 1 mul"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @negf attributes {
    varve.syntax = "hook:linalg.negf",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 negf"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pack attributes {
    varve.format = "$source (`padding_value` `(` $padding_value^ `:` type($padding_value) `)`)? (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)",
    varve.traits = ["OpAsmOpInterface", "DestinationStyleOpInterface", "LinalgRelayoutOpInterface", "ConditionallySpeculatable", "NoMemoryEffect", "ReifyRankedShapedTypeOpInterface", "TypesMatchWith<dest,result>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($inner_tiles) = index"],
    varve.names = "pack"
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %dest = irdl.any {varve.rule = "AnyRankedTensor"}
    %padding_value = irdl.any
    %inner_tiles = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %outer_dims_perm = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %inner_dims_pos = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_inner_tiles = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      dest: %dest,
      padding_value: optional %padding_value,
      inner_tiles: variadic %inner_tiles) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "outer_dims_perm" = %outer_dims_perm,
      "inner_dims_pos" = %inner_dims_pos,
      "static_inner_tiles" = %static_inner_tiles
    } {
      varve.optional = ["outer_dims_perm"],
      varve.defaults = {
        outer_dims_perm = array<i64>}
    }
  }
  irdl.operation @pooling_nchw_max attributes {
    varve.syntax = "hook:linalg.pooling_nchw_max",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * $strides[0] + d4 * $dilations[0], d3 * $strides[1] + d5 * $dilations[1]), (d4, d5), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_nchw_sum attributes {
    varve.syntax = "hook:linalg.pooling_nchw_sum",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * $strides[0] + d4 * $dilations[0], d3 * $strides[1] + d5 * $dilations[1]), (d4, d5), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_ncw_max attributes {
    varve.syntax = "hook:linalg.pooling_ncw_max",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d2 * $strides[0] + d3 * $dilations[0]), (d3), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<1xi64>,
        dilations = dense<1> : tensor<1xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_ncw_sum attributes {
    varve.syntax = "hook:linalg.pooling_ncw_sum",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d2 * $strides[0] + d3 * $dilations[0]), (d3), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<1xi64>,
        dilations = dense<1> : tensor<1xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_ndhwc_max attributes {
    varve.syntax = "hook:linalg.pooling_ndhwc_max",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d4), (d5, d6, d7), (d0, d1, d2, d3, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<3xi64>,
        dilations = dense<1> : tensor<3xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_ndhwc_min attributes {
    varve.syntax = "hook:linalg.pooling_ndhwc_min",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) min_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d4), (d5, d6, d7), (d0, d1, d2, d3, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<3xi64>,
        dilations = dense<1> : tensor<3xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_ndhwc_sum attributes {
    varve.syntax = "hook:linalg.pooling_ndhwc_sum",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d4), (d5, d6, d7), (d0, d1, d2, d3, d4)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<3xi64>,
        dilations = dense<1> : tensor<3xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_nhwc_max attributes {
    varve.syntax = "hook:linalg.pooling_nhwc_max",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_nhwc_max_unsigned attributes {
    varve.syntax = "hook:linalg.pooling_nhwc_max_unsigned",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_unsigned(2) max_unsigned",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_nhwc_min attributes {
    varve.syntax = "hook:linalg.pooling_nhwc_min",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) min_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_nhwc_min_unsigned attributes {
    varve.syntax = "hook:linalg.pooling_nhwc_min_unsigned",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_unsigned(2) min_unsigned",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_nhwc_sum attributes {
    varve.syntax = "hook:linalg.pooling_nhwc_sum",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<2xi64>,
        dilations = dense<1> : tensor<2xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_nwc_max attributes {
    varve.syntax = "hook:linalg.pooling_nwc_max",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<1xi64>,
        dilations = dense<1> : tensor<1xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_nwc_max_unsigned attributes {
    varve.syntax = "hook:linalg.pooling_nwc_max_unsigned",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_unsigned(2) max_unsigned",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<1xi64>,
        dilations = dense<1> : tensor<1xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_nwc_min attributes {
    varve.syntax = "hook:linalg.pooling_nwc_min",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) min_signed",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<1xi64>,
        dilations = dense<1> : tensor<1xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_nwc_min_unsigned attributes {
    varve.syntax = "hook:linalg.pooling_nwc_min_unsigned",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_unsigned(2) min_unsigned",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<1xi64>,
        dilations = dense<1> : tensor<1xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_nwc_sum attributes {
    varve.syntax = "hook:linalg.pooling_nwc_sum",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations
    } {
      varve.optional = ["strides", "dilations"],
      varve.defaults = {
        strides = dense<1> : tensor<1xi64>,
        dilations = dense<1> : tensor<1xi64>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @powf attributes {
    varve.syntax = "hook:linalg.powf",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 0 1 powf"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @quantized_batch_matmul attributes {
    varve.syntax = "hook:linalg.quantized_batch_matmul",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (), (), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @quantized_matmul attributes {
    varve.syntax = "hook:linalg.quantized_matmul",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d2, d1), (), (), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @reciprocal attributes {
    varve.syntax = "hook:linalg.reciprocal",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 reciprocal"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @reduce attributes {
    varve.syntax = "hook:linalg.reduce",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface", "SameVariadicOperandSize"],
    varve.terminator = "linalg.yield",
    varve.block_names = "in: inputs, init",
    varve.names = "reduced"
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<AnyMemRef, AnyRankedTensor>"}
    %inits = irdl.any {varve.rule = "AnyOf<AnyMemRef, AnyRankedTensor>"}
    %result0 = irdl.any {varve.rule = "AnyTensor"}
    %dimensions = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArraySorted, DenseArrayNoRepeats>"}
    irdl.operands(
      inputs: variadic %inputs,
      inits: variadic %inits)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "dimensions" = %dimensions
    }
    %combiner = irdl.region with size 1
    irdl.regions(
      combiner: %combiner)
  }
  irdl.operation @round attributes {
    varve.syntax = "hook:linalg.round",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 round"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @rsqrt attributes {
    varve.syntax = "hook:linalg.rsqrt",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 rsqrt"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @select attributes {
    varve.syntax = "hook:linalg.select",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "4: 0 1 2 select"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @softmax attributes {
    varve.format = "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` (`->` type($result)^)?",
    varve.traits = ["DestinationStyleOpInterface", "TypeIs<Operand0,AnyShaped>", "TypeIs<Operand1,AnyShaped>", "SameElementType<Operand0,Operand1>", "ReifyRankedShapedTypeOpInterface", "AggregatedOpInterface", "MemoryEffectsOpInterface", "TilingInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyShaped"}
    %output = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input,
      output: %output)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @sqrt attributes {
    varve.syntax = "hook:linalg.sqrt",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 sqrt"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @square attributes {
    varve.syntax = "hook:linalg.square",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 square"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @sub attributes {
    varve.syntax = "hook:linalg.sub",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 0 1 sub"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @tanh attributes {
    varve.syntax = "hook:linalg.tanh",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 tanh"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @transpose attributes {
    varve.syntax = "hook:linalg.transpose",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface"],
    varve.terminator = "linalg.yield",
    varve.names = "transposed"
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnyMemRef, AnyRankedTensor>"}
    %init = irdl.any {varve.rule = "AnyOf<AnyMemRef, AnyRankedTensor>"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %permutation = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input: %input,
      init: %init)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "permutation" = %permutation
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @unpack attributes {
    varve.format = "$source (`outer_dims_perm` `=` $outer_dims_perm^)? `inner_dims_pos` `=` $inner_dims_pos `inner_tiles` `=` custom<DynamicIndexList>($inner_tiles, $static_inner_tiles) `into` $dest attr-dict `:` type($source) `->` type($dest)",
    varve.traits = ["OpAsmOpInterface", "DestinationStyleOpInterface", "LinalgRelayoutOpInterface", "ConditionallySpeculatable", "NoMemoryEffect", "ReifyRankedShapedTypeOpInterface", "TypesMatchWith<dest,result>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($inner_tiles) = index"],
    varve.names = "unpack"
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %dest = irdl.any {varve.rule = "AnyRankedTensor"}
    %inner_tiles = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %outer_dims_perm = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %inner_dims_pos = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_inner_tiles = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source,
      dest: %dest,
      inner_tiles: variadic %inner_tiles)
    irdl.results(
      result: %result)
    irdl.attributes {
      "outer_dims_perm" = %outer_dims_perm,
      "inner_dims_pos" = %inner_dims_pos,
      "static_inner_tiles" = %static_inner_tiles
    } {
      varve.optional = ["outer_dims_perm"],
      varve.defaults = {
        outer_dims_perm = array<i64>}
    }
  }
  irdl.operation @vecmat attributes {
    varve.syntax = "hook:linalg.vecmat",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "ConditionallySpeculatable", "RecursiveMemoryEffects", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1) -> (d1), (d1, d0), (d0)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @winograd_filter_transform attributes {
    varve.format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $filter `:` type($filter) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)",
    varve.traits = ["AllElementTypesMatch<filter,output>", "DestinationStyleOpInterface", "TilingInterface"]
  } {
    %filter = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<4>>"}
    %output = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<4>>"}
    %result = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<4>>"}
    %fmr = irdl.any {varve.rule = "enum<@WinogradConv2DFmr>"}
    irdl.operands(
      filter: %filter,
      output: %output)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fmr" = %fmr
    }
  }
  irdl.operation @winograd_input_transform attributes {
    varve.format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)",
    varve.traits = ["AllElementTypesMatch<input,output>", "DestinationStyleOpInterface", "TilingInterface"]
  } {
    %input = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<4>>"}
    %output = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<6>>"}
    %result = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<6>>"}
    %fmr = irdl.any {varve.rule = "enum<@WinogradConv2DFmr>"}
    irdl.operands(
      input: %input,
      output: %output)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fmr" = %fmr
    }
  }
  irdl.operation @winograd_output_transform attributes {
    varve.format = "attr-dict `fmr` `(` $fmr `)` `ins` `(` $value `:` type($value) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)",
    varve.traits = ["AllElementTypesMatch<value,output>", "DestinationStyleOpInterface", "TilingInterface"]
  } {
    %value = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<6>>"}
    %output = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<4>>"}
    %result = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<4>>"}
    %fmr = irdl.any {varve.rule = "enum<@WinogradConv2DFmr>"}
    irdl.operands(
      value: %value,
      output: %output)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fmr" = %fmr
    }
  }
  irdl.operation @yield attributes {
    varve.syntax = "hook:linalg.yield",
    varve.traits = ["Pure", "ReturnLike", "Terminator"]
  } {
    %values = irdl.any
    irdl.operands(
      values: variadic %values)
  }
}
