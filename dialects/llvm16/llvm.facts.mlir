// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @llvm attributes {varve.unknown = ["operations"]} {
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
  irdl.operation @alloca attributes {
    varve.format = [
      "$arraySize `x` $element attr-dict `:` functional-type($arraySize, $res)",
      "let($elem_type = if(has(type($res).pointee), absent, $element))"],
    varve.locals = {element = ["TypeAttr", "if(has($elem_type), $elem_type, type($res).pointee)"]}
  } {
  }
  irdl.operation @atomicrmw attributes {
    varve.format = "$bin_op $ptr `,` $val $ordering ` ` attr-dict ` ` `:` type($val)",
    varve.let = ["type($ptr) = !llvm.ptr(0, type($val))", "type($res) = type($val)"]
  } {
  }
  irdl.operation @cmpxchg attributes {
    varve.format = "$ptr `,` $cmp `,` $val $success_ordering $failure_ordering attr-dict `:` type($val)",
    varve.let = [
      "type($ptr) = !llvm.ptr(0, type($val))", "type($cmp) = type($val)",
      "type($res) = !llvm.struct(absent, [type($val), i1], false, false)"]
  } {
  }
  irdl.operation @fence attributes {
    varve.format = "one( let($syncscope = '') | `syncscope` `(` $syncscope `)`) $ordering attr-dict"
  } {
  }
  irdl.operation @load attributes {
    varve.format = [
      "(`volatile` $volatile_^)? $addr attr-dict `:` qualified(type($addr))",
      "if(has(type($addr).pointee): let(type($res) = type($addr).pointee) | `->` type($res))"]
  } {
  }
  irdl.operation @metadata attributes {
    varve.format = "$sym_name attr-dict-with-keyword $body"
  } {
  }
  irdl.operation @store attributes {
    varve.format = [
      "(`volatile` $volatile_^)? $value `,` $addr attr-dict `:`",
      "$first one( `,` qualified(type($addr)) let(type($value) = typeof($first)) | let(type($addr) = typeof($first); type($value) = type($addr).pointee))"],
    varve.locals = {first = ["TypeAttr", "if(has(type($addr).pointee), type($addr), type($value))"]}
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
}
