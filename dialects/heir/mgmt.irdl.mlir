irdl.dialect @mgmt attributes {
  varve.set = "heir"
} {
  irdl.attribute @"#mgmt" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %level = irdl.any {varve.rule = "i32"}
    %dimension = irdl.any {varve.rule = "i32"}
    %scale = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      level: %level,
      dimension: %dimension,
      scale: %scale) {
      varve.defaults = {
        dimension = 2 : i32,
        scale = -1 : i64}
    }
  }
  irdl.attribute @"#openfhe_params" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %evalAddCount = irdl.any {varve.rule = "i32"}
    %keySwitchCount = irdl.any {varve.rule = "i32"}
    irdl.parameters(
      evalAddCount: %evalAddCount,
      keySwitchCount: %keySwitchCount)
  }
  irdl.operation @adjust_scale attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["IncreasesMulDepthOpInterface", "Pure", "ElementwiseMappable", "SameOperandsAndResultType"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any
    %output = irdl.any
    %id = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "id" = %id
    }
  }
  irdl.operation @bootstrap attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["ResetsMulDepthOpInterface", "ResetsLevelOpInterface", "Pure", "ElementwiseMappable", "SameOperandsAndResultType"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any
    %output = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @init attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["MemoryEffects<Write>", "ElementwiseMappable", "SameOperandsAndResultType", "ConditionallySpeculatable", "Pure"],
    varve.let = [
      "type($output) = type($input)",
      "type($output) = type($input)"]
  } {
    %input = irdl.any
    %output = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @level_reduce attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["ReducesLevelOpInterface", "Pure", "ElementwiseMappable", "SameOperandsAndResultType"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any
    %output = irdl.any
    %levelToDrop = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "levelToDrop" = %levelToDrop
    } {
      varve.defaults = {
        levelToDrop = 1 : i64}
    }
  }
  irdl.operation @level_reduce_min attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["ReducesAllLevelsOpInterface", "Pure", "ElementwiseMappable", "SameOperandsAndResultType"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any
    %output = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @modreduce attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["ReducesLevelOpInterface", "Pure", "ElementwiseMappable", "SameOperandsAndResultType"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any
    %output = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
  irdl.operation @relinearize attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["Pure", "ElementwiseMappable", "SameOperandsAndResultType"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any
    %output = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
}
