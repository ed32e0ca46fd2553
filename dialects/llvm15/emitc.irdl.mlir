irdl.dialect @emitc attributes {
  varve.set = "llvm15",
  varve.base = "llvm16"
} {
  irdl.operation @constant attributes {
    varve.traits = ["ConstantLike"]
  } {
    %result0 = irdl.any
    %value = irdl.any
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @include attributes {
    varve.syntax = "hook:emitc.include",
    varve.traits = ["Pure", "HasParent<builtin.module>"]
  } {
    %include = irdl.any {varve.rule = "StrAttr"}
    %is_standard_include = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "include" = %include,
      "is_standard_include" = %is_standard_include
    } {
      varve.optional = ["is_standard_include"]
    }
  }
  irdl.operation @variable {
    %result0 = irdl.any
    %value = irdl.any
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "value" = %value
    }
  }
}
