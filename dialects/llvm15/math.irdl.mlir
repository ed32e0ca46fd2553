irdl.dialect @math attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "operation math.absf",
    "operation math.absi",
    "operation math.cbrt",
    "operation math.fpowi",
    "operation math.ipowi",
    "operation math.roundeven",
    "operation math.trunc"]
} {
  irdl.operation @abs attributes {
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
  irdl.operation @atan attributes {
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
  irdl.operation @atan2 attributes {
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
  irdl.operation @ceil attributes {
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
  irdl.operation @copysign attributes {
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
  irdl.operation @cos attributes {
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
  irdl.operation @erf attributes {
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
  irdl.operation @exp attributes {
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
  irdl.operation @exp2 attributes {
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
  irdl.operation @expm1 attributes {
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
  irdl.operation @floor attributes {
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
  irdl.operation @fma attributes {
    varve.format = "$a `,` $b `,` $c attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($result) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      result: %result)
  }
  irdl.operation @log attributes {
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
  irdl.operation @log10 attributes {
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
  irdl.operation @log1p attributes {
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
  irdl.operation @log2 attributes {
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
  irdl.operation @powf attributes {
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
  irdl.operation @round attributes {
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
  irdl.operation @rsqrt attributes {
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
  irdl.operation @sin attributes {
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
  irdl.operation @sqrt attributes {
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
  irdl.operation @tan attributes {
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
  irdl.operation @tanh attributes {
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
}
