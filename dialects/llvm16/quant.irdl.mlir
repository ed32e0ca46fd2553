irdl.dialect @quant attributes {
  varve.set = "llvm16",
  varve.base = "llvm19"
} {
  irdl.type @"!uniform" attributes {
    varve.codes = [[4, "varint $signed, type $storage, type $expressed, f64 $scale, svarint $zero, svarint $least, svarint $greatest"]],
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
