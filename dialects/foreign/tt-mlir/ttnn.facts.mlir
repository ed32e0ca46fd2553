// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The attributes that the C++ of the dialect parses, and aliases.
irdl.dialect @ttnn {
  irdl.attribute @"#ttnn_layout" attributes {varve.alias = "ttnn_layout"} {
  }
  irdl.attribute @"#buffer_type" attributes {varve.alias = "{$value}"} {
  }
  // Of y and x.
  irdl.attribute @"#mesh_offset" attributes {varve.format = "shaped($coord)"} {
    %numbers = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(coord: %numbers)
  }
  irdl.attribute @"#mesh_shape" attributes {varve.format = "shaped($coord)"} {
    %numbers = irdl.any {varve.rule = "array<i64>"}
    irdl.parameters(coord: %numbers)
  }
  // The coordinates of a core are written as a pair.
  irdl.attribute @"#core_range" attributes {varve.format = [
    "`<` `(` $start_coord.x `` `,` `` $start_coord.y `)` `,` ` ` `(` $end_coord.x `` `,` `` $end_coord.y `)` `>`"]} {
    %coord = irdl.any {varve.rule = "record<x: u64, y: u64>"}
    irdl.parameters(start_coord: %coord, end_coord: %coord)
  }
  irdl.attribute @"#mesh_range" attributes {varve.format = [
    "`<` `(` $start_coord.y `` `,` `` $start_coord.x `)` `,` ` ` `(` $end_coord.y `` `,` `` $end_coord.x `)` `>`"]} {
    %coord = irdl.any {varve.rule = "record<y: i64, x: i64>"}
    irdl.parameters(start_coord: %coord, end_coord: %coord)
  }
  irdl.attribute @"#memory_config" attributes {varve.format = [
    "`<` $bufferType one( | `,` one( `<` $tensorMemoryLayout `>` one( | `,` one( $shardSpec | `ndShardSpec` `=` $ndShardSpec ) )",
    "  | $shardSpec | `ndShardSpec` `=` $ndShardSpec ) ) `>`"]} {
    %buffer = irdl.base "#ttnn.buffer_type"
    %layout = irdl.any {varve.rule = "enum<@TensorMemoryLayout>"}
    %any = irdl.any {varve.rule = "attribute"}
    %nd = irdl.base "#ttnn.nd_shard_spec"
    irdl.parameters(bufferType: %buffer, tensorMemoryLayout: %layout, shardSpec: %any, ndShardSpec: %nd)
      {varve.optional = ["tensorMemoryLayout", "shardSpec", "ndShardSpec"]}
  }
}
