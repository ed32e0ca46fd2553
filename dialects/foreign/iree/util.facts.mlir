// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of the project gives to values.
irdl.dialect @util attributes {varve.llvm = "24"} {
  irdl.operation @buffer.alloc attributes {varve.names = "buffer"} {
  }
  irdl.operation @buffer.constant attributes {varve.names = "{if(has($name), $name, 'buffer_cst')}"} {
  }
  irdl.operation @buffer.size attributes {varve.names = "buffer_size"} {
  }
  irdl.operation @buffer.slice attributes {varve.names = "buffer"} {
  }
  irdl.operation @buffer.storage attributes {varve.names = "buffer_storage, buffer_offset"} {
  }
  irdl.operation @buffer.subspan attributes {varve.names = "buffer_span"} {
  }
  irdl.operation @global.address attributes {varve.names = "ptr_{$global}"} {
  }
  irdl.operation @global.load attributes {varve.names = "{$global}"} {
  }
  irdl.operation @string.itoa attributes {varve.names = "itoa"} {
  }
}
