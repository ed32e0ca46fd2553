// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.9 has: ODS is that of a fork.
irdl.dialect @proton_gpu attributes {
  varve.llvm = "24",
  varve.removes = [
    "operation proton_gpu.circular_store"]
} {
  irdl.operation @circular_store attributes {
    varve.format = "(`start` $isStart^):(`end`)? $segment `,` $counter (`,` $dynamicScopeId^)? attr-dict `:` qualified(type($segment)) `,` type($counter)",
    varve.traits = ["MemoryEffects<Read,Write>"],
    varve.let = ["type($dynamicScopeId) = i32"]
  } {
    %segment = irdl.base "!proton_gpu.segment"
    %counter = irdl.any {varve.rule = "AnyOf<I32, I64>"}
    %dynamicScopeId = irdl.any {varve.rule = "I32"}
    %isStart = irdl.any {varve.rule = "UnitAttr"}
    %scopeId = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(segment: %segment, counter: %counter, dynamicScopeId: optional %dynamicScopeId)
    irdl.attributes {"isStart" = %isStart, "scopeId" = %scopeId} {varve.optional = ["isStart", "scopeId"]}
  }
}
