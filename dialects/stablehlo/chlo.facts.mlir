// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The release of LLVM of the project, and the text of an attribute that its C++ writes.
irdl.dialect @chlo attributes {varve.llvm = "23", varve.printer = "code", varve.properties = "llvm19"} {
  irdl.attribute @"#ragged_dot" attributes {
    varve.format = [
      "`<` struct(lhs_batching_dimensions = list($lhsBatchingDimensions), rhs_batching_dimensions = list($rhsBatchingDimensions),",
      "lhs_contracting_dimensions = list($lhsContractingDimensions), rhs_contracting_dimensions = list($rhsContractingDimensions),",
      "lhs_ragged_dimensions = list($lhsRaggedDimensions), rhs_group_dimensions = list($rhsGroupDimensions)) `>`"
    ]
  } {
    %dimensions = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(lhsBatchingDimensions: %dimensions, rhsBatchingDimensions: %dimensions, lhsContractingDimensions: %dimensions, rhsContractingDimensions: %dimensions, lhsRaggedDimensions: %dimensions, rhsGroupDimensions: %dimensions)
      {varve.defaults = {lhsBatchingDimensions = [], rhsBatchingDimensions = [], lhsContractingDimensions = [], rhsContractingDimensions = [], lhsRaggedDimensions = [], rhsGroupDimensions = []}}
  }
  // The type is that of the value.
  irdl.operation @constant attributes {varve.format = "attr-dict $value let(type($output) = typeof($value))"} {
  }
  // The last results are the carries, as many as there are initial values.
  irdl.operation @scan attributes {
    varve.block_names = "input: inputs, carry",
    varve.locals = {all = ["ArrayOf<TypeAttr>", "concat(types($outputs), types($carries))"]},
    varve.format = [
      "`(` $inputs `)` `inits` ` ` `(` $inits `)` `dimension` `` `=` `` $dimension ` ` attr-dict-with-keyword $body `:`",
      "`(` if(count($inits) = 0: type($inputs) let(types($inits) = []) | if(count($inputs) = 0: type($inits) let(types($inputs) = []) | type($inputs) `,` type($inits))) `)`",
      "`->` one( `(` each($all by `,`: $all) `)` when(count($all) != 1) | each($all by `,`: $all) )",
      "let(types($outputs) = slice($all, 0, count($all) - count($inits)); types($carries) = drop($all, count($all) - count($inits)))"
    ]
  } {
  }
  // JAX 0.10.2 has a top_k without it.
  irdl.operation @top_k attributes {varve.later = "is_stable"} {
  }
  irdl.attribute @"#comparison_direction" attributes {
    varve.codes = [[0, "varint $value"]]
  } {}
  irdl.attribute @"#comparison_type" attributes {
    varve.codes = [[1, "varint $value"]]
  } {}
}
