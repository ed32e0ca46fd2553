irdl.dialect @memref attributes {
  varve.set = "llvm22",
  varve.depends = ["arith", "ub"]
} {
  "varve.enum"() {
    sym_name = "AtomicRMWKind",
    storage = i64,
    cases = [
      ["addf", 0 : i64],
      ["addi", 1 : i64],
      ["andi", 2 : i64],
      ["assign", 3 : i64],
      ["maximumf", 4 : i64],
      ["maxnumf", 5 : i64],
      ["maxs", 6 : i64],
      ["maxu", 7 : i64],
      ["minimumf", 8 : i64],
      ["minnumf", 9 : i64],
      ["mins", 10 : i64],
      ["minu", 11 : i64],
      ["mulf", 12 : i64],
      ["muli", 13 : i64],
      ["ori", 14 : i64],
      ["xori", 15 : i64]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "$type one( | `=` one( `uninitialized` let($value = unit) | typed($value, tensor(shape(typeof($type)), elem(typeof($type)))) ) )",
    sym_name = "GlobalMemrefOpTypeAndInitialValue",
    takes = ["$type", "$value"]
  } : () -> ()
  irdl.operation @alloc attributes {
    varve.format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
    varve.traits = ["AlignmentAttrOpInterface", "OpAsmOpInterface"],
    varve.let = [
      "type($dynamicSizes) = index",
      "type($symbolOperands) = index"],
    varve.names = "alloc"
  } {
    %dynamicSizes = irdl.any {varve.rule = "Index"}
    %symbolOperands = irdl.any {varve.rule = "Index"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
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
    varve.traits = ["AlignmentAttrOpInterface", "OpAsmOpInterface", "PromotableAllocationOpInterface", "DestructurableAllocationOpInterface"],
    varve.let = [
      "type($dynamicSizes) = index",
      "type($symbolOperands) = index"],
    varve.names = "alloca"
  } {
    %dynamicSizes = irdl.any {varve.rule = "Index"}
    %symbolOperands = irdl.any {varve.rule = "Index"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
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
    varve.printer = "code",
    varve.traits = ["AutomaticAllocationScope", "RegionBranchOpInterface", "SingleBlock", "RecursiveMemoryEffects", "NoRegionArguments"],
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
    varve.traits = ["HasParent<memref.alloca_scope>", "Pure", "ReturnLike", "Terminator"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
  irdl.operation @assume_alignment attributes {
    varve.format = "$memref `,` $alignment attr-dict `:` type($memref)",
    varve.traits = ["OpAsmOpInterface", "Pure", "ViewLikeOpInterface", "SameOperandsAndResultType", "MemorySpaceCastConsumerOpInterface", "ReifyRankedShapedTypeOpInterface"],
    varve.let = [
      "type($result) = type($memref)"],
    varve.names = "assume_align",
    varve.require = [["count(b in bits($alignment): b) = 1", "alignment must be power of 2"]]
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %result = irdl.any {varve.rule = "AnyMemRef"}
    %alignment = irdl.any {varve.rule = "AllOf<I32Attr, IntPositive>"}
    irdl.operands(
      memref: %memref)
    irdl.results(
      result: %result)
    irdl.attributes {
      "alignment" = %alignment
    }
  }
  irdl.operation @atomic_rmw attributes {
    varve.format = "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)",
    varve.traits = ["MemorySpaceCastConsumerOpInterface", "AllTypesMatch<value,result>", "TypesMatchWith<memref,value>"],
    varve.let = [
      "type($result) = type($value)",
      "type($value) = elem(type($memref))",
      "type($indices) = index"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat>"}
    %memref = irdl.any {varve.rule = "MemRefOf<AnyOf<AnySignlessInteger, AnyFloat>>"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat>"}
    %kind = irdl.any {varve.rule = "enum<@AtomicRMWKind>"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "kind" = %kind
    }
  }
  irdl.operation @atomic_yield attributes {
    varve.format = "$result attr-dict `:` type($result)",
    varve.traits = ["HasParent<memref.generic_atomic_rmw>", "Pure", "Terminator", "ReturnLike"]
  } {
    %result = irdl.any
    irdl.operands(
      result: %result)
  }
  irdl.operation @cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["CastOpInterface", "OpAsmOpInterface", "MemorySpaceCastConsumerOpInterface", "MemRefsNormalizable", "Pure", "SameOperandsAndResultShape", "ViewLikeOpInterface"],
    varve.names = "cast"
  } {
    %source = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    %dest = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @collapse_shape attributes {
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
    varve.traits = ["OpAsmOpInterface", "MemorySpaceCastConsumerOpInterface", "Pure", "ViewLikeOpInterface"],
    varve.names = "collapse_shape"
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
    varve.traits = ["SameOperandsElementType", "SameOperandsShape"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    %target = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    irdl.operands(
      source: %source,
      target: %target)
  }
  irdl.operation @dealloc attributes {
    varve.format = "$memref attr-dict `:` type($memref)",
    varve.traits = ["MemRefsNormalizable"]
  } {
    %memref = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    irdl.operands(
      memref: %memref)
  }
  irdl.operation @dim attributes {
    varve.format = "attr-dict $source `,` $index `:` type($source)",
    varve.traits = ["OpAsmOpInterface", "MemRefsNormalizable", "ConditionallySpeculatable", "NoMemoryEffect", "ShapedDimOpInterface", "InferIntRangeInterface"],
    varve.let = [
      "type($index) = index",
      "type($result) = index"],
    varve.names = "dim"
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyNon0RankedMemRef>"}
    %index = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      source: %source,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @distinct_objects attributes {
    varve.format = "$operands attr-dict `:` type($operands)",
    varve.traits = ["Pure", "DistinctObjectsTrait", "InferTypeOpInterface"],
    varve.let = ["type($results) = type($operands)"]
  } {
    %operands = irdl.any {varve.rule = "AnyMemRef"}
    %results = irdl.any {varve.rule = "AnyMemRef"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      results: variadic %results)
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
    varve.let = [
      "type($tagIndices) = index",
      "type($numElements) = index"]
  } {
    %tagMemRef = irdl.any {varve.rule = "AnyMemRef"}
    %tagIndices = irdl.any {varve.rule = "Index"}
    %numElements = irdl.any {varve.rule = "Index"}
    irdl.operands(
      tagMemRef: %tagMemRef,
      tagIndices: variadic %tagIndices,
      numElements: %numElements)
  }
  irdl.operation @expand_shape attributes {
    varve.format = "$src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:` type($src) `into` type($result)",
    varve.traits = ["OpAsmOpInterface", "MemorySpaceCastConsumerOpInterface", "ReifyRankedShapedTypeOpInterface", "Pure", "ViewLikeOpInterface"],
    varve.let = [
      "type($output_shape) = index"],
    varve.names = "expand_shape"
  } {
    %src = irdl.any {varve.rule = "AnyStridedMemRef"}
    %output_shape = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyStridedMemRef"}
    %reassociation = irdl.any {varve.rule = "ArrayOf<ArrayOf<I64Attr>>"}
    %static_output_shape = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      src: %src,
      output_shape: variadic %output_shape)
    irdl.results(
      result: %result)
    irdl.attributes {
      "reassociation" = %reassociation,
      "static_output_shape" = %static_output_shape
    }
  }
  irdl.operation @extract_aligned_pointer_as_index attributes {
    varve.format = "$source `:` type($source) `->` type(results) attr-dict",
    varve.traits = ["OpAsmOpInterface", "Pure", "SameVariadicResultSize"],
    varve.let = [
      "type($aligned_pointer) = index"],
    varve.names = "intptr"
  } {
    %source = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    %aligned_pointer = irdl.any {varve.rule = "Index"}
    irdl.operands(
      source: %source)
    irdl.results(
      aligned_pointer: %aligned_pointer)
  }
  irdl.operation @extract_strided_metadata attributes {
    varve.format = "$source `:` type($source) `->` type(results) attr-dict",
    varve.traits = ["OpAsmOpInterface", "Pure", "SameVariadicResultSize", "ViewLikeOpInterface", "InferTypeOpAdaptor"],
    varve.let = [
      "type($offset) = index",
      "type($sizes) = index",
      "type($strides) = index"],
    varve.names = "base_buffer, offset, sizes, strides"
  } {
    %source = irdl.any {varve.rule = "AnyStridedMemRef"}
    %base_buffer = irdl.any {varve.rule = "AllOf<AnyStridedMemRef, RankIs<0>>"}
    %offset = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    irdl.operands(
      source: %source)
    irdl.results(
      base_buffer: %base_buffer,
      offset: %offset,
      sizes: variadic %sizes,
      strides: variadic %strides)
  }
  irdl.operation @generic_atomic_rmw attributes {
    varve.printer = "code",
    varve.traits = ["SingleBlock", "TypesMatchWith<memref,result>"],
    varve.let = [
      "type($result) = elem(type($memref))",
      "type($indices) = index"],
    varve.terminator = "memref.atomic_yield",
    varve.format = "$memref `[` $indices `]` `:` type($memref) region($atomic_body, end) attr-dict"
  } {
    %memref = irdl.any {varve.rule = "MemRefOf<AnyOf<AnySignlessInteger, AnyFloat>>"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat>"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices)
    irdl.results(
      result: %result)
    %atomic_body = irdl.region
    irdl.regions(
      atomic_body: %atomic_body)
  }
  irdl.operation @get_global attributes {
    varve.format = "$name `:` type($result) attr-dict",
    varve.traits = ["Pure", "SymbolUserOpInterface"]
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
    varve.traits = ["Symbol", "AlignmentAttrOpInterface"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttrOf<AnyMemRef>"}
    %initial_value = irdl.any
    %constant = irdl.any {varve.rule = "UnitAttr"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility,
      "type" = %type,
      "initial_value" = %initial_value,
      "constant" = %constant,
      "alignment" = %alignment
    } {
      varve.optional = ["sym_visibility", "initial_value", "constant", "alignment"]
    }
  }
  irdl.operation @load attributes {
    varve.format = "$memref `[` $indices `]` attr-dict `:` type($memref)",
    varve.traits = ["TypesMatchWith<memref,result>", "MemRefsNormalizable", "AlignmentAttrOpInterface", "MemorySpaceCastConsumerOpInterface", "PromotableMemOpInterface", "DestructurableAccessorOpInterface"],
    varve.let = [
      "type($result) = elem(type($memref))",
      "type($indices) = index"]
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    %nontemporal = irdl.any {varve.rule = "BoolAttr"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "nontemporal" = %nontemporal,
      "alignment" = %alignment
    } {
      varve.optional = ["nontemporal", "alignment"],
      varve.defaults = {
        nontemporal = false}
    }
  }
  irdl.operation @memory_space_cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["CastOpInterface", "OpAsmOpInterface", "MemorySpaceCastOpInterface", "MemRefsNormalizable", "Pure", "SameOperandsAndResultElementType", "SameOperandsAndResultShape", "ViewLikeOpInterface"],
    varve.names = "memspacecast"
  } {
    %source = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    %dest = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @prefetch attributes {
    varve.printer = "code",
    varve.let = [
      "type($indices) = index"],
    varve.format = "$memref `[` $indices `]` `,` one( `write` let($isWrite = true) | `read` let($isWrite = false) ) `,` `locality` `<` $localityHint `>` `,` one( `data` let($isDataCache = true) | `instr` let($isDataCache = false) ) attr-dict `:` type($memref)",
    varve.require = [["count($indices) = rank(type($memref))", "too few indices"]]
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
  irdl.operation @rank attributes {
    varve.format = "$memref attr-dict `:` type($memref)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result0) = index"]
  } {
    %memref = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    %result0 = irdl.any {varve.rule = "Index"}
    irdl.operands(
      memref: %memref)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @realloc attributes {
    varve.format = "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)",
    varve.traits = ["AlignmentAttrOpInterface"],
    varve.let = [
      "type($dynamicResultSize) = index"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyMemRef, RankIs<1>>"}
    %dynamicResultSize = irdl.any {varve.rule = "Index"}
    %result0 = irdl.any {varve.rule = "AllOf<AnyMemRef, RankIs<1>>"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      source: %source,
      dynamicResultSize: optional %dynamicResultSize)
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @reinterpret_cast attributes {
    varve.format = "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["OpAsmOpInterface", "MemorySpaceCastConsumerOpInterface", "MemRefsNormalizable", "Pure", "OffsetSizeAndStrideOpInterface", "ViewLikeOpInterface"],
    varve.let = [
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"],
    varve.names = "reinterpret_cast"
  } {
    %source = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyStridedMemRef"}
    %static_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
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
    varve.traits = ["OpAsmOpInterface", "MemorySpaceCastConsumerOpInterface", "Pure", "ViewLikeOpInterface"],
    varve.names = "reshape"
  } {
    %source = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    %shape = irdl.any {varve.rule = "AllOf<MemRefOf<AnyOf<AnySignlessInteger, Index>>, RankIs<1>>"}
    %result = irdl.any {varve.rule = "AnyRankedOrUnrankedMemRef"}
    irdl.operands(
      source: %source,
      shape: %shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @store attributes {
    varve.format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)",
    varve.traits = ["TypesMatchWith<memref,value>", "MemRefsNormalizable", "AlignmentAttrOpInterface", "MemorySpaceCastConsumerOpInterface", "PromotableMemOpInterface", "DestructurableAccessorOpInterface"],
    varve.let = [
      "type($value) = elem(type($memref))",
      "type($indices) = index"]
  } {
    %value = irdl.any
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %nontemporal = irdl.any {varve.rule = "BoolAttr"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntPositive, IntPowerOf2>"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices)
    irdl.attributes {
      "nontemporal" = %nontemporal,
      "alignment" = %alignment
    } {
      varve.optional = ["nontemporal", "alignment"],
      varve.defaults = {
        nontemporal = false}
    }
  }
  irdl.operation @subview attributes {
    varve.format = "$source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["OpAsmOpInterface", "InferStridedMetadataOpInterface", "MemorySpaceCastConsumerOpInterface", "ViewLikeOpInterface", "OffsetSizeAndStrideOpInterface", "Pure"],
    varve.let = [
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"],
    varve.names = "subview"
  } {
    %source = irdl.any {varve.rule = "AnyMemRef"}
    %offsets = irdl.any {varve.rule = "Index"}
    %sizes = irdl.any {varve.rule = "Index"}
    %strides = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyMemRef"}
    %static_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %static_strides = irdl.any {varve.rule = "DenseI64ArrayAttr"}
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
  irdl.operation @transpose attributes {
    varve.syntax = "hook:memref.transpose",
    varve.traits = ["OpAsmOpInterface", "MemorySpaceCastConsumerOpInterface", "Pure"],
    varve.names = "transpose"
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
    varve.format = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)",
    varve.traits = ["OpAsmOpInterface", "MemorySpaceCastConsumerOpInterface", "ViewLikeOpInterface", "Pure"],
    varve.let = [
      "type($byte_shift) = index",
      "type($sizes) = index"],
    varve.names = "view"
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
