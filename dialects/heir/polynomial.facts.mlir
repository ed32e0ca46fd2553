// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names of values and aliases that the C++ of the types gives.
irdl.dialect @polynomial attributes {varve.llvm = "24"} {
  irdl.type @"!polynomial" attributes {varve.alias = "poly"} {
    %ring = irdl.base "#polynomial.ring"
    %form = irdl.any {varve.rule = "enum<@Form>"}
    irdl.parameters(ring: %ring, form: %form) {varve.defaults = {form = 0 : i32}}
  }
  irdl.operation @ntt attributes {varve.let = ["type($output) = over(type($input), e: with(e, form = 'eval'))"]} {
  }
  irdl.operation @intt attributes {varve.let = ["type($output) = over(type($input), e: with(e, form = 'coeff'))"]} {
  }
  // The terms, by ascending exponent; upstream accepts any word for x.
  irdl.attribute @"#int_polynomial" attributes {
    varve.format = ["`<` each($terms sorted by `+`: one( printed number($terms.coefficient, i256) let($terms.exponent = 0)",
      "| let($terms.coefficient = integer(1, i256)) name(`x`) one( let($terms.exponent = 1) | `` `*` `` `*` `` $terms.exponent )",
      "| number($terms.coefficient, i256) one( let($terms.exponent = 0)",
      "  | `` name(`x`) one( let($terms.exponent = 1) | `` `*` `` `*` `` $terms.exponent ) ) )) `>`"]
  } {
    %terms = irdl.any {varve.rule = "array<record<exponent: i64, coefficient: attribute>>"}
    irdl.parameters(terms: %terms)
  }
  irdl.attribute @"#float_polynomial" attributes {
    varve.format = ["`<` each($terms sorted by `+`: one( printed plain($terms.coefficient) let($terms.exponent = 0)",
      "| let($terms.coefficient = 1) name(`x`) one( let($terms.exponent = 1) | `` `*` `` `*` `` $terms.exponent )",
      "| plain($terms.coefficient) one( let($terms.exponent = 0)",
      "  | `` name(`x`) one( let($terms.exponent = 1) | `` `*` `` `*` `` $terms.exponent ) ) )) `>`"]
  } {
    %terms = irdl.any {varve.rule = "array<record<exponent: i64, coefficient: f64>>"}
    irdl.parameters(terms: %terms)
  }
  irdl.attribute @"#ring" attributes {varve.alias = "ring_{if(has(alias($coefficientType)), alias($coefficientType), $coefficientType)}{if(has($polynomialModulus), '_', '')}{if(has($polynomialModulus), join(map(t in $polynomialModulus.terms: concat(if(signed(t.coefficient) = '1' and t.exponent > 0, '', signed(t.coefficient)), if(t.exponent > 0, 'x', ''), if(t.exponent > 1, t.exponent, ''))), '_'), '')}"} {
  }
  irdl.attribute @"#rns_polynomial" attributes {varve.format = "`<` $coefficients (`,` $form^)? `>` `:` $type self($type)"} {
    %coefficients = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %type = irdl.any {varve.rule = "type"}
    %form = irdl.any {varve.rule = "enum<@Form>"}
    irdl.parameters(coefficients: %coefficients, type: %type, form: %form) {varve.defaults = {form = 0 : i32}}
  }
  irdl.operation @constant attributes {
    varve.locals = {int = ["#polynomial.int_polynomial", "if(mnemonic($value) = 'typed_int_polynomial', $value.value, absent)"],
      float = ["#polynomial.float_polynomial", "if(mnemonic($value) = 'typed_float_polynomial', $value.value, absent)"]},
    varve.format = [
      "one( `int` `` $int let($value = #polynomial.typed_int_polynomial(type($output), $int)) attr-dict `:` qualified(type($output))",
      "| `float` `` $float let($value = #polynomial.typed_float_polynomial(type($output), $float)) attr-dict `:` qualified(type($output))",
      "| $value let(type($output) = $value.type) attr-dict )"
    ]
  } {
  }
}
