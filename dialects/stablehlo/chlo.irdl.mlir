irdl.dialect @chlo attributes {
  varve.set = "stablehlo",
  varve.llvm = "23",
  varve.printer = "code",
  varve.properties = "llvm19"
} {
  "varve.enum"() {
    sym_name = "ComparisonDirection",
    storage = i32,
    cases = [
      ["EQ", 0 : i32],
      ["NE", 1 : i32],
      ["GE", 2 : i32],
      ["GT", 3 : i32],
      ["LE", 4 : i32],
      ["LT", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ComparisonType",
    storage = i32,
    cases = [
      ["NOTYPE", 0 : i32],
      ["FLOAT", 1 : i32],
      ["TOTALORDER", 2 : i32],
      ["SIGNED", 3 : i32],
      ["UNSIGNED", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Precision",
    storage = i32,
    cases = [
      ["DEFAULT", 0 : i32],
      ["HIGH", 1 : i32],
      ["HIGHEST", 2 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#comparison_direction" attributes {
    varve.format = "$value",
    varve.codes = [[0, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@ComparisonDirection>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#comparison_type" attributes {
    varve.format = "$value",
    varve.codes = [[1, "varint $value"]]
  } {
    %value = irdl.any {varve.rule = "enum<@ComparisonType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#precision" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@Precision>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#ragged_dot" attributes {
    varve.format = ["`<` struct(lhs_batching_dimensions = list($lhsBatchingDimensions), rhs_batching_dimensions = list($rhsBatchingDimensions),", "lhs_contracting_dimensions = list($lhsContractingDimensions), rhs_contracting_dimensions = list($rhsContractingDimensions),", "lhs_ragged_dimensions = list($lhsRaggedDimensions), rhs_group_dimensions = list($rhsGroupDimensions)) `>`"]
  } {
    %lhsBatchingDimensions = irdl.any {varve.rule = "array<i64>"}
    %rhsBatchingDimensions = irdl.any {varve.rule = "array<i64>"}
    %lhsContractingDimensions = irdl.any {varve.rule = "array<i64>"}
    %rhsContractingDimensions = irdl.any {varve.rule = "array<i64>"}
    %lhsRaggedDimensions = irdl.any {varve.rule = "array<i64>"}
    %rhsGroupDimensions = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      lhsBatchingDimensions: %lhsBatchingDimensions,
      rhsBatchingDimensions: %rhsBatchingDimensions,
      lhsContractingDimensions: %lhsContractingDimensions,
      rhsContractingDimensions: %rhsContractingDimensions,
      lhsRaggedDimensions: %lhsRaggedDimensions,
      rhsGroupDimensions: %rhsGroupDimensions) {
      varve.defaults = {
        lhsBatchingDimensions = [],
        rhsBatchingDimensions = [],
        lhsContractingDimensions = [],
        rhsContractingDimensions = [],
        lhsRaggedDimensions = [],
        rhsGroupDimensions = []}
    }
  }
  irdl.operation @_asin_acos_kernel attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<Complex<AnyOf<F32, F64>>>"}
    %result = irdl.any {varve.rule = "TensorOf<Complex<AnyOf<F32, F64>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @acos attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @acosh attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @asin attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @asinh attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @atan attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @atanh attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @bessel_i1e attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @broadcast_add attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Commutative", "Pure", "HLO_CompatibleOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_and attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Commutative", "Pure", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_atan2 attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_compare attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Pure", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<I1>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %comparison_direction = irdl.base "#chlo.comparison_direction"
    %compare_type = irdl.base "#chlo.comparison_type"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions,
      "comparison_direction" = %comparison_direction,
      "compare_type" = %compare_type
    } {
      varve.optional = ["broadcast_dimensions", "compare_type"]
    }
  }
  irdl.operation @broadcast_complex attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Pure", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<Complex<AnyOf<F32, F64>>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_divide attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_maximum attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Commutative", "Pure", "HLO_CompatibleOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_minimum attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Commutative", "Pure", "HLO_CompatibleOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_multiply attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Commutative", "Pure", "SameOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_next_after attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_or attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Commutative", "Pure", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_polygamma attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_power attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_remainder attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_select attributes {
    varve.format = "$pred `,` $on_true `,` $on_false attr-dict `:` `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->` type(results)",
    varve.traits = ["Pure", "CHLO_Broadcasting", "HLO_BroadcastingElementwise", "InferTensorTypeWithReify"]
  } {
    %pred = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %on_true = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %on_false = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    irdl.operands(
      pred: %pred,
      on_true: %on_true,
      on_false: %on_false)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @broadcast_shift_left attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_shift_right_arithmetic attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_shift_right_logical attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_subtract attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_xor attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Commutative", "Pure", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @broadcast_zeta attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type(results)",
    varve.traits = ["Pure", "SameOperandsAndResultElementType", "HLO_BroadcastingElementwise", "CHLO_Broadcasting", "InferTensorTypeWithReify"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %broadcast_dimensions = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "broadcast_dimensions" = %broadcast_dimensions
    } {
      varve.optional = ["broadcast_dimensions"]
    }
  }
  irdl.operation @conj attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @constant attributes {
    varve.traits = ["ConstantLike", "Pure", "InferTypeOpInterface"],
    varve.format = "attr-dict $value let(type($output) = typeof($value))"
  } {
    %output = irdl.any {varve.rule = "StaticShapeTensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %value = irdl.any {varve.rule = "ElementsAttr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @constant_like attributes {
    varve.traits = ["Pure", "CHLO_Broadcasting", "HLO_BroadcastingElementwise", "SameOperandsAndResultShape", "InferTensorTypeWithReify"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %result0 = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @cosh attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @digamma attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @erf attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @erf_inv attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @erfc attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @is_inf attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["InferTypeOpInterface", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %result = irdl.any {varve.rule = "TensorOf<I1>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @is_neg_inf attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["InferTypeOpInterface", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %result = irdl.any {varve.rule = "TensorOf<I1>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @is_pos_inf attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["InferTypeOpInterface", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %result = irdl.any {varve.rule = "TensorOf<I1>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @lgamma attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @mulhi attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)",
    varve.traits = ["Commutative", "Pure", "HLO_CompatibleOperandsAndResultType"]
  } {
    %lhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %rhs = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @next_after attributes {
    varve.format = "$x `,` $y attr-dict `:` type($x) `,` type($y) `->` type(results)",
    varve.traits = ["Pure", "HLO_CompatibleOperandsAndResultType"]
  } {
    %x = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %y = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    irdl.operands(
      x: %x,
      y: %y)
    irdl.results(
      result: %result)
  }
  irdl.operation @polygamma attributes {
    varve.format = "$n `,` $x attr-dict `:` type($n) `,` type($x) `->` type(results)",
    varve.traits = ["Pure", "HLO_CompatibleOperandsAndResultType"]
  } {
    %n = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %x = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    irdl.operands(
      n: %n,
      x: %x)
    irdl.results(
      result: %result)
  }
  irdl.operation @ragged_dot attributes {
    varve.traits = ["Pure", "InferShapedTypeOpInterface"]
  } {
    %lhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %rhs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %group_sizes = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %ragged_dot_dimension_numbers = irdl.base "#chlo.ragged_dot"
    %precision_config = irdl.any {varve.rule = "ArrayOf<#chlo.precision>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      group_sizes: %group_sizes)
    irdl.results(
      result: %result)
    irdl.attributes {
      "ragged_dot_dimension_numbers" = %ragged_dot_dimension_numbers,
      "precision_config" = %precision_config
    } {
      varve.optional = ["precision_config"]
    }
  }
  irdl.operation @scan attributes {
    varve.printer = "code",
    varve.traits = ["InferTensorType", "IsolatedFromAbove", "OpAsmOpInterface", "RecursiveMemoryEffects"],
    varve.block_names = "input: inputs, carry",
    varve.format = ["`(` $inputs `)` `inits` ` ` `(` $inits `)` `dimension` `` `=` `` $dimension ` ` attr-dict-with-keyword $body `:`", "`(` if(count($inits) = 0: type($inputs) let(types($inits) = []) | if(count($inputs) = 0: type($inits) let(types($inputs) = []) | type($inputs) `,` type($inits))) `)`", "`->` one( `(` each($all by `,`: $all) `)` when(count($all) != 1) | each($all by `,`: $all) )", "let(types($outputs) = slice($all, 0, count($all) - count($inits)); types($carries) = drop($all, count($all) - count($inits)))"],
    varve.locals = {all = ["ArrayOf<TypeAttr>", "concat(types($outputs), types($carries))"]}
  } {
    %inputs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %inits = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %outputs = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %carries = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %dimension = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    %scan_dim_size = irdl.any {varve.rule = "AllOf<I64Attr, IntNonNegative>"}
    %is_reverse = irdl.any {varve.rule = "BoolAttr"}
    %is_associative = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      inputs: variadic %inputs,
      inits: variadic %inits) {
      varve.segments
    }
    irdl.results(
      outputs: variadic %outputs,
      carries: variadic %carries) {
      varve.segments
    }
    irdl.attributes {
      "dimension" = %dimension,
      "scan_dim_size" = %scan_dim_size,
      "is_reverse" = %is_reverse,
      "is_associative" = %is_associative
    } {
      varve.optional = ["scan_dim_size", "is_reverse", "is_associative"],
      varve.defaults = {
        is_reverse = false}
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @sinh attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @square attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @tan attributes {
    varve.format = "$operand attr-dict `:` type($operand) `->` type($result)",
    varve.traits = ["HLO_CompatibleOperandsAndResultType", "Pure", "Elementwise", "SameOperandsAndResultShape", "InferShapedTypeOpInterface"]
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, Complex<AnyOf<F32, F64>>>>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @top_k attributes {
    varve.format = "`(`$operand `,` `k` `=` $k (`,` `is_stable` `=` $is_stable^)? `)` attr-dict `:` type($operand) `->` `(`type($values)`,` type($indices)`)`",
    varve.traits = ["Pure", "InferTensorType"],
    varve.later = "is_stable"
  } {
    %operand = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %values = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %indices = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16, I1, I<2>, I<4>, I8, I16, I32, I64, UI<2>, UI<4>, UI<8>, UI<16>, UI<32>, UI<64>, Complex<AnyOf<F32, F64>>, AnyQuantizedType>>"}
    %k = irdl.any {varve.rule = "I64Attr"}
    %is_stable = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      values: %values,
      indices: %indices)
    irdl.attributes {
      "k" = %k,
      "is_stable" = %is_stable
    } {
      varve.optional = ["is_stable"],
      varve.defaults = {
        is_stable = true}
    }
  }
  irdl.operation @zeta attributes {
    varve.format = "$x `,` $q attr-dict `:` type($x) `,` type($q) `->` type(results)",
    varve.traits = ["Pure", "HLO_CompatibleOperandsAndResultType"]
  } {
    %x = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %q = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    %result = irdl.any {varve.rule = "TensorOf<AnyOf<F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E3M4, F8E4M3, F8E4M3FN, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2, F8E5M2FNUZ, F8E8M0FNU, F16, F32, F64, BF16>>"}
    irdl.operands(
      x: %x,
      q: %q)
    irdl.results(
      result: %result)
  }
}
