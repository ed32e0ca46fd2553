irdl.dialect @complex attributes {
  varve.set = "llvm13"
} {
  irdl.operation @abs attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["TypesMatchWith<complex,result>", "NoSideEffect", "Elementwise"],
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
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise"],
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
  irdl.operation @create attributes {
    varve.format = "$real `,` $imaginary attr-dict `:` type($complex)",
    varve.traits = ["NoSideEffect", "AllTypesMatch<real,imaginary>", "TypesMatchWith<complex,real>", "TypesMatchWith<complex,imaginary>"],
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
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise"],
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
    varve.traits = ["NoSideEffect", "AllTypesMatch<lhs,rhs>", "Elementwise"],
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
    varve.traits = ["SameOperandsAndResultType", "NoSideEffect", "Elementwise"],
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
    varve.traits = ["TypesMatchWith<complex,imaginary>", "NoSideEffect", "Elementwise"],
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
    varve.traits = ["SameOperandsAndResultType", "NoSideEffect", "Elementwise"],
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
    varve.traits = ["SameOperandsAndResultType", "NoSideEffect", "Elementwise"],
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
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise"],
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
    varve.traits = ["SameOperandsAndResultType", "NoSideEffect", "Elementwise"],
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
    varve.traits = ["NoSideEffect", "AllTypesMatch<lhs,rhs>", "Elementwise"],
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
  irdl.operation @re attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["TypesMatchWith<complex,real>", "NoSideEffect", "Elementwise"],
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
  irdl.operation @sign attributes {
    varve.format = "$complex attr-dict `:` type($complex)",
    varve.traits = ["SameOperandsAndResultType", "NoSideEffect", "Elementwise"],
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
    varve.traits = ["NoSideEffect", "SameOperandsAndResultType", "Elementwise"],
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
}
