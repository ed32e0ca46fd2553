irdl.dialect @proton attributes {
  varve.set = "triton",
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "MetricType",
    storage = i32,
    cases = [
      ["cycle", 0 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Mode",
    storage = i32,
    cases = [
      ["default", 0 : i32],
      ["mma", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "SamplingStrategy",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["selective", 1 : i32]
    ]
  } : () -> ()
  irdl.operation @allocate_event attributes {
    varve.format = "$name attr-dict `:` type($event)",
    varve.let = ["type($event) = i32"],
    varve.traits = ["MemoryEffects<Write>"]
  } {
    %event = irdl.any {varve.rule = "I32"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      event: %event)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @event attributes {
    varve.format = "(`start` $isStart^):(`end`)? $event attr-dict `:` type($event)",
    varve.let = ["type($event) = i32"],
    varve.traits = ["MemoryEffects<Read,Write>"]
  } {
    %event = irdl.any {varve.rule = "I32"}
    %isStart = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      event: %event)
    irdl.attributes {
      "isStart" = %isStart
    } {
      varve.optional = ["isStart"]
    }
  }
  irdl.operation @record attributes {
    varve.format = "(`start` $isStart^):(`end`)? $name attr-dict",
    varve.traits = ["MemoryEffects<Read,Write>"]
  } {
    %isStart = irdl.any {varve.rule = "UnitAttr"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "isStart" = %isStart,
      "name" = %name
    } {
      varve.optional = ["isStart"]
    }
  }
}
