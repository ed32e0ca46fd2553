irdl.dialect @emitc attributes {
  varve.set = "llvm13"
} {
  irdl.type @"!opaque" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "string"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#opaque" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "string"}
    irdl.parameters(
      value: %value)
  }
  irdl.operation @apply attributes {
    varve.format = "$applicableOperator `(` $operand `)` attr-dict `:` functional-type($operand, results)"
  } {
    %operand = irdl.any
    %result = irdl.any
    %applicableOperator = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "applicableOperator" = %applicableOperator
    }
  }
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
  } {
    %operands = irdl.any
    %result0 = irdl.any
    %callee = irdl.any {varve.rule = "StrAttr"}
    %args = irdl.any {varve.rule = "ArrayAttr"}
    %template_args = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee,
      "args" = %args,
      "template_args" = %template_args
    } {
      varve.optional = ["args", "template_args"]
    }
  }
  irdl.operation @constant attributes {
    varve.traits = ["ConstantLike"]
  } {
    %result0 = irdl.any
    %value = irdl.any
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @include attributes {
    varve.syntax = "hook:emitc.include",
    varve.traits = ["NoSideEffect", "HasParent<builtin.module>"]
  } {
    %include = irdl.any {varve.rule = "StrAttr"}
    %is_standard_include = irdl.any {varve.rule = "UnitAttr"}
    irdl.attributes {
      "include" = %include,
      "is_standard_include" = %is_standard_include
    } {
      varve.optional = ["is_standard_include"]
    }
  }
}
