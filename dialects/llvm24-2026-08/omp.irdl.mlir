irdl.dialect @omp attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24",
  varve.depends = ["llvm", "func"]
} {
  irdl.operation @critical.declare attributes {
    varve.format = "$sym_name oilist( `hint` `(` custom<SynchronizationHint>($hint) `)` ) attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %hint = irdl.any {varve.rule = "I64Attr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "hint" = %hint,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["hint", "sym_visibility"],
      varve.defaults = {
        hint = 0 : i64}
    }
  }
  irdl.operation @declare_mapper attributes {
    varve.format = "$sym_name `:` $type $body attr-dict",
    varve.traits = ["IsolatedFromAbove", "RecipeInterface", "SingleBlock", "Symbol"]
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
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @declare_reduction attributes {
    varve.format = "$sym_name `:` $type attr-dict-with-keyword ( `alloc` $allocRegion^ )? `init` $initializerRegion `combiner` $reductionRegion ( `atomic` $atomicReductionRegion^ )? ( `cleanup` $cleanupRegion^ )? ( `data_ptr_ptr` $dataPtrPtrRegion^ )?",
    varve.traits = ["IsolatedFromAbove", "RecipeInterface", "Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %byref_element_type = irdl.any {varve.rule = "TypeAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "type" = %type,
      "byref_element_type" = %byref_element_type,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["byref_element_type", "sym_visibility"]
    }
    %allocRegion = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    %initializerRegion = irdl.region
    %reductionRegion = irdl.region
    %atomicReductionRegion = irdl.region
    %cleanupRegion = irdl.region
    %dataPtrPtrRegion = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      allocRegion: %allocRegion,
      initializerRegion: %initializerRegion,
      reductionRegion: %reductionRegion,
      atomicReductionRegion: %atomicReductionRegion,
      cleanupRegion: %cleanupRegion,
      dataPtrPtrRegion: %dataPtrPtrRegion)
  }
}
