irdl.dialect @proton_gpu attributes {
  varve.set = "triton",
  varve.depends = ["ttg", "proton"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "BufferStrategy",
    storage = i32,
    cases = [
      ["circular", 0 : i32],
      ["flush", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "BufferType",
    storage = i32,
    cases = [
      ["shared", 1 : i32],
      ["global", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Granularity",
    storage = i32,
    cases = [
      ["thread", 0 : i32],
      ["warp", 1 : i32],
      ["warp_2", 2 : i32],
      ["warp_4", 3 : i32],
      ["warp_8", 4 : i32],
      ["cta", 5 : i32],
      ["warp_group", 6 : i32],
      ["warp_group_2", 7 : i32],
      ["warp_group_4", 8 : i32],
      ["warp_group_8", 9 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MetricType",
    storage = i32,
    cases = [
      ["cycle", 0 : i32]
    ]
  } : () -> ()
  irdl.type @"!segment" attributes {
    varve.format = "`<` $nBytes `,` $memorySpace `,` $granularity (`,` `[` $selectIds^ `]`)? `>`"
  } {
    %nBytes = irdl.any {varve.rule = "i32"}
    %memorySpace = irdl.any {varve.rule = "attribute"}
    %granularity = irdl.any {varve.rule = "enum<@Granularity>"}
    %selectIds = irdl.any {varve.rule = "array<i32>"}
    irdl.parameters(
      nBytes: %nBytes,
      memorySpace: %memorySpace,
      granularity: %granularity,
      selectIds: %selectIds) {
      varve.defaults = {
        selectIds = []}
    }
  }
  irdl.attribute @"#global_memory" {
  }
  irdl.operation @circular_store attributes {
    varve.format = "(`start` $isStart^):(`end`)? $segment `,` $counter (`,` $dynamicScopeId^)? attr-dict `:` qualified(type($segment)) `,` type($counter)",
    varve.let = ["type($dynamicScopeId) = i32"],
    varve.traits = ["MemoryEffects<Read,Write>"]
  } {
    %segment = irdl.base "!proton_gpu.segment"
    %counter = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %dynamicScopeId = irdl.any {varve.rule = "I32"}
    %isStart = irdl.any {varve.rule = "UnitAttr"}
    %scopeId = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      segment: %segment,
      counter: %counter,
      dynamicScopeId: optional %dynamicScopeId)
    irdl.attributes {
      "isStart" = %isStart,
      "scopeId" = %scopeId
    } {
      varve.optional = ["isStart", "scopeId"]
    }
  }
  irdl.operation @finalize attributes {
    varve.format = "$segment `,` $scratchPtr attr-dict `:` qualified(type($segment)) `,` qualified(type($scratchPtr))",
    varve.traits = ["MemoryEffects<Read<SharedMemory>>", "MemoryEffects<Read<GlobalMemory>>", "MemoryEffects<Write<GlobalMemory>>"]
  } {
    %segment = irdl.base "!proton_gpu.segment"
    %scratchPtr = irdl.base "!tt.ptr"
    irdl.operands(
      segment: %segment,
      scratchPtr: %scratchPtr)
  }
  irdl.operation @init_ctx attributes {
    varve.format = "$scratchPtr attr-dict `:` qualified(type($scratchPtr))",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>"]
  } {
    %scratchPtr = irdl.base "!tt.ptr"
    irdl.operands(
      scratchPtr: %scratchPtr)
  }
  irdl.operation @initialize attributes {
    varve.format = "$scratchPtr attr-dict `:` qualified(type($scratchPtr))",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>"]
  } {
    %scratchPtr = irdl.base "!tt.ptr"
    irdl.operands(
      scratchPtr: %scratchPtr)
  }
  irdl.operation @read_counter attributes {
    varve.format = "attr-dict `:` type($counter)",
    varve.traits = ["MemoryEffects<Read,Write>"]
  } {
    %counter = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %metric = irdl.any {varve.rule = "enum<@MetricType>"}
    irdl.results(
      counter: %counter)
    irdl.attributes {
      "metric" = %metric
    } {
      varve.defaults = {
        metric = 0 : i32}
    }
  }
  irdl.operation @restore_ctx attributes {
    varve.format = "$segment `,` $scratchPtr attr-dict `:` qualified(type($segment)) `,` qualified(type($scratchPtr))",
    varve.traits = ["MemoryEffects<Read<GlobalMemory>>", "MemoryEffects<Write<GlobalMemory>>"]
  } {
    %segment = irdl.base "!proton_gpu.segment"
    %scratchPtr = irdl.base "!tt.ptr"
    irdl.operands(
      segment: %segment,
      scratchPtr: %scratchPtr)
  }
  irdl.operation @save_ctx attributes {
    varve.format = "$segment `,` $scratchPtr attr-dict `:` qualified(type($segment)) `,` qualified(type($scratchPtr))",
    varve.traits = ["MemoryEffects<Write<GlobalMemory>>"]
  } {
    %segment = irdl.base "!proton_gpu.segment"
    %scratchPtr = irdl.base "!tt.ptr"
    irdl.operands(
      segment: %segment,
      scratchPtr: %scratchPtr)
  }
  irdl.operation @segment_alloc attributes {
    varve.format = "$buffer attr-dict `:` qualified(type($buffer)) `->` type($segment)",
    varve.traits = ["Pure"]
  } {
    %buffer = irdl.any {varve.rule = "AnyOf<!ttg.memdesc, !tt.ptr>"}
    %segment = irdl.base "!proton_gpu.segment"
    irdl.operands(
      buffer: %buffer)
    irdl.results(
      segment: %segment)
  }
}
