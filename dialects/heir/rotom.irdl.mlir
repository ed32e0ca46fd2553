irdl.dialect @rotom attributes {
  varve.set = "heir"
} {
  irdl.attribute @"#dim" attributes {
    varve.syntax = "hook:rotom.dim",
    varve.alias = "dim"
  } {
    %dim = irdl.any {varve.rule = "i64"}
    %size = irdl.any {varve.rule = "i64"}
    %stride = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      dim: %dim,
      size: %size,
      stride: %stride) {
      varve.defaults = {
        stride = 1 : i64}
    }
  }
  irdl.attribute @"#layout" attributes {
    varve.syntax = "hook:rotom.layout",
    varve.alias = "layout"
  } {
    %dims = irdl.any {varve.rule = "ArrayAttr"}
    %n = irdl.any {varve.rule = "i64"}
    %rolls = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.parameters(
      dims: %dims,
      n: %n,
      rolls: %rolls) {
      varve.optional = ["rolls"]
    }
  }
  irdl.attribute @"#seed" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "seed"
  } {
    %layouts = irdl.any {varve.rule = "ArrayAttr"}
    irdl.parameters(
      layouts: %layouts)
  }
}
