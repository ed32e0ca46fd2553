// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @llvm attributes {varve.unknown = ["operations"]} {
  irdl.attribute @"#constant_range" attributes {varve.format = "`<` $type `,` number($lower, $type) `,` number($upper, $type) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %bound = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(type: %type, lower: %bound, upper: %bound)
  }
  // Releases after 22 omit what is the default there.
  irdl.attribute @"#di_compile_unit" attributes {
    varve.format = "`<` struct($id, $sourceLanguage, $file, $producer, isOptimized = shown($isOptimized), emissionKind = shown($emissionKind), $nameTableKind, $splitDebugFilename) `>`"
  } {
    %id = irdl.any {varve.rule = "DistinctAttr"}
    %sourceLanguage = irdl.any {varve.rule = "dwarf_language"}
    %file = irdl.base "#llvm.di_file"
    %producer = irdl.any {varve.rule = "StrAttr"}
    %isOptimized = irdl.any {varve.rule = "bool"}
    %emissionKind = irdl.any {varve.rule = "enum<@DIEmissionKind>"}
    %nameTableKind = irdl.any {varve.rule = "enum<@DINameTableKind>"}
    %splitDebugFilename = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      id: %id,
      sourceLanguage: %sourceLanguage,
      file: %file,
      producer: %producer,
      isOptimized: %isOptimized,
      emissionKind: %emissionKind,
      nameTableKind: %nameTableKind,
      splitDebugFilename: %splitDebugFilename) {
      varve.optional = ["producer", "splitDebugFilename"],
      varve.defaults = {
        isOptimized = false,
        emissionKind = 0 : i64,
        nameTableKind = 0 : i64}
    }
  }
  // They write retained nodes in brackets.
  irdl.attribute @"#di_subprogram" attributes {
    varve.format = [
      "`<` struct($recId, $isRecSelf, $id, $compileUnit, $scope, $name, $linkageName, $file, $line, $scopeLine, $subprogramFlags, $type,",
      "    retainedNodes = one( $retainedNodes | list($retainedNodes) ), $annotations) `>`"]
  } {
    %recId = irdl.any {varve.rule = "DistinctAttr"}
    %isRecSelf = irdl.any {varve.rule = "bool"}
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
    %retainedNodes = irdl.any {varve.rule = "array<DialectAttr>"}
    %annotations = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      recId: %recId,
      isRecSelf: %isRecSelf,
      id: %id,
      compileUnit: %compileUnit,
      scope: %scope,
      name: %name,
      linkageName: %linkageName,
      file: %file,
      line: %line,
      scopeLine: %scopeLine,
      subprogramFlags: %subprogramFlags,
      type: %type,
      retainedNodes: %retainedNodes,
      annotations: %annotations) {
      varve.optional = ["recId", "id", "compileUnit", "scope", "name", "linkageName", "file", "type"],
      varve.defaults = {
        isRecSelf = false,
        line = 0 : i32,
        scopeLine = 0 : i32,
        subprogramFlags = 0 : i32,
        retainedNodes = [],
        annotations = []}
    }
  }
  irdl.type @"!array" attributes {varve.format = "`<` $numElements `x` short($elementType) `>`"} {
  }
  irdl.type @"!func" attributes {
    varve.format = [
      "`<` short($returnType) ` ` `(`",
      "one(`...` let($params = []; $varArg = true) |",
      "    each($params by `,`: short($params)) one(`,` `...` let($varArg = true) | let($varArg = false))) `)` `>`"]
  } {
  }
  irdl.type @"!label" {
  }
  irdl.type @"!metadata" {
  }
  irdl.type @"!ppc_fp128" attributes {varve.qualified} {
  }
  irdl.type @"!ptr" attributes {varve.traits = ["DataLayoutTypeInterface", "VectorElementTypeInterface", "PointerLikeType"]} {
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
  }
  irdl.type @"!token" {
  }
  irdl.type @"!void" {
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
  irdl.operation @func attributes {
    varve.require = [
      ["$linkage != .common", "functions cannot have 'common' linkage"]]
  } {
  }
  irdl.operation @intr.masked.gather attributes {
    varve.require = [
      ["length(type($res)) = length(type($ptrs))", "expected operand #1 type to be 'vector<{length(type($res))}x!llvm.ptr>'"]]
  } {
  }
  irdl.operation @intr.masked.scatter attributes {
    varve.require = [
      ["length(type($value)) = length(type($ptrs))", "expected operand #2 type to be 'vector<{length(type($value))}x!llvm.ptr>'"]]
  } {
  }
  irdl.operation @intr.sincos attributes {
    varve.require = [
      ["mnemonic(type($res)) = 'struct' and count(elements(type($res))) = 2 and all(t in elements(type($res)): t = type($val))",
       "expected result type to be an homogeneous struct with two elements matching the operand type, but got '{type($res)}'"]]
  } {
  }
  irdl.operation @landingpad attributes {
    varve.format = [
      "(`cleanup` $cleanup^)? each($operand0: ` ` `(` one(`filter` when(mnemonic(type($operand0)) = 'array') | `catch`)",
      "$operand0 `:` type($operand0) `)`) attr-dict(none) `:` type($res)"]
  } {
  }
  irdl.operation @mlir.alias attributes {
    varve.require = [
      ["$linkage != .appending",
       "'appending' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally"],
      ["$linkage != .common",
       "'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally"],
      ["$linkage != .extern_weak",
       "'extern_weak' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally"]]
  } {
  }
  irdl.operation @mlir.global attributes {
    varve.require = [
      ["if $linkage = .common and has($value)",
        ["not mnemonic($value) in ['poison', 'undef', 'zero']", "expected zero value for 'common' linkage"],
        ["$value = 0 or whole($value) = 0 or isa($value, 'AnyOf<ElementsAttr, ArrayAttr>') and all(x in items($value): x = 0 or whole(x) = 0)",
         "expected zero value for 'common' linkage"]]]
  } {
  }
  irdl.operation @mlir.ifunc attributes {
    varve.require = [
      ["not $linkage in [.common, .appending, .available_externally, .extern_weak]",
       "'{word($linkage)}' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage"]]
  } {
  }
}
