irdl.dialect @tosa attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "operation tosa.cos",
    "operation tosa.erf",
    "operation tosa.fft2d",
    "operation tosa.int_div",
    "operation tosa.sin",
    "operation tosa.variable",
    "operation tosa.variable.read",
    "operation tosa.variable.write"],
  varve.depends = ["tensor"]
} {
  irdl.operation @abs attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @add attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "Commutative", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @apply_scale attributes {
    varve.traits = ["Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "TosaOpInterface"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, VectorOfNonZeroRankOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64>>, TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64>>>"}
    %multiplier = irdl.any {varve.rule = "AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, VectorOfNonZeroRankOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64>>, TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64>>>"}
    %shift = irdl.any {varve.rule = "AnyOf<I8, VectorOfNonZeroRankOf<I8>, TensorOf<I8>>"}
    %output = irdl.any {varve.rule = "AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, VectorOfNonZeroRankOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64>>, TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64>>>"}
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
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<0, 1, 2, 3, 4>>>"}
    %axis = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @arithmetic_right_shift attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
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
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %kernel = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %quantization_info = irdl.base "#tosa.unary_quant"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "kernel" = %kernel,
      "stride" = %stride,
      "pad" = %pad,
      "quantization_info" = %quantization_info
    } {
      varve.optional = ["quantization_info"]
    }
  }
  irdl.operation @bitwise_and attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "Commutative", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitwise_not attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitwise_or attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "Commutative", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitwise_xor attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "Commutative", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @cast attributes {
    varve.traits = ["Pure", "InferShapedTypeOpInterface", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @ceil attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @clamp attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %min_int = irdl.any {varve.rule = "I64Attr"}
    %max_int = irdl.any {varve.rule = "I64Attr"}
    %min_fp = irdl.any {varve.rule = "F32Attr"}
    %max_fp = irdl.any {varve.rule = "F32Attr"}
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
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @concat attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %axis = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input1: variadic %input1)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @cond_if attributes {
    varve.traits = ["InferShapedTypeOpInterface", "RecursiveMemoryEffects", "TosaOpInterface"],
    varve.terminator = "tosa.yield"
  } {
    %cond = irdl.any {varve.rule = "TensorOf<I1>"}
    %inputs = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
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
    varve.traits = ["ConstantLike", "Pure", "FirstAttrDerivedResultType", "TosaOpInterface"],
    varve.let = [
      "type($output) = typeof($value)"]
  } {
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %value = irdl.any {varve.rule = "ElementsAttr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @conv2d attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %dilation = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %quantization_info = irdl.base "#tosa.conv_quant"
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
      "quantization_info" = %quantization_info
    } {
      varve.optional = ["quantization_info"]
    }
  }
  irdl.operation @conv3d attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<5>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<5>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<5>>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<6>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<3>>"}
    %dilation = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<3>>"}
    %quantization_info = irdl.base "#tosa.conv_quant"
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
      "quantization_info" = %quantization_info
    } {
      varve.optional = ["quantization_info"]
    }
  }
  irdl.operation @custom attributes {
    varve.traits = ["TosaOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %outputs = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %identifier = irdl.any {varve.rule = "StrAttr"}
    %config = irdl.any {varve.rule = "StrAttr"}
    %implementation_attrs = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "identifier" = %identifier,
      "config" = %config,
      "implementation_attrs" = %implementation_attrs
    }
  }
  irdl.operation @depthwise_conv2d attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %dilation = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %quantization_info = irdl.base "#tosa.conv_quant"
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
      "quantization_info" = %quantization_info
    } {
      varve.optional = ["quantization_info"]
    }
  }
  irdl.operation @div attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
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
  irdl.operation @equal attributes {
    varve.traits = ["InferTensorType", "ResultsBroadcastableShape", "Commutative", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<I1>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @exp attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @floor attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @fully_connected attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<2>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<2>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<2>>>"}
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
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %values = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>"}
    %indices = irdl.any {varve.rule = "AllOf<TensorOf<I32>, RankIs<2>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>"}
    irdl.operands(
      values: %values,
      indices: %indices)
    irdl.results(
      output: %output)
  }
  irdl.operation @greater attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<I1>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @greater_equal attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<I1>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @identity attributes {
    varve.traits = ["Pure", "InferShapedTypeOpInterface", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @log attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_and attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Commutative", "Pure", "TosaOpInterface"]
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
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_not attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "SameOperandsAndResultType", "TosaOpInterface"],
    varve.let = [
      "type($output) = type($input1)"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<I1>"}
    %output = irdl.any {varve.rule = "TensorOf<I1>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_or attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Commutative", "Pure", "TosaOpInterface"]
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
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_xor attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Commutative", "Pure", "TosaOpInterface"]
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
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>"}
    %b = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>"}
    %c = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>"}
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
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
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
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "Commutative", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @minimum attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "Commutative", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul attributes {
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "Commutative", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %shift = irdl.any {varve.rule = "I32Attr"}
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
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
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
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, Ranked>"}
    %padding = irdl.any {varve.rule = "TensorOf<AnyOf<I32, I64>>"}
    %pad_const = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<0>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, Ranked>"}
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
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %z = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      z: %z)
  }
  irdl.operation @reciprocal attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @reduce_all attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %axis = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @reduce_any attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %axis = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @reduce_max attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %axis = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @reduce_min attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %axis = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @reduce_prod attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %axis = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @reduce_sum attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %axis = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @rescale attributes {
    varve.traits = ["Pure", "InferShapedTypeOpInterface", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input_zp = irdl.any {varve.rule = "I32Attr"}
    %output_zp = irdl.any {varve.rule = "I32Attr"}
    %multiplier = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %shift = irdl.any {varve.rule = "DenseI32ArrayAttr"}
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
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, Ranked>"}
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
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
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
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %axis = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @rfft2d attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>"}
    %output_real = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>"}
    %output_imag = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output_real: %output_real,
      output_imag: %output_imag)
  }
  irdl.operation @rsqrt attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @scatter attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %values_in = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>"}
    %indices = irdl.any {varve.rule = "AllOf<TensorOf<I32>, RankIs<2>>"}
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>"}
    %values_out = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>"}
    irdl.operands(
      values_in: %values_in,
      indices: %indices,
      input: %input)
    irdl.results(
      values_out: %values_out)
  }
  irdl.operation @select attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %pred = irdl.any {varve.rule = "TensorOf<I1>"}
    %on_true = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %on_false = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      pred: %pred,
      on_true: %on_true,
      on_false: %on_false)
    irdl.results(
      output: %output)
  }
  irdl.operation @sigmoid attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @slice attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4, 5, 6>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4, 5, 6>>>"}
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
    varve.traits = ["InferShapedTypeOpInterface", "ResultsBroadcastableShape", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
  }
  irdl.operation @table attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %table = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input: %input,
      table: %table)
    irdl.results(
      output: %output)
  }
  irdl.operation @tanh attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @tile attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4>>>"}
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
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4, 5, 6>>>"}
    %perms = irdl.any {varve.rule = "TensorOf<AnyOf<I32, I64>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1, 2, 3, 4, 5, 6>>>"}
    irdl.operands(
      input1: %input1,
      perms: %perms)
    irdl.results(
      output: %output)
  }
  irdl.operation @transpose_conv2d attributes {
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %filter = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %out_pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %out_shape = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayMaxCt<4>>"}
    %quantization_info = irdl.base "#tosa.conv_quant"
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
      "quantization_info" = %quantization_info
    } {
      varve.optional = ["quantization_info"]
    }
  }
  irdl.operation @while_loop attributes {
    varve.traits = ["LoopLikeOpInterface", "InferShapedTypeOpInterface", "RecursiveMemoryEffects", "TosaOpInterface"],
    varve.terminator = "tosa.yield"
  } {
    %inputs = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
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
    varve.traits = ["Terminator", "Pure", "TosaOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, UI<16>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      inputs: variadic %inputs)
  }
}
