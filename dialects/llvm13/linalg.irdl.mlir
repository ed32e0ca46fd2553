irdl.dialect @linalg attributes {
  varve.set = "llvm13",
  varve.depends = ["math", "memref", "tensor"]
} {
  "varve.directive"() {
    format = "` ` let(type($output) = type($result))",
    sym_name = "InferType",
    takes = ["ref $output", "type $output", "ref type $result"]
  } : () -> ()
  irdl.type @"!range" {
  }
  irdl.operation @batch_matmul attributes {
    varve.syntax = "hook:linalg.batch_matmul",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @batch_matmul_i16_i16_i32 attributes {
    varve.syntax = "hook:linalg.batch_matmul_i16_i16_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @batch_matmul_i32_i32_i32 attributes {
    varve.syntax = "hook:linalg.batch_matmul_i32_i32_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @batch_matmul_i8_i8_i32 attributes {
    varve.syntax = "hook:linalg.batch_matmul_i8_i8_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @batch_matvec attributes {
    varve.syntax = "hook:linalg.batch_matvec",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d1, d2), (d0, d2), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @conv attributes {
    varve.format = "`(` operands `)` attr-dict `:` type(operands)",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"]
  } {
    %filter = irdl.any {varve.rule = "AnyStridedMemRef"}
    %input = irdl.any {varve.rule = "AnyStridedMemRef"}
    %output = irdl.any {varve.rule = "AnyStridedMemRef"}
    %strides = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %dilations = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %padding = irdl.any {varve.rule = "I64ElementsAttr"}
    irdl.operands(
      filter: %filter,
      input: %input,
      output: %output)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations,
      "padding" = %padding
    } {
      varve.optional = ["strides", "dilations", "padding"]
    }
  }
  irdl.operation @conv_1d attributes {
    varve.syntax = "hook:linalg.conv_1d",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 1 mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @conv_1d_input_ncw_filter_wcf attributes {
    varve.syntax = "hook:linalg.conv_1d_input_ncw_filter_wcf",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "dilations" = %dilations,
      "strides" = %strides
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_1d_input_nwc_filter_wcf attributes {
    varve.syntax = "hook:linalg.conv_1d_input_nwc_filter_wcf",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<1>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "dilations" = %dilations,
      "strides" = %strides
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_1d_ncw attributes {
    varve.syntax = "hook:linalg.conv_1d_ncw",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 1 mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @conv_1d_nwc attributes {
    varve.syntax = "hook:linalg.conv_1d_nwc",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 1 mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @conv_2d attributes {
    varve.syntax = "hook:linalg.conv_2d",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 1 mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @conv_2d_input_nchw_filter_hwcf attributes {
    varve.syntax = "hook:linalg.conv_2d_input_nchw_filter_hwcf",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "dilations" = %dilations,
      "strides" = %strides
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_input_nhwc_filter_hwcf attributes {
    varve.syntax = "hook:linalg.conv_2d_input_nhwc_filter_hwcf",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "dilations" = %dilations,
      "strides" = %strides
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_input_nhwc_filter_ohwi_poly attributes {
    varve.syntax = "hook:linalg.conv_2d_input_nhwc_filter_ohwi_poly",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d6), (d5, d3, d4, d6), (d0, d1, d2, d5)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_input_nhwc_filter_ohwi_poly_q attributes {
    varve.syntax = "hook:linalg.conv_2d_input_nhwc_filter_ohwi_poly_q",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d6), (d5, d3, d4, d6), (), (), (d0, d1, d2, d5)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_nchw attributes {
    varve.syntax = "hook:linalg.conv_2d_nchw",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * $strides[0] + d5 * $dilations[0], d3 * $strides[1] + d6 * $dilations[1]), (d1, d4, d5, d6), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d_nhwc attributes {
    varve.syntax = "hook:linalg.conv_2d_nhwc",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 1 mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @conv_3d attributes {
    varve.syntax = "hook:linalg.conv_3d",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 1 mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @conv_3d_input_ncdhw_filter_dhwcf attributes {
    varve.syntax = "hook:linalg.conv_3d_input_ncdhw_filter_dhwcf",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "dilations" = %dilations,
      "strides" = %strides
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_3d_input_ndhwc_filter_dhwcf attributes {
    varve.syntax = "hook:linalg.conv_3d_input_ndhwc_filter_dhwcf",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<3>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "dilations" = %dilations,
      "strides" = %strides
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_3d_ncdhw attributes {
    varve.syntax = "hook:linalg.conv_3d_ncdhw",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 1 mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @conv_3d_ndhwc attributes {
    varve.syntax = "hook:linalg.conv_3d_ndhwc",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 1 mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @copy attributes {
    varve.format = "`(` $input `,` $output `)` attr-dict `:` type($input) `,` type($output) custom<CopyOpRegion>($region, ref(type($input)), ref(type($input)))",
    varve.traits = ["CopyOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyStridedMemRef"}
    %output = irdl.any {varve.rule = "AnyStridedMemRef"}
    %inputPermutation = irdl.any {varve.rule = "AffineMapAttr"}
    %outputPermutation = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      input: %input,
      output: %output)
    irdl.attributes {
      "inputPermutation" = %inputPermutation,
      "outputPermutation" = %outputPermutation
    } {
      varve.optional = ["inputPermutation", "outputPermutation"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_2d_input_nhwc_filter_hwc attributes {
    varve.syntax = "hook:linalg.depthwise_conv_2d_input_nhwc_filter_hwc",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "dilations" = %dilations,
      "strides" = %strides
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_2d_input_nhwc_filter_hwc_poly attributes {
    varve.syntax = "hook:linalg.depthwise_conv_2d_input_nhwc_filter_hwc_poly",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d5), (d3, d4, d5), (d0, d1, d2, d5)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_2d_input_nhwc_filter_hwcf attributes {
    varve.syntax = "hook:linalg.depthwise_conv_2d_input_nhwc_filter_hwcf",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dilations = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    %strides = irdl.any {varve.rule = "AllOf<I64ElementsAttr, ElementsShape<2>>"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "dilations" = %dilations,
      "strides" = %strides
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @dot attributes {
    varve.syntax = "hook:linalg.dot",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0) -> (d0), (d0), ()"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @dot_i16_i16_i32 attributes {
    varve.syntax = "hook:linalg.dot_i16_i16_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @dot_i32_i32_i32 attributes {
    varve.syntax = "hook:linalg.dot_i32_i32_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @dot_i8_i8_i32 attributes {
    varve.syntax = "hook:linalg.dot_i8_i8_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    varve.format = "`(` $value `,` $output `)` attr-dict `:` type($value) `,` type($output) (`->` type($result)^)? custom<FillOpRegion>($region, ref(type($value)), ref(type($output)))",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyComplex, AnyFloat, AnySignlessInteger, AnyVectorOfAnyRank>"}
    %output = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    irdl.operands(
      value: %value,
      output: %output)
    irdl.results(
      result: optional %result)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @fill_rng_2d attributes {
    varve.syntax = "hook:linalg.fill_rng_2d",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "4: i64(2147483647) cast_signed(f64) index(1) cast_signed(i32) index(0) cast_signed(i32) 2 add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add add i64(1103515245) cast_signed(i32) mul i64(12345) cast_signed(i32) add cast_signed(f64) add 1 0 sub f64(2.3283063999999999E-10) cast_signed(f64) mul mul 0 add cast_signed(3)",
    varve.maps = "(d0, d1) -> (), (), (), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %indexing_maps = irdl.any {varve.rule = "ArrayOf<AffineMapAttr>"}
    %iterator_types = irdl.any {varve.rule = "ArrayAttr"}
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
    varve.traits = ["NoSideEffect"],
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
  irdl.operation @init_tensor attributes {
    varve.format = "custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) attr-dict `:` type($result)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($sizes) = index"]
  } {
    %sizes = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %static_sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      sizes: variadic %sizes)
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_sizes" = %static_sizes
    }
  }
  irdl.operation @matmul attributes {
    varve.syntax = "hook:linalg.matmul",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d2, d1), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @matmul_column_major attributes {
    varve.syntax = "hook:linalg.matmul_column_major",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 1 mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @matmul_i16_i16_i32 attributes {
    varve.syntax = "hook:linalg.matmul_i16_i16_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @matmul_i32_i32_i32 attributes {
    varve.syntax = "hook:linalg.matmul_i32_i32_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @matmul_i8_i8_i32 attributes {
    varve.syntax = "hook:linalg.matmul_i8_i8_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @matvec attributes {
    varve.syntax = "hook:linalg.matvec",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1) -> (d0, d1), (d1), (d0)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @matvec_i16_i16_i32 attributes {
    varve.syntax = "hook:linalg.matvec_i16_i16_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @matvec_i32_i32_i32 attributes {
    varve.syntax = "hook:linalg.matvec_i32_i32_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @matvec_i8_i8_i32 attributes {
    varve.syntax = "hook:linalg.matvec_i8_i8_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d4, d1, d5), (d2, d4, d3, d5), (d0, d2, d1, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @pad_tensor attributes {
    varve.format = "$source `low` `` custom<OperandsOrIntegersSizesList>($low, $static_low) `high` `` custom<OperandsOrIntegersSizesList>($high, $static_high) (`into` $output^ )? $region attr-dict `:` type($source) `to` type($result) custom<InferType>(ref($output), type($output), ref(type($result)))",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($low) = index",
      "type($high) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %low = irdl.any {varve.rule = "Index"}
    %high = irdl.any {varve.rule = "Index"}
    %output = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %static_low = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %static_high = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      source: %source,
      low: variadic %low,
      high: variadic %high,
      output: optional %output) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_low" = %static_low,
      "static_high" = %static_high
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_max attributes {
    varve.format = "`(` operands `)` attr-dict `:` type(operands)",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyStridedMemRef"}
    %windowDims = irdl.any {varve.rule = "AnyStridedMemRef"}
    %output = irdl.any {varve.rule = "AnyStridedMemRef"}
    %strides = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %dilations = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %padding = irdl.any {varve.rule = "I64ElementsAttr"}
    irdl.operands(
      input: %input,
      windowDims: %windowDims,
      output: %output)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations,
      "padding" = %padding
    } {
      varve.optional = ["strides", "dilations", "padding"]
    }
  }
  irdl.operation @pooling_min attributes {
    varve.format = "`(` operands `)` attr-dict `:` type(operands)",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyStridedMemRef"}
    %windowDims = irdl.any {varve.rule = "AnyStridedMemRef"}
    %output = irdl.any {varve.rule = "AnyStridedMemRef"}
    %strides = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %dilations = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %padding = irdl.any {varve.rule = "I64ElementsAttr"}
    irdl.operands(
      input: %input,
      windowDims: %windowDims,
      output: %output)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations,
      "padding" = %padding
    } {
      varve.optional = ["strides", "dilations", "padding"]
    }
  }
  irdl.operation @pooling_nchw_max attributes {
    varve.syntax = "hook:linalg.pooling_nchw_max",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * $strides[0] + d4 * $dilations[0], d3 * $strides[1] + d5 * $dilations[1]), (d4, d5), (d0, d1, d2, d3)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_ndhwc_max attributes {
    varve.syntax = "hook:linalg.pooling_ndhwc_max",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2], d7), (d4, d5, d6), (d0, d1, d2, d3, d7)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_ndhwc_min attributes {
    varve.syntax = "hook:linalg.pooling_ndhwc_min",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) min_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2], d7), (d4, d5, d6), (d0, d1, d2, d3, d7)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_ndhwc_sum attributes {
    varve.syntax = "hook:linalg.pooling_ndhwc_sum",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2], d7), (d4, d5, d6), (d0, d1, d2, d3, d7)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_nhwc_max attributes {
    varve.syntax = "hook:linalg.pooling_nhwc_max",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d5), (d3, d4), (d0, d1, d2, d5)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_nhwc_min attributes {
    varve.syntax = "hook:linalg.pooling_nhwc_min",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) min_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d5), (d3, d4), (d0, d1, d2, d5)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_nhwc_sum attributes {
    varve.syntax = "hook:linalg.pooling_nhwc_sum",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2 * $strides[1] + d4 * $dilations[1], d5), (d3, d4), (d0, d1, d2, d5)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @pooling_sum attributes {
    varve.format = "`(` operands `)` attr-dict `:` type(operands)",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyStridedMemRef"}
    %windowDims = irdl.any {varve.rule = "AnyStridedMemRef"}
    %output = irdl.any {varve.rule = "AnyStridedMemRef"}
    %strides = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %dilations = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %padding = irdl.any {varve.rule = "I64ElementsAttr"}
    irdl.operands(
      input: %input,
      windowDims: %windowDims,
      output: %output)
    irdl.attributes {
      "strides" = %strides,
      "dilations" = %dilations,
      "padding" = %padding
    } {
      varve.optional = ["strides", "dilations", "padding"]
    }
  }
  irdl.operation @quantized_batch_matmul attributes {
    varve.syntax = "hook:linalg.quantized_batch_matmul",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (), (), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d2, d1), (), (), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @range attributes {
    varve.format = "$min `:` $max `:` $step attr-dict `:` type(results)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($min) = index",
      "type($max) = index",
      "type($step) = index"]
  } {
    %min = irdl.any {varve.rule = "Index"}
    %max = irdl.any {varve.rule = "Index"}
    %step = irdl.any {varve.rule = "Index"}
    %result0 = irdl.any
    irdl.operands(
      min: %min,
      max: %max,
      step: %step)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @soft_plus_2d attributes {
    varve.syntax = "hook:linalg.soft_plus_2d",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: f64(1.0) cast_signed(1) 0 cast_signed(1) exp add log",
    varve.maps = "(d0, d1) -> (d0, d1), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @tensor_collapse_shape attributes {
    varve.traits = ["NoSideEffect"],
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
  } {
    %src = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %reassociation = irdl.any {varve.rule = "ArrayOf<ArrayOf<I64Attr>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "reassociation" = %reassociation
    }
  }
  irdl.operation @tensor_expand_shape attributes {
    varve.traits = ["NoSideEffect"],
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
  } {
    %src = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    %reassociation = irdl.any {varve.rule = "ArrayOf<ArrayOf<I64Attr>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "reassociation" = %reassociation
    }
  }
  irdl.operation @tiled_loop attributes {
    varve.printer = "code",
    varve.traits = ["RecursiveSideEffects"],
    varve.let = [
      "type($lowerBound) = index",
      "type($upperBound) = index",
      "type($step) = index"],
    varve.terminator = "linalg.yield",
    varve.arguments = {region = [["%iv", "count($step)"], ["%in", "count($inputs)"], ["%out", "*"]]},
    varve.format = ["` ` `(` each(%iv by `,`: %iv let(type(%iv) = index)) `)` let(types($lowerBound) = repeat(index, count(%iv)))", "`=` ` ` `(` $lowerBound `)` `to` ` ` `(` $upperBound `)` `step` ` ` `(` $step `)`", "one( | `ins` ` ` `(` each($inputs %in by `,`: %in `=` $inputs `` `:` type($inputs) let(type(%in) = type($inputs))) `)` )", "one( | `outs` ` ` `(` each($outputs %out by `,`: %out `=` $outputs `` `:` type($outputs) let(type(%out) = type($outputs))) `)` )", "let(types($results) = filter(t in types($outputs): not isa(t, 'AnyMemRef')))", "one( let($iterator_types = repeat('parallel', count(%iv))) | `iterators` `` list($iterator_types) ) one( | `distribution` `` list($distribution_types) )", "let(types($upperBound) = repeat(index, count($iterator_types)); types($step) = repeat(index, if(has($distribution_types), count($distribution_types), count(%iv))))", "region($region, end) attr-dict"]
  } {
    %lowerBound = irdl.any {varve.rule = "Index"}
    %upperBound = irdl.any {varve.rule = "Index"}
    %step = irdl.any {varve.rule = "Index"}
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %results = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %iterator_types = irdl.any {varve.rule = "ArrayAttr"}
    %distribution_types = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      lowerBound: variadic %lowerBound,
      upperBound: variadic %upperBound,
      step: variadic %step,
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "iterator_types" = %iterator_types,
      "distribution_types" = %distribution_types
    } {
      varve.optional = ["distribution_types"]
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @vecmat attributes {
    varve.syntax = "hook:linalg.vecmat",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1) -> (d1), (d1, d0), (d0)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @vecmat_i16_i16_i32 attributes {
    varve.syntax = "hook:linalg.vecmat_i16_i16_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @vecmat_i32_i32_i32 attributes {
    varve.syntax = "hook:linalg.vecmat_i32_i32_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @vecmat_i8_i8_i32 attributes {
    varve.syntax = "hook:linalg.vecmat_i8_i8_i32",
    varve.traits = ["LinalgContractionOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @yield attributes {
    varve.syntax = "hook:linalg.yield",
    varve.traits = ["NoSideEffect", "ReturnLike", "Terminator"]
  } {
    %values = irdl.any
    irdl.operands(
      values: variadic %values)
  }
}
