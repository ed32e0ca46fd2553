irdl.dialect @transform attributes {
  varve.set = "llvm17",
  varve.base = "llvm16",
  varve.properties = "llvm18",
  varve.state = "iree-compiler 20230524.529"
} {
  irdl.operation @include attributes {
    varve.format = "$target `failures` `(` $failure_propagation_mode `)``(` $operands `)` attr-dict `:` functional-type($operands, $results)",
    varve.traits = ["CallOpInterface", "MatchOpInterface", "MemoryEffectsOpInterface", "SymbolUserOpInterface", "TransformOpInterface"]
  } {
    %operands = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %results = irdl.any {varve.rule = "AnyOf<Implements<\22TransformParamTypeInterface\22>, Implements<\22TransformHandleTypeInterface\22>, Implements<\22TransformValueHandleTypeInterface\22>>"}
    %target = irdl.any {varve.rule = "SymbolRefAttr"}
    %failure_propagation_mode = irdl.any {varve.rule = "enum<@FailurePropagationMode>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "target" = %target,
      "failure_propagation_mode" = %failure_propagation_mode
    }
  }
  irdl.operation @named_sequence attributes {
    varve.syntax = "hook:transform.named_sequence",
    varve.traits = ["FunctionOpInterface", "IsolatedFromAbove", "MemoryEffectsOpInterface", "TransformOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "sym_visibility" = %sym_visibility,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["sym_visibility", "arg_attrs", "res_attrs"]
    }
    %body = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
}
