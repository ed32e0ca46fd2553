irdl.dialect @quant attributes {
  varve.set = "llvm16",
  varve.base = "llvm19"
} {
  irdl.operation @dcast attributes {
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @qcast attributes {
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @scast attributes {
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>, AnySignlessInteger, TensorOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>, AnySignlessInteger, TensorOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      result0: %result0)
  }
}
