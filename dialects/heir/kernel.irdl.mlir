irdl.dialect @kernel attributes {
  varve.set = "heir"
} {
  irdl.operation @eval_chebyshev attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["Pure", "ReducesLevelOpInterface", "ElementwiseMappable", "IncreasesMulDepthOpInterface"]
  } {
    %input = irdl.any
    %output = irdl.any
    %coefficients = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "coefficients" = %coefficients
    }
  }
  irdl.operation @linear_transform attributes {
    varve.format = "$input attr-dict `:` type($input) `->` type($output)",
    varve.traits = ["Pure", "ReducesLevelOpInterface", "ElementwiseMappable", "IncreasesMulDepthOpInterface"]
  } {
    %input = irdl.any
    %output = irdl.any
    %diagonals = irdl.any {varve.rule = "ElementsAttr"}
    %diagonal_indices = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    %bsgs_ratio = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(
      input: %input)
    irdl.results(
      output: %output)
    irdl.attributes {
      "diagonals" = %diagonals,
      "diagonal_indices" = %diagonal_indices,
      "bsgs_ratio" = %bsgs_ratio
    } {
      varve.optional = ["bsgs_ratio"]
    }
  }
}
