irdl.dialect @arith attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation arith.scaling_extf",
    "operation arith.scaling_truncf"]
} {
  "varve.enum"() {
    sym_name = "AtomicRMWKind",
    storage = i64,
    cases = [
      ["addf", 0 : i64],
      ["addi", 1 : i64],
      ["assign", 2 : i64],
      ["maximumf", 3 : i64],
      ["maxs", 4 : i64],
      ["maxu", 5 : i64],
      ["minimumf", 6 : i64],
      ["mins", 7 : i64],
      ["minu", 8 : i64],
      ["mulf", 9 : i64],
      ["muli", 10 : i64],
      ["ori", 11 : i64],
      ["andi", 12 : i64],
      ["maxnumf", 13 : i64],
      ["minnumf", 14 : i64]
    ]
  } : () -> ()
  irdl.operation @divsi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["ConditionallySpeculatable", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @divui attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["ConditionallySpeculatable", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @shrsi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @shrui attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "InferIntRangeInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @trunci attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["InferIntRangeInterface", "Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
}
