irdl.dialect @tosa attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation tosa.add_shape",
    "operation tosa.cast_from_block_scaled",
    "operation tosa.cast_to_block_scaled",
    "operation tosa.concat_shape",
    "operation tosa.dim",
    "operation tosa.div_ceil_shape",
    "operation tosa.div_floor_shape",
    "operation tosa.exp2_shape",
    "operation tosa.log2_ceil_shape",
    "operation tosa.log2_floor_shape",
    "operation tosa.matmul_t_block_scaled",
    "operation tosa.max_shape",
    "operation tosa.min_shape",
    "operation tosa.mod_shape",
    "operation tosa.mul_shape",
    "operation tosa.slice_shape",
    "operation tosa.sub_shape"],
  varve.depends = ["quant", "tensor"]
} {
  "varve.directive"() {
    format = "one( `=` $value let($type = typeof($value)) | `:` $type (`=` $value^)? )",
    sym_name = "TypeOrAttr",
    takes = ["$type", "$value"]
  } : () -> ()
  irdl.operation @apply_scale attributes {
    varve.syntax = "hook:tosa.apply_scale",
    varve.traits = ["Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>"}
    %multiplier = irdl.any {varve.rule = "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>"}
    %shift = irdl.any {varve.rule = "AnyOf<I8, VectorOfNonZeroRankOf<I8>, AllOf<TensorOf<I8>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>"}
    %output = irdl.any {varve.rule = "AnyOf<AnyUnsignedInteger, AnySignlessInteger, VectorOfNonZeroRankOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>>"}
    %rounding_mode = irdl.any {varve.rule = "StrAttr"}
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
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["isa(elem(type($output)), 'AnyInteger')", "result tensor is not of integer type"], ["$axis in indices(rank(type($input)))", "specified axis is outside the rank of the tensor"], ["let from = sizes(type($input))", ["sizes(type($output)) = concat(slice(from, 0, $axis), drop(from, $axis + 1))", "expected output shape '{concat(slice(shape(type($input)), 0, $axis), drop(shape(type($input)), $axis + 1))}', got '{shape(type($output))}'"]]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    %nan_mode = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis,
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = "PROPAGATE"}
    }
  }
  irdl.operation @clamp attributes {
    varve.syntax = "hook:tosa.clamp",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["let element = elem(type($input))", ["if not isa(element, 'DialectType') and (isa($min_val, 'APIntAttr') and isa($max_val, 'APIntAttr') or isa($min_val, 'FloatAttr') and isa($max_val, 'FloatAttr'))", ["typeof($min_val) = element and typeof($max_val) = element", "min/max attributes types are incompatible with input/output element types."], ["isa(element, 'AnyUnsignedInteger') or $min_val <= $max_val", "expected min_val <= max_val, got min_val={$min_val} : {element}, max_val={$max_val} : {element}"]]]]
  } {
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %min_val = irdl.any {varve.rule = "AnyOf<APIntAttr, FloatAttr>"}
    %max_val = irdl.any {varve.rule = "AnyOf<APIntAttr, FloatAttr>"}
    %nan_mode = irdl.any {varve.rule = "StrAttr"}
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
        nan_mode = "PROPAGATE"}
    }
  }
  irdl.operation @max_pool2d attributes {
    varve.syntax = "hook:tosa.max_pool2d",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_element(type($input), type($output))"], ["use pool()"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %kernel = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %stride = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<2>>"}
    %pad = irdl.any {varve.rule = "AllOf<DenseI64ArrayAttr, DenseArrayCount<4>>"}
    %nan_mode = irdl.any {varve.rule = "StrAttr"}
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
        nan_mode = "PROPAGATE"}
    }
  }
  irdl.operation @maximum attributes {
    varve.syntax = "hook:tosa.maximum",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %nan_mode = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
    irdl.attributes {
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = "PROPAGATE"}
    }
  }
  irdl.operation @minimum attributes {
    varve.syntax = "hook:tosa.minimum",
    varve.traits = ["Commutative", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input1 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %input2 = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %nan_mode = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input1: %input1,
      input2: %input2)
    irdl.results(
      output: %output)
    irdl.attributes {
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = "PROPAGATE"}
    }
  }
  irdl.operation @reduce_max attributes {
    varve.syntax = "hook:tosa.reduce_max",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use reduce()"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    %nan_mode = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis,
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = "PROPAGATE"}
    }
  }
  irdl.operation @reduce_min attributes {
    varve.syntax = "hook:tosa.reduce_min",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use reduce()"]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankAtLeast<1>>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    %nan_mode = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis,
      "nan_mode" = %nan_mode
    } {
      varve.defaults = {
        nan_mode = "PROPAGATE"}
    }
  }
  irdl.operation @rescale attributes {
    varve.syntax = "hook:tosa.rescale",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use rescaled_types(elem(type($input)), elem(type($input_zp)), 'input')"], ["use rescaled_types(elem(type($output)), elem(type($output_zp)), 'output')"], ["use rescaled_point($input_zp, $input_unsigned, 'input')"], ["use rescaled_point($output_zp, $output_unsigned, 'output')"], ["let type = elem(type($multiplier))", ["not $scale32 or isa(type, 'AnyI<32>')", "expect i32 element type for multiplier for scale32=true, got '{type}'"], ["$scale32 or isa(type, 'AnyI<16>')", "expect i16 element type for multiplier for scale32=false, got '{type}'"]], ["not $per_channel or rank(type($input)) >= 1", "requires input to be at least rank 1 when per_channel is true, but got rank {rank(type($input))}"], ["if rank(type($input)) >= 0", ["let channels = if($per_channel, shape(type($input))[-1], 1)", ["sizes(type($multiplier))[0] = channels", "expect shape of {'{'} {channels} } for multiplier input, got {'{'} {sizes(type($multiplier))[0]} }"], ["sizes(type($shift))[0] = channels", "expect shape of {'{'} {channels} } for shift input, got {'{'} {sizes(type($shift))[0]} }"]]]]
  } {
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %multiplier = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyOf<I16, I32>>, RankIs<1>>"}
    %shift = irdl.any {varve.rule = "AllOf<RankedTensorOf<I8>, RankIs<1>>"}
    %input_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output_zp = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AnyFloat>>, NoDim<0>, RankIs<1>, AllDims<1>>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %scale32 = irdl.any {varve.rule = "BoolAttr"}
    %rounding_mode = irdl.any {varve.rule = "StrAttr"}
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
  irdl.operation @resize attributes {
    varve.syntax = "hook:tosa.resize",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["let scale = numbers(constant($scale)), offset = numbers(constant($offset)), border = numbers(constant($border))", ["if count(scale) = 4 and count(offset) = 2 and count(border) = 2", ["each value in scale", ["value > 0", "expect all scale values to be > 0, got {scale}"]], ["if rank(type($output)) >= 0", ["use resized(1, scale[0], scale[1], offset[0], border[0], 'height', 'y')"], ["use resized(2, scale[2], scale[3], offset[1], border[1], 'width', 'x')"]]]]]
  } {
    %input = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %scale = irdl.any {varve.rule = "AllOf<!tosa.shape, TosaShapeRank<4>>"}
    %offset = irdl.any {varve.rule = "AllOf<!tosa.shape, TosaShapeRank<2>>"}
    %border = irdl.any {varve.rule = "AllOf<!tosa.shape, TosaShapeRank<2>>"}
    %output = irdl.any {varve.rule = "AnyOf<UnrankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AllOf<RankedTensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, NoDim<0>, RankIs<4>>>"}
    %mode = irdl.any {varve.rule = "StrAttr"}
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
  irdl.operation @variable attributes {
    varve.format = "$name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)",
    varve.traits = ["TosaOpInterface"]
  } {
    %var_shape = irdl.any {varve.rule = "IndexElementsAttr"}
    %name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %initial_value = irdl.any
    irdl.attributes {
      "name" = %name,
      "var_shape" = %var_shape,
      "type" = %type,
      "initial_value" = %initial_value
    } {
      varve.optional = ["initial_value"]
    }
  }
}
