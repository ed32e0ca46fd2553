// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values, and forms that it writes.
irdl.dialect @ssp attributes {varve.llvm = "24"} {
  "varve.directive"() {sym_name = "SSPProperties", takes = ["$properties"], format = "one( ` ` | ` ` `` short($properties) )"} : () -> ()
  irdl.operation @graph attributes {varve.default_dialect = "ssp"} {
  }
  irdl.operation @instance attributes {varve.default_dialect = "ssp"} {
  }
  irdl.operation @library attributes {varve.default_dialect = "ssp"} {
  }
  irdl.operation @resource attributes {varve.default_dialect = "ssp"} {
  }
  // The properties begin with those that have a form of their own. Operands without properties, and only these, are no dependences.
  irdl.operation @operation attributes {
    varve.let = ["type($operands) = none"],
    varve.locals = {
      types = ["ArrayOf<SymbolRefAttr>", "if(has($sspProperties), map(p in filter(p in $sspProperties: isa(p, '#ssp.opr')): p.value), [])"],
      uses = ["ArrayOf<SymbolRefAttr>", "if(has($sspProperties), items(known(filter(p in $sspProperties: isa(p, '#ssp.rsrcs'))[0].value, [])), [])"],
      others = ["ArrayAttr", "if(has($sspProperties), filter(p in $sspProperties: not isa(p, '#ssp.opr') and not isa(p, '#ssp.rsrcs')), [])"],
      sources = ["ArrayOf<FlatSymbolRefAttr>", "concat(repeat(unit, count($operands)), if(has($dependences), map(d in filter(d in $dependences: has(d.sourceRef)): d.sourceRef), []))"],
      notes = ["ArrayOf<ArrayAttr>", "concat(map(i in indices($operands): if(has($dependences), known(filter(d in $dependences: d.operandIdx = i)[0].properties, []), [])), if(has($dependences), map(d in filter(d in $dependences: has(d.sourceRef)): if(has(d.properties), d.properties, [])), []))"]},
    varve.format = [
      "`<` each($types: $types) `>` one( | $sym_name )",
      "`` `(` each($sources $operands $notes or [] all [] by `,`: one( $operands let($sources = unit) one( let($notes = []) | printed $notes | short($notes) ) | $sources one( let($notes = []) | short($notes) ) )) `)`",
      "one( let($uses = []) | `uses` `` `[` each($uses by `,`: $uses) `]` )",
      "one( let($others = []) if(count($types) + count($uses) > 0: ` `) | ` ` `` short($others) ) attr-dict",
      "let(types($results) = repeat(none, count(results)); $sspProperties = if(count($types) + count($uses) + count($others) = 0, absent, concat(map(t in $types: #ssp.opr(t)), if(count($uses) = 0, [], [#ssp.rsrcs($uses)]), $others));",
      "  $dependences = if(any(i in indices($sources): $sources[i] != unit or count($notes[i]) > 0),",
      "    map(i in filter(i in indices($sources): $sources[i] != unit or count($notes[i]) > 0): #ssp.dependence(i, if($sources[i] = unit, absent, $sources[i]), if(count($notes[i]) = 0, absent, $notes[i]))), absent))"]
  } {
  }
}
