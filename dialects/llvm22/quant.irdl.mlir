irdl.dialect @quant attributes {
  varve.set = "llvm22"
} {
  irdl.operation @dcast attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($result)",
    varve.traits = ["Pure", "quant_SameScalarOrTensorShape"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnyQuantizedType, TensorOf<AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, TensorOf<AnyFloat>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @qcast attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($result)",
    varve.traits = ["Pure", "quant_SameScalarOrTensorShape"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnyFloat, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyQuantizedType, TensorOf<AnyQuantizedType>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @scast attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($result)",
    varve.traits = ["Pure", "quant_SameScalarOrTensorShape", "quant_IntegerAndQuantizedCombination"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyQuantizedType, TensorOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyQuantizedType, TensorOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
}
