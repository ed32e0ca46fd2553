irdl.dialect @complex attributes {
  varve.set = "llvm22",
  varve.depends = ["arith"]
} {
  "varve.enum"() {
    sym_name = "ComplexRangeFlags",
    storage = i32,
    cases = [
      ["improved", 1 : i32],
      ["basic", 2 : i32],
      ["none", 4 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  irdl.attribute @"#number" attributes {
    varve.traits = ["TypedAttr"],
    varve.format = "`<` `:` `` $format typed($real, canonical($format)) `,` typed($imag, canonical($format)) `>`",
    varve.type = "complex($format)"
  } {
    %format = irdl.any {varve.rule = "type"}
    %real = irdl.any {varve.rule = "FloatAttr"}
    %imag = irdl.any {varve.rule = "FloatAttr"}
    irdl.parameters(
      format: %format,
      real: %real,
      imag: %imag)
  }
  irdl.operation @abs attributes {
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["TypesMatchWith<complex,result>", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = elem(type($complex))"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "AnyFloat"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @add attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
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
  irdl.operation @angle attributes {
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["TypesMatchWith<complex,result>", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = elem(type($complex))"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "AnyFloat"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
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
    varve.traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
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
  irdl.operation @bitcast attributes {
    varve.format = "$operand attr-dict `:` type($operand) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %operand = irdl.any
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @conj attributes {
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @constant attributes {
    varve.format = "$value attr-dict `:` type($complex)",
    varve.traits = ["ConstantLike", "Pure", "OpAsmOpInterface"],
    varve.names = "cst"
  } {
    %complex = irdl.any {varve.rule = "AnyComplex"}
    %value = irdl.any {varve.rule = "ArrayAttr"}
    irdl.results(
      complex: %complex)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @cos attributes {
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @create attributes {
    varve.format = "$real `,` $imaginary attr-dict `:` type($complex)",
    varve.traits = ["Pure", "AllTypesMatch<real,imaginary>", "TypesMatchWith<complex,real>", "TypesMatchWith<complex,imaginary>"],
    varve.let = [
      "type($imaginary) = type($real)",
      "type($real) = elem(type($complex))",
      "type($imaginary) = elem(type($complex))"]
  } {
    %real = irdl.any {varve.rule = "AnyFloat"}
    %imaginary = irdl.any {varve.rule = "AnyFloat"}
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      real: %real,
      imaginary: %imaginary)
    irdl.results(
      complex: %complex)
  }
  irdl.operation @div attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
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
  irdl.operation @eq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs>", "Elementwise"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i1"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @exp attributes {
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
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
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @im attributes {
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["TypesMatchWith<complex,imaginary>", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($imaginary) = elem(type($complex))"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %imaginary = irdl.any {varve.rule = "AnyFloat"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
    irdl.results(
      imaginary: %imaginary)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @log attributes {
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
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
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @mul attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
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
  irdl.operation @neg attributes {
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @neq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs>", "Elementwise"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i1"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @pow attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
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
  irdl.operation @powi attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)",
    varve.traits = ["Pure", "Elementwise", "SameOperandsAndResultShape", "AllTypesMatch<lhs,result>", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "AnySignlessInteger"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.optional = ["fastmath"]
    }
  }
  irdl.operation @re attributes {
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["TypesMatchWith<complex,real>", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($real) = elem(type($complex))"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %real = irdl.any {varve.rule = "AnyFloat"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
    irdl.results(
      real: %real)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @rsqrt attributes {
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @sign attributes {
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
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
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
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
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath
    } {
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
  irdl.operation @sub attributes {
    varve.format = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
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
  irdl.operation @tan attributes {
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
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
    varve.format = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise", "ArithFastMathInterface"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %fastmath = irdl.base "#arith.fastmath"
    irdl.operands(
      complex: %complex)
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
