irdl.dialect @nvws attributes {
  varve.set = "triton",
  varve.depends = ["tt", "ttg"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "TokenLoadType",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["asyncLoadOp", 1 : i32],
      ["tmaLoadOp", 2 : i32],
      ["localStoreOp", 3 : i32],
      ["TmemLoadOp", 4 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    cases = [["none", 0 : i32], ["tma_load", 1 : i32], ["tc5mma", 2 : i32], ["tmem_copy", 3 : i32], ["cp_async", 4 : i32], ["wgmma", 5 : i32], ["clc", 6 : i32]],
    storage = i32,
    sym_name = "AsyncOp"
  } : () -> ()
  "varve.directive"() {
    format = "one( `partition0` let($partitions = 'partition0') | `partition1` let($partitions = 'partition1') | `partition2` let($partitions = 'partition2') | `partition3` let($partitions = 'partition3') | `partition4` let($partitions = 'partition4') | `partition5` let($partitions = 'partition5') | `partition6` let($partitions = 'partition6') | `partition7` let($partitions = 'partition7') | `partition8` let($partitions = 'partition8') | `partition9` let($partitions = 'partition9') | `partition10` let($partitions = 'partition10') | `partition11` let($partitions = 'partition11') | `partition12` let($partitions = 'partition12') | `partition13` let($partitions = 'partition13') | `partition14` let($partitions = 'partition14') | `partition15` let($partitions = 'partition15') | `partition16` let($partitions = 'partition16') | `partition17` let($partitions = 'partition17') | `partition18` let($partitions = 'partition18') | `partition19` let($partitions = 'partition19') | `partition20` let($partitions = 'partition20') | `partition21` let($partitions = 'partition21') | `partition22` let($partitions = 'partition22') | `partition23` let($partitions = 'partition23') | `partition24` let($partitions = 'partition24') | `partition25` let($partitions = 'partition25') | `partition26` let($partitions = 'partition26') | `partition27` let($partitions = 'partition27') | `partition28` let($partitions = 'partition28') | `partition29` let($partitions = 'partition29') | `partition30` let($partitions = 'partition30') | `partition31` let($partitions = 'partition31') )",
    sym_name = "Partition",
    takes = ["$partitions"]
  } : () -> ()
  irdl.type @"!aref" attributes {
    varve.format = "`<` $baseType `>`"
  } {
    %baseType = irdl.base "#nvws.type_array"
    irdl.parameters(
      baseType: %baseType)
  }
  irdl.type @"!token" {
  }
  irdl.attribute @"#async_op" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@AsyncOp>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#int_array" attributes {
    varve.format = "`[` (`]`) : ($value^ `]`)?"
  } {
    %value = irdl.any {varve.rule = "array<i32>"}
    irdl.parameters(
      value: %value) {
      varve.defaults = {
        value = []}
    }
  }
  irdl.attribute @"#type_array" attributes {
    varve.format = "`[` (`]`) : ($value^ `]`)?"
  } {
    %value = irdl.any {varve.rule = "array<type>"}
    irdl.parameters(
      value: %value) {
      varve.defaults = {
        value = []}
    }
  }
  irdl.operation @aref.buffer attributes {
    varve.format = "$aref (`[` $stage^ `]`)? `,` $token attr-dict `:` type($aref) `,` type($token) `->` type(results)",
    varve.traits = ["NVWS_ArefStageInterface"],
    varve.let = [
      "type($token) = !ttg.async.token",
      "type($stage) = i32"]
  } {
    %aref = irdl.base "!nvws.aref"
    %token = irdl.base "!ttg.async.token"
    %stage = irdl.any {varve.rule = "I32"}
    %buffers = irdl.base "!ttg.memdesc"
    irdl.operands(
      aref: %aref,
      token: %token,
      stage: optional %stage)
    irdl.results(
      buffers: variadic %buffers)
  }
  irdl.operation @aref.create attributes {
    varve.format = "$buffers attr-dict `:` type($result)",
    varve.traits = ["RangedTypesMatchWith<result,buffers>", "Pure"],
    varve.let = ["types($buffers) = type($result).baseType.value"]
  } {
    %buffers = irdl.base "!ttg.memdesc"
    %result = irdl.base "!nvws.aref"
    irdl.operands(
      buffers: variadic %buffers)
    irdl.results(
      result: %result)
  }
  irdl.operation @aref.get.enter attributes {
    varve.format = "$aref ( `[` $stage^ `,` $phase `]`)? attr-dict `:` type($aref) `->` type(results)",
    varve.traits = ["NVWS_ArefStageInterface"],
    varve.let = [
      "type($stage) = i32",
      "type($phase) = i32",
      "type($token) = !ttg.async.token"]
  } {
    %aref = irdl.base "!nvws.aref"
    %stage = irdl.any {varve.rule = "I32"}
    %phase = irdl.any {varve.rule = "I32"}
    %buffers = irdl.base "!ttg.memdesc"
    %token = irdl.base "!ttg.async.token"
    irdl.operands(
      aref: %aref,
      stage: optional %stage,
      phase: optional %phase) {
      varve.segments
    }
    irdl.results(
      buffers: variadic %buffers,
      token: %token)
  }
  irdl.operation @aref.get.exit attributes {
    varve.format = "$aref (`[` $stage^ `]`)? `,` $token $async_ops attr-dict `:` type($aref) `,` type($token)",
    varve.traits = ["NVWS_ArefStageInterface"],
    varve.let = [
      "type($token) = !ttg.async.token",
      "type($stage) = i32"]
  } {
    %aref = irdl.base "!nvws.aref"
    %token = irdl.base "!ttg.async.token"
    %stage = irdl.any {varve.rule = "I32"}
    %async_ops = irdl.any {varve.rule = "ArrayOf<#nvws.async_op>"}
    irdl.operands(
      aref: %aref,
      token: %token,
      stage: optional %stage)
    irdl.attributes {
      "async_ops" = %async_ops
    }
  }
  irdl.operation @aref.phi attributes {
    varve.format = "$local `,` $remote attr-dict `:` type($result)",
    varve.let = ["type($remote) = type($local)", "type($result) = type($local)"],
    varve.traits = ["Pure", "SameOperandsAndResultType"]
  } {
    %local = irdl.any
    %remote = irdl.any
    %result = irdl.any
    irdl.operands(
      local: %local,
      remote: %remote)
    irdl.results(
      result: %result)
  }
  irdl.operation @aref.put.enter attributes {
    varve.format = "$aref ( `[` $stage^ `,` $phase `]`)? attr-dict `:` type($aref) `->` type(results)",
    varve.traits = ["NVWS_ArefStageInterface"],
    varve.let = [
      "type($stage) = i32",
      "type($phase) = i32",
      "type($token) = !ttg.async.token"]
  } {
    %aref = irdl.base "!nvws.aref"
    %stage = irdl.any {varve.rule = "I32"}
    %phase = irdl.any {varve.rule = "I32"}
    %buffers = irdl.base "!ttg.memdesc"
    %token = irdl.base "!ttg.async.token"
    irdl.operands(
      aref: %aref,
      stage: optional %stage,
      phase: optional %phase) {
      varve.segments
    }
    irdl.results(
      buffers: variadic %buffers,
      token: %token)
  }
  irdl.operation @aref.put.exit attributes {
    varve.format = "$aref (`[` $stage^ `]`)? `,` $token $async_ops attr-dict `:` type($aref) `,` type($token)",
    varve.traits = ["NVWS_ArefStageInterface"],
    varve.let = [
      "type($token) = !ttg.async.token",
      "type($stage) = i32"]
  } {
    %aref = irdl.base "!nvws.aref"
    %token = irdl.base "!ttg.async.token"
    %stage = irdl.any {varve.rule = "I32"}
    %async_ops = irdl.any {varve.rule = "ArrayOf<#nvws.async_op>"}
    irdl.operands(
      aref: %aref,
      token: %token,
      stage: optional %stage)
    irdl.attributes {
      "async_ops" = %async_ops
    }
  }
  irdl.operation @clc_try_cancel attributes {
    varve.format = "$result attr-dict `:` qualified(type($result))"
  } {
    %result = irdl.base "!ttg.memdesc"
    irdl.operands(
      result: %result)
  }
  irdl.operation @consumer_release attributes {
    varve.format = "$token `,` $idx attr-dict `:` type(operands)",
    varve.let = ["type($idx) = i32"]
  } {
    %token = irdl.any {varve.rule = "TensorOf<!nvws.token>"}
    %idx = irdl.any {varve.rule = "I32"}
    irdl.operands(
      token: %token,
      idx: %idx)
  }
  irdl.operation @consumer_wait attributes {
    varve.format = "$token `,` $idx `,` $phase attr-dict `:` type(operands)",
    varve.let = ["type($idx) = i32", "type($phase) = i1"]
  } {
    %token = irdl.any {varve.rule = "TensorOf<!nvws.token>"}
    %idx = irdl.any {varve.rule = "I32"}
    %phase = irdl.any {varve.rule = "I1"}
    irdl.operands(
      token: %token,
      idx: %idx,
      phase: %phase)
  }
  irdl.operation @create_token attributes {
    varve.format = "attr-dict `:` type($result)"
  } {
    %result = irdl.any {varve.rule = "TensorOf<!nvws.token>"}
    %numBuffers = irdl.any {varve.rule = "I32Attr"}
    %loadType = irdl.any {varve.rule = "enum<@TokenLoadType>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "numBuffers" = %numBuffers,
      "loadType" = %loadType
    }
  }
  irdl.operation @descriptor_gather attributes {
    varve.format = "$desc `[` $x_offsets `,` $y_offset `]` $txCount $result attr-dict `:` type(operands)",
    varve.traits = ["NVWS_DescriptorLoadOpInterface"],
    varve.let = [
      "type($y_offset) = i32"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %x_offsets = irdl.any {varve.rule = "RankedTensorOf<I32>"}
    %y_offset = irdl.any {varve.rule = "I32"}
    %result = irdl.base "!ttg.memdesc"
    %txCount = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      desc: %desc,
      x_offsets: %x_offsets,
      y_offset: %y_offset,
      result: %result)
    irdl.attributes {
      "txCount" = %txCount
    }
  }
  irdl.operation @descriptor_load attributes {
    varve.format = "$desc `[` $indices `]` $txCount $result attr-dict `:` type(operands)",
    varve.let = ["type($indices) = i32"],
    varve.traits = ["NVWS_DescriptorLoadOpInterface"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %indices = irdl.any {varve.rule = "I32"}
    %result = irdl.base "!ttg.memdesc"
    %txCount = irdl.any {varve.rule = "I32Attr"}
    %cachePolicy = irdl.any
    irdl.operands(
      desc: %desc,
      indices: variadic %indices,
      result: %result)
    irdl.attributes {
      "txCount" = %txCount,
      "cachePolicy" = %cachePolicy
    } {
      varve.optional = ["cachePolicy"]
    }
  }
  irdl.operation @producer_acquire attributes {
    varve.format = "$token `,` $idx `,` $phase attr-dict `:` type(operands)",
    varve.let = ["type($idx) = i32", "type($phase) = i1"]
  } {
    %token = irdl.any {varve.rule = "TensorOf<!nvws.token>"}
    %idx = irdl.any {varve.rule = "I32"}
    %phase = irdl.any {varve.rule = "I1"}
    irdl.operands(
      token: %token,
      idx: %idx,
      phase: %phase)
  }
  irdl.operation @producer_commit attributes {
    varve.format = "$token `,` $idx attr-dict `:` type(operands)",
    varve.let = ["type($idx) = i32"]
  } {
    %token = irdl.any {varve.rule = "TensorOf<!nvws.token>"}
    %idx = irdl.any {varve.rule = "I32"}
    irdl.operands(
      token: %token,
      idx: %idx)
  }
  irdl.operation @warp_group attributes {
    varve.printer = "code",
    varve.traits = ["RecursiveMemoryEffects", "RecursivelySpeculatable"],
    varve.format = ["attr-dict-with-keyword each($partitions $numWarps $partitionRegions: `\\n` `` custom<Partition>($partitions) `num_warps` `` `(` $numWarps `)` $partitionRegions)", "result-types(results)"],
    varve.locals = {partitions = ["ArrayOf<StrAttr>", "map(i in indices($numWarps): concat('partition', i))"]}
  } {
    %results = irdl.any
    %numWarps = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "numWarps" = %numWarps
    }
    %partitionRegions = irdl.region {varve.rule = "MinSizedRegion<1>"}
    irdl.regions(
      partitionRegions: %partitionRegions) {
      varve.variadic = ["partitionRegions"]
    }
  }
  irdl.operation @warp_group.return attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure", "Terminator", "HasParent<nvws.warp_group>"]
  } {
  }
  irdl.operation @warp_group.yield attributes {
    varve.format = "($values^)? attr-dict (`:` type($values)^)?",
    varve.traits = ["Pure", "Terminator", "ReturnLike", "HasParent<nvws.warp_group>", "RegionBranchTerminatorOpInterface"]
  } {
    %values = irdl.any
    irdl.operands(
      values: variadic %values)
  }
}
