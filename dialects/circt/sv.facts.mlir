// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @sv attributes {varve.llvm = "24"} {
  // The name of the result, unless it is written.
  "varve.directive"() {
    sym_name = "ImplicitSSAName",
    takes = ["$name"],
    format = "one( let($name = ssa(results)) | ` ` `name` $name )"
  } : () -> ()
  irdl.operation @verbatim.expr attributes {varve.names = "{leading_word(if(leading_word($format_string) = '', replace($format_string, '`', ''), $format_string))}"} {
  }
  irdl.operation @verbatim.expr.se attributes {varve.names = "{leading_word(if(leading_word($format_string) = '', replace($format_string, '`', ''), $format_string))}"} {
  }
  irdl.operation @constantX attributes {varve.names = "x_{type($result)}"} {
  }
  irdl.operation @constantZ attributes {varve.names = "z_{type($result)}"} {
  }
  irdl.operation @for attributes {
    varve.block_names = "{$inductionVarName}",
    varve.arguments = {body = [["%variable", "1"]]},
    varve.format = "%variable `=` $lowerBound `to` $upperBound `step` $step `:` type(%variable) let($inductionVarName = if(ssa(%variable) = '', absent, ssa(%variable))) $body attr-dict let(type($lowerBound) = type(%variable))"
  } {
  }
  irdl.operation @interface.instance attributes {varve.names = "{$name}"} {
  }
  irdl.operation @localparam attributes {varve.names = "{$name}"} {
  }
  irdl.operation @logic attributes {varve.names = "{$name}"} {
  }
  irdl.operation @macro.ref.expr attributes {varve.names = "{$macroName}"} {
  }
  irdl.operation @macro.ref.expr.se attributes {varve.names = "{$macroName}"} {
  }
  irdl.operation @reg attributes {varve.names = "{$name}"} {
  }
  irdl.operation @wire attributes {varve.names = "{$name}"} {
  }
  "varve.directive"() {
    sym_name = "ImplicitInitType",
    takes = ["ref type $reg", "ref $init", "type $type"],
    format = "` ` let(type($type) = type($reg).elementType)"
  } : () -> ()
  "varve.directive"() {
    sym_name = "EventList",
    takes = ["$events", "$clocks"],
    format = "` ` `` each($events $clocks by `,`: $events $clocks)"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ModportStructs",
    takes = ["$ports"],
    format = "` ` `` `(` each($ports by `,`: $ports.direction $ports.signal) `)`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "CaseRegions",
    takes = ["$patterns", "$names", "$regions"],
    format = "each($patterns $names $regions: `\\n` `` `case` ` ` `(` $patterns `,` $names `)` $regions) `\\n`"
  } : () -> ()
  irdl.operation @array_index_inout attributes {
    varve.let = ["type($result) = !hw.inout(canonical(type($input).elementType).elementType)"]
  } {
  }
  // A part of an array keeps its elements.
  irdl.operation @indexed_part_select_inout attributes {
    varve.let = ["type($result) = !hw.inout(if(isa(canonical(type($input).elementType), '!hw.array'), !hw.array(canonical(type($input).elementType).elementType, integer($width, i64)), if(isa(canonical(type($input).elementType), '!hw.uarray'), !hw.uarray(canonical(type($input).elementType).elementType, integer($width, i64)), int($width))))"]
  } {
  }
  irdl.operation @generate.for attributes {
    varve.block_names = "{$inductionVarName}",
    varve.arguments = {body = [["%variable", "1"]]},
    varve.format = "%variable `:` type(%variable) let($inductionVarName = if(ssa(%variable) = '', absent, ssa(%variable))) `=` $lowerBound `to` $upperBound `step` $step `name` $genBlockName $body attr-dict"
  } {
  }
  irdl.operation @struct_field_inout attributes {
    varve.let = ["type($result) = !hw.inout(canonical(type($input).elementType).elements[place(canonical(type($input).elementType).elements, 'name', $field)].type)"]
  } {
  }
  irdl.operation @xmr.ref attributes {
    varve.format = "$ref one( let($verbatimSuffix = '') | $verbatimSuffix ) attr-dict `:` qualified(type($result))"
  } {
  }
  irdl.operation @xmr attributes {
    varve.locals = {names = ["ArrayOf<StrAttr>", "concat($path, [$terminal])"]},
    varve.format = "(`isRooted` $isRooted^)? each($names by `,`: one( printed $names | name($names) )) attr-dict `:` qualified(type($result)) let($path = slice($names, 0, count($names) - 1); $terminal = $names[count($names) - 1])"
  } {
  }
  irdl.operation @interface.signal.assign attributes {
    varve.locals = {signal = ["SymbolRefAttr", "reference(symbols(type($iface).interface)[0], symbols($signalName)[0])"]},
    varve.format = "$iface `(` $signal `)` `=` $rhs attr-dict `:` qualified(type($rhs)) let(type($iface) = !sv.interface(reference(symbols($signal)[0])); $signalName = reference(symbols($signal)[1]))"
  } {
  }
  irdl.operation @interface.signal.read attributes {
    varve.locals = {signal = ["SymbolRefAttr", "reference(symbols(type($iface).interface)[0], symbols($signalName)[0])"]},
    varve.format = "$iface `(` $signal `)` attr-dict `:` qualified(type($signalData)) let(type($iface) = !sv.interface(reference(symbols($signal)[0])); $signalName = reference(symbols($signal)[1]))"
  } {
  }
  irdl.attribute @"#attribute" attributes {
    varve.format = "`<` $name one( | `=` $expression ) one( let($emitAsComment = false) | `,` `emitAsComment` let($emitAsComment = true) ) `>`"
  } {
    %name = irdl.any {varve.rule = "string"}
    %expression = irdl.any {varve.rule = "optional<string>"}
    %flag = irdl.any {varve.rule = "bool"}
    irdl.parameters(name: %name, expression: %expression, emitAsComment: %flag)
  }
  "varve.directive"() {
    sym_name = "ModuleParameters",
    takes = ["$parameters"],
    format = "one( let($parameters = []) | `<` each($parameters by `,`: name($parameters.name) `` `:` $parameters.type one( | `=` typed($parameters.value, $parameters.type) )) `>` )"
  } : () -> ()
  irdl.operation @verbatim.source attributes {
    varve.discardable = ["sym_visibility"],
    varve.format = "visibility($sym_visibility) symbol($sym_name) custom<ModuleParameters>($parameters) attr-dict-with-keyword"
  } {
  }
  irdl.operation @verbatim.module attributes {
    varve.discardable = ["sym_visibility"],
    varve.format = [
      "visibility($sym_visibility) symbol($sym_name) custom<ModuleParameters>($parameters)",
      "`(` each($module_type.ports $per_port_attrs or {} $port_locs default absent by `,`:",
      "  one( `in` let($module_type.ports.dir = .input) | `out` let($module_type.ports.dir = .output) | `inout` let($module_type.ports.dir = .inout) ) here($port_locs)",
      "  if($module_type.ports.dir = .output: name($module_type.ports.name) | value($module_type.ports.name)) `:` $module_type.ports.type dict($per_port_attrs) loc($port_locs, known) ) `)` attr-dict-with-keyword"]
  } {
  }
  irdl.operation @func attributes {
    varve.block_names = "{map(p in filter(p in $module_type.ports: p[2] != 1): p[0])}",
    varve.discardable = ["sym_visibility"],
    varve.arguments = {body = [["%arg", "*"]]},
    varve.format = [
      "visibility($sym_visibility) symbol($sym_name)",
      "`(` each($module_type.ports %arg $per_argument_attrs or {} all [] by `,`:",
      "  one( `in` let($module_type.ports.dir = .input) | `out` let($module_type.ports.dir = .output) | `inout` let($module_type.ports.dir = .inout) )",
      "  if($module_type.ports.dir = .output: name($module_type.ports.name) | %arg one( let($module_type.ports.name = ssa(%arg)) | name($module_type.ports.name) ) let(type(%arg) = $module_type.ports.type) )",
      "  `:` $module_type.ports.type dict($per_argument_attrs) ) `)` attr-dict-with-keyword one( | region($body, end) )"]
  } {
  }
  // A pattern of bits is an integer with two bits for each digit, the last digit lowest: 0, 1, x, z.
  irdl.operation @case attributes {
    varve.locals = {field = ["ArrayOf<StrAttr>", "map(p in $casePatterns: if(isa(p, '#hw.enum.field'), p.field, if(isa(p, 'APIntAttr'), concat('b', join(map(i in indices(width(typeof(p)) / 2): if(bits(p)[width(typeof(p)) - 1 - 2 * i], if(bits(p)[width(typeof(p)) - 2 - 2 * i], 'z', 'x'), if(bits(p)[width(typeof(p)) - 2 - 2 * i], '1', '0'))), '')), '')))"]},
    varve.format = [
      "one( let($caseStyle = .case) | `case` let($caseStyle = .case) | `casex` let($caseStyle = .casex) | `casez` let($caseStyle = .casez) )",
      "one( let($validationQualifier = #sv.validation_qualifier('plain')) | `plain` let($validationQualifier = #sv.validation_qualifier('plain')) | `priority` let($validationQualifier = #sv.validation_qualifier('priority'))",
      "  | `unique` let($validationQualifier = #sv.validation_qualifier('unique')) | `unique0` let($validationQualifier = #sv.validation_qualifier('unique0')) )",
      "$cond `:` type($cond) attr-dict each($casePatterns $caseValues $field or '' all [] $caseRegions: `\\n` `` one( `default` let($casePatterns = unit)",
      "  | `case` one( $caseValues let($casePatterns = #sv.expr) | name($field) let($casePatterns = if(isa(canonical(type($cond)), '!hw.enum'), #hw.enum.field($field, type($cond)), packed(map(k in indices(2 * count(split($field, '')) - 2): split($field, '')[count(split($field, '')) - 1 - k / 2] in if(k % 2 = 0, ['1', 'z'], ['x', 'z']))))) ) ) `` `:` $caseRegions) let(type($caseValues) = type($cond))"]
  } {
  }
}
