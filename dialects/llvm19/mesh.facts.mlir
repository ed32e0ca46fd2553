// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 19's ODS does not say of this dialect.
irdl.dialect @mesh {
  irdl.attribute @"#shard" {
    %mesh = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %split = irdl.any {varve.rule = "array<DenseI16ArrayAttr>"}
    %partial = irdl.any {varve.rule = "array<i16>"}
    %type = irdl.any {varve.rule = "enum<@ReductionKind>"}
    irdl.parameters(mesh: %mesh, split_axes: %split, partial_axes: %partial, partial_type: %type) {
      varve.optional = ["partial_axes"], varve.defaults = {partial_type = 0 : i32}
    }
  }
  irdl.operation @all_gather attributes {varve.names = "all_gather"} {
  }
  irdl.operation @all_reduce attributes {varve.names = "all_reduce"} {
  }
  irdl.operation @all_slice attributes {varve.names = "all_slice"} {
  }
  irdl.operation @all_to_all attributes {varve.names = "all_to_all"} {
  }
  irdl.operation @broadcast attributes {varve.names = "broadcast"} {
  }
  irdl.operation @gather attributes {varve.names = "gather"} {
  }
  irdl.operation @mesh_shape attributes {varve.names = "mesh_shape"} {
  }
  irdl.operation @process_linear_index attributes {varve.names = "proc_linear_idx"} {
  }
  irdl.operation @process_multi_index attributes {varve.names = "proc_linear_idx"} {
  }
  irdl.operation @recv attributes {varve.names = "recv"} {
  }
  irdl.operation @reduce attributes {varve.names = "reduce"} {
  }
  irdl.operation @reduce_scatter attributes {varve.names = "reduce_scatter"} {
  }
  irdl.operation @scatter attributes {varve.names = "scatter"} {
  }
  irdl.operation @send attributes {varve.names = "send"} {
  }
  irdl.operation @shard attributes {varve.names = "sharding_annotated"} {
  }
  irdl.operation @shift attributes {varve.names = "shift"} {
  }
}
