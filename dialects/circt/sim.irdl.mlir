irdl.dialect @sim attributes {
  varve.set = "circt",
  varve.depends = ["hw", "seq"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "SVFOpenMode",
    storage = i32,
    cases = [
      ["r", 0 : i32],
      ["w", 1 : i32],
      ["a", 2 : i32],
      ["r_update", 3 : i32],
      ["w_update", 4 : i32],
      ["a_update", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "StringCmpPredicate",
    storage = i64,
    cases = [
      ["eq", 0 : i64],
      ["ne", 1 : i64],
      ["lt", 2 : i64],
      ["le", 3 : i64],
      ["gt", 4 : i64],
      ["ge", 5 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "UArrayCmpPredicate",
    storage = i64,
    cases = [
      ["eq", 0 : i64],
      ["ne", 1 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    cases = [["in", 0 : i32], ["out", 1 : i32], ["inout", 2 : i32], ["return", 3 : i32], ["ref", 4 : i32]],
    storage = i32,
    sym_name = "DPIWord"
  } : () -> ()
  irdl.type @"!assoc_array" attributes {
    varve.format = "`<` $elementType `,` $indexType `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %indexType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType,
      indexType: %indexType)
  }
  irdl.type @"!dpi_functy" attributes {
    varve.format = "`<` each($arguments by `,`: $arguments.dir $arguments.name `:` $arguments.type) `>`"
  } {
    %arguments = irdl.any {varve.rule = "array<record<name: string, type: type, dir: enum<@DPIWord>>>"}
    irdl.parameters(
      arguments: %arguments)
  }
  irdl.type @"!dstring" {
  }
  irdl.type @"!fstring" {
  }
  irdl.type @"!output_stream" {
  }
  irdl.type @"!queue" attributes {
    varve.format = "`<` $elementType `,` $bound `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %bound = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      elementType: %elementType,
      bound: %bound)
  }
  irdl.operation @assoc_array.cmp attributes {
    varve.format = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure", "Commutative", "SameTypeOperands"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i1"]
  } {
    %lhs = irdl.base "!sim.assoc_array"
    %rhs = irdl.base "!sim.assoc_array"
    %result = irdl.any {varve.rule = "I1"}
    %predicate = irdl.any {varve.rule = "enum<@UArrayCmpPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @assoc_array.delete attributes {
    varve.format = "`index` $index `of` $array attr-dict `:` type($array)",
    varve.traits = ["Pure", "TypesMatchWith<array,index>", "AllTypesMatch<array,outArray>"],
    varve.let = [
      "type($index) = type($array).indexType",
      "type($outArray) = type($array)"]
  } {
    %array = irdl.base "!sim.assoc_array"
    %index = irdl.any
    %outArray = irdl.base "!sim.assoc_array"
    irdl.operands(
      array: %array,
      index: %index)
    irdl.results(
      outArray: %outArray)
  }
  irdl.operation @assoc_array.empty attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["Pure"]
  } {
    %result = irdl.base "!sim.assoc_array"
    irdl.results(
      result: %result)
  }
  irdl.operation @assoc_array.exists attributes {
    varve.format = "$index `in` $array attr-dict `:` type($array)",
    varve.traits = ["Pure", "TypesMatchWith<array,index>"],
    varve.let = [
      "type($index) = type($array).indexType",
      "type($result) = i32"]
  } {
    %array = irdl.base "!sim.assoc_array"
    %index = irdl.any
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      array: %array,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @assoc_array.first attributes {
    varve.format = "$array attr-dict `:` type($array)",
    varve.traits = ["Pure", "TypesMatchWith<array,index>"],
    varve.let = [
      "type($index) = type($array).indexType",
      "type($found) = i32"]
  } {
    %array = irdl.base "!sim.assoc_array"
    %found = irdl.any {varve.rule = "I32"}
    %index = irdl.any
    irdl.operands(
      array: %array)
    irdl.results(
      found: %found,
      index: %index)
  }
  irdl.operation @assoc_array.get attributes {
    varve.format = "$array `[` $index `]` attr-dict `:` type($array)",
    varve.traits = ["Pure", "TypesMatchWith<array,index>", "TypesMatchWith<array,result>"],
    varve.let = [
      "type($index) = type($array).indexType",
      "type($result) = type($array).elementType"]
  } {
    %array = irdl.base "!sim.assoc_array"
    %index = irdl.any
    %result = irdl.any
    irdl.operands(
      array: %array,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @assoc_array.last attributes {
    varve.format = "$array attr-dict `:` type($array)",
    varve.traits = ["Pure", "TypesMatchWith<array,index>"],
    varve.let = [
      "type($index) = type($array).indexType",
      "type($found) = i32"]
  } {
    %array = irdl.base "!sim.assoc_array"
    %found = irdl.any {varve.rule = "I32"}
    %index = irdl.any
    irdl.operands(
      array: %array)
    irdl.results(
      found: %found,
      index: %index)
  }
  irdl.operation @assoc_array.next attributes {
    varve.format = "$array `[` $index `]` attr-dict `:` type($array)",
    varve.traits = ["Pure", "TypesMatchWith<array,index>", "TypesMatchWith<array,nextIndex>"],
    varve.let = [
      "type($index) = type($array).indexType",
      "type($nextIndex) = type($array).indexType",
      "type($found) = i32"]
  } {
    %array = irdl.base "!sim.assoc_array"
    %index = irdl.any
    %found = irdl.any {varve.rule = "I32"}
    %nextIndex = irdl.any
    irdl.operands(
      array: %array,
      index: %index)
    irdl.results(
      found: %found,
      nextIndex: %nextIndex)
  }
  irdl.operation @assoc_array.prev attributes {
    varve.format = "$array `[` $index `]` attr-dict `:` type($array)",
    varve.traits = ["Pure", "TypesMatchWith<array,index>", "TypesMatchWith<array,prevIndex>"],
    varve.let = [
      "type($index) = type($array).indexType",
      "type($prevIndex) = type($array).indexType",
      "type($found) = i32"]
  } {
    %array = irdl.base "!sim.assoc_array"
    %index = irdl.any
    %found = irdl.any {varve.rule = "I32"}
    %prevIndex = irdl.any
    irdl.operands(
      array: %array,
      index: %index)
    irdl.results(
      found: %found,
      prevIndex: %prevIndex)
  }
  irdl.operation @assoc_array.set attributes {
    varve.format = "$array `[` $index `]` `=` $value attr-dict `:` type($array)",
    varve.traits = ["Pure", "TypesMatchWith<array,index>", "TypesMatchWith<array,value>", "AllTypesMatch<array,outArray>"],
    varve.let = [
      "type($index) = type($array).indexType",
      "type($value) = type($array).elementType",
      "type($outArray) = type($array)"]
  } {
    %array = irdl.base "!sim.assoc_array"
    %index = irdl.any
    %value = irdl.any
    %outArray = irdl.base "!sim.assoc_array"
    irdl.operands(
      array: %array,
      index: %index,
      value: %value)
    irdl.results(
      outArray: %outArray)
  }
  irdl.operation @assoc_array.size attributes {
    varve.format = "$array attr-dict `:` type($array)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = i32"]
  } {
    %array = irdl.base "!sim.assoc_array"
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      array: %array)
    irdl.results(
      result: %result)
  }
  irdl.operation @clocked_pause attributes {
    varve.traits = ["NonProceduralOp"],
    varve.let = [
      "type($clock) = !seq.clock",
      "type($condition) = i1"],
    varve.format = "$clock `,` $condition `,` one( `verbose` let($verbose = true) | `quiet` let($verbose = false) ) attr-dict"
  } {
    %clock = irdl.base "!seq.clock"
    %condition = irdl.any {varve.rule = "I1"}
    %verbose = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      clock: %clock,
      condition: %condition)
    irdl.attributes {
      "verbose" = %verbose
    }
  }
  irdl.operation @clocked_terminate attributes {
    varve.traits = ["NonProceduralOp"],
    varve.let = [
      "type($clock) = !seq.clock",
      "type($condition) = i1"],
    varve.format = ["$clock `,` $condition `,` one( `success` let($success = true) | `failure` let($success = false) ) `,`", "one( `verbose` let($verbose = true) | `quiet` let($verbose = false) ) attr-dict"]
  } {
    %clock = irdl.base "!seq.clock"
    %condition = irdl.any {varve.rule = "I1"}
    %success = irdl.any {varve.rule = "BoolAttr"}
    %verbose = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      clock: %clock,
      condition: %condition)
    irdl.attributes {
      "success" = %success,
      "verbose" = %verbose
    }
  }
  irdl.operation @flush attributes {
    varve.format = "$stream attr-dict",
    varve.traits = ["ProceduralOp"],
    varve.let = [
      "type($stream) = !sim.output_stream"]
  } {
    %stream = irdl.base "!sim.output_stream"
    irdl.operands(
      stream: %stream)
  }
  irdl.operation @fmt.bin attributes {
    varve.format = "$value (`isLeftAligned` $isLeftAligned^)? (`paddingChar` $paddingChar^)? (`specifierWidth` $specifierWidth^)? attr-dict `:` qualified(type($value))",
    varve.traits = ["Pure", "SimValueFormatter"],
    varve.let = [
      "type($result) = !sim.fstring"]
  } {
    %value = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.base "!sim.fstring"
    %isLeftAligned = irdl.any {varve.rule = "BoolAttr"}
    %paddingChar = irdl.any {varve.rule = "I8Attr"}
    %specifierWidth = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "isLeftAligned" = %isLeftAligned,
      "paddingChar" = %paddingChar,
      "specifierWidth" = %specifierWidth
    } {
      varve.optional = ["specifierWidth"],
      varve.defaults = {
        isLeftAligned = false,
        paddingChar = 48 : i8}
    }
  }
  irdl.operation @fmt.char attributes {
    varve.format = "$value attr-dict `:` qualified(type($value))",
    varve.traits = ["Pure", "SimValueFormatter"],
    varve.let = [
      "type($result) = !sim.fstring"]
  } {
    %value = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.base "!sim.fstring"
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @fmt.concat attributes {
    varve.format = "` ` `(` $inputs `)` attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($inputs) = !sim.fstring",
      "type($result) = !sim.fstring"]
  } {
    %inputs = irdl.base "!sim.fstring"
    %result = irdl.base "!sim.fstring"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @fmt.current_time attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !sim.fstring"]
  } {
    %result = irdl.base "!sim.fstring"
    irdl.results(
      result: %result)
  }
  irdl.operation @fmt.dec attributes {
    varve.format = "$value (`isLeftAligned` $isLeftAligned^)? (`paddingChar` $paddingChar^)? (`specifierWidth` $specifierWidth^)? (`signed` $isSigned^)? attr-dict `:` qualified(type($value))",
    varve.traits = ["Pure", "SimValueFormatter"],
    varve.let = [
      "type($result) = !sim.fstring"]
  } {
    %value = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.base "!sim.fstring"
    %isLeftAligned = irdl.any {varve.rule = "BoolAttr"}
    %paddingChar = irdl.any {varve.rule = "I8Attr"}
    %specifierWidth = irdl.any {varve.rule = "I32Attr"}
    %isSigned = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "isLeftAligned" = %isLeftAligned,
      "paddingChar" = %paddingChar,
      "specifierWidth" = %specifierWidth,
      "isSigned" = %isSigned
    } {
      varve.optional = ["specifierWidth", "isSigned"],
      varve.defaults = {
        isLeftAligned = false,
        paddingChar = 32 : i8}
    }
  }
  irdl.operation @fmt.exp attributes {
    varve.format = "$value (`isLeftAligned` $isLeftAligned^)? (`fieldWidth` $fieldWidth^)? (`fracDigits` $fracDigits^)? attr-dict `:` qualified(type($value))",
    varve.traits = ["Pure", "SimValueFormatter"],
    varve.let = [
      "type($result) = !sim.fstring"]
  } {
    %value = irdl.any {varve.rule = "AnyFloat"}
    %result = irdl.base "!sim.fstring"
    %isLeftAligned = irdl.any {varve.rule = "BoolAttr"}
    %fieldWidth = irdl.any {varve.rule = "I32Attr"}
    %fracDigits = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "isLeftAligned" = %isLeftAligned,
      "fieldWidth" = %fieldWidth,
      "fracDigits" = %fracDigits
    } {
      varve.optional = ["fieldWidth"],
      varve.defaults = {
        isLeftAligned = false,
        fracDigits = 6 : i32}
    }
  }
  irdl.operation @fmt.flt attributes {
    varve.format = "$value (`isLeftAligned` $isLeftAligned^)? (`fieldWidth` $fieldWidth^)? (`fracDigits` $fracDigits^)? attr-dict `:` qualified(type($value))",
    varve.traits = ["Pure", "SimValueFormatter"],
    varve.let = [
      "type($result) = !sim.fstring"]
  } {
    %value = irdl.any {varve.rule = "AnyFloat"}
    %result = irdl.base "!sim.fstring"
    %isLeftAligned = irdl.any {varve.rule = "BoolAttr"}
    %fieldWidth = irdl.any {varve.rule = "I32Attr"}
    %fracDigits = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "isLeftAligned" = %isLeftAligned,
      "fieldWidth" = %fieldWidth,
      "fracDigits" = %fracDigits
    } {
      varve.optional = ["fieldWidth"],
      varve.defaults = {
        isLeftAligned = false,
        fracDigits = 6 : i32}
    }
  }
  irdl.operation @fmt.gen attributes {
    varve.format = "$value (`isLeftAligned` $isLeftAligned^)? (`fieldWidth` $fieldWidth^)? (`fracDigits` $fracDigits^)? attr-dict `:` qualified(type($value))",
    varve.traits = ["Pure", "SimValueFormatter"],
    varve.let = [
      "type($result) = !sim.fstring"]
  } {
    %value = irdl.any {varve.rule = "AnyFloat"}
    %result = irdl.base "!sim.fstring"
    %isLeftAligned = irdl.any {varve.rule = "BoolAttr"}
    %fieldWidth = irdl.any {varve.rule = "I32Attr"}
    %fracDigits = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "isLeftAligned" = %isLeftAligned,
      "fieldWidth" = %fieldWidth,
      "fracDigits" = %fracDigits
    } {
      varve.optional = ["fieldWidth"],
      varve.defaults = {
        isLeftAligned = false,
        fracDigits = 6 : i32}
    }
  }
  irdl.operation @fmt.hex attributes {
    varve.format = "$value `,` `isUpper` $isHexUppercase (`isLeftAligned` $isLeftAligned^)? (`paddingChar` $paddingChar^)? (`specifierWidth` $specifierWidth^)? attr-dict `:` qualified(type($value))",
    varve.traits = ["Pure", "SimValueFormatter"],
    varve.let = [
      "type($result) = !sim.fstring"]
  } {
    %value = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.base "!sim.fstring"
    %isHexUppercase = irdl.any {varve.rule = "BoolAttr"}
    %isLeftAligned = irdl.any {varve.rule = "BoolAttr"}
    %paddingChar = irdl.any {varve.rule = "I8Attr"}
    %specifierWidth = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "isHexUppercase" = %isHexUppercase,
      "isLeftAligned" = %isLeftAligned,
      "paddingChar" = %paddingChar,
      "specifierWidth" = %specifierWidth
    } {
      varve.optional = ["specifierWidth"],
      varve.defaults = {
        isLeftAligned = false,
        paddingChar = 48 : i8}
    }
  }
  irdl.operation @fmt.hier_path attributes {
    varve.format = "(`escaped` $useEscapes^)? attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !sim.fstring"]
  } {
    %result = irdl.base "!sim.fstring"
    %useEscapes = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "useEscapes" = %useEscapes
    } {
      varve.optional = ["useEscapes"]
    }
  }
  irdl.operation @fmt.literal attributes {
    varve.format = "$literal attr-dict",
    varve.traits = ["Pure", "ConstantLike"],
    varve.let = [
      "type($result) = !sim.fstring"]
  } {
    %result = irdl.base "!sim.fstring"
    %literal = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "literal" = %literal
    }
  }
  irdl.operation @fmt.oct attributes {
    varve.format = "$value (`isLeftAligned` $isLeftAligned^)? (`paddingChar` $paddingChar^)? (`specifierWidth` $specifierWidth^)? attr-dict `:` qualified(type($value))",
    varve.traits = ["Pure", "SimValueFormatter"],
    varve.let = [
      "type($result) = !sim.fstring"]
  } {
    %value = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.base "!sim.fstring"
    %isLeftAligned = irdl.any {varve.rule = "BoolAttr"}
    %paddingChar = irdl.any {varve.rule = "I8Attr"}
    %specifierWidth = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "isLeftAligned" = %isLeftAligned,
      "paddingChar" = %paddingChar,
      "specifierWidth" = %specifierWidth
    } {
      varve.optional = ["specifierWidth"],
      varve.defaults = {
        isLeftAligned = false,
        paddingChar = 48 : i8}
    }
  }
  irdl.operation @fmt.string attributes {
    varve.format = "$value (`isLeftAligned` $isLeftAligned^)? (`paddingChar` $paddingChar^)? (`specifierWidth` $specifierWidth^)? attr-dict `:` qualified(type($value))",
    varve.traits = ["Pure", "SimValueFormatter"],
    varve.let = [
      "type($value) = !sim.dstring",
      "type($result) = !sim.fstring"]
  } {
    %value = irdl.base "!sim.dstring"
    %result = irdl.base "!sim.fstring"
    %isLeftAligned = irdl.any {varve.rule = "BoolAttr"}
    %paddingChar = irdl.any {varve.rule = "I8Attr"}
    %specifierWidth = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "isLeftAligned" = %isLeftAligned,
      "paddingChar" = %paddingChar,
      "specifierWidth" = %specifierWidth
    } {
      varve.optional = ["specifierWidth"],
      varve.defaults = {
        isLeftAligned = false,
        paddingChar = 32 : i8}
    }
  }
  irdl.operation @func.dpi attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "Symbol", "OpAsmOpInterface", "FunctionOpInterface"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.discardable = ["sym_visibility"],
    varve.format = ["visibility($sym_visibility) symbol($sym_name) `(` each($dpi_function_type.arguments %arg by `,`:", "  one( `in` let($dpi_function_type.arguments.dir = .in) | `out` let($dpi_function_type.arguments.dir = .out) | `inout` let($dpi_function_type.arguments.dir = .inout)", "    | `return` let($dpi_function_type.arguments.dir = .return) | `ref` let($dpi_function_type.arguments.dir = .ref) )", "  if($dpi_function_type.arguments.dir = .out or $dpi_function_type.arguments.dir = .return: name($dpi_function_type.arguments.name)", "  | %arg let($dpi_function_type.arguments.name = spelled(%arg)) let(type(%arg) = $dpi_function_type.arguments.type)) `:` $dpi_function_type.arguments.type) `)`", "attr-dict-with-keyword one( | $body )"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %dpi_function_type = irdl.any {varve.rule = "TypeAttrOf<!sim.dpi_functy>"}
    %argument_locs = irdl.any {varve.rule = "ArrayOf<LocationAttr>"}
    %verilogName = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "dpi_function_type" = %dpi_function_type,
      "argument_locs" = %argument_locs,
      "verilogName" = %verilogName
    } {
      varve.optional = ["argument_locs", "verilogName"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @func.dpi.call attributes {
    varve.format = "$callee `(` $inputs `)` (`clock` $clock^)? (`enable` $enable^)? attr-dict `:` functional-type($inputs, results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface"],
    varve.let = [
      "type($clock) = !seq.clock",
      "type($enable) = i1"]
  } {
    %clock = irdl.base "!seq.clock"
    %enable = irdl.any {varve.rule = "I1"}
    %inputs = irdl.any
    %result0 = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      clock: optional %clock,
      enable: optional %enable,
      inputs: variadic %inputs) {
      varve.segments
    }
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @get_file attributes {
    varve.format = "$fileName attr-dict",
    varve.traits = ["ProceduralOp"],
    varve.let = [
      "type($fileName) = !sim.fstring",
      "type($result) = !sim.output_stream"]
  } {
    %fileName = irdl.base "!sim.fstring"
    %result = irdl.base "!sim.output_stream"
    irdl.operands(
      fileName: %fileName)
    irdl.results(
      result: %result)
  }
  irdl.operation @pause attributes {
    varve.traits = ["ProceduralOp"],
    varve.format = "one( `verbose` let($verbose = true) | `quiet` let($verbose = false) ) attr-dict"
  } {
    %verbose = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "verbose" = %verbose
    }
  }
  irdl.operation @plusargs.test attributes {
    varve.format = "$formatString attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($found) = i1"]
  } {
    %found = irdl.any {varve.rule = "I1"}
    %formatString = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      found: %found)
    irdl.attributes {
      "formatString" = %formatString
    }
  }
  irdl.operation @plusargs.value attributes {
    varve.format = "$formatString attr-dict `:` type($result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($found) = i1"]
  } {
    %found = irdl.any {varve.rule = "I1"}
    %result = irdl.any
    %formatString = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      found: %found,
      result: %result)
    irdl.attributes {
      "formatString" = %formatString
    }
  }
  irdl.operation @print attributes {
    varve.format = "$input `on` $clock `if` $condition (`to` $stream^)? attr-dict",
    varve.traits = ["NonProceduralOp"],
    varve.let = [
      "type($input) = !sim.fstring",
      "type($clock) = !seq.clock",
      "type($condition) = i1",
      "type($stream) = !sim.output_stream"]
  } {
    %input = irdl.base "!sim.fstring"
    %clock = irdl.base "!seq.clock"
    %condition = irdl.any {varve.rule = "I1"}
    %stream = irdl.base "!sim.output_stream"
    irdl.operands(
      input: %input,
      clock: %clock,
      condition: %condition,
      stream: optional %stream)
  }
  irdl.operation @proc.print attributes {
    varve.format = "$input (`to` $stream^)? attr-dict",
    varve.traits = ["ProceduralOp"],
    varve.let = [
      "type($input) = !sim.fstring",
      "type($stream) = !sim.output_stream"]
  } {
    %input = irdl.base "!sim.fstring"
    %stream = irdl.base "!sim.output_stream"
    irdl.operands(
      input: %input,
      stream: optional %stream)
  }
  irdl.operation @queue.cmp attributes {
    varve.format = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure", "Commutative", "SameTypeOperands"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = i1"]
  } {
    %lhs = irdl.base "!sim.queue"
    %rhs = irdl.base "!sim.queue"
    %result = irdl.any {varve.rule = "I1"}
    %predicate = irdl.any {varve.rule = "enum<@UArrayCmpPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @queue.concat attributes {
    varve.format = "` ` `(` $inputs `)` attr-dict `:` `(` type($inputs) `)` type($result)",
    varve.traits = ["Pure"]
  } {
    %inputs = irdl.base "!sim.queue"
    %result = irdl.base "!sim.queue"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @queue.delete attributes {
    varve.format = "`index` $index `of` $queue attr-dict `:` type($queue)",
    varve.traits = ["Pure", "AllTypesMatch<queue,outQueue>"],
    varve.let = [
      "type($outQueue) = type($queue)",
      "type($index) = i32"]
  } {
    %queue = irdl.base "!sim.queue"
    %index = irdl.any {varve.rule = "I32"}
    %outQueue = irdl.base "!sim.queue"
    irdl.operands(
      queue: %queue,
      index: %index)
    irdl.results(
      outQueue: %outQueue)
  }
  irdl.operation @queue.empty attributes {
    varve.format = "attr-dict `:` type($outqueue)",
    varve.traits = ["Pure"]
  } {
    %outqueue = irdl.base "!sim.queue"
    irdl.results(
      outqueue: %outqueue)
  }
  irdl.operation @queue.from_array attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any
    %result = irdl.base "!sim.queue"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @queue.get attributes {
    varve.format = "$index `of` $queue attr-dict `:` type($queue)",
    varve.traits = ["Pure", "TypesMatchWith<queue,result>"],
    varve.let = [
      "type($result) = type($queue).elementType",
      "type($index) = i32"]
  } {
    %queue = irdl.base "!sim.queue"
    %index = irdl.any {varve.rule = "I32"}
    %result = irdl.any
    irdl.operands(
      queue: %queue,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @queue.insert attributes {
    varve.format = "$item `into` $queue `at` $index attr-dict `:` type($queue)",
    varve.traits = ["Pure", "TypesMatchWith<queue,item>", "AllTypesMatch<queue,outQueue>"],
    varve.let = [
      "type($item) = type($queue).elementType",
      "type($outQueue) = type($queue)",
      "type($index) = i32"]
  } {
    %queue = irdl.base "!sim.queue"
    %index = irdl.any {varve.rule = "I32"}
    %item = irdl.any
    %outQueue = irdl.base "!sim.queue"
    irdl.operands(
      queue: %queue,
      index: %index,
      item: %item)
    irdl.results(
      outQueue: %outQueue)
  }
  irdl.operation @queue.pop_back attributes {
    varve.format = "`from` $queue attr-dict `:` type($queue)",
    varve.traits = ["Pure", "TypesMatchWith<queue,popped>", "AllTypesMatch<queue,outQueue>"],
    varve.let = [
      "type($popped) = type($queue).elementType",
      "type($outQueue) = type($queue)"]
  } {
    %queue = irdl.base "!sim.queue"
    %outQueue = irdl.base "!sim.queue"
    %popped = irdl.any
    irdl.operands(
      queue: %queue)
    irdl.results(
      outQueue: %outQueue,
      popped: %popped)
  }
  irdl.operation @queue.pop_front attributes {
    varve.format = "`from` $queue attr-dict `:` type($queue)",
    varve.traits = ["Pure", "TypesMatchWith<queue,popped>", "AllTypesMatch<queue,outQueue>"],
    varve.let = [
      "type($popped) = type($queue).elementType",
      "type($outQueue) = type($queue)"]
  } {
    %queue = irdl.base "!sim.queue"
    %outQueue = irdl.base "!sim.queue"
    %popped = irdl.any
    irdl.operands(
      queue: %queue)
    irdl.results(
      outQueue: %outQueue,
      popped: %popped)
  }
  irdl.operation @queue.push_back attributes {
    varve.format = "$element `into` $queue attr-dict `:` type($queue)",
    varve.traits = ["Pure", "TypesMatchWith<queue,element>", "AllTypesMatch<queue,outQueue>"],
    varve.let = [
      "type($element) = type($queue).elementType",
      "type($outQueue) = type($queue)"]
  } {
    %queue = irdl.base "!sim.queue"
    %element = irdl.any
    %outQueue = irdl.base "!sim.queue"
    irdl.operands(
      queue: %queue,
      element: %element)
    irdl.results(
      outQueue: %outQueue)
  }
  irdl.operation @queue.push_front attributes {
    varve.format = "$element `into` $queue attr-dict `:` type($queue)",
    varve.traits = ["Pure", "TypesMatchWith<queue,element>", "AllTypesMatch<queue,outQueue>"],
    varve.let = [
      "type($element) = type($queue).elementType",
      "type($outQueue) = type($queue)"]
  } {
    %queue = irdl.base "!sim.queue"
    %element = irdl.any
    %outQueue = irdl.base "!sim.queue"
    irdl.operands(
      queue: %queue,
      element: %element)
    irdl.results(
      outQueue: %outQueue)
  }
  irdl.operation @queue.resize attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.base "!sim.queue"
    %result = irdl.base "!sim.queue"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @queue.set attributes {
    varve.format = "$queue `[` $index `]` `=` $item attr-dict `:` type($queue)",
    varve.traits = ["Pure", "TypesMatchWith<queue,item>", "AllTypesMatch<queue,outQueue>"],
    varve.let = [
      "type($item) = type($queue).elementType",
      "type($outQueue) = type($queue)",
      "type($index) = i32"]
  } {
    %queue = irdl.base "!sim.queue"
    %index = irdl.any {varve.rule = "I32"}
    %item = irdl.any
    %outQueue = irdl.base "!sim.queue"
    irdl.operands(
      queue: %queue,
      index: %index,
      item: %item)
    irdl.results(
      outQueue: %outQueue)
  }
  irdl.operation @queue.size attributes {
    varve.format = "$queue attr-dict `:` type($queue)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = i64"]
  } {
    %queue = irdl.base "!sim.queue"
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      queue: %queue)
    irdl.results(
      result: %result)
  }
  irdl.operation @queue.slice attributes {
    varve.format = "$queue `from` $lowIdx `to` $highIdx attr-dict `:` type($queue)",
    varve.traits = ["Pure", "AllTypesMatch<queue,result>"],
    varve.let = [
      "type($result) = type($queue)",
      "type($lowIdx) = i32",
      "type($highIdx) = i32"]
  } {
    %queue = irdl.base "!sim.queue"
    %lowIdx = irdl.any {varve.rule = "I32"}
    %highIdx = irdl.any {varve.rule = "I32"}
    %result = irdl.base "!sim.queue"
    irdl.operands(
      queue: %queue,
      lowIdx: %lowIdx,
      highIdx: %highIdx)
    irdl.results(
      result: %result)
  }
  irdl.operation @stderr_stream attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !sim.output_stream"]
  } {
    %result = irdl.base "!sim.output_stream"
    irdl.results(
      result: %result)
  }
  irdl.operation @stdout_stream attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !sim.output_stream"]
  } {
    %result = irdl.base "!sim.output_stream"
    irdl.results(
      result: %result)
  }
  irdl.operation @string.cmp attributes {
    varve.format = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($lhs) = !sim.dstring",
      "type($rhs) = !sim.dstring",
      "type($result) = i1"]
  } {
    %lhs = irdl.base "!sim.dstring"
    %rhs = irdl.base "!sim.dstring"
    %result = irdl.any {varve.rule = "I1"}
    %predicate = irdl.any {varve.rule = "enum<@StringCmpPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @string.concat attributes {
    varve.format = "` ` `(` $inputs `)` attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($inputs) = !sim.dstring",
      "type($result) = !sim.dstring"]
  } {
    %inputs = irdl.base "!sim.dstring"
    %result = irdl.base "!sim.dstring"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.format_to_string attributes {
    varve.format = "$fmtstring attr-dict",
    varve.traits = ["ProceduralOp"],
    varve.let = [
      "type($fmtstring) = !sim.fstring",
      "type($result) = !sim.dstring"]
  } {
    %fmtstring = irdl.base "!sim.fstring"
    %result = irdl.base "!sim.dstring"
    irdl.operands(
      fmtstring: %fmtstring)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.get attributes {
    varve.format = "$str `[` $index `]` attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($str) = !sim.dstring",
      "type($index) = i32",
      "type($result) = i8"]
  } {
    %str = irdl.base "!sim.dstring"
    %index = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "I8"}
    irdl.operands(
      str: %str,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.int_to_string attributes {
    varve.format = "$input attr-dict `:` qualified(type($input))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !sim.dstring"]
  } {
    %input = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.base "!sim.dstring"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.length attributes {
    varve.format = "$input attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !sim.dstring",
      "type($result) = i64"]
  } {
    %input = irdl.base "!sim.dstring"
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @string.literal attributes {
    varve.format = "$literal attr-dict",
    varve.traits = ["Pure", "ConstantLike"],
    varve.let = [
      "type($result) = !sim.dstring"]
  } {
    %result = irdl.base "!sim.dstring"
    %literal = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "literal" = %literal
    }
  }
  irdl.operation @string.string_to_int attributes {
    varve.format = "$input attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !sim.dstring"]
  } {
    %input = irdl.base "!sim.dstring"
    %result = irdl.any {varve.rule = "AnyInteger"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @sv.channel_to_output_stream attributes {
    varve.format = "$channel attr-dict",
    varve.traits = ["ProceduralOp"],
    varve.let = [
      "type($channel) = i32",
      "type($stream) = !sim.output_stream"]
  } {
    %channel = irdl.any {varve.rule = "I32"}
    %stream = irdl.base "!sim.output_stream"
    irdl.operands(
      channel: %channel)
    irdl.results(
      stream: %stream)
  }
  irdl.operation @sv.fclose attributes {
    varve.format = "$fd attr-dict",
    varve.traits = ["ProceduralOp"],
    varve.let = [
      "type($fd) = i32"]
  } {
    %fd = irdl.any {varve.rule = "I32"}
    irdl.operands(
      fd: %fd)
  }
  irdl.operation @sv.fflush_all attributes {
    varve.format = "attr-dict",
    varve.traits = ["ProceduralOp"]
  } {
  }
  irdl.operation @sv.fopen attributes {
    varve.format = "$fileName (`mode` `=` $mode^)? attr-dict",
    varve.traits = ["ProceduralOp"],
    varve.let = [
      "type($fileName) = !sim.dstring",
      "type($fd) = i32"]
  } {
    %fileName = irdl.base "!sim.dstring"
    %fd = irdl.any {varve.rule = "I32"}
    %mode = irdl.any {varve.rule = "enum<@SVFOpenMode>"}
    irdl.operands(
      fileName: %fileName)
    irdl.results(
      fd: %fd)
    irdl.attributes {
      "mode" = %mode
    } {
      varve.optional = ["mode"]
    }
  }
  irdl.operation @sv.readmem attributes {
    varve.format = "$filename `,` $memory (`start` `=` $startAddr^)? (`finish` `=` $finishAddr^)? (`slice` `` `[` $sliceLeft^ `,` $sliceRight `]`)? attr-dict `:` type($memory)",
    varve.traits = ["ProceduralOp", "AllTypesMatch<memory,result>"],
    varve.let = [
      "type($result) = type($memory)",
      "type($filename) = !sim.dstring",
      "type($startAddr) = i32",
      "type($finishAddr) = i32",
      "type($sliceLeft) = i32",
      "type($sliceRight) = i32"]
  } {
    %filename = irdl.base "!sim.dstring"
    %memory = irdl.any
    %startAddr = irdl.any {varve.rule = "I32"}
    %finishAddr = irdl.any {varve.rule = "I32"}
    %sliceLeft = irdl.any {varve.rule = "I32"}
    %sliceRight = irdl.any {varve.rule = "I32"}
    %result = irdl.any
    %isBinary = irdl.any {varve.rule = "BoolAttr"}
    %dimLows = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %dimDescending = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %enumValues = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      filename: %filename,
      memory: %memory,
      startAddr: optional %startAddr,
      finishAddr: optional %finishAddr,
      sliceLeft: optional %sliceLeft,
      sliceRight: optional %sliceRight) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "isBinary" = %isBinary,
      "dimLows" = %dimLows,
      "dimDescending" = %dimDescending,
      "enumValues" = %enumValues
    } {
      varve.optional = ["enumValues"],
      varve.defaults = {
        isBinary = false}
    }
  }
  irdl.operation @terminate attributes {
    varve.traits = ["ProceduralOp"],
    varve.format = "one( `success` let($success = true) | `failure` let($success = false) ) `,` one( `verbose` let($verbose = true) | `quiet` let($verbose = false) ) attr-dict"
  } {
    %success = irdl.any {varve.rule = "BoolAttr"}
    %verbose = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "success" = %success,
      "verbose" = %verbose
    }
  }
  irdl.operation @triggered attributes {
    varve.format = "$clock (`if` $condition^)? $body attr-dict",
    varve.traits = ["SingleBlock", "NoTerminator", "NonProceduralOp", "ProceduralRegion"],
    varve.let = [
      "type($clock) = !seq.clock",
      "type($condition) = i1"]
  } {
    %clock = irdl.base "!seq.clock"
    %condition = irdl.any {varve.rule = "I1"}
    irdl.operands(
      clock: %clock,
      condition: optional %condition)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
}
