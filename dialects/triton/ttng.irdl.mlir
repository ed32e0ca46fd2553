irdl.dialect @ttng attributes {
  varve.set = "triton",
  varve.depends = ["tt", "ttg"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "BarrierPlacement",
    storage = i32,
    cases = [
      ["before", 0 : i32],
      ["after", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "BarrierRegion",
    storage = i32,
    cases = [
      ["tile", 0 : i32],
      ["setup", 1 : i32],
      ["teardown", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CacheModifier",
    storage = i32,
    cases = [
      ["none", 1 : i32],
      ["ca", 2 : i32],
      ["cg", 3 : i32],
      ["wb", 4 : i32],
      ["cs", 5 : i32],
      ["wt", 6 : i32],
      ["cv", 7 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DescriptorReduceKind",
    storage = i32,
    cases = [
      ["", 0 : i32],
      ["add", 1 : i32],
      ["min", 2 : i32],
      ["max", 3 : i32],
      ["inc", 4 : i32],
      ["dec", 5 : i32],
      ["and", 6 : i32],
      ["or", 7 : i32],
      ["xor", 8 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "EvictionPolicy",
    storage = i32,
    cases = [
      ["evict_normal", 1 : i32],
      ["evict_first", 2 : i32],
      ["evict_last", 3 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "InputPrecision",
    storage = i32,
    cases = [
      ["tf32", 0 : i32],
      ["tf32x3", 1 : i32],
      ["ieee", 2 : i32],
      ["bf16x3", 3 : i32],
      ["bf16x6", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "PackedArithOpKind",
    storage = i32,
    cases = [
      ["add", 0 : i32],
      ["sub", 1 : i32],
      ["mul", 2 : i32],
      ["fma", 3 : i32],
      ["min", 4 : i32],
      ["max", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ProgramIDDim",
    storage = i32,
    cases = [
      ["x", 0 : i32],
      ["y", 1 : i32],
      ["z", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ScaleDotElemType",
    storage = i32,
    cases = [
      ["e4m3", 0 : i32],
      ["e5m2", 1 : i32],
      ["e2m3", 2 : i32],
      ["e3m2", 3 : i32],
      ["e2m1", 4 : i32],
      ["bf16", 5 : i32],
      ["fp16", 6 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TMEMLoadReduceModifier",
    storage = i32,
    cases = [
      ["min", 1 : i32],
      ["max", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TensorMemoryCTAMode",
    storage = i32,
    cases = [
      ["default", 0 : i32],
      ["twocta_lhs", 1 : i32],
      ["twocta_rhs", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TensorMemoryScalesBlockRepOrder",
    storage = i32,
    cases = [
      ["mnThenK", 0 : i32],
      ["kThenMn", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TensorMode",
    storage = i32,
    cases = [
      ["tiled", 0 : i32],
      ["im2col", 1 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "each($barriers $preds: `,` $barriers `[` $preds `]`)",
    sym_name = "BarriersAndPreds",
    takes = ["$barriers", "$preds"]
  } : () -> ()
  "varve.directive"() {
    format = "one( let(types($token) = []) | `` `[` $dep `]` let(types($token) = [!ttg.async.token]) )",
    sym_name = "Token",
    takes = ["$dep", "type $token"]
  } : () -> ()
  irdl.type @"!tensordesc_im2col" attributes {
    varve.syntax = "hook:ttng.tensordesc_im2col",
    varve.traits = ["TensorDescInterface"]
  } {
    %shape = irdl.any {varve.rule = "array<i64>"}
    %elementType = irdl.any {varve.rule = "type"}
    %sharedLayout = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      shape: %shape,
      elementType: %elementType,
      sharedLayout: %sharedLayout) {
      varve.optional = ["sharedLayout"]
    }
  }
  irdl.attribute @"#barrier_annotation" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %barrierIdx = irdl.any {varve.rule = "u32"}
    %placement = irdl.any {varve.rule = "enum<@BarrierPlacement>"}
    %targetOpIdx = irdl.any {varve.rule = "u32"}
    %barrierOpKind = irdl.any {varve.rule = "StrAttr"}
    %count = irdl.any {varve.rule = "u32"}
    %region = irdl.any {varve.rule = "enum<@BarrierRegion>"}
    %numBuffers = irdl.any {varve.rule = "u32"}
    %tileMask = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.parameters(
      barrierIdx: %barrierIdx,
      placement: %placement,
      targetOpIdx: %targetOpIdx,
      barrierOpKind: %barrierOpKind,
      count: %count,
      region: %region,
      numBuffers: %numBuffers,
      tileMask: %tileMask) {
      varve.optional = ["tileMask"],
      varve.defaults = {
        count = 1 : i32,
        region = 0 : i32,
        numBuffers = 1 : i32}
    }
  }
  irdl.attribute @"#blockRepOrder" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@TensorMemoryScalesBlockRepOrder>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#redOp" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@TMEMLoadReduceModifier>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#shared_cluster_memory" {
  }
  irdl.attribute @"#tensor_memory" {
  }
  irdl.attribute @"#tensor_memory_encoding" attributes {
    varve.traits = ["LayoutEncodingTrait"],
    varve.alias = "tmem",
    varve.format = "`<` struct(blockM = $blockM, blockN = $blockN, colStride = $colStride, CGALayout = list($CGALayout), twoCTAs = $twoCTAs, ctaMode = $ctaMode, fp4Padded = $fp4Padded) `>`"
  } {
    %blockM = irdl.any {varve.rule = "u32"}
    %blockN = irdl.any {varve.rule = "u32"}
    %colStride = irdl.any {varve.rule = "u32"}
    %CGALayout = irdl.any {varve.rule = "array<array<i32>>"}
    %twoCTAs = irdl.any {varve.rule = "bool"}
    %ctaMode = irdl.any {varve.rule = "enum<@TensorMemoryCTAMode>"}
    %fp4Padded = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      blockM: %blockM,
      blockN: %blockN,
      colStride: %colStride,
      CGALayout: %CGALayout,
      twoCTAs: %twoCTAs,
      ctaMode: %ctaMode,
      fp4Padded: %fp4Padded) {
      varve.defaults = {
        CGALayout = [],
        twoCTAs = false,
        ctaMode = 0 : i32,
        fp4Padded = false}
    }
  }
  irdl.attribute @"#tensor_memory_scales_encoding" attributes {
    varve.traits = ["LayoutEncodingTrait"],
    varve.alias = "tmem_scales",
    varve.format = "`<` struct(CGALayout = list($CGALayout), blockRepOrder = $blockRepOrder) `>`"
  } {
    %CGALayout = irdl.any {varve.rule = "array<array<i32>>"}
    %blockRepOrder = irdl.any {varve.rule = "enum<@TensorMemoryScalesBlockRepOrder>"}
    irdl.parameters(
      CGALayout: %CGALayout,
      blockRepOrder: %blockRepOrder) {
      varve.defaults = {
        CGALayout = [],
        blockRepOrder = 0 : i32}
    }
  }
  irdl.attribute @"#token_annotation" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %tokenIdx = irdl.any {varve.rule = "u32"}
    %bufferIdxIdx = irdl.any {varve.rule = "u32"}
    %phaseIdx = irdl.any {varve.rule = "i32"}
    %placement = irdl.any {varve.rule = "enum<@BarrierPlacement>"}
    %targetOpIdx = irdl.any {varve.rule = "u32"}
    %tokenOpKind = irdl.any {varve.rule = "StrAttr"}
    %region = irdl.any {varve.rule = "enum<@BarrierRegion>"}
    irdl.parameters(
      tokenIdx: %tokenIdx,
      bufferIdxIdx: %bufferIdxIdx,
      phaseIdx: %phaseIdx,
      placement: %placement,
      targetOpIdx: %targetOpIdx,
      tokenOpKind: %tokenOpKind,
      region: %region) {
      varve.defaults = {
        region = 0 : i32}
    }
  }
  irdl.operation @arrive_barrier attributes {
    varve.format = "$alloc `,` $count (`,` $pred^)? attr-dict `:` qualified(type($alloc))",
    varve.traits = ["PredicatedOpInterface", "MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($pred) = i1"]
  } {
    %alloc = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    %count = irdl.any {varve.rule = "I32Attr"}
    %ctaMask = irdl.any {varve.rule = "I32Attr"}
    %perThread = irdl.any {varve.rule = "UnitAttr"}
    %constraints = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.operands(
      alloc: %alloc,
      pred: optional %pred)
    irdl.attributes {
      "count" = %count,
      "ctaMask" = %ctaMask,
      "perThread" = %perThread,
      "constraints" = %constraints
    } {
      varve.optional = ["ctaMask", "perThread", "constraints"],
      varve.defaults = {
        ctaMask = 0 : i32}
    }
  }
  irdl.operation @arrive_barrier_named attributes {
    varve.format = "$bar `,` $numThreads attr-dict `:` type(operands)",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($bar) = i32",
      "type($numThreads) = i32"]
  } {
    %bar = irdl.any {varve.rule = "I32"}
    %numThreads = irdl.any {varve.rule = "I32"}
    irdl.operands(
      bar: %bar,
      numThreads: %numThreads)
  }
  irdl.operation @async_clc_try_cancel attributes {
    varve.format = "$mbarAlloc`,` $clcResAlloc attr-dict `:` type(operands)",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %mbarAlloc = irdl.base "!ttg.memdesc"
    %clcResAlloc = irdl.base "!ttg.memdesc"
    irdl.operands(
      mbarAlloc: %mbarAlloc,
      clcResAlloc: %clcResAlloc)
  }
  irdl.operation @async_copy_mbarrier_arrive attributes {
    varve.format = "$barrier attr-dict `:` qualified(type($barrier))",
    varve.traits = ["MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %barrier = irdl.base "!ttg.memdesc"
    %noIncrement = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      barrier: %barrier)
    irdl.attributes {
      "noIncrement" = %noIncrement
    } {
      varve.optional = ["noIncrement"]
    }
  }
  irdl.operation @async_shared_store attributes {
    varve.format = "$src `,` $dst `,` $mbarrier attr-dict `:` type($src) `->` qualified(type($dst)) `,` qualified(type($mbarrier))",
    varve.traits = ["MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %dst = irdl.base "!ttg.memdesc"
    %mbarrier = irdl.base "!ttg.memdesc"
    irdl.operands(
      src: %src,
      dst: %dst,
      mbarrier: %mbarrier)
  }
  irdl.operation @async_store attributes {
    varve.format = "$src `,` $dst `,` $size attr-dict `:` qualified(type($src)) `,` qualified(type($dst))",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($size) = i32"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %dst = irdl.base "!tt.ptr"
    %size = irdl.any {varve.rule = "I32"}
    irdl.operands(
      src: %src,
      dst: %dst,
      size: %size)
  }
  irdl.operation @async_tma_copy_global_to_local attributes {
    varve.format = "$desc `[` $coord `]` (`offsets` `=` `[` $offsets^ `]`)? $result `,` $barrier `,` $pred (`,` $multicastTargets^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict | `tensorMode` `=` $tensorMode) attr-dict `:` qualified(type($desc)) `,` qualified(type($barrier)) `->` qualified(type($result))",
    varve.traits = ["TMALoadLikeOpInterface", "PredicatedOpInterface", "MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($multicastTargets) = i32",
      "type($coord) = i32",
      "type($offsets) = i16",
      "type($pred) = i1"]
  } {
    %multicastTargets = irdl.any {varve.rule = "I32"}
    %desc = irdl.any {varve.rule = "Implements<\22TensorDescInterface\22>"}
    %coord = irdl.any {varve.rule = "I32"}
    %offsets = irdl.any {varve.rule = "I16"}
    %barrier = irdl.base "!ttg.memdesc"
    %result = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    %multicast = irdl.any {varve.rule = "UnitAttr"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    %isVolatile = irdl.any {varve.rule = "BoolAttr"}
    %two_cta = irdl.any {varve.rule = "BoolAttr"}
    %tensorMode = irdl.any {varve.rule = "enum<@TensorMode>"}
    irdl.operands(
      multicastTargets: optional %multicastTargets,
      desc: %desc,
      coord: variadic %coord,
      offsets: variadic %offsets,
      barrier: %barrier,
      result: %result,
      pred: %pred) {
      varve.segments
    }
    irdl.attributes {
      "multicast" = %multicast,
      "cache" = %cache,
      "evict" = %evict,
      "isVolatile" = %isVolatile,
      "two_cta" = %two_cta,
      "tensorMode" = %tensorMode
    } {
      varve.optional = ["multicast"],
      varve.defaults = {
        cache = 1 : i32,
        evict = 1 : i32,
        isVolatile = false,
        two_cta = false,
        tensorMode = 0 : i32}
    }
  }
  irdl.operation @async_tma_copy_local_to_global attributes {
    varve.format = "$desc `[` $coord `]` $src oilist(`evictionPolicy` `=` $evict) attr-dict `:` qualified(type($desc)) `,` qualified(type($src)) (`->` type($token)^)?",
    varve.traits = ["TMAStoreLikeOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($coord) = i32",
      "type($token) = !ttg.async.token"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %coord = irdl.any {varve.rule = "I32"}
    %src = irdl.base "!ttg.memdesc"
    %token = irdl.base "!ttg.async.token"
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    irdl.operands(
      desc: %desc,
      coord: variadic %coord,
      src: %src)
    irdl.results(
      token: optional %token)
    irdl.attributes {
      "evict" = %evict
    } {
      varve.defaults = {
        evict = 1 : i32}
    }
  }
  irdl.operation @async_tma_gather attributes {
    varve.format = "$desc `[` $x_offsets `,` $y_offset `]` $result `,` $barrier `,` $pred attr-dict `:` type(operands)",
    varve.traits = ["TMALoadLikeOpInterface", "PredicatedOpInterface", "MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($y_offset) = i32",
      "type($pred) = i1"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %x_offsets = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %y_offset = irdl.any {varve.rule = "I32"}
    %barrier = irdl.base "!ttg.memdesc"
    %result = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    %multicast = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      desc: %desc,
      x_offsets: %x_offsets,
      y_offset: %y_offset,
      barrier: %barrier,
      result: %result,
      pred: %pred)
    irdl.attributes {
      "multicast" = %multicast
    } {
      varve.optional = ["multicast"]
    }
  }
  irdl.operation @async_tma_prefetch attributes {
    varve.format = "$desc `[` $coord `]` `,` $pred oilist(`evictionPolicy` `=` $evict) attr-dict `:` qualified(type($desc))",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($coord) = i32",
      "type($pred) = i1"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %coord = irdl.any {varve.rule = "I32"}
    %pred = irdl.any {varve.rule = "I1"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    irdl.operands(
      desc: %desc,
      coord: variadic %coord,
      pred: %pred)
    irdl.attributes {
      "evict" = %evict
    } {
      varve.defaults = {
        evict = 1 : i32}
    }
  }
  irdl.operation @async_tma_reduce attributes {
    varve.format = "$kind `,` $desc `[` $coord `]` $src oilist(`evictionPolicy` `=` $evict) attr-dict `:` qualified(type($desc)) `,` qualified(type($src)) (`->` type($token)^)?",
    varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>", "TMAStoreLikeOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($coord) = i32",
      "type($token) = !ttg.async.token"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %coord = irdl.any {varve.rule = "I32"}
    %src = irdl.base "!ttg.memdesc"
    %token = irdl.base "!ttg.async.token"
    %kind = irdl.any {varve.rule = "enum<@DescriptorReduceKind>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    irdl.operands(
      desc: %desc,
      coord: variadic %coord,
      src: %src)
    irdl.results(
      token: optional %token)
    irdl.attributes {
      "kind" = %kind,
      "evict" = %evict
    } {
      varve.defaults = {
        evict = 1 : i32}
    }
  }
  irdl.operation @async_tma_scatter attributes {
    varve.format = "$desc `[` $x_offsets `,` $y_offset `]` $src attr-dict `:` type(operands)",
    varve.traits = ["TMAStoreLikeOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($y_offset) = i32"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %x_offsets = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %y_offset = irdl.any {varve.rule = "I32"}
    %src = irdl.base "!ttg.memdesc"
    irdl.operands(
      desc: %desc,
      x_offsets: %x_offsets,
      y_offset: %y_offset,
      src: %src)
  }
  irdl.operation @async_tma_store_token_wait attributes {
    varve.format = "$token custom<BarriersAndPreds>($barriers, $barrier_preds) custom<NvwsTokensAndIndices>($nvws_tokens, $nvws_token_indices) attr-dict `:` type($token) (`,` qualified(type($barriers))^)? (`,` type($nvws_tokens)^)?",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($token) = !ttg.async.token",
      "type($barrier_preds) = i1",
      "type($nvws_token_indices) = i32"]
  } {
    %token = irdl.base "!ttg.async.token"
    %barriers = irdl.base "!ttg.memdesc"
    %barrier_preds = irdl.any {varve.rule = "I1"}
    %nvws_tokens = irdl.any
    %nvws_token_indices = irdl.any {varve.rule = "I32"}
    irdl.operands(
      token: %token,
      barriers: variadic %barriers,
      barrier_preds: variadic %barrier_preds,
      nvws_tokens: variadic %nvws_tokens,
      nvws_token_indices: variadic %nvws_token_indices) {
      varve.segments
    }
  }
  irdl.operation @async_tma_store_wait attributes {
    varve.format = "attr-dict",
    varve.traits = ["MemWaitOpTrait", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %pendings = irdl.any {varve.rule = "I32Attr"}
    %read_only = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "pendings" = %pendings,
      "read_only" = %read_only
    } {
      varve.optional = ["read_only"]
    }
  }
  irdl.operation @barrier_expect attributes {
    varve.format = "$alloc `,` $size attr-dict `,` $pred `:` qualified(type($alloc))",
    varve.traits = ["PredicatedOpInterface", "MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($pred) = i1"]
  } {
    %alloc = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    %size = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      alloc: %alloc,
      pred: %pred)
    irdl.attributes {
      "size" = %size
    }
  }
  irdl.operation @clc_advance attributes {
    varve.format = "attr-dict `:` type($isValid) `,` type($x) `,` type($y) `,` type($z)",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($isValid) = i1",
      "type($x) = i32",
      "type($y) = i32",
      "type($z) = i32"]
  } {
    %isValid = irdl.any {varve.rule = "I1"}
    %x = irdl.any {varve.rule = "I32"}
    %y = irdl.any {varve.rule = "I32"}
    %z = irdl.any {varve.rule = "I32"}
    irdl.results(
      isValid: %isValid,
      x: %x,
      y: %y,
      z: %z)
  }
  irdl.operation @clc_get_program_id attributes {
    varve.format = "$clcResult `,` $dim attr-dict `:` type($clcResult) `->` type($result)",
    varve.traits = ["Pure", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($clcResult) = i128",
      "type($result) = i32"]
  } {
    %clcResult = irdl.any {varve.rule = "I128"}
    %result = irdl.any {varve.rule = "I32"}
    %dim = irdl.any {varve.rule = "enum<@ProgramIDDim>"}
    irdl.operands(
      clcResult: %clcResult)
    irdl.results(
      result: %result)
    irdl.attributes {
      "dim" = %dim
    }
  }
  irdl.operation @clc_is_canceled attributes {
    varve.format = "$clcResult attr-dict `:` type($clcResult) `->` type($is_canceled)",
    varve.traits = ["Pure", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($clcResult) = i128",
      "type($is_canceled) = i1"]
  } {
    %clcResult = irdl.any {varve.rule = "I128"}
    %is_canceled = irdl.any {varve.rule = "I1"}
    irdl.operands(
      clcResult: %clcResult)
    irdl.results(
      is_canceled: %is_canceled)
  }
  irdl.operation @clc_load_result attributes {
    varve.format = "$src attr-dict `:` qualified(type($src)) `->` type($clcResult)",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($clcResult) = i128"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %clcResult = irdl.any {varve.rule = "I128"}
    irdl.operands(
      src: %src)
    irdl.results(
      clcResult: %clcResult)
  }
  irdl.operation @clc_query_cancel attributes {
    varve.format = "$clcResAlloc attr-dict `:` functional-type(operands, results)",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($ctaIdX) = i32",
      "type($ctaIdY) = i32",
      "type($ctaIdZ) = i32"]
  } {
    %clcResAlloc = irdl.base "!ttg.memdesc"
    %ctaIdX = irdl.any {varve.rule = "I32"}
    %ctaIdY = irdl.any {varve.rule = "I32"}
    %ctaIdZ = irdl.any {varve.rule = "I32"}
    irdl.operands(
      clcResAlloc: %clcResAlloc)
    irdl.results(
      ctaIdX: %ctaIdX,
      ctaIdY: %ctaIdY,
      ctaIdZ: %ctaIdZ)
  }
  irdl.operation @clc_read attributes {
    varve.format = "$token attr-dict `:` type($token) `->` type($isValid) `,` type($x) `,` type($y) `,` type($z)",
    varve.traits = ["MemoryEffects<Read<GlobalMemory>>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($token) = !ttg.async.token",
      "type($isValid) = i1",
      "type($x) = i32",
      "type($y) = i32",
      "type($z) = i32"]
  } {
    %token = irdl.base "!ttg.async.token"
    %isValid = irdl.any {varve.rule = "I1"}
    %x = irdl.any {varve.rule = "I32"}
    %y = irdl.any {varve.rule = "I32"}
    %z = irdl.any {varve.rule = "I32"}
    irdl.operands(
      token: %token)
    irdl.results(
      isValid: %isValid,
      x: %x,
      y: %y,
      z: %z)
  }
  irdl.operation @clc_try_cancel attributes {
    varve.format = "$result `,` $mbarrier attr-dict `:` qualified(type($result)) `,` qualified(type($mbarrier))",
    varve.traits = ["MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %result = irdl.base "!ttg.memdesc"
    %mbarrier = irdl.base "!ttg.memdesc"
    irdl.operands(
      result: %result,
      mbarrier: %mbarrier)
  }
  irdl.operation @clc_try_cancel_async attributes {
    varve.format = "attr-dict `:` type($token)",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($token) = !ttg.async.token"]
  } {
    %token = irdl.base "!ttg.async.token"
    irdl.results(
      token: %token)
  }
  irdl.operation @cluster_arrive attributes {
    varve.format = "attr-dict",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %relaxed = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "relaxed" = %relaxed
    } {
      varve.defaults = {
        relaxed = false}
    }
  }
  irdl.operation @cluster_barrier attributes {
    varve.format = "attr-dict",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %relaxed = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "relaxed" = %relaxed
    } {
      varve.defaults = {
        relaxed = false}
    }
  }
  irdl.operation @cluster_size_1d attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($result) = i32"]
  } {
    %result = irdl.any {varve.rule = "I32"}
    irdl.results(
      result: %result)
  }
  irdl.operation @cluster_wait attributes {
    varve.format = "attr-dict",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
  }
  irdl.operation @fence attributes {
    varve.format = "attr-dict",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %scope = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "scope" = %scope
    }
  }
  irdl.operation @fence_async_shared attributes {
    varve.format = "attr-dict",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %bCluster = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "bCluster" = %bCluster
    }
  }
  irdl.operation @fence_mbarrier_init_release_cluster attributes {
    varve.format = "attr-dict",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
  }
  irdl.operation @init_barrier attributes {
    varve.format = "$alloc `,` $count attr-dict `:` qualified(type($alloc))",
    varve.traits = ["MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %alloc = irdl.base "!ttg.memdesc"
    %count = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      alloc: %alloc)
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @inval_barrier attributes {
    varve.format = "$alloc attr-dict `:` qualified(type($alloc))",
    varve.traits = ["MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %alloc = irdl.base "!ttg.memdesc"
    irdl.operands(
      alloc: %alloc)
  }
  irdl.operation @map_to_remote_buffer attributes {
    varve.format = "$src`,` $ctaRank attr-dict `:` qualified(type($src)) `->` qualified(type($result))",
    varve.traits = ["Pure", "MemDescViewTrait", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($ctaRank) = i32"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %ctaRank = irdl.any {varve.rule = "I32"}
    %result = irdl.base "!ttg.memdesc"
    irdl.operands(
      src: %src,
      ctaRank: %ctaRank)
    irdl.results(
      result: %result)
  }
  irdl.operation @packed_arith attributes {
    varve.format = "$op_kind $operands attr-dict `:` functional-type($operands, $result)",
    varve.traits = ["Pure", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %operands = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I8, F8E8M0FNU, F8E4M3FN, F8E5M2, F16, BF16, F32>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2, F16, BF16, F32>>"}
    %op_kind = irdl.any {varve.rule = "enum<@PackedArithOpKind>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result: %result)
    irdl.attributes {
      "op_kind" = %op_kind
    }
  }
  irdl.operation @prefetch attributes {
    varve.format = "$ptr (`,` $mask^)? oilist(`cacheModifier` `=` $cache) attr-dict `:` type($ptr) (`,` type($mask)^)?",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    irdl.operands(
      ptr: %ptr,
      mask: optional %mask)
    irdl.attributes {
      "cache" = %cache
    } {
      varve.defaults = {
        cache = 3 : i32}
    }
  }
  irdl.operation @prefetch_tensormap attributes {
    varve.format = "$desc attr-dict `:` qualified(type($desc))",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    irdl.operands(
      desc: %desc)
  }
  irdl.operation @reinterpret_tensor_descriptor attributes {
    varve.format = "$rawDesc attr-dict `:` qualified(type($rawDesc)) `to` qualified(type($result))",
    varve.traits = ["Pure", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %rawDesc = irdl.base "!tt.ptr"
    %result = irdl.base "!tt.tensordesc"
    irdl.operands(
      rawDesc: %rawDesc)
    irdl.results(
      result: %result)
  }
  irdl.operation @subtiled_region attributes {
    varve.syntax = "hook:ttng.subtiled_region",
    varve.traits = ["IsolatedFromAbove", "RecursiveMemoryEffects", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %perTileArgs = irdl.any
    %sharedArgs = irdl.any
    %results = irdl.any
    %numTiles = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      perTileArgs: variadic %perTileArgs,
      sharedArgs: variadic %sharedArgs) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "numTiles" = %numTiles
    }
    %tileRegion = irdl.region with size 1
    irdl.regions(
      tileRegion: %tileRegion)
  }
  irdl.operation @subtiled_region_yield attributes {
    varve.format = "($results^ `:` type($results))? attr-dict",
    varve.traits = ["Pure", "Terminator", "ReturnLike", "HasParent<ttng.subtiled_region>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %results = irdl.any
    irdl.operands(
      results: variadic %results)
  }
  irdl.operation @tc_gen5_commit attributes {
    varve.format = "$barrier (`,` $pred^)? (`descs` $descs^)? attr-dict `:` qualified(type($barrier)) (`,` qualified(type($descs))^)?",
    varve.traits = ["PredicatedOpInterface", "MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($pred) = i1"]
  } {
    %barrier = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    %descs = irdl.base "!ttg.memdesc"
    irdl.operands(
      barrier: %barrier,
      pred: optional %pred,
      descs: variadic %descs) {
      varve.segments
    }
  }
  irdl.operation @tc_gen5_mma attributes {
    varve.traits = ["MemoryEffectsOpInterface", "DotOpInterface", "MMAv5OpInterface", "PredicatedOpInterface", "MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($acc_dep) = !ttg.async.token",
      "type($useD) = i1",
      "type($pred) = i1",
      "type($barrier_preds) = i1",
      "type($token) = !ttg.async.token"],
    varve.format = ["$a `,` $b `,` $d custom<Token>($acc_dep, type($token)) `,` $useD`,` $pred custom<BarriersAndPreds>($barriers, $barrier_preds)", "attr-dict `:` qualified(type($a)) `,` qualified(type($b)) `,` qualified(type($d)) (`,` qualified(type($barriers))^)?"]
  } {
    %a = irdl.base "!ttg.memdesc"
    %b = irdl.base "!ttg.memdesc"
    %d = irdl.base "!ttg.memdesc"
    %acc_dep = irdl.base "!ttg.async.token"
    %useD = irdl.any {varve.rule = "I1"}
    %pred = irdl.any {varve.rule = "I1"}
    %barriers = irdl.base "!ttg.memdesc"
    %barrier_preds = irdl.any {varve.rule = "I1"}
    %token = irdl.base "!ttg.async.token"
    %is_async = irdl.any {varve.rule = "UnitAttr"}
    %two_ctas = irdl.any {varve.rule = "UnitAttr"}
    %multicast = irdl.any {varve.rule = "UnitAttr"}
    %is_unsigned = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      a: %a,
      b: %b,
      d: %d,
      acc_dep: optional %acc_dep,
      useD: %useD,
      pred: %pred,
      barriers: variadic %barriers,
      barrier_preds: variadic %barrier_preds) {
      varve.segments
    }
    irdl.results(
      token: optional %token)
    irdl.attributes {
      "is_async" = %is_async,
      "two_ctas" = %two_ctas,
      "multicast" = %multicast,
      "is_unsigned" = %is_unsigned
    } {
      varve.optional = ["is_async", "two_ctas", "multicast", "is_unsigned"]
    }
  }
  irdl.operation @tc_gen5_mma_scaled attributes {
    varve.traits = ["MemoryEffectsOpInterface", "DotOpInterface", "MMAv5OpInterface", "PredicatedOpInterface", "MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($acc_dep) = !ttg.async.token",
      "type($useD) = i1",
      "type($pred) = i1",
      "type($barrier_preds) = i1",
      "type($token) = !ttg.async.token"],
    varve.format = ["$a `,` $b `,` $d custom<Token>($acc_dep, type($token)) `,` $a_scale `,` $b_scale `,` $useD `,` $pred `lhs` `=` $a_type `rhs` `=` $b_type custom<BarriersAndPreds>($barriers, $barrier_preds)", "attr-dict `:` qualified(type($a)) `,` qualified(type($b)) `,` qualified(type($d)) `,` qualified(type($a_scale)) `,` qualified(type($b_scale)) (`,` qualified(type($barriers))^)?"]
  } {
    %a = irdl.base "!ttg.memdesc"
    %b = irdl.base "!ttg.memdesc"
    %d = irdl.base "!ttg.memdesc"
    %acc_dep = irdl.base "!ttg.async.token"
    %a_scale = irdl.base "!ttg.memdesc"
    %b_scale = irdl.base "!ttg.memdesc"
    %useD = irdl.any {varve.rule = "I1"}
    %pred = irdl.any {varve.rule = "I1"}
    %barriers = irdl.base "!ttg.memdesc"
    %barrier_preds = irdl.any {varve.rule = "I1"}
    %token = irdl.base "!ttg.async.token"
    %a_type = irdl.any {varve.rule = "enum<@ScaleDotElemType>"}
    %b_type = irdl.any {varve.rule = "enum<@ScaleDotElemType>"}
    %is_async = irdl.any {varve.rule = "UnitAttr"}
    %two_ctas = irdl.any {varve.rule = "UnitAttr"}
    %multicast = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      a: %a,
      b: %b,
      d: %d,
      acc_dep: optional %acc_dep,
      a_scale: %a_scale,
      b_scale: %b_scale,
      useD: %useD,
      pred: %pred,
      barriers: variadic %barriers,
      barrier_preds: variadic %barrier_preds) {
      varve.segments
    }
    irdl.results(
      token: optional %token)
    irdl.attributes {
      "a_type" = %a_type,
      "b_type" = %b_type,
      "is_async" = %is_async,
      "two_ctas" = %two_ctas,
      "multicast" = %multicast
    } {
      varve.optional = ["is_async", "two_ctas", "multicast"]
    }
  }
  irdl.operation @tcgen5_global_alloc attributes {
    varve.format = "attr-dict",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %tensor_memory_size = irdl.any {varve.rule = "I32Attr"}
    %two_ctas = irdl.any {varve.rule = "BoolAttr"}
    irdl.attributes {
      "tensor_memory_size" = %tensor_memory_size,
      "two_ctas" = %two_ctas
    } {
      varve.defaults = {
        two_ctas = false}
    }
  }
  irdl.operation @tensormap_create attributes {
    varve.format = "$desc_ptr `,` $global_address `,` `[` $box_dim `]` `,` `[` $global_dim `]` `,` `[` $global_stride `]` `,` `[` $element_stride `]` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($box_dim) = i32",
      "type($global_dim) = i32",
      "type($global_stride) = i64",
      "type($element_stride) = i32"]
  } {
    %desc_ptr = irdl.base "!tt.ptr"
    %global_address = irdl.base "!tt.ptr"
    %box_dim = irdl.any {varve.rule = "I32"}
    %global_dim = irdl.any {varve.rule = "I32"}
    %global_stride = irdl.any {varve.rule = "I64"}
    %element_stride = irdl.any {varve.rule = "I32"}
    %elem_type = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative, IntMaxValue<15>>"}
    %interleave_layout = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative, IntMaxValue<2>>"}
    %swizzle_mode = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative, IntMaxValue<3>>"}
    %fill_mode = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative, IntMaxValue<1>>"}
    irdl.operands(
      desc_ptr: %desc_ptr,
      global_address: %global_address,
      box_dim: variadic %box_dim,
      global_dim: variadic %global_dim,
      global_stride: variadic %global_stride,
      element_stride: variadic %element_stride) {
      varve.segments
    }
    irdl.attributes {
      "elem_type" = %elem_type,
      "interleave_layout" = %interleave_layout,
      "swizzle_mode" = %swizzle_mode,
      "fill_mode" = %fill_mode
    }
  }
  irdl.operation @tensormap_fenceproxy_acquire attributes {
    varve.format = "$desc_ptr attr-dict `:` qualified(type($desc_ptr))",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %desc_ptr = irdl.base "!tt.ptr"
    irdl.operands(
      desc_ptr: %desc_ptr)
  }
  irdl.operation @tmem_alloc attributes {
    varve.format = "($src^)? attr-dict `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($token) = !ttg.async.token"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.base "!ttg.memdesc"
    %token = irdl.base "!ttg.async.token"
    irdl.operands(
      src: optional %src)
    irdl.results(
      result: %result,
      token: optional %token)
  }
  irdl.operation @tmem_copy attributes {
    varve.format = "$src `,` $dst attr-dict `:` qualified(type(operands))",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %dst = irdl.base "!ttg.memdesc"
    irdl.operands(
      src: %src,
      dst: %dst)
  }
  irdl.operation @tmem_load attributes {
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($dep) = !ttg.async.token",
      "type($token) = !ttg.async.token"],
    varve.format = ["$src custom<Token>($dep, type($token))", "attr-dict `:` qualified(type($src)) `->` type($result) (`,` type($red)^)?"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %dep = irdl.base "!ttg.async.token"
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %token = irdl.base "!ttg.async.token"
    %red = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %redOp = irdl.base "#ttng.redOp"
    %abs = irdl.any {varve.rule = "BoolAttr"}
    %NaN = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %src,
      dep: optional %dep)
    irdl.results(
      result: %result,
      token: optional %token,
      red: optional %red) {
      varve.segments
    }
    irdl.attributes {
      "redOp" = %redOp,
      "abs" = %abs,
      "NaN" = %NaN
    } {
      varve.optional = ["redOp", "abs", "NaN"]
    }
  }
  irdl.operation @tmem_store attributes {
    varve.traits = ["PredicatedOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($dep) = !ttg.async.token",
      "type($pred) = i1",
      "type($token) = !ttg.async.token"],
    varve.format = ["$src `,` $dst custom<Token>($dep, type($token)) `,` $pred", "attr-dict `:` type($src) `->` qualified(type($dst))"]
  } {
    %dst = irdl.base "!ttg.memdesc"
    %dep = irdl.base "!ttg.async.token"
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %pred = irdl.any {varve.rule = "I1"}
    %token = irdl.base "!ttg.async.token"
    irdl.operands(
      dst: %dst,
      dep: optional %dep,
      src: %src,
      pred: %pred)
    irdl.results(
      token: optional %token)
  }
  irdl.operation @tmem_subslice attributes {
    varve.format = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))",
    varve.traits = ["Pure", "MemDescViewTrait", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %result = irdl.base "!ttg.memdesc"
    %N = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "N" = %N
    }
  }
  irdl.operation @two_cta_peer_gather attributes {
    varve.format = "$src `split_dim` `=` $splitDim `num_ctas` `=` $numCTAs attr-dict `:` type($src)",
    varve.traits = ["SameOperandsAndResultType", "MemoryEffects<Read<SharedMemory>,Write<SharedMemory>>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($result) = type($src)"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %splitDim = irdl.any {varve.rule = "I32Attr"}
    %numCTAs = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
    irdl.attributes {
      "splitDim" = %splitDim,
      "numCTAs" = %numCTAs
    }
  }
  irdl.operation @vote_ballot_sync attributes {
    varve.format = "$mask `,` $pred attr-dict `:` type($pred) `->` type($result)",
    varve.traits = ["Pure", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($mask) = i32"]
  } {
    %mask = irdl.any {varve.rule = "I32"}
    %pred = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %result = irdl.any {varve.rule = "AnyOf<I32, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>>"}
    irdl.operands(
      mask: %mask,
      pred: %pred)
    irdl.results(
      result: %result)
  }
  irdl.operation @wait_barrier attributes {
    varve.format = "$alloc `,` $phase (`,` $pred^)? (`deps` $deps^)? attr-dict `:` qualified(type($alloc)) (`,` type($deps)^)?",
    varve.traits = ["PredicatedOpInterface", "MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($phase) = i32",
      "type($pred) = i1"]
  } {
    %alloc = irdl.base "!ttg.memdesc"
    %phase = irdl.any {varve.rule = "I32"}
    %pred = irdl.any {varve.rule = "I1"}
    %deps = irdl.base "!ttg.memdesc"
    %constraints = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.operands(
      alloc: %alloc,
      phase: %phase,
      pred: optional %pred,
      deps: variadic %deps) {
      varve.segments
    }
    irdl.attributes {
      "constraints" = %constraints
    } {
      varve.optional = ["constraints"]
    }
  }
  irdl.operation @wait_barrier_named attributes {
    varve.format = "$bar `,` $numThreads attr-dict `:` type(operands)",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($bar) = i32",
      "type($numThreads) = i32"]
  } {
    %bar = irdl.any {varve.rule = "I32"}
    %numThreads = irdl.any {varve.rule = "I32"}
    irdl.operands(
      bar: %bar,
      numThreads: %numThreads)
  }
  irdl.operation @warp_group_dot attributes {
    varve.format = "$a`,` $b`,` $c (`,` $useC^)? attr-dict `:` type($a) `*` qualified(type($b)) `->` type($d)",
    varve.traits = ["InferTypeOpInterface", "MemoryEffectsOpInterface", "DotOpInterface", "TypesMatchWith<d,c>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($c) = type($d)",
      "type($useC) = i1"]
  } {
    %a = irdl.any {varve.rule = "Implements<\22TensorOrMemDesc\22>"}
    %b = irdl.base "!ttg.memdesc"
    %c = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    %useC = irdl.any {varve.rule = "I1"}
    %d = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64>>"}
    %inputPrecision = irdl.any {varve.rule = "enum<@InputPrecision>"}
    %maxNumImpreciseAcc = irdl.any {varve.rule = "I32Attr"}
    %isAsync = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c,
      useC: optional %useC)
    irdl.results(
      d: %d)
    irdl.attributes {
      "inputPrecision" = %inputPrecision,
      "maxNumImpreciseAcc" = %maxNumImpreciseAcc,
      "isAsync" = %isAsync
    } {
      varve.defaults = {
        inputPrecision = 2 : i32,
        maxNumImpreciseAcc = 0 : i32,
        isAsync = false}
    }
  }
  irdl.operation @warp_group_dot_wait attributes {
    varve.format = "$inputs attr-dict `:` type($inputs)",
    varve.traits = ["InferTypeOpInterface", "AllTypesMatch<inputs,outputs>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = [
      "type($outputs) = type($inputs)"]
  } {
    %inputs = irdl.any {varve.rule = "Implements<\22TensorOrMemDesc\22>"}
    %outputs = irdl.any {varve.rule = "Implements<\22TensorOrMemDesc\22>"}
    %pendings = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "pendings" = %pendings
    }
  }
}
