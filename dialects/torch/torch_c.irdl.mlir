irdl.dialect @torch_c attributes {
  varve.set = "torch"
} {
  irdl.operation @from_builtin_tensor attributes {
    varve.format = "$operand attr-dict `:` qualified(type($operand)) `->` qualified(type($result))",
    varve.traits = ["Pure"]
  } {
    %operand = irdl.any {varve.rule = "AnyTensor"}
    %result = irdl.base "!torch.vtensor"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @from_f64 attributes {
    varve.format = "$operand attr-dict",
    varve.traits = ["InferTypeOpInterface", "Pure"],
    varve.let = [
      "type($operand) = f64",
      "type($result) = !torch.float"]
  } {
    %operand = irdl.any {varve.rule = "F64"}
    %result = irdl.base "!torch.float"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @from_i1 attributes {
    varve.format = "$operand attr-dict",
    varve.traits = ["InferTypeOpInterface", "Pure"],
    varve.let = [
      "type($operand) = i1",
      "type($result) = !torch.bool"]
  } {
    %operand = irdl.any {varve.rule = "I1"}
    %result = irdl.base "!torch.bool"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @from_i64 attributes {
    varve.format = "$operand attr-dict",
    varve.traits = ["InferTypeOpInterface", "Pure"],
    varve.let = [
      "type($operand) = i64",
      "type($result) = !torch.int"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %result = irdl.base "!torch.int"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @generator_to_i64 attributes {
    varve.format = "$operand attr-dict",
    varve.traits = ["InferTypeOpInterface", "Pure"],
    varve.let = [
      "type($operand) = !torch.Generator",
      "type($result) = i64"]
  } {
    %operand = irdl.base "!torch.Generator"
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @get_next_seed attributes {
    varve.format = "attr-dict `:` `(``)` `->` qualified(type($result))",
    varve.traits = ["InferTypeOpInterface"],
    varve.let = [
      "type($result) = i64"]
  } {
    %result = irdl.any {varve.rule = "I64"}
    irdl.results(
      result: %result)
  }
  irdl.operation @i64_to_generator attributes {
    varve.format = "$operand attr-dict",
    varve.traits = ["InferTypeOpInterface", "Pure"],
    varve.let = [
      "type($operand) = i64",
      "type($result) = !torch.Generator"]
  } {
    %operand = irdl.any {varve.rule = "I64"}
    %result = irdl.base "!torch.Generator"
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @to_builtin_tensor attributes {
    varve.format = "$operand attr-dict `:` qualified(type($operand)) `->` qualified(type($result))",
    varve.traits = ["Pure"]
  } {
    %operand = irdl.base "!torch.vtensor"
    %result = irdl.any {varve.rule = "AnyTensor"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @to_f64 attributes {
    varve.format = "$operand attr-dict",
    varve.traits = ["InferTypeOpInterface", "Pure"],
    varve.let = [
      "type($operand) = !torch.float",
      "type($result) = f64"]
  } {
    %operand = irdl.base "!torch.float"
    %result = irdl.any {varve.rule = "F64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @to_i1 attributes {
    varve.format = "$operand attr-dict",
    varve.traits = ["InferTypeOpInterface", "Pure"],
    varve.let = [
      "type($operand) = !torch.bool",
      "type($result) = i1"]
  } {
    %operand = irdl.base "!torch.bool"
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
  irdl.operation @to_i64 attributes {
    varve.format = "$operand attr-dict",
    varve.traits = ["InferTypeOpInterface", "Pure"],
    varve.let = [
      "type($operand) = !torch.int",
      "type($result) = i64"]
  } {
    %operand = irdl.base "!torch.int"
    %result = irdl.any {varve.rule = "I64"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
  }
}
