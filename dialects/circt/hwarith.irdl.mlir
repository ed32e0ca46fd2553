irdl.dialect @hwarith attributes {
  varve.set = "circt",
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "ICmpPredicate",
    storage = i64,
    cases = [
      ["eq", 0 : i64],
      ["ne", 1 : i64],
      ["lt", 2 : i64],
      ["ge", 3 : i64],
      ["le", 4 : i64],
      ["gt", 5 : i64]
    ]
  } : () -> ()
  irdl.operation @add attributes {
    varve.format = "$inputs attr-dict `:` functional-type($inputs, $result)",
    varve.traits = ["Commutative", "Pure", "InferTypeOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.any {varve.rule = "AnyInteger"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @cast attributes {
    varve.format = "$in attr-dict `:` functional-type($in, $out)",
    varve.traits = ["Pure"]
  } {
    %in = irdl.any {varve.rule = "AnyInteger"}
    %out = irdl.any {varve.rule = "AnyInteger"}
    irdl.operands(
      in: %in)
    irdl.results(
      out: %out)
  }
  irdl.operation @constant attributes {
    varve.printer = "code",
    varve.traits = ["ConstantLike", "Pure", "FirstAttrDerivedResultType"],
    varve.let = [
      "type($result) = typeof($rawValue)"],
    varve.format = "$rawValue attr-dict let(type($result) = typeof($rawValue))"
  } {
    %result = irdl.any {varve.rule = "AnyInteger"}
    %rawValue = irdl.any {varve.rule = "APIntAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "rawValue" = %rawValue
    }
  }
  irdl.operation @div attributes {
    varve.format = "$inputs attr-dict `:` functional-type($inputs, $result)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.any {varve.rule = "AnyInteger"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @icmp attributes {
    varve.format = "$predicate $lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($result) = i1"]
  } {
    %lhs = irdl.any {varve.rule = "AnyInteger"}
    %rhs = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.any {varve.rule = "I1"}
    %predicate = irdl.any {varve.rule = "enum<@ICmpPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      result: %result)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @mul attributes {
    varve.format = "$inputs attr-dict `:` functional-type($inputs, $result)",
    varve.traits = ["Commutative", "Pure", "InferTypeOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.any {varve.rule = "AnyInteger"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
  irdl.operation @sub attributes {
    varve.format = "$inputs attr-dict `:` functional-type($inputs, $result)",
    varve.traits = ["Pure", "InferTypeOpInterface"]
  } {
    %inputs = irdl.any {varve.rule = "AnyInteger"}
    %result = irdl.any {varve.rule = "AnyInteger"}
    irdl.operands(
      inputs: variadic %inputs)
    irdl.results(
      result: %result)
  }
}
