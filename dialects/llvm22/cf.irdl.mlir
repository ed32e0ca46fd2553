irdl.dialect @cf attributes {
  varve.set = "llvm22",
  varve.depends = ["arith"]
} {
  irdl.operation @assert attributes {
    varve.format = "$arg `,` $msg attr-dict",
    varve.traits = ["MemoryEffectsOpInterface"],
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
    varve.traits = ["BranchOpInterface", "Pure", "Terminator"]
  } {
    %destOperands = irdl.any
    irdl.operands(
      destOperands: variadic %destOperands)
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @cond_br attributes {
    varve.format = "$condition (`weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
    varve.traits = ["BranchOpInterface", "WeightedBranchOpInterface", "Pure", "Terminator"],
    varve.let = [
      "type($condition) = i1"]
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %trueDestOperands = irdl.any
    %falseDestOperands = irdl.any
    %branch_weights = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      condition: %condition,
      trueDestOperands: variadic %trueDestOperands,
      falseDestOperands: variadic %falseDestOperands) {
      varve.segments
    }
    irdl.attributes {
      "branch_weights" = %branch_weights
    } {
      varve.optional = ["branch_weights"]
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @switch attributes {
    varve.format = "$flag `:` type($flag) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($flag)),$defaultDestination, $defaultOperands, type($defaultOperands), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) `]` attr-dict",
    varve.traits = ["BranchOpInterface", "Pure", "Terminator"]
  } {
    %flag = irdl.any {varve.rule = "AnyInteger"}
    %defaultOperands = irdl.any
    %caseOperands = irdl.any
    %case_values = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %case_operand_segments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
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
