irdl.dialect @pdl_interp attributes {
  varve.set = "llvm24-2026-09",
  varve.base = "llvm24-2026-08",
  varve.llvm = "24",
  varve.depends = ["pdl"]
} {
  irdl.operation @apply_constraint attributes {
    varve.format = "$name `(` $args `:` type($args) `)` (`is_negated` `=` $isNegated^)? (`:` type($results)^)? attr-dict `->` successors",
    varve.traits = ["Terminator"]
  } {
    %args = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %results = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %isNegated = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "name" = %name,
      "isNegated" = %isNegated
    } {
      varve.defaults = {
        isNegated = false}
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:pdl_interp.func",
    varve.traits = ["FunctionOpInterface", "IsolatedFromAbove"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility", "arg_attrs", "res_attrs"]
    }
    %body = irdl.region {varve.rule = "MinSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
}
