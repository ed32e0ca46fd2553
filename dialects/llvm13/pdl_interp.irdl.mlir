irdl.dialect @pdl_interp attributes {
  varve.set = "llvm13",
  varve.depends = ["pdl"]
} {
  "varve.directive"() {
    format = "one( ` ` when(count($values) = 0) let($names = []) | ` ` ` ` `{` some($names $values by `,`: $names `=` $values) `}` )",
    sym_name = "CreateOperationOpAttributes",
    takes = ["$values", "$names"]
  } : () -> ()
  irdl.operation @apply_constraint attributes {
    varve.format = "$name ($constParams^)? `(` $args `:` type($args) `)` attr-dict `->` successors",
    varve.traits = ["Terminator"]
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
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @apply_rewrite attributes {
    varve.format = "$name ($constParams^)? (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict"
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
  irdl.operation @are_equal attributes {
    varve.format = "operands `:` type($lhs) attr-dict `->` successors",
    varve.traits = ["Terminator", "NoSideEffect", "SameTypeOperands"],
    varve.let = [
      "type($rhs) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %rhs = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @branch attributes {
    varve.format = "$dest attr-dict",
    varve.traits = ["NoSideEffect", "Terminator"]
  } {
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @check_attribute attributes {
    varve.format = "$attribute `is` $constantValue attr-dict `->` successors",
    varve.traits = ["Terminator", "NoSideEffect"],
    varve.let = [
      "type($attribute) = !pdl.attribute"]
  } {
    %attribute = irdl.base "!pdl.attribute"
    %constantValue = irdl.any
    irdl.operands(
      attribute: %attribute)
    irdl.attributes {
      "constantValue" = %constantValue
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @check_operand_count attributes {
    varve.format = "`of` $operation `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors",
    varve.traits = ["Terminator", "NoSideEffect"],
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    %count = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    %compareAtLeast = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operation: %operation)
    irdl.attributes {
      "count" = %count,
      "compareAtLeast" = %compareAtLeast
    } {
      varve.optional = ["compareAtLeast"]
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @check_operation_name attributes {
    varve.format = "`of` $operation `is` $name attr-dict `->` successors",
    varve.traits = ["Terminator", "NoSideEffect"],
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operation: %operation)
    irdl.attributes {
      "name" = %name
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @check_result_count attributes {
    varve.format = "`of` $operation `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors",
    varve.traits = ["Terminator", "NoSideEffect"],
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    %count = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    %compareAtLeast = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operation: %operation)
    irdl.attributes {
      "count" = %count,
      "compareAtLeast" = %compareAtLeast
    } {
      varve.optional = ["compareAtLeast"]
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @check_type attributes {
    varve.format = "$value `is` $type attr-dict `->` successors",
    varve.traits = ["Terminator", "NoSideEffect"],
    varve.let = [
      "type($value) = !pdl.type"]
  } {
    %value = irdl.base "!pdl.type"
    %type = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "type" = %type
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @check_types attributes {
    varve.format = "$value `are` $types attr-dict `->` successors",
    varve.traits = ["Terminator", "NoSideEffect"],
    varve.let = [
      "type($value) = !pdl.range<type>"]
  } {
    %value = irdl.any
    %types = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "types" = %types
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @create_attribute attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($attribute) = !pdl.attribute"]
  } {
    %attribute = irdl.base "!pdl.attribute"
    %value = irdl.any
    irdl.results(
      attribute: %attribute)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @create_operation attributes {
    varve.format = "$name (`(` $operands^ `:` type($operands) `)`)? custom<CreateOperationOpAttributes>($attributes, $attributeNames) (`->` `(` $types^ `:` type($types) `)`)? attr-dict",
    varve.let = [
      "type($attributes) = !pdl.attribute",
      "type($operation) = !pdl.operation"]
  } {
    %operands = irdl.any
    %attributes = irdl.base "!pdl.attribute"
    %types = irdl.any
    %operation = irdl.base "!pdl.operation"
    %name = irdl.any {varve.rule = "StrAttr"}
    %attributeNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      operands: variadic %operands,
      attributes: variadic %attributes,
      types: variadic %types) {
      varve.segments
    }
    irdl.results(
      operation: %operation)
    irdl.attributes {
      "name" = %name,
      "attributeNames" = %attributeNames
    }
  }
  irdl.operation @create_type attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = !pdl.type"]
  } {
    %result = irdl.base "!pdl.type"
    %value = irdl.any {varve.rule = "TypeAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @create_types attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($result) = !pdl.range<type>"]
  } {
    %result = irdl.any
    %value = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @erase attributes {
    varve.format = "$operation attr-dict",
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    irdl.operands(
      operation: %operation)
  }
  irdl.operation @finalize attributes {
    varve.format = "attr-dict",
    varve.traits = ["NoSideEffect", "Terminator"]
  } {
  }
  irdl.operation @get_attribute attributes {
    varve.format = "$name `of` $operation attr-dict",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($operation) = !pdl.operation",
      "type($attribute) = !pdl.attribute"]
  } {
    %operation = irdl.base "!pdl.operation"
    %attribute = irdl.base "!pdl.attribute"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operation: %operation)
    irdl.results(
      attribute: %attribute)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @get_attribute_type attributes {
    varve.format = "`of` $value attr-dict",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($value) = !pdl.attribute",
      "type($result) = !pdl.type"]
  } {
    %value = irdl.base "!pdl.attribute"
    %result = irdl.base "!pdl.type"
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @get_defining_op attributes {
    varve.format = "`of` $value `:` type($value) attr-dict",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %value = irdl.any
    %operation = irdl.base "!pdl.operation"
    irdl.operands(
      value: %value)
    irdl.results(
      operation: %operation)
  }
  irdl.operation @get_operand attributes {
    varve.format = "$index `of` $operation attr-dict",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($operation) = !pdl.operation",
      "type($value) = !pdl.value"]
  } {
    %operation = irdl.base "!pdl.operation"
    %value = irdl.base "!pdl.value"
    %index = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    irdl.operands(
      operation: %operation)
    irdl.results(
      value: %value)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @get_operands attributes {
    varve.format = "($index^)? `of` $operation `:` type($value) attr-dict",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    %value = irdl.any
    %index = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    irdl.operands(
      operation: %operation)
    irdl.results(
      value: %value)
    irdl.attributes {
      "index" = %index
    } {
      varve.optional = ["index"]
    }
  }
  irdl.operation @get_result attributes {
    varve.format = "$index `of` $operation attr-dict",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($operation) = !pdl.operation",
      "type($value) = !pdl.value"]
  } {
    %operation = irdl.base "!pdl.operation"
    %value = irdl.base "!pdl.value"
    %index = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    irdl.operands(
      operation: %operation)
    irdl.results(
      value: %value)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @get_results attributes {
    varve.format = "($index^)? `of` $operation `:` type($value) attr-dict",
    varve.traits = ["NoSideEffect"],
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    %value = irdl.any
    %index = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    irdl.operands(
      operation: %operation)
    irdl.results(
      value: %value)
    irdl.attributes {
      "index" = %index
    } {
      varve.optional = ["index"]
    }
  }
  irdl.operation @get_value_type attributes {
    varve.format = "`of` $value `:` type($result) attr-dict",
    varve.traits = ["NoSideEffect", "TypesMatchWith<result,value>"],
    varve.let = [
      "type($value) = pdl_value_of_type(type($result))"]
  } {
    %value = irdl.any
    %result = irdl.any
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @inferred_types attributes {
    varve.format = "attr-dict",
    varve.let = [
      "type($type) = !pdl.range<type>"]
  } {
    %type = irdl.any
    irdl.results(
      type: %type)
  }
  irdl.operation @is_not_null attributes {
    varve.format = "$value `:` type($value) attr-dict `->` successors",
    varve.traits = ["Terminator", "NoSideEffect"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    irdl.operands(
      value: %value)
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @record_match attributes {
    varve.format = "$rewriter (`(` $inputs^ `:` type($inputs) `)`)? `:` `benefit` `(` $benefit `)` `,` (`generatedOps` `(` $generatedOps^ `)` `,`)? `loc` `(` `[` $matchedOps `]` `)` (`,` `root` `(` $rootKind^ `)`)? attr-dict `->` $dest",
    varve.traits = ["Terminator"],
    varve.let = [
      "type($matchedOps) = !pdl.operation"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %matchedOps = irdl.base "!pdl.operation"
    %rewriter = irdl.any {varve.rule = "SymbolRefAttr"}
    %rootKind = irdl.any {varve.rule = "StrAttr"}
    %generatedOps = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %benefit = irdl.any {varve.rule = "AllOf<I16Attr, IntNonNegative>"}
    irdl.operands(
      inputs: variadic %inputs,
      matchedOps: variadic %matchedOps) {
      varve.segments
    }
    irdl.attributes {
      "rewriter" = %rewriter,
      "rootKind" = %rootKind,
      "generatedOps" = %generatedOps,
      "benefit" = %benefit
    } {
      varve.optional = ["rootKind", "generatedOps"]
    }
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @replace attributes {
    varve.format = "$operation `with` ` ` `(` ($replValues^ `:` type($replValues))? `)` attr-dict",
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    %replValues = irdl.any
    irdl.operands(
      operation: %operation,
      replValues: variadic %replValues)
  }
  irdl.operation @switch_attribute attributes {
    varve.format = "$attribute `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    varve.traits = ["Terminator", "NoSideEffect"],
    varve.let = [
      "type($attribute) = !pdl.attribute"]
  } {
    %attribute = irdl.base "!pdl.attribute"
    %caseValues = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      attribute: %attribute)
    irdl.attributes {
      "caseValues" = %caseValues
    }
    "varve.successors"() {names = ["defaultDest", "cases"], variadic = ["cases"]} : () -> ()
  }
  irdl.operation @switch_operand_count attributes {
    varve.format = "`of` $operation `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    varve.traits = ["Terminator", "NoSideEffect"],
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    %caseValues = irdl.any {varve.rule = "I32ElementsAttr"}
    irdl.operands(
      operation: %operation)
    irdl.attributes {
      "caseValues" = %caseValues
    }
    "varve.successors"() {names = ["defaultDest", "cases"], variadic = ["cases"]} : () -> ()
  }
  irdl.operation @switch_operation_name attributes {
    varve.format = "`of` $operation `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    varve.traits = ["Terminator", "NoSideEffect"],
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    %caseValues = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      operation: %operation)
    irdl.attributes {
      "caseValues" = %caseValues
    }
    "varve.successors"() {names = ["defaultDest", "cases"], variadic = ["cases"]} : () -> ()
  }
  irdl.operation @switch_result_count attributes {
    varve.format = "`of` $operation `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    varve.traits = ["Terminator", "NoSideEffect"],
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    %caseValues = irdl.any {varve.rule = "I32ElementsAttr"}
    irdl.operands(
      operation: %operation)
    irdl.attributes {
      "caseValues" = %caseValues
    }
    "varve.successors"() {names = ["defaultDest", "cases"], variadic = ["cases"]} : () -> ()
  }
  irdl.operation @switch_type attributes {
    varve.format = "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    varve.traits = ["Terminator", "NoSideEffect"],
    varve.let = [
      "type($value) = !pdl.type"]
  } {
    %value = irdl.base "!pdl.type"
    %caseValues = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "caseValues" = %caseValues
    }
    "varve.successors"() {names = ["defaultDest", "cases"], variadic = ["cases"]} : () -> ()
  }
  irdl.operation @switch_types attributes {
    varve.format = "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    varve.traits = ["Terminator", "NoSideEffect"],
    varve.let = [
      "type($value) = !pdl.range<type>"]
  } {
    %value = irdl.any
    %caseValues = irdl.any {varve.rule = "ArrayOf<ArrayOf<TypeAttr>>"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "caseValues" = %caseValues
    }
    "varve.successors"() {names = ["defaultDest", "cases"], variadic = ["cases"]} : () -> ()
  }
}
