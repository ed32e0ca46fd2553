irdl.dialect @amdgpu attributes {
  varve.set = "llvm24",
  varve.base = "llvm22",
  varve.llvm = "24",
  varve.depends = ["arith", "gpu", "rocdl"]
} {
  irdl.operation @gather_to_lds attributes {
    varve.format = "$src `[` $srcIndices `]` `,` $dst `[` $dstIndices `]` attr-dict `:` $transferType `,` type($src) `,` type($dst)",
    varve.let = [
      "type($srcIndices) = index",
      "type($dstIndices) = index"]
  } {
    %src = irdl.any {varve.rule = "AnyMemRef"}
    %srcIndices = irdl.any {varve.rule = "Index"}
    %dst = irdl.any {varve.rule = "AnyMemRef"}
    %dstIndices = irdl.any {varve.rule = "Index"}
    %transferType = irdl.any {varve.rule = "TypeAttr"}
    %async = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      src: %src,
      srcIndices: variadic %srcIndices,
      dst: %dst,
      dstIndices: variadic %dstIndices) {
      varve.segments
    }
    irdl.attributes {
      "transferType" = %transferType,
      "async" = %async
    } {
      varve.optional = ["async"]
    }
  }
  irdl.operation @raw_buffer_atomic_fadd attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($indices) = i32",
      "type($sgprOffset) = i32",
      "type($old) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F32, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<2>>>"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %old = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      old: %old)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_atomic_fmax attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($indices) = i32",
      "type($sgprOffset) = i32",
      "type($old) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<F32, F64>"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %old = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      old: %old)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_atomic_smax attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.let = [
      "type($value) = i32",
      "type($indices) = i32",
      "type($sgprOffset) = i32",
      "type($old) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "I32"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %old = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      old: %old)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_atomic_umin attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.let = [
      "type($value) = i32",
      "type($indices) = i32",
      "type($sgprOffset) = i32",
      "type($old) = type($value)"]
  } {
    %value = irdl.any {varve.rule = "I32"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %old = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      old: %old)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
}
