// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @shard {
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
  irdl.operation @grid_shape attributes {varve.names = "grid_shape"} {
  }
  irdl.operation @neighbors_linear_indices attributes {varve.names = "down_linear_idx, up_linear_idx"} {
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
  irdl.operation @shard_shape attributes {varve.names = "shard_shape"} {
  }
  irdl.operation @sharding attributes {varve.names = "sharding"} {
  }
  irdl.operation @shift attributes {varve.names = "shift"} {
  }
}
