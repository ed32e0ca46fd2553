irdl.dialect @quant attributes {
  varve.set = "llvm13"
} {
  irdl.type @"!any" attributes {
    varve.format = ["`<` one( word(`u` width($storage)) let($signed = false) | word(`i` width($storage)) let($signed = true)", "       | $storage let($signed = not isa($storage, 'AnyUnsignedInteger')) )", "one( let($least = if($signed, known(0 - product(repeat(2, width($storage) - 1)), 0), 0);", "         $greatest = known(product(repeat(2, width($storage) - if($signed, 1, 0))) - 1, 0))", "   | `` `<` $least `` `:` `` $greatest `>` ) one( | `` `:` `` $expressed ) `>`"]
  } {
    %signed = irdl.any {varve.rule = "bool"}
    %storage = irdl.any {varve.rule = "AnyInteger"}
    %least = irdl.any {varve.rule = "i64"}
    %greatest = irdl.any {varve.rule = "i64"}
    %expressed = irdl.any {varve.rule = "AnyFloat"}
    irdl.parameters(
      signed: %signed,
      storage: %storage,
      least: %least,
      greatest: %greatest,
      expressed: %expressed) {
      varve.optional = ["expressed"]
    }
  }
  irdl.type @"!calibrated" attributes {
    varve.format = "`<` $expressed `` `<` $min `` `:` `` $max `>` `>`"
  } {
    %expressed = irdl.any {varve.rule = "AnyFloat"}
    %min = irdl.any {varve.rule = "f64"}
    %max = irdl.any {varve.rule = "f64"}
    irdl.parameters(
      expressed: %expressed,
      min: %min,
      max: %max)
  }
  irdl.type @"!uniform" attributes {
    varve.format = ["`<` one( word(`u` width($storage)) let($signed = false) | word(`i` width($storage)) let($signed = true)", "       | $storage let($signed = not isa($storage, 'AnyUnsignedInteger')) )", "one( let($least = if($signed, known(0 - product(repeat(2, width($storage) - 1)), 0), 0);", "         $greatest = known(product(repeat(2, width($storage) - if($signed, 1, 0))) - 1, 0))", "   | `` `<` $least `` `:` `` $greatest `>` ) `` `:` `` $expressed", "one( `,` $scale one( let($zero = 0) | `` `:` `` $zero )", "   | `` `:` `` one( $axis `,` `{` each($channels by `,` ``: $channels.scale one( let($channels.zero = 0) | `` `:` `` $channels.zero )) `}`", "      | `{` each($blocks by `,`: $blocks.dimension `` `:` `` $blocks.size) `}` `,` nested($scales, $expressed `:` $zeros, $storage) ) ) `>`"]
  } {
    %signed = irdl.any {varve.rule = "bool"}
    %storage = irdl.any {varve.rule = "AnyInteger"}
    %least = irdl.any {varve.rule = "i64"}
    %greatest = irdl.any {varve.rule = "i64"}
    %expressed = irdl.any {varve.rule = "AnyFloat"}
    %scale = irdl.any {varve.rule = "f64"}
    %zero = irdl.any {varve.rule = "i64"}
    %axis = irdl.any {varve.rule = "i32"}
    %channels = irdl.any {varve.rule = "array<record<scale: f64, zero: i64>>"}
    %blocks = irdl.any {varve.rule = "array<record<dimension: i32, size: i64>>"}
    %scales = irdl.any {varve.rule = "AnyFloatElementsAttr"}
    %zeros = irdl.any {varve.rule = "AnyIntElementsAttr"}
    irdl.parameters(
      signed: %signed,
      storage: %storage,
      least: %least,
      greatest: %greatest,
      expressed: %expressed,
      scale: %scale,
      zero: %zero,
      axis: %axis,
      channels: %channels,
      blocks: %blocks,
      scales: %scales,
      zeros: %zeros) {
      varve.optional = ["scale", "zero", "axis", "blocks", "scales", "zeros"],
      varve.defaults = {
        channels = []}
    }
  }
  irdl.operation @const_fake_quant attributes {
    varve.traits = ["SameOperandsAndResultType", "NoSideEffect"],
    varve.let = [
      "type($outputs) = type($inputs)"]
  } {
    %inputs = irdl.any {varve.rule = "TensorOf<F32>"}
    %outputs = irdl.any {varve.rule = "TensorOf<F32>"}
    %min = irdl.any {varve.rule = "F32Attr"}
    %max = irdl.any {varve.rule = "F32Attr"}
    %num_bits = irdl.any {varve.rule = "I64Attr"}
    %narrow_range = irdl.any {varve.rule = "BoolAttr"}
    %is_signed = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      inputs: %inputs)
    irdl.results(
      outputs: %outputs)
    irdl.attributes {
      "min" = %min,
      "max" = %max,
      "num_bits" = %num_bits,
      "narrow_range" = %narrow_range,
      "is_signed" = %is_signed
    } {
      varve.defaults = {
        narrow_range = false,
        is_signed = false}
    }
  }
  irdl.operation @const_fake_quant_per_axis attributes {
    varve.traits = ["SameOperandsAndResultType", "NoSideEffect"],
    varve.let = [
      "type($outputs) = type($inputs)"]
  } {
    %inputs = irdl.any {varve.rule = "TensorOf<F32>"}
    %outputs = irdl.any {varve.rule = "TensorOf<F32>"}
    %min = irdl.any {varve.rule = "ArrayOf<F32Attr>"}
    %max = irdl.any {varve.rule = "ArrayOf<F32Attr>"}
    %axis = irdl.any {varve.rule = "I64Attr"}
    %num_bits = irdl.any {varve.rule = "I64Attr"}
    %narrow_range = irdl.any {varve.rule = "BoolAttr"}
    %is_signed = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      inputs: %inputs)
    irdl.results(
      outputs: %outputs)
    irdl.attributes {
      "min" = %min,
      "max" = %max,
      "axis" = %axis,
      "num_bits" = %num_bits,
      "narrow_range" = %narrow_range,
      "is_signed" = %is_signed
    } {
      varve.defaults = {
        narrow_range = false,
        is_signed = false}
    }
  }
  irdl.operation @coupled_ref attributes {
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result0) = type($arg)"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %coupledKey = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "coupledKey" = %coupledKey
    }
  }
  irdl.operation @dcast attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @qcast attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @region attributes {
    varve.traits = ["NoSideEffect", "IsolatedFromAbove"],
    varve.terminator = "quant.return"
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    %input_specs = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %output_specs = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %logical_kernel = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "input_specs" = %input_specs,
      "output_specs" = %output_specs,
      "logical_kernel" = %logical_kernel
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @return attributes {
    varve.traits = ["Terminator"]
  } {
    %results = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      results: variadic %results)
  }
  irdl.operation @scast attributes {
    varve.traits = ["NoSideEffect"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>, AnySignlessInteger, TensorOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>, AnySignlessInteger, TensorOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @stats attributes {
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result0) = type($arg)"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %layerStats = irdl.any {varve.rule = "ElementsAttr"}
    %axisStats = irdl.any {varve.rule = "ElementsAttr"}
    %axis = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "layerStats" = %layerStats,
      "axisStats" = %axisStats,
      "axis" = %axis
    } {
      varve.optional = ["axisStats", "axis"]
    }
  }
  irdl.operation @stats_ref attributes {
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result0) = type($arg)"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfAnyRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %statsKey = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "statsKey" = %statsKey
    }
  }
}
