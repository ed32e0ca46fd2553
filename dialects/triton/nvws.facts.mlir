// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.9 has: ODS is that of a fork.
irdl.dialect @nvws attributes {
  varve.llvm = "24",
  varve.removes = [
    "enum CacheModifier",
    "enum EvictionPolicy",
    "operation nvws.consumer_release",
    "operation nvws.consumer_wait",
    "operation nvws.descriptor_load",
    "operation nvws.producer_acquire",
    "operation nvws.producer_commit"]
} {
  "varve.enum"() {
    sym_name = "AsyncOp", storage = i32,
    cases = [["none", 0 : i32], ["tma_load", 1 : i32], ["tc5mma", 2 : i32], ["tmem_copy", 3 : i32], ["cp_async", 4 : i32], ["wgmma", 5 : i32], ["clc", 6 : i32]]
  } : () -> ()
  irdl.operation @aref.phi attributes {
    varve.format = "$local `,` $remote attr-dict `:` type($result)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = ["type($remote) = type($local)", "type($result) = type($local)"]
  } {
    %local = irdl.any
    %remote = irdl.any
    %result = irdl.any
    irdl.operands(local: %local, remote: %remote)
    irdl.results(result: %result)
  }
  irdl.operation @clc_try_cancel attributes {varve.format = "$result attr-dict `:` qualified(type($result))"} {
    %result = irdl.base "!ttg.memdesc"
    irdl.operands(result: %result)
  }
  irdl.operation @consumer_release attributes {varve.format = "$token `,` $idx attr-dict `:` type(operands)", varve.let = [ "type($idx) = i32"]} {
    %token = irdl.any {varve.rule = "TensorOf<!nvws.token>"}
    %idx = irdl.any {varve.rule = "I32"}
    irdl.operands(token: %token, idx: %idx)
  }
  irdl.operation @consumer_wait attributes {varve.format = "$token `,` $idx `,` $phase attr-dict `:` type(operands)", varve.let = [ "type($idx) = i32", "type($phase) = i1"]} {
    %token = irdl.any {varve.rule = "TensorOf<!nvws.token>"}
    %idx = irdl.any {varve.rule = "I32"}
    %phase = irdl.any {varve.rule = "I1"}
    irdl.operands(token: %token, idx: %idx, phase: %phase)
  }
  irdl.operation @descriptor_load attributes {
    varve.format = "$desc `[` $indices `]` $txCount $result attr-dict `:` type(operands)",
    varve.traits = ["NVWS_DescriptorLoadOpInterface"],
    varve.let = ["type($indices) = i32"]
  } {
    %desc = irdl.base "!tt.tensordesc"
    %indices = irdl.any {varve.rule = "I32"}
    %result = irdl.base "!ttg.memdesc"
    %txCount = irdl.any {varve.rule = "I32Attr"}
    %cachePolicy = irdl.any
    irdl.operands(desc: %desc, indices: variadic %indices, result: %result)
    irdl.attributes {"txCount" = %txCount, "cachePolicy" = %cachePolicy} {varve.optional = ["cachePolicy"]}
  }
  irdl.operation @producer_acquire attributes {varve.format = "$token `,` $idx `,` $phase attr-dict `:` type(operands)", varve.let = [ "type($idx) = i32", "type($phase) = i1"]} {
    %token = irdl.any {varve.rule = "TensorOf<!nvws.token>"}
    %idx = irdl.any {varve.rule = "I32"}
    %phase = irdl.any {varve.rule = "I1"}
    irdl.operands(token: %token, idx: %idx, phase: %phase)
  }
  irdl.operation @producer_commit attributes {varve.format = "$token `,` $idx attr-dict `:` type(operands)", varve.let = [ "type($idx) = i32"]} {
    %token = irdl.any {varve.rule = "TensorOf<!nvws.token>"}
    %idx = irdl.any {varve.rule = "I32"}
    irdl.operands(token: %token, idx: %idx)
  }
  "varve.directive"() {
    sym_name = "Partition",
    takes = ["$partitions"],
    format = "one( `partition0` let($partitions = 'partition0') | `partition1` let($partitions = 'partition1') | `partition2` let($partitions = 'partition2') | `partition3` let($partitions = 'partition3') | `partition4` let($partitions = 'partition4') | `partition5` let($partitions = 'partition5') | `partition6` let($partitions = 'partition6') | `partition7` let($partitions = 'partition7') | `partition8` let($partitions = 'partition8') | `partition9` let($partitions = 'partition9') | `partition10` let($partitions = 'partition10') | `partition11` let($partitions = 'partition11') | `partition12` let($partitions = 'partition12') | `partition13` let($partitions = 'partition13') | `partition14` let($partitions = 'partition14') | `partition15` let($partitions = 'partition15') | `partition16` let($partitions = 'partition16') | `partition17` let($partitions = 'partition17') | `partition18` let($partitions = 'partition18') | `partition19` let($partitions = 'partition19') | `partition20` let($partitions = 'partition20') | `partition21` let($partitions = 'partition21') | `partition22` let($partitions = 'partition22') | `partition23` let($partitions = 'partition23') | `partition24` let($partitions = 'partition24') | `partition25` let($partitions = 'partition25') | `partition26` let($partitions = 'partition26') | `partition27` let($partitions = 'partition27') | `partition28` let($partitions = 'partition28') | `partition29` let($partitions = 'partition29') | `partition30` let($partitions = 'partition30') | `partition31` let($partitions = 'partition31') )"
  } : () -> ()
  irdl.operation @aref.create attributes {varve.let = ["types($buffers) = type($result).baseType.value"]} {
  }
  irdl.operation @warp_group attributes {
    varve.locals = {partitions = ["ArrayOf<StrAttr>", "map(i in indices($numWarps): concat('partition', i))"]},
    varve.format = [
      "attr-dict-with-keyword each($partitions $numWarps $partitionRegions: `\\n` `` custom<Partition>($partitions) `num_warps` `` `(` $numWarps `)` $partitionRegions)",
      "result-types(results)"
    ]
  } {
  }
}
