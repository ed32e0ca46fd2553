irdl.dialect @hw attributes {
  varve.set = "circt",
  varve.llvm = "24",
  varve.unknown = ["types"]
} {
  "varve.enum"() {
    sym_name = "EventControl",
    storage = i32,
    cases = [
      ["posedge", 0 : i32],
      ["negedge", 1 : i32],
      ["edge", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "PEO",
    storage = i32,
    cases = [
      ["add", 0 : i32],
      ["mul", 1 : i32],
      ["and", 2 : i32],
      ["or", 3 : i32],
      ["xor", 4 : i32],
      ["shl", 5 : i32],
      ["shru", 6 : i32],
      ["shrs", 7 : i32],
      ["divu", 8 : i32],
      ["divs", 9 : i32],
      ["modu", 10 : i32],
      ["mods", 11 : i32],
      ["clog2", 12 : i32],
      ["str.concat", 13 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    cases = [["input", 0 : i32], ["output", 1 : i32], ["inout", 2 : i32]],
    storage = i32,
    sym_name = "PortDirection"
  } : () -> ()
  "varve.directive"() {
    format = "type($inputs) let(type($result) = !hw.array(canonical(type($inputs[0])).elementType, integer(sum(t in types($inputs): canonical(t).sizeAttr), i64)))",
    sym_name = "ArrayConcatTypes",
    takes = ["type $inputs", "type $result"]
  } : () -> ()
  "varve.directive"() {
    format = "`(` each($ports %arg $attributes default {} $locations default absent by `,`: one( `in` let($ports.dir = .input) | `out` let($ports.dir = .output) | `inout` let($ports.dir = .inout) ) here($locations) if($ports.dir = .output: name($ports.name) | %arg one( printed name($ports.name) when($ports.name = '') | let($ports.name = ssa(%arg)) | name($ports.name) ) let(type(%arg) = $ports.type) ) `:` $ports.type dict($attributes) loc($locations, known) ) `)`",
    sym_name = "DeclaredPorts",
    takes = ["$ports", "%arg", "$attributes", "$locations"]
  } : () -> ()
  "varve.directive"() {
    format = "$input `[` $field `]` attr-dict `:` type($input) let($fieldIndex = place(canonical(type($input)).elements, 'name', $field); type($result) = canonical(type($input)).elements[$fieldIndex].type)",
    sym_name = "ExtractField",
    takes = ["$input", "$field", "$fieldIndex", "type $result"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `` one( let($name = ssa(results)) | ` ` `name` $name )",
    sym_name = "ImplicitSSAName",
    takes = ["$name"]
  } : () -> ()
  "varve.directive"() {
    format = "`(` each($inputs $argNames by `,`: name($argNames) `` `:` $inputs `` `:` type($inputs)) `)` `->` `(` each(type($results) $resultNames by `,`: name($resultNames) `` `:` type($results)) `)`",
    sym_name = "InstancePorts",
    takes = ["$inputs", "$argNames", "type $results", "$resultNames"]
  } : () -> ()
  "varve.directive"() {
    format = "one( let($parameters = []) | `<` each($parameters by `,`: name($parameters.name) `` `:` $parameters.type one( | `=` typed($parameters.value, $parameters.type) )) `>` )",
    sym_name = "ModuleParameters",
    takes = ["$parameters"]
  } : () -> ()
  "varve.directive"() {
    format = "`(` each($ports %arg $attributes default {} $locations default absent by `,`: one( `in` let($ports.dir = .input) | `out` let($ports.dir = .output) | `inout` let($ports.dir = .inout) ) if($ports.dir = .output: here($locations) name($ports.name) | %arg one( printed name($ports.name) when($ports.name = '') | let($ports.name = ssa(%arg)) | name($ports.name) ) let(type(%arg) = if($ports.dir = .inout, !hw.inout($ports.type), $ports.type)) ) `:` $ports.type dict($attributes) if($ports.dir = .output: loc($locations, known) | loc(%arg, known)) ) `)`",
    sym_name = "ModulePorts",
    takes = ["$ports", "%arg", "$attributes", "$locations"]
  } : () -> ()
  "varve.directive"() {
    format = "type($result) `=` typed($value, type($result))",
    sym_name = "ParamValue",
    takes = ["$value", "type $result"]
  } : () -> ()
  "varve.directive"() {
    format = "type($array) let(type($index) = int(log2ceil(canonical(type($array)).sizeAttr)))",
    sym_name = "SliceTypes",
    takes = ["type $array", "type $index"]
  } : () -> ()
  irdl.type @"!array" attributes {
    varve.traits = ["DestructurableTypeInterface", "FieldIDTypeInterface", "BitWidthTypeInterface"],
    varve.format = "`<` shaped(typed($sizeAttr, i64), short($elementType)) `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %sizeAttr = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      elementType: %elementType,
      sizeAttr: %sizeAttr)
  }
  irdl.type @"!enum" attributes {
    varve.traits = ["BitWidthTypeInterface"],
    varve.format = "`<` each($fields by `,`: name($fields)) `>`"
  } {
    %fields = irdl.any {varve.rule = "array<string>"}
    irdl.parameters(
      fields: %fields)
  }
  irdl.type @"!inout" attributes {
    varve.format = "`<` short($elementType) `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!int" attributes {
    varve.format = "`<` typed($width, i32) `>`",
    varve.read_as = "if(isa($width, 'I32Attr'), int($width), absent)"
  } {
    %width = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      width: %width)
  }
  irdl.type @"!modty" attributes {
    varve.format = "`<` each($ports by `,`: $ports.dir name($ports.name) `:` $ports.type) `>`"
  } {
    %ports = irdl.any {varve.rule = "array<record<name: string, type: type, dir: enum<@PortDirection>>>"}
    irdl.parameters(
      ports: %ports)
  }
  irdl.type @"!string" {
  }
  irdl.type @"!struct" attributes {
    varve.traits = ["DestructurableTypeInterface", "FieldIDTypeInterface", "BitWidthTypeInterface"],
    varve.format = "`<` each($elements by `,`: name($elements.name) `` `:` $elements.type) `>`"
  } {
    %elements = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(
      elements: %elements)
  }
  irdl.type @"!typealias" attributes {
    varve.traits = ["BitWidthTypeInterface"],
    varve.format = "`<` $ref `,` $innerType `>`",
    varve.stands_for = "$innerType"
  } {
    %ref = irdl.any {varve.rule = "SymbolRefAttr"}
    %innerType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      ref: %ref,
      innerType: %innerType)
  }
  irdl.type @"!uarray" attributes {
    varve.traits = ["FieldIDTypeInterface", "BitWidthTypeInterface"],
    varve.format = "`<` shaped(typed($sizeAttr, i64), short($elementType)) `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %sizeAttr = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      elementType: %elementType,
      sizeAttr: %sizeAttr)
  }
  irdl.type @"!union" attributes {
    varve.traits = ["BitWidthTypeInterface"],
    varve.format = "`<` each($elements by `,`: name($elements.name) `` `:` $elements.type one( let($elements.offset = 0) | `offset` $elements.offset )) `>`"
  } {
    %elements = irdl.any {varve.rule = "array<record<name: string, type: type, offset: i64>>"}
    irdl.parameters(
      elements: %elements)
  }
  irdl.attribute @"#enum.field" attributes {
    varve.format = "`<` name($field) `,` $type `>`"
  } {
    %field = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      field: %field,
      type: %type)
  }
  irdl.attribute @"#innerNameRef" attributes {
    varve.format = "`<` $ref `>`"
  } {
    %ref = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.parameters(
      ref: %ref)
  }
  irdl.attribute @"#innerSym" attributes {
    varve.format = "`` one( symbol($name) | `[` each($props sorted by `,`: `<` symbol($props.name) `` `,` `` $props.fieldID `` `,` `` name($props.visibility) `>`) `]` )"
  } {
    %name = irdl.any {varve.rule = "optional<string>"}
    %props = irdl.any {varve.rule = "optional<array<record<fieldID: u64, name: string, visibility: string>>>"}
    irdl.parameters(
      name: %name,
      props: %props)
  }
  irdl.attribute @"#innerSymProps" attributes {
    varve.format = "`<` symbol($name) `` `,` `` $fieldID `` `,` `` name($sym_visibility) `>`"
  } {
    %name = irdl.any {varve.rule = "string"}
    %fieldID = irdl.any {varve.rule = "u64"}
    %sym_visibility = irdl.any {varve.rule = "string"}
    irdl.parameters(
      name: %name,
      fieldID: %fieldID,
      sym_visibility: %sym_visibility)
  }
  irdl.attribute @"#output_file" attributes {
    varve.format = "`<` $filename one( let($exclude = false; $replicate = false) | `,` one( `excludeFromFileList` let($exclude = true) one( let($replicate = false) | `,` `includeReplicatedOps` let($replicate = true) ) | `includeReplicatedOps` let($exclude = false; $replicate = true) ) ) `>`"
  } {
    %filename = irdl.any {varve.rule = "string"}
    %exclude = irdl.any {varve.rule = "bool"}
    %replicate = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      filename: %filename,
      exclude: %exclude,
      replicate: %replicate) {
      varve.defaults = {
        exclude = false,
        replicate = false}
    }
  }
  irdl.attribute @"#param.decl" attributes {
    varve.traits = ["TypedAttr"],
    varve.format = "`<` $name `` `:` $type (`=` typed($value, $type)^)? `>` self($type)"
  } {
    %name = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      name: %name,
      type: %type,
      value: %value) {
      varve.optional = ["value"]
    }
  }
  irdl.attribute @"#param.decl.ref" attributes {
    varve.traits = ["TypedAttr"],
    varve.format = "`<` $name `>`"
  } {
    %name = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      name: %name,
      type: %type) {
      varve.defaults = {
        type = none}
    }
  }
  irdl.attribute @"#param.expr" attributes {
    varve.syntax = "hook:hw.param.expr",
    varve.traits = ["TypedAttr"]
  } {
    %opcode = irdl.any {varve.rule = "enum<@PEO>"}
    %operands = irdl.any {varve.rule = "array<TypedAttr>"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      opcode: %opcode,
      operands: %operands,
      type: %type) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#param.verbatim" attributes {
    varve.traits = ["TypedAttr"],
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      value: %value,
      type: %type) {
      varve.defaults = {
        type = none}
    }
  }
  irdl.operation @aggregate_constant attributes {
    varve.format = "$fields attr-dict `:` type($result)",
    varve.traits = ["Pure", "ConstantLike"]
  } {
    %result = irdl.any
    %fields = irdl.any {varve.rule = "ArrayAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "fields" = %fields
    }
  }
  irdl.operation @array_concat attributes {
    varve.format = "$inputs attr-dict `:` custom<ArrayConcatTypes>(type($inputs), qualified(type($result)))",
    varve.traits = ["Pure"]
  } {
    %inputs = irdl.any
    %result = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @array_create attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "SameTypeOperands"],
    varve.format = "$inputs attr-dict `:` $element let(type($inputs) = $element) one( let(type($result) = !hw.array(type($inputs[0]), integer(count($inputs), i64))) | `->` type($result) )",
    varve.locals = {element = ["TypeAttr", "type($inputs[0])"]}
  } {
    %inputs = irdl.any
    %result = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @array_get attributes {
    varve.format = "$input `[` $index `]` attr-dict `:` type($input) `,` type($index)",
    varve.traits = ["ArrayElementTypeConstraint<input,result>", "IndexBitWidthConstraint", "Pure"],
    varve.let = [
      "type($result) = type($input).elementType"]
  } {
    %input = irdl.any
    %index = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @array_inject attributes {
    varve.format = "$input `[` $index `]` `,` $element attr-dict `:` type($input) `,` type($index)",
    varve.traits = ["AllTypesMatch<input,result>", "ArrayElementTypeConstraint<input,element>", "IndexBitWidthConstraint", "Pure"],
    varve.let = [
      "type($result) = type($input)",
      "type($element) = type($input).elementType"]
  } {
    %input = irdl.any
    %index = irdl.any
    %element = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input,
      index: %index,
      element: %element)
    irdl.results(
      result: %result)
  }
  irdl.operation @array_slice attributes {
    varve.format = "$input`[`$lowIndex`]` attr-dict `:` `(` custom<SliceTypes>(type($input), qualified(type($lowIndex))) `)` `->` qualified(type($dst))",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any
    %lowIndex = irdl.any
    %dst = irdl.any
    irdl.operands(
      input: %input,
      lowIndex: %lowIndex)
    irdl.results(
      dst: %dst)
  }
  irdl.operation @bitcast attributes {
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
  irdl.operation @constant attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "ConstantLike", "FirstAttrDerivedResultType", "OpAsmOpInterface", "InferIntRangeInterface"],
    varve.let = [
      "type($result) = typeof($value)"],
    varve.format = "$value attr-dict let(type($result) = typeof($value))",
    varve.names = "{if(width(type($result)) = 1, '', 'c')}{if(width(type($result)) = 0, 0, $value)}{if(width(type($result)) = 1, '', '_')}{if(width(type($result)) = 1, '', type($result))}"
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "APIntAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @enum.cmp attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` qualified(type($lhs)) `,` qualified(type($rhs))",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = i1"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @enum.constant attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "ConstantLike", "OpAsmOpInterface"],
    varve.format = "name($field.field) `:` $field.type let(type($result) = $field.type) attr-dict",
    varve.names = "{$field.field}"
  } {
    %result = irdl.any
    %field = irdl.base "#hw.enum.field"
    irdl.results(
      result: %result)
    irdl.attributes {
      "field" = %field
    }
  }
  irdl.operation @generator.schema attributes {
    varve.format = "$sym_name `,` $descriptor `,` $requiredAttrs attr-dict",
    varve.traits = ["Symbol", "HasParent<builtin.module>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %descriptor = irdl.any {varve.rule = "StrAttr"}
    %requiredAttrs = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "descriptor" = %descriptor,
      "requiredAttrs" = %requiredAttrs
    }
  }
  irdl.operation @hierpath attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "Symbol", "InnerRefUserOpInterface"],
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) ` ` `[` each($path by `,`: $path) `]` let($namepath = map(p in $path: if(isa(p, 'FlatSymbolRefAttr'), p, #hw.innerNameRef(p)))) attr-dict",
    varve.locals = {path = ["ArrayOf<SymbolRefAttr>", "map(p in $namepath: if(isa(p, '#hw.innerNameRef'), p.ref, p))"]}
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %namepath = irdl.any {varve.rule = "ArrayOf<AnyOf<FlatSymbolRefAttr, #hw.innerNameRef>>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "namepath" = %namepath
    }
  }
  irdl.operation @instance attributes {
    varve.printer = "code",
    varve.traits = ["HWInstanceLike", "SymbolUserOpInterface", "PortList", "OpAsmOpInterface", "InnerSymbol"],
    varve.format = "$instanceName (`sym` $inner_sym^)? $moduleName custom<ModuleParameters>($parameters) custom<InstancePorts>($inputs, $argNames, type($results), $resultNames) attr-dict",
    varve.names = "{$instanceName}.{map(n in zip($resultNames, indices($resultNames)): if(n[0] = '', n[1], n[0]))}"
  } {
    %inputs = irdl.any
    %results = irdl.any
    %instanceName = irdl.any {varve.rule = "StrAttr"}
    %moduleName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %argNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %resultNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %parameters = irdl.any {varve.rule = "ArrayOf<#hw.param.decl>"}
    %inner_sym = irdl.base "#hw.innerSym"
    %doNotPrint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "instanceName" = %instanceName,
      "moduleName" = %moduleName,
      "argNames" = %argNames,
      "resultNames" = %resultNames,
      "parameters" = %parameters,
      "inner_sym" = %inner_sym,
      "doNotPrint" = %doNotPrint
    } {
      varve.optional = ["inner_sym", "doNotPrint"]
    }
  }
  irdl.operation @module attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "RegionKindInterface", "SingleBlock", "HWEmittableModuleLike", "NonProceduralRegion", "PortList", "HWModuleLike", "HWMutableModuleLike", "Symbol", "InnerSymbolTable", "OpAsmOpInterface", "HasParent<builtin.module>"],
    varve.terminator = "hw.output",
    varve.arguments = {body = [["%arg", "*"]]},
    varve.block_names = "{map(p in filter(p in $module_type.ports: p[2] != 1): if(p[0] = '', '', p[0]))}",
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) custom<ModuleParameters>($parameters) custom<ModulePorts>($module_type.ports, %arg, $per_port_attrs, $result_locs) attr-dict-with-keyword region($body, end)"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %module_type = irdl.any {varve.rule = "TypeAttrOf<!hw.modty>"}
    %per_port_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %result_locs = irdl.any {varve.rule = "ArrayOf<LocationAttr>"}
    %parameters = irdl.any {varve.rule = "ArrayOf<#hw.param.decl>"}
    %comment = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "module_type" = %module_type,
      "per_port_attrs" = %per_port_attrs,
      "result_locs" = %result_locs,
      "parameters" = %parameters,
      "comment" = %comment
    } {
      varve.optional = ["per_port_attrs", "result_locs", "comment"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @module.extern attributes {
    varve.printer = "code",
    varve.traits = ["PortList", "HWModuleLike", "HWMutableModuleLike", "Symbol", "InnerSymbolTable", "OpAsmOpInterface", "HasParent<builtin.module>"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) custom<ModuleParameters>($parameters) custom<DeclaredPorts>($module_type.ports, %arg, $per_port_attrs, $port_locs) attr-dict-with-keyword one( | region($body, end) )"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %module_type = irdl.any {varve.rule = "TypeAttrOf<!hw.modty>"}
    %per_port_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %port_locs = irdl.any {varve.rule = "ArrayOf<LocationAttr>"}
    %parameters = irdl.any {varve.rule = "ArrayOf<#hw.param.decl>"}
    %verilogName = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "module_type" = %module_type,
      "per_port_attrs" = %per_port_attrs,
      "port_locs" = %port_locs,
      "parameters" = %parameters,
      "verilogName" = %verilogName
    } {
      varve.optional = ["per_port_attrs", "port_locs", "verilogName"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @module.generated attributes {
    varve.printer = "code",
    varve.traits = ["SymbolUserOpInterface", "IsolatedFromAbove", "PortList", "HWModuleLike", "HWMutableModuleLike", "Symbol", "InnerSymbolTable", "OpAsmOpInterface", "HasParent<builtin.module>"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) `,` $generatorKind custom<ModuleParameters>($parameters) custom<DeclaredPorts>($module_type.ports, %arg, $per_port_attrs, $port_locs) attr-dict-with-keyword one( | region($body, end) )"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %generatorKind = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %module_type = irdl.any {varve.rule = "TypeAttrOf<!hw.modty>"}
    %per_port_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %port_locs = irdl.any {varve.rule = "ArrayOf<LocationAttr>"}
    %parameters = irdl.any {varve.rule = "ArrayOf<#hw.param.decl>"}
    %verilogName = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "generatorKind" = %generatorKind,
      "module_type" = %module_type,
      "per_port_attrs" = %per_port_attrs,
      "port_locs" = %port_locs,
      "parameters" = %parameters,
      "verilogName" = %verilogName
    } {
      varve.optional = ["per_port_attrs", "port_locs", "verilogName"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @output attributes {
    varve.format = "attr-dict ($outputs^ `:` qualified(type($outputs)))?",
    varve.traits = ["Terminator", "HasParent<hw.module>", "Pure", "ReturnLike"]
  } {
    %outputs = irdl.any
    irdl.operands(
      outputs: variadic %outputs)
  }
  irdl.operation @param.value attributes {
    varve.format = "custom<ParamValue>($value, qualified(type($result))) attr-dict",
    varve.traits = ["FirstAttrDerivedResultType", "Pure", "ConstantLike"],
    varve.let = [
      "type($result) = typeof($value)"]
  } {
    %result = irdl.any
    %value = irdl.any
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @struct_create attributes {
    varve.printer = "code",
    varve.traits = ["Pure"],
    varve.format = "` ` `(` $input `)` attr-dict `:` type($result) let(types($input) = map(f in canonical(type($result)).elements: f.type))"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: variadic %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @struct_explode attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "OpAsmOpInterface"],
    varve.format = "$input attr-dict `:` type($input) let(types($result) = map(f in canonical(type($input)).elements: f.type))",
    varve.names = "{map(f in canonical(type($input)).elements: f.name)}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: variadic %result)
  }
  irdl.operation @struct_extract attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "OpAsmOpInterface"],
    varve.format = "custom<ExtractField>($input, $field, $fieldIndex, type($result))",
    varve.locals = {field = ["StrAttr", "canonical(type($input)).elements[$fieldIndex].name"]},
    varve.names = "{canonical(type($input)).elements[$fieldIndex].name}"
  } {
    %input = irdl.any
    %result = irdl.any
    %fieldIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fieldIndex" = %fieldIndex
    }
  }
  irdl.operation @struct_inject attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "AllTypesMatch<input,result>"],
    varve.let = [
      "type($result) = type($input)"],
    varve.format = "$input `[` $field `]` `,` $newValue attr-dict `:` type($input) let($fieldIndex = place(canonical(type($input)).elements, 'name', $field); type($newValue) = canonical(type($input)).elements[$fieldIndex].type)",
    varve.locals = {field = ["StrAttr", "canonical(type($input)).elements[$fieldIndex].name"]}
  } {
    %input = irdl.any
    %newValue = irdl.any
    %result = irdl.any
    %fieldIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input,
      newValue: %newValue)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fieldIndex" = %fieldIndex
    }
  }
  irdl.operation @triggered attributes {
    varve.format = "$event $trigger (`(` $inputs^ `)` `:` type($inputs))? $body attr-dict",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "NoTerminator", "NonProceduralOp", "ProceduralRegion"],
    varve.let = [
      "type($trigger) = i1"]
  } {
    %trigger = irdl.any {varve.rule = "I1"}
    %inputs = irdl.any
    %event = irdl.any {varve.rule = "enum<@EventControl>"}
    irdl.operands(
      trigger: %trigger,
      inputs: variadic %inputs)
    irdl.attributes {
      "event" = %event
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @type_scope attributes {
    varve.format = "$sym_name $body attr-dict",
    varve.traits = ["Emittable", "Symbol", "SymbolTable", "SingleBlock", "NoTerminator", "NoRegionArguments"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @typedecl attributes {
    varve.format = "$sym_name (`,` $verilogName^)? `:` $type attr-dict",
    varve.traits = ["Symbol", "HasParent<hw.type_scope>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %verilogName = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "verilogName" = %verilogName
    } {
      varve.optional = ["verilogName"]
    }
  }
  irdl.operation @union_create attributes {
    varve.printer = "code",
    varve.traits = ["Pure"],
    varve.format = "$field `,` $input attr-dict `:` type($result) let($fieldIndex = place(canonical(type($result)).elements, 'name', $field); type($input) = canonical(type($result)).elements[$fieldIndex].type)",
    varve.locals = {field = ["StrAttr", "canonical(type($result)).elements[$fieldIndex].name"]}
  } {
    %input = irdl.any
    %result = irdl.any
    %fieldIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fieldIndex" = %fieldIndex
    }
  }
  irdl.operation @union_extract attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.format = "custom<ExtractField>($input, $field, $fieldIndex, type($result))",
    varve.locals = {field = ["StrAttr", "canonical(type($input)).elements[$fieldIndex].name"]}
  } {
    %input = irdl.any
    %result = irdl.any
    %fieldIndex = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fieldIndex" = %fieldIndex
    }
  }
  irdl.operation @wire attributes {
    varve.format = "$input (`sym` $inner_sym^)? custom<ImplicitSSAName>($name) attr-dict `:` qualified(type($input))",
    varve.traits = ["SameOperandsAndResultType", "OpAsmOpInterface", "InnerSymbol"],
    varve.let = [
      "type($result) = type($input)"],
    varve.names = "{$name}"
  } {
    %input = irdl.any
    %result = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    %inner_sym = irdl.base "#hw.innerSym"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name,
      "inner_sym" = %inner_sym
    } {
      varve.optional = ["name", "inner_sym"]
    }
  }
}
