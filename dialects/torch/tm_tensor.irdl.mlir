irdl.dialect @tm_tensor attributes {
  varve.set = "torch",
  varve.printer = "code"
} {
  irdl.operation @attention attributes {
    varve.format = "attr-dict `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)` (`->` type($result)^)?",
    varve.traits = ["TMTensorInterface", "ScalarLoopOpInterface", "MemoryEffectsOpInterface", "SingleBlock"],
    varve.terminator = "tm_tensor.yield"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %scale = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "scale" = %scale
    } {
      varve.optional = ["scale"]
    }
  }
  irdl.operation @scan attributes {
    varve.format = "`dimension` `(` $dimension `)` `inclusive` `(` $inclusive `)` attr-dict `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?",
    varve.traits = ["TMTensorInterface", "ScalarLoopOpInterface", "MemoryEffectsOpInterface", "SingleBlock"],
    varve.terminator = "tm_tensor.yield"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    %inclusive = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dimension" = %dimension,
      "inclusive" = %inclusive
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @scatter attributes {
    varve.format = "attr-dict `unique_indices` `(` $unique_indices `)` (`ins` `(` $inputs^ `:` type($inputs) `)`)? `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?",
    varve.traits = ["TMTensorInterface", "ScalarLoopOpInterface", "MemoryEffectsOpInterface", "SingleBlock"],
    varve.terminator = "tm_tensor.yield"
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<AnyMemRef, AllOf<AnyTensor, Ranked>>"}
    %outputs = irdl.any {varve.rule = "AnyOf<AnyMemRef, AllOf<AnyTensor, Ranked>>"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %dimension_map = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %unique_indices = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dimension_map" = %dimension_map,
      "unique_indices" = %unique_indices
    } {
      varve.defaults = {
        unique_indices = true}
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @sort attributes {
    varve.format = "attr-dict `dimension` `(` $dimension `)` (`ins` `(` $inputs^ `:` type($inputs) `)`)? `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?",
    varve.traits = ["TMTensorInterface", "ScalarLoopOpInterface", "MemoryEffectsOpInterface", "SingleBlock"],
    varve.terminator = "tm_tensor.yield"
  } {
    %inputs = irdl.any
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dimension" = %dimension
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @topk attributes {
    varve.format = "attr-dict `dimension` `(` $dimension `)` `ins` `(` $inputs `:` type($inputs) `)` `outs` `(` $outputs `:` type($outputs) `)` $region (`->` type($results)^)?",
    varve.traits = ["TMTensorInterface", "ScalarLoopOpInterface", "MemoryEffectsOpInterface", "SingleBlock"],
    varve.terminator = "tm_tensor.yield"
  } {
    %inputs = irdl.any {varve.rule = "AnyShaped"}
    %outputs = irdl.any {varve.rule = "AnyShaped"}
    %results = irdl.any {varve.rule = "AnyRankedTensor"}
    %dimension = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      inputs: variadic %inputs,
      outputs: variadic %outputs) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "dimension" = %dimension
    }
    %region = irdl.region
    irdl.regions(
      region: %region)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
}
