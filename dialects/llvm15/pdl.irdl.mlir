irdl.dialect @pdl attributes {
  varve.set = "llvm15",
  varve.base = "llvm16",
  varve.removes = [
    "operation pdl.range"]
} {
  irdl.operation @attribute attributes {
    varve.format = "(`:` $type^)? (`=` $value^)? attr-dict-with-keyword",
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
    %type = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<!pdl.type>>"}
    %val = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<!pdl.value>>"}
    irdl.operands(
      type: optional %type)
    irdl.results(
      val: %val)
  }
  irdl.operation @operation attributes {
    varve.format = "($name^)? (`(` $operands^ `:` type($operands) `)`)? custom<OperationOpAttributes>($attributes, $attributeNames) (`->` `(` $types^ `:` type($types) `)`)? attr-dict",
    varve.let = [
      "type($attributes) = !pdl.attribute",
      "type($op) = !pdl.operation"]
  } {
    %operands = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    %attributes = irdl.base "!pdl.attribute"
    %types = irdl.any {varve.rule = "AnyOf<!pdl.type, AllOf<!pdl.range, ElementType<!pdl.type>>>"}
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
    varve.format = "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $body",
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
    %replValues = irdl.any {varve.rule = "AnyOf<!pdl.value, AllOf<!pdl.range, ElementType<!pdl.value>>>"}
    irdl.operands(
      operation: %operation,
      replOperation: optional %replOperation,
      replValues: variadic %replValues) {
      varve.segments
    }
  }
  irdl.operation @rewrite attributes {
    varve.format = "($root^)? (`with` $name^ (`(` $externalArgs^ `:` type($externalArgs) `)`)?)? ($body^)? attr-dict-with-keyword",
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
    %result = irdl.any {varve.rule = "AllOf<!pdl.range, ElementType<!pdl.type>>"}
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
