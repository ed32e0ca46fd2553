// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values.
irdl.dialect @sv attributes {varve.llvm = "24"} {
  // The name of the result, unless it is written.
  "varve.directive"() {
    sym_name = "ImplicitSSAName",
    takes = ["$name"],
    format = "one( let($name = ssa(results)) | ` ` `name` $name )"
  } : () -> ()
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
  irdl.operation @generate.for attributes {varve.block_names = "{$inductionVarName}"} {
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
  irdl.operation @func attributes {varve.block_names = "{map(p in filter(p in $module_type.ports: p[2] != 1): p[0])}"} {
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
    varve.format = "(`isRooted` $isRooted^)? each($names by `,`: $names) attr-dict `:` qualified(type($result)) let($path = slice($names, 0, count($names) - 1); $terminal = $names[count($names) - 1])"
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
}
