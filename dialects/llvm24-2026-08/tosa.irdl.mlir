irdl.dialect @tosa attributes {
  varve.set = "llvm24-2026-08",
  varve.base = "llvm24-2026-07",
  varve.llvm = "24",
  varve.depends = ["quant", "tensor"]
} {
  irdl.operation @cast attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "InferShapedTypeOpInterface", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %input_unsigned = irdl.any {varve.rule = "BoolAttr"}
    %input = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "input_unsigned" = %input_unsigned
    } {
      varve.optional = ["input_unsigned"]
    }
  }
  irdl.operation @variable attributes {
    varve.format = "$sym_name attr-dict custom<VariableOpTypeOrInitialValue>($var_shape, $type, $initial_value)",
    varve.traits = ["Symbol", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %var_shape = irdl.any {varve.rule = "IndexElementsAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %initial_value = irdl.any
    irdl.attributes {
      "sym_name" = %sym_name,
      "var_shape" = %var_shape,
      "type" = %type,
      "initial_value" = %initial_value,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["initial_value", "sym_visibility"]
    }
  }
  irdl.operation @argmin {
    %any = irdl.any
    %a_axis = irdl.any {varve.rule = "I32Attr"}
    %a_nan_mode = irdl.any
    irdl.operands(
      input: %any)
    irdl.results(
      output: %any)
    irdl.attributes {
      "axis" = %a_axis,
      "nan_mode" = %a_nan_mode
    } {
      varve.optional = ["nan_mode"]
    }
  }
  irdl.operation @const attributes {
    varve.format = "` ` ` ` `values` `(` $values `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ConstantLike", "Pure", "AllShapesMatch<values,output>", "FirstAttrDerivedResultType", "TosaOpInterface", "QueryProfileInterface", "QueryExtensionInterface", "TosaResolvableShapeOperands"],
    varve.require = [["elem(typeof($values)) = elem(type($output)) or isa(elem(type($output)), 'DialectType')", "expected same attr/result element types"]]
  } {
    %output = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnyUnsignedInteger, AnySignlessInteger, AllOf<AnyQuantizedType, StorageWidth<8>>, AllOf<AnyQuantizedType, StorageWidth<4>>, AllOf<AnyQuantizedType, StorageWidth<16>>, AllOf<AnyQuantizedType, StorageWidth<32>>, AnyFloat, !tosa.mxint8>>, AnyOf<AllOf<AnyRankedTensor, NoDim<0>>, AnyUnrankedTensor>>"}
    %values = irdl.any {varve.rule = "ElementsAttr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "values" = %values
    }
  }
}
