// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the C++ of FIRRTL says: forms, names of values, and types.
irdl.dialect @firrtl attributes {varve.llvm = "24"} {
  // What attribute dictionaries omit.
  "varve.directive"() {sym_name = "CircuitOpAttrs", takes = ["attr-dict"], format = "attr-dict-with-keyword(let($annotations = []))"} : () -> ()
  "varve.directive"() {sym_name = "FIRRTLImplicitSSAName", takes = ["attr-dict"], format = "attr-dict(let($annotations = []; $name = ssa(results)))"} : () -> ()
  "varve.directive"() {sym_name = "ImplicitSSAName", takes = ["attr-dict"], format = "attr-dict(let($name = ssa(results)))"} : () -> ()
  "varve.directive"() {sym_name = "MemOp", takes = ["attr-dict"], format = "attr-dict(let($annotations = []; $portAnnotations = repeat([], count(results))))"} : () -> ()
  "varve.directive"() {sym_name = "PrintfAttrs", takes = ["attr-dict"], format = "attr-dict(let($name = ''))"} : () -> ()
  "varve.directive"() {sym_name = "StopAttrs", takes = ["attr-dict"], format = "attr-dict(let($name = ''))"} : () -> ()
  "varve.directive"() {sym_name = "VerifAttrs", takes = ["attr-dict"], format = "` ` `` attr-dict(let($name = '') shown($isConcurrent = false; $eventControl = .posedge))"} : () -> ()
  "varve.directive"() {
    sym_name = "NameKind",
    takes = ["$kind"],
    format = "one( let($kind = .droppable_name) | ` ` `` `interesting_name` let($kind = .interesting_name) | ` ` `` `droppable_name` let($kind = .droppable_name) )"
  } : () -> ()
  "varve.directive"() {sym_name = "OptionalBinaryOpTypes", takes = ["type $a", "type $b"], format = "type($a) one( let(type($b) = type($a)) | `,` type($b) )"} : () -> ()
  "varve.directive"() {
    sym_name = "FieldsFromDomain",
    takes = ["ref $values", "type $values", "type $result"],
    format = "type($result) let(types($values) = map(f in type($result).fields: typeof(f[1])))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "Parameters",
    takes = ["$parameters"],
    format = "one( let($parameters = []) | `` `<` each($parameters by `,`: name($parameters.name) `` `:` $parameters.type one( | `=` typed($parameters.value, typeof($parameters.type)) )) `>` )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ParameterList",
    takes = ["$parameters"],
    format = "` ` `` one( let($parameters = []) | `<` each($parameters by `,`: name($parameters.name) `` `:` $parameters.type one( | `=` typed($parameters.value, typeof($parameters.type)) )) `>` )"
  } : () -> ()
  // Ports that are arguments of the entry block, and ports that are only named.
  "varve.directive"() {
    sym_name = "ArgumentPorts",
    takes = ["%arg", "$directions", "$types", "$symbols", "$domains", "$annotations", "$locations"],
    format = "`(` each($directions %arg $types $symbols default #hw.innerSym(absent, []) all [] $domains default [] all [] $annotations default [] all [] $locations by `,`: one( `in` let($directions = false) | `out` let($directions = true) ) here($locations) %arg let(type(%arg) = typeof($types)) `` `:` $types one( | `sym` $symbols ) one( | `domains` ` ` `` `[` again(%arg, $domains) `]` ) one( | $annotations ) loc(%arg, $locations) ) `)`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "NamedPorts",
    takes = ["$names", "$directions", "$types", "$symbols", "$domains", "$annotations", "$locations"],
    format = "`(` each($directions $names $types $symbols default #hw.innerSym(absent, []) all [] $domains default [] all [] $annotations default [] all [] $locations by `,`: one( `in` let($directions = false) | `out` let($directions = true) ) here($locations) name($names) `` `:` $types one( | `sym` $symbols ) one( | `domains` ` ` `` `[` named($names, $domains) `]` ) one( | $annotations ) loc($locations) ) `)`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ArgumentFields",
    takes = ["%arg", "$directions", "$types", "$locations"],
    format = "`(` each($directions %arg $types $locations by `,`: one( `in` let($directions = false) | `out` let($directions = true) ) here($locations) %arg let(type(%arg) = typeof($types)) `` `:` $types loc(%arg, $locations) ) `)`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "NamedFields",
    takes = ["$names", "$directions", "$types", "$locations"],
    format = "`(` each($directions $names $types $locations by `,`: one( `in` let($directions = false) | `out` let($directions = true) ) here($locations) name($names) `` `:` $types loc($locations) ) `)`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "InstancePorts",
    takes = ["$names", "$directions", "type $results", "$domains", "$annotations"],
    format = "`(` each($directions $names type($results) $domains or [] all [] $annotations or [] all [] by `,`: one( `in` let($directions = false) | `out` let($directions = true) ) name($names) `` `:` type($results) one( | `domains` ` ` `` `[` named($names, $domains) `]` ) one( | $annotations ) ) `)`"
  } : () -> ()
  // The type of an object without its name.
  irdl.attribute @"#class.interface" attributes {
    varve.format = "$name `` `(` each($elements by `,`: $elements.direction name($elements.name) `` `:` $elements.type) `)`"
  } {
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %elements = irdl.any {varve.rule = "array<record<name: string, type: type, direction: enum<@ClassDirection>>>"}
    irdl.parameters(name: %name, elements: %elements)
  }
  irdl.attribute @"#param.decl" attributes {
    varve.format = "`<` $name `` `:` $type (`=` typed($value, $type)^)? `>` self($type)"
  } {
    %name = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "type"}
    %value = irdl.any {varve.rule = "attribute"}
    irdl.parameters(name: %name, type: %type, value: %value) {varve.optional = ["value"]}
  }
  irdl.operation @add attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @and attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @andr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asAsyncReset attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asClock attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asReset attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asSInt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @asUInt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @bits attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @bool.and attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @bool.or attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @bool.xor attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @cat attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @class attributes {
    varve.discardable = ["sym_visibility"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = "visibility($sym_visibility) symbol($sym_name) `` custom<ArgumentFields>(%arg, $portDirections, $portTypes, $portLocations) let($portSymbols = []) attr-dict-with-keyword(let($portNames = ssa(%arg); $domainInfo = [])) $body",
    varve.block_names = "{$portNames}"
  } {
    %types = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.attributes {"portTypes" = %types, "portNames" = %names}
  }
  irdl.operation @constCast attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @constant attributes {
    varve.format = "number($value, [if(mnemonic(type($result)) in ['sint', 'const.sint'], 'si', 'ui'), type($result).width]) `:` qualified(type($result)) attr-dict",
    varve.names = "c{$value}_{if(isa(typeof($value), 'AnySignedInteger'), 'si', 'ui')}{if(type($result).width >= 0, type($result).width, '')}"
  } {
  }
  irdl.operation @cvt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @div attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @domain.anon attributes {varve.format = "` ` attr-dict(let($name = ssa(results))) ` ` `:` type($result)", varve.names = "{attribute('name')}"} {
  }
  irdl.operation @domain.create attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @dshl attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @dshlw attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @dshr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @elementwise_and attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @elementwise_or attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @elementwise_xor attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @eq attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @extclass attributes {
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) `` custom<NamedFields>($portNames, $portDirections, $portTypes, $portLocations) let($portSymbols = []) attr-dict-with-keyword(let($domainInfo = [])) one( | $body )",
    varve.block_names = "{$portNames}"
  } {
    %types = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.attributes {"portTypes" = %types, "portNames" = %names}
  }
  irdl.operation @extmodule attributes {
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) custom<Parameters>($parameters) `` custom<NamedPorts>($portNames, $portDirections, $portTypes, $portSymbols, $domainInfo, $portAnnotations, $portLocations) attr-dict-with-keyword(let($annotations = []; $layers = []; $knownLayers = []; $externalRequirements = []; $convention = .internal)) one( | $body )",
    varve.block_names = "{$portNames}"
  } {
    %types = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %arrays = irdl.any {varve.rule = "ArrayOf<ArrayAttr>"}
    %names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %symbols = irdl.any {varve.rule = "ArrayOf<#hw.innerSym>"}
    %domains = irdl.any {varve.rule = "ArrayOf<ArrayOf<UI32Attr>>"}
    irdl.attributes {"portTypes" = %types, "portAnnotations" = %arrays, "portNames" = %names, "portSymbols" = %symbols, "domainInfo" = %domains}
  }
  irdl.operation @fstring.hierarchicalmodulename attributes {varve.names = "hierarchicalmodulename"} {
  }
  irdl.operation @fstring.time attributes {varve.names = "time"} {
  }
  irdl.operation @geq attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @gt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @head attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @instance attributes {
    varve.format = "name($name) one( | `sym` $inner_sym ) `` custom<NameKind>($nameKind) attr-dict(let($annotations = []; $layers = [])) $moduleName `` custom<InstancePorts>($portNames, $portDirections, type($results), $domainInfo, $portAnnotations)",
    varve.names = "{if($name = '', 'inst', $name)}_{$portNames}"
  } {
    %arrays = irdl.any {varve.rule = "ArrayOf<ArrayAttr>"}
    %domains = irdl.any {varve.rule = "ArrayOf<ArrayOf<UI32Attr>>"}
    irdl.attributes {"portAnnotations" = %arrays, "domainInfo" = %domains}
  }
  irdl.operation @instance_choice attributes {
    varve.locals = {
      target = ["FlatSymbolRefAttr", "$moduleNames[0]"],
      option = ["FlatSymbolRefAttr", "reference(symbols($caseNames[0])[0])"],
      cases = ["ArrayOf<FlatSymbolRefAttr>", "map(c in $caseNames: reference(symbols(c)[1]))"],
      targets = ["ArrayOf<FlatSymbolRefAttr>", "drop($moduleNames, 1)"]
    },
    varve.format = [
      "name($name) one( | `sym` $inner_sym ) `` custom<NameKind>($nameKind) attr-dict(let($annotations = []; $layers = []))",
      "$target `alternatives` $option ` ` `` `{` ` ` `` each($cases $targets by `,`: $cases `->` $targets) ` ` `` `}` custom<InstancePorts>($portNames, $portDirections, type($results), $domainInfo, $portAnnotations)",
      "let($moduleNames = concat([$target], $targets); $caseNames = map(c in $cases: reference(symbols($option)[0], symbols(c)[0])))"
    ],
    varve.names = "{if($name = '', 'inst', $name)}_{$portNames}"
  } {
    %arrays = irdl.any {varve.rule = "ArrayOf<ArrayAttr>"}
    %domains = irdl.any {varve.rule = "ArrayOf<ArrayOf<UI32Attr>>"}
    irdl.attributes {"portAnnotations" = %arrays, "domainInfo" = %domains}
  }
  irdl.operation @int.generic attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.isX attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.mux2cell attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.mux4cell attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.plusargs.test attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.plusargs.value attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @int.sizeof attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @integer.add attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @integer.mul attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @integer.shl attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @integer.shr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @intmodule attributes {
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) custom<Parameters>($parameters) `` custom<NamedPorts>($portNames, $portDirections, $portTypes, $portSymbols, $domainInfo, $portAnnotations, $portLocations) attr-dict-with-keyword(let($annotations = []; $layers = [])) one( | $body )",
    varve.block_names = "{$portNames}"
  } {
    %types = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %arrays = irdl.any {varve.rule = "ArrayOf<ArrayAttr>"}
    %names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %symbols = irdl.any {varve.rule = "ArrayOf<#hw.innerSym>"}
    %domains = irdl.any {varve.rule = "ArrayOf<ArrayOf<UI32Attr>>"}
    irdl.attributes {"portTypes" = %types, "portAnnotations" = %arrays, "portNames" = %names, "portSymbols" = %symbols, "domainInfo" = %domains}
  }
  irdl.operation @istag attributes {
    varve.format = "$input named(map(f in canonical(type($input)).elements: f[0]), $fieldIndex) attr-dict `:` qualified(type($input))",
    varve.let = ["type($result) = with(!firrtl.uint(1), mnemonic = if(mnemonic(canonical(type($input))) = 'const.enum', 'const.uint', 'uint'))"],
    varve.names = "{attribute('name')}"
  } {
  }
  irdl.operation @leq attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @lt attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @mem attributes {varve.names = "{if($name = '', 'mem', $name)}_{$portNames}"} {
  }
  irdl.operation @memmodule attributes {
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) `` custom<NamedPorts>($portNames, $portDirections, $portTypes, $portSymbols, $domainInfo, $portAnnotations, $portLocations) attr-dict-with-keyword(let($annotations = []; $layers = []) shown($ruw = .Undefined)) one( | $body )",
    varve.block_names = "{$portNames}"
  } {
    %types = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %arrays = irdl.any {varve.rule = "ArrayOf<ArrayAttr>"}
    %names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %symbols = irdl.any {varve.rule = "ArrayOf<#hw.innerSym>"}
    %domains = irdl.any {varve.rule = "ArrayOf<ArrayOf<UI32Attr>>"}
    irdl.attributes {"portTypes" = %types, "portAnnotations" = %arrays, "portNames" = %names, "portSymbols" = %symbols, "domainInfo" = %domains}
  }
  irdl.operation @module attributes {
    varve.discardable = ["sym_visibility"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = "visibility($sym_visibility) symbol($sym_name) `` custom<ArgumentPorts>(%arg, $portDirections, $portTypes, $portSymbols, $domainInfo, $portAnnotations, $portLocations) attr-dict-with-keyword(let($portNames = ssa(%arg); $annotations = []; $layers = []; $convention = .internal)) region($body, end)",
    varve.block_names = "{$portNames}"
  } {
    %types = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %arrays = irdl.any {varve.rule = "ArrayOf<ArrayAttr>"}
    %names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %symbols = irdl.any {varve.rule = "ArrayOf<#hw.innerSym>"}
    %domains = irdl.any {varve.rule = "ArrayOf<ArrayOf<UI32Attr>>"}
    irdl.attributes {"portTypes" = %types, "portAnnotations" = %arrays, "portNames" = %names, "portSymbols" = %symbols, "domainInfo" = %domains}
  }
  irdl.operation @mul attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @multibit_mux attributes {
    varve.format = "$index `,` $inputs attr-dict `:` type($index) `,` type($result) let(type($inputs) = type($result))",
    varve.names = "{attribute('name')}"
  } {
  }
  irdl.operation @mux attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @neg attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @neq attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @node attributes {
    varve.let = ["type($result) = type($input)", "types($ref) = if(has($forceable), [!firrtl.rwprobe(known(type($input).passive, type($input)))], [])"],
    varve.names = "{$name}, {$name}_ref"
  } {
  }
  irdl.operation @not attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @object attributes {
    varve.locals = {interface = ["#firrtl.class.interface", "#firrtl.class.interface(type($result).name, type($result).elements)"]},
    varve.format = "`` custom<ImplicitSSAName>(attr-dict) $interface let(type($result) = !firrtl.class($interface.name, $interface.elements))",
    varve.names = "{$name}"
  } {
  }
  irdl.operation @opensubfield attributes {
    varve.format = "$input `[` `` named(map(f in canonical(type($input)).elements: f[0]), $fieldIndex) `]` attr-dict `:` qualified(type($input))",
    varve.let = ["type($result) = if(mnemonic(typeof(canonical(type($input)).elements[$fieldIndex][2])) in ['probe', 'rwprobe'], typeof(canonical(type($input)).elements[$fieldIndex][2]), if(mnemonic(canonical(type($input))) = replace(mnemonic(canonical(type($input))), 'const.', ''), typeof(canonical(type($input)).elements[$fieldIndex][2]), with(typeof(canonical(type($input)).elements[$fieldIndex][2]), mnemonic = concat('const.', replace(mnemonic(typeof(canonical(type($input)).elements[$fieldIndex][2])), 'const.', '')))))"],
    varve.names = "{attribute('name')}"
  } {
  }
  irdl.operation @opensubindex attributes {
    varve.let = ["type($result) = if(mnemonic(canonical(type($input)).elementType) in ['probe', 'rwprobe'], canonical(type($input)).elementType, if(mnemonic(canonical(type($input))) = replace(mnemonic(canonical(type($input))), 'const.', ''), canonical(type($input)).elementType, with(type($input).elementType, mnemonic = concat('const.', replace(mnemonic(canonical(type($input)).elementType), 'const.', '')))))"],
    varve.names = "{attribute('name')}"
  } {
  }
  irdl.operation @or attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @orr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @pad attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @ref.cast attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @ref.resolve attributes {
    varve.let = ["type($result) = type($ref).type"],
    varve.names = "{attribute('name')}"
  } {
  }
  irdl.operation @ref.rwprobe attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @ref.send attributes {
    varve.let = ["type($result) = !firrtl.probe(known(type($base).passive, type($base)))"],
    varve.names = "{attribute('name')}"
  } {
  }
  irdl.operation @ref.sub attributes {
    varve.let = ["type($result) = with(type($input), type = if(mnemonic(canonical(type($input).type)) in ['vector', 'const.vector'], if(mnemonic(canonical(type($input).type)) = replace(mnemonic(canonical(type($input).type)), 'const.', ''), canonical(type($input).type).elementType, with(canonical(type($input).type).elementType, mnemonic = concat('const.', replace(mnemonic(canonical(type($input).type).elementType), 'const.', '')))), if(mnemonic(canonical(type($input).type)) = replace(mnemonic(canonical(type($input).type)), 'const.', ''), typeof(canonical(type($input).type).elements[$index][2]), with(typeof(canonical(type($input).type).elements[$index][2]), mnemonic = concat('const.', replace(mnemonic(typeof(canonical(type($input).type).elements[$index][2])), 'const.', ''))))))"],
    varve.names = "{attribute('name')}"
  } {
  }
  irdl.operation @reg attributes {varve.names = "{$name}, {$name}_ref", varve.removes = ["attribute initial"]} {
  }
  irdl.operation @regreset attributes {varve.names = "{$name}, {$name}_ref", varve.removes = ["attribute initial"]} {
  }
  irdl.operation @rem attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @resetCast attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @shl attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @shr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @specialconstant attributes {
    varve.locals = {number = ["I64Attr", "if($value, 1, 0)"]},
    varve.format = "$number `:` type($result) attr-dict let($value = $number = 1)",
    varve.names = "c{if($value, 1, 0)}{if(type($result) = !firrtl.clock, '_clock', if(type($result) = !firrtl.reset, '_reset', if(type($result) = !firrtl.asyncreset, '_asyncreset', '')))}"
  } {
  }
  irdl.operation @sub attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @subaccess attributes {
    varve.let = ["type($result) = if(mnemonic(type($index)) = 'const.uint', if(mnemonic(canonical(type($input))) = replace(mnemonic(canonical(type($input))), 'const.', ''), canonical(type($input)).elementType, with(type($input).elementType, mnemonic = concat('const.', replace(mnemonic(canonical(type($input)).elementType), 'const.', '')))), with(type($input).elementType, mnemonic = replace(mnemonic(canonical(type($input)).elementType), 'const.', '')))"],
    varve.names = "{attribute('name')}"
  } {
  }
  irdl.operation @subfield attributes {
    varve.format = "$input `[` `` named(map(f in canonical(type($input)).elements: f[0]), $fieldIndex) `]` attr-dict `:` qualified(type($input))",
    varve.let = ["type($result) = if(mnemonic(canonical(type($input))) = replace(mnemonic(canonical(type($input))), 'const.', ''), typeof(canonical(type($input)).elements[$fieldIndex][2]), with(typeof(canonical(type($input)).elements[$fieldIndex][2]), mnemonic = concat('const.', replace(mnemonic(typeof(canonical(type($input)).elements[$fieldIndex][2])), 'const.', ''))))"],
    varve.names = "{attribute('name')}"
  } {
  }
  irdl.operation @subindex attributes {
    varve.let = ["type($result) = if(mnemonic(canonical(type($input))) = replace(mnemonic(canonical(type($input))), 'const.', ''), canonical(type($input)).elementType, with(type($input).elementType, mnemonic = concat('const.', replace(mnemonic(canonical(type($input)).elementType), 'const.', ''))))"],
    varve.names = "{attribute('name')}"
  } {
  }
  irdl.operation @subtag attributes {
    varve.format = "$input `[` `` named(map(f in canonical(type($input)).elements: f[0]), $fieldIndex) `]` attr-dict `:` qualified(type($input))",
    varve.let = ["type($result) = if(mnemonic(canonical(type($input))) = replace(mnemonic(canonical(type($input))), 'const.', ''), known(typeof(canonical(type($input)).elements[$fieldIndex][2][0]), !firrtl.uint(0)), with(typeof(canonical(type($input)).elements[$fieldIndex][2][0]), mnemonic = concat('const.', replace(mnemonic(typeof(canonical(type($input)).elements[$fieldIndex][2][0])), 'const.', ''))))"],
    varve.names = "{attribute('name')}"
  } {
  }
  irdl.operation @tagextract attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @verbatim.wire attributes {varve.names = "{leading_word(if(leading_word($text) = '', replace($text, '`', ''), $text))}"} {
  }
  irdl.operation @tail attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @wire attributes {varve.names = "{$name}, {$name}_ref"} {
  }
  irdl.operation @xor attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @xorr attributes {varve.names = "{attribute('name')}"} {
  }
  irdl.operation @invalidvalue attributes {
    varve.names = "invalid{if(mnemonic(type($result)) in ['uint', 'const.uint'], '_ui', if(mnemonic(type($result)) in ['sint', 'const.sint'], '_si', if(mnemonic(type($result)) in ['analog', 'asyncreset', 'reset', 'clock'], concat('_', mnemonic(type($result))), '')))}{if(mnemonic(type($result)) in ['uint', 'const.uint', 'sint', 'const.sint', 'analog'] and type($result).width >= 0, type($result).width, '')}"
  } {
  }
  irdl.operation @enumcreate attributes {
    varve.format = "named(map(f in type($result).elements: f[0]), $fieldIndex) `(` $input `)` one( attr-dict | printed attr-dict-with-keyword) `:` functional-type($input, $result)"
  } {
  }
  irdl.operation @object.subfield attributes {
    varve.format = "$input `[` `` named(map(f in type($input).elements: f[0]), $index) `]` attr-dict `:` qualified(type($input))",
    varve.let = ["type($result) = typeof(type($input).elements[$index][1])"]
  } {
  }
  irdl.operation @domain.subfield attributes {
    varve.format = "$input `[` `` named(map(f in type($input).fields: f[0]), $fieldIndex) `]` attr-dict `:` qualified(type($input))",
    varve.let = ["type($result) = typeof(type($input).fields[$fieldIndex][1])"]
  } {
  }
  irdl.operation @integer attributes {varve.format = "number($value, ['si', -1]) attr-dict"} {
  }
  irdl.operation @int.unclocked_assume attributes {
    varve.format = "$predicate `,` $enable `,` $message (`(` $substitutions^ `)`)? `:` type($predicate) `,` type($enable) (`,` qualified(type($substitutions))^)? ` ` `` attr-dict(let($name = ''))"
  } {
  }
  irdl.operation @fprintf attributes {
    varve.locals = {rest = ["ArrayOf<TypeAttr>", "concat(types($outputFileSubstitutions), types($substitutions))"]},
    varve.format = [
      "$clock `,` $cond `,` $outputFile one( | `` `(` $outputFileSubstitutions `)` ) `,` $formatString one( | `` `(` $substitutions `)` )",
      "custom<PrintfAttrs>(attr-dict) `:` type($clock) `,` type($cond) one( let($rest = []) | `,` each($rest by `,`: $rest) )",
      "let(types($outputFileSubstitutions) = map(t in slice($rest, 0, count($outputFileSubstitutions)): typeof(t));",
      "  types($substitutions) = map(t in drop($rest, count($outputFileSubstitutions)): typeof(t)))"]
  } {
  }
  irdl.operation @match attributes {
    varve.arguments = {regions = [["%arg", "1"]]},
    varve.format = [
      "$input `:` qualified(type($input)) attr-dict-with-keyword ` ` `{` deeper each($tags $regions: `\\n` `` `case` named(map(f in canonical(type($input)).elements: f[0]), $tags) `(` %arg loc(%arg) `)`",
      "  let(type(%arg) = if(mnemonic(canonical(type($input))) = 'const.enum', known(with(typeof(canonical(type($input)).elements[$tags][2][0]), mnemonic = concat('const.', replace(mnemonic(typeof(canonical(type($input)).elements[$tags][2][0])), 'const.', ''))), !firrtl.const.uint(0)), known(typeof(canonical(type($input)).elements[$tags][2][0]), !firrtl.uint(0)))) $regions) higher `\\n` `}`"]
  } {
  }
  irdl.operation @list.create attributes {varve.format = "$elements attr-dict `:` type($result) let(type($elements) = type($result).elementType)"} {
  }
  irdl.operation @circuit attributes {varve.format = "$name attr-dict-with-keyword(let($annotations = [])) $body"} {
  }
  irdl.operation @contract attributes {varve.let = ["types($outputs) = types($inputs)"]} {
  }
  irdl.operation @xmr.deref attributes {} {
    %text = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {"verbatimSuffix" = %text} {varve.defaults = {verbatimSuffix = ""}}
  }
  irdl.operation @xmr.ref attributes {} {
    %text = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {"verbatimSuffix" = %text} {varve.defaults = {verbatimSuffix = ""}}
  }
  // The text of types, which omit the dialect inside each other.
  irdl.type @"!uint" attributes {varve.format = "one( | `<` $width `>` )"} {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(width: %width) {varve.defaults = {width = -1 : i32}}
  }
  irdl.type @"!sint" attributes {varve.format = "one( | `<` $width `>` )"} {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(width: %width) {varve.defaults = {width = -1 : i32}}
  }
  irdl.type @"!analog" attributes {varve.format = "one( | `<` $width `>` )"} {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(width: %width) {varve.defaults = {width = -1 : i32}}
  }
  irdl.type @"!clock" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!reset" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!asyncreset" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!bundle" attributes {varve.derived.passive = "!firrtl.bundle(map(e in $elements: [e[0], false, known(e[2].passive, e[2])]))", varve.format = "`<` each($elements by `,`: name($elements.name) one(`flip` let($elements.flip = true) | let($elements.flip = false)) `` `:` short($elements.type)) `>`"} {
    %elements = irdl.any {varve.rule = "array<record<name: string, flip: bool, type: type>>"}
    irdl.parameters(elements: %elements)
  }
  irdl.type @"!openbundle" attributes {varve.format = "`<` each($elements by `,`: name($elements.name) one(`flip` let($elements.flip = true) | let($elements.flip = false)) `` `:` short($elements.type)) `>`"} {
    %elements = irdl.any {varve.rule = "array<record<name: string, flip: bool, type: type>>"}
    irdl.parameters(elements: %elements)
  }
  irdl.type @"!vector" attributes {varve.derived.passive = "!firrtl.vector(known($elementType.passive, $elementType), $numElements)", varve.format = "`<` short($elementType) `,` $numElements `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %count = irdl.any {varve.rule = "u64"}
    irdl.parameters(elementType: %type, numElements: %count)
  }
  irdl.type @"!openvector" attributes {varve.format = "`<` short($elementType) `,` $numElements `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %count = irdl.any {varve.rule = "u64"}
    irdl.parameters(elementType: %type, numElements: %count)
  }
  irdl.type @"!enum" attributes {varve.read_as = "!firrtl.enum(map(e in $elements: [e[0], e[1], if(count(e[2]) = 1 and typeof(e[2][0]) = !firrtl.uint(0), [], e[2])]))", varve.format = ["`<` each($elements by `,`: name($elements.name) one( let($elements.value = -1) | `=` $elements.value )", "each($elements.type: `` `:` short($elements.type))) `>`"]} {
    %elements = irdl.any {varve.rule = "array<record<name: string, value: i64, type: array<type>>>"}
    irdl.parameters(elements: %elements)
  }
  irdl.type @"!const.uint" attributes {varve.format = "one( | `<` $width `>` )"} {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(width: %width) {varve.defaults = {width = -1 : i32}}
  }
  irdl.type @"!const.sint" attributes {varve.format = "one( | `<` $width `>` )"} {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(width: %width) {varve.defaults = {width = -1 : i32}}
  }
  irdl.type @"!const.analog" attributes {varve.format = "one( | `<` $width `>` )"} {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(width: %width) {varve.defaults = {width = -1 : i32}}
  }
  irdl.type @"!const.clock" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!const.reset" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!const.asyncreset" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!const.bundle" attributes {varve.derived.passive = "!firrtl.const.bundle(map(e in $elements: [e[0], false, known(e[2].passive, e[2])]))", varve.format = "`<` each($elements by `,`: name($elements.name) one(`flip` let($elements.flip = true) | let($elements.flip = false)) `` `:` short($elements.type)) `>`"} {
    %elements = irdl.any {varve.rule = "array<record<name: string, flip: bool, type: type>>"}
    irdl.parameters(elements: %elements)
  }
  irdl.type @"!const.openbundle" attributes {varve.format = "`<` each($elements by `,`: name($elements.name) one(`flip` let($elements.flip = true) | let($elements.flip = false)) `` `:` short($elements.type)) `>`"} {
    %elements = irdl.any {varve.rule = "array<record<name: string, flip: bool, type: type>>"}
    irdl.parameters(elements: %elements)
  }
  irdl.type @"!const.vector" attributes {varve.derived.passive = "!firrtl.const.vector(known($elementType.passive, $elementType), $numElements)", varve.format = "`<` short($elementType) `,` $numElements `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %count = irdl.any {varve.rule = "u64"}
    irdl.parameters(elementType: %type, numElements: %count)
  }
  irdl.type @"!const.openvector" attributes {varve.format = "`<` short($elementType) `,` $numElements `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %count = irdl.any {varve.rule = "u64"}
    irdl.parameters(elementType: %type, numElements: %count)
  }
  irdl.type @"!const.enum" attributes {varve.read_as = "!firrtl.const.enum(map(e in $elements: [e[0], e[1], if(count(e[2]) = 1 and typeof(e[2][0]) = !firrtl.uint(0), [], e[2])]))", varve.format = ["`<` each($elements by `,`: name($elements.name) one( let($elements.value = -1) | `=` $elements.value )", "each($elements.type: `` `:` short($elements.type))) `>`"]} {
    %elements = irdl.any {varve.rule = "array<record<name: string, value: i64, type: array<type>>>"}
    irdl.parameters(elements: %elements)
  }
  irdl.type @"!ref" attributes {varve.read_as = "!firrtl.probe($type, $layer)", varve.format = "`<` short($type) one( | `,` $layer ) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %layer = irdl.any {varve.rule = "optional<SymbolRefAttr>"}
    irdl.parameters(type: %type, layer: %layer)
  }
  irdl.type @"!probe" attributes {varve.format = "`<` short($type) one( | `,` $layer ) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %layer = irdl.any {varve.rule = "optional<SymbolRefAttr>"}
    irdl.parameters(type: %type, layer: %layer)
  }
  irdl.type @"!rwprobe" attributes {varve.format = "`<` short($type) one( | `,` $layer ) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %layer = irdl.any {varve.rule = "optional<SymbolRefAttr>"}
    irdl.parameters(type: %type, layer: %layer)
  }
  irdl.type @"!lhs" attributes {varve.format = "`<` short($type) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(type: %type)
  }
  irdl.type @"!list" attributes {varve.format = "`<` short($elementType) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(elementType: %type)
  }
  irdl.type @"!string" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!integer" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!bool" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!double" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!path" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!anyref" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!fstring" attributes {varve.format = ""} {
    irdl.parameters()
  }
  irdl.type @"!alias" attributes {varve.derived.passive = "if(known($innerType.passive, $innerType) = $innerType, !firrtl.alias($name, $innerType), $innerType.passive)", varve.stands_for = "$innerType", varve.format = "`<` name($name) `,` short($innerType) `>`"} {
    %name = irdl.any {varve.rule = "string"}
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(name: %name, innerType: %type)
  }
  irdl.type @"!class" attributes {varve.format = "`<` $name `(` each($elements by `,`: $elements.direction name($elements.name) `` `:` $elements.type) `)` `>`"} {
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %elements = irdl.any {varve.rule = "array<record<name: string, type: type, direction: enum<@ClassDirection>>>"}
    irdl.parameters(name: %name, elements: %elements)
  }
  irdl.type @"!domain" attributes {varve.format = "`<` $name `(` each($fields by `,`: name($fields.name) `` `:` $fields.type) `)` `>`"} {
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %fields = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(name: %name, fields: %fields)
  }
  "varve.enum"() {sym_name = "ClassDirection", storage = i32, cases = [["in", 0 : i32], ["out", 1 : i32]]} : () -> ()
}
