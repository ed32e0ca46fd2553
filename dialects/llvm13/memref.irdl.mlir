irdl.dialect @memref attributes {
  varve.set = "llvm13",
  varve.depends = ["tensor"]
} {
  "varve.directive"() {
    format = "$type one( | `=` one( `uninitialized` let($value = unit) | typed($value, tensor(shape(typeof($type)), elem(typeof($type)))) ) )",
    sym_name = "GlobalMemrefOpTypeAndInitialValue",
    takes = ["$type", "$value"]
  } : () -> ()
  irdl.operation @alloc attributes {
    varve.format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
    varve.let = [
      "type($dynamicSizes) = index",
      "type($symbolOperands) = index"]
  } {
    %dynamicSizes = irdl.any {varve.rule = "Index"}
    %symbolOperands = irdl.any {varve.rule = "Index"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    irdl.operands(
      dynamicSizes: variadic %dynamicSizes,
      symbolOperands: variadic %symbolOperands) {
      varve.segments
    }
    irdl.results(
      memref: %memref)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @alloca attributes {
    varve.format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
    varve.let = [
      "type($dynamicSizes) = index",
      "type($symbolOperands) = index"]
  } {
    %dynamicSizes = irdl.any {varve.rule = "Index"}
    %symbolOperands = irdl.any {varve.rule = "Index"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
    irdl.operands(
      dynamicSizes: variadic %dynamicSizes,
      symbolOperands: variadic %symbolOperands) {
      varve.segments
    }
    irdl.results(
      memref: %memref)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @alloca_scope attributes {
    varve.traits = ["AutomaticAllocationScope", "RecursiveSideEffects", "NoRegionArguments"],
    varve.terminator = "memref.alloca_scope.return",
    varve.format = "one( ` ` when(count($results) = 0) let(types($results) = []) | ` ` ` ` `->` one( `(` type($results) `)` | $result let(type($results) = typeof($result)) ) ) if(count($results) > 0: region($bodyRegion, end) | $bodyRegion) attr-dict",
    varve.locals = {result = ["TypeAttr", "absent"]}
  } {
    %results = irdl.any
    irdl.results(
      results: variadic %results)
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @alloca_scope.return attributes {
    varve.format = "attr-dict ($results^ `:` type($results))?",
    varve.traits = ["HasParent<memref.alloca_scope>", "NoSideEffect", "ReturnLike", "Terminator"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
  irdl.operation @assume_alignment attributes {
    varve.format = "$memref `,` $alignment attr-dict `:` type($memref)"
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %alignment = irdl.any {varve.rule = "AllOf<I32Attr, IntPositive>"}
    irdl.operands(
      memref: %memref)
    irdl.attributes {
      "alignment" = %alignment
    }
  }
  irdl.operation @buffer_cast attributes {
    varve.format = "$tensor attr-dict `:` type($memref)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "NoSideEffect", "TypesMatchWith<memref,tensor>"],
    varve.let = [
      "type($tensor) = tensor(shape(type($memref)), elem(type($memref)))"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %memref = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    irdl.operands(
      tensor: %tensor)
    irdl.results(
      memref: %memref)
  }
  irdl.operation @cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["NoSideEffect", "SameOperandsAndResultShape", "ViewLikeOpInterface", "MemRefsNormalizable"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    %dest = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @clone attributes {
    varve.format = "$input attr-dict `:` type($input) `to` type($output)",
    varve.traits = ["CopyOpInterface"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    %output = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @collapse_shape attributes {
    varve.traits = ["NoSideEffect", "ViewLikeOpInterface"],
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
  } {
    %src = irdl.any {varve.rule = "AnyStridedMemRef"}
    %result = irdl.any {varve.rule = "AnyStridedMemRef"}
    %reassociation = irdl.any {varve.rule = "ArrayOf<ArrayOf<I64Attr>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "reassociation" = %reassociation
    }
  }
  irdl.operation @copy attributes {
    varve.format = "$source `,` $target attr-dict `:` type($source) `to` type($target)",
    varve.traits = ["CopyOpInterface", "SameOperandsElementType", "SameOperandsShape"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    %target = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    irdl.operands(
      source: %source,
      target: %target)
  }
  irdl.operation @dealloc attributes {
    varve.format = "$memref attr-dict `:` type($memref)",
    varve.traits = ["MemRefsNormalizable"]
  } {
    %memref = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    irdl.operands(
      memref: %memref)
  }
  irdl.operation @dim attributes {
    varve.format = "attr-dict $source `,` $index `:` type($source)",
    varve.traits = ["NoSideEffect", "MemRefsNormalizable"],
    varve.let = [
      "type($index) = index",
      "type($result) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    %index = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      source: %source,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @dma_start attributes {
    varve.syntax = "hook:memref.dma_start"
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @dma_wait attributes {
    varve.format = "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)",
    varve.let = ["type($tagIndices) = index", "type($numElements) = index"]
  } {
    %tagMemRef = irdl.any
    %tagIndices = irdl.any
    %numElements = irdl.any
    irdl.operands(
      tagMemRef: %tagMemRef,
      tagIndices: variadic %tagIndices,
      numElements: %numElements)
  }
  irdl.operation @expand_shape attributes {
    varve.traits = ["NoSideEffect", "ViewLikeOpInterface"],
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)"
  } {
    %src = irdl.any {varve.rule = "AnyStridedMemRef"}
    %result = irdl.any {varve.rule = "AnyStridedMemRef"}
    %reassociation = irdl.any {varve.rule = "ArrayOf<ArrayOf<I64Attr>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "reassociation" = %reassociation
    }
  }
  irdl.operation @get_global attributes {
    varve.format = "$name `:` type($result) attr-dict",
    varve.traits = ["NoSideEffect"]
  } {
    %result = irdl.any {varve.rule = "AnyStaticShapeMemRef"}
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @global attributes {
    varve.format = "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    %initial_value = irdl.any
    %constant = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility,
      "type" = %type,
      "initial_value" = %initial_value,
      "constant" = %constant
    } {
      varve.optional = ["sym_visibility", "initial_value", "constant"]
    }
  }
  irdl.operation @load attributes {
    varve.format = "$memref `[` $indices `]` attr-dict `:` type($memref)",
    varve.traits = ["TypesMatchWith<memref,result>", "MemRefsNormalizable"],
    varve.let = [
      "type($result) = elem(type($memref))",
      "type($indices) = index"]
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      memref: %memref,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @prefetch attributes {
    varve.let = [
      "type($indices) = index"],
    varve.format = "$memref `[` $indices `]` `,` one( `write` let($isWrite = true) | `read` let($isWrite = false) ) `,` `locality` `<` $localityHint `>` `,` one( `data` let($isDataCache = true) | `instr` let($isDataCache = false) ) attr-dict `:` type($memref)"
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %isWrite = irdl.any {varve.rule = "BoolAttr"}
    %localityHint = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<0>, IntMaxValue<3>>"}
    %isDataCache = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices)
    irdl.attributes {
      "isWrite" = %isWrite,
      "localityHint" = %localityHint,
      "isDataCache" = %isDataCache
    }
  }
  irdl.operation @reinterpret_cast attributes {
    varve.format = "$source `to` `offset` `` `:` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) `` `,` `sizes` `` `:` custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) `` `,` `strides` `` `:` custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["NoSideEffect", "ViewLikeOpInterface", "OffsetSizeAndStrideOpInterface"],
    varve.let = [
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyMemRef"}
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
  irdl.operation @reshape attributes {
    varve.format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["ViewLikeOpInterface", "NoSideEffect"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    %shape = irdl.any {varve.rule = "AllOf<MemRefOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    irdl.operands(
      source: %source,
      shape: %shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @store attributes {
    varve.format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)",
    varve.traits = ["TypesMatchWith<memref,value>", "MemRefsNormalizable"],
    varve.let = [
      "type($value) = elem(type($memref))",
      "type($indices) = index"]
  } {
    %value = irdl.any
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices)
  }
  irdl.operation @subview attributes {
    varve.format = "$source `` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["NoSideEffect", "OffsetSizeAndStrideOpInterface"],
    varve.let = [
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyMemRef"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyMemRef"}
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
  irdl.operation @tensor_load attributes {
    varve.format = "$memref attr-dict `:` type($memref)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "TypesMatchWith<memref,result>"],
    varve.let = [
      "type($result) = tensor(shape(type($memref)), elem(type($memref)))"]
  } {
    %memref = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    %result = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      memref: %memref)
    irdl.results(
      result: %result)
  }
  irdl.operation @tensor_store attributes {
    varve.format = "$tensor `,` $memref attr-dict `:` type($memref)",
    varve.traits = ["SameOperandsShape", "SameOperandsElementType", "TypesMatchWith<memref,tensor>"],
    varve.let = [
      "type($tensor) = tensor(shape(type($memref)), elem(type($memref)))"]
  } {
    %tensor = irdl.any {varve.rule = "AnyTensor"}
    %memref = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    irdl.operands(
      tensor: %tensor,
      memref: %memref)
  }
  irdl.operation @transpose attributes {
    varve.syntax = "hook:memref.transpose",
    varve.traits = ["NoSideEffect"]
  } {
    %in = irdl.any {varve.rule = "AnyStridedMemRef"}
    %result0 = irdl.any {varve.rule = "AnyStridedMemRef"}
    %permutation = irdl.any {varve.rule = "AffineMapAttr"}
    irdl.operands(
      in: %in)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "permutation" = %permutation
    }
  }
  irdl.operation @view attributes {
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($byte_shift) = index",
      "type($sizes) = index"],
    varve.format = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type($result0)"
  } {
    %source = irdl.any {varve.rule = "AllOf<MemRefOf<I8>, RankIs<1>>"}
    %byte_shift = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %result0 = irdl.any {varve.rule = "AnyMemRef"}
    irdl.operands(
      source: %source,
      byte_shift: %byte_shift,
      sizes: variadic %sizes)
    irdl.results(
      result0: %result0)
  }
}
