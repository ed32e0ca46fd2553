irdl.dialect @shape attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "operation shape.dim",
    "operation shape.value_of"],
  varve.depends = ["arith", "tensor"],
  varve.unknown = ["operations"]
} {
  irdl.operation @func attributes {
    varve.syntax = "hook:shape.func",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "CallableOpInterface", "FunctionOpInterface", "IsolatedFromAbove", "OpAsmOpInterface", "Symbol"],
    varve.default_dialect = "shape"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @function_library attributes {
    varve.syntax = "hook:shape.function_library",
    varve.traits = ["AffineScope", "IsolatedFromAbove", "NoRegionArguments", "SymbolTable", "Symbol", "NoTerminator", "OpAsmOpInterface", "SingleBlock"],
    varve.default_dialect = "shape"
  } {
    %mapping = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.attributes {
      "mapping" = %mapping
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @meet attributes {
    varve.format = "$arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` type($arg0) `,` type($arg1) `->` type($result)",
    varve.traits = ["Commutative", "InferTypeOpInterface"]
  } {
    %arg0 = irdl.any {varve.rule = "AnyOf<!shape.size, !shape.shape>"}
    %arg1 = irdl.any {varve.rule = "AnyOf<!shape.size, !shape.shape>"}
    %result = irdl.any {varve.rule = "AnyOf<!shape.size, !shape.shape>"}
    %error = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      arg0: %arg0,
      arg1: %arg1)
    irdl.results(
      result: %result)
    irdl.attributes {
      "error" = %error
    } {
      varve.optional = ["error"]
    }
  }
  irdl.operation @with_shape attributes {
    varve.format = "operands attr-dict `:` type($operand) `,` type($shape)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($shape) = !shape.shape",
      "type($result) = !shape.value_shape"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<AnyShaped, !shape.value_shape>"}
    %shape = irdl.base "!shape.shape"
    %result = irdl.base "!shape.value_shape"
    irdl.operands(
      operand: %operand,
      shape: %shape)
    irdl.results(
      result: %result)
  }
}
