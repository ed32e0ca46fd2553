irdl.dialect @math_ext attributes {
  varve.set = "heir"
} {
  irdl.operation @sigmoid attributes {
    varve.format = "$value attr-dict `:` type($result)",
    varve.traits = ["Pure", "ElementwiseMappable", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @sign attributes {
    varve.format = "$value attr-dict `:` type($result)",
    varve.traits = ["Pure", "ElementwiseMappable", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "SignlessIntegerOrFloatLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrFloatLike"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @softmax attributes {
    varve.format = "$value attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyFloat>, RankIs<1, 2, 3>>"}
    %result = irdl.any {varve.rule = "AllOf<RankedTensorOf<AnyFloat>, RankIs<1, 2, 3>>"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
}
