// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.4 to 3.6 have instead of what 3.7 has. Tensor memory is described by a flag (3.4, 3.5) where later releases have a stride (3.6).
irdl.dialect @ttng attributes {
  varve.removes = [
    "attribute tensor_memory_encoding",
    "attribute tensor_memory_scales_encoding",
    "operation ttng.async_tma_copy_global_to_local",
    "operation ttng.tc_gen5_commit",
    "operation ttng.tmem_load"]
} {
  irdl.attribute @"#tensor_memory_encoding" attributes {
    varve.alias = "tmem",
    varve.format = "`<` struct(blockM = $blockM, blockN = $blockN, unpacked = $unpacked, colStride = $colStride, CTASplitM = $CTASplitM, CTASplitN = $CTASplitN, twoCTAs = $twoCTAs) `>`"
  } {
    %number = irdl.any {varve.rule = "u32"}
    %flag = irdl.any {varve.rule = "bool"}
    %maybe_flag = irdl.any {varve.rule = "optional<bool>"}
    %maybe_number = irdl.any {varve.rule = "optional<u32>"}
    irdl.parameters(
      blockM: %number,
      blockN: %number,
      unpacked: %maybe_flag,
      colStride: %maybe_number,
      CTASplitM: %number,
      CTASplitN: %number,
      twoCTAs: %flag) {
      varve.defaults = {CTASplitM = 1 : i32, CTASplitN = 1 : i32, twoCTAs = false}
    }
  }
  irdl.attribute @"#tensor_memory_scales_encoding" attributes {
    varve.alias = "tmem_scales",
    varve.format = "`<` struct(CTASplitM = $CTASplitM, CTASplitN = $CTASplitN) `>`"
  } {
    %number = irdl.any {varve.rule = "u32"}
    irdl.parameters(CTASplitM: %number, CTASplitN: %number) {varve.defaults = {CTASplitM = 1 : i32, CTASplitN = 1 : i32}}
  }
  irdl.operation @arrive_barrier attributes {varve.removes = ["attribute fromCTA", "attribute multicastCTA"]} {
  }
  irdl.operation @async_tma_gather attributes {varve.removes = ["attribute multicast"]} {
  }
  irdl.operation @async_tma_store_wait attributes {varve.removes = ["attribute read_only"]} {
  }
  irdl.operation @barrier_expect attributes {varve.removes = ["attribute fromCTA"]} {
  }
  irdl.operation @tc_gen5_mma attributes {varve.removes = ["attribute is_unsigned", "attribute multicast"]} {
  }
  irdl.operation @tc_gen5_mma_scaled attributes {varve.removes = ["attribute multicast", "attribute two_ctas"]} {
  }
  irdl.operation @warp_group_dot_wait attributes {varve.removes = ["attribute warpGroupLocal"]} {
  }
  irdl.operation @tmem_subslice attributes {varve.removes = ["attribute dim", "attribute offset"]} {
    %N = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {"N" = %N}
  }
  irdl.operation @async_tma_copy_global_to_local attributes {
    varve.format = "$desc `[` $coord `]` $result `,` $barrier `,` $pred oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` qualified(type($desc)) `,` qualified(type($barrier)) `->` qualified(type($result))",
    varve.traits = ["MBarrierOpInterface", "PredicatedOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($coord) = i32", "type($pred) = i1"]
  } {
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    %volatile = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {"cache" = %cache, "evict" = %evict, "isVolatile" = %volatile} {varve.defaults = {cache = 1 : i32, evict = 1 : i32, isVolatile = false}}
    %desc = irdl.any {varve.rule = "Implements<\22TensorDescInterface\22>"}
    %coord = irdl.any {varve.rule = "I32"}
    %memdesc = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    irdl.operands(desc: %desc, coord: variadic %coord, barrier: %memdesc, result: %memdesc, pred: %pred)
  }
  irdl.operation @tc_gen5_commit attributes {
    varve.format = "$barrier (`,` $pred^)? attr-dict `:` qualified(type($barrier))",
    varve.traits = ["PredicatedOpInterface", "MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($pred) = i1"]
  } {
    %memdesc = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    irdl.operands(barrier: %memdesc, pred: optional %pred)
  }
  irdl.operation @tmem_load attributes {
    varve.format = "$src custom<Token>($dep, type($token)) attr-dict `:` qualified(type($src)) `->` type($result)",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($dep) = !ttg.async.token", "type($token) = !ttg.async.token"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %token = irdl.base "!ttg.async.token"
    irdl.operands(src: %src, dep: optional %token)
    irdl.results(result: %result, token: optional %token)
  }
}
