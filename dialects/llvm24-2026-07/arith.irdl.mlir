irdl.dialect @arith attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24"
} {
  irdl.operation @addf attributes {
    varve.format = "$lhs `,` $rhs ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "ArithFastMathInterface", "Commutative", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    %roundingmode = irdl.any {varve.rule = "enum<@RoundingMode>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath,
      "roundingmode" = %roundingmode
    } {
      varve.optional = ["roundingmode"],
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @divf attributes {
    varve.format = "$lhs `,` $rhs ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "ArithFastMathInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    %roundingmode = irdl.any {varve.rule = "enum<@RoundingMode>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath,
      "roundingmode" = %roundingmode
    } {
      varve.optional = ["roundingmode"],
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @extui attributes {
    varve.format = "$in (`nneg` $nonNeg^)? attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["InferIntRangeInterface", "Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %nonNeg = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
    irdl.attributes {
      "nonNeg" = %nonNeg
    } {
      varve.optional = ["nonNeg"]
    }
  }
  irdl.operation @index_castui attributes {
    varve.format = "$in (`nneg` $nonNeg^)? attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["InferIntRangeInterface", "Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<SignlessIntegerOrIndexLike, MemRefOf<AnyOf<AnySignlessInteger, Index>>>"}
    %out = irdl.any {varve.rule = "AnyOf<SignlessIntegerOrIndexLike, MemRefOf<AnyOf<AnySignlessInteger, Index>>>"}
    %nonNeg = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
    irdl.attributes {
      "nonNeg" = %nonNeg
    } {
      varve.optional = ["nonNeg"]
    }
  }
  irdl.operation @mulf attributes {
    varve.format = "$lhs `,` $rhs ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "ArithFastMathInterface", "Commutative", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    %roundingmode = irdl.any {varve.rule = "enum<@RoundingMode>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath,
      "roundingmode" = %roundingmode
    } {
      varve.optional = ["roundingmode"],
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @subf attributes {
    varve.format = "$lhs `,` $rhs ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "ArithFastMathInterface", "SameOperandsAndResultType", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    %roundingmode = irdl.any {varve.rule = "enum<@RoundingMode>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath,
      "roundingmode" = %roundingmode
    } {
      varve.optional = ["roundingmode"],
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @uitofp attributes {
    varve.format = "$in (`nneg` $nonNeg^)? attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "SameInputOutputTensorDims", "CastOpInterface", "VectorUnrollOpInterface", "NoMemoryEffect", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfAnyRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "FloatLike"}
    %nonNeg = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
    irdl.attributes {
      "nonNeg" = %nonNeg
    } {
      varve.optional = ["nonNeg"]
    }
  }
  irdl.operation @convertf {
    %any = irdl.any
    %a_roundingmode = irdl.any
    %a_fastmath = irdl.any
    irdl.operands(
      in: %any)
    irdl.results(
      out: %any)
    irdl.attributes {
      "roundingmode" = %a_roundingmode,
      "fastmath" = %a_fastmath
    } {
      varve.optional = ["roundingmode", "fastmath"]
    }
  }
  irdl.operation @flush_denormals {
    %any = irdl.any
    %a_fastmath = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
    irdl.attributes {
      "fastmath" = %a_fastmath
    } {
      varve.optional = ["fastmath"]
    }
  }
  irdl.operation @subui_extended {
    %any = irdl.any
    irdl.operands(
      lhs: %any,
      rhs: %any)
    irdl.results(
      diff: %any,
      borrow: %any)
  }
}
