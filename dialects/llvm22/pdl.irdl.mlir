irdl.dialect @pdl attributes {
  varve.set = "llvm22"
} {
  "varve.directive"() {
    format = "` ` one( when(count($values) = 0) let($names = []) | ` ` `{` some($names $values by `,`: $names `=` $values) `}` )",
    sym_name = "OperationOpAttributes",
    takes = ["$values", "$names"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` if(count($arguments) > 0: let(type($range) = if(isa(types($arguments)[0], '!pdl.range'), types($arguments)[0], pdl_range_of(types($arguments)[0]))) | `:` qualified(type($range)))",
    sym_name = "RangeType",
    takes = ["ref type $arguments", "type $range"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` if(has($index): ` ` `->` qualified(type($value)) | let(type($value) = !pdl.range<value>))",
    sym_name = "ResultsValueType",
    takes = ["ref $index", "type $value"]
  } : () -> ()
  irdl.type @"!attribute" {
  }
  irdl.type @"!operation" attributes {
    varve.traits = ["TransformHandleTypeInterface"]
  } {
  }
  irdl.type @"!range" attributes {
    varve.format = "`<` short($elementType) `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    irdl.parameters(
      elementType: %elementType)
  }
  irdl.type @"!type" {
  }
  irdl.type @"!value" {
  }
  irdl.operation @apply_native_constraint attributes {
    varve.format = "$name `(` $args `:` type($args) `)` (`:` type($results)^ )? attr-dict",
    varve.traits = ["HasParent<pdl.pattern>"]
  } {
    %args = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %results = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %isNegated = irdl.any {varve.rule = "BoolAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "name" = %name,
      "isNegated" = %isNegated
    } {
      varve.defaults = {
        isNegated = false}
    }
  }
  irdl.operation @apply_native_rewrite attributes {
    varve.format = "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict",
    varve.traits = ["HasParent<pdl.rewrite>"]
  } {
    %args = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %results = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @attribute attributes {
    varve.format = "(`:` $valueType^)? (`=` $value^)? attr-dict-with-keyword",
    varve.let = [
      "type($valueType) = !pdl.type",
      "type($attr) = !pdl.attribute"]
  } {
    %valueType = irdl.base "!pdl.type"
    %attr = irdl.base "!pdl.attribute"
    %value = irdl.any
    irdl.operands(
      valueType: optional %valueType)
    irdl.results(
      attr: %attr)
    irdl.attributes {
      "value" = %value
    } {
      varve.optional = ["value"]
    }
  }
  irdl.operation @erase attributes {
    varve.format = "$opValue attr-dict",
    varve.traits = ["HasParent<pdl.rewrite>"],
    varve.let = [
      "type($opValue) = !pdl.operation"]
  } {
    %opValue = irdl.base "!pdl.operation"
    irdl.operands(
      opValue: %opValue)
  }
  irdl.operation @operand attributes {
    varve.format = "(`:` $valueType^)? attr-dict",
    varve.traits = ["HasParent<pdl.pattern>"],
    varve.let = [
      "type($valueType) = !pdl.type",
      "type($value) = !pdl.value"]
  } {
    %valueType = irdl.base "!pdl.type"
    %value = irdl.base "!pdl.value"
    irdl.operands(
      valueType: optional %valueType)
    irdl.results(
      value: %value)
  }
  irdl.operation @operands attributes {
    varve.format = "(`:` $valueType^)? attr-dict",
    varve.traits = ["HasParent<pdl.pattern>"],
    varve.let = [
      "type($valueType) = !pdl.range<type>",
      "type($value) = !pdl.range<value>"]
  } {
    %valueType = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<!pdl.type>>"}
    %value = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<!pdl.value>>"}
    irdl.operands(
      valueType: optional %valueType)
    irdl.results(
      value: %value)
  }
  irdl.operation @operation attributes {
    varve.format = "($opName^)? (`(` $operandValues^ `:` type($operandValues) `)`)? custom<OperationOpAttributes>($attributeValues, $attributeValueNames) (`->` `(` $typeValues^ `:` type($typeValues) `)`)? attr-dict",
    varve.let = [
      "type($attributeValues) = !pdl.attribute",
      "type($op) = !pdl.operation"]
  } {
    %operandValues = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    %attributeValues = irdl.base "!pdl.attribute"
    %typeValues = irdl.any {varve.rule = "AnyOf<!pdl.type, AllOf<!pdl.range, ElementType<!pdl.type>>>"}
    %op = irdl.base "!pdl.operation"
    %opName = irdl.any {varve.rule = "StrAttr"}
    %attributeValueNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      operandValues: variadic %operandValues,
      attributeValues: variadic %attributeValues,
      typeValues: variadic %typeValues) {
      varve.segments
    }
    irdl.results(
      op: %op)
    irdl.attributes {
      "opName" = %opName,
      "attributeValueNames" = %attributeValueNames
    } {
      varve.optional = ["opName"]
    }
  }
  irdl.operation @pattern attributes {
    varve.format = "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $bodyRegion",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol", "OpAsmOpInterface"],
    varve.default_dialect = "pdl"
  } {
    %benefit = irdl.any {varve.rule = "AllOf<I16Attr, IntNonNegative>"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "benefit" = %benefit,
      "sym_name" = %sym_name
    } {
      varve.optional = ["sym_name"]
    }
    %bodyRegion = irdl.region with size 1
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @range attributes {
    varve.format = "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict",
    varve.traits = ["Pure", "HasParent<pdl.rewrite>"]
  } {
    %arguments = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %result = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<AnyOf<!pdl.type, !pdl.value>>>"}
    irdl.operands(
      arguments: variadic %arguments)
    irdl.results(
      result: %result)
  }
  irdl.operation @replace attributes {
    varve.format = "$opValue `with` (`(` $replValues^ `:` type($replValues) `)`)? ($replOperation^)? attr-dict",
    varve.traits = ["HasParent<pdl.rewrite>"],
    varve.let = [
      "type($opValue) = !pdl.operation",
      "type($replOperation) = !pdl.operation"]
  } {
    %opValue = irdl.base "!pdl.operation"
    %replOperation = irdl.base "!pdl.operation"
    %replValues = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    irdl.operands(
      opValue: %opValue,
      replOperation: optional %replOperation,
      replValues: variadic %replValues) {
      varve.segments
    }
  }
  irdl.operation @result attributes {
    varve.format = "$index `of` $parent attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($parent) = !pdl.operation",
      "type($val) = !pdl.value"]
  } {
    %parent = irdl.base "!pdl.operation"
    %val = irdl.base "!pdl.value"
    %index = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      parent: %parent)
    irdl.results(
      val: %val)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @results attributes {
    varve.format = "($index^)? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($parent) = !pdl.operation"]
  } {
    %parent = irdl.base "!pdl.operation"
    %val = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    %index = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      parent: %parent)
    irdl.results(
      val: %val)
    irdl.attributes {
      "index" = %index
    } {
      varve.optional = ["index"]
    }
  }
  irdl.operation @rewrite attributes {
    varve.format = "($root^)? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)?)? ($bodyRegion^)? attr-dict-with-keyword",
    varve.traits = ["Terminator", "HasParent<pdl.pattern>", "NoTerminator", "NoRegionArguments", "SingleBlock", "OpAsmOpInterface"],
    varve.let = [
      "type($root) = !pdl.operation"],
    varve.default_dialect = "pdl"
  } {
    %root = irdl.base "!pdl.operation"
    %externalArgs = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      root: optional %root,
      externalArgs: variadic %externalArgs) {
      varve.segments
    }
    irdl.attributes {
      "name" = %name
    } {
      varve.optional = ["name"]
    }
    %bodyRegion = irdl.region
    irdl.regions(
      bodyRegion: %bodyRegion)
  }
  irdl.operation @type attributes {
    varve.format = "attr-dict (`:` $constantType^)?",
    varve.let = [
      "type($result) = !pdl.type"]
  } {
    %result = irdl.base "!pdl.type"
    %constantType = irdl.any {varve.rule = "TypeAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "constantType" = %constantType
    } {
      varve.optional = ["constantType"]
    }
  }
  irdl.operation @types attributes {
    varve.format = "attr-dict (`:` $constantTypes^)?",
    varve.let = [
      "type($result) = !pdl.range<type>"]
  } {
    %result = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<!pdl.type>>"}
    %constantTypes = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "constantTypes" = %constantTypes
    } {
      varve.optional = ["constantTypes"]
    }
  }
}
