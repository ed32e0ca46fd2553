irdl.dialect @emitc attributes {
  varve.set = "llvm16",
  varve.base = "llvm19",
  varve.removes = [
    "enum CmpPredicate",
    "operation emitc.add",
    "operation emitc.assign",
    "operation emitc.bitwise_and",
    "operation emitc.bitwise_left_shift",
    "operation emitc.bitwise_not",
    "operation emitc.bitwise_or",
    "operation emitc.bitwise_right_shift",
    "operation emitc.bitwise_xor",
    "operation emitc.call_opaque",
    "operation emitc.cmp",
    "operation emitc.conditional",
    "operation emitc.declare_func",
    "operation emitc.div",
    "operation emitc.expression",
    "operation emitc.for",
    "operation emitc.func",
    "operation emitc.get_global",
    "operation emitc.global",
    "operation emitc.if",
    "operation emitc.literal",
    "operation emitc.logical_and",
    "operation emitc.logical_not",
    "operation emitc.logical_or",
    "operation emitc.member",
    "operation emitc.member_of_ptr",
    "operation emitc.mul",
    "operation emitc.rem",
    "operation emitc.return",
    "operation emitc.sub",
    "operation emitc.subscript",
    "operation emitc.unary_minus",
    "operation emitc.unary_plus",
    "operation emitc.verbatim",
    "operation emitc.yield",
    "type array",
    "type ptrdiff_t",
    "type size_t",
    "type ssize_t"]
} {
  irdl.type @"!opaque" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "opaque"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#opaque" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "opaque"}
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
