// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect, and LLVM 22's facts do not either.
irdl.dialect @llvm attributes {varve.unknown = ["operations"]} {
  // C++ gives these their aliases.
  irdl.attribute @"#access_group" attributes {varve.alias = "access_group"} {
  }
  irdl.attribute @"#alias_scope" attributes {varve.alias = "alias_scope"} {
  }
  irdl.attribute @"#alias_scope_domain" attributes {varve.alias = "alias_scope_domain"} {
  }
  irdl.attribute @"#di_basic_type" attributes {varve.alias = "di_basic_type"} {
  }
  irdl.attribute @"#di_compile_unit" attributes {varve.alias = "di_compile_unit", varve.format = "`<` struct(params) `>`"} {
    %id = irdl.any {varve.rule = "DistinctAttr"}
    %sourceLanguage = irdl.any {varve.rule = "enum<@DwarfLanguage>"}
    %file = irdl.base "#llvm.di_file"
    %producer = irdl.any {varve.rule = "StrAttr"}
    %isOptimized = irdl.any {varve.rule = "bool"}
    %emissionKind = irdl.any {varve.rule = "enum<@DIEmissionKind>"}
    %nameTableKind = irdl.any {varve.rule = "enum<@DINameTableKind>"}
    irdl.parameters(
      id: %id,
      sourceLanguage: %sourceLanguage,
      file: %file,
      producer: %producer,
      isOptimized: %isOptimized,
      emissionKind: %emissionKind,
      nameTableKind: %nameTableKind) {
      varve.optional = ["producer"],
      varve.defaults = {
        nameTableKind = 0 : i64}
    }
  }
  irdl.attribute @"#di_composite_type" attributes {varve.alias = "di_composite_type"} {
  }
  irdl.attribute @"#di_derived_type" attributes {varve.alias = "di_derived_type"} {
  }
  irdl.attribute @"#di_file" attributes {varve.alias = "di_file"} {
  }
  irdl.attribute @"#di_global_variable" attributes {varve.alias = "di_global_variable"} {
  }
  irdl.attribute @"#di_global_variable_expression" attributes {varve.alias = "di_global_variable_expression"} {
  }
  irdl.attribute @"#di_label" attributes {varve.alias = "di_label"} {
  }
  irdl.attribute @"#di_lexical_block" attributes {varve.alias = "di_lexical_block"} {
  }
  irdl.attribute @"#di_lexical_block_file" attributes {varve.alias = "di_lexical_block_file"} {
  }
  irdl.attribute @"#di_local_variable" attributes {varve.alias = "di_local_variable"} {
  }
  irdl.attribute @"#di_module" attributes {varve.alias = "di_module"} {
  }
  irdl.attribute @"#di_namespace" attributes {varve.alias = "di_namespace"} {
  }
  irdl.attribute @"#di_null_type" attributes {varve.alias = "di_null_type"} {
  }
  irdl.attribute @"#di_subprogram" attributes {varve.alias = "di_subprogram", varve.format = "`<` struct(params) `>`"} {
    %id = irdl.any {varve.rule = "DistinctAttr"}
    %compileUnit = irdl.base "#llvm.di_compile_unit"
    %scope = irdl.any {varve.rule = "attribute"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %linkageName = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %scopeLine = irdl.any {varve.rule = "u32"}
    %subprogramFlags = irdl.any {varve.rule = "enum<@DISubprogramFlags>"}
    %type = irdl.base "#llvm.di_subroutine_type"
    irdl.parameters(
      id: %id,
      compileUnit: %compileUnit,
      scope: %scope,
      name: %name,
      linkageName: %linkageName,
      file: %file,
      line: %line,
      scopeLine: %scopeLine,
      subprogramFlags: %subprogramFlags,
      type: %type) {
      varve.optional = ["id", "compileUnit", "name", "linkageName", "type"],
      varve.defaults = {
        line = 0 : i32,
        scopeLine = 0 : i32,
        subprogramFlags = 0 : i32}
    }
  }
  irdl.attribute @"#di_subroutine_type" attributes {varve.alias = "di_subroutine_type"} {
  }
  irdl.attribute @"#loop_annotation" attributes {varve.alias = "loop_annotation"} {
  }
  irdl.attribute @"#tbaa_root" attributes {varve.alias = "tbaa_root"} {
  }
  irdl.attribute @"#tbaa_tag" attributes {varve.alias = "tbaa_tag"} {
  }
  irdl.attribute @"#tbaa_type_desc" attributes {varve.alias = "tbaa_type_desc"} {
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
  irdl.type @"!ptr" attributes {varve.format = "(`<` $addressSpace^ `>`)?"} {
    %addressSpace = irdl.any {varve.rule = "u32"}
    irdl.parameters(addressSpace: %addressSpace) {varve.defaults = {addressSpace = 0 : i32}}
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
  irdl.operation @add attributes {
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)"
  } {
    %flags = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.attributes {"overflowFlags" = %flags} {varve.defaults = {overflowFlags = #llvm.overflow<none>}}
  }
  irdl.operation @mul attributes {
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)"
  } {
    %flags = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.attributes {"overflowFlags" = %flags} {varve.defaults = {overflowFlags = #llvm.overflow<none>}}
  }
  irdl.operation @shl attributes {
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)"
  } {
    %flags = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.attributes {"overflowFlags" = %flags} {varve.defaults = {overflowFlags = #llvm.overflow<none>}}
  }
  irdl.operation @sub attributes {
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)"
  } {
    %flags = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.attributes {"overflowFlags" = %flags} {varve.defaults = {overflowFlags = #llvm.overflow<none>}}
  }
}
