irdl.dialect @firrtl attributes {
  varve.set = "circt",
  varve.depends = ["hw", "om", "sv"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "Convention",
    storage = i32,
    cases = [
      ["internal", 0 : i32],
      ["scalarized", 1 : i32]
    ]
  } : () -> ()
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
    sym_name = "LayerConvention",
    storage = i32,
    cases = [
      ["bind", 0 : i32],
      ["inline", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "LayerSpecialization",
    storage = i32,
    cases = [
      ["enable", 0 : i32],
      ["disable", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemDirAttr",
    storage = i32,
    cases = [
      ["Infer", 0 : i32],
      ["Read", 1 : i32],
      ["Write", 2 : i32],
      ["ReadWrite", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "NameKindEnum",
    storage = i32,
    cases = [
      ["droppable_name", 0 : i32],
      ["interesting_name", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "RUWBehavior",
    storage = i32,
    cases = [
      ["Undefined", 0 : i32],
      ["Old", 1 : i32],
      ["New", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TargetKind",
    storage = i32,
    cases = [
      ["dont_touch", 0 : i32],
      ["instance", 1 : i32],
      ["member_instance", 2 : i32],
      ["member_reference", 3 : i32],
      ["reference", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    cases = [["in", 0 : i32], ["out", 1 : i32]],
    storage = i32,
    sym_name = "ClassDirection"
  } : () -> ()
  "varve.directive"() {
    format = "`(` each($directions %arg $types $locations by `,`: one( `in` let($directions = false) | `out` let($directions = true) ) here($locations) %arg let(type(%arg) = typeof($types)) `` `:` $types loc(%arg, $locations) ) `)`",
    sym_name = "ArgumentFields",
    takes = ["%arg", "$directions", "$types", "$locations"]
  } : () -> ()
  "varve.directive"() {
    format = "`(` each($directions %arg $types $symbols default #hw.innerSym(absent, []) all [] $domains default [] all [] $annotations default [] all [] $locations by `,`: one( `in` let($directions = false) | `out` let($directions = true) ) here($locations) %arg let(type(%arg) = typeof($types)) `` `:` $types one( | `sym` $symbols ) one( | `domains` ` ` `` `[` again(%arg, $domains) `]` ) one( | $annotations ) loc(%arg, $locations) ) `)`",
    sym_name = "ArgumentPorts",
    takes = ["%arg", "$directions", "$types", "$symbols", "$domains", "$annotations", "$locations"]
  } : () -> ()
  "varve.directive"() {
    format = "attr-dict-with-keyword(let($annotations = []))",
    sym_name = "CircuitOpAttrs",
    takes = ["attr-dict"]
  } : () -> ()
  "varve.directive"() {
    format = "attr-dict(let($annotations = []; $name = ssa(results)))",
    sym_name = "FIRRTLImplicitSSAName",
    takes = ["attr-dict"]
  } : () -> ()
  "varve.directive"() {
    format = "type($result) let(types($values) = map(f in type($result).fields: typeof(f[1])))",
    sym_name = "FieldsFromDomain",
    takes = ["ref $values", "type $values", "type $result"]
  } : () -> ()
  "varve.directive"() {
    format = "attr-dict(let($name = ssa(results)))",
    sym_name = "ImplicitSSAName",
    takes = ["attr-dict"]
  } : () -> ()
  "varve.directive"() {
    format = "`(` each($directions $names type($results) $domains or [] all [] $annotations or [] all [] by `,`: one( `in` let($directions = false) | `out` let($directions = true) ) name($names) `` `:` type($results) one( | `domains` ` ` `` `[` named($names, $domains) `]` ) one( | $annotations ) ) `)`",
    sym_name = "InstancePorts",
    takes = ["$names", "$directions", "type $results", "$domains", "$annotations"]
  } : () -> ()
  "varve.directive"() {
    format = "attr-dict(let($annotations = []; $portAnnotations = repeat([], count(results))))",
    sym_name = "MemOp",
    takes = ["attr-dict"]
  } : () -> ()
  "varve.directive"() {
    format = "one( let($kind = .droppable_name) | ` ` `` `interesting_name` let($kind = .interesting_name) | ` ` `` `droppable_name` let($kind = .droppable_name) )",
    sym_name = "NameKind",
    takes = ["$kind"]
  } : () -> ()
  "varve.directive"() {
    format = "`(` each($directions $names $types $locations by `,`: one( `in` let($directions = false) | `out` let($directions = true) ) here($locations) name($names) `` `:` $types loc($locations) ) `)`",
    sym_name = "NamedFields",
    takes = ["$names", "$directions", "$types", "$locations"]
  } : () -> ()
  "varve.directive"() {
    format = "`(` each($directions $names $types $symbols default #hw.innerSym(absent, []) all [] $domains default [] all [] $annotations default [] all [] $locations by `,`: one( `in` let($directions = false) | `out` let($directions = true) ) here($locations) name($names) `` `:` $types one( | `sym` $symbols ) one( | `domains` ` ` `` `[` named($names, $domains) `]` ) one( | $annotations ) loc($locations) ) `)`",
    sym_name = "NamedPorts",
    takes = ["$names", "$directions", "$types", "$symbols", "$domains", "$annotations", "$locations"]
  } : () -> ()
  "varve.directive"() {
    format = "type($a) one( let(type($b) = type($a)) | `,` type($b) )",
    sym_name = "OptionalBinaryOpTypes",
    takes = ["type $a", "type $b"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `` one( let($parameters = []) | `<` each($parameters by `,`: name($parameters.name) `` `:` $parameters.type one( | `=` typed($parameters.value, typeof($parameters.type)) )) `>` )",
    sym_name = "ParameterList",
    takes = ["$parameters"]
  } : () -> ()
  "varve.directive"() {
    format = "one( let($parameters = []) | `` `<` each($parameters by `,`: name($parameters.name) `` `:` $parameters.type one( | `=` typed($parameters.value, typeof($parameters.type)) )) `>` )",
    sym_name = "Parameters",
    takes = ["$parameters"]
  } : () -> ()
  "varve.directive"() {
    format = "attr-dict(let($name = ''))",
    sym_name = "PrintfAttrs",
    takes = ["attr-dict"]
  } : () -> ()
  "varve.directive"() {
    format = "attr-dict(let($name = ''))",
    sym_name = "StopAttrs",
    takes = ["attr-dict"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `` attr-dict(let($name = '') shown($isConcurrent = false; $eventControl = .posedge))",
    sym_name = "VerifAttrs",
    takes = ["attr-dict"]
  } : () -> ()
  irdl.type @"!alias" attributes {
    varve.derived.passive = "if(known($innerType.passive, $innerType) = $innerType, !firrtl.alias($name, $innerType), $innerType.passive)",
    varve.format = "`<` name($name) `,` short($innerType) `>`",
    varve.stands_for = "$innerType"
  } {
    %name = irdl.any {varve.rule = "string"}
    %innerType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      name: %name,
      innerType: %innerType)
  }
  irdl.type @"!analog" attributes {
    varve.traits = ["WidthQualifiedTypeTrait"],
    varve.format = "one( | `<` $width `>` )"
  } {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      width: %width) {
      varve.defaults = {
        width = -1 : i32}
    }
  }
  irdl.type @"!anyref" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!asyncreset" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!basetypealias" attributes {
    varve.syntax = "hook:firrtl.basetypealias",
    varve.traits = ["FieldIDTypeInterface"]
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %innerType = irdl.any {varve.rule = "opaque"}
    irdl.parameters(
      name: %name,
      innerType: %innerType)
  }
  irdl.type @"!bool" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!bundle" attributes {
    varve.traits = ["FieldIDTypeInterface"],
    varve.derived.passive = "!firrtl.bundle(map(e in $elements: [e[0], false, known(e[2].passive, e[2])]))",
    varve.format = "`<` each($elements by `,`: name($elements.name) one(`flip` let($elements.flip = true) | let($elements.flip = false)) `` `:` short($elements.type)) `>`"
  } {
    %elements = irdl.any {varve.rule = "array<record<name: string, flip: bool, type: type>>"}
    irdl.parameters(
      elements: %elements)
  }
  irdl.type @"!class" attributes {
    varve.format = "`<` $name `(` each($elements by `,`: $elements.direction name($elements.name) `` `:` $elements.type) `)` `>`"
  } {
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %elements = irdl.any {varve.rule = "array<record<name: string, type: type, direction: enum<@ClassDirection>>>"}
    irdl.parameters(
      name: %name,
      elements: %elements)
  }
  irdl.type @"!clock" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!const.analog" attributes {
    varve.format = "one( | `<` $width `>` )"
  } {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      width: %width) {
      varve.defaults = {
        width = -1 : i32}
    }
  }
  irdl.type @"!const.asyncreset" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!const.bundle" attributes {
    varve.derived.passive = "!firrtl.const.bundle(map(e in $elements: [e[0], false, known(e[2].passive, e[2])]))",
    varve.format = "`<` each($elements by `,`: name($elements.name) one(`flip` let($elements.flip = true) | let($elements.flip = false)) `` `:` short($elements.type)) `>`"
  } {
    %elements = irdl.any {varve.rule = "array<record<name: string, flip: bool, type: type>>"}
    irdl.parameters(
      elements: %elements)
  }
  irdl.type @"!const.clock" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!const.enum" attributes {
    varve.format = ["`<` each($elements by `,`: name($elements.name) one( let($elements.value = -1) | `=` $elements.value )", "each($elements.type: `` `:` short($elements.type))) `>`"],
    varve.read_as = "!firrtl.const.enum(map(e in $elements: [e[0], e[1], if(count(e[2]) = 1 and typeof(e[2][0]) = !firrtl.uint(0), [], e[2])]))"
  } {
    %elements = irdl.any {varve.rule = "array<record<name: string, value: i64, type: array<type>>>"}
    irdl.parameters(
      elements: %elements)
  }
  irdl.type @"!const.openbundle" attributes {
    varve.format = "`<` each($elements by `,`: name($elements.name) one(`flip` let($elements.flip = true) | let($elements.flip = false)) `` `:` short($elements.type)) `>`"
  } {
    %elements = irdl.any {varve.rule = "array<record<name: string, flip: bool, type: type>>"}
    irdl.parameters(
      elements: %elements)
  }
  irdl.type @"!const.openvector" attributes {
    varve.format = "`<` short($elementType) `,` $numElements `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %numElements = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      elementType: %elementType,
      numElements: %numElements)
  }
  irdl.type @"!const.reset" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!const.sint" attributes {
    varve.format = "one( | `<` $width `>` )"
  } {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      width: %width) {
      varve.defaults = {
        width = -1 : i32}
    }
  }
  irdl.type @"!const.uint" attributes {
    varve.format = "one( | `<` $width `>` )"
  } {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      width: %width) {
      varve.defaults = {
        width = -1 : i32}
    }
  }
  irdl.type @"!const.vector" attributes {
    varve.derived.passive = "!firrtl.const.vector(known($elementType.passive, $elementType), $numElements)",
    varve.format = "`<` short($elementType) `,` $numElements `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %numElements = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      elementType: %elementType,
      numElements: %numElements)
  }
  irdl.type @"!domain" attributes {
    varve.traits = ["FieldIDTypeInterface"],
    varve.format = "`<` $name `(` each($fields by `,`: name($fields.name) `` `:` $fields.type) `)` `>`"
  } {
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %fields = irdl.any {varve.rule = "array<record<name: string, type: type>>"}
    irdl.parameters(
      name: %name,
      fields: %fields)
  }
  irdl.type @"!double" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!enum" attributes {
    varve.format = ["`<` each($elements by `,`: name($elements.name) one( let($elements.value = -1) | `=` $elements.value )", "each($elements.type: `` `:` short($elements.type))) `>`"],
    varve.read_as = "!firrtl.enum(map(e in $elements: [e[0], e[1], if(count(e[2]) = 1 and typeof(e[2][0]) = !firrtl.uint(0), [], e[2])]))"
  } {
    %elements = irdl.any {varve.rule = "array<record<name: string, value: i64, type: array<type>>>"}
    irdl.parameters(
      elements: %elements)
  }
  irdl.type @"!fstring" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!integer" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!lhs" attributes {
    varve.format = "`<` short($type) `>`"
  } {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      type: %type)
  }
  irdl.type @"!list" attributes {
    varve.format = "`<` short($elementType) `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!openbundle" attributes {
    varve.traits = ["FieldIDTypeInterface"],
    varve.format = "`<` each($elements by `,`: name($elements.name) one(`flip` let($elements.flip = true) | let($elements.flip = false)) `` `:` short($elements.type)) `>`"
  } {
    %elements = irdl.any {varve.rule = "array<record<name: string, flip: bool, type: type>>"}
    irdl.parameters(
      elements: %elements)
  }
  irdl.type @"!openvector" attributes {
    varve.traits = ["FieldIDTypeInterface"],
    varve.format = "`<` short($elementType) `,` $numElements `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %numElements = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      elementType: %elementType,
      numElements: %numElements)
  }
  irdl.type @"!path" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!probe" attributes {
    varve.format = "`<` short($type) one( | `,` $layer ) `>`"
  } {
    %type = irdl.any {varve.rule = "type"}
    %layer = irdl.any {varve.rule = "optional<SymbolRefAttr>"}
    irdl.parameters(
      type: %type,
      layer: %layer)
  }
  irdl.type @"!propBool" attributes {
    varve.syntax = "hook:firrtl.propBool"
  } {
  }
  irdl.type @"!propClass" attributes {
    varve.syntax = "hook:firrtl.propClass",
    varve.traits = ["FieldIDTypeInterface"]
  } {
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %elements = irdl.any {varve.rule = "opaque"}
    irdl.parameters(
      name: %name,
      elements: %elements)
  }
  irdl.type @"!propDouble" attributes {
    varve.syntax = "hook:firrtl.propDouble"
  } {
  }
  irdl.type @"!propInt" attributes {
    varve.syntax = "hook:firrtl.propInt"
  } {
  }
  irdl.type @"!propList" attributes {
    varve.syntax = "hook:firrtl.propList"
  } {
    %elementType = irdl.any {varve.rule = "opaque"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!propPath" attributes {
    varve.syntax = "hook:firrtl.propPath"
  } {
  }
  irdl.type @"!propRef" attributes {
    varve.syntax = "hook:firrtl.propRef"
  } {
  }
  irdl.type @"!propString" attributes {
    varve.syntax = "hook:firrtl.propString"
  } {
  }
  irdl.type @"!ref" attributes {
    varve.format = "`<` short($type) one( | `,` $layer ) `>`",
    varve.read_as = "!firrtl.probe($type, $layer)"
  } {
    %type = irdl.any {varve.rule = "type"}
    %layer = irdl.any {varve.rule = "optional<SymbolRefAttr>"}
    irdl.parameters(
      type: %type,
      layer: %layer)
  }
  irdl.type @"!reset" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!rwprobe" attributes {
    varve.format = "`<` short($type) one( | `,` $layer ) `>`"
  } {
    %type = irdl.any {varve.rule = "type"}
    %layer = irdl.any {varve.rule = "optional<SymbolRefAttr>"}
    irdl.parameters(
      type: %type,
      layer: %layer)
  }
  irdl.type @"!sint" attributes {
    varve.traits = ["WidthQualifiedTypeTrait"],
    varve.format = "one( | `<` $width `>` )"
  } {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      width: %width) {
      varve.defaults = {
        width = -1 : i32}
    }
  }
  irdl.type @"!string" attributes {
    varve.format = ""
  } {
  }
  irdl.type @"!uint" attributes {
    varve.traits = ["WidthQualifiedTypeTrait"],
    varve.format = "one( | `<` $width `>` )"
  } {
    %width = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      width: %width) {
      varve.defaults = {
        width = -1 : i32}
    }
  }
  irdl.type @"!vector" attributes {
    varve.traits = ["FieldIDTypeInterface"],
    varve.derived.passive = "!firrtl.vector(known($elementType.passive, $elementType), $numElements)",
    varve.format = "`<` short($elementType) `,` $numElements `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %numElements = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      elementType: %elementType,
      numElements: %numElements)
  }
  irdl.attribute @"#augmentedBundle" attributes {
    varve.format = "`<` $underlying `>`"
  } {
    %underlying = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      underlying: %underlying)
  }
  irdl.attribute @"#augmentedGround" attributes {
    varve.format = "`<` $underlying `>`"
  } {
    %underlying = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      underlying: %underlying)
  }
  irdl.attribute @"#augmentedVector" attributes {
    varve.format = "`<` $underlying `>`"
  } {
    %underlying = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      underlying: %underlying)
  }
  irdl.attribute @"#class.interface" attributes {
    varve.format = "$name `` `(` each($elements by `,`: $elements.direction name($elements.name) `` `:` $elements.type) `)`"
  } {
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %elements = irdl.any {varve.rule = "array<record<name: string, type: type, direction: enum<@ClassDirection>>>"}
    irdl.parameters(
      name: %name,
      elements: %elements)
  }
  irdl.attribute @"#convention" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@Convention>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#domain.field" attributes {
    varve.format = "`<` $name `,` $type `>`"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "opaque"}
    irdl.parameters(
      name: %name,
      type: %type)
  }
  irdl.attribute @"#layerconvention" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@LayerConvention>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#layerspecialization" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@LayerSpecialization>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#meminit" attributes {
    varve.format = "`<` $filename `,` $isBinary `,` $isInline `>`"
  } {
    %filename = irdl.any {varve.rule = "StrAttr"}
    %isBinary = irdl.any {varve.rule = "bool"}
    %isInline = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      filename: %filename,
      isBinary: %isBinary,
      isInline: %isInline)
  }
  irdl.attribute @"#name_kind" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@NameKindEnum>"}
    irdl.parameters(
      value: %value)
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
  irdl.attribute @"#ruwbehavior" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@RUWBehavior>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @add attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["Commutative", "SameOperandsIntTypeKind", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @aggregateconstant attributes {
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
  irdl.operation @and attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["Commutative", "SameOperandsIntTypeKind", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @andr attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @asAsyncReset attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @asClock attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @asReset attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @asSInt attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @asUInt attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @assert attributes {
    varve.format = "$clock `,` $predicate `,` $enable `,` $message (`(` $substitutions^ `)`)? `:` type($clock) `,` type($predicate) `,` type($enable) (`,` qualified(type($substitutions))^)? custom<VerifAttrs>(attr-dict)"
  } {
    %clock = irdl.any
    %predicate = irdl.any
    %enable = irdl.any
    %substitutions = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %isConcurrent = irdl.any {varve.rule = "BoolAttr"}
    %eventControl = irdl.any {varve.rule = "enum<@EventControl>"}
    irdl.operands(
      clock: %clock,
      predicate: %predicate,
      enable: %enable,
      substitutions: variadic %substitutions)
    irdl.attributes {
      "message" = %message,
      "name" = %name,
      "isConcurrent" = %isConcurrent,
      "eventControl" = %eventControl
    } {
      varve.defaults = {
        isConcurrent = false,
        eventControl = 0 : i32}
    }
  }
  irdl.operation @assume attributes {
    varve.format = "$clock `,` $predicate `,` $enable `,` $message (`(` $substitutions^ `)`)? `:` type($clock) `,` type($predicate) `,` type($enable) (`,` qualified(type($substitutions))^)? custom<VerifAttrs>(attr-dict)"
  } {
    %clock = irdl.any
    %predicate = irdl.any
    %enable = irdl.any
    %substitutions = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %isConcurrent = irdl.any {varve.rule = "BoolAttr"}
    %eventControl = irdl.any {varve.rule = "enum<@EventControl>"}
    irdl.operands(
      clock: %clock,
      predicate: %predicate,
      enable: %enable,
      substitutions: variadic %substitutions)
    irdl.attributes {
      "message" = %message,
      "name" = %name,
      "isConcurrent" = %isConcurrent,
      "eventControl" = %eventControl
    } {
      varve.defaults = {
        isConcurrent = false,
        eventControl = 0 : i32}
    }
  }
  irdl.operation @attach attributes {
    varve.format = "$attached attr-dict `:` qualified(type($attached))"
  } {
    %attached = irdl.any
    irdl.operands(
      attached: variadic %attached)
  }
  irdl.operation @bind attributes {
    varve.format = "$instance attr-dict",
    varve.traits = ["InnerRefUserOpInterface"]
  } {
    %instance = irdl.base "#hw.innerNameRef"
    irdl.attributes {
      "instance" = %instance
    }
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
  irdl.operation @bits attributes {
    varve.format = "$input $hi `to` $lo attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    %hi = irdl.any {varve.rule = "I32Attr"}
    %lo = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "hi" = %hi,
      "lo" = %lo
    }
  }
  irdl.operation @bool attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["Pure", "ConstantLike"],
    varve.let = [
      "type($result) = !firrtl.bool"]
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "BoolAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @bool.and attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Commutative", "OpAsmOpInterface", "InferTypeOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = !firrtl.bool",
      "type($rhs) = !firrtl.bool",
      "type($result) = !firrtl.bool"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bool.or attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Commutative", "OpAsmOpInterface", "InferTypeOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = !firrtl.bool",
      "type($rhs) = !firrtl.bool",
      "type($result) = !firrtl.bool"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bool.xor attributes {
    varve.format = "$lhs `,` $rhs attr-dict",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Commutative", "OpAsmOpInterface", "InferTypeOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = !firrtl.bool",
      "type($rhs) = !firrtl.bool",
      "type($result) = !firrtl.bool"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @bundlecreate attributes {
    varve.format = "$fields attr-dict `:` functional-type($fields, $result)"
  } {
    %fields = irdl.any
    %result = irdl.any
    irdl.operands(
      fields: variadic %fields)
    irdl.results(
      result: %result)
  }
  irdl.operation @cat attributes {
    varve.format = "$inputs attr-dict `:` functional-type($inputs, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %inputs = irdl.any
    %result = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @circuit attributes {
    varve.traits = ["IsolatedFromAbove", "SymbolTable", "SingleBlock", "NoTerminator", "NoRegionArguments", "InnerRefNamespace"],
    varve.format = "$name attr-dict-with-keyword(let($annotations = [])) $body"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %enable_layers = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %disable_layers = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %default_layer_specialization = irdl.base "#firrtl.layerspecialization"
    %select_inst_choice = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "name" = %name,
      "annotations" = %annotations,
      "enable_layers" = %enable_layers,
      "disable_layers" = %disable_layers,
      "default_layer_specialization" = %default_layer_specialization,
      "select_inst_choice" = %select_inst_choice
    } {
      varve.optional = ["enable_layers", "disable_layers", "default_layer_specialization", "select_inst_choice"],
      varve.defaults = {
        annotations = []}
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @class attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "NoTerminator", "FModuleLike", "ClassLike", "Symbol", "IsolatedFromAbove", "HasParent<firrtl.circuit>", "PortList", "InstanceGraphModuleOpInterface", "SymbolUserOpInterface", "OpAsmOpInterface", "InnerSymbolTable"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.block_names = "{$portNames}",
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) `` custom<ArgumentFields>(%arg, $portDirections, $portTypes, $portLocations) let($portSymbols = []) attr-dict-with-keyword(let($portNames = ssa(%arg); $domainInfo = [])) $body"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %portDirections = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %portNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %portTypes = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %portSymbols = irdl.any {varve.rule = "ArrayAttr"}
    %portLocations = irdl.any {varve.rule = "ArrayAttr"}
    %domainInfo = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "portDirections" = %portDirections,
      "portNames" = %portNames,
      "portTypes" = %portTypes,
      "portSymbols" = %portSymbols,
      "portLocations" = %portLocations,
      "domainInfo" = %domainInfo
    } {
      varve.defaults = {
        domainInfo = []}
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @connect attributes {
    varve.format = "$dest `,` $src attr-dict `:` custom<OptionalBinaryOpTypes>(type($dest), type($src))",
    varve.traits = ["FConnectLike"]
  } {
    %dest = irdl.any
    %src = irdl.any
    irdl.operands(
      dest: %dest,
      src: %src)
  }
  irdl.operation @constCast attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
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
    varve.traits = ["Pure", "ConstantLike", "FirstAttrDerivedResultType", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = typeof($value)"],
    varve.format = "number($value, [if(mnemonic(type($result)) in ['sint', 'const.sint'], 'si', 'ui'), type($result).width]) `:` qualified(type($result)) attr-dict",
    varve.names = "c{$value}_{if(isa(typeof($value), 'AnySignedInteger'), 'si', 'ui')}{if(type($result).width >= 0, type($result).width, '')}"
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "APIntAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @contract attributes {
    varve.format = "($inputs^ `:` type($inputs))? attr-dict-with-keyword $body",
    varve.traits = ["SingleBlock", "NoTerminator", "AllTypesMatch<inputs,outputs>"],
    varve.let = ["types($outputs) = types($inputs)"]
  } {
    %inputs = irdl.any
    %outputs = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @cover attributes {
    varve.format = "$clock `,` $predicate `,` $enable `,` $message (`(` $substitutions^ `)`)? `:` type($clock) `,` type($predicate) `,` type($enable) (`,` qualified(type($substitutions))^)? custom<VerifAttrs>(attr-dict)"
  } {
    %clock = irdl.any
    %predicate = irdl.any
    %enable = irdl.any
    %substitutions = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %isConcurrent = irdl.any {varve.rule = "BoolAttr"}
    %eventControl = irdl.any {varve.rule = "enum<@EventControl>"}
    irdl.operands(
      clock: %clock,
      predicate: %predicate,
      enable: %enable,
      substitutions: variadic %substitutions)
    irdl.attributes {
      "message" = %message,
      "name" = %name,
      "isConcurrent" = %isConcurrent,
      "eventControl" = %eventControl
    } {
      varve.defaults = {
        isConcurrent = false,
        eventControl = 0 : i32}
    }
  }
  irdl.operation @cvt attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @div attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["SameOperandsIntTypeKind", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @domain attributes {
    varve.format = "$sym_name ( $fields^ )? attr-dict-with-keyword",
    varve.traits = ["Symbol", "HasParent<firrtl.circuit>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %fields = irdl.any {varve.rule = "ArrayOf<#firrtl.domain.field>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "fields" = %fields
    } {
      varve.defaults = {
        fields = []}
    }
  }
  irdl.operation @domain.anon attributes {
    varve.traits = ["HasParent<firrtl.contract,firrtl.module,firrtl.layerblock,firrtl.match,firrtl.when,sv.ifdef>", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.format = "` ` attr-dict(let($name = ssa(results))) ` ` `:` type($result)",
    varve.names = "{attribute('name')}"
  } {
    %result = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @domain.create attributes {
    varve.format = "(`(` $fieldValues^ `)`)? `` custom<ImplicitSSAName>(attr-dict) `:` custom<FieldsFromDomain>(ref($fieldValues), type($fieldValues), type($result))",
    varve.traits = ["HasParent<firrtl.contract,firrtl.module,firrtl.layerblock,firrtl.match,firrtl.when,sv.ifdef>", "SymbolUserOpInterface", "OpAsmOpInterface"],
    varve.names = "{attribute('name')}"
  } {
    %fieldValues = irdl.any
    %result = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      fieldValues: variadic %fieldValues)
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @domain.define attributes {
    varve.format = "$dest `,` $src attr-dict `:` type($dest)",
    varve.traits = ["SameTypeOperands", "FConnectLike"],
    varve.let = [
      "type($src) = type($dest)"]
  } {
    %dest = irdl.any
    %src = irdl.any
    irdl.operands(
      dest: %dest,
      src: %src)
  }
  irdl.operation @domain.subfield attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.format = "$input `[` `` named(map(f in type($input).fields: f[0]), $fieldIndex) `]` attr-dict `:` qualified(type($input))",
    varve.let = ["type($result) = typeof(type($input).fields[$fieldIndex][1])"]
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
  irdl.operation @double attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["Pure", "ConstantLike"],
    varve.let = [
      "type($result) = !firrtl.double"]
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "F64Attr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @dshl attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @dshlw attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @dshr attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @elementwise_and attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["Commutative", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @elementwise_or attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["Commutative", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @elementwise_xor attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["Commutative", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @enumcreate attributes {
    varve.printer = "code",
    varve.format = "named(map(f in type($result).elements: f[0]), $fieldIndex) `(` $input `)` one( attr-dict | printed attr-dict-with-keyword) `:` functional-type($input, $result)"
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
  irdl.operation @eq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["Commutative", "SameOperandsIntTypeKind", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @extclass attributes {
    varve.printer = "code",
    varve.traits = ["FModuleLike", "ClassLike", "Symbol", "IsolatedFromAbove", "HasParent<firrtl.circuit>", "PortList", "InstanceGraphModuleOpInterface", "SymbolUserOpInterface", "OpAsmOpInterface", "InnerSymbolTable"],
    varve.block_names = "{$portNames}",
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) `` custom<NamedFields>($portNames, $portDirections, $portTypes, $portLocations) let($portSymbols = []) attr-dict-with-keyword(let($domainInfo = [])) one( | $body )"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %portDirections = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %portNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %portTypes = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %portSymbols = irdl.any {varve.rule = "ArrayAttr"}
    %portLocations = irdl.any {varve.rule = "ArrayAttr"}
    %domainInfo = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "portDirections" = %portDirections,
      "portNames" = %portNames,
      "portTypes" = %portTypes,
      "portSymbols" = %portSymbols,
      "portLocations" = %portLocations,
      "domainInfo" = %domainInfo
    } {
      varve.defaults = {
        domainInfo = []}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @extmodule attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "Symbol", "HasParent<firrtl.circuit>", "FModuleLike", "PortList", "InstanceGraphModuleOpInterface", "SymbolUserOpInterface", "OpAsmOpInterface", "InnerSymbolTable"],
    varve.block_names = "{$portNames}",
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) custom<Parameters>($parameters) `` custom<NamedPorts>($portNames, $portDirections, $portTypes, $portSymbols, $domainInfo, $portAnnotations, $portLocations) attr-dict-with-keyword(let($annotations = []; $layers = []; $knownLayers = []; $externalRequirements = []; $convention = .internal)) one( | $body )"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %defname = irdl.any {varve.rule = "StrAttr"}
    %parameters = irdl.any {varve.rule = "ArrayOf<#firrtl.param.decl>"}
    %convention = irdl.base "#firrtl.convention"
    %portDirections = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %portLocations = irdl.any {varve.rule = "ArrayAttr"}
    %portAnnotations = irdl.any {varve.rule = "ArrayOf<ArrayAttr>"}
    %portSymbols = irdl.any {varve.rule = "ArrayOf<#hw.innerSym>"}
    %portNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %portTypes = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %knownLayers = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %layers = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %domainInfo = irdl.any {varve.rule = "ArrayOf<ArrayOf<UI32Attr>>"}
    %externalRequirements = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "defname" = %defname,
      "parameters" = %parameters,
      "convention" = %convention,
      "portDirections" = %portDirections,
      "portLocations" = %portLocations,
      "portAnnotations" = %portAnnotations,
      "portSymbols" = %portSymbols,
      "portNames" = %portNames,
      "portTypes" = %portTypes,
      "knownLayers" = %knownLayers,
      "annotations" = %annotations,
      "layers" = %layers,
      "domainInfo" = %domainInfo,
      "externalRequirements" = %externalRequirements
    } {
      varve.optional = ["defname"],
      varve.defaults = {
        annotations = [],
        layers = [],
        domainInfo = [],
        externalRequirements = []}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @fflush attributes {
    varve.format = "$clock `,` $cond (`,` $outputFile `(` $outputFileSubstitutions^ `)`)? attr-dict `:` type($clock) `,` type($cond) (`,` qualified(type($outputFileSubstitutions))^)?"
  } {
    %clock = irdl.any
    %cond = irdl.any
    %outputFileSubstitutions = irdl.any
    %outputFile = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      clock: %clock,
      cond: %cond,
      outputFileSubstitutions: variadic %outputFileSubstitutions)
    irdl.attributes {
      "outputFile" = %outputFile
    } {
      varve.optional = ["outputFile"]
    }
  }
  irdl.operation @force attributes {
    varve.format = "$dest `,` $src attr-dict `:` qualified(type($dest)) `,` qualified(type($src))",
    varve.traits = ["SameTypeOperands"],
    varve.let = [
      "type($src) = type($dest)"]
  } {
    %dest = irdl.any
    %src = irdl.any
    irdl.operands(
      dest: %dest,
      src: %src)
  }
  irdl.operation @formal attributes {
    varve.format = "$sym_name `,` $moduleName $parameters attr-dict-with-keyword",
    varve.traits = ["HasParent<firrtl.circuit>", "Symbol", "SymbolUserOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %moduleName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %parameters = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "moduleName" = %moduleName,
      "parameters" = %parameters
    }
  }
  irdl.operation @fprintf attributes {
    varve.printer = "code",
    varve.format = ["$clock `,` $cond `,` $outputFile one( | `` `(` $outputFileSubstitutions `)` ) `,` $formatString one( | `` `(` $substitutions `)` )", "custom<PrintfAttrs>(attr-dict) `:` type($clock) `,` type($cond) one( let($rest = []) | `,` each($rest by `,`: $rest) )", "let(types($outputFileSubstitutions) = map(t in slice($rest, 0, count($outputFileSubstitutions)): typeof(t));", "  types($substitutions) = map(t in drop($rest, count($outputFileSubstitutions)): typeof(t)))"],
    varve.locals = {rest = ["ArrayOf<TypeAttr>", "concat(types($outputFileSubstitutions), types($substitutions))"]}
  } {
    %clock = irdl.any
    %cond = irdl.any
    %outputFileSubstitutions = irdl.any
    %substitutions = irdl.any
    %outputFile = irdl.any {varve.rule = "StrAttr"}
    %formatString = irdl.any {varve.rule = "StrAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      clock: %clock,
      cond: %cond,
      outputFileSubstitutions: variadic %outputFileSubstitutions,
      substitutions: variadic %substitutions) {
      varve.segments
    }
    irdl.attributes {
      "outputFile" = %outputFile,
      "formatString" = %formatString,
      "name" = %name
    }
  }
  irdl.operation @fstring.hierarchicalmodulename attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = !firrtl.fstring"],
    varve.names = "hierarchicalmodulename"
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
  }
  irdl.operation @fstring.time attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = !firrtl.fstring"],
    varve.names = "time"
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
  }
  irdl.operation @geq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["SameOperandsIntTypeKind", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @gt attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["SameOperandsIntTypeKind", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @head attributes {
    varve.format = "$input `,` $amount attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    %amount = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "amount" = %amount
    }
  }
  irdl.operation @hwStructCast attributes {
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
  irdl.operation @instance attributes {
    varve.printer = "code",
    varve.traits = ["FInstanceLike", "SymbolUserOpInterface", "InstanceGraphInstanceOpInterface", "HasParent<firrtl.contract,firrtl.module,firrtl.layerblock,firrtl.match,firrtl.when,sv.ifdef>", "OpAsmOpInterface", "InnerSymbol", "FNamableOp"],
    varve.format = "name($name) one( | `sym` $inner_sym ) `` custom<NameKind>($nameKind) attr-dict(let($annotations = []; $layers = [])) $moduleName `` custom<InstancePorts>($portNames, $portDirections, type($results), $domainInfo, $portAnnotations)",
    varve.names = "{if($name = '', 'inst', $name)}_{$portNames}"
  } {
    %results = irdl.any
    %moduleName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %nameKind = irdl.base "#firrtl.name_kind"
    %portDirections = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %portNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %domainInfo = irdl.any {varve.rule = "ArrayOf<ArrayOf<UI32Attr>>"}
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %portAnnotations = irdl.any {varve.rule = "ArrayOf<ArrayAttr>"}
    %layers = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %lowerToBind = irdl.any {varve.rule = "UnitAttr"}
    %doNotPrint = irdl.any {varve.rule = "UnitAttr"}
    %inner_sym = irdl.base "#hw.innerSym"
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "moduleName" = %moduleName,
      "name" = %name,
      "nameKind" = %nameKind,
      "portDirections" = %portDirections,
      "portNames" = %portNames,
      "domainInfo" = %domainInfo,
      "annotations" = %annotations,
      "portAnnotations" = %portAnnotations,
      "layers" = %layers,
      "lowerToBind" = %lowerToBind,
      "doNotPrint" = %doNotPrint,
      "inner_sym" = %inner_sym
    } {
      varve.optional = ["lowerToBind", "doNotPrint", "inner_sym"]
    }
  }
  irdl.operation @instance_choice attributes {
    varve.printer = "code",
    varve.traits = ["SymbolUserOpInterface", "FInstanceLike", "InstanceGraphInstanceOpInterface", "HasParent<firrtl.contract,firrtl.module,firrtl.layerblock,firrtl.match,firrtl.when,sv.ifdef>", "OpAsmOpInterface", "InnerSymbol", "FNamableOp"],
    varve.format = ["name($name) one( | `sym` $inner_sym ) `` custom<NameKind>($nameKind) attr-dict(let($annotations = []; $layers = []))", "$target `alternatives` $option ` ` `` `{` ` ` `` each($cases $targets by `,`: $cases `->` $targets) ` ` `` `}` custom<InstancePorts>($portNames, $portDirections, type($results), $domainInfo, $portAnnotations)", "let($moduleNames = concat([$target], $targets); $caseNames = map(c in $cases: reference(symbols($option)[0], symbols(c)[0])))"],
    varve.locals = {cases = ["ArrayOf<FlatSymbolRefAttr>", "map(c in $caseNames: reference(symbols(c)[1]))"], option = ["FlatSymbolRefAttr", "reference(symbols($caseNames[0])[0])"], target = ["FlatSymbolRefAttr", "$moduleNames[0]"], targets = ["ArrayOf<FlatSymbolRefAttr>", "drop($moduleNames, 1)"]},
    varve.names = "{if($name = '', 'inst', $name)}_{$portNames}"
  } {
    %results = irdl.any
    %moduleNames = irdl.any {varve.rule = "ArrayOf<FlatSymbolRefAttr>"}
    %caseNames = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %nameKind = irdl.base "#firrtl.name_kind"
    %portDirections = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %portNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %domainInfo = irdl.any {varve.rule = "ArrayOf<ArrayOf<UI32Attr>>"}
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %portAnnotations = irdl.any {varve.rule = "ArrayOf<ArrayAttr>"}
    %layers = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %inner_sym = irdl.base "#hw.innerSym"
    %instance_macro = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "moduleNames" = %moduleNames,
      "caseNames" = %caseNames,
      "name" = %name,
      "nameKind" = %nameKind,
      "portDirections" = %portDirections,
      "portNames" = %portNames,
      "domainInfo" = %domainInfo,
      "annotations" = %annotations,
      "portAnnotations" = %portAnnotations,
      "layers" = %layers,
      "inner_sym" = %inner_sym,
      "instance_macro" = %instance_macro
    } {
      varve.optional = ["inner_sym", "instance_macro"]
    }
  }
  irdl.operation @int.clock_div attributes {
    varve.format = "$input `by` $pow2 attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !firrtl.clock",
      "type($output) = !firrtl.clock"]
  } {
    %input = irdl.any
    %output = irdl.any
    %pow2 = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "pow2" = %pow2
    }
  }
  irdl.operation @int.clock_gate attributes {
    varve.format = "$input `,` $enable (`,` $test_enable^)? attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !firrtl.clock",
      "type($enable) = !firrtl.uint(1)",
      "type($test_enable) = !firrtl.uint(1)",
      "type($output) = !firrtl.clock"]
  } {
    %input = irdl.any
    %enable = irdl.any
    %test_enable = irdl.any
    %output = irdl.any
    irdl.operands(
      input: %input,
      enable: %enable,
      test_enable: optional %test_enable)
    irdl.results(
      output: %output)
  }
  irdl.operation @int.clock_inv attributes {
    varve.format = "$input attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !firrtl.clock",
      "type($output) = !firrtl.clock"]
  } {
    %input = irdl.any
    %output = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @int.dpi.call attributes {
    varve.format = "$functionName `(` $inputs `)` (`clock` $clock^)? (`enable` $enable^)? attr-dict `:` functional-type($inputs, results)",
    varve.traits = ["CombDataflow"],
    varve.let = [
      "type($clock) = !firrtl.clock",
      "type($enable) = !firrtl.uint(1)"]
  } {
    %clock = irdl.any
    %enable = irdl.any
    %inputs = irdl.any
    %result = irdl.any
    %functionName = irdl.any {varve.rule = "StrAttr"}
    %inputNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %outputName = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      clock: optional %clock,
      enable: optional %enable,
      inputs: variadic %inputs) {
      varve.segments
    }
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "functionName" = %functionName,
      "inputNames" = %inputNames,
      "outputName" = %outputName
    } {
      varve.optional = ["inputNames", "outputName"]
    }
  }
  irdl.operation @int.fpga_probe attributes {
    varve.format = "$clock `,` $input attr-dict `:` type($input)",
    varve.let = [
      "type($clock) = !firrtl.clock"]
  } {
    %input = irdl.any
    %clock = irdl.any
    irdl.operands(
      input: %input,
      clock: %clock)
  }
  irdl.operation @int.generic attributes {
    varve.format = "$intrinsic custom<ParameterList>($parameters) ($operands^)? attr-dict-with-keyword `:` functional-type($operands, $result)",
    varve.traits = ["OpAsmOpInterface"],
    varve.names = "{attribute('name')}"
  } {
    %operands = irdl.any
    %result = irdl.any
    %intrinsic = irdl.any {varve.rule = "StrAttr"}
    %parameters = irdl.any {varve.rule = "ArrayOf<#firrtl.param.decl>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "intrinsic" = %intrinsic,
      "parameters" = %parameters
    } {
      varve.defaults = {
        parameters = []}
    }
  }
  irdl.operation @int.has_been_reset attributes {
    varve.format = "$clock `,` $reset attr-dict `:` type($reset)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($clock) = !firrtl.clock",
      "type($result) = !firrtl.uint(1)"]
  } {
    %clock = irdl.any
    %reset = irdl.any
    %result = irdl.any
    irdl.operands(
      clock: %clock,
      reset: %reset)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.isX attributes {
    varve.format = "$arg attr-dict `:` type($arg)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = !firrtl.uint(1)"],
    varve.names = "{attribute('name')}"
  } {
    %arg = irdl.any
    %result = irdl.any
    irdl.operands(
      arg: %arg)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.ltl.and attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "Pure"],
    varve.let = [
      "type($lhs) = !firrtl.uint(1)",
      "type($rhs) = !firrtl.uint(1)",
      "type($result) = !firrtl.uint(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.ltl.clock attributes {
    varve.format = "$input `,` $edge $clock attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !firrtl.uint(1)",
      "type($result) = !firrtl.uint(1)"]
  } {
    %input = irdl.any
    %clock = irdl.any
    %result = irdl.any
    %edge = irdl.any {varve.rule = "enum<@EventControl>"}
    irdl.operands(
      input: %input,
      clock: %clock)
    irdl.results(
      result: %result)
    irdl.attributes {
      "edge" = %edge
    }
  }
  irdl.operation @int.ltl.concat attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($lhs) = !firrtl.uint(1)",
      "type($rhs) = !firrtl.uint(1)",
      "type($result) = !firrtl.uint(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.ltl.delay attributes {
    varve.format = "$input `,` $delay (`,` $length^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !firrtl.uint(1)",
      "type($result) = !firrtl.uint(1)"]
  } {
    %input = irdl.any
    %result = irdl.any
    %delay = irdl.any {varve.rule = "I64Attr"}
    %length = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "delay" = %delay,
      "length" = %length
    } {
      varve.optional = ["length"]
    }
  }
  irdl.operation @int.ltl.eventually attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !firrtl.uint(1)",
      "type($result) = !firrtl.uint(1)"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.ltl.goto_repeat attributes {
    varve.format = "$input `,` $base `,` $more attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !firrtl.uint(1)",
      "type($result) = !firrtl.uint(1)"]
  } {
    %input = irdl.any
    %result = irdl.any
    %base = irdl.any {varve.rule = "I64Attr"}
    %more = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "base" = %base,
      "more" = %more
    }
  }
  irdl.operation @int.ltl.implication attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($lhs) = !firrtl.uint(1)",
      "type($rhs) = !firrtl.uint(1)",
      "type($result) = !firrtl.uint(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.ltl.intersect attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "Pure"],
    varve.let = [
      "type($lhs) = !firrtl.uint(1)",
      "type($rhs) = !firrtl.uint(1)",
      "type($result) = !firrtl.uint(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.ltl.non_consecutive_repeat attributes {
    varve.format = "$input `,` $base `,` $more attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !firrtl.uint(1)",
      "type($result) = !firrtl.uint(1)"]
  } {
    %input = irdl.any
    %result = irdl.any
    %base = irdl.any {varve.rule = "I64Attr"}
    %more = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "base" = %base,
      "more" = %more
    }
  }
  irdl.operation @int.ltl.not attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !firrtl.uint(1)",
      "type($result) = !firrtl.uint(1)"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.ltl.or attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Commutative", "Pure"],
    varve.let = [
      "type($lhs) = !firrtl.uint(1)",
      "type($rhs) = !firrtl.uint(1)",
      "type($result) = !firrtl.uint(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.ltl.past attributes {
    varve.format = "$input `,` $delay `,` $clock attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !firrtl.uint(1)",
      "type($result) = !firrtl.uint(1)"]
  } {
    %input = irdl.any
    %clock = irdl.any
    %result = irdl.any
    %delay = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input,
      clock: %clock)
    irdl.results(
      result: %result)
    irdl.attributes {
      "delay" = %delay
    }
  }
  irdl.operation @int.ltl.repeat attributes {
    varve.format = "$input `,` $base (`,` $more^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !firrtl.uint(1)",
      "type($result) = !firrtl.uint(1)"]
  } {
    %input = irdl.any
    %result = irdl.any
    %base = irdl.any {varve.rule = "I64Attr"}
    %more = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "base" = %base,
      "more" = %more
    } {
      varve.optional = ["more"]
    }
  }
  irdl.operation @int.ltl.until attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($lhs) = !firrtl.uint(1)",
      "type($rhs) = !firrtl.uint(1)",
      "type($result) = !firrtl.uint(1)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.mux2cell attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %sel = irdl.any
    %high = irdl.any
    %low = irdl.any
    %result = irdl.any
    irdl.operands(
      sel: %sel,
      high: %high,
      low: %low)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.mux4cell attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %sel = irdl.any
    %v3 = irdl.any
    %v2 = irdl.any
    %v1 = irdl.any
    %v0 = irdl.any
    %result = irdl.any
    irdl.operands(
      sel: %sel,
      v3: %v3,
      v2: %v2,
      v1: %v1,
      v0: %v0)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.plusargs.test attributes {
    varve.format = "$formatString attr-dict",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($found) = !firrtl.uint(1)"],
    varve.names = "{attribute('name')}"
  } {
    %found = irdl.any
    %formatString = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      found: %found)
    irdl.attributes {
      "formatString" = %formatString
    }
  }
  irdl.operation @int.plusargs.value attributes {
    varve.format = "$formatString attr-dict `:` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($found) = !firrtl.uint(1)"],
    varve.names = "{attribute('name')}"
  } {
    %found = irdl.any
    %result = irdl.any
    %formatString = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      found: %found,
      result: %result)
    irdl.attributes {
      "formatString" = %formatString
    }
  }
  irdl.operation @int.sizeof attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @int.unclocked_assume attributes {
    varve.format = "$predicate `,` $enable `,` $message (`(` $substitutions^ `)`)? `:` type($predicate) `,` type($enable) (`,` qualified(type($substitutions))^)? ` ` `` attr-dict(let($name = ''))"
  } {
    %predicate = irdl.any
    %enable = irdl.any
    %substitutions = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      predicate: %predicate,
      enable: %enable,
      substitutions: variadic %substitutions)
    irdl.attributes {
      "message" = %message,
      "name" = %name
    }
  }
  irdl.operation @int.verif.assert attributes {
    varve.format = "operands attr-dict `:` type(operands)"
  } {
    %property = irdl.any
    %enable = irdl.any
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      enable: optional %enable)
    irdl.attributes {
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @int.verif.assume attributes {
    varve.format = "operands attr-dict `:` type(operands)"
  } {
    %property = irdl.any
    %enable = irdl.any
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      enable: optional %enable)
    irdl.attributes {
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @int.verif.cover attributes {
    varve.format = "operands attr-dict `:` type(operands)"
  } {
    %property = irdl.any
    %enable = irdl.any
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      enable: optional %enable)
    irdl.attributes {
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @int.verif.ensure attributes {
    varve.format = "operands attr-dict `:` type(operands)"
  } {
    %property = irdl.any
    %enable = irdl.any
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      enable: optional %enable)
    irdl.attributes {
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @int.verif.require attributes {
    varve.format = "operands attr-dict `:` type(operands)"
  } {
    %property = irdl.any
    %enable = irdl.any
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      enable: optional %enable)
    irdl.attributes {
      "label" = %label
    } {
      varve.optional = ["label"]
    }
  }
  irdl.operation @integer attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "ConstantLike"],
    varve.let = [
      "type($result) = !firrtl.integer"],
    varve.format = "number($value, ['si', -1]) attr-dict"
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "APIntAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @integer.add attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Commutative", "OpAsmOpInterface", "InferTypeOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = !firrtl.integer",
      "type($rhs) = !firrtl.integer",
      "type($result) = !firrtl.integer"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @integer.mul attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType", "Commutative", "OpAsmOpInterface", "InferTypeOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = !firrtl.integer",
      "type($rhs) = !firrtl.integer",
      "type($result) = !firrtl.integer"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @integer.shl attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType", "OpAsmOpInterface", "InferTypeOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = !firrtl.integer",
      "type($rhs) = !firrtl.integer",
      "type($result) = !firrtl.integer"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @integer.shr attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["Pure", "SameOperandsAndResultType", "OpAsmOpInterface", "InferTypeOpInterface"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = type($lhs)",
      "type($lhs) = !firrtl.integer",
      "type($rhs) = !firrtl.integer",
      "type($result) = !firrtl.integer"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @intmodule attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "Symbol", "HasParent<firrtl.circuit>", "FModuleLike", "PortList", "InstanceGraphModuleOpInterface", "SymbolUserOpInterface", "OpAsmOpInterface", "InnerSymbolTable"],
    varve.block_names = "{$portNames}",
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) custom<Parameters>($parameters) `` custom<NamedPorts>($portNames, $portDirections, $portTypes, $portSymbols, $domainInfo, $portAnnotations, $portLocations) attr-dict-with-keyword(let($annotations = []; $layers = [])) one( | $body )"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %intrinsic = irdl.any {varve.rule = "StrAttr"}
    %parameters = irdl.any {varve.rule = "ArrayOf<#firrtl.param.decl>"}
    %portDirections = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %portLocations = irdl.any {varve.rule = "ArrayAttr"}
    %portAnnotations = irdl.any {varve.rule = "ArrayOf<ArrayAttr>"}
    %portSymbols = irdl.any {varve.rule = "ArrayOf<#hw.innerSym>"}
    %portNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %portTypes = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %layers = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %domainInfo = irdl.any {varve.rule = "ArrayOf<ArrayOf<UI32Attr>>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "intrinsic" = %intrinsic,
      "parameters" = %parameters,
      "portDirections" = %portDirections,
      "portLocations" = %portLocations,
      "portAnnotations" = %portAnnotations,
      "portSymbols" = %portSymbols,
      "portNames" = %portNames,
      "portTypes" = %portTypes,
      "annotations" = %annotations,
      "layers" = %layers,
      "domainInfo" = %domainInfo
    } {
      varve.optional = ["annotations"],
      varve.defaults = {
        layers = [],
        domainInfo = []}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @invalidvalue attributes {
    varve.format = "attr-dict `:` qualified(type($result))",
    varve.traits = ["MemoryEffects<Allocate>", "OpAsmOpInterface"],
    varve.names = "invalid{if(mnemonic(type($result)) in ['uint', 'const.uint'], '_ui', if(mnemonic(type($result)) in ['sint', 'const.sint'], '_si', if(mnemonic(type($result)) in ['analog', 'asyncreset', 'reset', 'clock'], concat('_', mnemonic(type($result))), '')))}{if(mnemonic(type($result)) in ['uint', 'const.uint', 'sint', 'const.sint', 'analog'] and type($result).width >= 0, type($result).width, '')}"
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
  }
  irdl.operation @istag attributes {
    varve.printer = "code",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.format = "$input named(map(f in canonical(type($input)).elements: f[0]), $fieldIndex) attr-dict `:` qualified(type($input))",
    varve.let = ["type($result) = with(!firrtl.uint(1), mnemonic = if(mnemonic(canonical(type($input))) = 'const.enum', 'const.uint', 'uint'))"],
    varve.names = "{attribute('name')}"
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
  irdl.operation @layer attributes {
    varve.format = "$sym_name $convention attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "Symbol", "SymbolTable", "SingleBlock", "NoTerminator", "HasParent<firrtl.circuit,firrtl.layer>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %convention = irdl.base "#firrtl.layerconvention"
    irdl.attributes {
      "sym_name" = %sym_name,
      "convention" = %convention
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @layerblock attributes {
    varve.format = "$layerName $region attr-dict",
    varve.traits = ["SingleBlock", "NoTerminator", "NoRegionArguments", "HasParent<firrtl.module,firrtl.layerblock,firrtl.when,firrtl.match>", "SymbolUserOpInterface"]
  } {
    %layerName = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.attributes {
      "layerName" = %layerName
    }
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @leq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["SameOperandsIntTypeKind", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @list.concat attributes {
    varve.format = "$subLists attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($subLists)"]
  } {
    %subLists = irdl.any
    %result = irdl.any
    irdl.operands(
      subLists: variadic %subLists)
    irdl.results(
      result: %result)
  }
  irdl.operation @list.create attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "SameTypeOperands"],
    varve.format = "$elements attr-dict `:` type($result) let(type($elements) = type($result).elementType)"
  } {
    %elements = irdl.any
    %result = irdl.any
    irdl.operands(
      elements: variadic %elements)
    irdl.results(
      result: %result)
  }
  irdl.operation @lt attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["SameOperandsIntTypeKind", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @match attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "NoTerminator", "RecursiveMemoryEffects", "RecursivelySpeculatable"],
    varve.arguments = {regions = [["%arg", "1"]]},
    varve.format = ["$input `:` qualified(type($input)) attr-dict-with-keyword ` ` `{` deeper each($tags $regions: `\\n` `` `case` named(map(f in canonical(type($input)).elements: f[0]), $tags) `(` %arg loc(%arg) `)`", "  let(type(%arg) = if(mnemonic(canonical(type($input))) = 'const.enum', known(with(typeof(canonical(type($input)).elements[$tags][2][0]), mnemonic = concat('const.', replace(mnemonic(typeof(canonical(type($input)).elements[$tags][2][0])), 'const.', ''))), !firrtl.const.uint(0)), known(typeof(canonical(type($input)).elements[$tags][2][0]), !firrtl.uint(0)))) $regions) higher `\\n` `}`"]
  } {
    %input = irdl.any
    %tags = irdl.any {varve.rule = "ArrayOf<I32Attr>"}
    irdl.operands(
      input: %input)
    irdl.attributes {
      "tags" = %tags
    }
    %regions = irdl.region with size 1
    irdl.regions(
      regions: %regions) {
      varve.variadic = ["regions"]
    }
  }
  irdl.operation @matchingconnect attributes {
    varve.format = "$dest `,` $src attr-dict `:` custom<OptionalBinaryOpTypes>(type($dest), type($src))",
    varve.traits = ["FConnectLike", "SameAnonTypeOperands"]
  } {
    %dest = irdl.any
    %src = irdl.any
    irdl.operands(
      dest: %dest,
      src: %src)
  }
  irdl.operation @mem attributes {
    varve.format = "(`sym` $inner_sym^)? `` custom<NameKind>($nameKind) $ruw `` custom<MemOp>(attr-dict) `:` qualified(type($results))",
    varve.traits = ["CombDataflow", "HasParent<firrtl.contract,firrtl.module,firrtl.layerblock,firrtl.match,firrtl.when,sv.ifdef>", "OpAsmOpInterface", "InnerSymbol", "FNamableOp"],
    varve.names = "{if($name = '', 'mem', $name)}_{$portNames}"
  } {
    %results = irdl.any
    %readLatency = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<0>>"}
    %writeLatency = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<1>>"}
    %depth = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<1>>"}
    %ruw = irdl.base "#firrtl.ruwbehavior"
    %portNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %nameKind = irdl.base "#firrtl.name_kind"
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %portAnnotations = irdl.any {varve.rule = "ArrayAttr"}
    %inner_sym = irdl.base "#hw.innerSym"
    %init = irdl.base "#firrtl.meminit"
    %prefix = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "readLatency" = %readLatency,
      "writeLatency" = %writeLatency,
      "depth" = %depth,
      "ruw" = %ruw,
      "portNames" = %portNames,
      "name" = %name,
      "nameKind" = %nameKind,
      "annotations" = %annotations,
      "portAnnotations" = %portAnnotations,
      "inner_sym" = %inner_sym,
      "init" = %init,
      "prefix" = %prefix
    } {
      varve.optional = ["inner_sym", "init", "prefix"]
    }
  }
  irdl.operation @memmodule attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "Symbol", "HasParent<firrtl.circuit>", "FModuleLike", "PortList", "InstanceGraphModuleOpInterface", "SymbolUserOpInterface", "OpAsmOpInterface", "InnerSymbolTable"],
    varve.block_names = "{$portNames}",
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) `` custom<NamedPorts>($portNames, $portDirections, $portTypes, $portSymbols, $domainInfo, $portAnnotations, $portLocations) attr-dict-with-keyword(let($annotations = []; $layers = []) shown($ruw = .Undefined)) one( | $body )"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %numReadPorts = irdl.any {varve.rule = "UI32Attr"}
    %numWritePorts = irdl.any {varve.rule = "UI32Attr"}
    %numReadWritePorts = irdl.any {varve.rule = "UI32Attr"}
    %dataWidth = irdl.any {varve.rule = "UI32Attr"}
    %maskBits = irdl.any {varve.rule = "UI32Attr"}
    %readLatency = irdl.any {varve.rule = "UI32Attr"}
    %writeLatency = irdl.any {varve.rule = "UI32Attr"}
    %depth = irdl.any {varve.rule = "UI64Attr"}
    %extraPorts = irdl.any {varve.rule = "ArrayAttr"}
    %portDirections = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %portLocations = irdl.any {varve.rule = "ArrayAttr"}
    %portAnnotations = irdl.any {varve.rule = "ArrayOf<ArrayAttr>"}
    %portSymbols = irdl.any {varve.rule = "ArrayOf<#hw.innerSym>"}
    %portNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %portTypes = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %ruw = irdl.base "#firrtl.ruwbehavior"
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %layers = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %domainInfo = irdl.any {varve.rule = "ArrayOf<ArrayOf<UI32Attr>>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "numReadPorts" = %numReadPorts,
      "numWritePorts" = %numWritePorts,
      "numReadWritePorts" = %numReadWritePorts,
      "dataWidth" = %dataWidth,
      "maskBits" = %maskBits,
      "readLatency" = %readLatency,
      "writeLatency" = %writeLatency,
      "depth" = %depth,
      "extraPorts" = %extraPorts,
      "portDirections" = %portDirections,
      "portLocations" = %portLocations,
      "portAnnotations" = %portAnnotations,
      "portSymbols" = %portSymbols,
      "portNames" = %portNames,
      "portTypes" = %portTypes,
      "ruw" = %ruw,
      "annotations" = %annotations,
      "layers" = %layers,
      "domainInfo" = %domainInfo
    } {
      varve.defaults = {
        ruw = #firrtl<ruwbehavior Undefined>,
        layers = [],
        domainInfo = []}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @module attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "NoTerminator", "IsolatedFromAbove", "Symbol", "HasParent<firrtl.circuit>", "FModuleLike", "PortList", "InstanceGraphModuleOpInterface", "SymbolUserOpInterface", "OpAsmOpInterface", "InnerSymbolTable"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.block_names = "{$portNames}",
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) `` custom<ArgumentPorts>(%arg, $portDirections, $portTypes, $portSymbols, $domainInfo, $portAnnotations, $portLocations) attr-dict-with-keyword(let($portNames = ssa(%arg); $annotations = []; $layers = []; $convention = .internal)) region($body, end)"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %convention = irdl.base "#firrtl.convention"
    %portDirections = irdl.any {varve.rule = "DenseBoolArrayAttr"}
    %portLocations = irdl.any {varve.rule = "ArrayAttr"}
    %portAnnotations = irdl.any {varve.rule = "ArrayOf<ArrayAttr>"}
    %portSymbols = irdl.any {varve.rule = "ArrayOf<#hw.innerSym>"}
    %portNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %portTypes = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %layers = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %domainInfo = irdl.any {varve.rule = "ArrayOf<ArrayOf<UI32Attr>>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "convention" = %convention,
      "portDirections" = %portDirections,
      "portLocations" = %portLocations,
      "portAnnotations" = %portAnnotations,
      "portSymbols" = %portSymbols,
      "portNames" = %portNames,
      "portTypes" = %portTypes,
      "annotations" = %annotations,
      "layers" = %layers,
      "domainInfo" = %domainInfo
    } {
      varve.defaults = {
        annotations = [],
        layers = [],
        domainInfo = []}
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @mul attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["Commutative", "SameOperandsIntTypeKind", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @multibit_mux attributes {
    varve.printer = "code",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.format = "$index `,` $inputs attr-dict `:` type($index) `,` type($result) let(type($inputs) = type($result))",
    varve.names = "{attribute('name')}"
  } {
    %index = irdl.any
    %inputs = irdl.any
    %result = irdl.any
    irdl.operands(
      index: %index,
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @mux attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %sel = irdl.any
    %high = irdl.any
    %low = irdl.any
    %result = irdl.any
    irdl.operands(
      sel: %sel,
      high: %high,
      low: %low)
    irdl.results(
      result: %result)
  }
  irdl.operation @neg attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @neq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["Commutative", "SameOperandsIntTypeKind", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @node attributes {
    varve.format = "(`sym` $inner_sym^)? `` custom<NameKind>($nameKind) $input (`forceable` $forceable^)? `` custom<FIRRTLImplicitSSAName>(attr-dict) `:` qualified(type($input))",
    varve.traits = ["AllTypesMatch<input,result>", "InferTypeOpInterface", "Forceable", "HasParent<firrtl.contract,firrtl.module,firrtl.layerblock,firrtl.match,firrtl.when,sv.ifdef>", "OpAsmOpInterface", "InnerSymbol", "FNamableOp"],
    varve.let = ["type($result) = type($input)", "types($ref) = if(has($forceable), [!firrtl.rwprobe(known(type($input).passive, type($input)))], [])"],
    varve.names = "{$name}, {$name}_ref"
  } {
    %input = irdl.any
    %result = irdl.any
    %ref = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    %nameKind = irdl.base "#firrtl.name_kind"
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %inner_sym = irdl.base "#hw.innerSym"
    %forceable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result,
      ref: optional %ref)
    irdl.attributes {
      "name" = %name,
      "nameKind" = %nameKind,
      "annotations" = %annotations,
      "inner_sym" = %inner_sym,
      "forceable" = %forceable
    } {
      varve.optional = ["inner_sym", "forceable"]
    }
  }
  irdl.operation @not attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @object attributes {
    varve.traits = ["HasParent<firrtl.module,firrtl.class>", "SymbolUserOpInterface", "InstanceGraphInstanceOpInterface", "OpAsmOpInterface"],
    varve.format = "`` custom<ImplicitSSAName>(attr-dict) $interface let(type($result) = !firrtl.class($interface.name, $interface.elements))",
    varve.locals = {interface = ["#firrtl.class.interface", "#firrtl.class.interface(type($result).name, type($result).elements)"]},
    varve.names = "{$name}"
  } {
    %result = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @object.anyref_cast attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !firrtl.anyref"]
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @object.subfield attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.format = "$input `[` `` named(map(f in type($input).elements: f[0]), $index) `]` attr-dict `:` qualified(type($input))",
    varve.let = ["type($result) = typeof(type($input).elements[$index][1])"]
  } {
    %input = irdl.any
    %result = irdl.any
    %index = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @opensubfield attributes {
    varve.printer = "code",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.format = "$input `[` `` named(map(f in canonical(type($input)).elements: f[0]), $fieldIndex) `]` attr-dict `:` qualified(type($input))",
    varve.let = ["type($result) = if(mnemonic(typeof(canonical(type($input)).elements[$fieldIndex][2])) in ['probe', 'rwprobe'], typeof(canonical(type($input)).elements[$fieldIndex][2]), if(mnemonic(canonical(type($input))) = replace(mnemonic(canonical(type($input))), 'const.', ''), typeof(canonical(type($input)).elements[$fieldIndex][2]), with(typeof(canonical(type($input)).elements[$fieldIndex][2]), mnemonic = concat('const.', replace(mnemonic(typeof(canonical(type($input)).elements[$fieldIndex][2])), 'const.', '')))))"],
    varve.names = "{attribute('name')}"
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
  irdl.operation @opensubindex attributes {
    varve.format = "$input `[` $index `]` attr-dict `:` qualified(type($input))",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.let = ["type($result) = if(mnemonic(canonical(type($input)).elementType) in ['probe', 'rwprobe'], canonical(type($input)).elementType, if(mnemonic(canonical(type($input))) = replace(mnemonic(canonical(type($input))), 'const.', ''), canonical(type($input)).elementType, with(type($input).elementType, mnemonic = concat('const.', replace(mnemonic(canonical(type($input)).elementType), 'const.', '')))))"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    %index = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @option attributes {
    varve.format = "$sym_name attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "Symbol", "SymbolTable", "NoTerminator", "HasParent<firrtl.circuit>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @option_case attributes {
    varve.format = "$sym_name attr-dict",
    varve.traits = ["Symbol", "HasParent<firrtl.option>", "SymbolUserOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %case_macro = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "case_macro" = %case_macro
    } {
      varve.optional = ["case_macro"]
    }
  }
  irdl.operation @or attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["Commutative", "SameOperandsIntTypeKind", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @orr attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @pad attributes {
    varve.format = "$input `,` $amount attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    %amount = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "amount" = %amount
    }
  }
  irdl.operation @path attributes {
    varve.format = "$targetKind $target attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !firrtl.path"]
  } {
    %result = irdl.any
    %targetKind = irdl.any {varve.rule = "enum<@TargetKind>"}
    %target = irdl.any {varve.rule = "DistinctAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "targetKind" = %targetKind,
      "target" = %target
    }
  }
  irdl.operation @printf attributes {
    varve.format = "$clock `,` $cond `,` $formatString `` custom<PrintfAttrs>(attr-dict) ` ` (`(` $substitutions^ `)`)? `:` type($clock) `,` type($cond) (`,` qualified(type($substitutions))^)?"
  } {
    %clock = irdl.any
    %cond = irdl.any
    %substitutions = irdl.any
    %formatString = irdl.any {varve.rule = "StrAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      clock: %clock,
      cond: %cond,
      substitutions: variadic %substitutions)
    irdl.attributes {
      "formatString" = %formatString,
      "name" = %name
    }
  }
  irdl.operation @prop.eq attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($lhs)",
    varve.traits = ["Pure", "AllTypesMatch<lhs,rhs>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($result) = !firrtl.bool"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @propassign attributes {
    varve.format = "$dest `,` $src attr-dict `:` qualified(type($dest))",
    varve.traits = ["FConnectLike", "SameTypeOperands", "HasParent<firrtl.module,firrtl.class,firrtl.layerblock>"],
    varve.let = [
      "type($src) = type($dest)"]
  } {
    %dest = irdl.any
    %src = irdl.any
    irdl.operands(
      dest: %dest,
      src: %src)
  }
  irdl.operation @property_assert attributes {
    varve.format = "$condition `,` $message attr-dict `:` type($condition)",
    varve.traits = ["HasParent<firrtl.module,firrtl.class>"],
    varve.let = [
      "type($condition) = !firrtl.bool",
      "type($message) = !firrtl.string"]
  } {
    %condition = irdl.any
    %message = irdl.any
    irdl.operands(
      condition: %condition,
      message: %message)
  }
  irdl.operation @ref.cast attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "Pure", "CompatibleRefTypes"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @ref.define attributes {
    varve.format = "$dest `,` $src attr-dict `:` qualified(type($dest))",
    varve.traits = ["SameTypeOperands", "FConnectLike"],
    varve.let = [
      "type($src) = type($dest)"]
  } {
    %dest = irdl.any
    %src = irdl.any
    irdl.operands(
      dest: %dest,
      src: %src)
  }
  irdl.operation @ref.force attributes {
    varve.format = "$clock `,` $predicate `,` $dest `,` $src attr-dict `:` type($clock) `,` type($predicate) `,` qualified(type($dest)) `,` qualified(type($src))",
    varve.traits = ["ForceRefTypeConstraint"]
  } {
    %clock = irdl.any
    %predicate = irdl.any
    %dest = irdl.any
    %src = irdl.any
    irdl.operands(
      clock: %clock,
      predicate: %predicate,
      dest: %dest,
      src: %src)
  }
  irdl.operation @ref.force_initial attributes {
    varve.format = "$predicate `,` $dest `,` $src attr-dict `:` type($predicate) `,` qualified(type($dest)) `,` qualified(type($src))",
    varve.traits = ["ForceRefTypeConstraint"]
  } {
    %predicate = irdl.any
    %dest = irdl.any
    %src = irdl.any
    irdl.operands(
      predicate: %predicate,
      dest: %dest,
      src: %src)
  }
  irdl.operation @ref.release attributes {
    varve.format = "$clock `,` $predicate `,` $dest attr-dict `:` type($clock) `,` type($predicate) `,` qualified(type($dest))"
  } {
    %clock = irdl.any
    %predicate = irdl.any
    %dest = irdl.any
    irdl.operands(
      clock: %clock,
      predicate: %predicate,
      dest: %dest)
  }
  irdl.operation @ref.release_initial attributes {
    varve.format = "$predicate `,` $dest attr-dict `:` type($predicate) `,` qualified(type($dest))"
  } {
    %predicate = irdl.any
    %dest = irdl.any
    irdl.operands(
      predicate: %predicate,
      dest: %dest)
  }
  irdl.operation @ref.resolve attributes {
    varve.format = "$ref attr-dict `:` qualified(type($ref))",
    varve.traits = ["RefTypeConstraint<ref,result>", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.let = ["type($result) = type($ref).type"],
    varve.names = "{attribute('name')}"
  } {
    %ref = irdl.any
    %result = irdl.any
    irdl.operands(
      ref: %ref)
    irdl.results(
      result: %result)
  }
  irdl.operation @ref.rwprobe attributes {
    varve.format = "$target attr-dict `:` type($result)",
    varve.traits = ["InnerRefUserOpInterface", "OpAsmOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %result = irdl.any
    %target = irdl.base "#hw.innerNameRef"
    irdl.results(
      result: %result)
    irdl.attributes {
      "target" = %target
    }
  }
  irdl.operation @ref.send attributes {
    varve.format = "$base attr-dict `:` qualified(type($base))",
    varve.traits = ["RefResultTypeConstraint<base,result>", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.let = ["type($result) = !firrtl.probe(known(type($base).passive, type($base)))"],
    varve.names = "{attribute('name')}"
  } {
    %base = irdl.any
    %result = irdl.any
    irdl.operands(
      base: %base)
    irdl.results(
      result: %result)
  }
  irdl.operation @ref.sub attributes {
    varve.format = "$input `[` $index `]` attr-dict `:` qualified(type($input))",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.let = ["type($result) = with(type($input), type = if(mnemonic(canonical(type($input).type)) in ['vector', 'const.vector'], if(mnemonic(canonical(type($input).type)) = replace(mnemonic(canonical(type($input).type)), 'const.', ''), canonical(type($input).type).elementType, with(canonical(type($input).type).elementType, mnemonic = concat('const.', replace(mnemonic(canonical(type($input).type).elementType), 'const.', '')))), if(mnemonic(canonical(type($input).type)) = replace(mnemonic(canonical(type($input).type)), 'const.', ''), typeof(canonical(type($input).type).elements[$index][2]), with(typeof(canonical(type($input).type).elements[$index][2]), mnemonic = concat('const.', replace(mnemonic(typeof(canonical(type($input).type).elements[$index][2])), 'const.', ''))))))"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    %index = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @reg attributes {
    varve.format = "(`sym` $inner_sym^)? `` custom<NameKind>($nameKind) operands (`forceable` $forceable^)? `` custom<FIRRTLImplicitSSAName>(attr-dict) `:` type($clockVal) `,` qualified(type($result)) (`,` qualified(type($ref))^)?",
    varve.traits = ["Forceable", "CombDataflow", "HasParent<firrtl.contract,firrtl.module,firrtl.layerblock,firrtl.match,firrtl.when,sv.ifdef>", "OpAsmOpInterface", "InnerSymbol", "FNamableOp"],
    varve.names = "{$name}, {$name}_ref"
  } {
    %clockVal = irdl.any
    %result = irdl.any
    %ref = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    %nameKind = irdl.base "#firrtl.name_kind"
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %inner_sym = irdl.base "#hw.innerSym"
    %forceable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      clockVal: %clockVal)
    irdl.results(
      result: %result,
      ref: optional %ref)
    irdl.attributes {
      "name" = %name,
      "nameKind" = %nameKind,
      "annotations" = %annotations,
      "inner_sym" = %inner_sym,
      "forceable" = %forceable
    } {
      varve.optional = ["inner_sym", "forceable"]
    }
  }
  irdl.operation @regreset attributes {
    varve.format = "(`sym` $inner_sym^)? `` custom<NameKind>($nameKind) operands (`forceable` $forceable^)? `` custom<FIRRTLImplicitSSAName>(attr-dict) `:` type($clockVal) `,` qualified(type($resetSignal)) `,` qualified(type($resetValue)) `,` qualified(type($result)) (`,` qualified(type($ref))^)?",
    varve.traits = ["Forceable", "CombDataflow", "HasParent<firrtl.contract,firrtl.module,firrtl.layerblock,firrtl.match,firrtl.when,sv.ifdef>", "OpAsmOpInterface", "InnerSymbol", "FNamableOp"],
    varve.names = "{$name}, {$name}_ref"
  } {
    %clockVal = irdl.any
    %resetSignal = irdl.any
    %resetValue = irdl.any
    %result = irdl.any
    %ref = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    %nameKind = irdl.base "#firrtl.name_kind"
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %inner_sym = irdl.base "#hw.innerSym"
    %forceable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      clockVal: %clockVal,
      resetSignal: %resetSignal,
      resetValue: %resetValue)
    irdl.results(
      result: %result,
      ref: optional %ref)
    irdl.attributes {
      "name" = %name,
      "nameKind" = %nameKind,
      "annotations" = %annotations,
      "inner_sym" = %inner_sym,
      "forceable" = %forceable
    } {
      varve.optional = ["inner_sym", "forceable"]
    }
  }
  irdl.operation @rem attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["SameOperandsIntTypeKind", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @resetCast attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "Pure", "SameGroundTypeOperandConstness"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @shl attributes {
    varve.format = "$input `,` $amount attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    %amount = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "amount" = %amount
    }
  }
  irdl.operation @shr attributes {
    varve.format = "$input `,` $amount attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    %amount = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "amount" = %amount
    }
  }
  irdl.operation @simulation attributes {
    varve.format = "$sym_name `,` $moduleName $parameters attr-dict-with-keyword",
    varve.traits = ["HasParent<firrtl.circuit>", "Symbol", "SymbolUserOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %moduleName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %parameters = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "moduleName" = %moduleName,
      "parameters" = %parameters
    }
  }
  irdl.operation @skip attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure"]
  } {
  }
  irdl.operation @specialconstant attributes {
    varve.printer = "code",
    varve.traits = ["Pure", "ConstantLike", "OpAsmOpInterface"],
    varve.format = "$number `:` type($result) attr-dict let($value = $number = 1)",
    varve.locals = {number = ["I64Attr", "if($value, 1, 0)"]},
    varve.names = "c{if($value, 1, 0)}{if(type($result) = !firrtl.clock, '_clock', if(type($result) = !firrtl.reset, '_reset', if(type($result) = !firrtl.asyncreset, '_asyncreset', '')))}"
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "BoolAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @stop attributes {
    varve.format = "$clock `,` $cond `,` $exitCode `` custom<StopAttrs>(attr-dict) `:` type($clock) `,` type($cond)"
  } {
    %clock = irdl.any
    %cond = irdl.any
    %exitCode = irdl.any {varve.rule = "I32Attr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      clock: %clock,
      cond: %cond)
    irdl.attributes {
      "exitCode" = %exitCode,
      "name" = %name
    }
  }
  irdl.operation @string attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["Pure", "ConstantLike"],
    varve.let = [
      "type($result) = !firrtl.string"]
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @string.concat attributes {
    varve.format = "$inputs attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($inputs)",
      "type($inputs) = !firrtl.string",
      "type($result) = !firrtl.string"]
  } {
    %inputs = irdl.any
    %result = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @sub attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["SameOperandsIntTypeKind", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @subaccess attributes {
    varve.format = "$input `[` $index `]` attr-dict `:` qualified(type($input)) `,` qualified(type($index))",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.let = ["type($result) = if(mnemonic(type($index)) = 'const.uint', if(mnemonic(canonical(type($input))) = replace(mnemonic(canonical(type($input))), 'const.', ''), canonical(type($input)).elementType, with(type($input).elementType, mnemonic = concat('const.', replace(mnemonic(canonical(type($input)).elementType), 'const.', '')))), with(type($input).elementType, mnemonic = replace(mnemonic(canonical(type($input)).elementType), 'const.', '')))"],
    varve.names = "{attribute('name')}"
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
  irdl.operation @subfield attributes {
    varve.printer = "code",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.format = "$input `[` `` named(map(f in canonical(type($input)).elements: f[0]), $fieldIndex) `]` attr-dict `:` qualified(type($input))",
    varve.let = ["type($result) = if(mnemonic(canonical(type($input))) = replace(mnemonic(canonical(type($input))), 'const.', ''), typeof(canonical(type($input)).elements[$fieldIndex][2]), with(typeof(canonical(type($input)).elements[$fieldIndex][2]), mnemonic = concat('const.', replace(mnemonic(typeof(canonical(type($input)).elements[$fieldIndex][2])), 'const.', ''))))"],
    varve.names = "{attribute('name')}"
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
  irdl.operation @subindex attributes {
    varve.format = "$input `[` $index `]` attr-dict `:` qualified(type($input))",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.let = ["type($result) = if(mnemonic(canonical(type($input))) = replace(mnemonic(canonical(type($input))), 'const.', ''), canonical(type($input)).elementType, with(type($input).elementType, mnemonic = concat('const.', replace(mnemonic(canonical(type($input)).elementType), 'const.', ''))))"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    %index = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @subtag attributes {
    varve.printer = "code",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.format = "$input `[` `` named(map(f in canonical(type($input)).elements: f[0]), $fieldIndex) `]` attr-dict `:` qualified(type($input))",
    varve.let = ["type($result) = if(mnemonic(canonical(type($input))) = replace(mnemonic(canonical(type($input))), 'const.', ''), known(typeof(canonical(type($input)).elements[$fieldIndex][2][0]), !firrtl.uint(0)), with(typeof(canonical(type($input)).elements[$fieldIndex][2][0]), mnemonic = concat('const.', replace(mnemonic(typeof(canonical(type($input)).elements[$fieldIndex][2][0])), 'const.', ''))))"],
    varve.names = "{attribute('name')}"
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
  irdl.operation @tagextract attributes {
    varve.format = "$input attr-dict `:` qualified(type($input))",
    varve.traits = ["InferTypeOpInterface", "OpAsmOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @tail attributes {
    varve.format = "$input `,` $amount attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    %amount = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "amount" = %amount
    }
  }
  irdl.operation @unknown attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
  }
  irdl.operation @unresolved_path attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !firrtl.path"]
  } {
    %result = irdl.any
    %target = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "target" = %target
    }
  }
  irdl.operation @unsafe_domain_cast attributes {
    varve.format = "$input (`domains` `[` $domains^ `]`)? attr-dict-with-keyword `:` qualified(type($input)) (`domains` `[` qualified(type($domains))^ `]`)?",
    varve.traits = ["AllTypesMatch<input,result>", "Pure"],
    varve.let = [
      "type($result) = type($input)"]
  } {
    %input = irdl.any
    %domains = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input,
      domains: variadic %domains)
    irdl.results(
      result: %result)
  }
  irdl.operation @vectorcreate attributes {
    varve.format = "$fields attr-dict `:` functional-type($fields, $result)"
  } {
    %fields = irdl.any
    %result = irdl.any
    irdl.operands(
      fields: variadic %fields)
    irdl.results(
      result: %result)
  }
  irdl.operation @verbatim.expr attributes {
    varve.format = "$text (`(` $substitutions^ `)`)? `:` functional-type($substitutions, $result) attr-dict",
    varve.traits = ["Pure", "OpAsmOpInterface"]
  } {
    %substitutions = irdl.any
    %result = irdl.any
    %text = irdl.any {varve.rule = "StrAttr"}
    %symbols = irdl.any {varve.rule = "ArrayOf<AnyOf<FlatSymbolRefAttr, #hw.innerNameRef>>"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.results(
      result: %result)
    irdl.attributes {
      "text" = %text,
      "symbols" = %symbols
    } {
      varve.defaults = {
        symbols = []}
    }
  }
  irdl.operation @verbatim.wire attributes {
    varve.format = "$text (`(` $substitutions^ `)`)? `:` functional-type($substitutions, $result) attr-dict",
    varve.traits = ["Pure", "OpAsmOpInterface"],
    varve.names = "{leading_word(if(leading_word($text) = '', replace($text, '`', ''), $text))}"
  } {
    %substitutions = irdl.any
    %result = irdl.any
    %text = irdl.any {varve.rule = "StrAttr"}
    %symbols = irdl.any {varve.rule = "ArrayOf<AnyOf<FlatSymbolRefAttr, #hw.innerNameRef>>"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.results(
      result: %result)
    irdl.attributes {
      "text" = %text,
      "symbols" = %symbols
    } {
      varve.defaults = {
        symbols = []}
    }
  }
  irdl.operation @view attributes {
    varve.format = "$name `,` (`yaml` $yamlFile^ `,`)? $augmentedType (`,` $inputs^)? attr-dict (`:` type($inputs)^)?"
  } {
    %inputs = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    %yamlFile = irdl.any {varve.rule = "StrAttr"}
    %augmentedType = irdl.base "#firrtl.augmentedBundle"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.attributes {
      "name" = %name,
      "yamlFile" = %yamlFile,
      "augmentedType" = %augmentedType
    } {
      varve.optional = ["yamlFile"]
    }
  }
  irdl.operation @when attributes {
    varve.format = "$condition `:` type($condition) $thenRegion (`else` $elseRegion^)? attr-dict-with-keyword",
    varve.traits = ["SingleBlock", "NoTerminator", "NoRegionArguments"]
  } {
    %condition = irdl.any
    irdl.operands(
      condition: %condition)
    %thenRegion = irdl.region with size 1
    %elseRegion = irdl.region
    irdl.regions(
      thenRegion: %thenRegion,
      elseRegion: %elseRegion)
  }
  irdl.operation @wire attributes {
    varve.format = "(`sym` $inner_sym^)? `` custom<NameKind>($nameKind) (`forceable` $forceable^)? `` custom<FIRRTLImplicitSSAName>(attr-dict) (`domains` `[` $domains^ `]`)? `:` qualified(type($result)) (`,` qualified(type($ref))^)? (`domains` `[` qualified(type($domains))^ `]`)?",
    varve.traits = ["Forceable", "SymbolUserOpInterface", "HasParent<firrtl.contract,firrtl.module,firrtl.layerblock,firrtl.match,firrtl.when,sv.ifdef>", "OpAsmOpInterface", "InnerSymbol", "FNamableOp"],
    varve.names = "{$name}, {$name}_ref"
  } {
    %domains = irdl.any
    %result = irdl.any
    %ref = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    %nameKind = irdl.base "#firrtl.name_kind"
    %annotations = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %inner_sym = irdl.base "#hw.innerSym"
    %forceable = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      domains: variadic %domains)
    irdl.results(
      result: %result,
      ref: optional %ref)
    irdl.attributes {
      "name" = %name,
      "nameKind" = %nameKind,
      "annotations" = %annotations,
      "inner_sym" = %inner_sym,
      "forceable" = %forceable
    } {
      varve.optional = ["inner_sym", "forceable"]
    }
  }
  irdl.operation @xmr.deref attributes {
    varve.format = "$ref (`,` $verbatimSuffix^)? attr-dict `:` qualified(type($dest))",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %dest = irdl.any
    %ref = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %verbatimSuffix = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      dest: %dest)
    irdl.attributes {
      "ref" = %ref,
      "verbatimSuffix" = %verbatimSuffix
    } {
      varve.defaults = {
        verbatimSuffix = ""}
    }
  }
  irdl.operation @xmr.ref attributes {
    varve.format = "$ref (`,` $verbatimSuffix^)? attr-dict `:` qualified(type($dest))",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %dest = irdl.any
    %ref = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %verbatimSuffix = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      dest: %dest)
    irdl.attributes {
      "ref" = %ref,
      "verbatimSuffix" = %verbatimSuffix
    } {
      varve.defaults = {
        verbatimSuffix = ""}
    }
  }
  irdl.operation @xor attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` qualified(type($lhs)) `,` qualified(type($rhs)) `)` `->` qualified(type($result))",
    varve.traits = ["Commutative", "SameOperandsIntTypeKind", "OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %result = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
  }
  irdl.operation @xorr attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)",
    varve.traits = ["OpAsmOpInterface", "InferTypeOpInterface", "Pure"],
    varve.names = "{attribute('name')}"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
}
