irdl.dialect @ssp attributes {
  varve.set = "circt",
  varve.llvm = "24"
} {
  "varve.directive"() {
    format = "one( ` ` | ` ` `` short($properties) )",
    sym_name = "SSPProperties",
    takes = ["$properties"]
  } : () -> ()
  irdl.attribute @"#II" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#dependence" attributes {
    varve.format = "`<` $operandIdx (`,` $sourceRef^)? (`:` $properties^)? `>`"
  } {
    %operandIdx = irdl.any {varve.rule = "u32"}
    %sourceRef = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %properties = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      operandIdx: %operandIdx,
      sourceRef: %sourceRef,
      properties: %properties) {
      varve.optional = ["sourceRef", "properties"]
    }
  }
  irdl.attribute @"#dist" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#incDelay" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "FloatAttr"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#latency" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#limit" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#opr" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#outDelay" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "FloatAttr"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#rsrcs" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#t" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#z" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "FloatAttr"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @graph attributes {
    varve.format = "$body attr-dict",
    varve.traits = ["HasOnlyGraphRegion", "NoRegionArguments", "SingleBlock", "NoTerminator", "OpAsmOpInterface", "SymbolTable", "HasParent<ssp.instance>"],
    varve.default_dialect = "ssp"
  } {
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @instance attributes {
    varve.format = "($sym_name^)? `of` $problemName custom<SSPProperties>($sspProperties) $body attr-dict",
    varve.traits = ["NoRegionArguments", "SingleBlock", "NoTerminator", "IsolatedFromAbove", "OpAsmOpInterface", "SymbolTable", "Symbol"],
    varve.default_dialect = "ssp"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %problemName = irdl.any {varve.rule = "StrAttr"}
    %sspProperties = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "problemName" = %problemName,
      "sspProperties" = %sspProperties
    } {
      varve.optional = ["sym_name", "sspProperties"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @library attributes {
    varve.format = "($sym_name^)? $body attr-dict",
    varve.traits = ["NoRegionArguments", "SingleBlock", "NoTerminator", "OpAsmOpInterface", "SymbolTable", "Symbol"],
    varve.default_dialect = "ssp"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    } {
      varve.optional = ["sym_name"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @operation attributes {
    varve.printer = "code",
    varve.traits = ["HasParent<ssp.graph>", "SymbolUserOpInterface"],
    varve.format = ["`<` each($types: $types) `>` one( | $sym_name )", "`` `(` each($sources $operands $notes or [] all [] by `,`: one( $operands let($sources = unit) one( let($notes = []) | printed $notes | short($notes) ) | $sources one( let($notes = []) | short($notes) ) )) `)`", "one( let($uses = []) | `uses` `` `[` each($uses by `,`: $uses) `]` )", "one( let($others = []) if(count($types) + count($uses) > 0: ` `) | ` ` `` short($others) ) attr-dict", "let(types($results) = repeat(none, count(results)); $sspProperties = if(count($types) + count($uses) + count($others) = 0, absent, concat(map(t in $types: #ssp.opr(t)), if(count($uses) = 0, [], [#ssp.rsrcs($uses)]), $others));", "  $dependences = if(any(i in indices($sources): $sources[i] != unit or count($notes[i]) > 0),", "    map(i in filter(i in indices($sources): $sources[i] != unit or count($notes[i]) > 0): #ssp.dependence(i, if($sources[i] = unit, absent, $sources[i]), if(count($notes[i]) = 0, absent, $notes[i]))), absent))"],
    varve.let = ["type($operands) = none"],
    varve.locals = {notes = ["ArrayOf<ArrayAttr>", "concat(map(i in indices($operands): if(has($dependences), known(filter(d in $dependences: d.operandIdx = i)[0].properties, []), [])), if(has($dependences), map(d in filter(d in $dependences: has(d.sourceRef)): if(has(d.properties), d.properties, [])), []))"], others = ["ArrayAttr", "if(has($sspProperties), filter(p in $sspProperties: not isa(p, '#ssp.opr') and not isa(p, '#ssp.rsrcs')), [])"], sources = ["ArrayOf<FlatSymbolRefAttr>", "concat(repeat(unit, count($operands)), if(has($dependences), map(d in filter(d in $dependences: has(d.sourceRef)): d.sourceRef), []))"], types = ["ArrayOf<SymbolRefAttr>", "if(has($sspProperties), map(p in filter(p in $sspProperties: isa(p, '#ssp.opr')): p.value), [])"], uses = ["ArrayOf<SymbolRefAttr>", "if(has($sspProperties), items(known(filter(p in $sspProperties: isa(p, '#ssp.rsrcs'))[0].value, [])), [])"]}
  } {
    %operands = irdl.any {varve.rule = "NoneType"}
    %results = irdl.any {varve.rule = "NoneType"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %dependences = irdl.any {varve.rule = "ArrayOf<#ssp.dependence>"}
    %sspProperties = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "sym_name" = %sym_name,
      "dependences" = %dependences,
      "sspProperties" = %sspProperties
    } {
      varve.optional = ["sym_name", "dependences", "sspProperties"]
    }
  }
  irdl.operation @operator_type attributes {
    varve.format = "$sym_name custom<SSPProperties>($sspProperties) attr-dict",
    varve.traits = ["Symbol", "HasParent<ssp.library>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sspProperties = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sspProperties" = %sspProperties
    } {
      varve.optional = ["sspProperties"]
    }
  }
  irdl.operation @resource attributes {
    varve.format = "($sym_name^)? $body attr-dict",
    varve.traits = ["NoRegionArguments", "SingleBlock", "NoTerminator", "OpAsmOpInterface", "SymbolTable", "Symbol"],
    varve.default_dialect = "ssp"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    } {
      varve.optional = ["sym_name"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @resource_type attributes {
    varve.format = "$sym_name custom<SSPProperties>($sspProperties) attr-dict",
    varve.traits = ["Symbol", "HasParent<ssp.resource>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sspProperties = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sspProperties" = %sspProperties
    } {
      varve.optional = ["sspProperties"]
    }
  }
}
