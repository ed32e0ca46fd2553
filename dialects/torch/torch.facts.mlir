// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the C++ parser of torch's types says. Types inside types have no "!torch.".
irdl.dialect @torch attributes {
  varve.llvm = "24",
  // The form of nearly all operations.
  varve.format = "if(count(operands) = 0: ``) operands attr-dict `:` if(count(operands) = 0: ``) type(operands) if(count(operands) > 0 and count(results) > 0: `->`) if(count(results) = 0: ``) type(results)"
} {
  irdl.type @"!vtensor" attributes {
    varve.format = "one( | `<` one(`*` | `[` each($optionalSizes by `` `,` ``: one(`?` let($optionalSizes = -1) | $optionalSizes)) `]`) `` `,` `` one(`unk` | $optionalDtype) one( | `` `,` `` $optionalSparsity) `>`)"
  } {
    %sizes = irdl.any {varve.rule = "optional<array<i64>>"}
    %dtype = irdl.any {varve.rule = "optional<type>"}
    %sparsity = irdl.any {varve.rule = "optional<attribute>"}
    irdl.parameters(optionalSizes: %sizes, optionalDtype: %dtype, optionalSparsity: %sparsity)
  }
  irdl.type @"!tensor" attributes {
    varve.format = "one( | `<` one(`*` | `[` each($optionalSizes by `` `,` ``: one(`?` let($optionalSizes = -1) | $optionalSizes)) `]`) `` `,` `` one(`unk` | $optionalDtype) one( | `` `,` `` $optionalSparsity) `>`)"
  } {
    %sizes = irdl.any {varve.rule = "optional<array<i64>>"}
    %dtype = irdl.any {varve.rule = "optional<type>"}
    %sparsity = irdl.any {varve.rule = "optional<attribute>"}
    irdl.parameters(optionalSizes: %sizes, optionalDtype: %dtype, optionalSparsity: %sparsity)
  }
  irdl.type @"!list" attributes {varve.format = "`<` short($containedType) `>`"} {
  }
  irdl.type @"!optional" attributes {varve.format = "`<` short($containedType) `>`"} {
  }
  irdl.type @"!dict" attributes {varve.format = "`<` short($keyType) `,` short($valueType) `>`"} {
  }
  irdl.type @"!tuple" attributes {varve.format = "`<` one( | short($containedTypes)) `>`"} {
    %types = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(containedTypes: %types) {varve.optional = ["containedTypes"]}
  }
  irdl.type @"!union" attributes {varve.format = "`<` one( | short($containedTypes)) `>`"} {
    %types = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(containedTypes: %types) {varve.optional = ["containedTypes"]}
  }
  irdl.type @"!nn.Module" attributes {varve.format = "`<` $className `>`"} {
  }
  irdl.operation @constant.none attributes {varve.names = "none"} {
  }
  irdl.operation @constant.str attributes {varve.names = "str"} {
  }
  irdl.operation @constant.device attributes {varve.names = "{$value}"} {
  }
  irdl.operation @constant.int attributes {varve.names = "int{$value}", varve.format = "$value attr-dict"} {
  }
  irdl.operation @constant.float attributes {varve.names = "float{$value}"} {
  }
  irdl.operation @constant.bool attributes {varve.names = "{$value}"} {
  }
  irdl.operation @prim.If attributes {
    varve.format = "$condition `->` `(` each(type($results) by `,`: type($results)) `)` region($thenRegion, end) `else` region($elseRegion, end) attr-dict"
  } {
  }
  irdl.operation @initialize.global_slots attributes {
    varve.format = "attr-dict ` ` `[` each($slotSymNames $initialValues: `\\n` ` ` ` ` `` $slotSymNames `` `(` $initialValues `:` type($initialValues) `)`) `\\n` `]`"
  } {
  }
  irdl.operation @bind_symbolic_shape attributes {
    varve.format = "$operand `,` `[` $shape_symbols `]` `,` `affine_map` `<` inside($shape_expressions) `>` attr-dict `:` qualified(type($operand))"
  } {
  }
}
