irdl.dialect @arith attributes {
  varve.set = "llvm18",
  varve.base = "llvm19",
  varve.state = "iree-compiler 20231113.707"
} {
  irdl.operation @addi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmpf attributes {
    varve.format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure", "SameTypeOperands", "TypesMatchWith<lhs,result>", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = over(type($lhs), e: i1)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, VectorOfNonZeroRankOf<I1>, TensorOf<I1>>"}
    %predicate = irdl.any {varve.rule = "enum<@CmpFPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @muli attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @shli attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @subi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
}
