// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The forms that the C++ of the attributes writes.
irdl.dialect @rotom attributes {varve.llvm = "24"} {
  // R: replicated; G: a gap.
  irdl.attribute @"#dim" attributes {
    varve.format = "`<` `[` one( `R` let($dim = -1) | `G` let($dim = -2) | $dim ) `` `:` `` $size one( `` `:` `` $stride | let($stride = 1) ) `]` `>`"
  } {
  }
  // The dimensions after the bar are those of the slots: the last ones whose sizes divide n.
  irdl.attribute @"#layout" attributes {
    varve.format = ["`<` struct(n = $n, rolls = `[` each($rolls by `,`: one( `(` $rolls.from `,` $rolls.to `)` | $rolls.from `,` $rolls.to )) `]`,",
      "dims = `[` each($dims by `,` or `|` at count(i in indices($dims): $n % product(map(d in drop($dims, i): d.size)) != 0):",
      "one( inside($dims) | $dims )) `]`) `>`"]
  } {
    %dims = irdl.any {varve.rule = "array<#rotom.dim>"}
    %n = irdl.any {varve.rule = "i64"}
    %rolls = irdl.any {varve.rule = "array<record<from: i64, to: i64>>"}
    irdl.parameters(dims: %dims, n: %n, rolls: %rolls) {varve.defaults = {rolls = []}}
  }
}
