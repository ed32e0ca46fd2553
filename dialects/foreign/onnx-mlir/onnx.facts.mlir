// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The forms, types and attributes that the C++ of the dialect parses.
irdl.dialect @onnx attributes {varve.llvm = "23"} {
  // The name of a layout includes its factors.
  irdl.attribute @"#layout" attributes {varve.format = "`<` `{` one( `dataLayout` `=` $dataLayout | let($dataLayout = 'STANDARD') ) `}` `>`"} {
    %text = irdl.any {varve.rule = "string"}
    irdl.parameters(dataLayout: %text)
  }
  // The text has no length: it is always unknown.
  irdl.type @"!Seq" attributes {varve.format = "`<` $ElementType `>`"} {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(ElementType: %type)
  }
  irdl.operation @Constant attributes {
    varve.format = "attr-dict one( $value let(type($output) = if(isa($value, 'SparseElementsAttr'), absent, typeof($value))) | `:` type($output) )"
  } {
  }
  irdl.operation @ConstantOfShape attributes {varve.format = "`(` $input `)` attr-dict `:` functional-type($input, $output)"} {
  }
}
