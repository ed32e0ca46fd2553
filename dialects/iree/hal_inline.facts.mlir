// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Names that the C++ of the project gives to values.
irdl.dialect @hal_inline attributes {varve.llvm = "24"} {
  irdl.operation @buffer.allocate attributes {varve.names = "buffer, storage"} {
  }
  irdl.operation @buffer.length attributes {varve.names = "length"} {
  }
  irdl.operation @buffer.storage attributes {varve.names = "storage"} {
  }
  irdl.operation @buffer.subspan attributes {varve.names = "buffer"} {
  }
  irdl.operation @buffer.wrap attributes {varve.names = "mapped"} {
  }
  irdl.operation @buffer_view.buffer attributes {varve.names = "buffer"} {
  }
  irdl.operation @buffer_view.create attributes {varve.names = "view"} {
  }
  "varve.directive"() {
    sym_name = "SizeAwareType",
    takes = ["type $x", "$size"],
    format = "type($x) `` `{` $size `}`"
  } : () -> ()
  // The size is that of the source.
  irdl.operation @buffer.allocate.initialized attributes {
    varve.names = "buffer, storage",
    varve.format = "`source` `(` $source `:` type($source) `)` `` `[` $offset `,` $length `]` `alignment` `(` $minimum_alignment `)` `:` type($result) `` `{` again($length) `}` `in` type($storage) attr-dict-with-keyword"
  } {
  }
}
