// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The quantization dialect as of the end of 2019.
irdl.dialect @quant attributes {varve.set = "std2019", varve.unknown = ["types"]} {
  irdl.type @"!any" attributes {
    varve.format = ["`<` one( word(`u` width($storage)) let($signed = false) | word(`i` width($storage)) let($signed = true)", "       | $storage let($signed = not isa($storage, 'AnyUnsignedInteger')) )", "one( let($least = if($signed, known(0 - product(repeat(2, width($storage) - 1)), 0), 0);", "         $greatest = known(product(repeat(2, width($storage) - if($signed, 1, 0))) - 1, 0))", "   | `` `<` $least `` `:` `` $greatest `>` ) one( | `` `:` `` $expressed ) `>`"]
  } {
    %signed = irdl.any {varve.rule = "bool"}
    %storage = irdl.any {varve.rule = "AnyInteger"}
    %least = irdl.any {varve.rule = "i64"}
    %greatest = irdl.any {varve.rule = "i64"}
    %expressed = irdl.any {varve.rule = "AnyFloat"}
    irdl.parameters(
      signed: %signed,
      storage: %storage,
      least: %least,
      greatest: %greatest,
      expressed: %expressed) {
      varve.optional = ["expressed"]
    }
  }
  irdl.type @"!calibrated" attributes {
    varve.format = "`<` $expressed `` `<` $min `` `:` `` $max `>` `>`"
  } {
    %expressed = irdl.any {varve.rule = "AnyFloat"}
    %min = irdl.any {varve.rule = "f64"}
    %max = irdl.any {varve.rule = "f64"}
    irdl.parameters(
      expressed: %expressed,
      min: %min,
      max: %max)
  }
  irdl.type @"!uniform" attributes {
    varve.format = ["`<` one( word(`u` width($storage)) let($signed = false) | word(`i` width($storage)) let($signed = true)", "       | $storage let($signed = not isa($storage, 'AnyUnsignedInteger')) )", "one( let($least = if($signed, known(0 - product(repeat(2, width($storage) - 1)), 0), 0);", "         $greatest = known(product(repeat(2, width($storage) - if($signed, 1, 0))) - 1, 0))", "   | `` `<` $least `` `:` `` $greatest `>` ) `` `:` `` $expressed", "one( `,` $scale one( let($zero = 0) | `` `:` `` $zero )", "   | `` `:` `` one( $axis `,` `{` each($channels by `,` ``: $channels.scale one( let($channels.zero = 0) | `` `:` `` $channels.zero )) `}`", "      | `{` each($blocks by `,`: $blocks.dimension `` `:` `` $blocks.size) `}` `,` nested($scales, $expressed `:` $zeros, $storage) ) ) `>`"]
  } {
    %signed = irdl.any {varve.rule = "bool"}
    %storage = irdl.any {varve.rule = "AnyInteger"}
    %least = irdl.any {varve.rule = "i64"}
    %greatest = irdl.any {varve.rule = "i64"}
    %expressed = irdl.any {varve.rule = "AnyFloat"}
    %scale = irdl.any {varve.rule = "f64"}
    %zero = irdl.any {varve.rule = "i64"}
    %axis = irdl.any {varve.rule = "i32"}
    %channels = irdl.any {varve.rule = "array<record<scale: f64, zero: i64>>"}
    %blocks = irdl.any {varve.rule = "array<record<dimension: i32, size: i64>>"}
    %scales = irdl.any {varve.rule = "AnyFloatElementsAttr"}
    %zeros = irdl.any {varve.rule = "AnyIntElementsAttr"}
    irdl.parameters(
      signed: %signed,
      storage: %storage,
      least: %least,
      greatest: %greatest,
      expressed: %expressed,
      scale: %scale,
      zero: %zero,
      axis: %axis,
      channels: %channels,
      blocks: %blocks,
      scales: %scales,
      zeros: %zeros) {
      varve.optional = ["scale", "zero", "axis", "blocks", "scales", "zeros"],
      varve.defaults = {
        channels = []}
    }
  }
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
