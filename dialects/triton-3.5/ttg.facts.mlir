// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.4 to 3.6 have instead of what 3.7 has. Layouts list CTAs (3.4, 3.5) where later ones have bases of CGAs (3.6).
irdl.dialect @ttg attributes {
  varve.removes = [
    "attribute amd_mfma",
    "attribute amd_rotating_shared",
    "attribute amd_wmma",
    "attribute blocked",
    "attribute nvidia_mma",
    "attribute nvmma_shared",
    "attribute swizzled_shared",
    "operation ttg.memdesc_index"]
} {
  irdl.attribute @"#blocked" attributes {
    varve.alias = "blocked",
    varve.format = [
      "`<` `{` struct(sizePerThread = list($sizePerThread), threadsPerWarp = list($threadsPerWarp),",
      "warpsPerCTA = list($warpsPerCTA), order = list($order), CGALayout = list($CGALayout), CTAsPerCGA = list($CTAsPerCGA), CTASplitNum = list($CTASplitNum), CTAOrder = list($CTAOrder)) `}` `>`"
    ]
  } {
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      sizePerThread: %sizes,
      threadsPerWarp: %sizes,
      warpsPerCTA: %sizes,
      order: %sizes,
      CGALayout: %bases,
      CTAsPerCGA: %sizes,
      CTASplitNum: %sizes,
      CTAOrder: %sizes) {varve.defaults = {CGALayout = [], CTAsPerCGA = [], CTASplitNum = [], CTAOrder = []}}
  }
  irdl.attribute @"#amd_wmma" attributes {
    varve.alias = "mma",
    varve.format = [
      "`<` `{` struct(version = $version, isTranspose = shown($isTransposed), warpsPerCTA = list($warpsPerCTA), tilesPerWarp = list($tilesPerWarp),",
      "CGALayout = list($CGALayout), CTAsPerCGA = list($CTAsPerCGA), CTASplitNum = list($CTASplitNum), CTAOrder = list($CTAOrder), instrShape = list($instrShape)) `}` `>`"
    ]
  } {
    %number = irdl.any {varve.rule = "u32"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %flag = irdl.any {varve.rule = "bool"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      version: %number,
      warpsPerCTA: %sizes,
      tilesPerWarp: %sizes,
      isTransposed: %flag,
      CGALayout: %bases,
      CTAsPerCGA: %sizes,
      CTASplitNum: %sizes,
      CTAOrder: %sizes,
      instrShape: %sizes) {
      varve.defaults = {warpsPerCTA = [], tilesPerWarp = [], isTransposed = false, CGALayout = [], CTAsPerCGA = [], CTASplitNum = [], CTAOrder = [], instrShape = [16 : i32, 16 : i32, 16 : i32]}
    }
  }
  irdl.attribute @"#nvidia_mma" attributes {
    varve.alias = "mma",
    varve.format = [
      "`<` `{` struct(versionMajor = $versionMajor, versionMinor = shown($versionMinor), warpsPerCTA = list($warpsPerCTA),",
      "CGALayout = list($CGALayout), CTAsPerCGA = list($CTAsPerCGA), CTASplitNum = list($CTASplitNum), CTAOrder = list($CTAOrder), instrShape = list($instrShape), others) `}` `>`"
    ]
  } {
    %number = irdl.any {varve.rule = "u32"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      versionMajor: %number,
      versionMinor: %number,
      warpsPerCTA: %sizes,
      CGALayout: %bases,
      CTAsPerCGA: %sizes,
      CTASplitNum: %sizes,
      CTAOrder: %sizes,
      instrShape: %sizes) {varve.defaults = {versionMinor = 0 : i32, CGALayout = [], CTAsPerCGA = [], CTASplitNum = [], CTAOrder = []}}
  }
  irdl.attribute @"#swizzled_shared" attributes {
    varve.alias = "shared",
    varve.format = "`<` `{` struct(vec = $vec, perPhase = $perPhase, maxPhase = $maxPhase, order = list($order), CGALayout = list($CGALayout), CTAsPerCGA = list($CTAsPerCGA), CTASplitNum = list($CTASplitNum), CTAOrder = list($CTAOrder)) `}` `>`"
  } {
    %number = irdl.any {varve.rule = "u32"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      vec: %number,
      perPhase: %number,
      maxPhase: %number,
      order: %sizes,
      CGALayout: %bases,
      CTAsPerCGA: %sizes,
      CTASplitNum: %sizes,
      CTAOrder: %sizes) {varve.defaults = {CGALayout = [], CTAsPerCGA = [], CTASplitNum = [], CTAOrder = []}}
  }
  irdl.attribute @"#amd_rotating_shared" attributes {
    varve.alias = "shared",
    varve.format = "`<` `{` struct(vec = $vec, perPhase = $perPhase, maxPhase = $maxPhase, order = list($order), CGALayout = list($CGALayout), CTAsPerCGA = list($CTAsPerCGA), CTASplitNum = list($CTASplitNum), CTAOrder = list($CTAOrder)) `}` `>`"
  } {
    %number = irdl.any {varve.rule = "u32"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      vec: %number,
      perPhase: %number,
      maxPhase: %number,
      order: %sizes,
      CGALayout: %bases,
      CTAsPerCGA: %sizes,
      CTASplitNum: %sizes,
      CTAOrder: %sizes) {varve.defaults = {CGALayout = [], CTAsPerCGA = [], CTASplitNum = [], CTAOrder = []}}
  }
  irdl.attribute @"#nvmma_shared" attributes {
    varve.alias = "shared",
    varve.format = [
      "`<` `{` struct(swizzlingByteWidth = $swizzlingByteWidth, transposed = $transposed, elementBitWidth = $elementBitWidth,",
      "fp4Padded = $fp4Padded, CGALayout = list($CGALayout), CTAsPerCGA = list($CTAsPerCGA), CTASplitNum = list($CTASplitNum), CTAOrder = list($CTAOrder), rank = $rank) `}` `>`"
    ]
  } {
    %number = irdl.any {varve.rule = "u32"}
    %flag = irdl.any {varve.rule = "bool"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      swizzlingByteWidth: %number,
      transposed: %flag,
      elementBitWidth: %number,
      fp4Padded: %flag,
      CGALayout: %bases,
      CTAsPerCGA: %sizes,
      CTASplitNum: %sizes,
      CTAOrder: %sizes,
      rank: %number) {varve.defaults = {fp4Padded = false, CGALayout = [], CTAsPerCGA = [], CTASplitNum = [], CTAOrder = [], rank = 2 : i32}}
  }
  irdl.attribute @"#amd_mfma" attributes {
    varve.alias = "mma",
    varve.format = [
      "`<` `{` struct(version = $version, versionMajor = $versionMajor, versionMinor = $versionMinor, warpsPerCTA = list($warpsPerCTA), instrShape = list($instrShape),",
      "isTransposed = shown($isTransposed), CGALayout = list($CGALayout), CTAsPerCGA = list($CTAsPerCGA), CTASplitNum = list($CTASplitNum), CTAOrder = list($CTAOrder),",
      "tilesPerWarp = list($tilesPerWarp), elementBitWidth = $elementBitWidth, elementType = $elementType) `}` `>`"
    ]
  } {
    %number = irdl.any {varve.rule = "optional<u32>"}
    %width = irdl.any {varve.rule = "u32"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %flag = irdl.any {varve.rule = "bool"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    %type = irdl.any {varve.rule = "optional<type>"}
    irdl.parameters(
      version: %number,
      versionMajor: %number,
      versionMinor: %number,
      warpsPerCTA: %sizes,
      instrShape: %sizes,
      isTransposed: %flag,
      CGALayout: %bases,
      CTAsPerCGA: %sizes,
      CTASplitNum: %sizes,
      CTAOrder: %sizes,
      tilesPerWarp: %sizes,
      elementBitWidth: %width,
      elementType: %type) {
      varve.defaults = {isTransposed = false, CGALayout = [], CTAsPerCGA = [], CTASplitNum = [], CTAOrder = [], tilesPerWarp = [], elementBitWidth = 32 : i32}
    }
  }
  // 3.4 has no keyword.
  irdl.operation @convert_layout attributes {varve.removes = ["attribute force_warp_shuffle"]} {
  }
  irdl.operation @global_scratch_alloc attributes {varve.removes = ["attribute shared_cluster_state", "attribute third_party_allocation"]} {
  }
  irdl.operation @async_commit_group attributes {varve.format = "one( `tokens` $inputTokens | $inputTokens ) attr-dict"} {
  }
  irdl.operation @memdesc_index attributes {
    varve.format = "$src `[` $index `]` attr-dict `:` qualified(type($src)) `->` qualified(type($result))",
    varve.traits = ["Pure", "MemDescViewTrait", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($index) = i32"]
  } {
    %memdesc = irdl.base "!ttg.memdesc"
    %index = irdl.any {varve.rule = "I32"}
    irdl.operands(src: %memdesc, index: %index)
    irdl.results(result: %memdesc)
  }
  irdl.operation @memdesc_subview attributes {
    varve.format = "$src `[` $offsets `]` attr-dict `:` qualified(type($src)) `->` qualified(type($result))",
    varve.traits = ["Pure", "MemDescViewTrait"],
    varve.let = ["type($offsets) = i32"]
  } {
    %memdesc = irdl.base "!ttg.memdesc"
    %offset = irdl.any {varve.rule = "I32"}
    irdl.operands(src: %memdesc, offsets: variadic %offset)
    irdl.results(result: %memdesc)
  }
  irdl.operation @warp_specialize {
    %capture = irdl.any
    irdl.operands(explicitCaptures: variadic %capture)
  }
  irdl.operation @warp_specialize.partitions {
    irdl.operands()
  }
}
