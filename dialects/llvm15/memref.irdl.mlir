irdl.dialect @memref attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "operation memref.extract_aligned_pointer_as_index",
    "operation memref.extract_strided_metadata",
    "operation memref.realloc"],
  varve.depends = ["arith"]
} {
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
  irdl.operation @cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["Pure", "SameOperandsAndResultShape", "CastOpInterface", "ViewLikeOpInterface", "MemRefsNormalizable"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    %dest = irdl.any {varve.rule = "AnyOf<AnyUnrankedMemRef, AnyMemRef>"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @collapse_shape attributes {
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
    varve.traits = ["Pure", "ViewLikeOpInterface"]
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
  irdl.operation @dim attributes {
    varve.format = "attr-dict $source `,` $index `:` type($source)",
    varve.traits = ["Pure", "MemRefsNormalizable"],
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
  irdl.operation @expand_shape attributes {
    varve.format = "$src $reassociation attr-dict `:` type($src) `into` type($result)",
    varve.traits = ["Pure", "ViewLikeOpInterface"]
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
  irdl.operation @reinterpret_cast attributes {
    varve.format = "$source `to` `offset` `` `:` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) `` `,` `sizes` `` `:` custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) `` `,` `strides` `` `:` custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["Pure", "ViewLikeOpInterface", "OffsetSizeAndStrideOpInterface", "MemRefsNormalizable"],
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
    varve.traits = ["ViewLikeOpInterface", "Pure"]
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
  irdl.operation @subview attributes {
    varve.format = "$source `` custom<OperandsOrIntegersOffsetsOrStridesList>($offsets, $static_offsets) custom<OperandsOrIntegersSizesList>($sizes, $static_sizes) custom<OperandsOrIntegersOffsetsOrStridesList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["ViewLikeOpInterface", "Pure", "OffsetSizeAndStrideOpInterface"],
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
  irdl.operation @transpose attributes {
    varve.syntax = "hook:memref.transpose",
    varve.traits = ["Pure"]
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
    varve.traits = ["ViewLikeOpInterface", "Pure"],
    varve.let = [
      "type($byte_shift) = index",
      "type($sizes) = index"]
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
