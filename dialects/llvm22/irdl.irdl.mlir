irdl.dialect @irdl attributes {
  varve.set = "llvm22"
} {
  "varve.enum"() {
    sym_name = "Variadicity",
    storage = i32,
    cases = [
      ["single", 0 : i32],
      ["optional", 1 : i32],
      ["variadic", 2 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "`(` each($names $values by `,`: name($names) `` `:` $values) `)`",
    sym_name = "NamedValueList",
    takes = ["$values", "$names"]
  } : () -> ()
  "varve.directive"() {
    format = "`(` each($names $values $variadicity.value by `,`: name($names) `` `:` one( let($variadicity.value = #irdl.variadicity('single')) | `single` let($variadicity.value = #irdl.variadicity('single')) | `optional` let($variadicity.value = #irdl.variadicity('optional')) | `variadic` let($variadicity.value = #irdl.variadicity('variadic')) ) $values) `)`",
    sym_name = "NamedValueListWithVariadicity",
    takes = ["$values", "$names", "$variadicity"]
  } : () -> ()
  irdl.type @"!attribute" {
  }
  irdl.type @"!region" {
  }
  irdl.attribute @"#variadicity" attributes {
    varve.format = "$value"
  } {
    %value = irdl.any {varve.rule = "enum<@Variadicity>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#variadicity_array" attributes {
    varve.format = "`[` (`]`) : ($value^ `]`)?"
  } {
    %value = irdl.any {varve.rule = "array<#irdl.variadicity>"}
    irdl.parameters(
      value: %value) {
      varve.defaults = {
        value = []}
    }
  }
  irdl.operation @all_of attributes {
    varve.format = "`(` $args `)` ` ` attr-dict",
    varve.traits = ["VerifyConstraintInterface", "HasParent<irdl.type,irdl.attribute,irdl.operation>", "SameOperandsAndResultType"],
    varve.let = [
      "type($output) = type($args)",
      "type($args) = !irdl.attribute",
      "type($output) = !irdl.attribute"]
  } {
    %args = irdl.base "!irdl.attribute"
    %output = irdl.base "!irdl.attribute"
    irdl.operands(
      args: variadic %args)
    irdl.results(
      output: %output)
  }
  irdl.operation @any attributes {
    varve.format = "attr-dict",
    varve.traits = ["VerifyConstraintInterface", "HasParent<irdl.type,irdl.attribute,irdl.operation>"],
    varve.let = [
      "type($output) = !irdl.attribute"]
  } {
    %output = irdl.base "!irdl.attribute"
    irdl.results(
      output: %output)
  }
  irdl.operation @any_of attributes {
    varve.format = "`(` $args `)` ` ` attr-dict",
    varve.traits = ["VerifyConstraintInterface", "HasParent<irdl.type,irdl.attribute,irdl.operation>", "SameOperandsAndResultType"],
    varve.let = [
      "type($output) = type($args)",
      "type($args) = !irdl.attribute",
      "type($output) = !irdl.attribute"]
  } {
    %args = irdl.base "!irdl.attribute"
    %output = irdl.base "!irdl.attribute"
    irdl.operands(
      args: variadic %args)
    irdl.results(
      output: %output)
  }
  irdl.operation @attribute attributes {
    varve.format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)",
    varve.traits = ["HasParent<irdl.dialect>", "NoTerminator", "NoRegionArguments", "AtMostOneChildOf<irdl.parameters>", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @attributes attributes {
    varve.traits = ["HasParent<irdl.operation>"],
    varve.let = [
      "type($attributeValues) = !irdl.attribute"],
    varve.format = "` ` one( when(count($attributeValues) = 0) let($attributeValueNames = []) attr-dict(none) | `{` some($attributeValueNames $attributeValues by `,`: $attributeValueNames `=` $attributeValues) `}` attr-dict )"
  } {
    %attributeValues = irdl.base "!irdl.attribute"
    %attributeValueNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      attributeValues: variadic %attributeValues)
    irdl.attributes {
      "attributeValueNames" = %attributeValueNames
    }
  }
  irdl.operation @base attributes {
    varve.format = "($base_ref^)? ($base_name^)? ` ` attr-dict",
    varve.traits = ["VerifyConstraintInterface", "HasParent<irdl.type,irdl.attribute,irdl.operation>", "SymbolUserOpInterface"],
    varve.let = [
      "type($output) = !irdl.attribute"]
  } {
    %output = irdl.base "!irdl.attribute"
    %base_ref = irdl.any {varve.rule = "SymbolRefAttr"}
    %base_name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "base_ref" = %base_ref,
      "base_name" = %base_name
    } {
      varve.optional = ["base_ref", "base_name"]
    }
  }
  irdl.operation @c_pred attributes {
    varve.format = "$pred ` ` attr-dict",
    varve.let = [
      "type($output) = !irdl.attribute"]
  } {
    %output = irdl.base "!irdl.attribute"
    %pred = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      output: %output)
    irdl.attributes {
      "pred" = %pred
    }
  }
  irdl.operation @dialect attributes {
    varve.format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)",
    varve.traits = ["IsolatedFromAbove", "NoTerminator", "Symbol", "SymbolTable"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @is attributes {
    varve.format = "$expected ` ` attr-dict",
    varve.traits = ["VerifyConstraintInterface", "HasParent<irdl.type,irdl.attribute,irdl.operation>", "Pure"],
    varve.let = [
      "type($output) = !irdl.attribute"]
  } {
    %output = irdl.base "!irdl.attribute"
    %expected = irdl.any
    irdl.results(
      output: %output)
    irdl.attributes {
      "expected" = %expected
    }
  }
  irdl.operation @operands attributes {
    varve.format = "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict",
    varve.traits = ["HasParent<irdl.operation>"],
    varve.let = [
      "type($args) = !irdl.attribute"]
  } {
    %args = irdl.base "!irdl.attribute"
    %names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %variadicity = irdl.base "#irdl.variadicity_array"
    irdl.operands(
      args: variadic %args)
    irdl.attributes {
      "names" = %names,
      "variadicity" = %variadicity
    }
  }
  irdl.operation @operation attributes {
    varve.format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)",
    varve.traits = ["HasParent<irdl.dialect>", "NoTerminator", "NoRegionArguments", "AtMostOneChildOf<irdl.operands,irdl.results,irdl.attributes,irdl.regions>", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @parameters attributes {
    varve.format = "`` custom<NamedValueList>($args, $names) attr-dict",
    varve.traits = ["HasParent<irdl.attribute,irdl.type>"],
    varve.let = [
      "type($args) = !irdl.attribute"]
  } {
    %args = irdl.base "!irdl.attribute"
    %names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      args: variadic %args)
    irdl.attributes {
      "names" = %names
    }
  }
  irdl.operation @parametric attributes {
    varve.format = "$base_type `<` $args `>` ` ` attr-dict",
    varve.traits = ["VerifyConstraintInterface", "HasParent<irdl.type,irdl.attribute,irdl.operation>", "SymbolUserOpInterface", "Pure"],
    varve.let = [
      "type($args) = !irdl.attribute",
      "type($output) = !irdl.attribute"]
  } {
    %args = irdl.base "!irdl.attribute"
    %output = irdl.base "!irdl.attribute"
    %base_type = irdl.any {varve.rule = "SymbolRefAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      output: %output)
    irdl.attributes {
      "base_type" = %base_type
    }
  }
  irdl.operation @region attributes {
    varve.format = "``(`(` $entryBlockArgs $constrainedArguments^ `)`)? ``(` ` `with` `size` $numberOfBlocks^)? attr-dict",
    varve.traits = ["HasParent<irdl.operation>", "VerifyRegionInterface"],
    varve.let = [
      "type($entryBlockArgs) = !irdl.attribute",
      "type($output) = !irdl.region"]
  } {
    %entryBlockArgs = irdl.base "!irdl.attribute"
    %output = irdl.base "!irdl.region"
    %numberOfBlocks = irdl.any {varve.rule = "I32Attr"}
    %constrainedArguments = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      entryBlockArgs: variadic %entryBlockArgs)
    irdl.results(
      output: %output)
    irdl.attributes {
      "numberOfBlocks" = %numberOfBlocks,
      "constrainedArguments" = %constrainedArguments
    } {
      varve.optional = ["numberOfBlocks", "constrainedArguments"]
    }
  }
  irdl.operation @regions attributes {
    varve.format = "`` custom<NamedValueList>($args, $names) attr-dict",
    varve.traits = ["HasParent<irdl.operation>"],
    varve.let = [
      "type($args) = !irdl.region"]
  } {
    %args = irdl.base "!irdl.region"
    %names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      args: variadic %args)
    irdl.attributes {
      "names" = %names
    }
  }
  irdl.operation @results attributes {
    varve.format = "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict",
    varve.traits = ["HasParent<irdl.operation>"],
    varve.let = [
      "type($args) = !irdl.attribute"]
  } {
    %args = irdl.base "!irdl.attribute"
    %names = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %variadicity = irdl.base "#irdl.variadicity_array"
    irdl.operands(
      args: variadic %args)
    irdl.attributes {
      "names" = %names,
      "variadicity" = %variadicity
    }
  }
  irdl.operation @type attributes {
    varve.format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)",
    varve.traits = ["HasParent<irdl.dialect>", "NoTerminator", "NoRegionArguments", "AtMostOneChildOf<irdl.parameters>", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
}
