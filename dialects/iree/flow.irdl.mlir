irdl.dialect @flow attributes {
  varve.set = "iree",
  varve.llvm = "24"
} {
  "varve.enum"() {
    sym_name = "CollectiveElementType",
    storage = i32,
    cases = [
      ["si8", 0 : i32],
      ["ui8", 1 : i32],
      ["si16", 2 : i32],
      ["ui16", 3 : i32],
      ["si32", 4 : i32],
      ["ui32", 5 : i32],
      ["si64", 6 : i32],
      ["ui64", 7 : i32],
      ["f16", 8 : i32],
      ["f32", 9 : i32],
      ["f64", 10 : i32],
      ["bf16", 11 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CollectiveReductionOp",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["sum", 1 : i32],
      ["product", 2 : i32],
      ["minimum", 3 : i32],
      ["maximum", 4 : i32],
      ["average", 5 : i32]
    ]
  } : () -> ()
  "varve.directive"() {
    format = "one( each($x by `,`: $x) when(count($x) = 1) | ` ` `{` each($x by `,`: $x) `}` )",
    sym_name = "DispatchEntryPoints",
    takes = ["$x"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` (`` $scope^ `` `:` `` `:`)? `` $key",
    sym_name = "ParameterReference",
    takes = ["$scope", "$key"]
  } : () -> ()
  "varve.directive"() {
    format = "each($results $tied or integer(-1, index) by `,`: one( again(%arg, $tied) one( let($results = $inputs[$tied]) | `as` $results ) | let($tied = integer(-1, index)) $results ))",
    sym_name = "Result",
    takes = ["%arg", "$inputs", "$results", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = "each($results $tied or integer(-1, index) $attributes or {} by `,`: one( again(%arg, $tied) one( let($results = $inputs[$tied]) | `as` $results ) | let($tied = integer(-1, index)) $results ) dict($attributes))",
    sym_name = "Results",
    takes = ["%arg", "$inputs", "$results", "$attributes", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = ["`(` custom<ShapedTypeList>(type($x), $dims) `)` `->`", "custom<ShapedResults>(ref($xs), type($r), $rdims, $tied)"],
    sym_name = "ShapedFunctionType",
    takes = ["ref $xs", "type $x", "$dims", "type $r", "$rdims", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = "each($x $dims by `,`: $x `:` type($x) if(dynamic(type($x)) > 0: `` `{` $dims[dynamic(type($x))] `}`))",
    sym_name = "ShapedOperandList",
    takes = ["$x", "type $x", "$dims"]
  } : () -> ()
  "varve.directive"() {
    format = "each(type($r) $tied or integer(-1, index) $rdims by `,`: one( again($xs, $tied) one( let(type($r) = types($xs)[$tied]) | `as` type($r) ) | let($tied = integer(-1, index)) type($r) ) if(dynamic(type($r)) > 0: `` `{` $rdims[dynamic(type($r))] `}`))",
    sym_name = "ShapedResultList",
    takes = ["ref $xs", "type $r", "$rdims", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = "one( custom<ShapedResultList>(ref($xs), type($r), $rdims, $tied) when(count($r) = 1) | `(` custom<ShapedResultList>(ref($xs), type($r), $rdims, $tied) `)` )",
    sym_name = "ShapedResults",
    takes = ["ref $xs", "type $r", "$rdims", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = "each(type($x) $dims by `,`: type($x) if(dynamic(type($x)) > 0: `` `{` $dims[dynamic(type($x))] `}`))",
    sym_name = "ShapedTypeList",
    takes = ["type $x", "$dims"]
  } : () -> ()
  "varve.directive"() {
    format = "$alias one( let($name = symbols($alias)[0]) | `as` `` `(` $text let($name = $text) `)` )",
    sym_name = "SymbolAlias",
    takes = ["$name", "$alias", "$text"]
  } : () -> ()
  "varve.directive"() {
    format = "one( `public` let($visibility = 'public') | `private` let($visibility = 'private') | `nested` let($visibility = 'nested') | printed `public` | )",
    sym_name = "SymbolVisibility",
    takes = ["$visibility"]
  } : () -> ()
  irdl.type @"!channel" {
  }
  irdl.type @"!dummy" {
  }
  irdl.attribute @"#dummy" {
  }
  irdl.attribute @"#parameter.named" attributes {
    varve.format = "`<` custom<ParameterReference>($scope, $key) (`,` $config^)? `>`",
    varve.traits = ["TypedAttr", "SizedStorageAttr"]
  } {
    %type = irdl.any {varve.rule = "type"}
    %scope = irdl.any {varve.rule = "StrAttr"}
    %key = irdl.any {varve.rule = "StrAttr"}
    %config = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(
      type: %type,
      scope: %scope,
      key: %key,
      config: %config) {
      varve.optional = ["scope", "config"],
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.operation @call attributes {
    varve.format = "$callee `(` $arguments `)` attr-dict `:` custom<ShapedFunctionType>(ref($arguments), type($arguments), $argument_dims, type($results), $result_dims, $tied_operands)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface", "Util_TiedOpInterface", "Util_ShapeAwareOp"],
    varve.let = [
      "type($argument_dims) = index",
      "type($result_dims) = index"]
  } {
    %arguments = irdl.any
    %argument_dims = irdl.any {varve.rule = "Index"}
    %result_dims = irdl.any {varve.rule = "Index"}
    %results = irdl.any
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      arguments: variadic %arguments,
      argument_dims: variadic %argument_dims,
      result_dims: variadic %result_dims) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "callee" = %callee,
      "tied_operands" = %tied_operands,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["tied_operands", "arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @channel.count attributes {
    varve.format = "$channel `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($channel) = !flow.channel",
      "type($result) = index"],
    varve.names = "channel_count"
  } {
    %channel = irdl.base "!flow.channel"
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      channel: %channel)
    irdl.results(
      result: %result)
  }
  irdl.operation @channel.default attributes {
    varve.format = "($group^)? `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = !flow.channel"],
    varve.names = "default_channel"
  } {
    %result = irdl.base "!flow.channel"
    %group = irdl.any {varve.rule = "StrAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "group" = %group
    } {
      varve.optional = ["group"]
    }
  }
  irdl.operation @channel.rank attributes {
    varve.format = "$channel `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($channel) = !flow.channel",
      "type($result) = index"],
    varve.names = "channel_rank"
  } {
    %channel = irdl.base "!flow.channel"
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      channel: %channel)
    irdl.results(
      result: %result)
  }
  irdl.operation @channel.split attributes {
    varve.format = "$channel `,` $color `,` $key `:` type($channel) `->` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface"],
    varve.let = [
      "type($channel) = !flow.channel",
      "type($color) = index",
      "type($key) = index",
      "type($result) = !flow.channel"],
    varve.names = "channel"
  } {
    %channel = irdl.base "!flow.channel"
    %color = irdl.any {varve.rule = "Index"}
    %key = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!flow.channel"
    irdl.operands(
      channel: %channel,
      color: %color,
      key: %key)
    irdl.results(
      result: %result)
  }
  irdl.operation @collective.all_gather attributes {
    varve.traits = ["AllTypesMatch<target,result>", "Util_TiedOpInterface"],
    varve.let = [
      "type($result) = type($target)",
      "type($target_dims) = index",
      "type($channel) = !flow.channel"],
    varve.format = "$element_type `,` $target `,` $source `,` $channel `:` `(` type($target) `,` type($source) `,` type($channel) `)` `->` one( again($target) `as` let($tied_operands = [integer(0, index)]) | let($tied_operands = [integer(-1, index)]) | printed again($target) `as` ) type($result) (`{` $target_dims^ `}`)? attr-dict-with-keyword"
  } {
    %target = irdl.any {varve.rule = "AnyRankedTensor"}
    %target_dims = irdl.any {varve.rule = "Index"}
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %channel = irdl.base "!flow.channel"
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %element_type = irdl.any {varve.rule = "enum<@CollectiveElementType>"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    irdl.operands(
      target: %target,
      target_dims: variadic %target_dims,
      source: %source,
      channel: %channel)
    irdl.results(
      result: %result)
    irdl.attributes {
      "element_type" = %element_type,
      "tied_operands" = %tied_operands
    } {
      varve.optional = ["tied_operands"]
    }
  }
  irdl.operation @collective.all_reduce attributes {
    varve.traits = ["AllTypesMatch<source,target,result>", "Util_TiedOpInterface"],
    varve.let = [
      "type($target) = type($source)",
      "type($result) = type($source)",
      "type($target_dims) = index",
      "type($channel) = !flow.channel"],
    varve.format = "$reduction_op `,` $element_type `,` $target `,` $source `,` $channel `:` `(` type($target) `,` type($source) `,` type($channel) `)` `->` one( again($target) `as` let($tied_operands = [integer(0, index)]) | let($tied_operands = [integer(-1, index)]) | printed again($target) `as` ) type($result) (`{` $target_dims^ `}`)? attr-dict-with-keyword"
  } {
    %target = irdl.any {varve.rule = "AnyRankedTensor"}
    %target_dims = irdl.any {varve.rule = "Index"}
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %channel = irdl.base "!flow.channel"
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %reduction_op = irdl.any {varve.rule = "enum<@CollectiveReductionOp>"}
    %element_type = irdl.any {varve.rule = "enum<@CollectiveElementType>"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    irdl.operands(
      target: %target,
      target_dims: variadic %target_dims,
      source: %source,
      channel: %channel)
    irdl.results(
      result: %result)
    irdl.attributes {
      "reduction_op" = %reduction_op,
      "element_type" = %element_type,
      "tied_operands" = %tied_operands
    } {
      varve.optional = ["tied_operands"]
    }
  }
  irdl.operation @collective.all_to_all attributes {
    varve.traits = ["AllTypesMatch<target,result>", "Util_TiedOpInterface"],
    varve.let = [
      "type($result) = type($target)",
      "type($target_dims) = index",
      "type($channel) = !flow.channel"],
    varve.format = "$element_type `,` $target `,` $source `,` $channel `:` `(` type($target) `,` type($source) `,` type($channel) `)` `->` one( again($target) `as` let($tied_operands = [integer(0, index)]) | let($tied_operands = [integer(-1, index)]) | printed again($target) `as` ) type($result) (`{` $target_dims^ `}`)? attr-dict-with-keyword"
  } {
    %target = irdl.any {varve.rule = "AnyRankedTensor"}
    %target_dims = irdl.any {varve.rule = "Index"}
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %channel = irdl.base "!flow.channel"
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %element_type = irdl.any {varve.rule = "enum<@CollectiveElementType>"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    irdl.operands(
      target: %target,
      target_dims: variadic %target_dims,
      source: %source,
      channel: %channel)
    irdl.results(
      result: %result)
    irdl.attributes {
      "element_type" = %element_type,
      "tied_operands" = %tied_operands
    } {
      varve.optional = ["tied_operands"]
    }
  }
  irdl.operation @collective.reduce_scatter attributes {
    varve.traits = ["AllTypesMatch<target,result>", "Util_TiedOpInterface"],
    varve.let = [
      "type($result) = type($target)",
      "type($target_dims) = index",
      "type($channel) = !flow.channel"],
    varve.format = "$reduction_op `,` $element_type `,` $target `,` $source `,` $channel `:` `(` type($target) `,` type($source) `,` type($channel) `)` `->` one( again($target) `as` let($tied_operands = [integer(0, index)]) | let($tied_operands = [integer(-1, index)]) | printed again($target) `as` ) type($result) (`{` $target_dims^ `}`)? attr-dict-with-keyword"
  } {
    %target = irdl.any {varve.rule = "AnyRankedTensor"}
    %target_dims = irdl.any {varve.rule = "Index"}
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %channel = irdl.base "!flow.channel"
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %reduction_op = irdl.any {varve.rule = "enum<@CollectiveReductionOp>"}
    %element_type = irdl.any {varve.rule = "enum<@CollectiveElementType>"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    irdl.operands(
      target: %target,
      target_dims: variadic %target_dims,
      source: %source,
      channel: %channel)
    irdl.results(
      result: %result)
    irdl.attributes {
      "reduction_op" = %reduction_op,
      "element_type" = %element_type,
      "tied_operands" = %tied_operands
    } {
      varve.optional = ["tied_operands"]
    }
  }
  irdl.operation @collective.send_recv attributes {
    varve.traits = ["AllTypesMatch<source,target,result>", "Util_TiedOpInterface"],
    varve.let = [
      "type($target) = type($source)",
      "type($result) = type($source)",
      "type($target_dims) = index",
      "type($channel) = !flow.channel",
      "type($send) = index",
      "type($recv) = index"],
    varve.format = "$element_type `,` $target `,` $source `,` $channel `,` $send `,` $recv `:` `(` type($target) `,` type($source) `,` type($channel) `,` type($send) `,` type($recv) `)` `->` one( again($target) `as` let($tied_operands = [integer(0, index)]) | let($tied_operands = [integer(-1, index)]) | printed again($target) `as` ) type($result) (`{` $target_dims^ `}`)? attr-dict-with-keyword"
  } {
    %target = irdl.any {varve.rule = "AnyRankedTensor"}
    %target_dims = irdl.any {varve.rule = "Index"}
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %channel = irdl.base "!flow.channel"
    %send = irdl.any {varve.rule = "Index"}
    %recv = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %element_type = irdl.any {varve.rule = "enum<@CollectiveElementType>"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    irdl.operands(
      target: %target,
      target_dims: variadic %target_dims,
      source: %source,
      channel: %channel,
      send: %send,
      recv: %recv)
    irdl.results(
      result: %result)
    irdl.attributes {
      "element_type" = %element_type,
      "tied_operands" = %tied_operands
    } {
      varve.optional = ["tied_operands"]
    }
  }
  irdl.operation @dispatch attributes {
    varve.format = "custom<DispatchEntryPoints>($entry_points) (`[` $workload^ `]`)? `` `(` $arguments `)` attr-dict `:` custom<ShapedFunctionType>(ref($arguments), type($arguments), $argument_dims, type($results), $result_dims, $tied_operands)",
    varve.traits = ["SymbolUserOpInterface", "Util_TiedOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($workload) = index",
      "type($argument_dims) = index",
      "type($result_dims) = index"]
  } {
    %workload = irdl.any {varve.rule = "Index"}
    %arguments = irdl.any
    %argument_dims = irdl.any {varve.rule = "Index"}
    %result_dims = irdl.any {varve.rule = "Index"}
    %results = irdl.any
    %entry_points = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    irdl.operands(
      workload: variadic %workload,
      arguments: variadic %arguments,
      argument_dims: variadic %argument_dims,
      result_dims: variadic %result_dims) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "entry_points" = %entry_points,
      "tied_operands" = %tied_operands
    } {
      varve.optional = ["tied_operands"]
    }
  }
  irdl.operation @dispatch.region attributes {
    varve.printer = "code",
    varve.traits = ["ReifyRankedShapedTypeOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($result_dims) = index",
      "type($workload) = index"],
    varve.arguments = {workgroup_count = [["%count", "*"]]},
    varve.format = ["one( | `` `[` $workload `]` ) one( `->` `(` custom<ShapedTypeList>(type($result), $result_dims) `)` | let(types($result) = []) ) attr-dict-with-keyword region($body, end)", "one( | `count` `` `(` each(%count by `,`: %count `` `:` type(%count) loc(%count)) `)` `->` `(` `index` `,` `index` `,` `index` `)` region($workgroup_count, end) )"]
  } {
    %result_dims = irdl.any {varve.rule = "Index"}
    %workload = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      result_dims: variadic %result_dims,
      workload: variadic %workload) {
      varve.segments
    }
    irdl.results(
      result: variadic %result)
    %body = irdl.region
    %workgroup_count = irdl.region
    irdl.regions(
      body: %body,
      workgroup_count: %workgroup_count)
  }
  irdl.operation @dispatch.tie_shape attributes {
    varve.format = "$operand attr-dict `:` type($result) (`{` $dynamic_dims^ `}`)?",
    varve.traits = ["AllTypesMatch<operand,result>", "ReifyRankedShapedTypeOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($result) = type($operand)",
      "type($dynamic_dims) = index"]
  } {
    %operand = irdl.any
    %dynamic_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      operand: %operand,
      dynamic_dims: variadic %dynamic_dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @dispatch.workgroup.count attributes {
    varve.format = "`[` $dimension `]` attr-dict `:` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = index"],
    varve.names = "workgroup_count_{$dimension}"
  } {
    %result = irdl.any {varve.rule = "Index"}
    %dimension = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @dispatch.workgroup.id attributes {
    varve.format = "`[` $dimension `]` attr-dict `:` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = index"],
    varve.names = "workgroup_id_{$dimension}"
  } {
    %result = irdl.any {varve.rule = "Index"}
    %dimension = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @dispatch.workgroup.size attributes {
    varve.format = "`[` $dimension `]` attr-dict `:` type($result)",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result) = index"],
    varve.names = "workgroup_size_{$dimension}"
  } {
    %result = irdl.any {varve.rule = "Index"}
    %dimension = irdl.any {varve.rule = "IndexAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "dimension" = %dimension
    }
  }
  irdl.operation @dispatch.workgroups attributes {
    varve.traits = ["IsolatedFromAbove", "Util_ClosureOpInterface", "Util_HoistableOpInterface", "Util_TiedOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($workload) = index",
      "type($argument_dims) = index",
      "type($result_dims) = index"],
    varve.arguments = {workgroup_body = [["%arg", "*"]], workgroup_count = [["%count", "*"]]},
    varve.format = ["(`[` $workload^ `]`)? `` `(` $arguments `)` `:` custom<ShapedFunctionType>(ref($arguments), type($arguments), $argument_dims, type($results), $result_dims, $tied_operands)", "attr-dict-with-keyword `=` `\\n` ` ` ` ` ` ` ` ` `(` each(%arg by `,`: %arg `` `:` type(%arg)) `)` region($workgroup_body, end)", "one( | `count` `` `(` each(%count by `,`: %count `` `:` type(%count) loc(%count)) `)` `->` `(` `index` `,` `index` `,` `index` `)` region($workgroup_count, end) )"]
  } {
    %workload = irdl.any {varve.rule = "Index"}
    %arguments = irdl.any
    %argument_dims = irdl.any {varve.rule = "Index"}
    %result_dims = irdl.any {varve.rule = "Index"}
    %results = irdl.any
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    irdl.operands(
      workload: variadic %workload,
      arguments: variadic %arguments,
      argument_dims: variadic %argument_dims,
      result_dims: variadic %result_dims) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "tied_operands" = %tied_operands
    } {
      varve.optional = ["tied_operands"]
    }
    %workgroup_body = irdl.region
    %workgroup_count = irdl.region
    irdl.regions(
      workgroup_body: %workgroup_body,
      workgroup_count: %workgroup_count)
  }
  irdl.operation @executable attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) $sym_name attr-dict-with-keyword regions",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol", "SymbolTable", "Util_ObjectLike"],
    varve.terminator = "flow.executable_end"
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name
    } {
      varve.optional = ["sym_visibility"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @executable.export attributes {
    varve.traits = ["HasParent<flow.executable>", "Symbol", "IsolatedFromAbove"],
    varve.arguments = {workgroup_count = [["%arg", "*"]]},
    varve.format = ["custom<SymbolVisibility>($sym_visibility) custom<SymbolAlias>($sym_name, $function_ref, $text)", "one( ` ` | `workgroups` `` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` `->` `(` `index` `,` `index` `,` `index` `)` region($workgroup_count, end) )", "attr-dict-with-keyword"],
    varve.locals = {text = ["StrAttr", "if($sym_name = symbols($function_ref)[0], absent, $sym_name)"]}
  } {
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_ref = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.attributes {
      "sym_visibility" = %sym_visibility,
      "sym_name" = %sym_name,
      "function_ref" = %function_ref
    } {
      varve.optional = ["sym_visibility"]
    }
    %workgroup_count = irdl.region
    irdl.regions(
      workgroup_count: %workgroup_count)
  }
  irdl.operation @executable_end attributes {
    varve.format = "attr-dict",
    varve.traits = ["HasParent<flow.executable>", "Terminator"]
  } {
  }
  irdl.operation @func attributes {
    varve.traits = ["CallableOpInterface", "FunctionOpInterface", "IsolatedFromAbove"],
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = ["custom<SymbolVisibility>($sym_visibility) symbol($sym_name) `` `(` each($function_type.inputs %arg $arg_attrs or {} by `,`: one( %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) dict($arg_attrs) loc(%arg, unprinted) | $function_type.inputs dict($arg_attrs) )) `)`", "one( let($function_type.results = []) | `->` one( custom<Result>(%arg, $function_type.inputs, $function_type.results, $tied_operands) let($res_attrs = [dictionary([], [])]) when(count($function_type.results) = 1)", "| `(` custom<Results>(%arg, $function_type.inputs, $function_type.results, $res_attrs, $tied_operands) `)` ) ) attr-dict-with-keyword one( | region($body, end) )"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "tied_operands" = %tied_operands,
      "sym_visibility" = %sym_visibility,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["tied_operands", "sym_visibility", "arg_attrs", "res_attrs"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @parameter.load attributes {
    varve.format = "custom<ParameterReference>($source_scope, $source_key) `` `[` $source_offset `]` `:` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword",
    varve.traits = ["Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($source_scope) = !util.buffer",
      "type($source_key) = !util.buffer",
      "type($source_offset) = i64",
      "type($result_dims) = index"]
  } {
    %source_scope = irdl.base "!util.buffer"
    %source_key = irdl.base "!util.buffer"
    %source_offset = irdl.any {varve.rule = "I64"}
    %result_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      source_scope: optional %source_scope,
      source_key: %source_key,
      source_offset: %source_offset,
      result_dims: variadic %result_dims) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @parameter.write attributes {
    varve.format = "$source `->` custom<ParameterReference>($target_scope, $target_key) `` `[` $target_offset `]` `:` type($source) (`{` $source_dims^ `}`)? attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<source,result>", "Util_ShapeAwareOp", "Util_TiedOpInterface"],
    varve.let = [
      "type($result) = type($source)",
      "type($source_dims) = index",
      "type($target_scope) = !util.buffer",
      "type($target_key) = !util.buffer",
      "type($target_offset) = i64"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %source_dims = irdl.any {varve.rule = "Index"}
    %target_scope = irdl.base "!util.buffer"
    %target_key = irdl.base "!util.buffer"
    %target_offset = irdl.any {varve.rule = "I64"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      source: %source,
      source_dims: variadic %source_dims,
      target_scope: optional %target_scope,
      target_key: %target_key,
      target_offset: %target_offset) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($operands^ `:` type($operands))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @tensor.alloca attributes {
    varve.format = "`:` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword",
    varve.traits = ["Util_ShapeAwareOp", "MemoryEffects<Allocate>"],
    varve.let = [
      "type($result_dims) = index"]
  } {
    %result_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      result_dims: variadic %result_dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @tensor.barrier attributes {
    varve.format = "$operand `:` type($result) (`{` $operand_dims^ `}`)? `on` $target attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<operand,result>", "Util_HoistableOpInterface", "Util_ShapeAwareOp", "Util_TiedOpInterface", "Pure"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand_dims) = index"]
  } {
    %operand = irdl.any {varve.rule = "AnyRankedTensor"}
    %operand_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %target = irdl.any
    irdl.operands(
      operand: %operand,
      operand_dims: variadic %operand_dims)
    irdl.results(
      result: %result)
    irdl.attributes {
      "target" = %target
    }
  }
  irdl.operation @tensor.bitcast attributes {
    varve.format = "$source `:` type($source) (`{` $source_dims^ `}`)? `->` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword",
    varve.traits = ["Util_HoistableOpInterface", "Util_TiedOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($source_dims) = index",
      "type($result_dims) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %source_dims = irdl.any {varve.rule = "Index"}
    %result_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      source: %source,
      source_dims: variadic %source_dims,
      result_dims: variadic %result_dims) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @tensor.clone attributes {
    varve.format = "$operand `:` type($result) (`{` $operand_dims^ `}`)? attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<operand,result>", "Util_HoistableOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand_dims) = index"]
  } {
    %operand = irdl.any {varve.rule = "AnyRankedTensor"}
    %operand_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      operand: %operand,
      operand_dims: variadic %operand_dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @tensor.constant attributes {
    varve.format = "attr-dict $value",
    varve.traits = ["ConstantLike", "AllTypesMatch<value,result>", "Pure"],
    varve.let = [
      "type($result) = typeof($value)"]
  } {
    %result = irdl.any {varve.rule = "AnyTensor"}
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @tensor.dynamic_constant attributes {
    varve.format = "attr-dict $value `->` type($result)"
  } {
    %result = irdl.any {varve.rule = "AnyTensor"}
    %value = irdl.any {varve.rule = "TypedAttr"}
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @tensor.empty attributes {
    varve.format = "`:` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword",
    varve.traits = ["Util_HoistableOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($result_dims) = index"]
  } {
    %result_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      result_dims: variadic %result_dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @tensor.encode attributes {
    varve.format = "$operand `:` type($operand) (`{` $operand_dims^ `}`)? `->` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword",
    varve.traits = ["AllRanksMatch<operand,result>", "AllElementTypesMatch<operand,result>", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($operand_dims) = index",
      "type($result_dims) = index"]
  } {
    %operand = irdl.any {varve.rule = "AnyRankedTensor"}
    %operand_dims = irdl.any {varve.rule = "Index"}
    %result_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      operand: %operand,
      operand_dims: variadic %operand_dims,
      result_dims: variadic %result_dims) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @tensor.load attributes {
    varve.format = "$source (`[` $indices^ `]`)? `:` type($source) (`{` $source_dims^ `}`)? attr-dict-with-keyword",
    varve.traits = ["TypesMatchWith<source,result>", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($result) = elem(type($source))",
      "type($source_dims) = index",
      "type($indices) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %source_dims = irdl.any {varve.rule = "Index"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<Index, AnySignlessInteger, AnyFloat, AnyComplex, AnyVectorOfNonZeroRank>"}
    irdl.operands(
      source: %source,
      source_dims: variadic %source_dims,
      indices: variadic %indices) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @tensor.reshape attributes {
    varve.format = "$source `:` type($source) (`{` $source_dims^ `}`)? `->` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword",
    varve.traits = ["AllElementTypesMatch<source,result>", "Util_HoistableOpInterface", "Util_TiedOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($source_dims) = index",
      "type($result_dims) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %source_dims = irdl.any {varve.rule = "Index"}
    %result_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      source: %source,
      source_dims: variadic %source_dims,
      result_dims: variadic %result_dims) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @tensor.slice attributes {
    varve.format = "$source `[` $start_indices `for` $lengths `]` `:` type($source) (`{` $source_dims^ `}`)? `->` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword",
    varve.traits = ["AllRanksMatch<source,result>", "AllElementTypesMatch<source,result>", "Util_HoistableOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($source_dims) = index",
      "type($start_indices) = index",
      "type($lengths) = index",
      "type($result_dims) = index"]
  } {
    %source = irdl.any {varve.rule = "AnyRankedTensor"}
    %source_dims = irdl.any {varve.rule = "Index"}
    %start_indices = irdl.any {varve.rule = "Index"}
    %lengths = irdl.any {varve.rule = "Index"}
    %result_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      source: %source,
      source_dims: variadic %source_dims,
      start_indices: variadic %start_indices,
      lengths: variadic %lengths,
      result_dims: variadic %result_dims) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @tensor.splat attributes {
    varve.format = "$value `:` type($result) (`{` $result_dims^ `}`)? attr-dict-with-keyword",
    varve.traits = ["TypesMatchWith<result,value>", "Util_HoistableOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($value) = elem(type($result))",
      "type($result_dims) = index"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<Index, AnySignlessInteger, AnyFloat, AnyComplex>"}
    %result_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      value: %value,
      result_dims: variadic %result_dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @tensor.store attributes {
    varve.format = "$value `,` $target (`[` $indices^ `]`)? `:` type($target) (`{` $target_dims^ `}`)? attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<target,result>", "TypesMatchWith<target,value>", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($result) = type($target)",
      "type($value) = elem(type($target))",
      "type($target_dims) = index",
      "type($indices) = index"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<Index, AnySignlessInteger, AnyFloat, AnyComplex, AnyVectorOfNonZeroRank>"}
    %target = irdl.any {varve.rule = "AnyRankedTensor"}
    %target_dims = irdl.any {varve.rule = "Index"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      value: %value,
      target: %target,
      target_dims: variadic %target_dims,
      indices: variadic %indices) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
  irdl.operation @tensor.tie_shape attributes {
    varve.format = "$operand attr-dict `:` type($result) (`{` $dynamic_dims^ `}`)?",
    varve.traits = ["AllTypesMatch<operand,result>", "ReifyRankedShapedTypeOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($result) = type($operand)",
      "type($dynamic_dims) = index"]
  } {
    %operand = irdl.any {varve.rule = "AnyRankedTensor"}
    %dynamic_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      operand: %operand,
      dynamic_dims: variadic %dynamic_dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @tensor.trace attributes {
    varve.format = "$key `=` `[` custom<ShapedOperandList>($values, type($values), $value_dims) `]` attr-dict-with-keyword",
    varve.traits = ["Util_ShapeAwareOp"],
    varve.let = [
      "type($value_dims) = index"]
  } {
    %values = irdl.any {varve.rule = "AnyRankedTensor"}
    %value_dims = irdl.any {varve.rule = "Index"}
    %key = irdl.any {varve.rule = "StrAttr"}
    irdl.operands(
      values: variadic %values,
      value_dims: variadic %value_dims) {
      varve.segments
    }
    irdl.attributes {
      "key" = %key
    }
  }
  irdl.operation @tensor.transfer attributes {
    varve.format = "$operand `:` type($result) (`{` $operand_dims^ `}`)? `to` $target attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<operand,result>", "Util_HoistableOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($result) = type($operand)",
      "type($operand_dims) = index"]
  } {
    %operand = irdl.any {varve.rule = "AnyRankedTensor"}
    %operand_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    %target = irdl.any
    irdl.operands(
      operand: %operand,
      operand_dims: variadic %operand_dims)
    irdl.results(
      result: %result)
    irdl.attributes {
      "target" = %target
    }
  }
  irdl.operation @tensor.update attributes {
    varve.traits = ["AllRanksMatch<update,target,result>", "AllTypesMatch<target,result>", "AllElementTypesMatch<update,target,result>", "Util_HoistableOpInterface", "Util_TiedOpInterface", "Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($result) = type($target)",
      "type($target_dims) = index",
      "type($start_indices) = index",
      "type($update_dims) = index"],
    varve.format = "$update `,` $target `[` $start_indices `]` `:` type($update) (`{` $update_dims^ `}`)? `->` one( again($target) `as` | ) type($result) (`` `{` $target_dims^ `}`)? attr-dict-with-keyword"
  } {
    %target = irdl.any {varve.rule = "AnyRankedTensor"}
    %target_dims = irdl.any {varve.rule = "Index"}
    %start_indices = irdl.any {varve.rule = "Index"}
    %update = irdl.any {varve.rule = "AnyRankedTensor"}
    %update_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyRankedTensor"}
    irdl.operands(
      target: %target,
      target_dims: variadic %target_dims,
      start_indices: variadic %start_indices,
      update: %update,
      update_dims: variadic %update_dims) {
      varve.segments
    }
    irdl.results(
      result: %result)
  }
}
