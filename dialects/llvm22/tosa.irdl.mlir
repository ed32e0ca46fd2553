irdl.dialect @tosa attributes {
  varve.set = "llvm22",
  varve.depends = ["quant", "tensor"]
} {
  "varve.enum"() {
    sym_name = "BlockSize",
    storage = i32,
    cases = [
      ["BLOCK_SIZE_32", 32 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Extension",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["int16", 1 : i32],
      ["int4", 2 : i32],
      ["bf16", 3 : i32],
      ["fp8e4m3", 4 : i32],
      ["fp8e5m2", 5 : i32],
      ["fft", 6 : i32],
      ["variable", 7 : i32],
      ["controlflow", 8 : i32],
      ["doubleround", 9 : i32],
      ["inexactround", 10 : i32],
      ["dynamic", 11 : i32],
      ["mxfp", 12 : i32],
      ["int64", 13 : i32],
      ["shape", 14 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Level",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["8k", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "NanPropagationMode",
    storage = i32,
    cases = [
      ["PROPAGATE", 1 : i32],
      ["IGNORE", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Profile",
    storage = i32,
    cases = [
      ["pro_int", 1 : i32],
      ["pro_fp", 2 : i32],
      ["none", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ResizeMode",
    storage = i32,
    cases = [
      ["NEAREST_NEIGHBOR", 1 : i32],
      ["BILINEAR", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "RoundingMode",
    storage = i32,
    cases = [
      ["SINGLE_ROUND", 1 : i32],
      ["INEXACT_ROUND", 2 : i32],
      ["DOUBLE_ROUND", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "SpecificationVersion",
    storage = i32,
    cases = [
      ["1.0", 0 : i32],
      ["1.1.draft", 1 : i32]
    ]
  } : () -> ()
  irdl.type @"!mxint8" {
  }
  irdl.type @"!shape" attributes {
    varve.format = "`<` $rank `>`"
  } {
    %rank = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      rank: %rank)
  }
  irdl.attribute @"#block_size" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@BlockSize>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#conv_quant" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %input_zp = irdl.any {varve.rule = "i64"}
    %weight_zp = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      input_zp: %input_zp,
      weight_zp: %weight_zp)
  }
  irdl.attribute @"#ext" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Extension>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#level" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Level>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#matmul_quant" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %a_zp = irdl.any {varve.rule = "i64"}
    %b_zp = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      a_zp: %a_zp,
      b_zp: %b_zp)
  }
  irdl.attribute @"#nan_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@NanPropagationMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#pad_quant" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %input_zp = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      input_zp: %input_zp)
  }
  irdl.attribute @"#prof" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@Profile>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#resize_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ResizeMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#rounding_mode" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@RoundingMode>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#specification_version" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@SpecificationVersion>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#target_env" attributes {
    varve.format = "`<` `specification_version` `=` $specification_version `,` `level` `=` $level `,` `profiles` `=` `[` $profiles `]` `,` `extensions` `=` `[` $extensions `]` `>`"
  } {
    %specification_version = irdl.any {varve.rule = "enum<@SpecificationVersion>"}
    %level = irdl.any {varve.rule = "enum<@Level>"}
    %profiles = irdl.any {varve.rule = "array<enum<@Profile>>"}
    %extensions = irdl.any {varve.rule = "array<enum<@Extension>>"}
    irdl.parameters(
      specification_version: %specification_version,
      level: %level,
      profiles: %profiles,
      extensions: %extensions)
  }
  irdl.attribute @"#unary_quant" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %input_zp = irdl.any {varve.rule = "i64"}
    %output_zp = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      input_zp: %input_zp,
      output_zp: %output_zp)
  }
  irdl.operation @abs attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
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
    %value = irdl.any {varve.rule = "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>"}
    %multiplier = irdl.any {varve.rule = "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>"}
    %shift = irdl.any {varve.rule = "AnyOf<I8, VectorOfNonZeroRankOf<I8>, AllOf<TensorOf<I8>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>"}
    %output = irdl.any {varve.rule = "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>"}
    %rounding_mode = irdl.base "#tosa.rounding_mode"
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
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    %nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis,
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = #tosa.nan_mode<PROPAGATE>}
    }
  }
  irdl.operation @arithmetic_right_shift attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %input_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %kernel = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %acc_type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, I<48>, F16, F32>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @bitwise_or attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @cast_from_block_scaled attributes {
    varve.syntax = "hook:tosa.cast_from_block_scaled",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input_data = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %input_scale = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<F8E8M0FNU>, AllOf<RankedTensorOf<F8E8M0FNU>, NoDim<0>, RankAtLeast<1>>>"}
    %output_data = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %block_size = irdl.base "#tosa.block_size"
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
    %input_data = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output_data = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output_scale = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<F8E8M0FNU>, AllOf<RankedTensorOf<F8E8M0FNU>, NoDim<0>, RankAtLeast<1>>>"}
    %block_size = irdl.base "#tosa.block_size"
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @clamp attributes {
    varve.syntax = "hook:tosa.clamp",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %min_val = irdl.any {varve.rule = "AnyOf<APIntAttr, FloatAttr>"}
    %max_val = irdl.any {varve.rule = "AnyOf<APIntAttr, FloatAttr>"}
    %nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "min_val" = %min_val,
      "max_val" = %max_val,
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = #tosa.nan_mode<PROPAGATE>}
    }
  }
  irdl.operation @clz attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @concat attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
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
    %input = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
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
    %condition = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input_list = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output_list = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      condition: %condition,
      input_list: variadic %input_list)
    irdl.results(
      output_list: variadic %output_list)
    %then_graph = irdl.region with size 1
    %else_graph = irdl.region with size 1
    irdl.regions(
      then_graph: %then_graph,
      else_graph: %else_graph)
  }
  irdl.operation @const attributes {
    varve.traits = ["ConstantLike", "Pure", "AllShapesMatch<values,output>", "FirstAttrDerivedResultType", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.let = [
      "type($output) = typeof($values)"]
  } {
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %output = irdl.base "!tosa.shape"
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
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>>>"}
    %input_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %weight_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %dilation = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %acc_type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, I<48>, F16, F32>>"}
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
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
      varve.optional = ["local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @conv3d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameVariadicOperandSize", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<5>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<5>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>>>"}
    %input_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %weight_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<5>>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<6>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<3>>"}
    %dilation = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<3>>"}
    %acc_type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, I<48>, F16, F32>>"}
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
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
      varve.optional = ["local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @cos attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyFloat>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyFloat>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @custom attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input_list = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output_list = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>>>"}
    %input_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %weight_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %dilation = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %acc_type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, I<48>, F16, F32>>"}
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
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
      varve.optional = ["local_bound"],
      varve.defaults = {
        local_bound = false}
    }
  }
  irdl.operation @dim attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.base "!tosa.shape"
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
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
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
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @exp attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @exp2_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @fft2d attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "SameOperandsAndResultShape", "ResultsAreFloatLike", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input_real = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %input_imag = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %output_real = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %output_imag = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
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
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @gather attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %values = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %indices = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<I32, I64>>, NoDim<0>, RankIs<2>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @intdiv attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<I32, I64>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<I32, I64>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<I32, I64>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @log2_ceil_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @log2_floor_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_and attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @logical_or attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %a = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %b = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %a_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %b_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
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
    %a_data = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %a_scale = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<F8E8M0FNU>, AllOf<RankedTensorOf<F8E8M0FNU>, NoDim<0>, RankIs<3>>>"}
    %b_data = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F4E2M1FN, F6E2M3FN, F6E3M2FN, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %b_scale = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<F8E8M0FNU>, AllOf<RankedTensorOf<F8E8M0FNU>, NoDim<0>, RankIs<3>>>"}
    %output_data = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %block_size = irdl.base "#tosa.block_size"
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
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %kernel = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %nan_mode = irdl.base "#tosa.nan_mode"
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
      varve.defaults = {
        nan_mode = #tosa.nan_mode<PROPAGATE>}
    }
  }
  irdl.operation @max_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
    irdl.attributes {
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = #tosa.nan_mode<PROPAGATE>}
    }
  }
  irdl.operation @min_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
    irdl.attributes {
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = #tosa.nan_mode<PROPAGATE>}
    }
  }
  irdl.operation @mod_shape attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "TosaShapeOperatorWithSameRanks", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %shift = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<I8>, AllOf<RankedTensorOf<I8>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input1_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %padding = irdl.base "!tosa.shape"
    %pad_const = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @reduce_all attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
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
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
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
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    %nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis,
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = #tosa.nan_mode<PROPAGATE>}
    }
  }
  irdl.operation @reduce_min attributes {
    varve.syntax = "hook:tosa.reduce_min",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    %nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis,
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = #tosa.nan_mode<PROPAGATE>}
    }
  }
  irdl.operation @reduce_product attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
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
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
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
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %multiplier = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<I16, I32>>, RankIs<1>>"}
    %shift = irdl.any {varve.rule = "AllOf<RankedTensorOf<I8>, RankIs<1>>"}
    %input_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %scale32 = irdl.any {varve.rule = "BoolAttr"}
    %rounding_mode = irdl.base "#tosa.rounding_mode"
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %shape = irdl.base "!tosa.shape"
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %scale = irdl.any {varve.rule = "AllOf<!tosa.shape, TosaShapeRank<4>>"}
    %offset = irdl.any {varve.rule = "AllOf<!tosa.shape, TosaShapeRank<2>>"}
    %border = irdl.any {varve.rule = "AllOf<!tosa.shape, TosaShapeRank<2>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %mode = irdl.base "#tosa.resize_mode"
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
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
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
    %input_real = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %output_real = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %output_imag = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input_real: %input_real)
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
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @scatter attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %values_in = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %indices = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<I32, I64>>, NoDim<0>, RankIs<2>>>"}
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
    %values_out = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<3>>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<I1>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input3 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @sin attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyFloat>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyFloat>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input1: %input1)
    irdl.results(
      output: %output)
  }
  irdl.operation @slice attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %start = irdl.base "!tosa.shape"
    %size = irdl.base "!tosa.shape"
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
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
    %input = irdl.base "!tosa.shape"
    %start = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<I32>, AllOf<RankedTensorOf<I32>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %size = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<I32>, AllOf<RankedTensorOf<I32>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.base "!tosa.shape"
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.base "!tosa.shape"
    %input2 = irdl.base "!tosa.shape"
    %output = irdl.base "!tosa.shape"
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %table = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @tile attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %multiples = irdl.base "!tosa.shape"
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
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
    %input1 = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
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
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %weight = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %bias = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<1>>>"}
    %input_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %weight_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %out_pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %acc_type = irdl.any {varve.rule = "TypeAttrOf<AnyOf<I32, I<48>, F16, F32>>"}
    %local_bound = irdl.any {varve.rule = "BoolAttr"}
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
      varve.optional = ["local_bound"],
      varve.defaults = {
        local_bound = false}
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
    %output1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
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
    %input_list = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output_list = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input_list: variadic %input_list)
    irdl.results(
      output_list: variadic %output_list)
    %cond_graph = irdl.region with size 1
    %body_graph = irdl.region with size 1
    irdl.regions(
      cond_graph: %cond_graph,
      body_graph: %body_graph)
  }
  irdl.operation @yield attributes {
    varve.format = "$inputs attr-dict `:` type($inputs)",
    varve.traits = ["Terminator", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %inputs = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      inputs: variadic %inputs)
  }
}
