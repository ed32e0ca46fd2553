// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 15's ODS does not say of this dialect.
irdl.dialect @llvm attributes {varve.unknown = ["operations"]} {
  irdl.attribute @"#cconv" attributes {
    varve.format = "`<` $CallingConv `>`"
  } {
    %CallingConv = irdl.any {varve.rule = "enum<@CConv>"}
    irdl.parameters(
      CallingConv: %CallingConv)
  }
  irdl.attribute @"#fastmath" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@FastmathFlags>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#linkage" attributes {
    varve.format = "`<` $linkage `>`"
  } {
    %linkage = irdl.any {varve.rule = "enum<@Linkage>"}
    irdl.parameters(
      linkage: %linkage)
  }
  irdl.type @"!array" attributes {varve.format = "`<` $numElements `x` short($elementType) `>`"} {
    %elementType = irdl.any {varve.rule = "type"}
    %numElements = irdl.any {varve.rule = "u64"}
    irdl.parameters(elementType: %elementType, numElements: %numElements)
  }
  irdl.type @"!func" attributes {
    varve.format = [
      "`<` short($returnType) ` ` `(`",
      "one(`...` let($params = []; $varArg = true) |",
      "    each($params by `,`: short($params)) one(`,` `...` let($varArg = true) | let($varArg = false))) `)` `>`"]
  } {
    %returnType = irdl.any {varve.rule = "type"}
    %params = irdl.any {varve.rule = "array<type>"}
    %varArg = irdl.any {varve.rule = "bool"}
    irdl.parameters(returnType: %returnType, params: %params, varArg: %varArg)
  }
  irdl.type @"!label" {
  }
  irdl.type @"!metadata" {
  }
  irdl.type @"!ppc_fp128" attributes {varve.qualified} {
  }
  irdl.type @"!ptr" attributes {
    varve.format = "one( | `<` one($addressSpace | short($pointee) one( | `,` $addressSpace)) `>`)",
    varve.qualified
  } {
    %addressSpace = irdl.any {varve.rule = "u32"}
    %pointee = irdl.any {varve.rule = "optional<type>"}
    irdl.parameters(addressSpace: %addressSpace, pointee: %pointee) {varve.defaults = {addressSpace = 0 : i32}}
  }
  irdl.type @"!struct" attributes {
    varve.format = [
      "`<` one($name one(let($body = absent; $opaque = false) | `,` one(`opaque` let($body = absent; $opaque = true) |",
      "    one(`packed` ` ` let($packed = true) | let($packed = false)) `(` each($body by `,`: short($body)) `)`)) |",
      "    `opaque` let($body = absent; $opaque = true) |",
      "    one(`packed` ` ` let($packed = true) | let($packed = false)) `(` each($body by `,`: short($body)) `)`) `>`"]
  } {
    %name = irdl.any {varve.rule = "optional<string>"}
    %body = irdl.any {varve.rule = "optional<array<type>>"}
    %flag = irdl.any {varve.rule = "bool"}
    irdl.parameters(name: %name, body: %body, opaque: %flag, packed: %flag) {
      varve.defaults = {opaque = false, packed = false}
    }
  }
  irdl.type @"!target" attributes {
    varve.format = [
      "`<` $extTypeName one(let($typeParams = []; $intParams = []) | `,` one($intParams |",
      "    each($typeParams by `,`: qualified(short($typeParams))) one(let($intParams = []) | `,` $intParams))) `>`"]
  } {
    %extTypeName = irdl.any {varve.rule = "string"}
    %typeParams = irdl.any {varve.rule = "array<type>"}
    %intParams = irdl.any {varve.rule = "array<u32>"}
    irdl.parameters(extTypeName: %extTypeName, typeParams: %typeParams, intParams: %intParams) {
      varve.defaults = {intParams = [], typeParams = []}
    }
  }
  irdl.type @"!token" {
  }
  irdl.type @"!vec" attributes {
    varve.format = "`<` one(`?` `x` let($scalable = true) | let($scalable = false)) $numElements `x` short($elementType) `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %numElements = irdl.any {varve.rule = "u32"}
    %scalable = irdl.any {varve.rule = "bool"}
    irdl.parameters(elementType: %elementType, numElements: %numElements, scalable: %scalable)
  }
  irdl.type @"!void" {
  }
  irdl.type @"!x86_mmx" {
  }
  irdl.operation @extractvalue attributes {
    varve.format = "$container `` $position attr-dict `:` type($container) `` custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))"
  } {
  }
  irdl.operation @insertvalue attributes {
    varve.format = "$value `,` $container `` $position attr-dict `:` type($container) `` custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))",
    varve.let = ["type($res) = type($container)"]
  } {
  }
  irdl.operation @add attributes {varve.keyword.overflowFlags = "overflow"} {
  }
  irdl.operation @mul attributes {varve.keyword.overflowFlags = "overflow"} {
  }
  irdl.operation @shl attributes {varve.keyword.overflowFlags = "overflow"} {
  }
  irdl.operation @sub attributes {varve.keyword.overflowFlags = "overflow"} {
  }
  irdl.operation @trunc attributes {varve.keyword.overflowFlags = "overflow"} {
  }
  irdl.operation @extractelement attributes {
    varve.format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.let = ["type($res) = elem(type($vector))"]
  } {
  }
  irdl.operation @insertelement attributes {
    varve.format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.let = ["type($value) = elem(type($vector))", "type($res) = type($vector)"]
  } {
  }
  irdl.operation @shufflevector attributes {
    varve.format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2) `` custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))"
  } {
  }
}
