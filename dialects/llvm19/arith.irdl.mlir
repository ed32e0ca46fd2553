irdl.dialect @arith attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
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
  "varve.enum"() {
    sym_name = "FastMathFlags",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["reassoc", 1 : i32],
      ["nnan", 2 : i32],
      ["ninf", 4 : i32],
      ["nsz", 8 : i32],
      ["arcp", 16 : i32],
      ["contract", 32 : i32],
      ["afn", 64 : i32],
      ["fast", 127 : i32]
    ],
    bits,
    groups,
    separator = ","
  } : () -> ()
  "varve.enum"() {
    sym_name = "IntegerOverflowFlags",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["nsw", 1 : i32],
      ["nuw", 2 : i32]
    ],
    bits,
    groups,
    separator = ", "
  } : () -> ()
  irdl.operation @bitcast attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<SignlessIntegerOrIndexOrFloatLike, MemRefOf<AnyOf<AnySignlessInteger, Index, AnyFloat>>>"}
    %out = irdl.any {varve.rule = "AnyOf<SignlessIntegerOrIndexOrFloatLike, MemRefOf<AnyOf<AnySignlessInteger, Index, AnyFloat>>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @cmpi attributes {
    varve.format = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["InferIntRangeInterface", "Pure", "SameTypeOperands", "TypesMatchWith<lhs,result>", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = over(type($lhs), e: i1)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfAnyRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfAnyRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, VectorOfAnyRankOf<I1>, TensorOf<I1>>"}
    %predicate = irdl.any {varve.rule = "enum<@CmpIPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
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
