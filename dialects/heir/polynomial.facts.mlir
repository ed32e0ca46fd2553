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
  irdl.attribute @"#ring" attributes {varve.alias = "ring_{if(has(alias($coefficientType)), alias($coefficientType), $coefficientType)}{if(has($polynomialModulus), '_', '')}{if(has($polynomialModulus), replace(replace(body($polynomialModulus), ' + ', '_'), '**', ''), '')}"} {
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
