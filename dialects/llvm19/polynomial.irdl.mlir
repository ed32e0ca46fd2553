irdl.dialect @polynomial attributes {
  varve.set = "llvm19"
} {
  irdl.type @"!polynomial" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %ring = irdl.base "#polynomial.ring"
    irdl.parameters(
      ring: %ring)
  }
  irdl.attribute @"#float_polynomial" attributes {
    varve.syntax = "hook:polynomial.float_polynomial"
  } {
    %polynomial = irdl.any {varve.rule = "opaque"}
    irdl.parameters(
      polynomial: %polynomial)
  }
  irdl.attribute @"#int_polynomial" attributes {
    varve.syntax = "hook:polynomial.int_polynomial"
  } {
    %polynomial = irdl.any {varve.rule = "opaque"}
    irdl.parameters(
      polynomial: %polynomial)
  }
  irdl.attribute @"#primitive_root" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %value = irdl.any {varve.rule = "APIntAttr"}
    %degree = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      value: %value,
      degree: %degree)
  }
  irdl.attribute @"#ring" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %coefficientType = irdl.any {varve.rule = "type"}
    %coefficientModulus = irdl.any {varve.rule = "APIntAttr"}
    %polynomialModulus = irdl.base "#polynomial.int_polynomial"
    irdl.parameters(
      coefficientType: %coefficientType,
      coefficientModulus: %coefficientModulus,
      polynomialModulus: %polynomialModulus) {
      varve.optional = ["coefficientModulus", "polynomialModulus"]
    }
  }
  irdl.attribute @"#typed_float_polynomial" attributes {
    varve.format = "$value `:` $type",
    varve.traits = ["TypedAttr"]
  } {
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.base "#polynomial.float_polynomial"
    irdl.parameters(
      type: %type,
      value: %value)
  }
  irdl.attribute @"#typed_int_polynomial" attributes {
    varve.format = "$value `:` $type",
    varve.traits = ["TypedAttr"]
  } {
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.base "#polynomial.int_polynomial"
    irdl.parameters(
      type: %type,
      value: %value)
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Pure", "SameOperandsAndResultType", "ElementwiseMappable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    %result = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @constant attributes {
    varve.syntax = "hook:polynomial.constant",
    varve.traits = ["Pure", "InferTypeOpAdaptor"]
  } {
    %output = irdl.base "!polynomial.polynomial"
    %value = irdl.any {varve.rule = "AnyOf<#polynomial.typed_float_polynomial, #polynomial.typed_int_polynomial>"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @from_tensor attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any {varve.rule = "RankedTensorOf<AnyInteger>"}
    %output = irdl.base "!polynomial.polynomial"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @intt attributes {
    varve.format = "$input attr-dict `:` qualified(type($input)) `->` type($output)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any {varve.rule = "RankedTensorOf<AnyInteger>"}
    %output = irdl.base "!polynomial.polynomial"
    %root = irdl.base "#polynomial.primitive_root"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "root" = %root
    } {
      varve.optional = ["root"]
    }
  }
  irdl.operation @leading_term attributes {
    varve.format = "operands attr-dict `:` type($input) `->` `(` type($degree) `,` type($coefficient) `)`",
    varve.traits = ["Pure"],
    varve.let = [
      "type($degree) = index"]
  } {
    %input = irdl.base "!polynomial.polynomial"
    %degree = irdl.any {varve.rule = "Index"}
    %coefficient = irdl.any {varve.rule = "AnyInteger"}
    irdl.operands(
      input: %input)
    irdl.results(
      degree: %degree,
      coefficient: %coefficient)
  }
  irdl.operation @monic_monomial_mul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["AllTypesMatch<input,output>", "Pure"],
    varve.let = [
      "type($output) = type($input)",
      "type($monomialDegree) = index"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    %monomialDegree = irdl.any {varve.rule = "Index"}
    %output = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    irdl.operands(
      input: %input,
      monomialDegree: %monomialDegree)
    irdl.results(
      output: %output)
  }
  irdl.operation @monomial attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($degree) = index"]
  } {
    %coefficient = irdl.any {varve.rule = "AnyInteger"}
    %degree = irdl.any {varve.rule = "Index"}
    %output = irdl.base "!polynomial.polynomial"
    irdl.operands(
      coefficient: %coefficient,
      degree: %degree)
    irdl.results(
      output: %output)
  }
  irdl.operation @mul attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "Pure", "SameOperandsAndResultType", "ElementwiseMappable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    %result = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @mul_scalar attributes {
    varve.format = "operands attr-dict `:` type($polynomial) `,` type($scalar)",
    varve.traits = ["ElementwiseMappable", "AllTypesMatch<polynomial,output>", "Pure"],
    varve.let = [
      "type($output) = type($polynomial)"]
  } {
    %polynomial = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    %scalar = irdl.any {varve.rule = "AnyInteger"}
    %output = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    irdl.operands(
      polynomial: %polynomial,
      scalar: %scalar)
    irdl.results(
      output: %output)
  }
  irdl.operation @ntt attributes {
    varve.format = "$input attr-dict `:` qualified(type($input)) `->` type($output)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.base "!polynomial.polynomial"
    %output = irdl.any {varve.rule = "RankedTensorOf<AnyInteger>"}
    %root = irdl.base "#polynomial.primitive_root"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "root" = %root
    } {
      varve.optional = ["root"]
    }
  }
  irdl.operation @sub attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "ElementwiseMappable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    %result = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @to_tensor attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.base "!polynomial.polynomial"
    %output = irdl.any {varve.rule = "RankedTensorOf<AnyInteger>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
}
