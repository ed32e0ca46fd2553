// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of the project gives to values.
irdl.dialect @flow attributes {varve.llvm = "24"} {
  // Absent visibility is printed as public, which is parsed as a value.
  "varve.directive"() {
    sym_name = "SymbolVisibility",
    takes = ["$visibility"],
    format = "one( `public` let($visibility = 'public') | `private` let($visibility = 'private') | `nested` let($visibility = 'nested') | printed `public` | )"
  } : () -> ()
  // Types, with the operands that give their sizes.
  "varve.directive"() {
    sym_name = "ShapedTypeList",
    takes = ["type $x", "$dims"],
    format = "each(type($x) $dims by `,`: type($x) if(dynamic(type($x)) > 0: `` `{` $dims[dynamic(type($x))] `}`))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ShapedResultList",
    takes = ["ref $xs", "type $r", "$rdims", "$tied"],
    format = "each(type($r) $tied or integer(-1, index) $rdims by `,`: one( again($xs, $tied) one( let(type($r) = types($xs)[$tied]) | `as` type($r) ) | let($tied = integer(-1, index)) type($r) ) if(dynamic(type($r)) > 0: `` `{` $rdims[dynamic(type($r))] `}`))"
  } : () -> ()
  // One result has no parentheses.
  "varve.directive"() {
    sym_name = "ShapedResults",
    takes = ["ref $xs", "type $r", "$rdims", "$tied"],
    format = "one( custom<ShapedResultList>(ref($xs), type($r), $rdims, $tied) when(count($r) = 1) | `(` custom<ShapedResultList>(ref($xs), type($r), $rdims, $tied) `)` )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ShapedFunctionType",
    takes = ["ref $xs", "type $x", "$dims", "type $r", "$rdims", "$tied"],
    format = [
      "`(` custom<ShapedTypeList>(type($x), $dims) `)` `->`",
      "custom<ShapedResults>(ref($xs), type($r), $rdims, $tied)"
    ]
  } : () -> ()
  // One symbol has no braces.
  "varve.directive"() {
    sym_name = "DispatchEntryPoints",
    takes = ["$x"],
    format = "one( each($x by `,`: $x) when(count($x) = 1) | ` ` `{` each($x by `,`: $x) `}` )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "SymbolAlias",
    takes = ["$name", "$alias", "$text"],
    format = "$alias one( let($name = symbols($alias)[0]) | `as` `` `(` $text let($name = $text) `)` )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ParameterReference",
    takes = ["$scope", "$key"],
    format = "` ` (`` $scope^ `` `:` `` `:`)? `` $key"
  } : () -> ()
  // Results, of which some are tied to arguments.
  "varve.directive"() {
    sym_name = "Results",
    takes = ["%arg", "$inputs", "$results", "$attributes", "$tied"],
    format = "each($results $tied or integer(-1, index) $attributes or {} by `,`: one( again(%arg, $tied) one( let($results = $inputs[$tied]) | `as` $results ) | let($tied = integer(-1, index)) $results ) dict($attributes))"
  } : () -> ()
  // One result, whose attributes would look like the body.
  "varve.directive"() {
    sym_name = "Result",
    takes = ["%arg", "$inputs", "$results", "$tied"],
    format = "each($results $tied or integer(-1, index) by `,`: one( again(%arg, $tied) one( let($results = $inputs[$tied]) | `as` $results ) | let($tied = integer(-1, index)) $results ))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ShapedOperandList",
    takes = ["$x", "type $x", "$dims"],
    format = "each($x $dims by `,`: $x `:` type($x) if(dynamic(type($x)) > 0: `` `{` $dims[dynamic(type($x))] `}`))"
  } : () -> ()
  irdl.operation @channel.count attributes {varve.names = "channel_count"} {
  }
  irdl.operation @channel.default attributes {varve.names = "default_channel"} {
  }
  irdl.operation @channel.rank attributes {varve.names = "channel_rank"} {
  }
  irdl.operation @channel.split attributes {varve.names = "channel"} {
  }
  irdl.operation @dispatch.workgroup.count attributes {varve.names = "workgroup_count_{$dimension}"} {
  }
  irdl.operation @dispatch.workgroup.id attributes {varve.names = "workgroup_id_{$dimension}"} {
  }
  irdl.operation @dispatch.workgroup.size attributes {varve.names = "workgroup_size_{$dimension}"} {
  }
  irdl.operation @executable.export attributes {
    varve.arguments = {workgroup_count = [["%arg", "*"]]},
    varve.locals = {text = ["StrAttr", "if($sym_name = symbols($function_ref)[0], absent, $sym_name)"]},
    varve.format = [
      "custom<SymbolVisibility>($sym_visibility) custom<SymbolAlias>($sym_name, $function_ref, $text)",
      "one( ` ` | `workgroups` `` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` `->` `(` `index` `,` `index` `,` `index` `)` region($workgroup_count, end) )",
      "attr-dict-with-keyword"
    ]
  } {
  }
  irdl.operation @dispatch.workgroups attributes {
    varve.arguments = {workgroup_body = [["%arg", "*"]], workgroup_count = [["%count", "*"]]},
    varve.format = [
      "(`[` $workload^ `]`)? `` `(` $arguments `)` `:` custom<ShapedFunctionType>(ref($arguments), type($arguments), $argument_dims, type($results), $result_dims, $tied_operands)",
      "attr-dict-with-keyword `=` `\\n` ` ` ` ` ` ` ` ` `(` each(%arg by `,`: %arg `` `:` type(%arg)) `)` region($workgroup_body, end)",
      "one( | `count` `` `(` each(%count by `,`: %count `` `:` type(%count) loc(%count)) `)` `->` `(` `index` `,` `index` `,` `index` `)` region($workgroup_count, end) )"
    ]
  } {
  }
  irdl.operation @dispatch.region attributes {
    varve.arguments = {workgroup_count = [["%count", "*"]]},
    varve.format = [
      "one( | `` `[` $workload `]` ) one( `->` `(` custom<ShapedTypeList>(type($result), $result_dims) `)` | let(types($result) = []) ) attr-dict-with-keyword region($body, end)",
      "one( | `count` `` `(` each(%count by `,`: %count `` `:` type(%count) loc(%count)) `)` `->` `(` `index` `,` `index` `,` `index` `)` region($workgroup_count, end) )"
    ]
  } {
  }
  irdl.operation @collective.all_gather attributes {
    varve.format = "$element_type `,` $target `,` $source `,` $channel `:` `(` type($target) `,` type($source) `,` type($channel) `)` `->` one( again($target) `as` let($tied_operands = [integer(0, index)]) | let($tied_operands = [integer(-1, index)]) | printed again($target) `as` ) type($result) (`{` $target_dims^ `}`)? attr-dict-with-keyword"
  } {
  }
  irdl.operation @collective.all_reduce attributes {
    varve.format = "$reduction_op `,` $element_type `,` $target `,` $source `,` $channel `:` `(` type($target) `,` type($source) `,` type($channel) `)` `->` one( again($target) `as` let($tied_operands = [integer(0, index)]) | let($tied_operands = [integer(-1, index)]) | printed again($target) `as` ) type($result) (`{` $target_dims^ `}`)? attr-dict-with-keyword"
  } {
  }
  irdl.operation @collective.all_to_all attributes {
    varve.format = "$element_type `,` $target `,` $source `,` $channel `:` `(` type($target) `,` type($source) `,` type($channel) `)` `->` one( again($target) `as` let($tied_operands = [integer(0, index)]) | let($tied_operands = [integer(-1, index)]) | printed again($target) `as` ) type($result) (`{` $target_dims^ `}`)? attr-dict-with-keyword"
  } {
  }
  irdl.operation @collective.reduce_scatter attributes {
    varve.format = "$reduction_op `,` $element_type `,` $target `,` $source `,` $channel `:` `(` type($target) `,` type($source) `,` type($channel) `)` `->` one( again($target) `as` let($tied_operands = [integer(0, index)]) | let($tied_operands = [integer(-1, index)]) | printed again($target) `as` ) type($result) (`{` $target_dims^ `}`)? attr-dict-with-keyword"
  } {
  }
  irdl.operation @collective.send_recv attributes {
    varve.format = "$element_type `,` $target `,` $source `,` $channel `,` $send `,` $recv `:` `(` type($target) `,` type($source) `,` type($channel) `,` type($send) `,` type($recv) `)` `->` one( again($target) `as` let($tied_operands = [integer(0, index)]) | let($tied_operands = [integer(-1, index)]) | printed again($target) `as` ) type($result) (`{` $target_dims^ `}`)? attr-dict-with-keyword"
  } {
  }
  irdl.operation @tensor.update attributes {
    varve.format = "$update `,` $target `[` $start_indices `]` `:` type($update) (`{` $update_dims^ `}`)? `->` one( again($target) `as` | ) type($result) (`` `{` $target_dims^ `}`)? attr-dict-with-keyword"
  } {
  }
  irdl.operation @func attributes {
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = [
      "custom<SymbolVisibility>($sym_visibility) symbol($sym_name) `` `(` each($function_type.inputs %arg $arg_attrs or {} by `,`: one( %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) dict($arg_attrs) loc(%arg, unprinted) | $function_type.inputs dict($arg_attrs) )) `)`",
      "one( let($function_type.results = []) | `->` one( custom<Result>(%arg, $function_type.inputs, $function_type.results, $tied_operands) let($res_attrs = [dictionary([], [])]) when(count($function_type.results) = 1)",
      "| `(` custom<Results>(%arg, $function_type.inputs, $function_type.results, $res_attrs, $tied_operands) `)` ) ) attr-dict-with-keyword one( | region($body, end) )"
    ]
  } {
  }
}
