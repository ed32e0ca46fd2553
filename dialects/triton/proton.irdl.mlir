irdl.dialect @proton attributes {
  varve.set = "triton"
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
