irdl.dialect @tosa attributes {
  varve.set = "llvm22",
  varve.depends = ["quant", "tensor"]
} {
  irdl.type @"!mxint8" {
  }
  irdl.type @"!shape" attributes {
    varve.format = "`<` $rank `>`"
  } {
  }
  irdl.attribute @"#block_size" attributes {
    varve.format = "`<` $value `>`"
  } {
  }
  irdl.attribute @"#conv_quant" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
  }
  irdl.attribute @"#ext" attributes {
    varve.format = "`<` $value `>`"
  } {
  }
  irdl.attribute @"#level" attributes {
    varve.format = "`<` $value `>`"
  } {
  }
  irdl.attribute @"#matmul_quant" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
  }
  irdl.attribute @"#nan_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
  }
  irdl.attribute @"#pad_quant" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
  }
  irdl.attribute @"#prof" attributes {
    varve.format = "`<` $value `>`"
  } {
  }
  irdl.attribute @"#resize_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
  }
  irdl.attribute @"#rounding_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
  }
  irdl.attribute @"#specification_version" attributes {
    varve.format = "`<` $value `>`"
  } {
  }
  irdl.attribute @"#target_env" attributes {
    varve.format = "`<` `specification_version` `=` $specification_version `,` `level` `=` $level `,` `profiles` `=` `[` $profiles `]` `,` `extensions` `=` `[` $extensions `]` `>`"
  } {
  }
  irdl.attribute @"#unary_quant" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
  }
  irdl.operation @abs attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @add_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Shape"}
    %input2 = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @apply_scale attributes {
    varve.syntax = "hook:tosa.apply_scale",
    varve.traits = ["Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %value = irdl.any {varve.rule = "Tosa_IntLike"}
    %multiplier = irdl.any {varve.rule = "Tosa_IntLike"}
    %shift = irdl.any {varve.rule = "Tosa_Int8Like"}
    %output = irdl.any {varve.rule = "Tosa_IntLike"}
    %rounding_mode = irdl.any {varve.rule = "Tosa_RoundingModeAttr"}
    irdl.operands(
      value: %value,
      multiplier: %multiplier,
      shift: %shift)
    irdl.results(
      output: %output)
    irdl.attributes {
      "rounding_mode" = %rounding_mode
    }
  }
  irdl.operation @argmax attributes {
    varve.syntax = "hook:tosa.argmax",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    %nan_mode = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis,
      "nan_mode" = %nan_mode
    } {
      varve.optional = ["nan_mode"]
    }
  }
  irdl.operation @arithmetic_right_shift attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    %round = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
    irdl.attributes {
      "round" = %round
    }
  }
  irdl.operation @avg_pool2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %input_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %output_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %kernel = irdl.any {varve.rule = "Tosa_IntArrayAttr2"}
    %stride = irdl.any {varve.rule = "Tosa_IntArrayAttr2"}
    %pad = irdl.any {varve.rule = "Tosa_IntArrayAttr4"}
    %acc_type = irdl.any
    irdl.operands(
      input: %input,
      input_zp: %input_zp,
      output_zp: %output_zp)
    irdl.results(
      output: %output)
    irdl.attributes {
      "kernel" = %kernel,
      "stride" = %stride,
      "pad" = %pad,
      "acc_type" = %acc_type
    }
  }
  irdl.operation @bitwise_and attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitwise_not attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitwise_or attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitwise_xor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @cast attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "InferShapedTypeOpInterface", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @cast_from_block_scaled attributes {
    varve.syntax = "hook:tosa.cast_from_block_scaled",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input_data = irdl.any {varve.rule = "Tosa_MXFPDataTensorAtLeast1D"}
    %input_scale = irdl.any {varve.rule = "Tosa_MXFPScaleTensorAtLeast1D"}
    %output_data = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %block_size = irdl.any {varve.rule = "Tosa_BlockSizeAttr"}
    irdl.operands(
      input_data: %input_data,
      input_scale: %input_scale)
    irdl.results(
      output_data: %output_data)
    irdl.attributes {
      "block_size" = %block_size
    }
  }
  irdl.operation @cast_to_block_scaled attributes {
    varve.syntax = "hook:tosa.cast_to_block_scaled",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input_data = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %output_data = irdl.any {varve.rule = "Tosa_MXFPDataTensorAtLeast1D"}
    %output_scale = irdl.any {varve.rule = "Tosa_MXFPScaleTensorAtLeast1D"}
    %block_size = irdl.any {varve.rule = "Tosa_BlockSizeAttr"}
    irdl.operands(
      input_data: %input_data)
    irdl.results(
      output_data: %output_data,
      output_scale: %output_scale)
    irdl.attributes {
      "block_size" = %block_size
    }
  }
  irdl.operation @ceil attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @clamp attributes {
    varve.syntax = "hook:tosa.clamp",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    %min_val = irdl.any {varve.rule = "Tosa_IntOrFloatAttr"}
    %max_val = irdl.any {varve.rule = "Tosa_IntOrFloatAttr"}
    %nan_mode = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "min_val" = %min_val,
      "max_val" = %max_val,
      "nan_mode" = %nan_mode
    } {
      varve.optional = ["nan_mode"]
    }
  }
  irdl.operation @clz attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @concat attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %output = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input1: variadic %input1)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @concat_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    irdl.operands(
      input: variadic %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @cond_if attributes {
    varve.syntax = "hook:tosa.cond_if",
    varve.traits = ["InferShapedTypeOpAdaptor", "SingleBlock", "RecursiveMemoryEffects", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.terminator = "tosa.yield"
  } {
    %condition = irdl.any {varve.rule = "Tosa_I1Tensor"}
    %input_list = irdl.any {varve.rule = "Tosa_Tensor"}
    %output_list = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      condition: %condition,
      input_list: variadic %input_list)
    irdl.results(
      output_list: variadic %output_list)
    %then_graph = irdl.region
    %else_graph = irdl.region
    irdl.regions(
      then_graph: %then_graph,
      else_graph: %else_graph)
  }
  irdl.operation @const attributes {
    varve.traits = ["ConstantLike", "Pure", "AllShapesMatch<values,output>", "FirstAttrDerivedResultType", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.infer = [
      ["output", "attribute_type", "values"]]
  } {
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    %values = irdl.any {varve.rule = "ElementsAttr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "values" = %values
    }
  }
  irdl.operation @const_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConstantLike", "Pure", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    %values = irdl.any {varve.rule = "IndexElementsAttr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "values" = %values
    }
  }
  irdl.operation @conv2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameVariadicOperandSize", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %weight = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %bias = irdl.any {varve.rule = "Tosa_Tensor1D"}
    %input_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %weight_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %pad = irdl.any {varve.rule = "Tosa_IntArrayAttr4"}
    %stride = irdl.any {varve.rule = "Tosa_IntArrayAttr2"}
    %dilation = irdl.any {varve.rule = "Tosa_IntArrayAttr2"}
    %acc_type = irdl.any
    %local_bound = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      input_zp: %input_zp,
      weight_zp: %weight_zp)
    irdl.results(
      output: %output)
    irdl.attributes {
      "pad" = %pad,
      "stride" = %stride,
      "dilation" = %dilation,
      "acc_type" = %acc_type,
      "local_bound" = %local_bound
    } {
      varve.optional = ["local_bound"]
    }
  }
  irdl.operation @conv3d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameVariadicOperandSize", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Tensor5D"}
    %weight = irdl.any {varve.rule = "Tosa_Tensor5D"}
    %bias = irdl.any {varve.rule = "Tosa_Tensor1D"}
    %input_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %weight_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor5D"}
    %pad = irdl.any {varve.rule = "Tosa_IntArrayAttr6"}
    %stride = irdl.any {varve.rule = "Tosa_IntArrayAttr3"}
    %dilation = irdl.any {varve.rule = "Tosa_IntArrayAttr3"}
    %acc_type = irdl.any
    %local_bound = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      input_zp: %input_zp,
      weight_zp: %weight_zp)
    irdl.results(
      output: %output)
    irdl.attributes {
      "pad" = %pad,
      "stride" = %stride,
      "dilation" = %dilation,
      "acc_type" = %acc_type,
      "local_bound" = %local_bound
    } {
      varve.optional = ["local_bound"]
    }
  }
  irdl.operation @cos attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_FloatTensor"}
    %output = irdl.any {varve.rule = "Tosa_FloatTensor"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @custom attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input_list = irdl.any {varve.rule = "Tosa_Tensor"}
    %output_list = irdl.any {varve.rule = "Tosa_Tensor"}
    %operator_name = irdl.any {varve.rule = "StrAttr"}
    %domain_name = irdl.any {varve.rule = "StrAttr"}
    %implementation_attrs = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input_list: variadic %input_list)
    irdl.results(
      output_list: variadic %output_list)
    irdl.attributes {
      "operator_name" = %operator_name,
      "domain_name" = %domain_name,
      "implementation_attrs" = %implementation_attrs
    }
  }
  irdl.operation @depthwise_conv2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameVariadicOperandSize", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %weight = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %bias = irdl.any {varve.rule = "Tosa_Tensor1D"}
    %input_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %weight_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %pad = irdl.any {varve.rule = "Tosa_IntArrayAttr4"}
    %stride = irdl.any {varve.rule = "Tosa_IntArrayAttr2"}
    %dilation = irdl.any {varve.rule = "Tosa_IntArrayAttr2"}
    %acc_type = irdl.any
    %local_bound = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      input_zp: %input_zp,
      weight_zp: %weight_zp)
    irdl.results(
      output: %output)
    irdl.attributes {
      "pad" = %pad,
      "stride" = %stride,
      "dilation" = %dilation,
      "acc_type" = %acc_type,
      "local_bound" = %local_bound
    } {
      varve.optional = ["local_bound"]
    }
  }
  irdl.operation @dim attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @div_ceil_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Shape"}
    %input2 = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @div_floor_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Shape"}
    %input2 = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @equal attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorType", "Commutative", "SameOperandsElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_I1Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @erf attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @exp attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @exp2_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @fft2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "SameOperandsAndResultShape", "ResultsAreFloatLike", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input_real = irdl.any {varve.rule = "Tosa_Tensor3D"}
    %input_imag = irdl.any {varve.rule = "Tosa_Tensor3D"}
    %output_real = irdl.any {varve.rule = "Tosa_Tensor3D"}
    %output_imag = irdl.any {varve.rule = "Tosa_Tensor3D"}
    %inverse = irdl.any {varve.rule = "BoolAttr"}
    %local_bound = irdl.any
    irdl.operands(
      input_real: %input_real,
      input_imag: %input_imag)
    irdl.results(
      output_real: %output_real,
      output_imag: %output_imag)
    irdl.attributes {
      "inverse" = %inverse,
      "local_bound" = %local_bound
    } {
      varve.optional = ["local_bound"]
    }
  }
  irdl.operation @floor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @gather attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %values = irdl.any {varve.rule = "Tosa_Tensor3D"}
    %indices = irdl.any {varve.rule = "Tosa_IndexTensor2D"}
    %output = irdl.any {varve.rule = "Tosa_Tensor3D"}
    irdl.operands(
      values: %values,
      indices: %indices)
    irdl.results(
      output: %output)
  }
  irdl.operation @greater attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_I1Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @greater_equal attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_I1Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @identity attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "InferShapedTypeOpInterface", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @intdiv attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Int32Or64Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Int32Or64Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Int32Or64Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @log attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @log2_ceil_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @log2_floor_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_and attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_I1Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_I1Tensor"}
    %output = irdl.any {varve.rule = "Tosa_I1Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_left_shift attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_not attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_I1Tensor"}
    %output = irdl.any {varve.rule = "Tosa_I1Tensor"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_or attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_I1Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_I1Tensor"}
    %output = irdl.any {varve.rule = "Tosa_I1Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_right_shift attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_xor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_I1Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_I1Tensor"}
    %output = irdl.any {varve.rule = "Tosa_I1Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @matmul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %a = irdl.any {varve.rule = "Tosa_Tensor3D"}
    %b = irdl.any {varve.rule = "Tosa_Tensor3D"}
    %a_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %b_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor3D"}
    irdl.operands(
      a: %a,
      b: %b,
      a_zp: %a_zp,
      b_zp: %b_zp)
    irdl.results(
      output: %output)
  }
  irdl.operation @matmul_t_block_scaled attributes {
    varve.syntax = "hook:tosa.matmul_t_block_scaled",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %a_data = irdl.any {varve.rule = "Tosa_MXFPDataTensor3D"}
    %a_scale = irdl.any {varve.rule = "Tosa_MXFPScaleTensor3D"}
    %b_data = irdl.any {varve.rule = "Tosa_MXFPDataTensor3D"}
    %b_scale = irdl.any {varve.rule = "Tosa_MXFPScaleTensor3D"}
    %output_data = irdl.any {varve.rule = "Tosa_Tensor3D"}
    %block_size = irdl.any {varve.rule = "Tosa_BlockSizeAttr"}
    irdl.operands(
      a_data: %a_data,
      a_scale: %a_scale,
      b_data: %b_data,
      b_scale: %b_scale)
    irdl.results(
      output_data: %output_data)
    irdl.attributes {
      "block_size" = %block_size
    }
  }
  irdl.operation @max_pool2d attributes {
    varve.syntax = "hook:tosa.max_pool2d",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %output = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %kernel = irdl.any {varve.rule = "Tosa_IntArrayAttr2"}
    %stride = irdl.any {varve.rule = "Tosa_IntArrayAttr2"}
    %pad = irdl.any {varve.rule = "Tosa_IntArrayAttr4"}
    %nan_mode = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "kernel" = %kernel,
      "stride" = %stride,
      "pad" = %pad,
      "nan_mode" = %nan_mode
    } {
      varve.optional = ["nan_mode"]
    }
  }
  irdl.operation @max_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Shape"}
    %input2 = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @maximum attributes {
    varve.syntax = "hook:tosa.maximum",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    %nan_mode = irdl.any
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
    irdl.attributes {
      "nan_mode" = %nan_mode
    } {
      varve.optional = ["nan_mode"]
    }
  }
  irdl.operation @min_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Shape"}
    %input2 = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @minimum attributes {
    varve.syntax = "hook:tosa.minimum",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    %nan_mode = irdl.any
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
    irdl.attributes {
      "nan_mode" = %nan_mode
    } {
      varve.optional = ["nan_mode"]
    }
  }
  irdl.operation @mod_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Shape"}
    %input2 = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %shift = irdl.any {varve.rule = "Tosa_ScalarInt8Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2,
      shift: %shift)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Shape"}
    %input2 = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @negate attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TosaElementwiseOperator", "Pure", "InferShapedTypeOpAdaptor", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input1_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %output_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1,
      input1_zp: %input1_zp,
      output_zp: %output_zp)
    irdl.results(
      output: %output)
  }
  irdl.operation @pad attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %padding = irdl.any {varve.rule = "Tosa_Shape"}
    %pad_const = irdl.any {varve.rule = "Tosa_ScalarTensor"}
    %output = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    irdl.operands(
      input1: %input1,
      padding: %padding,
      pad_const: %pad_const)
    irdl.results(
      output: %output)
  }
  irdl.operation @pow attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @reciprocal attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @reduce_all attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %output = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @reduce_any attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %output = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @reduce_max attributes {
    varve.syntax = "hook:tosa.reduce_max",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %output = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    %nan_mode = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis,
      "nan_mode" = %nan_mode
    } {
      varve.optional = ["nan_mode"]
    }
  }
  irdl.operation @reduce_min attributes {
    varve.syntax = "hook:tosa.reduce_min",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %output = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    %nan_mode = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis,
      "nan_mode" = %nan_mode
    } {
      varve.optional = ["nan_mode"]
    }
  }
  irdl.operation @reduce_product attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %output = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @reduce_sum attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %output = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @rescale attributes {
    varve.syntax = "hook:tosa.rescale",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Tensor"}
    %multiplier = irdl.any {varve.rule = "Tosa_1DInt16Or32Tensor"}
    %shift = irdl.any {varve.rule = "Tosa_1DInt8Tensor"}
    %input_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %output_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    %scale32 = irdl.any {varve.rule = "BoolAttr"}
    %rounding_mode = irdl.any {varve.rule = "Tosa_RoundingModeAttr"}
    %per_channel = irdl.any {varve.rule = "BoolAttr"}
    %input_unsigned = irdl.any {varve.rule = "BoolAttr"}
    %output_unsigned = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input: %input,
      multiplier: %multiplier,
      shift: %shift,
      input_zp: %input_zp,
      output_zp: %output_zp)
    irdl.results(
      output: %output)
    irdl.attributes {
      "scale32" = %scale32,
      "rounding_mode" = %rounding_mode,
      "per_channel" = %per_channel,
      "input_unsigned" = %input_unsigned,
      "output_unsigned" = %output_unsigned
    }
  }
  irdl.operation @reshape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %shape = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1,
      shape: %shape)
    irdl.results(
      output: %output)
  }
  irdl.operation @resize attributes {
    varve.syntax = "hook:tosa.resize",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %scale = irdl.any {varve.rule = "Rank4TosaShape"}
    %offset = irdl.any {varve.rule = "Rank2TosaShape"}
    %border = irdl.any {varve.rule = "Rank2TosaShape"}
    %output = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %mode = irdl.any {varve.rule = "Tosa_ResizeModeAttr"}
    irdl.operands(
      input: %input,
      scale: %scale,
      offset: %offset,
      border: %border)
    irdl.results(
      output: %output)
    irdl.attributes {
      "mode" = %mode
    }
  }
  irdl.operation @reverse attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %output = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @rfft2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "ResultsAreFloatLike", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input_real = irdl.any {varve.rule = "Tosa_Tensor3D"}
    %output_real = irdl.any {varve.rule = "Tosa_Tensor3D"}
    %output_imag = irdl.any {varve.rule = "Tosa_Tensor3D"}
    %local_bound = irdl.any
    irdl.operands(
      input_real: %input_real)
    irdl.results(
      output_real: %output_real,
      output_imag: %output_imag)
    irdl.attributes {
      "local_bound" = %local_bound
    } {
      varve.optional = ["local_bound"]
    }
  }
  irdl.operation @rsqrt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @scatter attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %values_in = irdl.any {varve.rule = "Tosa_Tensor3D"}
    %indices = irdl.any {varve.rule = "Tosa_IndexTensor2D"}
    %input = irdl.any {varve.rule = "Tosa_Tensor3D"}
    %values_out = irdl.any {varve.rule = "Tosa_Tensor3D"}
    irdl.operands(
      values_in: %values_in,
      indices: %indices,
      input: %input)
    irdl.results(
      values_out: %values_out)
  }
  irdl.operation @select attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_I1Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input3 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2,
      input3: %input3)
    irdl.results(
      output: %output)
  }
  irdl.operation @sigmoid attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @sin attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_FloatTensor"}
    %output = irdl.any {varve.rule = "Tosa_FloatTensor"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @slice attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %start = irdl.any {varve.rule = "Tosa_Shape"}
    %size = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    irdl.operands(
      input1: %input1,
      start: %start,
      size: %size)
    irdl.results(
      output: %output)
  }
  irdl.operation @slice_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Shape"}
    %start = irdl.any {varve.rule = "Tosa_ScalarInt32Tensor"}
    %size = irdl.any {varve.rule = "Tosa_ScalarInt32Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    irdl.operands(
      input: %input,
      start: %start,
      size: %size)
    irdl.results(
      output: %output)
  }
  irdl.operation @sub attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %input2 = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @sub_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Shape"}
    %input2 = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_Shape"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @table attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %table = irdl.any {varve.rule = "Tosa_Tensor1D"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input1: %input1,
      table: %table)
    irdl.results(
      output: %output)
  }
  irdl.operation @tanh attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Tensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @tile attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %multiples = irdl.any {varve.rule = "Tosa_Shape"}
    %output = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    irdl.operands(
      input1: %input1,
      multiples: %multiples)
    irdl.results(
      output: %output)
  }
  irdl.operation @transpose attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "AllElementTypesMatch<input1,output>", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %output = irdl.any {varve.rule = "Tosa_TensorAtLeast1D"}
    %perms = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
    irdl.attributes {
      "perms" = %perms
    }
  }
  irdl.operation @transpose_conv2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameVariadicOperandSize", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %weight = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %bias = irdl.any {varve.rule = "Tosa_Tensor1D"}
    %input_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %weight_zp = irdl.any {varve.rule = "Tosa_ScalarIntOrFloatTensor"}
    %output = irdl.any {varve.rule = "Tosa_Tensor4D"}
    %out_pad = irdl.any {varve.rule = "Tosa_IntArrayAttr4"}
    %stride = irdl.any {varve.rule = "Tosa_IntArrayAttr2"}
    %acc_type = irdl.any
    %local_bound = irdl.any
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias,
      input_zp: %input_zp,
      weight_zp: %weight_zp)
    irdl.results(
      output: %output)
    irdl.attributes {
      "out_pad" = %out_pad,
      "stride" = %stride,
      "acc_type" = %acc_type,
      "local_bound" = %local_bound
    } {
      varve.optional = ["local_bound"]
    }
  }
  irdl.operation @variable attributes {
    varve.format = "$sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)",
    varve.traits = ["Symbol", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %var_shape = irdl.any {varve.rule = "IndexElementsAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %initial_value = irdl.any
    irdl.attributes {
      "sym_name" = %sym_name,
      "var_shape" = %var_shape,
      "type" = %type,
      "initial_value" = %initial_value
    } {
      varve.optional = ["initial_value"]
    }
  }
  irdl.operation @variable_read attributes {
    varve.format = "$name attr-dict `:` type($output1)",
    varve.traits = ["TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %output1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      output1: %output1)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @variable_write attributes {
    varve.format = "$name attr-dict `,` $input1 `:` type($input1)",
    varve.traits = ["TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "Tosa_Tensor"}
    %name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.operands(
      input1: %input1)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @while_loop attributes {
    varve.syntax = "hook:tosa.while_loop",
    varve.traits = ["LoopLikeOpInterface", "InferShapedTypeOpAdaptor", "SingleBlock", "RecursiveMemoryEffects", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.terminator = "tosa.yield"
  } {
    %input_list = irdl.any {varve.rule = "Tosa_Tensor"}
    %output_list = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      input_list: variadic %input_list)
    irdl.results(
      output_list: variadic %output_list)
    %cond_graph = irdl.region
    %body_graph = irdl.region
    irdl.regions(
      cond_graph: %cond_graph,
      body_graph: %body_graph)
  }
  irdl.operation @yield attributes {
    varve.format = "$inputs attr-dict `:` type($inputs)",
    varve.traits = ["Terminator", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %inputs = irdl.any {varve.rule = "Tosa_Tensor"}
    irdl.operands(
      inputs: variadic %inputs)
  }
}
