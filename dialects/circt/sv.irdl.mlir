irdl.dialect @sv attributes {
  varve.set = "circt",
  varve.depends = ["hw", "comb", "ltl"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "CaseStmtType",
    storage = i32,
    cases = [
      ["case", 0 : i32],
      ["casex", 1 : i32],
      ["casez", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DeferAssert",
    storage = i32,
    cases = [
      ["immediate", 0 : i32],
      ["observed", 1 : i32],
      ["final", 2 : i32]
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
    sym_name = "IncludeStyle",
    storage = i32,
    cases = [
      ["local", 0 : i32],
      ["system", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemBaseTypeAttr",
    storage = i32,
    cases = [
      ["MemBaseBin", 0 : i32],
      ["MemBaseHex", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ModportDirection",
    storage = i32,
    cases = [
      ["input", 0 : i32],
      ["output", 1 : i32],
      ["inout", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ResetType",
    storage = i32,
    cases = [
      ["noreset", 0 : i32],
      ["syncreset", 1 : i32],
      ["asyncreset", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ValidationQualifierTypeEnum",
    storage = i32,
    cases = [
      ["plain", 0 : i32],
      ["unique", 1 : i32],
      ["unique0", 2 : i32],
      ["priority", 3 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "each($patterns $names $regions: `\\n` `` `case` ` ` `(` $patterns `,` $names `)` $regions) `\\n`",
    sym_name = "CaseRegions",
    takes = ["$patterns", "$names", "$regions"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `` each($events $clocks by `,`: $events $clocks)",
    sym_name = "EventList",
    takes = ["$events", "$clocks"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` let(type($type) = type($reg).elementType)",
    sym_name = "ImplicitInitType",
    takes = ["ref type $reg", "ref $init", "type $type"]
  } : () -> ()
  "varve.directive"() {
    format = "one( let($name = ssa(results)) | ` ` `name` $name )",
    sym_name = "ImplicitSSAName",
    takes = ["$name"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` `` `(` each($ports by `,`: $ports.direction $ports.signal) `)`",
    sym_name = "ModportStructs",
    takes = ["$ports"]
  } : () -> ()
  "varve.directive"() {
    format = "one( let($parameters = []) | `<` each($parameters by `,`: name($parameters.name) `` `:` $parameters.type one( | `=` typed($parameters.value, $parameters.type) )) `>` )",
    sym_name = "ModuleParameters",
    takes = ["$parameters"]
  } : () -> ()
  irdl.type @"!interface" attributes {
    varve.format = "`<` $interface `>`"
  } {
    %interface = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.parameters(
      interface: %interface)
  }
  irdl.type @"!modport" attributes {
    varve.format = "`<` $modport `>`"
  } {
    %modport = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.parameters(
      modport: %modport)
  }
  irdl.type @"!open_uarray" attributes {
    varve.format = "`<` $elementType `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.attribute @"#attribute" attributes {
    varve.format = "`<` $name one( | `=` $expression ) one( let($emitAsComment = false) | `,` `emitAsComment` let($emitAsComment = true) ) `>`"
  } {
    %name = irdl.any {varve.rule = "string"}
    %expression = irdl.any {varve.rule = "optional<string>"}
    %emitAsComment = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      name: %name,
      expression: %expression,
      emitAsComment: %emitAsComment)
  }
  irdl.attribute @"#expr" {
  }
  irdl.attribute @"#include_style" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@IncludeStyle>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#macro.ident" attributes {
    varve.format = "$ident"
  } {
    %ident = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.parameters(
      ident: %ident)
  }
  irdl.attribute @"#mod_port" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %direction = irdl.base "#sv.modport_direction"
    %signal = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.parameters(
      direction: %direction,
      signal: %signal)
  }
  irdl.attribute @"#modport_direction" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ModportDirection>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#validation_qualifier" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ValidationQualifierTypeEnum>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @alias attributes {
    varve.format = "$aliases attr-dict `:` qualified(type($aliases))"
  } {
    %aliases = irdl.base "!hw.inout"
    irdl.operands(
      aliases: variadic %aliases)
  }
  irdl.operation @always attributes {
    varve.format = "custom<EventList>($events, $clocks) $body attr-dict",
    varve.traits = ["SingleBlock", "NoTerminator", "NoRegionArguments", "RecursiveMemoryEffects", "RecursivelySpeculatable", "ProceduralRegion", "NonProceduralOp"],
    varve.let = [
      "type($clocks) = i1"]
  } {
    %clocks = irdl.any {varve.rule = "I1"}
    %events = irdl.any {varve.rule = "ArrayOf<enum<@EventControl>>"}
    irdl.operands(
      clocks: variadic %clocks)
    irdl.attributes {
      "events" = %events
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @alwayscomb attributes {
    varve.format = "$body attr-dict",
    varve.traits = ["SingleBlock", "NoTerminator", "NoRegionArguments", "RecursiveMemoryEffects", "RecursivelySpeculatable", "ProceduralRegion", "NonProceduralOp"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @alwaysff attributes {
    varve.format = "`(` $clockEdge $clock `)` $bodyBlk ( `(` $resetStyle `:` $resetEdge^ $reset `)` $resetBlk )? attr-dict",
    varve.traits = ["SingleBlock", "NoTerminator", "NoRegionArguments", "RecursiveMemoryEffects", "RecursivelySpeculatable", "ProceduralRegion", "NonProceduralOp"],
    varve.let = [
      "type($clock) = i1",
      "type($reset) = i1"]
  } {
    %clock = irdl.any {varve.rule = "I1"}
    %reset = irdl.any {varve.rule = "I1"}
    %clockEdge = irdl.any {varve.rule = "enum<@EventControl>"}
    %resetStyle = irdl.any {varve.rule = "enum<@ResetType>"}
    %resetEdge = irdl.any {varve.rule = "enum<@EventControl>"}
    irdl.operands(
      clock: %clock,
      reset: optional %reset)
    irdl.attributes {
      "clockEdge" = %clockEdge,
      "resetStyle" = %resetStyle,
      "resetEdge" = %resetEdge
    } {
      varve.optional = ["resetEdge"],
      varve.defaults = {
        resetStyle = 0 : i32}
    }
    %bodyBlk = irdl.region with size 1
    %resetBlk = irdl.region
    irdl.regions(
      bodyBlk: %bodyBlk,
      resetBlk: %resetBlk)
  }
  irdl.operation @array_index_inout attributes {
    varve.format = "$input`[`$index`]` attr-dict `:` qualified(type($input)) `,` qualified(type($index))",
    varve.traits = ["Pure", "InOutIndexConstraint<input,result>"],
    varve.let = ["type($result) = !hw.inout(canonical(type($input).elementType).elementType)"]
  } {
    %input = irdl.base "!hw.inout"
    %index = irdl.any
    %result = irdl.base "!hw.inout"
    irdl.operands(
      input: %input,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @assert attributes {
    varve.format = "$expression `,` $defer (`label` $label^)? (`message` $message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict",
    varve.traits = ["ProceduralOp", "NoSubstitutionsIfNoMessage"],
    varve.let = [
      "type($expression) = i1"]
  } {
    %expression = irdl.any {varve.rule = "I1"}
    %substitutions = irdl.any
    %defer = irdl.any {varve.rule = "enum<@DeferAssert>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      expression: %expression,
      substitutions: variadic %substitutions)
    irdl.attributes {
      "defer" = %defer,
      "label" = %label,
      "message" = %message
    } {
      varve.optional = ["label", "message"]
    }
  }
  irdl.operation @assert.concurrent attributes {
    varve.format = "$event $clock `,` $property (`label` $label^)? (`message` $message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict",
    varve.traits = ["NoSubstitutionsIfNoMessage"],
    varve.let = [
      "type($clock) = i1",
      "type($property) = i1"]
  } {
    %clock = irdl.any {varve.rule = "I1"}
    %property = irdl.any {varve.rule = "I1"}
    %substitutions = irdl.any
    %event = irdl.any {varve.rule = "enum<@EventControl>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      clock: %clock,
      property: %property,
      substitutions: variadic %substitutions)
    irdl.attributes {
      "event" = %event,
      "label" = %label,
      "message" = %message
    } {
      varve.optional = ["label", "message"]
    }
  }
  irdl.operation @assert_property attributes {
    varve.format = "$property (`on` $event^)? ($clock^)? (`disable_iff` $disable^)? (`label` $label^)? attr-dict `:` type($property)",
    varve.let = [
      "type($clock) = i1",
      "type($disable) = i1"]
  } {
    %property = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %clock = irdl.any {varve.rule = "I1"}
    %disable = irdl.any {varve.rule = "I1"}
    %event = irdl.any {varve.rule = "enum<@EventControl>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      clock: optional %clock,
      disable: optional %disable) {
      varve.segments
    }
    irdl.attributes {
      "event" = %event,
      "label" = %label
    } {
      varve.optional = ["event", "label"]
    }
  }
  irdl.operation @assign attributes {
    varve.format = "$dest `,` $src attr-dict `:` qualified(type($src))",
    varve.traits = ["InOutTypeConstraint<src,dest>", "NonProceduralOp"],
    varve.let = [
      "type($dest) = !hw.inout(type($src))"]
  } {
    %dest = irdl.base "!hw.inout"
    %src = irdl.any
    irdl.operands(
      dest: %dest,
      src: %src)
  }
  irdl.operation @assume attributes {
    varve.format = "$expression `,` $defer (`label` $label^)? (`message` $message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict",
    varve.traits = ["ProceduralOp", "NoSubstitutionsIfNoMessage"],
    varve.let = [
      "type($expression) = i1"]
  } {
    %expression = irdl.any {varve.rule = "I1"}
    %substitutions = irdl.any
    %defer = irdl.any {varve.rule = "enum<@DeferAssert>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      expression: %expression,
      substitutions: variadic %substitutions)
    irdl.attributes {
      "defer" = %defer,
      "label" = %label,
      "message" = %message
    } {
      varve.optional = ["label", "message"]
    }
  }
  irdl.operation @assume.concurrent attributes {
    varve.format = "$event $clock `,` $property (`label` $label^)? (`message` $message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict",
    varve.traits = ["NoSubstitutionsIfNoMessage"],
    varve.let = [
      "type($clock) = i1",
      "type($property) = i1"]
  } {
    %clock = irdl.any {varve.rule = "I1"}
    %property = irdl.any {varve.rule = "I1"}
    %substitutions = irdl.any
    %event = irdl.any {varve.rule = "enum<@EventControl>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      clock: %clock,
      property: %property,
      substitutions: variadic %substitutions)
    irdl.attributes {
      "event" = %event,
      "label" = %label,
      "message" = %message
    } {
      varve.optional = ["label", "message"]
    }
  }
  irdl.operation @assume_property attributes {
    varve.format = "$property (`on` $event^)? ($clock^)? (`disable_iff` $disable^)? (`label` $label^)? attr-dict `:` type($property)",
    varve.let = [
      "type($clock) = i1",
      "type($disable) = i1"]
  } {
    %property = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %clock = irdl.any {varve.rule = "I1"}
    %disable = irdl.any {varve.rule = "I1"}
    %event = irdl.any {varve.rule = "enum<@EventControl>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      clock: optional %clock,
      disable: optional %disable) {
      varve.segments
    }
    irdl.attributes {
      "event" = %event,
      "label" = %label
    } {
      varve.optional = ["event", "label"]
    }
  }
  irdl.operation @bind attributes {
    varve.format = "$instance attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %instance = irdl.base "#hw.innerNameRef"
    irdl.attributes {
      "instance" = %instance
    }
  }
  irdl.operation @bind.interface attributes {
    varve.format = "$instance attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %instance = irdl.base "#hw.innerNameRef"
    irdl.attributes {
      "instance" = %instance
    }
  }
  irdl.operation @bpassign attributes {
    varve.format = "$dest `,` $src attr-dict `:` qualified(type($src))",
    varve.traits = ["InOutTypeConstraint<src,dest>", "ProceduralOp"],
    varve.let = [
      "type($dest) = !hw.inout(type($src))"]
  } {
    %dest = irdl.base "!hw.inout"
    %src = irdl.any
    irdl.operands(
      dest: %dest,
      src: %src)
  }
  irdl.operation @case attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "NoTerminator", "NoRegionArguments", "ProceduralRegion", "ProceduralOp"],
    varve.format = ["one( let($caseStyle = .case) | `case` let($caseStyle = .case) | `casex` let($caseStyle = .casex) | `casez` let($caseStyle = .casez) )", "one( let($validationQualifier = #sv.validation_qualifier('plain')) | `plain` let($validationQualifier = #sv.validation_qualifier('plain')) | `priority` let($validationQualifier = #sv.validation_qualifier('priority'))", "  | `unique` let($validationQualifier = #sv.validation_qualifier('unique')) | `unique0` let($validationQualifier = #sv.validation_qualifier('unique0')) )", "$cond `:` type($cond) attr-dict each($casePatterns $caseValues $field or '' all [] $caseRegions: `\\n` `` one( `default` let($casePatterns = unit)", "  | `case` one( $caseValues let($casePatterns = #sv.expr) | name($field) let($casePatterns = if(isa(canonical(type($cond)), '!hw.enum'), #hw.enum.field($field, type($cond)), packed(map(k in indices(2 * count(split($field, '')) - 2): split($field, '')[count(split($field, '')) - 1 - k / 2] in if(k % 2 = 0, ['1', 'z'], ['x', 'z']))))) ) ) `` `:` $caseRegions) let(type($caseValues) = type($cond))"],
    varve.locals = {field = ["ArrayOf<StrAttr>", "map(p in $casePatterns: if(isa(p, '#hw.enum.field'), p.field, if(isa(p, 'APIntAttr'), concat('b', join(map(i in indices(width(typeof(p)) / 2): if(bits(p)[width(typeof(p)) - 1 - 2 * i], if(bits(p)[width(typeof(p)) - 2 - 2 * i], 'z', 'x'), if(bits(p)[width(typeof(p)) - 2 - 2 * i], '1', '0'))), '')), '')))"]}
  } {
    %cond = irdl.any
    %caseValues = irdl.any
    %caseStyle = irdl.any {varve.rule = "enum<@CaseStmtType>"}
    %casePatterns = irdl.any {varve.rule = "ArrayAttr"}
    %validationQualifier = irdl.base "#sv.validation_qualifier"
    irdl.operands(
      cond: %cond,
      caseValues: variadic %caseValues)
    irdl.attributes {
      "caseStyle" = %caseStyle,
      "casePatterns" = %casePatterns,
      "validationQualifier" = %validationQualifier
    } {
      varve.defaults = {
        caseStyle = 0 : i32,
        validationQualifier = #sv<validation_qualifier plain>}
    }
    %caseRegions = irdl.region with size 1
    irdl.regions(
      caseRegions: %caseRegions) {
      varve.variadic = ["caseRegions"]
    }
  }
  irdl.operation @concat_str attributes {
    varve.format = "`(` $inputs `)` attr-dict `:` type($result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($inputs) = !hw.string",
      "type($result) = !hw.string"]
  } {
    %inputs = irdl.base "!hw.string"
    %result = irdl.base "!hw.string"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @constantStr attributes {
    varve.format = "$str attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !hw.string"]
  } {
    %result = irdl.base "!hw.string"
    %str = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "str" = %str
    }
  }
  irdl.operation @constantX attributes {
    varve.format = "attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "OpAsmOpInterface"],
    varve.names = "x_{type($result)}"
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
  }
  irdl.operation @constantZ attributes {
    varve.format = "attr-dict `:` qualified(type($result))",
    varve.traits = ["Pure", "OpAsmOpInterface"],
    varve.names = "z_{type($result)}"
  } {
    %result = irdl.any
    irdl.results(
      result: %result)
  }
  irdl.operation @cover attributes {
    varve.format = "$expression `,` $defer (`label` $label^)? (`message` $message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict",
    varve.traits = ["ProceduralOp", "NoSubstitutionsIfNoMessage", "NoMessageVerif"],
    varve.let = [
      "type($expression) = i1"]
  } {
    %expression = irdl.any {varve.rule = "I1"}
    %substitutions = irdl.any
    %defer = irdl.any {varve.rule = "enum<@DeferAssert>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      expression: %expression,
      substitutions: variadic %substitutions)
    irdl.attributes {
      "defer" = %defer,
      "label" = %label,
      "message" = %message
    } {
      varve.optional = ["label", "message"]
    }
  }
  irdl.operation @cover.concurrent attributes {
    varve.format = "$event $clock `,` $property (`label` $label^)? (`message` $message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict",
    varve.traits = ["NoSubstitutionsIfNoMessage", "NoMessageVerif"],
    varve.let = [
      "type($clock) = i1",
      "type($property) = i1"]
  } {
    %clock = irdl.any {varve.rule = "I1"}
    %property = irdl.any {varve.rule = "I1"}
    %substitutions = irdl.any
    %event = irdl.any {varve.rule = "enum<@EventControl>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      clock: %clock,
      property: %property,
      substitutions: variadic %substitutions)
    irdl.attributes {
      "event" = %event,
      "label" = %label,
      "message" = %message
    } {
      varve.optional = ["label", "message"]
    }
  }
  irdl.operation @cover_property attributes {
    varve.format = "$property (`on` $event^)? ($clock^)? (`disable_iff` $disable^)? (`label` $label^)? attr-dict `:` type($property)",
    varve.let = [
      "type($clock) = i1",
      "type($disable) = i1"]
  } {
    %property = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %clock = irdl.any {varve.rule = "I1"}
    %disable = irdl.any {varve.rule = "I1"}
    %event = irdl.any {varve.rule = "enum<@EventControl>"}
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      property: %property,
      clock: optional %clock,
      disable: optional %disable) {
      varve.segments
    }
    irdl.attributes {
      "event" = %event,
      "label" = %label
    } {
      varve.optional = ["event", "label"]
    }
  }
  irdl.operation @error attributes {
    varve.format = "($message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict",
    varve.traits = ["NonProceduralOp"]
  } {
    %substitutions = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @error.procedural attributes {
    varve.format = "($message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict",
    varve.traits = ["ProceduralOp"]
  } {
    %substitutions = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @exit attributes {
    varve.format = "attr-dict",
    varve.traits = ["ProceduralOp"]
  } {
  }
  irdl.operation @fatal attributes {
    varve.format = "$verbosity (`,` $message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict",
    varve.traits = ["NonProceduralOp"]
  } {
    %substitutions = irdl.any
    %verbosity = irdl.any {varve.rule = "AllOf<I8Attr, IntMinValue<0>, IntMaxValue<2>>"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.attributes {
      "verbosity" = %verbosity,
      "message" = %message
    } {
      varve.optional = ["message"],
      varve.defaults = {
        verbosity = 1 : i8}
    }
  }
  irdl.operation @fatal.procedural attributes {
    varve.format = "$verbosity (`,` $message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict",
    varve.traits = ["ProceduralOp"]
  } {
    %substitutions = irdl.any
    %verbosity = irdl.any {varve.rule = "AllOf<I8Attr, IntMinValue<0>, IntMaxValue<2>>"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.attributes {
      "verbosity" = %verbosity,
      "message" = %message
    } {
      varve.optional = ["message"],
      varve.defaults = {
        verbosity = 1 : i8}
    }
  }
  irdl.operation @fclose attributes {
    varve.format = "$fd attr-dict",
    varve.traits = ["ProceduralOp"],
    varve.let = [
      "type($fd) = i32"]
  } {
    %fd = irdl.any {varve.rule = "I32"}
    irdl.operands(
      fd: %fd)
  }
  irdl.operation @fflush attributes {
    varve.format = "(`fd` $fd^)? attr-dict",
    varve.traits = ["ProceduralOp"],
    varve.let = [
      "type($fd) = i32"]
  } {
    %fd = irdl.any {varve.rule = "I32"}
    irdl.operands(
      fd: optional %fd)
  }
  irdl.operation @finish attributes {
    varve.format = "$verbosity attr-dict",
    varve.traits = ["ProceduralOp"]
  } {
    %verbosity = irdl.any {varve.rule = "AllOf<I8Attr, IntMinValue<0>, IntMaxValue<2>>"}
    irdl.attributes {
      "verbosity" = %verbosity
    } {
      varve.defaults = {
        verbosity = 1 : i8}
    }
  }
  irdl.operation @for attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "NoTerminator", "ProceduralOp", "ProceduralRegion", "OpAsmOpInterface", "AllTypesMatch<lowerBound,upperBound,step>"],
    varve.let = [
      "type($upperBound) = type($lowerBound)",
      "type($step) = type($lowerBound)"],
    varve.arguments = {body = [["%variable", "1"]]},
    varve.block_names = "{$inductionVarName}",
    varve.format = "%variable `=` $lowerBound `to` $upperBound `step` $step `:` type(%variable) let($inductionVarName = if(ssa(%variable) = '', absent, ssa(%variable))) $body attr-dict let(type($lowerBound) = type(%variable))"
  } {
    %lowerBound = irdl.any
    %upperBound = irdl.any
    %step = irdl.any
    %inductionVarName = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      lowerBound: %lowerBound,
      upperBound: %upperBound,
      step: %step)
    irdl.attributes {
      "inductionVarName" = %inductionVarName
    } {
      varve.optional = ["inductionVarName"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @force attributes {
    varve.format = "$dest `,` $src attr-dict `:` qualified(type($src))",
    varve.traits = ["InOutTypeConstraint<src,dest>", "ProceduralOp"],
    varve.let = [
      "type($dest) = !hw.inout(type($src))"]
  } {
    %dest = irdl.base "!hw.inout"
    %src = irdl.any
    irdl.operands(
      dest: %dest,
      src: %src)
  }
  irdl.operation @func attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "Symbol", "OpAsmOpInterface", "ProceduralRegion", "HWModuleLike", "PortList", "FunctionOpInterface", "HasParent<builtin.module>", "HWEmittableModuleLike"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.block_names = "{map(p in filter(p in $module_type.ports: p[2] != 1): p[0])}",
    varve.discardable = ["sym_visibility"],
    varve.format = ["visibility($sym_visibility) symbol($sym_name)", "`(` each($module_type.ports %arg $per_argument_attrs or {} all [] by `,`:", "  one( `in` let($module_type.ports.dir = .input) | `out` let($module_type.ports.dir = .output) | `inout` let($module_type.ports.dir = .inout) )", "  if($module_type.ports.dir = .output: name($module_type.ports.name) | %arg one( let($module_type.ports.name = ssa(%arg)) | name($module_type.ports.name) ) let(type(%arg) = $module_type.ports.type) )", "  `:` $module_type.ports.type dict($per_argument_attrs) ) `)` attr-dict-with-keyword one( | region($body, end) )"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %module_type = irdl.any {varve.rule = "TypeAttrOf<!hw.modty>"}
    %per_argument_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %input_locs = irdl.any {varve.rule = "ArrayOf<LocationAttr>"}
    %result_locs = irdl.any {varve.rule = "ArrayOf<LocationAttr>"}
    %verilogName = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "module_type" = %module_type,
      "per_argument_attrs" = %per_argument_attrs,
      "input_locs" = %input_locs,
      "result_locs" = %result_locs,
      "verilogName" = %verilogName
    } {
      varve.optional = ["per_argument_attrs", "input_locs", "result_locs", "verilogName"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @func.call attributes {
    varve.format = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)",
    varve.traits = ["NonProceduralOp", "CallOpInterface", "SymbolUserOpInterface"]
  } {
    %inputs = irdl.any
    %result0 = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @func.call.procedural attributes {
    varve.format = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, results)",
    varve.traits = ["ProceduralOp", "CallOpInterface", "SymbolUserOpInterface"]
  } {
    %inputs = irdl.any
    %result0 = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @func.dpi.import attributes {
    varve.format = "(`linkage` $linkage_name^)? $callee attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %linkage_name = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "callee" = %callee,
      "linkage_name" = %linkage_name
    } {
      varve.optional = ["linkage_name"]
    }
  }
  irdl.operation @fwrite attributes {
    varve.format = "$fd `,` $format_string attr-dict (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?",
    varve.traits = ["ProceduralOp"],
    varve.let = [
      "type($fd) = i32"]
  } {
    %fd = irdl.any {varve.rule = "I32"}
    %substitutions = irdl.any
    %format_string = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      fd: %fd,
      substitutions: variadic %substitutions)
    irdl.attributes {
      "format_string" = %format_string
    }
  }
  irdl.operation @generate attributes {
    varve.format = "$sym_name attr-dict `:` $body",
    varve.traits = ["SingleBlock", "NoTerminator", "NoRegionArguments"]
  } {
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @generate.case attributes {
    varve.format = "$cond attr-dict ` ` `[` custom<CaseRegions>($casePatterns, $caseNames, $caseRegions) `]`",
    varve.traits = ["SingleBlock", "NoTerminator", "NoRegionArguments", "HasParent<sv.generate>"]
  } {
    %cond = irdl.any {varve.rule = "TypedAttr"}
    %casePatterns = irdl.any {varve.rule = "ArrayOf<AnyOf<TypedAttr, UnitAttr>>"}
    %caseNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.attributes {
      "cond" = %cond,
      "casePatterns" = %casePatterns,
      "caseNames" = %caseNames
    }
    %caseRegions = irdl.region with size 1
    irdl.regions(
      caseRegions: %caseRegions) {
      varve.variadic = ["caseRegions"]
    }
  }
  irdl.operation @generate.for attributes {
    varve.traits = ["SingleBlock", "NoTerminator", "HasParent<sv.generate>", "OpAsmOpInterface", "AllTypesMatch<lowerBound,upperBound,step>"],
    varve.arguments = {body = [["%variable", "1"]]},
    varve.block_names = "{$inductionVarName}",
    varve.format = "%variable `:` type(%variable) let($inductionVarName = if(ssa(%variable) = '', absent, ssa(%variable))) `=` $lowerBound `to` $upperBound `step` $step `name` $genBlockName $body attr-dict"
  } {
    %lowerBound = irdl.any {varve.rule = "TypedAttr"}
    %upperBound = irdl.any {varve.rule = "TypedAttr"}
    %step = irdl.any {varve.rule = "TypedAttr"}
    %genBlockName = irdl.any {varve.rule = "StrAttr"}
    %inductionVarName = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "lowerBound" = %lowerBound,
      "upperBound" = %upperBound,
      "step" = %step,
      "genBlockName" = %genBlockName,
      "inductionVarName" = %inductionVarName
    } {
      varve.optional = ["inductionVarName"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @if attributes {
    varve.format = "$cond $thenRegion (`else` $elseRegion^)? attr-dict",
    varve.traits = ["SingleBlock", "NoTerminator", "NoRegionArguments", "ProceduralRegion", "ProceduralOp"],
    varve.let = [
      "type($cond) = i1"]
  } {
    %cond = irdl.any {varve.rule = "I1"}
    irdl.operands(
      cond: %cond)
    %thenRegion = irdl.region with size 1
    %elseRegion = irdl.region
    irdl.regions(
      thenRegion: %thenRegion,
      elseRegion: %elseRegion)
  }
  irdl.operation @ifdef attributes {
    varve.format = "$cond $thenRegion (`else` $elseRegion^)? attr-dict",
    varve.traits = ["NoRegionArguments", "NonProceduralOp", "NonProceduralRegion", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion", "SymbolUserOpInterface"]
  } {
    %cond = irdl.base "#sv.macro.ident"
    irdl.attributes {
      "cond" = %cond
    }
    %thenRegion = irdl.region with size 1
    %elseRegion = irdl.region
    irdl.regions(
      thenRegion: %thenRegion,
      elseRegion: %elseRegion)
  }
  irdl.operation @ifdef.procedural attributes {
    varve.format = "$cond $thenRegion (`else` $elseRegion^)? attr-dict",
    varve.traits = ["SingleBlock", "NoTerminator", "NoRegionArguments", "ProceduralRegion", "ProceduralOp", "SymbolUserOpInterface"]
  } {
    %cond = irdl.base "#sv.macro.ident"
    irdl.attributes {
      "cond" = %cond
    }
    %thenRegion = irdl.region with size 1
    %elseRegion = irdl.region
    irdl.regions(
      thenRegion: %thenRegion,
      elseRegion: %elseRegion)
  }
  irdl.operation @include attributes {
    varve.format = "$style $target attr-dict"
  } {
    %style = irdl.base "#sv.include_style"
    %target = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "style" = %style,
      "target" = %target
    }
  }
  irdl.operation @indexed_part_select attributes {
    varve.format = "$input`[`$base (`decrement` $decrement^)?`:` $width`]` attr-dict `:` qualified(type($input)) `,` qualified(type($base))",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %input = irdl.any
    %base = irdl.any
    %result = irdl.any
    %width = irdl.any {varve.rule = "I32Attr"}
    %decrement = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      input: %input,
      base: %base)
    irdl.results(
      result: %result)
    irdl.attributes {
      "width" = %width,
      "decrement" = %decrement
    } {
      varve.optional = ["decrement"]
    }
  }
  irdl.operation @indexed_part_select_inout attributes {
    varve.format = "$input`[`$base (`decrement` $decrement^)?`:` $width`]` attr-dict `:` qualified(type($input)) `,` qualified(type($base))",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.let = ["type($result) = !hw.inout(if(isa(canonical(type($input).elementType), '!hw.array'), !hw.array(canonical(type($input).elementType).elementType, integer($width, i64)), if(isa(canonical(type($input).elementType), '!hw.uarray'), !hw.uarray(canonical(type($input).elementType).elementType, integer($width, i64)), int($width))))"]
  } {
    %input = irdl.base "!hw.inout"
    %base = irdl.any
    %result = irdl.base "!hw.inout"
    %width = irdl.any {varve.rule = "I32Attr"}
    %decrement = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      input: %input,
      base: %base)
    irdl.results(
      result: %result)
    irdl.attributes {
      "width" = %width,
      "decrement" = %decrement
    } {
      varve.optional = ["decrement"]
    }
  }
  irdl.operation @info attributes {
    varve.format = "($message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict",
    varve.traits = ["NonProceduralOp"]
  } {
    %substitutions = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @info.procedural attributes {
    varve.format = "($message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict",
    varve.traits = ["ProceduralOp"]
  } {
    %substitutions = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @initial attributes {
    varve.format = "$body attr-dict",
    varve.traits = ["SingleBlock", "NoTerminator", "NoRegionArguments", "RecursiveMemoryEffects", "RecursivelySpeculatable", "ProceduralRegion", "NonProceduralOp"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @interface attributes {
    varve.format = "$sym_name attr-dict-with-keyword $body",
    varve.traits = ["SingleBlock", "NoTerminator", "Symbol", "SymbolTable"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %comment = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "comment" = %comment
    } {
      varve.optional = ["comment"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @interface.instance attributes {
    varve.format = "(`sym` $inner_sym^)? `` custom<ImplicitSSAName>($name) attr-dict `:` qualified(type($result))",
    varve.traits = ["OpAsmOpInterface", "InnerSymbol", "SymbolUserOpInterface"],
    varve.names = "{$name}"
  } {
    %result = irdl.base "!sv.interface"
    %name = irdl.any {varve.rule = "StrAttr"}
    %inner_sym = irdl.base "#hw.innerSym"
    %doNotPrint = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name,
      "inner_sym" = %inner_sym,
      "doNotPrint" = %doNotPrint
    } {
      varve.optional = ["inner_sym", "doNotPrint"]
    }
  }
  irdl.operation @interface.modport attributes {
    varve.format = "attr-dict $sym_name custom<ModportStructs>($ports)",
    varve.traits = ["Symbol", "HasParent<sv.interface>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %ports = irdl.any {varve.rule = "ArrayOf<#sv.mod_port>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "ports" = %ports
    }
  }
  irdl.operation @interface.signal attributes {
    varve.format = "attr-dict $sym_name `:` $type",
    varve.traits = ["Symbol", "HasParent<sv.interface>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type
    }
  }
  irdl.operation @interface.signal.assign attributes {
    varve.format = "$iface `(` $signal `)` `=` $rhs attr-dict `:` qualified(type($rhs)) let(type($iface) = !sv.interface(reference(symbols($signal)[0])); $signalName = reference(symbols($signal)[1]))",
    varve.locals = {signal = ["SymbolRefAttr", "reference(symbols(type($iface).interface)[0], symbols($signalName)[0])"]}
  } {
    %iface = irdl.base "!sv.interface"
    %rhs = irdl.any
    %signalName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      iface: %iface,
      rhs: %rhs)
    irdl.attributes {
      "signalName" = %signalName
    }
  }
  irdl.operation @interface.signal.read attributes {
    varve.traits = ["Pure"],
    varve.format = "$iface `(` $signal `)` attr-dict `:` qualified(type($signalData)) let(type($iface) = !sv.interface(reference(symbols($signal)[0])); $signalName = reference(symbols($signal)[1]))",
    varve.locals = {signal = ["SymbolRefAttr", "reference(symbols(type($iface).interface)[0], symbols($signalName)[0])"]}
  } {
    %iface = irdl.base "!sv.interface"
    %signalData = irdl.any
    %signalName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      iface: %iface)
    irdl.results(
      signalData: %signalData)
    irdl.attributes {
      "signalName" = %signalName
    }
  }
  irdl.operation @localparam attributes {
    varve.format = "`` custom<ImplicitSSAName>($name) attr-dict `:` qualified(type($result))",
    varve.traits = ["FirstAttrDerivedResultType", "Pure", "OpAsmOpInterface"],
    varve.let = [
      "type($result) = typeof($value)"],
    varve.names = "{$name}"
  } {
    %result = irdl.any
    %value = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value,
      "name" = %name
    }
  }
  irdl.operation @logic attributes {
    varve.format = "(`sym` $inner_sym^)? `` custom<ImplicitSSAName>($name) attr-dict `:` qualified(type($result))",
    varve.traits = ["OpAsmOpInterface", "InnerSymbol"],
    varve.names = "{$name}"
  } {
    %result = irdl.base "!hw.inout"
    %name = irdl.any {varve.rule = "StrAttr"}
    %inner_sym = irdl.base "#hw.innerSym"
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name,
      "inner_sym" = %inner_sym
    } {
      varve.optional = ["inner_sym"]
    }
  }
  irdl.operation @macro.decl attributes {
    varve.format = "$sym_name (`[` $verilogName^ `]`)? (`(` $args^ `)`)? attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %args = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %verilogName = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "args" = %args,
      "verilogName" = %verilogName
    } {
      varve.optional = ["args", "verilogName"]
    }
  }
  irdl.operation @macro.def attributes {
    varve.format = "$macroName $format_string (`(` $symbols^ `)`)? attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %macroName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %format_string = irdl.any {varve.rule = "StrAttr"}
    %symbols = irdl.any {varve.rule = "ArrayOf<AnyOf<FlatSymbolRefAttr, #hw.innerNameRef>>"}
    irdl.attributes {
      "macroName" = %macroName,
      "format_string" = %format_string,
      "symbols" = %symbols
    } {
      varve.defaults = {
        symbols = []}
    }
  }
  irdl.operation @macro.error attributes {
    varve.format = "($message^)? attr-dict"
  } {
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @macro.ref attributes {
    varve.format = "$macroName (`(` $inputs^ `)` `:` type($inputs))? attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %inputs = irdl.any
    %macroName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.attributes {
      "macroName" = %macroName
    }
  }
  irdl.operation @macro.ref.expr attributes {
    varve.format = "$macroName `(` $inputs `)` attr-dict `:` functional-type($inputs, $result)",
    varve.traits = ["Pure", "OpAsmOpInterface", "SymbolUserOpInterface"],
    varve.names = "{$macroName}"
  } {
    %inputs = irdl.any
    %result = irdl.any
    %macroName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "macroName" = %macroName
    }
  }
  irdl.operation @macro.ref.expr.se attributes {
    varve.format = "$macroName `(` $inputs `)` attr-dict `:` functional-type($inputs, $result)",
    varve.traits = ["OpAsmOpInterface", "SymbolUserOpInterface"],
    varve.names = "{$macroName}"
  } {
    %inputs = irdl.any
    %result = irdl.any
    %macroName = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "macroName" = %macroName
    }
  }
  irdl.operation @modport.get attributes {
    varve.format = "$iface $field attr-dict `:` qualified(type($iface)) `->` qualified(type($result))",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %iface = irdl.base "!sv.interface"
    %result = irdl.base "!sv.modport"
    %field = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      iface: %iface)
    irdl.results(
      result: %result)
    irdl.attributes {
      "field" = %field
    }
  }
  irdl.operation @nonstandard.deposit attributes {
    varve.format = "$dest `,` $src attr-dict `:` qualified(type($src))",
    varve.traits = ["ProceduralOp", "VendorExtension", "InOutTypeConstraint<src,dest>"],
    varve.let = [
      "type($dest) = !hw.inout(type($src))"]
  } {
    %dest = irdl.base "!hw.inout"
    %src = irdl.any
    irdl.operands(
      dest: %dest,
      src: %src)
  }
  irdl.operation @ordered attributes {
    varve.format = "$body attr-dict",
    varve.traits = ["SingleBlock", "NoTerminator", "NoRegionArguments", "NonProceduralOp"]
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @passign attributes {
    varve.format = "$dest `,` $src attr-dict `:` qualified(type($src))",
    varve.traits = ["InOutTypeConstraint<src,dest>", "ProceduralOp"],
    varve.let = [
      "type($dest) = !hw.inout(type($src))"]
  } {
    %dest = irdl.base "!hw.inout"
    %src = irdl.any
    irdl.operands(
      dest: %dest,
      src: %src)
  }
  irdl.operation @read_inout attributes {
    varve.format = "$input attr-dict `:` qualified(type($input))",
    varve.traits = ["Pure", "InOutElementConstraint<input,result>"],
    varve.let = [
      "type($result) = type($input).elementType"]
  } {
    %input = irdl.base "!hw.inout"
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @readmem attributes {
    varve.format = "$dest `,` $filename `,` $base attr-dict `:` qualified(type($dest))",
    varve.traits = ["ProceduralOp"]
  } {
    %dest = irdl.base "!hw.inout"
    %filename = irdl.any {varve.rule = "StrAttr"}
    %base = irdl.any {varve.rule = "enum<@MemBaseTypeAttr>"}
    irdl.operands(
      dest: %dest)
    irdl.attributes {
      "filename" = %filename,
      "base" = %base
    }
  }
  irdl.operation @reg attributes {
    varve.format = "(`init` $init^)? (`sym` $inner_sym^)? `` custom<ImplicitSSAName>($name) attr-dict `:` qualified(type($result)) custom<ImplicitInitType>(ref(type($result)),ref($init), type($init))",
    varve.traits = ["OpAsmOpInterface", "InnerSymbol"],
    varve.names = "{$name}"
  } {
    %init = irdl.any
    %result = irdl.base "!hw.inout"
    %name = irdl.any {varve.rule = "StrAttr"}
    %inner_sym = irdl.base "#hw.innerSym"
    irdl.operands(
      init: optional %init)
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name,
      "inner_sym" = %inner_sym
    } {
      varve.optional = ["inner_sym"]
    }
  }
  irdl.operation @release attributes {
    varve.format = "$dest attr-dict `:` qualified(type($dest))",
    varve.traits = ["ProceduralOp"]
  } {
    %dest = irdl.base "!hw.inout"
    irdl.operands(
      dest: %dest)
  }
  irdl.operation @reserve_names attributes {
    varve.format = "$reservedNames attr-dict",
    varve.traits = ["HasParent<builtin.module>"]
  } {
    %reservedNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.attributes {
      "reservedNames" = %reservedNames
    }
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<sv.func>"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @sformatf attributes {
    varve.format = "$format_string attr-dict (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !hw.string"]
  } {
    %substitutions = irdl.any
    %result = irdl.base "!hw.string"
    %format_string = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format_string" = %format_string
    }
  }
  irdl.operation @stop attributes {
    varve.format = "$verbosity attr-dict",
    varve.traits = ["ProceduralOp"]
  } {
    %verbosity = irdl.any {varve.rule = "AllOf<I8Attr, IntMinValue<0>, IntMaxValue<2>>"}
    irdl.attributes {
      "verbosity" = %verbosity
    } {
      varve.defaults = {
        verbosity = 1 : i8}
    }
  }
  irdl.operation @struct_field_inout attributes {
    varve.format = "$input `[` $field `]` attr-dict `:` qualified(type($input))",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.let = ["type($result) = !hw.inout(canonical(type($input).elementType).elements[place(canonical(type($input).elementType).elements, 'name', $field)].type)"]
  } {
    %input = irdl.base "!hw.inout"
    %result = irdl.base "!hw.inout"
    %field = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "field" = %field
    }
  }
  irdl.operation @system attributes {
    varve.format = "$fnName `(` $args `)` attr-dict `:` functional-type($args, $out)"
  } {
    %args = irdl.any
    %out = irdl.any
    %fnName = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      out: %out)
    irdl.attributes {
      "fnName" = %fnName
    }
  }
  irdl.operation @system.sampled attributes {
    varve.format = "$expression attr-dict `:` qualified(type($expression))",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($sampledValue) = type($expression)"]
  } {
    %expression = irdl.any
    %sampledValue = irdl.any
    irdl.operands(
      expression: %expression)
    irdl.results(
      sampledValue: %sampledValue)
  }
  irdl.operation @system.stime attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.let = [
      "type($result) = i32"]
  } {
    %result = irdl.any {varve.rule = "I32"}
    irdl.results(
      result: %result)
  }
  irdl.operation @system.time attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.let = [
      "type($result) = i64"]
  } {
    %result = irdl.any {varve.rule = "I64"}
    irdl.results(
      result: %result)
  }
  irdl.operation @unpacked_array_create attributes {
    varve.format = "$inputs attr-dict `:` functional-type($inputs, $result)",
    varve.traits = ["Pure", "SameTypeOperands"]
  } {
    %inputs = irdl.any
    %result = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @unpacked_open_array_cast attributes {
    varve.format = "$input attr-dict `:` functional-type($input, $result)"
  } {
    %input = irdl.any
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @verbatim attributes {
    varve.format = "$format_string (`(` $substitutions^ `)` `:` qualified(type($substitutions)))? attr-dict",
    varve.traits = ["InnerRefUserOpInterface", "SymbolUserOpInterface"]
  } {
    %substitutions = irdl.any
    %format_string = irdl.any {varve.rule = "StrAttr"}
    %symbols = irdl.any {varve.rule = "ArrayOf<AnyOf<FlatSymbolRefAttr, #hw.innerNameRef>>"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.attributes {
      "format_string" = %format_string,
      "symbols" = %symbols
    } {
      varve.defaults = {
        symbols = []}
    }
  }
  irdl.operation @verbatim.expr attributes {
    varve.format = "$format_string (`(` $substitutions^ `)`)? `:` functional-type($substitutions, $result) attr-dict",
    varve.traits = ["Pure", "OpAsmOpInterface", "InnerRefUserOpInterface", "SymbolUserOpInterface"],
    varve.names = "{leading_word(if(leading_word($format_string) = '', replace($format_string, '`', ''), $format_string))}"
  } {
    %substitutions = irdl.any
    %result = irdl.any
    %format_string = irdl.any {varve.rule = "StrAttr"}
    %symbols = irdl.any {varve.rule = "ArrayOf<AnyOf<FlatSymbolRefAttr, #hw.innerNameRef>>"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format_string" = %format_string,
      "symbols" = %symbols
    } {
      varve.defaults = {
        symbols = []}
    }
  }
  irdl.operation @verbatim.expr.se attributes {
    varve.format = "$format_string (`(` $substitutions^ `)`)? `:` functional-type($substitutions, $result) attr-dict",
    varve.traits = ["OpAsmOpInterface", "InnerRefUserOpInterface", "SymbolUserOpInterface"],
    varve.names = "{leading_word(if(leading_word($format_string) = '', replace($format_string, '`', ''), $format_string))}"
  } {
    %substitutions = irdl.any
    %result = irdl.any
    %format_string = irdl.any {varve.rule = "StrAttr"}
    %symbols = irdl.any {varve.rule = "ArrayOf<AnyOf<FlatSymbolRefAttr, #hw.innerNameRef>>"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.results(
      result: %result)
    irdl.attributes {
      "format_string" = %format_string,
      "symbols" = %symbols
    } {
      varve.defaults = {
        symbols = []}
    }
  }
  irdl.operation @verbatim.module attributes {
    varve.printer = "code",
    varve.traits = ["PortList", "HWModuleLike", "Symbol", "SymbolUserOpInterface", "HasParent<builtin.module>"],
    varve.discardable = ["sym_visibility"],
    varve.format = ["visibility($sym_visibility) symbol($sym_name) custom<ModuleParameters>($parameters)", "`(` each($module_type.ports $per_port_attrs or {} $port_locs default absent by `,`:", "  one( `in` let($module_type.ports.dir = .input) | `out` let($module_type.ports.dir = .output) | `inout` let($module_type.ports.dir = .inout) ) here($port_locs)", "  if($module_type.ports.dir = .output: name($module_type.ports.name) | value($module_type.ports.name)) `:` $module_type.ports.type dict($per_port_attrs) loc($port_locs, known) ) `)` attr-dict-with-keyword"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %module_type = irdl.any {varve.rule = "TypeAttrOf<!hw.modty>"}
    %per_port_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %port_locs = irdl.any {varve.rule = "ArrayOf<LocationAttr>"}
    %parameters = irdl.any {varve.rule = "ArrayOf<#hw.param.decl>"}
    %source = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %verilogName = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "module_type" = %module_type,
      "per_port_attrs" = %per_port_attrs,
      "port_locs" = %port_locs,
      "parameters" = %parameters,
      "source" = %source,
      "verilogName" = %verilogName
    } {
      varve.optional = ["per_port_attrs", "port_locs", "verilogName"]
    }
  }
  irdl.operation @verbatim.source attributes {
    varve.printer = "code",
    varve.traits = ["Symbol", "HasParent<builtin.module>", "SymbolUserOpInterface"],
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) custom<ModuleParameters>($parameters) attr-dict-with-keyword"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %content = irdl.any {varve.rule = "StrAttr"}
    %output_file = irdl.base "#hw.output_file"
    %parameters = irdl.any {varve.rule = "ArrayOf<#hw.param.decl>"}
    %additional_files = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %verilogName = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "content" = %content,
      "output_file" = %output_file,
      "parameters" = %parameters,
      "additional_files" = %additional_files,
      "verilogName" = %verilogName
    } {
      varve.optional = ["additional_files"]
    }
  }
  irdl.operation @warning attributes {
    varve.format = "($message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict",
    varve.traits = ["NonProceduralOp"]
  } {
    %substitutions = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @warning.procedural attributes {
    varve.format = "($message^ (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?)? attr-dict",
    varve.traits = ["ProceduralOp"]
  } {
    %substitutions = irdl.any
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.attributes {
      "message" = %message
    } {
      varve.optional = ["message"]
    }
  }
  irdl.operation @wire attributes {
    varve.format = "(`sym` $inner_sym^)? `` custom<ImplicitSSAName>($name) attr-dict `:` qualified(type($result))",
    varve.traits = ["NonProceduralOp", "OpAsmOpInterface", "InnerSymbol"],
    varve.names = "{$name}"
  } {
    %result = irdl.base "!hw.inout"
    %name = irdl.any {varve.rule = "StrAttr"}
    %inner_sym = irdl.base "#hw.innerSym"
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name,
      "inner_sym" = %inner_sym
    } {
      varve.optional = ["inner_sym"]
    }
  }
  irdl.operation @write attributes {
    varve.format = "$format_string attr-dict (`(` $substitutions^ `)` `:` qualified(type($substitutions)))?",
    varve.traits = ["ProceduralOp"]
  } {
    %substitutions = irdl.any
    %format_string = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      substitutions: variadic %substitutions)
    irdl.attributes {
      "format_string" = %format_string
    }
  }
  irdl.operation @xmr attributes {
    varve.format = "(`isRooted` $isRooted^)? each($names by `,`: one( printed $names | name($names) )) attr-dict `:` qualified(type($result)) let($path = slice($names, 0, count($names) - 1); $terminal = $names[count($names) - 1])",
    varve.locals = {names = ["ArrayOf<StrAttr>", "concat($path, [$terminal])"]}
  } {
    %result = irdl.base "!hw.inout"
    %isRooted = irdl.any {varve.rule = "UnitAttr"}
    %path = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %terminal = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "isRooted" = %isRooted,
      "path" = %path,
      "terminal" = %terminal
    } {
      varve.optional = ["isRooted"]
    }
  }
  irdl.operation @xmr.ref attributes {
    varve.traits = ["SymbolUserOpInterface", "Pure"],
    varve.format = "$ref one( let($verbatimSuffix = '') | $verbatimSuffix ) attr-dict `:` qualified(type($result))"
  } {
    %result = irdl.base "!hw.inout"
    %ref = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %verbatimSuffix = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "ref" = %ref,
      "verbatimSuffix" = %verbatimSuffix
    } {
      varve.optional = ["verbatimSuffix"]
    }
  }
}
