irdl.dialect @irdl attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24"
} {
  irdl.operation @attribute attributes {
    varve.format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)",
    varve.traits = ["HasParent<irdl.dialect>", "NoTerminator", "NoRegionArguments", "AtMostOneChildOf<irdl.parameters>", "Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @dialect attributes {
    varve.format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)",
    varve.traits = ["IsolatedFromAbove", "NoTerminator", "Symbol", "SymbolTable"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @operation attributes {
    varve.format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)",
    varve.traits = ["HasParent<irdl.dialect>", "NoTerminator", "NoRegionArguments", "AtMostOneChildOf<irdl.operands,irdl.results,irdl.attributes,irdl.regions>", "Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @type attributes {
    varve.format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)",
    varve.traits = ["HasParent<irdl.dialect>", "NoTerminator", "NoRegionArguments", "AtMostOneChildOf<irdl.parameters>", "Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
}
