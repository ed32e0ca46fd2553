// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values, and aliases.
irdl.dialect @iree_codegen attributes {varve.llvm = "24"} {
  irdl.attribute @"#compilation_info" attributes {varve.alias = "compilation"} {
  }
  irdl.attribute @"#lowering_config" attributes {varve.alias = "config"} {
  }
  irdl.attribute @"#translation_info" attributes {varve.alias = "translation"} {
  }
  irdl.operation @extract_strided_metadata attributes {varve.names = "base_buffer, offset, sizes, strides"} {
  }
  // The tile sizes of one level; a scalable size is in brackets.
  irdl.attribute @"#lowering_config_level" attributes {varve.format = [
      "one( `[` each($sizes by `,`: one(`[` $sizes.size `]` let($sizes.scalable = true) | $sizes.size let($sizes.scalable = false))) `]`",
      "   | `{` `sizes` `=` `[` each($sizes by `,`: one(`[` $sizes.size `]` let($sizes.scalable = true) | $sizes.size let($sizes.scalable = false))) `]`",
      "     `,` `interchange` `=` list($interchange) `}` )"]} {
    %sizes = irdl.any {varve.rule = "array<record<size: i64, scalable: bool>>"}
    %interchange = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(sizes: %sizes, interchange: %interchange) {varve.defaults = {interchange = []}}
  }
  irdl.operation @workgroup_count_hint attributes {
    varve.format = "`` `(` each($static_sizes $sizes by `,`: one( $sizes let($static_sizes = -9223372036854775808) | $static_sizes )) `)` attr-dict",
    varve.let = ["type($sizes) = index"]
  } {
  }
  "varve.directive"() {
    sym_name = "KnobsDictionary",
    takes = ["$x"],
    format = "` ` `\\n` ` ` `knobs` `=` $x `\\n`"
  } : () -> ()
}
