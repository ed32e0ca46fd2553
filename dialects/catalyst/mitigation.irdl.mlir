irdl.dialect @mitigation attributes {
  varve.set = "catalyst"
} {
  "varve.enum"() {
    sym_name = "Folding",
    storage = i32,
    cases = [
      ["global", 1 : i32],
      ["all", 2 : i32],
      ["random", 3 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#folding" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@Folding>"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @zne attributes {
    varve.format = "$callee `(` $args `)` `folding` `(` $folding `)` `numFolds` `(` $numFolds `:` type($numFolds) `)` attr-dict `:` functional-type($args, results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface"]
  } {
    %args = irdl.any
    %numFolds = irdl.any {varve.rule = "RankedTensorOf<AnyFloat>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, RankedTensorOf<AnyFloat>>"}
    %callee = irdl.any {varve.rule = "SymbolRefAttr"}
    %folding = irdl.base "#mitigation.folding"
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      args: variadic %args,
      numFolds: %numFolds)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee,
      "folding" = %folding,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
}
