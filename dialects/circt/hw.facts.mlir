// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the C++ of CIRCT's hardware dialect says.
irdl.dialect @hw attributes {varve.llvm = "24", varve.unknown = ["types"]} {
  // The name of the result, unless it is written.
  "varve.directive"() {
    sym_name = "ImplicitSSAName",
    takes = ["$name"],
    format = "` ` `` one( let($name = ssa(results)) | ` ` `name` $name )"
  } : () -> ()
  "varve.enum"() {sym_name = "PortDirection", storage = i32, cases = [["input", 0 : i32], ["output", 1 : i32], ["inout", 2 : i32]]} : () -> ()
  irdl.type @"!modty" attributes {
    varve.format = "`<` each($ports by `,`: $ports.dir name($ports.name) `:` $ports.type) `>`"
  } {
    %ports = irdl.any {varve.rule = "array<record<name: string, type: type, dir: enum<@PortDirection>>>"}
    irdl.parameters(ports: %ports)
  }
  irdl.type @"!array" attributes {
    varve.format = "`<` shaped(typed($sizeAttr, i64), short($elementType)) `>`"
  } {
  }
  irdl.type @"!uarray" attributes {
    varve.format = "`<` shaped(typed($sizeAttr, i64), short($elementType)) `>`"
  } {
  }
  irdl.type @"!inout" attributes {varve.format = "`<` short($elementType) `>`"} {
  }
  irdl.type @"!int" attributes {varve.read_as = "if(isa($width, 'I32Attr'), int($width), absent)", varve.format = "`<` typed($width, i32) `>`"} {
    %width = irdl.any {varve.rule = "attribute"}
    irdl.parameters(width: %width)
  }
  irdl.type @"!struct" attributes {varve.format = "`<` each($elements by `,`: name($elements.name) `` `:` $elements.type) `>`"} {
    %elements = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(elements: %elements)
  }
  irdl.type @"!union" attributes {
    varve.format = "`<` each($elements by `,`: name($elements.name) `` `:` $elements.type one( let($elements.offset = 0) | `offset` $elements.offset )) `>`"
  } {
    %elements = irdl.any {varve.rule = "array<record<name: string, type: type, offset: i64>>"}
    irdl.parameters(elements: %elements)
  }
  irdl.type @"!enum" attributes {varve.format = "`<` each($fields by `,`: name($fields)) `>`"} {
    %fields = irdl.any {varve.rule = "array<string>"}
    irdl.parameters(fields: %fields)
  }
  irdl.type @"!typealias" attributes {varve.stands_for = "$innerType", varve.format = "`<` $ref `,` $innerType `>`"} {
    %ref = irdl.any {varve.rule = "SymbolRefAttr"}
    %innerType = irdl.any {varve.rule = "type"}
    irdl.parameters(ref: %ref, innerType: %innerType)
  }
  irdl.attribute @"#enum.field" attributes {varve.format = "`<` name($field) `,` $type `>`"} {
    %field = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(field: %field, type: %type)
  }
  irdl.attribute @"#innerNameRef" attributes {varve.format = "`<` $ref `>`"} {
    %ref = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.parameters(ref: %ref)
  }
  irdl.attribute @"#innerSymProps" attributes {varve.format = "`<` symbol($name) `` `,` `` $fieldID `` `,` `` name($sym_visibility) `>`"} {
    %name = irdl.any {varve.rule = "string"}
    %fieldID = irdl.any {varve.rule = "u64"}
    %visibility = irdl.any {varve.rule = "string"}
    irdl.parameters(name: %name, fieldID: %fieldID, sym_visibility: %visibility)
  }
  // `@name` is the same as `[<@name,0,public>]`.
  irdl.attribute @"#innerSym" attributes {
    varve.format = "`` one( symbol($name) | `[` each($props sorted by `,`: `<` symbol($props.name) `` `,` `` $props.fieldID `` `,` `` name($props.visibility) `>`) `]` )"
  } {
    %name = irdl.any {varve.rule = "optional<string>"}
    %props = irdl.any {varve.rule = "optional<array<record<fieldID: u64, name: string, visibility: string>>>"}
    irdl.parameters(name: %name, props: %props)
  }
  irdl.attribute @"#output_file" attributes {
    varve.format = "`<` $filename one( let($exclude = false; $replicate = false) | `,` one( `excludeFromFileList` let($exclude = true) one( let($replicate = false) | `,` `includeReplicatedOps` let($replicate = true) ) | `includeReplicatedOps` let($exclude = false; $replicate = true) ) ) `>`"
  } {
    %filename = irdl.any {varve.rule = "string"}
    %flag = irdl.any {varve.rule = "bool"}
    irdl.parameters(filename: %filename, exclude: %flag, replicate: %flag) {varve.defaults = {exclude = false, replicate = false}}
  }
  irdl.attribute @"#param.decl.ref" attributes {varve.format = "`<` $name `>`"} {
    %name = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(name: %name, type: %type) {varve.defaults = {type = none}, varve.self_type = ["type"]}
  }
  irdl.attribute @"#param.verbatim" attributes {varve.format = "`<` $value `>`"} {
    %value = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(value: %value, type: %type) {varve.defaults = {type = none}, varve.self_type = ["type"]}
  }
  irdl.attribute @"#param.decl" attributes {
    varve.format = "`<` $name `` `:` $type (`=` typed($value, $type)^)? `>` self($type)"
  } {
    %name = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.any {varve.rule = "attribute"}
    irdl.parameters(name: %name, type: %type, value: %value) {varve.optional = ["value"]}
  }
  "varve.directive"() {
    sym_name = "ModuleParameters",
    takes = ["$parameters"],
    format = "one( let($parameters = []) | `<` each($parameters by `,`: name($parameters.name) `` `:` $parameters.type one( | `=` typed($parameters.value, $parameters.type) )) `>` )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ModulePorts",
    takes = ["$ports", "%arg", "$attributes", "$locations"],
    format = "`(` each($ports %arg $attributes default {} $locations default absent by `,`: one( `in` let($ports.dir = .input) | `out` let($ports.dir = .output) | `inout` let($ports.dir = .inout) ) if($ports.dir = .output: here($locations) name($ports.name) | %arg one( printed name($ports.name) when($ports.name = '') | let($ports.name = ssa(%arg)) | name($ports.name) ) let(type(%arg) = if($ports.dir = .inout, !hw.inout($ports.type), $ports.type)) ) `:` $ports.type dict($attributes) if($ports.dir = .output: loc($locations, known) | loc(%arg, known)) ) `)`"
  } : () -> ()
  irdl.operation @module attributes {
    varve.block_names = "{map(p in filter(p in $module_type.ports: p[2] != 1): if(p[0] = '', '', p[0]))}",
    varve.discardable = ["sym_visibility"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = "visibility($sym_visibility) symbol($sym_name) custom<ModuleParameters>($parameters) custom<ModulePorts>($module_type.ports, %arg, $per_port_attrs, $result_locs) attr-dict-with-keyword region($body, end)"
  } {
  }
  irdl.operation @constant attributes {
    varve.format = "$value attr-dict let(type($result) = typeof($value))",
    varve.names = "{if(width(type($result)) = 1, '', 'c')}{if(width(type($result)) = 0, 0, $value)}{if(width(type($result)) = 1, '', '_')}{if(width(type($result)) = 1, '', type($result))}"
  } {
  }
  "varve.directive"() {
    sym_name = "InstancePorts",
    takes = ["$inputs", "$argNames", "type $results", "$resultNames"],
    format = "`(` each($inputs $argNames by `,`: name($argNames) `` `:` $inputs `` `:` type($inputs)) `)` `->` `(` each(type($results) $resultNames by `,`: name($resultNames) `` `:` type($results)) `)`"
  } : () -> ()
  // Modules without a body have the locations of all ports in an attribute.
  "varve.directive"() {
    sym_name = "DeclaredPorts",
    takes = ["$ports", "%arg", "$attributes", "$locations"],
    format = "`(` each($ports %arg $attributes default {} $locations default absent by `,`: one( `in` let($ports.dir = .input) | `out` let($ports.dir = .output) | `inout` let($ports.dir = .inout) ) here($locations) if($ports.dir = .output: name($ports.name) | %arg one( printed name($ports.name) when($ports.name = '') | let($ports.name = ssa(%arg)) | name($ports.name) ) let(type(%arg) = $ports.type) ) `:` $ports.type dict($attributes) loc($locations, known) ) `)`"
  } : () -> ()
  irdl.operation @module.extern attributes {
    varve.discardable = ["sym_visibility"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = "visibility($sym_visibility) symbol($sym_name) custom<ModuleParameters>($parameters) custom<DeclaredPorts>($module_type.ports, %arg, $per_port_attrs, $port_locs) attr-dict-with-keyword one( | region($body, end) )"
  } {
  }
  irdl.operation @module.generated attributes {
    varve.discardable = ["sym_visibility"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = "visibility($sym_visibility) symbol($sym_name) `,` $generatorKind custom<ModuleParameters>($parameters) custom<DeclaredPorts>($module_type.ports, %arg, $per_port_attrs, $port_locs) attr-dict-with-keyword one( | region($body, end) )"
  } {
  }
  irdl.operation @instance attributes {
    varve.names = "{$instanceName}.{map(n in zip($resultNames, indices($resultNames)): if(n[0] = '', n[1], n[0]))}",
    varve.format = "$instanceName (`sym` $inner_sym^)? $moduleName custom<ModuleParameters>($parameters) custom<InstancePorts>($inputs, $argNames, type($results), $resultNames) attr-dict"
  } {
  }
  "varve.directive"() {
    sym_name = "ParamValue",
    takes = ["$value", "type $result"],
    format = "type($result) `=` typed($value, type($result))"
  } : () -> ()
  irdl.operation @array_create attributes {
    varve.locals = {element = ["TypeAttr", "type($inputs[0])"]},
    varve.format = "$inputs attr-dict `:` $element let(type($inputs) = $element) one( let(type($result) = !hw.array(type($inputs[0]), integer(count($inputs), i64))) | `->` type($result) )"
  } {
  }
  "varve.directive"() {
    sym_name = "SliceTypes",
    takes = ["type $array", "type $index"],
    format = "type($array) let(type($index) = int(log2ceil(canonical(type($array)).sizeAttr)))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ArrayConcatTypes",
    takes = ["type $inputs", "type $result"],
    format = "type($inputs) let(type($result) = !hw.array(canonical(type($inputs[0])).elementType, integer(sum(t in types($inputs): canonical(t).sizeAttr), i64)))"
  } : () -> ()
  irdl.operation @enum.constant attributes {
    varve.names = "{$field.field}",
    varve.format = "name($field.field) `:` $field.type let(type($result) = $field.type) attr-dict"
  } {
  }
  irdl.operation @hierpath attributes {
    varve.discardable = ["sym_visibility"],
    varve.locals = {path = ["ArrayOf<SymbolRefAttr>", "map(p in $namepath: if(isa(p, '#hw.innerNameRef'), p.ref, p))"]},
    varve.format = "visibility($sym_visibility) symbol($sym_name) ` ` `[` each($path by `,`: $path) `]` let($namepath = map(p in $path: if(isa(p, 'FlatSymbolRefAttr'), p, #hw.innerNameRef(p)))) attr-dict"
  } {
  }
  irdl.operation @struct_create attributes {
    varve.format = "` ` `(` $input `)` attr-dict `:` type($result) let(types($input) = map(f in canonical(type($result)).elements: f.type))"
  } {
  }
  irdl.operation @struct_explode attributes {
    varve.names = "{map(f in canonical(type($input)).elements: f.name)}",
    varve.format = "$input attr-dict `:` type($input) let(types($result) = map(f in canonical(type($input)).elements: f.type))"
  } {
  }
  "varve.directive"() {
    sym_name = "ExtractField",
    takes = ["$input", "$field", "$fieldIndex", "type $result"],
    format = "$input `[` $field `]` attr-dict `:` type($input) let($fieldIndex = place(canonical(type($input)).elements, 'name', $field); type($result) = canonical(type($input)).elements[$fieldIndex].type)"
  } : () -> ()
  irdl.operation @struct_extract attributes {
    varve.names = "{canonical(type($input)).elements[$fieldIndex].name}",
    varve.locals = {field = ["StrAttr", "canonical(type($input)).elements[$fieldIndex].name"]},
    varve.format = "custom<ExtractField>($input, $field, $fieldIndex, type($result))"
  } {
  }
  irdl.operation @union_extract attributes {
    varve.locals = {field = ["StrAttr", "canonical(type($input)).elements[$fieldIndex].name"]},
    varve.format = "custom<ExtractField>($input, $field, $fieldIndex, type($result))"
  } {
  }
  irdl.operation @struct_inject attributes {
    varve.locals = {field = ["StrAttr", "canonical(type($input)).elements[$fieldIndex].name"]},
    varve.format = "$input `[` $field `]` `,` $newValue attr-dict `:` type($input) let($fieldIndex = place(canonical(type($input)).elements, 'name', $field); type($newValue) = canonical(type($input)).elements[$fieldIndex].type)"
  } {
  }
  irdl.operation @union_create attributes {
    varve.locals = {field = ["StrAttr", "canonical(type($result)).elements[$fieldIndex].name"]},
    varve.format = "$field `,` $input attr-dict `:` type($result) let($fieldIndex = place(canonical(type($result)).elements, 'name', $field); type($input) = canonical(type($result)).elements[$fieldIndex].type)"
  } {
  }
  irdl.operation @wire attributes {varve.names = "{$name}"} {
  }
}
