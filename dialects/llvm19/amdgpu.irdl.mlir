irdl.dialect @amdgpu attributes {
  varve.set = "llvm19",
  varve.base = "llvm22",
  varve.removes = [
    "attribute address_space",
    "attribute dpp_perm",
    "attribute sched_barrier_opt",
    "enum AddressSpace",
    "enum DPPPerm",
    "enum sched_barrier_opt_enum",
    "operation amdgpu.dpp",
    "operation amdgpu.fat_raw_buffer_cast",
    "operation amdgpu.gather_to_lds",
    "operation amdgpu.make_dma_base",
    "operation amdgpu.make_dma_descriptor",
    "operation amdgpu.make_gather_dma_base",
    "operation amdgpu.make_gather_dma_descriptor",
    "operation amdgpu.memory_counter_wait",
    "operation amdgpu.packed_scaled_trunc",
    "operation amdgpu.permlane_swap",
    "operation amdgpu.scaled_ext_packed",
    "operation amdgpu.scaled_ext_packed_matrix",
    "operation amdgpu.scaled_mfma",
    "operation amdgpu.scaled_wmma",
    "operation amdgpu.sched_barrier",
    "operation amdgpu.sparse_mfma",
    "operation amdgpu.swizzle_bitmode",
    "operation amdgpu.tensor_load_to_lds",
    "operation amdgpu.tensor_store_from_lds",
    "operation amdgpu.transpose_load",
    "type tdm_base",
    "type tdm_descriptor",
    "type tdm_gather_base"],
  varve.depends = ["arith", "gpu"]
} {
  irdl.operation @ext_packed_fp8 attributes {
    varve.format = "attr-dict $source `[` $index `]` `:` type($source) `to` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($res) = f32"]
  } {
    %source = irdl.any
    %res = irdl.any {varve.rule = "F32"}
    %index = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative, IntMaxValue<3>>"}
    irdl.operands(
      source: %source)
    irdl.results(
      res: %res)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @mfma attributes {
    varve.format = "$sourceA `*` $sourceB `+` $destC attr-dict `blgp` `=` $blgp `:` type($sourceA) `,` type($sourceB) `,` type($destC)",
    varve.traits = ["AllTypesMatch<destC,destD>", "Pure"],
    varve.let = [
      "type($destD) = type($destC)"]
  } {
    %sourceA = irdl.any {varve.rule = "AnyOf<F32, F64, I32, I64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2, 4>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<AnyType>, LengthIs<8>>>"}
    %sourceB = irdl.any {varve.rule = "AnyOf<F32, F64, I32, I64, AllOf<VectorOfNonZeroRankOf<F32>, LengthIs<2>>, AllOf<VectorOfNonZeroRankOf<F16>, LengthIs<4>>, AllOf<VectorOfNonZeroRankOf<BF16>, LengthIs<2, 4>>, AllOf<VectorOfNonZeroRankOf<I8>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<AnyType>, LengthIs<8>>>"}
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
  irdl.operation @packed_stoch_round_fp8 attributes {
    varve.format = "attr-dict $source `+` $stochiasticParam `into` ($existing^):(`undef`)? `[` $storeIndex `]` `:` type($source) `to` type($res) (`into` type($existing)^)?",
    varve.traits = ["Pure"],
    varve.let = [
      "type($source) = f32",
      "type($stochiasticParam) = i32"]
  } {
    %source = irdl.any {varve.rule = "F32"}
    %stochiasticParam = irdl.any {varve.rule = "I32"}
    %existing = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyType>, LengthIs<4>>"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyType>, LengthIs<4>>"}
    %storeIndex = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative, IntMaxValue<3>>"}
    irdl.operands(
      source: %source,
      stochiasticParam: %stochiasticParam,
      existing: optional %existing)
    irdl.results(
      res: %res)
    irdl.attributes {
      "storeIndex" = %storeIndex
    }
  }
  irdl.operation @packed_trunc_2xfp8 attributes {
    varve.format = "attr-dict $sourceA `,` ($sourceB^):(`undef`)? `into` ($existing^):(`undef`)? `[` `word` $wordIndex `]` `:` type($sourceA) `to` type($res) (`into` type($existing)^)?",
    varve.traits = ["Pure"],
    varve.let = [
      "type($sourceA) = f32",
      "type($sourceB) = f32"]
  } {
    %sourceA = irdl.any {varve.rule = "F32"}
    %sourceB = irdl.any {varve.rule = "F32"}
    %existing = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyType>, LengthIs<4>>"}
    %res = irdl.any {varve.rule = "AllOf<FixedVectorOfAnyRank<AnyType>, LengthIs<4>>"}
    %wordIndex = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative, IntMaxValue<1>>"}
    irdl.operands(
      sourceA: %sourceA,
      sourceB: optional %sourceB,
      existing: optional %existing) {
      varve.segments
    }
    irdl.results(
      res: %res)
    irdl.attributes {
      "wordIndex" = %wordIndex
    }
  }
  irdl.operation @raw_buffer_atomic_cmpswap attributes {
    varve.format = "attr-dict $src `,` $cmp `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.traits = ["AllTypesMatch<src,cmp,value>", "AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($cmp) = type($src)",
      "type($value) = type($src)",
      "type($indices) = i32",
      "type($sgprOffset) = i32"]
  } {
    %src = irdl.any {varve.rule = "AnyOf<I32, I64, F32, F64>"}
    %cmp = irdl.any
    %memref = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "I32"}
    %sgprOffset = irdl.any {varve.rule = "I32"}
    %value = irdl.any
    %boundsCheck = irdl.any {varve.rule = "BoolAttr"}
    %indexOffset = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      cmp: %cmp,
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
  irdl.operation @raw_buffer_atomic_fadd attributes {
    varve.format = "attr-dict $value `->` $memref `[` $indices `]` (`sgprOffset` $sgprOffset^)? `:` type($value) `->` type($memref) `,` type($indices)",
    varve.traits = ["AllElementTypesMatch<value,memref>"],
    varve.let = [
      "type($value) = f32",
      "type($indices) = i32",
      "type($sgprOffset) = i32"]
  } {
    %value = irdl.any {varve.rule = "F32"}
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
  irdl.operation @wmma attributes {
    varve.format = "$sourceA `*` $sourceB `+` $destC attr-dict `:` type($sourceA) `,` type($sourceB) `,` type($destC)",
    varve.traits = ["AllTypesMatch<destC,destD>", "AllTypesMatch<sourceA,sourceB>", "Pure"],
    varve.let = [
      "type($destD) = type($destC)",
      "type($sourceB) = type($sourceA)"]
  } {
    %sourceA = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16, I8, SI<8>, UI<8>>>, LengthIs<16>>"}
    %sourceB = irdl.any {varve.rule = "AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16, I8, SI<8>, UI<8>>>, LengthIs<16>>"}
    %destC = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32>>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<8, 16>>>"}
    %destD = irdl.any {varve.rule = "AnyOf<AllOf<VectorOfNonZeroRankOf<AnyOf<F32, I32>>, LengthIs<4, 8>>, AllOf<VectorOfNonZeroRankOf<AnyOf<F16, BF16>>, LengthIs<8, 16>>>"}
    %subwordOffset = irdl.any {varve.rule = "AllOf<I32Attr, IntMinValue<0>, IntMaxValue<1>>"}
    %unsignedA = irdl.any {varve.rule = "UnitAttr"}
    %unsignedB = irdl.any {varve.rule = "UnitAttr"}
    %clamp = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      sourceA: %sourceA,
      sourceB: %sourceB,
      destC: %destC)
    irdl.results(
      destD: %destD)
    irdl.attributes {
      "subwordOffset" = %subwordOffset,
      "unsignedA" = %unsignedA,
      "unsignedB" = %unsignedB,
      "clamp" = %clamp
    } {
      varve.optional = ["unsignedA", "unsignedB", "clamp"],
      varve.defaults = {
        subwordOffset = 0 : i32}
    }
  }
}
