// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The quantization dialect as of the end of 2019.
irdl.dialect @quant attributes {varve.set = "std2019", varve.unknown = ["types"]} {
  irdl.operation @const_fake_quant attributes {varve.traits = ["Pure"]} {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "F32Attr"}
    %2 = irdl.any {varve.rule = "I64Attr"}
    %3 = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(inputs: %any)
    irdl.results(outputs: %any)
    irdl.attributes {
      "min" = %1,
      "max" = %1,
      "num_bits" = %2,
      "narrow_range" = %3,
      "is_signed" = %3} {varve.optional = ["narrow_range", "is_signed"]}
  }
  irdl.operation @const_fake_quant_per_axis attributes {varve.traits = ["Pure"]} {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "ArrayAttr"}
    %2 = irdl.any {varve.rule = "I64Attr"}
    %3 = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(inputs: %any)
    irdl.results(outputs: %any)
    irdl.attributes {
      "min" = %1,
      "max" = %1,
      "axis" = %2,
      "num_bits" = %2,
      "narrow_range" = %3,
      "is_signed" = %3} {varve.optional = ["narrow_range", "is_signed"]}
  }
  irdl.operation @coupled_ref {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(arg: %any)
    irdl.results(res: %any)
    irdl.attributes {"coupledKey" = %1}
  }
  irdl.operation @dcast attributes {varve.traits = ["Pure"]} {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @qcast attributes {varve.traits = ["Pure"]} {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @region {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(inputs: variadic %any)
    irdl.results(outputs: variadic %any)
    irdl.attributes {"input_specs" = %any, "output_specs" = %any, "logical_kernel" = %1}
    %r0 = irdl.region with size 1
    irdl.regions(body: %r0)
  }
  irdl.operation @return attributes {varve.traits = ["Terminator"]} {
    %any = irdl.any
    irdl.operands(results: variadic %any)
  }
  irdl.operation @scast attributes {varve.traits = ["Pure"]} {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @stats {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(arg: %any)
    irdl.results(res: %any)
    irdl.attributes {
      "layerStats" = %any,
      "axisStats" = %any,
      "axis" = %1} {varve.optional = ["axisStats", "axis"]}
  }
  irdl.operation @stats_ref {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(arg: %any)
    irdl.results(res: %any)
    irdl.attributes {"statsKey" = %1}
  }
}
