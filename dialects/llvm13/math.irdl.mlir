irdl.dialect @math attributes {
  varve.set = "llvm13"
} {
  irdl.operation @atan attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @atan2 attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cos attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @exp attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @exp2 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @expm1 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @log attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @log10 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @log1p attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @log2 attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @powf attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @rsqrt attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @sin attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @sqrt attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @tanh attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable", "NoSideEffect"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfAnyRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
}
