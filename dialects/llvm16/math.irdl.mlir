irdl.dialect @math attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "operation math.acos",
    "operation math.acosh",
    "operation math.asin",
    "operation math.asinh",
    "operation math.atanh",
    "operation math.cosh",
    "operation math.sinh"]
} {
  irdl.operation @absf attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @absi attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @atan attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @atan2 attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @cbrt attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @ceil attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @copysign attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @cos attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @ctlz attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @ctpop attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @cttz attributes {
    varve.format = "$operand attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @erf attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @exp attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @exp2 attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @expm1 attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @floor attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @fma attributes {
    varve.format = "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($result) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @fpowi attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)",
    varve.traits = ["SameOperandsAndResultShape", "AllTypesMatch<lhs,result>", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessIntegerOrIndex, VectorOfNonZeroRankOf<AnySignlessIntegerOrIndex>, TensorOf<AnySignlessIntegerOrIndex>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @ipowi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
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
  irdl.operation @log attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @log10 attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @log1p attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @log2 attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @powf attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @round attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @roundeven attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @rsqrt attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @sin attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @sqrt attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @tan attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @tanh attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @trunc attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyFloat, VectorOfNonZeroRankOf<AnyFloat>, TensorOf<AnyFloat>>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
}
