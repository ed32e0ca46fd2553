irdl.dialect @tensor attributes {
  varve.set = "llvm13"
} {
  irdl.operation @cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["NoSideEffect"]
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %dest = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @dim attributes {
    varve.format = "attr-dict $source `,` $index `:` type($source)",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($index) = index",
      "type($result) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %index = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      source: %source,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @extract attributes {
    varve.format = "$tensor `[` $indices `]` attr-dict `:` type($tensor)",
    varve.traits = ["NoSideEffect", "TypesMatchWith<tensor,result>"],
    varve.let = [
      "type($result) = elem(type($tensor))",
      "type($indices) = index"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      tensor: %tensor,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @extract_slice attributes {
    varve.format = "$source `` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["NoSideEffect", "OffsetSizeAndStrideOpInterface"],
    varve.let = [
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %static_offsets = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %static_sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %static_strides = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      source: %source,
      offsets: variadic %offsets,
      sizes: variadic %sizes,
      strides: variadic %strides) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_offsets" = %static_offsets,
      "static_sizes" = %static_sizes,
      "static_strides" = %static_strides
    }
  }
  irdl.operation @from_elements attributes {
    varve.format = "$elements attr-dict `:` type($result)",
    varve.traits = ["NoSideEffect", "TypesMatchWith<result,elements>"],
    varve.let = [
      "type($elements) = repeat(elem(type($result)), product(shape(type($result))))"]
  } {
    %elements = irdl.any
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, RankIs<1>>"}
    irdl.operands(
      elements: variadic %elements)
    irdl.results(
      result: %result)
  }
  irdl.operation @generate attributes {
    varve.format = "$dynamicExtents $body attr-dict `:` type($result)",
    varve.traits = ["RecursiveSideEffects"],
    varve.let = [
      "type($dynamicExtents) = index"],
    varve.terminator = "tensor.yield"
  } {
    %dynamicExtents = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    irdl.operands(
      dynamicExtents: variadic %dynamicExtents)
    irdl.results(
      result: %result)
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @insert attributes {
    varve.format = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)",
    varve.traits = ["NoSideEffect", "TypesMatchWith<dest,result>", "TypesMatchWith<dest,scalar>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($scalar) = elem(type($dest))",
      "type($indices) = index"]
  } {
    %scalar = irdl.any
    %dest = irdl.any {varve.rule = "AnyTensor"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      scalar: %scalar,
      dest: %dest,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @insert_slice attributes {
    varve.format = "$source `into` $dest `` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `into` type($dest)",
    varve.traits = ["NoSideEffect", "OffsetSizeAndStrideOpInterface", "TypesMatchWith<dest,result>"],
    varve.let = [
      "type($result) = type($dest)",
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %dest = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AllOf<AnyTensor, Ranked>"}
    %static_offsets = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %static_sizes = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    %static_strides = irdl.any {varve.rule = "ArrayOf<I64Attr>"}
    irdl.operands(
      source: %source,
      dest: %dest,
      offsets: variadic %offsets,
      sizes: variadic %sizes,
      strides: variadic %strides) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_offsets" = %static_offsets,
      "static_sizes" = %static_sizes,
      "static_strides" = %static_strides
    }
  }
  irdl.operation @reshape attributes {
    varve.format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["NoSideEffect"]
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %shape = irdl.any {varve.rule = "AllOf<TensorOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      source: %source,
      shape: %shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @yield attributes {
    varve.format = "$value attr-dict `:` type($value)",
    varve.traits = ["NoSideEffect", "ReturnLike", "Terminator", "HasParent<tensor.generate>"]
  } {
    %value = irdl.any
    irdl.operands(
      value: %value)
  }
}
