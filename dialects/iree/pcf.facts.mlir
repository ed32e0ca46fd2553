// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations print the type with its name.
irdl.dialect @pcf attributes {varve.llvm = "24"} {
  irdl.type @"!sref" attributes {varve.qualified} {
  }
  // What is executed, with arguments for results and for places. A result without a value before it has its unknown sizes in the text.
  "varve.directive"() {
    sym_name = "Execution",
    takes = ["$inits", "type $inits", "$sizes", "type $results", "$tied", "$ties", "$types", "%ref", "%id"],
    format = [
      "`\\n` ` ` ` ` `execute` one( let($tied = []) | `` `(` each(%ref $inits $tied by `,`: %ref one( `=` $inits let($tied = true) when($tied) | let($tied = false) when(not $tied) )) `)` )",
      "`` `[` each(%id by `,`: %id `` `:` type(%id) loc(%id)) `]`",
      "one( let(types($results) = []; $ties = []; $types = []) | `\\n` ` ` ` ` ` ` ` ` ` ` ` ` ` ` `:` `(` each($types by `,`: $types) `)` `\\n` ` ` ` ` ` ` ` ` ` ` ` ` `->` `(` each(type($results) $sizes $ties by `,`: type($results)",
      "  one( `` `{` $sizes[dynamic(type($results))] `}` let($ties = false) when(dynamic(type($results)) > 0) | let($ties = true) when(true) | printed let($ties = false) when(true) )) `)` )",
      "let(types(%ref) = map(t in items($types): typeof(t)); types($inits) = map(i in filter(i in indices($tied): $tied[i]): types($results)[i]))"
    ]
  } : () -> ()
  irdl.operation @generic attributes {
    varve.arguments = {region = [["%lead", "$num_leading_args"], ["%ref", "count($results)"], ["%id", "*"]]},
    varve.locals = {ties = ["ArrayOf<BoolAttr>", "$is_tied"], types = ["ArrayOf<TypeAttr>", "types(%ref)"]},
    varve.block_names = "{concat(repeat(absent, $num_leading_args), repeat('ref', count($results)), repeat('id', $num_index_args / 2), repeat('count', $num_index_args / 2))}",
    varve.format = [
      "one( `sync` let($sync_on_return = true) | let($sync_on_return = false) ) `scope` `(` $scope `)` one( ` ` | `initialize` region($initializer) ` ` )",
      "one( let($num_leading_args = 0) | `->` `(` each(%lead by `,`: %lead `` `:` type(%lead) loc(%lead)) `)` let($num_leading_args = count(%lead)) )",
      "custom<Execution>($inits, type($inits), $dynamic_sizes, type($results), $is_tied, $ties, $types, %ref, %id) let($num_index_args = count(%id)) region($region, end) ` ` attr-dict"
    ]
  } {
  }
  irdl.operation @loop attributes {
    varve.block_names = "{concat(repeat('ref', count($results)), repeat('id', count($count)))}",
    varve.arguments = {region = [["%ref", "count($results)"], ["%id", "*"]]},
    varve.locals = {ties = ["ArrayOf<BoolAttr>", "$is_tied"], types = ["ArrayOf<TypeAttr>", "types(%ref)"]},
    varve.format = [
      "one( `sync` let($sync_on_return = true) | let($sync_on_return = false) ) `scope` `(` $scope `)` `count` `(` $count `)` ` `",
      "custom<Execution>($inits, type($inits), $dynamic_sizes, type($results), $is_tied, $ties, $types, %ref, %id) region($region, end) attr-dict"
    ]
  } {
  }
}
