irdl.dialect @memref attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "operation memref.distinct_objects"],
  varve.depends = ["arith"]
} {
  "varve.enum"() {
    sym_name = "AtomicRMWKind",
    storage = i64,
    cases = [
      ["addf", 0 : i64],
      ["addi", 1 : i64],
      ["assign", 2 : i64],
      ["maximumf", 3 : i64],
      ["maxs", 4 : i64],
      ["maxu", 5 : i64],
      ["minimumf", 6 : i64],
      ["mins", 7 : i64],
      ["minu", 8 : i64],
      ["mulf", 9 : i64],
      ["muli", 10 : i64],
      ["ori", 11 : i64],
      ["andi", 12 : i64],
      ["maxnumf", 13 : i64],
      ["minnumf", 14 : i64]
    ]
  } : () -> ()
  irdl.operation @alloc attributes {
    varve.format = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)",
    varve.traits = ["OpAsmOpInterface"],
    varve.let = [
      "type($dynamicSizes) = index",
      "type($symbolOperands) = index"],
    varve.names = "alloc"
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
    varve.traits = ["OpAsmOpInterface", "PromotableAllocationOpInterface", "DestructurableAllocationOpInterface"],
    varve.let = [
      "type($dynamicSizes) = index",
      "type($symbolOperands) = index"],
    varve.names = "alloca"
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
  irdl.operation @assume_alignment attributes {
    varve.format = "$memref `,` $alignment attr-dict `:` type($memref)",
    varve.names = "assume_align"
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %alignment = irdl.any {varve.rule = "AllOf<I32Attr, IntPositive>"}
    irdl.operands(
      memref: %memref)
    irdl.attributes {
      "alignment" = %alignment
    }
  }
  irdl.operation @global attributes {
    varve.format = "($sym_visibility^)? (`constant` $constant^)? $sym_name `:` custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %type = irdl.any {varve.rule = "TypeAttrOf<AnyMemRef>"}
    %initial_value = irdl.any
    %constant = irdl.any {varve.rule = "UnitAttr"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
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
    varve.traits = ["TypesMatchWith<memref,result>", "MemRefsNormalizable", "PromotableMemOpInterface", "DestructurableAccessorOpInterface"],
    varve.let = [
      "type($result) = elem(type($memref))",
      "type($indices) = index"]
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    %nontemporal = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices)
    irdl.results(
      result: %result)
    irdl.attributes {
      "nontemporal" = %nontemporal
    } {
      varve.optional = ["nontemporal"],
      varve.defaults = {
        nontemporal = false}
    }
  }
  irdl.operation @realloc attributes {
    varve.format = "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)",
    varve.let = [
      "type($dynamicResultSize) = index"]
  } {
    %source = irdl.any {varve.rule = "AllOf<AnyMemRef, RankIs<1>>"}
    %dynamicResultSize = irdl.any {varve.rule = "Index"}
    %result0 = irdl.any {varve.rule = "AllOf<AnyMemRef, RankIs<1>>"}
    %alignment = irdl.any {varve.rule = "AllOf<I64Attr, IntMinValue<0>>"}
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
    varve.traits = ["OpAsmOpInterface", "MemRefsNormalizable", "Pure", "OffsetSizeAndStrideOpInterface", "ViewLikeOpInterface"],
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
  irdl.operation @store attributes {
    varve.format = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)",
    varve.traits = ["TypesMatchWith<memref,value>", "MemRefsNormalizable", "PromotableMemOpInterface", "DestructurableAccessorOpInterface"],
    varve.let = [
      "type($value) = elem(type($memref))",
      "type($indices) = index"]
  } {
    %value = irdl.any
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %nontemporal = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices)
    irdl.attributes {
      "nontemporal" = %nontemporal
    } {
      varve.optional = ["nontemporal"],
      varve.defaults = {
        nontemporal = false}
    }
  }
}
