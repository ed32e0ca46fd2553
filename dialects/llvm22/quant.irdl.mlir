irdl.dialect @quant attributes {
  varve.set = "llvm22"
} {
  irdl.operation @dcast attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($result)",
    varve.traits = ["Pure", "quant_SameScalarOrTensorShape"]
  } {
    %input = irdl.any {varve.rule = "quant_QuantizedScalarOrTensor"}
    %result = irdl.any {varve.rule = "quant_FloatScalarOrTensor"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @qcast attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($result)",
    varve.traits = ["Pure", "quant_SameScalarOrTensorShape"]
  } {
    %input = irdl.any {varve.rule = "quant_FloatScalarOrTensor"}
    %result = irdl.any {varve.rule = "quant_QuantizedScalarOrTensor"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @scast attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($result)",
    varve.traits = ["Pure", "quant_SameScalarOrTensorShape", "quant_IntegerAndQuantizedCombination"]
  } {
    %input = irdl.any {varve.rule = "quant_IntegerOrQuantizedScalarOrTensor"}
    %result = irdl.any {varve.rule = "quant_IntegerOrQuantizedScalarOrTensor"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
}
