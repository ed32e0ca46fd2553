irdl.dialect @pdl_interp attributes {
  varve.set = "llvm22",
  varve.depends = ["pdl"]
} {
  "varve.directive"() {
    format = "one( when(count($values) = 0) let($names = []) | ` ` `{` some($names $values by `,`: $names `=` $values) `}` )",
    sym_name = "CreateOperationOpAttributes",
    takes = ["$values", "$names"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` one( | ` ` `->` one( `<` `inferred` `>` let($inferred = unit) | `(` $types `:` type($types) `)` ) )",
    sym_name = "CreateOperationOpResults",
    takes = ["$types", "type $types", "$inferred"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` if(count($arguments) > 0: let(type($range) = if(isa(types($arguments)[0], '!pdl.range'), types($arguments)[0], pdl_range_of(types($arguments)[0]))) | `:` qualified(type($range)))",
    sym_name = "RangeType",
    takes = ["ref type $arguments", "type $range"]
  } : () -> ()
  irdl.operation @apply_constraint attributes {
    varve.format = "$name `(` $args `:` type($args) `)` (`:` type($results)^)? attr-dict `->` successors",
    varve.traits = ["Terminator"]
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
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @apply_rewrite attributes {
    varve.format = "$name (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict"
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
  irdl.operation @are_equal attributes {
    varve.format = "operands `:` type($lhs) attr-dict `->` successors",
    varve.traits = ["Terminator", "Pure", "SameTypeOperands"],
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
    varve.traits = ["Pure", "Terminator"]
  } {
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @check_attribute attributes {
    varve.format = "$attribute `is` $constantValue attr-dict `->` successors",
    varve.traits = ["Terminator", "Pure"],
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
    varve.format = "`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors",
    varve.traits = ["Terminator", "Pure"],
    varve.let = [
      "type($inputOp) = !pdl.operation"]
  } {
    %inputOp = irdl.base "!pdl.operation"
    %count = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    %compareAtLeast = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      inputOp: %inputOp)
    irdl.attributes {
      "count" = %count,
      "compareAtLeast" = %compareAtLeast
    } {
      varve.optional = ["compareAtLeast"]
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @check_operation_name attributes {
    varve.format = "`of` $inputOp `is` $name attr-dict `->` successors",
    varve.traits = ["Terminator", "Pure"],
    varve.let = [
      "type($inputOp) = !pdl.operation"]
  } {
    %inputOp = irdl.base "!pdl.operation"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      inputOp: %inputOp)
    irdl.attributes {
      "name" = %name
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @check_result_count attributes {
    varve.format = "`of` $inputOp `is` (`at_least` $compareAtLeast^)? $count attr-dict `->` successors",
    varve.traits = ["Terminator", "Pure"],
    varve.let = [
      "type($inputOp) = !pdl.operation"]
  } {
    %inputOp = irdl.base "!pdl.operation"
    %count = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    %compareAtLeast = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      inputOp: %inputOp)
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
    varve.traits = ["Terminator", "Pure"],
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
    varve.traits = ["Terminator", "Pure"],
    varve.let = [
      "type($value) = !pdl.range<type>"]
  } {
    %value = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<!pdl.type>>"}
    %types = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "types" = %types
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @continue attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure", "HasParent<pdl_interp.foreach>", "Terminator"]
  } {
  }
  irdl.operation @create_attribute attributes {
    varve.format = "$value attr-dict-with-keyword",
    varve.traits = ["Pure"],
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
    varve.format = "$name (`(` $inputOperands^ `:` type($inputOperands) `)`)? `` custom<CreateOperationOpAttributes>($inputAttributes, $inputAttributeNames) custom<CreateOperationOpResults>($inputResultTypes, type($inputResultTypes), $inferredResultTypes) attr-dict",
    varve.let = [
      "type($inputAttributes) = !pdl.attribute",
      "type($resultOp) = !pdl.operation"]
  } {
    %inputOperands = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    %inputAttributes = irdl.base "!pdl.attribute"
    %inputResultTypes = irdl.any {varve.rule = "AnyOf<!pdl.type, AllOf<!pdl.range, ElementType<!pdl.type>>>"}
    %resultOp = irdl.base "!pdl.operation"
    %name = irdl.any {varve.rule = "StrAttr"}
    %inputAttributeNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %inferredResultTypes = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      inputOperands: variadic %inputOperands,
      inputAttributes: variadic %inputAttributes,
      inputResultTypes: variadic %inputResultTypes) {
      varve.segments
    }
    irdl.results(
      resultOp: %resultOp)
    irdl.attributes {
      "name" = %name,
      "inputAttributeNames" = %inputAttributeNames,
      "inferredResultTypes" = %inferredResultTypes
    } {
      varve.optional = ["inferredResultTypes"]
    }
  }
  irdl.operation @create_range attributes {
    varve.format = "($arguments^ `:` type($arguments))? custom<RangeType>(ref(type($arguments)), type($result)) attr-dict",
    varve.traits = ["Pure"]
  } {
    %arguments = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %result = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<AnyOf<!pdl.type, !pdl.value>>>"}
    irdl.operands(
      arguments: variadic %arguments)
    irdl.results(
      result: %result)
  }
  irdl.operation @create_type attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["Pure"],
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
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !pdl.range<type>"]
  } {
    %result = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<!pdl.type>>"}
    %value = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @erase attributes {
    varve.format = "$inputOp attr-dict",
    varve.let = [
      "type($inputOp) = !pdl.operation"]
  } {
    %inputOp = irdl.base "!pdl.operation"
    irdl.operands(
      inputOp: %inputOp)
  }
  irdl.operation @extract attributes {
    varve.format = "$index `of` $range `:` type($result) attr-dict",
    varve.traits = ["Pure", "TypesMatchWith<result,range>"],
    varve.let = [
      "type($range) = pdl_range_of(type($result))"]
  } {
    %range = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>>>"}
    %result = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %index = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    irdl.operands(
      range: %range)
    irdl.results(
      result: %result)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @finalize attributes {
    varve.format = "attr-dict",
    varve.traits = ["Pure", "Terminator"]
  } {
  }
  irdl.operation @foreach attributes {
    varve.printer = "code",
    varve.traits = ["Terminator"],
    varve.arguments = {region = [["%value", "1"]]},
    varve.format = "%value `:` type(%value) `in` $values $region attr-dict `->` $successor let(type($values) = pdl_range_of(type(%value)))"
  } {
    %values = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>>>"}
    irdl.operands(
      values: %values)
    %region = irdl.region
    irdl.regions(
      region: %region)
    "varve.successors"() {names = ["successor"], variadic = []} : () -> ()
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:pdl_interp.func",
    varve.traits = ["FunctionOpInterface", "IsolatedFromAbove"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
    %body = irdl.region {varve.rule = "MinSizedRegion<1>"}
    irdl.regions(
      body: %body)
  }
  irdl.operation @get_attribute attributes {
    varve.format = "$name `of` $inputOp attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($inputOp) = !pdl.operation",
      "type($attribute) = !pdl.attribute"]
  } {
    %inputOp = irdl.base "!pdl.operation"
    %attribute = irdl.base "!pdl.attribute"
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      inputOp: %inputOp)
    irdl.results(
      attribute: %attribute)
    irdl.attributes {
      "name" = %name
    }
  }
  irdl.operation @get_attribute_type attributes {
    varve.format = "`of` $value attr-dict",
    varve.traits = ["Pure"],
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
    varve.traits = ["Pure"],
    varve.let = [
      "type($inputOp) = !pdl.operation"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    %inputOp = irdl.base "!pdl.operation"
    irdl.operands(
      value: %value)
    irdl.results(
      inputOp: %inputOp)
  }
  irdl.operation @get_operand attributes {
    varve.format = "$index `of` $inputOp attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($inputOp) = !pdl.operation",
      "type($value) = !pdl.value"]
  } {
    %inputOp = irdl.base "!pdl.operation"
    %value = irdl.base "!pdl.value"
    %index = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    irdl.operands(
      inputOp: %inputOp)
    irdl.results(
      value: %value)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @get_operands attributes {
    varve.format = "($index^)? `of` $inputOp `:` type($value) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($inputOp) = !pdl.operation"]
  } {
    %inputOp = irdl.base "!pdl.operation"
    %value = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    %index = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    irdl.operands(
      inputOp: %inputOp)
    irdl.results(
      value: %value)
    irdl.attributes {
      "index" = %index
    } {
      varve.optional = ["index"]
    }
  }
  irdl.operation @get_result attributes {
    varve.format = "$index `of` $inputOp attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($inputOp) = !pdl.operation",
      "type($value) = !pdl.value"]
  } {
    %inputOp = irdl.base "!pdl.operation"
    %value = irdl.base "!pdl.value"
    %index = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    irdl.operands(
      inputOp: %inputOp)
    irdl.results(
      value: %value)
    irdl.attributes {
      "index" = %index
    }
  }
  irdl.operation @get_results attributes {
    varve.format = "($index^)? `of` $inputOp `:` type($value) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($inputOp) = !pdl.operation"]
  } {
    %inputOp = irdl.base "!pdl.operation"
    %value = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    %index = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    irdl.operands(
      inputOp: %inputOp)
    irdl.results(
      value: %value)
    irdl.attributes {
      "index" = %index
    } {
      varve.optional = ["index"]
    }
  }
  irdl.operation @get_users attributes {
    varve.format = "`of` $value `:` type($value) attr-dict",
    varve.traits = ["Pure"],
    varve.let = [
      "type($operations) = !pdl.range<operation>"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    %operations = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<!pdl.operation>>"}
    irdl.operands(
      value: %value)
    irdl.results(
      operations: %operations)
  }
  irdl.operation @get_value_type attributes {
    varve.format = "`of` $value `:` type($result) attr-dict",
    varve.traits = ["Pure", "TypesMatchWith<result,value>"],
    varve.let = [
      "type($value) = pdl_value_of_type(type($result))"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    %result = irdl.any {varve.rule = "AnyOf<!pdl.type, AllOf<!pdl.range, ElementType<!pdl.type>>>"}
    irdl.operands(
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @is_not_null attributes {
    varve.format = "$value `:` type($value) attr-dict `->` successors",
    varve.traits = ["Terminator", "Pure"]
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
    varve.format = "$inputOp `with` ` ` `(` ($replValues^ `:` type($replValues))? `)` attr-dict",
    varve.let = [
      "type($inputOp) = !pdl.operation"]
  } {
    %inputOp = irdl.base "!pdl.operation"
    %replValues = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    irdl.operands(
      inputOp: %inputOp,
      replValues: variadic %replValues)
  }
  irdl.operation @switch_attribute attributes {
    varve.format = "$attribute `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    varve.traits = ["Terminator", "Pure"],
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
    varve.format = "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    varve.traits = ["Terminator", "Pure"],
    varve.let = [
      "type($inputOp) = !pdl.operation"]
  } {
    %inputOp = irdl.base "!pdl.operation"
    %caseValues = irdl.any {varve.rule = "I32ElementsAttr"}
    irdl.operands(
      inputOp: %inputOp)
    irdl.attributes {
      "caseValues" = %caseValues
    }
    "varve.successors"() {names = ["defaultDest", "cases"], variadic = ["cases"]} : () -> ()
  }
  irdl.operation @switch_operation_name attributes {
    varve.format = "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    varve.traits = ["Terminator", "Pure"],
    varve.let = [
      "type($inputOp) = !pdl.operation"]
  } {
    %inputOp = irdl.base "!pdl.operation"
    %caseValues = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.operands(
      inputOp: %inputOp)
    irdl.attributes {
      "caseValues" = %caseValues
    }
    "varve.successors"() {names = ["defaultDest", "cases"], variadic = ["cases"]} : () -> ()
  }
  irdl.operation @switch_result_count attributes {
    varve.format = "`of` $inputOp `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    varve.traits = ["Terminator", "Pure"],
    varve.let = [
      "type($inputOp) = !pdl.operation"]
  } {
    %inputOp = irdl.base "!pdl.operation"
    %caseValues = irdl.any {varve.rule = "I32ElementsAttr"}
    irdl.operands(
      inputOp: %inputOp)
    irdl.attributes {
      "caseValues" = %caseValues
    }
    "varve.successors"() {names = ["defaultDest", "cases"], variadic = ["cases"]} : () -> ()
  }
  irdl.operation @switch_type attributes {
    varve.format = "$value `to` $caseValues `(` $cases `)` attr-dict `->` $defaultDest",
    varve.traits = ["Terminator", "Pure"],
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
    varve.traits = ["Terminator", "Pure"],
    varve.let = [
      "type($value) = !pdl.range<type>"]
  } {
    %value = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<!pdl.type>>"}
    %caseValues = irdl.any {varve.rule = "ArrayOf<ArrayOf<TypeAttr>>"}
    irdl.operands(
      value: %value)
    irdl.attributes {
      "caseValues" = %caseValues
    }
    "varve.successors"() {names = ["defaultDest", "cases"], variadic = ["cases"]} : () -> ()
  }
}
