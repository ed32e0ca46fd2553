irdl.dialect @pdl_interp attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "operation pdl_interp.func"],
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
  irdl.operation @check_operand_count attributes {
    varve.format = "`of` $operation `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors",
    varve.traits = ["Terminator", "Pure"],
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
    varve.traits = ["Terminator", "Pure"],
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
    varve.traits = ["Terminator", "Pure"],
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
  irdl.operation @create_operation attributes {
    varve.format = "$name (`(` $operands^ `:` type($operands) `)`)? custom<CreateOperationOpAttributes>($attributes, $attributeNames) (`->` `(` $types^ `:` type($types) `)`)? attr-dict",
    varve.let = [
      "type($attributes) = !pdl.attribute",
      "type($operation) = !pdl.operation"]
  } {
    %operands = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    %attributes = irdl.base "!pdl.attribute"
    %types = irdl.any {varve.rule = "AnyOf<!pdl.type, AllOf<!pdl.range, ElementType<!pdl.type>>>"}
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
  irdl.operation @erase attributes {
    varve.format = "$operation attr-dict",
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    irdl.operands(
      operation: %operation)
  }
  irdl.operation @get_attribute attributes {
    varve.format = "$name `of` $operation attr-dict",
    varve.traits = ["Pure"],
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
  irdl.operation @get_defining_op attributes {
    varve.format = "`of` $value `:` type($value) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    %operation = irdl.base "!pdl.operation"
    irdl.operands(
      value: %value)
    irdl.results(
      operation: %operation)
  }
  irdl.operation @get_operand attributes {
    varve.format = "$index `of` $operation attr-dict",
    varve.traits = ["Pure"],
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
    varve.traits = ["Pure"],
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    %value = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
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
    varve.traits = ["Pure"],
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
    varve.traits = ["Pure"],
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    %value = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
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
  irdl.operation @inferred_types attributes {
    varve.format = "attr-dict",
    varve.let = [
      "type($type) = !pdl.range<type>"]
  } {
    %type = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<!pdl.type>>"}
    irdl.results(
      type: %type)
  }
  irdl.operation @replace attributes {
    varve.format = "$operation `with` ` ` `(` ($replValues^ `:` type($replValues))? `)` attr-dict",
    varve.let = [
      "type($operation) = !pdl.operation"]
  } {
    %operation = irdl.base "!pdl.operation"
    %replValues = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    irdl.operands(
      operation: %operation,
      replValues: variadic %replValues)
  }
  irdl.operation @switch_operand_count attributes {
    varve.format = "`of` $operation `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    varve.traits = ["Terminator", "Pure"],
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
    varve.traits = ["Terminator", "Pure"],
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
    varve.traits = ["Terminator", "Pure"],
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
}
