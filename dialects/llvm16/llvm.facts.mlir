// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 16's ODS does not say of this dialect.
irdl.dialect @llvm attributes {
  varve.unknown = ["operations"],
  varve.facts_of = {
    "llvm19/llvm" = ["!array", "!func", "!target", "!vec", "!x86_mmx"],
    "llvm22/llvm" = ["!label", "!metadata", "!ppc_fp128", "!struct", "!token", "!void", "DwarfCallingConvention", "DwarfEncoding",
      "DwarfLanguage", "DwarfOperation", "DwarfTag", "add", "mul", "shl", "sub",
      "trunc"]}} {
  irdl.type @"!ptr" attributes {
    varve.format = "one( | `<` one($addressSpace | short($pointee) one( | `,` $addressSpace)) `>`)",
    varve.qualified
  } {
    %addressSpace = irdl.any {varve.rule = "u32"}
    %pointee = irdl.any {varve.rule = "optional<type>"}
    irdl.parameters(addressSpace: %addressSpace, pointee: %pointee) {varve.defaults = {addressSpace = 0 : i32}}
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
}
