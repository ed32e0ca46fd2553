irdl.dialect @pdl attributes {
  varve.set = "llvm13"
} {
  "varve.directive"() {
    format = "` ` one( when(count($values) = 0) let($names = []) | ` ` `{` some($names $values by `,`: $names `=` $values) `}` )",
    sym_name = "OperationOpAttributes",
    takes = ["$values", "$names"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` if(has($index): ` ` `->` qualified(type($value)) | let(type($value) = !pdl.range<value>))",
    sym_name = "ResultsValueType",
    takes = ["ref $index", "type $value"]
  } : () -> ()
  irdl.type @"!attribute" {
  }
  irdl.type @"!operation" {
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
    varve.format = "$name ($constParams^)? `(` $args `:` type($args) `)` attr-dict",
    varve.traits = ["HasParent<pdl.pattern>"]
  } {
    %args = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %constParams = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.attributes {
      "name" = %name,
      "constParams" = %constParams
    } {
      varve.optional = ["constParams"]
    }
  }
  irdl.operation @apply_native_rewrite attributes {
    varve.format = "$name ($constParams^)? (`(` $args^ `:` type($args) `)`)? `:` type($results) attr-dict",
    varve.traits = ["HasParent<pdl.rewrite>"]
  } {
    %args = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %results = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %constParams = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      args: variadic %args)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "name" = %name,
      "constParams" = %constParams
    } {
      varve.optional = ["constParams"]
    }
  }
  irdl.operation @attribute attributes {
    varve.format = "attr-dict (`:` $type^)? ($value^)?",
    varve.let = [
      "type($type) = !pdl.type",
      "type($attr) = !pdl.attribute"]
  } {
    %type = irdl.base "!pdl.type"
    %attr = irdl.base "!pdl.attribute"
    %value = irdl.any
    irdl.operands(
      type: optional %type)
    irdl.results(
      attr: %attr)
    irdl.attributes {
      "value" = %value
    } {
      varve.optional = ["value"]
    }
  }
  irdl.operation @erase attributes {
    varve.format = "$operation attr-dict",
    varve.traits = ["HasParent<pdl.rewrite>"],
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    irdl.operands(
      operation: %operation)
  }
  irdl.operation @operand attributes {
    varve.format = "(`:` $type^)? attr-dict",
    varve.traits = ["HasParent<pdl.pattern>"],
    varve.let = [
      "type($type) = !pdl.type",
      "type($val) = !pdl.value"]
  } {
    %type = irdl.base "!pdl.type"
    %val = irdl.base "!pdl.value"
    irdl.operands(
      type: optional %type)
    irdl.results(
      val: %val)
  }
  irdl.operation @operands attributes {
    varve.format = "(`:` $type^)? attr-dict",
    varve.traits = ["HasParent<pdl.pattern>"],
    varve.let = [
      "type($type) = !pdl.range<type>",
      "type($val) = !pdl.range<value>"]
  } {
    %type = irdl.any
    %val = irdl.any
    irdl.operands(
      type: optional %type)
    irdl.results(
      val: %val)
  }
  irdl.operation @operation attributes {
    varve.format = "($name^)? (`(` $operands^ `:` type($operands) `)`)? custom<OperationOpAttributes>($attributes, $attributeNames) (`->` `(` $types^ `:` type($types) `)`)? attr-dict",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($attributes) = !pdl.attribute",
      "type($op) = !pdl.operation"]
  } {
    %operands = irdl.any
    %attributes = irdl.base "!pdl.attribute"
    %types = irdl.any
    %op = irdl.base "!pdl.operation"
    %name = irdl.any {varve.rule = "StrAttr"}
    %attributeNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      operands: variadic %operands,
      attributes: variadic %attributes,
      types: variadic %types) {
      varve.segments
    }
    irdl.results(
      op: %op)
    irdl.attributes {
      "name" = %name,
      "attributeNames" = %attributeNames
    } {
      varve.optional = ["name"]
    }
  }
  irdl.operation @pattern attributes {
    varve.format = "($sym_name^)? `:` `benefit` `(` $benefit `)` (`,` `root` `(` $rootKind^ `)`)? attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol"]
  } {
    %rootKind = irdl.any {varve.rule = "StrAttr"}
    %benefit = irdl.any {varve.rule = "AllOf<I16Attr, IntNonNegative>"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "rootKind" = %rootKind,
      "benefit" = %benefit,
      "sym_name" = %sym_name
    } {
      varve.optional = ["rootKind", "sym_name"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @replace attributes {
    varve.format = "$operation `with` (`(` $replValues^ `:` type($replValues) `)`)? ($replOperation^)? attr-dict",
    varve.traits = ["HasParent<pdl.rewrite>"],
    varve.let = [
      "type($operation) = !pdl.operation",
      "type($replOperation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    %replOperation = irdl.base "!pdl.operation"
    %replValues = irdl.any
    irdl.operands(
      operation: %operation,
      replOperation: optional %replOperation,
      replValues: variadic %replValues) {
      varve.segments
    }
  }
  irdl.operation @result attributes {
    varve.format = "$index `of` $parent attr-dict",
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
    varve.let = [
      "type($parent) = !pdl.operation"]
  } {
    %parent = irdl.base "!pdl.operation"
    %val = irdl.any
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
    varve.format = "$root (`with` $name^ ($externalConstParams^)? (`(` $externalArgs^ `:` type($externalArgs) `)`)?)? ($body^)? attr-dict-with-keyword",
    varve.traits = ["Terminator", "HasParent<pdl.pattern>", "NoTerminator", "NoRegionArguments", "SingleBlock"],
    varve.let = [
      "type($root) = !pdl.operation"]
  } {
    %root = irdl.base "!pdl.operation"
    %externalArgs = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %externalConstParams = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      root: %root,
      externalArgs: variadic %externalArgs)
    irdl.attributes {
      "name" = %name,
      "externalConstParams" = %externalConstParams
    } {
      varve.optional = ["name", "externalConstParams"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @type attributes {
    varve.format = "attr-dict (`:` $type^)?",
    varve.let = [
      "type($result) = !pdl.type"]
  } {
    %result = irdl.base "!pdl.type"
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "type" = %type
    } {
      varve.optional = ["type"]
    }
  }
  irdl.operation @types attributes {
    varve.format = "attr-dict (`:` $types^)?",
    varve.let = [
      "type($result) = !pdl.range<type>"]
  } {
    %result = irdl.any
    %types = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "types" = %types
    } {
      varve.optional = ["types"]
    }
  }
}
