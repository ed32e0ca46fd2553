irdl.dialect @complex attributes {
  varve.set = "llvm14",
  varve.base = "llvm15",
  varve.removes = [
    "operation complex.angle",
    "operation complex.atan2",
    "operation complex.conj",
    "operation complex.cos",
    "operation complex.expm1",
    "operation complex.pow",
    "operation complex.rsqrt",
    "operation complex.sin",
    "operation complex.sqrt",
    "operation complex.tan",
    "operation complex.tanh"],
  varve.depends = ["arith"]
} {
  irdl.operation @constant attributes {
    varve.format = "$value attr-dict `:` type($complex)",
    varve.traits = ["ConstantLike", "Pure"],
    varve.names = "cst"
  } {
    %complex = irdl.any {varve.rule = "Complex<AnyFloat>"}
    %value = irdl.any {varve.rule = "ArrayAttr"}
    irdl.results(
      complex: %complex)
    irdl.attributes {
      "value" = %value
    }
  }
}
