// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.9 has: ODS is that of a fork.
irdl.dialect @tti attributes {
  varve.llvm = "24",
  varve.removes = [
    "operation tti.experimental_gsan_atomic_tensor_access",
    "operation tti.experimental_gsan_init",
    "operation tti.experimental_gsan_tensordesc_info"]
} {
  irdl.operation @experimental_gsan_atomic_load attributes {varve.format = "$sem `,` $scope `,` $ptr (`,` $mask^)? attr-dict `:` functional-type(operands, $result)"} {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %result = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(ptr: %ptr, mask: optional %mask)
    irdl.results(result: %result)
    irdl.attributes {"sem" = %sem, "scope" = %scope}
  }
  irdl.operation @experimental_gsan_atomic_poll attributes {varve.format = "$sem `,` $scope `,` $ptr `,` $matched attr-dict `:` qualified(type($ptr))", varve.let = [ "type($matched) = i1"]} {
    %ptr = irdl.base "!tt.ptr"
    %matched = irdl.any {varve.rule = "I1"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(ptr: %ptr, matched: %matched)
    irdl.attributes {"sem" = %sem, "scope" = %scope}
  }
  irdl.operation @experimental_gsan_atomic_store attributes {
    varve.format = "$sem `,` $scope `,` $ptr `,` $value (`,` $mask^)? attr-dict `:` type($ptr)",
    varve.traits = ["TypesMatchWith<ptr,value>", "TypesMatchWith<ptr,mask>"],
    varve.let = ["type($value) = over(type($ptr), e: e.pointeeType)", "type($mask) = over(over(type($ptr), e: e.pointeeType), e: i1)"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %value = irdl.any {varve.rule = "AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64, RankedTensorOf<AnyOf<F8E4M3FN, F8E4M3FNUZ, F8E5M2, F8E5M2FNUZ, F16, BF16, F32, F64>>, I1, I<4>, I8, I16, I32, I64, RankedTensorOf<AnyOf<I1, I<4>, I8, I16, I32, I64>>, !tt.ptr, RankedTensorOf<!tt.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<I1, RankedTensorOf<I1>>"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(ptr: %ptr, value: %value, mask: optional %mask)
    irdl.attributes {"sem" = %sem, "scope" = %scope}
  }
  irdl.operation @experimental_gsan_atomic_tensordesc_access attributes {varve.format = "$desc `[` $coords `]` `,` $sem `,` $scope attr-dict `:` qualified(type($desc))", varve.let = [ "type($coords) = i32"]} {
    %desc = irdl.any {varve.rule = "Implements<\22TensorDescInterface\22>"}
    %coords = irdl.any {varve.rule = "I32"}
    %sem = irdl.any {varve.rule = "enum<@MemSemantic>"}
    %scope = irdl.any {varve.rule = "enum<@MemSyncScope>"}
    irdl.operands(desc: %desc, coords: variadic %coords)
    irdl.attributes {"sem" = %sem, "scope" = %scope}
  }
  irdl.operation @experimental_gsan_cluster_barrier_init attributes {varve.format = "$scratch attr-dict `:` type($scratch)", varve.traits = ["MemoryEffects<Write<GlobalMemory>>"]} {
    %scratch = irdl.base "!tt.ptr"
    irdl.operands(scratch: %scratch)
  }
  irdl.operation @experimental_gsan_cluster_barrier_sync attributes {varve.format = "$scratch attr-dict `:` type($scratch)", varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>"]} {
    %scratch = irdl.base "!tt.ptr"
    irdl.operands(scratch: %scratch)
  }
  irdl.operation @experimental_gsan_grid_dependency_wait attributes {varve.format = "attr-dict", varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>"]} {
    irdl.operands()
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
    irdl.operands(desc: %desc, indices: %indices, offset: %offset, pred: optional %pred)
    irdl.attributes {"isStore" = %isStore}
  }
  irdl.operation @experimental_gsan_init attributes {varve.format = "attr-dict"} {
    irdl.operands()
  }
  irdl.operation @experimental_gsan_kernel_exit attributes {varve.format = "attr-dict", varve.traits = ["MemoryEffects<Write<GlobalMemory>>"]} {
    irdl.operands()
  }
  irdl.operation @experimental_gsan_mbarrier_arrive attributes {
    varve.format = "$scratch `,` $barrier `,` $pred `,` $count attr-dict `:` type($scratch) `,` qualified(type($barrier))",
    varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>"],
    varve.let = ["type($pred) = i1"]
  } {
    %scratch = irdl.base "!tt.ptr"
    %barrier = irdl.base "!ttg.memdesc"
    %pred = irdl.any {varve.rule = "I1"}
    %count = irdl.any {varve.rule = "I32Attr"}
    %multicastMasks = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %multicast = irdl.any {varve.rule = "BoolAttr"}
    %sourceBroadcastMask = irdl.any {varve.rule = "I32Attr"}
    %publishClock = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(scratch: %scratch, barrier: %barrier, pred: %pred)
    irdl.attributes {
      "count" = %count,
      "multicastMasks" = %multicastMasks,
      "multicast" = %multicast,
      "sourceBroadcastMask" = %sourceBroadcastMask,
      "publishClock" = %publishClock
    } {varve.defaults = {publishClock = true}}
  }
  irdl.operation @experimental_gsan_mbarrier_init attributes {
    varve.format = "$scratch `,` $barrier `,` $expectedCount attr-dict `:` type($scratch) `,` qualified(type($barrier))",
    varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>"]
  } {
    %scratch = irdl.base "!tt.ptr"
    %barrier = irdl.base "!ttg.memdesc"
    %expectedCount = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(scratch: %scratch, barrier: %barrier)
    irdl.attributes {"expectedCount" = %expectedCount}
  }
  irdl.operation @experimental_gsan_mbarrier_table_init attributes {varve.format = "$scratch `,` $capacity attr-dict `:` type($scratch)", varve.traits = ["MemoryEffects<Write<GlobalMemory>>"]} {
    %scratch = irdl.base "!tt.ptr"
    %capacity = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(scratch: %scratch)
    irdl.attributes {"capacity" = %capacity}
  }
  irdl.operation @experimental_gsan_mbarrier_wait attributes {
    varve.format = "$scratch `,` $barrier `,` $phase `,` $pred attr-dict `:` type($scratch) `,` qualified(type($barrier))",
    varve.traits = ["MemoryEffects<Read<GlobalMemory>,Write<GlobalMemory>>"],
    varve.let = ["type($phase) = i32", "type($pred) = i1"]
  } {
    %scratch = irdl.base "!tt.ptr"
    %barrier = irdl.base "!ttg.memdesc"
    %phase = irdl.any {varve.rule = "I32"}
    %pred = irdl.any {varve.rule = "I1"}
    irdl.operands(scratch: %scratch, barrier: %barrier, phase: %phase, pred: %pred)
  }
  irdl.operation @experimental_gsan_tensordesc_access attributes {
    varve.format = "$desc `[` $coords `]` `,` $isStore (`,` $pred^)? attr-dict `:` qualified(type($desc))",
    varve.let = ["type($coords) = i32", "type($pred) = i1"]
  } {
    %desc = irdl.any {varve.rule = "Implements<\22TensorDescInterface\22>"}
    %coords = irdl.any {varve.rule = "I32"}
    %pred = irdl.any {varve.rule = "I1"}
    %isStore = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(desc: %desc, coords: variadic %coords, pred: optional %pred) {varve.segments}
    irdl.attributes {"isStore" = %isStore}
  }
}
