irdl.dialect @orion attributes {
  varve.set = "heir"
} {
  irdl.operation @chebyshev attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.base "!lwe.lwe_ciphertext"
    %result = irdl.base "!lwe.lwe_ciphertext"
    %coefficients = irdl.any {varve.rule = "ArrayAttr"}
    %domain_start = irdl.any {varve.rule = "FloatAttr"}
    %domain_end = irdl.any {varve.rule = "FloatAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      result: %result)
    irdl.attributes {
      "coefficients" = %coefficients,
      "domain_start" = %domain_start,
      "domain_end" = %domain_end
    }
  }
  irdl.operation @linear_transform attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %input = irdl.base "!lwe.lwe_ciphertext"
    %diagonals = irdl.any {varve.rule = "FloatLike"}
    %result = irdl.base "!lwe.lwe_ciphertext"
    %diagonal_indices = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %orion_level = irdl.any {varve.rule = "APIntAttr"}
    %bsgs_ratio = irdl.any {varve.rule = "FloatAttr"}
    %slots = irdl.any {varve.rule = "APIntAttr"}
    irdl.operands(
      input: %input,
      diagonals: %diagonals)
    irdl.results(
      result: %result)
    irdl.attributes {
      "diagonal_indices" = %diagonal_indices,
      "orion_level" = %orion_level,
      "bsgs_ratio" = %bsgs_ratio,
      "slots" = %slots
    }
  }
}
