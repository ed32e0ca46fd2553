irdl.dialect @linalg attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "attribute binary_fn",
    "attribute type_fn",
    "attribute unary_fn",
    "enum BinaryFn",
    "enum TypeFn",
    "enum UnaryFn",
    "operation linalg.conv_2d_ngchw_fgchw",
    "operation linalg.conv_2d_nhwc_fhwc",
    "operation linalg.copy",
    "operation linalg.depthwise_conv_1d_nwc_wcm",
    "operation linalg.depthwise_conv_2d_nchw_chw",
    "operation linalg.depthwise_conv_3d_ndhwc_dhwc",
    "operation linalg.depthwise_conv_3d_ndhwc_dhwcm",
    "operation linalg.elemwise_binary",
    "operation linalg.elemwise_unary",
    "operation linalg.pooling_nchw_sum"],
  varve.depends = ["arith", "math", "memref", "tensor"]
} {
  irdl.operation @batch_matmul attributes {
    varve.syntax = "hook:linalg.batch_matmul",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
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
  irdl.operation @batch_matvec attributes {
    varve.syntax = "hook:linalg.batch_matvec",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
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
  irdl.operation @conv_1d attributes {
    varve.syntax = "hook:linalg.conv_1d",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1) -> (d0 + d1), (d1), (d0)"
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
  irdl.operation @conv_1d_nwc_wcf attributes {
    varve.syntax = "hook:linalg.conv_1d_nwc_wcf",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d4), (d3, d4, d2), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @conv_2d attributes {
    varve.syntax = "hook:linalg.conv_2d",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0 + d2, d1 + d3), (d2, d3), (d0, d1)"
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
  irdl.operation @conv_2d_nchw_fchw attributes {
    varve.syntax = "hook:linalg.conv_2d_nchw_fchw",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
  irdl.operation @conv_2d_nhwc_hwcf attributes {
    varve.syntax = "hook:linalg.conv_2d_nhwc_hwcf",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d4, d5, d6, d3), (d0, d1, d2, d3)"
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
  irdl.operation @conv_2d_nhwc_hwcf_q attributes {
    varve.syntax = "hook:linalg.conv_2d_nhwc_hwcf_q",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d4, d5, d6, d3), (), (), (d0, d1, d2, d3)"
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
  irdl.operation @conv_3d attributes {
    varve.syntax = "hook:linalg.conv_3d",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5), (d3, d4, d5), (d0, d1, d2)"
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
  irdl.operation @conv_3d_ndhwc_dhwcf attributes {
    varve.syntax = "hook:linalg.conv_3d_ndhwc_dhwcf",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (d0, d1, d2, d3, d4)"
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
  irdl.operation @depthwise_conv_1d_nwc_wc attributes {
    varve.syntax = "hook:linalg.depthwise_conv_1d_nwc_wc",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3, d2), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @depthwise_conv_2d_nhwc_hwc attributes {
    varve.syntax = "hook:linalg.depthwise_conv_2d_nhwc_hwc",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5, d3), (d0, d1, d2, d3)"
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
  irdl.operation @depthwise_conv_2d_nhwc_hwc_q attributes {
    varve.syntax = "hook:linalg.depthwise_conv_2d_nhwc_hwc_q",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5, d3), (), (), (d0, d1, d2, d3)"
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
  irdl.operation @depthwise_conv_2d_nhwc_hwcm attributes {
    varve.syntax = "hook:linalg.depthwise_conv_2d_nhwc_hwcm",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3), (d5, d6, d3, d4), (d0, d1, d2, d3, d4)"
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
  irdl.operation @depthwise_conv_2d_nhwc_hwcm_q attributes {
    varve.syntax = "hook:linalg.depthwise_conv_2d_nhwc_hwcm_q",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3), (d5, d6, d3, d4), (), (), (d0, d1, d2, d3, d4)"
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
  irdl.operation @dot attributes {
    varve.syntax = "hook:linalg.dot",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
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
  irdl.operation @fill attributes {
    varve.format = "`(` $value `,` $output `)` attr-dict `:` type($value) `,` type($output) (`->` type($result)^)? custom<FillOpRegion>($region, ref(type($value)), ref(type($output)))",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0"
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyComplex, AnyFloat, AnySignlessInteger, AnyVectorOfNonZeroRank>"}
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
  irdl.operation @matmul attributes {
    varve.syntax = "hook:linalg.matmul",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast(2) 1 cast(2) mul add",
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
  irdl.operation @matmul_unsigned attributes {
    varve.syntax = "hook:linalg.matmul_unsigned",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_unsigned(2) 1 cast_unsigned(2) mul add",
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
  irdl.operation @matvec attributes {
    varve.syntax = "hook:linalg.matvec",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
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
  irdl.operation @mmt4d attributes {
    varve.syntax = "hook:linalg.mmt4d",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5), (d1, d2, d4, d5), (d0, d1, d3, d4)"
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
  irdl.operation @pooling_nchw_max attributes {
    varve.syntax = "hook:linalg.pooling_nchw_max",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d4), (d5, d6, d7), (d0, d1, d2, d3, d4)"
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
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) min_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d4), (d5, d6, d7), (d0, d1, d2, d3, d4)"
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
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d4), (d5, d6, d7), (d0, d1, d2, d3, d4)"
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
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
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
  irdl.operation @pooling_nhwc_max_unsigned attributes {
    varve.syntax = "hook:linalg.pooling_nhwc_max_unsigned",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_unsigned(2) max_unsigned",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
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
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) min_signed",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
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
  irdl.operation @pooling_nhwc_min_unsigned attributes {
    varve.syntax = "hook:linalg.pooling_nhwc_min_unsigned",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_unsigned(2) min_unsigned",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
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
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3), (d4, d5), (d0, d1, d2, d3)"
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
  irdl.operation @soft_plus_2d attributes {
    varve.syntax = "hook:linalg.soft_plus_2d",
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield"
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
  irdl.operation @tiled_loop attributes {
    varve.printer = "code",
    varve.traits = ["RecursiveMemoryEffects"],
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
    varve.traits = ["LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
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
}
