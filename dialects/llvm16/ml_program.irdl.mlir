irdl.dialect @ml_program attributes {
  varve.set = "llvm16",
  varve.base = "llvm19"
} {
  irdl.operation @global_load attributes {
    varve.format = "$global `:` type($result) attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %result = irdl.any
    %global = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "global" = %global
    }
  }
  irdl.operation @global_load_const attributes {
    varve.format = "$global `:` type($result) attr-dict",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
  } {
    %result = irdl.any
    %global = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "global" = %global
    }
  }
}
