irdl.dialect @interpreter attributes {
  varve.set = "stablehlo"
} {
  irdl.operation @print attributes {
    varve.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      operand: %operand)
  }
  irdl.operation @probe attributes {
    varve.format = "$operand `,` `probe_id` `=` $probe_id attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %probe_id = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "probe_id" = %probe_id
    }
  }
  irdl.operation @run_parallel {
    %inputs = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, !stablehlo.token>"}
    %results = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>, !stablehlo.token>"}
    %infeed = irdl.any {varve.rule = "ArrayOf<FlatSymbolRefAttr>"}
    %programs = irdl.any {varve.rule = "ArrayOf<ArrayOf<FlatSymbolRefAttr>>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "infeed" = %infeed,
      "programs" = %programs
    } {
      varve.optional = ["infeed"]
    }
  }
}
