// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton's C++ says, and what Triton 3.9 has instead of what the fork has that ODS describes.
irdl.dialect @ttng attributes {
  varve.llvm = "24",
  varve.removes = [
    "attribute barrier_annotation",
    "attribute shared_cluster_memory",
    "attribute token_annotation",
    "enum BarrierPlacement",
    "enum BarrierRegion",
    "enum EvictionPolicy",
    "enum TensorMemoryCTAMode",
    "enum TensorMode",
    "operation ttng.arrive_barrier",
    "operation ttng.arrive_barrier_named",
    "operation ttng.async_clc_try_cancel",
    "operation ttng.async_store",
    "operation ttng.async_tma_copy_global_to_local",
    "operation ttng.async_tma_copy_local_to_global",
    "operation ttng.async_tma_gather",
    "operation ttng.async_tma_prefetch",
    "operation ttng.async_tma_reduce",
    "operation ttng.async_tma_scatter",
    "operation ttng.async_tma_store_token_wait",
    "operation ttng.barrier_expect",
    "operation ttng.clc_advance",
    "operation ttng.clc_query_cancel",
    "operation ttng.clc_read",
    "operation ttng.clc_try_cancel_async",
    "operation ttng.cluster_arrive",
    "operation ttng.cluster_size_1d",
    "operation ttng.cluster_wait",
    "operation ttng.fence",
    "operation ttng.map_to_remote_buffer",
    "operation ttng.prefetch",
    "operation ttng.prefetch_tensormap",
    "operation ttng.subtiled_region",
    "operation ttng.subtiled_region_yield",
    "operation ttng.tc_gen5_mma_scaled",
    "operation ttng.tcgen5_global_alloc",
    "operation ttng.tmem_subslice",
    "operation ttng.two_cta_peer_gather",
    "operation ttng.vote_ballot_sync",
    "operation ttng.wait_barrier",
    "operation ttng.wait_barrier_named",
    "operation ttng.warp_group_dot_wait"]
} {
  irdl.attribute @"#tensor_memory_encoding" attributes {varve.alias = "tmem", varve.format = "`<` struct(blockM = $blockM, blockN = $blockN, colStride = $colStride, CGALayout = list($CGALayout), twoCTAs = $twoCTAs, fp4Padded = $fp4Padded) `>`"} {
    %number = irdl.any {varve.rule = "u32"}
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    %flag = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      blockM: %number,
      blockN: %number,
      colStride: %number,
      CGALayout: %bases,
      twoCTAs: %flag,
      fp4Padded: %flag) {
      varve.defaults = {CGALayout = [], twoCTAs = false, fp4Padded = false}
    }
  }
  irdl.attribute @"#tensor_memory_scales_encoding" attributes {varve.alias = "tmem_scales", varve.format = "`<` struct(CGALayout = list($CGALayout), blockRepOrder = $blockRepOrder) `>`"} {
    %bases = irdl.any {varve.rule = "array<array<i32>>"}
    %order = irdl.any {varve.rule = "enum<@TensorMemoryScalesBlockRepOrder>"}
    irdl.parameters(CGALayout: %bases, blockRepOrder: %order) {
      varve.defaults = {CGALayout = [], blockRepOrder = 0 : i32}
    }
  }
  irdl.attribute @"#cache_policy" attributes {
    varve.format = "`<` struct(cache_modifier = $cacheModifier, l1 = $l1, l2_primary = $l2Primary, l2_secondary = $l2Secondary, l2_fraction = $l2Fraction, l2_prefetch_size = $l2PrefetchSize) `>`"
  } {
    %modifier = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %priority = irdl.any {varve.rule = "enum<@CacheEvictionPriority>"}
    %float = irdl.any {varve.rule = "FloatAttr"}
    %integer = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      cacheModifier: %modifier,
      l1: %priority,
      l2Primary: %priority,
      l2Secondary: %priority,
      l2Fraction: %float,
      l2PrefetchSize: %integer) {
      varve.optional = ["l2Fraction", "l2PrefetchSize"],
      varve.defaults = {cacheModifier = 1 : i32, l1 = 0 : i32, l2Primary = 0 : i32, l2Secondary = 0 : i32}
    }
  }
  // A token may be given only if the operation results in one; brackets without a token still mean that it does.
  "varve.directive"() {
    sym_name = "Token",
    takes = ["$dep", "type $token"],
    format = "one( let(types($token) = []) | `` `[` ($dep^)? `]` let(types($token) = [!ttg.async.token]) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "BarriersAndPreds",
    takes = ["$barriers", "$preds"],
    format = "each($barriers $preds: `,` $barriers `[` $preds `]`)"
  } : () -> ()
  // The forms of ODS, but blanks depend on whether these directives write something.
  irdl.operation @tc_gen5_mma attributes {varve.format = [
    "$a `,` $b `,` $d custom<Token>($acc_dep, type($token)) `,` $useD`,` $pred custom<BarriersAndPreds>($barriers, $barrier_preds)",
    "attr-dict `:` qualified(type($a)) `,` qualified(type($b)) `,` qualified(type($d)) (`,` qualified(type($barriers))^)?"]} {
  }
  irdl.operation @tmem_load attributes {varve.format = [
    "$src custom<Token>($dep, type($token))",
    "attr-dict `:` qualified(type($src)) `->` type($result) (`,` type($red)^)?"]} {
  }
  irdl.operation @tmem_store attributes {varve.format = [
    "$src `,` $dst custom<Token>($dep, type($token)) `,` $pred",
    "attr-dict `:` type($src) `->` qualified(type($dst))"]} {
  }
  "varve.enum"() {
    sym_name = "CacheEvictionPriority", storage = i32,
    cases = [["none", 0 : i32], ["evict_normal", 1 : i32], ["evict_unchanged", 2 : i32], ["evict_first", 3 : i32], ["evict_last", 4 : i32], ["no_allocate", 5 : i32]]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DescriptorReduceKind", storage = i32,
    cases = [["add", 1 : i32], ["min", 2 : i32], ["max", 3 : i32], ["inc", 4 : i32], ["dec", 5 : i32], ["and", 6 : i32], ["or", 7 : i32], ["xor", 8 : i32]]
  } : () -> ()
  "varve.enum"() {sym_name = "TMEMWaitKind", storage = i32, cases = [["load", 0 : i32], ["store", 1 : i32]]} : () -> ()
  irdl.operation @arrive_barrier attributes {
    varve.format = "$alloc `,` $count (`,` $pred^)? attr-dict `:` qualified(type($alloc))",
    varve.traits = ["MBarrierOpInterface", "PredicatedOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($pred) = i1"]
  } {
    %alloc = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    %count = irdl.any {varve.rule = "I32Attr"}
    %fromCTA = irdl.any {varve.rule = "I32Attr"}
    %multicastCTA = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(alloc: %alloc, pred: optional %pred)
    irdl.attributes {"count" = %count, "fromCTA" = %fromCTA, "multicastCTA" = %multicastCTA} {varve.optional = ["fromCTA", "multicastCTA"], varve.defaults = {multicastCTA = 0 : i32}}
  }
  irdl.operation @async_tma_copy_global_to_local attributes {
    varve.format = "$desc `[` $coord `]` (`offsets` `=` `[` $offsets^ `]`)? $result `,` $barrier `,` $pred attr-dict `:` qualified(type($desc)) `,` qualified(type($barrier)) `->` qualified(type($result))",
    varve.traits = ["MBarrierOpInterface", "PredicatedOpInterface", "TMALoadLikeOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($coord) = i32", "type($offsets) = i16", "type($pred) = i1"]
  } {
    %desc = irdl.any {varve.rule = "Implements<\22TensorDescInterface\22>"}
    %coord = irdl.any {varve.rule = "I32"}
    %offsets = irdl.any {varve.rule = "I16"}
    %barrier = irdl.base "!ttg.memdesc"
    %result = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    %multicast = irdl.any {varve.rule = "UnitAttr"}
    %cachePolicy = irdl.any
    %isVolatile = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(desc: %desc, coord: variadic %coord, offsets: variadic %offsets, barrier: %barrier, result: %result, pred: %pred) {varve.segments}
    irdl.attributes {"multicast" = %multicast, "cachePolicy" = %cachePolicy, "isVolatile" = %isVolatile} {varve.optional = ["multicast", "cachePolicy"], varve.defaults = {isVolatile = false}}
  }
  irdl.operation @async_tma_copy_local_to_global attributes {
    varve.format = "$desc `[` $coord `]` $src attr-dict `:` qualified(type($desc)) `,` qualified(type($src))",
    varve.traits = ["TMAStoreLikeOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($coord) = i32"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %coord = irdl.any {varve.rule = "I32"}
    %src = irdl.base "!ttg.memdesc"
    %cachePolicy = irdl.any
    irdl.operands(desc: %desc, coord: variadic %coord, src: %src)
    irdl.attributes {"cachePolicy" = %cachePolicy} {varve.optional = ["cachePolicy"]}
  }
  irdl.operation @async_tma_gather attributes {
    varve.format = "$desc `[` $x_offsets `,` $y_offset `]` $result `,` $barrier `,` $pred attr-dict `:` type(operands)",
    varve.traits = ["MBarrierOpInterface", "PredicatedOpInterface", "TMALoadLikeOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($y_offset) = i32", "type($pred) = i1"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %x_offsets = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %y_offset = irdl.any {varve.rule = "I32"}
    %barrier = irdl.base "!ttg.memdesc"
    %result = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    %multicast = irdl.any {varve.rule = "UnitAttr"}
    %cachePolicy = irdl.any
    irdl.operands(desc: %desc, x_offsets: %x_offsets, y_offset: %y_offset, barrier: %barrier, result: %result, pred: %pred)
    irdl.attributes {"multicast" = %multicast, "cachePolicy" = %cachePolicy} {varve.optional = ["multicast", "cachePolicy"]}
  }
  irdl.operation @async_tma_reduce attributes {
    varve.format = "$kind `,` $desc `[` $coord `]` $src attr-dict `:` qualified(type($desc)) `,` qualified(type($src))",
    varve.traits = ["TMAStoreLikeOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($coord) = i32"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %coord = irdl.any {varve.rule = "I32"}
    %src = irdl.base "!ttg.memdesc"
    %kind = irdl.any {varve.rule = "enum<@DescriptorReduceKind>"}
    irdl.operands(desc: %desc, coord: variadic %coord, src: %src)
    irdl.attributes {"kind" = %kind}
  }
  irdl.operation @async_tma_scatter attributes {
    varve.format = "$desc `[` $x_offsets `,` $y_offset `]` $src attr-dict `:` type(operands)",
    varve.traits = ["TMAStoreLikeOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($y_offset) = i32"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %x_offsets = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %y_offset = irdl.any {varve.rule = "I32"}
    %src = irdl.base "!ttg.memdesc"
    %cachePolicy = irdl.any
    irdl.operands(desc: %desc, x_offsets: %x_offsets, y_offset: %y_offset, src: %src)
    irdl.attributes {"cachePolicy" = %cachePolicy} {varve.optional = ["cachePolicy"]}
  }
  irdl.operation @barrier_expect attributes {
    varve.format = "$alloc `,` $size attr-dict `,` $pred `:` qualified(type($alloc))",
    varve.traits = ["MBarrierOpInterface", "PredicatedOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($pred) = i1"]
  } {
    %alloc = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    %size = irdl.any {varve.rule = "I32Attr"}
    %fromCTA = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(alloc: %alloc, pred: %pred)
    irdl.attributes {"size" = %size, "fromCTA" = %fromCTA} {varve.optional = ["fromCTA"]}
  }
  irdl.operation @clc_try_cancel_sync attributes {varve.format = "attr-dict `:` type($response)", varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]} {
    %response = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.results(response: %response)
  }
  irdl.operation @tc_gen5_mma_scaled attributes {
    varve.format = [
      "$a `,` $b `,` $d custom<Token>($acc_dep, type($token)) `,` $a_scale `,` $b_scale `,` $useD `,` $pred `lhs` `=` $a_type `rhs` `=` $b_type custom<BarriersAndPreds>($barriers, $barrier_preds)",
      "attr-dict `:` qualified(type($a)) `,` qualified(type($b)) `,` qualified(type($d)) `,` qualified(type($a_scale)) `,` qualified(type($b_scale)) (`,` qualified(type($barriers))^)?"],
    varve.traits = ["MemoryEffectsOpInterface", "DotOpInterface", "MMAv5OpInterface", "PredicatedOpInterface", "MBarrierOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($acc_dep) = !ttg.async.token", "type($useD) = i1", "type($pred) = i1", "type($barrier_preds) = i1", "type($token) = !ttg.async.token"]
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
    %two_ctas = irdl.any {varve.rule = "UnitAttr"}
    %multicast = irdl.any {varve.rule = "UnitAttr"}
    %is_async = irdl.any {varve.rule = "UnitAttr"}
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
      barrier_preds: variadic %barrier_preds) {varve.segments}
    irdl.results(token: optional %token)
    irdl.attributes {"a_type" = %a_type, "b_type" = %b_type, "two_ctas" = %two_ctas, "multicast" = %multicast, "is_async" = %is_async} {varve.optional = ["two_ctas", "multicast", "is_async"]}
  }
  irdl.operation @tmem_subslice attributes {
    varve.format = "$src attr-dict `:` qualified(type($src)) `->` qualified(type($result))",
    varve.traits = ["Pure", "MemDescViewTrait", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %result = irdl.base "!ttg.memdesc"
    %offset = irdl.any {varve.rule = "I32Attr"}
    %dim = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(src: %src)
    irdl.results(result: %result)
    irdl.attributes {"offset" = %offset, "dim" = %dim} {varve.defaults = {dim = 1 : i32}}
  }
  irdl.operation @tmem_wait attributes {varve.format = "$kind attr-dict", varve.traits = ["VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"]} {
    %kind = irdl.any {varve.rule = "enum<@TMEMWaitKind>"}
    irdl.attributes {"kind" = %kind}
    irdl.operands()
  }
  irdl.operation @wait_barrier attributes {
    varve.format = "$alloc `,` $phase (`,` $pred^)? (`deps` $deps^)? attr-dict `:` qualified(type($alloc)) (`,` type($deps)^)?",
    varve.traits = ["MBarrierOpInterface", "PredicatedOpInterface", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($phase) = i32", "type($pred) = i1"]
  } {
    %alloc = irdl.base "!ttg.memdesc"
    %phase = irdl.any {varve.rule = "I32"}
    %pred = irdl.any {varve.rule = "I1"}
    %deps = irdl.base "!ttg.memdesc"
    irdl.operands(alloc: %alloc, phase: %phase, pred: optional %pred, deps: variadic %deps) {varve.segments}
  }
  irdl.operation @warp_group_dot_wait attributes {
    varve.format = "$inputs attr-dict `:` type($inputs)",
    varve.traits = ["InferTypeOpInterface", "AllTypesMatch<inputs,outputs>", "VerifyTensorLayoutsTrait", "VerifyMemDescLayoutsTrait"],
    varve.let = ["type($outputs) = type($inputs)"]
  } {
    %inputs = irdl.any {varve.rule = "Implements<\22TensorOrMemDesc\22>"}
    %outputs = irdl.any {varve.rule = "Implements<\22TensorOrMemDesc\22>"}
    %pendings = irdl.any {varve.rule = "I32Attr"}
    %warpGroupLocal = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(inputs: variadic %inputs)
    irdl.results(outputs: variadic %outputs)
    irdl.attributes {"pendings" = %pendings, "warpGroupLocal" = %warpGroupLocal} {varve.optional = ["warpGroupLocal"]}
  }
}
