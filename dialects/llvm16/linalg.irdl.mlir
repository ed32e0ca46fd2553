irdl.dialect @linalg attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "attribute ternary_fn",
    "enum TernaryFn",
    "operation linalg.abs",
    "operation linalg.add",
    "operation linalg.batch_matmul_transpose_a",
    "operation linalg.batch_mmt4d",
    "operation linalg.batch_vecmat",
    "operation linalg.ceil",
    "operation linalg.conv_2d_ngchw_gfchw",
    "operation linalg.conv_2d_ngchw_gfchw_q",
    "operation linalg.conv_2d_nhwc_fhwc_q",
    "operation linalg.conv_3d_ncdhw_fcdhw",
    "operation linalg.depthwise_conv_1d_ncw_cw",
    "operation linalg.depthwise_conv_3d_ncdhw_cdhw",
    "operation linalg.div",
    "operation linalg.div_unsigned",
    "operation linalg.erf",
    "operation linalg.exp",
    "operation linalg.floor",
    "operation linalg.log",
    "operation linalg.matmul_transpose_a",
    "operation linalg.max",
    "operation linalg.min",
    "operation linalg.mul",
    "operation linalg.negf",
    "operation linalg.powf",
    "operation linalg.reciprocal",
    "operation linalg.round",
    "operation linalg.rsqrt",
    "operation linalg.select",
    "operation linalg.softmax",
    "operation linalg.sqrt",
    "operation linalg.square",
    "operation linalg.sub",
    "operation linalg.tanh",
    "operation linalg.winograd_filter_transform",
    "operation linalg.winograd_input_transform",
    "operation linalg.winograd_output_transform"],
  varve.depends = ["arith", "math", "memref", "tensor"]
} {
  "varve.enum"() {
    sym_name = "BinaryFn",
    storage = i32,
    cases = [
      ["add", 0 : i32],
      ["sub", 1 : i32],
      ["mul", 2 : i32],
      ["max_signed", 3 : i32],
      ["min_signed", 4 : i32],
      ["max_unsigned", 5 : i32],
      ["min_unsigned", 6 : i32]
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
      ["negf", 5 : i32]
    ]
  } : () -> ()
  irdl.operation @batch_matmul attributes {
    varve.syntax = "hook:linalg.batch_matmul",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
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
  irdl.operation @batch_matmul_transpose_b attributes {
    varve.syntax = "hook:linalg.batch_matmul_transpose_b",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d2, d3), (d0, d1, d2)"
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
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
  irdl.operation @batch_reduce_matmul attributes {
    varve.syntax = "hook:linalg.batch_reduce_matmul",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d3, d2), (d1, d2)"
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
  irdl.operation @broadcast attributes {
    varve.syntax = "hook:linalg.broadcast",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface", "SameVariadicOperandSize"],
    varve.terminator = "linalg.yield",
    varve.names = "broadcasted"
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnyMemRef, AllOf<AnyTensor, Ranked>>"}
    %init = irdl.any {varve.rule = "AnyOf<AnyMemRef, AllOf<AnyTensor, Ranked>>"}
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
  irdl.operation @conv_1d attributes {
    varve.syntax = "hook:linalg.conv_1d",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
  irdl.operation @conv_1d_ncw_fcw attributes {
    varve.syntax = "hook:linalg.conv_1d_ncw_fcw",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4) -> (d0, d3, d2 * $strides[0] + d4 * $dilations[0]), (d1, d3, d4), (d0, d1, d2)"
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * $strides[0] + d6 * $dilations[0], d4 * $strides[1] + d7 * $dilations[1]), (d2, d1, d5, d6, d7), (d0, d1, d2, d3, d4)"
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d6), (d3, d4, d5, d6), (d0, d1, d2, d3)"
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "5: 4 0 cast_signed(4) 2 cast_signed(4) sub 1 cast_signed(4) 3 cast_signed(4) sub mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (), (), (d0, d1, d2, d3, d4)"
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 cast(1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @depthwise_conv_1d_nwc_wc attributes {
    varve.syntax = "hook:linalg.depthwise_conv_1d_nwc_wc",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2), (d4, d2, d3), (d0, d1, d2, d3)"
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1]), (d3, d4, d5), (d0, d3, d1, d2)"
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
  irdl.operation @depthwise_conv_3d_ndhwc_dhwc attributes {
    varve.syntax = "hook:linalg.depthwise_conv_3d_ndhwc_dhwc",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * $strides[0] + d4 * $dilations[0], d2 * $strides[1] + d5 * $dilations[1], d3 * $strides[2] + d6 * $dilations[2], d7), (d4, d5, d6, d7), (d0, d1, d2, d3, d7)"
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * $strides[0] + d5 * $dilations[0], d2 * $strides[1] + d6 * $dilations[1], d3 * $strides[2] + d7 * $dilations[2], d8), (d5, d6, d7, d8, d4), (d0, d1, d2, d3, d8, d4)"
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
  irdl.operation @dot attributes {
    varve.syntax = "hook:linalg.dot",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
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
  irdl.operation @elemwise_binary attributes {
    varve.syntax = "hook:linalg.elemwise_binary",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 0 cast(2) 1 cast(2) fun(add)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %fun = irdl.base "#linalg.binary_fn"
    %cast = irdl.base "#linalg.type_fn"
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "fun" = %fun,
      "cast" = %cast
    } {
      varve.optional = ["fun", "cast"],
      varve.defaults = {
        fun = #linalg.binary_fn<add>,
        cast = #linalg.type_fn<cast_signed>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @elemwise_unary attributes {
    varve.syntax = "hook:linalg.elemwise_unary",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 cast(1) fun(exp)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %fun = irdl.base "#linalg.unary_fn"
    %cast = irdl.base "#linalg.type_fn"
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "fun" = %fun,
      "cast" = %cast
    } {
      varve.optional = ["fun", "cast"],
      varve.defaults = {
        fun = #linalg.unary_fn<exp>,
        cast = #linalg.type_fn<cast_signed>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @fill attributes {
    varve.syntax = "hook:linalg.fill",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgFillOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 cast_signed(1)"
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
  irdl.operation @fill_rng_2d attributes {
    varve.syntax = "hook:linalg.fill_rng_2d",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface"],
    varve.terminator = "linalg.yield",
    varve.block_names = "in: inputs, out"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @map attributes {
    varve.syntax = "hook:linalg.map",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface"],
    varve.terminator = "linalg.yield",
    varve.block_names = "in: inputs",
    varve.names = "mapped"
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<AnyMemRef, AllOf<AnyTensor, Ranked>>"}
    %init = irdl.any {varve.rule = "AnyOf<AnyMemRef, AllOf<AnyTensor, Ranked>>"}
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast(2) 1 cast(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d2, d1), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @matmul_transpose_b attributes {
    varve.syntax = "hook:linalg.matmul_transpose_b",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast(2) 1 cast(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d1, d2), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
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
  irdl.operation @matmul_unsigned attributes {
    varve.syntax = "hook:linalg.matmul_unsigned",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) add",
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d2 * $strides[0] + d3 * $dilations[0]), (d3), (d0, d1, d2)"
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d2 * $strides[0] + d3 * $dilations[0]), (d3), (d0, d1, d2)"
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) max_signed",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3), (d0, d1, d2)"
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_unsigned(2) max_unsigned",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3), (d0, d1, d2)"
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) min_signed",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3), (d0, d1, d2)"
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_unsigned(2) min_unsigned",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3), (d0, d1, d2)"
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgConvolutionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1 * $strides[0] + d3 * $dilations[0], d2), (d3), (d0, d1, d2)"
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
  irdl.operation @quantized_batch_matmul attributes {
    varve.syntax = "hook:linalg.quantized_batch_matmul",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface"],
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
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface"],
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
  irdl.operation @reduce attributes {
    varve.syntax = "hook:linalg.reduce",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface", "SameVariadicOperandSize"],
    varve.terminator = "linalg.yield",
    varve.block_names = "in: inputs, init",
    varve.names = "reduced"
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<AnyMemRef, AllOf<AnyTensor, Ranked>>"}
    %inits = irdl.any {varve.rule = "AnyOf<AnyMemRef, AllOf<AnyTensor, Ranked>>"}
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
  irdl.operation @transpose attributes {
    varve.syntax = "hook:linalg.transpose",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "OpAsmOpInterface", "SameVariadicOperandSize"],
    varve.terminator = "linalg.yield",
    varve.names = "transposed"
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnyMemRef, AllOf<AnyTensor, Ranked>>"}
    %init = irdl.any {varve.rule = "AnyOf<AnyMemRef, AllOf<AnyTensor, Ranked>>"}
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
  irdl.operation @vecmat attributes {
    varve.syntax = "hook:linalg.vecmat",
    varve.traits = ["MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "RegionBranchOpInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
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
