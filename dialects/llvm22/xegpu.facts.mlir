// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @xegpu {
  irdl.type @"!mem_desc" attributes {varve.format = "`<` shaped($shape, $elementType) (`,` qualified($mem_layout)^)? `>`"} {
  }
  // C++ drops the encoding that is the default one, and stores the encoding before the layout.
  irdl.type @"!tensor_desc" attributes {
    varve.read_as = "!xegpu.tensor_desc($shape, $elementType, flatten([filter(a in $attributes: isa(a, '#xegpu.scatter_tdesc_attr') or isa(a, '#xegpu.block_tdesc_attr') and a != #xegpu.block_tdesc_attr()), filter(a in $attributes: not isa(a, '#xegpu.scatter_tdesc_attr') and not isa(a, '#xegpu.block_tdesc_attr'))]))",
    varve.format = "`<` shaped($shape, $elementType) each($attributes: `,` $attributes) `>`"
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %type = irdl.any {varve.rule = "type"}
    %attributes = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(shape: %shape, elementType: %type, attributes: %attributes)
  }
  irdl.attribute @"#mem_layout" attributes {varve.format = "`<` each($attrs sorted by `,`: name($attrs.name) `=` $attrs.value) `>`"} {
    %attrs = irdl.any {varve.rule = "array<record<name: string, value: attribute>>"}
    irdl.parameters(attrs: %attrs)
  }
}
