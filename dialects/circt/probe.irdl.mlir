irdl.dialect @probe attributes {
  varve.set = "circt"
} {
  irdl.type @"!ref" attributes {
    varve.format = "`<` $elementType `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.operation @read attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["TypesMatchWith<input,result>", "Pure", "HasParent<hw.module>"],
    varve.let = [
      "type($result) = type($input).elementType"]
  } {
    %input = irdl.base "!probe.ref"
    %result = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @send attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["Pure", "HasParent<hw.module>", "TypesMatchWith<input,ref>"],
    varve.let = [
      "type($ref) = !probe.ref(type($input))"]
  } {
    %input = irdl.any
    %ref = irdl.base "!probe.ref"
    irdl.operands(
      input: %input)
    irdl.results(
      ref: %ref)
  }
}
