irdl.dialect @ttng attributes {
  varve.set = "triton-3.3",
  varve.depends = ["tt", "ttg"],
  varve.llvm = "24"
} {
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
    sym_name = "TensorMemoryScalesBlockRepOrder",
    storage = i32,
    cases = [
      ["mnThenK", 0 : i32],
      ["kThenMn", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    cases = [["none", 0 : i32], ["evict_normal", 1 : i32], ["evict_unchanged", 2 : i32], ["evict_first", 3 : i32], ["evict_last", 4 : i32], ["no_allocate", 5 : i32]],
    storage = i32,
    sym_name = "CacheEvictionPriority"
  } : () -> ()
  "varve.enum"() {
    cases = [["none", 1 : i32], ["ca", 2 : i32], ["cg", 3 : i32], ["wb", 4 : i32], ["cs", 5 : i32], ["wt", 6 : i32], ["cv", 7 : i32]],
    storage = i32,
    sym_name = "CacheModifier"
  } : () -> ()
  "varve.enum"() {
    cases = [["add", 1 : i32], ["min", 2 : i32], ["max", 3 : i32], ["inc", 4 : i32], ["dec", 5 : i32], ["and", 6 : i32], ["or", 7 : i32], ["xor", 8 : i32]],
    storage = i32,
    sym_name = "DescriptorReduceKind"
  } : () -> ()
  "varve.enum"() {
    cases = [["evict_normal", 1 : i32], ["evict_first", 2 : i32], ["evict_last", 3 : i32]],
    storage = i32,
    sym_name = "EvictionPolicy"
  } : () -> ()
  "varve.enum"() {
    cases = [["load", 0 : i32], ["store", 1 : i32]],
    storage = i32,
    sym_name = "TMEMWaitKind"
  } : () -> ()
  "varve.directive"() {
    format = "each($barriers $preds: `,` $barriers `[` $preds `]`)",
    sym_name = "BarriersAndPreds",
    takes = ["$barriers", "$preds"]
  } : () -> ()
  "varve.directive"() {
    format = "one( let(types($token) = []) | `` `[` ($dep^)? `]` let(types($token) = [!ttg.async.token]) )",
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
  irdl.attribute @"#blockRepOrder" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@TensorMemoryScalesBlockRepOrder>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#cache_policy" attributes {
    varve.format = "`<` struct(cache_modifier = $cacheModifier, l1 = $l1, l2_primary = $l2Primary, l2_secondary = $l2Secondary, l2_fraction = $l2Fraction, l2_prefetch_size = $l2PrefetchSize) `>`"
  } {
    %cacheModifier = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %l1 = irdl.any {varve.rule = "enum<@CacheEvictionPriority>"}
    %l2Primary = irdl.any {varve.rule = "enum<@CacheEvictionPriority>"}
    %l2Secondary = irdl.any {varve.rule = "enum<@CacheEvictionPriority>"}
    %l2Fraction = irdl.any {varve.rule = "FloatAttr"}
    %l2PrefetchSize = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      cacheModifier: %cacheModifier,
      l1: %l1,
      l2Primary: %l2Primary,
      l2Secondary: %l2Secondary,
      l2Fraction: %l2Fraction,
      l2PrefetchSize: %l2PrefetchSize) {
      varve.optional = ["l2Fraction", "l2PrefetchSize"],
      varve.defaults = {
        cacheModifier = 1 : i32,
        l1 = 0 : i32,
        l2Primary = 0 : i32,
        l2Secondary = 0 : i32}
    }
  }
  irdl.attribute @"#redOp" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@TMEMLoadReduceModifier>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#tensor_memory" {
  }
  irdl.attribute @"#tensor_memory_encoding" attributes {
    varve.alias = "tmem",
    varve.format = "`<` struct(blockM = $blockM, blockN = $blockN, unpacked = $unpacked, colStride = $colStride, CTASplitM = $CTASplitM, CTASplitN = $CTASplitN, twoCTAs = $twoCTAs) `>`"
  } {
    %blockM = irdl.any {varve.rule = "u32"}
    %blockN = irdl.any {varve.rule = "u32"}
    %unpacked = irdl.any {varve.rule = "optional<bool>"}
    %colStride = irdl.any {varve.rule = "optional<u32>"}
    %CTASplitM = irdl.any {varve.rule = "u32"}
    %CTASplitN = irdl.any {varve.rule = "u32"}
    %twoCTAs = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      blockM: %blockM,
      blockN: %blockN,
      unpacked: %unpacked,
      colStride: %colStride,
      CTASplitM: %CTASplitM,
      CTASplitN: %CTASplitN,
      twoCTAs: %twoCTAs) {
      varve.defaults = {
        CTASplitM = 1 : i32,
        CTASplitN = 1 : i32,
        twoCTAs = false}
    }
  }
  irdl.attribute @"#tensor_memory_scales_encoding" attributes {
    varve.alias = "tmem_scales",
    varve.format = "`<` struct(CTASplitM = $CTASplitM, CTASplitN = $CTASplitN) `>`"
  } {
    %CTASplitM = irdl.any {varve.rule = "u32"}
    %CTASplitN = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      CTASplitM: %CTASplitM,
      CTASplitN: %CTASplitN) {
      varve.defaults = {
        CTASplitM = 1 : i32,
        CTASplitN = 1 : i32}
    }
  }
  irdl.operation @arrive_barrier attributes {
    varve.format = "$alloc `,` $count (`,` $pred^)? attr-dict `:` qualified(type($alloc))",
    varve.let = ["type($pred) = i1"],
    varve.traits = ["MBarrierOpInterface", "PredicatedOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %alloc = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    %count = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      alloc: %alloc,
      pred: optional %pred)
    irdl.attributes {
      "count" = %count
    }
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
  irdl.operation @async_tma_copy_global_to_local attributes {
    varve.format = "$desc `[` $coord `]` $result `,` $barrier `,` $pred oilist( `cacheModifier` `=` $cache | `evictionPolicy` `=` $evict ) attr-dict `:` qualified(type($desc)) `,` qualified(type($barrier)) `->` qualified(type($result))",
    varve.let = ["type($coord) = i32", "type($pred) = i1"],
    varve.traits = ["MBarrierOpInterface", "PredicatedOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %desc = irdl.any {varve.rule = "AnyOf<!tt.tensordesc, !tt.ptr>"}
    %coord = irdl.any {varve.rule = "I32"}
    %barrier = irdl.base "!ttg.memdesc"
    %result = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %evict = irdl.any {varve.rule = "enum<@EvictionPolicy>"}
    %isVolatile = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      desc: %desc,
      coord: variadic %coord,
      barrier: %barrier,
      result: %result,
      pred: %pred)
    irdl.attributes {
      "cache" = %cache,
      "evict" = %evict,
      "isVolatile" = %isVolatile
    } {
      varve.defaults = {
        cache = 1 : i32,
        evict = 1 : i32,
        isVolatile = false}
    }
  }
  irdl.operation @async_tma_copy_local_to_global attributes {
    varve.format = "$desc `[` $coord `]` $src attr-dict `:` qualified(type($desc)) `,` qualified(type($src))",
    varve.let = ["type($coord) = i32"],
    varve.traits = ["TMAStoreLikeOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %desc = irdl.any {varve.rule = "AnyOf<!tt.tensordesc, !tt.ptr>"}
    %coord = irdl.any {varve.rule = "I32"}
    %src = irdl.base "!ttg.memdesc"
    irdl.operands(
      desc: %desc,
      coord: variadic %coord,
      src: %src)
  }
  irdl.operation @async_tma_gather attributes {
    varve.format = "$desc `[` $x_offsets `,` $y_offset `]` $result `,` $barrier `,` $pred attr-dict `:` type(operands)",
    varve.let = ["type($y_offset) = i32", "type($pred) = i1"],
    varve.traits = ["MBarrierOpInterface", "PredicatedOpInterface", "TMALoadLikeOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %desc = irdl.any {varve.rule = "AnyOf<!tt.tensordesc, !tt.ptr>"}
    %x_offsets = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %y_offset = irdl.any {varve.rule = "I32"}
    %barrier = irdl.base "!ttg.memdesc"
    %result = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    irdl.operands(
      desc: %desc,
      x_offsets: %x_offsets,
      y_offset: %y_offset,
      barrier: %barrier,
      result: %result,
      pred: %pred)
  }
  irdl.operation @async_tma_reduce attributes {
    varve.format = "$kind `,` $desc `[` $coord `]` $src attr-dict `:` qualified(type($desc)) `,` qualified(type($src))",
    varve.let = ["type($coord) = i32"],
    varve.traits = ["TMAStoreLikeOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %coord = irdl.any {varve.rule = "I32"}
    %src = irdl.base "!ttg.memdesc"
    %kind = irdl.any {varve.rule = "enum<@DescriptorReduceKind>"}
    irdl.operands(
      desc: %desc,
      coord: variadic %coord,
      src: %src)
    irdl.attributes {
      "kind" = %kind
    }
  }
  irdl.operation @async_tma_scatter attributes {
    varve.format = "$desc `[` $x_offsets `,` $y_offset `]` $src attr-dict `:` type(operands)",
    varve.let = ["type($y_offset) = i32"],
    varve.traits = ["TMAStoreLikeOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %desc = irdl.any {varve.rule = "AnyOf<!tt.tensordesc, !tt.ptr>"}
    %x_offsets = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %y_offset = irdl.any {varve.rule = "I32"}
    %src = irdl.base "!ttg.memdesc"
    irdl.operands(
      desc: %desc,
      x_offsets: %x_offsets,
      y_offset: %y_offset,
      src: %src)
  }
  irdl.operation @async_tma_store_wait attributes {
    varve.format = "attr-dict",
    varve.traits = ["MemWaitOpTrait", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %pendings = irdl.any {varve.rule = "I32Attr"}
    irdl.attributes {
      "pendings" = %pendings
    }
  }
  irdl.operation @barrier_expect attributes {
    varve.format = "$alloc `,` $size attr-dict `,` $pred `:` qualified(type($alloc))",
    varve.let = ["type($pred) = i1"],
    varve.traits = ["MBarrierOpInterface", "PredicatedOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
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
  irdl.operation @clc_try_cancel_sync attributes {
    varve.format = "attr-dict `:` type($response)",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %response = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.results(
      response: %response)
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
  irdl.operation @tc_gen5_commit attributes {
    varve.format = "$barrier (`,` $pred^)? attr-dict `:` qualified(type($barrier))",
    varve.let = ["type($pred) = i1"],
    varve.traits = ["PredicatedOpInterface", "MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %barrier = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    irdl.operands(
      barrier: %barrier,
      pred: optional %pred)
  }
  irdl.operation @tc_gen5_mma attributes {
    varve.format = "$a `,` $b `,` $d `,` $useD `,` $pred (`,` $barrier^)? attr-dict `:` functional-type(operands, results)"
  } {
    %a = irdl.base "!ttg.memdesc"
    %b = irdl.base "!ttg.memdesc"
    %d = irdl.base "!ttg.memdesc"
    %useD = irdl.any {varve.rule = "I1"}
    %pred = irdl.any {varve.rule = "I1"}
    %barrier = irdl.base "!ttg.memdesc"
    %two_ctas = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      a: %a,
      b: %b,
      d: %d,
      useD: %useD,
      pred: %pred,
      barrier: optional %barrier)
    irdl.attributes {
      "two_ctas" = %two_ctas
    } {
      varve.optional = ["two_ctas"]
    }
  }
  irdl.operation @tc_gen5_mma_scaled attributes {
    varve.format = ["$a `,` $b `,` $d `,` $a_scale `,` $b_scale `,` $useD `,` $pred `lhs` `=` $a_type `rhs` `=` $b_type (`,` $barrier^)?", "attr-dict `:` functional-type(operands, results)"]
  } {
    %a = irdl.base "!ttg.memdesc"
    %b = irdl.base "!ttg.memdesc"
    %d = irdl.base "!ttg.memdesc"
    %a_scale = irdl.base "!ttg.memdesc"
    %b_scale = irdl.base "!ttg.memdesc"
    %useD = irdl.any {varve.rule = "I1"}
    %pred = irdl.any {varve.rule = "I1"}
    %barrier = irdl.base "!ttg.memdesc"
    %a_type = irdl.any {varve.rule = "enum<@ScaleDotElemType>"}
    %b_type = irdl.any {varve.rule = "enum<@ScaleDotElemType>"}
    irdl.operands(
      a: %a,
      b: %b,
      d: %d,
      a_scale: %a_scale,
      b_scale: %b_scale,
      useD: %useD,
      pred: %pred,
      barrier: optional %barrier)
    irdl.attributes {
      "a_type" = %a_type,
      "b_type" = %b_type
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
    varve.format = "$src custom<Token>($dep, type($token)) attr-dict `:` qualified(type($src)) `->` type($result)",
    varve.let = ["type($dep) = !ttg.async.token", "type($token) = !ttg.async.token"],
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %dep = irdl.base "!ttg.async.token"
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %token = irdl.base "!ttg.async.token"
    irdl.operands(
      src: %src,
      dep: optional %dep)
    irdl.results(
      result: %result,
      token: optional %token)
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
  irdl.operation @tmem_wait attributes {
    varve.format = "$kind attr-dict",
    varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %kind = irdl.any {varve.rule = "enum<@TMEMWaitKind>"}
    irdl.attributes {
      "kind" = %kind
    }
  }
  irdl.operation @wait_barrier attributes {
    varve.format = "$alloc `,` $phase (`,` $pred^)? (`deps` $deps^)? attr-dict `:` qualified(type($alloc)) (`,` type($deps)^)?",
    varve.let = ["type($phase) = i32", "type($pred) = i1"],
    varve.traits = ["MBarrierOpInterface", "PredicatedOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %alloc = irdl.base "!ttg.memdesc"
    %phase = irdl.any {varve.rule = "I32"}
    %pred = irdl.any {varve.rule = "I1"}
    %deps = irdl.base "!ttg.memdesc"
    irdl.operands(
      alloc: %alloc,
      phase: %phase,
      pred: optional %pred,
      deps: variadic %deps) {
      varve.segments
    }
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
    varve.let = ["type($outputs) = type($inputs)"],
    varve.traits = ["InferTypeOpInterface", "AllTypesMatch<inputs,outputs>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
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
