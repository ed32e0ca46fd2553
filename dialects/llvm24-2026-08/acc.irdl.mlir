irdl.dialect @acc attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24",
  varve.depends = ["llvm", "gpu", "memref"]
} {
  irdl.operation @firstprivate.recipe attributes {
    varve.format = "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion `copy` $copyRegion (`destroy` $destroyRegion^)?",
    varve.traits = ["IsolatedFromAbove", "Symbol", "RecipeInterface", "AutomaticAllocationScope"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %initRegion = irdl.region
    %copyRegion = irdl.region
    %destroyRegion = irdl.region
    irdl.regions(
      initRegion: %initRegion,
      copyRegion: %copyRegion,
      destroyRegion: %destroyRegion)
  }
  irdl.operation @global_ctor attributes {
    varve.format = "$sym_name $region attr-dict-with-keyword",
    varve.traits = ["IsolatedFromAbove", "Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @global_dtor attributes {
    varve.format = "$sym_name $region attr-dict-with-keyword",
    varve.traits = ["IsolatedFromAbove", "Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @private.recipe attributes {
    varve.format = "$sym_name `:` $type attr-dict-with-keyword `init` $initRegion (`destroy` $destroyRegion^)?",
    varve.traits = ["IsolatedFromAbove", "Symbol", "RecipeInterface", "AutomaticAllocationScope"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %initRegion = irdl.region
    %destroyRegion = irdl.region
    irdl.regions(
      initRegion: %initRegion,
      destroyRegion: %destroyRegion)
  }
  irdl.operation @reduction.recipe attributes {
    varve.format = "$sym_name `:` $type attr-dict-with-keyword `reduction_operator` $reductionOperator `init` $initRegion `combiner` $combinerRegion (`destroy` $destroyRegion^)?",
    varve.traits = ["IsolatedFromAbove", "Symbol", "RecipeInterface", "AutomaticAllocationScope"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %reductionOperator = irdl.base "#acc.reduction_operator"
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "reductionOperator" = %reductionOperator,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %initRegion = irdl.region
    %combinerRegion = irdl.region
    %destroyRegion = irdl.region
    irdl.regions(
      initRegion: %initRegion,
      combinerRegion: %combinerRegion,
      destroyRegion: %destroyRegion)
  }
}
