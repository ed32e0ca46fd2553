irdl.dialect @ssp attributes {
  varve.set = "circt",
  varve.llvm = "24"
} {
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
    varve.syntax = "hook:ssp.operation",
    varve.traits = ["HasParent<ssp.graph>", "SymbolUserOpInterface"],
    varve.let = [
      "type($operands) = none",
      "type($results) = none"]
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
