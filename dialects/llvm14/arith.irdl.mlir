irdl.dialect @arith attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "operation arith.select"]
} {
  irdl.operation @bitcast attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["SameOperandsAndResultShape", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>, AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>, MemRefOf<AnyOf<AnySignlessInteger, Index, AnyFloat>>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>, AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>, MemRefOf<AnyOf<AnySignlessInteger, Index, AnyFloat>>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @constant attributes {
    varve.format = "attr-dict $value",
    varve.traits = ["ConstantLike", "Pure", "TypesMatchWith<value,result>"],
    varve.let = [
      "type($result) = typeof($value)"],
    varve.names = "rule:constant"
  } {
    %result = irdl.any
    %value = irdl.any
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @extf attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["SameOperandsAndResultShape", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @extsi attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["SameOperandsAndResultShape", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfNonZeroRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfNonZeroRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @extui attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["SameOperandsAndResultShape", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfNonZeroRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfNonZeroRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @fptosi attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["SameOperandsAndResultShape", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfNonZeroRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @fptoui attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["SameOperandsAndResultShape", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfNonZeroRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @index_cast attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["SameOperandsAndResultShape", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>, MemRefOf<AnyOf<AnySignlessInteger, Index>>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>, MemRefOf<AnyOf<AnySignlessInteger, Index>>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @sitofp attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["SameOperandsAndResultShape", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfNonZeroRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @truncf attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["SameOperandsAndResultShape", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @trunci attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["SameOperandsAndResultShape", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfNonZeroRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfNonZeroRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @uitofp attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["SameOperandsAndResultShape", "Pure", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfNonZeroRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
}
