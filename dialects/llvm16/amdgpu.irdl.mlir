irdl.dialect @amdgpu attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "operation amdgpu.ext_packed_fp8",
    "operation amdgpu.packed_stoch_round_fp8",
    "operation amdgpu.packed_trunc_2xfp8",
    "operation amdgpu.raw_buffer_atomic_cmpswap",
    "operation amdgpu.raw_buffer_atomic_fmax",
    "operation amdgpu.raw_buffer_atomic_smax",
    "operation amdgpu.raw_buffer_atomic_umin",
    "operation amdgpu.wmma"],
  varve.depends = ["arith"]
} {
  irdl.operation @mfma attributes {
    varve.format = "$sourceA `*` $sourceB `+` $destC attr-dict `blgp` `=` $blgp `:` type($sourceA) `,` type($destC)",
    varve.traits = ["AllTypesMatch<sourceA,sourceB>", "AllTypesMatch<destC,destD>", "Pure"],
    varve.let = [
      "type($sourceB) = type($sourceA)",
      "type($destD) = type($destC)"]
  } {
    %sourceA = irdl.any {varve.rule = "AnyOf<F32, F64, I32, I64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2, 4>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4, 8>>>"}
    %sourceB = irdl.any {varve.rule = "AnyOf<F32, F64, I32, I64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2, 4>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4, 8>>>"}
    %destC = irdl.any {varve.rule = "AnyOf<F64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<4>>>"}
    %destD = irdl.any {varve.rule = "AnyOf<F64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<I32>, LengthIs<4, 16, 32>>, AllOf<VectorOfNonZeroRankOf<F64>, LengthIs<4>>>"}
    %m = irdl.any {varve.rule = "I32Attr"}
    %n = irdl.any {varve.rule = "I32Attr"}
    %k = irdl.any {varve.rule = "I32Attr"}
    %blocks = irdl.any {varve.rule = "I32Attr"}
    %cbsz = irdl.any {varve.rule = "I32Attr"}
    %abid = irdl.any {varve.rule = "I32Attr"}
    %blgp = irdl.base "#amdgpu.mfma_perm_b"
    %reducePrecision = irdl.any {varve.rule = "UnitAttr"}
    %negateA = irdl.any {varve.rule = "UnitAttr"}
    %negateB = irdl.any {varve.rule = "UnitAttr"}
    %negateC = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      sourceA: %sourceA,
      sourceB: %sourceB,
      destC: %destC)
    irdl.results(
      destD: %destD)
    irdl.attributes {
      "m" = %m,
      "n" = %n,
      "k" = %k,
      "blocks" = %blocks,
      "cbsz" = %cbsz,
      "abid" = %abid,
      "blgp" = %blgp,
      "reducePrecision" = %reducePrecision,
      "negateA" = %negateA,
      "negateB" = %negateB,
      "negateC" = %negateC
    } {
      varve.optional = ["reducePrecision", "negateA", "negateB", "negateC"],
      varve.defaults = {
        cbsz = 0 : i32,
        abid = 0 : i32,
        blgp = #amdgpu<mfma_perm_b none>}
    }
  }
  irdl.operation @raw_buffer_load attributes {
    varve.format = "attr-dict $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($memref) `,` type($indices) `->` type($value)",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($indices) = i32",
      "type($sgprOffset) = i32"]
  } {
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %value = irdl.any {varve.rule = "AnyOf<BF16, F16, F32, I32, I8, AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32>>, LengthIs<2, 4>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<2, 4, 8>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2, 4, 8, 16>>>"}
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
    irdl.results(
      value: %value)
    irdl.attributes {
      "boundsCheck" = %boundsCheck,
      "indexOffset" = %indexOffset
    } {
      varve.optional = ["indexOffset"],
      varve.defaults = {
        boundsCheck = true}
    }
  }
  irdl.operation @raw_buffer_store attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($indices) = i32",
      "type($sgprOffset) = i32"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<BF16, F16, F32, I32, I8, AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32>>, LengthIs<2, 4>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<2, 4, 8>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<2, 4, 8, 16>>>"}
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      memref: %memref,
      indices: variadic %indices,
      sgprOffset: optional %sgprOffset) {
      varve.segments
    }
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
