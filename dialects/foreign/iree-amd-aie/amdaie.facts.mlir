// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The forms that the C++ of the dialect parses, the names that it gives to values, and an alias.
irdl.dialect @amdaie {
  irdl.attribute @"#packing_config" attributes {varve.alias = "packingConfig"} {
  }
  irdl.operation @bd_id attributes {varve.names = "bd_id"} {
  }
  irdl.operation @buffer attributes {varve.names = "buffer"} {
  }
  irdl.operation @channel attributes {varve.names = "channel"} {
  }
  irdl.operation @lock attributes {varve.names = "lock"} {
  }
  "varve.directive"() {
    sym_name = "AsyncTokenType",
    takes = ["type $token"],
    format = "one( let(types($token) = []) | `async` let(types($token) = [!amdaie.async_token]) | `async_source` let(types($token) = [!amdaie.async_source_token]) | `async_target` let(types($token) = [!amdaie.async_target_token]) )"
  } : () -> ()
  irdl.operation @npu.dma_cpy_nd attributes {varve.format = [
    "one( let(types($async_tokens) = []) | `async_source` let(types($async_tokens) = [!amdaie.async_source_token])",
    "| `async_target` one( let(types($async_tokens) = [!amdaie.async_target_token]) | `async_source` let(types($async_tokens) = [!amdaie.async_target_token, !amdaie.async_source_token]) ) )",
    "$connection `` `(` $target custom<DynamicIndexList>($target_offsets, $target_static_offsets) custom<DynamicIndexList>($target_sizes, $target_static_sizes) custom<DynamicIndexList>($target_strides, $target_static_strides) (`bd_id` `=` $target_bd_id^)? `,`",
    "$source custom<DynamicIndexList>($source_offsets, $source_static_offsets) custom<DynamicIndexList>($source_sizes, $source_static_sizes) custom<DynamicIndexList>($source_strides, $source_static_strides) (`bd_id` `=` $source_bd_id^)? `)` attr-dict-with-keyword",
    "if(count($target) > 0 or count($source) > 0: `:`) (`target_type` `=` qualified(type($target))^)? (`source_type` `=` qualified(type($source))^)?"]} {
  }
}
