irdl.dialect @ttg attributes {
  varve.set = "triton",
  varve.depends = ["tt"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "AddrSpace",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["local", 1 : i32],
      ["global_read", 2 : i32],
      ["global_write", 4 : i32],
      ["tensor_read", 8 : i32],
      ["tensor_write", 16 : i32],
      ["all", 31 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "RMWOp",
    storage = i32,
    cases = [
      ["and", 1 : i32],
      ["or", 2 : i32],
      ["xor", 3 : i32],
      ["add", 4 : i32],
      ["fadd", 5 : i32],
      ["max", 6 : i32],
      ["min", 7 : i32],
      ["umax", 8 : i32],
      ["umin", 9 : i32],
      ["exch", 10 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    cases = [["generic", 0 : i32], ["async", 1 : i32], ["barrier", 2 : i32]],
    storage = i32,
    sym_name = "SharedKind"
  } : () -> ()
  irdl.type @"!async.token" {
  }
  irdl.type @"!memdesc" attributes {
    varve.traits = ["ShapedType"],
    varve.format = ["`<` shaped($shape, $elementType) `,` $encoding `,` $memorySpace", "one( let($mutableMemory = false; $allocShape = $shape)", "   | `,` one( `mutable` let($mutableMemory = true) one( let($allocShape = $shape) | `,` shaped($allocShape) )", "            | shaped($allocShape) let($mutableMemory = false) ) ) `>`"]
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    %encoding = irdl.any {varve.rule = "attribute"}
    %memorySpace = irdl.any {varve.rule = "attribute"}
    %mutableMemory = irdl.any {varve.rule = "bool"}
    %allocShape = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType,
      encoding: %encoding,
      memorySpace: %memorySpace,
      mutableMemory: %mutableMemory,
      allocShape: %allocShape)
  }
  irdl.attribute @"#amd_mfma" attributes {
    varve.traits = ["DistributedEncodingTrait", "LayoutEncodingTrait", "LayoutEncodingTrait", "MmaEncodingTrait"],
    varve.alias = "mma",
    varve.format = ["`<` `{` struct(version = shown($version), warpsPerCTA = list($warpsPerCTA), instrShape = list($instrShape), isTransposed = shown($isTransposed),", "CGALayout = list($CGALayout), tilesPerWarp = list($tilesPerWarp), elementBitWidth = $elementBitWidth, versionMajor = $versionMajor, others) `}` `>`"],
    varve.read_as = "if(count($tilesPerWarp) > 0 and all(t in $tilesPerWarp: t = 1), with(#ttg.amd_mfma($version, $warpsPerCTA, $instrShape, $isTransposed, $CGALayout), elementBitWidth = $elementBitWidth), absent)",
    varve.require = [["not has($versionMajor)", "expected 'version', not 'versionMajor' and 'versionMinor'"]]
  } {
    %version = irdl.any {varve.rule = "u32"}
    %warpsPerCTA = irdl.any {varve.rule = "array<u32>"}
    %instrShape = irdl.any {varve.rule = "array<u32>"}
    %isTransposed = irdl.any {varve.rule = "bool"}
    %CGALayout = irdl.any {varve.rule = "array<array<i32>>"}
    %tilesPerWarp = irdl.any {varve.rule = "array<u32>"}
    %elementBitWidth = irdl.any {varve.rule = "u32"}
    %versionMajor = irdl.any {varve.rule = "optional<u32>"}
    irdl.parameters(
      version: %version,
      warpsPerCTA: %warpsPerCTA,
      instrShape: %instrShape,
      isTransposed: %isTransposed,
      CGALayout: %CGALayout,
      tilesPerWarp: %tilesPerWarp,
      elementBitWidth: %elementBitWidth,
      versionMajor: %versionMajor) {
      varve.defaults = {
        version = 0 : i32,
        isTransposed = false,
        CGALayout = [],
        tilesPerWarp = [],
        elementBitWidth = 32 : i32}
    }
  }
  irdl.attribute @"#amd_rotating_shared" attributes {
    varve.traits = ["SharedEncodingTrait", "LayoutEncodingTrait", "LayoutEncodingTrait"],
    varve.alias = "shared",
    varve.format = "`<` `{` struct(vec = $vec, perPhase = $perPhase, maxPhase = $maxPhase, order = list($order), CGALayout = list($CGALayout)) `}` `>`"
  } {
    %vec = irdl.any {varve.rule = "u32"}
    %perPhase = irdl.any {varve.rule = "u32"}
    %maxPhase = irdl.any {varve.rule = "u32"}
    %order = irdl.any {varve.rule = "array<u32>"}
    %CGALayout = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      vec: %vec,
      perPhase: %perPhase,
      maxPhase: %maxPhase,
      order: %order,
      CGALayout: %CGALayout) {
      varve.defaults = {
        CGALayout = []}
    }
  }
  irdl.attribute @"#amd_wmma" attributes {
    varve.traits = ["DistributedEncodingTrait", "LayoutEncodingTrait", "LayoutEncodingTrait", "MmaEncodingTrait"],
    varve.alias = "mma",
    varve.format = ["`<` `{` struct(version = $version, isTranspose = shown($isTransposed),", "ctaLayout = shown(`{` struct(register = list($register), warp = list($warp)) `}`),", "CGALayout = list($CGALayout), instrShape = list($instrShape)) `}` `>`"]
  } {
    %version = irdl.any {varve.rule = "u32"}
    %register = irdl.any {varve.rule = "array<array<i32>>"}
    %warp = irdl.any {varve.rule = "array<array<i32>>"}
    %isTransposed = irdl.any {varve.rule = "bool"}
    %CGALayout = irdl.any {varve.rule = "array<array<i32>>"}
    %instrShape = irdl.any {varve.rule = "array<u32>"}
    irdl.parameters(
      version: %version,
      register: %register,
      warp: %warp,
      isTransposed: %isTransposed,
      CGALayout: %CGALayout,
      instrShape: %instrShape) {
      varve.defaults = {
        register = [],
        warp = [],
        isTransposed = false,
        CGALayout = [],
        instrShape = [16 : i32, 16 : i32, 16 : i32]}
    }
  }
  irdl.attribute @"#blocked" attributes {
    varve.traits = ["DistributedEncodingTrait", "LayoutEncodingTrait", "LayoutEncodingTrait"],
    varve.alias = "blocked",
    varve.format = ["`<` `{` struct(sizePerThread = list($sizePerThread), threadsPerWarp = list($threadsPerWarp),", "warpsPerCTA = list($warpsPerCTA), order = list($order), CGALayout = list($CGALayout)) `}` `>`"]
  } {
    %sizePerThread = irdl.any {varve.rule = "array<u32>"}
    %threadsPerWarp = irdl.any {varve.rule = "array<u32>"}
    %warpsPerCTA = irdl.any {varve.rule = "array<u32>"}
    %order = irdl.any {varve.rule = "array<u32>"}
    %CGALayout = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      sizePerThread: %sizePerThread,
      threadsPerWarp: %threadsPerWarp,
      warpsPerCTA: %warpsPerCTA,
      order: %order,
      CGALayout: %CGALayout) {
      varve.defaults = {
        CGALayout = []}
    }
  }
  irdl.attribute @"#dot_op" attributes {
    varve.format = "`<` `{` struct(params) `}` `>`",
    varve.traits = ["DistributedEncodingTrait", "LayoutEncodingTrait", "LayoutEncodingTrait"]
  } {
    %opIdx = irdl.any {varve.rule = "u32"}
    %parent = irdl.any {varve.rule = "attribute"}
    %kWidth = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      opIdx: %opIdx,
      parent: %parent,
      kWidth: %kWidth) {
      varve.defaults = {
        kWidth = 0 : i32}
    }
  }
  irdl.attribute @"#generic_linear" attributes {
    varve.syntax = "hook:ttg.generic_linear",
    varve.traits = ["DistributedEncodingTrait", "LayoutEncodingTrait", "LayoutEncodingTrait", "LinearEncodingTrait", "LinearEncodingTrait"],
    varve.alias = "generic_linear"
  } {
    %linearLayout = irdl.any {varve.rule = "opaque"}
    irdl.parameters(
      linearLayout: %linearLayout)
  }
  irdl.attribute @"#linear" attributes {
    varve.traits = ["DistributedEncodingTrait", "LayoutEncodingTrait", "LayoutEncodingTrait", "LinearEncodingTrait", "LinearEncodingTrait"],
    varve.alias = "linear",
    varve.format = "`<` `{` struct(register = shown(list($register)), lane = shown(list($lane)), warp = shown(list($warp)), block = shown(list($block))) `}` `>`"
  } {
    %register = irdl.any {varve.rule = "array<array<i32>>"}
    %lane = irdl.any {varve.rule = "array<array<i32>>"}
    %warp = irdl.any {varve.rule = "array<array<i32>>"}
    %block = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      register: %register,
      lane: %lane,
      warp: %warp,
      block: %block)
  }
  irdl.attribute @"#nvidia_mma" attributes {
    varve.traits = ["DistributedEncodingTrait", "LayoutEncodingTrait", "LayoutEncodingTrait", "MmaEncodingTrait"],
    varve.alias = "mma",
    varve.format = ["`<` `{` struct(versionMajor = $versionMajor, versionMinor = shown($versionMinor), warpsPerCTA = list($warpsPerCTA),", "CGALayout = list($CGALayout), instrShape = list($instrShape), others) `}` `>`"]
  } {
    %versionMajor = irdl.any {varve.rule = "u32"}
    %versionMinor = irdl.any {varve.rule = "u32"}
    %warpsPerCTA = irdl.any {varve.rule = "array<u32>"}
    %CGALayout = irdl.any {varve.rule = "array<array<i32>>"}
    %instrShape = irdl.any {varve.rule = "array<u32>"}
    irdl.parameters(
      versionMajor: %versionMajor,
      versionMinor: %versionMinor,
      warpsPerCTA: %warpsPerCTA,
      CGALayout: %CGALayout,
      instrShape: %instrShape) {
      varve.defaults = {
        versionMinor = 0 : i32,
        CGALayout = []}
    }
  }
  irdl.attribute @"#nvmma_shared" attributes {
    varve.traits = ["SharedEncodingTrait", "LayoutEncodingTrait", "LayoutEncodingTrait"],
    varve.alias = "shared",
    varve.format = ["`<` `{` struct(swizzlingByteWidth = $swizzlingByteWidth, transposed = $transposed, elementBitWidth = $elementBitWidth,", "fp4Padded = $fp4Padded, CGALayout = list($CGALayout), rank = $rank) `}` `>`"]
  } {
    %swizzlingByteWidth = irdl.any {varve.rule = "u32"}
    %transposed = irdl.any {varve.rule = "bool"}
    %elementBitWidth = irdl.any {varve.rule = "u32"}
    %fp4Padded = irdl.any {varve.rule = "bool"}
    %CGALayout = irdl.any {varve.rule = "array<array<i32>>"}
    %rank = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      swizzlingByteWidth: %swizzlingByteWidth,
      transposed: %transposed,
      elementBitWidth: %elementBitWidth,
      fp4Padded: %fp4Padded,
      CGALayout: %CGALayout,
      rank: %rank) {
      varve.defaults = {
        fp4Padded = false,
        CGALayout = [],
        rank = 2 : i32}
    }
  }
  irdl.attribute @"#padded_shared" attributes {
    varve.traits = ["SharedEncodingTrait", "LayoutEncodingTrait"],
    varve.alias = "shared",
    varve.format = ["`<` `[` each($intervals by `,`: $intervals.interval `` `:` `` `+` `` $intervals.padding) `]`", "`{` struct(order = list($order), shape = list($shape), offset = list($offset), block = list($block)) `}` `>`"],
    varve.read_as = "if(has($order), #ttg.padded_shared($intervals, concat(filter(d in $order: $shape[d] > 1), filter(d in map(i in indices($order): count($order) - 1 - i): $shape[d] = 1)), $shape, absent, absent), if(has($offset) and count($block) = 0 and count($offset) > 0 and distinct(map(b in filter(b in $offset: max(b) = 1): sum(d in indices(b): d * b[d]))) and all(i in indices($offset): sum($offset[i]) = max($offset[i]) and (max($offset[i]) = 1 or i > 0 and $offset[i] = map(x in $offset[i - 1]: x * 2))), #ttg.padded_shared($intervals, concat(map(b in filter(b in $offset: max(b) = 1): sum(d in indices(b): d * b[d])), filter(d in map(i in indices($offset[0]): count($offset[0]) - 1 - i): not any(b in $offset: b[d] != 0))), map(d in indices($offset[0]): product(repeat(2, count(b in $offset: b[d] != 0)))), absent, absent), absent))"
  } {
    %intervals = irdl.any {varve.rule = "array<record<interval: u32, padding: u32>>"}
    %order = irdl.any {varve.rule = "optional<array<u32>>"}
    %shape = irdl.any {varve.rule = "optional<array<u32>>"}
    %offset = irdl.any {varve.rule = "optional<array<array<i32>>>"}
    %block = irdl.any {varve.rule = "optional<array<array<i32>>>"}
    irdl.parameters(
      intervals: %intervals,
      order: %order,
      shape: %shape,
      offset: %offset,
      block: %block)
  }
  irdl.attribute @"#partitioned_shared" attributes {
    varve.traits = ["SharedEncodingTrait", "LayoutEncodingTrait", "LayoutEncodingTrait"],
    varve.alias = "shared",
    varve.format = "`<` `{` struct(params) `}` `>`"
  } {
    %numPartitions = irdl.any {varve.rule = "u32"}
    %numGroups = irdl.any {varve.rule = "u32"}
    %partitionDim = irdl.any {varve.rule = "u32"}
    %partitionLayout = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      numPartitions: %numPartitions,
      numGroups: %numGroups,
      partitionDim: %partitionDim,
      partitionLayout: %partitionLayout)
  }
  irdl.attribute @"#shared_linear" attributes {
    varve.traits = ["SharedEncodingTrait", "LayoutEncodingTrait", "LayoutEncodingTrait"],
    varve.alias = "shared",
    varve.format = "`<` `{` struct(offset = list($offset), block = list($block)) `}` `,` `alignment` `=` $layoutAlignment `>`"
  } {
    %offset = irdl.any {varve.rule = "array<array<i32>>"}
    %block = irdl.any {varve.rule = "array<array<i32>>"}
    %layoutAlignment = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      offset: %offset,
      block: %block,
      layoutAlignment: %layoutAlignment) {
      varve.defaults = {
        block = []}
    }
  }
  irdl.attribute @"#shared_memory" attributes {
    varve.alias = "smem"
  } {
  }
  irdl.attribute @"#slice" attributes {
    varve.traits = ["DistributedEncodingTrait", "LayoutEncodingTrait", "LayoutEncodingTrait"],
    varve.format = "`<` `{` struct($dim, $parent, others) `}` `>`"
  } {
    %dim = irdl.any {varve.rule = "u32"}
    %parent = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      dim: %dim,
      parent: %parent)
  }
  irdl.attribute @"#swizzled_shared" attributes {
    varve.traits = ["SharedEncodingTrait", "LayoutEncodingTrait", "LayoutEncodingTrait"],
    varve.alias = "shared",
    varve.format = "`<` `{` struct(vec = $vec, perPhase = $perPhase, maxPhase = $maxPhase, order = list($order), CGALayout = list($CGALayout)) `}` `>`"
  } {
    %vec = irdl.any {varve.rule = "u32"}
    %perPhase = irdl.any {varve.rule = "u32"}
    %maxPhase = irdl.any {varve.rule = "u32"}
    %order = irdl.any {varve.rule = "array<u32>"}
    %CGALayout = irdl.any {varve.rule = "array<array<i32>>"}
    irdl.parameters(
      vec: %vec,
      perPhase: %perPhase,
      maxPhase: %maxPhase,
      order: %order,
      CGALayout: %CGALayout) {
      varve.defaults = {
        CGALayout = []}
    }
  }
  irdl.operation @async_commit_group attributes {
    varve.format = "(`tokens` $inputTokens^)? attr-dict",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($inputTokens) = !ttg.async.token",
      "type($asyncToken) = !ttg.async.token"]
  } {
    %inputTokens = irdl.base "!ttg.async.token"
    %asyncToken = irdl.base "!ttg.async.token"
    irdl.operands(
      inputTokens: variadic %inputTokens)
    irdl.results(
      asyncToken: %asyncToken)
  }
  irdl.operation @async_copy_global_to_local attributes {
    varve.format = "$src `,` $result (`mask` $mask^)? (`other` $other^)? attr-dict `:` type($src) `->` type($result)",
    varve.let = ["type($mask) = over(type($src), e: i1)", "type($other) = over(type($src), e: e.pointeeType)", "type($token) = !ttg.async.token"],
    varve.traits = ["PredicatedOpInterface", "OptionalTypesMatchWith<src,mask>", "OptionalTypesMatchWith<src,other>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<!tt.ptr>"}
    %result = irdl.base "!ttg.memdesc"
    %mask = irdl.any {varve.rule = "TensorOf<I1>"}
    %other = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %token = irdl.base "!ttg.async.token"
    %cachePolicy = irdl.any
    %isVolatile = irdl.any {varve.rule = "BoolAttr"}
    %contiguity = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      result: %result,
      mask: optional %mask,
      other: optional %other) {
      varve.segments
    }
    irdl.results(
      token: %token)
    irdl.attributes {
      "cachePolicy" = %cachePolicy,
      "isVolatile" = %isVolatile,
      "contiguity" = %contiguity
    } {
      varve.optional = ["cachePolicy"],
      varve.defaults = {
        isVolatile = false,
        contiguity = 1 : i32}
    }
  }
  irdl.operation @async_wait attributes {
    varve.format = "($asyncToken^)? attr-dict",
    varve.traits = ["MemWaitOpTrait", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($asyncToken) = !ttg.async.token",
      "type($retToken) = !ttg.async.token"]
  } {
    %asyncToken = irdl.base "!ttg.async.token"
    %retToken = irdl.base "!ttg.async.token"
    %num = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      asyncToken: variadic %asyncToken)
    irdl.results(
      retToken: %retToken)
    irdl.attributes {
      "num" = %num
    }
  }
  irdl.operation @barrier attributes {
    varve.printer = "code",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.format = "one( `all` let($addrSpace = .all) | `none` let($addrSpace = .none) | $addrSpace ) attr-dict(none)"
  } {
    %addrSpace = irdl.any {varve.rule = "enum<@AddrSpace>"}
    irdl.attributes {
      "addrSpace" = %addrSpace
    }
  }
  irdl.operation @convert_layout attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultElementType", "Pure", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %force_warp_shuffle = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "force_warp_shuffle" = %force_warp_shuffle
    } {
      varve.optional = ["force_warp_shuffle"]
    }
  }
  irdl.operation @fp4_to_fp attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["Pure", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<I8>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @global_scratch_alloc attributes {
    varve.format = "attr-dict `:` qualified(type($result))",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %result = irdl.base "!tt.ptr"
    %nbytes = irdl.any {varve.rule = "I32Attr"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
    %third_party_allocation = irdl.any {varve.rule = "UnitAttr"}
    %shared_cluster_state = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "nbytes" = %nbytes,
      "alignment" = %alignment,
      "third_party_allocation" = %third_party_allocation,
      "shared_cluster_state" = %shared_cluster_state
    } {
      varve.optional = ["third_party_allocation", "shared_cluster_state"]
    }
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
    irdl.operands(
      args: variadic %args)
    irdl.results(
      result: variadic %result)
    irdl.attributes {
      "asm_string" = %asm_string,
      "constraints" = %constraints,
      "pure" = %pure
    }
  }
  irdl.operation @local_alloc attributes {
    varve.format = "($src^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.base "!ttg.memdesc"
    %alignment = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: optional %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "alignment" = %alignment
    } {
      varve.optional = ["alignment"]
    }
  }
  irdl.operation @local_atomic_scatter_rmw attributes {
    varve.format = "$atomic_rmw_op `,` $dst `[` $indices `]` `,` $values (`,` $mask^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["InferTypeOpInterface", "TypesMatchWith<values,result>", "OptionalTypesMatchWith<values,mask>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($result) = type($values)",
      "type($mask) = over(type($values), e: i1)"]
  } {
    %dst = irdl.base "!ttg.memdesc"
    %values = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %indices = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>"}
    %mask = irdl.any {varve.rule = "TensorOf<I1>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %atomic_rmw_op = irdl.any {varve.rule = "enum<@RMWOp>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      dst: %dst,
      values: %values,
      indices: %indices,
      mask: optional %mask)
    irdl.results(
      result: %result)
    irdl.attributes {
      "atomic_rmw_op" = %atomic_rmw_op,
      "axis" = %axis
    }
  }
  irdl.operation @local_dealloc attributes {
    varve.format = "$src attr-dict `:` qualified(type($src))",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.base "!ttg.memdesc"
    irdl.operands(
      src: %src)
  }
  irdl.operation @local_gather attributes {
    varve.format = "$src `[` $indices `]` (`token` $token^)? attr-dict `:` qualified(type($src)) `,` type($indices) `->` type($result)",
    varve.traits = ["LocalLoadTrait", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($token) = !ttg.async.token"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %indices = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>"}
    %token = irdl.base "!ttg.async.token"
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      indices: %indices,
      token: optional %token)
    irdl.results(
      result: %result)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @local_load attributes {
    varve.format = "$src (`token` $token^)? attr-dict `:` qualified(type($src)) `->` type($result)",
    varve.traits = ["LocalLoadTrait", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($token) = !ttg.async.token"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %token = irdl.base "!ttg.async.token"
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(
      src: %src,
      token: optional %token)
    irdl.results(
      result: %result)
  }
  irdl.operation @local_scatter attributes {
    varve.format = "$dst `[` $indices `]` `,` $values (`token` $token^)? attr-dict `:` qualified(type($dst)) `,` type($indices) `,` type($values)",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($token) = !ttg.async.token"]
  } {
    %dst = irdl.base "!ttg.memdesc"
    %values = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %indices = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>"}
    %token = irdl.base "!ttg.async.token"
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      dst: %dst,
      values: %values,
      indices: %indices,
      token: optional %token)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @local_store attributes {
    varve.format = "$src `,` $dst attr-dict `:` type($src) `->` qualified(type($dst))",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %dst = irdl.base "!ttg.memdesc"
    irdl.operands(
      src: %src,
      dst: %dst)
  }
  irdl.operation @mask attributes {
    varve.traits = ["SingleBlock", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($pred) = i1"]
  } {
    %pred = irdl.any {varve.rule = "I1"}
    %result = irdl.any
    irdl.operands(
      pred: %pred)
    irdl.results(
      result: variadic %result)
    %region = irdl.region with size 1
    irdl.regions(
      region: %region)
  }
  irdl.operation @mask.return attributes {
    varve.format = "$result attr-dict `:` type($result)",
    varve.traits = ["HasParent<ttg.mask>", "Pure", "Terminator", "ReturnLike", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %result = irdl.any
    irdl.operands(
      result: variadic %result)
  }
  irdl.operation @memdesc_index attributes {
    varve.format = "$src `[` $index `]` attr-dict `:` qualified(type($src)) `->` qualified(type($result))",
    varve.traits = ["Pure", "MemDescViewTrait", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($index) = i32"],
    varve.require = [["type($result).allocShape = type($result).shape", "alloc shape must match shape for the result"]]
  } {
    %src = irdl.base "!ttg.memdesc"
    %index = irdl.any {varve.rule = "I32"}
    %result = irdl.base "!ttg.memdesc"
    irdl.operands(
      src: %src,
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @memdesc_reinterpret attributes {
    varve.format = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))",
    varve.traits = ["Pure", "MemDescViewTrait", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %result = irdl.base "!ttg.memdesc"
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @memdesc_reshape attributes {
    varve.format = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))",
    varve.traits = ["Pure", "MemDescViewTrait", "SameOperandsAndResultElementType", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %result = irdl.base "!ttg.memdesc"
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @memdesc_subslice attributes {
    varve.traits = ["Pure", "MemDescViewTrait", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.format = "$src `` $offsets attr-dict `:` qualified(type($src)) `->` qualified(type($result))"
  } {
    %src = irdl.base "!ttg.memdesc"
    %result = irdl.base "!ttg.memdesc"
    %offsets = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "offsets" = %offsets
    }
  }
  irdl.operation @memdesc_trans attributes {
    varve.format = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))",
    varve.traits = ["Pure", "MemDescViewTrait", "TransposeOpInterface", "InferMemDescTypeOpWithLayoutEquivalence", "SameOperandsAndResultElementType", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %result = irdl.base "!ttg.memdesc"
    %order = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "order" = %order
    }
  }
  irdl.operation @predicate_stage attributes {
    varve.format = "$iv `,` $ub `,` $step `maxStage` $maxStage `stage` $stage attr-dict `:` type($iv) `->` type($result)",
    varve.traits = ["Pure", "AllTypesMatch<iv,ub,step>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($ub) = type($iv)",
      "type($step) = type($iv)",
      "type($result) = i1"]
  } {
    %iv = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %ub = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %step = irdl.any {varve.rule = "AnySignlessIntegerOrIndex"}
    %result = irdl.any {varve.rule = "I1"}
    %maxStage = irdl.any {varve.rule = "I32Attr"}
    %stage = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      iv: %iv,
      ub: %ub,
      step: %step)
    irdl.results(
      result: %result)
    irdl.attributes {
      "maxStage" = %maxStage,
      "stage" = %stage
    }
  }
  irdl.operation @warp_id attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($result) = i32"]
  } {
    %result = irdl.any {varve.rule = "I32"}
    %omitUniformHint = irdl.any {varve.rule = "UnitAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "omitUniformHint" = %omitUniformHint
    } {
      varve.optional = ["omitUniformHint"]
    }
  }
  irdl.operation @warp_return attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure", "Terminator", "ReturnLike", "HasParent<ttg.warp_specialize.partitions>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
  }
  irdl.operation @warp_specialize attributes {
    varve.arguments = {partitionRegions = [["%a", "*"]]},
    varve.format = ["`(` $explicitCaptures `)` attr-dict-with-keyword `\\n` `` `default` region($defaultRegion)", "each($partitionNumWarps $partitionRegions: `\\n` `` word(`partition` index) `(` arguments(%a) `)`", "`num_warps` `(` $partitionNumWarps `)` $partitionRegions) `:` functional-type($explicitCaptures, $defaultPassthrough)"],
    varve.holds = ["partitionOpHolder", "ttg.warp_specialize.partitions"],
    varve.traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable", "AsyncRegions", "RegionBranchOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %defaultPassthrough = irdl.any
    %partitionNumWarps = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %warpGroupStartIds = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %requestedRegisters = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %actualRegisters = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.results(
      defaultPassthrough: variadic %defaultPassthrough)
    irdl.attributes {
      "partitionNumWarps" = %partitionNumWarps,
      "warpGroupStartIds" = %warpGroupStartIds,
      "requestedRegisters" = %requestedRegisters,
      "actualRegisters" = %actualRegisters
    } {
      varve.optional = ["warpGroupStartIds", "requestedRegisters", "actualRegisters"]
    }
    %defaultRegion = irdl.region {varve.rule = "MinSizedRegion<1>"}
    %partitionOpHolder = irdl.region with size 1
    irdl.regions(
      defaultRegion: %defaultRegion,
      partitionOpHolder: %partitionOpHolder)
  }
  irdl.operation @warp_specialize.partitions attributes {
    varve.traits = ["IsolatedFromAbove", "RecursiveMemoryEffects", "RecursivelySpeculatable", "Terminator", "HasParent<ttg.warp_specialize>", "RegionBranchOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %explicitCaptures = irdl.any
    irdl.operands(
      explicitCaptures: variadic %explicitCaptures)
    %partitionRegions = irdl.region {varve.rule = "MinSizedRegion<1>"}
    irdl.regions(
      partitionRegions: %partitionRegions) {
      varve.variadic = ["partitionRegions"]
    }
  }
  irdl.operation @warp_yield attributes {
    varve.format = "($values^)? attr-dict (`:` type($values)^)?",
    varve.traits = ["Pure", "Terminator", "ReturnLike", "HasParent<ttg.warp_specialize>", "RegionBranchTerminatorOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %values = irdl.any
    irdl.operands(
      values: variadic %values)
  }
}
