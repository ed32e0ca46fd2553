irdl.dialect @toy attributes {
  varve.set = "toys",
  varve.depends = ["base"],
  varve.discardable = [
    ["marker", "UnitAttr"]]
} {
  "varve.enum"() {
    sym_name = "Bits",
    storage = i8,
    cases = [
      ["none", 0 : i8],
      ["a", 1 : i8],
      ["ab", 3 : i8]
    ],
    bits,
    groups,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "Color",
    storage = i64,
    cases = [
      ["red", 0 : i64],
      ["deep \22blue\22", -7 : i64]
    ]
  } : () -> ()
  irdl.operation @end {
  }
  irdl.operation @loop attributes {
    varve.syntax = "hook:toy.loop",
    varve.traits = ["SingleBlock", "Pure"],
    varve.terminator = "toy.end"
  } {
    %from = irdl.any
    %to = irdl.any
    %more = irdl.any
    %result0 = irdl.any
    irdl.operands(
      from: %from,
      to: optional %to,
      more: variadic %more)
    irdl.results(
      result0: variadic %result0)
    %body = irdl.region
    %others = irdl.region
    irdl.regions(
      body: %body,
      others: %others) {
      varve.variadic = ["others"]
    }
  }
  irdl.operation @parts.of attributes {
    varve.format = "`a   b` $a attr-dict"
  } {
    %a = irdl.any
    %b = irdl.any
    %x = irdl.any
    %y = irdl.any
    %b_sizes = irdl.any
    %maybe = irdl.any
    %flag = irdl.any {varve.rule = "UnitAttr"}
    %lost = irdl.any
    %number = irdl.any {varve.rule = "i64"}
    %numbers = irdl.any {varve.rule = "array<i64>"}
    %odd = irdl.any
    irdl.operands(
      a: variadic %a,
      b: variadic %b) {
      varve.segments,
      varve.nested = {
        b = "b_sizes"}
    }
    irdl.results(
      x: variadic %x,
      y: variadic %y) {
      varve.segments
    }
    irdl.attributes {
      "b_sizes" = %b_sizes,
      "maybe" = %maybe,
      "flag" = %flag,
      "lost" = %lost,
      "number" = %number,
      "numbers" = %numbers,
      "odd" = %odd
    } {
      varve.optional = ["maybe", "flag", "lost"],
      varve.native = {
        number = "optional<i64>",
        numbers = "array<i64>",
        odd = "attribute"}
    }
  }
  irdl.operation @same attributes {
    varve.traits = ["AllTypesMatch<a,c>", "TypesMatchWith<a,b>", "TypesMatchWith<a,c>"],
    varve.let = [
      "type($c) = type($a)",
      "type($b) = elem(type($a))",
      "type($i) = index"]
  } {
    %a = irdl.any
    %b = irdl.any
    %c = irdl.any
    %i = irdl.any {varve.rule = "Index"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      c: %c,
      i: %i)
  }
  irdl.operation @switch attributes {
    varve.format = "attr-dict"
  } {
    "varve.successors"() {names = ["default", "cases"], variadic = ["cases"]} : () -> ()
  }
}
