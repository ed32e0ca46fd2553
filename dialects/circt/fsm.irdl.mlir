irdl.dialect @fsm attributes {
  varve.set = "circt",
  varve.depends = ["seq"],
  varve.llvm = "24"
} {
  irdl.type @"!instance" {
  }
  irdl.operation @hw_instance attributes {
    varve.format = "$name $machine attr-dict `(` $inputs `)` `,` `clock` $clock `,` `reset` $reset `:` functional-type($inputs, $outputs)",
    varve.traits = ["InstanceGraphInstanceOpInterface"],
    varve.let = [
      "type($clock) = !seq.clock",
      "type($reset) = i1"]
  } {
    %inputs = irdl.any
    %clock = irdl.base "!seq.clock"
    %reset = irdl.any {varve.rule = "I1"}
    %outputs = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    %machine = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      inputs: variadic %inputs,
      clock: %clock,
      reset: %reset)
    irdl.results(
      outputs: variadic %outputs)
    irdl.attributes {
      "name" = %name,
      "machine" = %machine
    }
  }
  irdl.operation @instance attributes {
    varve.format = "$name $machine attr-dict",
    varve.traits = ["OpAsmOpInterface"],
    varve.let = [
      "type($instance) = !fsm.instance"],
    varve.names = "{$name}"
  } {
    %instance = irdl.base "!fsm.instance"
    %name = irdl.any {varve.rule = "StrAttr"}
    %machine = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      instance: %instance)
    irdl.attributes {
      "name" = %name,
      "machine" = %machine
    }
  }
  irdl.operation @machine attributes {
    varve.printer = "code",
    varve.traits = ["FunctionOpInterface", "Symbol", "SymbolTable", "NoTerminator", "InstanceGraphModuleOpInterface"],
    varve.format = "function"
  } {
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %initialState = irdl.any {varve.rule = "StrAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %argNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    %resNames = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "initialState" = %initialState,
      "function_type" = %function_type,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "argNames" = %argNames,
      "resNames" = %resNames
    } {
      varve.optional = ["arg_attrs", "res_attrs", "argNames", "resNames"]
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @output attributes {
    varve.format = "attr-dict ($operands^ `:` qualified(type($operands)))?",
    varve.traits = ["HasParent<fsm.state>", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operand^)?",
    varve.traits = ["HasParent<fsm.transition>", "ReturnLike", "Terminator"],
    varve.let = [
      "type($operand) = i1"]
  } {
    %operand = irdl.any {varve.rule = "I1"}
    irdl.operands(
      operand: optional %operand)
  }
  irdl.operation @state attributes {
    varve.format = "$sym_name attr-dict (`output` $output^)? (`transitions` $transitions^)?",
    varve.traits = ["HasParent<fsm.machine>", "Symbol", "NoTerminator"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %output = irdl.region
    %transitions = irdl.region
    irdl.regions(
      output: %output,
      transitions: %transitions)
  }
  irdl.operation @transition attributes {
    varve.format = "$nextState attr-dict (`guard` $guard^)? (`action` $action^)?",
    varve.traits = ["HasParent<fsm.state>", "NoTerminator"]
  } {
    %nextState = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.attributes {
      "nextState" = %nextState
    }
    %guard = irdl.region
    %action = irdl.region
    irdl.regions(
      guard: %guard,
      action: %action)
  }
  irdl.operation @trigger attributes {
    varve.format = "$instance attr-dict `(` $inputs `)` `:` functional-type($inputs, $outputs)",
    varve.let = [
      "type($instance) = !fsm.instance"]
  } {
    %inputs = irdl.any
    %instance = irdl.base "!fsm.instance"
    %outputs = irdl.any
    irdl.operands(
      inputs: variadic %inputs,
      instance: %instance)
    irdl.results(
      outputs: variadic %outputs)
  }
  irdl.operation @update attributes {
    varve.format = "attr-dict $variable `,` $value `:` qualified(type($value))",
    varve.traits = ["HasParent<fsm.transition>", "SameTypeOperands"],
    varve.let = [
      "type($value) = type($variable)"]
  } {
    %variable = irdl.any
    %value = irdl.any
    irdl.operands(
      variable: %variable,
      value: %value)
  }
  irdl.operation @variable attributes {
    varve.format = "$name attr-dict `:` qualified(type($result))",
    varve.traits = ["HasParent<fsm.machine>", "OpAsmOpInterface", "FirstAttrDerivedResultType"],
    varve.let = [
      "type($result) = typeof($initValue)"],
    varve.names = "{$name}"
  } {
    %result = irdl.any
    %initValue = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "initValue" = %initValue,
      "name" = %name
    }
  }
}
