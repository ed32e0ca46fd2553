irdl.dialect @tensor_ext attributes {
  varve.set = "heir",
  varve.depends = ["tensor"]
} {
  irdl.attribute @"#layout" attributes {
    varve.format = "`<` $layout `>`",
    varve.alias = "layout"
  } {
    %layout = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      layout: %layout)
  }
  irdl.attribute @"#original_type" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "original_type"
  } {
    %originalType = irdl.any {varve.rule = "type"}
    %layout = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      originalType: %originalType,
      layout: %layout)
  }
  irdl.operation @assign_layout attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["Pure", "AllTypesMatch<value,output>"],
    varve.let = [
      "type($output) = type($value)"]
  } {
    %value = irdl.any
    %output = irdl.any
    %layout = irdl.any {varve.rule = "AnyOf<AllOf<AnyIntElementsAttr, ElementsOf<AnyI<64>>>, #tensor_ext.layout, ArrayOf<#tensor_ext.layout>>"}
    %domainSchedule = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      value: %value)
    irdl.results(
      output: %output)
    irdl.attributes {
      "layout" = %layout,
      "domainSchedule" = %domainSchedule
    } {
      varve.defaults = {
        domainSchedule = array<i64>}
    }
  }
  irdl.operation @convert_layout attributes {
    varve.format = "operands attr-dict `:` type($output)",
    varve.traits = ["Pure", "AllTypesMatch<value,output>"],
    varve.let = [
      "type($output) = type($value)"]
  } {
    %value = irdl.any
    %output = irdl.any
    %from_layout = irdl.any {varve.rule = "AnyOf<AllOf<AnyIntElementsAttr, ElementsOf<AnyI<64>>>, #tensor_ext.layout, ArrayOf<#tensor_ext.layout>>"}
    %to_layout = irdl.any {varve.rule = "AnyOf<AllOf<AnyIntElementsAttr, ElementsOf<AnyI<64>>>, #tensor_ext.layout, ArrayOf<#tensor_ext.layout>>"}
    %domainSchedule = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %atomic = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      value: %value)
    irdl.results(
      output: %output)
    irdl.attributes {
      "from_layout" = %from_layout,
      "to_layout" = %to_layout,
      "domainSchedule" = %domainSchedule,
      "atomic" = %atomic
    } {
      varve.defaults = {
        domainSchedule = array<i64>,
        atomic = false}
    }
  }
  irdl.operation @remap attributes {
    varve.format = "operands attr-dict `:` type($input)",
    varve.traits = ["Pure", "AllTypesMatch<input,output>"],
    varve.let = [
      "type($output) = type($input)"]
  } {
    %input = irdl.any {varve.rule = "AnyRankedTensor"}
    %output = irdl.any {varve.rule = "AnyRankedTensor"}
    %permutation = irdl.any {varve.rule = "AnyOf<AllOf<AnyIntElementsAttr, ElementsOf<AnyI<64>>>, #tensor_ext.layout>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "permutation" = %permutation
    }
  }
  irdl.operation @rotate attributes {
    varve.format = "operands attr-dict `:` qualified(type($tensor)) `,` type($shift)",
    varve.traits = ["Pure", "AllTypesMatch<tensor,output>", "RotationOpInterface"],
    varve.let = [
      "type($output) = type($tensor)"]
  } {
    %tensor = irdl.any {varve.rule = "AnyRankedTensor"}
    %shift = irdl.any {varve.rule = "SignlessIntegerOrIndexLike"}
    %output = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      tensor: %tensor,
      shift: %shift)
    irdl.results(
      output: %output)
  }
  irdl.operation @rotate_and_reduce attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<tensor,output>", "PlaintextOperandInterface", "RotationOpInterface"],
    varve.let = [
      "type($output) = type($tensor)"]
  } {
    %tensor = irdl.any {varve.rule = "AnyRankedTensor"}
    %plaintexts = irdl.any {varve.rule = "AnyRankedTensor"}
    %output = irdl.any {varve.rule = "AnyRankedTensor"}
    %period = irdl.any {varve.rule = "IndexAttr"}
    %steps = irdl.any {varve.rule = "IndexAttr"}
    %reduceOp = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      tensor: %tensor,
      plaintexts: optional %plaintexts)
    irdl.results(
      output: %output)
    irdl.attributes {
      "period" = %period,
      "steps" = %steps,
      "reduceOp" = %reduceOp
    } {
      varve.optional = ["reduceOp"]
    }
  }
  irdl.operation @unpack attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %value = irdl.any
    %output = irdl.any
    %layout = irdl.any {varve.rule = "AnyOf<AllOf<AnyIntElementsAttr, ElementsOf<AnyI<64>>>, #tensor_ext.layout, ArrayOf<#tensor_ext.layout>>"}
    irdl.operands(
      value: %value)
    irdl.results(
      output: %output)
    irdl.attributes {
      "layout" = %layout
    }
  }
}
