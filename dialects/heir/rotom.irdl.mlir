irdl.dialect @rotom attributes {
  varve.set = "heir",
  varve.llvm = "24"
} {
  irdl.attribute @"#dim" attributes {
    varve.alias = "dim",
    varve.format = "`<` `[` one( `R` let($dim = -1) | `G` let($dim = -2) | $dim ) `` `:` `` $size one( `` `:` `` $stride | let($stride = 1) ) `]` `>`"
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
    varve.alias = "layout",
    varve.format = ["`<` struct(n = $n, rolls = `[` each($rolls by `,`: one( `(` $rolls.from `,` $rolls.to `)` | $rolls.from `,` $rolls.to )) `]`,", "dims = `[` each($dims by `,` or `|` at count(i in indices($dims): $n % product(map(d in drop($dims, i): d.size)) != 0):", "one( inside($dims) | $dims )) `]`) `>`"]
  } {
    %dims = irdl.any {varve.rule = "array<#rotom.dim>"}
    %n = irdl.any {varve.rule = "i64"}
    %rolls = irdl.any {varve.rule = "array<record<from: i64, to: i64>>"}
    irdl.parameters(
      dims: %dims,
      n: %n,
      rolls: %rolls) {
      varve.defaults = {
        rolls = []}
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
