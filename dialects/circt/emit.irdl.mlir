irdl.dialect @emit attributes {
  varve.set = "circt"
} {
  irdl.operation @file attributes {
    varve.format = "$file_name (`sym` $sym_name^)? $bodyRegion attr-dict",
    varve.traits = ["Symbol", "SingleBlock", "NoTerminator", "NoRegionArguments", "IsolatedFromAbove"]
  } {
    %file_name = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "file_name" = %file_name,
      "sym_name" = %sym_name
    } {
      varve.optional = ["sym_name"]
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @file_list attributes {
    varve.format = "$file_name `,` $files (`sym` $sym_name^)? attr-dict",
    varve.traits = ["Symbol", "SymbolUserOpInterface"]
  } {
    %file_name = irdl.any {varve.rule = "StrAttr"}
    %files = irdl.any {varve.rule = "ArrayOf<FlatSymbolRefAttr>"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "file_name" = %file_name,
      "files" = %files,
      "sym_name" = %sym_name
    } {
      varve.optional = ["sym_name"]
    }
  }
  irdl.operation @fragment attributes {
    varve.format = "$sym_name $bodyRegion attr-dict",
    varve.traits = ["Symbol", "SingleBlock", "NoTerminator", "NoRegionArguments", "IsolatedFromAbove", "HasParent<builtin.module>"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @ref attributes {
    varve.format = "$target attr-dict",
    varve.traits = ["HasParent<emit.file>", "SymbolUserOpInterface"]
  } {
    %target = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.attributes {
      "target" = %target
    }
  }
  irdl.operation @verbatim attributes {
    varve.format = "$text attr-dict",
    varve.traits = ["HasParent<emit.file>"]
  } {
    %text = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "text" = %text
    }
  }
}
