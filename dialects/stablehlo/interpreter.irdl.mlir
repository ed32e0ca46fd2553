irdl.dialect @interpreter attributes {
  varve.set = "stablehlo"
} {
  irdl.operation @print attributes {
    varve.format = "$operand attr-dict `:` type($operand)"
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyType>"}
    irdl.operands(
      operand: %operand)
  }
  irdl.operation @probe attributes {
    varve.format = "$operand `,` `probe_id` `=` $probe_id attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType"],
    varve.let = [
      "type($result) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "RankedTensorOf<AnyType>"}
    %result = irdl.any {varve.rule = "RankedTensorOf<AnyType>"}
    %probe_id = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "probe_id" = %probe_id
    }
  }
  irdl.operation @run_parallel {
    %inputs = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyType>, !stablehlo.token>"}
    %results = irdl.any {varve.rule = "AnyOf<RankedTensorOf<AnyType>, !stablehlo.token>"}
    %infeed = irdl.any {varve.rule = "ArrayOf<FlatSymbolRefAttr>"}
    %programs = irdl.any {varve.rule = "ArrayOf<ArrayOf<FlatSymbolRefAttr>>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "infeed" = %infeed,
      "programs" = %programs
    } {
      varve.optional = ["infeed"]
    }
  }
}
