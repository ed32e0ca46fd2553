irdl.dialect @ub attributes {
  varve.set = "llvm22"
} {
  irdl.attribute @"#poison" attributes {
    varve.traits = ["PoisonAttrInterface"]
  } {
  }
  irdl.operation @poison attributes {
    varve.format = "attr-dict (`<` $value^ `>`)? `:` type($result)",
    varve.traits = ["ConstantLike", "Pure"]
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "Implements<\22PoisonAttrInterface\22>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    } {
      varve.defaults = {
        value = #ub.poison}
    }
  }
  irdl.operation @unreachable attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator"]
  } {
  }
}
