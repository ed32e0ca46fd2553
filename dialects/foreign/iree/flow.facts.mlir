// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of the project gives to values.
irdl.dialect @flow attributes {varve.llvm = "24"} {
  // Absent visibility is printed as public, which is parsed as a value.
  "varve.directive"() {
    sym_name = "SymbolVisibility",
    takes = ["$visibility"],
    format = "one( `public` let($visibility = 'public') | `private` let($visibility = 'private') | `nested` let($visibility = 'nested') | printed `public` )"
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
}
