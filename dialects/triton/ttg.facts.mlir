// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton's C++ says: the text of layouts and memory descriptors, and their aliases.
irdl.dialect @ttg attributes {varve.llvm = "24"} {
  irdl.type @"!memdesc" attributes {
    varve.format = [
      "`<` shaped($shape, $elementType) `,` $encoding `,` $memorySpace",
      "one( let($mutableMemory = false; $allocShape = $shape)",
      "   | `,` one( `mutable` let($mutableMemory = true) one( let($allocShape = $shape) | `,` shaped($allocShape) )",
      "            | shaped($allocShape) let($mutableMemory = false) ) ) `>`"
    ]
  } {
  }
  irdl.attribute @"#blocked" attributes {
    varve.alias = "blocked",
    varve.format = [
      "`<` `{` struct(sizePerThread = list($sizePerThread), threadsPerWarp = list($threadsPerWarp),",
      "warpsPerCTA = list($warpsPerCTA), order = list($order), CGALayout = list($CGALayout)) `}` `>`"
    ]
  } {
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      sizePerThread: %sizes,
      threadsPerWarp: %sizes,
      warpsPerCTA: %sizes,
      order: %sizes,
      CGALayout: %bases) {varve.defaults = {CGALayout = []}}
  }
  irdl.attribute @"#linear" attributes {
    varve.alias = "linear",
    varve.format = "`<` `{` struct(register = shown(list($register)), lane = shown(list($lane)), warp = shown(list($warp)), block = shown(list($block))) `}` `>`"
  } {
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(register: %bases, lane: %bases, warp: %bases, block: %bases)
  }
  irdl.attribute @"#generic_linear" attributes {varve.alias = "linear"} {
  }
  irdl.attribute @"#slice" attributes {varve.format = "`<` `{` struct(params) `}` `>`"} {
  }
  irdl.attribute @"#amd_mfma" attributes {
    varve.alias = "mma",
    varve.format = [
      "`<` `{` struct(version = shown($version), warpsPerCTA = list($warpsPerCTA), instrShape = list($instrShape), isTransposed = shown($isTransposed),",
      "CGALayout = list($CGALayout), tilesPerWarp = list($tilesPerWarp), elementBitWidth = $elementBitWidth) `}` `>`"
    ]
  } {
    %number = irdl.any {varve.rule = "u32"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %flag = irdl.any {varve.rule = "bool"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      version: %number,
      warpsPerCTA: %sizes,
      instrShape: %sizes,
      isTransposed: %flag,
      CGALayout: %bases,
      tilesPerWarp: %sizes,
      elementBitWidth: %number) {
      varve.defaults = {version = 0 : i32, isTransposed = false, CGALayout = [], tilesPerWarp = [], elementBitWidth = 32 : i32}
    }
  }
  irdl.attribute @"#amd_wmma" attributes {
    varve.alias = "mma",
    varve.format = [
      "`<` `{` struct(version = $version, isTranspose = shown($isTransposed),",
      "ctaLayout = shown(`{` struct(register = list($register), warp = list($warp)) `}`),",
      "CGALayout = list($CGALayout), instrShape = list($instrShape)) `}` `>`"
    ]
  } {
    %number = irdl.any {varve.rule = "u32"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %flag = irdl.any {varve.rule = "bool"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      version: %number,
      register: %bases,
      warp: %bases,
      isTransposed: %flag,
      CGALayout: %bases,
      instrShape: %sizes) {
      varve.defaults = {register = [], warp = [], isTransposed = false, CGALayout = [], instrShape = [16 : i32, 16 : i32, 16 : i32]}
    }
  }
  irdl.attribute @"#nvidia_mma" attributes {
    varve.alias = "mma",
    varve.format = [
      "`<` `{` struct(versionMajor = $versionMajor, versionMinor = shown($versionMinor), warpsPerCTA = list($warpsPerCTA),",
      "CGALayout = list($CGALayout), instrShape = list($instrShape)) `}` `>`"
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
      instrShape: %sizes) {varve.defaults = {versionMinor = 0 : i32, CGALayout = []}}
  }
  irdl.attribute @"#swizzled_shared" attributes {
    varve.alias = "shared",
    varve.format = "`<` `{` struct(vec = $vec, perPhase = $perPhase, maxPhase = $maxPhase, order = list($order), CGALayout = list($CGALayout)) `}` `>`"
  } {
    %number = irdl.any {varve.rule = "u32"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      vec: %number,
      perPhase: %number,
      maxPhase: %number,
      order: %sizes,
      CGALayout: %bases) {varve.defaults = {CGALayout = []}}
  }
  irdl.attribute @"#amd_rotating_shared" attributes {
    varve.alias = "shared",
    varve.format = "`<` `{` struct(vec = $vec, perPhase = $perPhase, maxPhase = $maxPhase, order = list($order), CGALayout = list($CGALayout)) `}` `>`"
  } {
    %number = irdl.any {varve.rule = "u32"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      vec: %number,
      perPhase: %number,
      maxPhase: %number,
      order: %sizes,
      CGALayout: %bases) {varve.defaults = {CGALayout = []}}
  }
  irdl.attribute @"#nvmma_shared" attributes {
    varve.alias = "shared",
    varve.format = [
      "`<` `{` struct(swizzlingByteWidth = $swizzlingByteWidth, transposed = $transposed, elementBitWidth = $elementBitWidth,",
      "fp4Padded = $fp4Padded, CGALayout = list($CGALayout), rank = $rank) `}` `>`"
    ]
  } {
    %number = irdl.any {varve.rule = "u32"}
    %flag = irdl.any {varve.rule = "bool"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      swizzlingByteWidth: %number,
      transposed: %flag,
      elementBitWidth: %number,
      fp4Padded: %flag,
      CGALayout: %bases,
      rank: %number) {varve.defaults = {fp4Padded = false, CGALayout = [], rank = 2 : i32}}
  }
  irdl.attribute @"#padded_shared" attributes {
    varve.alias = "shared",
    varve.format = [
      "`<` `[` each($intervals by `,`: $intervals.interval `` `:` `` `+` `` $intervals.padding) `]`",
      "`{` struct(order = list($order), shape = list($shape), offset = list($offset), block = list($block)) `}` `>`"
    ]
  } {
    %pairs = irdl.any {varve.rule = "array<record<interval: u32, padding: u32>>"}
    %sizes = irdl.any {varve.rule = "optional<array<u32>>"}
    %bases = irdl.any {varve.rule = "optional<array<array<i32>>>"}
    irdl.parameters(intervals: %pairs, order: %sizes, shape: %sizes, offset: %bases, block: %bases)
  }
  irdl.attribute @"#shared_linear" attributes {
    varve.alias = "shared",
    varve.format = "`<` `{` struct(offset = list($offset), block = list($block)) `}` `,` `alignment` `=` $layoutAlignment `>`"
  } {
    %number = irdl.any {varve.rule = "u32"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(offset: %bases, block: %bases, layoutAlignment: %number) {varve.defaults = {block = []}}
  }
  irdl.attribute @"#partitioned_shared" attributes {
    varve.alias = "shared",
    varve.format = "`<` `{` struct(params) `}` `>`"
  } {
  }
  irdl.attribute @"#shared_memory" attributes {varve.alias = "smem"} {
  }
  irdl.operation @barrier attributes {varve.format = "one( `all` let($addrSpace = .all) | $addrSpace ) attr-dict"} {
  }
  irdl.operation @memdesc_subslice attributes {
    varve.format = "$src `` $offsets attr-dict `:` qualified(type($src)) `->` qualified(type($result))"
  } {
  }
}
