// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What operations of the Standard dialect changed in 2020. The set std2019 has what 2020 added.
irdl.dialect @std attributes {varve.set = "std2020", varve.base = "std2019"} {
  irdl.operation @select attributes {
    varve.locals = {type = ["TypeAttr", "if(type($condition) = i1, type($result), type($condition))"]},
    varve.format = [
      "$condition `,` $true_value `,` $false_value attr-dict `:` $type",
      "one( let(type($condition) = i1; type($result) = typeof($type)) | `,` type($result) let(type($condition) = typeof($type)) )",
      "let(type($true_value) = type($result); type($false_value) = type($result))"],
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "BoolLike"}
    %any = irdl.any
    irdl.operands(condition: %0, true_value: %any, false_value: %any)
    irdl.results(result: %any)
  }
  irdl.operation @subview attributes {
    varve.format = [
      "$source `` one( printed when(not has($static_offsets)) `[` each($offsets by `,`: $offsets) `]` | `[` each($static_offsets or -9223372036854775808 all [] $offsets by `,`: one( let($static_offsets = -9223372036854775808) $offsets | $static_offsets when($static_offsets != -9223372036854775808) )) `]` )",
      "`` one( printed when(not has($static_sizes)) `[` each($sizes by `,`: $sizes) `]` | `[` each($static_sizes or -1 all [] $sizes by `,`: one( let($static_sizes = -1) $sizes | $static_sizes when($static_sizes != -1) )) `]` )",
      "`` one( printed when(not has($static_strides)) `[` each($strides by `,`: $strides) `]` | `[` each($static_strides or -9223372036854775808 all [] $strides by `,`: one( let($static_strides = -9223372036854775808) $strides | $static_strides when($static_strides != -9223372036854775808) )) `]` )",
      "attr-dict `:` type($source) `to` type($result)"],
    varve.traits = ["Pure"]
  } {
    %0 = irdl.any {varve.rule = "AnyMemRef"}
    %1 = irdl.any {varve.rule = "Index"}
    %2 = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(source: %0, offsets: variadic %1, sizes: variadic %1, strides: variadic %1) {varve.segments}
    irdl.results(result: %0)
    irdl.attributes {
      "static_offsets" = %2,
      "static_sizes" = %2,
      "static_strides" = %2} {varve.optional = ["static_offsets", "static_sizes", "static_strides"]}
  }
}
