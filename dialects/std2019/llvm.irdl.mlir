// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The LLVM dialect as of the end of 2019: types hold the text of LLVM IR.
irdl.dialect @llvm attributes {varve.set = "std2019", varve.unknown = ["operations", "types"]} {
  "varve.enum"() {
    sym_name = "ICmpPredicate", storage = i64,
    cases = [["eq", 0 : i64], ["ne", 1 : i64], ["slt", 2 : i64], ["sle", 3 : i64], ["sgt", 4 : i64],
      ["sge", 5 : i64], ["ult", 6 : i64], ["ule", 7 : i64], ["ugt", 8 : i64], ["uge", 9 : i64]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "FCmpPredicate", storage = i64,
    cases = [["_false", 0 : i64], ["oeq", 1 : i64], ["ogt", 2 : i64], ["oge", 3 : i64], ["olt", 4 : i64],
      ["ole", 5 : i64], ["one", 6 : i64], ["ord", 7 : i64], ["ueq", 8 : i64], ["ugt", 9 : i64],
      ["uge", 10 : i64], ["ult", 11 : i64], ["ule", 12 : i64], ["une", 13 : i64], ["uno", 14 : i64],
      ["_true", 15 : i64]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Linkage", storage = i64,
    cases = [["private", 0 : i64], ["internal", 1 : i64], ["available_externally", 2 : i64],
      ["linkonce", 3 : i64], ["weak", 4 : i64], ["common", 5 : i64], ["appending", 6 : i64],
      ["extern_weak", 7 : i64], ["linkonce_odr", 8 : i64], ["weak_odr", 9 : i64], ["external", 10 : i64]]
  } : () -> ()
  irdl.type @"!array" attributes {varve.format = "`<` $numElements `x` short($elementType) `>`"} {
    %elementType = irdl.any {varve.rule = "type"}
    %numElements = irdl.any {varve.rule = "u64"}
    irdl.parameters(elementType: %elementType, numElements: %numElements)
  }
  irdl.type @"!bfloat" {
  }
  irdl.type @"!double" {
  }
  irdl.type @"!float" {
  }
  irdl.type @"!fp128" {
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
  irdl.type @"!half" {
  }
  irdl.type @"!i" attributes {varve.format = "`` $width"} {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(width: %width)
  }
  irdl.type @"!label" {
  }
  irdl.type @"!metadata" {
  }
  irdl.type @"!ppc_fp128" {
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
  irdl.type @"!x86_fp80" {
  }
  irdl.type @"!x86_mmx" {
  }
  irdl.operation @add attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @addrspacecast attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @alloca attributes {
    varve.format = "$arraySize `x` $element attr-dict `:` functional-type($arraySize, $res)",
    varve.locals = {element = ["TypeAttr", "llvm_text_pointee(type($res))"]}
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(arraySize: %any)
    irdl.results(res: %any)
    irdl.attributes {"alignment" = %1} {varve.optional = ["alignment"]}
  }
  irdl.operation @and attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @ashr attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @bitcast attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @br attributes {
    varve.syntax = "hook:llvm.br",
    varve.traits = ["Terminator", "BranchOpInterface"]
  } {
    %any = irdl.any
    irdl.operands(destOperands: variadic %any)
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @call attributes {varve.syntax = "hook:llvm.call"} {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(operands: variadic %any)
    irdl.results(results: variadic %any)
    irdl.attributes {"callee" = %1} {varve.optional = ["callee"]}
  }
  irdl.operation @cond_br attributes {
    varve.syntax = "hook:llvm.cond_br",
    varve.traits = ["Terminator", "BranchOpInterface"]
  } {
    %any = irdl.any
    irdl.operands(operands: variadic %any)
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @extractelement attributes {
    varve.format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.traits = ["Pure"],
    varve.let = ["type($res) = llvm_text_element(type($vector))"]
  } {
    %any = irdl.any
    irdl.operands(vector: %any, position: %any)
    irdl.results(res: %any)
  }
  irdl.operation @extractvalue attributes {
    varve.format = "$container `` $position attr-dict `:` type($container) `` custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(container: %any)
    irdl.results(res: %any)
    irdl.attributes {"position" = %1}
  }
  irdl.operation @fadd attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @fcmp attributes {
    varve.format = "custom<EnumString>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure"],
    varve.let = ["type($rhs) = type($lhs)", "type($res) = llvm_text_i1(type($lhs))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@FCmpPredicate>"}
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
    irdl.attributes {"predicate" = %1}
  }
  irdl.operation @fdiv attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @fmul attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @fneg attributes {
    varve.format = "$operand attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(operand: %any)
    irdl.results(res: %any)
  }
  irdl.operation @fpext attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @fptosi attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @fptoui attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @fptrunc attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @frem attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @fsub attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:llvm.func",
    varve.traits = ["IsolatedFromAbove"]
  } {
    %0 = irdl.any {varve.rule = "StrAttr"}
    %any = irdl.any
    %2 = irdl.any {varve.rule = "enum<@Linkage>"}
    irdl.attributes {"sym_name" = %0, "type" = %any, "linkage" = %2} {varve.optional = ["linkage"]}
    %r0 = irdl.region
    irdl.regions(body: %r0)
  }
  irdl.operation @getelementptr attributes {
    varve.format = "$base `[` $indices `]` attr-dict `:` functional-type(operands, $res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(base: %any, indices: variadic %any)
    irdl.results(res: %any)
  }
  irdl.operation @icmp attributes {
    varve.format = "custom<EnumString>($predicate) $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure"],
    varve.let = ["type($rhs) = type($lhs)", "type($res) = llvm_text_i1(type($lhs))"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "enum<@ICmpPredicate>"}
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
    irdl.attributes {"predicate" = %1}
  }
  irdl.operation @insertelement attributes {
    varve.format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.traits = ["Pure"],
    varve.let = ["type($value) = llvm_text_element(type($vector))", "type($res) = type($vector)"]
  } {
    %any = irdl.any
    irdl.operands(vector: %any, value: %any, position: %any)
    irdl.results(res: %any)
  }
  irdl.operation @insertvalue attributes {
    varve.format = "$value `,` $container `` $position attr-dict `:` type($container) `` custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))",
    varve.let = ["type($res) = type($container)"],
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(container: %any, value: %any)
    irdl.results(res: %any)
    irdl.attributes {"position" = %1}
  }
  irdl.operation @intr.ceil attributes {varve.traits = ["Pure"]} {
    %any = irdl.any
    irdl.operands(a: %any)
    irdl.results(res: %any)
  }
  irdl.operation @intr.copysign attributes {varve.traits = ["Pure"]} {
    %any = irdl.any
    irdl.operands(a: %any, b: %any)
    irdl.results(res: %any)
  }
  irdl.operation @intr.cos attributes {varve.traits = ["Pure"]} {
    %any = irdl.any
    irdl.operands(a: %any)
    irdl.results(res: %any)
  }
  irdl.operation @intr.exp attributes {varve.traits = ["Pure"]} {
    %any = irdl.any
    irdl.operands(a: %any)
    irdl.results(res: %any)
  }
  irdl.operation @intr.fabs attributes {varve.traits = ["Pure"]} {
    %any = irdl.any
    irdl.operands(a: %any)
    irdl.results(res: %any)
  }
  irdl.operation @intr.fmuladd attributes {varve.traits = ["Pure"]} {
    %any = irdl.any
    irdl.operands(a: %any, b: %any, c: %any)
    irdl.results(res: %any)
  }
  irdl.operation @intr.log attributes {varve.traits = ["Pure"]} {
    %any = irdl.any
    irdl.operands(a: %any)
    irdl.results(res: %any)
  }
  irdl.operation @intr.log10 attributes {varve.traits = ["Pure"]} {
    %any = irdl.any
    irdl.operands(a: %any)
    irdl.results(res: %any)
  }
  irdl.operation @intr.log2 attributes {varve.traits = ["Pure"]} {
    %any = irdl.any
    irdl.operands(a: %any)
    irdl.results(res: %any)
  }
  irdl.operation @intr.prefetch {
    %any = irdl.any
    irdl.operands(addr: %any, rw: %any, hint: %any, cache: %any)
  }
  irdl.operation @inttoptr attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @load attributes {
    varve.format = "$addr attr-dict `:` type($addr)",
    varve.let = ["type($res) = llvm_text_pointee(type($addr))"]
  } {
    %any = irdl.any
    irdl.operands(addr: %any)
    irdl.results(res: %any)
  }
  irdl.operation @lshr attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @mlir.addressof attributes {
    varve.format = "$global_name attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(res: %any)
    irdl.attributes {"global_name" = %1}
  }
  irdl.operation @mlir.constant attributes {
    varve.format = "`` `(` $value `)` attr-dict `:` type($res)",
    varve.traits = ["Pure", "ConstantLike"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
    irdl.attributes {"value" = %any}
  }
  irdl.operation @mlir.global attributes {varve.syntax = "hook:llvm.mlir.global"} {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "UnitAttr"}
    %2 = irdl.any {varve.rule = "StrAttr"}
    %3 = irdl.any {varve.rule = "enum<@Linkage>"}
    %4 = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "type" = %any,
      "constant" = %1,
      "sym_name" = %2,
      "linkage" = %3,
      "value" = %any,
      "addr_space" = %4} {varve.optional = ["constant", "value", "addr_space"]}
    %r0 = irdl.region
    irdl.regions(initializer: %r0)
  }
  irdl.operation @mlir.null attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @mlir.undef attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.results(res: %any)
  }
  irdl.operation @mul attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @or attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @ptrtoint attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($args^ `:` type($args))?",
    varve.traits = ["Terminator"]
  } {
    %any = irdl.any
    irdl.operands(args: variadic %any)
  }
  irdl.operation @sdiv attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @select attributes {
    varve.format = "$condition `,` $trueValue `,` $falseValue attr-dict `:` type($condition) `,` type($res)",
    varve.traits = ["Pure"],
    varve.let = ["type($trueValue) = type($res)", "type($falseValue) = type($res)"]
  } {
    %any = irdl.any
    irdl.operands(condition: %any, trueValue: %any, falseValue: %any)
    irdl.results(res: %any)
  }
  irdl.operation @sext attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @shl attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @shufflevector attributes {
    varve.format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) `,` type($v2) `` custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    %1 = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(v1: %any, v2: %any)
    irdl.results(res: %any)
    irdl.attributes {"mask" = %1}
  }
  irdl.operation @sitofp attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @srem attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @store attributes {
    varve.format = "$value `,` $addr attr-dict `:` type($addr)",
    varve.let = ["type($value) = llvm_text_pointee(type($addr))"]
  } {
    %any = irdl.any
    irdl.operands(value: %any, addr: %any)
  }
  irdl.operation @sub attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @trunc attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @udiv attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @uitofp attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
  irdl.operation @unreachable attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator"]
  } {
  }
  irdl.operation @urem attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @xor attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %any = irdl.any
    irdl.operands(lhs: %any, rhs: %any)
    irdl.results(res: %any)
  }
  irdl.operation @zext attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %any = irdl.any
    irdl.operands(arg: %any)
    irdl.results(res: %any)
  }
}
