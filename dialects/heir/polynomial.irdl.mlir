irdl.dialect @polynomial attributes {
  varve.set = "heir",
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "Form",
    storage = i32,
    cases = [
      ["coeff", 0 : i32],
      ["eval", 1 : i32]
    ]
  } : () -> ()
  irdl.type @"!polynomial" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["OpAsmTypeInterface"],
    varve.alias = "poly"
  } {
    %ring = irdl.base "#polynomial.ring"
    %form = irdl.any {varve.rule = "enum<@Form>"}
    irdl.parameters(
      ring: %ring,
      form: %form) {
      varve.defaults = {
        form = 0 : i32}
    }
  }
  irdl.attribute @"#chebyshev_polynomial" attributes {
    varve.format = "`<` $coefficients `>`"
  } {
    %coefficients = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      coefficients: %coefficients)
  }
  irdl.attribute @"#float_polynomial" attributes {
    varve.format = ["`<` each($terms sorted by `+`: one( printed plain($terms.coefficient) let($terms.exponent = 0)", "| let($terms.coefficient = 1) name(`x`) one( let($terms.exponent = 1) | `` `*` `` `*` `` $terms.exponent )", "| plain($terms.coefficient) one( let($terms.exponent = 0)", "  | `` name(`x`) one( let($terms.exponent = 1) | `` `*` `` `*` `` $terms.exponent ) ) )) `>`"]
  } {
    %terms = irdl.any {varve.rule = "array<record<exponent: i64, coefficient: f64>>"}
    irdl.parameters(
      terms: %terms)
  }
  irdl.attribute @"#int_polynomial" attributes {
    varve.format = ["`<` each($terms sorted by `+`: one( printed number($terms.coefficient, i256) let($terms.exponent = 0)", "| let($terms.coefficient = integer(1, i256)) name(`x`) one( let($terms.exponent = 1) | `` `*` `` `*` `` $terms.exponent )", "| number($terms.coefficient, i256) one( let($terms.exponent = 0)", "  | `` name(`x`) one( let($terms.exponent = 1) | `` `*` `` `*` `` $terms.exponent ) ) )) `>`"]
  } {
    %terms = irdl.any {varve.rule = "array<record<exponent: i64, coefficient: attribute>>"}
    irdl.parameters(
      terms: %terms)
  }
  irdl.attribute @"#primitive_root" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %value = irdl.any {varve.rule = "attribute"}
    %degree = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      value: %value,
      degree: %degree)
  }
  irdl.attribute @"#ring" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["OpAsmAttrInterface"],
    varve.alias = "ring_{if(has(alias($coefficientType)), alias($coefficientType), $coefficientType)}{if(has($polynomialModulus), '_', '')}{if(has($polynomialModulus), join(map(t in $polynomialModulus.terms: concat(if(signed(t.coefficient) = '1' and t.exponent > 0, '', signed(t.coefficient)), if(t.exponent > 0, 'x', ''), if(t.exponent > 1, t.exponent, ''))), '_'), '')}"
  } {
    %coefficientType = irdl.any {varve.rule = "type"}
    %polynomialModulus = irdl.base "#polynomial.int_polynomial"
    irdl.parameters(
      coefficientType: %coefficientType,
      polynomialModulus: %polynomialModulus) {
      varve.optional = ["polynomialModulus"]
    }
  }
  irdl.attribute @"#rns_polynomial" attributes {
    varve.traits = ["TypedAttr"],
    varve.format = "`<` $coefficients (`,` $form^)? `>` `:` $type self($type)"
  } {
    %coefficients = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %type = irdl.any {varve.rule = "type"}
    %form = irdl.any {varve.rule = "enum<@Form>"}
    irdl.parameters(
      coefficients: %coefficients,
      type: %type,
      form: %form) {
      varve.defaults = {
        form = 0 : i32}
    }
  }
  irdl.attribute @"#typed_chebyshev_polynomial" attributes {
    varve.format = "$value `:` $type"
  } {
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.base "#polynomial.chebyshev_polynomial"
    irdl.parameters(
      type: %type,
      value: %value)
  }
  irdl.attribute @"#typed_float_polynomial" attributes {
    varve.format = "$value `:` $type"
  } {
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.base "#polynomial.float_polynomial"
    irdl.parameters(
      type: %type,
      value: %value)
  }
  irdl.attribute @"#typed_int_polynomial" attributes {
    varve.format = "$value `:` $type"
  } {
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.base "#polynomial.int_polynomial"
    irdl.parameters(
      type: %type,
      value: %value)
  }
  irdl.operation @add attributes {
    varve.format = "operands attr-dict `:` type($result)",
    varve.traits = ["Commutative", "SameOperandsAndResultForm", "Pure", "SameOperandsAndResultType", "ElementwiseMappable"],
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
  irdl.operation @apply_coefficientwise attributes {
    varve.format = "`(` $input `:` type($input) `)` attr-dict-with-keyword $body `->` type($output)",
    varve.traits = ["Pure", "SingleBlock"]
  } {
    %input = irdl.base "!polynomial.polynomial"
    %output = irdl.base "!polynomial.polynomial"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @constant attributes {
    varve.printer = "code",
    varve.traits = ["ConstantLike", "Pure"],
    varve.format = ["one( `int` `` $int let($value = #polynomial.typed_int_polynomial(type($output), $int)) attr-dict `:` qualified(type($output))", "| `float` `` $float let($value = #polynomial.typed_float_polynomial(type($output), $float)) attr-dict `:` qualified(type($output))", "| $value let(type($output) = $value.type) attr-dict )"],
    varve.locals = {float = ["#polynomial.float_polynomial", "if(mnemonic($value) = 'typed_float_polynomial', $value.value, absent)"], int = ["#polynomial.int_polynomial", "if(mnemonic($value) = 'typed_int_polynomial', $value.value, absent)"]}
  } {
    %output = irdl.base "!polynomial.polynomial"
    %value = irdl.any {varve.rule = "AnyOf<#polynomial.typed_float_polynomial, #polynomial.typed_int_polynomial, #polynomial.typed_chebyshev_polynomial, #polynomial.rns_polynomial>"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @eval attributes {
    varve.format = "$polynomial `,` $value attr-dict `:` type($value)",
    varve.traits = ["AllTypesMatch<value,output>", "ElementwiseMappable", "FixedFormCoeff", "Pure"],
    varve.let = [
      "type($output) = type($value)"]
  } {
    %value = irdl.any
    %output = irdl.any
    %polynomial = irdl.any {varve.rule = "AnyOf<#polynomial.typed_float_polynomial, #polynomial.typed_int_polynomial, #polynomial.typed_chebyshev_polynomial, #polynomial.rns_polynomial>"}
    irdl.operands(
      value: %value)
    irdl.results(
      output: %output)
    irdl.attributes {
      "polynomial" = %polynomial
    }
  }
  irdl.operation @extract_slice attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["Pure", "SameOperandsAndResultForm", "InferTypeOpInterface"]
  } {
    %input = irdl.base "!polynomial.polynomial"
    %output = irdl.base "!polynomial.polynomial"
    %start = irdl.any {varve.rule = "IndexAttr"}
    %size = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "start" = %start,
      "size" = %size
    }
  }
  irdl.operation @from_tensor attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any {varve.rule = "AnyRankedTensor"}
    %output = irdl.base "!polynomial.polynomial"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @intt attributes {
    varve.format = "$input attr-dict `:` qualified(type($input))",
    varve.traits = ["Pure", "ElementwiseMappable", "InferTypeOpInterface"],
    varve.let = ["type($output) = over(type($input), e: with(e, form = 'coeff'))"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    %output = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
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
    varve.traits = ["FixedFormCoeff", "Pure"],
    varve.let = [
      "type($degree) = index"]
  } {
    %input = irdl.base "!polynomial.polynomial"
    %degree = irdl.any {varve.rule = "Index"}
    %coefficient = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      degree: %degree,
      coefficient: %coefficient)
  }
  irdl.operation @mod_switch attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($output)",
    varve.traits = ["Pure", "SameOperandsAndResultForm"]
  } {
    %input = irdl.base "!polynomial.polynomial"
    %output = irdl.base "!polynomial.polynomial"
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @monic_monomial_mul attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["AllTypesMatch<input,output>", "FixedFormCoeff", "Pure"],
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
    %coefficient = irdl.any
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
    varve.traits = ["Commutative", "SameOperandsAndResultForm", "Pure", "SameOperandsAndResultType", "ElementwiseMappable"],
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
    varve.traits = ["ElementwiseMappable", "AllTypesMatch<polynomial,output>", "SameOperandsAndResultForm", "Pure"],
    varve.let = [
      "type($output) = type($polynomial)"]
  } {
    %polynomial = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    %scalar = irdl.any
    %output = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    irdl.operands(
      polynomial: %polynomial,
      scalar: %scalar)
    irdl.results(
      output: %output)
  }
  irdl.operation @ntt attributes {
    varve.format = "$input attr-dict `:` qualified(type($input))",
    varve.traits = ["Pure", "ElementwiseMappable", "InferTypeOpInterface"],
    varve.let = ["type($output) = over(type($input), e: with(e, form = 'eval'))"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
    %output = irdl.any {varve.rule = "AnyOf<!polynomial.polynomial, ValueSemanticsContainerOf<!polynomial.polynomial>>"}
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
    varve.traits = ["SameOperandsAndResultForm", "Pure", "SameOperandsAndResultType", "ElementwiseMappable"],
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
    %output = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @yield attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Terminator", "HasParent<polynomial.apply_coefficientwise>", "Pure"]
  } {
    %operand = irdl.any
    irdl.operands(
      operand: %operand)
  }
}
