irdl.dialect @std attributes {
  varve.set = "llvm14",
  varve.depends = ["arith"]
} {
  irdl.operation @assert attributes {
    varve.format = "$arg `,` $msg attr-dict",
    varve.let = [
      "type($arg) = i1"]
  } {
    %arg = irdl.any {varve.rule = "I1"}
    %msg = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      arg: %arg)
    irdl.attributes {
      "msg" = %msg
    }
  }
  irdl.operation @br attributes {
    varve.format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
    varve.traits = ["Pure", "Terminator"]
  } {
    %destOperands = irdl.any
    irdl.operands(
      destOperands: variadic %destOperands)
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @call attributes {
    varve.format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)",
    varve.traits = ["CallOpInterface", "MemRefsNormalizable"]
  } {
    %operands = irdl.any
    %result0 = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result0: variadic %result0)
    irdl.attributes {
      "callee" = %callee
    }
  }
  irdl.operation @call_indirect attributes {
    varve.format = "$callee `(` $callee_operands `)` attr-dict `:` type($callee)",
    varve.traits = ["CallOpInterface", "TypesMatchWith<callee,callee_operands>", "TypesMatchWith<callee,results>"],
    varve.let = [
      "type($callee_operands) = type($callee).inputs",
      "type($results) = type($callee).results"]
  } {
    %callee = irdl.any {varve.rule = "FunctionType"}
    %callee_operands = irdl.any
    %results = irdl.any
    irdl.operands(
      callee: %callee,
      callee_operands: variadic %callee_operands)
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @cond_br attributes {
    varve.format = "$condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
    varve.traits = ["Pure", "Terminator"],
    varve.let = [
      "type($condition) = i1"]
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %trueDestOperands = irdl.any
    %falseDestOperands = irdl.any
    irdl.operands(
      condition: %condition,
      trueDestOperands: variadic %trueDestOperands,
      falseDestOperands: variadic %falseDestOperands) {
      varve.segments
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @constant attributes {
    varve.printer = "code",
    varve.traits = ["ConstantLike", "Pure"],
    varve.locals = {v = ["attribute", "$value"]},
    varve.format = [
      "attr-dict(after(` `)) $v let($value = $v)",
      "if(isa($v, 'SymbolRefAttr') or isa($v, 'ArrayAttr'): `:` type($result0) | let(type($result0) = known(typeof($v), none)))"],
    varve.names = "rule:constant"
  } {
    %result0 = irdl.any
    %value = irdl.any
    irdl.results(
      result0: %result0)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "HasParent<builtin.func>", "MemRefsNormalizable", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @select attributes {
    varve.syntax = "hook:std.select",
    varve.traits = ["Pure", "AllTypesMatch<true_value,false_value,result>", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($false_value) = type($true_value)",
      "type($result) = type($true_value)"]
  } {
    %condition = irdl.any {varve.rule = "AnyOf<I1, VectorOfNonZeroRankOf<I1>, TensorOf<I1>>"}
    %true_value = irdl.any
    %false_value = irdl.any
    %result = irdl.any
    irdl.operands(
      condition: %condition,
      true_value: %true_value,
      false_value: %false_value)
    irdl.results(
      result: %result)
  }
  irdl.operation @splat attributes {
    varve.format = "$input attr-dict `:` type($aggregate)",
    varve.traits = ["Pure", "TypesMatchWith<aggregate,input>"],
    varve.let = [
      "type($input) = elem(type($aggregate))"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, Index, AnyFloat>"}
    %aggregate = irdl.any {varve.rule = "AnyOf<AnyVectorOfAnyRank, AllOf<AnyTensor, StaticShape>>"}
    irdl.operands(
      input: %input)
    irdl.results(
      aggregate: %aggregate)
  }
  irdl.operation @switch attributes {
    varve.format = "$flag `:` type($flag) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($flag)),$defaultDestination, $defaultOperands, type($defaultOperands), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict",
    varve.traits = ["Pure", "Terminator"]
  } {
    %flag = irdl.any {varve.rule = "AnyInteger"}
    %defaultOperands = irdl.any
    %caseOperands = irdl.any
    %case_values = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %case_operand_segments = irdl.any {varve.rule = "I32ElementsAttr"}
    irdl.operands(
      flag: %flag,
      defaultOperands: variadic %defaultOperands,
      caseOperands: variadic %caseOperands) {
      varve.segments,
      varve.nested = {
        caseOperands = "case_operand_segments"}
    }
    irdl.attributes {
      "case_values" = %case_values,
      "case_operand_segments" = %case_operand_segments
    } {
      varve.optional = ["case_values"]
    }
    "varve.successors"() {names = ["defaultDestination", "caseDestinations"], variadic = ["caseDestinations"]} : () -> ()
  }
}
