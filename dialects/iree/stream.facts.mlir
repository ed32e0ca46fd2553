// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of the project gives to values.
irdl.dialect @stream attributes {varve.llvm = "24"} {
  // Absent visibility is printed as public, which is parsed as a value.
  "varve.directive"() {
    sym_name = "SymbolVisibility",
    takes = ["$visibility"],
    format = "one( `public` let($visibility = 'public') | `private` let($visibility = 'private') | `nested` let($visibility = 'nested') | printed `public` | )"
  } : () -> ()
  irdl.type @"!resource" attributes {varve.qualified} {
  }
  // Types, with the operands that give their sizes.
  "varve.directive"() {
    sym_name = "ShapedTypeList",
    takes = ["type $x", "$dims"],
    format = "each(type($x) $dims by `,`: type($x) if(mnemonic(type($x)) = 'resource': `` `{` $dims `}`))"
  } : () -> ()
  "varve.directive"() {
    sym_name = "ShapedResultList",
    takes = ["ref $xs", "type $r", "$rdims", "$tied"],
    format = "each(type($r) $tied or integer(-1, index) $rdims by `,`: one( again($xs, $tied) one( let(type($r) = types($xs)[$tied]) | `as` type($r) ) | let($tied = integer(-1, index)) type($r) ) if(mnemonic(type($r)) = 'resource': `` `{` $rdims `}`))"
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
  "varve.directive"() {
    sym_name = "EncodedResultList",
    takes = ["ref $xs", "type $r", "$first", "$sizes", "$encodings", "$dims", "$tied"],
    format = [
      "each(type($r) $first $sizes $encodings $dims $tied or integer(-1, index) by `,`: $first",
      "if(mnemonic(typeof($first)) = 'resource': `` `{` $sizes `}` let(type($r) = typeof($first); $encodings = !util.unused; $tied = integer(-1, index))",
      "| if(dynamic(typeof($first)) > 0: `` `{` $dims[dynamic(typeof($first))] `}`) `in`",
      "  one( again($xs, $tied) one( let(type($r) = types($xs)[$tied]) | `as` type($r) ) | let($tied = integer(-1, index)) type($r) ) `` `{` $sizes `}` let($encodings = $first) ))"
    ]
  } : () -> ()
  // Rows of parameters: each row has the scope and the resource, which are the same in all rows.
  "varve.directive"() {
    sym_name = "ParameterLoadOperations",
    takes = ["$scope", "$keys", "$offsets", "type $results", "$sizes"],
    format = "deeper some($keys $offsets type($results) $sizes by `,`: `\\n` `` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]` `:` type($results) `` `{` $sizes `}`) higher `\\n` ``"
  } : () -> ()
  "varve.directive"() {
    sym_name = "AsyncParameterGatherOperations",
    takes = ["$scope", "$keys", "$offsets", "$target", "type $target", "$size", "$target_offsets", "$ends", "$lengths"],
    format = [
      "deeper some($keys $offsets $target_offsets $ends $lengths by `,`: `\\n` `` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]`",
      "`->` same($target) `` `[` $target_offsets `to` $ends `for` $lengths `]` `:` same(type($target)) `` `{` same($size) `}`) higher `\\n` ``"
    ]
  } : () -> ()
  "varve.directive"() {
    sym_name = "CmdParameterGatherOperations",
    takes = ["$scope", "$keys", "$offsets", "$target", "type $target", "$size", "$target_offsets", "$lengths"],
    format = [
      "deeper some($keys $offsets $target_offsets $lengths by `,`: `\\n` `` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]`",
      "`->` same($target) `` `[` $target_offsets `for` $lengths `]` `:` same(type($target)) `` `{` same($size) `}`) higher `\\n` ``"
    ]
  } : () -> ()
  "varve.directive"() {
    sym_name = "AsyncParameterScatterOperations",
    takes = ["$source", "type $source", "$size", "$source_offsets", "$ends", "$lengths", "$scope", "$keys", "$offsets"],
    format = [
      "deeper some($source_offsets $ends $lengths $keys $offsets by `,`: `\\n` `` same($source) `` `[` $source_offsets `to` $ends `for` $lengths `]` `:` same(type($source)) `` `{` same($size) `}`",
      "`->` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]`) higher `\\n` ``"
    ]
  } : () -> ()
  "varve.directive"() {
    sym_name = "CmdParameterScatterOperations",
    takes = ["$source", "type $source", "$size", "$source_offsets", "$lengths", "$scope", "$keys", "$offsets"],
    format = [
      "deeper some($source_offsets $lengths $keys $offsets by `,`: `\\n` `` same($source) `` `[` $source_offsets `for` $lengths `]` `:` same(type($source)) `` `{` same($size) `}`",
      "`->` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]`) higher `\\n` ``"
    ]
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
    sym_name = "ConstantValueList",
    takes = ["type $r", "$sizes", "$values"],
    format = "` ` each(type($r) $sizes $values by `,`: `\\n` ` ` ` ` `` type($r) `` `{` $sizes `}` `=` $values)"
  } : () -> ()
  "varve.directive"() {
    sym_name = "DispatchOperands",
    takes = ["$x", "$offsets", "$ends", "$lengths"],
    format = "`(` each($x $offsets $ends $lengths by `,`: $x one( `` `[` $offsets `to` $ends `for` $lengths `]` when(mnemonic(type($x)) = 'resource') | when(mnemonic(type($x)) != 'resource') )) `)`"
  } : () -> ()
  irdl.operation @async.transfer attributes {varve.layouts = "-execution_affinity -target_affinity +result_affinity?"} { // IREE 3.6
  }
  irdl.operation @async.constant attributes {varve.names = "cst"} {
  }
  irdl.operation @channel.count attributes {varve.names = "ccl_count"} {
  }
  irdl.operation @channel.create attributes {varve.names = "channel"} {
  }
  irdl.operation @channel.rank attributes {varve.names = "ccl_rank"} {
  }
  irdl.operation @channel.split attributes {varve.names = "channel"} {
  }
  irdl.operation @dispatch.workgroup.count attributes {varve.names = "workgroup_count_{$dimension}"} {
  }
  irdl.operation @dispatch.workgroup.id attributes {varve.names = "workgroup_id_{$dimension}"} {
  }
  irdl.operation @dispatch.workgroup.size attributes {varve.names = "workgroup_size_{$dimension}"} {
  }
  irdl.operation @file.constant attributes {varve.names = "file"} {
  }
  irdl.operation @resource.is_terminal attributes {varve.names = "is_terminal"} {
  }
  irdl.operation @resource.release attributes {varve.names = "is_terminal"} {
  }
  irdl.operation @tensor.constant attributes {varve.names = "cst"} {
  }
  irdl.operation @tensor.empty attributes {varve.names = "empty"} {
  }
  irdl.operation @tensor.fill attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $value `,` $target (`[` $start_indices `for` $lengths^ `]`)? `:` type($value) `->` $target_encoding (`` `{` $target_encoding_dims^ `}`)? `in` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
  }
  irdl.operation @tensor.update attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $update `,` $target `[` $start_indices `]` `:` $update_encoding (`` `{` $update_encoding_dims^ `}`)? `in` type($update) `` `{` $update_size `}` `->` $target_encoding (`` `{` $target_encoding_dims^ `}`)? `in` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
  }
  irdl.operation @tensor.store attributes {
    varve.format = "$value `,` $target (`[` $indices^ `]`)? `:` type($value) `->` $target_encoding (`` `{` $target_encoding_dims^ `}`)? `in` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
  }
  irdl.operation @async.fill attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $value `,` $target `[` $target_offset `to` $target_end `for` $target_length `]` `:` type($value) `->` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
  }
  irdl.operation @async.update attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $update `,` $target `[` $target_offset `to` $target_end `]` `:` type($update) `` `{` $update_size `}` `->` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
  }
  irdl.operation @async.copy attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $source `[` $source_offset `to` $source_end `]` `,` $target `[` $target_offset `to` $target_end `]` `,` $length `:` type($source) `` `{` $source_size `}` `->` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
  }
  irdl.operation @async.store attributes {
    varve.format = "$value `,` $target `[` $target_offset `]` `:` type($value) `->` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
  }
  irdl.operation @async.collective attributes {
    varve.format = "`` $op `` `[` $element_count `]` (`on` `(` $affinity^ `)`)? `channel` `(` $channel `)` ` ` one( | `source` `(` $param `)` ` ` | `target` `(` $param `)` ` ` | `source_target_pair` `(` $param `)` ` ` ) `` $source `[` $source_offset `to` $source_end `for` $source_length `]` `,` $target `[` $target_offset `to` $target_end `for` $target_length `]` `:` type($source) `` `{` $source_size `}` `->` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
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
  irdl.operation @async.func attributes {
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = [
      "custom<SymbolVisibility>($sym_visibility) symbol($sym_name) `` `(` each($function_type.inputs %arg $arg_attrs or {} by `,`: one( %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) dict($arg_attrs) loc(%arg, unprinted) | $function_type.inputs dict($arg_attrs) )) `)`",
      "one( let($function_type.results = []) | `->` one( custom<Result>(%arg, $function_type.inputs, $function_type.results, $tied_operands) let($res_attrs = [dictionary([], [])]) when(count($function_type.results) = 1)",
      "| `(` custom<Results>(%arg, $function_type.inputs, $function_type.results, $res_attrs, $tied_operands) `)` ) ) attr-dict-with-keyword one( | region($body, end) )"
    ]
  } {
  }
  irdl.operation @async.execute attributes {
    varve.arguments = {body = [["%arg", "count($resource_operands)"]]},
    varve.format = [
      "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? `with` `` `(` each($resource_operands %arg $resource_operand_sizes by `,`: $resource_operands `as` %arg `` `:` type($resource_operands) let(type(%arg) = type($resource_operands)) if(mnemonic(type($resource_operands)) = 'resource': `` `{` $resource_operand_sizes `}`)) `)`",
      "one( let(types($results) = []) | `->` custom<ShapedResults>(ref($resource_operands), type($results), $result_sizes, $tied_operands) )",
      "region($body, end) `=` `` `>` type($result_timepoint) attr-dict-with-keyword"
    ]
  } {
  }
  irdl.operation @async.concurrent attributes {
    varve.arguments = {body = [["%arg", "count($resource_operands)"]]},
    varve.format = [
      "(`on` `(` $affinity^ `)`)? `with` `` `(` each($resource_operands %arg $resource_operand_sizes by `,`: $resource_operands `as` %arg `` `:` type($resource_operands) let(type(%arg) = type($resource_operands)) if(mnemonic(type($resource_operands)) = 'resource': `` `{` $resource_operand_sizes `}`)) `)`",
      "one( let(types($results) = []) | `->` custom<ShapedResults>(ref($resource_operands), type($results), $result_sizes, $tied_operands) )",
      "region($body, end) attr-dict-with-keyword"
    ]
  } {
  }
  irdl.operation @cmd.execute attributes {
    varve.arguments = {body = [["%arg", "count($resource_operands)"]]},
    varve.format = [
      "(`once` $once^)? (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? `with` `` `(` each($resource_operands %arg $resource_operand_sizes by `,`: $resource_operands `as` %arg `` `:` type($resource_operands) let(type(%arg) = type($resource_operands)) if(mnemonic(type($resource_operands)) = 'resource': `` `{` $resource_operand_sizes `}`)) `)`",
      "region($body, behind) `=` `` `>` type($result_timepoint) attr-dict-with-keyword"
    ]
  } {
  }
  irdl.operation @timepoint.await attributes {
    varve.format = "(`sync` $sync^)? $await_timepoint `=` `` `>` $resource_operands `:` custom<ShapedTypeList>(type($resource_operands), $resource_operand_sizes) let(types($results) = types($resource_operands)) attr-dict-with-keyword"
  } {
  }
  irdl.operation @resource.pack attributes {
    varve.locals = {starts = ["ArrayOf<IndexAttr>", "map(i in indices($dynamic_slice_sizes): $lifetime_intervals[i * 2])"], ends = ["ArrayOf<IndexAttr>", "map(i in indices($dynamic_slice_sizes): $lifetime_intervals[i * 2 + 1])"]},
    varve.format = [
      "(`on` `(` $affinity^ `)`)? (`offset` `(` $offset^ `)`)? `slices` `(` `{`",
      "each($starts $ends $dynamic_slice_sizes by `,`: `\\n` ` ` ` ` `[` number($starts, index) `,` number($ends, index) `]` `=` $dynamic_slice_sizes) one( | `,` ) `\\n` `}` `)` `:` type($total_length) attr-dict-with-keyword",
      "let($lifetime_intervals = map(i in indices(2 * count($starts)): integer(if(i % 2 = 0, $starts[i / 2], $ends[i / 2]), index)); types($packed_offsets) = repeat(index, count($dynamic_slice_sizes)))"
    ]
  } {
  }
  "varve.directive"() {
    sym_name = "DispatchResources",
    takes = ["$x", "type $x", "$sizes", "$offsets", "$lengths", "$accesses"],
    format = [
      "each($x $sizes $offsets $lengths $accesses by `,`: `\\n` ` ` ` ` one( `ro` let($accesses = 1) | `wo` let($accesses = 2) | `rw` let($accesses = 3) )",
      "$x `` `[` $offsets `for` $lengths `]` `:` type($x) `` `{` $sizes `}`)"
    ]
  } : () -> ()
  "varve.directive"() {
    sym_name = "CmdCallOperands",
    takes = ["$x", "$offsets", "$lengths", "$accesses"],
    format = [
      "`(` each($x $offsets $lengths $accesses by `,`: one( `ro` $x `` `[` $offsets `for` $lengths `]` let($accesses = 1) when(mnemonic(type($x)) = 'resource')",
      "  | `wo` $x `` `[` $offsets `for` $lengths `]` let($accesses = 2) when(mnemonic(type($x)) = 'resource')",
      "  | `rw` $x `` `[` $offsets `for` $lengths `]` let($accesses = 3) when(mnemonic(type($x)) = 'resource') | $x when(mnemonic(type($x)) != 'resource') )) `)`"
    ]
  } : () -> ()
  // Each encoding is followed by the operands that give its sizes.
  "varve.directive"() {
    sym_name = "EncodedResourceOperands",
    takes = ["$x", "type $x", "$sizes", "$encodings", "$dims"],
    format = "deeper each($x $sizes $encodings $dims by `,`: `\\n` $x `:` $encodings if(dynamic(typeof($encodings)) > 0: `` `{` $dims[dynamic(typeof($encodings))] `}`) `in` type($x) `` `{` $sizes `}`) higher `\\n`"
  } : () -> ()
  irdl.operation @async.parameter.gather attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? ` ` `{` custom<AsyncParameterGatherOperations>( $source_scope, $source_keys, $source_offsets, $target, type($target), $target_size, $target_offsets, $target_ends, $target_lengths) `}` `:` type($result) `=` `` `>` type($result_timepoint) attr-dict-with-keyword"
  } {
  }
  irdl.operation @async.parameter.scatter attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? ` ` `{` custom<AsyncParameterScatterOperations>( $source, type($source), $source_size, $source_offsets, $source_ends, $source_lengths, $target_scope, $target_keys, $target_offsets) `}` `:` type($result) `=` `` `>` type($result_timepoint) attr-dict-with-keyword"
  } {
  }
  irdl.operation @cmd.parameter.gather attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? ` ` `{` custom<CmdParameterGatherOperations>( $source_scope, $source_keys, $source_offsets, $target, type($target), $target_size, $target_offsets, $target_lengths) `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword"
  } {
  }
  irdl.operation @cmd.parameter.load attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? ` ` `{` custom<ParameterLoadOperations>( $source_scope, $source_keys, $source_offsets, type($results), $result_sizes) `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword"
  } {
  }
  irdl.operation @cmd.parameter.scatter attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? ` ` `{` custom<CmdParameterScatterOperations>( $source, type($source), $source_size, $source_offsets, $source_lengths, $target_scope, $target_keys, $target_offsets) `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword"
  } {
  }
  // A type, or an encoding and a type behind `in`; each with the operands that give its sizes.
  irdl.operation @tensor.dispatch attributes {
    varve.locals = {
      first = ["ArrayOf<TypeAttr>", "map(p in zip($operand_encodings, types($mixed_operands)): if(typeof(p[0]) = !util.unused, p[1], p[0]))"],
      result = ["ArrayOf<TypeAttr>", "map(p in zip($result_encodings, types($results)): if(typeof(p[0]) = !util.unused, p[1], p[0]))"]
    },
    varve.format = [
      "(`on` `(` $affinity^ `)`)? custom<DispatchEntryPoints>($entry_points) (`[` $workload^ `]`)? `` `(` $mixed_operands `)` attr-dict `:`",
      "`(` each(type($mixed_operands) $first $operand_sizes $operand_encodings $operand_encoding_dims by `,`: $first",
      "  if(mnemonic(typeof($first)) = 'resource': `` `{` $operand_sizes `}` let(type($mixed_operands) = typeof($first); $operand_encodings = !util.unused)",
      "  | if(dynamic(typeof($first)) > 0: `` `{` $operand_encoding_dims[dynamic(typeof($first))] `}`)",
      "    one( let(type($mixed_operands) = typeof($first); $operand_encodings = !util.unused) when(typeof($operand_encodings) = !util.unused) | `in` type($mixed_operands) `` `{` $operand_sizes `}` let($operand_encodings = $first) ))) `)` `->`",
      "one( custom<EncodedResultList>(ref($mixed_operands), type($results), $result, $result_sizes, $result_encodings, $result_encoding_dims, $tied_operands) when(count($results) = 1)",
      "  | `(` custom<EncodedResultList>(ref($mixed_operands), type($results), $result, $result_sizes, $result_encodings, $result_encoding_dims, $tied_operands) `)` )"
    ]
  } {
  }
  irdl.attribute @"#resource_config" attributes {
    varve.format = [
      "`<` `{` struct(max_allocation_size = shown($max_allocation_size), min_buffer_offset_alignment = shown($min_buffer_offset_alignment), max_buffer_range = shown($max_buffer_range),",
      "min_buffer_range_alignment = shown($min_buffer_range_alignment), index_bits = shown($index_bits), alias_mutable_bindings = shown(one( $alias_mutable_bindings | `true` let($alias_mutable_bindings = 1) | `false` let($alias_mutable_bindings = 0) )), memory_model = shown($memory_model)) `}` `>`"
    ]
  } {
    %number = irdl.any {varve.rule = "i64"}
    %model = irdl.any {varve.rule = "enum<@MemoryModel>"}
    irdl.parameters(max_allocation_size: %number, min_buffer_offset_alignment: %number, max_buffer_range: %number, min_buffer_range_alignment: %number, index_bits: %number, alias_mutable_bindings: %number, memory_model: %model)
      {varve.defaults = {max_allocation_size = 0, min_buffer_offset_alignment = 0, max_buffer_range = 0, min_buffer_range_alignment = 0, index_bits = 32, alias_mutable_bindings = 0, memory_model = 1 : i32}}
  }
  // A resource is an argument together with its offset and its length, which have no types in the text.
  irdl.operation @cmd.func attributes {
    varve.locals = {
      types = ["ArrayOf<TypeAttr>", "map(i in filter(j in indices($function_type.inputs): not (j > 0 and mnemonic(typeof($function_type.inputs[max(0, j - 1)])) = 'resource') and not (j > 1 and mnemonic(typeof($function_type.inputs[max(0, j - 2)])) = 'resource')): $function_type.inputs[i])"],
      names = ["ArrayOf<StrAttr>", "map(i in filter(j in indices($function_type.inputs): not (j > 0 and mnemonic(typeof($function_type.inputs[max(0, j - 1)])) = 'resource') and not (j > 1 and mnemonic(typeof($function_type.inputs[max(0, j - 2)])) = 'resource')): concat('arg', i))"],
      offsets = ["ArrayOf<StrAttr>", "if(count($function_type.inputs) = 0, absent, map(i in filter(j in indices($function_type.inputs): not (j > 0 and mnemonic(typeof($function_type.inputs[max(0, j - 1)])) = 'resource') and not (j > 1 and mnemonic(typeof($function_type.inputs[max(0, j - 2)])) = 'resource')): if(mnemonic(typeof($function_type.inputs[i])) = 'resource', concat('arg', i + 1), '')))"],
      lengths = ["ArrayOf<StrAttr>", "if(count($function_type.inputs) = 0, absent, map(i in filter(j in indices($function_type.inputs): not (j > 0 and mnemonic(typeof($function_type.inputs[max(0, j - 1)])) = 'resource') and not (j > 1 and mnemonic(typeof($function_type.inputs[max(0, j - 2)])) = 'resource')): if(mnemonic(typeof($function_type.inputs[i])) = 'resource', concat('arg', i + 2), '')))"],
      attributes = ["ArrayAttr", "if(count($function_type.inputs) = 0, absent, map(i in filter(j in indices($function_type.inputs): not (j > 0 and mnemonic(typeof($function_type.inputs[max(0, j - 1)])) = 'resource') and not (j > 1 and mnemonic(typeof($function_type.inputs[max(0, j - 2)])) = 'resource')): if(has($arg_attrs), $arg_attrs[i], dictionary([], []))))"]
    },
    varve.format = [
      "custom<SymbolVisibility>($sym_visibility) $sym_name `` `(`",
      "each($types $names $offsets or '' $lengths or '' $attributes or {} by `,`: value($names) one( `` `[` value($offsets) `for` value($lengths) `]` when(mnemonic(typeof($types)) = 'resource') | when(mnemonic(typeof($types)) != 'resource') ) `` `:` $types dict($attributes)) `)`",
      "one( let($function_type.results = []) | `->` one( each($function_type.results by `,`: $function_type.results) let($res_attrs = [dictionary([], [])]) when(count($function_type.results) = 1)",
      "| `(` each($function_type.results $res_attrs or {} by `,`: $function_type.results dict($res_attrs)) `)` ) ) attr-dict-with-keyword one( | region($body, end) )",
      "let($function_type.inputs = flatten(map(t in $types: if(mnemonic(typeof(t)) = 'resource', [typeof(t), index, index], [typeof(t)])));",
      "$arg_attrs = if(count($types) = 0, absent, flatten(map(p in zip($types, $attributes): if(mnemonic(typeof(p[0])) = 'resource', [p[1], dictionary([], []), dictionary([], [])], [p[1]])))))"
    ]
  } {
  }
}
