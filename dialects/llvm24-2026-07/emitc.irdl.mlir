irdl.dialect @emitc attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "ClassType",
    storage = i32,
    cases = [
      ["class", 0 : i32],
      ["struct", 1 : i32]
    ]
  } : () -> ()
  irdl.operation @call_opaque attributes {
    varve.format = "$callee `(` $operands `)` prop-dict attr-dict ` ` `:` functional-type($operands, results)",
    varve.traits = ["CExpressionInterface"]
  } {
    %operands = irdl.any {varve.rule = "EmitCType"}
    %result0 = irdl.any {varve.rule = "EmitCType"}
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
    varve.traits = ["CExpressionInterface", "CastOpInterface"]
  } {
    %source = irdl.any {varve.rule = "EmitCType"}
    %dest = irdl.any {varve.rule = "EmitCType"}
    %pure = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      source: %source)
    irdl.results(
      dest: %dest)
    irdl.attributes {
      "pure" = %pure
    } {
      varve.optional = ["pure"]
    }
  }
  irdl.operation @class attributes {
    varve.format = "(`final` $final_specifier^)? $sym_name attr-dict-with-keyword $body",
    varve.traits = ["AutomaticAllocationScope", "IsolatedFromAbove", "OpAsmOpInterface", "SymbolTable", "Symbol", "NoTerminator", "SingleBlock", "RegionKindInterface", "HasOnlyGraphRegion"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %final_specifier = irdl.any {varve.rule = "UnitAttr"}
    %class_type = irdl.any {varve.rule = "enum<@ClassType>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "final_specifier" = %final_specifier,
      "class_type" = %class_type
    } {
      varve.optional = ["final_specifier"],
      varve.defaults = {
        class_type = 0 : i32}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @add_assign {
    %any = irdl.any
    irdl.operands(
      var: %any,
      value: %any)
  }
  irdl.operation @div_assign {
    %any = irdl.any
    irdl.operands(
      var: %any,
      value: %any)
  }
  irdl.operation @member_call_opaque {
    %any = irdl.any
    %a_callee = irdl.any {varve.rule = "StrAttr"}
    %a_args = irdl.any {varve.rule = "ArrayAttr"}
    %a_template_args = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      receiver: %any,
      arg_operands: variadic %any)
    irdl.results(
      result: variadic %any)
    irdl.attributes {
      "callee" = %a_callee,
      "args" = %a_args,
      "template_args" = %a_template_args
    } {
      varve.optional = ["args", "template_args"]
    }
  }
  irdl.operation @mul_assign {
    %any = irdl.any
    irdl.operands(
      var: %any,
      value: %any)
  }
  irdl.operation @post_decrement {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @post_increment {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @pre_decrement {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @pre_increment {
    %any = irdl.any
    irdl.operands(
      operand: %any)
    irdl.results(
      result: %any)
  }
  irdl.operation @rem_assign {
    %any = irdl.any
    irdl.operands(
      var: %any,
      value: %any)
  }
  irdl.operation @sub_assign {
    %any = irdl.any
    irdl.operands(
      var: %any,
      value: %any)
  }
}
