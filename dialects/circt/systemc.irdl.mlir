irdl.dialect @systemc attributes {
  varve.set = "circt",
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "MemberAccessKind",
    storage = i32,
    cases = [
      ["dot", 0 : i32],
      ["arrow", 1 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `` one( let($name = ssa(results)) | `name` $name )",
    sym_name = "ImplicitSSAName",
    takes = ["$name"]
  } : () -> ()
  irdl.type @"!bigint" attributes {
    varve.format = "`<` $width `>`"
  } {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      width: %width)
  }
  irdl.type @"!biguint" attributes {
    varve.format = "`<` $width `>`"
  } {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      width: %width)
  }
  irdl.type @"!bv" attributes {
    varve.format = "`<` $width `>`"
  } {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      width: %width)
  }
  irdl.type @"!bv_base" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!in" attributes {
    varve.format = "`<` $baseType `>`"
  } {
    %baseType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      baseType: %baseType)
  }
  irdl.type @"!inout" attributes {
    varve.format = "`<` $baseType `>`"
  } {
    %baseType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      baseType: %baseType)
  }
  irdl.type @"!int" attributes {
    varve.format = "`<` $width `>`"
  } {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      width: %width)
  }
  irdl.type @"!int_base" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!logic" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!lv" attributes {
    varve.format = "`<` $width `>`"
  } {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      width: %width)
  }
  irdl.type @"!lv_base" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!module" attributes {
    varve.format = "`<` name($moduleName) `(` each($ports by `,`: name($ports.name) `` `:` $ports.type) `)` `>`"
  } {
    %moduleName = irdl.any {varve.rule = "string"}
    %ports = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(
      moduleName: %moduleName,
      ports: %ports)
  }
  irdl.type @"!out" attributes {
    varve.format = "`<` $baseType `>`"
  } {
    %baseType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      baseType: %baseType)
  }
  irdl.type @"!signal" attributes {
    varve.format = "`<` $baseType `>`"
  } {
    %baseType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      baseType: %baseType)
  }
  irdl.type @"!signed" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!uint" attributes {
    varve.format = "`<` $width `>`"
  } {
    %width = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      width: %width)
  }
  irdl.type @"!uint_base" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!unsigned" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!value_base" attributes {
    varve.format = ""
  } {
  }
  irdl.operation @convert attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @cpp.assign attributes {
    varve.format = "$dest `=` $source attr-dict `:` type($dest)",
    varve.traits = ["SameTypeOperands"],
    varve.let = [
      "type($source) = type($dest)"]
  } {
    %dest = irdl.any
    %source = irdl.any
    irdl.operands(
      dest: %dest,
      source: %source)
  }
  irdl.operation @cpp.call attributes {
    varve.format = "$callee `(` $callee_operands `)` attr-dict `:` functional-type($callee_operands, $results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface"]
  } {
    %callee_operands = irdl.any
    %results = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      callee_operands: variadic %callee_operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @cpp.call_indirect attributes {
    varve.format = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)",
    varve.traits = ["CallOpInterface", "TypesMatchWith<callee,callee_operands>", "TypesMatchWith<callee,results>"],
    varve.let = [
      "type($callee_operands) = type($callee).inputs",
      "type($results) = type($callee).results"]
  } {
    %callee = irdl.any {varve.rule = "FunctionType"}
    %callee_operands = irdl.any
    %results = irdl.any
    irdl.operands(
      callee: %callee,
      callee_operands: variadic %callee_operands)
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @cpp.delete attributes {
    varve.format = "$pointer attr-dict `:` qualified(type($pointer))"
  } {
    %pointer = irdl.base "!emitc.ptr"
    irdl.operands(
      pointer: %pointer)
  }
  irdl.operation @cpp.destructor attributes {
    varve.format = "attr-dict-with-keyword $body",
    varve.traits = ["SingleBlock", "NoTerminator", "HasParent<systemc.module>"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @cpp.func attributes {
    varve.printer = "code",
    varve.traits = ["AutomaticAllocationScope", "FunctionOpInterface", "IsolatedFromAbove", "OpAsmOpInterface", "Symbol"],
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.block_names = "{$argNames}",
    varve.default_dialect = "systemc",
    varve.format = ["one( | `externC` let($externC = true) ) visibility($sym_visibility) symbol($sym_name)", "`(` each($function_type.inputs %arg $arg_attrs default {} by `,`:", "  one( $function_type.inputs when(count($body) = 0) | %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) ) dict($arg_attrs) loc(%arg)) `)`", "one( let($function_type.results = []) | `->` one( `(` each($function_type.results $res_attrs default {} by `,`: $function_type.results dict($res_attrs)) `)` when(count($function_type.results) > 1 or has($res_attrs))", "| each($function_type.results by `,`: $function_type.results) ) )", "attr-dict-with-keyword(let($argNames = spelled(%arg))) one( | region($body, end) )"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %argNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %externC = irdl.any {varve.rule = "UnitAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "argNames" = %argNames,
      "externC" = %externC,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["arg_attrs", "res_attrs", "externC", "sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @cpp.member_access attributes {
    varve.format = "$object $accessKind $memberName attr-dict `:` functional-type($object, $result)",
    varve.traits = ["Pure"]
  } {
    %object = irdl.any
    %result = irdl.any
    %memberName = irdl.any {varve.rule = "StrAttr"}
    %accessKind = irdl.any {varve.rule = "enum<@MemberAccessKind>"}
    irdl.operands(
      object: %object)
    irdl.results(
      result: %result)
    irdl.attributes {
      "memberName" = %memberName,
      "accessKind" = %accessKind
    }
  }
  irdl.operation @cpp.new attributes {
    varve.format = "`(` $args `)` attr-dict `:` functional-type($args, $result)",
    varve.traits = ["Pure"]
  } {
    %args = irdl.any
    %result = irdl.base "!emitc.ptr"
    irdl.operands(
      args: variadic %args)
    irdl.results(
      result: %result)
  }
  irdl.operation @cpp.return attributes {
    varve.format = "attr-dict ($returnValues^ `:` type($returnValues))?",
    varve.traits = ["Pure", "HasParent<systemc.cpp.func>", "ReturnLike", "Terminator"]
  } {
    %returnValues = irdl.any
    irdl.operands(
      returnValues: variadic %returnValues)
  }
  irdl.operation @cpp.variable attributes {
    varve.printer = "code",
    varve.traits = ["OpAsmOpInterface", "SystemCNameDeclOpInterface"],
    varve.format = "let($name = ssa(results)) ($init^)? attr-dict `:` type($variable)",
    varve.let = ["type($init) = type($variable)"],
    varve.names = "{$name}"
  } {
    %init = irdl.any
    %variable = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      init: optional %init)
    irdl.results(
      variable: %variable)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @ctor attributes {
    varve.format = "attr-dict-with-keyword $body",
    varve.traits = ["SingleBlock", "NoTerminator", "HasParent<systemc.module>"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @func attributes {
    varve.traits = ["OpAsmOpInterface", "SystemCNameDeclOpInterface", "SingleBlock", "NoTerminator", "HasParent<systemc.module>"],
    varve.let = [
      "type($handle) = fn([], [])"],
    varve.format = "one( let($name = ssa(results)) | `name` $name ) attr-dict-with-keyword $body",
    varve.names = "{$name}"
  } {
    %handle = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      handle: %handle)
    irdl.attributes {
      "name" = %name
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @instance.bind_port attributes {
    varve.printer = "code",
    varve.traits = ["HasParent<systemc.ctor>"],
    varve.format = ["$instance `[` $port `]` `to` $channel attr-dict `:` qualified(type($instance)) `,` qualified(type($channel))", "let($portId = integer(min(filter(i in indices(type($instance).ports): type($instance).ports[i][0] = $port)), index))"],
    varve.locals = {port = ["StrAttr", "type($instance).ports[$portId][0]"]}
  } {
    %instance = irdl.base "!systemc.module"
    %channel = irdl.any {varve.rule = "AnyOf<!systemc.in, !systemc.inout, !systemc.out, !systemc.signal>"}
    %portId = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      instance: %instance,
      channel: %channel)
    irdl.attributes {
      "portId" = %portId
    }
  }
  irdl.operation @instance.decl attributes {
    varve.format = "custom<ImplicitSSAName>($name) $moduleName attr-dict `:` qualified(type($instanceHandle))",
    varve.traits = ["SymbolUserOpInterface", "InstanceGraphInstanceOpInterface", "OpAsmOpInterface", "SystemCNameDeclOpInterface", "HasParent<systemc.module>"],
    varve.names = "{$name}"
  } {
    %instanceHandle = irdl.base "!systemc.module"
    %name = irdl.any {varve.rule = "StrAttr"}
    %moduleName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      instanceHandle: %instanceHandle)
    irdl.attributes {
      "name" = %name,
      "moduleName" = %moduleName
    }
  }
  irdl.operation @interop.verilated attributes {
    varve.traits = ["SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.format = ["$instanceName $moduleName `(` each($inputs $inputNames by `,`: name($inputNames) `` `:` $inputs `` `:` type($inputs)) `)`", "`->` `(` each($resultNames type($results) by `,`: name($resultNames) `` `:` type($results)) `)` attr-dict"],
    varve.names = "{$instanceName}.{$resultNames}"
  } {
    %inputs = irdl.any
    %results = irdl.any
    %instanceName = irdl.any {varve.rule = "StrAttr"}
    %moduleName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %inputNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %resultNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "instanceName" = %instanceName,
      "moduleName" = %moduleName,
      "inputNames" = %inputNames,
      "resultNames" = %resultNames
    }
  }
  irdl.operation @method attributes {
    varve.format = "$funcHandle attr-dict",
    varve.let = [
      "type($funcHandle) = fn([], [])"]
  } {
    %funcHandle = irdl.any
    irdl.operands(
      funcHandle: %funcHandle)
  }
  irdl.operation @module attributes {
    varve.printer = "code",
    varve.traits = ["Symbol", "InstanceGraphModuleOpInterface", "FunctionOpInterface", "IsolatedFromAbove", "SingleBlock", "NoTerminator", "RegionKindInterface", "CallableOpInterface", "OpAsmOpInterface", "HasParent<builtin.module>"],
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.block_names = "{$portNames}",
    varve.discardable = ["sym_name", "sym_visibility"],
    varve.format = ["visibility($sym_visibility) symbol($sym_name) ` ` `(` each($function_type.inputs %arg $arg_attrs default {} by `,`: %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) dict($arg_attrs) loc(%arg)) `)`", "let($function_type.results = []; $portNames = ssa(%arg)) attr-dict-with-keyword region($body)"]
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %portNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "portNames" = %portNames
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @sensitive attributes {
    varve.format = "$sensitivities attr-dict ( `:` qualified(type($sensitivities))^ )?",
    varve.traits = ["HasParent<systemc.ctor>"]
  } {
    %sensitivities = irdl.any {varve.rule = "AnyOf<!systemc.in, !systemc.inout, !systemc.out, !systemc.signal>"}
    irdl.operands(
      sensitivities: variadic %sensitivities)
  }
  irdl.operation @signal attributes {
    varve.format = "custom<ImplicitSSAName>($name) ( `named` $named^ )? attr-dict `:` qualified(type($signal))",
    varve.traits = ["OpAsmOpInterface", "SystemCNameDeclOpInterface", "HasParent<systemc.module>"],
    varve.names = "{$name}"
  } {
    %signal = irdl.base "!systemc.signal"
    %name = irdl.any {varve.rule = "StrAttr"}
    %named = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      signal: %signal)
    irdl.attributes {
      "name" = %name,
      "named" = %named
    } {
      varve.optional = ["named"]
    }
  }
  irdl.operation @signal.read attributes {
    varve.format = "$input attr-dict `:` qualified(type($input))",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.let = ["type($result) = type($input).baseType"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<!systemc.in, !systemc.inout, !systemc.signal>"}
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @signal.write attributes {
    varve.format = "$dest `,` $src attr-dict `:` qualified(type($dest))",
    varve.traits = ["TypesMatchWith<dest,src>"],
    varve.let = [
      "type($src) = type($dest).baseType"]
  } {
    %dest = irdl.any {varve.rule = "AnyOf<!systemc.out, !systemc.inout, !systemc.signal>"}
    %src = irdl.any
    irdl.operands(
      dest: %dest,
      src: %src)
  }
  irdl.operation @thread attributes {
    varve.format = "$funcHandle attr-dict",
    varve.let = [
      "type($funcHandle) = fn([], [])"]
  } {
    %funcHandle = irdl.any
    irdl.operands(
      funcHandle: %funcHandle)
  }
}
