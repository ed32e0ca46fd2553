irdl.dialect @math attributes {
  varve.set = "llvm22",
  varve.depends = ["arith"]
} {
  irdl.operation @absf attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @acos attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
  irdl.operation @acosh attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
  irdl.operation @asin attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
  irdl.operation @asinh attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
  irdl.operation @atan attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
  irdl.operation @atanh attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
  irdl.operation @cbrt attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
  irdl.operation @clampf attributes {
    varve.format = "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($min) = type($value)",
      "type($max) = type($value)",
      "type($result) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "FloatLike"}
    %min = irdl.any {varve.rule = "FloatLike"}
    %max = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      value: %value,
      min: %min,
      max: %max)
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
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
  irdl.operation @cosh attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
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
    %operand = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
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
    %operand = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
  irdl.operation @erfc attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %a = irdl.any {varve.rule = "FloatLike"}
    %b = irdl.any {varve.rule = "FloatLike"}
    %c = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %lhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %rhs = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %result = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @isfinite attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["ArithFastMathInterface", "TypesMatchWith<operand,result>", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "BoolLike"}
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
  irdl.operation @isinf attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["ArithFastMathInterface", "TypesMatchWith<operand,result>", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "BoolLike"}
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
  irdl.operation @isnan attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["ArithFastMathInterface", "TypesMatchWith<operand,result>", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "BoolLike"}
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
  irdl.operation @isnormal attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["ArithFastMathInterface", "TypesMatchWith<operand,result>", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = over(type($operand), e: i1)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "BoolLike"}
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
  irdl.operation @log attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %lhs = irdl.any {varve.rule = "FloatLike"}
    %rhs = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
  irdl.operation @sincos attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)",
    varve.traits = ["SameOperandsAndResultShape", "ArithFastMathInterface", "AllTypesMatch<operand,sin,cos>", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($sin) = type($operand)",
      "type($cos) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %sin = irdl.any {varve.rule = "FloatLike"}
    %cos = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      sin: %sin,
      cos: %cos)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @sinh attributes {
    varve.format = "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
    %operand = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
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
