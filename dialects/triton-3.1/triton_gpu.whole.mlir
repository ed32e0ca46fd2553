// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Triton's dialect ttg had this name up to Triton 3.2.
irdl.dialect @triton_gpu attributes {varve.set = "triton-3.1", varve.depends = ["tt"]} {
  "varve.enum"() {
    sym_name = "CacheModifier", storage = i32,
    cases = [["none", 1 : i32], ["ca", 2 : i32], ["cg", 3 : i32], ["wb", 4 : i32], ["cs", 5 : i32], ["wt", 6 : i32], ["cv", 7 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "EvictionPolicy", storage = i32,
    cases = [["evict_normal", 1 : i32], ["evict_first", 2 : i32], ["evict_last", 3 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ScaleDotElemType", storage = i32,
    cases = [["e4m3", 0 : i32], ["e5m2", 1 : i32], ["e2m3", 2 : i32], ["e3m2", 3 : i32], ["e2m1", 4 : i32], ["bf16", 5 : i32], ["fp16", 6 : i32]]
  } : () -> ()
  irdl.type @"!async.token" {
  }
  irdl.attribute @"#blocked" attributes {
    varve.alias = "blocked",
    varve.format = [
      "`<` `{` struct(sizePerThread = list($sizePerThread), threadsPerWarp = list($threadsPerWarp), warpsPerCTA = list($warpsPerCTA),",
      "order = list($order), CTAsPerCGA = list($CTAsPerCGA), CTASplitNum = list($CTASplitNum), CTAOrder = list($CTAOrder)) `}` `>`"
    ]
  } {
    %sizes = irdl.any {varve.rule = "array<u32>"}
    irdl.parameters(sizePerThread: %sizes, threadsPerWarp: %sizes, warpsPerCTA: %sizes, order: %sizes, CTAsPerCGA: %sizes, CTASplitNum: %sizes, CTAOrder: %sizes) {varve.defaults = {CTAsPerCGA = [], CTASplitNum = [], CTAOrder = []}}
  }
  irdl.attribute @"#linear" attributes {
    varve.alias = "linear",
    varve.format = "`<` `{` struct(register = shown(list($register)), lane = shown(list($lane)), warp = shown(list($warp)), block = shown(list($block))) `}` `>`"
  } {
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(register: %bases, lane: %bases, warp: %bases, block: %bases)
  }
  irdl.attribute @"#slice" attributes {varve.format = "`<` `{` struct($dim, $parent) `}` `>`"} {
    %number = irdl.any {varve.rule = "u32"}
    %layout = irdl.any {varve.rule = "attribute"}
    irdl.parameters(dim: %number, parent: %layout)
  }
  irdl.attribute @"#dot_op" attributes {varve.format = "`<` `{` struct(params) `}` `>`"} {
    %number = irdl.any {varve.rule = "u32"}
    %layout = irdl.any {varve.rule = "attribute"}
    irdl.parameters(opIdx: %number, parent: %layout, kWidth: %number) {varve.defaults = {kWidth = 0 : i32}}
  }
  irdl.attribute @"#shared" attributes {
    varve.alias = "shared",
    varve.format = "`<` `{` struct(vec = $vec, perPhase = $perPhase, maxPhase = $maxPhase, order = list($order), CTAsPerCGA = list($CTAsPerCGA), CTASplitNum = list($CTASplitNum), CTAOrder = list($CTAOrder), hasLeadingOffset = shown($hasLeadingOffset)) `}` `>`"
  } {
    %number = irdl.any {varve.rule = "u32"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %flag = irdl.any {varve.rule = "bool"}
    irdl.parameters(vec: %number, perPhase: %number, maxPhase: %number, order: %sizes, CTAsPerCGA: %sizes, CTASplitNum: %sizes, CTAOrder: %sizes, hasLeadingOffset: %flag) {
      varve.defaults = {CTAsPerCGA = [], CTASplitNum = [], CTAOrder = [], hasLeadingOffset = false}
    }
  }
  irdl.attribute @"#shared_memory" {
  }
  irdl.attribute @"#nvidia_mma" attributes {
    varve.alias = "mma",
    varve.format = [
      "`<` `{` struct(versionMajor = $versionMajor, versionMinor = shown($versionMinor), warpsPerCTA = list($warpsPerCTA),",
      "CTAsPerCGA = list($CTAsPerCGA), CTASplitNum = list($CTASplitNum), CTAOrder = list($CTAOrder), instrShape = list($instrShape)) `}` `>`"
    ]
  } {
    %number = irdl.any {varve.rule = "u32"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    irdl.parameters(versionMajor: %number, versionMinor: %number, warpsPerCTA: %sizes, CTAsPerCGA: %sizes, CTASplitNum: %sizes, CTAOrder: %sizes, instrShape: %sizes) {
      varve.defaults = {versionMinor = 0 : i32, CTAsPerCGA = [], CTASplitNum = [], CTAOrder = []}
    }
  }
  irdl.attribute @"#amd_mfma" attributes {
    varve.alias = "mma",
    varve.format = [
      "`<` `{` struct(versionMajor = $versionMajor, versionMinor = shown($versionMinor), warpsPerCTA = list($warpsPerCTA), instrShape = list($instrShape),",
      "isTransposed = shown($isTransposed), CTAsPerCGA = list($CTAsPerCGA), CTASplitNum = list($CTASplitNum), CTAOrder = list($CTAOrder)) `}` `>`"
    ]
  } {
    %number = irdl.any {varve.rule = "u32"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %flag = irdl.any {varve.rule = "bool"}
    irdl.parameters(versionMajor: %number, versionMinor: %number, warpsPerCTA: %sizes, instrShape: %sizes, isTransposed: %flag, CTAsPerCGA: %sizes, CTASplitNum: %sizes, CTAOrder: %sizes) {
      varve.defaults = {versionMinor = 0 : i32, isTransposed = false, CTAsPerCGA = [], CTASplitNum = [], CTAOrder = []}
    }
  }
  irdl.attribute @"#amd_wmma" attributes {
    varve.alias = "mma",
    varve.format = "`<` `{` struct(version = $version, isTranspose = $isTransposed, warpsPerCTA = list($warpsPerCTA), CTAsPerCGA = list($CTAsPerCGA), CTASplitNum = list($CTASplitNum), CTAOrder = list($CTAOrder)) `}` `>`"
  } {
    %number = irdl.any {varve.rule = "optional<u32>"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %flag = irdl.any {varve.rule = "optional<bool>"}
    irdl.parameters(version: %number, isTransposed: %flag, warpsPerCTA: %sizes, CTAsPerCGA: %sizes, CTASplitNum: %sizes, CTAOrder: %sizes) {varve.defaults = {CTAsPerCGA = [], CTASplitNum = [], CTAOrder = []}}
  }
  irdl.operation @async_commit_group attributes {
    varve.format = "$inputTokens attr-dict",
    varve.let = ["type($inputTokens) = !triton_gpu.async.token", "type($asyncToken) = !triton_gpu.async.token"]
  } {
    %token = irdl.base "!triton_gpu.async.token"
    irdl.operands(inputTokens: variadic %token)
    irdl.results(asyncToken: %token)
  }
  irdl.operation @async_copy_global_to_local attributes {
    varve.format = "$src `,` $result (`mask` $mask^)? (`other` $other^)? oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` type($src) `->` type($result)",
    varve.let = ["type($mask) = over(type($src), e: i1)", "type($other) = over(type($src), e: e.pointeeType)", "type($token) = !triton_gpu.async.token"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<!tt.ptr>"}
    %memdesc = irdl.base "!tt.memdesc"
    %mask = irdl.any {varve.rule = "TensorOf<I1>"}
    %other = irdl.any
    %token = irdl.base "!triton_gpu.async.token"
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    %flag = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(src: %src, result: %memdesc, mask: optional %mask, other: optional %other) {varve.segments}
    irdl.results(token: %token)
    irdl.attributes {"cache" = %cache, "evict" = %evict, "isVolatile" = %flag} {varve.defaults = {cache = 1 : i32, evict = 1 : i32, isVolatile = false}}
  }
  irdl.operation @async_wait attributes {
    varve.format = "$asyncToken attr-dict",
    varve.let = ["type($asyncToken) = !triton_gpu.async.token", "type($retToken) = !triton_gpu.async.token"]
  } {
    %token = irdl.base "!triton_gpu.async.token"
    %number = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(asyncToken: variadic %token)
    irdl.results(retToken: %token)
    irdl.attributes {"num" = %number}
  }
  irdl.operation @convert_layout attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure"]
  } {
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(src: %tensor)
    irdl.results(result: %tensor)
  }
  irdl.operation @local_alloc attributes {varve.format = "$src attr-dict `:` functional-type(operands, results)"} {
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %memdesc = irdl.base "!tt.memdesc"
    irdl.operands(src: optional %tensor)
    irdl.results(result: %memdesc)
  }
  irdl.operation @local_dealloc attributes {varve.format = "$src attr-dict `:` qualified(type($src))"} {
    %memdesc = irdl.base "!tt.memdesc"
    irdl.operands(src: %memdesc)
  }
  irdl.operation @local_load attributes {
    varve.format = "$src (`token` $token^)? attr-dict `:` qualified(type($src)) `->` type($result)",
    varve.let = ["type($token) = !triton_gpu.async.token"]
  } {
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %memdesc = irdl.base "!tt.memdesc"
    %token = irdl.base "!triton_gpu.async.token"
    irdl.operands(src: %memdesc, token: optional %token)
    irdl.results(result: %tensor)
  }
  irdl.operation @local_store attributes {varve.format = "$src `,` $dst attr-dict `:` type($src) `->` qualified(type($dst))"} {
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %memdesc = irdl.base "!tt.memdesc"
    irdl.operands(src: %tensor, dst: %memdesc)
  }
  irdl.operation @memdesc_subview attributes {
    varve.format = "$src `[` $offsets `]` attr-dict `:` qualified(type($src)) `->` qualified(type($result))",
    varve.traits = ["Pure"],
    varve.let = ["type($offsets) = i32"]
  } {
    %memdesc = irdl.base "!tt.memdesc"
    %offset = irdl.any {varve.rule = "I32"}
    irdl.operands(src: %memdesc, offsets: variadic %offset)
    irdl.results(result: %memdesc)
  }
  irdl.operation @upcast_mxfp attributes {
    varve.format = "$src `,` $scale `fp_type` `=` $fp_type attr-dict `:` type($src) `,` type($scale) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %tensor = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %type = irdl.any {varve.rule = "enum<@ScaleDotElemType>"}
    irdl.operands(src: %tensor, scale: %tensor)
    irdl.results(result: %tensor)
    irdl.attributes {"fp_type" = %type}
  }
}
