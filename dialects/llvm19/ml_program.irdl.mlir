irdl.dialect @ml_program attributes {
  varve.set = "llvm19",
  varve.base = "llvm22"
} {
  irdl.attribute @"#extern" attributes {
    varve.format = "",
    varve.traits = ["TypedAttr"]
  } {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      type: %type) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
}
