// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 13's ODS does not say of this dialect. Its types are kept as text.
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
  irdl.operation @alloca attributes {
    varve.format = "$arraySize `x` $element attr-dict `:` functional-type($arraySize, $res)",
    varve.locals = {element = ["TypeAttr", "type($res).pointee"]}
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
  irdl.operation @landingpad attributes {
    varve.format = [
      "(`cleanup` $cleanup^)? each($operand0: ` ` `(` one(`filter` when(mnemonic(type($operand0)) = 'array') | `catch`)",
      "$operand0 `:` type($operand0) `)`) attr-dict(none) `:` type($res)"]
  } {
  }
  irdl.operation @load attributes {
    varve.format = "(`volatile` $volatile_^)? $addr attr-dict `:` qualified(type($addr))",
    varve.let = ["type($res) = type($addr).pointee"]
  } {
  }
  irdl.operation @store attributes {
    varve.format = "(`volatile` $volatile_^)? $value `,` $addr attr-dict `:` qualified(type($addr))",
    varve.let = ["type($value) = type($addr).pointee"]
  } {
  }
  irdl.operation @extractelement attributes {
    varve.format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.let = ["type($res) = elem(type($vector))"]
  } {
  }
  irdl.operation @fcmp attributes {
    varve.format = "custom<EnumString>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.let = ["type($rhs) = type($lhs)", "type($res) = over(type($lhs), e: i1)"]
  } {
  }
  irdl.operation @icmp attributes {
    varve.format = "custom<EnumString>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.let = ["type($rhs) = type($lhs)", "type($res) = over(type($lhs), e: i1)"]
  } {
  }
  irdl.operation @insertelement attributes {
    varve.format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.let = ["type($value) = elem(type($vector))", "type($res) = type($vector)"]
  } {
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($args^ `:` type($args))?"
  } {
  }
  irdl.operation @shufflevector attributes {
    varve.format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2) `` custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))"
  } {
  }
}
