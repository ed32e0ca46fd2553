"builtin.module"() ({
  "irdl.dialect"() <{sym_name = "irdl"}> ({
    "varve.enum"() {cases = [["single", 0 : i32], ["optional", 1 : i32], ["variadic", 2 : i32]], storage = i32, sym_name = "Variadicity"} : () -> ()
    "varve.directive"() {format = "`(` each($names $values by `,`: name($names) `` `:` $values) `)`", sym_name = "NamedValueList", takes = ["$values", "$names"]} : () -> ()
    "varve.directive"() {format = "`(` each($names $values $variadicity.value by `,`: name($names) `` `:` one( let($variadicity.value = #irdl.variadicity('single')) | `single` let($variadicity.value = #irdl.variadicity('single')) | `optional` let($variadicity.value = #irdl.variadicity('optional')) | `variadic` let($variadicity.value = #irdl.variadicity('variadic')) ) $values) `)`", sym_name = "NamedValueListWithVariadicity", takes = ["$values", "$names", "$variadicity"]} : () -> ()
    "irdl.type"() <{sym_name = "!attribute"}> ({
    ^bb0:
    }) : () -> ()
    "irdl.type"() <{sym_name = "!region"}> ({
    ^bb0:
    }) : () -> ()
    "irdl.attribute"() <{sym_name = "#variadicity"}> ({
      %40 = "irdl.any"() {varve.rule = "enum<@Variadicity>"} : () -> !irdl.attribute
      "irdl.parameters"(%40) <{names = ["value"]}> : (!irdl.attribute) -> ()
    }) {varve.format = "$value"} : () -> ()
    "irdl.attribute"() <{sym_name = "#variadicity_array"}> ({
      %39 = "irdl.any"() {varve.rule = "array<#irdl.variadicity>"} : () -> !irdl.attribute
      "irdl.parameters"(%39) <{names = ["value"]}> {varve.defaults = {value = []}} : (!irdl.attribute) -> ()
    }) {varve.format = "`[` (`]`) : ($value^ `]`)?"} : () -> ()
    "irdl.operation"() <{sym_name = "all_of"}> ({
      %37 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      %38 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      "irdl.operands"(%37) <{names = ["args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      "irdl.results"(%38) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) {varve.format = "`(` $args `)` ` ` attr-dict", varve.let = ["type($output) = type($args)", "type($args) = !irdl.attribute", "type($output) = !irdl.attribute"], varve.traits = ["VerifyConstraintInterface", "HasParent<irdl.type,irdl.attribute,irdl.operation>", "SameOperandsAndResultType"]} : () -> ()
    "irdl.operation"() <{sym_name = "any"}> ({
      %36 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      "irdl.results"(%36) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) {varve.format = "attr-dict", varve.let = ["type($output) = !irdl.attribute"], varve.traits = ["VerifyConstraintInterface", "HasParent<irdl.type,irdl.attribute,irdl.operation>"]} : () -> ()
    "irdl.operation"() <{sym_name = "any_of"}> ({
      %34 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      %35 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      "irdl.operands"(%34) <{names = ["args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      "irdl.results"(%35) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
    }) {varve.format = "`(` $args `)` ` ` attr-dict", varve.let = ["type($output) = type($args)", "type($args) = !irdl.attribute", "type($output) = !irdl.attribute"], varve.traits = ["VerifyConstraintInterface", "HasParent<irdl.type,irdl.attribute,irdl.operation>", "SameOperandsAndResultType"]} : () -> ()
    "irdl.operation"() <{sym_name = "attribute"}> ({
      %32 = "irdl.any"() {varve.rule = "SymbolNameAttr"} : () -> !irdl.attribute
      "irdl.attributes"(%32) <{attributeValueNames = ["sym_name"]}> : (!irdl.attribute) -> ()
      %33 = "irdl.region"() <{numberOfBlocks = 1 : i32}> : () -> !irdl.region
      "irdl.regions"(%33) <{names = ["body"]}> : (!irdl.region) -> ()
    }) {varve.format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)", varve.traits = ["HasParent<irdl.dialect>", "NoTerminator", "NoRegionArguments", "AtMostOneChildOf<irdl.parameters>", "Symbol"]} : () -> ()
    "irdl.operation"() <{sym_name = "attributes"}> ({
      %30 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      %31 = "irdl.any"() {varve.rule = "ArrayOf<StrAttr>"} : () -> !irdl.attribute
      "irdl.operands"(%30) <{names = ["attributeValues"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%31) <{attributeValueNames = ["attributeValueNames"]}> : (!irdl.attribute) -> ()
    }) {varve.format = "` ` one( when(count($attributeValues) = 0) let($attributeValueNames = []) attr-dict(none) | `{` some($attributeValueNames $attributeValues by `,`: $attributeValueNames `=` $attributeValues) `}` attr-dict )", varve.let = ["type($attributeValues) = !irdl.attribute"], varve.traits = ["HasParent<irdl.operation>"]} : () -> ()
    "irdl.operation"() <{sym_name = "base"}> ({
      %27 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      %28 = "irdl.any"() {varve.rule = "SymbolRefAttr"} : () -> !irdl.attribute
      %29 = "irdl.any"() {varve.rule = "StrAttr"} : () -> !irdl.attribute
      "irdl.results"(%27) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%28, %29) <{attributeValueNames = ["base_ref", "base_name"]}> {varve.optional = ["base_ref", "base_name"]} : (!irdl.attribute, !irdl.attribute) -> ()
    }) {varve.format = "($base_ref^)? ($base_name^)? ` ` attr-dict", varve.let = ["type($output) = !irdl.attribute"], varve.traits = ["VerifyConstraintInterface", "HasParent<irdl.type,irdl.attribute,irdl.operation>", "SymbolUserOpInterface"]} : () -> ()
    "irdl.operation"() <{sym_name = "c_pred"}> ({
      %25 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      %26 = "irdl.any"() {varve.rule = "StrAttr"} : () -> !irdl.attribute
      "irdl.results"(%25) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%26) <{attributeValueNames = ["pred"]}> : (!irdl.attribute) -> ()
    }) {varve.format = "$pred ` ` attr-dict", varve.let = ["type($output) = !irdl.attribute"]} : () -> ()
    "irdl.operation"() <{sym_name = "dialect"}> ({
      %23 = "irdl.any"() {varve.rule = "SymbolNameAttr"} : () -> !irdl.attribute
      "irdl.attributes"(%23) <{attributeValueNames = ["sym_name"]}> : (!irdl.attribute) -> ()
      %24 = "irdl.region"() <{numberOfBlocks = 1 : i32}> : () -> !irdl.region
      "irdl.regions"(%24) <{names = ["body"]}> : (!irdl.region) -> ()
    }) {varve.format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)", varve.traits = ["IsolatedFromAbove", "NoTerminator", "Symbol", "SymbolTable"]} : () -> ()
    "irdl.operation"() <{sym_name = "is"}> ({
      %21 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      %22 = "irdl.any"() : () -> !irdl.attribute
      "irdl.results"(%21) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%22) <{attributeValueNames = ["expected"]}> : (!irdl.attribute) -> ()
    }) {varve.format = "$expected ` ` attr-dict", varve.let = ["type($output) = !irdl.attribute"], varve.traits = ["VerifyConstraintInterface", "HasParent<irdl.type,irdl.attribute,irdl.operation>", "Pure"]} : () -> ()
    "irdl.operation"() <{sym_name = "operands"}> ({
      %18 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      %19 = "irdl.any"() {varve.rule = "ArrayOf<StrAttr>"} : () -> !irdl.attribute
      %20 = "irdl.base"() <{base_name = "#irdl.variadicity_array"}> : () -> !irdl.attribute
      "irdl.operands"(%18) <{names = ["args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%19, %20) <{attributeValueNames = ["names", "variadicity"]}> : (!irdl.attribute, !irdl.attribute) -> ()
    }) {varve.format = "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict", varve.let = ["type($args) = !irdl.attribute"], varve.traits = ["HasParent<irdl.operation>"]} : () -> ()
    "irdl.operation"() <{sym_name = "operation"}> ({
      %16 = "irdl.any"() {varve.rule = "SymbolNameAttr"} : () -> !irdl.attribute
      "irdl.attributes"(%16) <{attributeValueNames = ["sym_name"]}> : (!irdl.attribute) -> ()
      %17 = "irdl.region"() <{numberOfBlocks = 1 : i32}> : () -> !irdl.region
      "irdl.regions"(%17) <{names = ["body"]}> : (!irdl.region) -> ()
    }) {varve.format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)", varve.traits = ["HasParent<irdl.dialect>", "NoTerminator", "NoRegionArguments", "AtMostOneChildOf<irdl.operands,irdl.results,irdl.attributes,irdl.regions>", "Symbol"]} : () -> ()
    "irdl.operation"() <{sym_name = "parameters"}> ({
      %14 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      %15 = "irdl.any"() {varve.rule = "ArrayOf<StrAttr>"} : () -> !irdl.attribute
      "irdl.operands"(%14) <{names = ["args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%15) <{attributeValueNames = ["names"]}> : (!irdl.attribute) -> ()
    }) {varve.format = "`` custom<NamedValueList>($args, $names) attr-dict", varve.let = ["type($args) = !irdl.attribute"], varve.traits = ["HasParent<irdl.attribute,irdl.type>"]} : () -> ()
    "irdl.operation"() <{sym_name = "parametric"}> ({
      %11 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      %12 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      %13 = "irdl.any"() {varve.rule = "SymbolRefAttr"} : () -> !irdl.attribute
      "irdl.operands"(%11) <{names = ["args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      "irdl.results"(%12) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%13) <{attributeValueNames = ["base_type"]}> : (!irdl.attribute) -> ()
    }) {varve.format = "$base_type `<` $args `>` ` ` attr-dict", varve.let = ["type($args) = !irdl.attribute", "type($output) = !irdl.attribute"], varve.traits = ["VerifyConstraintInterface", "HasParent<irdl.type,irdl.attribute,irdl.operation>", "SymbolUserOpInterface", "Pure"]} : () -> ()
    "irdl.operation"() <{sym_name = "region"}> ({
      %7 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      %8 = "irdl.base"() <{base_name = "!irdl.region"}> : () -> !irdl.attribute
      %9 = "irdl.any"() {varve.rule = "I32Attr"} : () -> !irdl.attribute
      %10 = "irdl.any"() {varve.rule = "UnitAttr"} : () -> !irdl.attribute
      "irdl.operands"(%7) <{names = ["entryBlockArgs"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      "irdl.results"(%8) <{names = ["output"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%9, %10) <{attributeValueNames = ["numberOfBlocks", "constrainedArguments"]}> {varve.optional = ["numberOfBlocks", "constrainedArguments"]} : (!irdl.attribute, !irdl.attribute) -> ()
    }) {varve.format = "``(`(` $entryBlockArgs $constrainedArguments^ `)`)? ``(` ` `with` `size` $numberOfBlocks^)? attr-dict", varve.let = ["type($entryBlockArgs) = !irdl.attribute", "type($output) = !irdl.region"], varve.traits = ["HasParent<irdl.operation>", "VerifyRegionInterface"]} : () -> ()
    "irdl.operation"() <{sym_name = "regions"}> ({
      %5 = "irdl.base"() <{base_name = "!irdl.region"}> : () -> !irdl.attribute
      %6 = "irdl.any"() {varve.rule = "ArrayOf<StrAttr>"} : () -> !irdl.attribute
      "irdl.operands"(%5) <{names = ["args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%6) <{attributeValueNames = ["names"]}> : (!irdl.attribute) -> ()
    }) {varve.format = "`` custom<NamedValueList>($args, $names) attr-dict", varve.let = ["type($args) = !irdl.region"], varve.traits = ["HasParent<irdl.operation>"]} : () -> ()
    "irdl.operation"() <{sym_name = "results"}> ({
      %2 = "irdl.base"() <{base_name = "!irdl.attribute"}> : () -> !irdl.attribute
      %3 = "irdl.any"() {varve.rule = "ArrayOf<StrAttr>"} : () -> !irdl.attribute
      %4 = "irdl.base"() <{base_name = "#irdl.variadicity_array"}> : () -> !irdl.attribute
      "irdl.operands"(%2) <{names = ["args"], variadicity = #irdl<variadicity_array[ variadic]>}> : (!irdl.attribute) -> ()
      "irdl.attributes"(%3, %4) <{attributeValueNames = ["names", "variadicity"]}> : (!irdl.attribute, !irdl.attribute) -> ()
    }) {varve.format = "`` custom<NamedValueListWithVariadicity>($args, $names, $variadicity) attr-dict", varve.let = ["type($args) = !irdl.attribute"], varve.traits = ["HasParent<irdl.operation>"]} : () -> ()
    "irdl.operation"() <{sym_name = "type"}> ({
      %0 = "irdl.any"() {varve.rule = "SymbolNameAttr"} : () -> !irdl.attribute
      "irdl.attributes"(%0) <{attributeValueNames = ["sym_name"]}> : (!irdl.attribute) -> ()
      %1 = "irdl.region"() <{numberOfBlocks = 1 : i32}> : () -> !irdl.region
      "irdl.regions"(%1) <{names = ["body"]}> : (!irdl.region) -> ()
    }) {varve.format = "$sym_name attr-dict-with-keyword custom<SingleBlockRegion>($body)", varve.traits = ["HasParent<irdl.dialect>", "NoTerminator", "NoRegionArguments", "AtMostOneChildOf<irdl.parameters>", "Symbol"]} : () -> ()
  }) {varve.set = "llvm22"} : () -> ()
}) : () -> ()

