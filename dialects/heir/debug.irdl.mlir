irdl.dialect @debug attributes {
  varve.set = "heir"
} {
  irdl.operation @validate attributes {
    varve.format = "$input attr-dict `:` type($input)"
  } {
    %input = irdl.any
    %name = irdl.any {varve.rule = "StrAttr"}
    %metadata = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      input: %input)
    irdl.attributes {
      "name" = %name,
      "metadata" = %metadata
    } {
      varve.optional = ["metadata"]
    }
  }
}
