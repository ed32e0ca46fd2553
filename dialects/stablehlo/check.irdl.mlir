irdl.dialect @check attributes {
  varve.set = "stablehlo"
} {
  irdl.operation @expect_almost_eq attributes {
    varve.format = "$lhs `,` $rhs (`,` `tolerance` `=` $tolerance^)? attr-dict `:` type($lhs)",
    varve.traits = ["SameTypeOperands"],
    varve.let = [
      "type($rhs) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<AnyFloat, AnyComplex>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<AnyFloat, AnyComplex>>"}
    %tolerance = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.attributes {
      "tolerance" = %tolerance
    } {
      varve.optional = ["tolerance"],
      varve.defaults = {
        tolerance = 1.000000e-04 : f64}
    }
  }
  irdl.operation @expect_almost_eq_const attributes {
    varve.format = "$lhs `,` $value (`,` `tolerance` `=` $tolerance^)? attr-dict",
    varve.traits = ["AllTypesMatch<lhs,value>"],
    varve.let = [
      "type($lhs) = typeof($value)"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<AnyFloat, AnyComplex>>"}
    %value = irdl.any {varve.rule = "ElementsAttr"}
    %tolerance = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(
      lhs: %lhs)
    irdl.attributes {
      "value" = %value,
      "tolerance" = %tolerance
    } {
      varve.optional = ["tolerance"],
      varve.defaults = {
        tolerance = 1.000000e-04 : f64}
    }
  }
  irdl.operation @expect_close attributes {
    varve.format = "$actual `,` $expected `,` `max_ulp_difference` `=` $max_ulp_difference (`,` `min_ulp_difference` `=` $min_ulp_difference^)? `:` attr-dict type($actual) `,` type($expected)",
    varve.traits = ["AllTypesMatch<actual,expected>", "AllShapesMatch<actual,expected>"],
    varve.let = [
      "type($expected) = type($actual)"]
  } {
    %actual = irdl.any {varve.rule = "TensorOf<AnyOf<AnyFloat, AnyComplex>>"}
    %expected = irdl.any {varve.rule = "TensorOf<AnyOf<AnyFloat, AnyComplex>>"}
    %max_ulp_difference = irdl.any {varve.rule = "UI64Attr"}
    %min_ulp_difference = irdl.any {varve.rule = "UI64Attr"}
    irdl.operands(
      actual: %actual,
      expected: %expected)
    irdl.attributes {
      "max_ulp_difference" = %max_ulp_difference,
      "min_ulp_difference" = %min_ulp_difference
    } {
      varve.optional = ["min_ulp_difference"],
      varve.defaults = {
        max_ulp_difference = 1 : ui64,
        min_ulp_difference = 0 : ui64}
    }
  }
  irdl.operation @expect_eq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["SameTypeOperands"],
    varve.let = [
      "type($rhs) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
  }
  irdl.operation @expect_eq_const attributes {
    varve.format = "$lhs `,` $value attr-dict",
    varve.traits = ["AllTypesMatch<lhs,value>"],
    varve.let = [
      "type($lhs) = typeof($value)"]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %value = irdl.any {varve.rule = "ElementsAttr"}
    irdl.operands(
      lhs: %lhs)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @expect_serialized_eq attributes {
    varve.format = "$expected `,` `probe_id` `=` $probe_id (`,` `iter` `=` $iteration^)? attr-dict `:` type($expected)"
  } {
    %expected = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %probe_id = irdl.any {varve.rule = "StrAttr"}
    %iteration = irdl.any {varve.rule = "UI32Attr"}
    irdl.operands(
      expected: %expected)
    irdl.attributes {
      "probe_id" = %probe_id,
      "iteration" = %iteration
    } {
      varve.optional = ["iteration"],
      varve.defaults = {
        iteration = 0 : ui32}
    }
  }
}
