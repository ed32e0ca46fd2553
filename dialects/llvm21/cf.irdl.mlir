irdl.dialect @cf attributes {
  varve.set = "llvm21",
  varve.base = "llvm22",
  varve.state = "iree-base-compiler 3.5.0",
  varve.depends = ["arith"]
} {
  irdl.operation @cond_br attributes {
    varve.format = "$condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
    varve.traits = ["BranchOpInterface", "Pure", "Terminator"],
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
}
