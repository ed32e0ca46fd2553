irdl.dialect @tosa attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
  varve.llvm = "24",
  varve.depends = ["quant", "tensor"]
} {
  irdl.operation @apply_scale attributes {
    varve.format = "operands `rounding_mode` `` $rounding_mode attr-dict `:` functional-type(operands, results)",
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
    varve.format = "operands `axis` `(` $axis `)` (`nan_mode` `` $nan_mode^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["isa(elem(type($output)), 'AnyInteger')", "result tensor is not of integer type"], ["$axis in indices(rank(type($input)))", "specified axis is outside the rank of the tensor"], ["let from = sizes(type($input))", ["sizes(type($output)) = concat(slice(from, 0, $axis), drop(from, $axis + 1))", "expected output shape '{concat(slice(shape(type($input)), 0, $axis), drop(shape(type($input)), $axis + 1))}', got '{shape(type($output))}'"]]]
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
  irdl.operation @argmin attributes {
    varve.format = "operands `axis` `(` $axis `)` (`nan_mode` `` $nan_mode^)? attr-dict `:` functional-type(operands, results)"
  } {
    %any = irdl.any
    %a_axis = irdl.any {varve.rule = "I32Attr"}
    %a_nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "axis" = %a_axis,
      "nan_mode" = %a_nan_mode
    } {
      varve.optional = ["nan_mode"]
    }
  }
  irdl.operation @arithmetic_right_shift attributes {
    varve.format = "operands `round` `(` $round `)` attr-dict `:` functional-type(operands, results)",
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
  irdl.operation @assert_equal_shape attributes {
    varve.format = "operands `allow_broadcast` `(` $allow_broadcast `)` attr-dict `:` functional-type(operands, results)"
  } {
    %any = irdl.any
    %a_allow_broadcast = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      input1: %any,
      input2: %any)
    irdl.attributes {
      "allow_broadcast" = %a_allow_broadcast
    }
  }
  irdl.operation @avg_pool2d attributes {
    varve.format = "operands `kernel` `(` $kernel `)` `stride` `(` $stride `)` `pad` `(` $pad `)` `acc_type` `(` $acc_type `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use pool()"], ["not isa(elem(type($input)), 'AnyInteger') or typeof($acc_type) = i32", "accumulator type for integer tensor is not i32"], ["use float_accumulator()"], ["use zero_point(type($input), $input_zp, 'input')"], ["use zero_point(type($output), $output_zp, 'output')"]]
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
  irdl.operation @avg_pool2d_adaptive attributes {
    varve.format = "operands `acc_type` `(` $acc_type `)` attr-dict `:` functional-type(operands, results)"
  } {
    %any = irdl.any
    %a_acc_type = irdl.any
    irdl.operands(
      input: %any,
      input_zp: %any,
      output_zp: %any,
      kernel: %any,
      stride: %any,
      pad: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "acc_type" = %a_acc_type
    }
  }
  irdl.operation @cast attributes {
    varve.format = "operands one( ` ` ` ` | `input_unsigned` `(` $input_unsigned `)` ) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "InferShapedTypeOpInterface", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input_unsigned = irdl.any {varve.rule = "BoolAttr"}
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "input_unsigned" = %input_unsigned
    } {
      varve.optional = ["input_unsigned"]
    }
  }
  irdl.operation @cast_from_block_scaled attributes {
    varve.format = "operands `block_size` `` $block_size attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["sizes(type($input_data)) = sizes(type($output_data))", "require compatible shapes for input_data ('{type($input_data)}') and output_data ('{type($output_data)}')"], ["use blocks(type($input_data), type($input_scale), 'input')"]]
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
    varve.format = "operands `block_size` `` $block_size attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["sizes(type($input_data)) = sizes(type($output_data))", "require compatible shapes for input_data ('{type($input_data)}') and output_data ('{type($output_data)}')"], ["use blocks(type($output_data), type($output_scale), 'output')"]]
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
  irdl.operation @clamp attributes {
    varve.format = "operands `min_val` `(` $min_val `)` `max_val` `(` $max_val `)` (`nan_mode` `` $nan_mode^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "InferShapedTypeOpInterface", "ResultsBroadcastableShape", "TosaElementwiseOperator", "SameOperandsAndResultRank", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["let element = elem(type($input))", ["if not isa(element, 'DialectType') and (isa($min_val, 'APIntAttr') and isa($max_val, 'APIntAttr') or isa($min_val, 'FloatAttr') and isa($max_val, 'FloatAttr'))", ["typeof($min_val) = element and typeof($max_val) = element", "min/max attributes types are incompatible with input/output element types."], ["isa(element, 'AnyUnsignedInteger') or $min_val <= $max_val", "expected min_val <= max_val, got min_val={$min_val} : {element}, max_val={$max_val} : {element}"]]]]
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
  irdl.operation @concat attributes {
    varve.format = "operands `axis` `(` $axis `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["count($input1) != 0", "expect at least one input"], ["each type in types($input1)", ["use same_element(type, type($output))"]], ["let first = filter(t in types($input1): isa(t, 'AnyRankedTensor'))[0]", ["$axis in indices(rank(first))", "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got {$axis}"], ["each type at index in types($input1)", ["rank(type) = rank(first)", "expect all operands to have the same rank, but got {rank(first)} vs {rank(type)} on operands 0 and {index}"], ["each size at dimension in sizes(type)", ["dimension = $axis or size = sizes(first)[dimension]", "expect all operand shapes to have the same sizes on non-axis dimensions, but got {size} vs {sizes(first)[dimension]} at index {dimension} on operands 0 and {index}"]]], ["rank(type($output)) = rank(first)", "expect output rank to match inputs rank, got {rank(type($output))} vs {rank(first)}"], ["let to = sizes(type($output))", ["let sum = sum(type in types($input1): sizes(type)[$axis])", ["sum = to[$axis]", "requires sum of axis dimensions of input1 equal to output axis dimension, got {sum} and {to[$axis]}"], ["each type in types($input1)", ["let from = sizes(type)", ["use inferred(all(i in indices(from): i = $axis or from[i] = to[i]), tensor(map(i in indices(from): if(i = $axis, known(sum, min(map(t in types($input1): shape(t)[$axis]))), shape(first)[i])), elem(first)), type($output))"]]]]]]]
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
  irdl.operation @const_shape attributes {
    varve.format = "operands `values` `(` $values `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConstantLike", "Pure", "TosaShapeOperator", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["rank(typeof($values)) = 1", "expect elements in attribute values with rank 1"], ["let count = length(typeof($values)), rank = type($output).rank", ["rank < 0 or count = rank or count = 1 and rank = 0", "expect number of elements in attribute values ({count}) to be equal to the rank ({rank}) for the result shape type"]]]
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
    varve.format = "operands `pad` `(` $pad `)` `stride` `(` $stride `)` `dilation` `(` $dilation `)` `acc_type` `(` $acc_type `)` one( ` ` ` ` | `local_bound` `(` $local_bound `)` ) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameVariadicOperandSize", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use convolution()"], ["use moves()"], ["if rank(type($output)) >= 0", ["let from = sizes(type($input)), by = sizes(type($weight)), to = sizes(type($output))", ["use window(from[1], by[1], to[1], $dilation[0], 0, 'height', 'y', 'top', 'bottom')"], ["use window(from[2], by[2], to[2], $dilation[1], 1, 'width', 'x', 'left', 'right')"]]], ["use channels()"]]
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
      varve.optional = ["local_bound"]
    }
  }
  irdl.operation @conv2d_block_scaled attributes {
    varve.format = "operands `block_size` `` $block_size attr-dict `:` functional-type(operands, results)"
  } {
    %any = irdl.any
    %a_block_size = irdl.base "#tosa.block_size"
    irdl.operands(
      input_data: %any,
      input_scale: %any,
      weight_data: %any,
      weight_scale: %any,
      bias: %any,
      pad: %any,
      stride: %any,
      dilation: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "block_size" = %a_block_size
    }
  }
  irdl.operation @conv3d attributes {
    varve.format = "operands `pad` `(` $pad `)` `stride` `(` $stride `)` `dilation` `(` $dilation `)` `acc_type` `(` $acc_type `)` one( ` ` ` ` | `local_bound` `(` $local_bound `)` ) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameVariadicOperandSize", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use convolution()"], ["use moves()"], ["if rank(type($output)) >= 0", ["let from = sizes(type($input)), by = sizes(type($weight)), to = sizes(type($output))", ["use window(from[1], by[1], to[1], $dilation[0], 0, 'depth', 'd', 'front', 'back')"], ["use window(from[2], by[2], to[2], $dilation[1], 1, 'height', 'y', 'top', 'bottom')"], ["use window(from[3], by[3], to[3], $dilation[2], 2, 'width', 'x', 'left', 'right')"]]], ["use channels()"]]
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
      varve.optional = ["local_bound"]
    }
  }
  irdl.operation @custom attributes {
    varve.format = "operands `operator_name` `(` $operator_name `)` `domain_name` `(` $domain_name `)` `implementation_attrs` `(` $implementation_attrs `)` attr-dict `:` functional-type(operands, results)",
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
    varve.format = "operands `pad` `(` $pad `)` `stride` `(` $stride `)` `dilation` `(` $dilation `)` `acc_type` `(` $acc_type `)` one( ` ` ` ` | `local_bound` `(` $local_bound `)` ) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameVariadicOperandSize", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use convolution()"], ["use moves()"], ["if rank(type($output)) >= 0", ["let from = sizes(type($input)), by = sizes(type($weight)), to = sizes(type($output))", ["use window(from[1], by[0], to[1], $dilation[0], 0, 'height', 'y', 'top', 'bottom')"], ["use window(from[2], by[1], to[2], $dilation[1], 1, 'width', 'x', 'left', 'right')"]]], ["use channels()"]]
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
      varve.optional = ["local_bound"]
    }
  }
  irdl.operation @dim attributes {
    varve.format = "operands `axis` `(` $axis `)` attr-dict `:` functional-type(operands, results)",
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
  irdl.operation @fft2d attributes {
    varve.format = "operands `inverse` `(` $inverse `)` one( ` ` ` ` | `local_bound` `(` $local_bound `)` ) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "SameOperandsAndResultShape", "ResultsAreFloatLike", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["if sizes(type($input_real))[1] >= 0", ["use power(sizes(type($input_imag))[1], 'height')"]], ["if sizes(type($input_real))[2] >= 0", ["use power(sizes(type($input_imag))[2], 'width')"]]]
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
      varve.optional = ["local_bound"]
    }
  }
  irdl.operation @matmul_t_block_scaled attributes {
    varve.format = "operands `block_size` `` $block_size attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["elem(type($a_data)) = elem(type($b_data))", "expect A_data and B_data to have same element type, got '{elem(type($a_data))}' and '{elem(type($b_data))}'"], ["let a = sizes(type($a_data)), a_scale = sizes(type($a_scale)), b = sizes(type($b_data)), b_scale = sizes(type($b_scale))", ["use matched(a_scale[0], a[0], 'batch of a_scale')"], ["use matched(a_scale[1], a[1], 'height of a_scale')"], ["use matched(b[2], a[2], 'channels of b_data')"], ["use matched(b_scale[0], b[0], 'batch of b_scale')"], ["use matched(b_scale[1], b[1], 'width of b_scale')"], ["use matched(b_scale[2], a_scale[2], 'C/block_size of b_scale')"], ["let n = known(a[0], a_scale[0]), d = known(b[0], b_scale[0])", ["d = 1 or d = n", "expect B matrix batch size to be broadcast compatible with A, got D={d} vs N={n}"]], ["let c = known(a[2], b[2])", ["c % 32 = 0", "expect C to be a multiple of block size, got C={c}, block_size=32"], ["let scales = known(a_scale[2], b_scale[2])", ["scales = c / 32", "expect scale operands dimension 2 to equal C/block_size ({c}/32), got {scales}"]]], ["let made = [known(a[0], a_scale[0]), known(a[1], a_scale[1]), known(b[1], b_scale[1])]", ["all(i in indices(made): sizes(type($output_data))[i] = made[i])", "expected output shape {shape(type($output_data))} to be compatible with expected output shape {made}"]]]]
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
    varve.format = "operands `kernel` `(` $kernel `)` `stride` `(` $stride `)` `pad` `(` $pad `)` (`nan_mode` `` $nan_mode^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_element(type($input), type($output))"], ["use pool()"]]
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
  irdl.operation @max_pool2d_adaptive attributes {
    varve.format = "operands (`nan_mode` `` $nan_mode^)? attr-dict `:` functional-type(operands, results)"
  } {
    %any = irdl.any
    %a_nan_mode = irdl.base "#tosa.nan_mode"
    irdl.operands(
      input: %any,
      kernel: %any,
      stride: %any,
      pad: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "nan_mode" = %a_nan_mode
    } {
      varve.optional = ["nan_mode"]
    }
  }
  irdl.operation @maximum attributes {
    varve.format = "operands (`nan_mode` `` $nan_mode^)? attr-dict `:` functional-type(operands, results)",
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
  irdl.operation @minimum attributes {
    varve.format = "operands (`nan_mode` `` $nan_mode^)? attr-dict `:` functional-type(operands, results)",
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
  irdl.operation @reduce_all attributes {
    varve.format = "operands `axis` `(` $axis `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use reduce()"]]
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
    varve.format = "operands `axis` `(` $axis `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use reduce()"]]
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
    varve.format = "operands `axis` `(` $axis `)` (`nan_mode` `` $nan_mode^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use reduce()"]]
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
    varve.format = "operands `axis` `(` $axis `)` (`nan_mode` `` $nan_mode^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use reduce()"]]
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
    varve.format = "operands `axis` `(` $axis `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use reduce()"]]
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
    varve.format = "operands `axis` `(` $axis `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTensorTypeAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use reduce()"]]
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
    varve.format = "operands `scale32` `(` $scale32 `)` `rounding_mode` `` $rounding_mode `per_channel` `(` $per_channel `)` `input_unsigned` `(` $input_unsigned `)` `output_unsigned` `(` $output_unsigned `)` attr-dict `:` functional-type(operands, results)",
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
  irdl.operation @reshape_block_scaled attributes {
    varve.format = "operands `block_size` `` $block_size attr-dict `:` functional-type(operands, results)"
  } {
    %any = irdl.any
    %a_block_size = irdl.base "#tosa.block_size"
    irdl.operands(
      input: variadic %any,
      new_value_shape: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "block_size" = %a_block_size
    }
  }
  irdl.operation @resize attributes {
    varve.format = "operands `mode` `` $mode attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["let scale = numbers(constant($scale)), offset = numbers(constant($offset)), border = numbers(constant($border))", ["if count(scale) = 4 and count(offset) = 2 and count(border) = 2", ["each value in scale", ["value > 0", "expect all scale values to be > 0, got {scale}"]], ["if rank(type($output)) >= 0", ["use resized(1, scale[0], scale[1], offset[0], border[0], 'height', 'y')"], ["use resized(2, scale[2], scale[3], offset[1], border[1], 'width', 'x')"]]]]]
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
    varve.format = "operands `axis` `(` $axis `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferShapedTypeOpInterface", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use same_element(type($input1), type($output))"], ["$axis >= 0", "expected non-negative reverse axis"], ["rank(type($input1)) > $axis or $axis = 0 and rank(type($input1)) = 0", "expect input tensor rank ({rank(type($input1))}) to be larger than reverse axis ({$axis})"], ["rank(type($input1)) = rank(type($output))", "expect output tensor rank to be equal to input tensor rank"], ["rank(type($output)) > $axis or $axis = 0 and rank(type($output)) = 0", "expect output tensor rank ({rank(type($output))}) to be larger than reverse axis ({$axis})"]]
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
    varve.format = "operands one( ` ` ` ` | `local_bound` `(` $local_bound `)` ) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameOperandsAndResultElementType", "ResultsAreFloatLike", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["sizes(type($output_real)) = sizes(type($output_imag))", "expected output shapes to match, got '{type($output_real)}', '{type($output_imag)}'"], ["let from = sizes(type($input_real)), to = sizes(type($output_real))", ["use power(from[1], 'height')"], ["use power(from[2], 'width')"], ["from[0] = to[0] and from[1] = to[1]", "expected batch and height dimensions of input/output to match, got input='{type($input_real)}' output='{type($output_real)}'"], ["to[2] = from[2] / 2 + 1", "expected output width to be equal to input_width / 2 + 1, got {to[2]}"]]]
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
      varve.optional = ["local_bound"]
    }
  }
  irdl.operation @row_gather_block_scaled attributes {
    varve.format = "operands `block_size` `` $block_size attr-dict `:` functional-type(operands, results)"
  } {
    %any = irdl.any
    %a_block_size = irdl.base "#tosa.block_size"
    irdl.operands(
      values: variadic %any,
      indices: %any,
      row_count: %any)
    irdl.results(
      output: variadic %any)
    irdl.attributes {
      "block_size" = %a_block_size
    }
  }
  irdl.operation @transpose attributes {
    varve.format = "operands `perms` `(` $perms `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "AllElementTypesMatch<input1,output>", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["count($perms) = rank(type($input1))", "expected perms attribute to have size {rank(type($input1))} (input rank) but got size {count($perms)}"], ["rank(type($input1)) = rank(type($output))", "expected input tensor rank to equal result tensor rank"], ["count($perms) = rank(type($output))", "expected perms attribute to have size {rank(type($output))} (output rank) but got size {count($perms)}"], ["permutation($perms)", "expected valid permutation indices"], ["let from = sizes(type($input1)), to = sizes(type($output))", ["product(from) = product(to)", "expected input1 and output to have same numbers of elements, got {product(from)} and {product(to)}"], ["each place at i in $perms", ["to[i] = from[place]", "expected output tensor dim {i} to match input dim {place} with value of {from[place]}"]]]]
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
    varve.format = "operands `out_pad` `(` $out_pad `)` `stride` `(` $stride `)` `acc_type` `(` $acc_type `)` one( ` ` ` ` | `local_bound` `(` $local_bound `)` ) attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameVariadicOperandSize", "InferShapedTypeOpAdaptor", "Pure", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["use convolution()"], ["all(x in $stride: x >= 1)", "expect all stride values to be >= 1, got [{$stride}]"], ["let by = sizes(type($weight))", ["each pad at i in $out_pad", ["let side = if(i = 0, 'top', if(i = 1, 'bottom', if(i = 2, 'left', 'right'))), what = if(i < 2, 'H', 'W'), kernel = by[1 + i / 2]", ["pad + kernel > 0", "expected out_pad_{side} > -K{what}, but got: out_pad_{side}={pad} and K{what}={kernel}"]]], ["use transposed(by[1], 0, 'H', 'y', 'top', 'bottom')"], ["use transposed(by[2], 1, 'W', 'x', 'left', 'right')"]], ["use channels()"]]
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
      varve.optional = ["local_bound"]
    }
  }
}
