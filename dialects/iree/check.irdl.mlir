irdl.dialect @check attributes {
  varve.set = "iree"
} {
  irdl.operation @expect_all_true attributes {
    varve.format = "(`` `<` $device^ `>`)? `` `(` $operand `)` attr-dict `:` type($operand)",
    varve.let = [
      "type($device) = !hal.device"]
  } {
    %device = irdl.any
    %operand = irdl.any
    irdl.operands(
      device: optional %device,
      operand: %operand)
  }
  irdl.operation @expect_almost_eq attributes {
    varve.format = "(`` `<` $device^ `>`)? `` `(` $lhs `,` $rhs (`` `,` `atol` $atol^)? (`` `,` `rtol` $rtol^)? `)` attr-dict `:` type($lhs)",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($device) = !hal.device"]
  } {
    %device = irdl.any
    %lhs = irdl.any
    %rhs = irdl.any
    %atol = irdl.any {varve.rule = "F32Attr"}
    %rtol = irdl.any {varve.rule = "F32Attr"}
    irdl.operands(
      device: optional %device,
      lhs: %lhs,
      rhs: %rhs)
    irdl.attributes {
      "atol" = %atol,
      "rtol" = %rtol
    } {
      varve.defaults = {
        atol = 1.000000e-04 : f32,
        rtol = 0.000000e+00 : f32}
    }
  }
  irdl.operation @expect_almost_eq_const attributes {
    varve.format = "(`` `<` $device^ `>`)? `` `(` $lhs `,` $value (`` `,` `atol` $atol^)? (`` `,` `rtol` $rtol^)? `)` attr-dict `:` type($lhs)",
    varve.traits = ["AllTypesMatch<lhs,value>"],
    varve.let = [
      "type($lhs) = typeof($value)",
      "type($device) = !hal.device"]
  } {
    %device = irdl.any
    %lhs = irdl.any {varve.rule = "TensorOf<AnyFloat>"}
    %value = irdl.any {varve.rule = "ElementsAttr"}
    %atol = irdl.any {varve.rule = "F32Attr"}
    %rtol = irdl.any {varve.rule = "F32Attr"}
    irdl.operands(
      device: optional %device,
      lhs: %lhs)
    irdl.attributes {
      "value" = %value,
      "atol" = %atol,
      "rtol" = %rtol
    } {
      varve.defaults = {
        atol = 1.000000e-04 : f32,
        rtol = 0.000000e+00 : f32}
    }
  }
  irdl.operation @expect_eq attributes {
    varve.format = "(`` `<` $device^ `>`)? `` `(` $lhs `,` $rhs `)` attr-dict `:` type($lhs)",
    varve.traits = ["AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($device) = !hal.device"]
  } {
    %device = irdl.any
    %lhs = irdl.any
    %rhs = irdl.any
    irdl.operands(
      device: optional %device,
      lhs: %lhs,
      rhs: %rhs)
  }
  irdl.operation @expect_eq_const attributes {
    varve.format = "(`` `<` $device^ `>`)? `` `(` $lhs `,` $value `)` attr-dict `:` type($lhs)",
    varve.traits = ["AllTypesMatch<lhs,value>"],
    varve.let = [
      "type($lhs) = typeof($value)",
      "type($device) = !hal.device"]
  } {
    %device = irdl.any
    %lhs = irdl.any {varve.rule = "AnyTensor"}
    %value = irdl.any {varve.rule = "ElementsAttr"}
    irdl.operands(
      device: optional %device,
      lhs: %lhs)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @expect_false attributes {
    varve.format = "`(` $operand `)` attr-dict `:` type($operand)"
  } {
    %operand = irdl.any {varve.rule = "AnySignlessInteger"}
    irdl.operands(
      operand: %operand)
  }
  irdl.operation @expect_true attributes {
    varve.format = "`(` $operand `)` attr-dict `:` type($operand)"
  } {
    %operand = irdl.any {varve.rule = "AnySignlessInteger"}
    irdl.operands(
      operand: %operand)
  }
}
