irdl.dialect @complex attributes {
  varve.set = "llvm16",
  varve.depends = ["arith"]
} {
  irdl.attribute @"#number" attributes {
    varve.syntax = "hook:complex.number",
    varve.traits = ["TypedAttr"]
  } {
    %real = irdl.any {varve.rule = "apfloat"}
    %imag = irdl.any {varve.rule = "apfloat"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      real: %real,
      imag: %imag,
      type: %type) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.operation @abs attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["TypesMatchWith<complex,result>", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = elem(type($complex))"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "AnyFloat"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
  }
  irdl.operation @add attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Elementwise"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @angle attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["TypesMatchWith<complex,result>", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = elem(type($complex))"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "AnyFloat"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
  }
  irdl.operation @atan2 attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Elementwise"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @conj attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
  }
  irdl.operation @constant attributes {
    varve.format = "$value attr-dict `:` type($complex)",
    varve.traits = ["ConstantLike", "Pure", "OpAsmOpInterface"],
    varve.names = "cst"
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %value = irdl.any {varve.rule = "ArrayAttr"}
    irdl.results(
      complex: %complex)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @cos attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
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
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Elementwise"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
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
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
  }
  irdl.operation @expm1 attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
  }
  irdl.operation @im attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["TypesMatchWith<complex,imaginary>", "Pure", "Elementwise"],
    varve.let = [
      "type($imaginary) = elem(type($complex))"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %imaginary = irdl.any {varve.rule = "AnyFloat"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      imaginary: %imaginary)
  }
  irdl.operation @log attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
  }
  irdl.operation @log1p attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
  }
  irdl.operation @mul attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Elementwise"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @neg attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
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
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Elementwise"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @re attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["TypesMatchWith<complex,real>", "Pure", "Elementwise"],
    varve.let = [
      "type($real) = elem(type($complex))"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %real = irdl.any {varve.rule = "AnyFloat"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      real: %real)
  }
  irdl.operation @rsqrt attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
  }
  irdl.operation @sign attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
  }
  irdl.operation @sin attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
  }
  irdl.operation @sqrt attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
  }
  irdl.operation @sub attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Elementwise"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @tan attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
  }
  irdl.operation @tanh attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "Pure", "Elementwise"],
    varve.let = [
      "type($result) = type($complex)"]
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %result = irdl.any {varve.rule = "Complex<AnyFloat>"}
    irdl.operands(
      complex: %complex)
    irdl.results(
      result: %result)
  }
}
