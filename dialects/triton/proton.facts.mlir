// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Triton 3.9 has: ODS is that of a fork.
irdl.dialect @proton attributes {varve.llvm = "24"} {
  irdl.operation @allocate_event attributes {varve.format = "$name attr-dict `:` type($event)", varve.traits = ["MemoryEffects<Write>"], varve.let = [ "type($event) = i32"]} {
    %event = irdl.any {varve.rule = "I32"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(event: %event)
    irdl.attributes {"name" = %name}
  }
  irdl.operation @event attributes {
    varve.format = "(`start` $isStart^):(`end`)? $event attr-dict `:` type($event)",
    varve.traits = ["MemoryEffects<Read,Write>"],
    varve.let = ["type($event) = i32"]
  } {
    %event = irdl.any {varve.rule = "I32"}
    %isStart = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(event: %event)
    irdl.attributes {"isStart" = %isStart} {varve.optional = ["isStart"]}
  }
}
