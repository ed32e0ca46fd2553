irdl.dialect @quant attributes {
  varve.set = "llvm19",
  varve.base = "llvm22"
} {
  irdl.operation @dcast attributes {
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @qcast attributes {
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @scast attributes {
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>, AnySignlessInteger, TensorOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnyFloat, AnyQuantizedType, TensorOf<AnyOf<AnyFloat, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnyFloat, AnyQuantizedType>>, AnySignlessInteger, TensorOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>, VectorOfNonZeroRankOf<AnyOf<AnySignlessInteger, AnyQuantizedType>>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
}
