irdl.dialect @iree_cpu attributes {
  varve.set = "iree",
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "LoweringPipeline",
    storage = i32,
    cases = [
      ["Default", 0 : i32],
      ["DoubleTilingExpert", 1 : i32],
      ["ConvTileAndDecomposeExpert", 2 : i32],
      ["Mmt4dTilingExpert", 3 : i32],
      ["BufferOpsTileAndVectorize", 4 : i32],
      ["DataTiling", 5 : i32],
      ["LinalgExtTileAndVectorize", 6 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MMAIntrinsic",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["MMA_X86_AVX2_FMA_1x8x1_F32_F32", 4624 : i32],
      ["MMA_X86_AVX2_FMA_8x1x1_F32_F32", 4625 : i32],
      ["MMA_X86_AVX512_1x8x1_F64_F64", 4864 : i32],
      ["MMA_X86_AVX512_8x1x1_F64_F64", 4865 : i32],
      ["MMA_X86_AVX512_1x16x1_F32_F32", 4880 : i32],
      ["MMA_X86_AVX512_16x1x1_F32_F32", 4881 : i32],
      ["MMA_X86_AVX512_1x16x1_F32_F16_CASTF32", 4896 : i32],
      ["MMA_X86_AVX512_16x1x1_F32_F16_CASTF32", 4897 : i32],
      ["MMA_X86_AVX512FP16_1x32x1_F16_F16", 4898 : i32],
      ["MMA_X86_AVX512FP16_32x1x1_F16_F16", 4899 : i32],
      ["MMA_X86_AVX512BF16_1x16x2_F32_BF16", 4912 : i32],
      ["MMA_X86_AVX512BF16_16x1x2_F32_BF16", 4913 : i32],
      ["MMA_X86_AVX512_1x16x2_I32_I16", 5024 : i32],
      ["MMA_X86_AVX512_16x1x2_I32_I16", 5025 : i32],
      ["MMA_X86_AVX512VNNI_1x16x2_I32_I16", 5026 : i32],
      ["MMA_X86_AVX512VNNI_16x1x2_I32_I16", 5027 : i32],
      ["MMA_X86_AVX512_1x16x2_I32_I8_CASTI16", 5056 : i32],
      ["MMA_X86_AVX512_16x1x2_I32_I8_CASTI16", 5057 : i32],
      ["MMA_X86_AVX512VNNI_1x16x2_I32_I8_CASTI16", 5058 : i32],
      ["MMA_X86_AVX512VNNI_16x1x2_I32_I8_CASTI16", 5059 : i32],
      ["MMA_X86_AVX512VNNI_1x16x4_I32_UI8_I8", 5060 : i32],
      ["MMA_X86_AVX512VNNI_16x1x4_I32_I8_UI8", 5061 : i32],
      ["MMA_X86_AVX512VNNI_16x16x2_I32_I8_CASTI16", 5062 : i32],
      ["MMA_ARM_SVE_FMLA_1x4VLx1_F32_F32", 8720 : i32],
      ["MMA_ARM_SVE_FMLA_4VLx1x1_F32_F32", 8721 : i32],
      ["MMA_GENERIC_SCALAR_1x1x1_REG8", 61448 : i32],
      ["MMA_GENERIC_SCALAR_1x1x1_REG16", 61456 : i32]
    ]
  } : () -> ()
  irdl.attribute @"#cpu_encoding_resolver" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %configuration = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      configuration: %configuration) {
      varve.optional = ["configuration"]
    }
  }
  irdl.attribute @"#data_tiled_mma_layout" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["InnerTileDescAttrInterface"]
  } {
    %intrinsic = irdl.any {varve.rule = "enum<@MMAIntrinsic>"}
    %intrinsics_m = irdl.any {varve.rule = "i64"}
    %intrinsics_n = irdl.any {varve.rule = "i64"}
    %intrinsics_k = irdl.any {varve.rule = "i64"}
    %lhs_type = irdl.any {varve.rule = "type"}
    %rhs_type = irdl.any {varve.rule = "type"}
    %acc_type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      intrinsic: %intrinsic,
      intrinsics_m: %intrinsics_m,
      intrinsics_n: %intrinsics_n,
      intrinsics_k: %intrinsics_k,
      lhs_type: %lhs_type,
      rhs_type: %rhs_type,
      acc_type: %acc_type) {
      varve.optional = ["lhs_type", "rhs_type", "acc_type"],
      varve.defaults = {
        intrinsics_m = 1 : i64,
        intrinsics_n = 1 : i64,
        intrinsics_k = 1 : i64}
    }
  }
  irdl.attribute @"#inner_tile_alignments" attributes {
    varve.syntax = "hook:iree_cpu.inner_tile_alignments"
  } {
    %alignments = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      alignments: %alignments)
  }
  irdl.attribute @"#lowering_config" attributes {
    varve.traits = ["LoweringConfigAttrInterface"],
    varve.alias = "config",
    varve.format = "`<` struct(params) `>`"
  } {
    %cache_parallel = irdl.base "#iree_codegen.lowering_config_level"
    %cache_reduction = irdl.base "#iree_codegen.lowering_config_level"
    %distribution = irdl.base "#iree_codegen.lowering_config_level"
    %vector_common_parallel = irdl.base "#iree_codegen.lowering_config_level"
    %vector_inner_parallel = irdl.base "#iree_codegen.lowering_config_level"
    %vector_reduction = irdl.base "#iree_codegen.lowering_config_level"
    irdl.parameters(
      cache_parallel: %cache_parallel,
      cache_reduction: %cache_reduction,
      distribution: %distribution,
      vector_common_parallel: %vector_common_parallel,
      vector_inner_parallel: %vector_inner_parallel,
      vector_reduction: %vector_reduction) {
      varve.optional = ["cache_parallel", "cache_reduction", "distribution", "vector_common_parallel", "vector_inner_parallel", "vector_reduction"]
    }
  }
  irdl.attribute @"#mma_intrinsic" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@MMAIntrinsic>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mma_semantics" attributes {
    varve.format = "`<` `>`",
    varve.traits = ["InnerTiledSemanticsAttrInterface"]
  } {
  }
  irdl.attribute @"#pipeline" attributes {
    varve.format = "`<` $value `>`",
    varve.traits = ["PipelineAttrInterface"]
  } {
    %value = irdl.any {varve.rule = "enum<@LoweringPipeline>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#ukernel_provider" attributes {
    varve.format = "",
    varve.traits = ["UKernelProviderInterface"]
  } {
  }
  irdl.attribute @"#vmvx_encoding_resolver" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %configuration = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      configuration: %configuration) {
      varve.optional = ["configuration"]
    }
  }
}
