irdl.dialect @math attributes {
  varve.set = "llvm24-2026-07",
  varve.base = "llvm22",
  varve.llvm = "24",
  varve.depends = ["arith"]
} {
  "varve.enum"() {
    sym_name = "RoundingMode",
    storage = i32,
    cases = [
      ["to_nearest_even", 0 : i32],
      ["downward", 1 : i32],
      ["upward", 2 : i32],
      ["toward_zero", 3 : i32],
      ["to_nearest_away", 4 : i32]
    ]
  } : () -> ()
  irdl.operation @fma attributes {
    varve.format = "$a `,` $b `,` $c ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($result)",
    varve.traits = ["SameOperandsAndResultType", "ArithFastMathInterface", "Pure", "VectorUnrollOpInterface", "Elementwise", "Scalarizable", "Vectorizable", "Tensorizable"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($result) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "FloatLike"}
    %b = irdl.any {varve.rule = "FloatLike"}
    %c = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.any {varve.rule = "FloatLike"}
    %fastmath = irdl.base "#arith.fastmath"
    %roundingmode = irdl.any {varve.rule = "enum<@RoundingMode>"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      result: %result)
    irdl.attributes {
      "fastmath" = %fastmath,
      "roundingmode" = %roundingmode
    } {
      varve.optional = ["roundingmode"],
      varve.defaults = {
        fastmath = #arith.fastmath<none>}
    }
  }
}
