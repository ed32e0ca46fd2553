irdl.dialect @iree_gpu attributes {
  varve.set = "iree",
  varve.discardable = [
    ["use_rocdl_buffer_instructions", "UnitAttr"]],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "ComputeBitwidths",
    storage = i32,
    cases = [
      ["fp64", 1 : i32],
      ["fp32", 2 : i32],
      ["fp16", 4 : i32],
      ["int64", 8 : i32],
      ["int32", 16 : i32],
      ["int16", 32 : i32],
      ["int8", 64 : i32],
      ["fp8", 128 : i32],
      ["fp6", 256 : i32],
      ["fp4", 512 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "DotProductOps",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["dp4xi8toi32", 1 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "LoweringPipeline",
    storage = i32,
    cases = [
      ["Default", 0 : i32],
      ["BaseLowering", 1 : i32],
      ["Distribute", 2 : i32],
      ["Vectorize", 3 : i32],
      ["VectorDistribute", 4 : i32],
      ["WinogradVectorize", 5 : i32],
      ["TileAndFuse", 6 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MMAIntrinsic",
    storage = i32,
    cases = [
      ["MFMA_F32_16x16x4_F32", 4112 : i32],
      ["MFMA_F32_16x16x16_F16", 4128 : i32],
      ["MFMA_F32_32x32x8_F16", 4129 : i32],
      ["MFMA_I32_16x16x16_I8", 4288 : i32],
      ["MFMA_I32_32x32x8_I8", 4289 : i32],
      ["MFMA_F32_16x16x8_BF16", 4384 : i32],
      ["MFMA_F32_32x32x4_BF16", 4385 : i32],
      ["MFMA_F64_16x16x4_F64", 4352 : i32],
      ["MFMA_F32_16x16x16_BF16", 4640 : i32],
      ["MFMA_F32_32x32x8_BF16", 4641 : i32],
      ["MFMA_F32_16x16x32_F8E5M2FNUZ", 4656 : i32],
      ["MFMA_F32_16x16x32_F8E5M2FNUZ_F8E4M3FNUZ", 4657 : i32],
      ["MFMA_F32_16x16x32_F8E4M3FNUZ", 4658 : i32],
      ["MFMA_F32_16x16x32_F8E4M3FNUZ_F8E5M2FNUZ", 4659 : i32],
      ["MFMA_F32_32x32x16_F8E5M2FNUZ", 4660 : i32],
      ["MFMA_F32_32x32x16_F8E5M2FNUZ_F8E4M3FNUZ", 4661 : i32],
      ["MFMA_F32_32x32x16_F8E4M3FNUZ", 4662 : i32],
      ["MFMA_F32_32x32x16_F8E4M3FNUZ_F8E5M2FNUZ", 4663 : i32],
      ["MFMA_I32_16x16x32_I8", 4800 : i32],
      ["MFMA_I32_32x32x16_I8", 4801 : i32],
      ["MFMA_F32_4x4x4x16B_F16", 4642 : i32],
      ["MFMA_F32_16x16x4x4B_F16", 4643 : i32],
      ["MFMA_F32_32x32x4x2B_F16", 4644 : i32],
      ["MFMA_F32_4x4x4x16B_BF16", 4645 : i32],
      ["MFMA_F32_16x16x4x4B_BF16", 4646 : i32],
      ["MFMA_F32_32x32x4x2B_BF16", 4647 : i32],
      ["MFMA_F32_4x4x1x16B_F32", 4624 : i32],
      ["MFMA_F32_16x16x1x4B_F32", 4625 : i32],
      ["MFMA_F32_32x32x1x2B_F32", 4626 : i32],
      ["MFMA_F64_4x4x4x4B_F64", 4608 : i32],
      ["MFMA_I32_4x4x4x16B_I8", 4802 : i32],
      ["MFMA_I32_16x16x4x4B_I8", 4803 : i32],
      ["MFMA_I32_32x32x4x2B_I8", 4804 : i32],
      ["MFMA_F32_16x16x32_F16", 4896 : i32],
      ["MFMA_F32_32x32x16_F16", 4897 : i32],
      ["MFMA_F32_16x16x32_BF16", 4898 : i32],
      ["MFMA_F32_32x32x16_BF16", 4899 : i32],
      ["MFMA_F32_16x16x32_F8E5M2", 4912 : i32],
      ["MFMA_F32_16x16x32_F8E5M2_F8E4M3FN", 4913 : i32],
      ["MFMA_F32_16x16x32_F8E4M3FN", 4914 : i32],
      ["MFMA_F32_16x16x32_F8E4M3FN_F8E5M2", 4915 : i32],
      ["MFMA_F32_32x32x16_F8E5M2", 4916 : i32],
      ["MFMA_F32_32x32x16_F8E5M2_F8E4M3FN", 4917 : i32],
      ["MFMA_F32_32x32x16_F8E4M3FN", 4918 : i32],
      ["MFMA_F32_32x32x16_F8E4M3FN_F8E5M2", 4919 : i32],
      ["MFMA_F32_16x16x128_F8E5M2", 4920 : i32],
      ["MFMA_F32_16x16x128_F8E5M2_F8E4M3FN", 4921 : i32],
      ["MFMA_F32_16x16x128_F8E4M3FN", 4922 : i32],
      ["MFMA_F32_16x16x128_F8E4M3FN_F8E5M2", 4923 : i32],
      ["MFMA_F32_32x32x64_F8E5M2", 4924 : i32],
      ["MFMA_F32_32x32x64_F8E5M2_F8E4M3FN", 4925 : i32],
      ["MFMA_F32_32x32x64_F8E4M3FN", 4926 : i32],
      ["MFMA_F32_32x32x64_F8E4M3FN_F8E5M2", 4927 : i32],
      ["MFMA_I32_16x16x64_I8", 5056 : i32],
      ["MFMA_I32_32x32x32_I8", 5057 : i32],
      ["WMMAR3_F32_16x16x16_F16", 6176 : i32],
      ["WMMAR3_F16_16x16x16_F16", 6177 : i32],
      ["WMMAR3_F32_16x16x16_BF16", 6178 : i32],
      ["WMMAR3_BF16_16x16x16_BF16", 6179 : i32],
      ["WMMAR3_I32_16x16x16_I8", 6336 : i32],
      ["WMMAR4_F32_16x16x16_F16", 6432 : i32],
      ["WMMAR4_F16_16x16x16_F16", 6433 : i32],
      ["WMMAR4_F32_16x16x16_BF16", 6434 : i32],
      ["WMMAR4_BF16_16x16x16_BF16", 6435 : i32],
      ["WMMAR4_F32_16x16x16_F8E5M2", 6448 : i32],
      ["WMMAR4_F32_16x16x16_F8E5M2_F8E4M3FN", 6449 : i32],
      ["WMMAR4_F32_16x16x16_F8E4M3FN", 6450 : i32],
      ["WMMAR4_F32_16x16x16_F8E4M3FN_F8E5M2", 6451 : i32],
      ["WMMAR4_I32_16x16x16_I8", 6592 : i32],
      ["WMMA_F32_16x16x4_F32", 6672 : i32],
      ["WMMA_F32_16x16x32_F16", 6688 : i32],
      ["WMMA_F32_16x16x32_BF16", 6689 : i32],
      ["WMMA_F16_16x16x32_F16", 6690 : i32],
      ["WMMA_BF16_16x16x32_BF16", 6691 : i32],
      ["WMMA_F32_16x16x64_F8E4M3FN", 6704 : i32],
      ["WMMA_F32_16x16x64_F8E4M3FN_F8E5M2", 6705 : i32],
      ["WMMA_F32_16x16x64_F8E5M2", 6706 : i32],
      ["WMMA_F32_16x16x64_F8E5M2_F8E4M3FN", 6707 : i32],
      ["WMMA_F16_16x16x64_F8E4M3FN", 6708 : i32],
      ["WMMA_F16_16x16x64_F8E4M3FN_F8E5M2", 6709 : i32],
      ["WMMA_F16_16x16x64_F8E5M2", 6710 : i32],
      ["WMMA_F16_16x16x64_F8E5M2_F8E4M3FN", 6711 : i32],
      ["WMMA_I32_16x16x64_I8", 6848 : i32],
      ["WMMA_F32_16x16x128_F8E5M2", 6712 : i32],
      ["WMMA_F32_16x16x128_F8E5M2_F8E4M3FN", 6713 : i32],
      ["WMMA_F32_16x16x128_F8E4M3FN", 6714 : i32],
      ["WMMA_F32_16x16x128_F8E4M3FN_F8E5M2", 6715 : i32],
      ["WMMA_F16_16x16x128_F8E5M2", 6716 : i32],
      ["WMMA_F16_16x16x128_F8E5M2_F8E4M3FN", 6717 : i32],
      ["WMMA_F16_16x16x128_F8E4M3FN", 6718 : i32],
      ["WMMA_F16_16x16x128_F8E4M3FN_F8E5M2", 6719 : i32],
      ["NV_MMA_SYNC_F32_16x8x16_F16", 8224 : i32],
      ["NV_MMA_SYNC_F16_16x8x16_F16", 8225 : i32],
      ["NV_MMA_SYNC_F32_16x8x16_BF16", 8226 : i32],
      ["NV_MMA_SYNC_F32_16x8x32_F8E4M3FN", 8227 : i32],
      ["NV_MMA_SYNC_F32_16x8x32_F8E5M2", 8228 : i32],
      ["NV_WMMA_F32_16x16x16_F16", 8480 : i32],
      ["NV_WMMA_F16_16x16x16_F16", 8481 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ReorderWorkgroupsStrategy",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["Transpose", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "SPIRVLoweringPipeline",
    storage = i32,
    cases = [
      ["BaseLowering", 0 : i32],
      ["BaseDistribute", 1 : i32],
      ["BaseVectorize", 2 : i32],
      ["SubgroupReduce", 3 : i32],
      ["MatmulPromoteVectorize", 4 : i32],
      ["CooperativeMatrixVectorize", 5 : i32],
      ["WinogradVectorize", 6 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ScaledMMAIntrinsic",
    storage = i32,
    cases = [
      ["MFMA_SCALE_F32_16x16x128_B32", 4096 : i32],
      ["MFMA_SCALE_F32_32x32x64_B32", 4097 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "StorageBitwidths",
    storage = i32,
    cases = [
      ["b64", 1 : i32],
      ["b32", 2 : i32],
      ["b16", 4 : i32],
      ["b8", 8 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "SubgroupOps",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["shuffle", 1 : i32],
      ["arithmetic", 2 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "TilingLevel",
    storage = i32,
    cases = [
      ["Workgroup", 0 : i32],
      ["Reduction", 1 : i32],
      ["PartialReduction", 2 : i32],
      ["Serial", 3 : i32],
      ["Thread", 4 : i32],
      ["Subgroup", 5 : i32],
      ["Lane", 6 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "VirtualMMAIntrinsic",
    storage = i32,
    cases = [
      ["VMFMA_F32_16x16x32_F16", 0 : i32],
      ["VMFMA_F32_32x32x16_F16", 1 : i32],
      ["VMFMA_F32_16x16x32_F8E4M3FNUZ", 2 : i32],
      ["VMFMA_F32_32x32x16_F8E4M3FNUZ", 3 : i32],
      ["VDMFMA_F32_8x16x64x2_F16", 4 : i32],
      ["VDMFMA_F32_8x16x64x2_BF16", 6 : i32],
      ["VDMFMA_I32_8x16x128x2_I8", 5 : i32],
      ["VDMFMA_F32_8x16x128x2_F8E5M2FNUZ", 7 : i32],
      ["VDMFMA_F32_8x16x128x2_F8E5M2FNUZ_F8E4M3FNUZ", 8 : i32],
      ["VDMFMA_F32_8x16x128x2_F8E4M3FNUZ_F8E5M2FNUZ", 9 : i32],
      ["VDMFMA_F32_8x16x128x2_F8E4M3FNUZ", 10 : i32],
      ["VDMFMA_F32_8x16x64x1_F16", 15 : i32],
      ["VDMFMA_F32_8x16x64x1_BF16", 16 : i32],
      ["VDMFMA_I32_8x16x128x1_I8", 17 : i32],
      ["VDMFMA_F32_8x16x128x1_F8E5M2", 11 : i32],
      ["VDMFMA_F32_8x16x128x1_F8E5M2_F8E4M3FN", 12 : i32],
      ["VDMFMA_F32_8x16x128x1_F8E4M3FN_F8E5M2", 13 : i32],
      ["VDMFMA_F32_8x16x128x1_F8E4M3FN", 14 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "one( let(type($x) = index) | ` ` `[` type($x) `]` )",
    sym_name = "AsyncDMASourceIndexTypes",
    takes = ["ref $x", "type $x"]
  } : () -> ()
  irdl.attribute @"#compute_bitwidths" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@ComputeBitwidths>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#conditional_transpose" attributes {
    varve.format = "`<` $numXCDs `,` $numCUs `>`",
    varve.traits = ["WorkgroupReorderingAttrInterface"]
  } {
    %numXCDs = irdl.any {varve.rule = "i64"}
    %numCUs = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      numXCDs: %numXCDs,
      numCUs: %numCUs)
  }
  irdl.attribute @"#data_tiled_mma_layout" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["MmaInterfaceAttr", "InnerTileDescAttrInterface", "InnerTileDescAttrInterface", "DataTiledMMAInterfaceAttr"]
  } {
    %intrinsic = irdl.any {varve.rule = "enum<@MMAIntrinsic>"}
    %intrinsics_m = irdl.any {varve.rule = "i64"}
    %subgroups_m = irdl.any {varve.rule = "i64"}
    %intrinsics_n = irdl.any {varve.rule = "i64"}
    %subgroups_n = irdl.any {varve.rule = "i64"}
    %intrinsics_k = irdl.any {varve.rule = "i64"}
    %subgroups_k = irdl.any {varve.rule = "i64"}
    %operands_interleaving_intrinsics_m = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %operands_interleaving_intrinsics_n = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %operands_interleaving_intrinsics_k = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.parameters(
      intrinsic: %intrinsic,
      intrinsics_m: %intrinsics_m,
      subgroups_m: %subgroups_m,
      intrinsics_n: %intrinsics_n,
      subgroups_n: %subgroups_n,
      intrinsics_k: %intrinsics_k,
      subgroups_k: %subgroups_k,
      operands_interleaving_intrinsics_m: %operands_interleaving_intrinsics_m,
      operands_interleaving_intrinsics_n: %operands_interleaving_intrinsics_n,
      operands_interleaving_intrinsics_k: %operands_interleaving_intrinsics_k) {
      varve.optional = ["operands_interleaving_intrinsics_m", "operands_interleaving_intrinsics_n", "operands_interleaving_intrinsics_k"],
      varve.defaults = {
        intrinsics_m = 1 : i64,
        subgroups_m = 1 : i64,
        intrinsics_n = 1 : i64,
        subgroups_n = 1 : i64,
        intrinsics_k = 1 : i64,
        subgroups_k = 1 : i64}
    }
  }
  irdl.attribute @"#data_tiled_scaled_mma_layout" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["InnerTileDescAttrInterface", "InnerTileDescAttrInterface", "DataTiledMMAInterfaceAttr"]
  } {
    %intrinsic = irdl.any {varve.rule = "enum<@ScaledMMAIntrinsic>"}
    %lhs_elem_type = irdl.any {varve.rule = "type"}
    %rhs_elem_type = irdl.any {varve.rule = "type"}
    %acc_elem_type = irdl.any {varve.rule = "type"}
    %intrinsics_m = irdl.any {varve.rule = "i64"}
    %subgroups_m = irdl.any {varve.rule = "i64"}
    %intrinsics_n = irdl.any {varve.rule = "i64"}
    %subgroups_n = irdl.any {varve.rule = "i64"}
    %intrinsics_k = irdl.any {varve.rule = "i64"}
    %subgroups_k = irdl.any {varve.rule = "i64"}
    %operands_interleaving_intrinsics_m = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %operands_interleaving_intrinsics_n = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %operands_interleaving_intrinsics_k = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %unswizzled_operands = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.parameters(
      intrinsic: %intrinsic,
      lhs_elem_type: %lhs_elem_type,
      rhs_elem_type: %rhs_elem_type,
      acc_elem_type: %acc_elem_type,
      intrinsics_m: %intrinsics_m,
      subgroups_m: %subgroups_m,
      intrinsics_n: %intrinsics_n,
      subgroups_n: %subgroups_n,
      intrinsics_k: %intrinsics_k,
      subgroups_k: %subgroups_k,
      operands_interleaving_intrinsics_m: %operands_interleaving_intrinsics_m,
      operands_interleaving_intrinsics_n: %operands_interleaving_intrinsics_n,
      operands_interleaving_intrinsics_k: %operands_interleaving_intrinsics_k,
      unswizzled_operands: %unswizzled_operands) {
      varve.optional = ["operands_interleaving_intrinsics_m", "operands_interleaving_intrinsics_n", "operands_interleaving_intrinsics_k", "unswizzled_operands"],
      varve.defaults = {
        intrinsics_m = 1 : i64,
        subgroups_m = 1 : i64,
        intrinsics_n = 1 : i64,
        subgroups_n = 1 : i64,
        intrinsics_k = 1 : i64,
        subgroups_k = 1 : i64}
    }
  }
  irdl.attribute @"#derived_thread_config" attributes {
    varve.format = "",
    varve.traits = ["LoweringConfigAttrInterface", "PromotionAttr"]
  } {
  }
  irdl.attribute @"#dotproduct_ops" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@DotProductOps>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#gpu_encoding_resolver" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %configuration = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      configuration: %configuration) {
      varve.optional = ["configuration"]
    }
  }
  irdl.attribute @"#gpu_padding_resolver" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %cache_line_bytes = irdl.any {varve.rule = "u32"}
    %cache_sets = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      cache_line_bytes: %cache_line_bytes,
      cache_sets: %cache_sets) {
      varve.optional = ["cache_line_bytes", "cache_sets"]
    }
  }
  irdl.attribute @"#lane_constant" attributes {
    varve.format = "`<` $group_size `>`"
  } {
    %group_size = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      group_size: %group_size)
  }
  irdl.attribute @"#lane_id" attributes {
    varve.format = "`<` $dim `>`",
    varve.traits = ["DeviceMappingAttrInterface"]
  } {
    %dim = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      dim: %dim)
  }
  irdl.attribute @"#lane_increment" attributes {
    varve.syntax = "hook:iree_gpu.lane_increment"
  } {
    %group_size = irdl.any {varve.rule = "i64"}
    %step = irdl.any {varve.rule = "i64"}
    %aligned = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      group_size: %group_size,
      step: %step,
      aligned: %aligned) {
      varve.defaults = {
        aligned = false}
    }
  }
  irdl.attribute @"#lane_scope" attributes {
    varve.format = ""
  } {
  }
  irdl.attribute @"#lowering_config" attributes {
    varve.format = "`<` $attributes `>`",
    varve.traits = ["LoweringConfigAttrInterface"]
  } {
    %attributes = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      attributes: %attributes)
  }
  irdl.attribute @"#mma_intrinsic" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@MMAIntrinsic>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#mma_layout" attributes {
    varve.format = "`<` $intrinsic (`,` `col_major` `=` $col_major^)? `>`",
    varve.traits = ["MmaInterfaceAttr", "InnerTileDescAttrInterface"]
  } {
    %intrinsic = irdl.any {varve.rule = "enum<@MMAIntrinsic>"}
    %col_major = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      intrinsic: %intrinsic,
      col_major: %col_major) {
      varve.defaults = {
        col_major = false}
    }
  }
  irdl.attribute @"#mma_ops" attributes {
    varve.format = "`[` (`]`) : ($value^ `]`)?"
  } {
    %value = irdl.any {varve.rule = "array<#iree_gpu.mma_layout>"}
    irdl.parameters(
      value: %value) {
      varve.defaults = {
        value = []}
    }
  }
  irdl.attribute @"#mma_semantics" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["InnerTiledSemanticsAttrInterface"]
  } {
    %distributed = irdl.any {varve.rule = "bool"}
    %opaque = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      distributed: %distributed,
      opaque: %opaque)
  }
  irdl.attribute @"#pipeline" attributes {
    varve.format = "`<` $value `>`",
    varve.traits = ["PipelineAttrInterface"]
  } {
    %value = irdl.any {varve.rule = "enum<@LoweringPipeline>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#pipeline_options" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %prefetch_num_stages = irdl.any {varve.rule = "i64"}
    %no_reduce_shared_memory_bank_conflicts = irdl.any {varve.rule = "BoolAttr"}
    %use_igemm_convolution = irdl.any {varve.rule = "BoolAttr"}
    %reorder_workgroups_strategy = irdl.base "#iree_gpu.reorder_workgroups_strategy"
    irdl.parameters(
      prefetch_num_stages: %prefetch_num_stages,
      no_reduce_shared_memory_bank_conflicts: %no_reduce_shared_memory_bank_conflicts,
      use_igemm_convolution: %use_igemm_convolution,
      reorder_workgroups_strategy: %reorder_workgroups_strategy) {
      varve.optional = ["prefetch_num_stages", "no_reduce_shared_memory_bank_conflicts", "use_igemm_convolution", "reorder_workgroups_strategy"]
    }
  }
  irdl.attribute @"#promote_with_cache_swizzle" attributes {
    varve.format = "`<` $copy_config `>`",
    varve.traits = ["PromotionAttr"]
  } {
    %copy_config = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      copy_config: %copy_config)
  }
  irdl.attribute @"#reorder_workgroups_strategy" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@ReorderWorkgroupsStrategy>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#scaled_mma_layout" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["InnerTileDescAttrInterface"]
  } {
    %intrinsic = irdl.any {varve.rule = "enum<@ScaledMMAIntrinsic>"}
    %lhs_elem_type = irdl.any {varve.rule = "type"}
    %rhs_elem_type = irdl.any {varve.rule = "type"}
    %acc_elem_type = irdl.any {varve.rule = "type"}
    %col_major = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      intrinsic: %intrinsic,
      lhs_elem_type: %lhs_elem_type,
      rhs_elem_type: %rhs_elem_type,
      acc_elem_type: %acc_elem_type,
      col_major: %col_major) {
      varve.defaults = {
        col_major = false}
    }
  }
  irdl.attribute @"#scaled_mma_ops" attributes {
    varve.format = "`[` (`]`) : ($value^ `]`)?"
  } {
    %value = irdl.any {varve.rule = "array<#iree_gpu.scaled_mma_layout>"}
    irdl.parameters(
      value: %value) {
      varve.defaults = {
        value = []}
    }
  }
  irdl.attribute @"#spirv_pipeline" attributes {
    varve.format = "`<` $value `>`",
    varve.traits = ["PipelineAttrInterface"]
  } {
    %value = irdl.any {varve.rule = "enum<@SPIRVLoweringPipeline>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#storage_bitwidths" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@StorageBitwidths>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#subgroup_ops" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@SubgroupOps>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#subgroup_scope" attributes {
    varve.format = ""
  } {
  }
  irdl.attribute @"#swizzle_operand" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["PromotionAttr"]
  } {
    %copy_config = irdl.any {varve.rule = "attribute"}
    %swizzle = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      copy_config: %copy_config,
      swizzle: %swizzle)
  }
  irdl.attribute @"#target" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["TargetInfoAttrInterface", "TargetPipelineProviderAttrInterface"]
  } {
    %arch = irdl.any {varve.rule = "string"}
    %features = irdl.any {varve.rule = "string"}
    %wgp = irdl.base "#iree_gpu.target_wgp"
    %chip = irdl.base "#iree_gpu.target_chip"
    irdl.parameters(
      arch: %arch,
      features: %features,
      wgp: %wgp,
      chip: %chip) {
      varve.optional = ["chip"]
    }
  }
  irdl.attribute @"#target_chip" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %wgp_count = irdl.any {varve.rule = "u32"}
    %sku = irdl.any {varve.rule = "StrAttr"}
    %memory_bandwidth_tbps = irdl.any {varve.rule = "FloatAttr"}
    %perf_tflops = irdl.any {varve.rule = "DictionaryAttr"}
    %extra = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      wgp_count: %wgp_count,
      sku: %sku,
      memory_bandwidth_tbps: %memory_bandwidth_tbps,
      perf_tflops: %perf_tflops,
      extra: %extra) {
      varve.optional = ["sku", "memory_bandwidth_tbps", "perf_tflops", "extra"]
    }
  }
  irdl.attribute @"#target_wgp" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %compute = irdl.base "#iree_gpu.compute_bitwidths"
    %storage = irdl.base "#iree_gpu.storage_bitwidths"
    %subgroup = irdl.base "#iree_gpu.subgroup_ops"
    %dot = irdl.base "#iree_gpu.dotproduct_ops"
    %mma = irdl.base "#iree_gpu.mma_ops"
    %scaled_mma = irdl.base "#iree_gpu.scaled_mma_ops"
    %subgroup_size_choices = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %max_workgroup_sizes = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %max_thread_count_per_workgroup = irdl.any {varve.rule = "i32"}
    %max_workgroup_memory_bytes = irdl.any {varve.rule = "i32"}
    %max_workgroup_counts = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %max_load_instruction_bits = irdl.any {varve.rule = "i32"}
    %simds_per_wgp = irdl.any {varve.rule = "i32"}
    %vgpr_space_bits = irdl.any {varve.rule = "i32"}
    %dma_sizes = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %workgroup_memory_bank_count = irdl.any {varve.rule = "i32"}
    %extra = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      compute: %compute,
      storage: %storage,
      subgroup: %subgroup,
      dot: %dot,
      mma: %mma,
      scaled_mma: %scaled_mma,
      subgroup_size_choices: %subgroup_size_choices,
      max_workgroup_sizes: %max_workgroup_sizes,
      max_thread_count_per_workgroup: %max_thread_count_per_workgroup,
      max_workgroup_memory_bytes: %max_workgroup_memory_bytes,
      max_workgroup_counts: %max_workgroup_counts,
      max_load_instruction_bits: %max_load_instruction_bits,
      simds_per_wgp: %simds_per_wgp,
      vgpr_space_bits: %vgpr_space_bits,
      dma_sizes: %dma_sizes,
      workgroup_memory_bank_count: %workgroup_memory_bank_count,
      extra: %extra) {
      varve.optional = ["max_load_instruction_bits", "simds_per_wgp", "vgpr_space_bits", "dma_sizes", "workgroup_memory_bank_count", "extra"],
      varve.defaults = {
        dot = #iree_gpu<dotproduct_ops none>,
        mma = #iree_gpu<mma_ops[]>,
        scaled_mma = #iree_gpu<scaled_mma_ops[]>}
    }
  }
  irdl.attribute @"#use_global_load_dma" attributes {
    varve.format = "",
    varve.traits = ["LoweringConfigAttrInterface", "PromotionAttr"]
  } {
  }
  irdl.attribute @"#virtual_mma_intrinsic" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@VirtualMMAIntrinsic>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#virtual_mma_layout" attributes {
    varve.format = "`<` $intrinsic (`,` `col_major` `=` $col_major^)? `>`",
    varve.traits = ["MmaInterfaceAttr", "InnerTileDescAttrInterface"]
  } {
    %intrinsic = irdl.any {varve.rule = "enum<@VirtualMMAIntrinsic>"}
    %col_major = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      intrinsic: %intrinsic,
      col_major: %col_major) {
      varve.defaults = {
        col_major = false}
    }
  }
  irdl.operation @async_dma attributes {
    varve.format = "$source `[` $source_indices `]` `to` $dest `[` $dest_indices `]` `,` $transfer_type oilist( `permutation_map` $permutation_map | `in_bounds` $in_bounds ) attr-dict `:` type($source) `` custom<AsyncDMASourceIndexTypes>(ref($source_indices), type($source_indices)) `` `,` type($dest) ( `->` type($result)^ )?",
    varve.traits = ["DestinationStyleOpInterface", "MemoryEffectsOpInterface"],
    varve.let = [
      "type($dest_indices) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %source_indices = irdl.any {varve.rule = "AnyOf<Index, VectorOfAnyRankOf<Index>>"}
    %dest = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %dest_indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %transfer_type = irdl.any {varve.rule = "TypeAttr"}
    %permutation_map = irdl.any {varve.rule = "AffineMapAttr"}
    %in_bounds = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    irdl.operands(
      source: %source,
      source_indices: variadic %source_indices,
      dest: %dest,
      dest_indices: variadic %dest_indices) {
      varve.segments
    }
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "transfer_type" = %transfer_type,
      "permutation_map" = %permutation_map,
      "in_bounds" = %in_bounds
    } {
      varve.optional = ["permutation_map", "in_bounds"]
    }
  }
  irdl.operation @barrier_region attributes {
    varve.format = "(`ins` `(` $inputs^ `:` type($inputs) `)` )? $region attr-dict `:` type($results)",
    varve.traits = ["HoistableRegionOpInterface", "Pure", "SingleBlock"],
    varve.terminator = "iree_gpu.yield"
  } {
    %inputs = irdl.any
    %results = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @buffer_resource_cast attributes {
    varve.format = "$input oilist (`cacheSwizzleStride` `(` $cache_swizzle_stride `)` ) attr-dict `:` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<input,result>"],
    varve.let = [
      "type($result) = type($input)",
      "type($cache_swizzle_stride) = index"]
  } {
    %input = irdl.any {varve.rule = "AnyRankedTensor"}
    %cache_swizzle_stride = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      input: %input,
      cache_swizzle_stride: optional %cache_swizzle_stride)
    irdl.results(
      result: %result)
  }
  irdl.operation @coalesced_gather_dma attributes {
    varve.format = "$source (`[` $indices^ `]`)? `into` $init `lane` `(` $lane `)` (`in_bounds` $in_bounds^)? attr-dict `:` type(operands) ( `->` type($result)^ )?",
    varve.traits = ["MemoryEffectsOpInterface", "ParallelCombiningOpInterface"],
    varve.let = [
      "type($lane) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %indices = irdl.any {varve.rule = "AllOf<AnyOf<AnyVectorOfAnyRank, AllOf<AnyTensor, Ranked>, AnyMemRef>, ElementType<AnyOf<I32, Index>>>"}
    %init = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %lane = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<AnyRankedTensor, AnyMemRef>"}
    %in_bounds = irdl.any {varve.rule = "ArrayOf<BoolAttr>"}
    irdl.operands(
      source: %source,
      indices: variadic %indices,
      init: %init,
      lane: %lane)
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "in_bounds" = %in_bounds
    } {
      varve.optional = ["in_bounds"]
    }
  }
  irdl.operation @global_subgroup_barrier attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @subgroup_scan attributes {
    varve.format = "(`inclusive` $inclusive^)? `(` $value (`,` `identity` `=` $identity^ `:` type($identity))? `)` (`cluster` `(` `size` `=` $cluster_size^ (`,` `stride` `=` $cluster_stride^)? `)`)? $combiner attr-dict `:` type($value)",
    varve.traits = ["SingleBlock", "AllTypesMatch<value,result,total>"],
    varve.let = [
      "type($result) = type($value)",
      "type($total) = type($value)"],
    varve.terminator = "iree_gpu.yield"
  } {
    %value = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat>"}
    %identity = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat>"}
    %result = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat>"}
    %total = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, AnyFloat>"}
    %inclusive = irdl.any {varve.rule = "UnitAttr"}
    %cluster_size = irdl.any {varve.rule = "I32Attr"}
    %cluster_stride = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      identity: optional %identity)
    irdl.results(
      result: %result,
      total: %total)
    irdl.attributes {
      "inclusive" = %inclusive,
      "cluster_size" = %cluster_size,
      "cluster_stride" = %cluster_stride
    } {
      varve.optional = ["inclusive", "cluster_size"],
      varve.defaults = {
        cluster_stride = 1 : i32}
    }
    %combiner = irdl.region with size 1
    irdl.regions(
      combiner: %combiner)
  }
  irdl.operation @value_barrier attributes {
    varve.format = "$inputs attr-dict `:` type($inputs)",
    varve.traits = ["Pure", "AllTypesMatch<inputs,results>"],
    varve.let = [
      "type($results) = type($inputs)"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<AnyVectorOfNonZeroRank, AllOf<AnyTensor, Ranked>>"}
    %results = irdl.any {varve.rule = "AnyOf<AnyVectorOfNonZeroRank, AllOf<AnyTensor, Ranked>>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($values^ `:` type($values))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator", "HasParent<iree_gpu.barrier_region,iree_gpu.subgroup_scan>"]
  } {
    %values = irdl.any
    irdl.operands(
      values: variadic %values)
  }
}
