// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fixed point math dialect, of 2019 only.
irdl.dialect @fxpmath attributes {varve.set = "std2019"} {
  irdl.operation @clampis {
    %any = irdl.any
    irdl.operands(operand: %any, clamp_min: %any, clamp_max: %any)
    irdl.results(result: %any)
  }
  irdl.operation @compare {
    %any = irdl.any
    irdl.operands(a: %any, b: %any)
    irdl.results(result: %any)
    irdl.attributes {"fn" = %any}
  }
  irdl.operation @convertis {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @convertistof {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
  }
  irdl.operation @real_add_ew {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(a: %any, b: %any)
    irdl.results(result: %any)
    irdl.attributes {"clamp_min" = %1, "clamp_max" = %1} {varve.optional = ["clamp_min", "clamp_max"]}
  }
  irdl.operation @real_compare {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(a: %any, b: %any)
    irdl.results(result: %any)
    irdl.attributes {"clamp_min" = %1, "clamp_max" = %1} {varve.optional = ["clamp_min", "clamp_max"]}
  }
  irdl.operation @real_div_ew {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(a: %any, b: %any)
    irdl.results(result: %any)
    irdl.attributes {"clamp_min" = %1, "clamp_max" = %1} {varve.optional = ["clamp_min", "clamp_max"]}
  }
  irdl.operation @real_matmul {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(a: %any, b: %any)
    irdl.results(result: %any)
    irdl.attributes {"clamp_min" = %1, "clamp_max" = %1} {varve.optional = ["clamp_min", "clamp_max"]}
  }
  irdl.operation @real_matmul_bias {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(a: %any, b: %any, c: %any)
    irdl.results(result: %any)
    irdl.attributes {"clamp_min" = %1, "clamp_max" = %1} {varve.optional = ["clamp_min", "clamp_max"]}
  }
  irdl.operation @real_mul_ew {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(a: %any, b: %any)
    irdl.results(result: %any)
    irdl.attributes {"clamp_min" = %1, "clamp_max" = %1} {varve.optional = ["clamp_min", "clamp_max"]}
  }
  irdl.operation @real_sub_ew {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(a: %any, b: %any)
    irdl.results(result: %any)
    irdl.attributes {"clamp_min" = %1, "clamp_max" = %1} {varve.optional = ["clamp_min", "clamp_max"]}
  }
  irdl.operation @real_unary_ew {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(a: %any)
    irdl.results(result: %any)
    irdl.attributes {"clamp_min" = %1, "clamp_max" = %1} {varve.optional = ["clamp_min", "clamp_max"]}
  }
  irdl.operation @rounding_divide_by_potis {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(result: %any)
    irdl.attributes {"exponent" = %any}
  }
  irdl.operation @vs_saturating_rounding_doubling_high_mulis {
    %any = irdl.any
    irdl.operands(a: %any, b: %any)
    irdl.results(result: %any)
  }
}
