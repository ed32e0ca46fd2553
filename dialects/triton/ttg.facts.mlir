// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton's C++ says: the text of layouts and memory descriptors, and their aliases.
irdl.dialect @ttg attributes {
  varve.llvm = "24",
  varve.removes = [
    "enum CacheModifier",
    "enum EvictionPolicy",
    "operation ttg.async_copy_global_to_local",
    "operation ttg.async_remote_shmem_copy",
    "operation ttg.async_remote_shmem_store",
    "operation ttg.clock64",
    "operation ttg.convert_layout",
    "operation ttg.memdesc_dynamic_subslice",
    "operation ttg.remote_shmem_store",
    "operation ttg.warp_specialize"]
} {
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
  irdl.attribute @"#generic_linear" attributes {varve.alias = "generic_linear"} {
  }
  irdl.attribute @"#slice" attributes {varve.format = "`<` `{` struct($dim, $parent, others) `}` `>`"} {
  }
  // The form ignores other words, but the version would be lost that releases before 3.5 print as two numbers.
  irdl.attribute @"#amd_mfma" attributes {
    varve.alias = "mma",
    varve.require = [["not has($versionMajor)", "expected 'version', not 'versionMajor' and 'versionMinor'"]],
    varve.read_as = "if(count($tilesPerWarp) > 0 and all(t in $tilesPerWarp: t = 1), with(#ttg.amd_mfma($version, $warpsPerCTA, $instrShape, $isTransposed, $CGALayout), elementBitWidth = $elementBitWidth), absent)",
    varve.format = [
      "`<` `{` struct(version = shown($version), warpsPerCTA = list($warpsPerCTA), instrShape = list($instrShape), isTransposed = shown($isTransposed),",
      "CGALayout = list($CGALayout), tilesPerWarp = list($tilesPerWarp), elementBitWidth = $elementBitWidth, versionMajor = $versionMajor, others) `}` `>`"
    ]
  } {
    %number = irdl.any {varve.rule = "u32"}
    %sizes = irdl.any {varve.rule = "array<u32>"}
    %flag = irdl.any {varve.rule = "bool"}
    %none = irdl.any {varve.rule = "optional<u32>"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      version: %number,
      warpsPerCTA: %sizes,
      instrShape: %sizes,
      isTransposed: %flag,
      CGALayout: %bases,
      tilesPerWarp: %sizes,
      elementBitWidth: %number,
      versionMajor: %none) {
      varve.defaults = {version = 0 : i32, isTransposed = false, CGALayout = [], tilesPerWarp = [], elementBitWidth = 32 : i32}
    }
  }
  // The form ignores other words, but what earlier releases say with warpsPerCTA would be lost.
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
      "CGALayout = list($CGALayout), instrShape = list($instrShape), others) `}` `>`"
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
    // Bases that only number the elements in an order of dimensions are written as this order; dimensions of size 1 come last.
    varve.read_as = "if(has($order), #ttg.padded_shared($intervals, concat(filter(d in $order: $shape[d] > 1), filter(d in map(i in indices($order): count($order) - 1 - i): $shape[d] = 1)), $shape, absent, absent), if(has($offset) and count($block) = 0 and count($offset) > 0 and distinct(map(b in filter(b in $offset: max(b) = 1): sum(d in indices(b): d * b[d]))) and all(i in indices($offset): sum($offset[i]) = max($offset[i]) and (max($offset[i]) = 1 or i > 0 and $offset[i] = map(x in $offset[i - 1]: x * 2))), #ttg.padded_shared($intervals, concat(map(b in filter(b in $offset: max(b) = 1): sum(d in indices(b): d * b[d])), filter(d in map(i in indices($offset[0]): count($offset[0]) - 1 - i): not any(b in $offset: b[d] != 0))), map(d in indices($offset[0]): product(repeat(2, count(b in $offset: b[d] != 0)))), absent, absent), absent))",
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
  irdl.operation @barrier attributes {varve.format = "one( `all` let($addrSpace = .all) | `none` let($addrSpace = .none) | $addrSpace ) attr-dict(none)"} {
  }
  irdl.operation @memdesc_index attributes {
    varve.require = [["type($result).allocShape = type($result).shape", "alloc shape must match shape for the result"]]
  } {
  }
  irdl.operation @memdesc_subslice attributes {
    varve.format = "$src `` $offsets attr-dict `:` qualified(type($src)) `->` qualified(type($result))"
  } {
  }
  "varve.enum"() {sym_name = "SharedKind", storage = i32, cases = [["generic", 0 : i32], ["async", 1 : i32], ["barrier", 2 : i32]]} : () -> ()
  irdl.operation @async_copy_global_to_local attributes {
    varve.format = "$src `,` $result (`mask` $mask^)? (`other` $other^)? attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["PredicatedOpInterface", "OptionalTypesMatchWith<src,mask>", "OptionalTypesMatchWith<src,other>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($mask) = over(type($src), e: i1)", "type($other) = over(type($src), e: e.pointeeType)", "type($token) = !ttg.async.token"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<!tt.ptr>"}
    %result = irdl.base "!ttg.memdesc"
    %mask = irdl.any {varve.rule = "TensorOf<I1>"}
    %other = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %token = irdl.base "!ttg.async.token"
    %cachePolicy = irdl.any
    %isVolatile = irdl.any {varve.rule = "BoolAttr"}
    %contiguity = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(src: %src, result: %result, mask: optional %mask, other: optional %other) {varve.segments}
    irdl.results(token: %token)
    irdl.attributes {"cachePolicy" = %cachePolicy, "isVolatile" = %isVolatile, "contiguity" = %contiguity} {varve.optional = ["cachePolicy"], varve.defaults = {isVolatile = false, contiguity = 1 : i32}}
  }
  irdl.operation @convert_layout attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %force_warp_shuffle = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(src: %src)
    irdl.results(result: %result)
    irdl.attributes {"force_warp_shuffle" = %force_warp_shuffle} {varve.optional = ["force_warp_shuffle"]}
  }
  irdl.operation @inline_asm attributes {
    varve.format = "$asm_string attr-dict ($args^)? `:` functional-type($args, $result)",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %args = irdl.any
    %result = irdl.any
    %asm_string = irdl.any {varve.rule = "StrAttr"}
    %constraints = irdl.any {varve.rule = "StrAttr"}
    %pure = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(args: variadic %args)
    irdl.results(result: variadic %result)
    irdl.attributes {"asm_string" = %asm_string, "constraints" = %constraints, "pure" = %pure}
  }
  irdl.operation @warp_specialize attributes {
    varve.holds = ["partitionOpHolder", "ttg.warp_specialize.partitions"],
    varve.arguments = {partitionRegions = [["%a", "*"]]},
    varve.format = [
      "`(` $explicitCaptures `)` attr-dict-with-keyword `\\n` `` `default` region($defaultRegion)",
      "each($partitionNumWarps $partitionRegions: `\\n` `` word(`partition` index) `(` arguments(%a) `)`",
      "`num_warps` `(` $partitionNumWarps `)` $partitionRegions) `:` functional-type($explicitCaptures, $defaultPassthrough)"
    ],
    varve.traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable", "AsyncRegions", "RegionBranchOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %defaultPassthrough = irdl.any
    %partitionNumWarps = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %warpGroupStartIds = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %requestedRegisters = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %actualRegisters = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.results(defaultPassthrough: variadic %defaultPassthrough)
    irdl.attributes {
      "partitionNumWarps" = %partitionNumWarps,
      "warpGroupStartIds" = %warpGroupStartIds,
      "requestedRegisters" = %requestedRegisters,
      "actualRegisters" = %actualRegisters
    } {varve.optional = ["warpGroupStartIds", "requestedRegisters", "actualRegisters"]}
    %defaultRegion = irdl.region {varve.rule = "MinSizedRegion<1>"}
    %partitionOpHolder = irdl.region with size 1
    irdl.regions(defaultRegion: %defaultRegion, partitionOpHolder: %partitionOpHolder)
  }
}
