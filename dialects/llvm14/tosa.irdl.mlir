irdl.dialect @tosa attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "attribute conv_quant",
    "attribute matmul_quant",
    "attribute pad_quant",
    "attribute unary_quant"],
  varve.depends = ["tensor"]
} {
  irdl.operation @avg_pool2d attributes {
    varve.traits = ["Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %kernel = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<2>>"}
    %stride = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<2>>"}
    %pad = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<4>>"}
    %quantization_info = irdl.any
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
  irdl.operation @conv2d attributes {
    varve.traits = ["Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %pad = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<4>>"}
    %stride = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<2>>"}
    %dilation = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<2>>"}
    %quantization_info = irdl.any
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
    varve.traits = ["Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<5>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<5>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<5>>>"}
    %pad = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<6>>"}
    %stride = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<3>>"}
    %dilation = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<3>>"}
    %quantization_info = irdl.any
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
  irdl.operation @depthwise_conv2d attributes {
    varve.traits = ["Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %pad = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<4>>"}
    %stride = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<2>>"}
    %dilation = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<2>>"}
    %quantization_info = irdl.any
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
  irdl.operation @fully_connected attributes {
    varve.traits = ["Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<2>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<2>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<2>>>"}
    %quantization_info = irdl.any
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
  irdl.operation @matmul attributes {
    varve.traits = ["Pure", "TosaOpInterface"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>"}
    %b = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>"}
    %c = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<3>>>"}
    %quantization_info = irdl.any
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
  irdl.operation @negate attributes {
    varve.traits = ["Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %quantization_info = irdl.any
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
    varve.traits = ["Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, Ranked>"}
    %padding = irdl.any {varve.rule = "TensorOf<AnyOf<I32, I64>>"}
    %pad_const = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<0>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, Ranked>"}
    %quantization_info = irdl.any
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
  irdl.operation @select attributes {
    varve.traits = ["Pure", "TosaOpInterface"]
  } {
    %input1 = irdl.any {varve.rule = "TensorOf<I1>"}
    %input2 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %input3 = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    irdl.operands(
      input1: %input1,
      input2: %input2,
      input3: %input3)
    irdl.results(
      output: %output)
  }
  irdl.operation @transpose_conv2d attributes {
    varve.traits = ["Pure", "TosaOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %filter = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, AllOf<TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>, RankIs<4>>>"}
    %out_pad = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<2>>"}
    %stride = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<2>>"}
    %dilation = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayCount<2>>"}
    %out_shape = irdl.any {varve.rule = "AllOf<ArrayOf<I64Attr>, ArrayMaxCount<4>>"}
    %quantization_info = irdl.any
    irdl.operands(
      input: %input,
      filter: %filter,
      bias: %bias)
    irdl.results(
      output: %output)
    irdl.attributes {
      "out_pad" = %out_pad,
      "stride" = %stride,
      "dilation" = %dilation,
      "out_shape" = %out_shape,
      "quantization_info" = %quantization_info
    } {
      varve.optional = ["quantization_info"]
    }
  }
  irdl.operation @while_loop attributes {
    varve.traits = ["RecursiveMemoryEffects", "TosaOpInterface"],
    varve.terminator = "tosa.yield"
  } {
    %inputs = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
    %output = irdl.any {varve.rule = "TensorOf<AnyOf<I1, UI<8>, I8, I16, I32, I<48>, I64, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, F32, F16, BF16>>"}
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
}
