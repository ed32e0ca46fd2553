irdl.dialect @quant attributes {
  varve.set = "llvm15",
  varve.base = "llvm16"
} {
  irdl.operation @const_fake_quant attributes {
    varve.traits = ["SameOperandsAndResultType", "Pure"],
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
    varve.traits = ["SameOperandsAndResultType", "Pure"],
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
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %coupledKey = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "coupledKey" = %coupledKey
    }
  }
  irdl.operation @region attributes {
    varve.traits = ["Pure", "IsolatedFromAbove"],
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
  irdl.operation @stats attributes {
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result0) = type($arg)"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
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
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
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
