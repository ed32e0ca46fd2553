// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @transform {
  irdl.operation @foreach_match attributes {varve.names = "updated_root, yielded..."} {
  }
  irdl.operation @smt.constrain_params attributes {varve.terminator = "smt.yield"} {
  }
  "varve.directive"() {
    sym_name = "ContinuousTileSizeTypes", takes = ["type $target", "type $first", "type $others..."],
    format = "functional-type($target, $first) let(type($others) = type($first))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "MultitileSizesTypes", takes = ["type $target", "type $first", "type $others..."],
    format = "functional-type($target, $first) let(type($others) = type($first))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "SequenceOpOperands", takes = ["$root", "type $root", "$others", "type $others"],
    format = "one( ` ` when(count($root) = 0) | $root one( | `,` $others ) `:` one( when(count($others) > 0) `(` type($root) if(count($others) > 0: `,` type($others)) `)` | type($root) if(count($others) > 0: `,` type($others)) ) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ForeachMatchSymbols", takes = ["$matchers", "$actions"],
    format = "` ` some($matchers $actions by `,`: `\\n` ` ` ` ` ` ` $matchers `->` $actions)"
  } : () -> ()
  "varve.directive"() {
    sym_name = "TransformMatchDims", takes = ["$numbers", "$inverted", "$all"],
    format = "one( `all` let($all = unit; $numbers = []) | `except` `(` some($numbers by `,`: $numbers) `)` let($inverted = unit) | some($numbers by `,`: $numbers) )"
  } : () -> ()
  irdl.operation @structured.split attributes {
    varve.format = "$target `after` one( $static_chunk_sizes | $dynamic_chunk_sizes let($static_chunk_sizes = -4294967296 * 2147483648) ) ` ` attr-dict ` ` `:` type($target) if(count($dynamic_chunk_sizes) > 0: `,` type($dynamic_chunk_sizes)) let(type($split_list) = type($target))"
  } {
  }
}
