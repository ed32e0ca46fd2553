irdl.dialect @datapath attributes {
  varve.set = "circt",
  varve.depends = ["comb"],
  varve.llvm = "24"
} {
  irdl.operation @compress attributes {
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultType", "Commutative"],
    varve.let = [
      "type($results) = type($inputs)"],
    varve.format = "$inputs attr-dict `:` $element ` ` `[` $before `->` $after `]` let(type($inputs) = $element; types($results) = repeat($element, $after))",
    varve.locals = {after = ["I64Attr", "count($results)"], before = ["I64Attr", "count($inputs)"], element = ["TypeAttr", "type($inputs[0])"]}
  } {
    %inputs = irdl.any
    %results = irdl.any
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @partial_product attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultType", "Commutative"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($rhs) = type($lhs)",
      "type($results) = type($lhs)"]
  } {
    %lhs = irdl.any
    %rhs = irdl.any
    %results = irdl.any
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @pos_partial_product attributes {
    varve.format = "$addend0 `,` $addend1 `,` $multiplicand attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameTypeOperands", "SameOperandsAndResultType"],
    varve.let = [
      "type($addend1) = type($addend0)",
      "type($multiplicand) = type($addend0)",
      "type($addend1) = type($addend0)",
      "type($multiplicand) = type($addend0)",
      "type($results) = type($addend0)"]
  } {
    %addend0 = irdl.any
    %addend1 = irdl.any
    %multiplicand = irdl.any
    %results = irdl.any
    irdl.operands(
      addend0: %addend0,
      addend1: %addend1,
      multiplicand: %multiplicand)
    irdl.results(
      results: variadic %results)
  }
}
