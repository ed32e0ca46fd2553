irdl.dialect @ltl attributes {
  varve.set = "circt",
  varve.depends = ["hw", "comb"],
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "ClockEdge",
    storage = i32,
    cases = [
      ["posedge", 0 : i32],
      ["negedge", 1 : i32],
      ["edge", 2 : i32]
    ]
  } : () -> ()
  irdl.type @"!property" {
  }
  irdl.type @"!sequence" {
  }
  irdl.operation @and attributes {
    varve.format = "$inputs attr-dict `:` type($inputs)",
    varve.traits = ["Pure", "Commutative", "InferTypeOpInterface"],
    varve.let = ["type($result) = if(any(t in types($inputs): t = !ltl.property), !ltl.property, if(any(t in types($inputs): t = !ltl.sequence), !ltl.sequence, i1))"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @boolean_constant attributes {
    varve.format = "$value attr-dict",
    varve.traits = ["Pure", "ConstantLike"],
    varve.let = [
      "type($result) = !ltl.property"]
  } {
    %result = irdl.base "!ltl.property"
    %value = irdl.any {varve.rule = "BoolAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @clock attributes {
    varve.format = "$input `,` $edge $clock attr-dict `:` type($input)",
    varve.traits = ["Pure", "InferTypeOpInterface"],
    varve.let = ["type($result) = if(type($input) = !ltl.property, !ltl.property, !ltl.sequence)"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %clock = irdl.any {varve.rule = "I1"}
    %result = irdl.any {varve.rule = "AnyOf<!ltl.sequence, !ltl.property>"}
    %edge = irdl.any {varve.rule = "enum<@ClockEdge>"}
    irdl.operands(
      input: %input,
      clock: %clock)
    irdl.results(
      result: %result)
    irdl.attributes {
      "edge" = %edge
    }
  }
  irdl.operation @clocked_atom attributes {
    varve.format = "$input `,` $edge $clock attr-dict `:` type($input)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = i1",
      "type($clock) = i1",
      "type($result) = !ltl.sequence"]
  } {
    %input = irdl.any {varve.rule = "I1"}
    %clock = irdl.any {varve.rule = "I1"}
    %result = irdl.base "!ltl.sequence"
    %edge = irdl.any {varve.rule = "enum<@ClockEdge>"}
    irdl.operands(
      input: %input,
      clock: %clock)
    irdl.results(
      result: %result)
    irdl.attributes {
      "edge" = %edge
    }
  }
  irdl.operation @clocked_delay attributes {
    varve.format = "$input `,` $edge $clock `,` $delay (`,` $length^)? attr-dict `:` type($input)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($clock) = i1",
      "type($result) = !ltl.sequence"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence>"}
    %clock = irdl.any {varve.rule = "I1"}
    %result = irdl.base "!ltl.sequence"
    %edge = irdl.any {varve.rule = "enum<@ClockEdge>"}
    %delay = irdl.any {varve.rule = "I64Attr"}
    %length = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input,
      clock: %clock)
    irdl.results(
      result: %result)
    irdl.attributes {
      "edge" = %edge,
      "delay" = %delay,
      "length" = %length
    } {
      varve.optional = ["length"]
    }
  }
  irdl.operation @concat attributes {
    varve.format = "$inputs attr-dict `:` type($inputs)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !ltl.sequence"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence>"}
    %result = irdl.base "!ltl.sequence"
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @delay attributes {
    varve.format = "$input `,` $delay (`,` $length^)? attr-dict `:` type($input)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !ltl.sequence"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence>"}
    %result = irdl.base "!ltl.sequence"
    %delay = irdl.any {varve.rule = "I64Attr"}
    %length = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "delay" = %delay,
      "length" = %length
    } {
      varve.optional = ["length"]
    }
  }
  irdl.operation @eventually attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !ltl.property"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %result = irdl.base "!ltl.property"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @goto_repeat attributes {
    varve.format = "$input `,` $base `,` $more attr-dict `:` type($input)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !ltl.sequence"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence>"}
    %result = irdl.base "!ltl.sequence"
    %base = irdl.any {varve.rule = "I64Attr"}
    %more = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "base" = %base,
      "more" = %more
    }
  }
  irdl.operation @implication attributes {
    varve.format = "operands attr-dict `:` type(operands)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !ltl.property"]
  } {
    %antecedent = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence>"}
    %consequent = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %result = irdl.base "!ltl.property"
    irdl.operands(
      antecedent: %antecedent,
      consequent: %consequent)
    irdl.results(
      result: %result)
  }
  irdl.operation @intersect attributes {
    varve.format = "$inputs attr-dict `:` type($inputs)",
    varve.traits = ["Pure", "Commutative", "InferTypeOpInterface"],
    varve.let = ["type($result) = if(any(t in types($inputs): t = !ltl.property), !ltl.property, if(any(t in types($inputs): t = !ltl.sequence), !ltl.sequence, i1))"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @non_consecutive_repeat attributes {
    varve.format = "$input `,` $base `,` $more attr-dict `:` type($input)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !ltl.sequence"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence>"}
    %result = irdl.base "!ltl.sequence"
    %base = irdl.any {varve.rule = "I64Attr"}
    %more = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "base" = %base,
      "more" = %more
    }
  }
  irdl.operation @not attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !ltl.property"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %result = irdl.base "!ltl.property"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @or attributes {
    varve.format = "$inputs attr-dict `:` type($inputs)",
    varve.traits = ["Pure", "Commutative", "InferTypeOpInterface"],
    varve.let = ["type($result) = if(any(t in types($inputs): t = !ltl.property), !ltl.property, if(any(t in types($inputs): t = !ltl.sequence), !ltl.sequence, i1))"]
  } {
    %inputs = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %result = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @past attributes {
    varve.format = "$input `,` $delay `clk` $clk attr-dict `:` type($input)",
    varve.traits = ["TypesMatchWith<input,result>", "Pure"],
    varve.let = [
      "type($result) = type($input)",
      "type($clk) = i1"]
  } {
    %input = irdl.any
    %clk = irdl.any {varve.rule = "I1"}
    %result = irdl.any
    %delay = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input,
      clk: %clk)
    irdl.results(
      result: %result)
    irdl.attributes {
      "delay" = %delay
    }
  }
  irdl.operation @repeat attributes {
    varve.format = "$input `,` $base (`,` $more^)? attr-dict `:` type($input)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !ltl.sequence"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence>"}
    %result = irdl.base "!ltl.sequence"
    %base = irdl.any {varve.rule = "I64Attr"}
    %more = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "base" = %base,
      "more" = %more
    } {
      varve.optional = ["more"]
    }
  }
  irdl.operation @sampled attributes {
    varve.format = "$expression attr-dict `:` qualified(type($expression))",
    varve.traits = ["TypesMatchWith<expression,sampledValue>", "Pure"],
    varve.let = [
      "type($sampledValue) = type($expression)"]
  } {
    %expression = irdl.any
    %sampledValue = irdl.any
    irdl.operands(
      expression: %expression)
    irdl.results(
      sampledValue: %sampledValue)
  }
  irdl.operation @strong attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !ltl.property"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence>"}
    %result = irdl.base "!ltl.property"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
  irdl.operation @until attributes {
    varve.format = "operands attr-dict `:` type(operands)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !ltl.property"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %condition = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence, !ltl.property>"}
    %result = irdl.base "!ltl.property"
    irdl.operands(
      input: %input,
      condition: %condition)
    irdl.results(
      result: %result)
  }
  irdl.operation @weak attributes {
    varve.format = "$input attr-dict `:` type($input)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = !ltl.property"]
  } {
    %input = irdl.any {varve.rule = "AnyOf<I1, !ltl.sequence>"}
    %result = irdl.base "!ltl.property"
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
  }
}
