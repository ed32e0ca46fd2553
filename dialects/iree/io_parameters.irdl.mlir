irdl.dialect @io_parameters attributes {
  varve.set = "iree",
  varve.llvm = "24"
} {
  "varve.directive"() {
    format = "deeper some($keys $offsets $target_offsets $lengths by `,`: `\\n` `` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]` `->` same($target) `` `[` $target_offsets `for` $lengths `]` `:` same(type($target))) higher `\\n` ``",
    sym_name = "ParameterGatherOperations",
    takes = ["$scope", "$keys", "$offsets", "$target", "type $target", "$target_offsets", "$lengths"]
  } : () -> ()
  "varve.directive"() {
    format = "deeper some($keys $offsets type($results) $sizes by `,`: `\\n` `` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]` `:` type($results) `` `{` $sizes `}`) higher `\\n` ``",
    sym_name = "ParameterLoadOperations",
    takes = ["$scope", "$keys", "$offsets", "type $results", "$sizes"]
  } : () -> ()
  "varve.directive"() {
    format = "deeper some($source_offsets $lengths $keys $offsets by `,`: `\\n` `` same($source) `` `[` $source_offsets `for` $lengths `]` `:` same(type($source)) `->` (same($scope)^ `` `:` `` `:` ``)? $keys `` `[` $offsets `]`) higher `\\n` ``",
    sym_name = "ParameterScatterOperations",
    takes = ["$source", "type $source", "$source_offsets", "$lengths", "$scope", "$keys", "$offsets"]
  } : () -> ()
  irdl.operation @gather attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(` $signal_fence `)` `{` custom<ParameterGatherOperations>( $source_scope, $source_keys, $source_offsets, $target_buffer, type($target_buffer), $target_offsets, $target_lengths) `}` attr-dict-with-keyword",
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($wait_fence) = !hal.fence",
      "type($signal_fence) = !hal.fence",
      "type($source_scope) = !util.buffer",
      "type($source_keys) = !util.buffer",
      "type($source_offsets) = i64",
      "type($target_buffer) = !hal.buffer",
      "type($target_offsets) = index",
      "type($target_lengths) = index"]
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %wait_fence = irdl.any
    %signal_fence = irdl.any
    %source_scope = irdl.base "!util.buffer"
    %source_keys = irdl.base "!util.buffer"
    %source_offsets = irdl.any {varve.rule = "I64"}
    %target_buffer = irdl.any
    %target_offsets = irdl.any {varve.rule = "Index"}
    %target_lengths = irdl.any {varve.rule = "Index"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      wait_fence: %wait_fence,
      signal_fence: %signal_fence,
      source_scope: optional %source_scope,
      source_keys: variadic %source_keys,
      source_offsets: variadic %source_offsets,
      target_buffer: %target_buffer,
      target_offsets: variadic %target_offsets,
      target_lengths: variadic %target_lengths) {
      varve.segments
    }
  }
  irdl.operation @load attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(` $signal_fence `)` `type` `(` $memory_types `)` `usage` `(` $buffer_usage `)` `{` custom<ParameterLoadOperations>( $source_scope, $source_keys, $source_offsets, type($results), $lengths) `}` attr-dict-with-keyword",
    varve.traits = ["Util_SizeAwareOp"],
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($wait_fence) = !hal.fence",
      "type($signal_fence) = !hal.fence",
      "type($source_scope) = !util.buffer",
      "type($source_keys) = !util.buffer",
      "type($source_offsets) = i64",
      "type($memory_types) = i32",
      "type($buffer_usage) = i32",
      "type($lengths) = index",
      "type($results) = !hal.buffer"]
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %wait_fence = irdl.any
    %signal_fence = irdl.any
    %source_scope = irdl.base "!util.buffer"
    %source_keys = irdl.base "!util.buffer"
    %source_offsets = irdl.any {varve.rule = "I64"}
    %memory_types = irdl.any {varve.rule = "I32"}
    %buffer_usage = irdl.any {varve.rule = "I32"}
    %lengths = irdl.any {varve.rule = "Index"}
    %results = irdl.any
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      wait_fence: %wait_fence,
      signal_fence: %signal_fence,
      source_scope: optional %source_scope,
      source_keys: variadic %source_keys,
      source_offsets: variadic %source_offsets,
      memory_types: %memory_types,
      buffer_usage: %buffer_usage,
      lengths: variadic %lengths) {
      varve.segments
    }
    irdl.results(
      results: variadic %results)
  }
  irdl.operation @scatter attributes {
    varve.format = "`<` $device `:` type($device) `>` `affinity` `(` $queue_affinity `)` `wait` `(` $wait_fence `)` `signal` `(` $signal_fence `)` `{` custom<ParameterScatterOperations>( $source_buffer, type($source_buffer), $source_offsets, $source_lengths, $target_scope, $target_keys, $target_offsets) `}` attr-dict-with-keyword",
    varve.let = [
      "type($device) = !hal.device",
      "type($queue_affinity) = i64",
      "type($wait_fence) = !hal.fence",
      "type($signal_fence) = !hal.fence",
      "type($source_buffer) = !hal.buffer",
      "type($source_offsets) = index",
      "type($source_lengths) = index",
      "type($target_scope) = !util.buffer",
      "type($target_keys) = !util.buffer",
      "type($target_offsets) = i64"]
  } {
    %device = irdl.any
    %queue_affinity = irdl.any {varve.rule = "I64"}
    %wait_fence = irdl.any
    %signal_fence = irdl.any
    %source_buffer = irdl.any
    %source_offsets = irdl.any {varve.rule = "Index"}
    %source_lengths = irdl.any {varve.rule = "Index"}
    %target_scope = irdl.base "!util.buffer"
    %target_keys = irdl.base "!util.buffer"
    %target_offsets = irdl.any {varve.rule = "I64"}
    irdl.operands(
      device: %device,
      queue_affinity: %queue_affinity,
      wait_fence: %wait_fence,
      signal_fence: %signal_fence,
      source_buffer: %source_buffer,
      source_offsets: variadic %source_offsets,
      source_lengths: variadic %source_lengths,
      target_scope: optional %target_scope,
      target_keys: variadic %target_keys,
      target_offsets: variadic %target_offsets) {
      varve.segments
    }
  }
}
