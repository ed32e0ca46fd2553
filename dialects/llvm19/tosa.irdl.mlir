irdl.dialect @tosa attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "attribute block_size",
    "attribute ext",
    "attribute level",
    "attribute nan_mode",
    "attribute prof",
    "attribute resize_mode",
    "attribute rounding_mode",
    "attribute specification_version",
    "attribute target_env",
    "enum BlockSize",
    "enum Extension",
    "enum Level",
    "enum NanPropagationMode",
    "enum Profile",
    "enum ResizeMode",
    "enum RoundingMode",
    "enum SpecificationVersion",
    "operation tosa.add_shape",
    "operation tosa.cast_from_block_scaled",
    "operation tosa.cast_to_block_scaled",
    "operation tosa.concat_shape",
    "operation tosa.const_shape",
    "operation tosa.dim",
    "operation tosa.div_ceil_shape",
    "operation tosa.div_floor_shape",
    "operation tosa.exp2_shape",
    "operation tosa.intdiv",
    "operation tosa.log2_ceil_shape",
    "operation tosa.log2_floor_shape",
    "operation tosa.matmul_t_block_scaled",
    "operation tosa.max_shape",
    "operation tosa.min_shape",
    "operation tosa.mod_shape",
    "operation tosa.mul_shape",
    "operation tosa.reduce_product",
    "operation tosa.slice_shape",
    "operation tosa.sub_shape",
    "operation tosa.variable_read",
    "operation tosa.variable_write",
    "type mxint8",
    "type shape"],
  varve.depends = ["quant", "tensor"]
} {
  "varve.directive"() {
    format = "one( `=` $value let($type = typeof($value)) | `:` $type (`=` $value^)? )",
    sym_name = "TypeOrAttr",
    takes = ["$type", "$value"]
  } : () -> ()
  irdl.operation @abs attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @apply_scale attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "TosaOpInterface"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>>"}
    %multiplier = irdl.any {varve.rule = "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>>"}
    %shift = irdl.any {varve.rule = "AnyOf<I8, VectorOfNonZeroRankOf<I8>, TensorOf<I8>>"}
    %output = irdl.any {varve.rule = "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>>"}
    %double_round = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      value: %value,
      multiplier: %multiplier,
      shift: %shift)
    irdl.results(
      output: %output)
    irdl.attributes {
      "double_round" = %double_round
    }
  }
  irdl.operation @argmax attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @arithmetic_right_shift attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
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
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>>"}
    %kernel = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %acc_type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, SI<32>, F16, F32>>"}
    %quantization_info = irdl.base "#tosa.unary_quant"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "kernel" = %kernel,
      "stride" = %stride,
      "pad" = %pad,
      "acc_type" = %acc_type,
      "quantization_info" = %quantization_info
    } {
      varve.optional = ["quantization_info"]
    }
  }
  irdl.operation @bitwise_and attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitwise_not attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitwise_or attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitwise_xor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @cast attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "InferShapedTypeOpInterface", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @ceil attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @clamp attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %min_int = irdl.any {varve.rule = "I64Attr"}
    %max_int = irdl.any {varve.rule = "I64Attr"}
    %min_fp = irdl.any {varve.rule = "FloatAttr"}
    %max_fp = irdl.any {varve.rule = "FloatAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "min_int" = %min_int,
      "max_int" = %max_int,
      "min_fp" = %min_fp,
      "max_fp" = %max_fp
    }
  }
  irdl.operation @clz attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @concat attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input1: variadic %input1)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @cond_if attributes {
    varve.syntax = "hook:tosa.cond_if",
    varve.traits = ["InferShapedTypeOpAdaptor", "SingleBlock", "RecursiveMemoryEffects", "TosaOpInterface"],
    varve.terminator = "tosa.yield"
  } {
    %cond = irdl.any {varve.rule = "TensorOf<I1>"}
    %inputs = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      cond: %cond,
      inputs: variadic %inputs)
    irdl.results(
      output: variadic %output)
    %then_branch = irdl.region with size 1
    %else_branch = irdl.region with size 1
    irdl.regions(
      then_branch: %then_branch,
      else_branch: %else_branch)
  }
  irdl.operation @const attributes {
    varve.traits = ["ConstantLike", "Pure", "AllShapesMatch<value,output>", "FirstAttrDerivedResultType", "TosaOpInterface"],
    varve.let = [
      "type($output) = typeof($value)"]
  } {
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %value = irdl.any {varve.rule = "ElementsAttr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @conv2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>>"}
    %weight = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<I<4>, I8, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %dilation = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %quantization_info = irdl.base "#tosa.conv_quant"
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias)
    irdl.results(
      output: %output)
    irdl.attributes {
      "pad" = %pad,
      "stride" = %stride,
      "dilation" = %dilation,
      "quantization_info" = %quantization_info,
      "local_bound" = %local_bound
    } {
      varve.optional = ["quantization_info", "local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @conv3d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<5>>>"}
    %weight = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<I<4>, I8, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<5>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<5>>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<6>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<3>>"}
    %dilation = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<3>>"}
    %quantization_info = irdl.base "#tosa.conv_quant"
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias)
    irdl.results(
      output: %output)
    irdl.attributes {
      "pad" = %pad,
      "stride" = %stride,
      "dilation" = %dilation,
      "quantization_info" = %quantization_info,
      "local_bound" = %local_bound
    } {
      varve.optional = ["quantization_info", "local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @cos attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyFloat>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyFloat>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @custom attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TosaOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %outputs = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %operator_name = irdl.any {varve.rule = "StrAttr"}
    %domain_name = irdl.any {varve.rule = "StrAttr"}
    %implementation_attrs = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "operator_name" = %operator_name,
      "domain_name" = %domain_name,
      "implementation_attrs" = %implementation_attrs
    }
  }
  irdl.operation @depthwise_conv2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>>"}
    %weight = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<I<4>, I8, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %dilation = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %quantization_info = irdl.base "#tosa.conv_quant"
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias)
    irdl.results(
      output: %output)
    irdl.attributes {
      "pad" = %pad,
      "stride" = %stride,
      "dilation" = %dilation,
      "quantization_info" = %quantization_info,
      "local_bound" = %local_bound
    } {
      varve.optional = ["quantization_info", "local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @equal attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorType", "Commutative", "SameOperandsElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<I1>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @erf attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @exp attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @fft2d attributes {
    varve.format = "$input_real `,` $input_imag attr-dict `:` `(` type($input_real) `,` type($input_imag) `)` `->` `(` type($output_real) `,` type($output_imag) `)`",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input_real = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    %input_imag = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    %output_real = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    %output_imag = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    %inverse = irdl.any {varve.rule = "BoolAttr"}
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
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
      varve.optional = ["local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @floor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @fully_connected attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<2>>>"}
    %weight = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<I<4>, I8, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<2>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<2>>>"}
    %quantization_info = irdl.base "#tosa.conv_quant"
    irdl.operands(
      input: %input,
      weight: %weight,
      bias: %bias)
    irdl.results(
      output: %output)
    irdl.attributes {
      "quantization_info" = %quantization_info
    } {
      varve.optional = ["quantization_info"]
    }
  }
  irdl.operation @gather attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %values = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    %indices = irdl.any {varve.rule = "AllOf<RankedTensorOf<I32>, RankIs<2>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    irdl.operands(
      values: %values,
      indices: %indices)
    irdl.results(
      output: %output)
  }
  irdl.operation @greater attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<I1>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @greater_equal attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<I1>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @identity attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "InferShapedTypeOpInterface", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @int_div attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<I32>"}
    %input2 = irdl.any {varve.rule = "TensorOf<I32>"}
    %output = irdl.any {varve.rule = "TensorOf<I32>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @log attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_and attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<I1>"}
    %input2 = irdl.any {varve.rule = "TensorOf<I1>"}
    %z = irdl.any {varve.rule = "TensorOf<I1>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      z: %z)
  }
  irdl.operation @logical_left_shift attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_not attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<I1>"}
    %output = irdl.any {varve.rule = "TensorOf<I1>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_or attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<I1>"}
    %input2 = irdl.any {varve.rule = "TensorOf<I1>"}
    %z = irdl.any {varve.rule = "TensorOf<I1>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      z: %z)
  }
  irdl.operation @logical_right_shift attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_xor attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<I1>"}
    %input2 = irdl.any {varve.rule = "TensorOf<I1>"}
    %z = irdl.any {varve.rule = "TensorOf<I1>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      z: %z)
  }
  irdl.operation @matmul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    %b = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    %c = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    %quantization_info = irdl.base "#tosa.matmul_quant"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      c: %c)
    irdl.attributes {
      "quantization_info" = %quantization_info
    } {
      varve.optional = ["quantization_info"]
    }
  }
  irdl.operation @max_pool2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>>"}
    %kernel = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "kernel" = %kernel,
      "stride" = %stride,
      "pad" = %pad
    }
  }
  irdl.operation @maximum attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @minimum attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "MulOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %shift = irdl.any {varve.rule = "I8Attr"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
    irdl.attributes {
      "shift" = %shift
    }
  }
  irdl.operation @negate attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %quantization_info = irdl.base "#tosa.unary_quant"
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
    irdl.attributes {
      "quantization_info" = %quantization_info
    } {
      varve.optional = ["quantization_info"]
    }
  }
  irdl.operation @pad attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %padding = irdl.any {varve.rule = "TensorOf<AnyOf<I32, I64>>"}
    %pad_const = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<0>>"}
    %output = irdl.any {varve.rule = "RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %quantization_info = irdl.base "#tosa.pad_quant"
    irdl.operands(
      input1: %input1,
      padding: %padding,
      pad_const: optional %pad_const)
    irdl.results(
      output: %output)
    irdl.attributes {
      "quantization_info" = %quantization_info
    } {
      varve.optional = ["quantization_info"]
    }
  }
  irdl.operation @pow attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %z = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      z: %z)
  }
  irdl.operation @reciprocal attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @reduce_all attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
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
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
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
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @reduce_min attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @reduce_prod attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
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
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
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
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "InferShapedTypeOpInterface", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input_zp = irdl.any {varve.rule = "I32Attr"}
    %output_zp = irdl.any {varve.rule = "I32Attr"}
    %multiplier = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %shift = irdl.any {varve.rule = "DenseI8ArrayAttr"}
    %scale32 = irdl.any {varve.rule = "BoolAttr"}
    %double_round = irdl.any {varve.rule = "BoolAttr"}
    %per_channel = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "input_zp" = %input_zp,
      "output_zp" = %output_zp,
      "multiplier" = %multiplier,
      "shift" = %shift,
      "scale32" = %scale32,
      "double_round" = %double_round,
      "per_channel" = %per_channel
    }
  }
  irdl.operation @reshape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %new_shape = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
    irdl.attributes {
      "new_shape" = %new_shape
    }
  }
  irdl.operation @resize attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>>"}
    %scale = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %offset = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %border = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %mode = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "scale" = %scale,
      "offset" = %offset,
      "border" = %border,
      "mode" = %mode
    }
  }
  irdl.operation @reverse attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @rfft2d attributes {
    varve.format = "$input attr-dict `:` `(` type($input) `)` `->` `(` type($output_real) `,` type($output_imag) `)`",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    %output_real = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    %output_imag = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output_real: %output_real,
      output_imag: %output_imag)
    irdl.attributes {
      "local_bound" = %local_bound
    } {
      varve.optional = ["local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @rsqrt attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @scatter attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %values_in = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    %indices = irdl.any {varve.rule = "AllOf<RankedTensorOf<I32>, RankIs<2>>"}
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    %values_out = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<3>>>"}
    irdl.operands(
      values_in: %values_in,
      indices: %indices,
      input: %input)
    irdl.results(
      values_out: %values_out)
  }
  irdl.operation @select attributes {
    varve.format = "operands attr-dict `:` `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` type($output)",
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %pred = irdl.any {varve.rule = "TensorOf<I1>"}
    %on_true = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %on_false = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      pred: %pred,
      on_true: %on_true,
      on_false: %on_false)
    irdl.results(
      output: %output)
  }
  irdl.operation @sigmoid attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @sin attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyFloat>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyFloat>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @slice attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %start = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %size = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "start" = %start,
      "size" = %size
    }
  }
  irdl.operation @sub attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @table attributes {
    varve.format = "$input `,` $table attr-dict `:` `(` type($input) `,` type($table) `)` `->` type($output)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %table = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input: %input,
      table: %table)
    irdl.results(
      output: %output)
  }
  irdl.operation @tanh attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @tile attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %multiples = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
    irdl.attributes {
      "multiples" = %multiples
    }
  }
  irdl.operation @transpose attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %perms = irdl.any {varve.rule = "TensorOf<AnyOf<I32, I64>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      input1: %input1,
      perms: %perms)
    irdl.results(
      output: %output)
  }
  irdl.operation @transpose_conv2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>>"}
    %filter = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<I<4>, I8, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>, RankIs<4>>>"}
    %out_pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %out_shape = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayMaxCt<4>>"}
    %quantization_info = irdl.base "#tosa.conv_quant"
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input: %input,
      filter: %filter,
      bias: %bias)
    irdl.results(
      output: %output)
    irdl.attributes {
      "out_pad" = %out_pad,
      "stride" = %stride,
      "out_shape" = %out_shape,
      "quantization_info" = %quantization_info,
      "local_bound" = %local_bound
    } {
      varve.optional = ["quantization_info", "local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @variable attributes {
    varve.format = "$name attr-dict custom<TypeOrAttr>($type, $initial_value)",
    varve.traits = ["TosaOpInterface"]
  } {
    %name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %initial_value = irdl.any
    irdl.attributes {
      "name" = %name,
      "type" = %type,
      "initial_value" = %initial_value
    } {
      varve.optional = ["initial_value"]
    }
  }
  irdl.operation @variable.read attributes {
    varve.format = "$name attr-dict `:` type($value)",
    varve.traits = ["TosaOpInterface"]
  } {
    %value = irdl.any
    %name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.results(
      value: %value)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @variable.write attributes {
    varve.format = "$name attr-dict `,` $value `:` type($value)",
    varve.traits = ["TosaOpInterface"]
  } {
    %value = irdl.any
    %name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @while_loop attributes {
    varve.syntax = "hook:tosa.while_loop",
    varve.traits = ["LoopLikeOpInterface", "InferShapedTypeOpAdaptor", "SingleBlock", "RecursiveMemoryEffects", "TosaOpInterface"],
    varve.terminator = "tosa.yield"
  } {
    %inputs = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      output: variadic %output)
    %cond = irdl.region with size 1
    %body = irdl.region with size 1
    irdl.regions(
      cond: %cond,
      body: %body)
  }
  irdl.operation @yield attributes {
    varve.format = "$inputs attr-dict `:` type($inputs)",
    varve.traits = ["Terminator", "Pure", "TosaOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat>>"}
    irdl.operands(
      inputs: variadic %inputs)
  }
}
