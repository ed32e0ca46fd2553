irdl.dialect @stream attributes {
  varve.set = "iree",
  varve.depends = ["util"],
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
    sym_name = "CollectiveKind",
    storage = i32,
    cases = [
      ["all_gather", 0 : i32],
      ["all_reduce", 1 : i32],
      ["all_to_all", 2 : i32],
      ["broadcast", 3 : i32],
      ["reduce", 4 : i32],
      ["reduce_scatter", 5 : i32],
      ["send", 6 : i32],
      ["recv", 7 : i32],
      ["send_recv", 8 : i32]
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
  "varve.enum"() {
    sym_name = "Favor",
    storage = i32,
    cases = [
      ["debug", 0 : i32],
      ["min-peak-memory", 1 : i32],
      ["max-concurrency", 2 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Lifetime",
    storage = i32,
    cases = [
      ["*", 0 : i32],
      ["external", 1 : i32],
      ["staging", 2 : i32],
      ["transient", 3 : i32],
      ["variable", 4 : i32],
      ["constant", 5 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "MemoryModel",
    storage = i32,
    cases = [
      ["Unified", 0 : i32],
      ["Discrete", 1 : i32]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ResourceAccessBitfield",
    storage = i32,
    cases = [
      ["None", 0 : i32],
      ["Read", 1 : i32],
      ["Write", 2 : i32]
    ],
    bits,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.directive"() {
    format = ["deeper some($keys $offsets $target_offsets $ends $lengths by `,`: `\\n` `` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]`", "`->` same($target) `` `[` $target_offsets `to` $ends `for` $lengths `]` `:` same(type($target)) `` `{` same($size) `}`) higher `\\n` ``"],
    sym_name = "AsyncParameterGatherOperations",
    takes = ["$scope", "$keys", "$offsets", "$target", "type $target", "$size", "$target_offsets", "$ends", "$lengths"]
  } : () -> ()
  "varve.directive"() {
    format = ["deeper some($source_offsets $ends $lengths $keys $offsets by `,`: `\\n` `` same($source) `` `[` $source_offsets `to` $ends `for` $lengths `]` `:` same(type($source)) `` `{` same($size) `}`", "`->` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]`) higher `\\n` ``"],
    sym_name = "AsyncParameterScatterOperations",
    takes = ["$source", "type $source", "$size", "$source_offsets", "$ends", "$lengths", "$scope", "$keys", "$offsets"]
  } : () -> ()
  "varve.directive"() {
    format = ["`(` each($x $offsets $lengths $accesses by `,`: one( `ro` $x `` `[` $offsets `for` $lengths `]` let($accesses = 1) when(mnemonic(type($x)) = 'resource')", "  | `wo` $x `` `[` $offsets `for` $lengths `]` let($accesses = 2) when(mnemonic(type($x)) = 'resource')", "  | `rw` $x `` `[` $offsets `for` $lengths `]` let($accesses = 3) when(mnemonic(type($x)) = 'resource') | $x when(mnemonic(type($x)) != 'resource') )) `)`"],
    sym_name = "CmdCallOperands",
    takes = ["$x", "$offsets", "$lengths", "$accesses"]
  } : () -> ()
  "varve.directive"() {
    format = ["deeper some($keys $offsets $target_offsets $lengths by `,`: `\\n` `` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]`", "`->` same($target) `` `[` $target_offsets `for` $lengths `]` `:` same(type($target)) `` `{` same($size) `}`) higher `\\n` ``"],
    sym_name = "CmdParameterGatherOperations",
    takes = ["$scope", "$keys", "$offsets", "$target", "type $target", "$size", "$target_offsets", "$lengths"]
  } : () -> ()
  "varve.directive"() {
    format = ["deeper some($source_offsets $lengths $keys $offsets by `,`: `\\n` `` same($source) `` `[` $source_offsets `for` $lengths `]` `:` same(type($source)) `` `{` same($size) `}`", "`->` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]`) higher `\\n` ``"],
    sym_name = "CmdParameterScatterOperations",
    takes = ["$source", "type $source", "$size", "$source_offsets", "$lengths", "$scope", "$keys", "$offsets"]
  } : () -> ()
  "varve.directive"() {
    format = "` ` each(type($r) $sizes $values by `,`: `\\n` ` ` ` ` `` type($r) `` `{` $sizes `}` `=` $values)",
    sym_name = "ConstantValueList",
    takes = ["type $r", "$sizes", "$values"]
  } : () -> ()
  "varve.directive"() {
    format = "one( each($x by `,`: $x) when(count($x) = 1) | ` ` `{` each($x by `,`: $x) `}` )",
    sym_name = "DispatchEntryPoints",
    takes = ["$x"]
  } : () -> ()
  "varve.directive"() {
    format = "`(` each($x $offsets $ends $lengths by `,`: $x one( `` `[` $offsets `to` $ends `for` $lengths `]` when(mnemonic(type($x)) = 'resource') | when(mnemonic(type($x)) != 'resource') )) `)`",
    sym_name = "DispatchOperands",
    takes = ["$x", "$offsets", "$ends", "$lengths"]
  } : () -> ()
  "varve.directive"() {
    format = ["each($x $sizes $offsets $lengths $accesses by `,`: `\\n` ` ` ` ` one( `ro` let($accesses = 1) | `wo` let($accesses = 2) | `rw` let($accesses = 3) )", "$x `` `[` $offsets `for` $lengths `]` `:` type($x) `` `{` $sizes `}`)"],
    sym_name = "DispatchResources",
    takes = ["$x", "type $x", "$sizes", "$offsets", "$lengths", "$accesses"]
  } : () -> ()
  "varve.directive"() {
    format = "deeper each($x $sizes $encodings $dims by `,`: `\\n` $x `:` $encodings if(dynamic(typeof($encodings)) > 0: `` `{` $dims[dynamic(typeof($encodings))] `}`) `in` type($x) `` `{` $sizes `}`) higher `\\n`",
    sym_name = "EncodedResourceOperands",
    takes = ["$x", "type $x", "$sizes", "$encodings", "$dims"]
  } : () -> ()
  "varve.directive"() {
    format = ["each(type($r) $first $sizes $encodings $dims $tied or integer(-1, index) by `,`: $first", "if(mnemonic(typeof($first)) = 'resource': `` `{` $sizes `}` let(type($r) = typeof($first); $encodings = !util.unused; $tied = integer(-1, index))", "| if(dynamic(typeof($first)) > 0: `` `{` $dims[dynamic(typeof($first))] `}`) `in`", "  one( again($xs, $tied) one( let(type($r) = types($xs)[$tied]) | `as` type($r) ) | let($tied = integer(-1, index)) type($r) ) `` `{` $sizes `}` let($encodings = $first) ))"],
    sym_name = "EncodedResultList",
    takes = ["ref $xs", "type $r", "$first", "$sizes", "$encodings", "$dims", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = "deeper some($keys $offsets type($results) $sizes by `,`: `\\n` `` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]` `:` type($results) `` `{` $sizes `}`) higher `\\n` ``",
    sym_name = "ParameterLoadOperations",
    takes = ["$scope", "$keys", "$offsets", "type $results", "$sizes"]
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
    format = "each(type($r) $tied or integer(-1, index) $rdims by `,`: one( again($xs, $tied) one( let(type($r) = types($xs)[$tied]) | `as` type($r) ) | let($tied = integer(-1, index)) type($r) ) if(mnemonic(type($r)) = 'resource': `` `{` $rdims `}`))",
    sym_name = "ShapedResultList",
    takes = ["ref $xs", "type $r", "$rdims", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = "one( custom<ShapedResultList>(ref($xs), type($r), $rdims, $tied) when(count($r) = 1) | `(` custom<ShapedResultList>(ref($xs), type($r), $rdims, $tied) `)` )",
    sym_name = "ShapedResults",
    takes = ["ref $xs", "type $r", "$rdims", "$tied"]
  } : () -> ()
  "varve.directive"() {
    format = "each(type($x) $dims by `,`: type($x) if(mnemonic(type($x)) = 'resource': `` `{` $dims `}`))",
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
  irdl.type @"!binding" {
  }
  irdl.type @"!channel" attributes {
    varve.traits = ["ReferenceTypeInterface"]
  } {
  }
  irdl.type @"!file" {
  }
  irdl.type @"!resource" attributes {
    varve.syntax = "hook:stream.resource",
    varve.traits = ["AffinityTypeInterface", "ReferenceTypeInterface", "SizeAwareTypeInterface", "GlobalTypeInterface", "InferTypeSizeInterface", "SubrangeTypeInterface"],
    varve.qualified = unit
  } {
    %lifetime = irdl.any {varve.rule = "enum<@Lifetime>"}
    irdl.parameters(
      lifetime: %lifetime)
  }
  irdl.type @"!test.fence" {
  }
  irdl.type @"!timepoint" attributes {
    varve.traits = ["GlobalTypeInterface"]
  } {
  }
  irdl.attribute @"#collective" attributes {
    varve.format = "`<` $kind (`with` $reduction^)? `:` $element_type `>`"
  } {
    %kind = irdl.any {varve.rule = "enum<@CollectiveKind>"}
    %reduction = irdl.any {varve.rule = "enum<@CollectiveReductionOp>"}
    %element_type = irdl.any {varve.rule = "enum<@CollectiveElementType>"}
    irdl.parameters(
      kind: %kind,
      reduction: %reduction,
      element_type: %element_type) {
      varve.optional = ["reduction"]
    }
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
  irdl.attribute @"#partitioning_config" attributes {
    varve.syntax = "hook:stream.partitioning_config"
  } {
    %favor = irdl.any {varve.rule = "enum<@Favor>"}
    irdl.parameters(
      favor: %favor)
  }
  irdl.attribute @"#resource_config" attributes {
    varve.format = ["`<` `{` struct(max_allocation_size = shown($max_allocation_size), min_buffer_offset_alignment = shown($min_buffer_offset_alignment), max_buffer_range = shown($max_buffer_range),", "min_buffer_range_alignment = shown($min_buffer_range_alignment), index_bits = shown($index_bits), alias_mutable_bindings = shown(one( $alias_mutable_bindings | `true` let($alias_mutable_bindings = 1) | `false` let($alias_mutable_bindings = 0) )), memory_model = shown($memory_model)) `}` `>`"]
  } {
    %max_allocation_size = irdl.any {varve.rule = "i64"}
    %min_buffer_offset_alignment = irdl.any {varve.rule = "i64"}
    %max_buffer_range = irdl.any {varve.rule = "i64"}
    %min_buffer_range_alignment = irdl.any {varve.rule = "i64"}
    %index_bits = irdl.any {varve.rule = "i64"}
    %alias_mutable_bindings = irdl.any {varve.rule = "i64"}
    %memory_model = irdl.any {varve.rule = "enum<@MemoryModel>"}
    irdl.parameters(
      max_allocation_size: %max_allocation_size,
      min_buffer_offset_alignment: %min_buffer_offset_alignment,
      max_buffer_range: %max_buffer_range,
      min_buffer_range_alignment: %min_buffer_range_alignment,
      index_bits: %index_bits,
      alias_mutable_bindings: %alias_mutable_bindings,
      memory_model: %memory_model) {
      varve.defaults = {
        max_allocation_size = 0 : i64,
        min_buffer_offset_alignment = 0 : i64,
        max_buffer_range = 0 : i64,
        min_buffer_range_alignment = 0 : i64,
        index_bits = 32 : i64,
        alias_mutable_bindings = 0 : i64,
        memory_model = 1 : i32}
    }
  }
  irdl.attribute @"#timepoint" attributes {
    varve.syntax = "hook:stream.timepoint",
    varve.traits = ["TypedAttr"]
  } {
    %type = irdl.any {varve.rule = "type"}
    irdl.parameters(
      type: %type) {
      varve.defaults = {
        type = none},
      varve.self_type = ["type"]
    }
  }
  irdl.operation @async.alloca attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? attr-dict `:` type($result) `{` $storage_size `}`",
    varve.traits = ["Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_StreamableOp", "Util_SizeAwareOp", "AlwaysSpeculatable", "MemoryEffects<Allocate>"],
    varve.let = [
      "type($storage_size) = index"]
  } {
    %storage_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      storage_size: %storage_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.barrier attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $source `:` type($source) `` `{` $size `}` attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<source,result>", "Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_TiedResourcePassthrough", "Stream_StreamableOp", "Util_SizeAwareOp", "Util_TiedOpInterface"],
    varve.let = [
      "type($result) = type($source)",
      "type($size) = index"]
  } {
    %source = irdl.base "!stream.resource"
    %size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      size: %size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.call attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $callee `` custom<DispatchOperands>($resource_operands, $resource_operand_offsets, $resource_operand_ends, $resource_operand_lengths) attr-dict `:` custom<ShapedFunctionType>(ref($resource_operands), type($resource_operands), $resource_operand_sizes, type($results), $result_sizes, $tied_operands)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface", "Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_StreamableOp", "Stream_AsyncAccessOp", "Util_SizeAwareOp", "Util_TiedOpInterface"],
    varve.let = [
      "type($resource_operand_sizes) = index",
      "type($resource_operand_offsets) = index",
      "type($resource_operand_ends) = index",
      "type($resource_operand_lengths) = index",
      "type($result_sizes) = index"]
  } {
    %resource_operands = irdl.any
    %resource_operand_sizes = irdl.any {varve.rule = "Index"}
    %resource_operand_offsets = irdl.any {varve.rule = "Index"}
    %resource_operand_ends = irdl.any {varve.rule = "Index"}
    %resource_operand_lengths = irdl.any {varve.rule = "Index"}
    %result_sizes = irdl.any {varve.rule = "Index"}
    %results = irdl.any {varve.rule = "AnyOf<!stream.resource, Index, AnyInteger, AnyFloat, AnyComplex>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      resource_operands: variadic %resource_operands,
      resource_operand_sizes: variadic %resource_operand_sizes,
      resource_operand_offsets: variadic %resource_operand_offsets,
      resource_operand_ends: variadic %resource_operand_ends,
      resource_operand_lengths: variadic %resource_operand_lengths,
      result_sizes: variadic %result_sizes) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "callee" = %callee,
      "tied_operands" = %tied_operands,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "affinity" = %affinity
    } {
      varve.optional = ["tied_operands", "arg_attrs", "res_attrs", "affinity"]
    }
  }
  irdl.operation @async.cast attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $source `:` type($source) `{` $source_size `}` `->` type($result) `{` $result_size `}` attr-dict",
    varve.traits = ["Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_TiedResourcePassthrough", "Util_TiedOpInterface", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($source_size) = index",
      "type($result_size) = index"]
  } {
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      result_size: %result_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.clone attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $source `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_StreamableOp", "Stream_AsyncAccessOp", "Util_SizeAwareOp", "Util_HoistableOpInterface"],
    varve.let = [
      "type($source_size) = index",
      "type($result_size) = index"]
  } {
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      result_size: %result_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.collective attributes {
    varve.traits = ["AllTypesMatch<target,result>", "Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_StreamableOp", "Stream_AsyncAccessOp", "Util_SizeAwareOp", "Util_TiedOpInterface", "Util_HoistableOpInterface"],
    varve.let = [
      "type($result) = type($target)",
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($target_end) = index",
      "type($target_length) = index",
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($source_end) = index",
      "type($source_length) = index",
      "type($element_count) = index",
      "type($channel) = !stream.channel",
      "type($param) = i32"],
    varve.format = "`` $op `` `[` $element_count `]` (`on` `(` $affinity^ `)`)? `channel` `(` $channel `)` ` ` one( | `source` `(` $param `)` ` ` | `target` `(` $param `)` ` ` | `source_target_pair` `(` $param `)` ` ` ) `` $source `[` $source_offset `to` $source_end `for` $source_length `]` `,` $target `[` $target_offset `to` $target_end `for` $target_length `]` `:` type($source) `` `{` $source_size `}` `->` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %target_end = irdl.any {varve.rule = "Index"}
    %target_length = irdl.any {varve.rule = "Index"}
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %source_end = irdl.any {varve.rule = "Index"}
    %source_length = irdl.any {varve.rule = "Index"}
    %element_count = irdl.any {varve.rule = "Index"}
    %channel = irdl.base "!stream.channel"
    %param = irdl.any {varve.rule = "I32"}
    %result = irdl.base "!stream.resource"
    %op = irdl.base "#stream.collective"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      target_end: %target_end,
      target_length: %target_length,
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset,
      source_end: %source_end,
      source_length: %source_length,
      element_count: %element_count,
      channel: %channel,
      param: optional %param)
    irdl.results(
      result: %result)
    irdl.attributes {
      "op" = %op,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.concurrent attributes {
    varve.traits = ["HasParent<stream.async.execute,stream.async.concurrent>", "RecursiveMemoryEffects", "RegionBranchOpInterface", "SingleBlock", "Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_StreamableOp", "Stream_AsyncAccessOp", "Util_SizeAwareOp", "Util_ClosureOpInterface", "Util_TiedOpInterface"],
    varve.let = [
      "type($resource_operand_sizes) = index",
      "type($result_sizes) = index"],
    varve.terminator = "stream.yield",
    varve.arguments = {body = [["%arg", "count($resource_operands)"]]},
    varve.format = ["(`on` `(` $affinity^ `)`)? `with` `` `(` each($resource_operands %arg $resource_operand_sizes by `,`: $resource_operands `as` %arg `` `:` type($resource_operands) let(type(%arg) = type($resource_operands)) if(mnemonic(type($resource_operands)) = 'resource': `` `{` $resource_operand_sizes `}`)) `)`", "one( let(types($results) = []) | `->` custom<ShapedResults>(ref($resource_operands), type($results), $result_sizes, $tied_operands) )", "region($body, end) attr-dict-with-keyword"]
  } {
    %resource_operands = irdl.base "!stream.resource"
    %resource_operand_sizes = irdl.any {varve.rule = "Index"}
    %result_sizes = irdl.any {varve.rule = "Index"}
    %results = irdl.base "!stream.resource"
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      resource_operands: variadic %resource_operands,
      resource_operand_sizes: variadic %resource_operand_sizes,
      result_sizes: variadic %result_sizes) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "tied_operands" = %tied_operands,
      "affinity" = %affinity
    } {
      varve.optional = ["tied_operands", "affinity"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @async.constant attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? `:` type($result) `` `{` $result_size `}` `=` $value attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_TimelineOp", "Stream_StreamableOp", "Stream_AsyncAccessOp", "Util_HoistableOpInterface", "Util_SizeAwareOp", "OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($await_timepoint) = !stream.timepoint",
      "type($result_size) = index"],
    varve.names = "cst"
  } {
    %await_timepoint = irdl.base "!stream.timepoint"
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %value = irdl.any
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      await_timepoint: optional %await_timepoint,
      result_size: %result_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.copy attributes {
    varve.traits = ["AllTypesMatch<target,result>", "Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_StreamableOp", "Stream_AsyncAccessOp", "Util_SizeAwareOp", "Util_TiedOpInterface", "Util_HoistableOpInterface"],
    varve.let = [
      "type($result) = type($target)",
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($target_end) = index",
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($source_end) = index",
      "type($length) = index"],
    varve.format = "(`on` `(` $affinity^ `)`)? $source `[` $source_offset `to` $source_end `]` `,` $target `[` $target_offset `to` $target_end `]` `,` $length `:` type($source) `` `{` $source_size `}` `->` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %target_end = irdl.any {varve.rule = "Index"}
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %source_end = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      target_end: %target_end,
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset,
      source_end: %source_end,
      length: %length)
    irdl.results(
      result: %result)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.dispatch attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? custom<DispatchEntryPoints>($entry_points) (`[` $workload^ `]`)? `` custom<DispatchOperands>($resource_operands, $resource_operand_offsets, $resource_operand_ends, $resource_operand_lengths) attr-dict `:` custom<ShapedFunctionType>(ref($resource_operands), type($resource_operands), $resource_operand_sizes, type($results), $result_sizes, $tied_operands)",
    varve.traits = ["SymbolUserOpInterface", "Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_StreamableOp", "Stream_AsyncAccessOp", "Util_HoistableOpInterface", "Util_SizeAwareOp", "Util_TiedOpInterface", "Pure"],
    varve.let = [
      "type($workload) = index",
      "type($resource_operand_sizes) = index",
      "type($resource_operand_offsets) = index",
      "type($resource_operand_ends) = index",
      "type($resource_operand_lengths) = index",
      "type($result_sizes) = index"]
  } {
    %workload = irdl.any {varve.rule = "Index"}
    %resource_operands = irdl.any {varve.rule = "AnyOf<!stream.resource, Index, AnyInteger, AnyFloat, AnyComplex>"}
    %resource_operand_sizes = irdl.any {varve.rule = "Index"}
    %resource_operand_offsets = irdl.any {varve.rule = "Index"}
    %resource_operand_ends = irdl.any {varve.rule = "Index"}
    %resource_operand_lengths = irdl.any {varve.rule = "Index"}
    %result_sizes = irdl.any {varve.rule = "Index"}
    %results = irdl.base "!stream.resource"
    %entry_points = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      workload: variadic %workload,
      resource_operands: variadic %resource_operands,
      resource_operand_sizes: variadic %resource_operand_sizes,
      resource_operand_offsets: variadic %resource_operand_offsets,
      resource_operand_ends: variadic %resource_operand_ends,
      resource_operand_lengths: variadic %resource_operand_lengths,
      result_sizes: variadic %result_sizes) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "entry_points" = %entry_points,
      "tied_operands" = %tied_operands,
      "affinity" = %affinity
    } {
      varve.optional = ["tied_operands", "affinity"]
    }
  }
  irdl.operation @async.execute attributes {
    varve.traits = ["RecursiveMemoryEffects", "RegionBranchOpInterface", "SingleBlock", "Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_AsyncAccessOp", "Stream_TimelineOp", "Util_SizeAwareOp", "Util_ClosureOpInterface", "Util_TiedOpInterface"],
    varve.let = [
      "type($resource_operand_sizes) = index",
      "type($result_sizes) = index",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"],
    varve.terminator = "stream.yield",
    varve.arguments = {body = [["%arg", "count($resource_operands)"]]},
    varve.format = ["(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? `with` `` `(` each($resource_operands %arg $resource_operand_sizes by `,`: $resource_operands `as` %arg `` `:` type($resource_operands) let(type(%arg) = type($resource_operands)) if(mnemonic(type($resource_operands)) = 'resource': `` `{` $resource_operand_sizes `}`)) `)`", "one( let(types($results) = []) | `->` custom<ShapedResults>(ref($resource_operands), type($results), $result_sizes, $tied_operands) )", "region($body, end) `=` `` `>` type($result_timepoint) attr-dict-with-keyword"]
  } {
    %resource_operands = irdl.base "!stream.resource"
    %resource_operand_sizes = irdl.any {varve.rule = "Index"}
    %result_sizes = irdl.any {varve.rule = "Index"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %results = irdl.base "!stream.resource"
    %result_timepoint = irdl.base "!stream.timepoint"
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      resource_operands: variadic %resource_operands,
      resource_operand_sizes: variadic %resource_operand_sizes,
      result_sizes: variadic %result_sizes,
      await_timepoint: optional %await_timepoint) {
      varve.segments
    }
    irdl.results(
      results: variadic %results,
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "tied_operands" = %tied_operands,
      "affinity" = %affinity
    } {
      varve.optional = ["tied_operands", "affinity"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @async.fill attributes {
    varve.traits = ["AllTypesMatch<target,result>", "Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_StreamableOp", "Stream_AsyncAccessOp", "Util_SizeAwareOp", "Util_TiedOpInterface", "Util_HoistableOpInterface"],
    varve.let = [
      "type($result) = type($target)",
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($target_end) = index",
      "type($target_length) = index"],
    varve.format = "(`on` `(` $affinity^ `)`)? $value `,` $target `[` $target_offset `to` $target_end `for` $target_length `]` `:` type($value) `->` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %target_end = irdl.any {varve.rule = "Index"}
    %target_length = irdl.any {varve.rule = "Index"}
    %value = irdl.any {varve.rule = "AnyOf<I8, I16, I32, I64>"}
    %result = irdl.base "!stream.resource"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      target_end: %target_end,
      target_length: %target_length,
      value: %value)
    irdl.results(
      result: %result)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.func attributes {
    varve.traits = ["CallableOpInterface", "FunctionOpInterface", "IsolatedFromAbove", "Stream_AsyncPhaseOp"],
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
  irdl.operation @async.load attributes {
    varve.format = "$source `[` $source_offset `]` `:` type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword",
    varve.traits = ["Stream_AsyncPhaseOp", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($source_size) = index",
      "type($source_offset) = index"]
  } {
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat, AnyComplex, AnyVectorOfNonZeroRank>"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @async.parameter.gather attributes {
    varve.traits = ["InferTypeOpInterface", "Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_TimelineOp", "Stream_AsyncAccessOp", "Util_SizeAwareOp", "Util_TiedOpInterface"],
    varve.let = [
      "type($source_scope) = !util.buffer",
      "type($source_keys) = !util.buffer",
      "type($source_offsets) = i64",
      "type($target_size) = index",
      "type($target_offsets) = index",
      "type($target_ends) = index",
      "type($target_lengths) = index",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"],
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? ` ` `{` custom<AsyncParameterGatherOperations>( $source_scope, $source_keys, $source_offsets, $target, type($target), $target_size, $target_offsets, $target_ends, $target_lengths) `}` `:` type($result) `=` `` `>` type($result_timepoint) attr-dict-with-keyword"
  } {
    %source_scope = irdl.base "!util.buffer"
    %source_keys = irdl.base "!util.buffer"
    %source_offsets = irdl.any {varve.rule = "I64"}
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offsets = irdl.any {varve.rule = "Index"}
    %target_ends = irdl.any {varve.rule = "Index"}
    %target_lengths = irdl.any {varve.rule = "Index"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %result = irdl.base "!stream.resource"
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source_scope: optional %source_scope,
      source_keys: variadic %source_keys,
      source_offsets: variadic %source_offsets,
      target: %target,
      target_size: %target_size,
      target_offsets: variadic %target_offsets,
      target_ends: variadic %target_ends,
      target_lengths: variadic %target_lengths,
      await_timepoint: optional %await_timepoint) {
      varve.segments
    }
    irdl.results(
      result: %result,
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.parameter.load attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? custom<ParameterReference>($source_scope, $source_key) `` `[` $source_offset `]` `:` type($result) `` `{` $result_size `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_TimelineOp", "Stream_AsyncAccessOp", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($await_timepoint) = !stream.timepoint",
      "type($source_scope) = !util.buffer",
      "type($source_key) = !util.buffer",
      "type($source_offset) = i64",
      "type($result_size) = index",
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %await_timepoint = irdl.base "!stream.timepoint"
    %source_scope = irdl.base "!util.buffer"
    %source_key = irdl.base "!util.buffer"
    %source_offset = irdl.any {varve.rule = "I64"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      await_timepoint: optional %await_timepoint,
      source_scope: optional %source_scope,
      source_key: %source_key,
      source_offset: %source_offset,
      result_size: %result_size) {
      varve.segments
    }
    irdl.results(
      result: %result,
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.parameter.read attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? custom<ParameterReference>($source_scope, $source_key) `` `[` $source_offset `]` `->` $target `` `[` $target_offset `to` $target_end `for` $target_length `]` `:` type($target) `` `{` $target_size `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<target,result>", "Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_TimelineOp", "Stream_AsyncAccessOp", "Util_SizeAwareOp", "Util_TiedOpInterface"],
    varve.let = [
      "type($result) = type($target)",
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($target_end) = index",
      "type($target_length) = index",
      "type($source_scope) = !util.buffer",
      "type($source_key) = !util.buffer",
      "type($source_offset) = i64",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %target_end = irdl.any {varve.rule = "Index"}
    %target_length = irdl.any {varve.rule = "Index"}
    %source_scope = irdl.base "!util.buffer"
    %source_key = irdl.base "!util.buffer"
    %source_offset = irdl.any {varve.rule = "I64"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %result = irdl.base "!stream.resource"
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      target_end: %target_end,
      target_length: %target_length,
      source_scope: optional %source_scope,
      source_key: %source_key,
      source_offset: %source_offset,
      await_timepoint: optional %await_timepoint) {
      varve.segments
    }
    irdl.results(
      result: %result,
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.parameter.scatter attributes {
    varve.traits = ["InferTypeOpInterface", "Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_TimelineOp", "Stream_AsyncAccessOp", "Util_SizeAwareOp", "Util_TiedOpInterface"],
    varve.let = [
      "type($source_size) = index",
      "type($source_offsets) = index",
      "type($source_ends) = index",
      "type($source_lengths) = index",
      "type($target_scope) = !util.buffer",
      "type($target_keys) = !util.buffer",
      "type($target_offsets) = i64",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"],
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? ` ` `{` custom<AsyncParameterScatterOperations>( $source, type($source), $source_size, $source_offsets, $source_ends, $source_lengths, $target_scope, $target_keys, $target_offsets) `}` `:` type($result) `=` `` `>` type($result_timepoint) attr-dict-with-keyword"
  } {
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offsets = irdl.any {varve.rule = "Index"}
    %source_ends = irdl.any {varve.rule = "Index"}
    %source_lengths = irdl.any {varve.rule = "Index"}
    %target_scope = irdl.base "!util.buffer"
    %target_keys = irdl.base "!util.buffer"
    %target_offsets = irdl.any {varve.rule = "I64"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %result = irdl.base "!stream.resource"
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offsets: variadic %source_offsets,
      source_ends: variadic %source_ends,
      source_lengths: variadic %source_lengths,
      target_scope: optional %target_scope,
      target_keys: variadic %target_keys,
      target_offsets: variadic %target_offsets,
      await_timepoint: optional %await_timepoint) {
      varve.segments
    }
    irdl.results(
      result: %result,
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.parameter.write attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? $source `` `[` $source_offset `to` $source_end `for` $source_length `]` `->` custom<ParameterReference>($target_scope, $target_key) `` `[` $target_offset `]` `:` type($source) `` `{` $source_size `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<source,result>", "Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_TimelineOp", "Stream_AsyncAccessOp", "Util_SizeAwareOp", "Util_TiedOpInterface"],
    varve.let = [
      "type($result) = type($source)",
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($source_end) = index",
      "type($source_length) = index",
      "type($target_scope) = !util.buffer",
      "type($target_key) = !util.buffer",
      "type($target_offset) = i64",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %source_end = irdl.any {varve.rule = "Index"}
    %source_length = irdl.any {varve.rule = "Index"}
    %target_scope = irdl.base "!util.buffer"
    %target_key = irdl.base "!util.buffer"
    %target_offset = irdl.any {varve.rule = "I64"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %result = irdl.base "!stream.resource"
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset,
      source_end: %source_end,
      source_length: %source_length,
      target_scope: optional %target_scope,
      target_key: %target_key,
      target_offset: %target_offset,
      await_timepoint: optional %await_timepoint) {
      varve.segments
    }
    irdl.results(
      result: %result,
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.slice attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $source `[` $source_offset `to` $source_end `]` `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<source,result>", "Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_StreamableOp", "Stream_AsyncAccessOp", "Util_HoistableOpInterface", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($result) = type($source)",
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($source_end) = index",
      "type($result_size) = index"]
  } {
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %source_end = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset,
      source_end: %source_end,
      result_size: %result_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.splat attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)`)? $value `:` type($value) `->` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_TimelineOp", "Stream_StreamableOp", "Stream_AsyncAccessOp", "Util_SizeAwareOp", "Util_HoistableOpInterface"],
    varve.let = [
      "type($await_timepoint) = !stream.timepoint",
      "type($result_size) = index"]
  } {
    %await_timepoint = irdl.base "!stream.timepoint"
    %value = irdl.any {varve.rule = "AnyOf<I8, I16, I32, I64>"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      await_timepoint: optional %await_timepoint,
      value: %value,
      result_size: %result_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @async.store attributes {
    varve.traits = ["AllTypesMatch<target,result>", "Stream_AsyncPhaseOp", "Util_SizeAwareOp", "Util_TiedOpInterface", "Pure"],
    varve.let = [
      "type($result) = type($target)",
      "type($target_size) = index",
      "type($target_offset) = index"],
    varve.format = "$value `,` $target `[` $target_offset `]` `:` type($value) `->` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %value = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat, AnyComplex, AnyVectorOfNonZeroRank>"}
    %result = irdl.base "!stream.resource"
    irdl.operands(
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      value: %value)
    irdl.results(
      result: %result)
  }
  irdl.operation @async.transfer attributes {
    varve.format = "(`on` `(` $execution_affinity^ `)`)? $source `:` type($source) `` `{` $source_size `}` (`from` `(` $source_affinity^ `)`)? `->` (`to` `(` $target_affinity^ `)`)? type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_StreamableOp", "Stream_AsyncAccessOp", "Util_HoistableOpInterface", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($source_size) = index",
      "type($result_size) = index"],
    varve.layouts = "-execution_affinity -target_affinity +result_affinity?"
  } {
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %source_affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    %target_affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    %execution_affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      result_size: %result_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "source_affinity" = %source_affinity,
      "target_affinity" = %target_affinity,
      "execution_affinity" = %execution_affinity
    } {
      varve.optional = ["source_affinity", "target_affinity", "execution_affinity"]
    }
  }
  irdl.operation @async.update attributes {
    varve.traits = ["AllTypesMatch<target,result>", "Stream_AffinityOp", "Stream_AsyncPhaseOp", "Stream_StreamableOp", "Stream_AsyncAccessOp", "Util_SizeAwareOp", "Util_TiedOpInterface", "Util_HoistableOpInterface"],
    varve.let = [
      "type($result) = type($target)",
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($target_end) = index",
      "type($update_size) = index"],
    varve.format = "(`on` `(` $affinity^ `)`)? $update `,` $target `[` $target_offset `to` $target_end `]` `:` type($update) `` `{` $update_size `}` `->` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %target_end = irdl.any {varve.rule = "Index"}
    %update = irdl.base "!stream.resource"
    %update_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      target_end: %target_end,
      update: %update,
      update_size: %update_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @binding.subspan attributes {
    varve.format = "$binding `` `[` $byte_offset `]` attr-dict `:` type($binding) `->` type($result) (`{` $dynamic_dims^ `}`)?",
    varve.traits = ["Util_ShapeAwareOp", "Pure"],
    varve.let = [
      "type($byte_offset) = index",
      "type($dynamic_dims) = index"]
  } {
    %binding = irdl.base "!stream.binding"
    %byte_offset = irdl.any {varve.rule = "Index"}
    %dynamic_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    irdl.operands(
      binding: %binding,
      byte_offset: %byte_offset,
      dynamic_dims: variadic %dynamic_dims)
    irdl.results(
      result: %result)
  }
  irdl.operation @channel.count attributes {
    varve.format = "$channel `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($channel) = !stream.channel",
      "type($result) = index"],
    varve.names = "ccl_count"
  } {
    %channel = irdl.base "!stream.channel"
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      channel: %channel)
    irdl.results(
      result: %result)
  }
  irdl.operation @channel.create attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`id` `(` $id^ `)`)? (`group` `(` $group^ `)`)? (`rank` `(` $rank^ `)`)? (`count` `(` $count^ `)`)? `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Stream_AffinityOp", "Pure"],
    varve.let = [
      "type($id) = !util.buffer",
      "type($rank) = index",
      "type($count) = index",
      "type($result) = !stream.channel"],
    varve.names = "channel"
  } {
    %id = irdl.base "!util.buffer"
    %rank = irdl.any {varve.rule = "Index"}
    %count = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.channel"
    %group = irdl.any {varve.rule = "StrAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      id: optional %id,
      rank: optional %rank,
      count: optional %count) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "group" = %group,
      "affinity" = %affinity
    } {
      varve.optional = ["group", "affinity"]
    }
  }
  irdl.operation @channel.rank attributes {
    varve.format = "$channel `:` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($channel) = !stream.channel",
      "type($result) = index"],
    varve.names = "ccl_rank"
  } {
    %channel = irdl.base "!stream.channel"
    %result = irdl.any {varve.rule = "Index"}
    irdl.operands(
      channel: %channel)
    irdl.results(
      result: %result)
  }
  irdl.operation @channel.split attributes {
    varve.format = "$channel `,` $color `,` $key `:` type($channel) `->` type($result) attr-dict-with-keyword",
    varve.traits = ["OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($channel) = !stream.channel",
      "type($color) = index",
      "type($key) = index",
      "type($result) = !stream.channel"],
    varve.names = "channel"
  } {
    %channel = irdl.base "!stream.channel"
    %color = irdl.any {varve.rule = "Index"}
    %key = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.channel"
    irdl.operands(
      channel: %channel,
      color: %color,
      key: %key)
    irdl.results(
      result: %result)
  }
  irdl.operation @cmd.call attributes {
    varve.format = "$callee `` custom<CmdCallOperands>($resource_operands, $resource_operand_offsets, $resource_operand_lengths, $resource_operand_accesses) attr-dict `:` custom<ShapedFunctionType>(ref($resource_operands), type($resource_operands), $resource_operand_sizes, type($results), $result_sizes, $tied_operands)",
    varve.traits = ["CallOpInterface", "SymbolUserOpInterface", "Stream_CmdPhaseOp", "Stream_StreamableOp", "Stream_SubviewEffectOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($resource_operand_sizes) = index",
      "type($resource_operand_offsets) = index",
      "type($resource_operand_lengths) = index",
      "type($result_sizes) = index"]
  } {
    %resource_operands = irdl.any
    %resource_operand_sizes = irdl.any {varve.rule = "Index"}
    %resource_operand_offsets = irdl.any {varve.rule = "Index"}
    %resource_operand_lengths = irdl.any {varve.rule = "Index"}
    %result_sizes = irdl.any {varve.rule = "Index"}
    %results = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat, AnyComplex>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %resource_operand_accesses = irdl.any {varve.rule = "ArrayOf<enum<@ResourceAccessBitfield>>"}
    irdl.operands(
      resource_operands: variadic %resource_operands,
      resource_operand_sizes: variadic %resource_operand_sizes,
      resource_operand_offsets: variadic %resource_operand_offsets,
      resource_operand_lengths: variadic %resource_operand_lengths,
      result_sizes: variadic %result_sizes) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "callee" = %callee,
      "tied_operands" = %tied_operands,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "resource_operand_accesses" = %resource_operand_accesses
    } {
      varve.optional = ["tied_operands", "arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @cmd.collective attributes {
    varve.format = "`` $op `` `[` $element_count `]` `channel` `(` $channel `)` (`param` `(` $param^ `:` type($param) `)`)? `{` custom<DispatchResources>($resources, type($resources), $resource_sizes, $resource_offsets, $resource_lengths, $resource_accesses) `\\n` `}` attr-dict-with-keyword",
    varve.traits = ["Stream_CmdPhaseOp", "Stream_StreamableOp", "Stream_SubviewEffectOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($channel) = !stream.channel",
      "type($element_count) = index",
      "type($param) = i32",
      "type($resource_sizes) = index",
      "type($resource_offsets) = index",
      "type($resource_lengths) = index"]
  } {
    %channel = irdl.base "!stream.channel"
    %element_count = irdl.any {varve.rule = "Index"}
    %param = irdl.any {varve.rule = "I32"}
    %resources = irdl.base "!stream.resource"
    %resource_sizes = irdl.any {varve.rule = "Index"}
    %resource_offsets = irdl.any {varve.rule = "Index"}
    %resource_lengths = irdl.any {varve.rule = "Index"}
    %op = irdl.base "#stream.collective"
    %resource_accesses = irdl.any {varve.rule = "ArrayOf<enum<@ResourceAccessBitfield>>"}
    irdl.operands(
      channel: %channel,
      element_count: %element_count,
      param: optional %param,
      resources: variadic %resources,
      resource_sizes: variadic %resource_sizes,
      resource_offsets: variadic %resource_offsets,
      resource_lengths: variadic %resource_lengths) {
      varve.segments
    }
    irdl.attributes {
      "op" = %op,
      "resource_accesses" = %resource_accesses
    }
  }
  irdl.operation @cmd.concurrent attributes {
    varve.format = "$body attr-dict-with-keyword",
    varve.traits = ["HasParent<stream.cmd.execute,stream.cmd.serial,stream.cmd.concurrent>", "RecursiveMemoryEffects", "RegionBranchOpInterface", "SingleBlock", "Stream_CmdPhaseOp", "Stream_StreamableOp"],
    varve.terminator = "stream.yield"
  } {
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @cmd.copy attributes {
    varve.format = "$source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,` $length `:` type($source) `` `{` $source_size `}` `->` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_CmdPhaseOp", "Stream_StreamableOp", "Stream_SubviewEffectOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($length) = index"]
  } {
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset,
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      length: %length)
  }
  irdl.operation @cmd.discard attributes {
    varve.format = "$target `[` $target_offset `for` $target_length `]` `:` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_CmdPhaseOp", "Stream_StreamableOp", "Stream_SubviewEffectOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($target_length) = index"]
  } {
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %target_length = irdl.any {varve.rule = "Index"}
    irdl.operands(
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      target_length: %target_length)
  }
  irdl.operation @cmd.dispatch attributes {
    varve.format = "custom<DispatchEntryPoints>($entry_points) (`[` $workload^ `]`)? `` (`(` $uniform_operands^ `:` type($uniform_operands) `)`)? `{` custom<DispatchResources>($resources, type($resources), $resource_sizes, $resource_offsets, $resource_lengths, $resource_accesses) `\\n` `}` attr-dict-with-keyword",
    varve.traits = ["SymbolUserOpInterface", "Stream_CmdPhaseOp", "Stream_StreamableOp", "Stream_SubviewEffectOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($workload) = index",
      "type($resource_sizes) = index",
      "type($resource_offsets) = index",
      "type($resource_lengths) = index"]
  } {
    %workload = irdl.any {varve.rule = "Index"}
    %uniform_operands = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat, AnyComplex>"}
    %resources = irdl.base "!stream.resource"
    %resource_sizes = irdl.any {varve.rule = "Index"}
    %resource_offsets = irdl.any {varve.rule = "Index"}
    %resource_lengths = irdl.any {varve.rule = "Index"}
    %entry_points = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %resource_accesses = irdl.any {varve.rule = "ArrayOf<enum<@ResourceAccessBitfield>>"}
    irdl.operands(
      workload: variadic %workload,
      uniform_operands: variadic %uniform_operands,
      resources: variadic %resources,
      resource_sizes: variadic %resource_sizes,
      resource_offsets: variadic %resource_offsets,
      resource_lengths: variadic %resource_lengths) {
      varve.segments
    }
    irdl.attributes {
      "entry_points" = %entry_points,
      "resource_accesses" = %resource_accesses
    }
  }
  irdl.operation @cmd.execute attributes {
    varve.traits = ["RecursiveMemoryEffects", "RegionBranchOpInterface", "SingleBlock", "Stream_AffinityOp", "Stream_CmdPhaseOp", "Stream_TimelineOp", "Util_SizeAwareOp", "Util_ClosureOpInterface"],
    varve.let = [
      "type($resource_operand_sizes) = index",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"],
    varve.terminator = "stream.yield",
    varve.arguments = {body = [["%arg", "count($resource_operands)"]]},
    varve.format = ["(`once` $once^)? (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? `with` `` `(` each($resource_operands %arg $resource_operand_sizes by `,`: $resource_operands `as` %arg `` `:` type($resource_operands) let(type(%arg) = type($resource_operands)) if(mnemonic(type($resource_operands)) = 'resource': `` `{` $resource_operand_sizes `}`)) `)`", "region($body, behind) `=` `` `>` type($result_timepoint) attr-dict-with-keyword"]
  } {
    %resource_operands = irdl.base "!stream.resource"
    %resource_operand_sizes = irdl.any {varve.rule = "Index"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %result_timepoint = irdl.base "!stream.timepoint"
    %once = irdl.any {varve.rule = "UnitAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      resource_operands: variadic %resource_operands,
      resource_operand_sizes: variadic %resource_operand_sizes,
      await_timepoint: optional %await_timepoint) {
      varve.segments
    }
    irdl.results(
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "once" = %once,
      "affinity" = %affinity
    } {
      varve.optional = ["once", "affinity"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @cmd.fill attributes {
    varve.format = "$value `,` $target `[` $target_offset `for` $target_length `]` `:` type($value) `->` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_CmdPhaseOp", "Stream_StreamableOp", "Stream_SubviewEffectOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($target_length) = index"]
  } {
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %target_length = irdl.any {varve.rule = "Index"}
    %value = irdl.any {varve.rule = "AnyOf<I8, I16, I32>"}
    irdl.operands(
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      target_length: %target_length,
      value: %value)
  }
  irdl.operation @cmd.flush attributes {
    varve.format = "(`to` `(` $source_affinity^ `)`)? $target `[` $target_offset `for` $target_length `]` `:` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_CmdPhaseOp", "Stream_StreamableOp", "Stream_SubviewEffectOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($target_length) = index"]
  } {
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %target_length = irdl.any {varve.rule = "Index"}
    %source_affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      target_length: %target_length)
    irdl.attributes {
      "source_affinity" = %source_affinity
    } {
      varve.optional = ["source_affinity"]
    }
  }
  irdl.operation @cmd.func attributes {
    varve.traits = ["CallableOpInterface", "FunctionOpInterface", "IsolatedFromAbove", "Stream_CmdPhaseOp"],
    varve.format = ["custom<SymbolVisibility>($sym_visibility) $sym_name `` `(`", "each($types $names $offsets or '' $lengths or '' $attributes or {} by `,`: value($names) one( `` `[` value($offsets) `for` value($lengths) `]` when(mnemonic(typeof($types)) = 'resource') | when(mnemonic(typeof($types)) != 'resource') ) `` `:` $types dict($attributes)) `)`", "one( let($function_type.results = []) | `->` one( each($function_type.results by `,`: $function_type.results) let($res_attrs = [dictionary([], [])]) when(count($function_type.results) = 1)", "| `(` each($function_type.results $res_attrs or {} by `,`: $function_type.results dict($res_attrs)) `)` ) ) attr-dict-with-keyword one( | region($body, end) )", "let($function_type.inputs = flatten(map(t in $types: if(mnemonic(typeof(t)) = 'resource', [typeof(t), index, index], [typeof(t)])));", "$arg_attrs = if(count($types) = 0, absent, flatten(map(p in zip($types, $attributes): if(mnemonic(typeof(p[0])) = 'resource', [p[1], dictionary([], []), dictionary([], [])], [p[1]])))))"],
    varve.locals = {attributes = ["ArrayAttr", "if(count($function_type.inputs) = 0, absent, map(i in filter(j in indices($function_type.inputs): not (j > 0 and mnemonic(typeof($function_type.inputs[max(0, j - 1)])) = 'resource') and not (j > 1 and mnemonic(typeof($function_type.inputs[max(0, j - 2)])) = 'resource')): if(has($arg_attrs), $arg_attrs[i], dictionary([], []))))"], lengths = ["ArrayOf<StrAttr>", "if(count($function_type.inputs) = 0, absent, map(i in filter(j in indices($function_type.inputs): not (j > 0 and mnemonic(typeof($function_type.inputs[max(0, j - 1)])) = 'resource') and not (j > 1 and mnemonic(typeof($function_type.inputs[max(0, j - 2)])) = 'resource')): if(mnemonic(typeof($function_type.inputs[i])) = 'resource', concat('arg', i + 2), '')))"], names = ["ArrayOf<StrAttr>", "map(i in filter(j in indices($function_type.inputs): not (j > 0 and mnemonic(typeof($function_type.inputs[max(0, j - 1)])) = 'resource') and not (j > 1 and mnemonic(typeof($function_type.inputs[max(0, j - 2)])) = 'resource')): concat('arg', i))"], offsets = ["ArrayOf<StrAttr>", "if(count($function_type.inputs) = 0, absent, map(i in filter(j in indices($function_type.inputs): not (j > 0 and mnemonic(typeof($function_type.inputs[max(0, j - 1)])) = 'resource') and not (j > 1 and mnemonic(typeof($function_type.inputs[max(0, j - 2)])) = 'resource')): if(mnemonic(typeof($function_type.inputs[i])) = 'resource', concat('arg', i + 1), '')))"], types = ["ArrayOf<TypeAttr>", "map(i in filter(j in indices($function_type.inputs): not (j > 0 and mnemonic(typeof($function_type.inputs[max(0, j - 1)])) = 'resource') and not (j > 1 and mnemonic(typeof($function_type.inputs[max(0, j - 2)])) = 'resource')): $function_type.inputs[i])"]}
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<FunctionType>"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "function_type" = %function_type,
      "sym_visibility" = %sym_visibility,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["sym_visibility", "arg_attrs", "res_attrs"]
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @cmd.invalidate attributes {
    varve.format = "(`from` `(` $source_affinity^ `)`)? $target `[` $target_offset `for` $target_length `]` `:` type($target) `` `{` $target_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_CmdPhaseOp", "Stream_StreamableOp", "Stream_SubviewEffectOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($target_length) = index"]
  } {
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %target_length = irdl.any {varve.rule = "Index"}
    %source_affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      target_length: %target_length)
    irdl.attributes {
      "source_affinity" = %source_affinity
    } {
      varve.optional = ["source_affinity"]
    }
  }
  irdl.operation @cmd.parameter.gather attributes {
    varve.traits = ["Stream_AffinityOp", "Stream_CmdPhaseOp", "Stream_TimelineOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($source_scope) = !util.buffer",
      "type($source_keys) = !util.buffer",
      "type($source_offsets) = i64",
      "type($target_size) = index",
      "type($target_offsets) = index",
      "type($target_lengths) = index",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"],
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? ` ` `{` custom<CmdParameterGatherOperations>( $source_scope, $source_keys, $source_offsets, $target, type($target), $target_size, $target_offsets, $target_lengths) `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword"
  } {
    %source_scope = irdl.base "!util.buffer"
    %source_keys = irdl.base "!util.buffer"
    %source_offsets = irdl.any {varve.rule = "I64"}
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offsets = irdl.any {varve.rule = "Index"}
    %target_lengths = irdl.any {varve.rule = "Index"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source_scope: optional %source_scope,
      source_keys: variadic %source_keys,
      source_offsets: variadic %source_offsets,
      target: %target,
      target_size: %target_size,
      target_offsets: variadic %target_offsets,
      target_lengths: variadic %target_lengths,
      await_timepoint: optional %await_timepoint) {
      varve.segments
    }
    irdl.results(
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @cmd.parameter.load attributes {
    varve.traits = ["AllTypesMatch<results>", "Stream_AffinityOp", "Stream_CmdPhaseOp", "Stream_TimelineOp", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($source_scope) = !util.buffer",
      "type($source_keys) = !util.buffer",
      "type($source_offsets) = i64",
      "type($result_sizes) = index",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"],
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? ` ` `{` custom<ParameterLoadOperations>( $source_scope, $source_keys, $source_offsets, type($results), $result_sizes) `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword"
  } {
    %source_scope = irdl.base "!util.buffer"
    %source_keys = irdl.base "!util.buffer"
    %source_offsets = irdl.any {varve.rule = "I64"}
    %result_sizes = irdl.any {varve.rule = "Index"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %results = irdl.base "!stream.resource"
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source_scope: optional %source_scope,
      source_keys: variadic %source_keys,
      source_offsets: variadic %source_offsets,
      result_sizes: variadic %result_sizes,
      await_timepoint: optional %await_timepoint) {
      varve.segments
    }
    irdl.results(
      results: variadic %results,
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @cmd.parameter.read attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? custom<ParameterReference>($source_scope, $source_key) `` `[` $source_offset `]` `->` $target `[` $target_offset `for` $target_length `]` `:` type($target) `` `{` $target_size `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_CmdPhaseOp", "Stream_TimelineOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($source_scope) = !util.buffer",
      "type($source_key) = !util.buffer",
      "type($source_offset) = i64",
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($target_length) = index",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %source_scope = irdl.base "!util.buffer"
    %source_key = irdl.base "!util.buffer"
    %source_offset = irdl.any {varve.rule = "I64"}
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %target_length = irdl.any {varve.rule = "Index"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source_scope: optional %source_scope,
      source_key: %source_key,
      source_offset: %source_offset,
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      target_length: %target_length,
      await_timepoint: optional %await_timepoint) {
      varve.segments
    }
    irdl.results(
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @cmd.parameter.scatter attributes {
    varve.traits = ["Stream_AffinityOp", "Stream_CmdPhaseOp", "Stream_TimelineOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($source_size) = index",
      "type($source_offsets) = index",
      "type($source_lengths) = index",
      "type($target_scope) = !util.buffer",
      "type($target_keys) = !util.buffer",
      "type($target_offsets) = i64",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"],
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? ` ` `{` custom<CmdParameterScatterOperations>( $source, type($source), $source_size, $source_offsets, $source_lengths, $target_scope, $target_keys, $target_offsets) `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword"
  } {
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offsets = irdl.any {varve.rule = "Index"}
    %source_lengths = irdl.any {varve.rule = "Index"}
    %target_scope = irdl.base "!util.buffer"
    %target_keys = irdl.base "!util.buffer"
    %target_offsets = irdl.any {varve.rule = "I64"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offsets: variadic %source_offsets,
      source_lengths: variadic %source_lengths,
      target_scope: optional %target_scope,
      target_keys: variadic %target_keys,
      target_offsets: variadic %target_offsets,
      await_timepoint: optional %await_timepoint) {
      varve.segments
    }
    irdl.results(
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @cmd.parameter.write attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? $source `[` $source_offset `for` $source_length `]` `:` type($source) `` `{` $source_size `}` `->` custom<ParameterReference>($target_scope, $target_key) `` `[` $target_offset `]` `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_CmdPhaseOp", "Stream_TimelineOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($source_length) = index",
      "type($target_scope) = !util.buffer",
      "type($target_key) = !util.buffer",
      "type($target_offset) = i64",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %source_length = irdl.any {varve.rule = "Index"}
    %target_scope = irdl.base "!util.buffer"
    %target_key = irdl.base "!util.buffer"
    %target_offset = irdl.any {varve.rule = "I64"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset,
      source_length: %source_length,
      target_scope: optional %target_scope,
      target_key: %target_key,
      target_offset: %target_offset,
      await_timepoint: optional %await_timepoint) {
      varve.segments
    }
    irdl.results(
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @cmd.serial attributes {
    varve.format = "$body attr-dict-with-keyword",
    varve.traits = ["HasParent<stream.cmd.execute,stream.cmd.serial,stream.cmd.concurrent>", "RecursiveMemoryEffects", "RegionBranchOpInterface", "SingleBlock", "Stream_CmdPhaseOp", "Stream_StreamableOp"],
    varve.terminator = "stream.yield"
  } {
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @context.resolve attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? attr-dict `:` type($results)",
    varve.traits = ["Stream_AffinityOp", "Pure"]
  } {
    %results = irdl.any
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
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
  irdl.operation @executable attributes {
    varve.format = "custom<SymbolVisibility>($sym_visibility) $sym_name attr-dict-with-keyword regions",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol", "SymbolTable", "Util_ObjectLike"],
    varve.terminator = "stream.executable.end"
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
  irdl.operation @executable.end attributes {
    varve.format = "attr-dict",
    varve.traits = ["HasParent<stream.executable>", "Terminator"]
  } {
  }
  irdl.operation @executable.export attributes {
    varve.traits = ["HasParent<stream.executable>", "Symbol", "IsolatedFromAbove"],
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
  irdl.operation @file.constant attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $source `[` $source_offset `for` $source_length `]` `:` type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Util_SizeAwareOp", "MemoryEffects<Allocate>", "OpAsmOpInterface", "Util_SubrangeOperandOpInterface", "Pure"],
    varve.let = [
      "type($source) = !util.buffer",
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($source_length) = index",
      "type($result) = !stream.file"],
    varve.names = "file"
  } {
    %source = irdl.base "!util.buffer"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %source_length = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.file"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset,
      source_length: %source_length)
    irdl.results(
      result: %result)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @file.read attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`):(`:`)? $source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,` $length `:` type($source) `->` type($target) `` `{` $target_size `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_CmdPhaseOp", "Stream_TimelineOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($source) = !stream.file",
      "type($source_offset) = i64",
      "type($target_size) = index",
      "type($target_offset) = index",
      "type($length) = index",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %source = irdl.base "!stream.file"
    %source_offset = irdl.any {varve.rule = "I64"}
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %length = irdl.any {varve.rule = "Index"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_offset: %source_offset,
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      length: %length,
      await_timepoint: optional %await_timepoint)
    irdl.results(
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @file.write attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`):(`:`)? $source `[` $source_offset `]` `,` $target `[` $target_offset `]` `,` $length `:` type($source) `` `{` $source_size `}` `->` type($target) `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_CmdPhaseOp", "Stream_TimelineOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($target) = !stream.file",
      "type($target_offset) = i64",
      "type($length) = index",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %target = irdl.base "!stream.file"
    %target_offset = irdl.any {varve.rule = "I64"}
    %length = irdl.any {varve.rule = "Index"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset,
      target: %target,
      target_offset: %target_offset,
      length: %length,
      await_timepoint: optional %await_timepoint)
    irdl.results(
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @resource.alloc attributes {
    varve.format = "(`uninitialized` $uninitialized^)? (`on` `(` $affinity^ `)`)? attr-dict `:` type($result) `{` $storage_size `}`",
    varve.traits = ["Stream_AffinityOp", "Util_SizeAwareOp", "AlwaysSpeculatable", "MemoryEffects<Allocate>"],
    varve.let = [
      "type($storage_size) = index"]
  } {
    %storage_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %uninitialized = irdl.any {varve.rule = "UnitAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      storage_size: %storage_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "uninitialized" = %uninitialized,
      "affinity" = %affinity
    } {
      varve.optional = ["uninitialized", "affinity"]
    }
  }
  irdl.operation @resource.alloca attributes {
    varve.format = "`uninitialized` (`indeterminate` $indeterminate_lifetime^)? (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`):(`:`)? attr-dict type($result) `{` $storage_size `}` `=` `` `>` type($result_timepoint)",
    varve.traits = ["Stream_AffinityOp", "Stream_TimelineOp", "Util_SizeAwareOp", "AlwaysSpeculatable", "MemoryEffects<Allocate>"],
    varve.let = [
      "type($storage_size) = index",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %storage_size = irdl.any {varve.rule = "Index"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %result = irdl.base "!stream.resource"
    %result_timepoint = irdl.base "!stream.timepoint"
    %indeterminate_lifetime = irdl.any {varve.rule = "UnitAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      storage_size: %storage_size,
      await_timepoint: optional %await_timepoint)
    irdl.results(
      result: %result,
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "indeterminate_lifetime" = %indeterminate_lifetime,
      "affinity" = %affinity
    } {
      varve.optional = ["indeterminate_lifetime", "affinity"]
    }
  }
  irdl.operation @resource.constants attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? attr-dict `:` custom<ConstantValueList>(type($results), $result_sizes, $values) `\\n` ` ` ` ` `=` `` `>` type($result_timepoint)",
    varve.traits = ["SameVariadicResultSize", "Stream_AffinityOp", "Stream_TimelineOp", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($result_sizes) = index",
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %result_sizes = irdl.any {varve.rule = "Index"}
    %results = irdl.base "!stream.resource"
    %result_timepoint = irdl.base "!stream.timepoint"
    %values = irdl.any {varve.rule = "ArrayAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      result_sizes: variadic %result_sizes)
    irdl.results(
      results: variadic %results,
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "values" = %values,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @resource.dealloca attributes {
    varve.format = "(`origin` $prefer_origin^)? (`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>`)? $operand `:` type($operand) `{` $operand_size `}` `=` `` `>` type($result_timepoint) attr-dict",
    varve.traits = ["Stream_AffinityOp", "Stream_TimelineOp", "Util_SizeAwareOp", "MemoryEffects<Free>"],
    varve.let = [
      "type($operand_size) = index",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %operand = irdl.base "!stream.resource"
    %operand_size = irdl.any {varve.rule = "Index"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %result_timepoint = irdl.base "!stream.timepoint"
    %prefer_origin = irdl.any {varve.rule = "UnitAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      operand: %operand,
      operand_size: %operand_size,
      await_timepoint: optional %await_timepoint)
    irdl.results(
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "prefer_origin" = %prefer_origin,
      "affinity" = %affinity
    } {
      varve.optional = ["prefer_origin", "affinity"]
    }
  }
  irdl.operation @resource.is_terminal attributes {
    varve.format = "$operand attr-dict `:` type($operand) `{` $operand_size `}`",
    varve.traits = ["Stream_CmdPhaseOp", "Util_SizeAwareOp", "OpAsmOpInterface"],
    varve.let = [
      "type($operand_size) = index",
      "type($result) = i1"],
    varve.names = "is_terminal"
  } {
    %operand = irdl.base "!stream.resource"
    %operand_size = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      operand: %operand,
      operand_size: %operand_size)
    irdl.results(
      result: %result)
  }
  irdl.operation @resource.load attributes {
    varve.format = "$source `[` $source_offset `]` `:` type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword",
    varve.traits = ["Util_SizeAwareOp"],
    varve.let = [
      "type($source_size) = index",
      "type($source_offset) = index"]
  } {
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat, AnyComplex, AnyVectorOfNonZeroRank>"}
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset)
    irdl.results(
      result: %result)
  }
  irdl.operation @resource.pack attributes {
    varve.traits = ["OpAsmOpInterface", "Stream_AffinityOp", "Pure"],
    varve.let = [
      "type($offset) = index",
      "type($dynamic_slice_sizes) = index",
      "type($total_length) = index",
      "type($packed_offsets) = index"],
    varve.format = ["(`on` `(` $affinity^ `)`)? (`offset` `(` $offset^ `)`)? `slices` `(` `{`", "each($starts $ends $dynamic_slice_sizes by `,`: `\\n` ` ` ` ` `[` number($starts, index) `,` number($ends, index) `]` `=` $dynamic_slice_sizes) one( | `,` ) `\\n` `}` `)` `:` type($total_length) attr-dict-with-keyword", "let($lifetime_intervals = map(i in indices(2 * count($starts)): integer(if(i % 2 = 0, $starts[i / 2], $ends[i / 2]), index)); types($packed_offsets) = repeat(index, count($dynamic_slice_sizes)))"],
    varve.locals = {ends = ["ArrayOf<IndexAttr>", "map(i in indices($dynamic_slice_sizes): $lifetime_intervals[i * 2 + 1])"], starts = ["ArrayOf<IndexAttr>", "map(i in indices($dynamic_slice_sizes): $lifetime_intervals[i * 2])"]}
  } {
    %offset = irdl.any {varve.rule = "Index"}
    %dynamic_slice_sizes = irdl.any {varve.rule = "Index"}
    %total_length = irdl.any {varve.rule = "Index"}
    %packed_offsets = irdl.any {varve.rule = "Index"}
    %lifetime_intervals = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      offset: optional %offset,
      dynamic_slice_sizes: variadic %dynamic_slice_sizes) {
      varve.segments
    }
    irdl.results(
      total_length: %total_length,
      packed_offsets: variadic %packed_offsets)
    irdl.attributes {
      "lifetime_intervals" = %lifetime_intervals,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @resource.release attributes {
    varve.format = "$operand attr-dict `:` type($operand) `{` $operand_size `}`",
    varve.traits = ["Stream_CmdPhaseOp", "Util_SizeAwareOp", "OpAsmOpInterface"],
    varve.let = [
      "type($operand_size) = index",
      "type($result) = i1"],
    varve.names = "is_terminal"
  } {
    %operand = irdl.base "!stream.resource"
    %operand_size = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "I1"}
    irdl.operands(
      operand: %operand,
      operand_size: %operand_size)
    irdl.results(
      result: %result)
  }
  irdl.operation @resource.retain attributes {
    varve.format = "$operand attr-dict `:` type($operand) `{` $operand_size `}`",
    varve.traits = ["Stream_CmdPhaseOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($operand_size) = index"]
  } {
    %operand = irdl.base "!stream.resource"
    %operand_size = irdl.any {varve.rule = "Index"}
    irdl.operands(
      operand: %operand,
      operand_size: %operand_size)
  }
  irdl.operation @resource.size attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($result) = index"]
  } {
    %operand = irdl.base "!stream.resource"
    %result = irdl.any {varve.rule = "Index"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      result: %result)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @resource.store attributes {
    varve.format = "$value `,` $target `[` $target_offset `]` `:` type($value) `->` type($target) `{` $target_size `}` attr-dict-with-keyword",
    varve.traits = ["Util_SizeAwareOp", "MemoryEffects<Write>"],
    varve.let = [
      "type($target_size) = index",
      "type($target_offset) = index"]
  } {
    %target = irdl.base "!stream.resource"
    %target_size = irdl.any {varve.rule = "Index"}
    %target_offset = irdl.any {varve.rule = "Index"}
    %value = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat, AnyComplex, AnyVectorOfNonZeroRank>"}
    irdl.operands(
      target: %target,
      target_size: %target_size,
      target_offset: %target_offset,
      value: %value)
  }
  irdl.operation @resource.subview attributes {
    varve.format = "$source `[` $source_offset `]` `:` type($source) `` `{` $source_size `}` `->` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<source,result>", "ViewLikeOpInterface", "Stream_StreamableOp", "Util_SizeAwareOp", "Util_SubrangeOp", "Util_TiedOpInterface", "Pure"],
    varve.let = [
      "type($result) = type($source)",
      "type($source_size) = index",
      "type($source_offset) = index",
      "type($result_size) = index"]
  } {
    %source = irdl.base "!stream.resource"
    %source_size = irdl.any {varve.rule = "Index"}
    %source_offset = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    irdl.operands(
      source: %source,
      source_size: %source_size,
      source_offset: %source_offset,
      result_size: %result_size)
    irdl.results(
      result: %result)
  }
  irdl.operation @resource.transients attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`await` `(` $await_timepoint^ `)` `=` `` `>` )? $resource `:` type($resource) `` `{` $resource_size `}` `from` $storage `:` type($storage) `` `{` $storage_size `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<resource,result>", "Stream_AffinityOp", "Stream_TiedResourcePassthrough", "Stream_TimelineOp", "Util_SizeAwareOp", "Util_TiedOpInterface", "Pure"],
    varve.let = [
      "type($result) = type($resource)",
      "type($resource_size) = index",
      "type($storage_size) = index",
      "type($await_timepoint) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %resource = irdl.base "!stream.resource"
    %resource_size = irdl.any {varve.rule = "Index"}
    %storage = irdl.base "!stream.resource"
    %storage_size = irdl.any {varve.rule = "Index"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %result = irdl.base "!stream.resource"
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      resource: %resource,
      resource_size: %resource_size,
      storage: %storage,
      storage_size: %storage_size,
      await_timepoint: optional %await_timepoint)
    irdl.results(
      result: %result,
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @resource.try_map attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $source `[` $source_offset `]` `:` type($source) `->` type($did_map) `,` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Util_SizeAwareOp", "MemoryEffects<Allocate>", "Pure"],
    varve.let = [
      "type($source) = !util.buffer",
      "type($source_offset) = index",
      "type($result_size) = index",
      "type($did_map) = i1"]
  } {
    %source = irdl.base "!util.buffer"
    %source_offset = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %did_map = irdl.any {varve.rule = "I1"}
    %result = irdl.base "!stream.resource"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_offset: %source_offset,
      result_size: %result_size)
    irdl.results(
      did_map: %did_map,
      result: %result)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict $operands `:` type($operands)",
    varve.traits = ["HasParent<stream.executable.export>", "Pure", "ReturnLike", "Terminator"]
  } {
    %operands = irdl.any
    irdl.operands(
      operands: variadic %operands)
  }
  irdl.operation @tensor.clone attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $source `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in` type($source) `` `{` $source_size `}` `->` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_StreamableOp", "Stream_TensorPhaseOp", "Util_ShapeAwareOp", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($source_encoding_dims) = index",
      "type($source_size) = index",
      "type($result_encoding_dims) = index",
      "type($result_size) = index"]
  } {
    %source = irdl.base "!stream.resource"
    %source_encoding_dims = irdl.any {varve.rule = "Index"}
    %source_size = irdl.any {varve.rule = "Index"}
    %result_encoding_dims = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %source_encoding = irdl.any {varve.rule = "TypeAttr"}
    %result_encoding = irdl.any {varve.rule = "TypeAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_encoding_dims: variadic %source_encoding_dims,
      source_size: %source_size,
      result_encoding_dims: variadic %result_encoding_dims,
      result_size: %result_size) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "source_encoding" = %source_encoding,
      "result_encoding" = %result_encoding,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @tensor.constant attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? `:` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `=` $value attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_StreamableOp", "Stream_TensorPhaseOp", "Util_ShapeAwareOp", "OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result_encoding_dims) = index"],
    varve.names = "cst"
  } {
    %result_encoding_dims = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %value = irdl.any {varve.rule = "TypedAttr"}
    %result_encoding = irdl.any {varve.rule = "TypeAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      result_encoding_dims: variadic %result_encoding_dims)
    irdl.results(
      result: %result)
    irdl.attributes {
      "value" = %value,
      "result_encoding" = %result_encoding,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @tensor.dispatch attributes {
    varve.traits = ["SymbolUserOpInterface", "Stream_AffinityOp", "Stream_TensorPhaseOp", "Stream_StreamableOp", "Util_SizeAwareOp", "Util_TiedOpInterface", "Pure"],
    varve.let = [
      "type($workload) = index",
      "type($operand_sizes) = index",
      "type($operand_encoding_dims) = index",
      "type($result_sizes) = index",
      "type($result_encoding_dims) = index"],
    varve.format = ["(`on` `(` $affinity^ `)`)? custom<DispatchEntryPoints>($entry_points) (`[` $workload^ `]`)? `` `(` $mixed_operands `)` attr-dict `:`", "`(` each(type($mixed_operands) $first $operand_sizes $operand_encodings $operand_encoding_dims by `,`: $first", "  if(mnemonic(typeof($first)) = 'resource': `` `{` $operand_sizes `}` let(type($mixed_operands) = typeof($first); $operand_encodings = !util.unused)", "  | if(dynamic(typeof($first)) > 0: `` `{` $operand_encoding_dims[dynamic(typeof($first))] `}`)", "    one( let(type($mixed_operands) = typeof($first); $operand_encodings = !util.unused) when(typeof($operand_encodings) = !util.unused) | `in` type($mixed_operands) `` `{` $operand_sizes `}` let($operand_encodings = $first) ))) `)` `->`", "one( custom<EncodedResultList>(ref($mixed_operands), type($results), $result, $result_sizes, $result_encodings, $result_encoding_dims, $tied_operands) when(count($results) = 1)", "  | `(` custom<EncodedResultList>(ref($mixed_operands), type($results), $result, $result_sizes, $result_encodings, $result_encoding_dims, $tied_operands) `)` )"],
    varve.locals = {first = ["ArrayOf<TypeAttr>", "map(p in zip($operand_encodings, types($mixed_operands)): if(typeof(p[0]) = !util.unused, p[1], p[0]))"], result = ["ArrayOf<TypeAttr>", "map(p in zip($result_encodings, types($results)): if(typeof(p[0]) = !util.unused, p[1], p[0]))"]}
  } {
    %workload = irdl.any {varve.rule = "Index"}
    %mixed_operands = irdl.any {varve.rule = "AnyOf<!stream.resource, Index, AnyInteger, AnyFloat, AnyComplex>"}
    %operand_sizes = irdl.any {varve.rule = "Index"}
    %operand_encoding_dims = irdl.any {varve.rule = "Index"}
    %result_sizes = irdl.any {varve.rule = "Index"}
    %result_encoding_dims = irdl.any {varve.rule = "Index"}
    %results = irdl.base "!stream.resource"
    %entry_points = irdl.any {varve.rule = "ArrayOf<SymbolRefAttr>"}
    %operand_encodings = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %result_encodings = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      workload: variadic %workload,
      mixed_operands: variadic %mixed_operands,
      operand_sizes: variadic %operand_sizes,
      operand_encoding_dims: variadic %operand_encoding_dims,
      result_sizes: variadic %result_sizes,
      result_encoding_dims: variadic %result_encoding_dims) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "entry_points" = %entry_points,
      "operand_encodings" = %operand_encodings,
      "result_encodings" = %result_encodings,
      "tied_operands" = %tied_operands,
      "affinity" = %affinity
    } {
      varve.optional = ["tied_operands", "affinity"]
    }
  }
  irdl.operation @tensor.empty attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? `:` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_StreamableOp", "Stream_TensorPhaseOp", "Util_ShapeAwareOp", "Util_SizeAwareOp", "OpAsmOpInterface", "Pure"],
    varve.let = [
      "type($result_encoding_dims) = index",
      "type($result_size) = index"],
    varve.names = "empty"
  } {
    %result_encoding_dims = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %result_encoding = irdl.any {varve.rule = "TypeAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      result_encoding_dims: variadic %result_encoding_dims,
      result_size: %result_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_encoding" = %result_encoding,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @tensor.encode attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $source `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in` type($source) `` `{` $source_size `}` `->` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_StreamableOp", "Stream_TensorPhaseOp", "Util_ShapeAwareOp", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($source_encoding_dims) = index",
      "type($source_size) = index",
      "type($result_encoding_dims) = index",
      "type($result_size) = index"]
  } {
    %source = irdl.base "!stream.resource"
    %source_encoding_dims = irdl.any {varve.rule = "Index"}
    %source_size = irdl.any {varve.rule = "Index"}
    %result_encoding_dims = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %source_encoding = irdl.any {varve.rule = "TypeAttr"}
    %result_encoding = irdl.any {varve.rule = "TypeAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_encoding_dims: variadic %source_encoding_dims,
      source_size: %source_size,
      result_encoding_dims: variadic %result_encoding_dims,
      result_size: %result_size) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "source_encoding" = %source_encoding,
      "result_encoding" = %result_encoding,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @tensor.export attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $source `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in` type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Util_ShapeAwareOp", "Util_SizeAwareOp", "Util_TiedOpInterface", "Pure"],
    varve.let = [
      "type($source_encoding_dims) = index",
      "type($source_size) = index"]
  } {
    %source = irdl.base "!stream.resource"
    %source_encoding_dims = irdl.any {varve.rule = "Index"}
    %source_size = irdl.any {varve.rule = "Index"}
    %result = irdl.any
    %source_encoding = irdl.any {varve.rule = "TypeAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_encoding_dims: variadic %source_encoding_dims,
      source_size: %source_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "source_encoding" = %source_encoding,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @tensor.fill attributes {
    varve.traits = ["AllTypesMatch<target,result>", "Stream_AffinityOp", "Stream_StreamableOp", "Stream_TensorPhaseOp", "Util_ShapeAwareOp", "Util_SizeAwareOp", "Util_TiedOpInterface"],
    varve.let = [
      "type($result) = type($target)",
      "type($target_encoding_dims) = index",
      "type($target_size) = index",
      "type($start_indices) = index",
      "type($lengths) = index"],
    varve.format = "(`on` `(` $affinity^ `)`)? $value `,` $target (`[` $start_indices `for` $lengths^ `]`)? `:` type($value) `->` $target_encoding (`` `{` $target_encoding_dims^ `}`)? `in` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
    %target = irdl.base "!stream.resource"
    %target_encoding_dims = irdl.any {varve.rule = "Index"}
    %target_size = irdl.any {varve.rule = "Index"}
    %start_indices = irdl.any {varve.rule = "Index"}
    %lengths = irdl.any {varve.rule = "Index"}
    %value = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat, AnyComplex>"}
    %result = irdl.base "!stream.resource"
    %target_encoding = irdl.any {varve.rule = "TypeAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      target: %target,
      target_encoding_dims: variadic %target_encoding_dims,
      target_size: %target_size,
      start_indices: variadic %start_indices,
      lengths: variadic %lengths,
      value: %value) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "target_encoding" = %target_encoding,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @tensor.import attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? (`consume` $consume^)? $source `:` type($source) `->` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `{` $result_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Util_ShapeAwareOp", "Util_SizeAwareOp", "Util_TiedOpInterface", "Pure"],
    varve.let = [
      "type($result_encoding_dims) = index",
      "type($result_size) = index"]
  } {
    %source = irdl.any
    %result_encoding_dims = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %result_encoding = irdl.any {varve.rule = "TypeAttr"}
    %consume = irdl.any {varve.rule = "UnitAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      result_encoding_dims: variadic %result_encoding_dims,
      result_size: %result_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_encoding" = %result_encoding,
      "consume" = %consume,
      "affinity" = %affinity
    } {
      varve.optional = ["consume", "affinity"]
    }
  }
  irdl.operation @tensor.load attributes {
    varve.format = "$source (`[` $indices^ `]`)? `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in` type($source) `` `{` $source_size `}` `->` type($result) attr-dict-with-keyword",
    varve.traits = ["Stream_TensorPhaseOp", "Util_ShapeAwareOp", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($source_encoding_dims) = index",
      "type($source_size) = index",
      "type($indices) = index"]
  } {
    %source = irdl.base "!stream.resource"
    %source_encoding_dims = irdl.any {varve.rule = "Index"}
    %source_size = irdl.any {varve.rule = "Index"}
    %indices = irdl.any {varve.rule = "Index"}
    %result = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat, AnyComplex, AnyVectorOfNonZeroRank>"}
    %source_encoding = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      source: %source,
      source_encoding_dims: variadic %source_encoding_dims,
      source_size: %source_size,
      indices: variadic %indices) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "source_encoding" = %source_encoding
    }
  }
  irdl.operation @tensor.parameter.load attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? custom<ParameterReference>($source_scope, $source_key) `` `[` $source_offset `]` `:` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_StreamableOp", "Stream_TensorPhaseOp", "Util_ShapeAwareOp", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($source_scope) = !util.buffer",
      "type($source_key) = !util.buffer",
      "type($source_offset) = i64",
      "type($result_encoding_dims) = index",
      "type($result_size) = index"]
  } {
    %source_scope = irdl.base "!util.buffer"
    %source_key = irdl.base "!util.buffer"
    %source_offset = irdl.any {varve.rule = "I64"}
    %result_encoding_dims = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %result_encoding = irdl.any {varve.rule = "TypeAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source_scope: optional %source_scope,
      source_key: %source_key,
      source_offset: %source_offset,
      result_encoding_dims: variadic %result_encoding_dims,
      result_size: %result_size) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_encoding" = %result_encoding,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @tensor.parameter.write attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $source `->` custom<ParameterReference>($target_scope, $target_key) `` `[` $target_offset `]` `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in` type($source) `` `{` $source_size `}` attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<source,result>", "Stream_AffinityOp", "Stream_TensorPhaseOp", "Util_ShapeAwareOp", "Util_SizeAwareOp", "Util_TiedOpInterface"],
    varve.let = [
      "type($result) = type($source)",
      "type($source_encoding_dims) = index",
      "type($source_size) = index",
      "type($target_scope) = !util.buffer",
      "type($target_key) = !util.buffer",
      "type($target_offset) = i64"]
  } {
    %source = irdl.base "!stream.resource"
    %source_encoding_dims = irdl.any {varve.rule = "Index"}
    %source_size = irdl.any {varve.rule = "Index"}
    %target_scope = irdl.base "!util.buffer"
    %target_key = irdl.base "!util.buffer"
    %target_offset = irdl.any {varve.rule = "I64"}
    %result = irdl.base "!stream.resource"
    %source_encoding = irdl.any {varve.rule = "TypeAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_encoding_dims: variadic %source_encoding_dims,
      source_size: %source_size,
      target_scope: optional %target_scope,
      target_key: %target_key,
      target_offset: %target_offset) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "source_encoding" = %source_encoding,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @tensor.sizeof attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $encoding (`{` $encoding_dims^ `}`)? attr-dict `:` type($storage_size)",
    varve.traits = ["Stream_AffinityOp", "Stream_TensorPhaseOp", "Pure"],
    varve.let = [
      "type($encoding_dims) = index",
      "type($storage_size) = index"]
  } {
    %encoding_dims = irdl.any {varve.rule = "Index"}
    %storage_size = irdl.any {varve.rule = "Index"}
    %encoding = irdl.any {varve.rule = "TypeAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      encoding_dims: variadic %encoding_dims)
    irdl.results(
      storage_size: %storage_size)
    irdl.attributes {
      "encoding" = %encoding,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @tensor.slice attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $source `[` $start_indices `for` $lengths `]` `:` $source_encoding (`` `{` $source_encoding_dims^ `}`)? `in` type($source) `` `{` $source_size `}` `->` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_StreamableOp", "Stream_TensorPhaseOp", "Util_ShapeAwareOp", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($source_encoding_dims) = index",
      "type($source_size) = index",
      "type($start_indices) = index",
      "type($lengths) = index",
      "type($result_encoding_dims) = index",
      "type($result_size) = index"]
  } {
    %source = irdl.base "!stream.resource"
    %source_encoding_dims = irdl.any {varve.rule = "Index"}
    %source_size = irdl.any {varve.rule = "Index"}
    %start_indices = irdl.any {varve.rule = "Index"}
    %lengths = irdl.any {varve.rule = "Index"}
    %result_encoding_dims = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %source_encoding = irdl.any {varve.rule = "TypeAttr"}
    %result_encoding = irdl.any {varve.rule = "TypeAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      source: %source,
      source_encoding_dims: variadic %source_encoding_dims,
      source_size: %source_size,
      start_indices: variadic %start_indices,
      lengths: variadic %lengths,
      result_encoding_dims: variadic %result_encoding_dims,
      result_size: %result_size) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "source_encoding" = %source_encoding,
      "result_encoding" = %result_encoding,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @tensor.splat attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $value `:` type($value) `->` $result_encoding (`` `{` $result_encoding_dims^ `}`)? `in` type($result) `` `{` $result_size `}` attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Stream_StreamableOp", "Stream_TensorPhaseOp", "Util_ShapeAwareOp", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($result_encoding_dims) = index",
      "type($result_size) = index"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat, AnyComplex>"}
    %result_encoding_dims = irdl.any {varve.rule = "Index"}
    %result_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %result_encoding = irdl.any {varve.rule = "TypeAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      value: %value,
      result_encoding_dims: variadic %result_encoding_dims,
      result_size: %result_size)
    irdl.results(
      result: %result)
    irdl.attributes {
      "result_encoding" = %result_encoding,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @tensor.store attributes {
    varve.traits = ["AllTypesMatch<target,result>", "Stream_TensorPhaseOp", "Util_ShapeAwareOp", "Util_SizeAwareOp", "Util_TiedOpInterface", "Pure"],
    varve.let = [
      "type($result) = type($target)",
      "type($target_encoding_dims) = index",
      "type($target_size) = index",
      "type($indices) = index"],
    varve.format = "$value `,` $target (`[` $indices^ `]`)? `:` type($value) `->` $target_encoding (`` `{` $target_encoding_dims^ `}`)? `in` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
    %target = irdl.base "!stream.resource"
    %target_encoding_dims = irdl.any {varve.rule = "Index"}
    %target_size = irdl.any {varve.rule = "Index"}
    %indices = irdl.any {varve.rule = "Index"}
    %value = irdl.any {varve.rule = "AnyOf<Index, AnyInteger, AnyFloat, AnyComplex, AnyVectorOfNonZeroRank>"}
    %result = irdl.base "!stream.resource"
    %target_encoding = irdl.any {varve.rule = "TypeAttr"}
    irdl.operands(
      target: %target,
      target_encoding_dims: variadic %target_encoding_dims,
      target_size: %target_size,
      indices: variadic %indices,
      value: %value) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "target_encoding" = %target_encoding
    }
  }
  irdl.operation @tensor.trace attributes {
    varve.format = "$key `=` `[` custom<EncodedResourceOperands>( $resources, type($resources), $resource_sizes, $resource_encodings, $resource_encoding_dims) `]` attr-dict-with-keyword",
    varve.traits = ["Util_ShapeAwareOp", "Util_SizeAwareOp"],
    varve.let = [
      "type($resource_sizes) = index",
      "type($resource_encoding_dims) = index"]
  } {
    %resources = irdl.base "!stream.resource"
    %resource_sizes = irdl.any {varve.rule = "Index"}
    %resource_encoding_dims = irdl.any {varve.rule = "Index"}
    %key = irdl.any {varve.rule = "StrAttr"}
    %resource_encodings = irdl.any {varve.rule = "ArrayOf<TypeAttr>"}
    irdl.operands(
      resources: variadic %resources,
      resource_sizes: variadic %resource_sizes,
      resource_encoding_dims: variadic %resource_encoding_dims) {
      varve.segments
    }
    irdl.attributes {
      "key" = %key,
      "resource_encodings" = %resource_encodings
    }
  }
  irdl.operation @tensor.update attributes {
    varve.traits = ["AllTypesMatch<target,result>", "Stream_AffinityOp", "Stream_StreamableOp", "Stream_TensorPhaseOp", "Util_ShapeAwareOp", "Util_SizeAwareOp", "Util_TiedOpInterface"],
    varve.let = [
      "type($result) = type($target)",
      "type($target_encoding_dims) = index",
      "type($target_size) = index",
      "type($start_indices) = index",
      "type($update_encoding_dims) = index",
      "type($update_size) = index"],
    varve.format = "(`on` `(` $affinity^ `)`)? $update `,` $target `[` $start_indices `]` `:` $update_encoding (`` `{` $update_encoding_dims^ `}`)? `in` type($update) `` `{` $update_size `}` `->` $target_encoding (`` `{` $target_encoding_dims^ `}`)? `in` one( again($target) `as` | ) type($target) `` `{` $target_size `}` attr-dict-with-keyword"
  } {
    %target = irdl.base "!stream.resource"
    %target_encoding_dims = irdl.any {varve.rule = "Index"}
    %target_size = irdl.any {varve.rule = "Index"}
    %start_indices = irdl.any {varve.rule = "Index"}
    %update = irdl.base "!stream.resource"
    %update_encoding_dims = irdl.any {varve.rule = "Index"}
    %update_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %target_encoding = irdl.any {varve.rule = "TypeAttr"}
    %update_encoding = irdl.any {varve.rule = "TypeAttr"}
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      target: %target,
      target_encoding_dims: variadic %target_encoding_dims,
      target_size: %target_size,
      start_indices: variadic %start_indices,
      update: %update,
      update_encoding_dims: variadic %update_encoding_dims,
      update_size: %update_size) {
      varve.segments
    }
    irdl.results(
      result: %result)
    irdl.attributes {
      "target_encoding" = %target_encoding,
      "update_encoding" = %update_encoding,
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @test.timeline_aware attributes {
    varve.format = "`(` $args `)` `waits` `(` $wait_fence_likes `)` `signals` `(` $signal_fence_like `)` attr-dict `:` functional-type($args, $results)",
    varve.traits = ["Stream_TimelineAwareOp", "Pure"],
    varve.let = [
      "type($wait_fence_likes) = !stream.test.fence",
      "type($signal_fence_like) = !stream.test.fence"]
  } {
    %args = irdl.any
    %wait_fence_likes = irdl.base "!stream.test.fence"
    %signal_fence_like = irdl.base "!stream.test.fence"
    %results = irdl.any
    irdl.operands(
      args: variadic %args,
      wait_fence_likes: variadic %wait_fence_likes,
      signal_fence_like: %signal_fence_like) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @test.timeline_op attributes {
    varve.format = "(`await_limit` `(` $await_limit^ `)`)? (`await` `(` $await_operands^ `)` `=` `` `>`)? `with` `(` $resource_operands `)` attr-dict `:` custom<ShapedFunctionType>(ref($resource_operands), type($resource_operands), $resource_operand_sizes, type($results), $result_sizes, $tied_operands) `=` `` `>` type($result_timepoint)",
    varve.traits = ["Stream_TimelineOp", "Util_SizeAwareOp", "Pure"],
    varve.let = [
      "type($resource_operand_sizes) = index",
      "type($result_sizes) = index",
      "type($await_operands) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %resource_operands = irdl.base "!stream.resource"
    %resource_operand_sizes = irdl.any {varve.rule = "Index"}
    %result_sizes = irdl.any {varve.rule = "Index"}
    %await_operands = irdl.base "!stream.timepoint"
    %results = irdl.base "!stream.resource"
    %result_timepoint = irdl.base "!stream.timepoint"
    %tied_operands = irdl.any {varve.rule = "ArrayOf<IndexAttr>"}
    %await_limit = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      resource_operands: variadic %resource_operands,
      resource_operand_sizes: variadic %resource_operand_sizes,
      result_sizes: variadic %result_sizes,
      await_operands: variadic %await_operands) {
      varve.segments
    }
    irdl.results(
      results: variadic %results,
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "tied_operands" = %tied_operands,
      "await_limit" = %await_limit
    } {
      varve.optional = ["tied_operands", "await_limit"]
    }
  }
  irdl.operation @timepoint.await attributes {
    varve.traits = ["Stream_TiedResourcePassthrough", "Stream_TimelineOp", "Util_SizeAwareOp", "Util_TiedOpInterface", "Pure"],
    varve.let = [
      "type($resource_operand_sizes) = index",
      "type($await_timepoint) = !stream.timepoint"],
    varve.format = "(`sync` $sync^)? $await_timepoint `=` `` `>` $resource_operands `:` custom<ShapedTypeList>(type($resource_operands), $resource_operand_sizes) let(types($results) = types($resource_operands)) attr-dict-with-keyword"
  } {
    %resource_operands = irdl.base "!stream.resource"
    %resource_operand_sizes = irdl.any {varve.rule = "Index"}
    %await_timepoint = irdl.base "!stream.timepoint"
    %results = irdl.base "!stream.resource"
    %sync = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      resource_operands: variadic %resource_operands,
      resource_operand_sizes: variadic %resource_operand_sizes,
      await_timepoint: %await_timepoint) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "sync" = %sync
    } {
      varve.optional = ["sync"]
    }
  }
  irdl.operation @timepoint.barrier attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $resource `:` type($resource) `` `{` $resource_size `}` `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
    varve.traits = ["AllTypesMatch<resource,result>", "Stream_AffinityOp", "Stream_TiedResourcePassthrough", "Stream_TimelineOp", "Util_SizeAwareOp", "Util_TiedOpInterface", "Pure"],
    varve.let = [
      "type($result) = type($resource)",
      "type($resource_size) = index",
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %resource = irdl.base "!stream.resource"
    %resource_size = irdl.any {varve.rule = "Index"}
    %result = irdl.base "!stream.resource"
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      resource: %resource,
      resource_size: %resource_size)
    irdl.results(
      result: %result,
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @timepoint.chain_external attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $await_timepoint `=` `` `>` `(` $external_values `:` type($external_values) `)` attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp"],
    varve.let = [
      "type($await_timepoint) = !stream.timepoint"]
  } {
    %await_timepoint = irdl.base "!stream.timepoint"
    %external_values = irdl.any
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      await_timepoint: %await_timepoint,
      external_values: variadic %external_values)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @timepoint.export attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $await_timepoint `=` `` `>` `(` type($results) `)` attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Pure"],
    varve.let = [
      "type($await_timepoint) = !stream.timepoint"]
  } {
    %await_timepoint = irdl.base "!stream.timepoint"
    %results = irdl.any
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      await_timepoint: %await_timepoint)
    irdl.results(
      results: variadic %results)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @timepoint.immediate attributes {
    varve.format = "attr-dict `=` `` `>` type($result_timepoint)",
    varve.traits = ["ConstantLike", "Stream_TimelineOp", "Pure"],
    varve.let = [
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %result_timepoint = irdl.base "!stream.timepoint"
    irdl.results(
      result_timepoint: %result_timepoint)
  }
  irdl.operation @timepoint.import attributes {
    varve.format = "(`on` `(` $affinity^ `)`)? $operands `:` `(` type($operands) `)` `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
    varve.traits = ["Stream_AffinityOp", "Pure"],
    varve.let = [
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %operands = irdl.any
    %result_timepoint = irdl.base "!stream.timepoint"
    %affinity = irdl.any {varve.rule = "Implements<\22AffinityAttr\22>"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      result_timepoint: %result_timepoint)
    irdl.attributes {
      "affinity" = %affinity
    } {
      varve.optional = ["affinity"]
    }
  }
  irdl.operation @timepoint.join attributes {
    varve.format = "`max` `(` $await_timepoints `)` `=` `` `>` type($result_timepoint) attr-dict-with-keyword",
    varve.traits = ["Stream_TimelineOp", "Pure"],
    varve.let = [
      "type($await_timepoints) = !stream.timepoint",
      "type($result_timepoint) = !stream.timepoint"]
  } {
    %await_timepoints = irdl.base "!stream.timepoint"
    %result_timepoint = irdl.base "!stream.timepoint"
    irdl.operands(
      await_timepoints: variadic %await_timepoints)
    irdl.results(
      result_timepoint: %result_timepoint)
  }
  irdl.operation @yield attributes {
    varve.format = "attr-dict ($resource_operands^ `:` custom<ShapedTypeList>(type($resource_operands), $resource_operand_sizes))?",
    varve.traits = ["HasParent<stream.async.execute,stream.async.concurrent,stream.cmd.execute,stream.cmd.serial,stream.cmd.concurrent>", "Pure", "RegionBranchTerminatorOpInterface", "Terminator", "SameVariadicOperandSize", "Util_ClosureYieldOpInterface", "Util_SizeAwareOp"],
    varve.let = [
      "type($resource_operand_sizes) = index"]
  } {
    %resource_operands = irdl.base "!stream.resource"
    %resource_operand_sizes = irdl.any {varve.rule = "Index"}
    irdl.operands(
      resource_operands: variadic %resource_operands,
      resource_operand_sizes: variadic %resource_operand_sizes)
  }
}
