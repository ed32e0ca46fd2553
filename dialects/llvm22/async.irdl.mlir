irdl.dialect @async attributes {
  varve.set = "llvm22"
} {
  "varve.directive"() {
    format = "qualified(type($operand)) let(types($result) = if(isa(type($operand), '!async.value'), [type($operand).valueType], []))",
    sym_name = "AwaitResultType",
    takes = ["type $operand", "type $result"]
  } : () -> ()
  irdl.type @"!coro.handle" {
  }
  irdl.type @"!coro.id" {
  }
  irdl.type @"!coro.state" {
  }
  irdl.type @"!group" {
  }
  irdl.type @"!token" {
  }
  irdl.type @"!value" attributes {
    varve.format = "`<` $valueType `>`"
  } {
    %valueType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      valueType: %valueType)
  }
  irdl.operation @add_to_group attributes {
    varve.format = "$operand `,` $group `:` type($operand) attr-dict",
    varve.let = [
      "type($group) = !async.group",
      "type($rank) = index"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<!async.value, !async.token>"}
    %group = irdl.base "!async.group"
    %rank = irdl.any {varve.rule = "Index"}
    irdl.operands(
      operand: %operand,
      group: %group)
    irdl.results(
      rank: %rank)
  }
  irdl.operation @await attributes {
    varve.format = "$operand `:` custom<AwaitResultType>( type($operand), type($result) ) attr-dict"
  } {
    %operand = irdl.any {varve.rule = "AnyOf<!async.value, !async.token>"}
    %result = irdl.any
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: optional %result)
  }
  irdl.operation @await_all attributes {
    varve.format = "$operand attr-dict",
    varve.let = [
      "type($operand) = !async.group"]
  } {
    %operand = irdl.base "!async.group"
    irdl.operands(
      operand: %operand)
  }
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface"]
  } {
    %operands = irdl.any
    %result0 = irdl.any {varve.rule = "AnyOf<!async.value, !async.token>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @coro.begin attributes {
    varve.format = "$id attr-dict",
    varve.let = [
      "type($id) = !async.coro.id",
      "type($handle) = !async.coro.handle"]
  } {
    %id = irdl.base "!async.coro.id"
    %handle = irdl.base "!async.coro.handle"
    irdl.operands(
      id: %id)
    irdl.results(
      handle: %handle)
  }
  irdl.operation @coro.end attributes {
    varve.format = "$handle attr-dict",
    varve.let = [
      "type($handle) = !async.coro.handle"]
  } {
    %handle = irdl.base "!async.coro.handle"
    irdl.operands(
      handle: %handle)
  }
  irdl.operation @coro.free attributes {
    varve.format = "$id `,` $handle attr-dict",
    varve.let = [
      "type($id) = !async.coro.id",
      "type($handle) = !async.coro.handle"]
  } {
    %id = irdl.base "!async.coro.id"
    %handle = irdl.base "!async.coro.handle"
    irdl.operands(
      id: %id,
      handle: %handle)
  }
  irdl.operation @coro.id attributes {
    varve.format = "attr-dict",
    varve.let = [
      "type($id) = !async.coro.id"]
  } {
    %id = irdl.base "!async.coro.id"
    irdl.results(
      id: %id)
  }
  irdl.operation @coro.save attributes {
    varve.format = "$handle attr-dict",
    varve.let = [
      "type($handle) = !async.coro.handle",
      "type($state) = !async.coro.state"]
  } {
    %handle = irdl.base "!async.coro.handle"
    %state = irdl.base "!async.coro.state"
    irdl.operands(
      handle: %handle)
    irdl.results(
      state: %state)
  }
  irdl.operation @coro.suspend attributes {
    varve.format = "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict",
    varve.traits = ["Terminator"],
    varve.let = [
      "type($state) = !async.coro.state"]
  } {
    %state = irdl.base "!async.coro.state"
    irdl.operands(
      state: %state)
    "varve.successors"() {names = ["suspendDest", "resumeDest", "cleanupDest"], variadic = []} : () -> ()
  }
  irdl.operation @create_group attributes {
    varve.format = "$size `:` type($result) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($size) = index",
      "type($result) = !async.group"]
  } {
    %size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!async.group"
    irdl.operands(
      size: %size)
    irdl.results(
      result: %result)
  }
  irdl.operation @execute attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "RegionBranchOpInterface", "AutomaticAllocationScope", "RecursiveMemoryEffects"],
    varve.let = [
      "type($dependencies) = !async.token",
      "type($token) = !async.token"],
    varve.terminator = "async.yield",
    varve.arguments = {bodyRegion = [["%operand", "count($bodyOperands)"]]},
    varve.format = "one( | ` ` `[` $dependencies `]` ) one( | ` ` `(` each(%operand $bodyOperands by `,`: $bodyOperands `as` %operand `` `:` type($bodyOperands) let(type(%operand) = type($bodyOperands).valueType)) `)` ) result-types($bodyResults) attr-dict-with-keyword region($bodyRegion, end)"
  } {
    %dependencies = irdl.base "!async.token"
    %bodyOperands = irdl.any {varve.rule = "AnyOf<!async.value, !async.token>"}
    %token = irdl.base "!async.token"
    %bodyResults = irdl.base "!async.value"
    irdl.operands(
      dependencies: variadic %dependencies,
      bodyOperands: variadic %bodyOperands) {
      varve.segments
    }
    irdl.results(
      token: %token,
      bodyResults: variadic %bodyResults)
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:async.func",
    varve.traits = ["FunctionOpInterface", "IsolatedFromAbove", "OpAsmOpInterface"],
    varve.default_dialect = "async"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "sym_visibility" = %sym_visibility,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["sym_visibility", "arg_attrs", "res_attrs"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "HasParent<async.func>", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @runtime.add_ref attributes {
    varve.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.any {varve.rule = "AnyOf<!async.value, !async.token, !async.group>"}
    %count = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    irdl.operands(
      operand: %operand)
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @runtime.add_to_group attributes {
    varve.format = "$operand `,` $group attr-dict `:` type($operand)",
    varve.let = [
      "type($group) = !async.group",
      "type($rank) = index"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<!async.value, !async.token>"}
    %group = irdl.base "!async.group"
    %rank = irdl.any {varve.rule = "Index"}
    irdl.operands(
      operand: %operand,
      group: %group)
    irdl.results(
      rank: %rank)
  }
  irdl.operation @runtime.await attributes {
    varve.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.any {varve.rule = "AnyOf<!async.value, !async.token, !async.group>"}
    irdl.operands(
      operand: %operand)
  }
  irdl.operation @runtime.await_and_resume attributes {
    varve.format = "$operand `,` $handle attr-dict `:` type($operand)",
    varve.let = [
      "type($handle) = !async.coro.handle"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<!async.value, !async.token, !async.group>"}
    %handle = irdl.base "!async.coro.handle"
    irdl.operands(
      operand: %operand,
      handle: %handle)
  }
  irdl.operation @runtime.create attributes {
    varve.format = "attr-dict `:` type($result)"
  } {
    %result = irdl.any {varve.rule = "AnyOf<!async.value, !async.token>"}
    irdl.results(
      result: %result)
  }
  irdl.operation @runtime.create_group attributes {
    varve.format = "$size `:` type($result) attr-dict",
    varve.let = [
      "type($size) = index",
      "type($result) = !async.group"]
  } {
    %size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!async.group"
    irdl.operands(
      size: %size)
    irdl.results(
      result: %result)
  }
  irdl.operation @runtime.drop_ref attributes {
    varve.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.any {varve.rule = "AnyOf<!async.value, !async.token, !async.group>"}
    %count = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive>"}
    irdl.operands(
      operand: %operand)
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @runtime.is_error attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.let = [
      "type($is_error) = i1"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<!async.value, !async.token, !async.group>"}
    %is_error = irdl.any {varve.rule = "I1"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      is_error: %is_error)
  }
  irdl.operation @runtime.load attributes {
    varve.format = "$storage attr-dict `:` type($storage)",
    varve.traits = ["TypesMatchWith<storage,result>"],
    varve.let = [
      "type($result) = type($storage).valueType"]
  } {
    %storage = irdl.base "!async.value"
    %result = irdl.any
    irdl.operands(
      storage: %storage)
    irdl.results(
      result: %result)
  }
  irdl.operation @runtime.num_worker_threads attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["InferTypeOpInterface"],
    varve.let = [
      "type($result) = index"]
  } {
    %result = irdl.any {varve.rule = "Index"}
    irdl.results(
      result: %result)
  }
  irdl.operation @runtime.resume attributes {
    varve.format = "$handle attr-dict",
    varve.let = [
      "type($handle) = !async.coro.handle"]
  } {
    %handle = irdl.base "!async.coro.handle"
    irdl.operands(
      handle: %handle)
  }
  irdl.operation @runtime.set_available attributes {
    varve.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.any {varve.rule = "AnyOf<!async.value, !async.token>"}
    irdl.operands(
      operand: %operand)
  }
  irdl.operation @runtime.set_error attributes {
    varve.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.any {varve.rule = "AnyOf<!async.value, !async.token>"}
    irdl.operands(
      operand: %operand)
  }
  irdl.operation @runtime.store attributes {
    varve.format = "$value `,` $storage attr-dict `:` type($storage)",
    varve.traits = ["TypesMatchWith<storage,value>"],
    varve.let = [
      "type($value) = type($storage).valueType"]
  } {
    %value = irdl.any
    %storage = irdl.base "!async.value"
    irdl.operands(
      value: %value,
      storage: %storage)
  }
  irdl.operation @yield attributes {
    varve.format = "($operands^ `:` type($operands))? attr-dict",
    varve.traits = ["HasParent<async.execute>", "Pure", "Terminator", "ReturnLike"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
