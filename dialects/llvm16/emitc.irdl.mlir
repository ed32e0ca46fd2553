irdl.dialect @emitc attributes {
  varve.set = "llvm16"
} {
  irdl.type @"!opaque" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "string"}
    irdl.parameters(
      value: %value)
  }
  irdl.type @"!ptr" attributes {
    varve.format = "`<` qualified($pointee) `>`"
  } {
    %pointee = irdl.any {varve.rule = "type"}
    irdl.parameters(
      pointee: %pointee)
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
  irdl.operation @cast attributes {
    varve.format = "$source attr-dict `:` type($source) `to` type($dest)",
    varve.traits = ["CastOpInterface", "SameOperandsAndResultShape"]
  } {
    %source = irdl.any
    %dest = irdl.any
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
  }
  irdl.operation @constant attributes {
    varve.traits = ["ConstantLike"]
  } {
    %result0 = irdl.any
    %value = irdl.any {varve.rule = "AnyOf<#emitc.opaque, TypedAttr>"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @include attributes {
    varve.syntax = "hook:emitc.include",
    varve.traits = ["HasParent<builtin.module>"]
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
  irdl.operation @variable {
    %result0 = irdl.any
    %value = irdl.any {varve.rule = "AnyOf<#emitc.opaque, TypedAttr>"}
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "value" = %value
    }
  }
}
