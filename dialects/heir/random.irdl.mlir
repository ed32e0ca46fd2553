irdl.dialect @random attributes {
  varve.set = "heir"
} {
  "varve.enum"() {
    sym_name = "Distribution",
    storage = i64,
    cases = [
      ["uniform", 0 : i64],
      ["gaussian", 1 : i64]
    ]
  } : () -> ()
  irdl.type @"!distribution" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %distribution_type = irdl.any {varve.rule = "enum<@Distribution>"}
    irdl.parameters(
      distribution_type: %distribution_type)
  }
  irdl.type @"!prng" attributes {
    varve.format = ""
  } {
  }
  irdl.operation @discrete_gaussian_distribution attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !random.prng"]
  } {
    %input = irdl.base "!random.prng"
    %output = irdl.base "!random.distribution"
    %mean = irdl.any {varve.rule = "APIntAttr"}
    %stddev = irdl.any {varve.rule = "AllOf<APIntAttr, IntNonNegative>"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "mean" = %mean,
      "stddev" = %stddev
    }
  }
  irdl.operation @discrete_uniform_distribution attributes {
    varve.format = "$input `{` `range` `=` `[` $min `,` $max `]` `}` attr-dict `:` `(` qualified(type($input)) `)` `->` type($output)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($input) = !random.prng"]
  } {
    %input = irdl.base "!random.prng"
    %output = irdl.base "!random.distribution"
    %min = irdl.any {varve.rule = "APIntAttr"}
    %max = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "min" = %min,
      "max" = %max
    }
  }
  irdl.operation @init_prng attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($seed) = index",
      "type($output) = !random.prng"]
  } {
    %seed = irdl.any {varve.rule = "Index"}
    %output = irdl.base "!random.prng"
    %num_bits = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      seed: %seed)
    irdl.results(
      output: %output)
    irdl.attributes {
      "num_bits" = %num_bits
    }
  }
  irdl.operation @sample attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %input = irdl.base "!random.distribution"
    %output = irdl.any
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
  }
}
