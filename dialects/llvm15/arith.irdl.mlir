irdl.dialect @arith attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "attribute fastmath",
    "enum FastMathFlags",
    "operation arith.addui_extended",
    "operation arith.index_castui",
    "operation arith.mulsi_extended",
    "operation arith.mului_extended"]
} {
  irdl.operation @addf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Commutative", "SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @ceildivsi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["InferIntRangeInterface", "SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
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
  irdl.operation @ceildivui attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["InferIntRangeInterface", "SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
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
  irdl.operation @constant attributes {
    varve.format = "attr-dict $value",
    varve.traits = ["ConstantLike", "Pure", "OpAsmOpInterface", "AllTypesMatch<value,result>", "InferIntRangeInterface"],
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
  irdl.operation @divf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @divsi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["InferIntRangeInterface", "SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
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
  irdl.operation @divui attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["InferIntRangeInterface", "SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
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
  irdl.operation @extsi attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["InferIntRangeInterface", "SameOperandsAndResultShape", "CastOpInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
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
    varve.traits = ["InferIntRangeInterface", "SameOperandsAndResultShape", "CastOpInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
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
    varve.traits = ["SameOperandsAndResultShape", "CastOpInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
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
    varve.traits = ["SameOperandsAndResultShape", "CastOpInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfNonZeroRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @maxf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Commutative", "SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @minf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Commutative", "SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @mulf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Commutative", "SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @negf attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @remf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @sitofp attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["SameOperandsAndResultShape", "CastOpInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfNonZeroRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @subf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @trunci attributes {
    varve.format = "$in attr-dict `:` type($in) `to` type($out)",
    varve.traits = ["InferIntRangeInterface", "SameOperandsAndResultShape", "CastOpInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
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
    varve.traits = ["SameOperandsAndResultShape", "CastOpInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, VectorOfNonZeroRankOf<AnySignlessInteger>, TensorOf<AnySignlessInteger>>"}
    %out = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
}
