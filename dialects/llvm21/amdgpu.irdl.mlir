irdl.dialect @amdgpu attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.removes = [
    "operation amdgpu.make_dma_base",
    "operation amdgpu.make_dma_descriptor",
    "operation amdgpu.make_gather_dma_base",
    "operation amdgpu.make_gather_dma_descriptor",
    "operation amdgpu.memory_counter_wait",
    "operation amdgpu.packed_scaled_trunc",
    "operation amdgpu.permlane_swap",
    "operation amdgpu.scaled_ext_packed",
    "operation amdgpu.scaled_ext_packed_matrix",
    "operation amdgpu.scaled_wmma",
    "operation amdgpu.sparse_mfma",
    "operation amdgpu.tensor_load_to_lds",
    "operation amdgpu.tensor_store_from_lds",
    "operation amdgpu.transpose_load"],
  varve.depends = ["arith", "gpu", "rocdl"]
} {
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
