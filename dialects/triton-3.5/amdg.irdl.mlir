irdl.dialect @amdg attributes {
  varve.set = "triton-3.5",
  varve.depends = ["tt"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "MemSemantic",
    storage = i32,
    cases = [
      ["relaxed", 1 : i32],
      ["acquire", 2 : i32],
      ["release", 3 : i32],
      ["acq_rel", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemSyncScope",
    storage = i32,
    cases = [
      ["gpu", 1 : i32],
      ["cta", 2 : i32],
      ["sys", 3 : i32]
    ]
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
    cases = [["none", 1 : i32], ["ca", 2 : i32], ["cg", 3 : i32], ["wb", 4 : i32], ["cs", 5 : i32], ["wt", 6 : i32], ["cv", 7 : i32]],
    storage = i32,
    sym_name = "CacheModifier"
  } : () -> ()
  "varve.enum"() {
    cases = [["e4m3", 0 : i32], ["e5m2", 1 : i32], ["e2m3", 2 : i32], ["e3m2", 3 : i32], ["e2m1", 4 : i32], ["bf16", 5 : i32], ["fp16", 6 : i32]],
    storage = i32,
    sym_name = "ScaleDotElemType"
  } : () -> ()
  irdl.attribute @"#amdgcn.set.fp8.clamping" {
  }
  irdl.operation @arrive_barrier attributes {
    varve.format = "$alloc `,` $count attr-dict `:` qualified(type($alloc)) `->` type($result)",
    varve.traits = ["MBarrierOpInterface"],
    varve.let = [
      "type($result) = i32"]
  } {
    %alloc = irdl.base "!ttg.memdesc"
    %result = irdl.any {varve.rule = "I32"}
    %count = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      alloc: %alloc)
    irdl.results(
      result: %result)
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @async_copy_local_to_global attributes {
    varve.format = "$src `,` $dst (`mask` $mask^)? attr-dict `:` qualified(type($src)) `->` type($dst)",
    varve.let = ["type($mask) = over(type($dst), e: i1)", "type($token) = !ttg.async.token"],
    varve.traits = ["PredicatedOpInterface", "OptionalTypesMatchWith<dst,mask>"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %dst = irdl.any {varve.rule = "RankedTensorOf<!tt.ptr>"}
    %mask = irdl.any {varve.rule = "TensorOf<I1>"}
    %token = irdl.base "!ttg.async.token"
    %cachePolicy = irdl.any
    %contiguity = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      dst: %dst,
      mask: optional %mask)
    irdl.results(
      token: %token)
    irdl.attributes {
      "cachePolicy" = %cachePolicy,
      "contiguity" = %contiguity
    } {
      varve.optional = ["cachePolicy"],
      varve.defaults = {
        contiguity = 1 : i32}
    }
  }
  irdl.operation @async_copy_mbarrier_arrive attributes {
    varve.format = "$barrier attr-dict `:` qualified(type($barrier))",
    varve.traits = ["MBarrierOpInterface"]
  } {
    %barrier = irdl.base "!ttg.memdesc"
    irdl.operands(
      barrier: %barrier)
  }
  irdl.operation @async_tdm_copy_global_to_local attributes {
    varve.format = "$desc `into` $result (`,` `barrier` `=` $barrier^)? attr-dict `:` qualified(type($desc)) (`,` qualified(type($barrier))^)? `->` qualified(type($result))",
    varve.traits = ["MBarrierOpInterface", "TDMOpInterface"],
    varve.let = [
      "type($token) = !ttg.async.token"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %result = irdl.base "!ttg.memdesc"
    %barrier = irdl.base "!ttg.memdesc"
    %token = irdl.base "!ttg.async.token"
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %warp_used_hint = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      desc: %desc,
      result: %result,
      barrier: optional %barrier)
    irdl.results(
      token: %token)
    irdl.attributes {
      "cache" = %cache,
      "warp_used_hint" = %warp_used_hint
    } {
      varve.optional = ["warp_used_hint"],
      varve.defaults = {
        cache = 1 : i32}
    }
  }
  irdl.operation @async_tdm_copy_local_to_global attributes {
    varve.format = "$desc `from` $src (`,` `barrier` `=` $barrier^)? attr-dict `:` qualified(type($src)) (`,` qualified(type($barrier))^)? `->` qualified(type($desc))",
    varve.let = ["type($token) = !ttg.async.token"],
    varve.traits = ["MBarrierOpInterface", "TDMOpInterface"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %src = irdl.base "!ttg.memdesc"
    %barrier = irdl.base "!ttg.memdesc"
    %token = irdl.base "!ttg.async.token"
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    irdl.operands(
      desc: %desc,
      src: %src,
      barrier: optional %barrier)
    irdl.results(
      token: %token)
    irdl.attributes {
      "cache" = %cache
    } {
      varve.defaults = {
        cache = 1 : i32}
    }
  }
  irdl.operation @async_tdm_fused_copy_global_to_local attributes {
    varve.format = "$descs `into` $dests attr-dict `:` qualified(type($descs)) `->` qualified(type($dests))",
    varve.traits = ["SameVariadicOperandSize"],
    varve.let = [
      "type($token) = !ttg.async.token"]
  } {
    %descs = irdl.base "!tt.tensordesc"
    %dests = irdl.base "!ttg.memdesc"
    %token = irdl.base "!ttg.async.token"
    %warp_used_hints = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    irdl.operands(
      descs: variadic %descs,
      dests: variadic %dests)
    irdl.results(
      token: %token)
    irdl.attributes {
      "warp_used_hints" = %warp_used_hints,
      "cache" = %cache
    } {
      varve.defaults = {
        cache = 1 : i32}
    }
  }
  irdl.operation @async_tdm_gather attributes {
    varve.format = "$desc `[` $src_row_indices `]` `to` $dst (`,` `barrier` `=` $barrier^)? attr-dict `:` qualified(type($src_row_indices)) `,` qualified(type($dst)) (`,` qualified(type($barrier))^)? `->` qualified(type($desc))",
    varve.traits = ["MBarrierOpInterface", "TDMOpInterface"],
    varve.let = [
      "type($token) = !ttg.async.token"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %src_row_indices = irdl.any {varve.rule = "TensorOf<AnyOf<I16, I32>>"}
    %dst = irdl.base "!ttg.memdesc"
    %barrier = irdl.base "!ttg.memdesc"
    %token = irdl.base "!ttg.async.token"
    irdl.operands(
      desc: %desc,
      src_row_indices: %src_row_indices,
      dst: %dst,
      barrier: optional %barrier)
    irdl.results(
      token: %token)
  }
  irdl.operation @async_tdm_intrinsic_wait attributes {
    varve.format = "($asyncToken^)? attr-dict",
    varve.traits = ["MemWaitOpTrait"],
    varve.let = [
      "type($asyncToken) = !ttg.async.token",
      "type($retToken) = !ttg.async.token"]
  } {
    %asyncToken = irdl.base "!ttg.async.token"
    %retToken = irdl.base "!ttg.async.token"
    %count = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      asyncToken: variadic %asyncToken)
    irdl.results(
      retToken: %retToken)
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @async_tdm_scatter attributes {
    varve.format = "$desc `[` $dst_row_indices `]` `from` $src (`,` `barrier` `=` $barrier^)? attr-dict `:` qualified(type($dst_row_indices)) `,` qualified(type($src)) (`,` qualified(type($barrier))^)? `->` qualified(type($desc))",
    varve.traits = ["TDMOpInterface", "MBarrierOpInterface"],
    varve.let = [
      "type($retToken) = !ttg.async.token"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %dst_row_indices = irdl.any {varve.rule = "TensorOf<AnyOf<I16, I32>>"}
    %src = irdl.base "!ttg.memdesc"
    %barrier = irdl.base "!ttg.memdesc"
    %retToken = irdl.base "!ttg.async.token"
    irdl.operands(
      desc: %desc,
      dst_row_indices: %dst_row_indices,
      src: %src,
      barrier: optional %barrier)
    irdl.results(
      retToken: %retToken)
  }
  irdl.operation @async_tdm_wait attributes {
    varve.format = "$asyncToken attr-dict",
    varve.traits = ["MemWaitOpTrait"],
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
  irdl.operation @async_wait attributes {
    varve.format = "($asyncToken^)? attr-dict",
    varve.traits = ["MemWaitOpTrait"],
    varve.let = [
      "type($asyncToken) = !ttg.async.token",
      "type($retToken) = !ttg.async.token"]
  } {
    %asyncToken = irdl.base "!ttg.async.token"
    %retToken = irdl.base "!ttg.async.token"
    %num_inst = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      asyncToken: variadic %asyncToken)
    irdl.results(
      retToken: %retToken)
    irdl.attributes {
      "num_inst" = %num_inst
    }
  }
  irdl.operation @buffer_atomic_cas attributes {
    varve.traits = ["SameLoadStoreOperandsAndResultEncoding", "BufferOpInterface", "TypesMatchWith<result,val>", "TypesMatchWith<result,cmp>", "TypesMatchWith<result,ptr>", "TypesMatchWith<result,offsets>", "TypesMatchWith<val,offsets>", "TypesMatchWith<val,cmp>"],
    varve.let = [
      "type($val) = type($result)",
      "type($cmp) = type($result)",
      "type($ptr) = !tt.ptr(elem(type($result)))",
      "type($offsets) = over(type($result), e: i32)",
      "type($offsets) = over(type($val), e: i32)",
      "type($cmp) = type($val)",
      "type($stride) = i32"],
    varve.format = "$sem `,` $scope `,` $cmp `,` $val `,` $ptr `[` $offsets `]` (`stride` `=` $stride^)? attr-dict `:` type($result)"
  } {
    %ptr = irdl.base "!tt.ptr"
    %offsets = irdl.any {varve.rule = "TensorOf<I32>"}
    %cmp = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %val = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %stride = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(
      ptr: %ptr,
      offsets: %offsets,
      cmp: %cmp,
      val: %val,
      stride: optional %stride)
    irdl.results(
      result: %result)
    irdl.attributes {
      "sem" = %sem,
      "scope" = %scope
    }
  }
  irdl.operation @buffer_atomic_rmw attributes {
    varve.format = "$atomic_rmw_op `,` $sem `,` $scope `,` $value `,` $ptr `[` $offsets `]` (`,` $mask^)? (`stride` `=` $stride^)? attr-dict `:` type($result)",
    varve.let = ["type($value) = type($result)", "type($ptr) = !tt.ptr(elem(type($result)))", "type($offsets) = over(type($result), e: i32)", "type($mask) = over(type($result), e: i1)", "type($ptr) = !tt.ptr(elem(type($value)))", "type($offsets) = over(type($value), e: i32)", "type($mask) = over(type($value), e: i1)", "type($stride) = i32"],
    varve.traits = ["SameLoadStoreOperandsAndResultEncoding", "BufferOpInterface", "PredicatedOpInterface", "TypesMatchWith<result,value>", "TypesMatchWith<result,ptr>", "TypesMatchWith<result,offsets>", "TypesMatchWith<result,mask>", "TypesMatchWith<value,ptr>", "TypesMatchWith<value,offsets>", "TypesMatchWith<value,mask>"]
  } {
    %ptr = irdl.base "!tt.ptr"
    %offsets = irdl.any {varve.rule = "TensorOf<I32>"}
    %value = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %stride = irdl.any {varve.rule = "I32"}
    %mask = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %atomic_rmw_op = irdl.any {varve.rule = "enum<@RMWOp>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(
      ptr: %ptr,
      offsets: %offsets,
      value: %value,
      stride: optional %stride,
      mask: optional %mask) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "atomic_rmw_op" = %atomic_rmw_op,
      "sem" = %sem,
      "scope" = %scope
    }
  }
  irdl.operation @buffer_load attributes {
    varve.format = "$ptr `[` $offsets `]` (`,` $mask^)? (`,` $other^)? oilist( `cacheModifier` `=` $cache ) (`stride` `=` $stride^)? attr-dict `:` type($result)",
    varve.let = ["type($ptr) = !tt.ptr(elem(type($result)))", "type($offsets) = over(type($result), e: i32)", "type($mask) = over(type($result), e: i1)", "type($other) = type($result)", "type($stride) = i32"],
    varve.traits = ["SameLoadStoreOperandsAndResultEncoding", "BufferOpInterface", "PredicatedOpInterface", "TypesMatchWith<result,ptr>", "TypesMatchWith<result,offsets>", "TypesMatchWith<result,mask>", "TypesMatchWith<result,other>"]
  } {
    %ptr = irdl.base "!tt.ptr"
    %offsets = irdl.any {varve.rule = "TensorOf<I32>"}
    %stride = irdl.any {varve.rule = "I32"}
    %mask = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %other = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %contiguity = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      ptr: %ptr,
      offsets: %offsets,
      stride: optional %stride,
      mask: optional %mask,
      other: optional %other) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "cache" = %cache,
      "contiguity" = %contiguity
    } {
      varve.optional = ["contiguity"],
      varve.defaults = {
        cache = 1 : i32}
    }
  }
  irdl.operation @buffer_load_to_local attributes {
    varve.format = "$ptr `[` $offsets `]` (`mask` `=` $mask^)? (`other` `=` $other^)? (`stride` `=` $stride^)? oilist( `cacheModifier` `=` $cache ) `into` $dest attr-dict `:` type($ptr) `[` type($offsets) `]` type($other) `->` type($dest)",
    varve.let = ["type($ptr) = !tt.ptr(elem(type($dest)))", "type($mask) = over(type($offsets), e: i1)", "type($other) = over(type($offsets), e: over(type($ptr), e: e.pointeeType))", "type($stride) = i32", "type($token) = !ttg.async.token"],
    varve.traits = ["BufferOpInterface", "PredicatedOpInterface", "TypesMatchWith<dest,ptr>", "TypesMatchWith<offsets,mask>", "TypesMatchWith<offsets,other>"]
  } {
    %dest = irdl.base "!ttg.memdesc"
    %ptr = irdl.base "!tt.ptr"
    %offsets = irdl.any {varve.rule = "TensorOf<I32>"}
    %mask = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %other = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %stride = irdl.any {varve.rule = "I32"}
    %token = irdl.base "!ttg.async.token"
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %contiguity = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      dest: %dest,
      ptr: %ptr,
      offsets: %offsets,
      mask: optional %mask,
      other: optional %other,
      stride: optional %stride) {
      varve.segments
    }
    irdl.results(
      token: %token)
    irdl.attributes {
      "cache" = %cache,
      "contiguity" = %contiguity
    } {
      varve.optional = ["contiguity"],
      varve.defaults = {
        cache = 1 : i32}
    }
  }
  irdl.operation @buffer_store attributes {
    varve.format = "$value `,` $ptr `[` $offsets `]` (`,` $mask^)? oilist( `cacheModifier` `=` $cache ) (`stride` `=` $stride^)? attr-dict `:` type($value)",
    varve.let = ["type($ptr) = !tt.ptr(elem(type($value)))", "type($offsets) = over(type($value), e: i32)", "type($mask) = over(type($value), e: i1)", "type($stride) = i32"],
    varve.traits = ["SameLoadStoreOperandsEncoding", "BufferOpInterface", "PredicatedOpInterface", "TypesMatchWith<value,ptr>", "TypesMatchWith<value,offsets>", "TypesMatchWith<value,mask>"]
  } {
    %value = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %ptr = irdl.base "!tt.ptr"
    %offsets = irdl.any {varve.rule = "TensorOf<I32>"}
    %stride = irdl.any {varve.rule = "I32"}
    %mask = irdl.any {varve.rule = "RankedTensorOf<I1>"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %contiguity = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      ptr: %ptr,
      offsets: %offsets,
      stride: optional %stride,
      mask: optional %mask) {
      varve.segments
    }
    irdl.attributes {
      "cache" = %cache,
      "contiguity" = %contiguity
    } {
      varve.optional = ["contiguity"],
      varve.defaults = {
        cache = 1 : i32}
    }
  }
  irdl.operation @cluster_barrier_arrive attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @cluster_barrier_wait attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @concat attributes {
    varve.format = "$sources attr-dict `:` type($sources) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %sources = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      sources: variadic %sources)
    irdl.results(
      result: %result)
  }
  irdl.operation @cond_barrier attributes {
    varve.format = "$pred attr-dict",
    varve.let = [
      "type($pred) = i1"]
  } {
    %pred = irdl.any {varve.rule = "I1"}
    irdl.operands(
      pred: %pred)
  }
  irdl.operation @extract_slice attributes {
    varve.format = "$source $static_offsets attr-dict `:` type($source) `to` type($result)",
    varve.traits = ["Pure"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %static_offsets = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      source: %source)
    irdl.results(
      result: %result)
    irdl.attributes {
      "static_offsets" = %static_offsets
    }
  }
  irdl.operation @in_thread_transpose attributes {
    varve.format = "$src attr-dict `:` type($src) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    irdl.operands(
      src: %src)
    irdl.results(
      result: %result)
  }
  irdl.operation @init_barrier attributes {
    varve.format = "$alloc `,` $count attr-dict `:` qualified(type($alloc))",
    varve.traits = ["MemoryEffects<Write<SharedMemory>>", "MBarrierOpInterface"]
  } {
    %alloc = irdl.base "!ttg.memdesc"
    %count = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      alloc: %alloc)
    irdl.attributes {
      "count" = %count
    }
  }
  irdl.operation @local_load_packed_transposed attributes {
    varve.format = "$src (`token` $token^)? attr-dict `:` qualified(type($src)) `->` type($result)",
    varve.let = ["type($token) = !ttg.async.token"],
    varve.traits = ["LocalLoadTrait"]
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
  irdl.operation @masked_load attributes {
    varve.format = "$ptr `,` $mask `,` $falseVal (`,` $multicastMask^)? oilist(`cacheModifier` `=` $cache) (`volatile` $isVolatile^)? (`forceNoAlias` $forceNoAlias^)? attr-dict `:` functional-type(operands, results)",
    varve.let = ["type($mask) = i1", "type($multicastMask) = i32"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "I1"}
    %falseVal = irdl.any {varve.rule = "LLVM_Type"}
    %multicastMask = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "LLVM_Type"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %isVolatile = irdl.any {varve.rule = "BoolAttr"}
    %forceNoAlias = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      ptr: %ptr,
      mask: %mask,
      falseVal: %falseVal,
      multicastMask: optional %multicastMask)
    irdl.results(
      result: %result)
    irdl.attributes {
      "cache" = %cache,
      "isVolatile" = %isVolatile,
      "forceNoAlias" = %forceNoAlias
    } {
      varve.defaults = {
        cache = 1 : i32,
        isVolatile = false,
        forceNoAlias = false}
    }
  }
  irdl.operation @masked_store attributes {
    varve.format = "$ptr `,` $value `,` $mask oilist(`cacheModifier` `=` $cache) (`forceNoAlias` $forceNoAlias^)? attr-dict `:` type(operands)",
    varve.let = [
      "type($mask) = i1"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %value = irdl.any {varve.rule = "LLVM_Type"}
    %mask = irdl.any {varve.rule = "I1"}
    %cache = irdl.any {varve.rule = "enum<@CacheModifier>"}
    %forceNoAlias = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      ptr: %ptr,
      value: %value,
      mask: %mask)
    irdl.attributes {
      "cache" = %cache,
      "forceNoAlias" = %forceNoAlias
    } {
      varve.defaults = {
        cache = 1 : i32,
        forceNoAlias = false}
    }
  }
  irdl.operation @scaled_downcast_fp4 attributes {
    varve.format = "$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F16, BF16, F32>>"}
    %scale = irdl.any {varve.rule = "RankedTensorOf<I8>"}
    %output = irdl.any {varve.rule = "RankedTensorOf<I8>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input,
      scale: %scale)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @scaled_downcast_fp8 attributes {
    varve.format = "$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F16, BF16, F32>>"}
    %scale = irdl.any {varve.rule = "RankedTensorOf<I8>"}
    %output = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input,
      scale: %scale)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @scaled_upcast_fp4 attributes {
    varve.format = "$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)",
    varve.traits = ["Pure", "UpcastFpOpInterface"]
  } {
    %input = irdl.any {varve.rule = "RankedTensorOf<I8>"}
    %scale = irdl.any {varve.rule = "RankedTensorOf<AnyOf<BF16, I8>>"}
    %output = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F16, BF16>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      input: %input,
      scale: %scale)
    irdl.results(
      output: %output)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @scaled_upcast_fp8 attributes {
    varve.format = "$input `scale` $scale attr-dict `:` type($input) `,` type($scale) `->` type($output)",
    varve.traits = ["Pure", "Elementwise", "SameOperandsAndResultShape", "SameOperandsAndResultEncoding", "UpcastFpOpInterface"]
  } {
    %input = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E5M2>>"}
    %scale = irdl.any {varve.rule = "RankedTensorOf<AnyOf<BF16, I8>>"}
    %output = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F16, BF16>>"}
    irdl.operands(
      input: %input,
      scale: %scale)
    irdl.results(
      output: %output)
  }
  irdl.operation @tdm_prefetch attributes {
    varve.format = "$desc `[` $indices `]` `,` $pred `,` `speculative` `=` $speculative (`returnOffsets` $returnOffsets^)? attr-dict `:` qualified(type($desc)) (`->` type($maybeOffsets)^)?",
    varve.traits = ["MemoryEffects<Write<L2Cache>>", "InferTypeOpInterface", "PredicatedOpInterface"],
    varve.let = [
      "type($indices) = i32",
      "type($pred) = i1"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %indices = irdl.any {varve.rule = "I32"}
    %pred = irdl.any {varve.rule = "I1"}
    %maybeOffsets = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %speculative = irdl.any {varve.rule = "BoolAttr"}
    %returnOffsets = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      desc: %desc,
      indices: variadic %indices,
      pred: %pred)
    irdl.results(
      maybeOffsets: optional %maybeOffsets)
    irdl.attributes {
      "speculative" = %speculative,
      "returnOffsets" = %returnOffsets
    } {
      varve.optional = ["returnOffsets"]
    }
  }
  irdl.operation @upcast_mxfp attributes {
    varve.format = "$src `,` $scale `fp_type` `=` $fp_type attr-dict `:` type($src) `,` type($scale) `->` type($result)",
    varve.traits = ["Pure"]
  } {
    %src = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %scale = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %fp_type = irdl.any {varve.rule = "enum<@ScaleDotElemType>"}
    %fastMath = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      src: %src,
      scale: %scale)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fp_type" = %fp_type,
      "fastMath" = %fastMath
    }
  }
  irdl.operation @update_tensor_descriptor attributes {
    varve.format = "$desc oilist( `add_offsets` `=` `[` $add_offsets `]` | `set_bounds` `=` `[` $set_bounds `]` | `pred` `=` $pred ) attr-dict `:` qualified(type($desc))",
    varve.traits = ["Pure", "TypesMatchWith<desc,result>"],
    varve.let = [
      "type($result) = type($desc)",
      "type($add_offsets) = i32",
      "type($set_bounds) = i32",
      "type($pred) = i32"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %add_offsets = irdl.any {varve.rule = "I32"}
    %set_bounds = irdl.any {varve.rule = "I32"}
    %pred = irdl.any {varve.rule = "I32"}
    %result = irdl.base "!tt.tensordesc"
    %clamp_bounds = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      desc: %desc,
      add_offsets: variadic %add_offsets,
      set_bounds: variadic %set_bounds,
      pred: optional %pred) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "clamp_bounds" = %clamp_bounds
    } {
      varve.optional = ["clamp_bounds"]
    }
  }
  irdl.operation @wait_barrier attributes {
    varve.format = "$alloc `,` $phase attr-dict `:` qualified(type($alloc))",
    varve.traits = ["MBarrierOpInterface"],
    varve.let = [
      "type($phase) = i32"]
  } {
    %alloc = irdl.base "!ttg.memdesc"
    %phase = irdl.any {varve.rule = "I32"}
    irdl.operands(
      alloc: %alloc,
      phase: %phase)
  }
}
