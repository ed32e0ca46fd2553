// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ gives to values, and aliases.
irdl.dialect @hal attributes {varve.llvm = "24"} {
  // Absent visibility is printed as public, which is parsed as a value.
  "varve.directive"() {
    sym_name = "SymbolVisibility",
    takes = ["$visibility"],
    format = "one( `public` let($visibility = 'public') | `private` let($visibility = 'private') | `nested` let($visibility = 'nested') | printed `public` | )"
  } : () -> ()
  irdl.attribute @"#device.target" attributes {
    varve.alias = "device_target_{identifier(lower($deviceID))}{if(has($configuration.ordinal), '_', '')}{if(has($configuration.ordinal), $configuration.ordinal, '')}{if(has($configuration.ordinal), '_', '')}",
    varve.type = "!hal.device",
    varve.format = [
      "`<` $deviceID one( | `,` one( list(qualified($executable_targets))",
      "                            | $configuration one( | `,` list(qualified($executable_targets)) ) ) ) `>`"
    ]
  } {
    %text = irdl.any {varve.rule = "StrAttr"}
    %configuration = irdl.any {varve.rule = "DictionaryAttr"}
    %targets = irdl.any {varve.rule = "array<#hal.executable.target>"}
    irdl.parameters(deviceID: %text, configuration: %configuration, executable_targets: %targets) {varve.defaults = {configuration = {}, executable_targets = []}}
  }
  irdl.attribute @"#executable.target" attributes {
    varve.alias = "executable_target_{identifier(lower($format))}",
    varve.format = "`<` $backend `,` $format one( | `,` $configuration ) `>`"
  } {
    %text = irdl.any {varve.rule = "StrAttr"}
    %configuration = irdl.any {varve.rule = "DictionaryAttr"}
    irdl.parameters(backend: %text, format: %text, configuration: %configuration) {varve.defaults = {configuration = {}}}
  }
  irdl.attribute @"#pipeline.layout" attributes {varve.alias = "pipeline_layout"} {
  }
  "varve.directive"() {
    sym_name = "Bindings",
    takes = ["$b", "type $b", "$offsets", "$lengths"],
    format = "each($b $offsets $lengths by `,` ` `: `\\n` ` ` ` ` `(` $b `:` type($b) `)` `` `[` $offsets `,` $lengths `]`) `\\n`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "BindingTable",
    takes = ["$b", "type $b", "$offsets", "$lengths"],
    format = "each($b $offsets $lengths by `,` ` `: `\\n` ` ` ` ` `(` $b `:` type($b) `)` `` `[` $offsets `,` $lengths `]`) `\\n`"
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
  "varve.directive"() {
    sym_name = "TypeAlias",
    takes = ["$encoding", "type $x"],
    format = "$encoding one( let(type($x) = typeof($encoding)) | `as` type($x) )"
  } : () -> ()
  "varve.directive"() {
    sym_name = "SizeAwareType",
    takes = ["type $x", "$size"],
    format = "type($x) `` `{` $size `}`"
  } : () -> ()
  "varve.directive"() {
    sym_name = "DeviceQueueAffinityList",
    takes = ["$x", "type $x", "$queues"],
    format = "`[` each($x $queues by `,`: `\\n` ` ` ` ` `(` $x `,` $queues `:` type($x) `,` `i64` `)`) `\\n` `]`"
  } : () -> ()
  irdl.operation @devices.get attributes {varve.names = "device_{if(has(ssa($index)), replace(ssa($index), 'c', ''), 'n')}"} {
  }
  irdl.operation @allocator.allocate attributes {varve.names = "buffer"} {
  }
  irdl.operation @allocator.import attributes {varve.names = "did_import, mapped"} {
  }
  irdl.operation @allocator.resolve_memory_properties attributes {varve.names = "memory_types, buffer_usage"} {
  }
  irdl.operation @allocator.select attributes {varve.names = "device, queue_affinity"} {
  }
  irdl.operation @buffer.allocation.discard attributes {varve.names = "was_terminal"} {
  }
  irdl.operation @buffer.allocation.is_terminal attributes {varve.names = "is_terminal"} {
  }
  irdl.operation @buffer.length attributes {varve.names = "length"} {
  }
  irdl.operation @buffer.subspan attributes {varve.names = "buffer"} {
  }
  irdl.operation @buffer_usage attributes {varve.names = "buffer_usage"} {
  }
  irdl.operation @buffer_view.buffer attributes {varve.names = "buffer"} {
  }
  irdl.operation @buffer_view.create attributes {varve.names = "view"} {
  }
  irdl.operation @channel.create attributes {varve.names = "channel"} {
  }
  irdl.operation @channel.rank_and_count attributes {varve.names = "ccl_rank, ccl_count"} {
  }
  irdl.operation @channel.split attributes {varve.names = "channel"} {
  }
  irdl.operation @command_buffer.create attributes {varve.names = "cmd"} {
  }
  irdl.operation @device.allocator attributes {varve.names = "allocator"} {
  }
  irdl.operation @device.queue.alloca attributes {varve.names = "transient_buffer"} {
  }
  irdl.operation @devices.count attributes {varve.names = "device_count"} {
  }
  irdl.operation @element_type attributes {varve.names = "element_type_{$type}"} {
  }
  irdl.operation @encoding_type attributes {varve.names = "{if(has($encoding), absent, 'dense_row_major')}"} {
  }
  irdl.operation @ex.file.from_memory attributes {varve.names = "memory_file"} {
  }
  irdl.operation @executable.create attributes {varve.names = "executable"} {
  }
  irdl.operation @executable.export.ordinal attributes {varve.names = "ordinal"} {
  }
  irdl.operation @executable.lookup attributes {varve.names = "exe"} {
  }
  irdl.operation @executable.lookup.function attributes {varve.names = "function_id"} {
  }
  irdl.operation @fence.await attributes {varve.names = "status"} {
  }
  irdl.operation @fence.create attributes {varve.names = "fence"} {
  }
  irdl.operation @fence.join attributes {varve.names = "fence"} {
  }
  irdl.operation @interface.workgroup.count attributes {varve.names = "workgroup_count_{if($dimension = 0, 'x', if($dimension = 1, 'y', 'z'))}"} {
  }
  irdl.operation @interface.workgroup.id attributes {varve.names = "workgroup_id_{if($dimension = 0, 'x', if($dimension = 1, 'y', 'z'))}"} {
  }
  irdl.operation @interface.workgroup.size attributes {varve.names = "workgroup_size_{if($dimension = 0, 'x', if($dimension = 1, 'y', 'z'))}"} {
  }
  irdl.operation @memory_type attributes {varve.names = "memory_type"} {
  }
  // Types that only the C++ defines.
  irdl.type @"!allocator" {
    irdl.parameters()
  }
  irdl.type @"!buffer" {
    irdl.parameters()
  }
  irdl.type @"!buffer_view" {
    irdl.parameters()
  }
  irdl.type @"!channel" {
    irdl.parameters()
  }
  irdl.type @"!command_buffer" {
    irdl.parameters()
  }
  irdl.type @"!device" {
    irdl.parameters()
  }
  irdl.type @"!event" {
    irdl.parameters()
  }
  irdl.type @"!executable" {
    irdl.parameters()
  }
  irdl.type @"!fence" {
    irdl.parameters()
  }
  irdl.type @"!file" {
    irdl.parameters()
  }
  irdl.type @"!semaphore" {
    irdl.parameters()
  }
  irdl.operation @executable.export attributes {
    varve.arguments = {condition = [["%cond", "*"]], workgroup_count = [["%arg", "*"]]},
    varve.format = [
      "custom<SymbolVisibility>($sym_visibility) $sym_name (`ordinal` `(` $ordinal^ `)`)? `layout` `(` qualified($layout) `)`",
      "one( | `condition` `` `(` each(%cond by `,`: %cond `` `:` type(%cond) loc(%cond)) `)` `->` `i1` region($condition, end) ) (`fallback` `(` $condition_fallback^ `)`)?",
      "one( | `count` `` `(` each(%arg by `,`: %arg `` `:` type(%arg) loc(%arg)) `)` `->` `(` `index` `,` `index` `,` `index` `)` region($workgroup_count, end) )",
      "attr-dict-with-keyword"
    ]
  } {
  }
  irdl.operation @executable.condition attributes {
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = [
      "`` `(` each($function_type.inputs %arg by `,`: %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs)) `)` `->` `i1` let($function_type.results = [i1])",
      "attr-dict-with-keyword region($body, end)"
    ]
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {"sym_name" = %name, "sym_visibility" = %name} {varve.optional = ["sym_name", "sym_visibility"]}
  }
  irdl.operation @executable.constant.block attributes {
    varve.arguments = {body = [["%arg", "count($function_type.inputs)"]]},
    varve.format = [
      "`` `(` each($function_type.inputs %arg $arg_attrs default {} by `,`: %arg `` `:` $function_type.inputs let(type(%arg) = $function_type.inputs) dict($arg_attrs) loc(%arg)) `)`",
      "one( let($function_type.results = []) | `->` one( each($function_type.results by `,`: $function_type.results) when(count($function_type.results) = 1 and not has($res_attrs))",
      "| `(` each($function_type.results $res_attrs default {} by `,`: $function_type.results dict($res_attrs)) `)` ) )",
      "`as` ` ` one( `` each($keys by `,`: $keys) when(count($function_type.results) = 1) | `(` each($keys by `,`: $keys) `)` ) attr-dict-with-keyword region($body, end)"
    ]
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %keys = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.attributes {"keys" = %keys, "sym_name" = %name, "sym_visibility" = %name} {varve.optional = ["sym_name", "sym_visibility"]}
  }
  irdl.operation @device.resolve attributes {
    varve.names = "{map(t in types($results): if(isa(t, '!hal.device'), 'device', if(isa(t, '!hal.allocator'), 'allocator', 'queue_affinity')))}"
  } {
  }
  // An object is a dictionary with these entries.
  irdl.attribute @"#executable.object" attributes {varve.format = "`<` `{` struct(path = $path, data = $data) `}` `>`"} {
    %path = irdl.any {varve.rule = "StrAttr"}
    %data = irdl.any {varve.rule = "attribute"}
    irdl.parameters(path: %path, data: %data) {varve.optional = ["path", "data"]}
  }
  irdl.attribute @"#executable.objects" attributes {varve.format = "`<` `{` each($objects by `,`: $objects.target `=` $objects.files) `}` `>`"} {
    %objects = irdl.any {varve.rule = "array<record<target: attribute, files: attribute>>"}
    irdl.parameters(objects: %objects)
  }
}
