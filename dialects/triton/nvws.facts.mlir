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
}
