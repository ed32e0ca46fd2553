irdl.dialect @hal attributes {
  varve.set = "iree",
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "AllocaFlagBitfield",
    storage = i64,
    cases = [
      ["None", 0 : i64],
      ["IndeterminateLifetime", 1 : i64]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "BufferUsageBitfield",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["TransferSource", 1 : i32],
      ["TransferTarget", 2 : i32],
      ["Transfer", 3 : i32],
      ["DispatchIndirectParameters", 256 : i32],
      ["DispatchUniformRead", 512 : i32],
      ["DispatchStorageRead", 1024 : i32],
      ["DispatchStorageWrite", 2048 : i32],
      ["DispatchStorage", 3072 : i32],
      ["DispatchImageRead", 4096 : i32],
      ["DispatchImageWrite", 8192 : i32],
      ["DispatchImage", 12288 : i32],
      ["SharingExport", 65536 : i32],
      ["SharingReplicate", 131072 : i32],
      ["SharingConcurrent", 262144 : i32],
      ["SharingImmutable", 524288 : i32],
      ["MappingScoped", 16777216 : i32],
      ["MappingPersistent", 33554432 : i32],
      ["MappingOptional", 67108864 : i32],
      ["MappingAccessRandom", 134217728 : i32],
      ["MappingAccessSequentialWrite", 268435456 : i32],
      ["Mapping", 150994944 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "CallingConvention",
    storage = i32,
    cases = [
      ["Default", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ChannelFlagBitfield",
    storage = i64,
    cases = [
      ["None", 0 : i64],
      ["Reserved", 1 : i64]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "CollectiveElementType",
    storage = i32,
    cases = [
      ["si8", 0 : i32],
      ["ui8", 1 : i32],
      ["si16", 2 : i32],
      ["ui16", 3 : i32],
      ["si32", 4 : i32],
      ["ui32", 5 : i32],
      ["si64", 6 : i32],
      ["ui64", 7 : i32],
      ["f16", 8 : i32],
      ["f32", 9 : i32],
      ["f64", 10 : i32],
      ["bf16", 11 : i32],
      ["f8E5M2", 12 : i32],
      ["f8E4M3FN", 13 : i32],
      ["f8E5M2FNUZ", 14 : i32],
      ["f8E4M3FNUZ", 15 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CollectiveKind",
    storage = i32,
    cases = [
      ["all_gather", 0 : i32],
      ["all_reduce", 1 : i32],
      ["all_to_all", 2 : i32],
      ["broadcast", 3 : i32],
      ["reduce", 4 : i32],
      ["reduce_scatter", 5 : i32],
      ["send", 6 : i32],
      ["recv", 7 : i32],
      ["send_recv", 8 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CollectiveReductionOp",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["sum", 1 : i32],
      ["product", 2 : i32],
      ["minimum", 3 : i32],
      ["maximum", 4 : i32],
      ["average", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CommandBufferModeBitfield",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["OneShot", 1 : i32],
      ["AllowInlineExecution", 16 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "CommandCategoryBitfield",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["Transfer", 1 : i32],
      ["Dispatch", 2 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "CopyFlagBitfield",
    storage = i64,
    cases = [
      ["None", 0 : i64],
      ["Reserved", 1 : i64]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "DeallocaFlagBitfield",
    storage = i64,
    cases = [
      ["None", 0 : i64],
      ["PreferOrigin", 1 : i64]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "DescriptorFlags",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["ReadOnly", 1 : i32],
      ["Indirect", 2 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "DescriptorType",
    storage = i32,
    cases = [
      ["uniform_buffer", 6 : i32],
      ["storage_buffer", 7 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DispatchFlags",
    storage = i64,
    cases = [
      ["None", 0 : i64],
      ["Reserved", 1 : i64]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "ExecuteFlagBitfield",
    storage = i64,
    cases = [
      ["None", 0 : i64],
      ["Reserved", 1 : i64]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "ExecutionBarrierFlagBitfield",
    storage = i64,
    cases = [
      ["None", 0 : i64],
      ["Reserved", 1 : i64]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "ExecutionModel",
    storage = i32,
    cases = [
      ["synchronous", 0 : i32],
      ["coarse_fences", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ExecutionStageBitfield",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["CommandIssue", 1 : i32],
      ["CommandProcess", 2 : i32],
      ["Dispatch", 4 : i32],
      ["Transfer", 8 : i32],
      ["CommandRetire", 16 : i32],
      ["Host", 32 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "FenceFlagBitfield",
    storage = i64,
    cases = [
      ["None", 0 : i64],
      ["Reserved", 1 : i64]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "FillFlagBitfield",
    storage = i64,
    cases = [
      ["None", 0 : i64],
      ["Reserved", 1 : i64]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "Lifetime",
    storage = i32,
    cases = [
      ["*", 0 : i32],
      ["external", 1 : i32],
      ["staging", 2 : i32],
      ["transient", 3 : i32],
      ["variable", 4 : i32],
      ["constant", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemoryAccessBitfield",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["Read", 1 : i32],
      ["Write", 2 : i32],
      ["Discard", 4 : i32],
      ["MayAlias", 8 : i32],
      ["Unaligned", 16 : i32],
      ["Any", 32 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemoryModel",
    storage = i32,
    cases = [
      ["Unified", 0 : i32],
      ["Discrete", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemoryTypeBitfield",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["Optimal", 1 : i32],
      ["HostVisible", 2 : i32],
      ["HostCoherent", 4 : i32],
      ["HostCached", 8 : i32],
      ["HostLocal", 70 : i32],
      ["DeviceVisible", 16 : i32],
      ["DeviceLocal", 48 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "PipelineLayoutFlags",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["Indirect", 1 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "ReadFlagBitfield",
    storage = i64,
    cases = [
      ["None", 0 : i64],
      ["Reserved", 1 : i64]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "UpdateFlagBitfield",
    storage = i64,
    cases = [
      ["None", 0 : i64],
      ["Reserved", 1 : i64]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "WaitFlagBitfield",
    storage = i64,
    cases = [
      ["None", 0 : i64],
      ["Reserved", 1 : i64]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "WriteFlagBitfield",
    storage = i64,
    cases = [
      ["None", 0 : i64],
      ["Reserved", 1 : i64]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.directive"() {
    format = "each($b $offsets $lengths by `,` ` `: `\\n` ` ` ` ` `(` $b `:` type($b) `)` `` `[` $offsets `,` $lengths `]`) `\\n`",
    sym_name = "BindingTable",
    takes = ["$b", "type $b", "$offsets", "$lengths"]
  } : () -> ()
  "varve.directive"() {
    format = "each($b $offsets $lengths by `,` ` `: `\\n` ` ` ` ` `(` $b `:` type($b) `)` `` `[` $offsets `,` $lengths `]`) `\\n`",
    sym_name = "Bindings",
    takes = ["$b", "type $b", "$offsets", "$lengths"]
  } : () -> ()
  "varve.directive"() {
    format = "`[` each($x $queues by `,`: `\\n` ` ` ` ` `(` $x `,` $queues `:` type($x) `,` `i64` `)`) `\\n` `]`",
    sym_name = "DeviceQueueAffinityList",
    takes = ["$x", "type $x", "$queues"]
  } : () -> ()
  "varve.directive"() {
    format = ["`(` custom<ShapedTypeList>(type($x), $dims) `)` `->`", "custom<ShapedResults>(ref($xs), type($r), $rdims, $tied)"],
    sym_name = "ShapedFunctionType",
    takes = ["ref $xs", "type $x", "$dims", "type $r", "$rdims", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = "each(type($r) $tied or integer(-1, index) $rdims by `,`: one( again($xs, $tied) one( let(type($r) = types($xs)[$tied]) | `as` type($r) ) | let($tied = integer(-1, index)) type($r) ) if(dynamic(type($r)) > 0: `` `{` $rdims[dynamic(type($r))] `}`))",
    sym_name = "ShapedResultList",
    takes = ["ref $xs", "type $r", "$rdims", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = "one( custom<ShapedResultList>(ref($xs), type($r), $rdims, $tied) when(count($r) = 1) | `(` custom<ShapedResultList>(ref($xs), type($r), $rdims, $tied) `)` )",
    sym_name = "ShapedResults",
    takes = ["ref $xs", "type $r", "$rdims", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = "each(type($x) $dims by `,`: type($x) if(dynamic(type($x)) > 0: `` `{` $dims[dynamic(type($x))] `}`))",
    sym_name = "ShapedTypeList",
    takes = ["type $x", "$dims"]
  } : () -> ()
  "varve.directive"() {
    format = "type($x) `` `{` $size `}`",
    sym_name = "SizeAwareType",
    takes = ["type $x", "$size"]
  } : () -> ()
  "varve.directive"() {
    format = "one( `public` let($visibility = 'public') | `private` let($visibility = 'private') | `nested` let($visibility = 'nested') | printed `public` | )",
    sym_name = "SymbolVisibility",
    takes = ["$visibility"]
  } : () -> ()
  "varve.directive"() {
    format = "$encoding one( let(type($x) = typeof($encoding)) | `as` type($x) )",
    sym_name = "TypeAlias",
    takes = ["$encoding", "type $x"]
  } : () -> ()
  irdl.type @"!allocator" {
  }
  irdl.type @"!buffer" {
  }
  irdl.type @"!buffer_view" {
  }
  irdl.type @"!channel" {
  }
  irdl.type @"!command_buffer" {
  }
  irdl.type @"!device" {
  }
  irdl.type @"!event" {
  }
  irdl.type @"!executable" {
  }
  irdl.type @"!fence" {
  }
  irdl.type @"!file" {
  }
  irdl.type @"!semaphore" {
  }
  irdl.attribute @"#abi.convention" attributes {
    varve.format = "`<` $executionModel `>`",
    varve.traits = ["CallAnnotationAttrInterface"]
  } {
    %executionModel = irdl.any {varve.rule = "enum<@ExecutionModel>"}
    irdl.parameters(
      executionModel: %executionModel)
  }
  irdl.attribute @"#collective" attributes {
    varve.format = "`<` $kind (`with` $reduction^)? `:` $element_type `>`"
  } {
    %kind = irdl.any {varve.rule = "enum<@CollectiveKind>"}
    %reduction = irdl.any {varve.rule = "enum<@CollectiveReductionOp>"}
    %element_type = irdl.any {varve.rule = "enum<@CollectiveElementType>"}
    irdl.parameters(
      kind: %kind,
      reduction: %reduction,
      element_type: %element_type) {
      varve.optional = ["reduction"]
    }
  }
  irdl.attribute @"#descriptor_type" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@DescriptorType>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#device.affinity" attributes {
    varve.syntax = "hook:hal.device.affinity",
    varve.traits = ["AffinityAttr", "HoistableAttrInterface", "InliningPolicyAttrInterface"]
  } {
    %device = irdl.any {varve.rule = "SymbolRefAttr"}
    %queue_mask = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      device: %device,
      queue_mask: %queue_mask)
  }
  irdl.attribute @"#device.alias" attributes {
    varve.format = "`<` $deviceID `` (`[` $ordinal^ `]`)? (`,` $configuration^)? `>`",
    varve.traits = ["TypedAttr"]
  } {
    %type = irdl.any {varve.rule = "type"}
    %deviceID = irdl.any {varve.rule = "StrAttr"}
    %ordinal = irdl.any {varve.rule = "i64"}
    %configuration = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      type: %type,
      deviceID: %deviceID,
      ordinal: %ordinal,
      configuration: %configuration) {
      varve.optional = ["ordinal", "configuration"],
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#device.fallback" attributes {
    varve.format = "`<` $name `>`",
    varve.traits = ["DeviceInitializationAttrInterface"]
  } {
    %type = irdl.any {varve.rule = "type"}
    %name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.parameters(
      type: %type,
      name: %name) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#device.link" attributes {
    varve.format = "`(` $sourceDevice `->` $targetDevice `=` `{` struct($unified_memory, $transparent_access)`}` (`,` $extra_properties^)? `)`"
  } {
    %sourceDevice = irdl.any {varve.rule = "SymbolRefAttr"}
    %targetDevice = irdl.any {varve.rule = "SymbolRefAttr"}
    %unified_memory = irdl.any {varve.rule = "bool"}
    %transparent_access = irdl.any {varve.rule = "bool"}
    %extra_properties = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      sourceDevice: %sourceDevice,
      targetDevice: %targetDevice,
      unified_memory: %unified_memory,
      transparent_access: %transparent_access,
      extra_properties: %extra_properties) {
      varve.optional = ["extra_properties"],
      varve.defaults = {
        unified_memory = false,
        transparent_access = false}
    }
  }
  irdl.attribute @"#device.optimal" attributes {
    varve.format = "`<` `[` $affinities `]` `>`",
    varve.traits = ["AffinityAttr", "HoistableAttrInterface", "InliningPolicyAttrInterface"]
  } {
    %affinities = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      affinities: %affinities)
  }
  irdl.attribute @"#device.ordinal" attributes {
    varve.format = "`<` $ordinal `>`",
    varve.traits = ["DeviceInitializationAttrInterface"]
  } {
    %type = irdl.any {varve.rule = "type"}
    %ordinal = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      type: %type,
      ordinal: %ordinal) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#device.promise" attributes {
    varve.syntax = "hook:hal.device.promise",
    varve.traits = ["AffinityAttr", "InliningPolicyAttrInterface"]
  } {
    %device = irdl.any {varve.rule = "StrAttr"}
    %queue_mask = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      device: %device,
      queue_mask: %queue_mask)
  }
  irdl.attribute @"#device.select" attributes {
    varve.format = "`<` $devices `>`",
    varve.traits = ["DeviceInitializationAttrInterface"]
  } {
    %type = irdl.any {varve.rule = "type"}
    %devices = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      type: %type,
      devices: %devices) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.attribute @"#device.target" attributes {
    varve.traits = ["DeviceInitializationAttrInterface"],
    varve.alias = "device_target_{identifier(lower($deviceID))}{if(has($configuration.ordinal), '_', '')}{if(has($configuration.ordinal), $configuration.ordinal, '')}{if(has($configuration.ordinal), '_', '')}",
    varve.format = ["`<` $deviceID one( | `,` one( list(qualified($executable_targets))", "                            | $configuration one( | `,` list(qualified($executable_targets)) ) ) ) `>`"],
    varve.type = "!hal.device"
  } {
    %deviceID = irdl.any {varve.rule = "StrAttr"}
    %configuration = irdl.any {varve.rule = "DictionaryAttr"}
    %executable_targets = irdl.any {varve.rule = "array<#hal.executable.target>"}
    irdl.parameters(
      deviceID: %deviceID,
      configuration: %configuration,
      executable_targets: %executable_targets) {
      varve.defaults = {
        configuration = {},
        executable_targets = []}
    }
  }
  irdl.attribute @"#device.topology" attributes {
    varve.format = "`<` `links` `=` `[` $links `]` `>`",
    varve.traits = ["AffinityTopologyAttrInterface"]
  } {
    %links = irdl.any {varve.rule = "array<#hal.device.link>"}
    irdl.parameters(
      links: %links)
  }
  irdl.attribute @"#executable.object" attributes {
    varve.format = "`<` `{` struct(path = $path, data = $data) `}` `>`"
  } {
    %path = irdl.any {varve.rule = "StrAttr"}
    %data = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      path: %path,
      data: %data) {
      varve.optional = ["path", "data"]
    }
  }
  irdl.attribute @"#executable.objects" attributes {
    varve.format = "`<` `{` each($objects by `,`: $objects.target `=` $objects.files) `}` `>`"
  } {
    %objects = irdl.any {varve.rule = "array<record<target: attribute, files: attribute>>"}
    irdl.parameters(
      objects: %objects)
  }
  irdl.attribute @"#executable.target" attributes {
    varve.alias = "executable_target_{identifier(lower($format))}",
    varve.format = "`<` $backend `,` $format one( | `,` $configuration ) `>`"
  } {
    %backend = irdl.any {varve.rule = "StrAttr"}
    %format = irdl.any {varve.rule = "StrAttr"}
    %configuration = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      backend: %backend,
      format: %format,
      configuration: %configuration) {
      varve.defaults = {
        configuration = {}}
    }
  }
  irdl.attribute @"#pipeline.binding" attributes {
    varve.format = "`<` $type (`,` $flags^)? `>`"
  } {
    %type = irdl.any {varve.rule = "enum<@DescriptorType>"}
    %flags = irdl.any {varve.rule = "enum<@DescriptorFlags>"}
    irdl.parameters(
      type: %type,
      flags: %flags) {
      varve.defaults = {
        flags = 0 : i32}
    }
  }
  irdl.attribute @"#pipeline.layout" attributes {
    varve.format = "`<` (`constants` `=` $constants^ `,` ` `)? `bindings` `=` `[` (`]`) : (qualified($bindings)^ `]`)? (`,` `flags` `=` $flags^)? `>`",
    varve.alias = "pipeline_layout"
  } {
    %bindings = irdl.any {varve.rule = "array<#hal.pipeline.binding>"}
    %constants = irdl.any {varve.rule = "i64"}
    %flags = irdl.any {varve.rule = "enum<@PipelineLayoutFlags>"}
    irdl.parameters(
      bindings: %bindings,
      constants: %constants,
      flags: %flags) {
      varve.optional = ["flags"],
      varve.defaults = {
        bindings = [],
        constants = 0 : i64}
    }
  }
  irdl.operation @allocator.allocate attributes {
    varve.format = "`<` $allocator `:` type($allocator) `>` `affinity` `(` $queue_affinity `)` `type` `(` $memory_types `)` `usage` `(` $buffer_usage `)` `:` custom<SizeAwareType>(type($result), $result_size) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Util_SizeAwareOp"],
    varve.let = [
      "type($allocator) = !hal.allocator",
      "type($queue_affinity) = i64",
      "type($memory_types) = i32",
      "type($buffer_usage) = i32",
      "type($result_size) = index",
      "type($result) = !hal.buffer"],
    varve.names = "buffer"
  } {
    %allocator = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %memory_types = irdl.any {varve.rule = "I32"}
    %buffer_usage = irdl.any {varve.rule = "I32"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      allocator: %allocator,
      queue_affinity: %queue_affinity,
      memory_types: %memory_types,
      buffer_usage: %buffer_usage,
      result_size: %result_size)
    irdl.results(
      result: %result)
  }
  irdl.operation @allocator.import attributes {
    varve.format = "`<` $allocator `:` type($allocator) `>` `source` `(` $source `:` type($source) `)` `` `[` $offset `,` $length `]` `affinity` `(` $queue_affinity `)` `type` `(` $memory_types `)` `usage` `(` $buffer_usage `)` `:` type($did_import) `,` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Util_SizeAwareOp"],
    varve.let = [
      "type($allocator) = !hal.allocator",
      "type($queue_affinity) = i64",
      "type($memory_types) = i32",
      "type($buffer_usage) = i32",
      "type($source) = !util.buffer",
      "type($offset) = index",
      "type($length) = index",
      "type($did_import) = i1",
      "type($result) = !hal.buffer"],
    varve.names = "did_import, mapped"
  } {
    %allocator = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %memory_types = irdl.any {varve.rule = "I32"}
    %buffer_usage = irdl.any {varve.rule = "I32"}
    %source = irdl.base "!util.buffer"
    %offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %did_import = irdl.any {varve.rule = "I1"}
    %result = irdl.any
    irdl.operands(
      allocator: %allocator,
      queue_affinity: %queue_affinity,
      memory_types: %memory_types,
      buffer_usage: %buffer_usage,
      source: %source,
      offset: %offset,
      length: %length)
    irdl.results(
      did_import: %did_import,
      result: %result)
  }
  irdl.operation @allocator.resolve_memory_properties attributes {
    varve.format = "(`for` `(` $affinity^ `)`)? `lifetime` `(` $lifetime `)` `:` type($memory_types) `,` type($buffer_usage) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($memory_types) = i32",
      "type($buffer_usage) = i32"],
    varve.names = "memory_types, buffer_usage"
  } {
    %memory_types = irdl.any {varve.rule = "I32"}
    %buffer_usage = irdl.any {varve.rule = "I32"}
    %affinity = irdl.any
    %lifetime = irdl.any {varve.rule = "enum<@Lifetime>"}
    irdl.results(
      memory_types: %memory_types,
      buffer_usage: %buffer_usage)
    irdl.attributes {
      "affinity" = %affinity,
      "lifetime" = %lifetime
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @allocator.select attributes {
    varve.format = "`from` `(` custom<DeviceQueueAffinityList>($devices, type($devices), $queue_affinities) `)` `type` `(` $memory_types `)` `usage` `(` $buffer_usage `)` `:` type($selected_device) `,` type($selected_queue_affinity) attr-dict-with-keyword",
    varve.traits = ["SameVariadicOperandSize", "OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($devices) = !hal.device",
      "type($queue_affinities) = i64",
      "type($memory_types) = i32",
      "type($buffer_usage) = i32",
      "type($selected_device) = !hal.device",
      "type($selected_queue_affinity) = i64"],
    varve.names = "device, queue_affinity"
  } {
    %devices = irdl.any
    %queue_affinities = irdl.any {varve.rule = "I64"}
    %memory_types = irdl.any {varve.rule = "I32"}
    %buffer_usage = irdl.any {varve.rule = "I32"}
    %selected_device = irdl.any
    %selected_queue_affinity = irdl.any {varve.rule = "I64"}
    irdl.operands(
      devices: variadic %devices,
      queue_affinities: variadic %queue_affinities,
      memory_types: %memory_types,
      buffer_usage: %buffer_usage)
    irdl.results(
      selected_device: %selected_device,
      selected_queue_affinity: %selected_queue_affinity)
  }
  irdl.operation @buffer.allocation.discard attributes {
    varve.format = "`<` $buffer `:` type($buffer) `>` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface"],
    varve.let = [
      "type($result) = i1"],
    varve.names = "was_terminal"
  } {
    %buffer = irdl.any
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      buffer: %buffer)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.allocation.is_terminal attributes {
    varve.format = "`<` $buffer `:` type($buffer) `>` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface"],
    varve.let = [
      "type($result) = i1"],
    varve.names = "is_terminal"
  } {
    %buffer = irdl.any
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      buffer: %buffer)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.allocation.preserve attributes {
    varve.format = "`<` $buffer `:` type($buffer) `>` attr-dict-with-keyword"
  } {
    %buffer = irdl.any
    irdl.operands(
      buffer: %buffer)
  }
  irdl.operation @buffer.assert attributes {
    varve.format = "`<` $buffer `:` type($buffer) `>` `message` `(` $message `)` `allocator` `(` $allocator `:` type($allocator) `)` `minimum_length` `(` $minimum_length `)` `type` `(` $memory_types `)` `usage` `(` $buffer_usage `)` attr-dict-with-keyword",
    varve.let = [
      "type($buffer) = !hal.buffer",
      "type($allocator) = !hal.allocator",
      "type($minimum_length) = index"]
  } {
    %buffer = irdl.any
    %allocator = irdl.any
    %minimum_length = irdl.any {varve.rule = "Index"}
    %message = irdl.any {varve.rule = "StrAttr"}
    %memory_types = irdl.any {varve.rule = "enum<@MemoryTypeBitfield>"}
    %buffer_usage = irdl.any {varve.rule = "enum<@BufferUsageBitfield>"}
    irdl.operands(
      buffer: %buffer,
      allocator: %allocator,
      minimum_length: %minimum_length)
    irdl.attributes {
      "message" = %message,
      "memory_types" = %memory_types,
      "buffer_usage" = %buffer_usage
    }
  }
  irdl.operation @buffer.length attributes {
    varve.format = "`<` $buffer `:` type($buffer) `>` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = index"],
    varve.names = "length"
  } {
    %buffer = irdl.any
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      buffer: %buffer)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.load attributes {
    varve.format = "`<` $source_buffer `:` type($source_buffer) `>` `` `[` $source_offset `]` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["Pure"],
    varve.let = [
      "type($source_offset) = index"]
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<Index, AnySignlessInteger, AnyFloat, AnyComplex, AnyVectorOfNonZeroRank>"}
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer.store attributes {
    varve.format = "`<` $target_buffer `:` type($target_buffer) `>` `` `[` $target_offset `]` `value` `(` $value `:` type($value) `)` attr-dict-with-keyword",
    varve.let = [
      "type($target_offset) = index"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<Index, AnySignlessInteger, AnyFloat, AnyComplex, AnyVectorOfNonZeroRank>"}
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "Index"}
    irdl.operands(
      value: %value,
      target_buffer: %target_buffer,
      target_offset: %target_offset)
  }
  irdl.operation @buffer.subspan attributes {
    varve.format = "`<` $source_buffer `:` type($source_buffer) `>` `` `[` $source_offset `,` $length `]` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($source_offset) = index",
      "type($length) = index"],
    varve.names = "buffer"
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset,
      length: %length)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer_usage attributes {
    varve.format = "`<` $usage `>` attr-dict `:` type($result)",
    varve.traits = ["ConstantLike", "OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = i32"],
    varve.names = "buffer_usage"
  } {
    %result = irdl.any {varve.rule = "I32"}
    %usage = irdl.any {varve.rule = "enum<@BufferUsageBitfield>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "usage" = %usage
    }
  }
  irdl.operation @buffer_view.assert attributes {
    varve.format = "`<` $buffer_view `:` type($buffer_view) `>` `message` `(` $message `)` `shape` `(` `[` $shape `]` `)` `type` `(` $element_type `)` `encoding` `(` $encoding_type `)` attr-dict-with-keyword",
    varve.let = [
      "type($buffer_view) = !hal.buffer_view",
      "type($element_type) = i32",
      "type($encoding_type) = i32",
      "type($shape) = index"]
  } {
    %buffer_view = irdl.any
    %element_type = irdl.any {varve.rule = "I32"}
    %encoding_type = irdl.any {varve.rule = "I32"}
    %shape = irdl.any {varve.rule = "Index"}
    %message = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      buffer_view: %buffer_view,
      element_type: %element_type,
      encoding_type: %encoding_type,
      shape: variadic %shape)
    irdl.attributes {
      "message" = %message
    }
  }
  irdl.operation @buffer_view.buffer attributes {
    varve.format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($buffer_view) = !hal.buffer_view"],
    varve.names = "buffer"
  } {
    %buffer_view = irdl.any
    %result = irdl.any
    irdl.operands(
      buffer_view: %buffer_view)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer_view.create attributes {
    varve.format = "`buffer` `(` $source_buffer `:` type($source_buffer) `)` `` `[` $source_offset `,` $source_length `]` `shape` `(` `[` $shape `]` `)` `type` `(` $element_type `)` `encoding` `(` $encoding_type `)` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($source_offset) = index",
      "type($source_length) = index",
      "type($element_type) = i32",
      "type($encoding_type) = i32",
      "type($shape) = index",
      "type($result) = !hal.buffer_view"],
    varve.names = "view"
  } {
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "Index"}
    %source_length = irdl.any {varve.rule = "Index"}
    %element_type = irdl.any {varve.rule = "I32"}
    %encoding_type = irdl.any {varve.rule = "I32"}
    %shape = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      source_buffer: %source_buffer,
      source_offset: %source_offset,
      source_length: %source_length,
      element_type: %element_type,
      encoding_type: %encoding_type,
      shape: variadic %shape)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer_view.dim attributes {
    varve.format = "`<` $buffer_view `:` type($buffer_view) `>` `` `[` $index `]` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($buffer_view) = !hal.buffer_view",
      "type($result) = index"]
  } {
    %buffer_view = irdl.any
    %result = irdl.any {varve.rule = "Index"}
    %index = irdl.any {varve.rule = "IndexAttr"}
    irdl.operands(
      buffer_view: %buffer_view)
    irdl.results(
      result: %result)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @buffer_view.element_type attributes {
    varve.format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["Pure"],
    varve.let = [
      "type($buffer_view) = !hal.buffer_view",
      "type($result) = i32"]
  } {
    %buffer_view = irdl.any
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      buffer_view: %buffer_view)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer_view.encoding_type attributes {
    varve.format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["Pure"],
    varve.let = [
      "type($buffer_view) = !hal.buffer_view",
      "type($result) = i32"]
  } {
    %buffer_view = irdl.any
    %result = irdl.any {varve.rule = "I32"}
    irdl.operands(
      buffer_view: %buffer_view)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer_view.rank attributes {
    varve.format = "`<` $buffer_view `:` type($buffer_view) `>` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($buffer_view) = !hal.buffer_view",
      "type($result) = index"]
  } {
    %buffer_view = irdl.any
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      buffer_view: %buffer_view)
    irdl.results(
      result: %result)
  }
  irdl.operation @buffer_view.trace attributes {
    varve.format = "$key `=` $operands `:` type($operands) attr-dict-with-keyword",
    varve.let = [
      "type($operands) = !hal.buffer_view"]
  } {
    %operands = irdl.any
    %key = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.attributes {
      "key" = %key
    }
  }
  irdl.operation @channel.create attributes {
    varve.format = "`device` `(` $device `:` type($device) `)` `affinity` `(` $queue_affinity `)` `flags` `(` $flags `)` `id` `(` $id `)` `group` `(` $group `)` `rank` `(` $rank `)` `count` `(` $count `)` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($id) = !util.buffer",
      "type($group) = !util.buffer",
      "type($rank) = i32",
      "type($count) = i32",
      "type($result) = !hal.channel"],
    varve.names = "channel"
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %id = irdl.base "!util.buffer"
    %group = irdl.base "!util.buffer"
    %rank = irdl.any {varve.rule = "I32"}
    %count = irdl.any {varve.rule = "I32"}
    %result = irdl.any
    %flags = irdl.any {varve.rule = "enum<@ChannelFlagBitfield>"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      id: %id,
      group: %group,
      rank: %rank,
      count: %count)
    irdl.results(
      result: %result)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @channel.rank_and_count attributes {
    varve.format = "`<` $channel `:` type($channel) `>` `:` type($rank) `,` type($count) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($channel) = !hal.channel",
      "type($rank) = i32",
      "type($count) = i32"],
    varve.names = "ccl_rank, ccl_count"
  } {
    %channel = irdl.any
    %rank = irdl.any {varve.rule = "I32"}
    %count = irdl.any {varve.rule = "I32"}
    irdl.operands(
      channel: %channel)
    irdl.results(
      rank: %rank,
      count: %count)
  }
  irdl.operation @channel.split attributes {
    varve.format = "`<` $channel `:` type($channel) `>` `color` `(` $color `)` `key` `(` $key `)` `flags` `(` $flags `)` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface"],
    varve.let = [
      "type($channel) = !hal.channel",
      "type($color) = i32",
      "type($key) = i32",
      "type($result) = !hal.channel"],
    varve.names = "channel"
  } {
    %channel = irdl.any
    %color = irdl.any {varve.rule = "I32"}
    %key = irdl.any {varve.rule = "I32"}
    %result = irdl.any
    %flags = irdl.any {varve.rule = "enum<@ChannelFlagBitfield>"}
    irdl.operands(
      channel: %channel,
      color: %color,
      key: %key)
    irdl.results(
      result: %result)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @command_buffer.begin_debug_group attributes {
    varve.format = "`<` $command_buffer `:` type($command_buffer) `>` `label` `(` $label `)` attr-dict-with-keyword",
    varve.let = [
      "type($command_buffer) = !hal.command_buffer"]
  } {
    %command_buffer = irdl.any
    %label = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      command_buffer: %command_buffer)
    irdl.attributes {
      "label" = %label
    }
  }
  irdl.operation @command_buffer.collective attributes {
    varve.format = "`<` $command_buffer `:` type($command_buffer) `>` `channel` `(` $channel `:` type($channel) `)` `op` `(` $op `)` (`param` `(` $param^ `:` type($param) `)`)? (`send` `(` $send_buffer^ `:` type($send_buffer) `)` `` `[` $send_offset `,` $send_length `]`)? (`recv` `(` $recv_buffer^ `:` type($recv_buffer) `)` `` `[` $recv_offset `,` $recv_length `]`)? `count` `(` $element_count `)` attr-dict-with-keyword",
    varve.let = [
      "type($command_buffer) = !hal.command_buffer",
      "type($channel) = !hal.channel",
      "type($element_count) = index",
      "type($param) = i32",
      "type($send_offset) = index",
      "type($send_length) = index",
      "type($recv_offset) = index",
      "type($recv_length) = index"]
  } {
    %command_buffer = irdl.any
    %channel = irdl.any
    %element_count = irdl.any {varve.rule = "Index"}
    %param = irdl.any {varve.rule = "I32"}
    %send_buffer = irdl.any
    %send_offset = irdl.any {varve.rule = "Index"}
    %send_length = irdl.any {varve.rule = "Index"}
    %recv_buffer = irdl.any
    %recv_offset = irdl.any {varve.rule = "Index"}
    %recv_length = irdl.any {varve.rule = "Index"}
    %op = irdl.base "#hal.collective"
    irdl.operands(
      command_buffer: %command_buffer,
      channel: %channel,
      element_count: %element_count,
      param: optional %param,
      send_buffer: optional %send_buffer,
      send_offset: optional %send_offset,
      send_length: optional %send_length,
      recv_buffer: optional %recv_buffer,
      recv_offset: optional %recv_offset,
      recv_length: optional %recv_length) {
      varve.segments
    }
    irdl.attributes {
      "op" = %op
    }
  }
  irdl.operation @command_buffer.copy_buffer attributes {
    varve.format = "`<` $command_buffer `:` type($command_buffer) `>` `source` `(` $source_buffer `:` type($source_buffer) `)` `` `[` $source_offset `]` `target` `(` $target_buffer `:` type($target_buffer) `)` `` `[` $target_offset `]` `length` `(` $length `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.let = [
      "type($command_buffer) = !hal.command_buffer",
      "type($source_offset) = index",
      "type($target_offset) = index",
      "type($length) = index"]
  } {
    %command_buffer = irdl.any
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "Index"}
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %flags = irdl.any {varve.rule = "enum<@CopyFlagBitfield>"}
    irdl.operands(
      command_buffer: %command_buffer,
      source_buffer: %source_buffer,
      source_offset: %source_offset,
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      length: %length)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @command_buffer.create attributes {
    varve.format = "`device` `(` $device `:` type($device) `)` `mode` `(` $modes `)` `categories` `(` $command_categories `)` `affinity` `(` $queue_affinity `)` (`bindings` `(` $binding_capacity^ `)`)? `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($binding_capacity) = index",
      "type($result) = !hal.command_buffer"],
    varve.names = "cmd"
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %binding_capacity = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    %modes = irdl.any {varve.rule = "enum<@CommandBufferModeBitfield>"}
    %command_categories = irdl.any {varve.rule = "enum<@CommandCategoryBitfield>"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      binding_capacity: optional %binding_capacity)
    irdl.results(
      result: %result)
    irdl.attributes {
      "modes" = %modes,
      "command_categories" = %command_categories
    }
  }
  irdl.operation @command_buffer.device attributes {
    varve.format = "`<` $command_buffer `:` type($command_buffer) `>` `:` type($device) attr-dict-with-keyword",
    varve.traits = ["Pure"],
    varve.let = [
      "type($command_buffer) = !hal.command_buffer",
      "type($device) = !hal.device"]
  } {
    %command_buffer = irdl.any
    %device = irdl.any
    irdl.operands(
      command_buffer: %command_buffer)
    irdl.results(
      device: %device)
  }
  irdl.operation @command_buffer.dispatch attributes {
    varve.format = "`<` $command_buffer `:` type($command_buffer) `>` `target` `(` $executable `:` type($executable) `)` `` `[` $entry_point `]` `workgroups` `(` `[` $workgroup_x `,` $workgroup_y `,` $workgroup_z `]` `)` (`constants` `(` `[` $constants^ `]` `)`)? `bindings` `(` `[` custom<Bindings>($binding_buffers, type($binding_buffers), $binding_offsets, $binding_lengths) `]` `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.let = [
      "type($command_buffer) = !hal.command_buffer",
      "type($executable) = !hal.executable",
      "type($entry_point) = i64",
      "type($workgroup_x) = index",
      "type($workgroup_y) = index",
      "type($workgroup_z) = index",
      "type($constants) = i32",
      "type($binding_offsets) = index",
      "type($binding_lengths) = index"]
  } {
    %command_buffer = irdl.any
    %executable = irdl.any
    %entry_point = irdl.any {varve.rule = "I64"}
    %workgroup_x = irdl.any {varve.rule = "Index"}
    %workgroup_y = irdl.any {varve.rule = "Index"}
    %workgroup_z = irdl.any {varve.rule = "Index"}
    %constants = irdl.any {varve.rule = "I32"}
    %binding_buffers = irdl.any
    %binding_offsets = irdl.any {varve.rule = "Index"}
    %binding_lengths = irdl.any {varve.rule = "Index"}
    %flags = irdl.any {varve.rule = "enum<@DispatchFlags>"}
    irdl.operands(
      command_buffer: %command_buffer,
      executable: %executable,
      entry_point: %entry_point,
      workgroup_x: %workgroup_x,
      workgroup_y: %workgroup_y,
      workgroup_z: %workgroup_z,
      constants: variadic %constants,
      binding_buffers: variadic %binding_buffers,
      binding_offsets: variadic %binding_offsets,
      binding_lengths: variadic %binding_lengths) {
      varve.segments
    }
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @command_buffer.dispatch.indirect attributes {
    varve.format = "`<` $command_buffer `:` type($command_buffer) `>` `target` `(` $executable `:` type($executable) `)` `` `[` $entry_point `]` `workgroups` `(` $workgroups_buffer `:` type($workgroups_buffer) `)` `` `[` $workgroups_offset `]` (`constants` `(` `[` $constants^ `]` `)`)? `bindings` `(` `[` custom<Bindings>($binding_buffers, type($binding_buffers), $binding_offsets, $binding_lengths) `]` `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.let = [
      "type($command_buffer) = !hal.command_buffer",
      "type($executable) = !hal.executable",
      "type($entry_point) = i64",
      "type($workgroups_offset) = index",
      "type($constants) = i32",
      "type($binding_offsets) = index",
      "type($binding_lengths) = index"]
  } {
    %command_buffer = irdl.any
    %executable = irdl.any
    %entry_point = irdl.any {varve.rule = "I64"}
    %workgroups_buffer = irdl.any
    %workgroups_offset = irdl.any {varve.rule = "Index"}
    %constants = irdl.any {varve.rule = "I32"}
    %binding_buffers = irdl.any
    %binding_offsets = irdl.any {varve.rule = "Index"}
    %binding_lengths = irdl.any {varve.rule = "Index"}
    %flags = irdl.any {varve.rule = "enum<@DispatchFlags>"}
    irdl.operands(
      command_buffer: %command_buffer,
      executable: %executable,
      entry_point: %entry_point,
      workgroups_buffer: %workgroups_buffer,
      workgroups_offset: %workgroups_offset,
      constants: variadic %constants,
      binding_buffers: variadic %binding_buffers,
      binding_offsets: variadic %binding_offsets,
      binding_lengths: variadic %binding_lengths) {
      varve.segments
    }
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @command_buffer.end_debug_group attributes {
    varve.format = "`<` $command_buffer `:` type($command_buffer) `>` attr-dict-with-keyword",
    varve.let = [
      "type($command_buffer) = !hal.command_buffer"]
  } {
    %command_buffer = irdl.any
    irdl.operands(
      command_buffer: %command_buffer)
  }
  irdl.operation @command_buffer.execution_barrier attributes {
    varve.format = "`<` $command_buffer `:` type($command_buffer) `>` `source` `(` $source_stage_mask `)` `target` `(` $target_stage_mask `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.let = [
      "type($command_buffer) = !hal.command_buffer"]
  } {
    %command_buffer = irdl.any
    %source_stage_mask = irdl.any {varve.rule = "enum<@ExecutionStageBitfield>"}
    %target_stage_mask = irdl.any {varve.rule = "enum<@ExecutionStageBitfield>"}
    %flags = irdl.any {varve.rule = "enum<@ExecutionBarrierFlagBitfield>"}
    irdl.operands(
      command_buffer: %command_buffer)
    irdl.attributes {
      "source_stage_mask" = %source_stage_mask,
      "target_stage_mask" = %target_stage_mask,
      "flags" = %flags
    }
  }
  irdl.operation @command_buffer.fill_buffer attributes {
    varve.format = "`<` $command_buffer `:` type($command_buffer) `>` `target` `(` $target_buffer `:` type($target_buffer) `)` `` `[` $target_offset `,` $length `]` `pattern` `(` $pattern `:` type($pattern) `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.let = [
      "type($command_buffer) = !hal.command_buffer",
      "type($target_offset) = index",
      "type($length) = index"]
  } {
    %command_buffer = irdl.any
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %pattern = irdl.any {varve.rule = "AnyOf<I8, I16, I32>"}
    %flags = irdl.any {varve.rule = "enum<@FillFlagBitfield>"}
    irdl.operands(
      command_buffer: %command_buffer,
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      length: %length,
      pattern: %pattern)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @command_buffer.finalize attributes {
    varve.format = "`<` $command_buffer `:` type($command_buffer) `>` attr-dict-with-keyword",
    varve.let = [
      "type($command_buffer) = !hal.command_buffer"]
  } {
    %command_buffer = irdl.any
    irdl.operands(
      command_buffer: %command_buffer)
  }
  irdl.operation @command_buffer.update_buffer attributes {
    varve.format = "`<` $command_buffer `:` type($command_buffer) `>` `source` `(` $source_buffer `:` type($source_buffer) `{` $source_size `}` `)` `` `[` $source_offset `]` `target` `(` $target_buffer `:` type($target_buffer) `)` `` `[` $target_offset `]` `length` `(` $length `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.traits = ["MemoryEffects<Read,Write>", "Util_SizeAwareOp", "Util_SubrangeOperandOpInterface"],
    varve.let = [
      "type($command_buffer) = !hal.command_buffer",
      "type($source_buffer) = !util.buffer",
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($target_offset) = index",
      "type($length) = index"]
  } {
    %command_buffer = irdl.any
    %source_buffer = irdl.base "!util.buffer"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %flags = irdl.any {varve.rule = "enum<@UpdateFlagBitfield>"}
    irdl.operands(
      command_buffer: %command_buffer,
      source_buffer: %source_buffer,
      source_size: %source_size,
      source_offset: %source_offset,
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      length: %length)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @device.allocator attributes {
    varve.format = "`<` $device `:` type($device) `>` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($device) = !hal.device",
      "type($result) = !hal.allocator"],
    varve.names = "allocator"
  } {
    %device = irdl.any
    %result = irdl.any
    irdl.operands(
      device: %device)
    irdl.results(
      result: %result)
  }
  irdl.operation @device.memoize attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `->` type($results) attr-dict-with-keyword $body",
    varve.traits = ["RecursiveMemoryEffects", "RegionBranchOpInterface", "SingleBlock"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64"],
    varve.terminator = "hal.return"
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %results = irdl.any
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity)
    irdl.results(
      results: variadic %results)
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @device.query attributes {
    varve.format = "`<` $device `:` type($device) `>` `key` `(` $category `:` `` `:` $key `)` `:` type($ok) `,` type($value) (`=` $default_value^)? attr-dict-with-keyword",
    varve.traits = ["Pure"],
    varve.let = [
      "type($device) = !hal.device",
      "type($ok) = i1"]
  } {
    %device = irdl.any
    %ok = irdl.any {varve.rule = "I1"}
    %value = irdl.any
    %category = irdl.any {varve.rule = "StrAttr"}
    %key = irdl.any {varve.rule = "StrAttr"}
    %default_value = irdl.any {varve.rule = "TypedAttr"}
    irdl.operands(
      device: %device)
    irdl.results(
      ok: %ok,
      value: %value)
    irdl.attributes {
      "category" = %category,
      "key" = %key,
      "default_value" = %default_value
    } {
      varve.optional = ["default_value"]
    }
  }
  irdl.operation @device.queue.alloca attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(` $signal_fence `)` `pool` `(` $pool `)` `type` `(` $memory_types `)` `usage` `(` $buffer_usage `)` `flags` `(` $flags `)` `:` custom<SizeAwareType>(type($result), $result_size) attr-dict-with-keyword",
    varve.traits = ["HAL_DeviceQueueOp", "OpAsmOpInterface", "Util_SizeAwareOp"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($wait_fence) = !hal.fence",
      "type($signal_fence) = !hal.fence",
      "type($pool) = i64",
      "type($memory_types) = i32",
      "type($buffer_usage) = i32",
      "type($result_size) = index",
      "type($result) = !hal.buffer"],
    varve.names = "transient_buffer"
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %wait_fence = irdl.any
    %signal_fence = irdl.any
    %pool = irdl.any {varve.rule = "I64"}
    %memory_types = irdl.any {varve.rule = "I32"}
    %buffer_usage = irdl.any {varve.rule = "I32"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    %flags = irdl.any {varve.rule = "enum<@AllocaFlagBitfield>"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      wait_fence: %wait_fence,
      signal_fence: %signal_fence,
      pool: %pool,
      memory_types: %memory_types,
      buffer_usage: %buffer_usage,
      result_size: %result_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @device.queue.barrier attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(` $signal_fence `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.traits = ["HAL_DeviceQueueOp"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($wait_fence) = !hal.fence",
      "type($signal_fence) = !hal.fence"]
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %wait_fence = irdl.any
    %signal_fence = irdl.any
    %flags = irdl.any {varve.rule = "enum<@ExecuteFlagBitfield>"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      wait_fence: %wait_fence,
      signal_fence: %signal_fence)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @device.queue.copy attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(` $signal_fence `)` `source` `(` $source_buffer `:` type($source_buffer) `)` `` `[` $source_offset `]` `target` `(` $target_buffer `:` type($target_buffer) `)` `` `[` $target_offset `]` `length` `(` $length `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.traits = ["HAL_DeviceQueueOp"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($wait_fence) = !hal.fence",
      "type($signal_fence) = !hal.fence",
      "type($source_buffer) = !hal.buffer",
      "type($source_offset) = index",
      "type($target_buffer) = !hal.buffer",
      "type($target_offset) = index",
      "type($length) = index"]
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %wait_fence = irdl.any
    %signal_fence = irdl.any
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "Index"}
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %flags = irdl.any {varve.rule = "enum<@CopyFlagBitfield>"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      wait_fence: %wait_fence,
      signal_fence: %signal_fence,
      source_buffer: %source_buffer,
      source_offset: %source_offset,
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      length: %length)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @device.queue.dealloca attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(` $signal_fence `)` `buffer` `(` $buffer `:` type($buffer) `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.traits = ["HAL_DeviceQueueOp"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($wait_fence) = !hal.fence",
      "type($signal_fence) = !hal.fence",
      "type($buffer) = !hal.buffer"]
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %wait_fence = irdl.any
    %signal_fence = irdl.any
    %buffer = irdl.any
    %flags = irdl.any {varve.rule = "enum<@DeallocaFlagBitfield>"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      wait_fence: %wait_fence,
      signal_fence: %signal_fence,
      buffer: %buffer)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @device.queue.execute attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(` $signal_fence `)` `commands` `(` $command_buffer `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.traits = ["HAL_DeviceQueueOp"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($wait_fence) = !hal.fence",
      "type($signal_fence) = !hal.fence",
      "type($command_buffer) = !hal.command_buffer"]
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %wait_fence = irdl.any
    %signal_fence = irdl.any
    %command_buffer = irdl.any
    %flags = irdl.any {varve.rule = "enum<@ExecuteFlagBitfield>"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      wait_fence: %wait_fence,
      signal_fence: %signal_fence,
      command_buffer: %command_buffer)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @device.queue.execute.indirect attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(` $signal_fence `)` `commands` `(` $command_buffer `)` `bindings` `(` `[` custom<BindingTable>($binding_buffers, type($binding_buffers), $binding_offsets, $binding_lengths) `]` `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.traits = ["SameVariadicOperandSize", "HAL_DeviceQueueOp"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($wait_fence) = !hal.fence",
      "type($signal_fence) = !hal.fence",
      "type($command_buffer) = !hal.command_buffer",
      "type($binding_offsets) = index",
      "type($binding_lengths) = index"]
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %wait_fence = irdl.any
    %signal_fence = irdl.any
    %command_buffer = irdl.any
    %binding_buffers = irdl.any
    %binding_offsets = irdl.any {varve.rule = "Index"}
    %binding_lengths = irdl.any {varve.rule = "Index"}
    %flags = irdl.any {varve.rule = "enum<@ExecuteFlagBitfield>"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      wait_fence: %wait_fence,
      signal_fence: %signal_fence,
      command_buffer: %command_buffer,
      binding_buffers: variadic %binding_buffers,
      binding_offsets: variadic %binding_offsets,
      binding_lengths: variadic %binding_lengths)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @device.queue.fill attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(` $signal_fence `)` `target` `(` $target_buffer `:` type($target_buffer) `)` `` `[` $target_offset `]` `length` `(` $length `)` `pattern` `(` $pattern `:` type($pattern) `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.traits = ["HAL_DeviceQueueOp"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($wait_fence) = !hal.fence",
      "type($signal_fence) = !hal.fence",
      "type($target_buffer) = !hal.buffer",
      "type($target_offset) = index",
      "type($length) = index"]
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %wait_fence = irdl.any
    %signal_fence = irdl.any
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %pattern = irdl.any {varve.rule = "AnyOf<I8, I16, I32>"}
    %flags = irdl.any {varve.rule = "enum<@FillFlagBitfield>"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      wait_fence: %wait_fence,
      signal_fence: %signal_fence,
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      length: %length,
      pattern: %pattern)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @device.queue.flush attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` attr-dict-with-keyword",
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64"]
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity)
  }
  irdl.operation @device.queue.read attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(` $signal_fence `)` `source` `(` $source_file `:` type($source_file) `)` `` `[` $source_offset `]` `target` `(` $target_buffer `:` type($target_buffer) `)` `` `[` $target_offset `]` `length` `(` $length `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.traits = ["HAL_DeviceQueueOp"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($wait_fence) = !hal.fence",
      "type($signal_fence) = !hal.fence",
      "type($source_file) = !hal.file",
      "type($source_offset) = i64",
      "type($target_buffer) = !hal.buffer",
      "type($target_offset) = index",
      "type($length) = index"]
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %wait_fence = irdl.any
    %signal_fence = irdl.any
    %source_file = irdl.any
    %source_offset = irdl.any {varve.rule = "I64"}
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %flags = irdl.any {varve.rule = "enum<@ReadFlagBitfield>"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      wait_fence: %wait_fence,
      signal_fence: %signal_fence,
      source_file: %source_file,
      source_offset: %source_offset,
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      length: %length)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @device.queue.update attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(` $signal_fence `)` `source` `(` $source_buffer `:` type($source_buffer) `)` `` `[` $source_offset `]` `target` `(` $target_buffer `:` type($target_buffer) `)` `` `[` $target_offset `]` `length` `(` $length `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.traits = ["HAL_DeviceQueueOp"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($wait_fence) = !hal.fence",
      "type($signal_fence) = !hal.fence",
      "type($source_buffer) = !util.buffer",
      "type($source_offset) = index",
      "type($target_buffer) = !hal.buffer",
      "type($target_offset) = index",
      "type($length) = index"]
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %wait_fence = irdl.any
    %signal_fence = irdl.any
    %source_buffer = irdl.base "!util.buffer"
    %source_offset = irdl.any {varve.rule = "Index"}
    %target_buffer = irdl.any
    %target_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %flags = irdl.any {varve.rule = "enum<@UpdateFlagBitfield>"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      wait_fence: %wait_fence,
      signal_fence: %signal_fence,
      source_buffer: %source_buffer,
      source_offset: %source_offset,
      target_buffer: %target_buffer,
      target_offset: %target_offset,
      length: %length)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @device.queue.write attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(` $signal_fence `)` `source` `(` $source_buffer `:` type($source_buffer) `)` `` `[` $source_offset `]` `target` `(` $target_file `:` type($target_file) `)` `` `[` $target_offset `]` `length` `(` $length `)` `flags` `(` $flags `)` attr-dict-with-keyword",
    varve.traits = ["HAL_DeviceQueueOp"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($wait_fence) = !hal.fence",
      "type($signal_fence) = !hal.fence",
      "type($source_buffer) = !hal.buffer",
      "type($source_offset) = index",
      "type($target_file) = !hal.file",
      "type($target_offset) = i64",
      "type($length) = index"]
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %wait_fence = irdl.any
    %signal_fence = irdl.any
    %source_buffer = irdl.any
    %source_offset = irdl.any {varve.rule = "Index"}
    %target_file = irdl.any
    %target_offset = irdl.any {varve.rule = "I64"}
    %length = irdl.any {varve.rule = "Index"}
    %flags = irdl.any {varve.rule = "enum<@WriteFlagBitfield>"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      wait_fence: %wait_fence,
      signal_fence: %signal_fence,
      source_buffer: %source_buffer,
      source_offset: %source_offset,
      target_file: %target_file,
      target_offset: %target_offset,
      length: %length)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @device.resolve attributes {
    varve.format = "(`on` `(` qualified($affinity)^ `)`)? attr-dict `:` type($results)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.names = "{map(t in types($results): if(isa(t, '!hal.device'), 'device', if(isa(t, '!hal.allocator'), 'allocator', 'queue_affinity')))}"
  } {
    %results = irdl.any
    %affinity = irdl.base "#hal.device.affinity"
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @devices.count attributes {
    varve.format = "attr-dict `:` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = index"],
    varve.names = "device_count"
  } {
    %result = irdl.any {varve.rule = "Index"}
    irdl.results(
      result: %result)
  }
  irdl.operation @devices.get attributes {
    varve.format = "$index attr-dict `:` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($index) = index",
      "type($result) = !hal.device"],
    varve.names = "device_{if(has(ssa($index)), replace(ssa($index), 'c', ''), 'n')}"
  } {
    %index = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      index: %index)
    irdl.results(
      result: %result)
  }
  irdl.operation @dispatch.extern attributes {
    varve.format = "$export_name (`[` $workload^ `]`)? `` `(` $arguments `)` `:` custom<ShapedFunctionType>(ref($arguments), type($arguments), $argument_dims, type($results), $result_dims, $tied_operands) `count` `` custom<WorkgroupCountRegion>($workgroup_count) `layout` `(` $layout `)` `objects` `(` `{` custom<TargetConditionObjects>($targets, $target_ordinals, $target_objects, $target_regions) `}` `)` attr-dict-with-keyword",
    varve.traits = ["IsolatedFromAbove", "Util_TiedOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($workload) = index",
      "type($argument_dims) = index",
      "type($result_dims) = index"]
  } {
    %workload = irdl.any {varve.rule = "Index"}
    %arguments = irdl.any
    %argument_dims = irdl.any {varve.rule = "Index"}
    %result_dims = irdl.any {varve.rule = "Index"}
    %results = irdl.any
    %export_name = irdl.any {varve.rule = "StrAttr"}
    %layout = irdl.base "#hal.pipeline.layout"
    %targets = irdl.any {varve.rule = "ArrayAttr"}
    %target_ordinals = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %target_objects = irdl.any {varve.rule = "ArrayAttr"}
    %workgroup_size = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %subgroup_size = irdl.any {varve.rule = "IndexAttr"}
    %workgroup_local_memory = irdl.any {varve.rule = "IndexAttr"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    irdl.operands(
      workload: variadic %workload,
      arguments: variadic %arguments,
      argument_dims: variadic %argument_dims,
      result_dims: variadic %result_dims) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "export_name" = %export_name,
      "layout" = %layout,
      "targets" = %targets,
      "target_ordinals" = %target_ordinals,
      "target_objects" = %target_objects,
      "workgroup_size" = %workgroup_size,
      "subgroup_size" = %subgroup_size,
      "workgroup_local_memory" = %workgroup_local_memory,
      "tied_operands" = %tied_operands
    } {
      varve.optional = ["workgroup_size", "subgroup_size", "workgroup_local_memory", "tied_operands"]
    }
    %workgroup_count = irdl.region
    %target_regions = irdl.region
    irdl.regions(
      workgroup_count: %workgroup_count,
      target_regions: %target_regions) {
      varve.variadic = ["target_regions"]
    }
  }
  irdl.operation @element_type attributes {
    varve.format = "`<` $type `>` attr-dict `:` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = i32"],
    varve.names = "element_type_{$type}"
  } {
    %result = irdl.any {varve.rule = "I32"}
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "type" = %type
    }
  }
  irdl.operation @encoding_type attributes {
    varve.format = "`<` ($encoding^):( `` `dense_row_major`)? `>` attr-dict `:` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = i32"],
    varve.names = "{if(has($encoding), absent, 'dense_row_major')}"
  } {
    %result = irdl.any {varve.rule = "I32"}
    %encoding = irdl.any
    irdl.results(
      result: %result)
    irdl.attributes {
      "encoding" = %encoding
    } {
      varve.optional = ["encoding"]
    }
  }
  irdl.operation @ex.file.from_memory attributes {
    varve.format = "`device` `(` $device `:` type($device) `)` `affinity` `(` $queue_affinity `)` `access` `(` $access `)` `buffer` `(` $buffer `:` type($buffer) `)` `` `[` $offset `for` $length `]` `flags` `(` $flags `)` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($buffer) = !util.buffer",
      "type($offset) = index",
      "type($length) = index",
      "type($flags) = i32",
      "type($result) = !hal.file"],
    varve.names = "memory_file"
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %buffer = irdl.base "!util.buffer"
    %offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %flags = irdl.any {varve.rule = "I32"}
    %result = irdl.any
    %access = irdl.any {varve.rule = "enum<@MemoryAccessBitfield>"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      buffer: %buffer,
      offset: %offset,
      length: %length,
      flags: %flags)
    irdl.results(
      result: %result)
    irdl.attributes {
      "access" = %access
    }
  }
  irdl.operation @executable attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) (`lazy` $lazy^)? $sym_name attr-dict-with-keyword regions",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol", "SymbolTable", "Util_ObjectLike"],
    varve.terminator = "hal.executable_end"
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %lazy = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name,
      "lazy" = %lazy
    } {
      varve.optional = ["sym_visibility", "lazy"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @executable.binary attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) $sym_name attr-dict-with-keyword",
    varve.traits = ["HasParent<hal.executable>", "Symbol"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %format = irdl.any {varve.rule = "StrAttr"}
    %data = irdl.any {varve.rule = "AnyOf<DenseElementsAttr, DenseResourceElementsAttr, Implements<\22SerializableAttrInterface\22>>"}
    %mime_type = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name,
      "format" = %format,
      "data" = %data,
      "mime_type" = %mime_type
    } {
      varve.optional = ["sym_visibility", "mime_type"]
    }
  }
  irdl.operation @executable.calculate_workgroups attributes {
    varve.format = "`device` `(` $device `:` type($device) `)` `target` `(` $entry_point `)` (`workload` `(` `[` $workload^ `]` `)`)? `:` type($workgroup_x) `,` type($workgroup_y) `,` type($workgroup_z) attr-dict-with-keyword",
    varve.traits = ["Pure"],
    varve.let = [
      "type($device) = !hal.device",
      "type($workload) = index",
      "type($workgroup_x) = index",
      "type($workgroup_y) = index",
      "type($workgroup_z) = index"]
  } {
    %device = irdl.any
    %workload = irdl.any {varve.rule = "Index"}
    %workgroup_x = irdl.any {varve.rule = "Index"}
    %workgroup_y = irdl.any {varve.rule = "Index"}
    %workgroup_z = irdl.any {varve.rule = "Index"}
    %entry_point = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      device: %device,
      workload: variadic %workload)
    irdl.results(
      workgroup_x: %workgroup_x,
      workgroup_y: %workgroup_y,
      workgroup_z: %workgroup_z)
    irdl.attributes {
      "entry_point" = %entry_point
    }
  }
  irdl.operation @executable.condition attributes {
    varve.printer = "code",
    varve.traits = ["IsolatedFromAbove", "FunctionOpInterface", "CallableOpInterface"],
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = ["`` `(` each($function_type.inputs %arg by `,`: %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs)) `)` `->` `i1` let($function_type.results = [i1])", "attr-dict-with-keyword region($body, end)"]
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["arg_attrs", "res_attrs", "sym_name", "sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @executable.constant.block attributes {
    varve.printer = "code",
    varve.traits = ["HasParent<hal.executable.source,hal.executable.variant>", "IsolatedFromAbove", "CallableOpInterface", "FunctionOpInterface"],
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = ["`` `(` each($function_type.inputs %arg $arg_attrs default {} by `,`: %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) dict($arg_attrs) loc(%arg)) `)`", "one( let($function_type.results = []) | `->` one( each($function_type.results by `,`: $function_type.results) when(count($function_type.results) = 1 and not has($res_attrs))", "| `(` each($function_type.results $res_attrs default {} by `,`: $function_type.results dict($res_attrs)) `)` ) )", "`as` ` ` one( `` each($keys by `,`: $keys) when(count($function_type.results) = 1) | `(` each($keys by `,`: $keys) `)` ) attr-dict-with-keyword region($body, end)"]
  } {
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %keys = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "function_type" = %function_type,
      "keys" = %keys,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility
    } {
      varve.optional = ["arg_attrs", "res_attrs", "sym_name", "sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @executable.constant.load attributes {
    varve.format = "$key attr-dict `:` type($result)",
    varve.traits = ["Pure"]
  } {
    %result = irdl.any {varve.rule = "AnyOf<Index, AnySignlessInteger, AnyFloat, AnyComplex>"}
    %key = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "key" = %key
    }
  }
  irdl.operation @executable.create attributes {
    varve.format = "`device` `(` $device `:` type($device) `)` `affinity` `(` $queue_affinity `)` `target` `(` $executable_target `)` (`constants` `(` `[` $constants^ `]` `)`)? `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($constants) = i32",
      "type($result) = !hal.executable"],
    varve.names = "executable"
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %constants = irdl.any {varve.rule = "I32"}
    %result = irdl.any
    %executable_target = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      constants: variadic %constants)
    irdl.results(
      result: %result)
    irdl.attributes {
      "executable_target" = %executable_target
    }
  }
  irdl.operation @executable.export attributes {
    varve.traits = ["Symbol", "SymbolUserOpInterface", "HasParent<hal.executable.source,hal.executable.variant>", "IsolatedFromAbove"],
    varve.arguments = {condition = [["%cond", "*"]], workgroup_count = [["%arg", "*"]]},
    varve.format = ["custom<SymbolVisibility>($sym_visibility) $sym_name (`ordinal` `(` $ordinal^ `)`)? `layout` `(` qualified($layout) `)`", "one( | `condition` `` `(` each(%cond by `,`: %cond `` `:` type(%cond) loc(%cond)) `)` `->` `i1` region($condition, end) ) (`fallback` `(` $condition_fallback^ `)`)?", "one( | `count` `` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` `->` `(` `index` `,` `index` `,` `index` `)` region($workgroup_count, end) )", "attr-dict-with-keyword"]
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %ordinal = irdl.any {varve.rule = "IndexAttr"}
    %layout = irdl.base "#hal.pipeline.layout"
    %condition_fallback = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %workgroup_size = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %subgroup_size = irdl.any {varve.rule = "IndexAttr"}
    %workgroup_local_memory = irdl.any {varve.rule = "IndexAttr"}
    %source_locs = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name,
      "ordinal" = %ordinal,
      "layout" = %layout,
      "condition_fallback" = %condition_fallback,
      "workgroup_size" = %workgroup_size,
      "subgroup_size" = %subgroup_size,
      "workgroup_local_memory" = %workgroup_local_memory,
      "source_locs" = %source_locs
    } {
      varve.optional = ["sym_visibility", "ordinal", "condition_fallback", "workgroup_size", "subgroup_size", "workgroup_local_memory", "source_locs"]
    }
    %workgroup_count = irdl.region
    %condition = irdl.region
    irdl.regions(
      workgroup_count: %workgroup_count,
      condition: %condition)
  }
  irdl.operation @executable.export.ordinal attributes {
    varve.format = "`target` `(` $entry_point `)` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = index"],
    varve.names = "ordinal"
  } {
    %result = irdl.any {varve.rule = "Index"}
    %entry_point = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "entry_point" = %entry_point
    }
  }
  irdl.operation @executable.lookup attributes {
    varve.format = "`device` `(` $device `:` type($device) `)` `executable` `(` $executable `)` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($device) = !hal.device",
      "type($result) = !hal.executable"],
    varve.names = "exe"
  } {
    %device = irdl.any
    %result = irdl.any
    %executable = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      device: %device)
    irdl.results(
      result: %result)
    irdl.attributes {
      "executable" = %executable
    }
  }
  irdl.operation @executable.lookup.function attributes {
    varve.format = "`target` `(` $executable `:` type($executable) `)` `function` `(` $entry_point `)` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($executable) = !hal.executable",
      "type($result) = i64"],
    varve.names = "function_id"
  } {
    %executable = irdl.any
    %result = irdl.any {varve.rule = "I64"}
    %entry_point = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      executable: %executable)
    irdl.results(
      result: %result)
    irdl.attributes {
      "entry_point" = %entry_point
    }
  }
  irdl.operation @executable.source attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) $sym_name attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol", "SymbolTable", "Util_ObjectLike"],
    varve.terminator = "hal.executable.source_end"
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %objects = irdl.base "#hal.executable.objects"
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name,
      "objects" = %objects
    } {
      varve.optional = ["sym_visibility", "objects"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @executable.source_end attributes {
    varve.format = "attr-dict",
    varve.traits = ["HasParent<hal.executable.source>", "Terminator"]
  } {
  }
  irdl.operation @executable.variant attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) $sym_name `target` `(` $target `)` (`objects` `(` $objects^ `)` )? (`sources` `(` $sources^ `)` )? attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "HasParent<hal.executable>", "SingleBlock", "Symbol", "SymbolTable"],
    varve.terminator = "hal.executable.variant_end"
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %target = irdl.base "#hal.executable.target"
    %objects = irdl.any {varve.rule = "ArrayOf<#hal.executable.object>"}
    %sources = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name,
      "target" = %target,
      "objects" = %objects,
      "sources" = %sources
    } {
      varve.optional = ["sym_visibility", "objects", "sources"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @executable.variant_end attributes {
    varve.format = "attr-dict",
    varve.traits = ["HasParent<hal.executable.variant>", "Terminator"]
  } {
  }
  irdl.operation @executable_end attributes {
    varve.format = "attr-dict",
    varve.traits = ["HasParent<hal.executable>", "Terminator"]
  } {
  }
  irdl.operation @fence.await attributes {
    varve.format = "`until` `(` `[` $fences `]` `)` `timeout_millis` `(` $timeout_millis `)` `flags` `(` $flags `)` `:` type($status) attr-dict-with-keyword",
    varve.traits = ["Util_YieldPoint", "OpAsmOpInterface"],
    varve.let = [
      "type($timeout_millis) = i32",
      "type($fences) = !hal.fence",
      "type($status) = i32"],
    varve.names = "status"
  } {
    %timeout_millis = irdl.any {varve.rule = "I32"}
    %fences = irdl.any
    %status = irdl.any {varve.rule = "I32"}
    %flags = irdl.any {varve.rule = "enum<@WaitFlagBitfield>"}
    irdl.operands(
      timeout_millis: %timeout_millis,
      fences: variadic %fences)
    irdl.results(
      status: %status)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @fence.create attributes {
    varve.format = "`device` `(` $device `:` type($device) `)` `flags` `(` $flags `)` `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "MemoryEffects<Allocate>"],
    varve.let = [
      "type($device) = !hal.device",
      "type($result) = !hal.fence"],
    varve.names = "fence"
  } {
    %device = irdl.any
    %result = irdl.any
    %flags = irdl.any {varve.rule = "enum<@FenceFlagBitfield>"}
    irdl.operands(
      device: %device)
    irdl.results(
      result: %result)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @fence.fail attributes {
    varve.format = "`<` $fence `:` type($fence) `>` `status` `(` $status `)` attr-dict-with-keyword",
    varve.let = [
      "type($fence) = !hal.fence",
      "type($status) = i32"]
  } {
    %fence = irdl.any
    %status = irdl.any {varve.rule = "I32"}
    irdl.operands(
      fence: %fence,
      status: %status)
  }
  irdl.operation @fence.join attributes {
    varve.format = "`at` `(` `[` $fences `]` `)` `flags` `(` $flags `)` `->` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface"],
    varve.let = [
      "type($fences) = !hal.fence",
      "type($result) = !hal.fence"],
    varve.names = "fence"
  } {
    %fences = irdl.any
    %result = irdl.any
    %flags = irdl.any {varve.rule = "enum<@FenceFlagBitfield>"}
    irdl.operands(
      fences: variadic %fences)
    irdl.results(
      result: %result)
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @fence.query attributes {
    varve.format = "`<` $fence `:` type($fence) `>` `:` type($status) attr-dict-with-keyword",
    varve.let = [
      "type($fence) = !hal.fence",
      "type($status) = i32"]
  } {
    %fence = irdl.any
    %status = irdl.any {varve.rule = "I32"}
    irdl.operands(
      fence: %fence)
    irdl.results(
      status: %status)
  }
  irdl.operation @fence.signal attributes {
    varve.format = "`<` $fence `:` type($fence) `>` attr-dict-with-keyword",
    varve.let = [
      "type($fence) = !hal.fence"]
  } {
    %fence = irdl.any
    irdl.operands(
      fence: %fence)
  }
  irdl.operation @instrument.memory.load attributes {
    varve.format = "`` `[` $buffer `:` type($buffer) `for` $workgroupKey `]` $base `[` $indices `]` `,` $loadValue attr-dict `:` type($base) `,` type($result)",
    varve.traits = ["AllTypesMatch<loadValue,result>", "Pure"],
    varve.let = [
      "type($result) = type($loadValue)",
      "type($workgroupKey) = index",
      "type($indices) = index"]
  } {
    %buffer = irdl.any {varve.rule = "AnyMemRef"}
    %workgroupKey = irdl.any {varve.rule = "Index"}
    %loadValue = irdl.any
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      buffer: %buffer,
      workgroupKey: %workgroupKey,
      loadValue: %loadValue,
      base: %base,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @instrument.memory.store attributes {
    varve.format = "`` `[` $buffer `:` type($buffer) `for` $workgroupKey `]` $base `[` $indices `]` `,` $storeValue attr-dict `:` type($base) `,` type($result)",
    varve.traits = ["AllTypesMatch<storeValue,result>", "Pure"],
    varve.let = [
      "type($result) = type($storeValue)",
      "type($workgroupKey) = index",
      "type($indices) = index"]
  } {
    %buffer = irdl.any {varve.rule = "AnyMemRef"}
    %workgroupKey = irdl.any {varve.rule = "Index"}
    %storeValue = irdl.any
    %base = irdl.any {varve.rule = "AnyMemRef"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      buffer: %buffer,
      workgroupKey: %workgroupKey,
      storeValue: %storeValue,
      base: %base,
      indices: variadic %indices)
    irdl.results(
      result: %result)
  }
  irdl.operation @instrument.print attributes {
    varve.format = "`` `[` $buffer `:` type($buffer) `for` $workgroupKey `]` $format (`*` `(` $values^ `:` type($values) `)`)? attr-dict",
    varve.let = [
      "type($workgroupKey) = index"]
  } {
    %buffer = irdl.any {varve.rule = "AnyMemRef"}
    %workgroupKey = irdl.any {varve.rule = "Index"}
    %values = irdl.any
    %format = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      buffer: %buffer,
      workgroupKey: %workgroupKey,
      values: variadic %values)
    irdl.attributes {
      "format" = %format
    }
  }
  irdl.operation @instrument.value attributes {
    varve.format = "`` `[` $buffer `:` type($buffer) `for` $workgroupKey `]` $ordinal `=` $operand attr-dict `:` type($operand)",
    varve.traits = ["AllTypesMatch<operand,result>"],
    varve.let = [
      "type($result) = type($operand)",
      "type($workgroupKey) = index"]
  } {
    %buffer = irdl.any {varve.rule = "AnyMemRef"}
    %workgroupKey = irdl.any {varve.rule = "Index"}
    %operand = irdl.any
    %result = irdl.any
    %ordinal = irdl.any {varve.rule = "AllOf<APIntAttr, HasType<AnyI<8>>>"}
    irdl.operands(
      buffer: %buffer,
      workgroupKey: %workgroupKey,
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "ordinal" = %ordinal
    }
  }
  irdl.operation @instrument.workgroup attributes {
    varve.format = "`` `[` $buffer `:` type($buffer) `]` `dispatch` `(` $dispatchId `)` attr-dict `:` type($workgroupKey)",
    varve.let = [
      "type($dispatchId) = i32",
      "type($workgroupKey) = index"]
  } {
    %buffer = irdl.any {varve.rule = "AnyMemRef"}
    %dispatchId = irdl.any {varve.rule = "I32"}
    %workgroupKey = irdl.any {varve.rule = "Index"}
    irdl.operands(
      buffer: %buffer,
      dispatchId: %dispatchId)
    irdl.results(
      workgroupKey: %workgroupKey)
  }
  irdl.operation @interface.binding.subspan attributes {
    varve.format = "`layout` `(` $layout `)` `binding` `(` $binding `)` (`alignment` `(` $alignment^ `)`)? (`offset` `(` $byte_offset^ `)`)? (`flags` `(` $descriptor_flags^ `)`)? attr-dict `:` type($result) (`{` $dynamic_dims^ `}`)?",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "HAL_ExecutableInterfaceOp", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($byte_offset) = index",
      "type($dynamic_dims) = index"]
  } {
    %byte_offset = irdl.any {varve.rule = "Index"}
    %dynamic_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    %layout = irdl.base "#hal.pipeline.layout"
    %binding = irdl.any {varve.rule = "IndexAttr"}
    %alignment = irdl.any {varve.rule = "IndexAttr"}
    %descriptor_flags = irdl.any {varve.rule = "enum<@DescriptorFlags>"}
    irdl.operands(
      byte_offset: optional %byte_offset,
      dynamic_dims: variadic %dynamic_dims) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "layout" = %layout,
      "binding" = %binding,
      "alignment" = %alignment,
      "descriptor_flags" = %descriptor_flags
    } {
      varve.optional = ["alignment", "descriptor_flags"]
    }
  }
  irdl.operation @interface.constant.load attributes {
    varve.format = "`layout` `(` $layout `)` `ordinal` `(` $ordinal `)` (`alignment` `(` $alignment^ `)`)? (`values` `(` $values^ `)`)? attr-dict `:` type($result)",
    varve.traits = ["HAL_ExecutableInterfaceOp", "Pure"]
  } {
    %result = irdl.any {varve.rule = "AnyOf<Index, AnySignlessInteger, AnyFloat, AnyComplex>"}
    %layout = irdl.base "#hal.pipeline.layout"
    %ordinal = irdl.any {varve.rule = "IndexAttr"}
    %alignment = irdl.any {varve.rule = "IndexAttr"}
    %values = irdl.any {varve.rule = "ArrayAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "layout" = %layout,
      "ordinal" = %ordinal,
      "alignment" = %alignment,
      "values" = %values
    } {
      varve.optional = ["alignment", "values"]
    }
  }
  irdl.operation @interface.workgroup.count attributes {
    varve.format = "`[` $dimension `]` (`upper_bound` $upper_bound^)? attr-dict `:` type($result)",
    varve.traits = ["HAL_ExecutableInterfaceOp", "OpAsmOpInterface", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($result) = index"],
    varve.names = "workgroup_count_{if($dimension = 0, 'x', if($dimension = 1, 'y', 'z'))}"
  } {
    %result = irdl.any {varve.rule = "Index"}
    %dimension = irdl.any {varve.rule = "IndexAttr"}
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimension" = %dimension,
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @interface.workgroup.id attributes {
    varve.format = "`[` $dimension `]` (`upper_bound` $upper_bound^)? attr-dict `:` type($result)",
    varve.traits = ["HAL_ExecutableInterfaceOp", "OpAsmOpInterface", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($result) = index"],
    varve.names = "workgroup_id_{if($dimension = 0, 'x', if($dimension = 1, 'y', 'z'))}"
  } {
    %result = irdl.any {varve.rule = "Index"}
    %dimension = irdl.any {varve.rule = "IndexAttr"}
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimension" = %dimension,
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @interface.workgroup.size attributes {
    varve.format = "`[` $dimension `]` (`upper_bound` $upper_bound^)? attr-dict `:` type($result)",
    varve.traits = ["HAL_ExecutableInterfaceOp", "OpAsmOpInterface", "InferIntRangeInterface", "Pure"],
    varve.let = [
      "type($result) = index"],
    varve.names = "workgroup_size_{if($dimension = 0, 'x', if($dimension = 1, 'y', 'z'))}"
  } {
    %result = irdl.any {varve.rule = "Index"}
    %dimension = irdl.any {varve.rule = "IndexAttr"}
    %upper_bound = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimension" = %dimension,
      "upper_bound" = %upper_bound
    } {
      varve.optional = ["upper_bound"]
    }
  }
  irdl.operation @memory_type attributes {
    varve.format = "`<` $type `>` attr-dict `:` type($result)",
    varve.traits = ["ConstantLike", "OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = i32"],
    varve.names = "memory_type"
  } {
    %result = irdl.any {varve.rule = "I32"}
    %type = irdl.any {varve.rule = "enum<@MemoryTypeBitfield>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "type" = %type
    }
  }
  irdl.operation @return attributes {
    varve.format = "($operands^ `:` type($operands))? attr-dict",
    varve.traits = ["Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @tensor.alias attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`wait` `(` $wait_fence^ `)` `=` `` `>`)? $source `:` type($source) (`{` $source_dims^ `}`)? `to` $storage `:` type($storage) attr-dict",
    varve.traits = ["AllTypesMatch<source,result>", "Util_TiedOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($result) = type($source)",
      "type($source_dims) = index",
      "type($wait_fence) = !hal.fence"]
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %source_dims = irdl.any {varve.rule = "Index"}
    %storage = irdl.any
    %wait_fence = irdl.any
    %result = irdl.any {varve.rule = "AnyTensor"}
    %affinity = irdl.any
    irdl.operands(
      source: %source,
      source_dims: variadic %source_dims,
      storage: %storage,
      wait_fence: optional %wait_fence) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @tensor.barrier attributes {
    varve.format = "`join` `` `(` $sources `:` type($sources) `)` `=` `` `>` $signal_fence `:` type($signal_fence) attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<sources,results>", "Util_TiedOpInterface"],
    varve.let = [
      "type($results) = type($sources)",
      "type($signal_fence) = !hal.fence"]
  } {
    %sources = irdl.any {varve.rule = "AnyTensor"}
    %signal_fence = irdl.any
    %results = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      sources: variadic %sources,
      signal_fence: %signal_fence)
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @tensor.export attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $source ($name^)? `:` custom<TypeAlias>($source_encoding, type($source)) (`{` $source_dims^ `}`)? `->` type($target) attr-dict",
    varve.traits = ["Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($source_dims) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %source_dims = irdl.any {varve.rule = "Index"}
    %target = irdl.any
    %source_encoding = irdl.any {varve.rule = "TypeAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %affinity = irdl.any
    irdl.operands(
      source: %source,
      source_dims: variadic %source_dims)
    irdl.results(
      target: %target)
    irdl.attributes {
      "source_encoding" = %source_encoding,
      "name" = %name,
      "affinity" = %affinity
    } {
      varve.optional = ["name", "affinity"]
    }
  }
  irdl.operation @tensor.import attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`wait` `(` $wait_fence^ `)` `=` `` `>`)? (`consume` $consume^)? $source (`offset` `(` $byte_offset^ `)`)? ($name^)? `:` type($source) `->` custom<TypeAlias>($target_encoding, type($target)) (`{` $target_dims^ `}`)? attr-dict",
    varve.traits = ["Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($target_dims) = index",
      "type($wait_fence) = !hal.fence",
      "type($byte_offset) = index"]
  } {
    %source = irdl.any
    %target_dims = irdl.any {varve.rule = "Index"}
    %wait_fence = irdl.any
    %byte_offset = irdl.any {varve.rule = "Index"}
    %target = irdl.any {varve.rule = "AnyTensor"}
    %target_encoding = irdl.any {varve.rule = "TypeAttr"}
    %consume = irdl.any {varve.rule = "UnitAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %affinity = irdl.any
    irdl.operands(
      source: %source,
      target_dims: variadic %target_dims,
      wait_fence: optional %wait_fence,
      byte_offset: optional %byte_offset) {
      varve.segments
    }
    irdl.results(
      target: %target)
    irdl.attributes {
      "target_encoding" = %target_encoding,
      "consume" = %consume,
      "name" = %name,
      "affinity" = %affinity
    } {
      varve.optional = ["consume", "name", "affinity"]
    }
  }
  irdl.operation @tensor.transients attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $source `:` type($source) (`{` $source_dims^ `}`)? `from` $storage `:` type($storage) attr-dict",
    varve.traits = ["AllTypesMatch<source,result>", "Util_TiedOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($result) = type($source)",
      "type($source_dims) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyTensor"}
    %source_dims = irdl.any {varve.rule = "Index"}
    %storage = irdl.any
    %result = irdl.any {varve.rule = "AnyTensor"}
    %affinity = irdl.any
    irdl.operands(
      source: %source,
      source_dims: variadic %source_dims,
      storage: %storage)
    irdl.results(
      result: %result)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
}
