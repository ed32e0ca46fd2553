// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the C++ of StableHLO's assembly formats says.
irdl.dialect @stablehlo attributes {varve.llvm = "24"} {
  // One type, if all operands and the result have it; otherwise all types.
  "varve.directive"() {
    sym_name = "SameOperandsAndResultType",
    takes = ["type $xs...", "type $r"],
    format = "one( type($r) let(type($xs) = type($r)) | functional-type($xs, $r) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "VariadicSameOperandsAndResultType",
    takes = ["ref $values", "type $xs", "type $r"],
    format = "one( type($r) let(type($xs) = type($r)) | functional-type($xs, $r) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "SelectOpType",
    takes = ["type $p", "type $a", "type $b", "type $r"],
    format = "one( type($p) `,` type($r) let(type($a) = type($r); type($b) = type($r)) | functional-type($p $a $b, $r) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ComplexOpType",
    takes = ["type $a", "type $b", "type $r"],
    format = "one( type($r) let(type($a) = over(type($r), e: elem(e)); type($b) = type($a)) | functional-type($a $b, $r) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "TupleOpType",
    takes = ["type $xs", "type $r"],
    format = "one( type($r) let(types($xs) = elements(type($r))) | functional-type($xs, $r) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "PairwiseOpType",
    takes = ["type $xs", "type $rs"],
    format = "one( type($xs) let(types($rs) = types($xs)) | functional-type($xs, $rs) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "CustomCallTarget",
    takes = ["$target"],
    format = "symbol($target)"
  } : () -> ()
  irdl.operation @constant attributes {
    varve.names = "{if(isa(elem(type($output)), 'AnyInteger'), 'c', 'cst')}",
    varve.format = "one( attr-dict $value let(type($output) = typeof($value)) | generic )"
  } {
  }
  irdl.operation @while attributes {
    varve.block_names = "iterArg",
    varve.arguments = {cond = [["%arg", "*"]], body = [["%same", "%arg"]]},
    varve.format = [
      "`(` each(%arg $operand by `,`: %arg `=` $operand) `)` if(count($operand) > 0: `:` type($operand)) let(types($result0) = types($operand); type(%arg) = types($operand))",
      "attr-dict-with-keyword `\\n` `` `cond` region($cond, end) `do` region($body, end)"
    ]
  } {
  }
  // The bounds of dynamic dimensions; '?' is a dimension without bound.
  irdl.attribute @"#bounds" attributes {
    varve.format = "`<` each($bounds by `,`: one( `?` let($bounds = -9223372036854775808) | $bounds )) `>`"
  } {
    %bounds = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(bounds: %bounds)
  }
  irdl.operation @reduce attributes {
    varve.arguments = {body = [["%in", "count($inputs)"], ["%acc", "count($inputs)"]]},
    varve.format = [
      "each($inputs $init_values by `,`: `(` $inputs `init` `` `:` $init_values `)`)",
      "one( `applies` applied($body, [tensor([], elem(type($inputs[0]))), tensor([], elem(type($inputs[0])))], 'stablehlo.return', 'HLO_Commutative') `across` `dimensions` `=` list($dimensions) attr-dict `:` functional-type($inputs $init_values, results)",
      "| `across` `dimensions` `=` list($dimensions) attr-dict `:` functional-type($inputs $init_values, results) `\\n` `` ` ` `reducer`",
      "each(%in %acc: `(` %in `` `:` type(%in) loc(%in) `,` %acc `` `:` type(%acc) loc(%acc) `)`) ` ` region($body, end) )"
    ]
  } {
  }
  irdl.attribute @"#dot" attributes {
    varve.format = [
      "`<` struct(lhs_batching_dimensions = list($lhsBatchingDimensions), rhs_batching_dimensions = list($rhsBatchingDimensions),",
      "lhs_contracting_dimensions = list($lhsContractingDimensions), rhs_contracting_dimensions = list($rhsContractingDimensions)) `>`"
    ]
  } {
    %dimensions = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(lhsBatchingDimensions: %dimensions, rhsBatchingDimensions: %dimensions, lhsContractingDimensions: %dimensions, rhsContractingDimensions: %dimensions)
      {varve.defaults = {lhsBatchingDimensions = [], rhsBatchingDimensions = [], lhsContractingDimensions = [], rhsContractingDimensions = []}}
  }
  "varve.directive"() {
    sym_name = "DotDimensionNumbers",
    takes = ["$d"],
    format = "one( let($d.lhsBatchingDimensions = []; $d.rhsBatchingDimensions = []) | `batching_dims` `=` list($d.lhsBatchingDimensions) `x` list($d.rhsBatchingDimensions) `` `,` ) `contracting_dims` `=` list($d.lhsContractingDimensions) `x` list($d.rhsContractingDimensions)"
  } : () -> ()
  "varve.directive"() {
    sym_name = "PrecisionConfig",
    takes = ["$p"],
    format = "one( | `,` `precision` `=` ` ` `[` each($p by `,`: $p.value) `]` )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "PrecisionConfigAndAlgorithm",
    takes = ["$p", "$a"],
    format = "one( | `,` one( `precision` `=` ` ` `[` each($p by `,`: $p.value) `]` one( | `,` `algorithm` `=` $a ) | `algorithm` `=` $a ) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "SliceRanges",
    takes = ["$start", "$limit", "$stride"],
    format = "` ` `[` each($start $limit $stride by `,`: $start `` `:` `` $limit one( let($stride = 1) | `` `:` `` $stride )) `]`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "VariadicOperandWithAttribute",
    takes = ["$xs"],
    format = "each($xs by `,`: $xs) `` `,`"
  } : () -> ()
}
