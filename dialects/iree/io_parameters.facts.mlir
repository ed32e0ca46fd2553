// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of parameters: each row has the scope and the buffer, which are the same in all rows.
irdl.dialect @io_parameters attributes {varve.llvm = "24"} {
  "varve.directive"() {
    sym_name = "ParameterLoadOperations",
    takes = ["$scope", "$keys", "$offsets", "type $results", "$sizes"],
    format = "deeper some($keys $offsets type($results) $sizes by `,`: `\\n` `` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]` `:` type($results) `` `{` $sizes `}`) higher `\\n` ``"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ParameterGatherOperations",
    takes = ["$scope", "$keys", "$offsets", "$target", "type $target", "$target_offsets", "$lengths"],
    format = "deeper some($keys $offsets $target_offsets $lengths by `,`: `\\n` `` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]` `->` same($target) `` `[` $target_offsets `for` $lengths `]` `:` same(type($target))) higher `\\n` ``"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ParameterScatterOperations",
    takes = ["$source", "type $source", "$source_offsets", "$lengths", "$scope", "$keys", "$offsets"],
    format = "deeper some($source_offsets $lengths $keys $offsets by `,`: `\\n` `` same($source) `` `[` $source_offsets `for` $lengths `]` `:` same(type($source)) `->` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]`) higher `\\n` ``"
  } : () -> ()
}
