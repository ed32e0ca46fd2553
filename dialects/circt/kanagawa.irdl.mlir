irdl.dialect @kanagawa attributes {
  varve.set = "circt",
  varve.depends = ["hw", "seq"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "Direction",
    storage = i32,
    cases = [
      ["in", 0 : i32],
      ["out", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "PathDirection",
    storage = i32,
    cases = [
      ["parent", 0 : i32],
      ["child", 1 : i32]
    ]
  } : () -> ()
  irdl.type @"!portref" attributes {
    varve.format = "`<` $direction $portTypeAttr `>`"
  } {
    %portTypeAttr = irdl.any {varve.rule = "TypeAttr"}
    %direction = irdl.any {varve.rule = "enum<@Direction>"}
    irdl.parameters(
      portTypeAttr: %portTypeAttr,
      direction: %direction)
  }
  irdl.type @"!scoperef" attributes {
    varve.format = "`` one( | $scopeRef )"
  } {
    %scopeRef = irdl.any {varve.rule = "optional<#hw.innerNameRef>"}
    irdl.parameters(
      scopeRef: %scopeRef)
  }
  irdl.attribute @"#step" attributes {
    varve.traits = ["TypedAttr"],
    varve.format = "`<` $direction (`,` $child^)? `:` $type `>` self($type)"
  } {
    %direction = irdl.any {varve.rule = "enum<@PathDirection>"}
    %type = irdl.any {varve.rule = "type"}
    %child = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.parameters(
      direction: %direction,
      type: %type,
      child: %child) {
      varve.optional = ["child"]
    }
  }
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    varve.traits = ["InnerRefUserOpInterface", "CallOpInterface"]
  } {
    %operands = irdl.any
    %result0 = irdl.any
    %callee = irdl.base "#hw.innerNameRef"
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @class attributes {
    varve.format = "($name^)? `sym` $inner_sym attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "RegionKindInterface", "SingleBlock", "NoTerminator", "ScopeOpInterface", "InstanceGraphModuleOpInterface", "HasParent<kanagawa.design>"]
  } {
    %inner_sym = irdl.base "#hw.innerSym"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "inner_sym" = %inner_sym,
      "name" = %name
    } {
      varve.optional = ["name"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @container attributes {
    varve.format = "($name^)? `sym` $inner_sym (`top_level` $isTopLevel^)? attr-dict-with-keyword $body",
    varve.traits = ["SingleBlock", "NoTerminator", "NoRegionArguments", "ScopeOpInterface", "IsolatedFromAbove", "InstanceGraphModuleOpInterface", "RegionKindInterface", "NamedInnerSymbol", "HasParent<kanagawa.design,kanagawa.class>"]
  } {
    %inner_sym = irdl.base "#hw.innerSym"
    %isTopLevel = irdl.any {varve.rule = "UnitAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "inner_sym" = %inner_sym,
      "isTopLevel" = %isTopLevel,
      "name" = %name
    } {
      varve.optional = ["isTopLevel", "name"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @container.instance attributes {
    varve.traits = ["InnerSymbol", "InnerRefUserOpInterface", "InstanceGraphInstanceOpInterface", "OpAsmOpInterface"],
    varve.format = "$inner_sym `,` $targetName attr-dict let(type($scopeRef) = !kanagawa.scoperef($targetName)) ` `",
    varve.names = "{$inner_sym.name}"
  } {
    %scopeRef = irdl.base "!kanagawa.scoperef"
    %inner_sym = irdl.base "#hw.innerSym"
    %targetName = irdl.base "#hw.innerNameRef"
    irdl.results(
      scopeRef: %scopeRef)
    irdl.attributes {
      "inner_sym" = %inner_sym,
      "targetName" = %targetName
    }
  }
  irdl.operation @design attributes {
    varve.format = "$sym_name attr-dict-with-keyword $body",
    varve.traits = ["Symbol", "SingleBlock", "InnerSymbolTable", "NoTerminator", "NoRegionArguments", "IsolatedFromAbove"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @get_port attributes {
    varve.format = "$instance `,` $portSymbol `:` qualified(type($instance)) `->` qualified(type($port)) attr-dict",
    varve.traits = ["Pure", "InnerRefUserOpInterface", "OpAsmOpInterface"],
    varve.names = "{ssa($instance)}.{symbols($portSymbol)[0]}.ref"
  } {
    %instance = irdl.base "!kanagawa.scoperef"
    %port = irdl.base "!kanagawa.portref"
    %portSymbol = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      instance: %instance)
    irdl.results(
      port: %port)
    irdl.attributes {
      "portSymbol" = %portSymbol
    }
  }
  irdl.operation @get_var attributes {
    varve.format = "$instance `,` $varName attr-dict `:` qualified(type($instance)) `->` qualified(type($var))",
    varve.traits = ["InnerRefUserOpInterface", "OpAsmOpInterface"],
    varve.names = "{$varName}"
  } {
    %instance = irdl.base "!kanagawa.scoperef"
    %var = irdl.any {varve.rule = "AnyMemRef"}
    %varName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      instance: %instance)
    irdl.results(
      var: %var)
    irdl.attributes {
      "varName" = %varName
    }
  }
  irdl.operation @instance attributes {
    varve.traits = ["InnerSymbol", "InnerRefUserOpInterface", "InstanceGraphInstanceOpInterface", "OpAsmOpInterface"],
    varve.format = "$inner_sym `,` $targetName attr-dict let(type($scopeRef) = !kanagawa.scoperef($targetName)) ` `",
    varve.names = "{$inner_sym.name}"
  } {
    %scopeRef = irdl.base "!kanagawa.scoperef"
    %inner_sym = irdl.base "#hw.innerSym"
    %targetName = irdl.base "#hw.innerNameRef"
    irdl.results(
      scopeRef: %scopeRef)
    irdl.attributes {
      "inner_sym" = %inner_sym,
      "targetName" = %targetName
    }
  }
  irdl.operation @method attributes {
    varve.printer = "code",
    varve.traits = ["AutomaticAllocationScope", "OpAsmOpInterface", "IsolatedFromAbove", "InnerSymbol", "MethodLikeOpInterface", "HasParent<kanagawa.class>"],
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.block_names = "{$argNames}",
    varve.format = ["$inner_sym `(` each($function_type.inputs %arg by `,`: %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) loc(%arg)) `)`", "one( let($function_type.results = []) when(false) | ` ` ` ` `->` one( `(` each($function_type.results by `,`: $function_type.results) `)` when(count($function_type.results) != 1) | each($function_type.results by `,`: $function_type.results) ) ) let($argNames = ssa(%arg))", "attr-dict-with-keyword region($body, end)"]
  } {
    %inner_sym = irdl.base "#hw.innerSym"
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %argNames = irdl.any {varve.rule = "ArrayAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "inner_sym" = %inner_sym,
      "function_type" = %function_type,
      "argNames" = %argNames,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @method.df attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "RegionKindInterface", "FineGrainedDataflowRegionOpInterface", "IsolatedFromAbove", "InnerSymbol", "MethodLikeOpInterface", "HasParent<kanagawa.class>"],
    varve.terminator = "kanagawa.return",
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = ["$inner_sym `(` each($function_type.inputs %arg by `,`: %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) loc(%arg)) `)`", "one( let($function_type.results = []) when(false) | ` ` ` ` `->` one( `(` each($function_type.results by `,`: $function_type.results) `)` when(count($function_type.results) != 1) | each($function_type.results by `,`: $function_type.results) ) ) one( let($argNames = ssa(%arg)) | printed let($argNames = $argNames) )", "attr-dict-with-keyword region($body, end)"]
  } {
    %inner_sym = irdl.base "#hw.innerSym"
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %argNames = irdl.any {varve.rule = "ArrayAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "inner_sym" = %inner_sym,
      "function_type" = %function_type,
      "argNames" = %argNames,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @path attributes {
    varve.format = "$path attr-dict",
    varve.traits = ["InnerRefUserOpInterface", "Pure", "InferTypeOpInterface", "OpAsmOpInterface"],
    varve.let = ["type($instance) = typeof($path[count($path) - 1])"],
    varve.names = "{join(map(s in $path: if(has(s.child), symbols(s.child)[0], 'parent')), '.')}"
  } {
    %instance = irdl.base "!kanagawa.scoperef"
    %path = irdl.any {varve.rule = "ArrayOf<#kanagawa.step>"}
    irdl.results(
      instance: %instance)
    irdl.attributes {
      "path" = %path
    }
  }
  irdl.operation @pipeline.header attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($clock) = !seq.clock",
      "type($reset) = i1",
      "type($go) = i1",
      "type($stall) = i1"]
  } {
    %clock = irdl.base "!seq.clock"
    %reset = irdl.any {varve.rule = "I1"}
    %go = irdl.any {varve.rule = "I1"}
    %stall = irdl.any {varve.rule = "I1"}
    irdl.results(
      clock: %clock,
      reset: %reset,
      go: %go,
      stall: %stall)
  }
  irdl.operation @port.input attributes {
    varve.format = "($name^)? `sym` $inner_sym `:` $type attr-dict",
    varve.traits = ["PortOpInterface", "HasParent<kanagawa.class,kanagawa.container>", "InferTypeOpInterface", "OpAsmOpInterface", "NamedInnerSymbol"],
    varve.let = ["type($port) = !kanagawa.portref($type, 'in')"],
    varve.names = "{if(has($name), $name, $inner_sym.name)}"
  } {
    %port = irdl.base "!kanagawa.portref"
    %inner_sym = irdl.base "#hw.innerSym"
    %type = irdl.any {varve.rule = "TypeAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      port: %port)
    irdl.attributes {
      "inner_sym" = %inner_sym,
      "type" = %type,
      "name" = %name
    } {
      varve.optional = ["name"]
    }
  }
  irdl.operation @port.output attributes {
    varve.format = "($name^)? `sym` $inner_sym `:` $type attr-dict",
    varve.traits = ["PortOpInterface", "HasParent<kanagawa.class,kanagawa.container>", "InferTypeOpInterface", "OpAsmOpInterface", "NamedInnerSymbol"],
    varve.let = ["type($port) = !kanagawa.portref($type, 'out')"],
    varve.names = "{if(has($name), $name, $inner_sym.name)}"
  } {
    %port = irdl.base "!kanagawa.portref"
    %inner_sym = irdl.base "#hw.innerSym"
    %type = irdl.any {varve.rule = "TypeAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      port: %port)
    irdl.attributes {
      "inner_sym" = %inner_sym,
      "type" = %type,
      "name" = %name
    } {
      varve.optional = ["name"]
    }
  }
  irdl.operation @port.read attributes {
    varve.format = "$port attr-dict `:` qualified(type($port))",
    varve.traits = ["PortRefToInnerTypeConstraint<port,output>", "Pure", "OpAsmOpInterface"],
    varve.let = ["type($output) = typeof(type($port).portTypeAttr)"],
    varve.names = "{ssa($port)}.val"
  } {
    %port = irdl.base "!kanagawa.portref"
    %output = irdl.any
    irdl.operands(
      port: %port)
    irdl.results(
      output: %output)
  }
  irdl.operation @port.write attributes {
    varve.format = "$port `,` $value attr-dict `:` qualified(type($port))",
    varve.traits = ["PortRefToInnerTypeConstraint<port,value>"],
    varve.let = ["type($value) = typeof(type($port).portTypeAttr)"]
  } {
    %port = irdl.base "!kanagawa.portref"
    %value = irdl.any
    irdl.operands(
      port: %port,
      value: %value)
  }
  irdl.operation @return attributes {
    varve.format = "($retValues^)? attr-dict (`:` type($retValues)^)?",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<kanagawa.method,kanagawa.method.df>"]
  } {
    %retValues = irdl.any
    irdl.operands(
      retValues: variadic %retValues)
  }
  irdl.operation @sblock attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "AutomaticAllocationScope", "BlockOpInterface"],
    varve.terminator = "kanagawa.sblock.return",
    varve.arguments = {body = [["%arg", "count($inputs)"]]},
    varve.format = ["` ` `(` each($inputs %arg by `,`: %arg `:` type($inputs) let(type(%arg) = type($inputs)) `=` $inputs) `)` one( let(types($outputs) = []) | `->` one( `(` type($outputs) `)` when(count($outputs) > 1) | type($outputs) ) )", "attr-dict-with-keyword region($body)"]
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    %maxThreads = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<1>>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "maxThreads" = %maxThreads
    } {
      varve.optional = ["maxThreads"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @sblock.dc attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "AutomaticAllocationScope", "BlockOpInterface"],
    varve.terminator = "kanagawa.sblock.return",
    varve.arguments = {body = [["%arg", "count($inputs)"]]},
    varve.format = ["` ` `(` each($inputs %arg by `,`: %arg `:` type($inputs) let(type(%arg) = type($inputs).innerType) `=` $inputs) `)` one( let(types($outputs) = []) | `->` one( `(` type($outputs) `)` when(count($outputs) > 1) | type($outputs) ) )", "attr-dict-with-keyword region($body)"]
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    %maxThreads = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<1>>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "maxThreads" = %maxThreads
    } {
      varve.optional = ["maxThreads"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @sblock.inline.begin attributes {
    varve.format = "attr-dict",
    varve.traits = ["HasParent<kanagawa.method>"]
  } {
  }
  irdl.operation @sblock.inline.end attributes {
    varve.format = "attr-dict",
    varve.traits = ["HasParent<kanagawa.method>"]
  } {
  }
  irdl.operation @sblock.isolated attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "AutomaticAllocationScope", "BlockOpInterface"],
    varve.terminator = "kanagawa.sblock.return",
    varve.arguments = {body = [["%arg", "count($inputs)"]]},
    varve.format = ["` ` `(` each($inputs %arg by `,`: %arg `:` type($inputs) let(type(%arg) = type($inputs)) `=` $inputs) `)` one( let(types($outputs) = []) | `->` one( `(` type($outputs) `)` when(count($outputs) > 1) | type($outputs) ) )", "attr-dict-with-keyword region($body)"]
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    %maxThreads = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<1>>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "maxThreads" = %maxThreads
    } {
      varve.optional = ["maxThreads"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @sblock.return attributes {
    varve.format = "($retValues^)? attr-dict (`:` type($retValues)^)?",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<kanagawa.sblock,kanagawa.sblock.isolated,kanagawa.sblock.dc>"]
  } {
    %retValues = irdl.any
    irdl.operands(
      retValues: variadic %retValues)
  }
  irdl.operation @var attributes {
    varve.format = "$inner_sym `:` $type attr-dict",
    varve.traits = ["InnerSymbol"]
  } {
    %inner_sym = irdl.base "#hw.innerSym"
    %type = irdl.any {varve.rule = "TypeAttrOf<AnyMemRef>"}
    irdl.attributes {
      "inner_sym" = %inner_sym,
      "type" = %type
    }
  }
  irdl.operation @wire.input attributes {
    varve.format = "$inner_sym `:` qualified(type($output)) attr-dict",
    varve.traits = ["InnerTypeToPortrefTypeConstraint<output,port>", "PortOpInterface", "HasParent<kanagawa.class,kanagawa.container>", "OpAsmOpInterface", "InnerSymbol"],
    varve.let = ["type($port) = !kanagawa.portref(type($output), 'in')"],
    varve.names = "{if(has($name), $name, $inner_sym.name)}, {if(has($name), $name, $inner_sym.name)}.out"
  } {
    %port = irdl.base "!kanagawa.portref"
    %output = irdl.any
    %inner_sym = irdl.base "#hw.innerSym"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      port: %port,
      output: %output)
    irdl.attributes {
      "inner_sym" = %inner_sym,
      "name" = %name
    } {
      varve.optional = ["name"]
    }
  }
  irdl.operation @wire.output attributes {
    varve.format = "$inner_sym `,` $input `:` qualified(type($input)) attr-dict",
    varve.traits = ["InnerTypeToPortrefTypeConstraint<input,port>", "PortOpInterface", "HasParent<kanagawa.class,kanagawa.container>", "OpAsmOpInterface", "InnerSymbol"],
    varve.let = ["type($port) = !kanagawa.portref(type($input), 'out')"],
    varve.names = "{if(has($name), $name, $inner_sym.name)}"
  } {
    %input = irdl.any
    %port = irdl.base "!kanagawa.portref"
    %inner_sym = irdl.base "#hw.innerSym"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      port: %port)
    irdl.attributes {
      "inner_sym" = %inner_sym,
      "name" = %name
    } {
      varve.optional = ["name"]
    }
  }
}
