// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CIRCT's dialect of logic synthesis.
irdl.dialect @synth attributes {varve.set = "circt", varve.llvm = "24", varve.depends = ["hw"]} {
  "varve.enum"() {sym_name = "PolarityKind", storage = i32, cases = [["positive", 0 : i32], ["negative", 1 : i32]]} : () -> ()
  irdl.attribute @"#nldm_table" attributes {varve.format = "`<` $index1 `,` $index2 `,` $values `>`"} {
    %numbers = irdl.any {varve.rule = "DenseF64ArrayAttr"}
    irdl.parameters(index1: %numbers, index2: %numbers, values: %numbers)
  }
  irdl.attribute @"#nldm_timing_arc" attributes {
    varve.format = "`<` $pin `,` $relatedPin `,` $timingSense `,` $cellRise `,` $cellFall `,` $riseTransition `,` $fallTransition `>`"
  } {
    %text = irdl.any {varve.rule = "StrAttr"}
    %table = irdl.any {varve.rule = "#synth.nldm_table"}
    irdl.parameters(pin: %text, relatedPin: %text, timingSense: %text, cellRise: %table, cellFall: %table, riseTransition: %table, fallTransition: %table)
  }
  irdl.attribute @"#polarity" attributes {varve.format = "`<` $value `>`"} {
    %kind = irdl.any {varve.rule = "enum<@PolarityKind>"}
    irdl.parameters(value: %kind)
  }
  irdl.attribute @"#linear_timing_arc" attributes {varve.format = "`<` $intrinsic `,` $sensitivity `,` $polarity `>`"} {
    %number = irdl.any {varve.rule = "i64"}
    %polarity = irdl.any {varve.rule = "#synth.polarity"}
    irdl.parameters(intrinsic: %number, sensitivity: %number, polarity: %polarity)
  }
  irdl.attribute @"#mapping_cost" attributes {
    varve.format = "`<` `area` `=` $area `,` `arcs` `=` $arcs (`,` `input_caps` `=` $inputCaps^)? `>`"
  } {
    %area = irdl.any {varve.rule = "FloatAttr"}
    %arcs = irdl.any {varve.rule = "ArrayAttr"}
    %caps = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(area: %area, arcs: %arcs, inputCaps: %caps) {varve.optional = ["inputCaps"]}
  }
  "varve.directive"() {
    sym_name = "InvertibleOperands",
    takes = ["$inputs", "$inverted", "type $result", "attr-dict"],
    format = "each($inputs $inverted by `,`: one( `not` let($inverted = true) | let($inverted = false) ) $inputs) attr-dict `:` type($result) let(type($inputs) = type($result))"
  } : () -> ()
  irdl.operation @aig.and_inv attributes {
    varve.traits = ["SameOperandsAndResultType", "Pure", "InferTypeOpInterface"],
    varve.format = "custom<InvertibleOperands>($inputs, $inverted, type($result), attr-dict)"
  } {
    %any = irdl.any
    %flags = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    irdl.operands(inputs: variadic %any)
    irdl.results(result: %any)
    irdl.attributes {"inverted" = %flags}
  }
  irdl.operation @xor_inv attributes {
    varve.traits = ["SameOperandsAndResultType", "Pure", "InferTypeOpInterface"],
    varve.format = "custom<InvertibleOperands>($inputs, $inverted, type($result), attr-dict)"
  } {
    %any = irdl.any
    %flags = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    irdl.operands(inputs: variadic %any)
    irdl.results(result: %any)
    irdl.attributes {"inverted" = %flags}
  }
  irdl.operation @dot attributes {
    varve.traits = ["SameOperandsAndResultType", "Pure", "InferTypeOpInterface"],
    varve.require = [["count($inputs) = 3", "failed to verify that requires exactly three operands"], ["count($inverted) = 3", "failed to verify that requires exactly three inversion flags"]],
    varve.format = "custom<InvertibleOperands>($inputs, $inverted, type($result), attr-dict)"
  } {
    %any = irdl.any
    %flags = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    irdl.operands(inputs: variadic %any)
    irdl.results(result: %any)
    irdl.attributes {"inverted" = %flags}
  }
  irdl.operation @majority attributes {
    varve.traits = ["SameOperandsAndResultType", "Pure", "InferTypeOpInterface"],
    varve.require = [["count($inputs) = 3", "failed to verify that requires exactly three operands"], ["count($inverted) = 3", "failed to verify that requires exactly three inversion flags"]],
    varve.format = "custom<InvertibleOperands>($inputs, $inverted, type($result), attr-dict)"
  } {
    %any = irdl.any
    %flags = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    irdl.operands(inputs: variadic %any)
    irdl.results(result: %any)
    irdl.attributes {"inverted" = %flags}
  }
  irdl.operation @onehot attributes {
    varve.traits = ["SameOperandsAndResultType", "Pure", "InferTypeOpInterface"],
    varve.require = [["count($inputs) = 3", "failed to verify that requires exactly three operands"], ["count($inverted) = 3", "failed to verify that requires exactly three inversion flags"]],
    varve.format = "custom<InvertibleOperands>($inputs, $inverted, type($result), attr-dict)"
  } {
    %any = irdl.any
    %flags = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    irdl.operands(inputs: variadic %any)
    irdl.results(result: %any)
    irdl.attributes {"inverted" = %flags}
  }
  irdl.operation @mux_inv attributes {
    varve.traits = ["SameOperandsAndResultType", "Pure", "InferTypeOpInterface"],
    varve.require = [["count($inputs) = 3", "failed to verify that requires exactly three operands"], ["count($inverted) = 3", "failed to verify that requires exactly three inversion flags"]],
    varve.format = "custom<InvertibleOperands>($inputs, $inverted, type($result), attr-dict)"
  } {
    %any = irdl.any
    %flags = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    irdl.operands(inputs: variadic %any)
    irdl.results(result: %any)
    irdl.attributes {"inverted" = %flags}
  }
  irdl.operation @gamble attributes {
    varve.traits = ["SameOperandsAndResultType", "Pure", "InferTypeOpInterface"],
    varve.require = [["count($inputs) = 3", "failed to verify that requires exactly three operands"], ["count($inverted) = 3", "failed to verify that requires exactly three inversion flags"]],
    varve.format = "custom<InvertibleOperands>($inputs, $inverted, type($result), attr-dict)"
  } {
    %any = irdl.any
    %flags = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    irdl.operands(inputs: variadic %any)
    irdl.results(result: %any)
    irdl.attributes {"inverted" = %flags}
  }
  irdl.operation @choice attributes {
    varve.traits = ["SameOperandsAndResultType", "Pure", "InferTypeOpInterface"],
    varve.require = [["count($inputs) > 0", "requires at least one operand"]],
    varve.format = "$inputs attr-dict `:` type($result)"
  } {
    %any = irdl.any
    irdl.operands(inputs: variadic %any)
    irdl.results(result: %any)
  }
  irdl.operation @cut_rewrite_pattern attributes {
    varve.traits = ["IsolatedFromAbove", "SingleBlock"],
    varve.terminator = "synth.yield",
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = [
      "`(` each($function_type.inputs %arg by `,`: %arg let(type(%arg) = $function_type.inputs) `` `:` $function_type.inputs loc(%arg)) `)`",
      "one( let($function_type.results = []) | `->` one( `(` each($function_type.results by `,`: $function_type.results) `)` when(count($function_type.results) > 1) | each($function_type.results by `,`: $function_type.results) ) ) attr-dict-with-keyword region($body, end)"]
  } {
    %type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %cost = irdl.any {varve.rule = "#synth.mapping_cost"}
    irdl.attributes {"function_type" = %type, "cost" = %cost}
    %body = irdl.region with size 1
    irdl.regions(body: %body)
  }
  irdl.operation @yield attributes {
    varve.traits = ["Pure", "Terminator"],
    varve.format = "$operands attr-dict `:` type($operands)"
  } {
    %any = irdl.any
    irdl.operands(operands: variadic %any)
  }
}
