irdl.dialect @gradient attributes {
  varve.set = "catalyst"
} {
  irdl.operation @adjoint attributes {
    varve.format = "$callee `(` $args `)` `size` `(` $gradSize `)` ( `in` `(` $data_in^ `:` type($data_in) `)` )? attr-dict `:` functional-type($args, results)",
    varve.let = [
      "type($gradSize) = index"]
  } {
    %gradSize = irdl.any {varve.rule = "Index"}
    %args = irdl.any
    %data_in = irdl.any {varve.rule = "MemRefOf<AnyFloat>"}
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, RankedTensorOf<AnyFloat>>"}
    %callee = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      gradSize: %gradSize,
      args: variadic %args,
      data_in: variadic %data_in) {
      varve.segments
    }
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @backprop attributes {
    varve.format = "$callee `(` $args `)` ( `grad_out` `(` $diffArgShadows^ `:` type($diffArgShadows) `)` )? ( `callee_out` `(` $calleeResults^ `:` type($calleeResults) `)` )? `cotangents` `(` $cotangents `:` type($cotangents) `)` attr-dict `:` functional-type($args, results)",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %args = irdl.any
    %diffArgShadows = irdl.any {varve.rule = "MemRefOf<AnyFloat>"}
    %calleeResults = irdl.any {varve.rule = "MemRefOf<AnyFloat>"}
    %cotangents = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyFloat>, MemRefOf<AnyFloat>>"}
    %vals = irdl.any {varve.rule = "AnyOf<AnyFloat, RankedTensorOf<AnyFloat>>"}
    %gradients = irdl.any {varve.rule = "AnyOf<AnyFloat, RankedTensorOf<AnyFloat>>"}
    %callee = irdl.any {varve.rule = "SymbolRefAttr"}
    %diffArgIndices = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %keepValueResults = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      args: variadic %args,
      diffArgShadows: variadic %diffArgShadows,
      calleeResults: variadic %calleeResults,
      cotangents: variadic %cotangents) {
      varve.segments
    }
    irdl.results(
      vals: variadic %vals,
      gradients: variadic %gradients) {
      varve.segments
    }
    irdl.attributes {
      "callee" = %callee,
      "diffArgIndices" = %diffArgIndices,
      "keepValueResults" = %keepValueResults
    } {
      varve.optional = ["diffArgIndices", "keepValueResults"]
    }
  }
  irdl.operation @custom_grad attributes {
    varve.format = "$callee $forward $reverse attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %forward = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %reverse = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.attributes {
      "callee" = %callee,
      "forward" = %forward,
      "reverse" = %reverse
    }
  }
  irdl.operation @forward attributes {
    varve.printer = "code",
    varve.traits = ["FunctionOpInterface", "IsolatedFromAbove"],
    varve.format = "function"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %implementation = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %argc = irdl.any {varve.rule = "I64Attr"}
    %resc = irdl.any {varve.rule = "I64Attr"}
    %tape = irdl.any {varve.rule = "I64Attr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "implementation" = %implementation,
      "argc" = %argc,
      "resc" = %resc,
      "tape" = %tape,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    %body = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
  irdl.operation @grad attributes {
    varve.format = "$method $callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface", "GradientOpInterface"]
  } {
    %operands = irdl.any
    %result0 = irdl.any {varve.rule = "AnyOf<AnyFloat, RankedTensorOf<AnyFloat>>"}
    %method = irdl.any {varve.rule = "StrAttr"}
    %callee = irdl.any {varve.rule = "SymbolRefAttr"}
    %diffArgIndices = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %finiteDiffParam = irdl.any {varve.rule = "FloatAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "method" = %method,
      "callee" = %callee,
      "diffArgIndices" = %diffArgIndices,
      "finiteDiffParam" = %finiteDiffParam,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["diffArgIndices", "finiteDiffParam", "arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @jvp attributes {
    varve.format = "$method $callee `(` $params `)` `tangents` `(` $tangents `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["SameVariadicResultSize", "CallOpInterface", "SymbolUserOpInterface", "GradientOpInterface"]
  } {
    %params = irdl.any
    %tangents = irdl.any
    %calleeResults = irdl.any {varve.rule = "AnyOf<AnyFloat, RankedTensorOf<AnyFloat>>"}
    %jvps = irdl.any {varve.rule = "AnyOf<AnyFloat, RankedTensorOf<AnyFloat>>"}
    %method = irdl.any {varve.rule = "StrAttr"}
    %callee = irdl.any {varve.rule = "SymbolRefAttr"}
    %diffArgIndices = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %finiteDiffParam = irdl.any {varve.rule = "FloatAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      params: variadic %params,
      tangents: variadic %tangents) {
      varve.segments
    }
    irdl.results(
      calleeResults: variadic %calleeResults,
      jvps: variadic %jvps)
    irdl.attributes {
      "method" = %method,
      "callee" = %callee,
      "diffArgIndices" = %diffArgIndices,
      "finiteDiffParam" = %finiteDiffParam,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["diffArgIndices", "finiteDiffParam", "arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($tape^ `:` type($tape))?",
    varve.traits = ["ReturnLike", "Terminator", "HasParent<gradient.forward,gradient.reverse>"]
  } {
    %tape = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %empty = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      tape: variadic %tape)
    irdl.attributes {
      "empty" = %empty
    }
  }
  irdl.operation @reverse attributes {
    varve.printer = "code",
    varve.traits = ["FunctionOpInterface", "IsolatedFromAbove"],
    varve.format = "function"
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %implementation = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %argc = irdl.any {varve.rule = "I64Attr"}
    %resc = irdl.any {varve.rule = "I64Attr"}
    %tape = irdl.any {varve.rule = "I64Attr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "implementation" = %implementation,
      "argc" = %argc,
      "resc" = %resc,
      "tape" = %tape,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    %body = irdl.region {varve.rule = "MaxSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
  irdl.operation @value_and_grad attributes {
    varve.format = "$method $callee `(` $operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface", "GradientOpInterface"]
  } {
    %operands = irdl.any
    %vals = irdl.any {varve.rule = "AnyOf<AnyFloat, RankedTensorOf<AnyFloat>>"}
    %gradients = irdl.any {varve.rule = "AnyOf<AnyFloat, RankedTensorOf<AnyFloat>>"}
    %method = irdl.any {varve.rule = "StrAttr"}
    %callee = irdl.any {varve.rule = "SymbolRefAttr"}
    %diffArgIndices = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %finiteDiffParam = irdl.any {varve.rule = "FloatAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      vals: variadic %vals,
      gradients: variadic %gradients) {
      varve.segments
    }
    irdl.attributes {
      "method" = %method,
      "callee" = %callee,
      "diffArgIndices" = %diffArgIndices,
      "finiteDiffParam" = %finiteDiffParam,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["diffArgIndices", "finiteDiffParam", "arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @vjp attributes {
    varve.format = "$method $callee `(` $params `)` `cotangents` `(` $cotangents `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface", "GradientOpInterface"]
  } {
    %params = irdl.any
    %cotangents = irdl.any
    %calleeResults = irdl.any {varve.rule = "AnyOf<AnyFloat, RankedTensorOf<AnyFloat>>"}
    %vjps = irdl.any {varve.rule = "AnyOf<AnyFloat, RankedTensorOf<AnyFloat>>"}
    %method = irdl.any {varve.rule = "StrAttr"}
    %callee = irdl.any {varve.rule = "SymbolRefAttr"}
    %diffArgIndices = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %finiteDiffParam = irdl.any {varve.rule = "FloatAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      params: variadic %params,
      cotangents: variadic %cotangents) {
      varve.segments
    }
    irdl.results(
      calleeResults: variadic %calleeResults,
      vjps: variadic %vjps) {
      varve.segments
    }
    irdl.attributes {
      "method" = %method,
      "callee" = %callee,
      "diffArgIndices" = %diffArgIndices,
      "finiteDiffParam" = %finiteDiffParam,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["diffArgIndices", "finiteDiffParam", "arg_attrs", "res_attrs"]
    }
  }
}
