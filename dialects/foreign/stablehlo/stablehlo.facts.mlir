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
  irdl.operation @while attributes {varve.block_names = "iterArg"} {
  }
  // The bounds of dynamic dimensions; '?' is a dimension without bound.
  irdl.attribute @"#bounds" attributes {
    varve.format = "`<` each($bounds by `,`: one( `?` let($bounds = -9223372036854775808) | $bounds )) `>`"
  } {
    %bounds = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(bounds: %bounds)
  }
}
