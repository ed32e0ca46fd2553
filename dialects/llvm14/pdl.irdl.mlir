irdl.dialect @pdl attributes {
  varve.set = "llvm14",
  varve.base = "llvm15"
} {
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
    varve.format = "$name ($constParams^)? (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict",
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
    varve.format = "(`:` $type^)? ($value^)? attr-dict-with-keyword",
    varve.traits = ["Pure"],
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
  irdl.operation @operand attributes {
    varve.format = "(`:` $type^)? attr-dict",
    varve.traits = ["HasParent<pdl.pattern>", "Pure"],
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
    varve.traits = ["HasParent<pdl.pattern>", "Pure"],
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
  irdl.operation @pattern attributes {
    varve.format = "($sym_name^)? `:` `benefit` `(` $benefit `)` attr-dict-with-keyword $body",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol"],
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
  irdl.operation @rewrite attributes {
    varve.format = "($root^)? (`with` $name^ ($externalConstParams^)? (`(` $externalArgs^ `:` type($externalArgs) `)`)?)? ($body^)? attr-dict-with-keyword",
    varve.traits = ["Terminator", "HasParent<pdl.pattern>", "NoTerminator", "NoRegionArguments", "SingleBlock"],
    varve.let = [
      "type($root) = !pdl.operation"],
    varve.default_dialect = "pdl"
  } {
    %root = irdl.base "!pdl.operation"
    %externalArgs = irdl.any {varve.rule = "AnyOf<!pdl.attribute, !pdl.operation, !pdl.range, !pdl.type, !pdl.value>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %externalConstParams = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      root: optional %root,
      externalArgs: variadic %externalArgs) {
      varve.segments
    }
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
    varve.traits = ["Pure"],
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
    varve.traits = ["Pure"],
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
