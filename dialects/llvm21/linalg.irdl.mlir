irdl.dialect @linalg attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.depends = ["affine", "arith", "math", "memref", "tensor"]
} {
  irdl.operation @batch_matmul_transpose_a attributes {
    varve.syntax = "hook:linalg.batch_matmul_transpose_a",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d3, d1), (d0, d3, d2), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @batch_matmul_transpose_b attributes {
    varve.syntax = "hook:linalg.batch_matmul_transpose_b",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast_signed(2) 1 cast_signed(2) mul add",
    varve.maps = "(d0, d1, d2, d3) -> (d0, d1, d3), (d0, d2, d3), (d0, d1, d2)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @elemwise_binary attributes {
    varve.syntax = "hook:linalg.elemwise_binary",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 0 cast(2) 1 cast(2) fun(add)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %fun = irdl.base "#linalg.binary_fn"
    %cast = irdl.base "#linalg.type_fn"
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "fun" = %fun,
      "cast" = %cast
    } {
      varve.optional = ["fun", "cast"],
      varve.defaults = {
        fun = #linalg.binary_fn<add>,
        cast = #linalg.type_fn<cast_signed>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @elemwise_unary attributes {
    varve.syntax = "hook:linalg.elemwise_unary",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "2: 0 cast(1) fun(exp)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %fun = irdl.base "#linalg.unary_fn"
    %cast = irdl.base "#linalg.type_fn"
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "fun" = %fun,
      "cast" = %cast
    } {
      varve.optional = ["fun", "cast"],
      varve.defaults = {
        fun = #linalg.unary_fn<exp>,
        cast = #linalg.type_fn<cast_signed>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @matmul_transpose_a attributes {
    varve.syntax = "hook:linalg.matmul_transpose_a",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast(2) 1 cast(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d2, d0), (d2, d1), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %cast = irdl.base "#linalg.type_fn"
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "cast" = %cast
    } {
      varve.optional = ["cast"],
      varve.defaults = {
        cast = #linalg.type_fn<cast_signed>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @matmul_transpose_b attributes {
    varve.syntax = "hook:linalg.matmul_transpose_b",
    varve.traits = ["SingleBlock", "MemoryEffectsOpInterface", "DestinationStyleOpInterface", "LinalgStructuredInterface", "ReifyRankedShapedTypeOpInterface", "LinalgContractionOpInterface"],
    varve.terminator = "linalg.yield",
    varve.body = "3: 2 0 cast(2) 1 cast(2) mul add",
    varve.maps = "(d0, d1, d2) -> (d0, d2), (d1, d2), (d0, d1)"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result_tensors = irdl.any {varve.rule = "AnyRankedTensor"}
    %cast = irdl.base "#linalg.type_fn"
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result_tensors: variadic %result_tensors)
    irdl.attributes {
      "cast" = %cast
    } {
      varve.optional = ["cast"],
      varve.defaults = {
        cast = #linalg.type_fn<cast_signed>}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @winograd_filter_transform attributes {
    varve.format = "attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $filter `:` type($filter) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)",
    varve.traits = ["AllElementTypesMatch<filter,output>"]
  } {
    %filter = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<4>>"}
    %output = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<4>>"}
    %result = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<4>>"}
    %m = irdl.any {varve.rule = "I64Attr"}
    %r = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      filter: %filter,
      output: %output)
    irdl.results(
      result: %result)
    irdl.attributes {
      "m" = %m,
      "r" = %r
    }
  }
  irdl.operation @winograd_input_transform attributes {
    varve.format = "attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $input `:` type($input) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)",
    varve.traits = ["AllElementTypesMatch<input,output>"]
  } {
    %input = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<4>>"}
    %output = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<6>>"}
    %result = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<6>>"}
    %m = irdl.any {varve.rule = "I64Attr"}
    %r = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input,
      output: %output)
    irdl.results(
      result: %result)
    irdl.attributes {
      "m" = %m,
      "r" = %r
    }
  }
  irdl.operation @winograd_output_transform attributes {
    varve.format = "attr-dict `m` `(` $m `)` `r` `(` $r `)` `ins` `(` $value `:` type($value) `)` `outs` `(` $output `:` type($output) `)` `->` type($result)",
    varve.traits = ["AllElementTypesMatch<value,output>"]
  } {
    %value = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<6>>"}
    %output = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<4>>"}
    %result = irdl.any {varve.rule = "AllOf<AnyRankedTensor, RankIs<4>>"}
    %m = irdl.any {varve.rule = "I64Attr"}
    %r = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      value: %value,
      output: %output)
    irdl.results(
      result: %result)
    irdl.attributes {
      "m" = %m,
      "r" = %r
    }
  }
}
