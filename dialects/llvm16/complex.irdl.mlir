irdl.dialect @complex attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "operation complex.bitcast"],
  varve.depends = ["arith"]
} {
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
