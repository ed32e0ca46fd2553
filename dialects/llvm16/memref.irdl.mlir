irdl.dialect @memref attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "operation memref.memory_space_cast"],
  varve.depends = ["arith"]
} {
  "varve.enum"() {
    sym_name = "AtomicRMWKind",
    storage = i64,
    cases = [
      ["addf", 0 : i64],
      ["addi", 1 : i64],
      ["assign", 2 : i64],
      ["maxf", 3 : i64],
      ["maxs", 4 : i64],
      ["maxu", 5 : i64],
      ["minf", 6 : i64],
      ["mins", 7 : i64],
      ["minu", 8 : i64],
      ["mulf", 9 : i64],
      ["muli", 10 : i64],
      ["ori", 11 : i64],
      ["andi", 12 : i64]
    ]
  } : () -> ()
  irdl.operation @alloca_scope attributes {
    varve.traits = ["AutomaticAllocationScope", "RegionBranchOpInterface", "RecursiveMemoryEffects", "NoRegionArguments"],
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
  irdl.operation @cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["CastOpInterface", "OpAsmOpInterface", "MemRefsNormalizable", "Pure", "SameOperandsAndResultShape", "ViewLikeOpInterface"],
    varve.names = "cast"
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    %dest = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
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
    varve.traits = ["OpAsmOpInterface", "MemRefsNormalizable", "ConditionallySpeculatable", "NoMemoryEffect", "ShapedDimOpInterface"],
    varve.let = [
      "type($index) = index",
      "type($result) = index"],
    varve.names = "dim"
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
  irdl.operation @expand_shape attributes {
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure", "ViewLikeOpInterface"],
    varve.names = "expand_shape"
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
  irdl.operation @extract_aligned_pointer_as_index attributes {
    varve.format = "$source `:` type($source) `->` type(results) attr-dict",
    varve.traits = ["OpAsmOpInterface", "Pure", "SameVariadicResultSize"],
    varve.let = [
      "type($aligned_pointer) = index"],
    varve.names = "intptr"
  } {
    %source = irdl.any {varve.rule = "AnyStridedMemRef"}
    %aligned_pointer = irdl.any {varve.rule = "Index"}
    irdl.operands(
      source: %source)
    irdl.results(
      aligned_pointer: %aligned_pointer)
  }
  irdl.operation @extract_strided_metadata attributes {
    varve.format = "$source `:` type($source) `->` type(results) attr-dict",
    varve.traits = ["OpAsmOpInterface", "Pure", "SameVariadicResultSize", "InferTypeOpInterface"],
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
    varve.traits = ["TypesMatchWith<memref,result>"],
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
  irdl.operation @rank attributes {
    varve.format = "$memref attr-dict `:` type($memref)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result0) = index"]
  } {
    %memref = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    %result0 = irdl.any {varve.rule = "Index"}
    irdl.operands(
      memref: %memref)
    irdl.results(
      result0: %result0)
  }
  irdl.operation @reinterpret_cast attributes {
    varve.format = "$source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["OpAsmOpInterface", "MemRefsNormalizable", "Pure", "OffsetSizeAndStrideOpInterface", "ViewLikeOpInterface"],
    varve.let = [
      "type($offsets) = index",
      "type($sizes) = index",
      "type($strides) = index"],
    varve.names = "reinterpret_cast"
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
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
  irdl.operation @reshape attributes {
    varve.format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["OpAsmOpInterface", "Pure", "ViewLikeOpInterface"],
    varve.names = "reshape"
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
}
