irdl.dialect @tti attributes {
  varve.set = "triton",
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
    sym_name = "MemType",
    storage = i32,
    cases = [
      ["shared_mem", 0 : i32],
      ["tensor_mem", 1 : i32]
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
  irdl.operation @dot_i8 attributes {
    varve.format = "$a `,` $b `,` $c `,` `aSigned` `=` $aSigned `,` `bSigned` `=` $bSigned attr-dict `:` type($a) `*` type($b) `->` type($d)",
    varve.traits = ["Pure", "DotOpInterface", "TypesMatchWith<d,c>"],
    varve.let = [
      "type($c) = type($d)"]
  } {
    %a = irdl.any {varve.rule = "RankedTensorOf<I8>"}
    %b = irdl.any {varve.rule = "RankedTensorOf<I8>"}
    %c = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %d = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %aSigned = irdl.any {varve.rule = "BoolAttr"}
    %bSigned = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      d: %d)
    irdl.attributes {
      "aSigned" = %aSigned,
      "bSigned" = %bSigned
    }
  }
  irdl.operation @experimental_assert_uniform attributes {
    varve.format = "$condition `,` $message attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>"],
    varve.let = [
      "type($condition) = i1"]
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      condition: %condition)
    irdl.attributes {
      "message" = %message
    }
  }
  irdl.operation @experimental_buffer_descriptors attributes {
    varve.format = "$offsets `,` $lengths `,` $memType attr-dict `:` type($result)",
    varve.traits = ["Pure"]
  } {
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %offsets = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %lengths = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %memType = irdl.any {varve.rule = "enum<@MemType>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "offsets" = %offsets,
      "lengths" = %lengths,
      "memType" = %memType
    }
  }
  irdl.operation @experimental_cluster_cta_id attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = i32"]
  } {
    %result = irdl.any {varve.rule = "I32"}
    irdl.results(
      result: %result)
  }
  irdl.operation @experimental_fpsan_embed attributes {
    varve.format = "$val attr-dict `:` functional-type(operands, $result)",
    varve.traits = ["Pure", "Elementwise", "SameOperandsAndResultShape", "SameOperandsAndResultEncoding"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>>"}
    irdl.operands(
      val: %val)
    irdl.results(
      result: %result)
  }
  irdl.operation @experimental_fpsan_unembed attributes {
    varve.format = "$val attr-dict `:` functional-type(operands, $result)",
    varve.traits = ["Pure", "Elementwise", "SameOperandsAndResultShape", "SameOperandsAndResultEncoding"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>>"}
    irdl.operands(
      val: %val)
    irdl.results(
      result: %result)
  }
  irdl.operation @experimental_gsan_atomic_cas attributes {
    varve.format = "$sem `,` $scope `,` $ptr `,` $cmp `,` $val attr-dict `:` functional-type(operands, $result)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultEncoding", "TypesMatchWith<cmp,ptr>", "TypesMatchWith<val,ptr>"],
    varve.let = [
      "type($ptr) = over(type($cmp), e: !tt.ptr(e))",
      "type($ptr) = over(type($val), e: !tt.ptr(e))"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %cmp = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %val = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(
      ptr: %ptr,
      cmp: %cmp,
      val: %val)
    irdl.results(
      result: %result)
    irdl.attributes {
      "sem" = %sem,
      "scope" = %scope
    }
  }
  irdl.operation @experimental_gsan_atomic_load attributes {
    varve.format = "$sem `,` $scope `,` $ptr (`,` $mask^)? attr-dict `:` functional-type(operands, $result)"
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(
      ptr: %ptr,
      mask: optional %mask)
    irdl.results(
      result: %result)
    irdl.attributes {
      "sem" = %sem,
      "scope" = %scope
    }
  }
  irdl.operation @experimental_gsan_atomic_poll attributes {
    varve.format = "$sem `,` $scope `,` $ptr `,` $matched attr-dict `:` qualified(type($ptr))",
    varve.let = ["type($matched) = i1"]
  } {
    %ptr = irdl.base "!tt.ptr"
    %matched = irdl.any {varve.rule = "I1"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(
      ptr: %ptr,
      matched: %matched)
    irdl.attributes {
      "sem" = %sem,
      "scope" = %scope
    }
  }
  irdl.operation @experimental_gsan_atomic_rmw attributes {
    varve.format = "$atomic_rmw_op `,` $sem `,` $scope `,` $ptr `,` $val (`,` $mask^)? attr-dict `:` functional-type(operands, $result)",
    varve.traits = ["SameOperandsAndResultShape", "SameOperandsAndResultEncoding", "TypesMatchWith<val,ptr>", "TypesMatchWith<val,mask>"],
    varve.let = [
      "type($ptr) = over(type($val), e: !tt.ptr(e))",
      "type($mask) = over(type($val), e: i1)"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %val = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %atomic_rmw_op = irdl.any {varve.rule = "enum<@RMWOp>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(
      ptr: %ptr,
      val: %val,
      mask: optional %mask)
    irdl.results(
      result: %result)
    irdl.attributes {
      "atomic_rmw_op" = %atomic_rmw_op,
      "sem" = %sem,
      "scope" = %scope
    }
  }
  irdl.operation @experimental_gsan_atomic_store attributes {
    varve.format = "$sem `,` $scope `,` $ptr `,` $value (`,` $mask^)? attr-dict `:` type($ptr)",
    varve.let = ["type($value) = over(type($ptr), e: e.pointeeType)", "type($mask) = over(over(type($ptr), e: e.pointeeType), e: i1)"],
    varve.traits = ["TypesMatchWith<ptr,value>", "TypesMatchWith<ptr,mask>"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %value = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(
      ptr: %ptr,
      value: %value,
      mask: optional %mask)
    irdl.attributes {
      "sem" = %sem,
      "scope" = %scope
    }
  }
  irdl.operation @experimental_gsan_atomic_tensordesc_access attributes {
    varve.format = "$desc `[` $coords `]` `,` $sem `,` $scope attr-dict `:` qualified(type($desc))",
    varve.let = ["type($coords) = i32"]
  } {
    %desc = irdl.any {varve.rule = "Implements<\22TensorDescInterface\22>"}
    %coords = irdl.any {varve.rule = "I32"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(
      desc: %desc,
      coords: variadic %coords)
    irdl.attributes {
      "sem" = %sem,
      "scope" = %scope
    }
  }
  irdl.operation @experimental_gsan_cluster_barrier_init attributes {
    varve.format = "$scratch attr-dict `:` type($scratch)",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>"]
  } {
    %scratch = irdl.base "!tt.ptr"
    irdl.operands(
      scratch: %scratch)
  }
  irdl.operation @experimental_gsan_cluster_barrier_sync attributes {
    varve.format = "$scratch attr-dict `:` type($scratch)",
    varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>"]
  } {
    %scratch = irdl.base "!tt.ptr"
    irdl.operands(
      scratch: %scratch)
  }
  irdl.operation @experimental_gsan_grid_dependency_wait attributes {
    varve.format = "attr-dict",
    varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>"]
  } {
  }
  irdl.operation @experimental_gsan_indexed_tensordesc_access attributes {
    varve.format = "$desc `[` $indices `,` $offset `]` `,` $isStore (`,` $pred^)? attr-dict `:` qualified(type($desc)) `,` type($indices)",
    varve.let = ["type($offset) = i32", "type($pred) = i1"]
  } {
    %desc = irdl.any {varve.rule = "Implements<\22TensorDescInterface\22>"}
    %indices = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %offset = irdl.any {varve.rule = "I32"}
    %pred = irdl.any {varve.rule = "I1"}
    %isStore = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      desc: %desc,
      indices: %indices,
      offset: %offset,
      pred: optional %pred)
    irdl.attributes {
      "isStore" = %isStore
    }
  }
  irdl.operation @experimental_gsan_init attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @experimental_gsan_kernel_exit attributes {
    varve.format = "attr-dict",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>"]
  } {
  }
  irdl.operation @experimental_gsan_mbarrier_arrive attributes {
    varve.format = "$scratch `,` $barrier `,` $pred `,` $count attr-dict `:` type($scratch) `,` qualified(type($barrier))",
    varve.let = ["type($pred) = i1"],
    varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>"]
  } {
    %scratch = irdl.base "!tt.ptr"
    %barrier = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    %count = irdl.any {varve.rule = "I32Attr"}
    %multicastMasks = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %multicast = irdl.any {varve.rule = "BoolAttr"}
    %sourceBroadcastMask = irdl.any {varve.rule = "I32Attr"}
    %publishClock = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      scratch: %scratch,
      barrier: %barrier,
      pred: %pred)
    irdl.attributes {
      "count" = %count,
      "multicastMasks" = %multicastMasks,
      "multicast" = %multicast,
      "sourceBroadcastMask" = %sourceBroadcastMask,
      "publishClock" = %publishClock
    } {
      varve.defaults = {
        publishClock = true}
    }
  }
  irdl.operation @experimental_gsan_mbarrier_init attributes {
    varve.format = "$scratch `,` $barrier `,` $expectedCount attr-dict `:` type($scratch) `,` qualified(type($barrier))",
    varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>"]
  } {
    %scratch = irdl.base "!tt.ptr"
    %barrier = irdl.base "!ttg.memdesc"
    %expectedCount = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      scratch: %scratch,
      barrier: %barrier)
    irdl.attributes {
      "expectedCount" = %expectedCount
    }
  }
  irdl.operation @experimental_gsan_mbarrier_table_init attributes {
    varve.format = "$scratch `,` $capacity attr-dict `:` type($scratch)",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>"]
  } {
    %scratch = irdl.base "!tt.ptr"
    %capacity = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      scratch: %scratch)
    irdl.attributes {
      "capacity" = %capacity
    }
  }
  irdl.operation @experimental_gsan_mbarrier_wait attributes {
    varve.format = "$scratch `,` $barrier `,` $phase `,` $pred attr-dict `:` type($scratch) `,` qualified(type($barrier))",
    varve.let = ["type($phase) = i32", "type($pred) = i1"],
    varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>"]
  } {
    %scratch = irdl.base "!tt.ptr"
    %barrier = irdl.base "!ttg.memdesc"
    %phase = irdl.any {varve.rule = "I32"}
    %pred = irdl.any {varve.rule = "I1"}
    irdl.operands(
      scratch: %scratch,
      barrier: %barrier,
      phase: %phase,
      pred: %pred)
  }
  irdl.operation @experimental_gsan_tensor_access attributes {
    varve.format = "$ptr `,` $isStore (`,` $mask^)? attr-dict `:` type($ptr)",
    varve.traits = ["TypesMatchWith<ptr,mask>"],
    varve.let = [
      "type($mask) = over(over(type($ptr), e: e.pointeeType), e: i1)"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %isStore = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      ptr: %ptr,
      mask: optional %mask)
    irdl.attributes {
      "isStore" = %isStore
    }
  }
  irdl.operation @experimental_gsan_tensordesc_access attributes {
    varve.format = "$desc `[` $coords `]` `,` $isStore (`,` $pred^)? attr-dict `:` qualified(type($desc))",
    varve.let = ["type($coords) = i32", "type($pred) = i1"]
  } {
    %desc = irdl.any {varve.rule = "Implements<\22TensorDescInterface\22>"}
    %coords = irdl.any {varve.rule = "I32"}
    %pred = irdl.any {varve.rule = "I1"}
    %isStore = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      desc: %desc,
      coords: variadic %coords,
      pred: optional %pred) {
      varve.segments
    }
    irdl.attributes {
      "isStore" = %isStore
    }
  }
  irdl.operation @experimental_local_gather attributes {
    varve.format = "$src `[` $indices `]` `offsets` `=` `[` $offsets `]` attr-dict `:` qualified(type($src)) `,` type($indices) `->` type($result)",
    varve.let = [
      "type($offsets) = i32"]
  } {
    %src = irdl.base "!ttg.memdesc"
    %indices = irdl.any {varve.rule = "RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>"}
    %offsets = irdl.any {varve.rule = "I32"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, I1, I<4>, I8, I16, I32, I64, !tt.ptr>>"}
    %axis = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      src: %src,
      indices: %indices,
      offsets: variadic %offsets)
    irdl.results(
      result: %result)
    irdl.attributes {
      "axis" = %axis
    }
  }
  irdl.operation @experimental_lock_acquire attributes {
    varve.format = "$lock (`,` $pred^)? attr-dict `:` type($lock)",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>"],
    varve.let = [
      "type($pred) = i1"]
  } {
    %lock = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %pred = irdl.any {varve.rule = "I1"}
    irdl.operands(
      lock: %lock,
      pred: optional %pred)
  }
  irdl.operation @experimental_lock_release attributes {
    varve.format = "$lock (`,` $pred^)? attr-dict `:` type($lock)",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>"],
    varve.let = [
      "type($pred) = i1"]
  } {
    %lock = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %pred = irdl.any {varve.rule = "I1"}
    irdl.operands(
      lock: %lock,
      pred: optional %pred)
  }
  irdl.operation @experimental_memdesc_to_i32 attributes {
    varve.format = "$memdesc attr-dict `:` type($memdesc)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = i32"]
  } {
    %memdesc = irdl.base "!ttg.memdesc"
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      memdesc: %memdesc)
    irdl.results(
      result: %result)
  }
  irdl.operation @experimental_memory_offset_to_i32 attributes {
    varve.format = "$offset `,` $memType attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = i32"]
  } {
    %result = irdl.any {varve.rule = "I32"}
    %offset = irdl.any {varve.rule = "I32Attr"}
    %memType = irdl.any {varve.rule = "enum<@MemType>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "offset" = %offset,
      "memType" = %memType
    }
  }
}
